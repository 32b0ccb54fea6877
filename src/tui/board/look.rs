//! What every page of a board is drawn with, and the time of the round in the largest figures that have room.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::domain::{At, Millis};
use crate::locale::{Locale, Value};
use crate::station::{BoardTime, BoardView};
use crate::tui::bigtext::{self, LetterSize};
use crate::tui::text;
use crate::tui::theme::Theme;

/// Language, colours, what the hall may know.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub(super) locale: &'a Locale,
    pub(super) theme: Theme,
    pub(super) view: &'a BoardView,
}

impl Look<'_> {
    pub(super) fn say(&self, id: &str) -> String {
        self.locale.say(id)
    }

    pub(super) fn with(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.locale.with(id, values)
    }

    /// The time of day in the hall: `14:32`.
    pub(super) fn time(&self, at: At) -> String {
        self.view.zone.minutes(at)
    }
}

/// What is shown in figures, what they are, and how they look.
fn time_and_state(look: &Look<'_>) -> (String, String, Style) {
    let (theme, now) = (look.theme, look.view.now);
    match look.view.time {
        BoardTime::Rests => (look.time(now), look.say("board-rests"), theme.plain()),
        BoardTime::Waits => {
            let id = if look.view.duplicate { "board-waits-countdown" } else { "board-waits" };
            (look.time(now), look.say(id), theme.strong())
        }
        BoardTime::Countdown(shown) => {
            let left = time_figures(shown.left);
            match shown.call {
                _ if shown.left.0 <= 0 => (left, look.say("countdown-over"), theme.bad()),
                Some(call) => {
                    let seconds = (call.0 / 1000).to_string();
                    (left, look.with("board-call", &[("seconds", (&seconds).into())]), theme.open())
                }
                None => (left, look.say("countdown-runs"), theme.strong()),
            }
        }
        BoardTime::Until(at) => {
            let (left, time) = (at.since(now), look.time(at));
            let values = [("at", (&time).into())];
            if left.0 > 0 {
                (left.face(), look.with("board-until", &values), theme.strong())
            } else {
                (Millis(0).face(), look.with("hall-session-over", &values), theme.bad())
            }
        }
        BoardTime::Since(at) => {
            let time = look.time(at);
            (now.since(at).age(), look.with("board-since", &[("at", (&time).into())]), theme.strong())
        }
    }
}

/// As on a clock's face; the block letters have no true minus.
fn time_figures(left: Millis) -> String {
    left.face().replace('−', "-")
}

/// Draws the time into an area, from edge to edge.
pub(super) fn draw_time(buffer: &mut Buffer, area: Rect, look: &Look<'_>) {
    let (figures, line, style) = time_and_state(look);
    let size = bigtext::size_for(&[&figures], area.width, area.height.saturating_sub(1));
    let high = if size == LetterSize::Spaced { 1 } else { bigtext::height(&figures, size) };
    if size == LetterSize::Spaced && area.height < 3 {
        let both = format!("{figures}  {line}");
        centred(buffer, area, area.y, &both, style);
        return;
    }
    let top = area.y + area.height.saturating_sub(high + 1) / 2;
    let wide = bigtext::columns(&figures, size);
    let x = area.x + area.width.saturating_sub(wide) / 2;
    let place = Rect { x, y: top, width: area.right() - x, height: high.min(area.height) };
    bigtext::draw(buffer, place, &figures, size, style);
    centred(buffer, area, top + high, &line, style);
}

/// A line in the middle of an area's width.
pub(super) fn centred(buffer: &mut Buffer, area: Rect, y: u16, line: &str, style: Style) {
    let wide = u16::try_from(text::width(line)).unwrap_or(u16::MAX);
    text::put(buffer, area, (area.x + area.width.saturating_sub(wide) / 2, y), line, style);
}
