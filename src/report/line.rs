//! One line for an event.

use crate::domain::Millis;
use crate::locale::{Locale, Value};
use crate::tournament::{ClockNote, Event};

use super::say::{Names, aloud, wish, words};

/// One line that says what happened. Player names make it readable where they are known.
pub fn event(locale: &Locale, event: &Event, names: Names<'_>) -> String {
    match event {
        Event::EventOpened { name, ruleset, .. } => {
            locale.with("line-event-opened", &[("name", name.into()), ("ruleset", ruleset.into())])
        }
        Event::PlayersEntered { players } => {
            locale.with("line-players-entered", &[("count", players.len().into())])
        }
        Event::ClockFitted { table, clock: Some(clock), .. } => {
            locale.with("line-clock-fitted", &[("table", table.0.into()), ("clock", clock.0.into())])
        }
        Event::ClockFitted { table, clock: None, .. } => {
            locale.with("line-clock-none", &[("table", table.0.into())])
        }
        Event::RoundStarted { round, pairings } => {
            let tables = pairings.len();
            locale.with("line-round-started", &[("round", round.0.into()), ("tables", tables.into())])
        }
        Event::Announced { slip } => locale.with("line-announced", &[("slip", count(slip.0))]),
        Event::OrderPlaced { .. }
        | Event::OrderTried { .. }
        | Event::OrderConfirmed { .. }
        | Event::OrderUnconfirmed { .. }
        | Event::OrderSettled { .. } => order(locale, event, names),
        Event::ClockNoted { note, .. } => noted(locale, note, names),
        Event::HoldTaken { .. }
        | Event::SlipRaised { .. }
        | Event::SlipMatched { .. }
        | Event::SlipRefused { .. } => raised(locale, event, names),
        Event::PenaltyImposed { .. } => penalty(locale, event, names),
        Event::AllowanceRestored { side, .. } => {
            locale.with("line-allowance-restored", &[("player", names.of(*side).into())])
        }
        Event::SlipClaimed { .. }
        | Event::SlipReleased { .. }
        | Event::WordsEntered { .. }
        | Event::SpellingConfirmed { .. }
        | Event::Escalated { .. }
        | Event::VerdictGiven { .. }
        | Event::Conceded { .. }
        | Event::SlipWithdrawn { .. } => slip(locale, event),
    }
}

fn count(number: u32) -> Value<'static> {
    Value::Count(i64::from(number))
}

/// How long after the press something was said.
pub fn after(locale: &Locale, since: Option<Millis>) -> String {
    since.map_or_else(
        || locale.say("after-unmeasured"),
        |since| locale.with("after-press", &[("seconds", Value::Text(&since.tenths()))]),
    )
}

fn raised(locale: &Locale, event: &Event, names: Names<'_>) -> String {
    match event {
        Event::HoldTaken { side, since_press, .. } => {
            let after = after(locale, *since_press);
            locale.with("line-hold", &[("player", names.of(*side).into()), ("after", (&after).into())])
        }
        Event::SlipRaised { slip, challenger, since_press, .. } => {
            let after = after(locale, *since_press);
            let player = names.of(*challenger).into();
            let values = [("slip", count(slip.0)), ("player", player), ("after", (&after).into())];
            locale.with("line-raised", &values)
        }
        Event::SlipMatched { slip, since_press, .. } => {
            let after = after(locale, *since_press);
            locale.with("line-matched", &[("slip", count(slip.0)), ("after", (&after).into())])
        }
        Event::SlipRefused { challenger, why, .. } => {
            let player = names.of(*challenger);
            locale.with("line-refused", &[("player", player.into()), ("why", why.into())])
        }
        _ => String::new(),
    }
}

fn slip(locale: &Locale, event: &Event) -> String {
    let of = |id: &str, slip: u32| locale.with(id, &[("slip", count(slip))]);
    match event {
        Event::SlipClaimed { slip, station } => {
            locale.with("line-claimed", &[("slip", count(slip.0)), ("station", station.into())])
        }
        Event::SlipReleased { slip } => of("line-released", slip.0),
        Event::WordsEntered { slip, words } => {
            let words = words.join(", ");
            locale.with("line-words", &[("slip", count(slip.0)), ("words", (&words).into())])
        }
        Event::SpellingConfirmed { slip } => of("line-confirmed", slip.0),
        Event::Escalated { slip, needs_slip, .. } => {
            of(if *needs_slip { "line-escalated-slip" } else { "line-escalated" }, slip.0)
        }
        Event::VerdictGiven { slip, words: verdicts, upheld, .. } => {
            let words = words(verdicts);
            let id = if *upheld { "line-upheld" } else { "line-rejected" };
            locale.with(id, &[("slip", count(slip.0)), ("words", (&words).into())])
        }
        Event::Conceded { slip, .. } => of("line-conceded", slip.0),
        Event::SlipWithdrawn { slip } => of("line-withdrawn", slip.0),
        _ => String::new(),
    }
}

fn penalty(locale: &Locale, event: &Event, names: Names<'_>) -> String {
    let Event::PenaltyImposed { side, free, points, crosses, turns_lost, .. } = event else {
        return String::new();
    };
    super::say::penalty(locale, names.of(*side), *free, *points, (*crosses, *turns_lost))
}

fn order(locale: &Locale, event: &Event, names: Names<'_>) -> String {
    let of = |id: &str, op: u32| locale.with(id, &[("op", count(op))]);
    match event {
        Event::OrderPlaced { op, wish: what, route, reason, .. } => {
            let player = what.side().map_or("", |side| names.of(side));
            let (id, text) = match route {
                crate::tournament::Route::Clock { .. } => ("line-order", wish(locale, what, player)),
                crate::tournament::Route::ByHand => ("line-order-aloud", aloud(locale, what, player)),
            };
            let mut line = locale.with(id, &[("op", count(op.0)), ("what", (&text).into())]);
            if !reason.is_empty() {
                line.push_str(" — ");
                line.push_str(reason);
            }
            line
        }
        Event::OrderTried { op, .. } => of("line-order-tried", op.0),
        Event::OrderConfirmed { op } => of("line-order-confirmed", op.0),
        Event::OrderUnconfirmed { op, why } => {
            locale.with("line-order-unreached", &[("op", count(op.0)), ("why", why.into())])
        }
        Event::OrderSettled { op } => of("line-order-settled", op.0),
        _ => String::new(),
    }
}

fn noted(locale: &Locale, note: &ClockNote, names: Names<'_>) -> String {
    match note {
        ClockNote::TimeOut { side } => locale.with("line-time-out", &[("player", names.of(*side).into())]),
        ClockNote::Rebooted => locale.say("line-rebooted"),
        ClockNote::Finished { over_a, over_b } => {
            let (a, b) = (over_a.age(), over_b.age());
            locale.with("line-finished", &[("a", (&a).into()), ("b", (&b).into())])
        }
        ClockNote::Suspect { why } => locale.with("line-suspect", &[("why", why.into())]),
    }
}

#[cfg(test)]
mod tests {
    use crate::clock::{Notice, Order};
    use crate::domain::{At, ClockId, OpId, Points, Round, Side, SlipId, TableId};
    use crate::tournament::{Route, SlipSource, Wish};

    use super::*;

    /// An event of every kind whose sentence has choices of its own.
    fn events() -> Vec<Event> {
        let (slip, table, op, clock) = (SlipId(7), TableId(3), OpId(9), ClockId(3));
        let why = "the window closed".to_owned();
        let placed = |order: Order, route: Route| Event::OrderPlaced {
            op,
            table,
            slip: None,
            wish: Wish::Clock { order },
            route,
            reason: "fire alarm".into(),
        };
        let radio = Route::Clock { clock };
        let noted = |note: ClockNote| Event::ClockNoted { table, clock, note };
        vec![
            Event::PlayersEntered { players: Vec::new() },
            Event::ClockFitted { table, clock: Some(clock), profile: "open".into() },
            Event::ClockFitted { table, clock: None, profile: "none".into() },
            Event::RoundStarted { round: Round(1), pairings: Vec::new() },
            Event::HoldTaken { table, side: Side::A, said_at: At(0), since_press: None },
            Event::SlipRefused {
                table,
                challenger: Side::B,
                since_press: None,
                source: SlipSource::Desk,
                why: why.clone(),
            },
            Event::SlipClaimed { slip, station: "desk".into() },
            Event::SlipReleased { slip },
            Event::WordsEntered { slip, words: vec!["KÔŇ".into(), "ŤUHÝK".into()] },
            Event::SpellingConfirmed { slip },
            Event::Escalated { slip, findings: Vec::new(), needs_slip: true },
            Event::Escalated { slip, findings: Vec::new(), needs_slip: false },
            Event::VerdictGiven { slip, words: Vec::new(), upheld: true, consequences: Vec::new() },
            Event::Conceded { slip, consequences: Vec::new() },
            Event::SlipWithdrawn { slip },
            placed(Order::Start { side: Side::A }, radio),
            placed(Order::Stop, Route::ByHand),
            placed(Order::ClearNotice, radio),
            placed(Order::Resume { side: Side::B }, radio),
            placed(Order::Acknowledge { event: 4 }, radio),
            placed(Order::ReadEvents { since: 4 }, radio),
            placed(Order::Notice { side: Side::A, notice: Notice::Points(Points(-5)) }, Route::ByHand),
            placed(Order::Notice { side: Side::A, notice: Notice::Points(Points(5)) }, radio),
            placed(Order::Notice { side: Side::A, notice: Notice::Cross }, radio),
            placed(Order::Notice { side: Side::A, notice: Notice::LoseTurn }, Route::ByHand),
            placed(Order::Notice { side: Side::A, notice: Notice::Verdict { upheld: true } }, radio),
            placed(Order::Notice { side: Side::A, notice: Notice::Verdict { upheld: false } }, Route::ByHand),
            placed(Order::SetBoth { budget: Millis::secs(1320) }, radio),
            placed(Order::Add { side: Side::B, amount: Millis::secs(-90) }, radio),
            Event::SlipMatched { slip, since_press: Some(Millis(2_900)), source: SlipSource::Desk },
            Event::OrderTried { op, memory: 1 },
            Event::OrderConfirmed { op },
            Event::OrderUnconfirmed { op, why: why.clone() },
            Event::OrderSettled { op },
            Event::Announced { slip },
            noted(ClockNote::TimeOut { side: Side::A }),
            noted(ClockNote::Rebooted),
            noted(ClockNote::Finished { over_a: Millis(0), over_b: Millis::secs(41) }),
            noted(ClockNote::Suspect { why }),
        ]
    }

    #[test]
    fn every_event_has_a_line() {
        let locale = Locale::english();
        let players = ["Nováková".to_owned(), "Kováč".to_owned()];
        let lines: Vec<String> =
            events().iter().map(|one| event(&locale, one, Names(Some(&players)))).collect();
        insta::assert_snapshot!(lines.join("\n"));
    }
}
