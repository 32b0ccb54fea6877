//! Commands about everything besides words, drawn before anybody knows what the ruleset or the state holds: names and
//! numbers are picked when the time comes.

use ephor::domain::{Role, Side, TableId};
use ephor::rules::{AskedFact, Facts, Ruleset};
use ephor::tournament::{AwardGame, Claim, Command, ConductCommand, ProcedureCommand, ResultCommand, State};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Map, Value, json};

/// What is done.
#[derive(Clone, Copy, Debug)]
pub(super) enum Act {
    Claim,
    Judge,
    Admit,
    Impose,
    Begin,
    Step,
    Drop,
    Duty,
    Signal,
    Absent,
    Arrived,
    Pass,
    Circle,
    Award,
    Result,
    Correct,
    HandIn,
    Fix,
    Reopen,
    Late,
}

const ACTS: [(u32, Act); 20] = [
    (8, Act::Claim),
    (8, Act::Judge),
    (2, Act::Admit),
    (5, Act::Impose),
    (4, Act::Begin),
    (8, Act::Step),
    (1, Act::Drop),
    (2, Act::Duty),
    (3, Act::Signal),
    (1, Act::Absent),
    (1, Act::Arrived),
    (3, Act::Pass),
    (1, Act::Circle),
    (3, Act::Award),
    (2, Act::Result),
    (1, Act::Correct),
    (1, Act::HandIn),
    (2, Act::Fix),
    (2, Act::Reopen),
    (1, Act::Late),
];

/// A command in the making.
#[derive(Clone, Debug)]
pub(super) struct Draw {
    act: Act,
    table: TableId,
    side: Side,
    /// Which of the things that there are.
    which: Index,
    /// For everything else that is left to chance.
    roll: u64,
    marks: Vec<&'static str>,
    reason: &'static str,
}

pub(super) fn draw() -> impl Strategy<Value = Draw> {
    let acts: Vec<Act> = ACTS.iter().flat_map(|(weight, act)| vec![*act; *weight as usize]).collect();
    let marks =
        ["bag_empty", "score_recorded", "signed", "tiles_drawn", "clock_pressed", "further_move", "reacted"];
    let marks = proptest::sample::subsequence(marks.to_vec(), 0..4);
    let reason = select(vec!["so", "so", "so", ""]);
    let table = prop_oneof![6 => Just(1_u16), 2 => Just(2), 1 => Just(3), 1 => Just(4)];
    let rest = (super::side(), any::<Index>(), any::<u64>(), marks, reason);
    (select(acts), table, rest).prop_map(|(act, table, (side, which, roll, marks, reason))| Draw {
        act,
        table: TableId(table),
        side,
        which,
        roll,
        marks,
        reason,
    })
}

/// Every name that a ruleset asks for.
pub(super) fn all_asks(rules: &Ruleset) -> Vec<&AskedFact> {
    let offences = rules.offences.iter().flat_map(|it| &it.value.asks);
    let procedures = rules.procedures.iter().flat_map(|it| &it.value.asks);
    let sanctions = rules.sanctions.iter().flat_map(|it| &it.value.asks);
    let awards = rules.awards.iter().flat_map(|it| &it.value.asks);
    offences.chain(procedures).chain(sanctions).chain(awards).collect()
}

/// An answer in its range; the range is wide, and small numbers and both ends are the ones that matter.
pub(super) fn answer(ask: &AskedFact, roll: u64) -> i64 {
    match roll % 5 {
        0 => ask.from,
        1 => ask.to,
        2 => ask.from.max(0).min(ask.to),
        _ => ask.from + (roll / 5 % 40) as i64 % (ask.to - ask.from + 1),
    }
}

/// The answers that a command carries.
pub(super) fn facts_of(command: &mut Command) -> Option<&mut Facts> {
    match command {
        Command::Conduct(
            ConductCommand::Claim(Claim { facts, .. })
            | ConductCommand::JudgeClaim { facts, .. }
            | ConductCommand::AdmitClaim { facts, .. }
            | ConductCommand::Impose { facts, .. },
        )
        | Command::Procedure(ProcedureCommand::BeginProcedure { facts, .. })
        | Command::Result(ResultCommand::AwardGame(AwardGame { facts, .. })) => Some(facts),
        _ => None,
    }
}

impl Draw {
    /// The role in which it is done; mostly one that may.
    pub(super) fn role(&self, rules: &Ruleset) -> Role {
        if let (Act::Award, false) = (self.act, self.roll.is_multiple_of(4))
            && let Some(role) = self.pick(&rules.awards).and_then(|award| award.value.by.first())
        {
            return *role;
        }
        let all = [
            Role::Director,
            Role::Director,
            Role::HeadReferee,
            Role::HeadReferee,
            Role::HeadReferee,
            Role::Referee,
            Role::Players,
            Role::Judge,
        ];
        all[(self.roll / 7 % 8) as usize]
    }

    fn pick<'v, T>(&self, from: &'v [T]) -> Option<&'v T> {
        if from.is_empty() { None } else { Some(self.which.get(from)) }
    }

    /// The same, with the points of the board that lies there, where a game is played from the console.
    fn facts_with_board(&self, asks: &[AskedFact], state: &State) -> Value {
        let mut facts = self.facts(asks);
        if let (Some(board), Some(game)) = (facts.get_mut("board"), state.duplicate()) {
            *board = json!(game.board_points());
        }
        facts
    }

    fn facts(&self, asks: &[AskedFact]) -> Value {
        let mut facts = Map::new();
        for (at, ask) in asks.iter().enumerate() {
            let roll = self.roll.rotate_left(3 * at as u32);
            // Now and then something is left out, out of range, or not asked for at all.
            match roll % 31 {
                0 => {}
                1 => drop(facts.insert(ask.fact.clone(), json!(ask.to.saturating_add(1)))),
                2 => drop(facts.insert("moon".to_owned(), json!(1))),
                _ => drop(facts.insert(ask.fact.clone(), json!(answer(ask, roll / 31)))),
            }
        }
        Value::Object(facts)
    }

    /// The command, for the state and the ruleset as they are; `None` where there is nothing that it could be about.
    pub(super) fn command(&self, rules: &Ruleset, state: &State) -> Option<Command> {
        // Mostly about somebody who is there: where everybody has a board of his own, nobody sits opposite.
        let empty = state.game(self.table).is_some_and(|game| game.players[self.side.index()].is_empty());
        let side = if empty && !self.roll.is_multiple_of(31) { self.side.other() } else { self.side };
        Self { side, ..self.clone() }.made(rules, state)
    }

    fn made(&self, rules: &Ruleset, state: &State) -> Option<Command> {
        let (name, fields) = match self.act {
            Act::Claim | Act::Judge | Act::Admit | Act::Impose => self.about_people(rules, state)?,
            Act::Begin | Act::Step | Act::Drop | Act::Duty => self.about_steps(rules, state)?,
            Act::Fix | Act::Reopen => self.about_slips(state)?,
            _ => self.about_games(rules, state)?,
        };
        let read = |mut fields: Value, more: &[(&str, Value)]| {
            fields["command"] = json!(name);
            for (key, value) in more {
                fields[*key] = value.clone();
            }
            serde_json::from_value(fields)
        };
        // What a correction asks for besides, where it does.
        let demanded = [("demanded_by", json!(self.side))];
        let tries = [read(fields.clone(), &[]), read(fields.clone(), &demanded)];
        let error = |tries: &[Result<Command, serde_json::Error>]| format!("{fields}: {tries:?}");
        let text = error(&tries);
        Some(tries.into_iter().find_map(Result::ok).unwrap_or_else(|| panic!("{text}")))
    }

    fn about_people(&self, rules: &Ruleset, state: &State) -> Option<(&'static str, Value)> {
        let roll = self.roll;
        Some(match self.act {
            Act::Claim => {
                let offence = &self.pick(&rules.offences)?.value;
                let claimant = match roll % 8 {
                    0 => json!("player"),
                    1 => json!("referee"),
                    _ => json!(offence.by.first()),
                };
                let needs: Vec<Value> = offence.needs.iter().map(|mark| json!(mark)).collect();
                let marks = if roll.is_multiple_of(3) { json!(self.marks) } else { Value::Array(needs) };
                let fields = json!({
                    "table": self.table, "offence": offence.id, "offender": self.side, "claimant": claimant,
                    "running": if roll.is_multiple_of(5) { json!(self.side.other()) } else { Value::Null },
                    "since_press": if roll.is_multiple_of(2) { json!(roll / 2 % 25_000) } else { Value::Null },
                    "marks": marks, "facts": self.facts(&offence.asks),
                });
                ("claim", fields)
            }
            Act::Judge | Act::Admit => {
                let open: Vec<_> = state.claims.iter().filter(|(_, it)| it.outcome.is_none()).collect();
                let any: Vec<_> = state.claims.iter().collect();
                let (id, claim) =
                    self.pick(if roll.is_multiple_of(9) || open.is_empty() { &any } else { &open })?;
                let facts = self.facts(&rules.offence(&claim.offence)?.value.asks);
                let outcome = match roll / 9 % 6 {
                    0 => json!("unfounded"),
                    1 => json!("neither"),
                    2 => Value::Null,
                    _ => json!("proven"),
                };
                if matches!(self.act, Act::Admit) {
                    ("admit_claim", json!({"claim": id, "facts": facts}))
                } else {
                    let fields =
                        json!({"claim": id, "outcome": outcome, "facts": facts, "reasons": self.reason});
                    ("judge_claim", fields)
                }
            }
            _ => {
                let sanction = &self.pick(&rules.sanctions)?.value;
                let players: Vec<_> = state.players.iter().collect();
                let player = self.pick(&players).map_or("Z", |player| &player.name);
                // Mostly the same player, so that counts come together.
                let player =
                    if roll.is_multiple_of(4) { player } else { ["A", "B"][(roll / 4 % 2) as usize] };
                let facts = self.facts(&sanction.asks);
                let fields =
                    json!({"sanction": sanction.id, "player": player, "facts": facts, "reason": self.reason});
                ("impose", fields)
            }
        })
    }

    fn about_steps(&self, rules: &Ruleset, state: &State) -> Option<(&'static str, Value)> {
        let running: Vec<_> = state.runs.iter().filter(|(_, run)| !run.ended).collect();
        Some(match self.act {
            Act::Begin => {
                let procedure = &self.pick(&rules.procedures)?.value;
                let side = procedure.side != (self.roll.is_multiple_of(11));
                let fields = json!({
                    "table": self.table, "procedure": procedure.id,
                    "side": if side { json!(self.side) } else { Value::Null },
                    "facts": self.facts_with_board(&procedure.asks, state),
                });
                ("begin_procedure", fields)
            }
            Act::Step => {
                let (id, run) = self.pick(&running)?;
                let next = run.steps.get(run.done).map_or(1, |step| step.step);
                let step = if self.roll.is_multiple_of(6) { self.roll / 6 % 9 } else { u64::from(next) };
                ("step_done", json!({"run": id, "step": step}))
            }
            Act::Drop => ("drop_procedure", json!({"run": self.pick(&running)?.0, "reason": self.reason})),
            _ => {
                let duties: Vec<_> = state.duties.keys().collect();
                ("duty_done", json!({"duty": self.pick(&duties)?}))
            }
        })
    }

    fn about_slips(&self, state: &State) -> Option<(&'static str, Value)> {
        let slips: Vec<_> = state.slips.iter().collect();
        let (id, slip) = self.pick(&slips)?;
        let word = slip.words.first().map_or("NIE", String::as_str);
        Some(if matches!(self.act, Act::Fix) {
            let points = (self.roll % 90) as i64 - 2;
            (
                "fix_verdict",
                json!({"slip": id, "word": word, "points": points, "agreed": !self.roll.is_multiple_of(3)}),
            )
        } else {
            let ground = ["wrong_words", "overruled", "misentered"][(self.roll / 3 % 3) as usize];
            let scored = self.roll.is_multiple_of(3);
            ("reopen_slip", json!({"slip": id, "ground": ground, "scored": scored, "reason": self.reason}))
        })
    }

    fn about_games(&self, rules: &Ruleset, state: &State) -> Option<(&'static str, Value)> {
        let (table, side, roll) = (self.table, self.side, self.roll);
        let points = [(roll % 700) as i64 - 20, (roll / 700 % 700) as i64 - 20];
        Some(match self.act {
            Act::Signal => ("start_play", json!({})),
            Act::Late if roll.is_multiple_of(2) => {
                let serves: Vec<_> = rules.awards.iter().filter(|it| it.value.serves.is_some()).collect();
                let award = self.pick(&serves)?.value.id.clone();
                let player = if roll.is_multiple_of(3) { "A" } else { "G" };
                ("give_bye", json!({"player": player, "award": award, "anyway": self.reason}))
            }
            Act::Late if roll % 4 == 1 => {
                // Mostly somebody who is not gone yet; of those who are, one comes back.
                let gone = state.withdrawn.iter().next().filter(|_| roll.is_multiple_of(3));
                let player = if roll.is_multiple_of(5) { "A" } else { "G" };
                gone.map_or_else(
                    || ("withdraw_player", json!({"player": player, "note": self.reason})),
                    |player| ("return_player", json!({"player": player})),
                )
            }
            Act::Late => {
                // Mostly those who came late, at the table that nobody plays at.
                let (table, a) = if roll.is_multiple_of(5) { (table, "A") } else { (TableId(4), "G") };
                ("pair_late", json!({"table": table, "a": a, "b": "H", "anyway": self.reason}))
            }
            // Whoever is not there may be the other one.
            Act::Absent if roll.is_multiple_of(7) => {
                ("correct_absence", json!({"table": table, "absent": [side], "reason": self.reason}))
            }
            Act::Absent => {
                // Mostly where nothing was challenged: whoever has a slip in the game is there.
                let quiet = state.playing().filter(|(table, game)| {
                    game.decided.iter().all(Option::is_none) && state.open_slip(*table).is_none()
                });
                let quiet: Vec<TableId> = quiet.map(|(table, _)| table).collect();
                let table = self.pick(&quiet).copied().filter(|_| !roll.is_multiple_of(5)).unwrap_or(table);
                ("note_absent", json!({"table": table, "side": side}))
            }
            Act::Arrived => {
                // Mostly somebody who is missed.
                let missed = missed(state).filter(|_| !roll.is_multiple_of(3));
                let (table, side) = missed.unwrap_or((table, side));
                ("note_arrived", json!({"table": table, "side": side}))
            }
            Act::Pass => {
                // Mostly by somebody who owes one.
                let owing = state.playing().flat_map(|(table, game)| {
                    let owes = |side: &Side| game.counters[side.index()].turns_owed() > 0;
                    Side::BOTH.into_iter().filter(owes).map(|side| (table, side)).collect::<Vec<_>>()
                });
                let stray = roll.is_multiple_of(9).then_some((table, side));
                let (table, side) = owing.last().or(stray)?;
                ("play_forced_pass", json!({"table": table, "side": side}))
            }
            Act::Circle => ("circle_move", json!({"table": table, "number": roll % 20})),
            Act::Award => {
                // Often against somebody who is missed.
                let missed = missed(state).filter(|_| roll.is_multiple_of(2));
                let (table, side) = missed.unwrap_or((table, side));
                let award = &self.pick(&rules.awards)?.value;
                let against = if roll.is_multiple_of(3) { Value::Null } else { json!(side) };
                let facts = self.facts_with_board(&award.asks, state);
                let fields = json!({
                    "table": table, "award": award.id, "against": against, "facts": facts, "reason": self.reason,
                });
                ("award_game", fields)
            }
            Act::Result => {
                let end = &self.pick(&rules.ends)?.value;
                let (racks, over) = ([roll % 12, 0], [roll % 70_000, 0]);
                let fields = json!({
                    "table": table, "end": end.id, "scores": points, "racks": racks, "over": over, "out": side.other(),
                });
                ("enter_result", fields)
            }
            Act::Correct => {
                let fields = json!({
                    "round": 1 + roll % 3, "table": table, "scores": points, "agreed": roll.is_multiple_of(2),
                    "reason": self.reason,
                });
                ("correct_result", fields)
            }
            _ => ("hand_in", json!({"table": table, "signed": !roll.is_multiple_of(4)})),
        })
    }
}

/// Somebody who is missed at a table.
fn missed(state: &State) -> Option<(TableId, Side)> {
    let missing = state.playing().flat_map(|(table, game)| {
        let missed = |side: &Side| game.still_missing(*side).is_some();
        Side::BOTH.into_iter().filter(missed).map(|side| (table, side)).collect::<Vec<_>>()
    });
    missing.last()
}
