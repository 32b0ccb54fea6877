//! The form that is open, filled in line by line: that of an offer, or a ruling.

use crate::station::Snapshot;

use crate::tui::act::Act;
use crate::tui::desk::DeskForm;
use crate::tui::form::{Asks, InLines};
use crate::tui::keymap::Action;
use crate::tui::screen::{Go, Screen as _};
use crate::tui::ui::Ui;

impl Ui {
    /// Gives what is filled in.
    pub(super) fn enter_form(&mut self, snapshot: &Snapshot) -> Vec<Act> {
        let mut cx = self.shared.cx(snapshot);
        let go = match (self.hall.form.as_mut().or(self.log.form.as_mut()), &mut self.desk.form) {
            (Some(form), _) => form.press(Action::Enter, &mut cx),
            (None, Some(DeskForm::Ruling(ruling))) => ruling.press(Action::Enter, &mut cx),
            (None, Some(DeskForm::NewSlip(_)) | None) => Go::Stay,
        };
        self.follow(go, snapshot)
    }

    /// The form that is open.
    pub(super) fn form_in_lines(&mut self) -> Option<&mut dyn InLines> {
        match (self.hall.form.as_mut().or(self.log.form.as_mut()), &mut self.desk.form) {
            (Some(form), _) => Some(&mut form.form),
            (None, Some(DeskForm::Ruling(ruling))) => Some(&mut ruling.form),
            (None, Some(DeskForm::NewSlip(_)) | None) => None,
        }
    }

    /// What that form is about, and what its fields ask.
    pub(super) fn asks_in_lines(&self, snapshot: &Snapshot) -> Option<(String, Vec<Asks>)> {
        let look = self.look(snapshot);
        match (self.form(), &self.desk.form) {
            (Some(form), _) => Some((form.title(look.locale), form.asks(look.locale))),
            (None, Some(DeskForm::Ruling(ruling))) => Some((ruling.title(&look), ruling.asks(&look))),
            (None, Some(DeskForm::NewSlip(_)) | None) => None,
        }
    }

    /// Leaves that form. What is written of a ruling is kept.
    pub(super) fn leave_form_in_lines(&mut self, snapshot: &Snapshot) -> Vec<Act> {
        match self.take_form_if(|_| true) {
            Some(_) => Vec::new(),
            None => self.desk.leave_ruling(snapshot),
        }
    }
}
