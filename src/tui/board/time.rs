//! The time of the round in the largest figures that have room, with a line that says what it is.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::domain::Millis;
use crate::station::BoardTime;

use super::look::Look;
use crate::tui::bigtext::{self, Size};
use crate::tui::text;

/// What is shown in figures, what they are, and how they look.
fn told(look: &Look<'_>) -> (String, String, Style) {
    let (theme, now) = (look.theme, look.view.now);
    match look.view.time {
        BoardTime::Rests => (look.time(now), look.say("board-rests"), theme.plain()),
        BoardTime::Waits => {
            let id = if look.view.duplicate { "board-waits-countdown" } else { "board-waits" };
            (look.time(now), look.say(id), theme.strong())
        }
        BoardTime::Countdown(shown) => {
            let left = figures(shown.left);
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
fn figures(left: Millis) -> String {
    left.face().replace('−', "-")
}

/// Draws the time into an area, from edge to edge.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &Look<'_>) {
    let (figures, line, style) = told(look);
    let size = bigtext::size_for(&[&figures], area.width, area.height.saturating_sub(1));
    let high = if size == Size::Spaced { 1 } else { bigtext::height(&figures, size) };
    if size == Size::Spaced && area.height < 3 {
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
