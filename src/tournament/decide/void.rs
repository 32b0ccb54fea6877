//! Voiding: working out what must be done so that what followed from a cause counts no more. What was never carried
//! out is cancelled; what a clock or a person did is taken back by an order of its own.

use std::collections::BTreeSet;

use crate::clock::{Order, Profile, can};
use crate::domain::{Citation, Millis, OpId, Points};
use crate::rules::{Phase, Scope, Threshold};
use crate::tournament::event::{
    Cause, ClockEvent, ConductEvent, Event, GameRef, OrderKind, OrderPlaced, Route, Voided,
};
use crate::tournament::state::{ActState, Caused, Name, PlacedOrder};

use super::round::round_end_duties;
use super::transaction::Transaction;
use super::{Decision, DecisionCtx};

/// One more of something counted by name that no longer is.
type Lowered = (Name, Option<GameRef>, Name);

/// A clock confirms what was cancelled while it was in the air: it had been done, and is taken back.
pub(super) fn confirmed_late(ctx: &DecisionCtx<'_>, op: OpId) -> Decision {
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
    /// Voids what followed from a cause, and what followed from that. A threshold that is no longer reached, because
    /// what was counted for it counts no more, leads to nothing either.
    pub(super) fn void(&mut self, cause: &Cause, reason: &str, cite: &Citation) {
        let (mut cancelled, mut done, mut lowered) = (Vec::new(), Vec::new(), Vec::<Lowered>::new());
        let (mut games, mut rescored) = (BTreeSet::new(), Vec::new());
        for it in self.state.all_caused(cause) {
            match it {
                Caused::Order(op) => match self.state.orders.get(op).map(|order| &order.state) {
                    Some(state) if state.is_done() => done.push(*op),
                    Some(_) => cancelled.push(*op),
                    None => {}
                },
                Caused::Count { player, game, counter } => {
                    lowered.push((player.clone(), *game, counter.clone()));
                }
                Caused::Penalty(it) => {
                    games.insert(GameRef { round: it.round, table: it.table });
                }
                Caused::Result { game, .. } => {
                    games.insert(*game);
                }
                Caused::Rescore { game, moved } => rescored.push((*game, moved.map(|it| Points(-it.0)))),
                Caused::Allowance { .. }
                | Caused::Duty(_)
                | Caused::Exclusion { .. }
                | Caused::Adjustment(_)
                | Caused::Further(_) => {}
            }
        }
        if let Cause::Award(act) = cause {
            games.extend(self.state.acts.get(&act.entry).and_then(|given| given.game));
        }
        for (game, back) in rescored {
            self.rescore(game, cause, back, std::slice::from_ref(cite));
        }
        let duties = if self.reopens_round(cause) { round_end_duties(self) } else { Vec::new() };
        let voided = Voided { cause: cause.clone(), cancelled, duties };
        self.push(Event::Conduct(ConductEvent::Voided(voided)), vec![cite.clone()]);
        for game in games {
            self.recount(game, cause, std::slice::from_ref(cite));
        }
        for op in done {
            self.take_back(op, reason, std::slice::from_ref(cite));
        }
        for count in lowered {
            self.no_longer_reached(&count, reason, cite);
        }
    }

    /// Whether a game of this round has no result any more once this counts no more: it was an award's.
    fn reopens_round(&self, cause: &Cause) -> bool {
        let further = self
            .state
            .all_caused(cause)
            .into_iter()
            .filter_map(|it| if let Caused::Further(cause) = it { Some(cause) } else { None });
        std::iter::once(cause).chain(further).any(|it| {
            let Cause::Award(act) = it else { return false };
            let Some(given) = self.state.acts.get(&act.entry) else { return false };
            let here = given.game.filter(|game| given.before.is_none() && game.round == self.state.round);
            here.and_then(|game| self.state.played(game.round, game.table))
                .is_some_and(|played| played.entry == act.entry)
        })
    }

    /// Takes back an order that a clock or a person carried out.
    pub(super) fn take_back(&mut self, op: OpId, reason: &str, cite: &[Citation]) {
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

    /// Voids the thresholds that the count, which has gone down, no longer reaches.
    fn no_longer_reached(&mut self, (player, game, counter): &Lowered, reason: &str, cite: &Citation) {
        let rules = self.ctx.law.ruleset.thresholds.iter().map(|it| &it.value);
        for rule in rules.filter(|rule| rule.counter == **counter) {
            let now = match (rule.scope, game) {
                (Scope::Game, Some(game)) => self.state.counted(*game, player, counter),
                (Scope::Game, None) => 0,
                (Scope::Event, _) => self.state.counted_in_event(player, counter),
            };
            let may = times_reached(rule, now);
            let stands = |act: &&ActState| {
                act.voided_at.is_none()
                    && act.player == **player
                    && (rule.scope == Scope::Event || act.game == *game)
                    && matches!(&act.cause, Cause::Threshold(it) if it.id == rule.id)
            };
            let acts = self.state.acts.iter().map(|(_, act)| act.as_ref());
            let beyond: Vec<Cause> = acts.filter(stands).skip(may).map(|act| act.cause.clone()).collect();
            for cause in beyond {
                self.void(&cause, reason, cite);
            }
        }
    }
}

/// How often a threshold has been reached on the way to a count.
fn times_reached(rule: &Threshold, now: u16) -> usize {
    if now == 0 || now < rule.at {
        0
    } else if rule.each_further {
        usize::from(now - rule.at.max(1)) + 1
    } else {
        1
    }
}

#[cfg(test)]
#[path = "void_tests.rs"]
mod tests;
