//! What the journal held so far, kept ready for screens: records, and a row for every decision.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::clock::Profile;
use crate::domain::{OpId, Seq, SlipId, TableId};
use crate::rules::{Consequence, Party};
use crate::tournament::{Cause, Event, OrderState, PlacedOrder, Record, Route, State};

use super::view::{Delivery, LogEnd, LogRow, PenaltyRow};

/// The records and what is looked up in them.
#[derive(Default)]
pub(super) struct Ledger {
    records: Vec<Record>,
    rows: Arc<Vec<LogRow>>,
    by_table: BTreeMap<TableId, Vec<usize>>,
    by_slip: BTreeMap<SlipId, Vec<usize>>,
    placed: BTreeMap<OpId, usize>,
    row_of: BTreeMap<SlipId, usize>,
    /// Orders that a clock confirmed whose make proves what it says.
    proven: BTreeSet<OpId>,
    /// Makes by their ids: whether they do.
    makes: BTreeMap<String, bool>,
}

impl Ledger {
    /// Takes a record in; `state` is the one after it.
    pub(super) fn push(&mut self, record: Record, state: &State) {
        let place = self.records.len();
        let (slip, table) = concerns(&record.event, state);
        if let Some(slip) = slip {
            self.by_slip.entry(slip).or_default().push(place);
        }
        if let Some(table) = table {
            self.by_table.entry(table).or_default().push(place);
        }
        match record.event {
            Event::RoundStarted { .. } => self.by_table.clear(),
            Event::OrderPlaced { op, .. } => {
                self.placed.insert(op, place);
            }
            Event::OrderConfirmed { op } => self.confirmed(op, state),
            _ => {}
        }
        self.records.push(record);
        if let Some(row) = self.row(place, state) {
            self.row_of.insert(row.slip, self.rows.len());
            Arc::make_mut(&mut self.rows).push(row);
        } else if let Some(slip) = slip {
            self.follow(place, slip, state);
        }
    }

    /// Notes whether a confirmation proves anything: by the make of the clock that stood there then, not by that of
    /// one that comes later.
    fn confirmed(&mut self, op: OpId, state: &State) {
        let Some((table, Route::Clock { clock })) = state.orders.get(&op).map(|it| (it.table, it.route))
        else {
            return;
        };
        let fitted = state.tables.get(&table).and_then(|table| table.clock.as_ref());
        let Some(fitted) = fitted.filter(|fitted| fitted.clock == clock) else { return };
        let proves = || Profile::named(&fitted.profile).is_some_and(|make| make.authenticated);
        if *self.makes.entry(fitted.profile.clone()).or_insert_with(proves) {
            self.proven.insert(op);
        }
    }

    /// Whether a clock that proves what it says confirmed an order.
    pub(super) fn is_proven(&self, op: OpId) -> bool {
        self.proven.contains(&op)
    }

    /// Adds to a decision's row what followed from it.
    fn follow(&mut self, place: usize, slip: SlipId, state: &State) {
        let Some(at) = self.row_of.get(&slip).copied() else { return };
        let record = &self.records[place];
        let penalty = match &record.event {
            Event::PenaltyImposed { .. } => PenaltyRow::of(record),
            Event::OrderPlaced { .. }
            | Event::OrderConfirmed { .. }
            | Event::OrderUnconfirmed { .. }
            | Event::OrderSettled { .. } => None,
            _ => return,
        };
        let delivery = self.delivery(slip, state);
        let row = &mut Arc::make_mut(&mut self.rows)[at];
        row.penalty = penalty.or_else(|| row.penalty.take());
        row.delivery = delivery;
    }

    /// How far the orders of a slip got.
    fn delivery(&self, slip: SlipId, state: &State) -> Option<Delivery> {
        let orders = self.of_slip(slip).filter_map(|(_, record)| match &record.event {
            Event::OrderPlaced { op, .. } => Some((*op, state.orders.get(op)?)),
            _ => None,
        });
        orders.map(|(op, order)| Delivery::of(order, self.is_proven(op))).max()
    }

    pub(super) fn last(&self) -> Seq {
        Seq(self.records.len() as u64)
    }

    pub(super) fn records(&self) -> &[Record] {
        &self.records
    }

    pub(super) fn rows(&self) -> Arc<Vec<LogRow>> {
        Arc::clone(&self.rows)
    }

    /// The record that placed an order.
    pub(super) fn placed(&self, op: OpId) -> Option<&Record> {
        self.records.get(*self.placed.get(&op)?)
    }

    /// The records about a slip, with their numbers.
    pub(super) fn of_slip(&self, slip: SlipId) -> impl Iterator<Item = (Seq, &Record)> {
        self.at(self.by_slip.get(&slip))
    }

    /// The records about a table in the round being played, with their numbers.
    pub(super) fn of_table(&self, table: TableId) -> impl Iterator<Item = (Seq, &Record)> {
        self.at(self.by_table.get(&table))
    }

    fn at<'a>(&'a self, places: Option<&'a Vec<usize>>) -> impl Iterator<Item = (Seq, &'a Record)> {
        places
            .into_iter()
            .flatten()
            .filter_map(|place| self.records.get(*place).map(|record| (Seq(*place as u64 + 1), record)))
    }

    fn row(&self, place: usize, state: &State) -> Option<LogRow> {
        let record = self.records.get(place)?;
        let (id, words, ended, follows): (_, _, _, &[_]) = match &record.event {
            Event::VerdictGiven { slip, words, upheld, consequences } => {
                let ended = if *upheld { LogEnd::Upheld } else { LogEnd::Rejected };
                (*slip, words.clone(), ended, consequences)
            }
            Event::Conceded { slip, consequences } => (*slip, Vec::new(), LogEnd::Conceded, consequences),
            Event::SlipWithdrawn { slip } => (*slip, Vec::new(), LogEnd::Withdrawn, &[]),
            _ => return None,
        };
        let slip = state.slip(id)?;
        let loser = follows.iter().find_map(|(what, _)| match what {
            Consequence::LoseTurn { who: Party::Mover, .. } => Some(slip.mover()),
            Consequence::LoseTurn { who: Party::Challenger, .. } => Some(slip.challenger),
            _ => None,
        });
        Some(LogRow {
            seq: Seq(place as u64 + 1),
            at: record.at,
            slip: id,
            round: slip.round,
            table: slip.table,
            players: slip.players.clone(),
            challenger: slip.players[slip.challenger.index()].clone(),
            mover: slip.players[slip.mover().index()].clone(),
            words,
            ended,
            by: record.by.clone(),
            took: record.at.since(slip.raised_at),
            penalty: None,
            turn_lost: loser.map(|side| slip.players[side.index()].clone()),
            delivery: None,
        })
    }
}

/// The slip and the table that an event is about.
fn concerns(event: &Event, state: &State) -> (Option<SlipId>, Option<TableId>) {
    let of_slip = |slip: SlipId| (Some(slip), state.slip(slip).map(|slip| slip.table));
    match event {
        Event::SlipRaised { slip, .. }
        | Event::SlipMatched { slip, .. }
        | Event::SlipClaimed { slip, .. }
        | Event::SlipReleased { slip }
        | Event::WordsEntered { slip, .. }
        | Event::SpellingConfirmed { slip }
        | Event::Escalated { slip, .. }
        | Event::VerdictGiven { slip, .. }
        | Event::Conceded { slip, .. }
        | Event::SlipWithdrawn { slip }
        | Event::AllowanceRestored { slip, .. }
        | Event::Announced { slip }
        | Event::PenaltyImposed { cause: Cause::Slip(slip), .. } => of_slip(*slip),
        Event::SlipReopened(it) => of_slip(it.slip),
        Event::PenaltyImposed { table, .. }
        | Event::ClockFitted { table, .. }
        | Event::HoldTaken { table, .. }
        | Event::SlipRefused { table, .. }
        | Event::ClockNoted { table, .. }
        | Event::AbsenceNoted { table, .. }
        | Event::Arrived { table, .. } => (None, Some(*table)),
        Event::ClaimRaised(it) => (None, Some(it.table)),
        Event::ClaimDecided(it) => (None, state.claims.get(&it.claim).map(|claim| claim.table)),
        Event::SanctionImposed(it) => (None, it.table),
        Event::Counted(it) => (None, it.game.map(|game| game.table)),
        Event::ThresholdReached(it) => (None, it.game.map(|game| game.table)),
        Event::ProcedureBegun(it) => (None, Some(it.table)),
        Event::StepDone(it) => (None, state.runs.get(&it.run).map(|run| run.table)),
        Event::ProcedureEnded(it) => (None, state.runs.get(&it.run).map(|run| run.table)),
        Event::ForcedPassPlayed(it) => (None, Some(it.table)),
        Event::MoveCircled(it) => (None, Some(it.table)),
        Event::GameAwarded(it) => (None, Some(it.game.table)),
        Event::ResultEntered(it) => (None, Some(it.game.table)),
        Event::ResultCorrected(it) => (None, Some(it.game.table)),
        Event::ResultHandedIn { game } => (None, Some(game.table)),
        Event::SpreadAdjusted(it) => it.slip.map_or((None, None), of_slip),
        Event::EventOpened { .. }
        | Event::ListAdopted { .. }
        | Event::ListDropped { .. }
        | Event::LexiconFrozen { .. }
        | Event::PlayersEntered { .. }
        | Event::RoundStarted { .. }
        | Event::PlayStarted {}
        | Event::ByeGiven(_)
        | Event::PlayerExcluded(_)
        | Event::CountdownStarted { .. }
        | Event::CountdownStopped {}
        | Event::DutyArose(_)
        | Event::DutyDone { .. } => (None, None),
        Event::OrderPlaced { op, .. }
        | Event::OrderTried { op, .. }
        | Event::OrderConfirmed { op }
        | Event::OrderUnconfirmed { op, .. }
        | Event::OrderSettled { op } => {
            state.orders.get(op).map_or((None, None), |order| (order.slip, Some(order.table)))
        }
    }
}

impl Delivery {
    fn of(order: &PlacedOrder, proven: bool) -> Self {
        match order.state {
            _ if order.needs_person() => Self::NeedsPerson,
            OrderState::Confirmed { at } => Self::OnClock { at, proven },
            OrderState::Settled { at } => Self::ByHand { at },
            OrderState::Waiting | OrderState::Unconfirmed { .. } => Self::Waiting,
        }
    }
}

impl PenaltyRow {
    /// The penalty that a record imposes.
    pub(super) fn of(record: &Record) -> Option<Self> {
        let Event::PenaltyImposed { side, points, crosses, turns_lost, free, .. } = &record.event else {
            return None;
        };
        Some(Self {
            side: *side,
            points: *points,
            crosses: *crosses,
            turns_lost: *turns_lost,
            free: *free,
            cite: record.cite.clone(),
        })
    }
}
