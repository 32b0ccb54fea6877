//! What standings are worked out from: everybody who is ranked, every game that has a result, what moved beside them.

use std::collections::BTreeSet;

use crate::domain::{Points, Round, TableId};
use crate::rules::{ExcludedPlace, Rounding, Ruleset};

use super::event::{ByeGiven, SideResult, SpreadAdjusted};
use super::state::State;

/// Somebody who is ranked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The name.
    pub name: String,
    /// The club or place.
    pub club: String,
    /// What becomes of his place, where he was excluded from the event; whoever has taken no part in it has none.
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
    /// Whether it was decided without the board, or against it.
    pub awarded: bool,
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
    /// The last round that has a result; one that was only begun orders nobody anew.
    pub rounds: u16,
    /// The round that was begun as the last one.
    pub last_round: Option<Round>,
    /// Whether only a game that was played to its end may be a highest game.
    pub only_played_highest: bool,
    /// How percent are told.
    pub percent: Rounding,
    /// The language in whose order those stand who are level: the regulation's (BCP 47).
    pub language: String,
}

impl Results {
    /// None yet, to be counted under these rules.
    pub fn under(ruleset: &Ruleset) -> Self {
        let rules = &ruleset.results;
        Self {
            only_played_highest: !rules.credits_highest_game(),
            percent: rules.rounding(),
            language: ruleset.identity.language.clone(),
            ..Self::default()
        }
    }

    /// What has been decided in an event under these rules.
    pub fn of(state: &State, ruleset: &Ruleset) -> Self {
        let rules = &ruleset.results;
        let games = state.games.values().filter_map(|game| {
            let played = game.result.as_ref()?;
            let players = game.players.clone();
            let (sides, best, awarded) = (played.sides, played.best, played.awarded);
            Some(GameLine { round: game.round, players, sides, best, awarded })
        });
        let games: Vec<GameLine> = games.collect();
        let excluded = |name: &str| {
            state.excluded_for_good(name)?;
            let place = rules.excluded.as_ref().map_or(ExcludedPlace::Struck, |rule| rule.value);
            // Without a game there is no place that games could give.
            let played = games.iter().any(|game| game.players.iter().any(|player| player == name));
            Some(if played { place } else { ExcludedPlace::Struck })
        };
        // Whoever is entered and never sat at a table nor had a bye has taken no part in what has begun.
        let seated: BTreeSet<&str> =
            state.games.values().flat_map(|game| &game.players).map(String::as_str).collect();
        let free = |name: &str| state.byes.iter().any(|bye| bye.player == name);
        let stays_away = |name: &str| state.round.0 > 0 && !seated.contains(name) && !free(name);
        let entrants = state.players.iter().map(|player| Entrant {
            name: player.name.clone(),
            club: player.club.clone(),
            excluded: excluded(&player.name)
                .or_else(|| stays_away(&player.name).then_some(ExcludedPlace::Struck)),
        });
        let rounds = games.iter().map(|game| game.round.0).max().unwrap_or_default();
        let open = state.games.iter().filter(|(_, game)| game.result.is_none());
        let missing = open.map(|(at, _)| (at.round, at.table)).collect();
        Self {
            entrants: entrants.collect(),
            games,
            byes: state
                .byes
                .iter()
                .filter(|bye| bye.round.0 <= rounds)
                .map(|bye| bye.as_ref().clone())
                .collect(),
            adjustments: state.adjustments.values().map(|it| it.as_ref().clone()).collect(),
            missing,
            rounds,
            last_round: state.last_round.then_some(state.round),
            ..Self::under(ruleset)
        }
    }
}
