//! The help page: every key that works here, from the same table that the keys are read from.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};

use super::keymap::{Action, Mode};
use super::pen::{Pen, boxed};
use super::render_ctx::RenderCtx;
use super::text;
use super::ui::middle;

/// The columns of the page, and those of its keys.
const WIDE: u16 = 76;
const KEYS: usize = 24;

/// A key on the help page.
pub(super) fn act(scroll: Option<u16>, action: Action) -> Option<u16> {
    let scroll = scroll.unwrap_or(0);
    match action {
        Action::Up => Some(scroll.saturating_sub(1)),
        Action::Down => Some(scroll.saturating_add(1)),
        _ => None,
    }
}

/// Draws the page and gives how far it is really scrolled.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, mode: Mode, scroll: u16) -> u16 {
    let wide = area.width.min(WIDE);
    // The keys, and what they do; no keys where a line goes on or is a title.
    let mut lines: Vec<(Option<String>, String)> = Vec::new();
    for (title, mode) in [(title(mode), mode), (title(Mode::Everywhere), Mode::Everywhere)] {
        lines.push((None, look.say(title)));
        // No regulation but that of a duplicate game has its screen.
        let never = (!look.snapshot.hall.leads_duplicate).then_some("key-duplicate");
        for (keys, label) in look.keys(mode, true).into_iter().filter(|(_, label)| Some(*label) != never) {
            let said = text::wrap(&look.say(label), usize::from(wide).saturating_sub(KEYS + 4));
            let keys = std::iter::once(keys).chain(std::iter::repeat(String::new()));
            lines.extend(keys.zip(said).map(|(keys, said)| (Some(keys), said)));
        }
    }
    let typed = match mode {
        Mode::Duplicate => Some("duplicate-lines"),
        Mode::Results => Some("help-results"),
        _ => None,
    };
    let notes = typed.into_iter().chain(["help-mouse", "help-letters", "help-find", "help-chain"]);
    let notes: Vec<String> = notes.map(|id| look.say(id)).collect();
    let notes: Vec<String> =
        notes.iter().flat_map(|note| text::wrap(note, usize::from(wide).saturating_sub(4))).collect();
    let place = middle(area, wide, lines.len() as u16 + notes.len() as u16 + 3);
    Clear.render(place, buffer);
    let inside = boxed(buffer, place, &look.say("help-title"), look.theme);
    let whole = lines.len() + notes.len() + 1;
    let scroll = scroll.min((whole as u16).saturating_sub(inside.height));
    let mut pen = Pen::new(buffer, inside, look.theme);
    for (keys, label) in lines.iter().skip(usize::from(scroll)) {
        match keys {
            None => pen.line(&[(label, look.theme.strong())]),
            Some(keys) => {
                pen.line(&[(&text::pad(keys, KEYS), look.theme.key()), (label, look.theme.plain())]);
            }
        }
    }
    for note in &notes {
        pen.line(&[(note, look.theme.quiet())]);
    }
    scroll
}

/// The message that names a mode.
fn title(mode: Mode) -> &'static str {
    match mode {
        Mode::Everywhere => "mode-everywhere",
        Mode::Desk => "mode-desk",
        Mode::Verdict => "mode-verdict",
        Mode::ClaimVerdict => "mode-claim-verdict",
        Mode::NewSlip => "mode-new-slip",
        Mode::Ruling => "mode-ruling",
        Mode::Hall => "mode-hall",
        Mode::Table => "mode-table",
        Mode::Round => "mode-round",
        Mode::Results => "mode-results",
        Mode::Standings => "mode-standings",
        Mode::Duplicate => "mode-duplicate",
        Mode::Start => "mode-start",
        Mode::Clocks => "mode-clocks",
        Mode::ClockForm => "mode-clock-form",
        Mode::OrderForm => "mode-order-form",
        Mode::Log => "mode-log",
        Mode::LogEntry => "mode-log-entry",
        Mode::Rules => "mode-rules",
        Mode::Find => "mode-find",
        Mode::SitDown => "mode-sit-down",
        Mode::Settings => "mode-settings",
        Mode::Question => "mode-question",
        Mode::Help => "mode-help",
    }
}
