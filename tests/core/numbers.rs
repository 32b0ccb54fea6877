//! The numbers, memories and keys under which orders go over the air: none is done twice, and none is taken for
//! another.

use std::collections::BTreeMap;

use ephor::clock::{Control, Device, GiveUp, Mode, Nonce, Order, Session};
use ephor::domain::{ClockId, Millis, OpId, Side, SlipId};
use ephor::journal::{MemoryJournal, keep};
use ephor::sim::key;
use ephor::station::{ClockView, Focus, Input, KnownClocks, Station};
use ephor::tournament::{ClockEvent, Command, Event, OrderState, SlipCommand};

use super::station::{CLOCK, asked, records, station, tso};
use super::table::Table;
use super::{START, opening, raise};
use crate::small::enter;

/// The number that the next order gets of a clock that has never forgotten anything.
fn next(station: &Station, shown: OpId) -> OpId {
    let of = (CLOCK, key(1, CLOCK).mark(CLOCK), 1);
    station.state().next_on_air(of, shown).expect("there are numbers left")
}

/// Somebody with the clock's key and no journal has it carry out an order under this number.
fn commanded_elsewhere(table: &mut Table, op: OpId) {
    let mut other = Session::new(CLOCK, &key(1, CLOCK), Mode::Overtime);
    other.was_sent(op, 1);
    let nonce = Nonce([0xee; 8]);
    table.device.connect(table.now, nonce);
    table.device.write(table.now, &other.command(nonce, op, &Order::ClearNotice));
    table.device.disconnect();
}

impl Table {
    fn state_of(&self, op: u32) -> &OrderState {
        &self.station.state().orders[&OpId(op)].state
    }

    /// Another challenge of two good words, judged.
    fn judge_again(&mut self, slip: SlipId) {
        self.now = self.now + Millis::secs(300);
        self.give(raise(1, Side::B, Some(5_000)));
        self.give(enter(slip, &["NIE", "TOR"]));
        self.give(Command::Slip(SlipCommand::ConfirmSpelling { slip }));
        self.give(Command::Slip(SlipCommand::Decide { slip }));
    }

    /// The clock's number has another key.
    fn has_key(&mut self, seed: u64) {
        let keys = BTreeMap::from([(CLOCK, key(seed, CLOCK))]);
        self.take(Input::Known(KnownClocks { keys, ..KnownClocks::default() }));
    }
}

#[test]
fn an_order_has_a_number_above_all_that_its_clock_has_done() {
    let mut rehearsal = Table::new();
    rehearsal.judge();
    rehearsal.run(Millis::secs(5));
    assert_eq!(rehearsal.device.notices().len(), 1);
    let first = rehearsal.station.state().on_air(OpId(1));
    assert!((1..=1024).contains(&first.0), "whatever the date: {first:?}");
    // The event itself, opened in the same hour; or the journal brought back from an older copy.
    let mut table = Table::new();
    std::mem::swap(&mut table.device, &mut rehearsal.device);
    table.shown_elsewhere = 1;
    table.judge();
    table.run(Millis::secs(20));
    assert_eq!(table.device.notices().len(), 2, "it is another order");
    assert!(matches!(table.order(), OrderState::Confirmed { .. }), "{:?}", table.order());
    let second = table.station.state().on_air(OpId(1));
    assert!(second > first);
    table.restart();
    assert_eq!(table.station.state().on_air(OpId(1)), second, "it stands in the journal");
}

#[test]
fn an_order_whose_number_was_overtaken_is_not_taken_for_done() {
    let mut table = Table::new();
    table.device.hold(START, Side::B).expect("a hold");
    table.run(Millis::secs(3));
    let number = next(&table.station, OpId(0));
    commanded_elsewhere(&mut table, number);
    table.judge();
    table.run(Millis::secs(20));
    assert_eq!(table.device.notices().len(), 0, "the clock has shown nothing");
    let OrderState::Unconfirmed { why } = table.order() else { panic!("{:?}", table.order()) };
    assert_eq!(*why, GiveUp::OtherEvent);
}

#[test]
fn two_events_that_have_heard_the_same_of_a_clock_give_different_numbers() {
    let mut table = Table::new();
    table.device.hold(START, Side::B).expect("a hold");
    table.run(Millis::secs(3));
    // The same people in the same hall, a second later.
    let (mut other, mut journal) = (station("desk", Vec::new()), MemoryJournal::default());
    for command in opening(&tso()) {
        keep(&mut other, &mut journal, START + Millis::secs(1), asked("desk", command));
    }
    let number = next(&other, OpId(0));
    assert_ne!(number, next(&table.station, OpId(0)));
    commanded_elsewhere(&mut table, number);
    // What the clock answers to a retry is about this order and no other.
    (table.answers, table.garbled) = (Some(1), 1);
    table.judge();
    table.run(Millis::secs(2));
    table.answers = None;
    table.run(Millis::secs(20));
    assert!(matches!(table.order(), OrderState::Confirmed { .. }), "{:?}", table.order());
    assert_eq!(table.device.notices().len(), 1, "and it was shown");
}

#[test]
fn a_clock_that_has_no_number_left_says_so_and_takes_orders_under_a_new_key() {
    let mut table = Table::new();
    let step = next(&table.station, OpId(0)).0;
    commanded_elsewhere(&mut table, OpId(u32::MAX - step));
    table.judge();
    table.run(Millis::secs(20));
    assert!(matches!(table.order(), OrderState::Confirmed { .. }), "{:?}", table.order());
    assert_eq!(table.station.state().on_air(OpId(1)), OpId(u32::MAX), "the last one");
    table.judge_again(SlipId(2));
    table.run(Millis::secs(20));
    assert_eq!(*table.state_of(2), OrderState::Unconfirmed { why: GiveUp::NumbersSpent });
    table.device.rekey(CLOCK, &key(2, CLOCK));
    table.has_key(2);
    table.judge_again(SlipId(3));
    table.run(Millis::secs(20));
    assert!(matches!(table.state_of(3), OrderState::Confirmed { .. }), "{:?}", table.state_of(3));
    assert_eq!(table.station.state().on_air(OpId(3)), OpId(step), "it begins anew");
}

#[test]
fn what_was_tried_on_a_clock_that_died_is_not_tried_on_the_next_with_its_number() {
    for restarts in [false, true] {
        let mut table = Table::new();
        table.run(Millis::secs(3));
        // It proves that it is the clock, and then nothing more comes back.
        table.answers = Some(1);
        table.judge();
        assert_eq!(table.station.state().orders[&OpId(1)].tried, Some(1));
        assert_eq!(table.device.notices().len(), 1, "it has shown the penalty");
        if restarts {
            table.restart();
        }
        let control = Control::of(&tso().ruleset.time).expect("clocks");
        table.device = Device::new(CLOCK, &key(2, CLOCK), control, table.now);
        table.answers = None;
        table.has_key(2);
        table.run(Millis::secs(20));
        assert!(table.device.notices().is_empty(), "nobody knows that it is not a second one");
        assert_eq!(*table.order(), OrderState::Unconfirmed { why: GiveUp::MemoryForgotten });
    }
}

#[test]
fn an_order_that_did_not_arrive_whole_is_written_again() {
    let mut table = Table::new();
    table.device.hold(START, Side::B).expect("a hold");
    table.run(Millis::secs(3));
    // It has just told its numbers, so that the order is what is written first.
    table.garbled = 1;
    table.judge();
    assert_eq!(table.station.state().orders[&OpId(1)].tried, Some(1));
    assert_eq!((table.garbled, table.device.notices().len()), (0, 0));
    table.run(Millis::secs(20));
    assert!(matches!(table.order(), OrderState::Confirmed { .. }), "{:?}", table.order());
    let clock = table.station.snapshot(table.now, &Focus::default()).tables.remove(0).clock;
    assert!(matches!(clock, ClockView::Heard { suspect: None, .. }), "{clock:?}");
    let noted = records(&table.journal)
        .into_iter()
        .any(|record| matches!(record.event, Event::Clock(ClockEvent::ClockNoted { clock: ClockId(1), .. })));
    assert!(!noted, "and nobody is suspected");
}
