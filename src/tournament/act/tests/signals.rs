//! Signals that everybody must hear: due to the millisecond, once, and as long as they say what is true.

use super::*;
use crate::rules::ClockPower;
use crate::tournament::command::ClockCommand;
use crate::tournament::event::{Event, RoundEvent};
use crate::tournament::parts::Dated;
use crate::tournament::signals;

/// A moment of the first round, from its beginning.
fn ms(millis: i64) -> At {
    START + Millis(millis)
}

/// The signals that have not been given: which, and how long after the beginning.
fn open(bench: &Bench) -> Vec<(&str, i64)> {
    let open = signals(&bench.state, &bench.law).into_iter();
    open.map(|it| (it.signal.value.id.as_str(), it.at.since(START).0)).collect()
}

/// The console gives a signal at a moment: when it was due, or why not.
fn give(bench: &mut Bench, id: &str, millis: i64) -> Result<i64, RoundReason> {
    bench.now = ms(millis);
    let command = Command::Round(RoundCommand::GiveSignal { signal: id.into() });
    match bench.try_as(Role::Clock, &command) {
        Ok(records) => {
            let [record] = records.as_slice() else { panic!("{records:?}") };
            bench.state.apply(record);
            let Event::Round(RoundEvent::SignalGiven { due, .. }) = &record.event else {
                panic!("{record:?}")
            };
            assert_eq!(record.cite.len(), 1);
            Ok(due.since(START).0)
        }
        Err(refusal) => {
            assert!(refusal.cite.is_some(), "{refusal:?}");
            let Reason::Round(why) = *refusal.why else { panic!("{refusal:?}") };
            Err(why)
        }
    }
}

fn early(signal: &str, left: i64) -> Result<i64, RoundReason> {
    Err(RoundReason::SignalTooEarly { signal: signal.into(), left: Millis(left) })
}

fn not_due(signal: &str) -> Result<i64, RoundReason> {
    Err(RoundReason::SignalNotDue { signal: signal.into() })
}

const BEGIN: &str = "pokyn k zahájení hry";
const END: &str = "konec základní hrací doby";
const FORTY: i64 = 2_400_000;

#[test]
fn the_rounds_time_begins_and_ends_with_a_gong_each_given_once() {
    let mut bench = Bench::new("cas-2009");
    assert!(open(&bench).is_empty());
    assert_eq!(give(&mut bench, "start", 0), not_due(BEGIN));
    bench.give(&Command::Round(RoundCommand::StartPlay {}));
    assert_eq!(open(&bench), [("start", 0), ("session_end", FORTY)]);
    assert_eq!(give(&mut bench, "start", 0), Ok(0));
    assert_eq!(give(&mut bench, "start", 0), not_due(BEGIN), "another console was first");
    assert_eq!(give(&mut bench, "session_end", FORTY - 1), early(END, 1));
    assert_eq!(give(&mut bench, "session_end", FORTY), Ok(FORTY));
    assert_eq!(give(&mut bench, "session_end", FORTY), not_due(END));
    assert!(open(&bench).is_empty());
    // The next round has its own.
    let pairing = Pairing { table: TABLE, a: "Beno".into(), b: "Anna".into() };
    bench.give(&Command::start_round(Round(2), vec![pairing]).anyway("so it is"));
    assert!(open(&bench).is_empty());
    bench.now = ms(3_000_000);
    bench.give(&Command::Round(RoundCommand::StartPlay {}));
    assert_eq!(open(&bench), [("start", 3_000_000), ("session_end", 3_000_000 + FORTY)]);
}

#[test]
fn a_signal_is_not_given_when_it_would_say_what_is_not_so() {
    // A late gong at the beginning would be taken for the one at the end.
    for (millis, given) in [(9_999, Ok(0)), (10_000, not_due(BEGIN))] {
        let mut bench = Bench::started("cas-2009");
        assert_eq!(give(&mut bench, "start", millis), given);
    }
    for (late, given) in [(119_999, Ok(FORTY)), (120_000, not_due(END))] {
        let mut bench = Bench::started("cas-2009");
        assert_eq!(give(&mut bench, "session_end", FORTY + late), given);
    }
    // Where nobody plays any more, nothing ends.
    let mut bench = Bench::started("cas-2009");
    bench.game().started_at = None;
    assert_eq!(give(&mut bench, "session_end", FORTY), not_due(END));
}

#[test]
fn a_start_that_is_put_right_moves_the_end_and_is_not_heard_again() {
    let mut bench = Bench::started("cas-2009");
    assert_eq!(give(&mut bench, "start", 0), Ok(0));
    let later = |by: i64| {
        let reason = "the laptop was ahead".into();
        Command::Round(RoundCommand::Redate { what: Dated::Signal, shift: Millis(by), reason })
    };
    bench.now = ms(5_000);
    bench.give(&later(3_000));
    assert_eq!(open(&bench), [("session_end", FORTY + 3_000)]);
    assert_eq!(give(&mut bench, "session_end", FORTY + 3_000), Ok(FORTY + 3_000));
    // Given too early by what was known then: it is given when it is due.
    bench.give(&later(60_000));
    assert_eq!(open(&bench), [("session_end", FORTY + 63_000)]);
}

#[test]
fn the_countdown_is_called_where_the_regulation_says_and_ends_with_a_tone() {
    const CALL: &str = "υπόλοιπο 30 δευτερολέπτων";
    const UP: &str = "λήξη του χρόνου";
    let mut bench = Bench::started("pes-duplicate");
    let timer = |stop: bool| {
        Command::Clock(ClockCommand::OrderClock {
            table: TABLE,
            power: ClockPower::CentralTimer,
            side: None,
            amount: stop.then_some(Millis(0)),
            reason: "γύρος".into(),
        })
    };
    assert!(open(&bench).is_empty(), "the start of the game is no signal here");
    bench.give(&timer(false));
    assert_eq!(open(&bench), [("call", 150_000), ("time_up", 180_000)]);
    assert_eq!(give(&mut bench, "call", 149_999), early(CALL, 1));
    assert_eq!(give(&mut bench, "call", 150_000), Ok(150_000));
    assert_eq!(give(&mut bench, "time_up", 179_999), early(UP, 1));
    assert_eq!(give(&mut bench, "time_up", 180_000), Ok(180_000));
    // The next one has its own call, which is true until the end; stopped, it has none.
    bench.give(&timer(false));
    assert_eq!(open(&bench), [("call", 330_000), ("time_up", 360_000)]);
    bench.now = ms(200_000);
    bench.give(&timer(true));
    assert!(open(&bench).is_empty());
    assert_eq!(give(&mut bench, "call", 330_000), not_due(CALL));
    bench.give(&timer(false));
    assert_eq!(give(&mut bench, "call", 510_000), not_due(CALL), "time is over");
    assert_eq!(give(&mut bench, "time_up", 510_000), Ok(510_000));
}

#[test]
fn what_a_regulation_does_not_ask_for_is_refused_by_name() {
    for id in ["tso-2017", "sss-2022", "sss-online", "pes-classic"] {
        let bench = Bench::started(id);
        assert!(open(&bench).is_empty(), "{id}");
        let command = Command::Round(RoundCommand::GiveSignal { signal: "start".into() });
        let refusal = bench.try_as(Role::Clock, &command).expect_err("no signal");
        assert_eq!(refusal.code(), RefusalCode::Unknown, "{id}");
    }
}
