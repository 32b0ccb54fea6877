//! A clock and a console together, with a faulty ether between them.

use proptest::prelude::*;

use crate::domain::{At, ClockId, Millis, OpId, Points, Side};

use super::auth::{Keys, MasterKey};
use super::device::Device;
use super::frame::{CommandFrame, Happening, Nonce, ResultFrame, Status};
use super::model::{Control, Mode, Run};
use super::order::{Notice, Order};
use super::session::{ClockReply, Fact, NoReply, ReplayState, Session, Suspect};

const CLOCK: ClockId = ClockId(12);
const NONCE: Nonce = Nonce([1, 2, 3, 4, 5, 6, 7, 8]);
const PENALTY: Order = Order::Notice { side: Side::B, notice: Notice::Points(Points(-10)) };

fn master() -> MasterKey {
    MasterKey([0x17; 16])
}

fn pair() -> (Device, Session) {
    let control = Control { budget: Millis::secs(1800), mode: Mode::Overtime, neutral_between_moves: false };
    let mut device = Device::new(CLOCK, &master(), control, At(0));
    device.connect(At(0), NONCE);
    (device, Session::new(CLOCK, &master(), Mode::Overtime))
}

/// Sends an order and hears what became of it.
fn send(device: &mut Device, session: &mut Session, at: At, op: u32, order: &Order) -> ClockReply {
    let bytes = session.command(NONCE, OpId(op), order);
    device.connect(at, NONCE);
    let answer = device.write(at, &bytes);
    let reply = session.on_result(at, NONCE, &answer.result).expect("a good result");
    for event in answer.events {
        session.on_log(at, &event);
    }
    reply
}

/// What a clock's result says.
fn status_of(result: &[u8]) -> Status {
    ResultFrame::decode(result, &keys().result).expect("a good result").status
}

fn keys() -> Keys {
    Keys::derive(&master(), CLOCK)
}

/// A pair that has shaken hands, so that the session knows the clock's op memory.
fn acquainted() -> (Device, Session) {
    let (mut device, mut session) = pair();
    let reply = send(&mut device, &mut session, At(0), 0, &Order::ReadEvents { since: 0 });
    assert_eq!((reply.status, reply.memory), (Status::Applied, 1));
    (device, session)
}

#[test]
fn a_challenge_is_heard_without_a_connection_and_placed_in_time() {
    let (mut device, mut session) = pair();
    device.press(At(0), Side::B).expect("starts A");
    device.press(At(10_000), Side::A).expect("A moves");
    device.challenge(At(21_200), Side::B).expect("B challenges");
    let bytes = device.advertise(At(24_000));
    let facts = session.on_broadcast(At(24_030), &bytes);
    let since_press = Some(Millis(11_200));
    let raised = Fact::ChallengeRaised { event: 3, side: Side::B, since_press, raised_at: At(21_230) };
    assert_eq!(facts, [raised]);
    assert_eq!(session.on_broadcast(At(24_040), &bytes), [], "the same advertisement again");
    let facts = session.on_broadcast(At(25_000), &device.advertise(At(25_000)));
    let [Fact::Reading(reading)] = facts.as_slice() else { panic!("{facts:?}") };
    assert_eq!(reading.face.shown.run, Run::Challenge(Side::B));
    assert_eq!(send(&mut device, &mut session, At(26_000), 0, &Order::Acknowledge { event: 3 }).op, OpId(0));
    for second in 30..40 {
        let facts = session.on_broadcast(At(second * 1000), &device.advertise(At(second * 1000)));
        assert!(matches!(facts.as_slice(), [Fact::Reading(_)]), "{facts:?}");
    }
}

#[test]
fn a_challenge_whose_event_was_lost_is_read_from_the_log() {
    let (mut device, mut session) = acquainted();
    device.press(At(0), Side::B).expect("starts A");
    device.challenge(At(1_000), Side::B).expect("B challenges");
    let mut missing = None;
    for tick in 0..20 {
        let at = At(1_000 + tick * 500);
        let bytes = device.advertise(at);
        if bytes[0] & 0x0f == 1 {
            let since = |fact| if let Fact::EventMissing { since } = fact { Some(since) } else { missing };
            missing = session.on_broadcast(at, &bytes).into_iter().find_map(since);
        }
    }
    let order = Order::ReadEvents { since: missing.expect("only states were heard") };
    let command = session.command(NONCE, OpId(0), &order);
    device.connect(At(20_000), NONCE);
    let answer = device.write(At(20_000), &command);
    session.on_result(At(20_000), NONCE, &answer.result).expect("a good result");
    let facts: Vec<Fact> = answer.events.iter().flat_map(|event| session.on_log(At(20_000), event)).collect();
    let raised =
        facts.iter().filter(|fact| matches!(fact, Fact::ChallengeRaised { raised_at: At(1_000), .. }));
    assert_eq!(raised.count(), 1);
    for event in &answer.events {
        assert_eq!(session.on_log(At(21_000), event), [], "a replayed log says nothing");
    }
}

#[test]
fn a_restarted_station_does_not_ask_again_for_what_it_was_told() {
    let (mut device, mut session) = acquainted();
    device.press(At(0), Side::B).expect("starts A");
    device.challenge(At(1_000), Side::B).expect("B challenges");
    assert_eq!(session.on_broadcast(At(1_000), &device.advertise(At(1_000))).len(), 1);
    let kept = serde_json::to_string(&session.replay_state()).expect("a mark is kept");
    let mark = serde_json::from_str(&kept).expect("and read back");
    let mut restarted = Session::resume(CLOCK, &master(), Mode::Overtime, mark);
    for second in 2..30 {
        let at = At(second * 1000);
        for fact in restarted.on_broadcast(at, &device.advertise(at)) {
            let old = matches!(fact, Fact::Reading(_) | Fact::Started { .. } | Fact::Repeated { .. });
            assert!(old, "{fact:?}");
        }
    }
}

#[test]
fn a_retry_applies_once() {
    let (mut device, mut session) = acquainted();
    let reply = send(&mut device, &mut session, At(1), 7, &PENALTY);
    assert_eq!(reply.status, Status::Applied);
    let reply = send(&mut device, &mut session, At(2), 7, &PENALTY);
    assert_eq!(reply.status, Status::AlreadyApplied);
    assert!(reply.status.is_done());
    assert_eq!(device.notices().len(), 1);
    let start = Order::Start { side: Side::A };
    assert_eq!(send(&mut device, &mut session, At(3), 8, &start).status, Status::Applied);
    let reply = send(&mut device, &mut session, At(1_003), 8, &start);
    assert_eq!(reply.status, Status::AlreadyApplied, "though the state is no longer the expected one");
    assert_eq!(reply.reading.face.shown.left[0], Millis(1_799_000));
    assert_eq!(send(&mut device, &mut session, At(1_004), 9, &start).status, Status::WrongState);
}

#[test]
fn a_clock_that_forgot_its_ops_refuses_the_retry() {
    let (mut device, mut session) = acquainted();
    let lost = session.command(NONCE, OpId(7), &PENALTY);
    device.write(At(1), &lost);
    let under = session.sent(OpId(7)).expect("sent");
    device.reboot(At(2), true);
    let reply = send(&mut device, &mut session, At(3), 7, &PENALTY);
    assert_eq!((reply.status, reply.memory_was), (Status::Forgotten, Some(1)));
    assert_eq!(send(&mut device, &mut session, At(4), 7, &PENALTY).status, Status::Forgotten, "for ever");
    assert_eq!(device.notices().len(), 1);

    let mut restarted = Session::resume(CLOCK, &master(), Mode::Overtime, session.replay_state());
    restarted.was_sent(OpId(7), under);
    assert_eq!(send(&mut device, &mut restarted, At(5), 7, &PENALTY).status, Status::Forgotten);
    assert_eq!(send(&mut device, &mut restarted, At(6), 8, &PENALTY).status, Status::Applied);
}

#[test]
fn a_forgetful_reboot_is_heard_on_the_air() {
    let (mut device, mut session) = acquainted();
    device.reboot(At(5_000), true);
    let facts = session.on_broadcast(At(5_000), &device.advertise(At(5_000)));
    assert_eq!(facts, [Fact::MemoryLost { was: 1 }, Fact::Rebooted { event: 1, at: At(5_000) }]);
    let mut keeping = acquainted();
    keeping.0.reboot(At(5_000), false);
    let facts = keeping.1.on_broadcast(At(5_000), &keeping.0.advertise(At(5_000)));
    assert_eq!(facts, [Fact::Rebooted { event: 1, at: At(5_000) }]);
}

#[test]
fn nothing_is_signed_under_a_number_of_somebody_without_the_key() {
    let (mut device, _) = acquainted();
    let op = |device: &mut Device, bytes: &[u8]| {
        let result = ResultFrame::decode(&device.write(At(1), bytes).result, &keys().result);
        result.map(|result| (result.op, result.status)).expect("a good result")
    };
    let forged = Session::new(CLOCK, &MasterKey([0; 16]), Mode::Overtime).command(NONCE, OpId(77), &PENALTY);
    assert_eq!(op(&mut device, &forged), (OpId(0), Status::BadTag));
    let other = Session::new(ClockId(13), &master(), Mode::Overtime).command(NONCE, OpId(77), &PENALTY);
    assert_eq!(op(&mut device, &other), (OpId(0), Status::WrongClock));
    let mut frame = CommandFrame::new(CLOCK, NONCE, OpId(77), 1, &PENALTY);
    frame.expect.0 = 0xff;
    assert_eq!(op(&mut device, &frame.encode(&keys().command)), (OpId(77), Status::Malformed), "its own key");
}

#[test]
fn a_command_that_did_not_arrive_whole_is_written_anew_and_makes_nobody_suspect() {
    for (place, status) in [(30, Status::BadTag), (1, Status::WrongClock), (0, Status::Malformed)] {
        let (mut device, mut session) = acquainted();
        let mut garbled = session.command(NONCE, OpId(7), &PENALTY);
        garbled[place] ^= 0x40;
        let answer = device.write(At(1), &garbled);
        let unread = Err(NoReply::Unread(status));
        assert_eq!(session.on_result(At(1), NONCE, &answer.result), unread, "{status:?}");
        let again = session.on_result(At(2), NONCE, &answer.result);
        assert_eq!(again, Err(Suspect::OtherCommand.into()), "nothing is asked any more");
        assert_eq!(send(&mut device, &mut session, At(3), 7, &PENALTY).status, Status::Applied);
    }
}

/// What a clock broadcasts in four seconds.
fn four_seconds(device: &mut Device, from: i64) -> Vec<(At, Vec<u8>)> {
    (0..8).map(|tick| At(from + tick * 500)).map(|at| (at, device.advertise(at).to_vec())).collect()
}

fn hear(session: &mut Session, frames: &[(At, Vec<u8>)]) -> Vec<Fact> {
    frames.iter().flat_map(|(at, bytes)| session.on_broadcast(*at, bytes)).collect()
}

fn has_challenge(facts: &[Fact]) -> bool {
    facts.iter().any(|fact| matches!(fact, Fact::ChallengeRaised { .. }))
}

#[test]
fn what_another_program_has_heard_is_old_here_and_its_events_are_not() {
    let (mut device, mut session) = acquainted();
    let mut other = session.clone();
    device.press(At(0), Side::B).expect("starts A");
    device.challenge(At(1_000), Side::B).expect("B challenges");
    let frames = four_seconds(&mut device, 1_000);
    assert!(has_challenge(&hear(&mut other, &frames)));
    session.heard_elsewhere(other.replay_state());
    assert!(!session.is_acquainted(), "another may have had it do something");
    assert_eq!(hear(&mut session, &frames), []);
    assert!(has_challenge(&hear(&mut session, &four_seconds(&mut device, 5_000))));
    let before = session.replay_state();
    for less in [ReplayState::default(), ReplayState { counter: Some(1), ..before }] {
        session.heard_elsewhere(less);
        assert_eq!(session.replay_state(), before);
    }
}

#[test]
fn a_clock_that_was_let_back_in_elsewhere_is_heard_from_its_new_beginning() {
    let (mut device, mut session) = acquainted();
    device.press(At(0), Side::B).expect("starts A");
    device.challenge(At(200_000), Side::B).expect("B challenges");
    assert!(has_challenge(&hear(&mut session, &four_seconds(&mut device, 200_000))));
    // Its flash has failed. Somebody vouched for it at another program, which has read its log.
    let control = Control { budget: Millis::secs(1800), mode: Mode::Overtime, neutral_between_moves: false };
    let mut device = Device::new(CLOCK, &master(), control, At(210_000));
    device.press(At(210_000), Side::B).expect("starts A");
    device.challenge(At(211_000), Side::B).expect("B challenges");
    let mut other = session.clone();
    let read = Order::ReadEvents { since: 0 };
    let reply = send(&mut device, &mut other, At(212_000), 0x5eed, &read);
    other.readmit(&reply);
    send(&mut device, &mut other, At(212_500), 0x5eee, &read);
    let facts = hear(&mut session, &four_seconds(&mut device, 213_000));
    assert!(facts.iter().all(|fact| matches!(fact, Fact::Suspect { .. })), "not here: {facts:?}");
    session.heard_elsewhere(other.replay_state());
    let facts = hear(&mut session, &four_seconds(&mut device, 217_000));
    assert!(has_challenge(&facts) && facts.iter().any(|fact| matches!(fact, Fact::Reading(_))), "{facts:?}");
}

#[test]
fn a_new_key_begins_an_op_memory_of_its_own() {
    let (mut device, mut session) = acquainted();
    assert_eq!(send(&mut device, &mut session, At(1), u32::MAX, &PENALTY).status, Status::Applied);
    assert_eq!(session.replay_state().highest_op, OpId(u32::MAX));
    let under = session.replay_state().counter;
    device.rekey(CLOCK, &MasterKey([0x18; 16]));
    let mut session = Session::new(CLOCK, &MasterKey([0x18; 16]), Mode::Overtime);
    let reply = send(&mut device, &mut session, At(2), 0x5eed, &Order::ReadEvents { since: 0 });
    assert_eq!((reply.memory, session.replay_state().highest_op), (2, OpId(0)));
    assert!(session.replay_state().counter > under, "the counter goes on");
    session.was_sent(OpId(7), 1);
    let tried = send(&mut device, &mut session, At(3), 7, &PENALTY);
    assert_eq!(tried.status, Status::Forgotten, "what was tried under the old key");
}

#[test]
fn a_memory_number_never_comes_round() {
    let (mut device, mut session) = acquainted();
    let lost = session.command(NONCE, OpId(7), &PENALTY);
    device.write(At(1), &lost);
    for _ in 0..255 {
        device.reboot(At(2), true);
    }
    let reply = send(&mut device, &mut session, At(3), 7, &PENALTY);
    assert_eq!((reply.status, reply.memory, device.notices().len()), (Status::Forgotten, 256, 1));
}

#[test]
fn a_session_that_does_not_know_the_memory_learns_it_by_a_refusal() {
    let (mut device, mut session) = pair();
    assert_eq!(send(&mut device, &mut session, At(1), 7, &PENALTY).status, Status::Forgotten);
    assert_eq!(send(&mut device, &mut session, At(2), 7, &PENALTY).status, Status::Applied);
    assert_eq!(device.notices().len(), 1);
}

#[test]
fn stale_nonces_other_clocks_and_other_keys_are_refused() {
    let (mut device, mut session) = acquainted();
    let status = |device: &mut Device, bytes: &[u8]| status_of(&device.write(At(1), bytes).result);
    let stale = session.command(Nonce([9; 8]), OpId(1), &PENALTY);
    assert_eq!(status(&mut device, &stale), Status::WrongNonce);
    let other = Session::new(ClockId(13), &master(), Mode::Overtime).command(NONCE, OpId(1), &PENALTY);
    assert_eq!(status(&mut device, &other), Status::WrongClock);
    let forged = Session::new(CLOCK, &MasterKey([0; 16]), Mode::Overtime).command(NONCE, OpId(1), &PENALTY);
    assert_eq!(status(&mut device, &forged), Status::BadTag);
    assert_eq!(status(&mut device, &forged[..20]), Status::Malformed);
    let mut frame = CommandFrame::new(CLOCK, NONCE, OpId(1), 1, &PENALTY);
    frame.opcode = 0x55;
    let keys = keys();
    assert_eq!(status(&mut device, &frame.encode(&keys.command)), Status::UnknownOpcode);
    frame.opcode = 0x11;
    assert_eq!(status(&mut device, &frame.encode(&keys.command)), Status::BadArgument);
    assert!(device.notices().is_empty());

    let good = session.command(NONCE, OpId(2), &PENALTY);
    let yesterday = device.write(At(2), &good).result;
    device.disconnect();
    let late = session.command(NONCE, OpId(3), &PENALTY);
    assert_ne!(device.write(At(3), &late).result, yesterday);
    assert_eq!(device.notices().len(), 1, "a closed connection's nonce is worth nothing");
    let connection = Nonce([2; 8]);
    assert_eq!(session.on_result(At(4), connection, &yesterday), Err(Suspect::OtherConnection.into()));
}

/// Whoever recorded a connection has its nonce, its result and its log, and can play them to a console that calls him.
#[test]
fn a_recorded_connection_answers_nothing_that_is_asked_later() {
    let (mut device, mut session) = acquainted();
    device.press(At(0), Side::B).expect("starts A");
    device.challenge(At(1_000), Side::B).expect("B challenges");
    let question = Order::ReadEvents { since: 0 };
    let tape = device.write(At(2_000), &session.command(NONCE, OpId(0x5eed), &question));
    assert!(session.on_result(At(2_000), NONCE, &tape.result).expect("an answer").fresh);
    // An hour later the clock is in another game, and the phone in its place.
    let mut late = Session::new(CLOCK, &master(), Mode::Overtime);
    for (remembers, op) in [(true, 0x5eee), (false, 0x5eee), (false, 7)] {
        let session = if remembers { &mut session } else { &mut late };
        session.connected();
        session.command(NONCE, OpId(op), if op == 7 { &PENALTY } else { &question });
        let before = session.replay_state();
        assert_eq!(session.on_result(At(9_000_000), NONCE, &tape.result), Err(Suspect::OtherCommand.into()));
        assert!(tape.events.iter().all(|event| session.on_log(At(9_000_001), event).is_empty()));
        assert_eq!(session.replay_state(), before);
    }
    // Under the number of an order it could not be new either: that is the same at every try.
    late.connected();
    late.command(NONCE, OpId(7), &PENALTY);
    let done = device
        .write(At(2_500), &CommandFrame::new(CLOCK, NONCE, OpId(7), 1, &PENALTY).encode(&keys().command));
    let reply = late.on_result(At(9_000_002), NONCE, &done.result).expect("it was done");
    assert!(!reply.fresh && reply.status == Status::Applied);
    assert!(tape.events.iter().all(|event| late.on_log(At(9_000_003), event).is_empty()));
}

#[test]
fn a_command_is_good_for_ten_seconds_after_the_nonce() {
    let (mut device, mut session) = acquainted();
    device.connect(At(0), NONCE);
    let held = session.command(NONCE, OpId(7), &PENALTY);
    let mut late = device.clone();
    assert_eq!(status_of(&device.write(At(9_999), &held).result), Status::Applied);
    assert_eq!(status_of(&late.write(At(10_000), &held).result), Status::WrongNonce);
    assert!(late.notices().is_empty(), "a person has done it by now");
}

#[test]
fn old_frames_are_suspect_until_an_arbiter_vouches_for_the_clock() {
    let (mut device, mut session) = acquainted();
    let mut fresh = device.clone();
    let old = device.advertise(At(0));
    for _ in 0..200 {
        device.advertise(At(0));
    }
    let newest = device.advertise(At(0));
    assert_eq!(session.on_broadcast(At(1), &newest).len(), 1);
    let facts = session.on_broadcast(At(2), &old);
    assert!(matches!(facts.as_slice(), [Fact::Suspect { why: Suspect::CounterBack { .. } }]), "{facts:?}");
    let mut forged = newest;
    forged[20] ^= 1;
    assert_eq!(session.on_broadcast(At(3), &forged), [Fact::Suspect { why: Suspect::BadTag }]);
    let reply = send(&mut fresh, &mut session, At(4), 0, &Order::ReadEvents { since: 0 });
    assert!(!reply.newest);
    session.readmit(&reply);
    assert_eq!(session.on_broadcast(At(5), &fresh.advertise(At(5))).len(), 1);
}

#[test]
fn a_reading_runs_on_until_the_next_one() {
    let (mut device, mut session) = acquainted();
    device.press(At(0), Side::B).expect("starts A");
    let fact = (0..2).flat_map(|_| session.on_broadcast(At(1_000), &device.advertise(At(1_000)))).last();
    let Some(Fact::Reading(reading)) = fact else { panic!("{fact:?}") };
    assert_eq!(reading.face_at(At(3_500)).left, [Millis(1_796_500), Millis(1_800_000)]);
    assert_eq!(reading.face_at(At(1_800_000)), device.shown_at(At(1_800_000)));
    assert_eq!(reading.face_at(At(1_801_000)), device.shown_at(At(1_801_000)));
    assert_eq!(reading.face_at(At(0)).left[0], reading.face.shown.left[0], "never back");
}

/// One thing that happens at the table or in the air.
#[derive(Clone, Copy, Debug)]
enum Step {
    Press(Side),
    Challenge(Side),
    Hold(Side),
    Resume(Side),
    Reboot(bool),
    Air,
}

fn step() -> impl Strategy<Value = Step> {
    let side = || prop_oneof![Just(Side::A), Just(Side::B)];
    prop_oneof![
        4 => side().prop_map(Step::Press),
        2 => side().prop_map(Step::Challenge),
        1 => side().prop_map(Step::Hold),
        2 => side().prop_map(Step::Resume),
        1 => any::<bool>().prop_map(Step::Reboot),
        12 => Just(Step::Air),
    ]
}

/// The number of the event that a fact tells.
fn event_of(fact: &Fact) -> Option<u16> {
    match *fact {
        Fact::Started { event, .. }
        | Fact::Pressed { event, .. }
        | Fact::ChallengeRaised { event, .. }
        | Fact::HoldTaken { event, .. }
        | Fact::FlagFell { event, .. }
        | Fact::Finished { event, .. }
        | Fact::Rebooted { event, .. } => Some(event),
        Fact::Reading(_)
        | Fact::Repeated { .. }
        | Fact::MemoryLost { .. }
        | Fact::EventMissing { .. }
        | Fact::Late { .. }
        | Fact::Suspect { .. } => None,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Whatever is lost, doubled or overtaken: each event at most once, and never an older reading.
    #[test]
    fn the_air_cannot_double_or_turn_back(
        steps in proptest::collection::vec((step(), 0_i64..3_000), 1..120),
        fates in proptest::collection::vec((0_usize..5, 0_usize..6), 1..160),
    ) {
        let (mut device, mut session) = acquainted();
        let mut now = At(0);
        let mut sent: Vec<(At, [u8; 24])> = Vec::new();
        for (step, pause) in steps {
            now = now + Millis(pause);
            // A lever that does nothing in this state is part of the game.
            let _ = match step {
                Step::Press(side) => device.press(now, side),
                Step::Challenge(side) => device.challenge(now, side),
                Step::Hold(side) => device.hold(now, side),
                Step::Resume(side) => device.resume(now, side),
                Step::Reboot(forget) => {
                    device.reboot(now, forget);
                    Ok(())
                }
                Step::Air => {
                    sent.push((now, device.advertise(now)));
                    Ok(())
                }
            };
        }
        // Each frame is dropped, or comes up to four times, each time up to five places late.
        let mut arrivals: Vec<(usize, [u8; 24], At)> = Vec::new();
        for (place, (at, bytes)) in sent.into_iter().enumerate() {
            let (copies, delay) = fates[place % fates.len()];
            arrivals.extend((0..copies).map(|copy| (place + delay * copy, bytes, at)));
        }
        arrivals.sort_by_key(|(place, ..)| *place);
        let mut events = std::collections::BTreeSet::new();
        let mut newest = 0;
        for (_, bytes, at) in arrivals {
            for fact in session.on_broadcast(at, &bytes) {
                if let Some(event) = event_of(&fact) {
                    prop_assert!(events.insert(event), "event {event} twice");
                }
                if let Fact::Reading(reading) = fact {
                    prop_assert!(reading.counter > newest);
                    newest = reading.counter;
                }
            }
        }
    }

    /// Whatever is sent again, a penalty is on the display at most once; confirmed means that it was.
    #[test]
    fn a_penalty_is_never_applied_twice(
        tries in proptest::collection::vec((any::<bool>(), any::<bool>(), 0_u8..8), 1..12),
    ) {
        let (mut device, mut session) = acquainted();
        let mut confirmed = false;
        for (write_lost, result_lost, mishap) in tries {
            if mishap < 2 {
                device.reboot(At(1), mishap == 0);
                device.connect(At(1), NONCE);
            }
            let command = session.command(NONCE, OpId(5), &PENALTY);
            if write_lost {
                continue;
            }
            let answer = device.write(At(2), &command);
            if !result_lost {
                let reply = session.on_result(At(3), NONCE, &answer.result).expect("a good result");
                confirmed |= reply.status.is_done();
            }
            prop_assert!(device.notices().len() <= 1);
        }
        prop_assert!(!confirmed || device.notices().len() == 1);
    }

    /// Anything at all written to a clock or broadcast to a console is answered and changes nothing.
    #[test]
    fn noise_changes_nothing(bytes in proptest::collection::vec(any::<u8>(), 0..48)) {
        let (mut device, mut session) = acquainted();
        let before = device.shown_at(At(9));
        let answer = device.write(At(9), &bytes);
        prop_assert!(!status_of(&answer.result).is_done());
        prop_assert_eq!(session.on_result(At(9), NONCE, &answer.result), Err(Suspect::OtherCommand.into()));
        prop_assert_eq!(device.shown_at(At(9)), before);
        let facts = session.on_broadcast(At(9), &bytes);
        let is_suspect = |fact: &Fact| matches!(fact, Fact::Suspect { .. });
        prop_assert!(facts.len() == 1 && facts.iter().all(is_suspect));
        prop_assert!(session.on_log(At(9), &bytes).iter().all(is_suspect));
    }
}

#[test]
fn only_starts_and_presses_need_no_receipt() {
    assert!(!Happening::Press(Side::A).wants_receipt() && !Happening::Start(Side::B).wants_receipt());
    assert!(Happening::Challenge(Side::A).wants_receipt() && Happening::Reboot.wants_receipt());
}
