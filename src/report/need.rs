//! What the fields of a form ask, and what may be answered.

use crate::domain::Side;
use crate::locale::Locale;
use crate::rules::Claimant;
use crate::tournament::{ClaimOutcome, Need, SideRole, Tick};

use super::say::Names;
use super::seen::{mark, office};

/// What a field of a form asks.
pub fn need(locale: &Locale, need: &Need, names: Names<'_>) -> String {
    let of = |id: &str, side: Side| locale.with(id, &[("player", names.of(side).into())]);
    match need {
        Need::Side { part: SideRole::Offender, .. } => locale.say("need-offender"),
        Need::Side { part: SideRole::About, .. } | Need::Seated(_) => locale.say("need-about"),
        Need::Side { part: SideRole::Challenger, .. } => locale.say("form-field-side"),
        Need::Side { part: SideRole::Clock, .. } => locale.say("order-side"),
        Need::Side { part: SideRole::Loser, .. } => locale.say("need-loser"),
        Need::Side { part: SideRole::Demands, .. } => locale.say("need-demands"),
        Need::Name => locale.say("need-name"),
        Need::Zone => locale.say("need-zone"),
        Need::Club => locale.say("column-club"),
        Need::Player(_) => locale.say("need-player"),
        Need::Opponent(_) => locale.say("need-opponent"),
        Need::FreeTable(_) => locale.say("need-free-table"),
        Need::Claimant(_) => locale.say("need-claimant"),
        Need::Running => locale.say("need-running"),
        Need::Since => locale.say("need-since"),
        Need::Mark(it) => mark(locale, *it),
        Need::Fact(ask) | Need::Later(ask) => locale.rule(&ask.text),
        Need::Outcome { .. } => locale.say("need-outcome"),
        Need::Reason { .. } => locale.say("order-reason"),
        Need::Note => locale.say("need-note"),
        Need::Amount => locale.say("order-amount"),
        Need::Number => locale.say("need-number"),
        Need::Score(side) => of("need-score", *side),
        Need::Rack(side) => of("need-rack", *side),
        Need::Over(side) => of("need-over", *side),
        Need::Out => locale.say("need-out"),
        Need::Word(_) => locale.say("need-word"),
        Need::Points => locale.say("need-points"),
        Need::Tick(Tick::BothAgree) => locale.say("need-both-agree"),
        Need::Tick(Tick::Agrees(role)) => {
            locale.with("need-agrees", &[("office", (&office(locale, *role)).into())])
        }
        Need::Lengths { .. } => locale.say("need-lengths"),
        Need::Binding => locale.say("need-binding"),
        Need::Constant(name) => locale.with("need-constant", &[("name", name.into())]),
        Need::Tick(Tick::Signed) => locale.say("need-signed"),
        Need::Tick(Tick::Scored) => locale.say("need-scored"),
        Need::Tick(Tick::Played) => locale.say("need-played"),
        Need::Tick(Tick::Misentered) => locale.say("need-misentered"),
        Need::Tick(Tick::NotAsSigned) => locale.say("need-not-as-signed"),
    }
}

/// Who speaks up.
pub fn claimant(locale: &Locale, who: Claimant) -> String {
    locale.say(match who {
        Claimant::Opponent => "by-opponent",
        Claimant::Player => "by-player",
        Claimant::Referee => "by-referee",
    })
}

/// How a claim ends.
pub fn outcome(locale: &Locale, outcome: ClaimOutcome) -> String {
    locale.say(match outcome {
        ClaimOutcome::Proven => "outcome-proven",
        ClaimOutcome::Unfounded => "outcome-unfounded",
        ClaimOutcome::Neither => "outcome-neither",
    })
}
