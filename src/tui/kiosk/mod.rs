//! The kiosk: a locked screen at which two players look their challenged words up.
//!
//! It asks for the table, for the words, and each of the two whether they are right; it raises a slip and judges it as
//! the desk does, tells the verdict for a few seconds, and forgets everything. Nothing else can be seen or reached
//! there, and only the PIN of an office ends it.
//!
//! It asks one thing at a time and never two fields, so it is no `form`: players who stand there for a moment know
//! neither arrows nor Tab, their digits may be any keyboard's, and what is begun is taken back as a whole.

mod draw;
mod keys;
mod state;

use crossterm::event::{Event, KeyEventKind};
use ratatui::Frame;

use super::act::{CommandOutcome, PinAnswer, Screens, UserAct};
use crate::domain::Role;
use crate::station::{Focus, Snapshot};
pub(in crate::tui) use state::KioskStep;
#[cfg(test)]
pub(in crate::tui) use state::{ABANDONED, SHOWN};
pub use state::{Kiosk, NotForPlayers, Terms};

impl Screens for Kiosk {
    fn focus(&self) -> Focus {
        Focus { slip: self.slip, role: Some(Role::Players), ..Focus::default() }
    }

    fn role(&self) -> Role {
        Role::Players
    }

    fn is_locked(&self) -> bool {
        true
    }

    /// A key that has a meaning here; the mouse and everything else have none. Pasted text is not taken, which is said
    /// where something is typed.
    fn input(&mut self, event: &Event, snapshot: &Snapshot) -> Vec<UserAct> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => keys::key(self, key, snapshot),
            Event::Paste(_) if matches!(self.step, KioskStep::Table | KioskStep::Word) => {
                self.note = Some(self.locale.say("kiosk-no-paste"));
                self.touched = snapshot.now;
                Vec::new()
            }
            _ => Vec::new(),
        }
    }

    fn time(&mut self, snapshot: &Snapshot) -> Vec<UserAct> {
        state::time_passed(self, snapshot)
    }

    fn answered(&mut self, answer: &CommandOutcome) -> Vec<UserAct> {
        self.refused |= matches!(answer, CommandOutcome::Refused(_));
        Vec::new()
    }

    fn pin_refused(&mut self, answer: &PinAnswer) {
        let (what, wait) = match answer {
            PinAnswer::Right => return,
            PinAnswer::Wrong { wait, .. } => (self.locale.say("pin-wrong"), Some(wait)),
            PinAnswer::Wait { wait } => (self.locale.say("pin-wait"), Some(wait)),
            PinAnswer::Unreadable { why } => {
                (self.locale.with("pin-unreadable", &[("why", why.into())]), None)
            }
        };
        self.line.clear();
        let seconds = wait.map(|wait| [("seconds", ((wait.0 + 999) / 1_000).into())]);
        let instead = seconds.map(|seconds| format!(" · {}", self.locale.with("pin-wait-do", &seconds)));
        self.note = Some(what + &instead.unwrap_or_default());
    }

    fn draw(&mut self, frame: &mut Frame<'_>, snapshot: &Snapshot) {
        draw::draw(self, frame, snapshot);
    }
}
