//! The screens of a console that nobody draws: what is typed and told goes line by line, all else is theirs.

use crossterm::event::Event;
use ratatui::Frame;

use crate::domain::Role;
use crate::station::{Focus, News, Snapshot};
use crate::tui::act::{Act, Answer, NotRead, PinAnswer, Seat, Sitting};
use crate::tui::pin::NewPin;
use crate::tui::screens::Screens;
use crate::tui::ui::Ui;

use super::Talk;

/// A console in lines of text.
pub struct Plain {
    ui: Ui,
    talk: Talk,
}

impl Plain {
    /// The console that has these screens.
    pub fn new(ui: Ui) -> Self {
        Self { ui, talk: Talk::default() }
    }
}

impl Screens for Plain {
    fn focus(&self) -> Focus {
        self.ui.focus()
    }

    fn role(&self) -> Role {
        self.ui.role()
    }

    fn person(&self) -> Option<&str> {
        Some(self.ui.person())
    }

    fn pins_are(&mut self, offices: Vec<Role>) {
        self.ui.pins_are(offices);
    }

    /// There are no keys.
    fn input(&mut self, _event: &Event, _snapshot: &Snapshot) -> Vec<Act> {
        Vec::new()
    }

    fn prepare(&mut self, line: &str, snapshot: &Snapshot) {
        self.talk.prepare(&mut self.ui, line, snapshot);
    }

    fn line(&mut self, line: &str, snapshot: &Snapshot) -> Vec<Act> {
        let acts = self.talk.line(&mut self.ui, line, snapshot);
        self.ui.ticks_off(&acts);
        acts
    }

    fn told(&mut self, news: &[News], snapshot: &Snapshot) -> Vec<String> {
        self.talk.told(&mut self.ui, news, snapshot)
    }

    fn answered(&mut self, answer: &Answer) -> Vec<Act> {
        self.ui.answered(answer)
    }

    fn dropped(&mut self, acts: &[Act]) {
        self.ui.dropped(acts);
    }

    fn pin_refused(&mut self, answer: &PinAnswer) {
        self.ui.pin_refused(answer);
    }

    fn pin_set(&mut self, new: &NewPin, kept: Option<&Result<(), String>>) {
        self.ui.pin_set(new, kept);
    }

    fn kept(&mut self, kept: &Result<String, String>) {
        self.ui.kept(kept);
    }

    fn sat_down(&mut self, sitting: &Sitting) {
        self.ui.sat_down(sitting);
    }

    fn pairings(&mut self, read: &Result<Vec<Seat>, NotRead>, snapshot: &Snapshot) {
        self.ui.pairings(read, snapshot);
    }

    /// Nothing is drawn.
    fn draw(&mut self, _frame: &mut Frame<'_>, _snapshot: &Snapshot) {}
}
