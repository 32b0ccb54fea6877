//! Where letters go.

use tui_input::Input;

use crate::station::Snapshot;

use super::act::Act;
use super::desk::{self, DeskForm};
use super::hall::{clocks, duplicate, results, start};
use super::keymap::Mode;
use super::offers::{OfferForm, form};
use super::office::SitDown;
use super::ui::Ui;
use super::{finder, log, office, rules};

impl Ui {
    /// A letter goes to whatever is being written.
    pub(super) fn typed(&mut self, mode: Mode, letter: char, snapshot: &Snapshot) -> Vec<Act> {
        self.problem = None;
        match mode {
            Mode::Desk => return desk::typed(self, letter, snapshot),
            Mode::NewSlip => desk::new_slip::typed(self, letter, snapshot),
            Mode::Ruling => desk::ruling::typed(self, letter),
            Mode::OrderForm => form::typed(self, letter),
            Mode::Table => self.hall.menu.typed(letter),
            Mode::Round => self.hall.round_menu.typed(letter),
            Mode::Start => start::typed(self, letter),
            Mode::Results => return results::typed(self, letter, snapshot),
            Mode::Standings => {
                self.hall.standings.iter_mut().for_each(|standings| standings.typed(letter));
            }
            Mode::Duplicate => {
                self.hall.duplicate.iter_mut().for_each(|duplicate| duplicate.typed(letter));
            }
            Mode::ClockForm => clocks::typed_ask(self, letter),
            Mode::Clocks => {
                if let Some(clocks) = &mut self.hall.clocks {
                    clocks.typed(letter);
                }
            }
            Mode::Rules => rules::typed(self, letter),
            Mode::Hall | Mode::Find => finder::typed(self, letter, snapshot),
            Mode::SitDown => office::typed(self, letter),
            Mode::Log => log::typed(self, letter),
            // Whoever types looks for another line.
            Mode::LogEntry if !letter.is_whitespace() => {
                self.log.close();
                log::typed(self, letter);
            }
            _ => {}
        }
        Vec::new()
    }

    /// Pasted text is typed text, on one line; but slips of a duplicate game stand on a line each.
    pub(super) fn paste(&mut self, pasted: &str, snapshot: &Snapshot) -> Vec<Act> {
        let mode = self.mode();
        if mode == Mode::Duplicate {
            return duplicate::paste(self, pasted, snapshot);
        }
        let mut acts = Vec::new();
        for letter in super::text::tame(pasted.trim()).chars().take(400) {
            acts.extend(self.typed(mode, letter, snapshot));
        }
        acts
    }

    /// The line that editing keys go to.
    pub(super) fn input_line(&mut self, snapshot: &Snapshot) -> Option<&mut Input> {
        match self.mode() {
            Mode::Desk => desk::line(self, snapshot),
            Mode::NewSlip | Mode::Ruling => self.desk.form.as_mut().and_then(DeskForm::line),
            Mode::OrderForm => self.form.as_mut().and_then(OfferForm::line),
            Mode::Table => Some(self.hall.menu.line()),
            Mode::Round => Some(self.hall.round_menu.line()),
            Mode::Start => self.hall.start.as_mut()?.line(),
            Mode::Results => self.hall.results.as_mut()?.line(),
            Mode::Standings => self.hall.standings.as_mut().map(|standings| &mut standings.filter),
            Mode::Duplicate => self.hall.duplicate.as_mut().map(duplicate::Duplicate::line),
            Mode::Clocks => self.hall.clocks.as_mut().map(|clocks| &mut clocks.filter),
            Mode::ClockForm => self.hall.clocks.as_mut()?.ask.as_mut().map(|ask| &mut ask.line),
            Mode::Rules => Some(self.rules.edited()),
            Mode::Log => Some(&mut self.log.filter),
            Mode::Find => self.finder.as_mut().map(|finder| &mut finder.line),
            Mode::SitDown => self.sit_down.as_mut().map(SitDown::line),
            _ => None,
        }
    }
}
