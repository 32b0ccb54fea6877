//! A decision in the making: events that follow one from another, each applied before the next is worked out.

use crate::clock::Order;
use crate::domain::{Citation, SlipId, TableId};
use crate::rules::Facts;
use crate::tournament::doubt::Sure;
use crate::tournament::event::{
    Cause, ClockEvent, Event, GameRef, Hindrance, OrderKind, OrderPlaced, OrderWhy, Record, Route, Worked,
};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::refusal::{ConductReason, Refusal};
use crate::tournament::state::State;

use super::resolve::Resolved;
use super::settle::Unsettled;
use super::{Because, Decision};

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
    pub(super) reaching: Vec<(String, String)>,
    /// How many thresholds were reached in this decision.
    pub(super) reached: usize,
    /// What must be looked at when the decision ends.
    pub(super) unsettled: Unsettled,
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
    pub(super) fn order_in(
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
