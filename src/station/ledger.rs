//! What the journal held so far, kept ready for screens: records, and a row for every decision.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::clock::Profile;
use crate::domain::{OpId, Seq, SlipId, TableId};
use crate::rules::{Consequence, Party};
use crate::tournament::{
    Cause, ClockEvent, ConductEvent, Event, OrderPlaced, OrderState, PenaltyImposed, PlacedOrder,
    ProcedureEvent, Record, ResultEvent, RoundEvent, Route, SetupEvent, SlipEvent, SlipRaised, State,
};

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
            Event::Round(RoundEvent::RoundStarted(_)) => self.by_table.clear(),
            Event::Clock(ClockEvent::OrderPlaced(OrderPlaced { op, .. })) => {
                self.placed.insert(op, place);
            }
            Event::Clock(ClockEvent::OrderConfirmed { op }) => self.confirmed(op, state),
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
        if let Event::Slip(SlipEvent::SlipReopened(_)) = &record.event {
            // The row tells what was decided then; nothing of it is owed any more.
            self.row_of.remove(&slip);
            let row = &mut Arc::make_mut(&mut self.rows)[at];
            (row.ended, row.penalty, row.delivery, row.turn_lost) = (LogEnd::Reopened, None, None, None);
            return;
        }
        let penalty = match &record.event {
            Event::Conduct(ConductEvent::PenaltyImposed(_)) => PenaltyRow::of(record),
            Event::Clock(
                ClockEvent::OrderPlaced(_)
                | ClockEvent::OrderConfirmed { .. }
                | ClockEvent::OrderUnconfirmed { .. }
                | ClockEvent::OrderSettled { .. },
            ) => None,
            _ => return,
        };
        let delivery = self.delivery(slip, state);
        let row = &mut Arc::make_mut(&mut self.rows)[at];
        row.penalty = penalty.or_else(|| row.penalty.take());
        row.delivery = delivery;
    }

    /// How far the orders of a slip got.
    fn delivery(&self, slip: SlipId, state: &State) -> Option<Delivery> {
        let orders = state.orders_of(slip).into_iter();
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
            Event::Slip(SlipEvent::VerdictGiven { slip, words, upheld, consequences }) => {
                let ended = if *upheld { LogEnd::Upheld } else { LogEnd::Rejected };
                (*slip, words.clone(), ended, consequences)
            }
            Event::Slip(SlipEvent::Conceded { slip, consequences }) => {
                (*slip, Vec::new(), LogEnd::Conceded, consequences)
            }
            Event::Slip(SlipEvent::SlipWithdrawn { slip }) => (*slip, Vec::new(), LogEnd::Withdrawn, &[]),
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
        Event::Slip(
            SlipEvent::SlipRaised(SlipRaised { slip, .. })
            | SlipEvent::SlipMatched { slip, .. }
            | SlipEvent::SlipClaimed { slip, .. }
            | SlipEvent::SlipReleased { slip }
            | SlipEvent::WordsEntered { slip, .. }
            | SlipEvent::SpellingConfirmed { slip }
            | SlipEvent::Escalated { slip, .. }
            | SlipEvent::VerdictGiven { slip, .. }
            | SlipEvent::Conceded { slip, .. }
            | SlipEvent::SlipWithdrawn { slip }
            | SlipEvent::AllowanceRestored { slip, .. }
            | SlipEvent::Announced { slip },
        )
        | Event::Conduct(ConductEvent::PenaltyImposed(PenaltyImposed { cause: Cause::Slip(slip), .. })) => {
            of_slip(*slip)
        }
        Event::Slip(SlipEvent::SlipReopened(it)) => of_slip(it.slip),
        Event::Conduct(ConductEvent::PenaltyImposed(PenaltyImposed { table, .. }))
        | Event::Setup(SetupEvent::ClockFitted { table, .. })
        | Event::Slip(SlipEvent::HoldTaken { table, .. } | SlipEvent::SlipRefused { table, .. })
        | Event::Clock(ClockEvent::ClockNoted { table, .. })
        | Event::Round(RoundEvent::AbsenceNoted { table, .. } | RoundEvent::Arrived { table, .. }) => {
            (None, Some(*table))
        }
        Event::Conduct(ConductEvent::ClaimRaised(it)) => (None, Some(it.table)),
        Event::Conduct(ConductEvent::ClaimDecided(it)) => {
            (None, state.claims.get(&it.claim).map(|claim| claim.table))
        }
        Event::Conduct(ConductEvent::SanctionImposed(it)) => (None, it.table),
        Event::Conduct(ConductEvent::Counted(it)) => (None, it.game.map(|game| game.table)),
        Event::Conduct(ConductEvent::ThresholdReached(it)) => (None, it.game.map(|game| game.table)),
        Event::Procedure(ProcedureEvent::ProcedureBegun(it)) => (None, Some(it.table)),
        Event::Procedure(ProcedureEvent::StepDone(it)) => {
            (None, state.runs.get(&it.run).map(|run| run.table))
        }
        Event::Procedure(ProcedureEvent::ProcedureEnded(it)) => {
            (None, state.runs.get(&it.run).map(|run| run.table))
        }
        Event::Round(RoundEvent::ForcedPassPlayed(it)) => (None, Some(it.table)),
        Event::Round(RoundEvent::MoveCircled(it)) => (None, Some(it.table)),
        Event::Result(ResultEvent::GameAwarded(it)) => (None, Some(it.game.table)),
        Event::Result(ResultEvent::ResultEntered(it)) => (None, Some(it.game.table)),
        Event::Result(ResultEvent::ResultCorrected(it)) => (None, Some(it.game.table)),
        Event::Result(ResultEvent::ResultHandedIn { game }) => (None, Some(game.table)),
        Event::Result(ResultEvent::SpreadAdjusted(it)) => it.slip.map_or((None, None), of_slip),
        Event::Setup(
            SetupEvent::EventOpened(_)
            | SetupEvent::ListAdopted { .. }
            | SetupEvent::ListDropped { .. }
            | SetupEvent::LexiconFrozen { .. }
            | SetupEvent::PlayersEntered { .. },
        )
        | Event::Round(
            RoundEvent::RoundStarted(_)
            | RoundEvent::PlayStarted {}
            | RoundEvent::ByeGiven(_)
            | RoundEvent::CountdownStarted { .. }
            | RoundEvent::CountdownStopped {},
        )
        | Event::Conduct(
            ConductEvent::PlayerExcluded(_) | ConductEvent::DutyArose(_) | ConductEvent::DutyDone { .. },
        ) => (None, None),
        Event::Conduct(ConductEvent::Voided(it)) => it.cause.slip().map_or((None, None), of_slip),
        Event::Clock(
            ClockEvent::OrderPlaced(OrderPlaced { op, .. })
            | ClockEvent::OrderTried { op, .. }
            | ClockEvent::OrderConfirmed { op }
            | ClockEvent::OrderUnconfirmed { op, .. }
            | ClockEvent::OrderSettled { op },
        ) => state.orders.get(op).map_or((None, None), |order| (order.slip, Some(order.table))),
    }
}

impl Delivery {
    fn of(order: &PlacedOrder, proven: bool) -> Self {
        match order.state {
            _ if order.needs_person() => Self::NeedsPerson,
            OrderState::Confirmed { at } => Self::OnClock { at, proven },
            OrderState::Settled { at } => Self::ByHand { at },
            OrderState::Waiting | OrderState::Unconfirmed { .. } | OrderState::Cancelled { .. } => {
                Self::Waiting
            }
        }
    }
}

impl PenaltyRow {
    /// The penalty that a record imposes.
    pub(super) fn of(record: &Record) -> Option<Self> {
        let Event::Conduct(ConductEvent::PenaltyImposed(PenaltyImposed {
            side,
            points,
            crosses,
            turns_lost,
            free,
            ..
        })) = &record.event
        else {
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
