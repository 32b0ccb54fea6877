//! Voiding: working out what must be done so that what followed from a cause counts no more. What was never carried
//! out is cancelled; what a clock or a person did is taken back by an order of its own.

use std::collections::BTreeSet;

use super::award::round_end_duties;
use super::settle::changed_count;
use super::{Decision, Transaction};
use crate::clock::{Order, Profile, can};
use crate::domain::{Citation, Millis, OpId, Points};
use crate::rules::Phase;
use crate::tournament::event::{
    Cause, ClockEvent, ConductEvent, Event, GameRef, OrderKind, OrderPlaced, Route, Voided,
};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::state::{Caused, PlacedOrder};

/// A clock confirms what was cancelled while it was in the air: it had been done, and is taken back.
pub(in crate::tournament) fn confirmed_late(ctx: &DecisionCtx<'_>, op: OpId) -> Decision {
    let mut tx = Transaction::new(ctx);
    tx.push(Event::Clock(ClockEvent::OrderConfirmed { op }), Vec::new());
    let cause = ctx.state.orders.get(&op).and_then(|order| order.cause.as_ref());
    let cite = cause.and_then(|cause| paragraph(ctx, cause));
    tx.take_back(op, "", cite.as_slice());
    tx.finish()
}

/// The paragraph that a cause rests on in the ruleset; of a slip the one by which it is looked up again.
fn paragraph(ctx: &DecisionCtx<'_>, cause: &Cause) -> Option<Citation> {
    let rules = &ctx.law.ruleset;
    let found = match cause {
        Cause::Slip(_) => Some(&rules.verdict.relook.cite),
        Cause::Claim(id) => {
            let claim = ctx.state.claims.get(id)?;
            rules.offence(&claim.offence).map(|it| &it.cite)
        }
        Cause::Run(id) => {
            let run = ctx.state.runs.get(id)?;
            rules.procedure(&run.procedure).map(|it| &it.cite)
        }
        Cause::Sanction(act) => rules.sanction(&act.id).map(|it| &it.cite),
        Cause::Award(act) => rules.award(&act.id).map(|it| &it.cite),
        Cause::Threshold(act) => rules.thresholds.iter().find(|it| it.value.id == act.id).map(|it| &it.cite),
    };
    found.cloned()
}

impl Transaction<'_> {
    /// Voids what followed from a cause, and what followed from that.
    pub(in crate::tournament) fn void(&mut self, cause: &Cause, reason: &str, cite: &Citation) {
        let (mut cancelled, mut done) = (Vec::new(), Vec::new());
        let (mut games, mut rescored) = (BTreeSet::new(), Vec::new());
        let all = self.state.all_caused(cause);
        let counts = all.iter().filter_map(|it| changed_count(it)).collect();
        let mut awards = vec![cause.clone()];
        for it in all {
            match it {
                Caused::Order(op) => match self.state.orders.get(op).map(|order| &order.state) {
                    Some(state) if state.is_done() => done.push(*op),
                    Some(_) => cancelled.push(*op),
                    None => {}
                },
                Caused::Effect(effect) => games.extend(effect.points_in()),
                Caused::Result { game, .. } => {
                    games.insert(*game);
                }
                Caused::Rescore { game, moved } => rescored.push((*game, moved.map(|it| Points(-it.0)))),
                Caused::Further(cause) => awards.push(cause.clone()),
                Caused::Duty(_) | Caused::Adjustment(_) | Caused::Absence { .. } => {}
            }
        }
        let awarded: Vec<GameRef> = awards.iter().filter_map(|cause| self.state.awarded_by(cause)).collect();
        games.extend(awarded.iter().copied());
        for (game, back) in rescored {
            self.rescore(game, cause, back, std::slice::from_ref(cite));
        }
        let duties = if self.reopens_round(&awards) { round_end_duties(self) } else { Vec::new() };
        let voided = Voided { cause: cause.clone(), cancelled, duties };
        self.push(Event::Conduct(ConductEvent::Voided(voided)), vec![cite.clone()]);
        for game in games {
            self.recount(game, cause, std::slice::from_ref(cite));
        }
        for op in done {
            self.take_back(op, reason, std::slice::from_ref(cite));
        }
        self.note_voided(counts, awarded, (reason, cite));
    }

    /// Whether a game of this round has no result any more once these awards count no more.
    fn reopens_round(&self, awards: &[Cause]) -> bool {
        let games = awards.iter().filter_map(|cause| self.state.awarded_by(cause));
        games.filter(|game| game.round == self.state.round).any(|game| {
            let has = self.state.played(game.round, game.table).is_some();
            has && self.state.result_without(game, awards).is_none()
        })
    }

    /// Takes back an order that a clock or a person carried out.
    pub(in crate::tournament) fn take_back(&mut self, op: OpId, reason: &str, cite: &[Citation]) {
        let Some(placed) = self.state.orders.get(&op).cloned() else { return };
        // The game is over: its clock shows nothing any more, or, after the round, runs for others.
        if placed.placed_at < self.state.round_at || self.state.phase(placed.table) == Phase::HandedIn {
            return;
        }
        let order = match placed.wish {
            OrderKind::Clock { order } => order,
            // What was only told, or takes something back itself, is not taken back.
            OrderKind::TellRefused { .. } | OrderKind::TakeBack { .. } => return,
        };
        if self.shows(&placed, order) {
            self.counter(
                op,
                &placed,
                (OrderKind::Clock { order: Order::ClearNotice }, placed.route),
                reason,
                cite,
            );
        }
        let wish = match order {
            Order::Add { side, amount } => {
                OrderKind::Clock { order: Order::Add { side, amount: Millis(-amount.0) } }
            }
            Order::ClearNotice | Order::Acknowledge { .. } | Order::ReadEvents { .. } => return,
            Order::Notice { .. }
            | Order::Start { .. }
            | Order::Stop
            | Order::SetBoth { .. }
            | Order::Resume { .. } => OrderKind::TakeBack { order },
        };
        self.counter(op, &placed, (wish, Route::ByHand), reason, cite);
    }

    /// Whether the clock that showed something is still at the table and can show the times again.
    fn shows(&self, placed: &PlacedOrder, order: Order) -> bool {
        let (Order::Notice { .. }, Route::Clock { clock }) = (order, placed.route) else { return false };
        let fitted = self.state.clock_at(placed.table).filter(|fitted| fitted.clock == clock);
        let make = fitted.and_then(|fitted| Profile::named(&fitted.profile));
        make.is_some_and(|make| can(&make, &Order::ClearNotice).is_ok())
    }

    fn counter(
        &mut self,
        op: OpId,
        placed: &PlacedOrder,
        (wish, route): (OrderKind, Route),
        reason: &str,
        cite: &[Citation],
    ) {
        let counter = OrderPlaced {
            op: self.state.next_op(),
            table: placed.table,
            slip: placed.slip,
            cause: placed.cause.clone(),
            takes_back: Some(op),
            wish,
            route,
            reason: reason.to_owned(),
            why: None,
            hindrance: None,
        };
        self.push(Event::Clock(ClockEvent::OrderPlaced(counter)), cite.to_vec());
    }
}

#[cfg(test)]
#[path = "void_tests.rs"]
mod tests;
