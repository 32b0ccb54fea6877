//! What of a clock is believed and for how long, what it gets for its events, and what is said where nobody can know.

use std::collections::{BTreeMap, BTreeSet};

use ephor::clock::{Control, Device, FrameType, GiveUp, NoLink, Suspect};
use ephor::domain::{At, Millis, OpId, Side, TableId};
use ephor::journal::{MemoryJournal, keep};
use ephor::sim::key;
use ephor::station::{ClockView, Effect, Focus, Input, KeyPlace, KnownClocks, RadioEffect, Station, Urgency};
use ephor::tournament::{
    ClockCommand, ClockEvent, ClockNote, Command, Event, OrderState, RefusalCode, SetupCommand, SlipCommand,
    SlipSource,
};

use super::station::{CLOCK, HERE, advert, answer, asked, records, tso};
use super::table::Table;
use super::{START, opening, raise};
use crate::small::enter;

impl Table {
    fn view(&self) -> ClockView {
        self.station.snapshot(self.now, &Focus::default()).tables.remove(0).clock
    }

    fn notes(&self) -> Vec<ClockNote> {
        let note = |event: Event| match event {
            Event::Clock(ClockEvent::ClockNoted { note, .. }) => Some(note),
            _ => None,
        };
        records(&self.journal).into_iter().filter_map(|record| note(record.event)).collect()
    }

    /// Whether the clock has something to repeat.
    fn repeats(&mut self) -> bool {
        (0..8).any(|_| {
            self.now = self.now + Millis(500);
            FrameType::of(&self.device.advertise(self.now)) == Ok(FrameType::Event)
        })
    }

    /// The console dies and starts anew with what was kept of its clocks.
    fn restart_remembering(&mut self) {
        let marks = self.station.heard_so_far();
        self.restart();
        let keys = BTreeMap::from([(CLOCK, key(1, CLOCK))]);
        self.take(Input::Known(KnownClocks { keys, replay: marks, ..KnownClocks::default() }));
    }
}

#[test]
fn every_event_that_waits_for_a_receipt_gets_one_once_it_is_kept() {
    let mut table = Table::new();
    table.run(Millis::secs(5));
    // Half an hour, and 41 seconds more.
    table.now = START + Millis::secs(1_841);
    table.run(Millis::secs(5));
    assert!(!table.repeats(), "the flag");
    table.device.finish(table.now).expect("a game that is over");
    table.run(Millis::secs(5));
    assert!(!table.repeats(), "the end of the game");
    table.device.reboot(table.now, false);
    table.run(Millis::secs(10));
    assert!(!table.repeats(), "the start after a change of the battery");
    let notes = table.notes();
    let [ClockNote::TimeOut { side: Side::A }, ClockNote::Finished { over_a, over_b }, ClockNote::Rebooted] =
        notes.as_slice()
    else {
        panic!("{notes:?}")
    };
    assert!((50_000..60_000).contains(&over_a.0) && over_b.0 == 0, "{notes:?}");
    table.restart();
    table.run(Millis::secs(10));
    assert_eq!(table.notes(), notes, "and nothing of it is told again");
}

#[test]
fn overtime_at_the_end_is_what_the_clock_shows_whatever_is_heard_first() {
    let mut table = Table::new();
    table.now = START + Millis::secs(1_841);
    table.device.finish(table.now).expect("a game that is over");
    // The console was not there; of the end it hears before it hears how the clock stands.
    table.run(Millis::secs(10));
    let finished = table.notes().into_iter().find_map(|note| match note {
        ClockNote::Finished { over_a, .. } => Some(over_a),
        _ => None,
    });
    assert_eq!(finished, Some(Millis(41_000)));
}

#[test]
fn a_challenge_at_a_clock_that_nobody_has_fitted_waits_until_somebody_does() {
    let mut table = Table::new();
    let fit = |clock| {
        Command::Setup(SetupCommand::FitClock {
            table: TableId(1),
            clock,
            profile: if clock.is_some() { "open" } else { "none" }.to_owned(),
        })
    };
    table.give(fit(None));
    table.device.press(table.now, Side::A).expect("A moves");
    table.now = table.now + Millis::secs(2);
    table.device.challenge(table.now, Side::B).expect("B challenges");
    table.run(Millis::secs(10));
    assert_eq!(table.station.state().slips.len(), 0);
    assert!(table.repeats(), "no receipt says that somebody has it");
    table.give(fit(Some(CLOCK)));
    table.run(Millis::secs(10));
    assert_eq!(table.station.state().slips.len(), 1);
    assert!(!table.repeats());
}

#[test]
fn an_order_whose_answers_are_lost_is_confirmed_by_what_the_clock_broadcasts() {
    let mut table = Table::new();
    table.run(Millis::secs(3));
    // It proves that it is the clock, and then nothing more comes back.
    table.answers = Some(1);
    table.judge();
    // The clock shows it, and no answer ever comes back.
    table.run(Millis::secs(40));
    assert_eq!(table.device.notices().len(), 1);
    assert!(matches!(table.order(), OrderState::Confirmed { .. }), "{:?}", table.order());
}

#[test]
fn who_gives_up_an_order_that_was_sent_says_that_it_may_be_done() {
    let mut table = Table::new();
    table.run(Millis::secs(3));
    // It proves that it is the clock, and then nothing more comes back.
    table.answers = Some(1);
    table.judge();
    for _ in 0..600 {
        // Nothing is heard of the clock any more.
        table.now = table.now + Millis(100);
        table.take(Input::Tick);
    }
    let OrderState::Unconfirmed { why } = table.order() else { panic!("{:?}", table.order()) };
    assert!(matches!(why, GiveUp::NotReached { may_be_done: true, .. }), "{why:?}");

    // The console that comes after a crash knows it from the journal.
    let mut table = Table::new();
    table.run(Millis::secs(3));
    // It proves that it is the clock, and then nothing more comes back.
    table.answers = Some(1);
    table.judge();
    table.restart();
    for _ in 0..600 {
        table.now = table.now + Millis(100);
        table.take(Input::Tick);
    }
    let OrderState::Unconfirmed { why } = table.order() else { panic!("{:?}", table.order()) };
    assert!(matches!(why, GiveUp::NotReached { may_be_done: true, .. }), "{why:?}");

    let mut table = Table::new();
    table.judge();
    for _ in 0..600 {
        table.now = table.now + Millis(100);
        table.take(Input::Tick);
    }
    let OrderState::Unconfirmed { why } = table.order() else { panic!("{:?}", table.order()) };
    assert_eq!(*why, GiveUp::NotReached { link: NoLink::NeverSeen, may_be_done: false }, "nothing was sent");
}

/// A club has played with the clock between two tournaments: its event numbers have gone half round.
#[test]
fn a_challenge_is_heard_however_many_events_were_made_unheard() {
    for unheard in [32_817, 65_533, 65_534, 100_000] {
        let mut table = Table::new();
        table.run(Millis::secs(5));
        let mut side = Side::A;
        for _ in 0..unheard {
            table.device.press(table.now, side).expect("a move");
            side = side.other();
        }
        table.device.challenge(table.now, side).expect("a challenge");
        table.run(Millis::secs(5));
        assert_eq!(table.station.state().slips.len(), 1, "after {unheard}");
        assert!(!table.repeats());
    }
}

#[test]
fn what_is_recorded_and_played_late_is_no_face_and_no_challenge() {
    let mut table = Table::new();
    table.run(Millis::secs(5));
    // Somebody jams the hall and keeps what the clock says, ten minutes long.
    table.far = true;
    table.device.press(table.now, Side::A).expect("A moves");
    let mut tape = Vec::new();
    for second in 0..600 {
        table.now = table.now + Millis::secs(1);
        if second == 5 {
            table.device.challenge(table.now, Side::B).expect("B challenges");
        }
        tape.push(table.device.advertise(table.now).to_vec());
    }
    for frame in tape.into_iter().take(60) {
        table.now = table.now + Millis::secs(1);
        table.take(Input::Advert(advert(HERE, frame)));
        table.take(Input::Tick);
    }
    assert_eq!(table.station.state().slips.len(), 0, "nobody knows when that was");
    let ClockView::Heard { age, suspect, .. } = table.view() else { panic!("{:?}", table.view()) };
    assert!(age >= Millis::secs(600), "{age:?}");
    assert!(matches!(suspect, Some(Suspect::Late { by }) if by > Millis::secs(580)), "{suspect:?}");
    // The clock itself can be heard again.
    table.far = false;
    table.run(Millis::secs(40));
    assert_eq!(table.station.state().slips.len(), 1);
    let ClockView::Heard { age, suspect: None, .. } = table.view() else { panic!("{:?}", table.view()) };
    assert!(age <= Millis::secs(1), "{age:?}");
}

#[test]
fn a_clock_whose_frames_are_late_is_asked() {
    let mut table = Table::new();
    table.run(Millis::secs(5));
    table.called.clear();
    // It has counted no seconds for an hour, and says nothing of a reboot: another make's fault, or a recording.
    table.now = table.now + Millis::secs(3_600);
    let mut slow = table.device.clone();
    for half_second in 0..10 {
        assert_eq!(table.called.is_empty(), half_second < 3, "it may have been held up by accident");
        if !table.called.is_empty() {
            break;
        }
        let frame = slow.advertise(START).to_vec();
        table.now = table.now + Millis(500);
        table.take(Input::Advert(advert(HERE, frame)));
        table.take(Input::Tick);
        table.take(Input::Tick);
    }
    let ClockView::Heard { suspect: None, age, .. } = table.view() else { panic!("{:?}", table.view()) };
    assert!(age <= Millis::secs(1), "its answer is fresh: {age:?}");
}

#[test]
fn a_clock_that_was_switched_off_over_lunch_is_believed_at_once() {
    let mut table = Table::new();
    table.run(Millis::secs(5));
    table.far = true;
    table.now = table.now + Millis::secs(3_600);
    table.device.reboot(table.now, true);
    table.device.press(table.now, Side::B).expect("A's time runs");
    table.device.challenge(table.now, Side::B).expect("B challenges");
    table.run(Millis::secs(3));
    let ClockView::Heard { suspect: None, age, .. } = table.view() else { panic!("{:?}", table.view()) };
    assert!(age <= Millis::secs(1), "{age:?}");
    assert_eq!(table.station.state().slips.len(), 1);
}

#[test]
fn a_challenge_of_another_event_gets_its_receipt_and_is_no_slip() {
    let mut table = Table::new();
    let opened = table.station.state().event.as_ref().expect("it is open").opened_at;
    let before = opened + Millis(-60_000);
    let control = Control::of(&tso().ruleset.time).expect("clocks");
    table.device = Device::new(CLOCK, &key(1, CLOCK), control, before);
    table.device.press(before, Side::B).expect("A's time runs");
    table.device.hold(before, Side::B).expect("B thinks, somewhere else");
    table.device.challenge(before, Side::B).expect("B challenges there");
    table.run(Millis::secs(5));
    assert_eq!(table.station.state().slips.len(), 0);
    assert_eq!(table.notes(), []);
    assert!(!table.repeats(), "it has its receipt");
    let source = SlipSource::Clock { clock: CLOCK, event: 9, at: before };
    let raise = Command::Slip(SlipCommand::RaiseSlip {
        table: TableId(1),
        challenger: Side::B,
        since_press: None,
        marks: BTreeSet::new(),
        source,
    });
    let hold = Command::Slip(SlipCommand::TakeHold {
        table: TableId(1),
        side: Side::B,
        said_at: Some(before),
        since_press: None,
        marks: BTreeSet::new(),
    });
    for command in [raise, hold] {
        let effects = table.take(asked("desk", command));
        let Some(Err(refusal)) = answer(&effects) else { panic!("{effects:?}") };
        assert_eq!(refusal.code(), RefusalCode::Unknown);
    }
    assert!(table.station.state().game(TableId(1)).is_some_and(|game| game.hold.is_none()));
}

#[test]
fn what_was_heard_before_a_restart_is_not_believed_after_it() {
    let mut table = Table::new();
    table.run(Millis::secs(10));
    let old = table.device.advertise(table.now).to_vec();
    assert_eq!(FrameType::of(&old), Ok(FrameType::State));
    table.run(Millis::secs(60));
    table.restart_remembering();
    table.take(Input::Advert(advert("EE:EE:EE:EE:EE:EE", old.clone())));
    let view = table.view();
    assert!(matches!(view, ClockView::NeverHeard { kept: KeyPlace::Here, .. }), "{view:?}");
    assert!(matches!(view.suspect(), Some(Suspect::CounterBack { .. })), "{view:?}");
    let row = table.station.snapshot(table.now, &Focus::default()).tables.remove(0);
    assert_eq!(row.urgency, Urgency::Suspect);
    table.run(Millis::secs(2));
    assert!(matches!(table.view(), ClockView::Heard { .. }), "the clock itself is believed");
    // Without what was kept nobody could tell: the first frame counts.
    table.restart();
    table.take(Input::Advert(advert("EE:EE:EE:EE:EE:EE", old)));
    assert!(matches!(table.view(), ClockView::Heard { suspect: None, .. }));
}

#[test]
fn a_clock_that_lost_its_counter_is_believed_again_when_somebody_vouches_for_it() {
    let mut table = Table::new();
    for _ in 0..200 {
        table.run(Millis(500));
    }
    table.restart_remembering();
    let control = Control::of(&tso().ruleset.time).expect("clocks");
    // Its flash has failed: it begins from nothing, with the same key; and B challenges.
    table.device = Device::new(CLOCK, &key(1, CLOCK), control, table.now);
    table.device.press(table.now, Side::B).expect("A's time runs");
    table.device.press(table.now, Side::A).expect("A moves");
    table.device.challenge(table.now, Side::B).expect("B challenges");
    table.run(Millis::secs(5));
    assert_eq!(table.station.state().slips.len(), 0, "nothing of it is believed");
    let view = table.view();
    assert!(matches!(view, ClockView::NeverHeard { .. }) && view.suspect().is_some(), "{view:?}");
    table.give(Command::Clock(ClockCommand::VouchForClock { clock: CLOCK }));
    table.run(Millis::secs(10));
    let ClockView::Heard { suspect: None, age, .. } = table.view() else { panic!("{:?}", table.view()) };
    assert!(age <= Millis(1_000), "{age:?}");
    assert!(table.notes().contains(&ClockNote::Vouched), "it stands in the journal who did");
    assert_eq!(table.station.state().slips.len(), 1, "and what it told meanwhile is not lost");
    assert!(!table.repeats());
}

#[test]
fn a_clock_whose_key_is_another_says_so_everywhere() {
    let mut table = Table::new();
    let control = Control::of(&tso().ruleset.time).expect("clocks");
    table.device = Device::new(CLOCK, &key(2, CLOCK), control, table.now);
    table.run(Millis::secs(3));
    assert_eq!(table.view().suspect(), Some(Suspect::BadTag));
    let row = table.station.snapshot(table.now, &Focus::default()).tables.remove(0);
    assert_eq!(row.urgency, Urgency::Suspect);

    // Heard with the right key, and answered by a clock with another.
    let mut table = Table::new();
    table.run(Millis::secs(3));
    table.device = Device::new(CLOCK, &key(2, CLOCK), control, table.now);
    table.judge();
    for _ in 0..300 {
        table.now = table.now + Millis(100);
        table.take(Input::Tick);
    }
    let OrderState::Unconfirmed { why } = table.order() else { panic!("{:?}", table.order()) };
    assert!(matches!(why, GiveUp::NotReached { link: NoLink::Unauthenticated, .. }), "{why:?}");
}

#[test]
fn a_clock_that_says_it_is_broken_is_shown_as_broken() {
    let mut table = Table::new();
    table.device.set_fault(true);
    table.run(Millis::secs(2));
    let row = table.station.snapshot(table.now, &Focus::default()).tables.remove(0);
    assert_eq!((row.urgency, row.clock.is_faulty()), (Urgency::Fault, true));
}

#[test]
fn a_console_without_the_radio_leaves_orders_alone_until_it_is_its_turn() {
    let mut journal = MemoryJournal::default();
    let mut station = Station::new("referee", tso(), BTreeMap::new(), Vec::new());
    let mut now = START;
    let give = |station: &mut Station, journal: &mut MemoryJournal, now: At, command: Command| {
        let by = ephor::domain::Actor::new(ephor::domain::Role::HeadReferee, "referee");
        keep(station, journal, now, Input::Command { ticket: None, by, command })
    };
    let fit = Command::Setup(SetupCommand::FitClock {
        table: TableId(1),
        clock: Some(CLOCK),
        profile: "open".to_owned(),
    });
    let slip = ephor::domain::SlipId(1);
    let play = [
        raise(1, Side::B, Some(5_000)),
        enter(slip, &["NIE", "TOR"]),
        Command::Slip(SlipCommand::ConfirmSpelling { slip }),
        Command::Slip(SlipCommand::Decide { slip }),
    ];
    for command in opening(&tso()).into_iter().chain([fit]).chain(play) {
        give(&mut station, &mut journal, now, command);
    }
    for _ in 0..600 {
        now = now + Millis(100);
        keep(&mut station, &mut journal, now, Input::Tick);
    }
    assert_eq!(station.state().orders[&OpId(1)].state, OrderState::Waiting, "another console brings it");
    let row = station.snapshot(now, &Focus::default()).tables.remove(0);
    assert!(matches!(row.clock, ClockView::NeverHeard { kept: KeyPlace::Elsewhere, .. }), "{:?}", row.clock);
    // The other console is gone; this one gets the keys and the turn.
    let keys = BTreeMap::from([(CLOCK, key(1, CLOCK))]);
    keep(&mut station, &mut journal, now, Input::Known(KnownClocks { keys, ..KnownClocks::default() }));
    keep(&mut station, &mut journal, now, Input::Duty);
    let control = Control::of(&tso().ruleset.time).expect("clocks");
    let mut device = Device::new(CLOCK, &key(1, CLOCK), control, now);
    let frame = device.advertise(now).to_vec();
    let mut effects =
        keep(&mut station, &mut journal, now, Input::Advert(advert("C0:FF:EE:00:00:01", frame)));
    now = now + Millis(300);
    effects.extend(keep(&mut station, &mut journal, now, Input::Tick));
    let called = |effect: &Effect| matches!(effect, Effect::Radio(RadioEffect::Connect { clock: CLOCK, .. }));
    assert!(effects.iter().any(called), "{effects:?}");
}
