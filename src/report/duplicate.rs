//! One line for what happened in a duplicate game, and how a move is written.

use super::pieces::{because, lasting, referred_name};
use super::refused::fault;
use super::say::PlayerNames;
use crate::domain::{Points, Round};
use crate::locale::{Locale, Value};
use crate::tournament::{About, DuplicateEvent, FoundBy, MoveCheck, MoveText};

/// A move as a slip writes it: `Θ8 Ο ΑΓΟΡΑ`, `H8 across AGORA`.
pub fn write_move(locale: &Locale, play: &MoveText) -> String {
    format!("{} {}", place(locale, play), play.word)
}

/// Where a move begins and which way it runs: `Θ8 Ο`, `H8 across`.
pub fn place(locale: &Locale, play: &MoveText) -> String {
    let greek = locale.say("board-columns") == "greek";
    let square = if greek { play.square.greek() } else { play.square.to_string() };
    let direction = match play.direction {
        crate::engine::Direction::Across => locale.say("board-across"),
        crate::engine::Direction::Down => locale.say("board-down"),
    };
    format!("{square} {direction}")
}

/// What the console found of a move: its points, or what is wrong with it.
pub fn move_check_line(locale: &Locale, check: &MoveCheck) -> String {
    if check.faults.is_empty() {
        return locale.with("move-points", &[("points", points(check.score))]);
    }
    check.faults.iter().map(|it| fault(locale, it)).collect::<Vec<_>>().join(", ")
}

fn points(points: Points) -> Value<'static> {
    Value::Count(i64::from(points.0))
}

/// Of which game it is, where another one is played by now.
fn of_game(locale: &Locale, round: Option<Round>, line: String) -> String {
    match round {
        None => line,
        Some(round) => locale.with("line-of-game", &[("game", round.0.into()), ("line", (&line).into())]),
    }
}

pub(super) fn line(locale: &Locale, event: &DuplicateEvent, names: PlayerNames<'_>, about: &About) -> String {
    let draw = |number: u16| Value::Count(i64::from(number));
    // Everybody sits alone: who has the number.
    let player = names.of(crate::domain::Side::A);
    match event {
        DuplicateEvent::RackChanged(it) => {
            let line =
                locale.with("line-rack-changed", &[("draw", draw(it.draw)), ("rack", (&it.rack).into())]);
            format!("{line}{}", because(it.reason.as_deref().unwrap_or_default()))
        }
        DuplicateEvent::RackDrawn(it) => {
            let line =
                locale.with("line-rack-drawn", &[("draw", draw(it.draw)), ("rack", (&it.rack).into())]);
            format!("{line}{}", because(it.reason.as_deref().unwrap_or_default()))
        }
        DuplicateEvent::MoveHandedIn(it) => {
            let (play, found) = (write_move(locale, &it.play), move_check_line(locale, &it.check));
            let values = [
                ("draw", draw(it.draw)),
                ("number", Value::Count(i64::from(it.table.0))),
                ("player", player.into()),
                ("play", (&play).into()),
                ("found", (&found).into()),
            ];
            let line = of_game(locale, it.round, locale.with("line-move", &values));
            format!("{line}{}", because(it.reason.as_deref().unwrap_or_default()))
        }
        DuplicateEvent::MoveAnnulled(it) => {
            let what = referred_name(locale, about, &it.offence);
            let over = it.over.map(|over| lasting(locale, over)).unwrap_or_default();
            let values = [
                ("draw", draw(it.draw)),
                ("number", Value::Count(i64::from(it.table.0))),
                ("player", player.into()),
                ("what", (&what).into()),
                ("over", (&over).into()),
            ];
            let id = if it.over.is_some() { "line-move-annulled-over" } else { "line-move-annulled" };
            let line = of_game(locale, it.round, locale.with(id, &values));
            format!("{line}{}", because(&it.reason))
        }
        DuplicateEvent::MasterChosen(it) => {
            let play = write_move(locale, &it.play);
            let by_hand = it.found_by.program == FoundBy::BY_HAND;
            let program = if by_hand { locale.say("duplicate-by-hand") } else { it.found_by.program.clone() };
            let values = [
                ("draw", draw(it.draw)),
                ("play", (&play).into()),
                ("points", points(it.check.score)),
                ("program", (&program).into()),
            ];
            let id = if it.claim.is_some() { "line-master-claimed" } else { "line-master" };
            format!("{}{}", locale.with(id, &values), because(it.reason.as_deref().unwrap_or_default()))
        }
        DuplicateEvent::WordRuled(it) => {
            let id = if it.valid { "line-word-valid" } else { "line-word-invalid" };
            format!("{}{}", locale.with(id, &[("word", (&it.word).into())]), because(&it.reason))
        }
        DuplicateEvent::PlayerLeft { table, from } => {
            let number = Value::Count(i64::from(table.0));
            locale.with(
                "line-player-left",
                &[("number", number), ("player", player.into()), ("draw", draw(*from))],
            )
        }
        DuplicateEvent::DuplicateOver { end, board } => {
            let what = referred_name(locale, about, end);
            locale.with("line-duplicate-over", &[("what", (&what).into()), ("points", points(*board))])
        }
        DuplicateEvent::ResultsAnnounced { .. } => locale.say("line-results-announced"),
    }
}
