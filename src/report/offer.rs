//! What may be done, in words: the line of a menu, why not now.

use super::cite::duty_subject;
use super::found::list;
use super::line::noted_line;
use super::pieces::{office, power};
use super::refused::refused_short;
use super::say::{PlayerNames, aloud};
use crate::domain::{Round, TableId};
use crate::locale::{Locale, Value};
use crate::tournament::{
    ClockCommand, Command, ConductCommand, CorrectAbsence, CorrectResult, Dated, EnterResult, Offer,
    Particular, ResultCommand, RevocableAct, RoundCommand, SetupCommand, SlipCommand,
};

/// What an offer is called in a menu.
pub fn offer(locale: &Locale, offer: &Offer, names: PlayerNames<'_>) -> String {
    // Of an earlier round: others sit at the table now.
    let names = offer.players.as_ref().map_or(names, |players| PlayerNames(Some(players)));
    let label = name(locale, offer);
    if offer.listed.name.is_empty() {
        return by_own_name(locale, offer, label, names);
    }
    let both = offer.players.as_ref().map(|[a, b]| format!("{a} – {b}")).unwrap_or_default();
    let (mut says, mut player, mut time, mut zone) = (locale.rule(&offer.says), "", String::new(), "");
    match &offer.draft.base {
        Command::Slip(SlipCommand::FixVerdict { .. }) if !both.is_empty() => {
            says = format!("{says} ({both})");
        }
        Command::Round(
            RoundCommand::NoteArrived { side, .. }
            | RoundCommand::PlayForcedPass { side, .. }
            | RoundCommand::Redate { what: Dated::Clock { side, .. }, .. },
        ) => player = names.of(*side),
        Command::Round(RoundCommand::CorrectAbsence(it)) => {
            player = it.absent.first().map_or("", |side| names.of(*side));
        }
        Command::Setup(SetupCommand::CorrectTime { shift, .. }) => time = shift.hours(),
        Command::Setup(SetupCommand::ChangeZone { zone: now }) => zone = now,
        _ => {}
    }
    if let Some(Particular::Order(wish)) = &offer.particular {
        says = aloud(locale, wish, wish.side().map_or("", |side| names.of(side)));
    }
    let mut values = numbers(offer);
    values.extend([("what", Value::from(&label)), ("says", Value::from(&says)), ("player", player.into())]);
    values.extend([("players", Value::from(&both)), ("time", Value::from(&time)), ("zone", zone.into())]);
    locale.with(offer.listed.name, &values)
}

/// What has a name already: the ruleset's, that of a power, of what is taken back.
fn by_own_name(locale: &Locale, offer: &Offer, label: String, names: PlayerNames<'_>) -> String {
    match (&offer.draft.base, &offer.particular) {
        (_, Some(Particular::Noted(what, round))) => take_back(locale, what, *round, names),
        (Command::Clock(ClockCommand::OrderClock { power: it, .. }), _) => power(locale, it),
        (Command::Conduct(ConductCommand::DutyDone { .. }), _) if !offer.says.is_empty() => {
            format!("{label} ({})", duty_subject(locale, &offer.says))
        }
        _ => label,
    }
}

/// The numbers that an offer's name may have.
fn numbers(offer: &Offer) -> Vec<(&'static str, Value<'static>)> {
    let game = |round: Round, table: TableId| vec![("round", round.0.into()), ("table", table.0.into())];
    let mut numbers = match &offer.draft.base {
        Command::Conduct(ConductCommand::JudgeClaim { claim, .. }) => {
            vec![("claim", Value::Count(i64::from(claim.0)))]
        }
        Command::Slip(SlipCommand::ReopenSlip { slip, .. } | SlipCommand::FixVerdict { slip, .. }) => {
            vec![("slip", Value::Count(i64::from(slip.0)))]
        }
        Command::Result(
            ResultCommand::EnterResult(EnterResult { round: Some(round), table, .. })
            | ResultCommand::HandIn { round: Some(round), table, .. }
            | ResultCommand::CorrectResult(CorrectResult { round, table, .. }),
        )
        | Command::Round(RoundCommand::CorrectAbsence(CorrectAbsence {
            round: Some(round), table, ..
        })) => game(*round, *table),
        Command::Setup(SetupCommand::FitClock { table, .. }) => vec![("table", table.0.into())],
        _ => Vec::new(),
    };
    match offer.particular {
        Some(Particular::Step { at, of }) => numbers.extend([("at", at.into()), ("of", of.into())]),
        Some(Particular::Turns(owed)) => numbers.push(("count", owed.into())),
        Some(Particular::Order(_) | Particular::Noted(..)) | None => {}
    }
    numbers
}

/// Taking something back; `round`: the one in which it was, where that is over.
fn take_back(locale: &Locale, what: &RevocableAct, round: Option<Round>, names: PlayerNames<'_>) -> String {
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

/// What an offer is about, in the reader's language; of a list the name and the edition.
fn name(locale: &Locale, offer: &Offer) -> String {
    match (&offer.draft.base, offer.label.rsplit_once(" (")) {
        (
            Command::Setup(SetupCommand::AdoptList { .. } | SetupCommand::DropList { .. }),
            Some((name, edition)),
        ) => format!("{} ({edition}", list(locale, name)),
        _ => locale.rule(&offer.label),
    }
}

/// What an offer says of itself besides its name.
pub fn offer_says(locale: &Locale, offer: &Offer) -> String {
    match offer.draft.base {
        // What a duty is about stands in its name.
        Command::Conduct(ConductCommand::DutyDone { .. }) => String::new(),
        Command::Round(RoundCommand::WithdrawPlayer { .. }) => locale.say("offer-withdraw-says"),
        _ => locale.rule(&offer.says),
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
