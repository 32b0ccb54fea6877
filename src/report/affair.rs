//! One line for what happened besides words: presence, claims, sanctions, procedures, results.

use super::pieces::{because, called, following, lasting, referred_name};
use super::say::{PlayerNames, consequence_line, duty};
use super::value::claimant;
use super::{duplicate, result};
use crate::domain::OpId;
use crate::locale::{Locale, Value};
use crate::rules::Excluded;
use crate::tournament::{
    About, Cause, ClaimOutcome, ConductEvent, Dated, Event, Follows, ProcedureEvent, ResultEvent, RoundEvent,
    SlipEvent, Voided, Worked,
};

/// One line for an event that is about no slip and no order.
pub(super) fn line(locale: &Locale, event: &Event, names: PlayerNames<'_>, about: &About) -> String {
    match event {
        Event::Round(RoundEvent::PairedLate(it)) => {
            let values = [("a", (&it.pairing.a).into()), ("b", (&it.pairing.b).into())];
            let line = locale.with("line-paired-late", &values);
            format!("{line}{}", because(it.anyway.as_deref().unwrap_or_default()))
        }
        Event::Round(RoundEvent::Unpaired { players: [a, b], reason, .. }) => {
            locale.with("line-unpaired", &[("a", a.into()), ("b", b.into())]) + &because(reason)
        }
        Event::Round(RoundEvent::LastDeclared { is_last: true, .. }) => locale.say("line-last-round"),
        Event::Round(RoundEvent::LastDeclared { .. }) => locale.say("line-not-last-round"),
        Event::Round(RoundEvent::PlayerWithdrew { player, note }) => {
            locale.with("line-withdrew", &[("player", player.into())]) + &because(note)
        }
        Event::Round(RoundEvent::PlayerReturned { player }) => {
            locale.with("line-returned", &[("player", player.into())])
        }
        Event::Round(RoundEvent::PlayStarted {}) => locale.say("line-play-started"),
        Event::Round(RoundEvent::AbsenceNoted { side, .. }) => {
            locale.with("line-absent", &[("player", names.of(*side).into())])
        }
        Event::Round(RoundEvent::AbsenceCorrected(it)) => {
            let missing = locale.items(it.absent.iter().map(|side| names.of(*side).to_owned()));
            locale.with("line-absence-corrected", &[("players", (&missing).into())])
        }
        Event::Round(RoundEvent::Arrived { side, late, cancelled: order, .. }) => {
            let id = if late.0 > 0 { "line-arrived-late" } else { "line-arrived" };
            let late = lasting(locale, *late);
            let line = locale.with(id, &[("player", names.of(*side).into()), ("late", (&late).into())]);
            cancelled(locale, line, order.as_slice())
        }
        Event::Round(RoundEvent::ForcedPassPlayed(it)) => {
            let values = [("player", names.of(it.side).into()), ("count", it.left.into())];
            locale.with("line-forced-pass", &values)
        }
        Event::Round(RoundEvent::Redated(it)) => {
            let by = it.is.since(it.was);
            let id = match (it.what, by.0 < 0) {
                (Dated::Pairing, true) => "line-redated-pairing-earlier",
                (Dated::Pairing, false) => "line-redated-pairing-later",
                (Dated::Signal, true) => "line-redated-signal-earlier",
                (Dated::Signal, false) => "line-redated-signal-later",
                (Dated::Clock { .. }, true) => "line-redated-clock-earlier",
                (Dated::Clock { .. }, false) => "line-redated-clock-later",
            };
            let player = match it.what {
                Dated::Clock { side, .. } => names.of(side),
                Dated::Pairing | Dated::Signal => "",
            };
            let (time, reason) = (by.hours(), (&it.reason).into());
            locale.with(id, &[("time", Value::Text(&time)), ("player", player.into()), ("reason", reason)])
        }
        Event::Round(RoundEvent::MoveCircled(it)) => {
            locale.with("line-circled", &[("number", it.number.into()), ("last", it.last_move.into())])
        }
        Event::Round(RoundEvent::CountdownStarted { budget }) => {
            locale.with("line-countdown-started", &[("time", Value::Text(&budget.age()))])
        }
        Event::Round(RoundEvent::CountdownStopped {}) => locale.say("line-countdown-stopped"),
        Event::Round(RoundEvent::SignalGiven { signal, .. }) => {
            locale.with("line-signal-given", &[("signal", (&referred_name(locale, about, signal)).into())])
        }
        Event::Conduct(ConductEvent::ClaimRaised(_) | ConductEvent::ClaimDecided(_)) => {
            claim(locale, event, names, about)
        }
        Event::Conduct(
            ConductEvent::SanctionImposed(_)
            | ConductEvent::Counted(_)
            | ConductEvent::ThresholdReached(_)
            | ConductEvent::PlayerExcluded(_),
        ) => imposed(locale, event, names, about),
        Event::Procedure(
            ProcedureEvent::ProcedureBegun(_)
            | ProcedureEvent::StepDone(_)
            | ProcedureEvent::ProcedureEnded(_),
        ) => procedure(locale, event, names, about),
        Event::Conduct(ConductEvent::DutyArose(_) | ConductEvent::DutyDone { .. }) => {
            duty(locale, event, about)
        }
        Event::Conduct(ConductEvent::Voided(it)) => voided(locale, it, about),
        Event::Slip(SlipEvent::SlipReopened(it)) => result::reopened(locale, it),
        Event::Result(ResultEvent::SpreadAdjusted(it)) => result::adjusted(locale, it),
        Event::Duplicate(it) => duplicate::line(locale, it, names, about),
        event => result::line(locale, event, names, about),
    }
}

/// What counts no more.
fn voided(locale: &Locale, it: &Voided, about: &About) -> String {
    let of = |id: &str, key: &str, number: u32| locale.with(id, &[(key, Value::Count(i64::from(number)))]);
    let line = match &it.cause {
        Cause::Slip(slip) => of("line-voided-slip", "slip", slip.0),
        Cause::Claim(claim) => of("line-voided-claim", "claim", claim.0),
        Cause::Run(run) => of("line-voided-run", "run", run.0),
        Cause::Sanction(act) | Cause::Award(act) | Cause::Threshold(act) => {
            let id = called(locale, &act.id);
            let what = referred_name(locale, about, &id);
            locale.with("line-voided-act", &[("what", (&what).into())])
        }
    };
    cancelled(locale, line, &it.cancelled)
}

/// A line with the orders that nobody need carry out any more.
pub(super) fn cancelled(locale: &Locale, line: String, orders: &[OpId]) -> String {
    if orders.is_empty() {
        return line;
    }
    let orders: Vec<String> = orders.iter().map(ToString::to_string).collect();
    let orders = orders.join(", ");
    format!("{line}{}", locale.with("line-voided-orders", &[("orders", (&orders).into())]))
}

/// What follows, one after another, behind a colon; nothing where nothing does.
fn follows<'e>(
    locale: &Locale,
    effects: impl IntoIterator<Item = &'e Follows>,
    names: PlayerNames<'_>,
) -> String {
    let all = following(locale, effects.into_iter().map(|it| consequence_line(locale, &it.what, names)));
    if all.is_empty() { all } else { format!(": {all}") }
}

fn claim(locale: &Locale, event: &Event, names: PlayerNames<'_>, about: &About) -> String {
    match event {
        Event::Conduct(ConductEvent::ClaimRaised(it)) => {
            let (what, by) = (referred_name(locale, about, &it.offence), claimant(locale, it.claimant));
            let values = [
                ("claim", Value::Count(i64::from(it.claim.0))),
                ("what", (&what).into()),
                ("player", names.of(it.offender).into()),
                ("by", (&by).into()),
            ];
            locale.with("line-claim-raised", &values)
        }
        Event::Conduct(ConductEvent::ClaimDecided(it)) => {
            let id = match (it.admitted, it.outcome) {
                (true, _) => "line-claim-admitted",
                (false, ClaimOutcome::Proven) => "line-claim-proven",
                (false, ClaimOutcome::Unfounded) => "line-claim-unfounded",
                (false, ClaimOutcome::Neither) => "line-claim-neither",
            };
            let mut what = referred_name(locale, about, "");
            if let About::Offence { player, .. } = about {
                what = format!("{what} ({player})");
            }
            let values = [("claim", Value::Count(i64::from(it.claim.0))), ("what", (&what).into())];
            let line = locale.with(id, &values);
            format!(
                "{}{}{}",
                line.trim_end_matches([',', ' ']),
                follows(locale, &it.effects, names),
                because(&it.reasons)
            )
        }
        _ => String::new(),
    }
}

fn imposed(locale: &Locale, event: &Event, names: PlayerNames<'_>, about: &About) -> String {
    match event {
        Event::Conduct(ConductEvent::SanctionImposed(it)) => {
            let what = locale.rule(&it.name);
            let values = [("player", (&it.player).into()), ("what", (&what).into())];
            let line = locale.with("line-sanction", &values);
            // What is counted stands in a line of its own.
            let effects = it.effects.iter().filter(|it| !matches!(it.what, Worked::Count { .. }));
            format!("{line}{}{}", follows(locale, effects, names), because(&it.reason))
        }
        Event::Conduct(ConductEvent::Counted(it)) => {
            let counter = called(locale, &it.counter);
            let values = [
                ("player", (&it.player).into()),
                ("counter", (&counter).into()),
                ("game", it.in_game.into()),
                ("event", it.in_event.into()),
            ];
            locale.with(if it.game.is_some() { "line-counted" } else { "line-counted-event" }, &values)
        }
        Event::Conduct(ConductEvent::ThresholdReached(it)) => {
            let id = if it.must { "line-threshold" } else { "line-threshold-may" };
            let what = called(locale, &it.threshold);
            let line = locale.with(id, &[("player", (&it.player).into()), ("what", (&what).into())]);
            format!("{line}{}", follows(locale, &it.effects, names))
        }
        Event::Conduct(ConductEvent::PlayerExcluded(it)) => {
            let id = match it.from {
                Excluded::Event => "line-excluded-event",
                Excluded::Round => "line-excluded-round",
            };
            let why = referred_name(locale, about, &it.why);
            locale.with(id, &[("player", (&it.player).into()), ("why", (&why).into())])
        }
        _ => String::new(),
    }
}

fn procedure(locale: &Locale, event: &Event, names: PlayerNames<'_>, about: &About) -> String {
    match event {
        Event::Procedure(ProcedureEvent::ProcedureBegun(it)) => {
            let what = match it.side {
                Some(side) => format!("{} ({})", locale.rule(&it.name), names.of(side)),
                None => locale.rule(&it.name),
            };
            let values = [("what", (&what).into()), ("count", it.steps.len().into())];
            locale.with("line-procedure-begun", &values)
        }
        Event::Procedure(ProcedureEvent::StepDone(it)) => {
            let line = match about {
                About::Step(name, text) => {
                    let (name, text) = (locale.rule(name), locale.rule(text));
                    locale.with("line-step-done", &[("what", (&name).into()), ("text", (&text).into())])
                }
                _ => locale.with("line-step-done-number", &[("step", it.step.into())]),
            };
            // A step is a sentence; what follows goes on behind it.
            let line = if it.effects.is_empty() { line.as_str() } else { line.trim_end_matches('.') };
            format!("{line}{}{}", follows(locale, &it.effects, names), because(&it.said))
        }
        Event::Procedure(ProcedureEvent::ProcedureEnded(it)) => {
            let id = if it.dropped.is_some() { "line-procedure-dropped" } else { "line-procedure-over" };
            let line = locale.with(id, &[("what", (&referred_name(locale, about, "")).into())]);
            format!("{}{}", line.trim_end(), because(it.dropped.as_deref().unwrap_or_default()))
        }
        _ => String::new(),
    }
}

#[cfg(test)]
#[path = "affair_tests.rs"]
mod tests;
