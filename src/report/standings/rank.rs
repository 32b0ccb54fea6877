//! The order of standings: what each player has come to, then criterion after criterion, each among those whom the
//! ones before leave level.

use std::collections::BTreeMap;

use super::{Entrant, GameLine, StandingsBasis, StandingsRow};
use crate::domain::{Decimal, Points, Round, Side, collated};
use crate::rules::{Criterion, ExcludedPlace, Expr, GameResult, Rounding, Standing};
use crate::tournament::SideResult;

/// Why standings cannot be worked out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoOrder {
    /// A constant that the order does not have.
    #[error("the order has no constant “{0}”")]
    Unknown(String),
}

/// What somebody is ordered by: the greater goes first, number by number.
type RankingKey = Vec<i64>;

/// The constants of an order's formula that are not known: the federation publishes them, the ruleset does not have
/// them. While one is missing, those whom the criteria before the formula leave level share their place.
pub fn missing<'o>(order: &'o Standing, constants: &BTreeMap<String, Decimal>) -> Vec<&'o str> {
    order.constants.iter().filter(|name| !constants.contains_key(*name)).map(String::as_str).collect()
}

/// The standings by an order of the ruleset, as far as its constants are known.
///
/// # Errors
/// Where a constant is none of the order's.
pub fn rank(
    results: &StandingsBasis,
    order: &Standing,
    constants: &BTreeMap<String, Decimal>,
) -> Result<Vec<StandingsRow>, NoOrder> {
    if let Some(stray) = constants.keys().find(|name| !order.constants.contains(name)) {
        return Err(NoOrder::Unknown(stray.clone()));
    }
    let mut all = tallies(results, order.of_tie);
    if let Some(formula) = &order.formula {
        for tally in all.values_mut() {
            tally.formula = tally.by(formula, results.rounds, constants);
        }
    }
    let (ranked, struck): (Vec<&Entrant>, Vec<&Entrant>) =
        results.entrants.iter().partition(|entrant| entrant.excluded != Some(ExcludedPlace::Struck));
    let ranking = Ranking { results, order, all: &all };
    let mut rows = Vec::new();
    for group in ranking.split(ranked, 0, &[]) {
        let place = rows.len() + 1;
        let level = group.len() > 1;
        let gives = order.place_points.get(place - 1).copied().unwrap_or_default();
        let place_points = (!order.place_points.is_empty()).then_some(gives);
        for (entrant, shown) in group {
            let place_points = place_points.filter(|_| entrant.excluded.is_none());
            rows.push(StandingsRow {
                place: Some(place),
                level,
                place_points,
                shown,
                ..ranking.row(entrant)
            });
        }
    }
    for (entrant, shown) in ranking.split(struck, 0, &[]).into_iter().flatten() {
        rows.push(StandingsRow { shown, ..ranking.row(entrant) });
    }
    for (at, _) in order.columns().into_iter().enumerate().filter(|(_, it)| *it == Criterion::Formula) {
        even(rows.iter_mut().filter_map(|row| row.shown.get_mut(at)).collect());
    }
    Ok(rows)
}

/// The decimal points of a column stand one under another: all numbers have as many places as the longest needs.
fn even(column: Vec<&mut String>) {
    let places = |text: &str| text.split_once('.').map_or(0, |(_, part)| part.len());
    let most = column.iter().map(|text| places(text)).max().unwrap_or(0);
    for text in column {
        let is_number = text.ends_with(|it: char| it.is_ascii_digit());
        if is_number && places(text) < most {
            if places(text) == 0 {
                text.push('.');
            }
            (places(text)..most).for_each(|_| text.push('0'));
        }
    }
}

/// Somebody with what is shown of each criterion so far.
type ShownCriteria<'r> = (&'r Entrant, Vec<String>);

struct Ranking<'r> {
    results: &'r StandingsBasis,
    order: &'r Standing,
    all: &'r Tallies<'r>,
}

impl<'r> Ranking<'r> {
    fn row(&self, entrant: &Entrant) -> StandingsRow {
        self.tally(entrant).map_or_else(|| Tally::default().row(entrant), |tally| tally.row(entrant))
    }

    fn tally(&self, entrant: &Entrant) -> Option<&Tally> {
        self.all.get(entrant.name.as_str())
    }

    /// Splits those who are level by the criteria before `at` into those who stay level by all of them, best first.
    fn split(&self, group: Vec<&'r Entrant>, at: usize, shown: &[String]) -> Vec<Vec<ShownCriteria<'r>>> {
        let Some(criterion) = self.order.criteria.get(at).copied() else {
            let names: Vec<&str> = group.iter().map(|entrant| entrant.name.as_str()).collect();
            let with_beside = |entrant| {
                let beside = self.order.beside.iter().map(|it| self.key(*it, entrant, &names).1);
                (entrant, shown.iter().cloned().chain(beside).collect())
            };
            let mut level: Vec<ShownCriteria<'r>> = group.iter().copied().map(with_beside).collect();
            level.sort_by_cached_key(|(entrant, _)| collated(&self.results.language, &entrant.name));
            return if level.is_empty() { Vec::new() } else { vec![level] };
        };
        let mut keyed: BTreeMap<(RankingKey, String), Vec<&'r Entrant>> = BTreeMap::new();
        let names: Vec<&str> = group.iter().map(|entrant| entrant.name.as_str()).collect();
        for entrant in group {
            keyed.entry(self.key(criterion, entrant, &names)).or_default().push(entrant);
        }
        let best_first = keyed.into_iter().rev();
        best_first
            .flat_map(|((_, text), group)| {
                let shown = [shown, &[text]].concat();
                self.split(group, at + 1, &shown)
            })
            .collect()
    }

    /// What somebody is ordered by among those who are level, and how it is shown. What is equal is shown equally.
    fn key(&self, criterion: Criterion, entrant: &Entrant, level: &[&str]) -> (RankingKey, String) {
        let Some(tally) = self.tally(entrant) else { return (Vec::new(), String::new()) };
        let halves = |value: i64| (vec![value], quarters(2 * value));
        let signed = |value: i64| (vec![value], format!("{value:+}"));
        let whole = |value: i64| (vec![value], value.to_string());
        match criterion {
            Criterion::Points => halves(tally.halves),
            Criterion::Wins => whole(i64::from(tally.wins)),
            Criterion::Buchholz => halves(tally.buchholz),
            Criterion::MedianBuchholz => halves(tally.median),
            Criterion::SonnebornBerger => (vec![tally.sonneborn], quarters(tally.sonneborn)),
            Criterion::Spread => signed(tally.spread),
            Criterion::Scored => whole(tally.scored),
            Criterion::Starts => whole(i64::from(tally.starts)),
            Criterion::LastForfeited if tally.last_forfeited => (vec![0], "×".to_owned()),
            // Whether it was the last one of its tie is not known yet.
            Criterion::LastForfeited if tally.may_be_forfeited => (vec![1], "?".to_owned()),
            Criterion::LastForfeited => (vec![1], "–".to_owned()),
            Criterion::HighestGame => {
                let text = tally.heights.first().map(ToString::to_string).unwrap_or_default();
                (tally.heights.clone(), text)
            }
            Criterion::HighestMove => {
                let text = tally.moves.first().map(ToString::to_string).unwrap_or_default();
                (tally.moves.clone(), text)
            }
            Criterion::AmongTied => self.among(&entrant.name, level).map_or_else(none, halves),
            Criterion::HeadToHead => self.between(&entrant.name, level).map_or_else(none, whole),
            // By the ratio itself: only what is shown is rounded.
            Criterion::Percent => {
                let shown = tally.per_mille().map(|it| tally.rounding.told(it));
                tally.ratio().zip(shown).map_or_else(none, |(ratio, shown)| (vec![ratio], shown))
            }
            // To a millionth: what differs by less is a matter of rounding.
            Criterion::Formula => tally.formula.map_or_else(none, |it| {
                let rounded = (it * 1_000_000.0).round();
                (vec![rounded as i64], millionths(rounded as i64))
            }),
        }
    }

    /// Half points of the games among exactly those who are level.
    fn among(&self, name: &str, level: &[&str]) -> Option<i64> {
        let games = self.games_of(name).filter(|(opponent, _, _)| level.contains(opponent));
        let halves = games.map(|(_, side, game)| i64::from(game.sides[side.index()].halves)).sum();
        (level.len() > 1).then_some(halves)
    }

    /// Game points of the games between the two who are level, where exactly two are and they have met.
    fn between(&self, name: &str, level: &[&str]) -> Option<i64> {
        let mut games = self.games_of(name).filter(|(opponent, _, _)| level.contains(opponent)).peekable();
        games.peek()?;
        let scored = games.map(|(_, side, game)| i64::from(game.sides[side.index()].scored.0)).sum();
        (level.len() == 2).then_some(scored)
    }

    /// The games of a player that count, each with the opponent and the player's side.
    fn games_of(&self, name: &str) -> impl Iterator<Item = (&'r str, Side, &'r GameLine)> {
        let counts = |game: &&GameLine| game.sides.iter().any(|side| side.result != GameResult::None);
        self.results.games.iter().filter(counts).filter_map(move |game| {
            let side = Side::BOTH.into_iter().find(|side| game.players[side.index()] == name)?;
            Some((game.players[side.other().index()].as_str(), side, game))
        })
    }
}

/// A criterion that says nothing here.
fn none() -> (RankingKey, String) {
    (Vec::new(), "–".to_owned())
}

/// A number of quarters as people write it: `7½`.
fn quarters(value: i64) -> String {
    let sign = if value < 0 { "-" } else { "" };
    let part = ["", "¼", "½", "¾"][(value.abs() % 4) as usize];
    match value.abs() / 4 {
        0 if !part.is_empty() => format!("{sign}{part}"),
        whole => format!("{sign}{whole}{part}"),
    }
}

/// A number of millionths with two places behind the point, and more only where there are more.
fn millionths(value: i64) -> String {
    let text = format!(
        "{}{}.{:06}",
        if value < 0 { "-" } else { "" },
        value.abs() / 1_000_000,
        value.abs() % 1_000_000
    );
    let zeros = text.bytes().rev().take_while(|it| *it == b'0').count();
    text[..text.len() - zeros.min(4)].to_owned()
}

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

    pub(super) fn row(&self, entrant: &Entrant) -> StandingsRow {
        let points = |sum: i64| Points(i32::try_from(sum).unwrap_or(i32::MAX));
        StandingsRow {
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
