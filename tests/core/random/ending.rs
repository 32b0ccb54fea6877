//! How a game comes to its end: whatever is open at its table is settled, the result is entered, corrected and handed
//! in, and what was judged wrongly is mended. Single commands seldom get that far.

use ephor::domain::{Millis, Points, RunId, Side, TableId};
use ephor::rules::{Phase, Racks, Ruleset};
use ephor::tournament::{
    ClaimOutcome, Command, ConductCommand, CorrectResult, Doubt, EnterResult, ProcedureCommand,
    ResultCommand, RoundCommand, SlipCommand, SlipPhase, State, StepText, Sure, WordRuling,
};
use proptest::prelude::*;

use super::affairs::answer;

/// A game's end in the making.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ending {
    table: TableId,
    /// Whatever is left to chance.
    roll: u64,
}

pub(super) fn ending() -> impl Strategy<Value = Ending> {
    (1..=3_u16, any::<u64>()).prop_map(|(table, roll)| Ending { table: TableId(table), roll })
}

impl Ending {
    /// The commands, for the state as it is.
    pub(super) fn commands(self, rules: &Ruleset, state: &State) -> Vec<Command> {
        let game = state.game(self.table);
        if state.phase(self.table) != Phase::Playing {
            // Where nothing is played any more, or not yet, the games go on.
            let next = state.round.0 + 1;
            let mut all = self.fixes(state);
            if !(game.is_some() && state.phase(self.table) == Phase::Before) {
                all.push(super::super::round_under(rules, next));
            }
            all.push(Command::Round(RoundCommand::StartPlay {}));
            return all;
        }
        let mut all = self.slips(rules, state);
        all.extend(self.claims(rules, state));
        all.extend(self.runs(state));
        let owes = |side: &Side| game.is_some_and(|game| game.counters[side.index()].turns_owed() > 0);
        let owing = Side::BOTH.into_iter().filter(owes);
        all.extend(
            owing.map(|side| Command::Round(RoundCommand::PlayForcedPass { table: self.table, side })),
        );
        all.extend(self.result(rules, state));
        all.extend(self.fixes(state));
        all
    }

    /// Whatever lies at the desk from this table: half of it is taken back or admitted where it may be.
    fn slips(self, rules: &Ruleset, state: &State) -> Vec<Command> {
        let mut all = Vec::new();
        let open = |phase: SlipPhase| matches!(phase, SlipPhase::Open | SlipPhase::Escalated);
        for (slip, it) in state.slips.iter().filter(|(_, it)| it.table == self.table && open(it.phase)) {
            let slip = *slip;
            let usual = || super::words_for(rules, &["NIE".to_owned()]);
            let words = if it.words.is_empty() { usual() } else { it.words.clone() };
            all.push(Command::Slip(SlipCommand::EnterWords { slip, words: words.clone() }));
            match self.roll % 4 {
                0 => all.push(Command::Slip(SlipCommand::WithdrawSlip {
                    slip,
                    blank_conflict: self.roll.is_multiple_of(8),
                    mistaken: false,
                })),
                1 => all.push(Command::Slip(SlipCommand::Concede { slip })),
                _ => {}
            }
            let ruling =
                |word: &String| WordRuling { word: word.clone(), valid: self.roll.is_multiple_of(2) };
            all.extend([
                Command::Slip(SlipCommand::ConfirmSpelling { slip }),
                Command::Slip(SlipCommand::Decide { slip }),
                Command::Slip(SlipCommand::Rule {
                    slip,
                    rulings: words.iter().map(ruling).collect(),
                    reasons: "so".to_owned(),
                    sources: vec!["dictionary".to_owned()],
                }),
                Command::Slip(SlipCommand::Announce { slip }),
            ]);
        }
        all
    }

    fn claims(self, rules: &Ruleset, state: &State) -> Vec<Command> {
        let open = state.claims.iter().filter(|(_, it)| it.table == self.table && it.outcome.is_none());
        let judged = open.map(|(claim, it)| {
            let asks = rules.offence(&it.offence).map(|it| it.value.asks.as_slice()).unwrap_or_default();
            let fact = |(at, ask): (usize, &ephor::rules::AskedFact)| {
                (ask.fact.clone(), answer(ask, self.roll.rotate_left(at as u32)))
            };
            let facts = asks.iter().enumerate().map(fact).collect();
            let outcome = [ClaimOutcome::Proven, ClaimOutcome::Unfounded][(self.roll % 2) as usize];
            // Where the console decides by itself, nobody says how.
            let by_itself = rules.offence(&it.offence).is_some_and(|it| it.value.proven_if.is_some());
            let outcome = if by_itself { None } else { Some(outcome) };
            Command::Conduct(ConductCommand::JudgeClaim {
                claim: *claim,
                outcome,
                facts,
                reasons: "so".to_owned(),
                sure: Sure::new(),
            })
        });
        judged.collect()
    }

    fn runs(self, state: &State) -> Vec<Command> {
        let open = state.runs.iter().filter(|(_, it)| it.table == self.table && !it.ended);
        let rest = |run: RunId, from: usize, steps: &[StepText]| {
            steps[from..]
                .iter()
                .map(|step| {
                    let (step, said) = (step.step, String::new());
                    Command::Procedure(ProcedureCommand::StepDone { run, step, said })
                })
                .collect::<Vec<_>>()
        };
        open.flat_map(|(run, it)| rest(*run, it.done, &it.steps)).collect()
    }

    fn result(self, rules: &Ruleset, state: &State) -> Vec<Command> {
        let (table, roll) = (self.table, self.roll);
        let Some(game) = state.game(table) else {
            return Vec::new();
        };
        if rules.ends.is_empty() {
            return Vec::new();
        }
        let end = &rules.ends[(roll % rules.ends.len() as u64) as usize].value;
        let points = |from: u64| Points((from % 600) as i32);
        let scores = [points(roll), points(roll / 600)];
        let (racks, out) = match end.racks {
            Racks::Transfer => ([Points(0), Points((roll % 20) as i32)], Some(Side::A)),
            Racks::ToLast => ([Points(4), Points((roll % 20) as i32)], Some(Side::A)),
            Racks::OwnOnly => ([Points(3), Points(7)], None),
            Racks::None | Racks::External => ([Points(0); 2], None),
        };
        let over = if end.overtime { [Millis((roll % 100_000) as i64), Millis(0)] } else { [Millis(0); 2] };
        let entered = |out: Option<Side>| {
            Command::Result(ResultCommand::EnterResult(EnterResult {
                table,
                round: None,
                end: end.id.clone(),
                scores,
                racks,
                over,
                out,
                after_end: [false; 2],
                best: None,
                final_sums: false,
                sure: Sure::from([Doubt::UnusualSums]),
            }))
        };
        let correct = Command::Result(ResultCommand::CorrectResult(CorrectResult {
            round: game.round,
            table,
            scores: [scores[1], Points(scores[0].0 + 1)],
            agreed: !roll.is_multiple_of(3),
            misentered: false,
            played: roll.is_multiple_of(4),
            reason: "added wrongly".to_owned(),
            sure: Sure::from([Doubt::UnusualSums]),
        }));
        let hand_in = Command::Result(ResultCommand::HandIn {
            table,
            round: None,
            signed: !roll.is_multiple_of(5),
            sure: Sure::new(),
        });
        let both = if roll.is_multiple_of(2) { [correct, hand_in] } else { [hand_in, correct] };
        [entered(out)].into_iter().chain(both).collect()
    }

    /// What was judged at this table, mended after the game.
    fn fixes(self, state: &State) -> Vec<Command> {
        let judged = state.slips.iter().filter(|(_, it)| it.table == self.table && !it.verdicts.is_empty());
        let fix = |word: &String, slip| {
            Command::Slip(SlipCommand::FixVerdict {
                slip,
                word: word.clone(),
                points: Points((self.roll % 60) as i32),
                demanded_by: Some(if self.roll.is_multiple_of(2) { Side::A } else { Side::B }),
                agreed: !self.roll.is_multiple_of(7),
            })
        };
        judged.filter_map(|(slip, it)| it.words.first().map(|word| fix(word, *slip))).collect()
    }
}
