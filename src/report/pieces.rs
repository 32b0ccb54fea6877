//! Pieces that many sentences share: where a game stands, what is not finished, a length with its sign, a reason.

use crate::domain::{Millis, Points};
use crate::locale::{Locale, Value};
use crate::rules::Phase;
use crate::tournament::{About, GameRef, Pending};

/// Where a game stands.
pub fn phase(locale: &Locale, phase: Phase) -> String {
    locale.say(match phase {
        Phase::None => "phase-none",
        Phase::Before => "phase-before",
        Phase::Playing => "phase-playing",
        Phase::Over => "phase-over",
        Phase::HandedIn => "phase-handed-in",
    })
}

/// Where a game stands, for a title.
pub fn standing(locale: &Locale, phase: Phase) -> String {
    locale.say(match phase {
        Phase::None => "standing-none",
        Phase::Before => "standing-before",
        Phase::Playing => "standing-playing",
        Phase::Over => "standing-over",
        Phase::HandedIn => "standing-handed-in",
    })
}

/// What is not finished, or not as it should be.
pub fn pending(locale: &Locale, what: &Pending) -> String {
    let of = |id: &str, number: u32, game: &GameRef, name: &str| {
        let (table, round) = (i64::from(game.table.0), i64::from(game.round.0));
        let values = [
            ("number", i64::from(number).into()),
            ("table", table.into()),
            ("round", round.into()),
            ("name", Value::Text(name)),
        ];
        locale.with(id, &values)
    };
    match what {
        Pending::Slip { slip, game } => of("pending-slip", slip.0, game, ""),
        Pending::Claim { claim, game, name } => of("pending-claim", claim.0, game, name),
        Pending::Run { run, game, name } => of("pending-run", run.0, game, name),
        Pending::NoResult { tables } => {
            let all: Vec<String> = tables.iter().map(ToString::to_string).collect();
            let count = i64::try_from(tables.len()).unwrap_or(i64::MAX);
            locale.with(
                "pending-no-result",
                &[("count", count.into()), ("tables", Value::Text(&all.join(", ")))],
            )
        }
        Pending::Duty { text, about } => {
            let text = locale.rule(text);
            let text = text.trim_end_matches('.');
            if about.is_empty() { text.to_owned() } else { format!("{text} ({about})") }
        }
        Pending::Pairing { fault } => super::mispaired::mispaired(locale, fault),
    }
}

/// A length with its sign, for a time that is added.
pub(super) fn signed(length: Millis) -> String {
    let sign = if length.0 < 0 { '−' } else { '+' };
    format!("{sign}{}", Millis(length.0.abs()).age())
}

/// A reason behind a dash; nothing where there is none.
pub(super) fn because(reason: &str) -> String {
    if reason.is_empty() { String::new() } else { format!(" — {reason}") }
}

/// What the event refers to, or its id where nobody knows more.
pub(super) fn named<'n>(about: &'n About, id: &'n str) -> &'n str {
    match about {
        About::Name(name) => name,
        _ => id,
    }
}

/// What a ruleset's id is called, where all that is known of something is its id.
pub fn called(locale: &Locale, id: &str) -> String {
    locale.rule(&id.replace('_', " "))
}

/// Points with their sign, a true minus.
pub fn points(points: Points) -> String {
    let sign = if points.0 < 0 { '−' } else { '+' };
    format!("{sign}{}", points.0.unsigned_abs())
}
