//! The slips of a draw: those that were handed in, the newest first, and the numbers of those that were not.

use ratatui::style::Style;

use crate::domain::TableId;
use crate::locale::Value;
use crate::report::duplicate::{found, written};
use crate::station::{DuplicateView, SlipOfDraw, SlipWorth};

use super::Duplicate;
use crate::tui::pen::Pen;
use crate::tui::render_ctx::RenderCtx;
use crate::tui::text;

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
        rows.extend(of_slip(look, slip, wide));
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
fn of_slip(look: &RenderCtx<'_>, slip: &SlipOfDraw, wide: usize) -> Vec<Vec<(String, Style)>> {
    let theme = look.theme;
    let number = format!("{:>3} ", slip.table.0);
    let play = slip.play.as_ref().map_or_else(|| "—".to_owned(), |play| written(look.locale, play));
    let (worth, style) = match &slip.worth {
        SlipWorth::Points(points) => (points.0.to_string(), theme.plain()),
        SlipWorth::Open(words) => {
            let (words, points) = (words.join(", "), Value::Count(i64::from(slip.check.score.0)));
            let values = [("words", (&words).into()), ("points", points)];
            (look.with("duplicate-to-rule", &values), theme.open())
        }
        SlipWorth::Annulled(offence) => {
            let why = look.locale.rule(offence);
            let faults = if slip.check.faults.is_empty() { why } else { found(look.locale, &slip.check) };
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
