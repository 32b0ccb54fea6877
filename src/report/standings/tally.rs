//! What each player has come to: the numbers that standings are ordered by.

use std::collections::BTreeMap;

use crate::domain::{Decimal, Points, Round, Side};
use crate::rules::{Expr, GameResult, Rounding};
use crate::tournament::SideResult;

use super::{Entrant, GameLine, Row, StandingsBasis};

/// What a player has come to. Match points are counted in halves, Sonneborn–Berger in quarters.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    pub(super) games: u16,
    pub(super) halves: i64,
    /// Games won; a drawn one is none.
    pub(super) wins: u16,
    pub(super) buchholz: i64,
    pub(super) median: i64,
    pub(super) sonneborn: i64,
    pub(super) spread: i64,
    pub(super) halves_adjusted: i64,
    pub(super) spread_adjusted: i64,
    pub(super) scored: i64,
    pub(super) scored_adjusted: i64,
    /// Highest first.
    pub(super) heights: Vec<i64>,
    /// The highest single plays, highest first.
    pub(super) moves: Vec<i64>,
    pub(super) starts: u16,
    pub(super) last_forfeited: bool,
    /// The last game so far was lost by an award, and nobody has said that it was the last one.
    pub(super) may_be_forfeited: bool,
    pub(super) possible: i64,
    pub(super) formula: Option<f64>,
    pub(super) rounding: Rounding,
}

/// The tallies by name.
pub(super) type Tallies<'r> = BTreeMap<&'r str, Tally>;

/// What everybody has come to.
pub(super) fn tallies(results: &StandingsBasis, of_tie: bool) -> Tallies<'_> {
    let new = || Tally { rounding: results.percent, ..Tally::default() };
    let mut all: Tallies<'_> =
        results.entrants.iter().map(|entrant| (entrant.name.as_str(), new())).collect();
    let ties = ties(&results.games);
    let credited = !results.only_played_highest;
    let counts =
        |name: &str, game: &GameLine| !of_tie || ties.get(name).is_some_and(|tie| game.round >= tie.from);
    // That a game was the last one of its tie is known once the next round has all its results, or the event's end was
    // said.
    let is_last = |game: &GameLine| match results.last_round {
        Some(last) if game.round == last => true,
        _ => {
            of_tie
                && game.round.0 < results.rounds
                && !results.missing.iter().any(|it| it.0.0 == results.rounds)
        }
    };
    for game in &results.games {
        for side in Side::BOTH {
            let name = game.players[side.index()].as_str();
            let Some(tally) = all.get_mut(name).filter(|_| counts(name, game)) else { continue };
            tally.add(&game.sides[side.index()]);
            if credited || !game.awarded {
                tally.heights.push(i64::from(game.sides[side.index()].scored.0));
            }
            tally.starts += u16::from(side == Side::A);
            let forfeited = game.awarded && game.sides[side.index()].result == GameResult::Loss;
            let newest = forfeited && ties.get(name).is_some_and(|tie| tie.to == game.round);
            tally.last_forfeited |= newest && is_last(game);
            tally.may_be_forfeited |= newest && of_tie;
            tally.moves.extend(game.best.map(|best| i64::from(best[side.index()].0)));
            if game.players[side.other().index()].is_empty() {
                tally.possible += i64::from(game.sides[side.other().index()].scored.0);
            }
        }
    }
    for bye in results.byes.iter().filter(|_| !of_tie) {
        if let Some(tally) = all.get_mut(bye.player.as_str()) {
            tally.add(&bye.result);
            tally.heights.extend(credited.then_some(i64::from(bye.result.scored.0)));
        }
    }
    for it in &results.adjustments {
        let Some(tally) = all.get_mut(it.player.as_str()) else { continue };
        tally.halves_adjusted += i64::from(it.halves);
        tally.spread_adjusted += i64::from(it.spread.0);
        tally.scored_adjusted += i64::from(it.scored.0);
    }
    for tally in all.values_mut() {
        tally.halves += tally.halves_adjusted;
        tally.spread += tally.spread_adjusted;
        tally.scored += tally.scored_adjusted;
        tally.heights.sort_unstable_by(|one, other| other.cmp(one));
        tally.moves.sort_unstable_by(|one, other| other.cmp(one));
    }
    by_opponents(&mut all, &results.games);
    all
}

/// The last games that somebody has had in a row against the same opponent: from which round to which.
struct Tie<'r> {
    against: &'r str,
    from: Round,
    to: Round,
}

/// The last tie of everybody who has had a game.
fn ties(games: &[GameLine]) -> BTreeMap<&str, Tie<'_>> {
    let mut in_order: Vec<&GameLine> = games.iter().collect();
    in_order.sort_by_key(|game| game.round);
    let mut all = BTreeMap::new();
    for game in in_order {
        for side in Side::BOTH {
            let [name, against] = [side, side.other()].map(|it| game.players[it.index()].as_str());
            let tie = all.entry(name).or_insert(Tie { against, from: game.round, to: game.round });
            let from = if tie.against == against { tie.from } else { game.round };
            *tie = Tie { against, from, to: game.round };
        }
    }
    all
}

/// What rests on what the opponents have come to.
fn by_opponents(all: &mut Tallies<'_>, games: &[GameLine]) {
    let halves: BTreeMap<String, i64> =
        all.iter().map(|(name, tally)| ((*name).to_owned(), tally.halves)).collect();
    let mut met: BTreeMap<&str, Vec<i64>> = BTreeMap::new();
    for game in games {
        for side in Side::BOTH {
            let name = game.players[side.index()].as_str();
            let Some(opponent) = halves.get(&game.players[side.other().index()]) else { continue };
            met.entry(name).or_default().push(*opponent);
            let Some(tally) = all.get_mut(name) else { continue };
            tally.sonneborn += match game.sides[side.index()].result {
                GameResult::Win => 2 * opponent,
                GameResult::Draw => *opponent,
                GameResult::Loss | GameResult::None => 0,
            };
        }
    }
    for (name, opponents) in met {
        let Some(tally) = all.get_mut(name) else { continue };
        tally.buchholz = opponents.iter().sum();
        // Of a single opponent the best and the worst are the same.
        let (best, worst) = (opponents.iter().max(), opponents.iter().min());
        tally.median = match (best, worst) {
            (Some(best), Some(worst)) if opponents.len() > 1 => tally.buchholz - best - worst,
            _ => 0,
        };
    }
}

impl Tally {
    fn add(&mut self, side: &SideResult) {
        self.games += 1;
        self.halves += i64::from(side.halves);
        self.wins += u16::from(side.result == GameResult::Win);
        self.spread += i64::from(side.spread.0);
        self.scored += i64::from(side.scored.0);
    }

    /// Points in tenths of a percent of what was possible, as they are told.
    pub(super) fn per_mille(&self) -> Option<i64> {
        self.rounding.per_mille(self.scored, self.possible)
    }

    /// Points as a part of what was possible, in parts of a million millions: no two ratios that differ are alike,
    /// up to sums of a million.
    pub(super) fn ratio(&self) -> Option<i64> {
        let parts = i128::from(self.scored) * 1_000_000_000_000;
        let ratio = (self.possible > 0).then(|| parts / i128::from(self.possible));
        ratio.map(|it| i64::try_from(it).unwrap_or(i64::MAX))
    }

    /// The value of a formula over what is counted here, the number of rounds and the constants.
    pub(super) fn by(
        &self,
        formula: &Expr,
        rounds: u16,
        constants: &BTreeMap<String, Decimal>,
    ) -> Option<f64> {
        let known = |name: &str| match name {
            "points" => Some(self.halves as f64 / 2.0),
            "wins" => Some(f64::from(self.wins)),
            "buchholz" => Some(self.buchholz as f64 / 2.0),
            "median_buchholz" => Some(self.median as f64 / 2.0),
            "sonneborn_berger" => Some(self.sonneborn as f64 / 4.0),
            "scored" => Some(self.scored as f64),
            "spread" => Some(self.spread as f64),
            "starts" => Some(f64::from(self.starts)),
            "games" => Some(f64::from(self.games)),
            "rounds" => Some(f64::from(rounds)),
            name => constants.get(name).map(|it| it.value()),
        };
        formula.fraction(&known)
    }

    pub(super) fn row(&self, entrant: &Entrant) -> Row {
        let points = |sum: i64| Points(i32::try_from(sum).unwrap_or(i32::MAX));
        Row {
            place: None,
            level: false,
            player: entrant.name.clone(),
            club: entrant.club.clone(),
            games: self.games,
            points: self.halves as f64 / 2.0,
            points_adjusted: self.halves_adjusted as f64 / 2.0,
            wins: self.wins,
            buchholz: self.buchholz as f64 / 2.0,
            median_buchholz: self.median as f64 / 2.0,
            sonneborn_berger: self.sonneborn as f64 / 4.0,
            spread: points(self.spread),
            spread_adjusted: points(self.spread_adjusted),
            scored: points(self.scored),
            scored_adjusted: points(self.scored_adjusted),
            highest_game: self.heights.first().map(|height| points(*height)),
            highest_move: self.moves.first().map(|it| points(*it)),
            starts: self.starts,
            last_forfeited: self.last_forfeited,
            percent: self.per_mille().map(|it| it as f64 / 10.0),
            formula: self.formula,
            place_points: None,
            shown: Vec::new(),
        }
    }
}
