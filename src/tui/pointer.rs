//! What the mouse does: the wheel scrolls, a click chooses, a second click opens; a click on a key of the bottom bar
//! presses it.

use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use crate::station::Snapshot;

use super::act::Act;
use super::keymap::{Action, Mode};
use super::render_ctx::Hit;
use super::ui::Ui;

impl Ui {
    /// The wheel or a button.
    pub(super) fn mouse(&mut self, mouse: MouseEvent, snapshot: &Snapshot) -> Vec<Act> {
        let up = match mouse.kind {
            MouseEventKind::ScrollUp => true,
            MouseEventKind::ScrollDown => false,
            MouseEventKind::Down(MouseButton::Left) => return self.click(mouse, snapshot),
            _ => return Vec::new(),
        };
        match scrolled(self.mode(), up) {
            Some(action) => self.press(action, snapshot),
            None => Vec::new(),
        }
    }

    fn click(&mut self, mouse: MouseEvent, snapshot: &Snapshot) -> Vec<Act> {
        let at = Position { x: mouse.column, y: mouse.row };
        let hit = self.hits.iter().rev().find(|(area, _)| area.contains(at)).map(|(_, hit)| *hit);
        let mode = self.mode();
        match hit {
            // What was drawn for another question than the one that is open now is no longer meant.
            Some(Hit::Key(of, action)) if mode == of => {
                self.pressed(action, action == Action::Back, snapshot)
            }
            Some(Hit::Key(..)) | None => Vec::new(),
            Some(Hit::Tab(action)) if mode.open() => self.press(action, snapshot),
            Some(hit) => {
                let (screen, mut cx) = self.top_mut(snapshot);
                let go = screen.click(hit, &mut cx);
                self.follow(go, snapshot)
            }
        }
    }
}

/// What the wheel does in a mode; nothing where it would move a claim from slip to slip, or a form's field.
fn scrolled(mode: Mode, up: bool) -> Option<Action> {
    match mode {
        Mode::Desk
        | Mode::Verdict
        | Mode::ClaimVerdict
        | Mode::NewSlip
        | Mode::OrderForm
        | Mode::ClockForm
        | Mode::Start
        | Mode::SitDown => None,
        Mode::Hall | Mode::Table | Mode::Ruling => Some(if up { Action::PageUp } else { Action::PageDown }),
        _ => Some(if up { Action::Up } else { Action::Down }),
    }
}
