//! What the journal held so far, kept ready for screens: recent records, and a row for every decision; and what has
//! been journaled since a place in the journal, for whoever reads it line by line.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use super::Station;
use super::view::{AffairRow, Delivery, LogEnd, LogRow};
use crate::clock::Profile;
use crate::domain::{Actor, At, Citation, OpId, Role, Seq, SlipId, TableId};
use crate::rules::{Consequence, Party, Ruleset};
use crate::tournament::{
    About, ClockEvent, ConductEvent, Event, GameRef, OrderState, PlacedOrder, Record, ReopenGround,
    ResultEvent, RoundEvent, Route, SlipEnding, SlipEvent, SlipState, State, about, concerns, round_of,
};

/// So many records before a round are kept: whoever reads them line by line may not have read them yet.
const UNREAD: u64 = 1_000;

/// A row for every decision, and of the records those that a hall needs at once: the ones of the round being played.
#[derive(Default)]
pub(super) struct Ledger {
    recent: VecDeque<Record>,
    /// The number of the last record before the recent ones.
    before: u64,
    rows: Arc<Vec<LogRow>>,
    affairs: Arc<Vec<AffairRow>>,
    by_table: BTreeMap<TableId, Vec<u64>>,
    /// Where the row of a slip is, once it is decided.
    by_slip: BTreeMap<SlipId, u32>,
    /// The paragraphs of what is listed, each list once.
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

impl Ledger {
    /// Takes a record in; `state` is the one after it.
    pub(super) fn push(&mut self, record: Record, state: &State, rules: &Ruleset) {
        let seq = self.last().0 + 1;
        let (slip, table) = concerns(&record.event, state);
        if let Some(table) = table {
            self.by_table.entry(table).or_default().push(seq);
        }
        match record.event {
            Event::Round(RoundEvent::RoundStarted(_)) => {
                self.by_table.clear();
                self.forget_before(seq.saturating_sub(UNREAD));
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
            self.by_slip.insert(row.slip, self.rows.len() as u32);
            Arc::make_mut(&mut self.rows).push(row);
        } else if let Some(slip) = slip {
            self.follow(&record, slip, state);
        }
        self.recent.push_back(record);
    }

    /// A round has begun: nobody looks at what was before it at every moment any more.
    fn forget_before(&mut self, seq: u64) {
        let old = (seq.saturating_sub(self.before) as usize).min(self.recent.len());
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
        let Some(at) = self.by_slip.get(&slip).copied() else { return };
        if let Event::Slip(SlipEvent::SlipReopened(it)) = &record.event {
            // The row tells what was decided then; nothing of it is owed any more.
            self.by_slip.remove(&slip);
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
        let moves = matches!(
            &record.event,
            Event::Conduct(ConductEvent::PenaltyImposed(_) | ConductEvent::TakenBack(_))
                | Event::Clock(
                    ClockEvent::OrderPlaced(_)
                        | ClockEvent::OrderConfirmed { .. }
                        | ClockEvent::OrderUnconfirmed { .. }
                        | ClockEvent::OrderSettled { .. }
                )
        );
        if moves {
            let delivery = self.delivery(slip, state);
            let row = &mut Arc::make_mut(&mut self.rows)[at as usize];
            row.penalty = state.slip(slip).and_then(SlipState::penalty).map(Box::new);
            row.delivery = delivery;
        }
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

    /// The records about a table in the round being played, with their numbers.
    pub(super) fn of_table(&self, table: TableId) -> impl Iterator<Item = (Seq, &Record)> {
        let here = self.by_table.get(&table).into_iter().flatten();
        here.filter_map(|seq| Some((Seq(*seq), self.get(Seq(*seq))?)))
    }

    fn get(&self, seq: Seq) -> Option<&Record> {
        self.recent.get(seq.0.checked_sub(self.before + 1)? as usize)
    }

    fn row(&mut self, seq: Seq, record: &Record, state: &State) -> Option<LogRow> {
        let Event::Slip(
            SlipEvent::VerdictGiven { slip: id, .. }
            | SlipEvent::Conceded { slip: id, .. }
            | SlipEvent::SlipWithdrawn { slip: id, .. },
        ) = &record.event
        else {
            return None;
        };
        let slip = state.slip(*id)?;
        // One that was decided and then struck says it in the row of its decision.
        if slip.past.last().is_some_and(|it| it.ground == ReopenGround::Struck) {
            return None;
        }
        let turn_lost = slip.consequences.iter().find_map(|(what, _)| match what {
            Consequence::LoseTurn { who: Party::Mover, .. } => Some(slip.mover()),
            Consequence::LoseTurn { who: Party::Challenger, .. } => Some(slip.challenger),
            _ => None,
        });
        Some(LogRow {
            seq,
            at: record.at,
            slip: *id,
            round: slip.round,
            table: slip.table,
            players: self.players(slip.table, &slip.players),
            challenger: slip.challenger,
            words: Arc::clone(&slip.verdicts),
            unjudged: if slip.verdicts.is_empty() { slip.words.as_slice().into() } else { Arc::default() },
            ended: LogEnd::from(slip.ending()),
            by: self.decider(&record.by),
            took: record.at.since(slip.raised_at),
            penalty: None,
            turn_lost,
            delivery: None,
        })
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

impl From<SlipEnding> for LogEnd {
    fn from(ending: SlipEnding) -> Self {
        match ending {
            SlipEnding::Upheld => Self::Upheld,
            SlipEnding::Rejected => Self::Rejected,
            SlipEnding::Conceded => Self::Conceded,
            SlipEnding::Withdrawn => Self::Withdrawn,
            SlipEnding::Mistaken => Self::Mistaken,
            SlipEnding::Moot => Self::Moot,
            // It waits for another decision.
            SlipEnding::Open => Self::Reopened,
        }
    }
}

/// Something that was journaled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournaledNews {
    /// Its place in the journal.
    pub seq: Seq,
    /// When.
    pub at: At,
    /// The table that it is about, where there is one.
    pub table: Option<TableId>,
    /// The players there, where they are known.
    pub players: Option<[String; 2]>,
    /// What.
    pub event: Event,
    /// What it refers to by a number.
    pub about: About,
    /// On which paragraphs.
    pub cite: Vec<Citation>,
}

impl Station {
    /// What has been journaled after `seq`, the oldest first.
    pub fn news(&self, seq: Seq) -> Vec<JournaledNews> {
        let row = |(seq, record): (Seq, &Record)| {
            let (slip, table) = concerns(&record.event, &self.state);
            let of_game = || Some(self.state.game(table?)?.players.clone());
            let of_slip = slip.and_then(|slip| self.state.slip(slip)).map(|slip| slip.players.clone());
            JournaledNews {
                seq,
                at: record.at,
                table,
                players: of_slip.or_else(of_game),
                event: record.event.clone(),
                about: about(&self.state, &self.law.ruleset, &record.event),
                cite: record.cite.clone(),
            }
        };
        self.ledger.recent(seq).map(row).collect()
    }
}
