//! Correcting a result: until when, and who may have it corrected after that.

use crate::domain::{Citation, Role, Round, Side, TableId};
use crate::rules::{AfterHandIn, Correction};
use crate::tournament::affairs::Played;
use crate::tournament::command::Command;
use crate::tournament::decide::{Decision, Desk};
use crate::tournament::event::{Event, GameRef, ResultCorrected};
use crate::tournament::refusal::{Refusal, RefusalCode};
use crate::tournament::score;

use super::MOST_POINTS;

pub(super) fn correct(desk: &Desk<'_>, command: &Command) -> Decision {
    let Command::CorrectResult { round, table, scores, agreed, reason } = command else {
        return Ok(Vec::new());
    };
    let rules = &desk.law.ruleset.results;
    let game = GameRef { round: *round, table: *table };
    let cite = match found(desk, game)? {
        Some(played) => may(desk, game, played, *agreed)?,
        // What was never entered is not corrected but brought in.
        None => rules.correct_until.cite.clone(),
    };
    desk.reason(reason, "a correction", &cite)?;
    if let Some(score) = scores.iter().find(|score| !(-MOST_POINTS..=MOST_POINTS).contains(&score.0)) {
        return Err(Refusal::cited(
            RefusalCode::BadNumber,
            format!("{score} points"),
            format!("write the final score, from -{MOST_POINTS} to {MOST_POINTS}"),
            &cite,
        ));
    }
    let is_alone = desk.state.player(game, Side::B).is_none_or(|name| name.is_empty());
    let sides = if is_alone { score::alone(*scores) } else { score::by_points(rules, *scores) };
    let stands = |played: &Played| !played.awarded && played.sides.map(|side| side.scored) == *scores;
    if desk.state.played(*round, *table).is_some_and(stands) {
        return Ok(Vec::new());
    }
    let event = ResultCorrected { game, sides, reason: reason.clone() };
    Ok(vec![desk.record(Event::ResultCorrected(event), vec![cite])])
}

/// What a game has led to; `None` where it was played in an earlier round and its result never came.
fn found<'d>(desk: &'d Desk<'_>, game: GameRef) -> Result<Option<&'d Played>, Refusal> {
    let GameRef { round, table } = game;
    if let Some(played) = desk.state.played(round, table) {
        return Ok(Some(played));
    }
    if desk.state.unfinished.get(&round).is_some_and(|tables| tables.contains_key(&table)) {
        return Ok(None);
    }
    let playing = desk.game(table).is_ok_and(|game| game.round == round);
    let (code, what, instead) = if playing {
        (
            RefusalCode::NotInThisPhase,
            format!("the game at table {table} has no result yet"),
            "enter how it ended",
        )
    } else {
        let what = format!("no game was played at table {table} in round {round}");
        (RefusalCode::Unknown, what, "name the round and the table of the game")
    };
    Err(Refusal::cited(code, what, instead, &desk.law.ruleset.results.correct_until.cite))
}

/// The paragraph by which a result may be corrected now.
fn may(desk: &Desk<'_>, game: GameRef, played: &Played, agreed: bool) -> Result<Citation, Refusal> {
    let rules = &desk.law.ruleset.results;
    let (why, rule) = match (closed(desk, game, played), &rules.before) {
        (Some(late), _) => (late, &rules.then),
        (None, Some(before)) => ("what both wrote is corrected together".to_owned(), before),
        (None, None) => return Ok(rules.correct_until.cite.clone()),
    };
    // Where a referee has watched all of it, he puts it right at any time.
    if let Some(supervised) = rules.supervised.as_ref().filter(|rule| rule.value)
        && desk.state.supervised.contains(&(game.round, game.table))
        && desk.by.role.may_act_as(Role::Referee)
    {
        return Ok(supervised.cite.clone());
    }
    let cite = &rule.cite;
    match rule.value {
        AfterHandIn::Nobody => Err(Refusal::cited(RefusalCode::TooLate, why, "the result stands", cite)),
        AfterHandIn::BothAgree if agreed => Ok(cite.clone()),
        AfterHandIn::BothAgree => Err(Refusal::cited(
            RefusalCode::NotAllowed,
            why,
            "it is corrected where both players ask for it: say that they agree",
            cite,
        )),
        AfterHandIn::Referee => {
            desk.office_of(&[Role::Referee], &why, cite)?;
            Ok(cite.clone())
        }
    }
}

/// Why a result is no longer corrected as a matter of course; `None` where it is.
fn closed(desk: &Desk<'_>, game: GameRef, played: &Played) -> Option<String> {
    let rules = &desk.law.ruleset.results;
    let state = desk.state;
    match rules.correct_until.value {
        Correction::Never => Some("a result is not corrected".to_owned()),
        Correction::Signed => played.handed_in.then(|| "the result is signed".to_owned()),
        Correction::HandedIn => played.handed_in.then(|| "the result is handed in".to_owned()),
        Correction::NextPairing if state.round > game.round => {
            Some(format!("round {} has been paired", Round(game.round.0 + 1)))
        }
        Correction::NextPairing => after_the_last(desk, game.table),
    }
}

/// In the last round nothing is paired any more: corrections end a while after the round's time.
fn after_the_last(desk: &Desk<'_>, table: TableId) -> Option<String> {
    let rules = &desk.law.ruleset;
    let grace = rules.results.last_round.as_ref().filter(|_| desk.state.last_round)?;
    let session = rules.session.as_ref()?;
    let game = desk.game(table).ok()?;
    let limit = game.session.unwrap_or(session.base.value) + grace.value;
    let what = || format!("{} after the end of the last round are over", grace.value.age());
    desk.round_gone(game).is_some_and(|gone| gone > limit).then(what)
}
