//! How a decision is carried out: its records, what follows from it by the ruleset, and what it ends.
//!
//! A decision in the making is a [`Transaction`]: events that follow one from another, each applied before the next is
//! worked out.

pub(super) mod award;
pub(super) mod execute;
pub(super) mod procedure;
pub(super) mod scene;
pub(super) mod settle;
pub(super) mod tally;
pub(super) mod void;

use self::execute::Resolved;
use self::settle::Unsettled;
use super::doubt::Sure;
use super::event::{
    Cause, ClockEvent, Event, GameRef, Hindrance, OrderKind, OrderPlaced, OrderWhy, Record, Route, Worked,
};
use super::guard::DecisionCtx;
use super::refusal::{ConductReason, Refusal};
use super::state::{PlacedOrder, State};
use crate::clock::{GiveUp, Order, Profile, can};
use crate::domain::{Citation, ClockId, OpId, SlipId, TableId};
use crate::rules::Facts;

pub(super) type Decision = Result<Vec<Record>, Refusal>;

/// Why an order is given: what a person wrote, and what the console knows of it.
#[derive(Clone, Default)]
pub(super) struct Because {
    pub(super) reason: String,
    pub(super) why: Option<OrderWhy>,
}

impl From<OrderWhy> for Because {
    fn from(why: OrderWhy) -> Self {
        Self { reason: String::new(), why: Some(why) }
    }
}

impl From<&str> for Because {
    fn from(reason: &str) -> Self {
        Self { reason: reason.to_owned(), why: None }
    }
}

impl DecisionCtx<'_> {
    pub(super) fn record(&self, event: Event, cite: Vec<Citation>) -> Record {
        let (ruleset, lexicon) = self.law.digests();
        Record {
            at: self.now,
            by: self.by.clone(),
            ruleset: ruleset.short(),
            lexicon: lexicon.short(),
            cite,
            event,
            asked: None,
        }
    }

    #[expect(clippy::unnecessary_wraps, reason = "most decisions end in it, and a decision can be a refusal")]
    pub(super) fn one(&self, event: Event) -> Decision {
        Ok(vec![self.record(event, Vec::new())])
    }

    /// Gives up what is still on its way to a clock that will soon show it to somebody else.
    pub(super) fn give_up(
        &self,
        clock: impl Fn(ClockId) -> bool,
        why: &GiveUp,
    ) -> impl Iterator<Item = Record> {
        let owed =
            |(op, order): (&OpId, &PlacedOrder)| order.owed_to_clock().filter(|it| clock(*it)).map(|_| *op);
        let ops: Vec<OpId> = self.state.orders.live().filter_map(owed).collect();
        ops.into_iter().map(|op| {
            self.record(Event::Clock(ClockEvent::OrderUnconfirmed { op, why: why.clone() }), Vec::new())
        })
    }

    /// An order to the table's clock, or to a person where the table has none that can do it.
    pub(super) fn order(
        &self,
        op: OpId,
        (table, slip): (TableId, Option<SlipId>),
        order: Order,
        because: Because,
        cite: Vec<Citation>,
    ) -> Record {
        let past =
            slip.and_then(|slip| self.state.slip(slip)).is_some_and(|slip| slip.round != self.state.round);
        let cause = slip.map(Cause::Slip);
        self.placed(op, (table, cause), order, (because, past.then_some(Hindrance::EarlierRound)), cite)
    }

    /// The same, where it is known why only a person may do it.
    pub(super) fn placed(
        &self,
        op: OpId,
        (table, cause): (TableId, Option<Cause>),
        order: Order,
        (because, by_hand): (Because, Option<Hindrance>),
        cite: Vec<Citation>,
    ) -> Record {
        let clock = self.state.clock_at(table);
        let hindrance = clock.and_then(|fitted| {
            by_hand.or_else(|| match Profile::named(&fitted.profile) {
                Some(make) => can(&make, &order).err().map(|why| Hindrance::Unable { why }),
                None => Some(Hindrance::UnknownMake { make: fitted.profile.clone() }),
            })
        });
        let route = match clock {
            Some(fitted) if hindrance.is_none() => Route::Clock { clock: fitted.clock },
            _ => Route::ByHand,
        };
        let (wish, Because { reason, why }) = (OrderKind::Clock { order }, because);
        self.record(
            Event::Clock(ClockEvent::OrderPlaced(OrderPlaced {
                op,
                table,
                slip: cause.as_ref().and_then(Cause::slip),
                cause,
                takes_back: None,
                wish,
                route,
                reason,
                why,
                hindrance,
            })),
            cite,
        )
    }
}

/// Records so far, and the state that they lead to.
#[derive(Clone)]
pub(in crate::tournament) struct Transaction<'d> {
    /// What the decision is made with.
    pub(in crate::tournament) ctx: &'d DecisionCtx<'d>,
    /// The state after the records.
    pub(in crate::tournament) state: State,
    /// What is known of what is being carried out; what a count leads to may need it.
    pub(in crate::tournament) facts: Facts,
    /// The thresholds, each with its player, that are being carried out: none leads to itself.
    reaching: Vec<(String, String)>,
    /// How many thresholds were reached in this decision.
    reached: usize,
    /// What must be looked at when the decision ends.
    unsettled: Unsettled,
    records: Vec<Record>,
}

impl<'d> Transaction<'d> {
    pub(in crate::tournament) fn new(ctx: &'d DecisionCtx<'d>) -> Self {
        Self {
            ctx,
            state: ctx.state.clone(),
            facts: Facts::new(),
            reaching: Vec::new(),
            reached: 0,
            unsettled: Unsettled::default(),
            records: Vec::new(),
        }
    }

    /// What may be done after what was decided so far.
    pub(in crate::tournament) fn now(&self) -> DecisionCtx<'_> {
        DecisionCtx { state: &self.state, ..*self.ctx }
    }

    /// Adds an event.
    pub(in crate::tournament) fn push(&mut self, event: Event, cite: Vec<Citation>) {
        let record = self.ctx.record(event, cite);
        self.add(record);
    }

    /// Adds an order to the table's clock, or to a person where no clock can carry it out.
    pub(in crate::tournament) fn order(
        &mut self,
        table: TableId,
        slip: Option<SlipId>,
        order: Order,
        because: impl Into<Because>,
        cite: &Citation,
    ) {
        let op = self.state.next_op();
        self.add(self.ctx.order(op, (table, slip), order, because.into(), vec![cite.clone()]));
    }

    /// Adds an order about a game: to a person where the table plays another round already, or where `by_hand` says
    /// why no console may give it to a clock.
    fn order_in(
        &mut self,
        (game, cause): (GameRef, &Cause),
        order: Order,
        (because, by_hand): (Because, Option<Hindrance>),
        cite: &Citation,
    ) {
        let by_hand = by_hand.or((game.round != self.state.round).then_some(Hindrance::EarlierRound));
        let op = self.state.next_op();
        let cite = vec![cite.clone()];
        self.add(self.ctx.placed(op, (game.table, Some(cause.clone())), order, (because, by_hand), cite));
    }

    pub(in crate::tournament) fn add(&mut self, record: Record) {
        self.note_change(&record);
        self.state.apply(&record);
        self.records.push(record);
    }

    /// Something follows from what was decided, or it is meant all the same: where it is an award alone, the game may
    /// be lost by another one already.
    ///
    /// # Errors
    /// Where nothing follows, and nobody has said that it is meant.
    pub(in crate::tournament) fn leads_to_something(
        &self,
        (name, game): (&str, GameRef),
        resolved: &Resolved,
        sure: &Sure,
        cite: &Citation,
    ) -> Result<(), Refusal> {
        let awards = resolved.follows.iter().any(|it| matches!(it.what, Worked::Award { .. }));
        if self.records.len() > 1 || !awards {
            return Ok(());
        }
        let why = ConductReason::NothingFollows { name: name.to_owned(), table: game.table };
        Refusal::unless_meant(sure, why, cite)
    }

    /// The decision, with what it ends besides.
    #[expect(clippy::unnecessary_wraps, reason = "a decision can be a refusal")]
    pub(in crate::tournament) fn finish(mut self) -> Decision {
        self.settle();
        Ok(self.records)
    }
}

impl Transaction<'_> {
    /// An order that a person carries out, whatever the table's clock could do.
    pub(in crate::tournament) fn by_hand(
        &mut self,
        table: TableId,
        order: Order,
        why: OrderWhy,
        cite: &Citation,
    ) {
        let (op, wish) = (self.state.next_op(), OrderKind::Clock { order });
        let hindrance = self.state.clock_at(table).is_some();
        let hindrance = hindrance.then_some(Hindrance::PersonOnly);
        let placed = Event::Clock(ClockEvent::OrderPlaced(OrderPlaced {
            op,
            table,
            slip: None,
            cause: None,
            takes_back: None,
            wish,
            route: Route::ByHand,
            reason: String::new(),
            why: Some(why),
            hindrance,
        }));
        self.push(placed, vec![cite.clone()]);
    }
}
