//! What rules bring about: what may have to be known before it can be carried out, and what needs a game.

use std::collections::BTreeSet;

use crate::domain::{RunId, Side};
use crate::rules::{AskedFact, Procedure, Remedy, Ruleset};
use crate::tournament::event::GameRef;
use crate::tournament::matters::Matters;
use crate::tournament::state::RunState;

/// Everything that may have to be known for these remedies: what is asked anyway, and what the procedures, the awards
/// and the thresholds ask that they lead to. Each fact is asked for once.
pub(in crate::tournament) fn asked<'r>(
    rules: &'r Ruleset,
    asks: &[AskedFact],
    remedies: impl Iterator<Item = &'r Remedy>,
) -> Vec<AskedFact> {
    let mut all = asks.to_vec();
    let mut open: Vec<&Remedy> = remedies.collect();
    let mut seen = BTreeSet::new();
    let mut counters: Vec<&str> = Vec::new();
    while let Some(remedy) = open.pop() {
        let more: &[AskedFact] = match remedy {
            Remedy::Procedure { procedure } => match rules.procedure(procedure) {
                Some(found) if seen.insert(("procedure", procedure.as_str())) => {
                    open.extend(found.value.steps.iter().filter_map(|step| step.value.remedy.as_ref()));
                    &found.value.asks
                }
                Some(_) | None => &[],
            },
            Remedy::Award { award, .. } => match rules.award(award) {
                Some(found) if seen.insert(("award", award.as_str())) => {
                    counters.extend(found.value.counters().map(String::as_str));
                    &found.value.asks
                }
                Some(_) | None => &[],
            },
            Remedy::Count { counter, .. } => {
                counters.push(counter);
                &[]
            }
            Remedy::Cross { .. }
            | Remedy::Penalty { .. }
            | Remedy::Points { .. }
            | Remedy::SetScore { .. }
            | Remedy::CorrectScore
            | Remedy::CorrectRecord
            | Remedy::VoidResult
            | Remedy::WithdrawPlay
            | Remedy::ResetMove
            | Remedy::LoseTurn { .. }
            | Remedy::RestartClock { .. }
            | Remedy::ClockStop
            | Remedy::ClockStart { .. }
            | Remedy::ClockAdd { .. }
            | Remedy::ClockSet { .. }
            | Remedy::Exclude { .. }
            | Remedy::Relook
            | Remedy::AnnulMove { .. }
            | Remedy::Spread { .. }
            | Remedy::Table { .. }
            | Remedy::Say { .. } => &[],
        };
        for ask in more {
            if !all.iter().any(|known| known.fact == ask.fact) {
                all.push(ask.clone());
            }
        }
        for counter in counters.drain(..) {
            for threshold in rules.thresholds.iter().map(|it| &it.value).filter(|it| it.counter == counter) {
                if threshold.must && seen.insert(("threshold", threshold.id.as_str())) {
                    open.extend(threshold.effects.iter().map(|item| &item.value.remedy));
                }
            }
        }
    }
    all
}

/// What the steps of a procedure bring about.
pub(in crate::tournament) fn remedies(rule: &Procedure) -> impl Iterator<Item = &Remedy> {
    rule.steps.iter().filter_map(|step| step.value.remedy.as_ref())
}

/// The run of a procedure that is not over.
pub(in crate::tournament) fn running(
    runs: &Matters<RunId, RunState>,
    game: GameRef,
    id: &str,
    side: Option<Side>,
) -> Option<RunId> {
    let same = |run: &RunState| run.procedure == id && run.side == side;
    runs.live_at(&game).find(|(_, run)| same(run)).map(|(id, _)| id)
}

/// Whether a remedy makes no sense without a game.
pub(in crate::tournament) fn counts_in_a_game(remedy: &Remedy) -> bool {
    match remedy {
        Remedy::Cross { .. }
        | Remedy::Penalty { .. }
        | Remedy::Points { .. }
        | Remedy::LoseTurn { .. }
        | Remedy::RestartClock { .. }
        | Remedy::ClockStop
        | Remedy::ClockStart { .. }
        | Remedy::ClockAdd { .. }
        | Remedy::ClockSet { .. }
        | Remedy::Award { .. }
        | Remedy::Procedure { .. }
        | Remedy::VoidResult
        | Remedy::AnnulMove { .. } => true,
        Remedy::SetScore { .. }
        | Remedy::CorrectScore
        | Remedy::CorrectRecord
        | Remedy::WithdrawPlay
        | Remedy::ResetMove
        | Remedy::Count { .. }
        | Remedy::Exclude { .. }
        | Remedy::Relook
        | Remedy::Spread { .. }
        | Remedy::Table { .. }
        | Remedy::Say { .. } => false,
    }
}
