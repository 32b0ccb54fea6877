//! Chapters `[results]` and `[late_fix]`, the lists `[[standing]]` and `[[duty]]`.

use crate::rules::{Cited, Criterion, Duty, DutyCause, LateFix, ResultRules, Standing};

use super::book::Book;
use super::facts::{self, expression};
use super::leaf::Basis;
use super::parse::{self, Value, Wrong, list};
use super::reader::Reader;
use super::refs::List;

pub(super) fn read(file: &mut Reader<'_>, book: &mut Book<'_>) -> Option<ResultRules> {
    let mut chapter = file.chapter(book, "results")?;
    let win = chapter.leaf(book, "win", parse::whole::<u16>);
    let draw = chapter.leaf(book, "draw", parse::whole::<u16>);
    let loss = chapter.leaf(book, "loss", parse::whole::<u16>);
    let signatures = chapter.leaf(book, "signatures", parse::named);
    let correct_until = chapter.leaf(book, "correct_until", parse::named);
    let before = chapter.leaf_if_any(book, "before", parse::named);
    let last_round = chapter.leaf_if_any(book, "last_round_s", parse::seconds);
    let then = chapter.leaf(book, "then", parse::named);
    let supervised = chapter.leaf_if_any(book, "supervised", parse::boolean);
    chapter.close(book);
    if let (Some(win), Some(draw), Some(loss)) = (&win, &draw, &loss)
        && !(win.value >= draw.value && draw.value >= loss.value)
    {
        let help = "write half points: win = 2, draw = 1, loss = 0";
        book.contradiction("results.draw", "does not lie between win and loss", help);
    }
    Some(ResultRules {
        win: win?,
        draw: draw?,
        loss: loss?,
        signatures: signatures?,
        correct_until: correct_until?,
        before: before?,
        last_round: last_round?,
        then: then?,
        supervised: supervised?,
    })
}

/// The outer `None` where the chapter is there and wrong.
#[expect(clippy::option_option, reason = "missing and wrong are different answers")]
pub(super) fn read_late_fix(file: &mut Reader<'_>, book: &mut Book<'_>) -> Option<Option<LateFix>> {
    if !file.has("late_fix") {
        return Some(file.value("late_fix").and(None));
    }
    let mut chapter = file.chapter(book, "late_fix")?;
    let moves = chapter.leaf(book, "moves", parse::named);
    let wrongly_rejected = chapter.leaf(book, "wrongly_rejected", expression);
    let wrongly_accepted = chapter.leaf(book, "wrongly_accepted", expression);
    let until = chapter.leaf(book, "until", parse::named);
    let agrees = chapter.leaf(book, "agrees", parse::named);
    let unit = chapter.leaf(book, "unit", parse::named);
    let accepted_by = chapter.leaf(book, "accepted_by", parse::named);
    chapter.close(book);
    for (key, expr) in [("wrongly_rejected", &wrongly_rejected), ("wrongly_accepted", &wrongly_accepted)] {
        let names = expr.as_ref().map(|leaf| leaf.value.names()).unwrap_or_default();
        for name in names.into_iter().filter(|name| *name != "points") {
            let message = format!("`{name}` is not known of a move");
            book.contradiction(&format!("late_fix.{key}"), message, "known here: points, those of the move");
        }
    }
    Some(Some(LateFix {
        moves: moves?,
        wrongly_rejected: wrongly_rejected?,
        wrongly_accepted: wrongly_accepted?,
        until: until?,
        agrees: agrees?,
        unit: unit?,
        accepted_by: accepted_by?,
    }))
}

/// What a formula of standings knows of a player, besides its own constants.
const KNOWN: [&str; 8] = ["points", "wins", "buchholz", "scored", "spread", "starts", "games", "rounds"];

pub(super) fn read_standings(file: &mut Reader<'_>, book: &mut Book<'_>) -> Option<Vec<Cited<Standing>>> {
    file.items(book, "standing", standing)
}

fn standing(item: &mut Reader<'_>, book: &mut Book<'_>, basis: &Basis) -> Option<Cited<Standing>> {
    let id = item.id(book, List::Standing);
    let title = item.plain(book, "title", parse::text);
    let criteria = item.some(book, "criteria", parse::named::<Criterion>);
    let constants = item.plain_if_any(book, "constants", list(facts::name));
    let formula = item.plain_if_any(book, "formula", expression);
    let place_points = item.plain_if_any(book, "place_points", list(parse::whole::<u16>));
    if let Some(criteria) = &criteria
        && let Some(twice) = (1..criteria.len()).find(|at| criteria[..*at].contains(&criteria[*at]))
    {
        let message = format!("names its criterion {} twice", twice + 1);
        book.contradiction(&item.at("criteria"), message, "name each criterion once");
    }
    let wanted = criteria.as_ref().map(|criteria| criteria.contains(&Criterion::Formula));
    match wanted {
        Some(true) if !item.has("formula") => {
            let help = "add formula = \"…\", or take the criterion out";
            book.contradiction(&item.at("criteria"), "has the criterion formula, but there is none", help);
        }
        Some(false) if item.has("formula") => {
            let help = "add \"formula\" to the criteria, or take it out";
            book.contradiction(&item.at("formula"), "is a formula that no criterion uses", help);
        }
        _ => {}
    }
    let (constants, formula) = (constants?.unwrap_or_default(), formula?);
    if let Some(formula) = &formula {
        let known: Vec<&str> = KNOWN.into_iter().chain(constants.iter().map(String::as_str)).collect();
        for name in formula.names().into_iter().filter(|name| !known.contains(name)) {
            let help = format!("add it to constants; known are {}", known.join(", "));
            book.contradiction(&item.at("formula"), format!("`{name}` is not known of a player"), help);
        }
    }
    for constant in &constants {
        if formula.as_ref().is_none_or(|formula| !formula.names().contains(&&**constant)) {
            let message = format!("has a constant `{constant}` that no formula uses");
            book.contradiction(&item.at("constants"), message, "take it out, or use it in the formula");
        }
    }
    let place_points = place_points?.unwrap_or_default();
    if place_points.windows(2).any(|two| two[0] < two[1]) {
        let help = "write them from the first place on, never more for a worse one";
        book.contradiction(&item.at("place_points"), "gives a worse place more points", help);
    }
    Some(basis.cited(Standing {
        id: id?,
        title: title?,
        criteria: criteria?,
        formula,
        constants,
        place_points,
    }))
}

pub(super) fn read_duties(file: &mut Reader<'_>, book: &mut Book<'_>) -> Option<Vec<Cited<Duty>>> {
    file.items(book, "duty", duty)
}

fn duty(item: &mut Reader<'_>, book: &mut Book<'_>, basis: &Basis) -> Option<Cited<Duty>> {
    let id = item.id(book, List::Duty);
    let text = item.plain(book, "text", parse::text);
    let to = item.plain(book, "to", parse::text);
    let due = item.plain(book, "due", parse::named);
    let on = item.some(book, "on", cause);
    let between_rounds = item.plain_if_any(book, "between_rounds", parse::boolean);
    let path = item.at("on");
    // A cause that counts under another reading only does not arise here.
    let counting = std::mem::take(&mut book.counting);
    for cause in on.iter().flatten() {
        match cause {
            DutyCause::Sanction(id) => book.refers(List::Sanction, id, &path),
            DutyCause::Award(id) => book.refers(List::Award, id, &path),
            DutyCause::Offence(id) => book.refers(List::Offence, id, &path),
            DutyCause::Threshold(id) => book.refers(List::Threshold, id, &path),
            DutyCause::EventOpen | DutyCause::RoundEnd | DutyCause::EventEnd | DutyCause::Escalation => {}
        }
    }
    book.counting = counting;
    Some(basis.cited(Duty {
        id: id?,
        text: text?,
        to: to?,
        due: due?,
        on: on?,
        between_rounds: between_rounds?.unwrap_or_default(),
    }))
}

/// What brings a duty about: `sanction:warning`, `round_end`.
fn cause(value: &Value<'_>) -> Result<DutyCause, Wrong> {
    let written = parse::text(value)?;
    let of = |id: &str| id.trim().to_owned();
    Ok(match written.split_once(':') {
        None if written == "event_open" => DutyCause::EventOpen,
        None if written == "round_end" => DutyCause::RoundEnd,
        None if written == "event_end" => DutyCause::EventEnd,
        None if written == "escalation" => DutyCause::Escalation,
        Some(("sanction", id)) => DutyCause::Sanction(of(id)),
        Some(("award", id)) => DutyCause::Award(of(id)),
        Some(("offence", id)) => DutyCause::Offence(of(id)),
        Some(("threshold", id)) => DutyCause::Threshold(of(id)),
        _ => {
            let causes = [
                "sanction:ID",
                "award:ID",
                "offence:ID",
                "threshold:ID",
                "event_open",
                "round_end",
                "event_end",
                "escalation",
            ];
            return Err(parse::unknown_word(&written, &causes));
        }
    })
}
