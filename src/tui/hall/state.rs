//! What is open, chosen and typed in the hall, and how it follows the snapshot.

use std::collections::BTreeMap;

use crate::domain::{ClaimId, Points, Role, Round, TableId};
use crate::locale::Locale;
use crate::station::{Focus, Snapshot};
use crate::tournament::{Command, Offer, Refusal, ResultCommand};
use crate::tui::act::{PairingFileProblem, PairingFileSeat, UserAct};
use crate::tui::keymap::KeyMode;
use crate::tui::log::mend;
use crate::tui::offers::OfferForm;
use crate::tui::screen::{CorrectionTarget, EventCtx, Go, OfferPlace, Screen as _, TakenUp};
use crate::tui::verdict::claim::ClaimVerdict;

use super::clocks::Clocks;
use super::duplicate::Duplicate;
use super::results::{ResultsPage, lost};
use super::round::RoundPage;
use super::standings::Standings;
use super::start::Start;
use super::table::TablePage;

/// The hall: every table, and the pages that lie over them.
#[derive(Default)]
pub(in crate::tui) struct HallScreen {
    /// The chosen table; it stays chosen when the order changes.
    pub(in crate::tui) selected: Option<TableId>,
    /// The form of an act that was chosen on one of the pages.
    pub(in crate::tui) form: Option<OfferForm>,
    /// The clocks by themselves, while they are open: over all tables or over one.
    pub(super) clocks: Option<Clocks>,
    /// The claim whose verdict fills the screen.
    pub(super) verdict: Option<ClaimVerdict>,
    /// The table that is open.
    pub(in crate::tui) table: Option<TablePage>,
    /// The results of the round, while they are open.
    pub(in crate::tui) results: Option<ResultsPage>,
    /// The duplicate game, while it is open.
    pub(in crate::tui) duplicate: Option<Duplicate>,
    /// The standings, while they are open.
    pub(super) standings: Option<Standings>,
    /// The next round, while it is being started.
    pub(super) start: Option<Start>,
    /// What may be done about the round, while it is open.
    pub(in crate::tui) round: Option<RoundPage>,
    /// A result that is to be corrected, until its table is in view and somebody sits here who may.
    correction: Option<AskedCorrection>,
    /// What is to be corrected at a table, or about the round, until what may be done is in view.
    mends: Option<(Option<TableId>, CorrectionTarget)>,
    /// Sums that wait for an answer, while the results are put away.
    results_put_away: Option<ResultsPage>,
    /// What was typed of the duplicate game and not given, while it is put away.
    duplicate_put_away: Option<Duplicate>,
    /// What was typed of the next round, while it is put away.
    start_put_away: Option<Start>,
    /// Claims whose verdicts were put away before the players were told, by their tables: there they come back.
    pub(in crate::tui) untold: BTreeMap<TableId, ClaimId>,
    /// The round of the latest frame.
    round_seen: Round,
    /// The first row of cells that is shown.
    pub(super) top: usize,
    /// Cells in a row and rows in view, from the latest frame.
    pub(super) grid: (usize, usize),
}

/// Final scores that were typed over a result.
#[derive(Clone, Copy, Debug)]
struct AskedCorrection {
    table: TableId,
    round: Round,
    scores: [Points; 2],
    /// Whether it was said that another office corrects it.
    told: bool,
}

impl HallScreen {
    /// Follows the snapshot: what is gone is no longer chosen or open.
    pub(in crate::tui) fn sync(&mut self, snapshot: &Snapshot) {
        let there = |table: TableId| snapshot.tables.iter().any(|row| row.table == table);
        if self.selected.is_none_or(|table| !there(table)) {
            self.selected = snapshot.tables.first().map(|row| row.table);
        }
        self.table.take_if(|page| !there(page.table));
        if let Some(verdict) = &mut self.verdict {
            verdict.sync(snapshot);
        }
        if self.round_seen != snapshot.bar.round {
            self.round_seen = snapshot.bar.round;
            self.untold.clear();
        }
        self.results.iter_mut().chain(&mut self.results_put_away).for_each(|results| results.sync(snapshot));
    }

    /// What the next snapshot must show closely.
    pub(in crate::tui) fn focus(&self, role: Role) -> Focus {
        let form = self.form.as_ref().and_then(OfferForm::draft);
        Focus {
            slip: None,
            table: self.open_table(),
            role: Some(role),
            round: self.round.is_some() || self.standings.is_some(),
            clocks: self.clocks.is_some(),
            results: self.results.is_some(),
            start: self.start.is_some(),
            standings: self.standings.is_some(),
            duplicate: self.duplicate.is_some(),
            draft: form.or_else(|| self.start.as_ref().and_then(Start::draft)).map(Box::new),
        }
    }

    /// The table that is open.
    pub(in crate::tui) fn open_table(&self) -> Option<TableId> {
        self.table.as_ref().map(|page| page.table)
    }

    /// Opens what may be done about the round.
    pub(in crate::tui) fn open_round(&mut self) {
        self.round = Some(RoundPage::default());
    }

    /// Opens the results, with the sums that wait for an answer.
    pub(super) fn open_results(&mut self, snapshot: &Snapshot) {
        self.results = Some(ResultsPage::open(snapshot, self.results_put_away.take()));
    }

    /// Opens a table with the form that corrects its result, once what may be done there is in view.
    pub(super) fn correct(&mut self, table: TableId, scores: [Points; 2], round: Round) {
        self.open(table);
        self.correction = Some(AskedCorrection { table, round, scores, told: false });
    }

    /// Begins the form that corrects a result, once its table is in view.
    pub(in crate::tui) fn begin_correction(&mut self, cx: &mut EventCtx<'_>) -> Go {
        let Some(AskedCorrection { table, round, scores, told }) = self.correction else { return Go::Stay };
        let snapshot = cx.snapshot;
        if self.open_table() != Some(table) || snapshot.bar.round != round {
            self.correction = None;
            return Go::Stay;
        }
        let detail = snapshot.table.as_ref().filter(|detail| detail.row.table == table);
        let Some(detail) = detail.filter(|_| !told || self.form.is_none()) else { return Go::Stay };
        self.correction = None;
        let corrects =
            |offer: &&Offer| matches!(offer.draft.base, Command::Result(ResultCommand::CorrectResult(_)));
        let Some(offer) = detail.offers.iter().find(corrects) else {
            cx.error("results-in-already");
            return Go::Stay;
        };
        if !offer.may {
            // Another office corrects it: the sums wait for whoever sits down.
            self.correction = Some(AskedCorrection { table, round, scores, told: true });
            if told {
                return Go::Stay;
            }
        }
        let mut taken_up = TakenUp::in_form(offer, OfferPlace::at(detail));
        taken_up.scores = Some(scores);
        Go::TakeUp(taken_up)
    }

    /// Opens what may be done at a table, or about the round, with what mends an entry chosen once it is in view.
    pub(in crate::tui) fn mend(&mut self, table: Option<TableId>, mended: CorrectionTarget) {
        self.close();
        self.mends = Some((table, mended));
        match table {
            Some(table) => self.open(table),
            None => self.open_round(),
        }
    }

    /// Chooses the act that mends the entry which was open in the log, once what may be done is in view; says where
    /// there is none any more.
    pub(in crate::tui) fn choose_mending(&mut self, cx: &mut EventCtx<'_>) {
        let Some((table, mended)) = self.mends else { return };
        let snapshot = cx.snapshot;
        if self.open_table() != table {
            self.mends = None;
            return;
        }
        let offers = match table {
            Some(table) => match snapshot.table.as_ref().filter(|it| it.row.table == table) {
                Some(detail) => detail.offers.as_slice(),
                None => return,
            },
            // Those of the round are there once somebody looks at them.
            None if snapshot.hall.offers.is_empty() => return,
            None => snapshot.hall.offers.as_slice(),
        };
        self.mends = None;
        match (mend::correcting(mended, offers, snapshot), &mut self.table, &mut self.round) {
            (Some(at), Some(page), _) => page.menu.choose(at),
            (Some(at), None, Some(page)) => page.menu.choose(at),
            (Some(_), None, None) => {}
            (None, ..) => *cx.problem = Some(mend::nothing(cx)),
        }
    }

    /// Opens a table over whatever page is open.
    pub(in crate::tui) fn open(&mut self, table: TableId) {
        self.selected = Some(table);
        self.table = Some(TablePage::new(table));
        self.verdict = self.untold.remove(&table).map(ClaimVerdict::new);
    }

    /// What was doubted is given once more: whoever typed it in the results goes on behind it.
    pub(in crate::tui) fn gives_again(&mut self, command: &Command) {
        self.results.iter_mut().chain(&mut self.results_put_away).for_each(|it| it.gives_again(command));
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
        self.verdict = Some(ClaimVerdict::new(claim));
    }

    /// Opens the duplicate game, with what was typed there before.
    pub(in crate::tui) fn lead_duplicate(&mut self) {
        self.duplicate = Some(self.duplicate_put_away.take().unwrap_or_default());
    }

    /// Back to all tables.
    pub(in crate::tui) fn close(&mut self) {
        self.table = None;
        self.verdict = None;
        self.round = None;
        self.put_results_away();
        self.standings = None;
        // Lines on their way are answered where they were typed; what is typed there waits as well.
        let left = self.duplicate.take_if(|duplicate| !duplicate.waits());
        self.duplicate_put_away = left.and_then(Duplicate::laid_down).or(self.duplicate_put_away.take());
        self.put_away();
        self.clocks = None;
    }

    /// Whether another list may be opened instead: nothing is asked or awaited in the one that is open.
    pub(in crate::tui) fn may_leave(&self) -> bool {
        self.results.as_ref().is_none_or(ResultsPage::is_free)
            && !self.start.as_ref().is_some_and(Start::is_asking)
    }

    /// Closes the results; sums that wait for an answer are kept.
    pub(in crate::tui::hall) fn put_results_away(&mut self) {
        if let Some(results) = self.results.take() {
            self.results_put_away = results.put_down();
        }
    }

    /// Opens the next round, with what was typed of it before.
    pub(in crate::tui::hall) fn start_next(&mut self, snapshot: &Snapshot) {
        let kept = self.start_put_away.take();
        self.start = Some(Start::open(snapshot, kept));
    }

    /// Takes in the file of pairings that was asked for.
    pub(in crate::tui) fn take_file(
        &mut self,
        read: Result<&[PairingFileSeat], &PairingFileProblem>,
        cx: &mut EventCtx<'_>,
    ) {
        if let Some(start) = &mut self.start {
            start.take_file(read, cx);
        }
    }

    /// What was typed here and cannot be entered any more, since another console was faster: sums, and games of a round
    /// that has begun meanwhile.
    pub(in crate::tui) fn overtaken(&mut self, snapshot: &Snapshot, locale: &Locale) -> (Vec<String>, usize) {
        let results = self.results.iter_mut().chain(&mut self.results_put_away);
        let sums =
            results.flat_map(ResultsPage::take_lost).map(|(table, sums)| lost(locale, table, sums)).collect();
        self.results_put_away.take_if(|results| results.unfinished() == 0);
        let begun = |start: &mut Start| !start.is_of_next(snapshot) && !start.waits();
        let start = self.start.take_if(begun).or_else(|| self.start_put_away.take_if(begun));
        (sums, start.map_or(0, |start| start.lines()))
    }

    /// What is typed in the results or for the next round and not entered, and slips that are typed or were refused, in
    /// numbers; games of the next round are counted by themselves.
    pub(in crate::tui) fn unfinished(&self) -> usize {
        let results = self.results.iter().chain(&self.results_put_away);
        results.map(ResultsPage::unfinished).sum::<usize>()
            + self.start.iter().chain(&self.start_put_away).map(Start::besides).sum::<usize>()
            + self.duplicate.iter().chain(&self.duplicate_put_away).map(Duplicate::unfinished).sum::<usize>()
    }

    /// What was typed ahead for lists that are no longer open, or were put away: once the answer is there, nobody takes
    /// it. Whoever opens the list again has another table in hand.
    pub(in crate::tui) fn left_over(&mut self) -> Vec<String> {
        let open = self.mode();
        let results = self.results.as_mut().filter(|_| open != KeyMode::Results);
        let results = results.into_iter().chain(&mut self.results_put_away).filter(|it| !it.waits());
        let start = self.start.as_mut().filter(|_| open != KeyMode::Start);
        let start = start.into_iter().chain(&mut self.start_put_away).filter(|it| !it.waits());
        let rest = results.filter_map(|it| it.ahead.rest());
        rest.chain(start.filter_map(|it| it.ahead.rest())).collect()
    }

    /// Lines of the results whose round was over before they were entered.
    pub(in crate::tui) fn lapsed(&mut self) -> Vec<String> {
        self.results
            .iter_mut()
            .chain(&mut self.results_put_away)
            .filter_map(ResultsPage::take_lapsed)
            .collect()
    }

    /// Closes the next round; what was typed of it is kept.
    pub(in crate::tui::hall) fn put_away(&mut self) {
        if let Some(start) = self.start.take().filter(Start::has_typed) {
            self.start_put_away = Some(start);
        }
    }

    /// How many lines of the next round were typed that are not given.
    pub(in crate::tui) fn typed(&self, snapshot: &Snapshot) -> usize {
        let start = self.start.as_ref().or(self.start_put_away.as_ref());
        start.filter(|it| it.is_of_next(snapshot)).map_or(0, Start::lines)
    }

    /// The latest command was carried out: what is due now stands first.
    pub(in crate::tui) fn done(&mut self) {
        if let Some(page) = &mut self.table {
            page.menu.clear();
        }
        if let Some(page) = &mut self.round {
            page.menu.clear();
        }
        self.clocks.iter_mut().for_each(Clocks::done);
        self.results.iter_mut().chain(&mut self.results_put_away).for_each(ResultsPage::done);
        self.duplicate.iter_mut().for_each(Duplicate::done);
        self.start_put_away.take_if(Start::done);
        if self.start.as_mut().is_some_and(Start::done) {
            // The hall with its new games is what one wants to see.
            self.start = None;
            self.round = None;
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
    ) -> (Vec<UserAct>, Option<String>) {
        self.clocks.iter_mut().for_each(Clocks::refused);
        let results =
            self.results.iter_mut().chain(&mut self.results_put_away).filter_map(ResultsPage::refused);
        let start =
            self.start.iter_mut().chain(&mut self.start_put_away).filter_map(|start| start.refused(refusal));
        let behind: Vec<String> = results.chain(start).collect();
        let goes_on = self.duplicate.as_mut().map(|it| it.refused(filled_in)).unwrap_or_default();
        (goes_on, (!behind.is_empty()).then(|| behind.join(" · ")))
    }
}
