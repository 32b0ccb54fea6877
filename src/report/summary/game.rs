//! Games and standings: what was played, awarded and corrected, and who stood where after each round. Of duplicate
//! games that were played from the console, every draw with the move that was laid and, once the results are
//! announced, what every number wrote and what it counted (PESD §5.Δ ¶3).

use std::sync::Arc;

use schemars::JsonSchema;
use serde::Serialize;

use super::Stamp;
use crate::domain::{Points, Round, SlipId, TableId};
use crate::locale::Locale;
use crate::report::duplicate::place;
use crate::report::standings::{
    CriterionUnit, StandingsBasis, counted, missing as waits_for, points_beside_games, rank, value,
};
use crate::rules::{Criterion, GameResult, Ruleset};
use crate::tournament::{ByeGiven, Game, GameRef, MoveWorth, Scoreline, State};

/// A game of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct GameRow {
    /// The round.
    pub round: Round,
    /// The table.
    pub table: TableId,
    /// The two; who began stands first. The second is empty where somebody played alone.
    pub sides: [SideRow; 2],
    /// The id of the end or the award; none where there is no result.
    pub how: Option<String>,
    /// What people call it.
    pub called: String,
    /// Whether it was awarded and not played to its end.
    pub awarded: bool,
    /// Whether the sheets were handed in.
    pub handed_in: bool,
    /// When the result came.
    pub entered_at: Option<Stamp>,
    /// How often the result was corrected.
    pub corrected: usize,
    /// What it came to, as everybody is told it.
    #[serde(skip)]
    pub line: Option<Scoreline>,
}

/// A player's side of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SideRow {
    /// The player.
    pub player: String,
    /// How it counts; none where there is no result.
    pub result: Option<GameResult>,
    /// Half points for the standings.
    pub halves: u16,
    /// Points of the game.
    pub scored: Points,
    /// What counts for the sum of differences.
    pub spread: Points,
    /// The sum on the sheet, where the game ended on the board.
    pub sheet: Option<Points>,
    /// For the tiles left.
    pub tiles: Option<Points>,
    /// For overtime: zero or negative.
    pub overtime: Option<Points>,
    /// What penalties took and credits gave before the result was entered.
    pub penalties: Points,
    /// The highest single play, where it was entered.
    pub best: Option<Points>,
}

/// What somebody without a game in a round was given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ByeRow {
    /// The round.
    pub round: Round,
    /// Who.
    pub player: String,
    /// The award's id.
    pub how: String,
    /// What people call it.
    pub called: String,
    /// Half points for the standings.
    pub halves: u16,
    /// Points of the game.
    pub scored: Points,
    /// What counts for the sum of differences.
    pub spread: Points,
}

/// The highest game of the event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Highest {
    /// Who.
    pub player: String,
    /// How many points.
    pub scored: Points,
    /// In which round.
    pub round: Round,
    /// At which table.
    pub table: TableId,
}

/// Who stood where when a round was over.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct RoundStandings {
    /// After which round.
    pub round: Round,
    /// The criteria of the order.
    pub criteria: Vec<Criterion>,
    /// What people call the formula among them.
    pub formula_name: Option<String>,
    /// What the regulation calls each of them, where it does.
    pub names: Vec<Option<String>>,
    /// What each of them is counted in.
    pub units: Vec<CriterionUnit>,
    /// Whether places bring points.
    pub by_place: bool,
    /// How many games of these rounds had no result yet: with any, places are provisional.
    pub missing: usize,
    /// What the federation publishes and the formula waits for: until then it says nothing.
    pub unknown: Vec<String>,
    /// Everybody, the first one first.
    pub rows: Vec<Placed>,
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Placed {
    /// The place; none for whoever was struck.
    pub place: Option<usize>,
    /// Whether others stand on the same place.
    pub level: bool,
    /// The player.
    pub player: String,
    /// Games and byes.
    pub games: u16,
    /// The number for each criterion; none where it says nothing of this player.
    pub values: Vec<Option<f64>>,
    /// The same as it is shown.
    #[serde(skip)]
    pub shown: Vec<String>,
    /// Points for the place, where places bring some.
    pub place_points: Option<u16>,
    /// What of each moved beside the games.
    pub beside: Vec<f64>,
}

/// All byes and rounds that were missed, in the order in which they were given.
pub(super) fn byes(state: &State, rules: &Ruleset) -> Vec<ByeRow> {
    let called = |id: &str| rules.award(id).map_or_else(String::new, |award| award.value.name.clone());
    let row = |it: &Arc<ByeGiven>| ByeRow {
        round: it.round,
        player: it.player.clone(),
        how: it.award.clone(),
        called: called(&it.award),
        halves: it.result.halves,
        scored: it.result.scored,
        spread: it.result.spread,
    };
    state.byes.iter().map(row).collect()
}

/// All games in the order of rounds and tables; `corrected` tells how often a result was.
pub(super) fn games(state: &State, rules: &Ruleset, corrected: impl Fn(&GameRef) -> usize) -> Vec<GameRow> {
    let row = |(at, game): (&GameRef, &Arc<Game>)| {
        let played = game.result.as_deref();
        let side = |of: usize| {
            let Some(played) = played else {
                return SideRow { player: game.players[of].clone(), ..SideRow::default() };
            };
            let (it, parts) = (played.sides[of], played.parts.map(|parts| parts[of]));
            SideRow {
                player: game.players[of].clone(),
                result: Some(it.result),
                halves: it.halves,
                scored: it.scored,
                spread: it.spread,
                sheet: parts.map(|it| it.sheet),
                tiles: parts.map(|it| it.tiles),
                overtime: parts.map(|it| it.overtime),
                penalties: played.points[of],
                best: played.best.map(|best| best[of]),
            }
        };
        let how = played.map(|it| it.how.clone());
        let end = how.as_deref().and_then(|id| rules.end(id)).map(|it| it.value.name.clone());
        let award = || how.as_deref().and_then(|id| rules.award(id)).map(|it| it.value.name.clone());
        GameRow {
            round: at.round,
            table: at.table,
            sides: [side(0), side(1)],
            called: end.or_else(award).or_else(|| how.clone()).unwrap_or_default(),
            how,
            awarded: played.is_some_and(|it| it.awarded),
            handed_in: played.is_some_and(|it| it.handed_in),
            entered_at: played.map(|it| Stamp(it.entered_at)),
            corrected: corrected(at),
            line: played.map(|it| Scoreline::of(&it.sides)),
        }
    };
    state.games.iter().map(row).collect()
}

/// The highest of the games that were played: what was awarded is nobody's score.
pub(super) fn highest(games: &[GameRow]) -> Vec<Highest> {
    let played = games.iter().filter(|it| it.how.is_some() && !it.awarded);
    let all = played.flat_map(|it| {
        let one = |side: &SideRow| Highest {
            player: side.player.clone(),
            scored: side.scored,
            round: it.round,
            table: it.table,
        };
        it.sides.iter().filter(|side| !side.player.is_empty()).map(one).collect::<Vec<_>>()
    });
    let all: Vec<Highest> = all.collect();
    let most = all.iter().map(|it| it.scored).max();
    all.into_iter().filter(|it| Some(it.scored) == most).collect()
}

/// Who stands where now, by the regulation's usual order; none where it has no order.
pub(super) fn standings(state: &State, rules: &Ruleset) -> Option<RoundStandings> {
    ranked(state, rules, &StandingsBasis::of(state, rules), state.round)
}

/// Who stands where after an earlier round, with everything that was put right in its games since.
pub fn standings_after(state: &State, rules: &Ruleset, round: Round) -> Option<RoundStandings> {
    let mut results = StandingsBasis::of(state, rules);
    results.games.retain(|game| game.round <= round);
    results.byes.retain(|bye| bye.round <= round);
    results.missing.retain(|(at, _)| *at <= round);
    let later = |slip: &SlipId| state.slip(*slip).is_some_and(|slip| slip.round > round);
    results.adjustments.retain(|it| !it.slip.as_ref().is_some_and(later));
    results.rounds = results.rounds.min(round.0);
    results.last_round = results.last_round.filter(|last| *last <= round);
    ranked(state, rules, &results, round)
}

fn ranked(state: &State, rules: &Ruleset, results: &StandingsBasis, round: Round) -> Option<RoundStandings> {
    let order = &rules.orders(state.players.len()).first()?.value;
    let constants = state.constants.get(order.id.as_str()).map(|it| (**it).clone()).unwrap_or_default();
    let missing = results.missing.len();
    let rows = rank(results, order, &constants).ok()?;
    let placed = rows.into_iter().map(|row| Placed {
        beside: order.columns().into_iter().map(|it| points_beside_games(&row, it)).collect(),
        values: order.columns().into_iter().zip(&row.shown).map(|(it, text)| value(&row, it, text)).collect(),
        place: row.place,
        level: row.level,
        player: row.player,
        games: row.games,
        shown: row.shown,
        place_points: row.place_points,
    });
    let (criteria, formula_name) = (order.columns(), order.formula_name.clone());
    let names = criteria.iter().map(|it| order.called(*it).map(str::to_owned)).collect();
    let units = criteria.iter().map(|it| counted(*it)).collect();
    let by_place = !order.place_points.is_empty();
    let rows = placed.collect();
    let unknown = waits_for(order, &constants).iter().map(ToString::to_string).collect();
    Some(RoundStandings { round, criteria, formula_name, names, units, by_place, missing, unknown, rows })
}

/// A draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DrawRow {
    /// The game: the round of the event.
    pub round: Round,
    /// The draw, from 1.
    pub draw: u16,
    /// The letters, `?` for a blank.
    pub rack: String,
    /// How many racks were changed before.
    pub changed: u16,
    /// Where the move that was laid begins and which way it runs; none where none was laid.
    pub place: Option<String>,
    /// Its word, small letters for blanks.
    pub word: Option<String>,
    /// What it scores, in game points.
    pub points: Option<Points>,
    /// The program that found it.
    pub program: Option<String>,
    /// The list that it searched.
    pub list: Option<String>,
    /// How many moves share its score, this one among them.
    pub ties: Option<u16>,
    /// The seed that the racks of the game were drawn from, once it is over: before, it would tell the next ones.
    pub seed: Option<String>,
}

/// What a player wrote for a draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct MoveRow {
    /// The game: the round of the event.
    pub round: Round,
    /// The draw.
    pub draw: u16,
    /// His number.
    pub number: TableId,
    /// Who has it.
    pub player: String,
    /// Where the move begins and which way it runs; none where nothing was handed in.
    pub place: Option<String>,
    /// Its word.
    pub word: Option<String>,
    /// What it counted, in game points.
    pub points: Points,
    /// For what it counted nothing.
    pub annulled: Option<String>,
}

/// The draws of all games.
pub(super) fn draws(state: &State, locale: &Locale) -> Vec<DrawRow> {
    let mut rows = Vec::new();
    for (round, game) in &state.duplicates {
        for (at, draw) in game.draws.iter().enumerate() {
            let laid = draw.master.as_ref();
            rows.push(DrawRow {
                round: *round,
                draw: at as u16 + 1,
                rack: draw.rack.clone(),
                changed: draw.changed,
                place: laid.map(|it| place(locale, &it.play)),
                word: laid.map(|it| it.play.word.clone()),
                points: laid.map(|it| it.score),
                program: laid.map(|it| it.by.program.clone()),
                list: laid.and_then(|it| it.by.list.clone()),
                ties: laid.and_then(|it| it.by.ties),
                seed: game.over.as_ref().and(game.seed.as_ref()).map(ToString::to_string),
            });
        }
    }
    rows
}

/// What everybody wrote in the games whose results are announced.
pub(super) fn moves(state: &State, rules: &Ruleset, locale: &Locale) -> Vec<MoveRow> {
    let Some(duplicate) = &rules.duplicate else { return Vec::new() };
    let mut rows = Vec::new();
    for (round, game) in state.duplicates.iter().filter(|(_, game)| game.announced_at.is_some()) {
        for (at, seat) in state.games.iter().filter(|(at, _)| at.round == *round) {
            for number in 1..=game.number() {
                let slip = game.draw(number).and_then(|draw| draw.slips.get(&at.table));
                let worth = state.move_worth(duplicate, game, number, at.table);
                let annulled = match &worth {
                    MoveWorth::Annulled(id) => rules.offence(id).map(|it| locale.rule(&it.value.name)),
                    MoveWorth::Nothing | MoveWorth::Points(_) | MoveWorth::Open(_) => None,
                };
                rows.push(MoveRow {
                    round: *round,
                    draw: number,
                    number: at.table,
                    player: seat.players[0].clone(),
                    place: slip.map(|it| place(locale, &it.play)),
                    word: slip.map(|it| it.play.word.clone()),
                    points: worth.points(),
                    annulled,
                });
            }
        }
    }
    rows
}
