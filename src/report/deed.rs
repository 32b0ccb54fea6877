//! What somebody noted, said or imposed, in words.

use crate::domain::Round;
use crate::locale::{Locale, Value};
use crate::tournament::{About, Deed, TakenBack};

use super::pieces::because;
use super::say::{Names, aloud};

/// What was noted, said or imposed, as it is named where it is taken back.
pub(super) fn deed(locale: &Locale, what: &Deed, names: Names<'_>) -> String {
    let count = |number: u32| Value::Count(i64::from(number));
    let (id, side) = match what {
        Deed::Absence { side, .. } => ("deed-absence", *side),
        Deed::Arrival { side, .. } => ("deed-arrival", *side),
        Deed::Hold { hold, .. } => ("deed-hold", hold.side),
        Deed::ForcedPass { side, .. } => ("deed-forced-pass", *side),
        Deed::CircledMove { number, .. } => {
            return locale.with("deed-circled", &[("number", (*number).into())]);
        }
        Deed::Order { op, wish, .. } => {
            let words = aloud(locale, wish, wish.side().map_or("", |side| names.of(side)));
            return locale.with("deed-order", &[("op", count(op.0)), ("words", (&words).into())]);
        }
        Deed::Settled { op, wish, .. } => {
            let words = aloud(locale, wish, wish.side().map_or("", |side| names.of(side)));
            return locale.with("deed-settled", &[("op", count(op.0)), ("words", (&words).into())]);
        }
        Deed::Claim { claim, .. } => return locale.with("deed-claim", &[("claim", count(claim.0))]),
        Deed::Sanction { name, player, .. } | Deed::Bye { name, player, .. } => {
            let name = locale.rule(name);
            return locale.with("deed-sanction", &[("what", (&name).into()), ("player", player.into())]);
        }
        Deed::Award { name, .. } => {
            let name = locale.rule(name);
            return locale.with("deed-award", &[("what", (&name).into())]);
        }
        Deed::Withdrawal { player } => return locale.with("deed-withdrawal", &[("player", player.into())]),
        Deed::Return { player } => return locale.with("deed-return", &[("player", player.into())]),
        Deed::Annulment { table, draw } => {
            let values = [("number", count(u32::from(table.0))), ("draw", (*draw).into())];
            return locale.with("deed-annulment", &values);
        }
        Deed::Leaving { table } => {
            return locale.with("deed-leaving", &[("number", count(u32::from(table.0)))]);
        }
        Deed::DuplicateEnd { .. } => return locale.say("deed-duplicate-end"),
        Deed::DutyDone { text, .. } => {
            let text = locale.rule(text);
            return locale.with("deed-duty", &[("what", (&text).into())]);
        }
    };
    locale.with(id, &[("player", names.of(side).into())])
}

/// Taking it back, as it is offered; `round`: the one in which it was, where that is over.
pub(super) fn take_back(locale: &Locale, what: &Deed, round: Option<Round>, names: Names<'_>) -> String {
    let what = deed(locale, what, names);
    // What was done before the first round was in none.
    match round.filter(|round| round.0 > 0) {
        None => locale.with("offer-take-back", &[("what", (&what).into())]),
        Some(round) => {
            let values = [("round", round.0.into()), ("what", Value::from(&what))];
            locale.with("offer-take-back-earlier", &values)
        }
    }
}

/// What was taken back, of which entry, and why.
pub(super) fn taken_back(locale: &Locale, it: &TakenBack, names: Names<'_>, about: &About) -> String {
    let entry = it.entry.0.to_string();
    let line = if let About::TakenBack(noted, more) = about {
        let mut what = deed(locale, noted, names);
        match &**more {
            About::Name(name) => what = format!("{what} ({})", locale.rule(name)),
            About::Offence { name, player } => what = format!("{what} ({}, {player})", locale.rule(name)),
            _ => {}
        }
        locale.with("line-taken-back", &[("what", Value::from(&what)), ("entry", Value::Text(&entry))])
    } else {
        locale.with("line-taken-back-entry", &[("entry", Value::Text(&entry))])
    };
    format!("{line}{}", because(&it.reason))
}
