//! An event as TSH keeps it: a division and its configuration, in UTF-8.

use std::fmt::Write as _;

use crate::domain::Points;
use crate::rules::GameResult;
use crate::tournament::SideResult;

use super::config::OWN;
use super::perl::written;
use super::{Cell, Chart, Line};

/// A file, and what the event has and the file has no place for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// What is in it.
    pub text: String,
    /// What is not, in a sentence each.
    pub left: Vec<String>,
}

/// What a player's line has of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Round {
    /// `None` where nobody is paired: `00`.
    opponent: Option<usize>,
    score: Option<i32>,
    board: u16,
    /// 1 for who began, 2 for the other, 0 for nobody.
    p12: u8,
    penalty: i32,
}

/// A division's file.
pub fn division(chart: &Chart) -> Written {
    let mut written = Written::default();
    for line in &chart.lines {
        let mut rounds: Vec<Round> = Vec::new();
        for (round, cell) in (1..).zip(&line.cells) {
            rounds.push(of_cell(round, line, cell, &mut written.left));
        }
        beside(line, &mut rounds, &mut written.left);
        let name = named(line, &mut written.left);
        let rating = line.rating.unwrap_or_default();
        let _ = write!(written.text, "{name} {rating}");
        for it in &rounds {
            let _ = match it.opponent {
                None => write!(written.text, " 00"),
                Some(number) => write!(written.text, " {number}"),
            };
        }
        written.text.push(';');
        let scored = rounds.iter().rposition(|it| it.score.is_some()).map_or(0, |at| at + 1);
        for it in &rounds[..scored] {
            let _ = match it.score {
                None => write!(written.text, " 00"),
                Some(score) => write!(written.text, " {score}"),
            };
        }
        keys(line, &rounds, &mut written.text);
        written.text.push('\n');
    }
    if chart.halves != [2, 1, 0] && chart.rounds > 0 {
        let [win, draw, loss] = chart.halves.map(|it| f64::from(it) / 2.0);
        let what = format!("a win counts {win} here, a draw {draw}, a loss {loss}; TSH counts 1, ½ and 0");
        written.left.push(what);
    }
    written
}

/// The keys behind the scores, in the order in which TSH writes them; those with nothing in them are left out.
fn keys(line: &Line, rounds: &[Round], text: &mut String) {
    let each = |text: &mut String, key: &str, value: &dyn Fn(&Round) -> i64| {
        if rounds.iter().any(|it| value(it) != 0) {
            let values: Vec<String> = rounds.iter().map(|it| value(it).to_string()).collect();
            let _ = write!(text, "; {key} {}", values.join(" "));
        }
    };
    each(text, "board", &|it| i64::from(it.board));
    if line.left {
        text.push_str("; off 0");
    }
    each(text, "p12", &|it| i64::from(it.p12));
    each(text, "penalty", &|it| i64::from(it.penalty));
    if !line.club.is_empty() {
        let club = line.club.replace('\\', "\\\\").replace(';', "\\;");
        let _ = write!(text, "; team {club}");
    }
}

/// The name as TSH reads it back: without a semicolon, with a comma behind a digit at its end.
fn named(line: &Line, left: &mut Vec<String>) -> String {
    let mut name = line.name.replace(';', ",");
    if name.starts_with('#') {
        name.insert(0, '\'');
    }
    if name != line.name {
        left.push(format!("{}: TSH knows no such name, so it is written {name}", line.name));
    }
    if name.ends_with(|it: char| it.is_ascii_digit()) {
        name.push(',');
    }
    name
}

/// What moved beside the games goes to the last round, where it took something; TSH knows no other place for it.
fn beside(line: &Line, rounds: &mut [Round], left: &mut Vec<String>) {
    let (halves, spread) = line.moved;
    match rounds.last_mut() {
        Some(last) if spread < 0 => last.penalty += spread,
        _ if spread != 0 => left.push(format!("{}: {spread:+} in the sum of differences", line.name)),
        _ => {}
    }
    if halves != 0 {
        left.push(format!("{}: {:+} match points beside the games", line.name, f64::from(halves) / 2.0));
    }
}

fn of_cell(round: usize, line: &Line, cell: &Cell, left: &mut Vec<String>) -> Round {
    let about = |what: &str| format!("round {round}, {}: {what}", line.name);
    match *cell {
        Cell::Nothing => Round::default(),
        Cell::Without(side) => {
            let (score, what) = without(side);
            left.extend(what.map(|what| about(&what)));
            Round { opponent: Some(0), score: Some(score), ..Round::default() }
        }
        Cell::Game { opponent, table, first, result } => {
            let paired = Round {
                opponent: Some(opponent),
                board: table.0,
                p12: if first { 1 } else { 2 },
                ..Round::default()
            };
            let Some(sides) = result else { return paired };
            if !by_points(sides) {
                // TSH counts a game by its points alone: each side becomes a bye or a forfeit.
                let (score, what) = without(sides[0]);
                left.push(about(
                    "the result does not follow from the points, so the game is a bye or a forfeit",
                ));
                left.extend(what.map(|what| about(&what)));
                return Round { opponent: Some(0), score: Some(score), ..Round::default() };
            }
            let [own, other] = sides.map(|side| side.scored.0);
            let beside = sides[0].spread.0 - own.saturating_sub(other);
            if beside > 0 {
                left.push(about(&format!("{beside:+} in the sum of differences")));
            }
            Round { score: Some(own), penalty: beside.min(0), ..paired }
        }
    }
}

/// Whether both results follow from the points.
fn by_points([own, other]: [SideResult; 2]) -> bool {
    let follows = |own: SideResult, other: SideResult| match own.scored.cmp(&other.scored) {
        std::cmp::Ordering::Greater => own.result == GameResult::Win,
        std::cmp::Ordering::Equal => own.result == GameResult::Draw,
        std::cmp::Ordering::Less => own.result == GameResult::Loss,
    };
    follows(own, other) && follows(other, own)
}

/// The score of a round without an opponent, and what TSH makes otherwise of it.
pub(super) fn without(side: SideResult) -> (i32, Option<String>) {
    let Points(spread) = side.spread;
    match side.result {
        GameResult::Win if spread > 0 => (spread, None),
        GameResult::Win => (1, Some("a bye of no difference is written as one of 1".to_owned())),
        GameResult::Loss if spread < 0 => (spread, None),
        GameResult::Loss | GameResult::None if spread == 0 => (0, None),
        GameResult::Loss => (-1, Some(format!("a loss of {spread:+} is written as one of -1"))),
        GameResult::Draw => (0, Some("half a point without a game: TSH counts none".to_owned())),
        GameResult::None => (0, Some(format!("{spread:+} in the sum of differences"))),
    }
}

/// The configuration beside a division.
///
/// `day` is the event's, YYYY-MM-DD; `rounds` how many there are, as far as the regulation says; `bye` what a bye adds
/// to the sum of differences, where it is won.
pub fn config(name: &str, day: &str, rounds: u16, bye: Option<i32>, file: &str) -> String {
    let mut text = format!("encoding utf8\n{OWN}\ndivision A {file}\n");
    let _ = writeln!(text, "config event_name = {}", written(name));
    let _ = writeln!(text, "config event_date = {}", written(day));
    let _ = writeln!(text, "config max_rounds = {rounds}");
    if let Some(bye) = bye.filter(|bye| *bye > 0) {
        let _ = writeln!(text, "config bye_spread = {bye}");
    }
    text.push_str("config tfile_encoding = 'utf8'\nconfig track_firsts = 1\nconfig assign_firsts = 0\n");
    text
}
