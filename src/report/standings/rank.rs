//! The order of standings: criterion after criterion, each among those whom the ones before leave level.

use std::collections::BTreeMap;

use crate::domain::{Decimal, Side, collated};
use crate::rules::{Criterion, ExcludedPlace, GameResult, Standing};

use super::tally::{Tallies, Tally, tallies};
use super::{Entrant, Row, StandingsBasis};

/// Why standings cannot be worked out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoOrder {
    /// A constant that the order does not have.
    #[error("the order has no constant “{0}”")]
    Unknown(String),
}

/// What somebody is ordered by: the greater goes first, number by number.
type Key = Vec<i64>;

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
) -> Result<Vec<Row>, NoOrder> {
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
            rows.push(Row { place: Some(place), level, place_points, shown, ..ranking.row(entrant) });
        }
    }
    for (entrant, shown) in ranking.split(struck, 0, &[]).into_iter().flatten() {
        rows.push(Row { shown, ..ranking.row(entrant) });
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
type Shown<'r> = (&'r Entrant, Vec<String>);

struct Ranking<'r> {
    results: &'r StandingsBasis,
    order: &'r Standing,
    all: &'r Tallies<'r>,
}

impl<'r> Ranking<'r> {
    fn row(&self, entrant: &Entrant) -> Row {
        self.tally(entrant).map_or_else(|| Tally::default().row(entrant), |tally| tally.row(entrant))
    }

    fn tally(&self, entrant: &Entrant) -> Option<&Tally> {
        self.all.get(entrant.name.as_str())
    }

    /// Splits those who are level by the criteria before `at` into those who stay level by all of them, best first.
    fn split(&self, group: Vec<&'r Entrant>, at: usize, shown: &[String]) -> Vec<Vec<Shown<'r>>> {
        let Some(criterion) = self.order.criteria.get(at).copied() else {
            let names: Vec<&str> = group.iter().map(|entrant| entrant.name.as_str()).collect();
            let with_beside = |entrant| {
                let beside = self.order.beside.iter().map(|it| self.key(*it, entrant, &names).1);
                (entrant, shown.iter().cloned().chain(beside).collect())
            };
            let mut level: Vec<Shown<'r>> = group.iter().copied().map(with_beside).collect();
            level.sort_by_cached_key(|(entrant, _)| collated(&self.results.language, &entrant.name));
            return if level.is_empty() { Vec::new() } else { vec![level] };
        };
        let mut keyed: BTreeMap<(Key, String), Vec<&'r Entrant>> = BTreeMap::new();
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
    fn key(&self, criterion: Criterion, entrant: &Entrant, level: &[&str]) -> (Key, String) {
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
    fn games_of(&self, name: &str) -> impl Iterator<Item = (&'r str, Side, &'r super::GameLine)> {
        let counts = |game: &&super::GameLine| game.sides.iter().any(|side| side.result != GameResult::None);
        self.results.games.iter().filter(counts).filter_map(move |game| {
            let side = Side::BOTH.into_iter().find(|side| game.players[side.index()] == name)?;
            Some((game.players[side.other().index()].as_str(), side, game))
        })
    }
}

/// A criterion that says nothing here.
fn none() -> (Key, String) {
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
