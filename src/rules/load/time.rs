//! Chapter `[time]` with `[time.overtime]` and `[time.move_cap]`.

use crate::domain::Millis;
use crate::rules::{Cited, MoveCap, OnZero, Overtime, TimeControl};

use super::book::Book;
use super::parse::{self, Value, Wrong, list};
use super::reader::Reader;

pub(super) fn read(file: &mut Reader<'_>, book: &mut Book<'_>) -> Option<TimeControl> {
    let mut chapter = file.chapter(book, "time")?;
    let mode = chapter.leaf(book, "mode", parse::named);
    let budget = chapter.leaf(book, "budget_s", parse::seconds);
    let budget_options = chapter.leaf(book, "budget_options_s", list(parse::seconds));
    let restart_budget = chapter.leaf(book, "restart_budget", parse::named);
    let warn_at = chapter.leaf(book, "warn_at_s", list(parse::seconds));
    let neutral_between_moves = chapter.leaf(book, "neutral_between_moves", parse::boolean);
    let on_zero = chapter.leaf(book, "on_zero", parse::named);
    let dead_phases = chapter.leaf(book, "dead_phases", list(parse::named));
    let budget_range = chapter.leaf_if_any(book, "budget_range_s", range);
    let cap_there = chapter.has("move_cap");
    let move_cap = chapter.chapter_if_any(book, "move_cap").and_then(|table| read_move_cap(table, book));
    let overtime_there = chapter.has("overtime");
    let overtime = chapter.chapter_if_any(book, "overtime").and_then(|table| read_overtime(table, book));
    chapter.close(book);

    book.seen.neutral = neutral_between_moves.as_ref().map(|leaf| leaf.value);
    book.seen.mode = mode.as_ref().map(|leaf| leaf.value);
    positive(book, "time.budget_s", budget.as_ref().map(|leaf| vec![leaf.value]));
    positive(book, "time.budget_options_s", budget_options.as_ref().map(|leaf| leaf.value.clone()));
    positive(book, "time.warn_at_s", warn_at.as_ref().map(|leaf| leaf.value.clone()));
    overtime_agrees(book, on_zero.as_ref(), overtime_there);
    book.seen.overtime = overtime_there;
    warnings_agree(book, warn_at.as_ref(), budget.as_ref(), budget_range.as_ref().and_then(Option::as_ref));
    Some(TimeControl {
        mode: mode?,
        budget: budget?,
        budget_options: budget_options?,
        restart_budget: restart_budget?,
        warn_at: warn_at?,
        neutral_between_moves: neutral_between_moves?,
        on_zero: on_zero?,
        move_cap: if cap_there { Some(move_cap?) } else { None },
        overtime: if overtime_there { Some(overtime?) } else { None },
        dead_phases: dead_phases?,
        budget_range: budget_range?,
    })
}

/// The shortest and the longest budget in seconds: `[120, 180]`.
fn range(value: &Value<'_>) -> Result<(Millis, Millis), Wrong> {
    let help = "write the shortest and the longest budget in seconds: [120, 180]";
    match list(parse::seconds)(value)?.as_slice() {
        [from, to] if from.0 > 0 && from < to => Ok((*from, *to)),
        [_, _] => {
            Err(Wrong::new("the shortest budget is not shorter than the longest, or none at all", help))
        }
        _ => Err(Wrong::new("needs two lengths of time", help)),
    }
}

/// A clock can only warn of the end of a budget that has begun; what it is set to lies in the range.
fn warnings_agree(
    book: &mut Book<'_>,
    warn_at: Option<&Cited<Vec<Millis>>>,
    budget: Option<&Cited<Millis>>,
    range: Option<&Cited<(Millis, Millis)>>,
) {
    let Some(budget) = budget.map(|leaf| leaf.value) else { return };
    if warn_at.is_some_and(|leaf| leaf.value.iter().any(|at| *at >= budget)) {
        let help = "write seconds that are left on the clock, fewer than the budget";
        book.contradiction("time.warn_at_s", "warns before the budget has begun", help);
    }
    if range.is_some_and(|leaf| !(leaf.value.0..=leaf.value.1).contains(&budget)) {
        let help = "let budget_s lie in the range, or widen the range";
        book.contradiction("time.budget_range_s", "does not contain the usual budget", help);
    }
}

/// Play goes on at zero exactly where overtime has a price.
fn overtime_agrees(book: &mut Book<'_>, on_zero: Option<&Cited<OnZero>>, overtime_there: bool) {
    match on_zero {
        Some(on_zero) if overtime_there && on_zero.value != OnZero::Overtime => book.contradiction(
            "time.overtime",
            "has a price for overtime, but on_zero lets nobody play on",
            "set time.on_zero to \"overtime\", or take [time.overtime] out",
        ),
        Some(on_zero) if !overtime_there && on_zero.value == OnZero::Overtime => book.lacks(
            "time.on_zero",
            "lets play go on at zero, but nothing says what overtime costs",
            "add [time.overtime], or set another on_zero",
        ),
        _ => {}
    }
}

fn read_overtime(mut chapter: Reader<'_>, book: &mut Book<'_>) -> Option<Overtime> {
    let points = chapter.leaf(book, "points", parse::points);
    let per = chapter.leaf(book, "per_s", parse::seconds);
    let full_unit = chapter.leaf(book, "full_unit", parse::named);
    let max = chapter.leaf_if_any(book, "max_s", parse::seconds);
    let free_after_end = chapter.leaf(book, "free_after_end", parse::boolean);
    chapter.close(book);
    positive(book, "time.overtime.per_s", per.as_ref().map(|leaf| vec![leaf.value]));
    positive(
        book,
        "time.overtime.max_s",
        max.as_ref().and_then(|max| max.as_ref().map(|leaf| vec![leaf.value])),
    );
    if points.as_ref().is_some_and(|leaf| leaf.value.0 >= 0) {
        book.contradiction("time.overtime.points", "is no deduction", "write a number below zero: -10");
    }
    Some(Overtime {
        points: points?,
        per: per?,
        full_unit: full_unit?,
        max: max?,
        free_after_end: free_after_end?,
    })
}

fn read_move_cap(mut chapter: Reader<'_>, book: &mut Book<'_>) -> Option<MoveCap> {
    let limit = chapter.leaf(book, "limit_s", parse::seconds);
    let warn_before = chapter.leaf(book, "warn_before_s", parse::seconds);
    chapter.close(book);
    positive(book, "time.move_cap.limit_s", limit.as_ref().map(|leaf| vec![leaf.value]));
    Some(MoveCap { limit: limit?, warn_before: warn_before? })
}

/// Complains of lengths of time that are none.
fn positive(book: &mut Book<'_>, path: &str, lengths: Option<Vec<Millis>>) {
    if lengths.is_some_and(|lengths| lengths.iter().any(|length| length.0 <= 0)) {
        book.contradiction(path, "must be longer than zero", "write the seconds that the regulation gives");
    }
}
