//! One line for what happened besides words: presence, claims, sanctions, procedures, results.

use crate::domain::{Points, Side};
use crate::locale::{Locale, Value};
use crate::rules::{Due, Excluded};
use crate::tournament::{
    About, ClaimOutcome, Event, Follows, GameAwarded, PenaltyBack, ReopenGround, ResultEntered, SideResult,
    SlipReopened, SpreadAdjusted,
};

use super::offer::claimant;
use super::say::{Names, penalty, points, standings, worked};

/// One line for an event that is about no slip and no order.
pub(super) fn line(locale: &Locale, event: &Event, names: Names<'_>, about: &About) -> String {
    match event {
        Event::PlayStarted {} => locale.say("line-play-started"),
        Event::AbsenceNoted { side, .. } => locale.with("line-absent", &[("player", names.of(*side).into())]),
        Event::Arrived { side, late, .. } => {
            let id = if late.0 > 0 { "line-arrived-late" } else { "line-arrived" };
            let late = late.age();
            locale.with(id, &[("player", names.of(*side).into()), ("late", (&late).into())])
        }
        Event::ForcedPassPlayed(it) => {
            let values = [("player", names.of(it.side).into()), ("count", it.left.into())];
            locale.with("line-forced-pass", &values)
        }
        Event::MoveCircled(it) => {
            locale.with("line-circled", &[("number", it.number.into()), ("last", it.last.into())])
        }
        Event::CountdownStarted { budget } => {
            locale.with("line-countdown-started", &[("time", Value::Text(&budget.age()))])
        }
        Event::CountdownStopped {} => locale.say("line-countdown-stopped"),
        Event::ClaimRaised(_) | Event::ClaimDecided(_) => claim(locale, event, names, about),
        Event::SanctionImposed(_)
        | Event::Counted(_)
        | Event::ThresholdReached(_)
        | Event::PlayerExcluded(_) => imposed(locale, event, names, about),
        Event::ProcedureBegun(_) | Event::StepDone(_) | Event::ProcedureEnded(_) => {
            procedure(locale, event, names, about)
        }
        Event::DutyArose(_) | Event::DutyDone { .. } => duty(locale, event, about),
        Event::SlipReopened(it) => reopened(locale, it),
        Event::SpreadAdjusted(it) => adjusted(locale, it),
        event => result(locale, event, names, about),
    }
}

/// What follows, one after another, behind a colon; nothing where nothing does.
fn follows(locale: &Locale, effects: &[Follows], names: Names<'_>) -> String {
    let parts: Vec<String> = effects.iter().map(|it| worked(locale, &it.what, names)).collect();
    if parts.is_empty() { String::new() } else { format!(": {}", parts.join("; ")) }
}

/// A reason behind a dash; nothing where there is none.
fn because(reason: &str) -> String {
    if reason.is_empty() { String::new() } else { format!(" — {reason}") }
}

/// What the event refers to, or its id where nobody knows more.
fn named<'n>(about: &'n About, id: &'n str) -> &'n str {
    match about {
        About::Name(name) => name,
        _ => id,
    }
}

fn claim(locale: &Locale, event: &Event, names: Names<'_>, about: &About) -> String {
    match event {
        Event::ClaimRaised(it) => {
            let by = claimant(locale, it.claimant);
            let values = [
                ("claim", Value::Count(i64::from(it.claim.0))),
                ("what", named(about, &it.offence).into()),
                ("player", names.of(it.offender).into()),
                ("by", (&by).into()),
            ];
            locale.with("line-claim-raised", &values)
        }
        Event::ClaimDecided(it) => {
            let id = match (it.admitted, it.outcome) {
                (true, _) => "line-claim-admitted",
                (false, ClaimOutcome::Proven) => "line-claim-proven",
                (false, ClaimOutcome::Unfounded) => "line-claim-unfounded",
                (false, ClaimOutcome::Neither) => "line-claim-neither",
            };
            let values = [("claim", Value::Count(i64::from(it.claim.0))), ("what", named(about, "").into())];
            let line = locale.with(id, &values);
            format!("{}{}{}", line.trim_end(), follows(locale, &it.effects, names), because(&it.reasons))
        }
        _ => String::new(),
    }
}

fn imposed(locale: &Locale, event: &Event, names: Names<'_>, about: &About) -> String {
    match event {
        Event::SanctionImposed(it) => {
            let values = [("player", (&it.player).into()), ("what", (&it.name).into())];
            let line = locale.with("line-sanction", &values);
            format!("{line}{}{}", follows(locale, &it.effects, names), because(&it.reason))
        }
        Event::Counted(it) => {
            let values = [
                ("player", (&it.player).into()),
                ("counter", (&it.counter).into()),
                ("game", it.in_game.into()),
                ("event", it.in_event.into()),
            ];
            locale.with(if it.game.is_some() { "line-counted" } else { "line-counted-event" }, &values)
        }
        Event::ThresholdReached(it) => {
            let id = if it.must { "line-threshold" } else { "line-threshold-may" };
            let what = it.threshold.replace('_', " ");
            let line = locale.with(id, &[("player", (&it.player).into()), ("what", (&what).into())]);
            format!("{line}{}", follows(locale, &it.effects, names))
        }
        Event::PlayerExcluded(it) => {
            let id = match it.from {
                Excluded::Event => "line-excluded-event",
                Excluded::Round => "line-excluded-round",
            };
            let why = named(about, &it.why);
            locale.with(id, &[("player", (&it.player).into()), ("why", why.into())])
        }
        _ => String::new(),
    }
}

fn procedure(locale: &Locale, event: &Event, names: Names<'_>, about: &About) -> String {
    match event {
        Event::ProcedureBegun(it) => {
            let what = match it.side {
                Some(side) => format!("{} ({})", it.name, names.of(side)),
                None => it.name.clone(),
            };
            let values = [("what", (&what).into()), ("count", it.steps.len().into())];
            locale.with("line-procedure-begun", &values)
        }
        Event::StepDone(it) => {
            let line = match about {
                About::Step(name, text) => {
                    locale.with("line-step-done", &[("what", name.into()), ("text", text.into())])
                }
                _ => locale.with("line-step-done-number", &[("step", it.step.into())]),
            };
            format!("{line}{}", follows(locale, &it.effects, names))
        }
        Event::ProcedureEnded(it) => {
            let id = if it.dropped.is_some() { "line-procedure-dropped" } else { "line-procedure-over" };
            let line = locale.with(id, &[("what", named(about, "").into())]);
            format!("{}{}", line.trim_end(), because(it.dropped.as_deref().unwrap_or_default()))
        }
        _ => String::new(),
    }
}

/// By when a duty is due.
pub fn due(locale: &Locale, due: Due) -> String {
    locale.say(match due {
        Due::AtOnce => "due-at-once",
        Due::NextRound => "due-next-round",
        Due::EndOfEvent => "due-end-of-event",
    })
}

fn duty(locale: &Locale, event: &Event, about: &About) -> String {
    match event {
        Event::DutyArose(it) => {
            let due = due(locale, it.due);
            let about = if it.about.is_empty() { String::new() } else { format!(" ({})", it.about) };
            let values = [("what", (&it.text).into()), ("about", (&about).into()), ("due", (&due).into())];
            locale.with("line-duty", &values)
        }
        _ => locale.with("line-duty-done", &[("what", named(about, "").into())]).trim_end().to_owned(),
    }
}

fn reopened(locale: &Locale, it: &SlipReopened) -> String {
    let id = match it.ground {
        ReopenGround::WrongWords => "line-reopened-words",
        ReopenGround::Overruled => "line-reopened-overruled",
    };
    let line = locale.with(id, &[("slip", Value::Count(i64::from(it.slip.0)))]);
    let back = if it.back == PenaltyBack::default() {
        String::new()
    } else {
        let lost = Points(-it.back.points.0);
        let what = penalty(locale, "", it.back.free, lost, (it.back.crosses, it.back.turns_lost));
        locale.with("line-reopened-back", &[("what", what.trim_start_matches([':', ' ']).into())])
    };
    format!("{line}{back}{}", because(&it.reason))
}

fn adjusted(locale: &Locale, it: &SpreadAdjusted) -> String {
    let own = it.spread == Points(0);
    if it.halves != 0 || (it.scored != Points(0) && !own) {
        let what = standings(locale, it.halves, it.scored, it.spread);
        return locale.with("worked-table", &[("player", (&it.player).into()), ("what", (&what).into())]);
    }
    let moved = points(if own { it.scored } else { it.spread });
    let id = if own { "line-adjusted-points" } else { "line-adjusted-spread" };
    let line = locale.with(id, &[("player", (&it.player).into()), ("points", (&moved).into())]);
    if it.word.is_empty() { line } else { format!("{line} ({})", it.word) }
}

fn result(locale: &Locale, event: &Event, names: Names<'_>, about: &About) -> String {
    match event {
        Event::ResultEntered(it) => {
            let score = score(&it.sides, names);
            let end = named(about, &it.end);
            let line = locale.with("line-result", &[("end", end.into()), ("score", (&score).into())]);
            format!("{line}{}", parts(locale, it))
        }
        Event::ResultCorrected(it) => {
            let score = score(&it.sides, names);
            let line = locale.with("line-result-corrected", &[("score", (&score).into())]);
            format!("{line}{}", because(&it.reason))
        }
        Event::ResultHandedIn { .. } => locale.say("line-handed-in"),
        Event::GameAwarded(it) => awarded(locale, it, names),
        Event::ByeGiven(it) => {
            let scored = it.result.scored.0.to_string();
            let halves = halves(it.result.halves);
            let values =
                [("player", (&it.player).into()), ("points", (&scored).into()), ("match", (&halves).into())];
            locale.with("line-bye", &values)
        }
        _ => String::new(),
    }
}

/// `Nováková 412 : 388 Kováč`.
fn score(sides: &[SideResult; 2], names: Names<'_>) -> String {
    let (a, b) = (sides[0].scored.0, sides[1].scored.0);
    format!("{} {a} : {b} {}", names.of(Side::A), names.of(Side::B))
}

/// Half points as points: `1`, `½`, `1½`.
fn halves(halves: u16) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// Where the points come from, where anything but the sheets moved them.
fn parts(locale: &Locale, it: &ResultEntered) -> String {
    let mut said = String::new();
    let pairs = [
        ("line-result-tiles", it.parts.map(|part| part.tiles)),
        ("line-result-overtime", it.parts.map(|part| part.overtime)),
    ];
    for (id, [a, b]) in pairs {
        if a.0 != 0 || b.0 != 0 {
            let (a, b) = (points(a), points(b));
            said.push_str(&locale.with(id, &[("a", (&a).into()), ("b", (&b).into())]));
        }
    }
    said
}

fn awarded(locale: &Locale, it: &GameAwarded, names: Names<'_>) -> String {
    let score = score(&it.sides, names);
    let values = [("what", (&it.name).into()), ("score", (&score).into())];
    let line = match it.against {
        Some(side) => {
            let loser = names.of(side);
            locale.with("line-awarded-against", &[values[0], values[1], ("player", loser.into())])
        }
        None => locale.with("line-awarded", &values),
    };
    format!("{line}{}", because(&it.reason))
}
