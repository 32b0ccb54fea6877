//! What is taken back, in words: as its own line says it.

use crate::domain::Round;
use crate::locale::{Locale, Value};
use crate::tournament::{
    About, ClockEvent, ConductEvent, DuplicateEvent, Event, Noted, ResultEvent, RoundEvent, TakenBack,
};

use super::line::told;
use super::pieces::because;
use super::say::Names;

/// What was noted, said or imposed, as its line says it, without what somebody wrote of it and what followed from it.
fn said(locale: &Locale, what: &Noted, names: Names<'_>) -> String {
    let mut event = Event::clone(&what.event);
    match &mut event {
        Event::Clock(ClockEvent::OrderPlaced(it)) => it.reason.clear(),
        Event::Conduct(ConductEvent::SanctionImposed(it)) => {
            it.reason.clear();
            it.effects.clear();
        }
        Event::Conduct(ConductEvent::DutyDone { note, .. })
        | Event::Round(RoundEvent::PlayerWithdrew { note, .. }) => note.clear(),
        Event::Duplicate(DuplicateEvent::MoveAnnulled(it)) => it.reason.clear(),
        Event::Result(ResultEvent::GameAwarded(it)) => it.reason.clear(),
        Event::Round(RoundEvent::Arrived { cancelled, .. }) => *cancelled = None,
        Event::Round(RoundEvent::ByeEntered(it)) => it.anyway = None,
        _ => {}
    }
    told(locale, &event, names, &what.about)
}

/// Taking it back, as it is offered; `round`: the one in which it was, where that is over.
pub(super) fn take_back(locale: &Locale, what: &Noted, round: Option<Round>, names: Names<'_>) -> String {
    let what = said(locale, what, names);
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
    let line = if let About::TakenBack(noted) = about {
        let what = said(locale, noted, names);
        locale.with("line-taken-back", &[("what", Value::from(&what)), ("entry", Value::Text(&entry))])
    } else {
        locale.with("line-taken-back-entry", &[("entry", Value::Text(&entry))])
    };
    format!("{line}{}", because(&it.reason))
}
