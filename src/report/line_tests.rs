//! A line for every kind of event.

use crate::clock::{GiveUp, Notice, Order, Suspect};
use crate::domain::{
    At, ClockId, Digest, OpId, Points, Role, Round, Seq, Side, Signature, SignerKey, SlipId, TableId,
};
use crate::lexicon::{Adoption, Binding, SourceRef};
use crate::report::consequence_line;
use crate::rules::{Excluded, Turn};
use crate::tournament::{
    ClockEvent, GeneralReason, HeadSigned, OrderKind, OrderPlaced, Pairing, Player, RoundEvent, RoundStarted,
    Route, SetupEvent, SlipEvent, SlipSource, Worked,
};

use super::*;

fn list() -> SourceRef {
    let digest = Digest::of(b"a set");
    SourceRef {
        list: "sk-pravopis".into(),
        name: "Pravopis".into(),
        edition: "2026".into(),
        digest,
        tiles: None,
    }
}

fn signed(name: &str) -> Event {
    Event::Setup(SetupEvent::HeadSigned(HeadSigned {
        entry: Seq(1_204),
        head: Digest([5; 32]),
        role: Role::HeadReferee,
        name: name.to_owned(),
        key: SignerKey([0x4f; 32]),
        signature: Signature([9; 64]),
    }))
}

fn system_clock(ahead: i64) -> Event {
    Event::Setup(SetupEvent::SystemClockNoted { ahead: Millis(ahead), since: None })
}

/// An event of every kind whose sentence has choices of its own.
#[expect(clippy::too_many_lines, reason = "an event of each kind")]
fn events() -> Vec<Event> {
    let (slip, table, op, clock) = (SlipId(7), TableId(3), OpId(9), ClockId(3));
    let placed = |order: Order, route: Route| {
        Event::Clock(ClockEvent::OrderPlaced(OrderPlaced {
            why: None,
            cause: None,
            takes_back: None,
            hindrance: None,
            op,
            table,
            slip: None,
            wish: OrderKind::Clock { order },
            route,
            reason: "fire alarm".into(),
        }))
    };
    let radio = Route::Clock { clock };
    let noted = |note: ClockNote| Event::Clock(ClockEvent::ClockNoted { table, clock, note });
    let address = "DE:AD:BE:EF:00:01";
    let forged = |clocks: Vec<ClockId>, rssi| {
        Event::Clock(ClockEvent::ForgeriesNoted { clocks, frames: 9_000, address: address.into(), rssi })
    };
    vec![
        Event::Setup(SetupEvent::PlayersEntered { players: Vec::new() }),
        Event::Setup(SetupEvent::EntryAmended { player: Player::named("Nováková") }),
        Event::Setup(SetupEvent::EntryStruck { player: "Nováková".to_owned() }),
        signed(""),
        signed("Jana Nová"),
        system_clock(3_600_000),
        system_clock(-87_001_000),
        system_clock(0),
        Event::Setup(SetupEvent::ListAdopted {
            adoption: Adoption {
                source: list(),
                tiles: (4, 15),
                decides: Binding::Alone,
                reason: "B6 is late".into(),
            },
        }),
        Event::Setup(SetupEvent::ListDropped { source: list(), reason: "B6 has come".into() }),
        Event::Setup(SetupEvent::ConstantsSet {
            order: "turcas".into(),
            constants: [("a", "0.5"), ("b", "-1.25")]
                .into_iter()
                .filter_map(|(name, value)| Some((name.to_owned(), value.parse().ok()?)))
                .collect(),
        }),
        Event::Setup(SetupEvent::LexiconFrozen { lists: vec![list(), list()] }),
        Event::Setup(SetupEvent::LexiconFrozen { lists: Vec::new() }),
        Event::Setup(SetupEvent::ClockFitted { table, clock: Some(clock), profile: "open".into() }),
        Event::Setup(SetupEvent::ClockFitted { table, clock: None, profile: "none".into() }),
        Event::Round(RoundEvent::RoundStarted(RoundStarted {
            round: Round(1),
            pairings: vec![Pairing { table, a: "Nováková".into(), b: "Kováč".into() }],
            drawn_at: At(0),
            begins_at: None,
            late_base: None,
            byes: Vec::new(),
            missed: Vec::new(),
            lot: None,
            supervised: Vec::new(),
            session: None,
            last_round: false,
            waits: true,
            unfinished: Vec::new(),
            anyway: None,
        })),
        Event::Slip(SlipEvent::HoldTaken { table, side: Side::A, said_at: At(0), since_press: None }),
        Event::Slip(SlipEvent::SlipRefused {
            table,
            challenger: Side::B,
            since_press: None,
            source: SlipSource::Desk,
            why: Box::new(GeneralReason::NoTable { table }.into()),
        }),
        Event::Slip(SlipEvent::SlipClaimed { slip, station: "desk".into() }),
        Event::Slip(SlipEvent::SlipReleased { slip }),
        Event::Slip(SlipEvent::WordsEntered { slip, words: vec!["KÔŇ".into(), "ŤUHÝK".into()] }),
        Event::Slip(SlipEvent::SpellingConfirmed { slip }),
        Event::Slip(SlipEvent::Escalated {
            slip,
            findings: Vec::new(),
            needs_slip: true,
            ruled_before: Vec::new(),
        }),
        Event::Slip(SlipEvent::Escalated {
            slip,
            findings: Vec::new(),
            needs_slip: false,
            ruled_before: Vec::new(),
        }),
        Event::Slip(SlipEvent::VerdictGiven {
            slip,
            words: Vec::new(),
            upheld: true,
            consequences: Vec::new(),
        }),
        Event::Slip(SlipEvent::Conceded { slip, consequences: Vec::new() }),
        Event::Slip(SlipEvent::SlipWithdrawn { slip, mistaken: false, moot: false }),
        Event::Slip(SlipEvent::SlipWithdrawn { slip, mistaken: false, moot: true }),
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
        Event::Slip(SlipEvent::SlipMatched {
            slip,
            since_press: Some(Millis(2_900)),
            source: SlipSource::Desk,
        }),
        Event::Clock(ClockEvent::OrderTried { op, memory: 1, number: None, key: None }),
        Event::Clock(ClockEvent::OrderConfirmed { op }),
        Event::Clock(ClockEvent::OrderUnconfirmed { op, why: GiveUp::MemoryForgotten }),
        Event::Clock(ClockEvent::OrderSettled { op }),
        Event::Slip(SlipEvent::Announced { slip }),
        forged((1..=120).map(ClockId).collect(), Some(-48)),
        forged(vec![ClockId(7)], None),
        noted(ClockNote::TimeOut { side: Side::A }),
        noted(ClockNote::Rebooted),
        noted(ClockNote::Finished { over_a: Millis(0), over_b: Millis::secs(41) }),
        noted(ClockNote::Suspect { why: Suspect::BadTag }),
        noted(ClockNote::BeforeRound { side: Side::B, hold: false, at: At(1_768_035_600_000) }),
        noted(ClockNote::BeforeRound { side: Side::A, hold: true, at: At(1_768_035_600_000) }),
    ]
}

#[test]
fn every_event_has_a_line() {
    let locale = Locale::english();
    let players = ["Nováková".to_owned(), "Kováč".to_owned()];
    let lines: Vec<String> =
        events().iter().map(|one| event(locale, one, PlayerNames(Some(&players)))).collect();
    insta::assert_snapshot!(lines.join("\n"));
}

/// Everything that may follow, each once.
fn remedies() -> Vec<Worked> {
    let side = Side::A;
    vec![
        Worked::Cross { side },
        Worked::Points { side, points: Points(-1) },
        Worked::SetScore { score: Points(24) },
        Worked::Rescore { side, points: Points(-6) },
        Worked::CorrectScore,
        Worked::CorrectRecord,
        Worked::VoidResult,
        Worked::WithdrawPlay,
        Worked::ResetMove,
        Worked::LoseTurn { side, turn: Turn::This },
        Worked::LoseTurn { side, turn: Turn::Next },
        Worked::RestartClock { side: Some(side), fresh: false, by: None },
        Worked::RestartClock { side: None, fresh: true, by: Some(Side::B) },
        Worked::Clock { order: Order::Add { side, amount: Millis::secs(120) } },
        Worked::Count { side: Some(side), counter: "warnings".into() },
        Worked::Award { award: "no_show".into(), against: Some(side) },
        Worked::Award { award: "nobody_came".into(), against: None },
        Worked::Exclude { side: Some(side), from: Excluded::Event },
        Worked::Exclude { side: Some(side), from: Excluded::Round },
        Worked::Procedure { procedure: "too_many_tiles".into() },
        Worked::Relook,
        Worked::AnnulMove { side },
        Worked::Table { side: Some(side), halves: -2, scored: Points(-400), spread: Points(-100) },
        Worked::Say { text: "The opponent turns up 3 tiles.".into() },
    ]
}

#[test]
fn every_remedy_has_words() {
    let locale = Locale::english();
    let players = ["Nováková".to_owned(), "Kováč".to_owned()];
    let lines: Vec<String> =
        remedies().iter().map(|one| consequence_line(locale, one, PlayerNames(Some(&players)))).collect();
    assert!(lines.iter().all(|line| !line.is_empty() && !line.contains('⟨')), "{lines:?}");
    insta::assert_snapshot!(lines.join("\n"));
}
