//! What a side pays: game points, crosses, turns to come. The one way in which they are counted and imposed, whatever
//! led to them: a word challenge, a claim, a sanction.

use crate::domain::{Citation, Points, Side};
use crate::rules::{PenaltyKind, Scope, Turn};
use crate::tournament::event::{Cause, ConductEvent, Event, GameRef, PenaltyImposed};
use crate::tournament::state::Counters;

use super::transaction::Transaction;

/// Who pays.
#[derive(Clone, Copy)]
pub(in crate::tournament) struct Payer<'p> {
    /// In which game.
    pub(in crate::tournament) game: GameRef,
    /// At which side.
    pub(in crate::tournament) side: Side,
    /// His name.
    pub(in crate::tournament) player: &'p str,
}

/// What is paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::tournament) struct Price {
    /// Unjustified units.
    pub(in crate::tournament) units: u16,
    /// Of these, units that cost nothing.
    pub(in crate::tournament) free: u16,
    /// Points deducted; zero or negative.
    pub(in crate::tournament) points: Points,
    /// Crosses.
    pub(in crate::tournament) crosses: u16,
    /// Turns that the crosses cost.
    pub(in crate::tournament) turns_by_crosses: u16,
    /// Turns to come that are lost besides.
    pub(in crate::tournament) turns_besides: u16,
    /// Points for the opponent.
    pub(in crate::tournament) credited: Points,
}

impl Transaction<'_> {
    /// What so many unjustified units cost by chapter `[penalty]`, where `used` free units of the same decision are
    /// used up already. `None` where nothing is counted.
    pub(in crate::tournament) fn price(&self, payer: Payer<'_>, units: u16, used: u16) -> Option<Price> {
        let penalty = &self.ctx.law.ruleset.penalty;
        if units == 0 || penalty.kind.value == PenaltyKind::None {
            return None;
        }
        let counters = self.counters(payer);
        let left = penalty.free.value.saturating_sub(counters.free_used.saturating_add(used));
        let free = units.min(left);
        let charged = units - free;
        let mut price = Price { units, free, ..Price::default() };
        match penalty.kind.value {
            PenaltyKind::Points(each) => {
                price.points = Points(each.0.saturating_mul(i32::from(charged)));
                if penalty.credit_opponent.value {
                    price.credited = Points(price.points.0.saturating_neg());
                }
            }
            PenaltyKind::Cross => {
                price.crosses = charged;
                price.turns_by_crosses = self.turns_for(payer, charged);
            }
            PenaltyKind::None => {}
        }
        Some(price)
    }

    /// How many turns so many more crosses cost, whatever they were given for.
    pub(super) fn turns_for(&self, payer: Payer<'_>, new: u16) -> u16 {
        let Some(rule) = &self.ctx.law.ruleset.penalty.crosses else { return 0 };
        let before = self.counters(payer).crosses;
        let costs = |cross: u16| {
            if rule.each_further.value {
                cross >= rule.threshold.value
            } else {
                cross.is_multiple_of(rule.threshold.value)
            }
        };
        (1..=new).filter(|more| costs(before.saturating_add(*more))).count() as u16
    }

    /// What is counted for him so far, over what chapter `[penalty]` counts.
    pub(in crate::tournament) fn counters(&self, payer: Payer<'_>) -> Counters {
        match self.ctx.law.ruleset.penalty.scope.value {
            Scope::Event => self.state.event_counters.get(payer.player).copied().unwrap_or_default(),
            Scope::Game => self.state.counters_of(payer.game.round, payer.game.table)[payer.side.index()],
        }
    }

    /// Whether it is a side's own time in which the cause came up: whoever challenges a word does so in his own.
    fn in_own_time(&self, cause: &Cause, side: Side) -> bool {
        match cause {
            Cause::Slip(id) => self.state.slips.get(id).is_some_and(|slip| slip.challenger == side),
            Cause::Claim(id) => self.state.claims.get(id).is_some_and(|claim| {
                let running = self.ctx.law.ruleset.offence(&claim.offence).and_then(|it| it.value.running);
                let speaks = claim.claimant.side(claim.offender);
                running.zip(speaks).is_some_and(|(running, speaks)| running.of(speaks) == side)
            }),
            Cause::Sanction(_) | Cause::Award(_) | Cause::Threshold(_) | Cause::Run(_) => false,
        }
    }

    /// Imposes what a side pays; `cite` is what led to it, the chapter's own paragraphs are added.
    pub(in crate::tournament) fn impose(
        &mut self,
        cause: &Cause,
        payer: Payer<'_>,
        price: &Price,
        cite: Vec<Citation>,
    ) {
        let penalty = &self.ctx.law.ruleset.penalty;
        let mut all = cite;
        if price.units > 0 {
            all.extend([penalty.kind.cite.clone(), penalty.unit.cite.clone()]);
        }
        if price.free > 0 {
            all.push(penalty.free.cite.clone());
        }
        let mut turns_lost = price.turns_besides;
        if let Some(rule) = penalty.crosses.as_ref().filter(|_| price.turns_by_crosses > 0) {
            all.push(rule.threshold.cite.clone());
            turns_lost = turns_lost.saturating_add(price.turns_by_crosses);
            // Where the turn in progress is lost, it is owed no more; the opponent's is not his to lose.
            if let Some(turn) = rule.turn.as_ref().filter(|turn| turn.value == Turn::This)
                && self.in_own_time(cause, payer.side)
            {
                all.push(turn.cite.clone());
                turns_lost = turns_lost.saturating_sub(1);
            }
        }
        let event = Event::Conduct(ConductEvent::PenaltyImposed(PenaltyImposed {
            cause: cause.clone(),
            table: payer.game.table,
            round: payer.game.round,
            side: payer.side,
            units: price.units,
            free: price.free,
            points: price.points,
            crosses: price.crosses,
            turns_lost,
            credited: price.credited,
        }));
        let all = once_each(all);
        self.push(event, all.clone());
        self.recount(payer.game, cause, &all);
    }
}

/// Each paragraph once, in its order.
pub(in crate::tournament) fn once_each(cite: Vec<Citation>) -> Vec<Citation> {
    let mut once = Vec::with_capacity(cite.len());
    for one in cite {
        if !once.contains(&one) {
            once.push(one);
        }
    }
    once
}
