//! The finder on the screen: the line, what was found, and below it the chosen one in full with what Enter does.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Clear, Widget};

use super::entry::{self, Query};
use super::state::Finder;
use super::told::{Told, tell};
use crate::tui::edit;
use crate::tui::pen::{Pen, boxed, middle};
use crate::tui::rank::Wanted;
use crate::tui::render_ctx::{Hits, RenderCtx};
use crate::tui::text;
use crate::tui::theme::CHOSEN;

/// The columns of what kind of thing it is.
const KIND: usize = 10;

/// Draws the finder over a screen.
pub(in crate::tui) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    finder: &mut Finder,
    hits: &mut Hits,
) {
    finder.shelf.sync(look.snapshot, look.locale);
    let query = Query::new(finder.line.value(), look.snapshot);
    let fresh = entry::fresh(look.locale, look.snapshot, finder.table);
    let lines = entry::listed(&query, fresh.iter().chain(&finder.shelf.entries));
    let at = entry::place(&lines, finder.chosen.as_ref(), finder.list.at);
    let chosen = lines.get(at).map(|entry| &entry.goal);
    // What stands there now is what Enter means, whatever comes in meanwhile.
    (finder.list.at, finder.chosen) = (at, chosen.cloned());

    let place = middle(area, 100, 32);
    Clear.render(place, buffer);
    let title = look.with("finder-title", &[("count", lines.len().into())]);
    let inside = boxed(buffer, place, &title, look.theme);
    let mut pen = Pen::new(buffer, inside, look.theme);
    let typed = edit::with_cursor(&finder.line);
    pen.line(&[
        (&look.say("finder-line"), look.theme.key()),
        (" ", look.theme.plain()),
        (&typed, look.theme.strong()),
    ]);
    let Some(goal) = chosen else {
        pen.said(&look.say("finder-no-match"), look.theme.quiet(), "");
        return;
    };
    let told = tell(look, goal);
    let full = in_full(&told, usize::from(inside.width), usize::from(inside.height / 3).max(2));
    let below = (full.len().max(2) as u16 + 1).min(inside.height.saturating_sub(2));
    let room = inside.height.saturating_sub(1 + below);
    let list = Rect { y: inside.y.saturating_add(1), height: room, ..inside };
    let mut pen = Pen::new(buffer, list, look.theme);
    finder.list.draw(&mut pen, lines.len(), hits, |pen, at, chosen| {
        let goal = &lines[at].goal;
        row(pen, look, &tell(look, goal), query.marks(goal), chosen);
    });
    finder.list.mark(buffer, place, lines.len(), &title, look.theme);
    let foot = Rect { y: list.bottom(), height: below, ..inside };
    let mut pen = Pen::new(buffer, foot, look.theme);
    let style = if told.why.is_empty() { look.theme.strong() } else { look.theme.open() };
    pen.line(&[(&told.does, style)]);
    for line in &full {
        pen.line(&pieces(look, query.marks(goal), line, look.theme.plain()));
    }
}

/// What the chosen line could not say in full, on at most so many lines.
fn in_full(told: &Told, columns: usize, most: usize) -> Vec<String> {
    text::within(text::wrap(&told.in_full(), columns.max(1)), most, columns)
}

/// One line: what kind of thing, what it is called, why not, the paragraph.
fn row(pen: &mut Pen<'_>, look: &RenderCtx<'_>, told: &Told, wanted: &Wanted, chosen: bool) {
    let theme = look.theme;
    let style = if told.why.is_empty() { theme.plain() } else { theme.quiet() };
    let wide = usize::from(pen.area.width);
    let before = 2 + KIND + 1;
    let why = if told.why.is_empty() { String::new() } else { format!("  {}", told.why) };
    let spare = wide.saturating_sub(before + text::width(&told.label) + text::width(&why) + 2);
    let cite = text::cut(&told.cite, (wide / 4).max(12).max(spare));
    let room = wide.saturating_sub(before + text::width(&cite) + 2);
    // What it is called comes before why it is not possible; the reason is told in full when the line is chosen.
    let label = text::cut(&told.label, room.saturating_sub(text::width(&why).min(room / 3)));
    let why = text::cut(&why, room.saturating_sub(text::width(&label)));
    pen.right(&cite);
    let kind = text::pad(&told.kind, KIND);
    let mut line = vec![
        (if chosen { CHOSEN } else { " " }, theme.key()),
        (" ", style),
        (kind.as_str(), theme.quiet()),
        (" ", style),
    ];
    line.extend(pieces(look, wanted, &label, style));
    line.push((why.as_str(), theme.quiet()));
    pen.line(&line);
}

/// A text in pieces, what was typed marked in it.
fn pieces<'t>(look: &RenderCtx<'_>, wanted: &Wanted, label: &'t str, style: Style) -> Vec<(&'t str, Style)> {
    let styled = |(piece, is)| (piece, if is { look.theme.marked(style) } else { style });
    wanted.marked(label).into_iter().map(styled).collect()
}
