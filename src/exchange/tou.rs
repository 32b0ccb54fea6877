//! TOU, as AUPAIR made it and WESPA's ratings take it; and ABSP's lines of results.

use std::fmt::Write as _;

use crate::rules::GameResult;
use crate::tournament::SideResult;

use super::write::without;
use super::{Cell, Chart, Line, Written, given_first, plain};

/// So wide is a name.
const NAME: usize = 20;
/// The most points that the three columns of a score have room for.
const MOST: i32 = 999;

/// A section in TOU: ASCII, lines end with CR and LF. `day` is DD.MM.YYYY.
pub fn tou(chart: &Chart, title: &str, day: &str) -> Written {
    let mut written = Written::default();
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
            text.push_str(&of_cell((round, number), line, cell, &mut written.left));
        }
        text.push_str("\r\n");
    }
    text.push_str("*** END OF FILE ***\r\n");
    written.text = text;
    written
}

/// A blank, what it is, three digits of the score, and the opponent in four, with a plus for whoever began.
fn of_cell((round, number): (usize, usize), line: &Line, cell: &Cell, left: &mut Vec<String>) -> String {
    let mut about = |what: &str| left.push(format!("round {round}, {}: {what}", line.name));
    let field = |mark: char, score: i32, opponent: usize, first: bool| {
        let opponent = if first { format!("+{opponent}") } else { opponent.to_string() };
        format!(" {mark}{score:03}{opponent:>4}")
    };
    match *cell {
        Cell::Nothing => format!(" 1000{number:>4}"),
        Cell::Without(side) => bye(side, number),
        Cell::Game { opponent, first, result: None, .. } => {
            about("no result yet, written as one without points");
            field(' ', 0, opponent, first)
        }
        Cell::Game { opponent, first, result: Some([own, _]), .. } => {
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
