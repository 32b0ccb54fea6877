//! From a result back to what was on the sheets.

use crate::domain::{Millis, Points, Side};
use crate::rules::{EndKind, FullUnit, Overtime, Racks};
use crate::tournament::command::{
    AwardGame, Command, CorrectResult, EnterResult, ResultCommand, SlipCommand,
};
use crate::tournament::event::{Cause, GameAwarded, ResultEntered, ResultEvent, SpreadAdjusted};
use crate::tournament::loaded_rules::LoadedRules;
use crate::tournament::state::State;

/// What may have been asked, where an entry is the one in which one sees it.
pub(super) fn commands(state: &State, law: &LoadedRules, event: &ResultEvent) -> Vec<Command> {
    let commands = match event {
        ResultEvent::GameAwarded(it) => awards(state, it),
        ResultEvent::ResultEntered(it) => {
            sheets(law, it).into_iter().map(ResultCommand::EnterResult).collect()
        }
        ResultEvent::ResultCorrected(it) => vec![ResultCommand::CorrectResult(CorrectResult {
            round: it.game.round,
            table: it.game.table,
            scores: it.sides.map(|side| side.scored),
            agreed: true,
            misentered: it.misentered,
            played: !it.awarded && state.played(it.game.round, it.game.table).is_some_and(|it| it.awarded),
            reason: it.reason.clone(),
        })],
        ResultEvent::ResultHandedIn { game } => {
            let round = Some(game.round);
            vec![ResultCommand::HandIn { table: game.table, round, signed: true }]
        }
        // Follows from a verdict, an admission, or what was taken back.
        ResultEvent::ResultVoided { .. } | ResultEvent::ResultRecounted(_) => Vec::new(),
        ResultEvent::SpreadAdjusted(it) => return fixes(it),
    };
    commands.into_iter().map(Command::Result).collect()
}

fn awards(state: &State, it: &GameAwarded) -> Vec<ResultCommand> {
    if it.cause.is_some() {
        return Vec::new();
    }
    let award = |round| {
        ResultCommand::AwardGame(AwardGame {
            table: it.game.table,
            award: it.award.clone(),
            round,
            against: it.against,
            facts: it.facts.clone(),
            corrects: it.corrects,
            reason: it.reason.clone(),
        })
    };
    let named = award(Some(it.game.round));
    if it.game.round == state.round { vec![award(None), named] } else { vec![named] }
}

/// The largest number of points that a move may have counted which is mended.
const MOST_FOR_A_MOVE: i32 = 2_000;

/// What the move counted is kept only as what the regulation makes of it.
fn fixes(it: &SpreadAdjusted) -> Vec<Command> {
    let (Some(Cause::Slip(slip)), Some(_)) = (&it.cause, it.slip) else { return Vec::new() };
    let moved = it.spread.0.saturating_abs().max(it.scored.0.saturating_abs());
    let likely = [moved, 0].into_iter().chain(0..=MOST_FOR_A_MOVE);
    let fix = |(points, side)| {
        Command::Slip(SlipCommand::FixVerdict {
            slip: *slip,
            word: it.word.clone(),
            points: Points(points),
            demanded_by: Some(side),
            agreed: true,
        })
    };
    likely.flat_map(|points| Side::BOTH.map(|side| (points, side))).map(fix).collect()
}

/// The sheets that may have led to a result.
fn sheets(law: &LoadedRules, it: &ResultEntered) -> Vec<EnterResult> {
    let Some(end) = law.ruleset.end(&it.end).map(|end| &end.value) else { return Vec::new() };
    let overtime = law.ruleset.time.overtime.as_ref().filter(|_| end.overtime);
    let over = it.parts.map(|part| overtime.map_or(Millis(0), |rule| shortest(rule, part.overtime)));
    let mut times = vec![(over, [false; 2])];
    if let Some(rule) = overtime.filter(|rule| rule.free_after_end.value) {
        // What arose after the end costs nothing; the paragraph stands there where there was some.
        for side in Side::BOTH.map(Side::index).into_iter().filter(|side| it.parts[*side].overtime.0 == 0) {
            let (mut over, mut after_end) = (over, [false; 2]);
            (over[side], after_end[side]) = (rule.per.value.min(SECOND).max(SECOND), true);
            times.push((over, after_end));
        }
    }
    let tiles = it.parts.map(|part| part.tiles.0);
    let sheet =
        |(racks, out): ([i32; 2], Option<Side>), (over, after_end): ([Millis; 2], [bool; 2])| EnterResult {
            table: it.game.table,
            round: Some(it.game.round),
            end: it.end.clone(),
            scores: it.parts.map(|part| part.sheet),
            racks: racks.map(Points),
            over,
            out: it.out.or(out),
            after_end,
            best: it.best,
            final_sums: it.final_sums,
        };
    let racks = if it.final_sums { vec![([0; 2], None)] } else { racks(end, tiles) };
    racks
        .into_iter()
        .flat_map(|racks| times.iter().map(move |times| (racks, *times)))
        .map(|it| sheet(it.0, it.1))
        .collect()
}

/// A clock shows whole seconds.
const SECOND: Millis = Millis(1_000);

/// The tiles left, and who went out or moved last, that may have taken and given this much.
fn racks(end: &EndKind, tiles: [i32; 2]) -> Vec<([i32; 2], Option<Side>)> {
    let [a, b] = tiles;
    match end.racks {
        Racks::None | Racks::External => vec![([0; 2], None)],
        Racks::OwnOnly => vec![([-a, -b], None)],
        Racks::ToLast => vec![([0, a], Some(Side::A)), ([b, 0], Some(Side::B))],
        Racks::Transfer => {
            let both = [1.max(1 - a), 1.max(1 - a) + a];
            vec![([0, a], Some(Side::A)), ([b, 0], Some(Side::B)), (both, None)]
        }
    }
}

/// The shortest overtime that costs so much.
fn shortest(rule: &Overtime, points: Points) -> Millis {
    let each = i64::from(rule.points.value.0);
    if points.0 == 0 || each == 0 {
        return Millis(0);
    }
    let units = i64::from(points.0) / each;
    let per = rule.per.value.0.max(1);
    let over = match rule.full_unit.value {
        FullUnit::One => (units - 1) * per + SECOND.0,
        FullUnit::BeginsNext => (units - 1) * per,
    };
    Millis(over.max(SECOND.0))
}
