//! What a player with a phone can do to the radio, and what comes of it.

use std::collections::BTreeMap;

use ephor::clock::{Address, Suspect};
use ephor::domain::{At, ClockId, Millis, Side};
use ephor::journal::keep;
use ephor::sim::key;
use ephor::station::{ClockView, Focus, Input, KnownClocks, LinkEvent, RadioEffect, Urgency};
use ephor::tournament::{ClockCommand, ClockEvent, ClockNote, Command, Event, OrderState};

use super::station::{CLOCK, HERE, advert, records};
use super::table::Table;

/// Where the phone is.
const PHONE: &str = "DE:AD:BE:EF:00:01";

impl Table {
    /// The addresses that were called, in order.
    fn called(&self) -> Vec<&str> {
        self.called.iter().map(Address::as_str).collect()
    }

    fn urgency(&self) -> Urgency {
        self.station.snapshot(self.now, &Focus::default()).tables.remove(0).urgency
    }

    fn clock_view(&self) -> ClockView {
        self.station.snapshot(self.now, &Focus::default()).tables.remove(0).clock
    }

    fn clock_events(&self) -> Vec<ClockEvent> {
        let event = |event: Event| if let Event::Clock(event) = event { Some(event) } else { None };
        records(&self.journal).into_iter().filter_map(|record| event(record.event)).collect()
    }
}

#[test]
fn who_repeats_frames_faster_than_they_are_heard_does_not_get_the_connections() {
    for given in [true, false] {
        let mut table = Table::new();
        if given {
            let (keys, given_at) =
                (BTreeMap::from([(CLOCK, key(1, CLOCK))]), BTreeMap::from([(CLOCK, Address::new(HERE))]));
            table.take(Input::Known(KnownClocks { keys, given_at, ..KnownClocks::default() }));
        } else {
            // Once it has answered, it is known where it is.
            table.run(Millis::secs(2));
            table.device.reboot(table.now, false);
            table.run(Millis::secs(5));
        }
        table.called.clear();
        table.phone = Some(Vec::new());
        for _ in 0..50 {
            table.now = table.now + Millis(100);
            let frame = table.device.advertise(table.now).to_vec();
            for address in [PHONE, HERE] {
                table.take(Input::Advert(advert(address, frame.clone())));
            }
        }
        table.judge();
        for _ in 0..600 {
            table.now = table.now + Millis(100);
            let frame = table.device.advertise(table.now).to_vec();
            for address in [PHONE, HERE] {
                table.take(Input::Advert(advert(address, frame.clone())));
            }
            table.take(Input::Tick);
        }
        assert_eq!(table.called().first(), Some(&HERE), "{:?}", table.called());
        assert!(matches!(table.order(), OrderState::Confirmed { .. }), "{:?}", table.order());
        assert_eq!(table.device.notices().len(), 1);
        let told = |event: &ClockEvent| {
            matches!(
                event,
                ClockEvent::ClockNoted { note: ClockNote::Suspect { why: Suspect::SecondDevice }, .. }
            )
        };
        assert!(table.clock_events().iter().any(told), "and it is noticed");
    }
}

#[test]
fn an_order_is_not_written_before_whoever_answers_has_proved_to_be_the_clock() {
    let mut table = Table::new();
    table.phone = Some(Vec::new());
    // All that is heard comes from the phone, which repeats what it hears of the clock elsewhere.
    for _ in 0..20 {
        table.now = table.now + Millis(100);
        let frame = table.device.advertise(table.now).to_vec();
        table.take(Input::Advert(advert(PHONE, frame)));
    }
    table.judge();
    for _ in 0..900 {
        table.now = table.now + Millis(100);
        table.take(Input::Tick);
    }
    assert!(table.called().iter().all(|address| *address == PHONE) && !table.called().is_empty());
    assert!(matches!(table.order(), OrderState::Unconfirmed { .. }), "{:?}", table.order());
    let tried = |event: &ClockEvent| matches!(event, ClockEvent::OrderTried { .. });
    assert!(!table.clock_events().iter().any(tried), "so it is certain that nothing was done");
}

#[test]
fn a_recorded_connection_does_not_bring_a_clock_back_that_an_official_vouches_for() {
    let mut table = Table::new();
    table.run(Millis::secs(2));
    let old = table.device.advertise(table.now).to_vec();
    // The phone has recorded a whole connection: a challenge, what was asked, the answer, the log.
    table.device.press(table.now, Side::A).expect("A moves");
    table.device.challenge(table.now, Side::B).expect("B challenges");
    table.tape = Some(Vec::new());
    table.run(Millis::secs(3));
    let tape = table.tape.take().expect("recorded");
    assert!(tape.iter().any(|event| matches!(event, LinkEvent::Answer { .. })), "{tape:?}");
    let slips = table.station.state().slips.len();
    assert_eq!(slips, 1);
    for _ in 0..100 {
        table.run(Millis(500));
    }
    // An hour later it plays the old frame; the clock itself is far away. The referee looks, and vouches.
    table.now = table.now + Millis::secs(3_600);
    (table.phone, table.far) = (Some(tape), true);
    table.called.clear();
    table.take(Input::Advert(advert(PHONE, old.clone())));
    table.give(Command::Clock(ClockCommand::VouchForClock { clock: CLOCK }));
    let before = table.clock_view();
    for _ in 0..600 {
        table.now = table.now + Millis(100);
        table.take(Input::Advert(advert(PHONE, old.clone())));
        table.take(Input::Tick);
    }
    assert_eq!(table.called().first(), Some(&HERE), "it is called where it is known to be");
    assert!(table.called().contains(&PHONE), "and where its name is used");
    let view = table.clock_view();
    assert!(view.suspect().is_some(), "{view:?}");
    let (ClockView::Heard { left: then, .. }, ClockView::Heard { left: now, .. }) = (before, view) else {
        panic!("it was heard before")
    };
    assert_eq!(then, now, "nothing on the tape is a reading");
    assert_eq!(table.station.state().slips.len(), slips, "and nothing on it a challenge");
}

#[test]
fn an_order_becomes_a_persons_only_when_the_clock_would_not_take_it_any_more() {
    let mut table = Table::new();
    table.run(Millis::secs(3));
    // The proof is answered; the order is held back by whoever stands between, and so is everything after it.
    table.answers = Some(1);
    table.holds = true;
    table.judge();
    let mut given_up = None;
    for _ in 0..900 {
        table.now = table.now + Millis(100);
        table.take(Input::Tick);
        if matches!(table.order(), OrderState::Unconfirmed { .. }) {
            given_up = Some(table.now);
            break;
        }
    }
    let given_up = given_up.expect("a person is asked at last");
    let (held, since) = table.held.last().cloned().expect("something was held back");
    assert!(given_up.since(since) >= Millis(0), "{since:?}");
    for (bytes, _) in table.held.clone() {
        table.device.write(given_up, &bytes);
    }
    table.device.write(given_up, &held);
    assert!(table.device.notices().is_empty(), "what a person does now is not done twice");
}

#[test]
fn nonsense_in_the_name_of_every_clock_is_told_once_and_hides_nothing() {
    let mut table = Table::new();
    table.run(Millis::secs(5));
    let urgency = table.urgency();
    let nonsense = |table: &mut Table, length: Millis| {
        let end = table.now + length;
        while table.now < end {
            table.now = table.now + Millis(50);
            let mut frame = table.device.advertise(table.now).to_vec();
            table.take(Input::Advert(advert(HERE, frame.clone())));
            for byte in &mut frame[7..] {
                *byte = byte.wrapping_mul(31).wrapping_add(7);
            }
            for _ in 0..10 {
                let effects = keep(
                    &mut table.station,
                    &mut table.journal,
                    table.now,
                    Input::Advert(advert(PHONE, frame.clone())),
                );
                assert!(
                    !effects
                        .iter()
                        .any(|it| matches!(it, ephor::station::Effect::Radio(RadioEffect::Connect { .. })))
                );
            }
        }
    };
    nonsense(&mut table, Millis::secs(30));
    assert_eq!(table.urgency(), urgency, "the clock itself is heard");
    assert_eq!(table.clock_view().suspect(), None);
    let bar = table.station.snapshot(table.now, &Focus::default()).bar;
    let forgeries = bar.forgeries.expect("it is told for the hall");
    assert_eq!((forgeries.clocks, forgeries.address.as_str()), (1, PHONE));
    assert!(forgeries.frames > 5_000);
    nonsense(&mut table, Millis::secs(900));
    let told = |event: &&ClockEvent| matches!(event, ClockEvent::ForgeriesNoted { .. });
    let events = table.clock_events();
    assert_eq!(events.iter().filter(told).count(), 2, "once, and once more after ten minutes");
    let ClockEvent::ForgeriesNoted { clocks, address, rssi, .. } = events.iter().find(told).expect("told")
    else {
        panic!("it is one")
    };
    assert_eq!((clocks.as_slice(), address.as_str(), *rssi), (&[CLOCK][..], PHONE, Some(-60)));
    let noted = |event: &ClockEvent| matches!(event, ClockEvent::ClockNoted { .. });
    assert!(!events.iter().any(noted), "nothing of it stands in the table's record");
    table.now = table.now + Millis::secs(61);
    assert_eq!(table.station.snapshot(table.now, &Focus::default()).bar.forgeries, None, "it is over");
    assert_eq!(ClockId(1), CLOCK);
}

#[test]
fn a_press_of_an_earlier_round_gets_no_receipt_without_a_word_about_it() {
    let mut table = Table::new();
    table.run(Millis::secs(5));
    table.device.press(table.now, Side::A).expect("A moves");
    table.device.challenge(table.now, Side::B).expect("B challenges");
    let pressed = table.now;
    // Nobody hears it before the next round.
    table.now = table.now + Millis::secs(600);
    table.next_round();
    table.run(Millis::secs(10));
    assert_eq!(table.station.state().slips.len(), 0, "it is no slip of this round");
    let told = table.clock_events().into_iter().find_map(|event| match event {
        ClockEvent::ClockNoted { note: ClockNote::BeforeRound { side, hold, at }, .. } => {
            Some((side, hold, at))
        }
        _ => None,
    });
    let Some((Side::B, false, at)) = told else { panic!("{told:?}") };
    assert!(near(at, pressed), "{at} {pressed}");
    table.run(Millis::secs(20));
    let told = |event: &ClockEvent| {
        matches!(event, ClockEvent::ClockNoted { note: ClockNote::BeforeRound { .. }, .. })
    };
    assert_eq!(table.clock_events().into_iter().filter(told).count(), 1, "once");
}

fn near(a: At, b: At) -> bool {
    a.since(b).0.abs() <= 100
}

/// Minutes on every core; `cargo test --locked a_hundred_million -- --ignored`.
#[test]
#[ignore = "takes minutes"]
fn a_hundred_million_forged_frames_are_not_believed() {
    const ALL: u64 = 100_000_000;
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get) as u64;
    let forge = |core: u64| {
        let mut table = Table::new();
        table.run(Millis::secs(5));
        let mut random = fastrand::Rng::with_seed(core);
        let known = table.journal.entries().len();
        let before = table.clock_view();
        for number in 0..ALL / cores {
            // A changed frame of the clock, or a frame of nobody's with the clock's number.
            let mut frame = table.device.advertise(table.now).to_vec();
            let at = random.usize(5..frame.len());
            if number % 2 == 0 {
                frame[at] ^= 1 << random.u32(0..8);
            } else {
                frame[5..].iter_mut().for_each(|byte| *byte = random.u8(..));
            }
            let advert = Input::Advert(advert(PHONE, frame));
            keep(&mut table.station, &mut table.journal, table.now, advert);
        }
        assert_eq!(table.clock_view(), before, "core {core}");
        let events = table.clock_events();
        let told = events.iter().filter(|event| matches!(event, ClockEvent::ForgeriesNoted { .. })).count();
        assert_eq!(table.journal.entries().len(), known + told, "core {core}: nothing else is journaled");
    };
    std::thread::scope(|scope| (0..cores).for_each(|core| drop(scope.spawn(move || forge(core)))));
}
