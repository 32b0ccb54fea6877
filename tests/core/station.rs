//! What a station promises: nothing is shown or sent before it is durable, nothing owed is lost, nothing is done twice.

use std::collections::{BTreeMap, BTreeSet};

use ephor::clock::{Address, Advert};
use ephor::domain::{Actor, At, ClockId, Millis, Points, Role, Seq, Side, SlipId, TableId};
use ephor::journal::{Journal, MemoryJournal, keep, recover, tail};
use ephor::sim::key;
use ephor::station::{Effect, Focus, Input, Station, Ticket};
use ephor::tournament::{
    Command, Event, LoadedRules, OrderState, Record, Refusal, RefusalCode, SetupCommand, SlipCommand,
    SlipEvent, SlipRaised, SlipState,
};

use super::table::Table;
use super::{START, opening, raise, said};
use crate::small::{enter, law, ruleset};

pub(super) const CLOCK: ClockId = ClockId(1);
/// Where the clock is.
pub(super) const HERE: &str = "C0:FF:EE:00:00:01";
pub(super) const SLIP: SlipId = SlipId(1);

pub(super) fn tso() -> LoadedRules {
    law(ruleset("tso-2017", &[]), &[])
}

pub(super) fn station(name: &str, records: Vec<Record>) -> Station {
    Station::new(name, tso(), BTreeMap::from([(CLOCK, key(1, CLOCK))]), records)
}

pub(super) fn records(journal: &MemoryJournal) -> Vec<Record> {
    journal.entries().iter().map(|entry| entry.record.clone()).collect()
}

pub(super) fn asked(station: &str, command: Command) -> Input {
    Input::Command { ticket: Some(Ticket(1)), by: Actor::new(Role::HeadReferee, station), command }
}

/// A frame as an adapter hears it from an address.
pub(super) fn advert(address: &str, frame: Vec<u8>) -> Advert {
    Advert {
        address: Address::new(address),
        adapter: "hci0".to_owned(),
        rssi: Some(-60),
        name: None,
        services: Vec::new(),
        maker: Some((0xffff, frame)),
    }
}

fn ticketed(ticket: u64, command: Command) -> Input {
    let by = Actor::new(Role::HeadReferee, "desk");
    Input::Command { ticket: Some(Ticket(ticket)), by, command }
}

/// Who was answered, with the number of the first record or why it was refused.
fn answers(effects: &[Effect]) -> Vec<(u64, Result<u64, RefusalCode>)> {
    let answer = |effect: &Effect| match effect {
        Effect::Answer { ticket, answer } => {
            Some((ticket.0, answer.as_ref().map(|(first, _)| first.0).map_err(Refusal::code)))
        }
        _ => None,
    };
    effects.iter().filter_map(answer).collect()
}

/// What is to be appended, after which number.
fn appends(effects: &[Effect]) -> Vec<(u64, usize)> {
    let append = |effect: &Effect| match effect {
        Effect::Append { expected, records } => Some((expected.0, records.len())),
        _ => None,
    };
    effects.iter().filter_map(append).collect()
}

/// The answer among some effects.
pub(super) fn answer(effects: &[Effect]) -> Option<Result<Vec<Record>, Refusal>> {
    effects.iter().find_map(|effect| match effect {
        Effect::Answer { answer, .. } => Some(answer.clone().map(|(_, records)| records)),
        _ => None,
    })
}

fn give(
    station: &mut Station,
    journal: &mut MemoryJournal,
    now: At,
    command: Command,
) -> Result<Vec<Record>, Refusal> {
    let name = station.name().to_owned();
    answer(&keep(station, journal, now, asked(&name, command))).expect("an answer")
}

/// A journal with an event, a round and a clock on table 1.
pub(super) fn opened() -> (Station, MemoryJournal) {
    let (mut station, mut journal) = (station("desk", Vec::new()), MemoryJournal::default());
    let fit = Command::Setup(SetupCommand::FitClock {
        table: TableId(1),
        clock: Some(CLOCK),
        profile: "open".to_owned(),
    });
    for command in opening(&tso()).into_iter().chain([fit]) {
        give(&mut station, &mut journal, START, command).expect("the opening");
    }
    (station, journal)
}

#[test]
fn nothing_counts_before_it_is_durable() {
    let (mut station, mut journal) = opened();
    let before = (station.state().clone(), station.seq());
    let effects = station.step(START, asked("desk", raise(1, Side::B, Some(5_000))));
    let [Effect::Append { expected, records }] = effects.as_slice() else { panic!("{effects:?}") };
    assert_eq!((station.state(), station.seq()), (&before.0, before.1), "not applied");
    let more = station.step(START, asked("desk", raise(2, Side::B, Some(5_000))));
    assert!(more.is_empty(), "one command is under way at a time: {more:?}");
    let first = journal.append(*expected, records).expect("room");
    let effects = station.step(START, Input::Appended { first });
    assert!(matches!(answer(&effects), Some(Ok(_))));
    assert!(station.state().slip(SLIP).is_some());
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Append { .. })), "the second one's turn");
}

#[test]
fn what_waits_for_the_disk_is_decided_together_in_order_and_answered_when_it_is_durable() {
    let (mut station, _) = opened();
    let last = station.seq().0;
    let effects = station.step(START, ticketed(1, raise(1, Side::B, Some(5_000))));
    assert_eq!((appends(&effects), answers(&effects)), (vec![(last, 1)], vec![]));
    for (ticket, command) in [
        (2, Command::Slip(SlipCommand::ClaimSlip { slip: SLIP, take_over: false })),
        (3, raise(1, Side::B, Some(5_000))),
        (4, raise(2, Side::B, Some(5_000))),
        (5, Command::Slip(SlipCommand::ClaimSlip { slip: SlipId(9), take_over: false })),
    ] {
        let effects = station.step(START, ticketed(ticket, command));
        assert!(effects.is_empty(), "not even a refusal: it may rest on what is not durable: {effects:?}");
    }
    let waits = station.snapshot(START + Millis(700), &Focus::default()).bar.unwritten;
    assert_eq!(waits.map(|it| (it.commands, it.age)), Some((5, Millis(700))));
    let effects = station.step(START, Input::Appended { first: Seq(last + 1) });
    assert_eq!(answers(&effects), [(1, Ok(last + 1))]);
    assert_eq!(appends(&effects), [(last + 1, 2)], "a claim and a slip, in one append");
    let effects = station.step(START, Input::Appended { first: Seq(last + 2) });
    let open = Err(RefusalCode::WrongPhase);
    assert_eq!(
        answers(&effects),
        [(2, Ok(last + 2)), (3, open), (4, Ok(last + 3)), (5, Err(RefusalCode::Unknown))]
    );
    assert_eq!(station.state().slip(SLIP).expect("a slip").claimed_by.as_deref(), Some("desk"));
    assert_eq!(station.snapshot(START, &Focus::default()).bar.unwritten, None);
}

#[test]
fn a_failed_append_voids_what_waits_behind_it_and_the_journal_says_what_is_true() {
    for kept in [false, true] {
        let (mut station, mut journal) = opened();
        let before = (station.state().clone(), station.seq());
        let effects = station.step(START, ticketed(1, raise(1, Side::B, Some(5_000))));
        let [Effect::Append { expected, records }] = effects.as_slice() else { panic!("{effects:?}") };
        station
            .step(START, ticketed(2, Command::Slip(SlipCommand::ClaimSlip { slip: SLIP, take_over: false })));
        if kept {
            journal.append(*expected, records).expect("it stands there all the same");
        }
        let effects = station.step(START, Input::AppendFailed { why: "the sync failed".to_owned() });
        let stopped = Err(RefusalCode::JournalStopped);
        assert_eq!(answers(&effects), [(1, stopped), (2, stopped)]);
        assert_eq!((station.state(), station.seq(), station.is_halted()), (&before.0, before.1, true));
        recover(&mut station, &mut journal, START).expect("it opens");
        assert!(station.is_sound());
        assert_eq!(station.state().slip(SLIP).is_some(), kept);
        assert!(station.state().slip(SLIP).is_none_or(|slip| slip.claimed_by.is_none()), "void");
    }
}

#[test]
fn a_batch_that_came_too_late_is_decided_again_in_its_order() {
    let (mut station, _) = opened();
    let last = station.seq().0;
    station.step(START, ticketed(1, raise(1, Side::B, Some(5_000))));
    station.step(START, ticketed(2, raise(2, Side::B, Some(5_000))));
    station.step(START, Input::Appended { first: Seq(last + 1) });
    station.step(
        START,
        ticketed(3, Command::Slip(SlipCommand::ClaimSlip { slip: SlipId(2), take_over: false })),
    );
    // What another wrote comes before: the slip at table 2 is its own.
    let (mut kiosk, mut journal) = opened();
    give(&mut kiosk, &mut journal, START, raise(1, Side::B, Some(5_000))).expect("the same first slip");
    let theirs = give(&mut kiosk, &mut journal, START, raise(2, Side::B, Some(5_000))).expect("a slip");
    let effects = station.step(START, Input::Moved { records: theirs });
    assert_eq!(answers(&effects), [(2, Err(RefusalCode::WrongPhase))]);
    assert_eq!(appends(&effects), [(last + 2, 1)], "the claim, on their slip");
}

#[test]
fn what_cannot_be_read_stops_rulings_and_what_is_on_its_way_is_still_heard_of() {
    let (mut station, _) = opened();
    let last = station.seq().0;
    station.step(START, ticketed(1, raise(1, Side::B, Some(5_000))));
    let unread = Input::Unreadable { why: "input/output error".to_owned() };
    let effects = station.step(START, unread);
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Ring)));
    let effects = station.step(START, ticketed(2, raise(2, Side::B, Some(5_000))));
    assert_eq!(answers(&effects), [(2, Err(RefusalCode::JournalStopped))]);
    let effects = station.step(START, Input::Appended { first: Seq(last + 1) });
    assert_eq!(answers(&effects), [(1, Ok(last + 1))]);
    assert_eq!((station.seq(), station.is_halted()), (Seq(last + 1), true));
}

#[test]
fn a_halted_station_decides_nothing_until_it_has_recovered() {
    let (mut station, mut journal) = opened();
    let before = station.state().clone();
    journal.fail_next("no space left on device");
    let refusal =
        give(&mut station, &mut journal, START, raise(1, Side::B, None)).expect_err("the disk is full");
    assert_eq!(refusal.code(), RefusalCode::JournalStopped);
    assert!(said(&refusal).what.contains("no space left"), "{}", said(&refusal).what);
    let effects = station.step(START, asked("desk", raise(1, Side::B, None)));
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Append { .. })), "{effects:?}");
    assert_eq!(answer(&effects).expect("an answer").expect_err("halted").code(), RefusalCode::JournalStopped);
    assert_eq!((station.state(), station.is_sound()), (&before, false));
    assert_eq!(station.wake_at(), None, "a halted console sends nothing");
    keep(&mut station, &mut journal, START, Input::Recovered);
    assert!(give(&mut station, &mut journal, START, raise(1, Side::B, None)).is_ok());
    let known: Vec<Record> = station.recent(Seq(0)).map(|(_, record)| record.clone()).collect();
    assert_eq!(known, records(&journal));
}

#[test]
fn two_consoles_share_a_journal_and_respect_each_others_claims() {
    let (mut desk, mut journal) = opened();
    let mut kiosk = station("kiosk", Vec::new());
    tail(&mut kiosk, &mut journal, START);
    assert_eq!(kiosk.state(), desk.state());

    give(&mut desk, &mut journal, START, raise(1, Side::B, Some(5_000))).expect("a slip");
    give(
        &mut desk,
        &mut journal,
        START,
        Command::Slip(SlipCommand::ClaimSlip { slip: SLIP, take_over: false }),
    )
    .expect("a claim");
    // The kiosk has heard of neither: its append comes too late, it reads and decides again.
    let claim = Command::Slip(SlipCommand::ClaimSlip { slip: SLIP, take_over: false });
    let raised = give(&mut kiosk, &mut journal, START, raise(2, Side::A, Some(5_000))).expect("another slip");
    assert!(
        matches!(raised[0].event, Event::Slip(SlipEvent::SlipRaised(SlipRaised { slip: SlipId(2), .. }))),
        "{raised:?}"
    );
    let refusal = give(&mut kiosk, &mut journal, START, claim.clone()).expect_err("the desk has it");
    assert_eq!(refusal.code(), RefusalCode::Claimed);
    assert!(said(&refusal).what.contains("desk"), "{}", said(&refusal).what);
    tail(&mut desk, &mut journal, START);
    assert_eq!(desk.state(), kiosk.state());

    // Both take the same free slip at once: the first in the journal has it.
    let slip = SlipId(2);
    let both = Command::Slip(SlipCommand::ClaimSlip { slip, take_over: false });
    let effects = desk.step(START, asked("desk", both.clone()));
    let [Effect::Append { expected, records }] = effects.as_slice() else { panic!("{effects:?}") };
    give(&mut kiosk, &mut journal, START, both).expect("the kiosk is quicker");
    assert!(journal.append(*expected, records).is_err(), "the journal has moved");
    let moved = journal.since(desk.seq()).expect("readable").into_iter().map(|entry| entry.record).collect();
    let effects = desk.step(START, Input::Moved { records: moved });
    let refusal = answer(&effects).expect("an answer").expect_err("the kiosk has it");
    assert_eq!(refusal.code(), RefusalCode::Claimed);
    let claims = journal.entries().iter();
    let claims = claims
        .filter(|it| matches!(it.record.event, Event::Slip(SlipEvent::SlipClaimed { slip: SlipId(2), .. })));
    assert_eq!(claims.count(), 1);
}

#[test]
fn what_a_clock_asked_while_the_disk_was_full_is_asked_again() {
    let mut table = Table::new();
    table.run(Millis(2_000));
    table.device.press(table.now, Side::A).expect("A moves");
    table.run(Millis(4_000));
    table.device.challenge(table.now, Side::B).expect("B challenges");
    table.journal.fail_next("no space left on device");
    table.run(Millis(3_000));
    assert!(!table.station.is_sound());
    assert_eq!(table.station.state().slips.len(), 0, "nothing is decided");
    // The clock has repeated its event for long enough; only its log still holds it.
    table.run(Millis(120_000));
    table.take(Input::Recovered);
    table.run(Millis(30_000));
    let slips: Vec<_> = table.station.state().slips.values().collect();
    let [slip] = slips.as_slice() else { panic!("{slips:?}") };
    assert_eq!(slip.challenger, Side::B);
    let since = slip.since_press.expect("the clock measured it");
    assert!((since.0 - 4_000).abs() <= 100, "{since:?}");
}

#[test]
fn an_order_is_noted_before_it_is_sent_and_confirmed_once_it_is_shown() {
    let mut table = Table::new();
    table.judge();
    table.run(Millis(5_000));
    assert_eq!(table.device.notices().len(), 1, "shown once");
    assert!(matches!(table.order(), OrderState::Confirmed { .. }), "{:?}", table.order());
}

#[test]
fn what_is_owed_to_a_clock_survives_a_restart() {
    let mut table = Table::new();
    table.answers = Some(0);
    table.judge();
    assert_eq!(table.order(), &OrderState::Waiting);
    assert_eq!(table.device.notices().len(), 0, "a try that is not bound yet shows nothing");
    table.restart();
    table.run(Millis(5_000));
    assert_eq!(table.device.notices().len(), 1, "shown once");
    assert!(matches!(table.order(), OrderState::Confirmed { .. }), "{:?}", table.order());
}

#[test]
fn an_order_that_was_shown_and_not_confirmed_before_a_crash_is_not_shown_twice() {
    // The console dies after each number of answers, that is at each step of the exchange.
    for answers in 0..4 {
        let mut table = Table::new();
        table.answers = Some(answers);
        table.judge();
        table.run(Millis(2_500));
        table.restart();
        table.run(Millis(30_000));
        assert_eq!(table.device.notices().len(), 1, "after {answers} answers");
        let confirmed = matches!(table.order(), OrderState::Confirmed { .. });
        assert!(confirmed, "after {answers} answers: {:?}", table.order());
    }
}

#[test]
fn a_clock_that_forgot_is_never_asked_twice_and_a_person_decides() {
    let mut table = Table::new();
    // The handshake is answered, the order shown; the answer is lost, and the clock loses its memory.
    table.answers = Some(1);
    table.judge();
    table.run(Millis(2_500));
    let shown = table.device.notices().len();
    table.device.reboot(table.now, true);
    table.restart();
    table.run(Millis(60_000));
    assert!(table.device.notices().len() <= shown.max(1), "shown twice");
    let settled = matches!(table.order(), OrderState::Confirmed { .. } | OrderState::Unconfirmed { .. });
    assert!(settled, "{:?}", table.order());
}

#[test]
fn a_restarted_station_is_the_one_that_was() {
    let mut table = Table::new();
    table.judge();
    table.run(Millis(5_000));
    let before = table.station.state().clone();
    table.restart();
    assert_eq!(table.station.state(), &before);
    assert_eq!(table.station.seq().0 as usize, table.journal.entries().len());
    let numbers: BTreeSet<u64> = table.journal.entries().iter().map(|entry| entry.seq.0).collect();
    assert_eq!(numbers.len(), table.journal.entries().len());
}

/// A challenge of two good words, from the slip to the verdict that is told.
fn two_words_rejected(since_press: Option<i64>) -> [Command; 6] {
    let slip = SLIP;
    [
        raise(1, Side::B, since_press),
        Command::Slip(SlipCommand::ClaimSlip { slip, take_over: false }),
        enter(slip, &["NIE", "TOR"]),
        Command::Slip(SlipCommand::ConfirmSpelling { slip }),
        Command::Slip(SlipCommand::Decide { slip }),
        Command::Slip(SlipCommand::Announce { slip }),
    ]
}

/// Whatever a screen tells of a slip stands in the state: who admitted it, what followed, what it cost, by which
/// paragraphs.
#[test]
fn a_slip_is_told_in_full_from_the_state() {
    let (mut station, mut journal) = opened();
    let slip = SLIP;
    for command in two_words_rejected(Some(5_000)) {
        give(&mut station, &mut journal, START, command).expect("done");
    }
    let focus = Focus { slip: Some(slip), ..Focus::default() };
    let detail = station.snapshot(START, &focus).slip.expect("a slip");
    assert!(detail.timely_by.is_some() && !detail.conceded && !detail.consequences.is_empty(), "{detail:?}");
    assert_eq!(detail.announced_at, Some(START));
    let penalty = detail.penalty.expect("the challenge was rejected");
    // Ten points for each of the words (TSO 3.1.4).
    assert_eq!((penalty.side, penalty.costs.points), (Side::B, Points(-20)));
    assert!(!penalty.cite.is_empty());
    assert!(detail.orders.iter().all(|order| !order.cite.is_empty()), "{:?}", detail.orders);
    let log = station.log();
    assert_eq!(log[0].penalty.as_deref(), Some(&penalty), "the log tells the same");
}

/// What players decide at a kiosk, which has no radio, is brought to their clock by the console that has it.
#[test]
fn the_desk_brings_to_the_clock_what_a_kiosk_has_written() {
    let mut table = Table::new();
    table.run(Millis(2_000));
    let mut kiosk = Station::new("kiosk", tso(), BTreeMap::new(), records(&table.journal));
    let slip = SLIP;
    for command in two_words_rejected(None) {
        let by = Actor::new(Role::Players, "kiosk");
        let input = Input::Command { ticket: Some(Ticket(1)), by, command: command.clone() };
        let effects = keep(&mut kiosk, &mut table.journal, table.now, input);
        assert!(matches!(answer(&effects), Some(Ok(_))), "{command:?}: {effects:?}");
        assert!(!effects.iter().any(|effect| matches!(effect, Effect::Radio(_))), "a kiosk has no radio");
    }
    assert!(kiosk.state().slip(slip).is_some_and(SlipState::ended));
    assert_eq!(table.station.state().slips.len(), 0, "the desk has heard of nothing yet");
    let news = table.journal.since(table.station.seq()).expect("readable");
    let records = news.into_iter().map(|entry| entry.record).collect();
    assert_eq!(table.device.notices().len(), 0, "nothing is shown yet");
    let effects = table.take(Input::Tailed { records });
    assert!(
        effects.iter().any(|effect| matches!(effect, Effect::Radio(_))),
        "the desk calls the clock at once"
    );
    table.run(Millis(5_000));
    assert_eq!(table.device.notices().len(), 1, "shown once");
    assert!(matches!(table.order(), OrderState::Confirmed { .. }), "{:?}", table.order());
    // The kiosk hears of it as the desk does of the kiosk.
    tail(&mut kiosk, &mut table.journal, table.now);
    assert_eq!(kiosk.state(), table.station.state());
}
