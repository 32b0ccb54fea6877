//! Lost turns: passed one by one, each with the paragraph that took it.

use crate::domain::{Citation, Side, TableId};
use crate::rules::{Cited, Consequence, Item, OnZero, Phase, Remedy, Ruleset};
use crate::tournament::event::{Cause, Event, ForcedPassPlayed, RoundEvent};
use crate::tournament::refusal::{Refusal, RefusalCode, Subject};
use crate::tournament::state::{Game, State};

use super::Decision;
use crate::tournament::guard::DecisionCtx;

pub(super) fn forced_pass(ctx: &DecisionCtx<'_>, table: TableId, side: Side) -> Decision {
    let rules = &ctx.law.ruleset;
    let usual = usual(rules);
    let game = ctx.game_in(table, &[Phase::Playing], Subject::ForcedPass, usual)?;
    let Some((owed, cite)) = owes(ctx.state, rules, game, side) else {
        let cite =
            if rules.time.on_zero.value == OnZero::NoMorePlays { &rules.time.on_zero.cite } else { usual };
        return Err(Refusal::cited(
            RefusalCode::NotAllowed,
            format!("{} owes no turn", game.players[side.index()]),
            "he may play, exchange or pass as he likes",
            cite,
        ));
    };
    let passed = ForcedPassPlayed { table, side, left: owed.saturating_sub(1) };
    Ok(vec![ctx.record(Event::Round(RoundEvent::ForcedPassPlayed(passed)), vec![cite.clone()])])
}

/// The paragraph on turns that a penalty costs.
fn usual(rules: &Ruleset) -> &Citation {
    rules.penalty.crosses.as_ref().map_or(&rules.penalty.kind.cite, |rule| &rule.threshold.cite)
}

/// How many turns a player owes, with the paragraph that took the next one; 0 where he lays nothing any more and each
/// of his turns is passed until the game ends in another way.
pub(in crate::tournament) fn owes<'r>(
    state: &State,
    rules: &'r Ruleset,
    game: &Game,
    side: Side,
) -> Option<(u16, &'r Citation)> {
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
            let offence = &rules.offence(&state.claims.get(id)?.offence)?.value;
            takes(&offence.proven).or_else(|| takes(&offence.unfounded))
        }
        Cause::Run(id) => {
            let steps = &rules.procedure(&state.runs.get(id)?.procedure)?.value.steps;
            let takes = |remedy: &Option<Remedy>| matches!(remedy, Some(Remedy::LoseTurn { .. }));
            steps.iter().find(|step| takes(&step.value.remedy)).map(|step| &step.cite)
        }
        Cause::Sanction(id) => takes(&rules.sanction(id)?.value.effects),
        Cause::Threshold(id) => takes(&rules.thresholds.iter().find(|it| it.value.id == *id)?.value.effects),
        Cause::Award(_) => None,
    }
}
