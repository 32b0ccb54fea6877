//! What the journal held so far, kept ready for screens: recent records, and a row for every decision.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use crate::clock::Profile;
use crate::domain::{Actor, Citation, OpId, Role, Seq, SlipId, TableId};
use crate::rules::{Consequence, Party, Ruleset};
use crate::tournament::{
    ClockEvent, ConductEvent, Event, GameRef, OrderPlaced, OrderState, PenaltyImposed, PlacedOrder, Record,
    ReopenGround, ResultEvent, RoundEvent, Route, SlipEvent, State, about, concerns, round_of,
};

use super::view::{AffairRow, Delivery, LogEnd, LogRow, PenaltyRow};

/// A row for every decision, and of the records those that a hall needs at once: the ones of the round being played and
/// of the round before. Older ones are read from the journal where a screen looks at them.
#[derive(Default)]
pub(super) struct Ledger {
    recent: VecDeque<Record>,
    /// The number of the last record before the recent ones.
    before: u64,
    /// Where the round being played began.
    round: u64,
    /// Older records that a screen looks at.
    page: BTreeMap<Seq, Record>,
    rows: Arc<Vec<LogRow>>,
    affairs: Arc<Vec<AffairRow>>,
    by_table: BTreeMap<TableId, Vec<u64>>,
    by_slip: BTreeMap<SlipId, OfSlip>,
    /// The paragraphs that orders were placed with.
    placed: BTreeMap<OpId, Arc<[Citation]>>,
    /// Those of all orders, each once.
    cited: BTreeSet<Arc<[Citation]>>,
    /// Who decides, each once.
    deciders: BTreeMap<(Role, String, String), Arc<Actor>>,
    /// Who played at a table last.
    players: BTreeMap<TableId, Arc<[String; 2]>>,
    /// Orders that a clock confirmed whose make proves what it says.
    proven: BTreeSet<OpId>,
    /// Makes by their ids: whether they do.
    makes: BTreeMap<String, bool>,
}

/// What there is about a slip.
#[derive(Default)]
struct OfSlip {
    /// The numbers of its records.
    records: Vec<u32>,
    /// Where its row is, once it is decided.
    row: Option<u32>,
}

impl Ledger {
    /// Takes a record in; `state` is the one after it.
    pub(super) fn push(&mut self, record: Record, state: &State, rules: &Ruleset) {
        let seq = self.last().0 + 1;
        let (slip, table) = concerns(&record.event, state);
        if let Some(slip) = slip {
            self.by_slip.entry(slip).or_default().records.push(seq as u32);
        }
        if let Some(table) = table {
            self.by_table.entry(table).or_default().push(seq);
        }
        match record.event {
            Event::Round(RoundEvent::RoundStarted(_)) => {
                let last = std::mem::replace(&mut self.round, seq - 1);
                self.forget_before(last);
            }
            Event::Clock(ClockEvent::OrderPlaced(OrderPlaced { op, .. })) => {
                let cite = self.cited(&record.cite);
                self.placed.insert(op, cite);
            }
            Event::Clock(ClockEvent::OrderConfirmed { op }) => self.confirmed(op, state),
            _ => {}
        }
        if record.event.card().listed {
            let round = round_of(&record.event, state);
            let row = AffairRow {
                seq: Seq(seq),
                at: record.at,
                round,
                table,
                players: table.and_then(|table| {
                    let game = state.game_of(GameRef { round, table })?;
                    Some(self.players(table, &game.players))
                }),
                by: self.decider(&record.by),
                event: record.event.clone(),
                about: about(state, rules, &record.event),
                cite: self.cited(&record.cite),
            };
            Arc::make_mut(&mut self.affairs).push(row);
        }
        if let Some(row) = self.row(Seq(seq), &record, state) {
            self.by_slip.entry(row.slip).or_default().row = Some(self.rows.len() as u32);
            Arc::make_mut(&mut self.rows).push(row);
        } else if let Some(slip) = slip {
            self.follow(&record, slip, state);
        }
        self.recent.push_back(record);
    }

    /// A round has begun: what was before the last one is not looked at every moment any more.
    fn forget_before(&mut self, round: u64) {
        self.by_table.clear();
        let old = (round.saturating_sub(self.before) as usize).min(self.recent.len());
        self.recent.drain(..old);
        self.before += old as u64;
    }

    fn cited(&mut self, cite: &[Citation]) -> Arc<[Citation]> {
        let known = self.cited.get(cite).cloned();
        known.unwrap_or_else(|| {
            let new: Arc<[Citation]> = cite.into();
            self.cited.insert(Arc::clone(&new));
            new
        })
    }

    fn decider(&mut self, by: &Actor) -> Arc<Actor> {
        let key = (by.role, by.name.clone(), by.station.clone());
        Arc::clone(self.deciders.entry(key).or_insert_with(|| Arc::new(by.clone())))
    }

    fn players(&mut self, table: TableId, players: &[String; 2]) -> Arc<[String; 2]> {
        match self.players.get(&table) {
            Some(known) if **known == *players => Arc::clone(known),
            _ => {
                let new = Arc::new(players.clone());
                self.players.insert(table, Arc::clone(&new));
                new
            }
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
    fn follow(&mut self, record: &Record, slip: SlipId, state: &State) {
        let Some(of_slip) = self.by_slip.get_mut(&slip) else { return };
        let Some(at) = of_slip.row else { return };
        if let Event::Slip(SlipEvent::SlipReopened(it)) = &record.event {
            // The row tells what was decided then; nothing of it is owed any more.
            of_slip.row = None;
            let row = &mut Arc::make_mut(&mut self.rows)[at as usize];
            let struck = it.ground == ReopenGround::Struck;
            let ended = if struck { LogEnd::Mistaken } else { LogEnd::Reopened };
            (row.ended, row.penalty, row.delivery, row.turn_lost) = (ended, None, None, None);
            return;
        }
        if let Event::Result(ResultEvent::SpreadAdjusted(_)) = &record.event {
            Arc::make_mut(&mut self.rows)[at as usize].ended = LogEnd::MadeGood;
            return;
        }
        let penalty = match &record.event {
            Event::Conduct(ConductEvent::PenaltyImposed(_)) => PenaltyRow::of(record).map(Box::new),
            Event::Clock(
                ClockEvent::OrderPlaced(_)
                | ClockEvent::OrderConfirmed { .. }
                | ClockEvent::OrderUnconfirmed { .. }
                | ClockEvent::OrderSettled { .. },
            )
            | Event::Conduct(ConductEvent::TakenBack(_)) => None,
            _ => return,
        };
        let delivery = self.delivery(slip, state);
        let row = &mut Arc::make_mut(&mut self.rows)[at as usize];
        row.penalty = penalty.or_else(|| row.penalty.take());
        row.delivery = delivery;
    }

    /// How far the orders of a slip got.
    fn delivery(&self, slip: SlipId, state: &State) -> Option<Delivery> {
        let orders = state.orders_of(slip).into_iter();
        orders.map(|(op, order)| Delivery::of(order, self.is_proven(op))).max()
    }

    pub(super) fn last(&self) -> Seq {
        Seq(self.before + self.recent.len() as u64)
    }

    /// The records after `seq` that are kept here, with their numbers.
    pub(super) fn recent(&self, seq: Seq) -> impl Iterator<Item = (Seq, &Record)> {
        let known = seq.0.saturating_sub(self.before) as usize;
        let numbers = self.before.max(seq.0) + 1..;
        numbers.map(Seq).zip(self.recent.iter().skip(known))
    }

    pub(super) fn affairs(&self) -> Arc<Vec<AffairRow>> {
        Arc::clone(&self.affairs)
    }

    pub(super) fn rows(&self) -> Arc<Vec<LogRow>> {
        Arc::clone(&self.rows)
    }

    /// The paragraphs that an order was placed with.
    pub(super) fn placed(&self, op: OpId) -> &[Citation] {
        self.placed.get(&op).map(|cite| &**cite).unwrap_or_default()
    }

    /// The records about a slip, with their numbers: those that are at hand.
    pub(super) fn of_slip(&self, slip: SlipId) -> impl Iterator<Item = (Seq, &Record)> {
        self.about(slip).filter_map(|seq| Some((seq, self.get(seq)?)))
    }

    /// The records about a slip that must be read from the journal first.
    pub(super) fn missing(&self, slip: SlipId) -> Vec<Seq> {
        self.about(slip).filter(|seq| self.get(*seq).is_none()).collect()
    }

    /// What was missing has been read; what was read before is let go.
    pub(super) fn turn_to(&mut self, page: Vec<(Seq, Record)>) {
        self.page = page.into_iter().collect();
    }

    /// The records about a table in the round being played, with their numbers.
    pub(super) fn of_table(&self, table: TableId) -> impl Iterator<Item = (Seq, &Record)> {
        let here = self.by_table.get(&table).into_iter().flatten();
        here.filter_map(|seq| Some((Seq(*seq), self.get(Seq(*seq))?)))
    }

    fn about(&self, slip: SlipId) -> impl Iterator<Item = Seq> {
        let records = self.by_slip.get(&slip).map(|it| it.records.as_slice()).unwrap_or_default();
        records.iter().map(|seq| Seq(u64::from(*seq)))
    }

    fn get(&self, seq: Seq) -> Option<&Record> {
        match seq.0.checked_sub(self.before + 1) {
            Some(place) => self.recent.get(place as usize),
            None => self.page.get(&seq),
        }
    }

    fn row(&mut self, seq: Seq, record: &Record, state: &State) -> Option<LogRow> {
        let (id, judged, ended, follows): (_, _, _, &[_]) = match &record.event {
            Event::Slip(SlipEvent::VerdictGiven { slip, upheld, consequences, .. }) => {
                let ended = if *upheld { LogEnd::Upheld } else { LogEnd::Rejected };
                (*slip, true, ended, consequences)
            }
            Event::Slip(SlipEvent::Conceded { slip, consequences }) => {
                (*slip, false, LogEnd::Conceded, consequences)
            }
            // One that was decided says it in the row of its decision.
            Event::Slip(SlipEvent::SlipWithdrawn { slip, .. }) if is_struck(state, *slip) => return None,
            Event::Slip(SlipEvent::SlipWithdrawn { slip, mistaken, moot }) => {
                let ended = match (moot, mistaken) {
                    (true, _) => LogEnd::Moot,
                    (false, true) => LogEnd::Mistaken,
                    (false, false) => LogEnd::Withdrawn,
                };
                (*slip, false, ended, &[])
            }
            _ => return None,
        };
        let slip = state.slip(id)?;
        let turn_lost = follows.iter().find_map(|(what, _)| match what {
            Consequence::LoseTurn { who: Party::Mover, .. } => Some(slip.mover()),
            Consequence::LoseTurn { who: Party::Challenger, .. } => Some(slip.challenger),
            _ => None,
        });
        Some(LogRow {
            seq,
            at: record.at,
            slip: id,
            round: slip.round,
            table: slip.table,
            players: self.players(slip.table, &slip.players),
            challenger: slip.challenger,
            words: if judged { Arc::clone(&slip.verdicts) } else { Arc::default() },
            unjudged: if judged { Arc::default() } else { slip.words.as_slice().into() },
            ended,
            by: self.decider(&record.by),
            took: record.at.since(slip.raised_at),
            penalty: None,
            turn_lost,
            delivery: None,
        })
    }
}

/// Whether a slip was decided and then struck.
fn is_struck(state: &State, slip: SlipId) -> bool {
    let past = state.slip(slip).and_then(|it| it.past.last());
    past.is_some_and(|it| it.ground == ReopenGround::Struck)
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
            credited,
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
            credited: *credited,
            crosses: *crosses,
            turns_lost: *turns_lost,
            free: *free,
            cite: record.cite.clone(),
        })
    }
}
