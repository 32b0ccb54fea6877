//! The help page: every key that works here, from the same table that the keys are read from.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};

use super::keymap::{Action, Mode};
use super::pen::{Pen, boxed, middle};
use super::render_ctx::RenderCtx;
use super::screen::{EventCtx, Go, Screen};
use super::text;

/// The columns of the page, and those of its keys.
const WIDE: u16 = 76;
const KEYS: usize = 24;

/// The help page, and how far it is scrolled.
#[derive(Default)]
pub(super) struct Help {
    scroll: u16,
}

impl Screen for Help {
    fn mode(&self) -> Mode {
        Mode::Help
    }

    fn press(&mut self, action: Action, _: &mut EventCtx<'_>) -> Go {
        match action {
            Action::Up => self.scroll = self.scroll.saturating_sub(1),
            Action::Down => self.scroll = self.scroll.saturating_add(1),
            _ => return Go::Back,
        }
        Go::Stay
    }
}

/// Draws the page with the keys of a mode.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, mode: Mode, help: &mut Help) {
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
    let scroll = help.scroll.min((whole as u16).saturating_sub(inside.height));
    help.scroll = scroll;
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
