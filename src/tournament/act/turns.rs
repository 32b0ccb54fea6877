//! Lost turns: passed one by one, each with the paragraph that took it.

use crate::domain::{Citation, Side, TableId};
use crate::rules::{Cited, Consequence, Item, OnZero, Phase, Remedy, Ruleset};
use crate::tournament::command::RoundCommand;
use crate::tournament::decide::Decision;
use crate::tournament::event::{Cause, ClaimOutcome, Event, ForcedPassPlayed, RoundEvent};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::offer::{OfferListing, OfferMenu, Particular};
use crate::tournament::refusal::{Refusal, RoundReason, Subject};
use crate::tournament::state::{Game, State};

const FORCED_PASS: OfferListing = OfferListing::at(3, "kind-turn").called("offer-forced-pass");

/// A lost turn that may be passed now.
struct PassGrant<'g> {
    /// How many turns are owed; 0 where each is passed until the game ends in another way.
    owed: u16,
    /// The paragraph that took the turn.
    cite: &'g Citation,
}

impl<'a> DecisionCtx<'a> {
    /// Whether a lost turn may be passed now.
    ///
    /// # Errors
    /// Where the game is not being played, or the side owes no turn.
    fn may_pass(&self, table: TableId, side: Side) -> Result<PassGrant<'a>, Refusal> {
        let rules = &self.law.ruleset;
        let usual = usual(rules);
        let game = self.game_in(table, &[Phase::Playing], Subject::ForcedPass, usual)?;
        if let Some((owed, cite)) = owes(self.state, rules, game, side) {
            Ok(PassGrant { owed, cite })
        } else {
            let on_zero = &rules.time.on_zero;
            let cite = if on_zero.value == OnZero::NoMorePlays { &on_zero.cite } else { usual };
            let player = game.players[side.index()].clone();
            Err(Refusal::by(RoundReason::OwesNoTurn { player }, cite))
        }
    }
}

/// The paragraph on turns that a penalty costs.
fn usual(rules: &Ruleset) -> &Citation {
    rules.penalty.crosses.as_ref().map_or(&rules.penalty.kind.cite, |rule| &rule.threshold.cite)
}

/// How many turns a player owes, with the paragraph that took the next one; 0 where they lay nothing any more and each
/// of their turns is passed until the game ends in another way.
fn owes<'r>(state: &State, rules: &'r Ruleset, game: &Game, side: Side) -> Option<(u16, &'r Citation)> {
    let owed = game.counters[side.index()].turns_owed();
    if owed > 0 {
        let cause = game.owes_for[side.index()].first();
        let cite = cause.and_then(|cause| took_the_turn(state, rules, cause));
        return Some((owed, cite.unwrap_or_else(|| usual(rules))));
    }
    let on_zero = &rules.time.on_zero;
    (game.ran_out(side) && on_zero.value == OnZero::NoMorePlays).then_some((0, &on_zero.cite))
}

/// The paragraph that took a turn, where what led to it names one of its own.
fn took_the_turn<'r>(state: &State, rules: &'r Ruleset, cause: &Cause) -> Option<&'r Citation> {
    let takes = |items: &'r [Cited<Item>]| {
        items.iter().find(|item| matches!(item.value.remedy, Remedy::LoseTurn { .. })).map(|item| &item.cite)
    };
    match cause {
        Cause::Slip(_) => {
            let follows = rules.rejected.iter().chain(&rules.upheld);
            let mut takes = follows.filter(|it| matches!(it.value, Consequence::LoseTurn { .. }));
            takes.next().map(|it| &it.cite).filter(|_| rules.penalty.crosses.is_none())
        }
        Cause::Claim(id) => {
            let claim = state.claims.get(id)?;
            let offence = &rules.offence(&claim.offence)?.value;
            takes(match claim.outcome? {
                ClaimOutcome::Proven => &offence.proven,
                ClaimOutcome::Unfounded => &offence.unfounded,
                ClaimOutcome::Neither => &offence.neither,
            })
        }
        Cause::Run(id) => {
            let steps = &rules.procedure(&state.runs.get(id)?.procedure)?.value.steps;
            let takes = |remedy: &Option<Remedy>| matches!(remedy, Some(Remedy::LoseTurn { .. }));
            steps.iter().find(|step| takes(&step.value.remedy)).map(|step| &step.cite)
        }
        Cause::Sanction(act) => takes(&rules.sanction(&act.id)?.value.effects),
        Cause::Threshold(act) => {
            takes(&rules.thresholds.iter().find(|it| it.value.id == act.id)?.value.effects)
        }
        Cause::Award(_) => None,
    }
}

pub(super) fn forced_pass(ctx: &DecisionCtx<'_>, table: TableId, side: Side) -> Decision {
    let grant = ctx.may_pass(table, side)?;
    let passed = ForcedPassPlayed { table, side, left: grant.owed.saturating_sub(1) };
    Ok(vec![ctx.record(Event::Round(RoundEvent::ForcedPassPlayed(passed)), vec![grant.cite.clone()])])
}

impl OfferMenu<'_> {
    pub(super) fn lost_turns(&mut self, table: TableId) {
        let Some(game) = self.ctx.state.game(table) else { return };
        for side in Side::BOTH {
            if let Some((owed, cite)) = owes(self.ctx.state, &self.ctx.law.ruleset, game, side) {
                let may = self.ctx.may_pass(table, side);
                let pass = RoundCommand::PlayForcedPass { table, side };
                self.add(FORCED_PASS, pass, cite)
                    .about(Particular::Turns(owed))
                    .checked(may)
                    .due_if(owed > 0);
            }
        }
    }
}
