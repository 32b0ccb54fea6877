//! What is open in the hall: all tables, one of them, the round, the clocks.

use crate::domain::{ClaimId, TableId};

use super::Hall;
use super::clocks::Clocks;
use super::results::Results;
use super::start::Start;
use crate::tui::keymap::Mode;

impl Hall {
    pub(in crate::tui) fn open(&mut self, table: TableId) {
        self.selected = Some(table);
        self.table = Some(table);
        self.verdict = None;
        self.menu.clear();
        self.back = 0;
    }

    /// A claim was decided at this table: its verdict is to be announced.
    pub(in crate::tui) fn judged(&mut self, table: TableId, claim: ClaimId) {
        self.close();
        self.open(table);
        self.verdict = Some((claim, None));
    }

    /// Back to all tables.
    pub(in crate::tui) fn close(&mut self) {
        self.table = None;
        self.verdict = None;
        self.round = false;
        self.results = None;
        self.start = None;
        self.clocks = None;
    }

    /// The latest command was carried out: what is due now stands first.
    pub(in crate::tui) fn done(&mut self) {
        self.menu.clear();
        self.round_menu.clear();
        self.clocks.iter_mut().for_each(Clocks::done);
        self.results.iter_mut().for_each(Results::done);
        if self.start.as_ref().is_some_and(Start::started) {
            // The hall with its new games is what one wants to see.
            self.start = None;
            self.round = false;
        }
    }

    /// The latest command was refused: what was asked stays open.
    pub(in crate::tui) fn refused(&mut self) {
        self.clocks.iter_mut().for_each(Clocks::refused);
        self.results.iter_mut().for_each(Results::refused);
        self.start.iter_mut().for_each(Start::refused);
    }

    pub(in crate::tui) fn mode(&self) -> Mode {
        match &self.clocks {
            Some(clocks) if clocks.ask.is_some() => Mode::ClockForm,
            Some(_) => Mode::Clocks,
            None if self.verdict.is_some() => Mode::ClaimVerdict,
            None if self.table.is_some() => Mode::Table,
            None if self.results.is_some() => Mode::Results,
            None if self.start.is_some() => Mode::Start,
            None if self.round => Mode::Round,
            None => Mode::Hall,
        }
    }
}
