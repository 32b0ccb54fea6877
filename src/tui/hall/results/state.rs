//! What is chosen, typed, asked and given in the results, and what follows from it.

use std::collections::BTreeMap;

use tui_input::Input;

use super::{ResultInput, TableNamed, read_typed};
use crate::domain::{Millis, Points, Round, Side, SlipId, TableId};
use crate::rules::Phase;
use crate::station::{EndRow, NoSheets, ResultsView, SheetRow, Snapshot, TableRow};
use crate::tournament::{Command, Doubt, EnterResult, ResultCommand, Sure, are_unusual};
use crate::tui::act::UserAct;
use crate::tui::edit;
use crate::tui::edit::Ahead;
use crate::tui::keymap::Action;
use crate::tui::list::SelectableList;

/// What is chosen, typed and asked in the results.
#[derive(Default)]
pub(in crate::tui) struct ResultsPage {
    /// What is typed: a table and both sums.
    pub(super) line: Input,
    /// The chosen table.
    pub(super) chosen: Option<TableId>,
    /// The place of the end that is entered; the usual one is the first.
    pub(super) end: usize,
    /// Questions about sums that somebody typed on over: they wait at their tables.
    pub(super) waits: BTreeMap<TableId, WaitingQuestion>,
    /// What is asked in the line about the chosen table.
    pub(super) ask: Option<ResultQuestion>,
    /// What somebody has said yes to of what is typed.
    sure: Sure,
    /// Given to the tournament, answer outstanding.
    pub(super) given: Option<SubmittedResult>,
    /// Whether the line was refused or denied: the next letter begins anew, unless it is edited first.
    pub(super) stale: bool,
    /// What is typed while that is awaited.
    pub(in crate::tui) ahead: Ahead,
    /// Sums that were typed for a game that has its result: they correct it, at its table.
    pub(super) corrects: Option<(TableId, [Points; 2])>,
    /// What was carried out, until the next table is chosen.
    done: Option<SubmittedResult>,
    /// Sums that waited for an answer and made way for others, which were typed with their table's number.
    pub(super) replaced: Option<(TableId, [Points; 2])>,
    /// Sums that waited for an answer while their game got another result, or its round ended, until that is said.
    lost: Vec<(TableId, [Points; 2])>,
    /// Lines that were typed and not entered when the round ended, until that is said.
    lapsed: Option<String>,
    /// The round whose results they are.
    round: Round,
    /// The games, one a line.
    pub(super) list: SelectableList,
}

/// A question with yes and no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ResultQuestion {
    /// Whether the game is over, or its sheets are in, although the verdict on a slip of it was not announced; the sums
    /// that were typed, where its result is entered.
    Untold(SlipId, Option<[Points; 2]>),
    /// Whether sums that no game has are meant.
    Unusual([Points; 2]),
    /// Whether what the console knows of is in these sums.
    InSums([Points; 2]),
    /// Whether these sums are meant, into which what the console knows of was put.
    PutIn([Points; 2]),
    /// Whether both have signed.
    Signed,
}

impl ResultQuestion {
    /// What somebody is sure of who says yes.
    const fn doubt(self) -> Option<Doubt> {
        match self {
            Self::Untold(..) => Some(Doubt::VerdictNotAnnounced),
            Self::Unusual(_) => Some(Doubt::UnusualSums),
            Self::InSums(_) | Self::PutIn(_) => Some(Doubt::PenaltiesInSums),
            Self::Signed => None,
        }
    }

    /// The sums that it asks about.
    pub(super) const fn sums(self) -> Option<[Points; 2]> {
        match self {
            Self::Untold(_, sums) => sums,
            Self::Unusual(sums) | Self::InSums(sums) | Self::PutIn(sums) => Some(sums),
            Self::Signed => None,
        }
    }
}

/// A question that waits at its table, and what somebody has said yes to before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct WaitingQuestion {
    pub(super) ask: ResultQuestion,
    sure: Sure,
}

/// What was given, and for which table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SubmittedResult {
    Entered(TableId),
    HandedIn(TableId),
}

/// What belongs into the sum of a side besides what was played: penalties, and overtime with what it costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SumAdjustments {
    pub(super) penalties: Points,
    pub(super) over: Option<(Millis, Points)>,
}

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ResultStage {
    Missing,
    Entered,
    /// It has its result, and there are no sheets of it.
    NoSheets(NoSheets),
    HandedIn,
}

/// How far the game at a table is.
pub(super) fn stage(row: &TableRow) -> ResultStage {
    match row.game.phase {
        Phase::HandedIn => ResultStage::HandedIn,
        Phase::Over => row.game.no_sheets.map_or(ResultStage::Entered, ResultStage::NoSheets),
        Phase::None | Phase::Before | Phase::Playing => ResultStage::Missing,
    }
}

/// What is known of a game beside its sheets.
fn sheet<'v>(row: &TableRow, view: Option<&'v ResultsView>) -> Option<&'v SheetRow> {
    view?.sheets.get(&row.table)
}

/// The slip of a game whose verdict the players have not been told.
fn untold(row: &TableRow, view: Option<&ResultsView>) -> Option<SlipId> {
    sheet(row, view)?.untold
}

/// The games of the round by their tables' numbers.
pub(super) fn rows(snapshot: &Snapshot) -> Vec<&TableRow> {
    let mut rows: Vec<&TableRow> = snapshot.tables.iter().filter(|row| row.players.is_some()).collect();
    rows.sort_by_key(|row| row.table);
    rows
}

/// The tables whose result is entered and whose sheets are not handed in. Of a game that was awarded there are none.
pub(in crate::tui::hall) fn sheets_out(snapshot: &Snapshot) -> impl Iterator<Item = &TableRow> {
    snapshot.tables.iter().filter(|row| stage(row) == ResultStage::Entered)
}

/// The next table after one that is wanted, from the first one again after the last.
fn next(rows: &[&TableRow], after: TableId, wanted: impl Fn(&TableRow) -> bool) -> Option<TableId> {
    let fits = |row: &&&TableRow| row.table != after && wanted(row);
    let later = rows.iter().filter(|row| row.table > after).find(fits);
    later.or_else(|| rows.iter().find(fits)).map(|row| row.table)
}

impl ResultsPage {
    /// The results, the first table without one chosen; what was typed before waits still.
    pub(in crate::tui::hall) fn open(snapshot: &Snapshot, kept: Option<Self>) -> Self {
        let mut results = kept.unwrap_or_else(|| Self { round: snapshot.bar.round, ..Self::default() });
        results.put_aside();
        results.sync(snapshot);
        // What is on its way is about the table that was chosen then.
        if results.given.is_none() {
            let rows = rows(snapshot);
            let missing = rows.iter().find(|row| stage(row) == ResultStage::Missing);
            results.chosen = missing.or_else(|| rows.first()).map(|row| row.table);
        }
        results.put_aside();
        results
    }

    /// The same without anything that nobody has typed, asked or given: what is kept while the results are put away.
    pub(in crate::tui::hall) fn put_down(mut self) -> Option<Self> {
        self.put_aside();
        let typed = !self.waits.is_empty() || !self.line.value().trim().is_empty() || !self.ahead.is_empty();
        Some(self).filter(|it| typed || it.given.is_some() || !it.lost.is_empty() || it.lapsed.is_some())
    }

    /// What is typed of the round and not given: lines, and sums that wait for an answer.
    pub(in crate::tui::hall) fn unfinished(&self) -> usize {
        let asked = self.ask.and_then(ResultQuestion::sums).is_some();
        // While sums are asked about, the line is what they were typed in.
        let line = self.ask.is_none() && self.given.is_none() && !self.line.value().trim().is_empty();
        self.waits.len() + usize::from(asked || line) + usize::from(!self.ahead.is_empty())
    }

    /// Sums that are entered no more, since this was asked last.
    pub(in crate::tui::hall) fn take_lost(&mut self) -> Vec<(TableId, [Points; 2])> {
        std::mem::take(&mut self.lost)
    }

    /// Lines that are entered no more since their round is over, since this was asked last.
    pub(in crate::tui::hall) fn take_lapsed(&mut self) -> Option<String> {
        self.lapsed.take()
    }

    /// Whether something is asked.
    pub(in crate::tui) fn is_asking(&self) -> bool {
        self.ask.is_some()
    }

    /// The table whose number is typed.
    pub(super) fn typed_table(&self, snapshot: &Snapshot) -> Option<TableId> {
        match read_typed(self.line.value(), &rows(snapshot), self.chosen) {
            Ok(ResultInput::Row(table) | ResultInput::Sums(table, ..)) => Some(table),
            Ok(ResultInput::Nothing) | Err(_) => None,
        }
    }

    /// Whether an answer is awaited.
    pub(in crate::tui) fn waits(&self) -> bool {
        self.given.is_some()
    }

    /// Whether nothing is asked or awaited.
    pub(in crate::tui) fn is_free(&self) -> bool {
        self.ask.is_none() && self.given.is_none()
    }

    /// Nobody answers what is asked: the line makes way, and what is asked about sums waits at its table. Sums that are
    /// typed now are the next table's. The table where it waits.
    pub(super) fn asked_in_vain(&mut self, rows: &[&TableRow]) -> Option<TableId> {
        self.stale = true;
        let asked = self.chosen.filter(|_| self.put_aside())?;
        self.chosen = self.next_missing(rows, asked).or(self.chosen);
        Some(asked)
    }

    /// What is asked is asked no more; where it is about sums it waits at its table. Whether it does.
    fn put_aside(&mut self) -> bool {
        let asked = self.ask.take().filter(|ask| ask.sums().is_some());
        let (Some(asked), Some(table)) = (asked, self.chosen) else { return false };
        self.waits.insert(table, WaitingQuestion { ask: asked, sure: std::mem::take(&mut self.sure) });
        true
    }

    /// A letter of the line.
    pub(super) fn typed(&mut self, letter: char) {
        edit::insert_anew(&mut self.line, &mut self.stale, letter);
    }

    /// The line that is typed into; none while something is asked or awaited.
    pub(in crate::tui) fn line(&mut self) -> Option<&mut Input> {
        let line = (self.ask.is_none() && self.given.is_none()).then_some(&mut self.line)?;
        self.stale = false;
        Some(line)
    }

    /// The latest command was carried out: what was typed meanwhile is about the next table.
    pub(in crate::tui::hall) fn done(&mut self) {
        let Some(given) = self.given.take() else { return };
        self.done = Some(given);
        self.stale = false;
        // An end that is not the usual one is that of one game.
        self.end = 0;
        self.ask = None;
        self.line.reset();
    }

    /// What was doubted is given once more by whoever is sure.
    pub(in crate::tui::hall) fn gives_again(&mut self, command: &Command) {
        self.given = match command {
            Command::Result(ResultCommand::EnterResult(it)) => Some(SubmittedResult::Entered(it.table)),
            Command::Result(ResultCommand::HandIn { table, .. }) => Some(SubmittedResult::HandedIn(*table)),
            _ => return,
        };
    }

    /// The latest command was refused: what was typed stays to be read and edited. What was typed behind it, which
    /// nobody takes.
    pub(in crate::tui::hall) fn refused(&mut self) -> Option<String> {
        self.given = None;
        self.stale = true;
        self.ask = None;
        self.ahead.rest()
    }

    /// Follows the snapshot: after a result the next table without one is chosen.
    pub(in crate::tui::hall) fn sync(&mut self, snapshot: &Snapshot) {
        let rows = rows(snapshot);
        let missing =
            |table: TableId| rows.iter().any(|row| row.table == table && stage(row) == ResultStage::Missing);
        let same = self.round == snapshot.bar.round;
        self.round = snapshot.bar.round;
        if !same {
            self.lapse();
        }
        let entered = |table: TableId| Some(rows.iter().find(|row| row.table == table)?.game.result?.scored);
        // What another console has entered meanwhile stands; what was typed here is named where it is something else.
        let gone: Vec<TableId> =
            self.waits.keys().copied().filter(|table| !same || !missing(*table)).collect();
        for table in gone {
            let sums = self.waits.remove(&table).and_then(|it| it.ask.sums());
            self.lost.extend(sums.filter(|it| !same || entered(table) != Some(*it)).map(|it| (table, it)));
        }
        if let (Some(sums), Some(table)) = (self.ask.and_then(ResultQuestion::sums), self.chosen)
            && (!same || !missing(table))
        {
            (self.ask, self.stale) = (None, true);
            self.lost.extend((!same || entered(table) != Some(sums)).then_some((table, sums)));
        }
        let done = self.done.take();
        let to = match done {
            Some(SubmittedResult::Entered(table)) => self.next_missing(&rows, table),
            Some(SubmittedResult::HandedIn(table)) => {
                next(&rows, table, |row| stage(row) == ResultStage::Entered)
                    .or_else(|| self.next_missing(&rows, table))
            }
            None => None,
        };
        self.chosen = to.or(self.chosen);
        // Nothing is left but what waits for an answer: it is asked.
        if done.is_some() && self.line.value().is_empty() && self.ahead.is_empty() {
            let waiting = self.chosen.and_then(|table| self.waits.remove(&table));
            (self.ask, self.sure) = waiting.map(|it| (Some(it.ask), it.sure)).unwrap_or_default();
        }
        if self.row(&rows).is_none() {
            self.chosen = rows.first().map(|row| row.table);
            self.ask = None;
        }
    }

    /// The round is over: its lines are those of no game of the next one.
    fn lapse(&mut self) {
        // While something is asked or given, the line is what it was typed in, which is told of by itself.
        if self.given.is_none() {
            let line = self.line.value().trim();
            if self.ask.is_none() && !self.stale && !line.is_empty() {
                self.lapsed = Some(line.to_owned());
            }
            self.line.reset();
        }
        if let Some(rest) = self.ahead.rest() {
            self.lapsed = Some(self.lapsed.take().map_or_else(String::new, |line| line + " · ") + &rest);
        }
    }

    /// The next table without a result: first those about which nothing waits to be answered.
    fn next_missing(&self, rows: &[&TableRow], after: TableId) -> Option<TableId> {
        let missing = |row: &TableRow| stage(row) == ResultStage::Missing;
        let free = |row: &TableRow| missing(row) && !self.waits.contains_key(&row.table);
        next(rows, after, free).or_else(|| next(rows, after, missing))
    }

    /// The chosen row.
    pub(super) fn row<'r>(&self, rows: &[&'r TableRow]) -> Option<&'r TableRow> {
        rows.iter().copied().find(|row| Some(row.table) == self.chosen)
    }

    /// A key that chooses another game; whether it was one.
    pub(super) fn step(&mut self, action: Action, rows: &[&TableRow]) -> bool {
        self.list.at = self.place(rows);
        if !self.list.press(action, rows.len()) {
            return false;
        }
        self.chosen = rows.get(self.list.at).map(|row| row.table);
        self.ask = None;
        true
    }

    /// The place of the chosen row.
    pub(super) fn place(&self, rows: &[&TableRow]) -> usize {
        rows.iter().position(|row| Some(row.table) == self.chosen).unwrap_or(0)
    }

    /// The end that is entered.
    pub(super) fn end<'v>(&self, view: Option<&'v ResultsView>) -> Option<&'v EndRow> {
        let ends = &view?.ends;
        ends.get(self.end % ends.len().max(1))
    }

    /// What the console knows of a game that belongs into its sums.
    pub(super) fn beside(&self, row: &TableRow, view: Option<&ResultsView>) -> [SumAdjustments; 2] {
        let counts = self.end(view).is_some_and(|end| end.overtime);
        let sheet = sheet(row, view).copied().unwrap_or_default();
        Side::BOTH.map(Side::index).map(|side| SumAdjustments {
            penalties: row.counters[side].points,
            over: (counts && sheet.costs[side].0 != 0).then_some((sheet.over[side], sheet.costs[side])),
        })
    }

    fn enter_sums(
        &mut self,
        table: TableId,
        sums: [Points; 2],
        view: Option<&ResultsView>,
    ) -> Option<UserAct> {
        let end = self.end(view)?.id.clone();
        self.given = Some(SubmittedResult::Entered(table));
        let sure = std::mem::take(&mut self.sure);
        let result = EnterResult { sure, ..EnterResult::final_sums(table, end, sums) };
        Some(UserAct::Give(Command::Result(ResultCommand::EnterResult(result))))
    }

    fn hand_in(&mut self, table: TableId, signed: bool) -> UserAct {
        self.given = Some(SubmittedResult::HandedIn(table));
        let sure = std::mem::take(&mut self.sure);
        UserAct::Give(Command::Result(ResultCommand::HandIn { table, round: None, signed, sure }))
    }

    /// The usual step: what is typed is entered, an entered result is handed in; or the message that says why not.
    pub(super) fn go_on(&mut self, snapshot: &Snapshot) -> Result<Vec<UserAct>, &'static str> {
        if self.given.is_some() {
            return Ok(Vec::new());
        }
        if self.ask.is_some() {
            return Err("results-yes-or-no");
        }
        let (rows, view) = (rows(snapshot), snapshot.results.as_ref());
        self.sure.clear();
        match read_typed(self.line.value(), &rows, self.chosen)? {
            ResultInput::Row(table) => {
                self.chosen = Some(table);
                self.line.reset();
                Ok(Vec::new())
            }
            ResultInput::Sums(table, sums, named) => {
                self.chosen = Some(table);
                let row = self.row(&rows).ok_or("results-no-row")?;
                // Sums alone are those of the next sheet: they neither answer a question nor correct anything.
                if named == TableNamed::Chosen && self.waits.contains_key(&table) {
                    return Err("results-answer-first");
                }
                if named == TableNamed::Chosen && stage(row) != ResultStage::Missing {
                    return Err("results-has-result");
                }
                let waited = self.waits.remove(&table).and_then(|it| it.ask.sums());
                self.replaced = waited.filter(|waited| *waited != sums).map(|waited| (table, waited));
                if stage(row) != ResultStage::Missing {
                    self.corrects = Some((table, sums));
                    self.line.reset();
                    return Ok(Vec::new());
                }
                match untold(row, view) {
                    Some(slip) => Ok(self.asks(ResultQuestion::Untold(slip, Some(sums)))),
                    None => self.with_sums(row, sums, view),
                }
            }
            ResultInput::Nothing => {
                let row = self.row(&rows).ok_or("results-no-row")?;
                if let Some(WaitingQuestion { ask, sure }) = self.waits.remove(&row.table) {
                    self.sure = sure;
                    return Ok(self.asks(ask));
                }
                match stage(row) {
                    ResultStage::Missing => Err("results-type"),
                    ResultStage::HandedIn => Err("results-in-already"),
                    ResultStage::NoSheets(_) => Err("results-no-sheets"),
                    ResultStage::Entered => match untold(row, view) {
                        Some(slip) => Ok(self.asks(ResultQuestion::Untold(slip, None))),
                        None => Ok(self.with_sheets(row, view)),
                    },
                }
            }
        }
    }

    /// Something is asked before anything is given.
    fn asks(&mut self, ask: ResultQuestion) -> Vec<UserAct> {
        self.ask = Some(ask);
        Vec::new()
    }

    /// Hands the sheets of a game in, or asks whether both have signed.
    fn with_sheets(&mut self, row: &TableRow, view: Option<&ResultsView>) -> Vec<UserAct> {
        if sheet(row, view).is_none_or(|sheet| sheet.signs) {
            return self.asks(ResultQuestion::Signed);
        }
        vec![self.hand_in(row.table, false)]
    }

    /// Goes on with sums, or asks whether such are meant.
    fn with_sums(
        &mut self,
        row: &TableRow,
        sums: [Points; 2],
        view: Option<&ResultsView>,
    ) -> Result<Vec<UserAct>, &'static str> {
        if !row.alone() && are_unusual(sums) {
            return Ok(self.asks(ResultQuestion::Unusual(sums)));
        }
        self.go_on_with(row, sums, view)
    }

    /// Enters sums, or asks whether what the console knows of is in them.
    fn go_on_with(
        &mut self,
        row: &TableRow,
        sums: [Points; 2],
        view: Option<&ResultsView>,
    ) -> Result<Vec<UserAct>, &'static str> {
        if self.beside(row, view).iter().any(|side| *side != SumAdjustments::default()) {
            return Ok(self.asks(ResultQuestion::InSums(sums)));
        }
        self.enter_sums(row.table, sums, view).map(|act| vec![act]).ok_or("results-no-end")
    }

    /// The answer to what is asked.
    pub(super) fn answer(&mut self, yes: bool, snapshot: &Snapshot) -> Result<Vec<UserAct>, &'static str> {
        let (Some(asked), Some(table)) = (self.ask.take(), self.chosen) else { return Ok(Vec::new()) };
        self.stale = !yes;
        let (rows, view) = (rows(snapshot), snapshot.results.as_ref());
        let row = self.row(&rows).ok_or("results-no-row")?;
        if yes {
            let penalties = row.counters.iter().any(|it| it.points != Points(0));
            self.sure.extend(asked.doubt().filter(|it| *it != Doubt::PenaltiesInSums || penalties));
        }
        match asked {
            ResultQuestion::Untold(_, Some(sums)) if yes => self.with_sums(row, sums, view),
            ResultQuestion::Untold(_, None) if yes => Ok(self.with_sheets(row, view)),
            ResultQuestion::Untold(..) => Err("results-announce-first"),
            ResultQuestion::Unusual(sums) if yes => self.go_on_with(row, sums, view),
            ResultQuestion::InSums(sums) | ResultQuestion::PutIn(sums) if yes => {
                Ok(vec![self.enter_sums(table, sums, view).ok_or("results-no-end")?])
            }
            // What is not in them yet is put in here, and shown before it is entered.
            ResultQuestion::InSums(sums) => {
                let beside = self.beside(row, view);
                let with = |side: Side| {
                    let SumAdjustments { penalties, over } = beside[side.index()];
                    let costs = over.map_or(0, |(_, costs)| costs.0);
                    Points(sums[side.index()].0.saturating_add(penalties.0).saturating_add(costs))
                };
                (self.ask, self.stale) = (Some(ResultQuestion::PutIn(Side::BOTH.map(with))), false);
                Ok(Vec::new())
            }
            ResultQuestion::Unusual(_) | ResultQuestion::PutIn(_) => Err("results-not-put-in"),
            ResultQuestion::Signed if yes => Ok(vec![self.hand_in(table, true)]),
            ResultQuestion::Signed => Err("results-sign-first"),
        }
    }
}
