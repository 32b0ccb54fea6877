//! One line for an event, also for what happened to the event's word lists.

use std::collections::BTreeMap;

use super::affair::cancelled;
use super::pieces::{because, office, words};
use super::reason::{give_up, order_why, suspect};
use super::refused::reason;
use super::say::{PlayerNames, aloud, wish};
use super::{found, say};
use crate::domain::{ClockId, Decimal, Millis};
use crate::lexicon::Binding;
use crate::locale::{Locale, Value};
use crate::tournament::{
    About, ClockEvent, ClockNote, ConductEvent, DuplicateEvent, Event, EventOpened, HeadSigned, OrderPlaced,
    PenaltyImposed, ResultEvent, RevocableAct, RoundEvent, RoundStarted, SetupEvent, SlipEvent, SlipRaised,
    TakenBack, VerdictBy, WordVerdict,
};

/// So many clocks are named one by one.
const FEW: usize = 3;

/// One line that says what happened. Player names make it readable where they are known.
pub fn event(locale: &Locale, event: &Event, names: PlayerNames<'_>) -> String {
    event_about(locale, event, names, &About::Nothing)
}

/// The constants of an order of standings.
fn numbers(locale: &Locale, order: &str, constants: &BTreeMap<String, Decimal>) -> String {
    let one = |(name, it): (&String, &Decimal)| format!("{name} = {}", locale.decimal(&it.to_string()));
    let each = constants.iter().map(one).collect::<Vec<_>>().join("; ");
    locale.with("line-constants-set", &[("order", order.into()), ("constants", (&each).into())])
}

/// The same, where it is known what the event refers to by a number.
pub fn event_about(locale: &Locale, event: &Event, names: PlayerNames<'_>, about: &About) -> String {
    match event {
        Event::Setup(SetupEvent::EventOpened(EventOpened { name, ruleset, .. })) => {
            locale.with("line-event-opened", &[("name", name.into()), ("ruleset", ruleset.into())])
        }
        Event::Setup(SetupEvent::HeadSigned(it)) => signed(locale, it),
        Event::Setup(
            SetupEvent::SystemClockNoted { .. }
            | SetupEvent::TimeCorrected { .. }
            | SetupEvent::ZoneChanged { .. }
            | SetupEvent::OfficerChanged { .. }
            | SetupEvent::WrongPinsNoted { .. },
        ) => console(locale, event),
        Event::Setup(
            SetupEvent::PlayersEntered { .. }
            | SetupEvent::EntryAmended { .. }
            | SetupEvent::EntryStruck { .. },
        ) => entries(locale, event),
        Event::Setup(SetupEvent::ClockFitted { table, clock: Some(clock), .. }) => {
            locale.with("line-clock-fitted", &[("table", table.0.into()), ("clock", clock.0.into())])
        }
        Event::Setup(SetupEvent::ClockFitted { table, clock: None, .. }) => {
            locale.with("line-clock-none", &[("table", table.0.into())])
        }
        Event::Round(RoundEvent::RoundStarted(RoundStarted { round, pairings, missed, anyway, .. })) => {
            let values = [("round", round.0.into()), ("tables", pairings.len().into())];
            // Why it began although something stood against it.
            let why = because(anyway.as_deref().unwrap_or_default());
            let missed = match locale.items(missed.iter().cloned()) {
                names if names.is_empty() => names,
                names => locale.with("line-round-missed", &[("names", (&names).into())]),
            };
            format!("{}{missed}{why}", locale.with("line-round-started", &values))
        }
        Event::Setup(
            SetupEvent::ListAdopted { .. }
            | SetupEvent::ListDropped { .. }
            | SetupEvent::LexiconFrozen { .. },
        ) => lists_line(locale, event),
        Event::Setup(SetupEvent::ConstantsSet { order, constants }) => numbers(locale, order, constants),
        Event::Slip(SlipEvent::Announced { slip }) => {
            locale.with("line-announced", &[("slip", count(slip.0))])
        }
        Event::Clock(
            ClockEvent::OrderPlaced(_)
            | ClockEvent::OrderTried { .. }
            | ClockEvent::OrderConfirmed { .. }
            | ClockEvent::OrderUnconfirmed { .. }
            | ClockEvent::OrderSettled { .. },
        ) => order(locale, event, names, about),
        Event::Clock(ClockEvent::ClockNoted { note, .. }) => noted(locale, note, names),
        Event::Clock(ClockEvent::ForgeriesNoted { clocks, frames, address, rssi }) => {
            forgeries(locale, clocks, *frames, (address, *rssi))
        }
        Event::Slip(
            SlipEvent::HoldTaken { .. }
            | SlipEvent::SlipRaised(_)
            | SlipEvent::SlipMatched { .. }
            | SlipEvent::SlipRefused { .. },
        ) => raised(locale, event, names),
        Event::Conduct(ConductEvent::PenaltyImposed(_)) => penalty(locale, event, names, about),
        Event::Slip(SlipEvent::AllowanceRestored { side, .. }) => {
            locale.with("line-allowance-restored", &[("player", names.of(*side).into())])
        }
        Event::Slip(
            SlipEvent::SlipClaimed { .. }
            | SlipEvent::SlipReleased { .. }
            | SlipEvent::WordsEntered { .. }
            | SlipEvent::SpellingConfirmed { .. }
            | SlipEvent::Escalated { .. }
            | SlipEvent::VerdictGiven { .. }
            | SlipEvent::Conceded { .. }
            | SlipEvent::SlipWithdrawn { .. },
        ) => slip(locale, event),
        Event::Conduct(ConductEvent::TakenBack(it)) => taken_back(locale, it, names, about),
        event => super::affair::line(locale, event, names, about),
    }
}

/// The line of something that may be taken back, without the reason that somebody wrote and without what followed.
pub(super) fn noted_line(locale: &Locale, what: &RevocableAct, names: PlayerNames<'_>) -> String {
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
    event_about(locale, &event, names, &what.about)
}

/// Says what was taken back, in which entry it stood, and the reason.
fn taken_back(locale: &Locale, it: &TakenBack, names: PlayerNames<'_>, about: &About) -> String {
    let entry = it.entry.0.to_string();
    let line = if let About::TakenBack(noted) = about {
        let what = noted_line(locale, noted, names);
        locale.with("line-taken-back", &[("what", Value::from(&what)), ("entry", Value::Text(&entry))])
    } else {
        locale.with("line-taken-back-entry", &[("entry", Value::Text(&entry))])
    };
    cancelled(locale, format!("{line}{}", because(&it.reason)), &it.cancelled)
}

/// Frames in the name of clocks that did not send them: how many, and from where they came (RSSI in dBm).
fn forgeries(
    locale: &Locale,
    clocks: &[ClockId],
    frames: u32,
    (address, rssi): (&str, Option<i16>),
) -> String {
    let mut few: Vec<String> = clocks.iter().take(FEW).map(ClockId::to_string).collect();
    few.extend((clocks.len() > FEW).then(|| "…".to_owned()));
    let few = few.join(", ");
    let from = rssi.map_or_else(
        || address.to_owned(),
        |rssi| {
            let rssi = rssi.to_string();
            locale.with("line-forgeries-at", &[("address", address.into()), ("rssi", (&rssi).into())])
        },
    );
    let values = [
        ("frames", frames.into()),
        ("clocks", clocks.len().into()),
        ("few", (&few).into()),
        ("address", (&from).into()),
    ];
    locale.with("line-forgeries", &values)
}

/// What became of the entries of players.
fn entries(locale: &Locale, event: &Event) -> String {
    match event {
        Event::Setup(SetupEvent::PlayersEntered { players }) => {
            let line = locale.with("line-players-entered", &[("count", players.len().into())]);
            // Whoever comes late is looked for by name; a whole list would be no line.
            let names = players.iter().map(|player| player.name.as_str());
            if (1..=3).contains(&players.len()) { format!("{line}: {}", locale.items(names)) } else { line }
        }
        Event::Setup(SetupEvent::EntryAmended { player }) => {
            locale.with("line-entry-amended", &[("player", (&player.name).into())])
        }
        Event::Setup(SetupEvent::EntryStruck { player }) => {
            locale.with("line-entry-struck", &[("player", player.into())])
        }
        _ => String::new(),
    }
}

/// What is noted of a console: its clock, who sits there, wrong PINs.
fn console(locale: &Locale, event: &Event) -> String {
    match event {
        Event::Setup(SetupEvent::SystemClockNoted { ahead, .. }) => {
            let id = match ahead.0 {
                0 => "line-clock-right",
                1.. => "line-clock-ahead",
                _ => "line-clock-behind",
            };
            locale.with(id, &[("time", Value::Text(&ahead.hours()))])
        }
        Event::Setup(SetupEvent::TimeCorrected { shift, reason, .. }) => {
            let id = if shift.0 < 0 { "line-time-back" } else { "line-time-forward" };
            locale.with(id, &[("time", (&shift.hours()).into())]) + &because(reason)
        }
        Event::Setup(SetupEvent::ZoneChanged { zone, before }) => {
            let values = [("zone", &zone.name()), ("before", &before.name())];
            locale.with("line-zone", &values.map(|(name, value)| (name, value.into())))
        }
        Event::Setup(SetupEvent::OfficerChanged { before: Some(before) }) => {
            locale.with("line-officer-changed", &[("before", (&office(locale, *before)).into())])
        }
        Event::Setup(SetupEvent::WrongPinsNoted { office: of, tries }) => {
            let of = office(locale, *of);
            locale.with("line-wrong-pins", &[("office", (&of).into()), ("tries", (*tries).into())])
        }
        _ => locale.say("line-sat-down"),
    }
}

fn signed(locale: &Locale, it: &HeadSigned) -> String {
    let (entry, role, key) = (it.entry.0.to_string(), office(locale, it.role), it.key.fingerprint());
    let name = if it.name.is_empty() { "none" } else { &it.name };
    let values = [
        ("entry", Value::Text(&entry)),
        ("role", Value::Text(&role)),
        ("name", Value::Text(name)),
        ("key", Value::Text(&key)),
    ];
    locale.with("line-head-signed", &values)
}

fn count(number: u32) -> Value<'static> {
    Value::Count(i64::from(number))
}

/// How long after the press something was said.
pub fn after(locale: &Locale, since: Option<Millis>) -> String {
    since.map_or_else(
        || locale.say("after-unmeasured"),
        |since| locale.with("after-press", &[("seconds", Value::Text(&locale.decimal(&since.tenths())))]),
    )
}

fn raised(locale: &Locale, event: &Event, names: PlayerNames<'_>) -> String {
    match event {
        Event::Slip(SlipEvent::HoldTaken { side, since_press, .. }) => {
            let after = after(locale, *since_press);
            locale.with("line-hold", &[("player", names.of(*side).into()), ("after", (&after).into())])
        }
        Event::Slip(SlipEvent::SlipRaised(SlipRaised { slip, challenger, since_press, .. })) => {
            let after = after(locale, *since_press);
            let player = names.of(*challenger).into();
            let values = [("slip", count(slip.0)), ("player", player), ("after", (&after).into())];
            locale.with("line-raised", &values)
        }
        Event::Slip(SlipEvent::SlipMatched { slip, since_press, .. }) => {
            let after = after(locale, *since_press);
            locale.with("line-matched", &[("slip", count(slip.0)), ("after", (&after).into())])
        }
        Event::Slip(SlipEvent::SlipRefused { challenger, why, .. }) => {
            let player = names.of(*challenger);
            let why = reason(locale, why).what;
            locale.with("line-refused", &[("player", player.into()), ("why", (&why).into())])
        }
        _ => String::new(),
    }
}

fn slip(locale: &Locale, event: &Event) -> String {
    let of = |id: &str, slip: u32| locale.with(id, &[("slip", count(slip))]);
    match event {
        Event::Slip(SlipEvent::SlipClaimed { slip, station }) => locale.with(
            "line-claimed",
            &[("slip", count(slip.0)), ("station", (&*super::station(locale, station)).into())],
        ),
        Event::Slip(SlipEvent::SlipReleased { slip }) => of("line-released", slip.0),
        Event::Slip(SlipEvent::WordsEntered { slip, words }) => {
            let words = words.join(", ");
            locale.with("line-words", &[("slip", count(slip.0)), ("words", (&words).into())])
        }
        Event::Slip(SlipEvent::SpellingConfirmed { slip }) => of("line-confirmed", slip.0),
        Event::Slip(SlipEvent::Escalated { slip, needs_slip, .. }) => {
            of(if *needs_slip { "line-escalated-slip" } else { "line-escalated" }, slip.0)
        }
        Event::Slip(SlipEvent::VerdictGiven { slip, words: verdicts, upheld, .. }) => {
            let words = words(verdicts);
            let id = if *upheld { "line-upheld" } else { "line-rejected" };
            let line = locale.with(id, &[("slip", count(slip.0)), ("words", (&words).into())]);
            locale.items(std::iter::once(line).chain(adopted(locale, verdicts)))
        }
        Event::Slip(SlipEvent::Conceded { slip, .. }) => of("line-conceded", slip.0),
        Event::Slip(SlipEvent::SlipWithdrawn { slip, moot: true, .. }) => of("line-moot", slip.0),
        Event::Slip(SlipEvent::SlipWithdrawn { slip, mistaken, .. }) => {
            of(if *mistaken { "line-mistaken" } else { "line-withdrawn" }, slip.0)
        }
        _ => String::new(),
    }
}

/// Which of the deciding lists were adopted by the organiser, and why, each once.
fn adopted(locale: &Locale, verdicts: &[WordVerdict]) -> Vec<String> {
    let mut told = Vec::new();
    for verdict in verdicts {
        let VerdictBy::Adopted { source, reason } = &verdict.by else { continue };
        let source = found::source(locale, source);
        let line = locale.with("slip-adopted", &[("source", (&source).into()), ("reason", reason.into())]);
        if !told.contains(&line) {
            told.push(line);
        }
    }
    told
}

fn penalty(locale: &Locale, event: &Event, names: PlayerNames<'_>, about: &About) -> String {
    let Event::Conduct(ConductEvent::PenaltyImposed(PenaltyImposed {
        side,
        free,
        points,
        crosses,
        turns_lost,
        credited,
        ..
    })) = event
    else {
        return String::new();
    };
    let of = if let About::Allowance(of) = about { *of } else { 0 };
    let players = (names.of(*side), names.of(side.other()));
    let (points, counted) = ((*points, *credited), (*crosses, *turns_lost));
    say::penalty_and_credit(locale, players, (*free, of), points, counted)
}

fn order(locale: &Locale, event: &Event, names: PlayerNames<'_>, about: &About) -> String {
    // What it was, where it is known; a bare number tells nobody anything.
    let what = match about {
        About::Order(asked, players) => {
            let names = PlayerNames(Some(players));
            format!(": {}", wish(locale, asked, asked.side().map_or("", |side| names.of(side))))
        }
        _ => String::new(),
    };
    let of = |id: &str, op: u32| format!("{}{what}", locale.with(id, &[("op", count(op))]));
    match event {
        Event::Clock(ClockEvent::OrderPlaced(OrderPlaced { op, wish: what, route, reason, why, .. })) => {
            let player = what.side().map_or("", |side| names.of(side));
            let (id, text) = match route {
                crate::tournament::Route::Clock { .. } => ("line-order", wish(locale, what, player)),
                crate::tournament::Route::ByHand => ("line-order-aloud", aloud(locale, what, player)),
            };
            let mut line = locale.with(id, &[("op", count(op.0)), ("what", (&text).into())]);
            let why = why.as_ref().map(|why| order_why(locale, why)).unwrap_or_default();
            line.push_str(&because(if reason.is_empty() { &why } else { reason }));
            line
        }
        Event::Clock(ClockEvent::OrderTried { op, .. }) => of("line-order-tried", op.0),
        Event::Clock(ClockEvent::OrderConfirmed { op }) => of("line-order-confirmed", op.0),
        Event::Clock(ClockEvent::OrderUnconfirmed { op, why }) => {
            let why = give_up(locale, why);
            let line = locale.with("line-order-unreached", &[("op", count(op.0)), ("why", (&why).into())]);
            format!("{line}{what}")
        }
        Event::Clock(ClockEvent::OrderSettled { op }) => of("line-order-settled", op.0),
        _ => String::new(),
    }
}

fn noted(locale: &Locale, note: &ClockNote, names: PlayerNames<'_>) -> String {
    match note {
        ClockNote::TimeOut { side } => locale.with("line-time-out", &[("player", names.of(*side).into())]),
        ClockNote::Rebooted => locale.say("line-rebooted"),
        ClockNote::Finished { over_a, over_b } => {
            let (a, b) = (over_a.age(), over_b.age());
            locale.with("line-finished", &[("a", (&a).into()), ("b", (&b).into())])
        }
        ClockNote::Vouched => locale.say("line-vouched"),
        ClockNote::BeforeRound { side, hold, at } => {
            let id = if *hold { "line-hold-before" } else { "line-challenge-before" };
            let at = at.to_string();
            locale.with(id, &[("player", names.of(*side).into()), ("at", (&at).into())])
        }
        ClockNote::Suspect { why } => {
            locale.with("line-suspect", &[("why", (&suspect(locale, *why)).into())])
        }
    }
}

#[cfg(test)]
#[path = "line_tests.rs"]
mod tests;

/// One line for a list that was adopted or dropped, and for the lists that were fixed.
pub(super) fn lists_line(locale: &Locale, event: &Event) -> String {
    match event {
        Event::Setup(SetupEvent::ListAdopted { adoption }) => {
            let source = found::source(locale, &adoption.source);
            let (from, to) = adoption.tiles;
            let decides = binding(locale, adoption.decides);
            let values = [
                ("source", Value::Text(&source)),
                ("from", Value::from(u16::from(from))),
                ("to", Value::from(u16::from(to))),
                ("decides", Value::Text(&decides)),
                ("reason", Value::from(&adoption.reason)),
            ];
            locale.with("line-list-adopted", &values)
        }
        Event::Setup(SetupEvent::ListDropped { source, reason }) => {
            let source = found::source(locale, source);
            locale.with("line-list-dropped", &[("source", Value::Text(&source)), ("reason", reason.into())])
        }
        Event::Setup(SetupEvent::LexiconFrozen { lists }) => {
            let line = locale.with("line-lists-frozen", &[("count", lists.len().into())]);
            let lists: Vec<String> =
                lists.iter().map(|list| format!("{list} ({})", list.digest.short())).collect();
            if lists.is_empty() { line } else { format!("{line}: {}", locale.items(lists)) }
        }
        _ => String::new(),
    }
}

/// What an adopted list decides.
pub fn binding(locale: &Locale, binding: Binding) -> String {
    locale.say(match binding {
        Binding::Alone => "binding-alone",
        Binding::IfListed => "binding-if-listed",
    })
}
