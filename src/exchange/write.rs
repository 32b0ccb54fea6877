//! An event as other programs keep it: as TSH does, a division and its configuration, in UTF-8; as TOU, which
//! AUPAIR made and WESPA's ratings take; and as ABSP's lines of results.

use std::fmt::Write as _;

use super::config::{OWN, written};
use super::{Chart, ChartCell, ChartPlayer, given_first, plain};
use crate::domain::Points;
use crate::rules::GameResult;
use crate::tournament::SideResult;

/// A file, and what the event has and the file has no place for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExportedText {
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
pub fn division(chart: &Chart) -> ExportedText {
    let mut written = ExportedText::default();
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
fn keys(line: &ChartPlayer, rounds: &[Round], text: &mut String) {
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
fn named(line: &ChartPlayer, left: &mut Vec<String>) -> String {
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
fn beside(line: &ChartPlayer, rounds: &mut [Round], left: &mut Vec<String>) {
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

fn of_cell(round: usize, line: &ChartPlayer, cell: &ChartCell, left: &mut Vec<String>) -> Round {
    let about = |what: &str| format!("round {round}, {}: {what}", line.name);
    match *cell {
        ChartCell::Nothing => Round::default(),
        ChartCell::Without(side) => {
            let (score, what) = without(side);
            left.extend(what.map(|what| about(&what)));
            Round { opponent: Some(0), score: Some(score), ..Round::default() }
        }
        ChartCell::Game { opponent, table, first, result } => {
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

/// So wide is a name.
const NAME: usize = 20;
/// The most points that the three columns of a score have room for.
const MOST: i32 = 999;

/// A section in TOU: ASCII, lines end with CR and LF. `day` is DD.MM.YYYY.
pub fn tou(chart: &Chart, title: &str, day: &str) -> ExportedText {
    let mut written = ExportedText::default();
    let (title, _) = plain(title);
    let mut text = format!("*M{day} {title}\r\n*A\r\n{:38}0\r\n", "");
    for (number, line) in (1..).zip(&chart.lines) {
        let (name, lost) = plain(&given_first(&line.name));
        let short: String = name.chars().take(NAME).collect();
        if lost || short.len() < name.len() {
            written.left.push(format!("{}: written {short}, player {number}", line.name));
        }
        let _ = write!(text, "{short:NAME$}");
        for (round, cell) in (1..).zip(&line.cells) {
            text.push_str(&tou_cell((round, number), line, cell, &mut written.left));
        }
        text.push_str("\r\n");
    }
    text.push_str("*** END OF FILE ***\r\n");
    written.text = text;
    written
}

/// A blank, what it is, three digits of the score, and the opponent in four, with a plus for whoever began.
fn tou_cell(
    (round, number): (usize, usize),
    line: &ChartPlayer,
    cell: &ChartCell,
    left: &mut Vec<String>,
) -> String {
    let mut about = |what: &str| left.push(format!("round {round}, {}: {what}", line.name));
    let field = |mark: char, score: i32, opponent: usize, first: bool| {
        let opponent = if first { format!("+{opponent}") } else { opponent.to_string() };
        format!(" {mark}{score:03}{opponent:>4}")
    };
    match *cell {
        ChartCell::Nothing => format!(" 1000{number:>4}"),
        ChartCell::Without(side) => bye(side, number),
        ChartCell::Game { opponent, first, result: None, .. } => {
            about("no result yet, written as one without points");
            field(' ', 0, opponent, first)
        }
        ChartCell::Game { opponent, first, result: Some([own, _]), .. } => {
            let mark = match own.result {
                GameResult::Win => '2',
                GameResult::Draw => '1',
                GameResult::Loss | GameResult::None => ' ',
            };
            match own.scored.0 {
                points @ 0..=MOST if mark == ' ' => {
                    let opponent = if first { format!("+{opponent}") } else { opponent.to_string() };
                    format!("  {points:>3}{opponent:>4}")
                }
                points @ 0..=MOST => field(mark, points, opponent, first),
                // As the programs that read it take it: what is above 1950 is a win below zero.
                points @ -49..0 if mark == '2' => field('1', 1000 + points, opponent, first),
                points => {
                    about(&format!("{points} points do not fit into three columns"));
                    field(mark, points.clamp(0, MOST), opponent, first)
                }
            }
        }
    }
}

fn bye(side: SideResult, number: usize) -> String {
    match without(side).0 {
        1.. => format!(" 2001{:>4}", format!("+{number}")),
        0 if side.result != GameResult::Loss => format!(" 1000{number:>4}"),
        _ => format!(" 0000{number:>4}"),
    }
}

/// ABSP's results: division, round, who began, score, the other, score; no header, no byes.
pub fn absp(chart: &Chart) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    for round in 1..=chart.rounds {
        for (_, players, result) in chart.games(round) {
            let Some(sides) = result else { continue };
            let name =
                |at: usize| chart.line(players[at]).map(|line| given_first(&line.name)).unwrap_or_default();
            let [a, b] = sides.map(|side| side.scored.to_string());
            rows.push(vec!["A".to_owned(), round.to_string(), name(0), a, name(1), b]);
        }
    }
    rows
}
