//! The pages of a board: on how many each stands, and what is drawn on them.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::report::board;

use super::look::Look;
use super::{BoardPage, duplicate, list, lists, tables, time};
use crate::tui::text;

/// The body below a page's title.
fn below(area: Rect) -> Rect {
    Rect { x: area.x + 1, y: area.y + 2, width: area.width - 2, height: area.height.saturating_sub(2) }
}

/// On how many pages something stands.
pub(super) fn count(page: BoardPage, look: &Look<'_>, area: Rect) -> usize {
    match page {
        BoardPage::Title | BoardPage::Countdown => 1,
        BoardPage::Clocks => tables::pages(look, area),
        BoardPage::Pairings => lists::pairings(look).pages(below(area)),
        BoardPage::Latest => lists::latest(look, below(area).width).pages(below(area)),
        BoardPage::Standings => lists::standings(look, below(area).width).pages(below(area)),
    }
}

/// Draws a page.
pub(super) fn page(buffer: &mut Buffer, area: Rect, look: &Look<'_>, (page, number): (BoardPage, usize)) {
    let (title, list) = match page {
        BoardPage::Title => return title(buffer, area, look),
        BoardPage::Clocks => return tables::draw(buffer, area, look, number),
        BoardPage::Countdown => return countdown(buffer, area, look),
        BoardPage::Pairings => (look.say("board-pairings"), lists::pairings(look)),
        BoardPage::Latest => (look.say("hall-latest"), lists::latest(look, below(area).width)),
        BoardPage::Standings => {
            (board::standings_title(look.locale, look.view), lists::standings(look, below(area).width))
        }
    };
    // The line between the title and the list belongs to a long title.
    let wide = usize::from(area.width);
    for (y, line) in (area.y..).zip(text::within(text::wrap(&title, wide), 2, wide)) {
        time::centred(buffer, area, y, &line, look.theme.key());
    }
    list.draw(buffer, below(area), number, look.theme);
}

/// The event before its first round, and after its last where nothing else is to be shown.
fn title(buffer: &mut Buffer, area: Rect, look: &Look<'_>) {
    let view = look.view;
    let name = if view.event.is_empty() { look.say("bar-no-event") } else { view.event.clone() };
    let upper = Rect { height: area.height.saturating_sub(4), ..area };
    list::in_the_middle(buffer, upper, &name, look.theme);
    let line = if view.round.0 == 0 { look.say("board-before") } else { look.say("board-rests") };
    time::centred(buffer, area, area.bottom() - 3, &line, look.theme.strong());
    if view.players > 0 {
        let players = look.with("board-players", &[("count", view.players.into())]);
        time::centred(buffer, area, area.bottom() - 2, &players, look.theme.plain());
    }
}

/// The countdown over the whole screen, and how many results are in.
fn countdown(buffer: &mut Buffer, area: Rect, look: &Look<'_>) {
    if let Some(game) = &look.view.game {
        return duplicate::draw(buffer, area, look, game);
    }
    time::draw(buffer, Rect { height: area.height - 2, ..area }, look);
    let tables = &look.view.tables;
    let (games, over) = (tables.len(), tables.iter().filter(|table| table.over).count());
    if over > 0 {
        let line = look.with("board-results", &[("over", over.into()), ("games", games.into())]);
        time::centred(buffer, area, area.bottom() - 1, &line, look.theme.plain());
    }
}
