//! What a clock and a console do: the lever table, times, counters, event numbers, commands.

use std::collections::BTreeSet;

use crate::clock::device::Device;
use crate::clock::frame::{EventFrame, Happening, Nonce, ResultFrame, StateFrame};
use crate::clock::model::{Control, Face, Mode, WrongState};
use crate::clock::order::{Notice, Order};
use crate::clock::session::{Fact, NoReply, Session, Suspect};
use crate::clock::{Keys, MasterKey};
use crate::domain::{At, ClockId, Millis, OpId, Points, Side};

use super::{Answered, Exchange, Told, Vectors, array, bytes, run_name, setting, vectors};

fn side(action: &str) -> Side {
    if action.ends_with("_b") { Side::B } else { Side::A }
}

/// A lever or an order, done to a face. A hold changes none; that it is taken at all the clock decides.
fn act(face: &mut Face, now: At, action: &str, amount: i64) -> Result<(), WrongState> {
    let (what, side) = (action.split('_').next().unwrap_or_default(), side(action));
    match what {
        "look" => Ok(()),
        "press" => face.press(now, side),
        "challenge" => face.challenge(now, side),
        "stop" => face.stop(now),
        "resume" => face.resume(now, side),
        "finish" => face.finish(now),
        "start" => face.start(now, side),
        "set" => face.set_both(now, Millis(amount)),
        "add" => face.add(now, side, Millis(amount)),
        other => panic!("no lever is called {other}"),
    }
}

/// The levers that bring a new clock into a state.
fn way_to(run: &str) -> &'static [&'static str] {
    match run {
        "idle" => &[],
        "a_runs" => &["start_a"],
        "b_runs" => &["start_b"],
        "neutral" => &["start_a", "stop"],
        "a_challenges" => &["start_a", "challenge_a"],
        "b_challenges" => &["start_a", "challenge_b"],
        "finished" => &["start_a", "finish"],
        other => panic!("no state is called {other}"),
    }
}

#[test]
fn the_lever_table_is_the_model_s() {
    let vectors = vectors();
    for table in &vectors.tables {
        let control = Control {
            budget: Millis::secs(60),
            mode: Mode::Overtime,
            neutral_between_moves: table.neutral_between_moves,
        };
        assert_eq!(table.rows.len(), 7, "every state");
        assert_eq!(table.actions.len(), 14, "every lever and order");
        for (run, row) in &table.rows {
            assert_eq!(row.len(), table.actions.len());
            for (action, to) in table.actions.iter().zip(row) {
                let found = if action.starts_with("hold") {
                    held(control, run, side(action))
                } else {
                    let mut face = Face::new(control, At(0));
                    for lever in way_to(run) {
                        act(&mut face, At(0), lever, 0).expect("a way");
                    }
                    assert_eq!(run_name(face.run()), run);
                    act(&mut face, At(0), action, 1_000).ok().map(|()| run_name(face.run()))
                };
                assert_eq!(found, to.as_deref(), "{run}: {action}");
            }
        }
    }
    assert_eq!(vectors.tables.len(), 2, "with and without a neutral phase");
}

/// What a clock's face does when somebody takes a hold; `None` where it is not taken.
fn held(control: Control, run: &str, side: Side) -> Option<&'static str> {
    let mut device = Device::new(ClockId(1), &MasterKey([0; 16]), control, At(0));
    let way = way_to(run);
    if way.contains(&"start_a") || way.contains(&"start_b") {
        device.press(At(0), if way.contains(&"start_a") { Side::B } else { Side::A }).expect("a start");
    }
    way.iter().filter(|lever| !lever.starts_with("start")).for_each(|lever| pull(&mut device, At(0), lever));
    assert_eq!(run_name(device.shown_at(At(0)).run), run);
    device.hold(At(0), side).ok().map(|()| run_name(device.shown_at(At(0)).run))
}

fn pull(device: &mut Device, now: At, lever: &str) {
    let side = side(lever);
    let taken = match lever.split('_').next().unwrap_or_default() {
        "press" => device.press(now, side),
        "challenge" => device.challenge(now, side),
        "stop" => device.stop(now),
        "finish" => device.finish(now),
        other => panic!("no lever is called {other}"),
    };
    taken.expect("a lever that does something");
}

#[test]
fn times_run_as_the_vectors_say() {
    let vectors = vectors();
    for it in &vectors.times {
        let mode = match it.mode.as_str() {
            "overtime" => Mode::Overtime,
            "flag" => Mode::Flag,
            "per_move" => Mode::PerMove,
            other => panic!("no mode is called {other}"),
        };
        let neutral_between_moves = it.neutral_between_moves;
        let mut face = Face::new(Control { budget: Millis(it.budget), mode, neutral_between_moves }, At(0));
        for step in &it.steps {
            let now = At(step.at);
            act(&mut face, now, &step.r#do, step.amount).expect("a lever that does something");
            let shown = face.at(now);
            let found = (run_name(shown.run), shown.left.map(|left| left.0), shown.up);
            assert_eq!(found, (step.run.as_str(), step.left, step.up), "{}: {} ms", it.name, step.at);
        }
    }
    assert_eq!(vectors.times.len(), 4, "the three modes, and the neutral phase");
}

#[test]
fn counters_are_new_dropped_or_suspect() {
    let (vectors, master, clock, keys) = setting();
    for it in &vectors.counters {
        let mut session = Session::new(clock, &master, Mode::Overtime);
        for (counter, wanted) in &it.steps {
            let mut frame = StateFrame::decode(&bytes(&vectors.frames[0].hex), &keys.state).expect("good");
            frame.counter = *counter;
            let facts = session.on_broadcast(At(0), &frame.encode(&keys.state));
            let found = match facts.as_slice() {
                [Fact::Reading(_), ..] => "new",
                [] => "dropped",
                [Fact::Suspect { why: Suspect::CounterBack { .. } }] => "suspect",
                other => panic!("{other:?}"),
            };
            assert_eq!(found, wanted, "{}: {counter}", it.name);
        }
    }
    assert!(vectors.counters.len() >= 2);
}

#[test]
fn event_numbers_are_taken_once() {
    let (vectors, master, clock, keys) = setting();
    for it in &vectors.events {
        let mut session = Session::new(clock, &master, Mode::Overtime);
        for step in &it.steps {
            match *step {
                Told::Event(counter, number, wanted) => {
                    let frame = EventFrame { counter, number, ..event(&vectors, &keys) };
                    let facts = session.on_broadcast(At(0), &frame.encode(&keys.event));
                    let new = facts.iter().any(|fact| !matches!(fact, Fact::Repeated { .. }));
                    assert_eq!(new, wanted, "{}: {number} at {counter}", it.name);
                }
                Told::Newest { newest, counter } => {
                    answer(&mut session, &vectors, &keys, At(0), newest, counter);
                }
            }
        }
    }
    assert!(vectors.events.len() >= 8);
}

#[test]
fn a_reboot_explains_for_a_minute_why_the_counter_stood_still() {
    let (vectors, master, clock, keys) = setting();
    for (age, fresh) in [(59_990, true), (60_000, false)] {
        let mut session = Session::new(clock, &master, Mode::Overtime);
        let mut state = StateFrame::decode(&bytes(&vectors.frames[0].hex), &keys.state).expect("good");
        state.counter = 100;
        assert_eq!(session.on_broadcast(At(0), &state.encode(&keys.state)).len(), 1);
        let (what, age) = (Happening::Reboot, Millis(age));
        let frame = EventFrame { number: 1, counter: 101, what, age, ..event(&vectors, &keys) };
        let facts = session.on_broadcast(At(3_600_000), &frame.encode(&keys.event));
        assert_eq!(facts.iter().any(|fact| matches!(fact, Fact::Rebooted { .. })), fresh, "{facts:?}");
        state.counter = 102;
        let facts = session.on_broadcast(At(3_601_000), &state.encode(&keys.state));
        assert_eq!(facts.iter().any(|fact| matches!(fact, Fact::Reading(_))), fresh, "{facts:?}");
    }
}

fn event(vectors: &Vectors, keys: &Keys) -> EventFrame {
    let example = vectors.frames.iter().find(|it| it.name == "event").expect("an event");
    EventFrame::decode(&bytes(&example.hex), &keys.event).expect("good")
}

/// A new result, with this newest event.
fn answer(session: &mut Session, vectors: &Vectors, keys: &Keys, at: At, newest_event: u16, counter: u32) {
    let example = vectors.frames.iter().find(|it| it.name == "result").expect("a result");
    let frame = ResultFrame::decode(&bytes(&example.hex), &keys.result).expect("good");
    let frame = ResultFrame { counter, newest_event, ..frame };
    session.connected();
    session.command(frame.nonce, frame.op, &Order::ReadEvents { since: 0 });
    assert!(session.on_result(at, frame.nonce, &frame.encode(&keys.result)).is_ok_and(|reply| reply.fresh));
}

#[test]
fn frames_are_fresh_while_counter_and_time_rise_together() {
    let (vectors, master, clock, keys) = setting();
    for it in &vectors.delays {
        let mut session = Session::new(clock, &master, Mode::Overtime);
        for (number, (at, counter, kind, wanted)) in (1..).zip(&it.steps) {
            let (at, counter) = (At(*at), *counter);
            let facts = match kind.as_str() {
                "state" => {
                    let mut frame =
                        StateFrame::decode(&bytes(&vectors.frames[0].hex), &keys.state).expect("good");
                    frame.counter = counter;
                    session.on_broadcast(at, &frame.encode(&keys.state))
                }
                "event" => {
                    let frame = EventFrame { counter, number, ..event(&vectors, &keys) };
                    session.on_broadcast(at, &frame.encode(&keys.event))
                }
                "reboot" => {
                    let what = Happening::Reboot;
                    let frame =
                        EventFrame { number, counter, what, age: Millis(0), ..event(&vectors, &keys) };
                    session.on_broadcast(at, &frame.encode(&keys.event))
                }
                "result" => {
                    answer(&mut session, &vectors, &keys, at, number, counter);
                    continue;
                }
                other => panic!("nothing is called {other}"),
            };
            let late = facts.iter().all(|fact| matches!(fact, Fact::Late { .. } | Fact::Suspect { .. }));
            assert_eq!(if late { "late" } else { "fresh" }, wanted, "{}: {at}", it.name);
        }
    }
    assert!(vectors.delays.len() >= 5);
}

#[test]
fn a_console_takes_the_answers_that_the_vectors_say() {
    let (vectors, master, clock, _) = setting();
    let mut taken = BTreeSet::new();
    for it in &vectors.answers {
        let mut session = Session::new(clock, &master, Mode::Overtime);
        let mut nonce = Nonce([0; 8]);
        for (place, step) in it.steps.iter().enumerate() {
            let (found, wanted) = match step {
                Answered::Connect { connect } => {
                    nonce = Nonce(array(connect));
                    session.connected();
                    continue;
                }
                Answered::Ask { ask, op, hear, taken } => {
                    let points = Notice::Points(Points(-10));
                    let order = match ask.as_str() {
                        "read_events" => Order::ReadEvents { since: 0 },
                        _ => Order::Notice { side: Side::B, notice: points },
                    };
                    session.command(nonce, OpId(*op), &order);
                    let found = match session.on_result(At(0), nonce, &bytes(hear)) {
                        Ok(reply) => {
                            if reply.fresh {
                                "new"
                            } else {
                                "done"
                            }
                        }
                        Err(NoReply::Unread(_)) => "unread",
                        Err(NoReply::Suspect(Suspect::OtherCommand)) => "other_command",
                        Err(NoReply::Suspect(Suspect::OtherConnection)) => "other_connection",
                        Err(why) => panic!("{}: step {place}: {why:?}", it.name),
                    };
                    (found, taken)
                }
                Answered::Log { log, taken } => {
                    let told = !session.on_log(At(0), &bytes(log)).is_empty();
                    (if told { "told" } else { "dropped" }, taken)
                }
            };
            assert_eq!(found, wanted, "{}: step {place}", it.name);
            taken.insert(found);
        }
    }
    assert_eq!(taken.len(), 7, "{taken:?}");
}

#[test]
fn a_clock_answers_as_the_vectors_say() {
    let (vectors, master, clock, keys) = setting();
    let control = Control { budget: Millis::secs(1800), mode: Mode::Overtime, neutral_between_moves: false };
    let mut statuses = Vec::new();
    for it in &vectors.exchanges {
        let mut device = Device::new(clock, &master, control, At(0));
        let (mut nonce, mut now) = (Nonce([0; 8]), At(0));
        for step in &it.steps {
            match step {
                Exchange::Connect { connect } => {
                    nonce = Nonce(array(connect));
                    device.connect(now, nonce);
                }
                Exchange::Wait { wait } => now = now + Millis(*wait * 10),
                Exchange::Reboot { reboot, times } => {
                    nonce = Nonce([0; 8]);
                    (0..*times).for_each(|_| device.reboot(now, *reboot));
                }
                Exchange::Lever { lever } => pull(&mut device, now, lever),
                Exchange::Write { about, write, status, op, memory, highest, run } => {
                    let answer = device.write(now, &bytes(write));
                    let result = ResultFrame::decode(&answer.result, &keys.result).expect("a result");
                    assert_eq!(result.nonce, nonce);
                    let found =
                        (result.status as u8, result.op, result.memory, run_name(result.face.shown.run));
                    assert_eq!(found, (*status, OpId(*op), *memory, run.as_str()), "{}: {about}", it.name);
                    assert!(highest.is_none_or(|it| OpId(it) == result.highest_op), "{}: {about}", it.name);
                    statuses.push(*status);
                }
            }
        }
    }
    assert!((0..=10).all(|status| statuses.contains(&status)), "every status is answered by some vector");
}
