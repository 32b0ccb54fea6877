//! What a console promises of the signals: each is given once, by whichever console is first, and heard at every one.

use std::collections::BTreeMap;

use ephor::domain::{At, Citation, Millis};
use ephor::journal::{Journal, MemoryJournal, keep, recover, tail};
use ephor::station::{Effect, Focus, Input, SignalView, Sound, Station};
use ephor::tournament::{Event, Record, RoundEvent};

use super::station::{asked, records};
use super::{START, opening};
use crate::small::{law, ruleset};

/// The round's time is over.
const END: At = At(START.0 + 2_400_000);
const MS: Millis = Millis(1);

fn station(name: &str, records: Vec<Record>) -> Station {
    Station::new(name, law(ruleset("cas-2009", &[]), &[]), BTreeMap::new(), records)
}

/// A console that gives signals, in a round that has begun.
fn begun() -> (Station, MemoryJournal) {
    let (mut desk, mut journal) = (station("desk", Vec::new()).giving_signals(), MemoryJournal::default());
    for command in opening(desk.law()) {
        keep(&mut desk, &mut journal, START, asked("desk", command));
    }
    (desk, journal)
}

/// The signals that stand in the journal: which, when it was due, and when and where it was given.
fn given(journal: &MemoryJournal) -> Vec<(String, At, At, String)> {
    let signal = |record: Record| match record.event {
        Event::Round(RoundEvent::SignalGiven { signal, due }) => {
            Some((signal, due, record.at, record.by.station))
        }
        _ => None,
    };
    records(journal).into_iter().filter_map(signal).collect()
}

fn heard(effects: &[Effect]) -> Vec<Sound> {
    let sound = |effect: &Effect| if let Effect::Sound { sound, .. } = effect { Some(*sound) } else { None };
    effects.iter().filter_map(sound).collect()
}

fn line(station: &Station, now: At) -> Option<SignalView> {
    station.snapshot(now, &Focus::default()).hall.signal
}

fn end(by_hand: bool) -> SignalView {
    let cite = Citation::new("ČAS §6.1");
    SignalView { name: "konec základní hrací doby".to_owned(), cite, by_hand }
}

#[test]
fn of_two_consoles_the_first_gives_a_signal_and_both_make_it_heard() {
    let (mut desk, mut journal) = begun();
    let start = ("start".to_owned(), START, START, "desk".to_owned());
    assert_eq!(given(&journal), std::slice::from_ref(&start), "with the signal to start itself");
    let mut hall = station("hall", records(&journal)).giving_signals();
    let effects = keep(&mut hall, &mut journal, START + MS, Input::Tick);
    assert!(heard(&effects).is_empty(), "what was given before it sat down");
    assert_eq!((desk.wake_at(), hall.wake_at()), (Some(END), Some(END)));
    // Not a thousandth before.
    for console in [&mut desk, &mut hall] {
        assert!(keep(console, &mut journal, END - MS, Input::Tick).is_empty());
        assert_eq!(line(console, END - MS), None);
    }
    assert_eq!(heard(&keep(&mut hall, &mut journal, END, Input::Tick)), [Sound::Gong]);
    // The desk has not heard of it: its own comes too late, and nobody is told of that.
    let effects = keep(&mut desk, &mut journal, END, Input::Tick);
    assert_eq!(heard(&effects), [Sound::Gong]);
    assert!(!effects.iter().any(|it| matches!(it, Effect::Answer { .. })), "{effects:?}");
    for console in [&mut desk, &mut hall] {
        assert!(heard(&keep(console, &mut journal, END + MS, Input::Tick)).is_empty());
        assert_eq!((console.wake_at(), console.is_sound()), (None, true));
        assert_eq!(line(console, END + Millis(9_999)), Some(end(false)));
        assert_eq!(line(console, END + Millis(10_000)), None);
    }
    assert_eq!(given(&journal), [start, ("session_end".to_owned(), END, END, "hall".to_owned())]);
    assert_eq!(desk.state(), hall.state());
}

#[test]
fn what_the_disk_did_not_take_is_said_on_the_screen_and_given_once_it_can_be() {
    let (mut desk, mut journal) = begun();
    journal.fail_next("no space left on device");
    assert!(heard(&keep(&mut desk, &mut journal, END, Input::Tick)).is_empty());
    assert_eq!((desk.is_halted(), desk.wake_at()), (true, None));
    assert_eq!(line(&desk, END), Some(end(true)), "a person gives it");
    let effects = recover(&mut desk, &mut journal, END + Millis(20_000)).expect("it can be read");
    assert_eq!(heard(&effects), [Sound::Gong]);
    let (_, due, at, _) = given(&journal).pop().expect("it was given");
    assert_eq!((due, at), (END, END + Millis(20_000)));
    assert_eq!(line(&desk, at), Some(end(false)));
}

#[test]
fn a_console_that_sits_down_later_gives_what_is_still_worth_it_and_others_give_none() {
    let (_, journal) = begun();
    let entries = records(&journal);
    for (late, gives) in [(119_999, 1), (120_000, 0)] {
        let (mut journal, now) = (MemoryJournal::default(), END + Millis(late));
        let mut copy = station("desk", Vec::new());
        journal.append(copy.seq(), &entries).expect("room");
        tail(&mut copy, &mut journal, now);
        assert_eq!((copy.wake_at(), given(&journal).len()), (None, 1), "a program that gives no signals");
        let mut desk = station("desk", entries.clone()).giving_signals();
        assert!(desk.wake_at().is_some_and(|at| at <= now), "it looks at once");
        assert_eq!(heard(&keep(&mut desk, &mut journal, now, Input::Tick)).len(), gives, "{late}");
        assert_eq!((given(&journal).len(), desk.wake_at()), (1 + gives, None));
    }
}
