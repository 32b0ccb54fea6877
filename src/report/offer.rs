//! What may be done, in words: the line of a menu, why not now.

use crate::domain::{Millis, Round, Side};
use crate::locale::{Locale, Value};
use crate::rules::OffenceKind;
use crate::tournament::{Dated, GameRef, Need, Noted, Offer, OfferKind};

use super::cite::whom;
use super::found::list;
use super::line::noted_line;
use super::refused::refused_short;
use super::say::{Names, aloud};
use super::seen::{office, power};

/// What an offer is called in a menu.
pub fn offer(locale: &Locale, offer: &Offer, names: Names<'_>) -> String {
    let (label, mut says) = (name(locale, offer), locale.rule(&offer.says));
    // Of an earlier round: others sit at the table now.
    let names = offer.players.as_ref().map_or(names, |players| Names(Some(players)));
    let both = offer.players.as_ref().map(|[a, b]| format!("{a} – {b}")).unwrap_or_default();
    if matches!(offer.kind, OfferKind::FixVerdict(_)) && !both.is_empty() {
        says = format!("{says} ({both})");
    }
    let label = Value::from(&label);
    let named = |id: &str| locale.with(id, &[("what", label)]);
    let player = |id: &str, side: Side| locale.with(id, &[("player", names.of(side).into())]);
    let slip = |id: &str, slip: u32| {
        locale.with(id, &[("slip", Value::Count(i64::from(slip))), ("words", Value::from(&says))])
    };
    match &offer.kind {
        OfferKind::JudgeClaim(claim) => {
            locale.with("offer-judge", &[("claim", Value::Count(i64::from(claim.0))), ("what", label)])
        }
        OfferKind::AdmitClaim(_) => named("offer-admit"),
        OfferKind::NextStep { place: (at, of), .. } => {
            locale.with("offer-step", &[("at", (*at).into()), ("of", (*of).into()), ("text", (&says).into())])
        }
        OfferKind::DropProcedure(_) => named("offer-drop"),
        OfferKind::ForcedPass { side, owed } => {
            locale.with("offer-forced-pass", &[("player", names.of(*side).into()), ("count", (*owed).into())])
        }
        OfferKind::Settle { wish, .. } => {
            let words = aloud(locale, wish, wish.side().map_or("", |side| names.of(side)));
            locale.with("offer-settle", &[("words", (&words).into())])
        }
        OfferKind::Absent => locale.say("offer-absent"),
        OfferKind::Arrived(side) => player("offer-arrived", *side),
        OfferKind::LastRound(true) => locale.say("offer-last-round"),
        OfferKind::LastRound(false) => locale.say("offer-not-last-round"),
        OfferKind::StartPlay => locale.say("offer-start"),
        OfferKind::PairLate => locale.say("offer-pair-late"),
        OfferKind::Bye(_) => named("offer-bye"),
        OfferKind::Unpair => locale.say("offer-unpair"),
        OfferKind::Redate(Dated::Pairing) => locale.say("offer-redate-pairing"),
        OfferKind::Redate(Dated::Signal) => locale.say("offer-redate-signal"),
        OfferKind::Redate(Dated::Clock { side, .. }) => player("offer-redate-clock", *side),
        OfferKind::CircleMove => locale.say("offer-circle"),
        OfferKind::WordChallenge => named("offer-word"),
        OfferKind::TakeHold => named("offer-hold"),
        OfferKind::EnterResult(_) => named("offer-result"),
        OfferKind::LateResult(game, _) => late(locale, "offer-late-result", *game, &both),
        OfferKind::LateSheets(game) => late(locale, "offer-late-sheets", *game, &both),
        OfferKind::CorrectResult(_) if offer.players.is_none() => locale.say("offer-correct"),
        OfferKind::CorrectResult(game) => late(locale, "offer-late-correct", *game, &both),
        OfferKind::HandIn => locale.say("offer-hand-in"),
        OfferKind::EnterPlayer => locale.say("offer-enter-player"),
        OfferKind::Withdraw => locale.say("offer-withdraw"),
        OfferKind::Return => locale.say("offer-return"),
        OfferKind::Power(it) => power(locale, it),
        OfferKind::StartCountdown => locale.say("power-central-timer"),
        OfferKind::StopCountdown => locale.say("offer-stop-countdown"),
        OfferKind::Relook(id) => slip("offer-relook", id.0),
        OfferKind::PutRight(id) => slip("offer-put-right", id.0),
        OfferKind::Strike(id) => slip("offer-strike", id.0),
        OfferKind::Overrule(id) => slip("offer-overrule", id.0),
        OfferKind::FixVerdict(id) => slip("offer-fix", id.0),
        OfferKind::TakeBack { what, round, .. } => take_back(locale, what, *round, names),
        OfferKind::Constants(_) => {
            locale.with("offer-constants", &[("order", (&locale.rule(&offer.label)).into())])
        }
        OfferKind::CorrectTime { shift } => {
            locale.with(corrected(*shift), &[("time", (&shift.hours()).into())])
        }
        OfferKind::ChangeZone(zone) => locale.with("offer-zone", &[("zone", (&zone.name()).into())]),
        OfferKind::AwardInstead(_) => named("offer-award-instead"),
        OfferKind::AdoptList(_) => named("offer-adopt"),
        OfferKind::DropList(_) => named("offer-drop-list"),
        OfferKind::AddTable(table) => locale.with("offer-add-table", &[("table", table.0.into())]),
        OfferKind::Duty(_) if !offer.says.is_empty() => {
            format!("{} ({})", locale.rule(&offer.label), whom(locale, &offer.says))
        }
        OfferKind::Sanction(_) if offer.needs.iter().any(|need| matches!(need, Need::Player(_))) => {
            named("offer-without-game")
        }
        OfferKind::Offence { .. }
        | OfferKind::Procedure(_)
        | OfferKind::Sanction(_)
        | OfferKind::Award(_)
        | OfferKind::Duty(_) => locale.rule(&offer.label),
    }
}

/// Taking something back; `round`: the one in which it was, where that is over.
fn take_back(locale: &Locale, what: &Noted, round: Option<Round>, names: Names<'_>) -> String {
    let what = noted_line(locale, what, names);
    // What was done before the first round was in none.
    match round.filter(|round| round.0 > 0) {
        None => locale.with("offer-take-back", &[("what", (&what).into())]),
        Some(round) => {
            let values = [("round", round.0.into()), ("what", Value::from(&what))];
            locale.with("offer-take-back-earlier", &values)
        }
    }
}

/// How it is said that time was put forward or back.
fn corrected(by: Millis) -> &'static str {
    if by.0 < 0 { "offer-time-back" } else { "offer-time-forward" }
}

/// Something of a game of an earlier round: which, and who played.
fn late(locale: &Locale, id: &str, game: GameRef, both: &str) -> String {
    let values = [("round", game.round.0.into()), ("table", game.table.0.into()), ("players", both.into())];
    locale.with(id, &values)
}

/// What an offer is about, in the reader's language; of a list the name and the edition.
fn name(locale: &Locale, offer: &Offer) -> String {
    match (&offer.kind, offer.label.rsplit_once(" (")) {
        (OfferKind::AdoptList(_) | OfferKind::DropList(_), Some((name, edition))) => {
            format!("{} ({edition}", list(locale, name))
        }
        _ => locale.rule(&offer.label),
    }
}

/// What an offer says of itself besides its name.
pub fn offer_says(locale: &Locale, offer: &Offer) -> String {
    match offer.kind {
        // What a duty is about stands in its name.
        OfferKind::Duty(_) => String::new(),
        OfferKind::Withdraw => locale.say("offer-withdraw-says"),
        _ => locale.rule(&offer.says),
    }
}

/// The message with what else people call an offer when they look for it; none where nobody calls it otherwise.
pub fn sought(kind: &OfferKind) -> Option<&'static str> {
    Some(match kind {
        OfferKind::Absent => "sought-absent",
        OfferKind::PairLate | OfferKind::Bye(_) | OfferKind::Unpair => "sought-pair-late",
        OfferKind::EnterPlayer => "sought-enter-player",
        OfferKind::Withdraw => "sought-withdraw",
        OfferKind::Arrived(_) => "sought-arrived",
        OfferKind::CorrectResult(_) | OfferKind::Redate(_) => "sought-correct",
        OfferKind::HandIn | OfferKind::LateSheets(_) => "sought-hand-in",
        OfferKind::EnterResult(_) | OfferKind::LateResult(..) => "sought-result",
        OfferKind::TakeBack { .. } | OfferKind::DropProcedure(_) | OfferKind::Strike(_) => "sought-take-back",
        OfferKind::Sanction(_) => "sought-sanction",
        OfferKind::Award(_) | OfferKind::AwardInstead(_) => "sought-award",
        OfferKind::Relook(_) | OfferKind::PutRight(_) | OfferKind::Overrule(_) | OfferKind::FixVerdict(_) => {
            "sought-verdict"
        }
        OfferKind::WordChallenge => "sought-word",
        OfferKind::CorrectTime { .. } | OfferKind::ChangeZone(_) => "sought-time",
        _ => return None,
    })
}

/// The message with the word for the kind of an offer, which stands once before all of its kind.
pub fn offer_kind(kind: &OfferKind) -> &'static str {
    match kind {
        OfferKind::JudgeClaim(_) | OfferKind::AdmitClaim(_) => "kind-claim",
        OfferKind::NextStep { .. } | OfferKind::DropProcedure(_) => "kind-step",
        OfferKind::ForcedPass { .. } => "kind-turn",
        OfferKind::Settle { .. } => "kind-say",
        OfferKind::StartPlay
        | OfferKind::CorrectTime { .. }
        | OfferKind::ChangeZone(_)
        | OfferKind::AddTable(_)
        | OfferKind::EnterPlayer
        | OfferKind::Withdraw
        | OfferKind::Return
        | OfferKind::PairLate
        | OfferKind::Bye(_)
        | OfferKind::Absent
        | OfferKind::Arrived(_) => "kind-play",
        OfferKind::CircleMove => "kind-playoff",
        OfferKind::WordChallenge | OfferKind::TakeHold => "kind-words",
        OfferKind::EnterResult(_)
        | OfferKind::LateResult(..)
        | OfferKind::LastRound(_)
        | OfferKind::CorrectResult(_)
        | OfferKind::HandIn
        | OfferKind::LateSheets(_) => "kind-result",
        OfferKind::Offence { kind: OffenceKind::Challenge, .. } => "kind-challenge",
        OfferKind::Offence { kind: OffenceKind::Stop, .. } => "kind-stop",
        OfferKind::Offence { kind: OffenceKind::Fault, .. } => "kind-fault",
        OfferKind::Offence { kind: OffenceKind::Conduct, .. } => "kind-conduct",
        OfferKind::Procedure(_) => "kind-procedure",
        OfferKind::Power(_) | OfferKind::StartCountdown | OfferKind::StopCountdown => "kind-clock",
        OfferKind::Sanction(_) => "kind-sanction",
        OfferKind::Award(_) | OfferKind::AwardInstead(_) => "kind-award",
        OfferKind::Relook(_)
        | OfferKind::PutRight(_)
        | OfferKind::Strike(_)
        | OfferKind::Overrule(_)
        | OfferKind::FixVerdict(_)
        | OfferKind::Redate(_)
        | OfferKind::Unpair
        | OfferKind::TakeBack { .. } => "kind-mend",
        OfferKind::Duty(_) => "kind-duty",
        OfferKind::AdoptList(_) | OfferKind::DropList(_) => "kind-lists",
        OfferKind::Constants(_) => "kind-standings",
    }
}

/// Why something is not possible now; empty where it is.
pub fn why_not(locale: &Locale, offer: &Offer) -> String {
    match &offer.why_not {
        Some(refusal) => refused_short(locale, refusal),
        None if offer.may => String::new(),
        None => {
            let offices: Vec<String> = offer.offices.iter().map(|it| office(locale, *it)).collect();
            locale.with("power-office", &[("office", (&offices.join(", ")).into())])
        }
    }
}
