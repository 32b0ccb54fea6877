//! The clock's side alone: broadcasts, counters, flags, what a reboot leaves.

use crate::clock::auth::{Keys, MasterKey};
use crate::clock::frame::{EventFrame, Happening, StateFrame};
use crate::clock::model::{Control, Mode, Run};
use crate::domain::{At, ClockId, Millis, Side};

use super::{BURST, CALM, Device, Flash};

const T0: At = At(0);

fn device(mode: Mode) -> (Device, Keys) {
    let master = MasterKey([9; 16]);
    let control = Control { budget: Millis::secs(60), mode, neutral_between_moves: false };
    (Device::new(ClockId(4), &master, control, T0), Keys::derive(&master, ClockId(4)))
}

/// The next two frames on the air: an event if one waits, and the state.
fn next(device: &mut Device, keys: &Keys, now: At) -> (Option<EventFrame>, StateFrame) {
    let frames = [device.advertise(now), device.advertise(now)];
    let event = frames.iter().find_map(|bytes| EventFrame::decode(bytes, &keys.event).ok());
    let state = frames.iter().find_map(|bytes| StateFrame::decode(bytes, &keys.state).ok());
    (event, state.expect("one of two is a state"))
}

#[test]
fn an_event_and_the_state_take_turns_and_a_burst_follows_a_change() {
    let (mut device, keys) = device(Mode::Overtime);
    assert_eq!(device.interval(), CALM);
    device.press(T0, Side::B).expect("starts A");
    let mut bursts = 0;
    while device.interval() == BURST {
        bursts += 1;
        device.advertise(T0);
    }
    assert_eq!(bursts, 5);
    let (event, state) = next(&mut device, &keys, At(2_000));
    let event = event.expect("a start is on the air for three seconds");
    assert_eq!((event.what, event.age, event.since_press), (Happening::Start(Side::A), Millis(2_000), None));
    assert_ne!(state.counter, event.counter);
    assert_eq!(next(&mut device, &keys, At(3_000)).0, None, "and then no longer");
}

#[test]
fn a_challenge_stays_on_the_air_and_carries_the_time_since_the_press() {
    let (mut device, keys) = device(Mode::Overtime);
    device.press(T0, Side::B).expect("starts A");
    device.press(At(10_000), Side::A).expect("A moves");
    device.challenge(At(21_230), Side::B).expect("B challenges");
    let (event, state) = next(&mut device, &keys, At(600_000));
    let event = event.expect("no receipt yet");
    assert_eq!(event.what, Happening::Challenge(Side::B));
    assert_eq!(event.since_press, Some(Millis(11_230)));
    assert_eq!(event.age, Millis(578_770));
    assert_eq!(state.face.shown.run, Run::Challenge(Side::B));
}

#[test]
fn a_flag_is_dated_to_zero_however_late_it_is_noticed_and_told_once() {
    let (mut device, keys) = device(Mode::Flag);
    device.press(T0, Side::B).expect("starts A");
    let (event, state) = next(&mut device, &keys, At(63_000));
    let event = event.expect("a flag");
    assert_eq!((event.what, event.age), (Happening::Flag(Side::A), Millis(3_000)));
    assert_eq!((state.face.shown.left[0], state.face.shown.up[0]), (Millis(0), true));
    let number = event.number;
    assert_eq!(next(&mut device, &keys, At(64_000)).0.map(|event| event.number), Some(number));
}

#[test]
fn a_per_move_flag_falls_again_in_the_next_move() {
    let (mut device, _) = device(Mode::PerMove);
    device.press(T0, Side::B).expect("starts A");
    device.advertise(At(61_000));
    device.press(At(62_000), Side::A).expect("A moves");
    device.press(At(63_000), Side::B).expect("B moves");
    device.advertise(At(125_000));
    let flags = device.log.since(0).iter().filter(|entry| entry.what == Happening::Flag(Side::A)).count();
    assert_eq!(flags, 2);
}

#[test]
fn a_reboot_keeps_the_time_stops_it_and_skips_the_counter_forward() {
    let (mut device, keys) = device(Mode::Overtime);
    device.press(T0, Side::B).expect("starts A");
    let before = next(&mut device, &keys, At(1_000)).1;
    device.reboot(At(5_000), false);
    let (event, state) = next(&mut device, &keys, At(30_000));
    let event = event.expect("a reboot wants a receipt");
    assert_eq!((event.what, event.memory), (Happening::Reboot, 1));
    assert!(event.counter > before.counter + 200);
    assert_eq!((state.face.shown.run, state.face.shown.left[0]), (Run::Neutral, Millis(55_000)));
    let number = event.number;
    device.reboot(At(31_000), true);
    let event = next(&mut device, &keys, At(31_000)).0.expect("again");
    assert_eq!((event.memory, event.number), (2, number + 1), "the numbering survives the log");
}

#[test]
fn what_was_never_written_down_is_never_said() {
    let (mut clock, keys) = device(Mode::Overtime);
    clock.wake(At(0), Flash::default());
    let mut written = clock.flash().reserved();
    let mut writes = 0;
    for second in 0..2_000 {
        if written.is_stale(clock.flash()) {
            written = clock.flash().reserved();
            writes += 1;
        }
        let frame = clock.advertise(At(second * 1000));
        let said = StateFrame::decode(&frame, &keys.state).expect("a state");
        assert!(said.counter < written.counter, "{} of {}", said.counter, written.counter);
    }
    assert!((5..=10).contains(&writes), "{writes} writes in half an hour");
}

#[test]
fn a_clock_that_wakes_is_ahead_of_everything_it_said_and_says_that_it_forgot() {
    let (mut clock, keys) = device(Mode::Overtime);
    clock.wake(At(0), Flash::default());
    assert_eq!(clock.flash(), Flash { counter: 0, memory: 1, newest_event: 0 }, "new: nothing to tell");
    clock.press(At(0), Side::A).expect("starts");
    let written = clock.flash().reserved();
    let said = clock.advertise(At(0));
    let said = EventFrame::decode(&said, &keys.event).expect("an event");
    let (mut again, _) = device(Mode::Overtime);
    again.wake(At(60_000), written);
    let first = EventFrame::decode(&again.advertise(At(60_000)), &keys.event).expect("the reboot");
    assert_eq!((first.what, first.memory, first.number), (Happening::Reboot, 2, said.number + 1));
    assert!(first.counter > said.counter);
    assert!(written.is_stale(again.flash()), "and it is written down at once");
}
