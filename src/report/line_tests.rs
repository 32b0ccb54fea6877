//! A line for every kind of event.

use crate::clock::{Notice, Order};
use crate::domain::{At, ClockId, OpId, Points, Round, Side, SlipId, TableId};
use crate::tournament::{Pairing, Route, SlipSource, Wish};

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
        Event::RoundStarted {
            round: Round(1),
            pairings: vec![Pairing { table, a: "Nováková".into(), b: "Kováč".into() }],
            drawn_at: At(0),
            late_base: None,
            byes: Vec::new(),
            last: false,
            waits: true,
        },
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
    let lines: Vec<String> = events().iter().map(|one| event(&locale, one, Names(Some(&players)))).collect();
    insta::assert_snapshot!(lines.join("\n"));
}
