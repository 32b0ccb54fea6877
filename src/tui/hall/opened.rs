//! What is open in the hall: all tables, one of them, the round, the clocks.

use crate::domain::{ClaimId, Points, Seq, SlipId, TableId};

use super::Hall;
use super::clocks::Clocks;
use super::duplicate::Duplicate;
use super::results::Results;
use super::start::Start;
use crate::station::Snapshot;
use crate::tournament::{Command, Refusal};
use crate::tui::act::Act;
use crate::tui::ahead::Ahead;
use crate::tui::keymap::Mode;

/// What is to be mended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tui) enum Mended {
    /// What an entry of the log says.
    Entry(Seq),
    /// The verdict on a slip, in one of several ways.
    Slip(SlipId),
}

impl Hall {
    pub(in crate::tui) fn open(&mut self, table: TableId) {
        self.selected = Some(table);
        self.table = Some(table);
        self.verdict = self.untold.remove(&table).map(|claim| (claim, None));
        self.menu.clear();
        self.back = None;
    }

    /// What may be done at a table, or about the round, with what mends an entry chosen once it is in view.
    pub(in crate::tui) fn mend(&mut self, table: Option<TableId>, mended: Mended) {
        self.close();
        self.mends = Some((table, mended));
        if let Some(table) = table {
            self.open(table);
        } else {
            self.round_menu.clear();
            self.round = true;
        }
    }

    /// Whoever came to a table from the results goes on there.
    pub(in crate::tui) fn back_to_results(&mut self) {
        if self.results.is_some() {
            self.table = None;
        }
    }

    /// A claim was decided at this table: its verdict is to be announced.
    pub(in crate::tui) fn judged(&mut self, table: TableId, claim: ClaimId) {
        self.close();
        self.open(table);
        self.verdict = Some((claim, None));
    }

    /// Opens the duplicate game, with what was typed there before.
    pub(in crate::tui) fn lead_duplicate(&mut self) {
        self.duplicate = Some(self.laid_down.take().unwrap_or_default());
    }

    /// Back to all tables.
    pub(in crate::tui) fn close(&mut self) {
        self.table = None;
        self.verdict = None;
        self.round = false;
        self.put_results_away();
        self.standings = None;
        // Lines on their way are answered where they were typed; what is typed there waits as well.
        let left = self.duplicate.take_if(|duplicate| !duplicate.waits());
        self.laid_down = left.and_then(Duplicate::laid_down).or(self.laid_down.take());
        self.put_away();
        self.clocks = None;
    }

    /// Whether another list may be opened instead: nothing is asked or awaited in the one that is open.
    pub(in crate::tui) fn may_leave(&self) -> bool {
        self.results.as_ref().is_none_or(Results::is_free)
            && !self.start.as_ref().is_some_and(Start::is_asking)
    }

    /// Closes the results; sums that wait for an answer are kept.
    pub(in crate::tui::hall) fn put_results_away(&mut self) {
        if let Some(results) = self.results.take() {
            self.waiting = results.put_down();
        }
    }

    /// Opens the next round, with what was typed of it before.
    pub(in crate::tui::hall) fn start_next(&mut self, snapshot: &Snapshot) {
        let kept = self.kept.take();
        self.start = Some(Start::open(snapshot, kept));
    }

    /// What was typed here and cannot be entered any more, since another console was faster: sums, and games of a round
    /// that has begun meanwhile.
    pub(in crate::tui) fn overtaken(&mut self, snapshot: &Snapshot) -> (Vec<(TableId, [Points; 2])>, usize) {
        let results = self.results.iter_mut().chain(&mut self.waiting);
        let sums = results.flat_map(Results::take_lost).collect();
        self.waiting.take_if(|results| results.unfinished() == 0);
        let begun = |start: &mut Start| !start.is_of_next(snapshot) && !start.waits();
        let start = self.start.take_if(begun).or_else(|| self.kept.take_if(begun));
        (sums, start.map_or(0, |start| start.lines()))
    }

    /// What is typed in the results or for the next round and not entered, and slips that are typed or were refused, in
    /// numbers; games of the next round are counted by themselves.
    pub(in crate::tui) fn unfinished(&self) -> usize {
        let results = self.results.iter().chain(&self.waiting);
        results.map(Results::unfinished).sum::<usize>()
            + self.start.iter().chain(&self.kept).map(Start::besides).sum::<usize>()
            + self.duplicate.iter().chain(&self.laid_down).map(Duplicate::unfinished).sum::<usize>()
    }

    /// What is typed while an answer is awaited, in the list to which keys go, and whether one is.
    pub(in crate::tui) fn ahead(&mut self, mode: Mode) -> Option<(&mut Ahead, bool)> {
        let (waits, ahead) = match mode {
            Mode::Results => self.results.as_mut().map(|it| (it.waits(), &mut it.ahead))?,
            Mode::Start => self.start.as_mut().map(|it| (it.waits(), &mut it.ahead))?,
            _ => return None,
        };
        Some((ahead, waits))
    }

    /// What was typed ahead for lists that are no longer open, or were put away: once the answer is there, nobody takes
    /// it. Whoever opens the list again has another table in hand.
    pub(in crate::tui) fn left_over(&mut self) -> Vec<String> {
        let open = self.mode();
        let results = self.results.as_mut().filter(|_| open != Mode::Results);
        let results = results.into_iter().chain(&mut self.waiting).filter(|it| !it.waits());
        let start = self.start.as_mut().filter(|_| open != Mode::Start);
        let start = start.into_iter().chain(&mut self.kept).filter(|it| !it.waits());
        let rest = results.filter_map(|it| it.ahead.rest());
        rest.chain(start.filter_map(|it| it.ahead.rest())).collect()
    }

    /// Lines of the results whose round was over before they were entered.
    pub(in crate::tui) fn lapsed(&mut self) -> Vec<String> {
        self.results.iter_mut().chain(&mut self.waiting).filter_map(Results::take_lapsed).collect()
    }

    /// Closes the next round; what was typed of it is kept.
    pub(in crate::tui::hall) fn put_away(&mut self) {
        if let Some(start) = self.start.take().filter(Start::has_typed) {
            self.kept = Some(start);
        }
    }

    /// How many lines of the next round were typed that are not given.
    pub(in crate::tui) fn typed(&self, snapshot: &Snapshot) -> usize {
        let start = self.start.as_ref().or(self.kept.as_ref());
        start.filter(|it| it.is_of_next(snapshot)).map_or(0, Start::lines)
    }

    /// The latest command was carried out: what is due now stands first.
    pub(in crate::tui) fn done(&mut self) {
        self.menu.clear();
        self.round_menu.clear();
        self.clocks.iter_mut().for_each(Clocks::done);
        self.results.iter_mut().chain(&mut self.waiting).for_each(Results::done);
        self.duplicate.iter_mut().for_each(Duplicate::done);
        self.kept.take_if(Start::done);
        if self.start.as_mut().is_some_and(Start::done) {
            // The hall with its new games is what one wants to see.
            self.start = None;
            self.round = false;
        }
    }

    /// A command is not done once more.
    pub(in crate::tui) fn dropped(&mut self, command: &Command) {
        self.duplicate.iter_mut().for_each(|duplicate| duplicate.dropped(command));
    }

    /// The latest command was refused: what was asked stays open; it was not asked where nobody has filled anything in.
    /// Gives what goes on all the same, and what was typed behind it and nobody takes.
    pub(in crate::tui) fn refused(
        &mut self,
        refusal: &Refusal,
        filled_in: bool,
    ) -> (Vec<Act>, Option<String>) {
        self.clocks.iter_mut().for_each(Clocks::refused);
        let results = self.results.iter_mut().chain(&mut self.waiting).filter_map(Results::refused);
        let start = self.start.iter_mut().chain(&mut self.kept).filter_map(|start| start.refused(refusal));
        let behind: Vec<String> = results.chain(start).collect();
        let goes_on = self.duplicate.as_mut().map(|it| it.refused(filled_in)).unwrap_or_default();
        (goes_on, (!behind.is_empty()).then(|| behind.join(" · ")))
    }

    pub(in crate::tui) fn mode(&self) -> Mode {
        match &self.clocks {
            Some(clocks) if clocks.ask.is_some() => Mode::ClockForm,
            Some(_) => Mode::Clocks,
            None if self.verdict.is_some() => Mode::ClaimVerdict,
            None if self.table.is_some() => Mode::Table,
            None if self.results.is_some() => Mode::Results,
            None if self.duplicate.is_some() => Mode::Duplicate,
            None if self.standings.is_some() => Mode::Standings,
            None if self.start.is_some() => Mode::Start,
            None if self.round => Mode::Round,
            None => Mode::Hall,
        }
    }
}
