//! Standings: a fold of results by the criteria of the ruleset, from an event or from a file.
//!
//! What the regulations leave open is settled like this: every opponent whom a player was paired with counts for
//! Buchholz, also where the game was awarded; a bye is no opponent. The games of whoever was excluded from the event
//! count for his opponents; what becomes of his own place the ruleset says: he is listed last and without one, or keeps
//! it and nobody gets its points. Who stands first in a pairing began. Whoever is level by all criteria shares the
//! place.

mod rank;
mod tally;

use serde::Serialize;

use crate::domain::{Points, Round, TableId};
use crate::rules::{Excluded, ExcludedPlace, ResultRules};
use crate::tournament::{ByeGiven, SideResult, SpreadAdjusted, State};

pub use rank::{NoOrder, rank};

/// Somebody who is ranked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The name.
    pub name: String,
    /// The club or place.
    pub club: String,
    /// What becomes of his place, where he was excluded from the event.
    pub excluded: Option<ExcludedPlace>,
}

/// A game with its result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLine {
    /// The round.
    pub round: Round,
    /// The players, first the one who began; the second is empty where somebody played alone.
    pub players: [String; 2],
    /// What each got; for somebody who played alone, the second `scored` is what was possible.
    pub sides: [SideResult; 2],
    /// The highest single plays, where they were entered.
    pub best: Option<[Points; 2]>,
}

/// What standings are worked out from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// Everybody who is ranked.
    pub entrants: Vec<Entrant>,
    /// The games that have a result.
    pub games: Vec<GameLine>,
    /// Who had no opponent or missed a round.
    pub byes: Vec<ByeGiven>,
    /// What moved beside the games.
    pub adjustments: Vec<SpreadAdjusted>,
    /// The games that have none yet.
    pub missing: Vec<(Round, TableId)>,
    /// How many rounds were begun.
    pub rounds: u16,
}

impl Results {
    /// What has been decided in an event under these rules.
    pub fn of(state: &State, rules: &ResultRules) -> Self {
        let games = state.games.values().filter_map(|game| {
            let played = game.result.as_ref()?;
            let players = game.players.clone();
            Some(GameLine { round: game.round, players, sides: played.sides, best: played.best })
        });
        let games: Vec<GameLine> = games.collect();
        let excluded = |name: &str| {
            state.exclusion(name).filter(|exclusion| exclusion.from == Excluded::Event)?;
            let place = rules.excluded.as_ref().map_or(ExcludedPlace::Struck, |rule| rule.value);
            // Without a game there is no place that games could give.
            let played = games.iter().any(|game| game.players.iter().any(|player| player == name));
            Some(if played { place } else { ExcludedPlace::Struck })
        };
        let entrants = state.players.iter().map(|player| Entrant {
            name: player.name.clone(),
            club: player.club.clone(),
            excluded: excluded(&player.name),
        });
        let open = state.games.iter().filter(|(_, game)| game.result.is_none());
        let missing = open.map(|(at, _)| (at.round, at.table)).collect();
        Self {
            entrants: entrants.collect(),
            games,
            byes: state.byes.iter().map(|bye| bye.as_ref().clone()).collect(),
            adjustments: state.adjustments.values().map(|it| it.as_ref().clone()).collect(),
            missing,
            rounds: state.round.0,
        }
    }
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// The place; the same for all who are level, and none for whoever was struck.
    pub place: Option<usize>,
    /// Whether others share it.
    pub level: bool,
    /// The player.
    pub player: String,
    /// The club or place.
    pub club: String,
    /// Games and byes.
    pub games: u16,
    /// Match points, with what moved beside the games.
    pub points: f64,
    /// The part of them that moved beside the games.
    pub points_adjusted: f64,
    /// Games won; a drawn one is none.
    pub wins: u16,
    /// The sum of all opponents' match points.
    pub buchholz: f64,
    /// The same without the best and the worst of them.
    pub median_buchholz: f64,
    /// The match points of beaten opponents and half of those with whom it was a draw.
    pub sonneborn_berger: f64,
    /// The sum of differences, with what moved beside the games.
    pub spread: Points,
    /// The part of it that moved beside the games.
    pub spread_adjusted: Points,
    /// The sum of game points, with what moved beside the games.
    pub scored: Points,
    /// The part of it that moved beside the games.
    pub scored_adjusted: Points,
    /// The highest game; `None` before the first.
    pub highest_game: Option<Points>,
    /// The highest single play, where they were entered.
    pub highest_move: Option<Points>,
    /// How often the player began.
    pub starts: u16,
    /// Points in percent of what was possible, where that is known.
    pub percent: Option<f64>,
    /// The value of the ruleset's formula.
    pub formula: Option<f64>,
    /// Points for the place, where the ruleset gives some; whoever shares a place gets what it gives, and whoever was
    /// excluded nothing.
    pub place_points: Option<u16>,
    /// What stands for each criterion of the order, as it is shown.
    pub shown: Vec<String>,
}

#[cfg(test)]
mod tests;
