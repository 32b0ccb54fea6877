//! Standings: a fold of results by the criteria of the ruleset, from an event or from a file.
//!
//! What the regulations leave open is settled like this: every opponent whom a player was paired with counts for
//! Buchholz, also where the game was awarded; a bye is no opponent. The games of whoever was excluded from the event
//! count for his opponents; what becomes of his own place the ruleset says: he is listed last and without one, or keeps
//! it and nobody gets its points. Who stands first in a pairing began. Whoever is level by all criteria shares the
//! place.

mod rank;

use schemars::JsonSchema;
use serde::Serialize;

use crate::domain::Points;
use crate::locale::Locale;
use crate::rules::{Criterion, Standing};
pub use crate::tournament::{Entrant, GameLine, StandingsBasis};
pub use rank::{NoOrder, missing, rank};

/// How a criterion of an order is called at the head of its column.
pub fn criterion(locale: &Locale, order: &Standing, criterion: Criterion) -> String {
    order.called(criterion).map_or_else(|| criterion_name(locale, criterion), |name| locale.rule(name))
}

/// What of a criterion's sum moved beside the games; 0 where nothing did.
pub fn points_beside_games(row: &StandingsRow, criterion: Criterion) -> f64 {
    match criterion {
        Criterion::Points => row.points_adjusted,
        Criterion::Spread => f64::from(row.spread_adjusted.0),
        Criterion::Scored => f64::from(row.scored_adjusted.0),
        _ => 0.0,
    }
}

/// What a criterion is counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "Counted")]
pub enum CriterionUnit {
    /// Points of the standings: a win is one where nothing else is said.
    MatchPoints,
    /// Games.
    Games,
    /// Points of a game.
    GamePoints,
    /// Percent.
    Percent,
    /// A number without a unit.
    Number,
}

/// What a criterion is counted in.
pub fn counted(criterion: Criterion) -> CriterionUnit {
    match criterion {
        Criterion::Points
        | Criterion::Buchholz
        | Criterion::MedianBuchholz
        | Criterion::SonnebornBerger
        | Criterion::AmongTied => CriterionUnit::MatchPoints,
        Criterion::Wins | Criterion::Starts | Criterion::LastForfeited => CriterionUnit::Games,
        Criterion::Spread
        | Criterion::Scored
        | Criterion::HeadToHead
        | Criterion::HighestGame
        | Criterion::HighestMove => CriterionUnit::GamePoints,
        Criterion::Percent => CriterionUnit::Percent,
        Criterion::Formula => CriterionUnit::Number,
    }
}

/// The number of a criterion; `shown` is how it is shown. None where it says nothing of this player.
pub fn value(row: &StandingsRow, criterion: Criterion, shown: &str) -> Option<f64> {
    match criterion {
        Criterion::Points => Some(row.points),
        Criterion::Wins => Some(f64::from(row.wins)),
        Criterion::Buchholz => Some(row.buchholz),
        Criterion::MedianBuchholz => Some(row.median_buchholz),
        Criterion::SonnebornBerger => Some(row.sonneborn_berger),
        Criterion::Spread => Some(f64::from(row.spread.0)),
        Criterion::Scored => Some(f64::from(row.scored.0)),
        Criterion::HighestGame => row.highest_game.map(|it| f64::from(it.0)),
        Criterion::HighestMove => row.highest_move.map(|it| f64::from(it.0)),
        Criterion::Percent => row.percent,
        Criterion::Starts => Some(f64::from(row.starts)),
        Criterion::LastForfeited => Some(f64::from(u8::from(row.last_forfeited))),
        // These are worked out among those who are level, and stand nowhere else; the formula to a millionth.
        Criterion::Formula | Criterion::HeadToHead | Criterion::AmongTied => number_of(shown).parse().ok(),
    }
}

/// A number as programs read it, from how it is shown: `4½`, `71.7 %`, `−12`, `+74`; nothing for a dash.
pub fn number_of(shown: &str) -> String {
    let bare = shown.trim_end_matches([' ', '\u{a0}', '%']).trim_start_matches('+').replace('−', "-");
    if bare == "–" {
        return String::new();
    }
    let part = [('¼', "25"), ('½', "5"), ('¾', "75")];
    let found = part.into_iter().find_map(|(sign, digits)| Some((bare.strip_suffix(sign)?, digits)));
    match found {
        Some((whole, digits)) if whole.is_empty() || whole == "-" => format!("{whole}0.{digits}"),
        Some((whole, digits)) => format!("{whole}.{digits}"),
        None => bare,
    }
}

/// A value of the standings with what of it moved beside the games: `+86 (+52)`.
pub fn with_beside(locale: &Locale, text: &str, beside: f64) -> String {
    if beside == 0.0 { locale.decimal(text) } else { locale.decimal(&format!("{text} ({beside:+})")) }
}

/// What stands in the columns of an order, for people.
pub fn cells(locale: &Locale, order: &Standing, row: &StandingsRow) -> Vec<String> {
    let columns = order.columns().into_iter().zip(&row.shown);
    columns.map(|(it, text)| with_beside(locale, text, points_beside_games(row, it))).collect()
}

/// How a criterion is called, whatever the order.
pub fn criterion_name(locale: &Locale, criterion: Criterion) -> String {
    locale.say(match criterion {
        Criterion::Points => "criterion-points",
        Criterion::Wins => "criterion-wins",
        Criterion::Buchholz => "criterion-buchholz",
        Criterion::MedianBuchholz => "criterion-median-buchholz",
        Criterion::SonnebornBerger => "criterion-sonneborn-berger",
        Criterion::Spread => "criterion-spread",
        Criterion::Scored => "criterion-scored",
        Criterion::HeadToHead => "criterion-head-to-head",
        Criterion::AmongTied => "criterion-among-tied",
        Criterion::HighestGame => "criterion-highest-game",
        Criterion::HighestMove => "criterion-highest-move",
        Criterion::Formula => "criterion-formula",
        Criterion::Percent => "criterion-percent",
        Criterion::Starts => "criterion-starts",
        Criterion::LastForfeited => "criterion-last-forfeited",
    })
}

/// The place as it is printed; whoever shares it sees so.
pub fn place(row: &StandingsRow) -> String {
    row.place.map_or_else(|| "–".to_owned(), |place| format!("{place}{}", if row.level { "=" } else { "" }))
}

/// What programs call a criterion, at the head of its column.
pub fn name(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Points => "points",
        Criterion::Wins => "wins",
        Criterion::Buchholz => "buchholz",
        Criterion::MedianBuchholz => "median_buchholz",
        Criterion::SonnebornBerger => "sonneborn_berger",
        Criterion::Spread => "spread",
        Criterion::Scored => "scored",
        Criterion::HeadToHead => "head_to_head",
        Criterion::AmongTied => "among_tied",
        Criterion::HighestGame => "highest_game",
        Criterion::HighestMove => "highest_move",
        Criterion::Formula => "formula",
        Criterion::Percent => "percent",
        Criterion::Starts => "starts",
        Criterion::LastForfeited => "last_forfeited",
    }
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StandingsRow {
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
    /// Whether the last scheduled game was lost by an award.
    pub last_forfeited: bool,
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
