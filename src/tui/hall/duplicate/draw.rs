//! Drawing a duplicate game: the board on the left; letters, time and slips on the right; the line below.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::Duplicate;
use crate::domain::TableId;
use crate::locale::Value;
use crate::report::duplicate::{move_check_line, write_move};
use crate::station::{AffairRow, DuplicateStage, DuplicateView, SlipOfDraw, SlipWorth};
use crate::tournament::{DuplicateEvent, Event};
use crate::tui::render_ctx::RenderCtx;
use crate::tui::text::{Pen, boxed};
use crate::tui::theme::{BAD, GOOD, URGENT};
use crate::tui::{edit, log, squares, text};

/// Draws the game in a box.
pub(in crate::tui::hall) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    duplicate: &mut Duplicate,
) {
    let Some(view) = &look.snapshot.duplicate else { return };
    let values = [
        ("game", look.snapshot.bar.round.0.into()),
        ("draw", Value::Count(i64::from(view.draw))),
        ("points", Value::Count(i64::from(view.points.0))),
    ];
    let inside = boxed(buffer, area, &look.with("duplicate-title", &values), look.theme);
    let cell = if inside.width >= 110 && inside.height > squares::ROWS + 3 { 3 } else { 2 };
    let wide = squares::columns(cell);
    let board = Rect { width: wide.min(inside.width), height: squares::ROWS.min(inside.height), ..inside };
    let laid = view.laid.as_ref().map(|(_, play, _)| play);
    squares::draw(buffer, board, (look.locale, look.theme), (&view.board, laid), cell);
    // All lines that may be typed, where the board leaves room for them; else the few that are typed all day.
    let width = usize::from(inside.width).max(1);
    let mut help = text::wrap(&look.say("duplicate-lines"), width);
    let spare = inside.height.saturating_sub(squares::ROWS);
    if 2 + help.len() as u16 > spare {
        help = vec![look.say("duplicate-lines-short")];
    }
    // Where a message takes rows the typed line stays, and the board keeps its own.
    let foot = (2 + help.len() as u16).min(spare.max(1));
    let right = Rect {
        x: inside.x + wide + 2,
        width: inside.width.saturating_sub(wide + 2),
        height: inside.height.saturating_sub(foot),
        ..inside
    };
    draw_beside_board(buffer, right, look, view, duplicate);
    let below = Rect { y: inside.bottom().saturating_sub(foot), height: foot, ..inside };
    line(buffer, below, look, (view, duplicate), &help);
}

/// Letters, time, who has given in, what was written.
fn draw_beside_board(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    view: &DuplicateView,
    duplicate: &mut Duplicate,
) {
    let theme = look.theme;
    let mut pen = Pen::new(buffer, area, theme);
    let letters: String = view.rack.chars().flat_map(|letter| [letter, ' ']).collect();
    let bag = look.with("duplicate-bag", &[("count", view.in_bag.into())]);
    pen.sides(&[(letters.trim_end(), theme.strong())], &bag);
    if view.changed > 0 {
        let says = look.with("duplicate-changed", &[("count", usize::from(view.changed).into())]);
        pen.said(&says, theme.quiet(), "");
    }
    time(&mut pen, look, view);
    if let Some((draw, play, points)) = &view.laid {
        let play = write_move(look.locale, play);
        let values = [
            ("draw", Value::Count(i64::from(*draw))),
            ("play", (&play).into()),
            ("points", Value::Count(i64::from(points.0))),
        ];
        pen.said(&look.with("duplicate-laid", &values), theme.plain(), "");
    }
    best(&mut pen, look, view, duplicate);
    if !view.open_words.is_empty() {
        let words = view.open_words.join(", ");
        let says = look.with("duplicate-open-words", &[("words", (&words).into())]);
        pen.said(&format!("{URGENT} {says}"), theme.open(), "");
    }
    if matches!(view.stage, DuplicateStage::Runs | DuplicateStage::Collects | DuplicateStage::ToEnd) {
        let values =
            [("there", view.slips.len().into()), ("all", (view.slips.len() + view.missing.len()).into())];
        let there = look.with("duplicate-given-in", &values);
        pen.line(&[(&there, theme.key())]);
        if view.stage != DuplicateStage::Runs && !view.missing.is_empty() {
            let says = look.with("duplicate-missing", &[("numbers", (&numbers(&view.missing)).into())]);
            in_two_rows(&mut pen, &says, theme.open());
        }
    }
    if matches!(view.stage, DuplicateStage::ToDraw | DuplicateStage::ToEnd | DuplicateStage::ToAnnounce)
        && !view.never_came.is_empty()
    {
        let of = |(draw, tables): &(u16, Vec<TableId>)| {
            let (draw, numbers) = (Value::Count(i64::from(*draw)), numbers(tables));
            look.with("duplicate-never-of", &[("draw", draw), ("numbers", (&numbers).into())])
        };
        let all = view.never_came.iter().map(of).collect::<Vec<_>>().join(" · ");
        let says = look.with("duplicate-never-came", &[("slips", (&all).into())]);
        in_two_rows(&mut pen, &says, theme.open());
    }
    let refused = duplicate.entry.not_taken();
    if !refused.is_empty() {
        let lines = refused.join(" · ");
        let says = look.with("duplicate-refused", &[("lines", (&lines).into())]);
        pen.said(&format!("{BAD} {says}"), theme.bad(), "");
    }
    // What became of a slip that does not stand here, as the log has it.
    let became = duplicate.entry.earlier.and_then(|slip| {
        let of_it = |row: &&AffairRow| match &row.event {
            Event::Duplicate(DuplicateEvent::MoveHandedIn(it)) => (it.round, it.draw, it.table) == slip,
            Event::Duplicate(DuplicateEvent::MoveAnnulled(it)) => (it.round, it.draw, it.table) == slip,
            _ => false,
        };
        look.snapshot.affairs.iter().rev().find(of_it)
    });
    if let Some(row) = became {
        pen.said(&format!("{GOOD} {}", log::affair_line(look.locale, row)), theme.good(), "");
    }
    slips(&mut pen, look, view, duplicate);
}

/// A sentence on at most two rows: slips need the others.
fn in_two_rows(pen: &mut Pen<'_>, says: &str, style: Style) {
    let wide = usize::from(pen.area.width).max(1);
    for row in text::within(text::wrap(says, wide), 2, wide) {
        pen.line(&[(&row, style)]);
    }
}

fn time(pen: &mut Pen<'_>, look: &RenderCtx<'_>, view: &DuplicateView) {
    let theme = look.theme;
    let Some(end) =
        view.ends_at.filter(|_| matches!(view.stage, DuplicateStage::Runs | DuplicateStage::Collects))
    else {
        return;
    };
    let left = end.since(look.snapshot.now);
    if left.0 > 0 {
        let style = if left.0 <= 30_000 { theme.open() } else { theme.strong() };
        pen.line(&[(&left.face(), style)]);
    } else {
        let over = crate::domain::Millis(-left.0);
        let says = look.with("duplicate-time-up", &[("over", Value::Text(&over.face()))]);
        pen.line(&[(&format!("{URGENT} {says}"), theme.open())]);
    }
}

/// The best move, once the arbiter has shown it.
fn best(pen: &mut Pen<'_>, look: &RenderCtx<'_>, view: &DuplicateView, duplicate: &Duplicate) {
    let theme = look.theme;
    if !matches!(
        view.stage,
        DuplicateStage::ToStart | DuplicateStage::Runs | DuplicateStage::Collects | DuplicateStage::ToEnd
    ) {
        return;
    }
    let Some(best) = &view.best else {
        pen.said(&look.say("duplicate-no-index"), theme.quiet(), "");
        return;
    };
    if !duplicate.shows(view) {
        pen.said(&look.say("duplicate-hidden"), theme.quiet(), "");
        return;
    }
    let Some((play, points)) = best.moves.first() else {
        pen.said(&look.say("duplicate-no-move"), theme.open(), "");
        return;
    };
    let written = write_move(look.locale, play);
    let values = [
        ("play", (&written).into()),
        ("points", Value::Count(i64::from(points.0))),
        ("ties", best.moves.len().into()),
        ("list", (&best.list).into()),
    ];
    pen.said(&look.with("duplicate-best", &values), theme.strong(), "");
}

/// What comes next, what is typed, and how.
fn line(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    (view, duplicate): (&DuplicateView, &Duplicate),
    help: &[String],
) {
    let theme = look.theme;
    let mut pen = Pen::new(buffer, area, theme);
    let draw = Value::Count(i64::from(view.draw + 1));
    let end = view.end.as_ref().map(|end| look.locale.rule(end)).unwrap_or_default();
    let next = match view.stage {
        DuplicateStage::Waits => look.say("duplicate-waits"),
        DuplicateStage::ToDraw => match &view.to_change {
            Some(rack) => look.with("duplicate-next-change", &[("rack", rack.into())]),
            None if view.from_bag => look.with("duplicate-next-type", &[("draw", draw)]),
            None => look.with("duplicate-next-draw", &[("draw", draw)]),
        },
        DuplicateStage::ToStart => look.say("duplicate-next-start"),
        DuplicateStage::Runs => look.say("duplicate-next-runs"),
        DuplicateStage::Collects if view.nothing_can_be_laid() => look.say("duplicate-next-other-letters"),
        DuplicateStage::Collects if duplicate.shows(view) => look.say("duplicate-next-announce"),
        DuplicateStage::Collects => look.say("duplicate-next-show"),
        DuplicateStage::ToLay => {
            let (table, word) =
                view.claimed.as_ref().map_or((0, ""), |(table, _, play)| (table.0, play.word.as_str()));
            look.with("duplicate-next-claim", &[("table", table.into()), ("word", word.into())])
        }
        DuplicateStage::ToEnd => look.with("duplicate-next-end", &[("end", (&end).into())]),
        DuplicateStage::ToAnnounce => look.say("duplicate-next-results"),
        DuplicateStage::Done => look.say("duplicate-done"),
    };
    if area.height > 1 {
        pen.line(&[(&next, theme.key())]);
    }
    let typed = edit::with_cursor(&duplicate.entry.line);
    pen.line(&[("› ", theme.key()), (&typed, theme.strong())]);
    for row in help {
        pen.line(&[(row, theme.quiet())]);
    }
}

/// The slips of the draw. The newest is the one that was just typed: it stands first.
pub(super) fn slips(
    pen: &mut Pen<'_>,
    look: &RenderCtx<'_>,
    view: &DuplicateView,
    duplicate: &mut Duplicate,
) {
    let mut slips: Vec<&SlipOfDraw> = view.slips.iter().collect();
    slips.sort_by_key(|slip| std::cmp::Reverse(slip.at));
    let wide = usize::from(pen.area.width);
    let mut rows: Vec<Vec<(String, Style)>> = Vec::new();
    let mut begins = Vec::new();
    for slip in slips {
        begins.push(rows.len());
        rows.extend(slip_lines(look, slip, wide));
    }
    // From the last place from which what follows fills the room; nothing is scrolled past it.
    let room = usize::from(pen.left()).max(1);
    let last = begins.iter().position(|begin| begin + room >= rows.len()).unwrap_or(0);
    duplicate.top = duplicate.top.min(last);
    let from = begins.get(duplicate.top).copied().unwrap_or(0);
    for row in rows.iter().skip(from).take(room) {
        let pieces: Vec<(&str, Style)> = row.iter().map(|(piece, style)| (piece.as_str(), *style)).collect();
        pen.line(&pieces);
    }
}

/// Numbers in their order; three and more that follow one another as the first and the last: `1–56 58 60–200`.
pub(super) fn numbers(tables: &[TableId]) -> String {
    let follows = |a: &TableId, b: &TableId| a.0 + 1 == b.0;
    let runs = tables.chunk_by(follows).map(|run| match run {
        [first, _, .., last] => format!("{}–{}", first.0, last.0),
        few => few.iter().map(|table| table.0.to_string()).collect::<Vec<_>>().join(" "),
    });
    runs.collect::<Vec<_>>().join(" ")
}

/// A slip in a line: number, move, what it counts; below it what has no room there.
fn slip_lines(look: &RenderCtx<'_>, slip: &SlipOfDraw, wide: usize) -> Vec<Vec<(String, Style)>> {
    let theme = look.theme;
    let number = format!("{:>3} ", slip.table.0);
    let play = slip.play.as_ref().map_or_else(|| "—".to_owned(), |play| write_move(look.locale, play));
    let (worth, style) = match &slip.worth {
        SlipWorth::Points(points) => (points.0.to_string(), theme.plain()),
        SlipWorth::Open(words) => {
            let (words, points) = (words.join(", "), Value::Count(i64::from(slip.check.score.0)));
            let values = [("words", (&words).into()), ("points", points)];
            (look.with("duplicate-to-rule", &values), theme.open())
        }
        SlipWorth::Annulled(offence) => {
            let why = look.locale.rule(offence);
            let faults =
                if slip.check.faults.is_empty() { why } else { move_check_line(look.locale, &slip.check) };
            (format!("0 · {faults}"), theme.open())
        }
    };
    let first = vec![(number, theme.key()), (play, theme.plain())];
    if text::width(&format!("{}{}  {worth}", first[0].0, first[1].0)) <= wide {
        return vec![[first, vec![("  ".to_owned(), theme.plain()), (worth, style)]].concat()];
    }
    let below = text::wrap(&worth, wide.saturating_sub(4).max(1));
    let below = below.into_iter().map(|row| vec![("    ".to_owned(), theme.plain()), (row, style)]);
    std::iter::once(first).chain(below).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_that_follow_one_another_are_told_as_the_first_and_the_last() {
        let told = |tables: &[u16]| numbers(&tables.iter().copied().map(TableId).collect::<Vec<_>>());
        assert_eq!(told(&[1, 2, 3, 5, 7, 8]), "1–3 5 7 8");
        assert_eq!(told(&[4]), "4");
        let most: Vec<u16> = (1..=200).filter(|number| *number != 57).collect();
        assert_eq!(told(&most), "1–56 58–200");
    }
}
