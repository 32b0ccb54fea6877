//! What a game counts, and what standings are worked out from: everybody who is ranked, every game that has a result,
//! what moved beside them.

use std::collections::BTreeSet;

use super::event::{ByeGiven, SideResult, SpreadAdjusted};
use super::state::State;
use crate::domain::{Points, Round, Side, TableId};
use crate::rules::{
    Against, Award, AwardScore, Cited, ExcludedPlace, Facts, GameResult, NoValue, ResultRules, Rounding,
    Ruleset, Serves,
};

/// A side that gets nothing: nobody sits there, or the award says nothing of it.
const NOTHING: SideResult =
    SideResult { result: GameResult::None, halves: 0, scored: Points(0), spread: Points(0) };

/// Half points for a result.
pub fn halves(rules: &ResultRules, result: GameResult) -> u16 {
    match result {
        GameResult::Win => rules.win.value,
        GameResult::Draw => rules.draw.value,
        GameResult::Loss => rules.loss.value,
        GameResult::None => 0,
    }
}

/// What each side gets for a game that ended with these points, `A` first.
pub fn by_points(rules: &ResultRules, scores: [Points; 2]) -> [SideResult; 2] {
    Side::BOTH.map(|side| {
        let (own, other) = (scores[side.index()], scores[side.other().index()]);
        let result = match own.cmp(&other) {
            std::cmp::Ordering::Greater => GameResult::Win,
            std::cmp::Ordering::Equal => GameResult::Draw,
            std::cmp::Ordering::Less => GameResult::Loss,
        };
        let spread = Points(own.0.saturating_sub(other.0));
        SideResult { result, halves: halves(rules, result), scored: own, spread }
    })
}

/// What a player gets who plays alone. Nobody wins; the second score is what was possible (the best move of every
/// turn, in a duplicate), as far as it was entered.
pub fn alone(scores: [Points; 2]) -> [SideResult; 2] {
    scores.map(|scored| SideResult { scored, ..NOTHING })
}

/// What each side gets by an award, `A` first; `against` is who loses it where it goes against one.
///
/// Where it goes against both, each is valued as the loser with his own points: `score_loser` is then the score of
/// `A` and `score_winner` that of `B`, and they change places for `B`.
///
/// # Errors
/// Where the award needs a fact that is not known.
pub fn by_award(
    rules: &ResultRules,
    award: &Award,
    against: Option<Side>,
    facts: &Facts,
) -> Result<[SideResult; 2], NoValue> {
    let gets = |score: Option<&AwardScore>, facts: &Facts| worth(rules, score, facts);
    let (winner, loser) = (award.winner.as_ref(), award.loser.as_ref());
    let [a, b] = match (award.against, against) {
        (Against::One, Some(Side::A)) => [gets(loser, facts)?, gets(winner, facts)?],
        (Against::One, _) => [gets(winner, facts)?, gets(loser, facts)?],
        (Against::Both, _) => [gets(loser, facts)?, gets(loser, &swapped(facts))?],
        (Against::None, _) => [gets(winner, facts)?, gets(winner, facts)?],
    };
    Ok([settled(a, b.0.scored), settled(b, a.0.scored)])
}

/// What an award gives each side where these are its points, `A` first: what is asked of the points is answered by
/// them, and what is answered by yes or no either way.
///
/// `None` where it gives no such points.
pub fn by_award_with(
    rules: &ResultRules,
    award: &Award,
    against: Option<Side>,
    scores: [Points; 2],
) -> Option<[SideResult; 2]> {
    let loser = if award.against == Against::Both { Side::A } else { against? };
    let points = |side: Side| i64::from(scores[side.index()].0);
    let mut facts = Facts::new();
    facts.insert("score_winner".to_owned(), points(loser.other()));
    facts.insert("score_loser".to_owned(), points(loser));
    let open: Vec<&str> = award.asks.iter().filter(|ask| ask.yes_no).map(|ask| ask.fact.as_str()).collect();
    (0..1_u32 << open.len()).find_map(|answers| {
        let mut facts = facts.clone();
        let answered =
            open.iter().enumerate().map(|(at, fact)| ((*fact).to_owned(), i64::from(answers >> at & 1)));
        facts.extend(answered);
        by_award(rules, award, against, &facts).ok().filter(|sides| sides.map(|side| side.scored) == scores)
    })
}

/// What a player gets for a bye.
///
/// # Errors
/// Where the award needs a fact that is not known.
pub fn by_bye(rules: &ResultRules, award: &Award, facts: &Facts) -> Result<SideResult, NoValue> {
    Ok(settled(worth(rules, award.winner.as_ref(), facts)?, Points(0)))
}

/// A result whose spread may still be the difference of the points.
type OpenSpread = (SideResult, bool);

fn settled((mut side, open): OpenSpread, other: Points) -> SideResult {
    if open {
        side.spread = Points(side.scored.0.saturating_sub(other.0));
    }
    side
}

fn worth(rules: &ResultRules, score: Option<&AwardScore>, facts: &Facts) -> Result<OpenSpread, NoValue> {
    let Some(score) = score else { return Ok((NOTHING, false)) };
    let points =
        |value: i64| Points(i32::try_from(value).unwrap_or(if value < 0 { i32::MIN } else { i32::MAX }));
    let scored = points(score.scored.value(facts)?);
    let spread = score.spread.as_ref().map(|spread| spread.value(facts)).transpose()?;
    let halves = halves(rules, score.result);
    let side =
        SideResult { result: score.result, halves, scored, spread: points(spread.unwrap_or_default()) };
    Ok((side, spread.is_none()))
}

fn swapped(facts: &Facts) -> Facts {
    let mut facts = facts.clone();
    let (winner, loser) = (facts.remove("score_winner"), facts.remove("score_loser"));
    facts.extend(winner.map(|it| ("score_loser".to_owned(), it)));
    facts.extend(loser.map(|it| ("score_winner".to_owned(), it)));
    facts
}

/// The award for a player of a round who sits at no table: the one that says that it serves.
///
/// For a bye, where none says so, the award against nobody that asks nothing and is won, else the one that is drawn;
/// what counts as lost is no bye.
pub fn serving(ruleset: &Ruleset, what: Serves) -> Option<&Cited<Award>> {
    let with = |result: GameResult| {
        ruleset.awards.iter().find(|it| {
            let award = &it.value;
            let gets = award.winner.as_ref().map(|winner| winner.result);
            let free = award.serves.is_none() && award.asks.is_empty();
            free && award.against == Against::None && gets == Some(result)
        })
    };
    let said = ruleset.awards.iter().find(|it| it.value.serves == Some(what));
    let clear = || (what == Serves::Bye).then(|| with(GameResult::Win).or_else(|| with(GameResult::Draw)));
    said.or_else(|| clear().flatten())
}

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
pub struct StandingsBasis {
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

impl StandingsBasis {
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
