//! The clock on the table with a console at its side, without air between them; and what it keeps between two runs.

use std::cell::RefCell;
#[cfg(unix)]
use std::fs;
use std::rc::Rc;

use crate::clock::frame::{CommandFrame, EventFrame, Happening, ResultFrame, StateFrame};
use crate::clock::provision::{ConsoleEnd, GivenKey, ProvisionFrame};
use crate::clock::{Flash, Keys, MasterKey, Mode, Order, Status};
use crate::domain::OpId;

use super::*;

const T0: At = At(0);
const CLOCK: ClockId = ClockId(12);

/// A disk that keeps everything that was ever written, or is full.
#[derive(Clone, Default)]
struct Paper {
    pages: Rc<RefCell<Vec<ClockMemory>>>,
    full: Rc<RefCell<bool>>,
}

impl Keep for Paper {
    fn keep(&mut self, memory: &ClockMemory) -> Result<(), Problem> {
        if *self.full.borrow() {
            return Err(Problem::told("no space", ""));
        }
        self.pages.borrow_mut().push(memory.clone());
        Ok(())
    }
}

impl Paper {
    fn last(&self) -> ClockMemory {
        self.pages.borrow().last().cloned().unwrap_or_default()
    }
}

fn control() -> Control {
    Control { budget: Millis::secs(60), mode: Mode::Overtime, neutral_between_moves: false }
}

fn master() -> MasterKey {
    MasterKey([9; 16])
}

fn keys() -> Keys {
    Keys::derive(&master(), CLOCK)
}

fn begin(memory: ClockMemory) -> (TableClock<Paper>, Paper) {
    let paper = Paper::default();
    let clock = TableClock::new(control(), memory, paper.clone(), T0).expect("begun");
    (clock, paper)
}

fn given() -> ClockMemory {
    ClockMemory { identity: Some(Identity { clock: CLOCK, master: master() }), flash: Flash::default() }
}

fn fresh(seed: u8) -> Fresh {
    Fresh { secret: [seed; 32], nonce: [seed; 16] }
}

/// A console provisions the clock, and the person at the clock says yes.
fn provision(clock: &mut TableClock<Paper>, number: u16) -> Result<GivenKey, Failure> {
    let (mut console, hello) = ConsoleEnd::start(T0, ClockId(number), fresh(1));
    let mut back = clock.provision(T0, "console", &hello, &fresh(2)).expect("kept").expect("served");
    loop {
        let Some(Say::Provision(bytes)) = back.pop() else { panic!("nothing to hear") };
        let mut step = console.hear(T0, &bytes);
        if let Some(ProvisionNews::Compare(check)) = step.news {
            assert_eq!(clock.giving(), Giving::Compares(check), "the same on both displays");
            assert_eq!(clock.lever(T0, Lever::Yes).expect("kept"), Vec::new());
            step = console.agree(T0);
        }
        match (step.news, step.send) {
            (Some(ProvisionNews::Given(given)), _) => return Ok(given),
            (Some(ProvisionNews::Failed(failure)), _) => return Err(failure),
            (_, Some(bytes)) => {
                back = clock.provision(T0, "console", &bytes, &fresh(2)).expect("kept").expect("served");
            }
            (_, None) => panic!("a standstill"),
        }
    }
}

#[test]
fn a_new_clock_is_silent_until_it_has_a_number() {
    let (mut clock, paper) = begin(ClockMemory::default());
    assert_eq!(clock.broadcast(T0).expect("kept"), None);
    clock.lever(T0, Lever::Press(Side::A)).expect("kept");
    assert!(clock.told().contains("no number"), "{}", clock.told());
    assert_eq!(
        clock.provision(T0, "console", &[0x18], &fresh(2)).expect("kept").expect("served"),
        [Say::Provision(ProvisionFrame::Refusal(ProvisionRefusal::Closed).encode())]
    );
    clock.lever(T0, Lever::Both).expect("kept");
    assert_eq!(clock.broadcast(T0).expect("kept"), Some(vec![0x1e, 0, 0]));
    let given = provision(&mut clock, 12).expect("a key");
    assert_eq!((given.clock, clock.number(), clock.giving()), (CLOCK, Some(CLOCK), Giving::No));
    assert_eq!(paper.last().identity, Some(Identity { clock: CLOCK, master: given.master.clone() }));
    let frame = clock.broadcast(T0).expect("kept").expect("a frame");
    let state = StateFrame::decode(&frame, &Keys::derive(&given.master, CLOCK).state).expect("believed");
    assert!(state.counter < paper.last().flash.counter);
}

#[test]
fn a_key_that_cannot_be_kept_is_not_promised() {
    let (mut clock, paper) = begin(ClockMemory::default());
    clock.lever(T0, Lever::Both).expect("kept");
    let (mut console, hello) = ConsoleEnd::start(T0, CLOCK, fresh(1));
    let mut say = |clock: &mut TableClock<Paper>, bytes: &[u8]| {
        let said = clock.provision(T0, "console", bytes, &fresh(2)).expect("kept").expect("served");
        let [Say::Provision(bytes)] = said.as_slice() else { panic!("one frame") };
        console.hear(T0, bytes).send
    };
    let nonce = say(&mut clock, &hello).expect("a nonce");
    assert_eq!(say(&mut clock, &nonce), None);
    clock.lever(T0, Lever::Yes).expect("kept");
    let confirm = console.agree(T0).send.expect("a proof");
    *paper.full.borrow_mut() = true;
    assert!(clock.provision(T0, "console", &confirm, &fresh(2)).is_err(), "no word of it goes out");
    assert_eq!(paper.last().identity, None);
}

#[test]
fn another_number_needs_the_old_one_taken_off() {
    let (mut clock, paper) = begin(given());
    let before = clock.broadcast(T0).expect("kept").expect("a frame");
    let before = StateFrame::decode(&before, &keys().state).expect("a state").counter;
    clock.lever(T0, Lever::Both).expect("kept");
    assert_eq!(clock.broadcast(T0).expect("kept"), Some(vec![0x1e, 12, 0]));
    assert_eq!(provision(&mut clock, 7), Err(Failure::Told(ProvisionRefusal::OtherNumber(CLOCK))));
    clock.lever(T0, Lever::Forget).expect("kept");
    assert_eq!((clock.number(), paper.last().identity), (None, None));
    let new = provision(&mut clock, 7).expect("a key");
    let frame = clock.broadcast(T0).expect("kept").expect("a frame");
    let keys = Keys::derive(&new.master, ClockId(7));
    let reboot = EventFrame::decode(&frame, &keys.event).expect("it says that it forgot");
    assert!(reboot.counter > before, "counters never go back");
    assert_eq!(reboot.what, Happening::Reboot);
}

#[test]
fn the_same_number_gets_a_new_key_and_the_game_goes_on() {
    let (mut clock, _) = begin(given());
    clock.lever(T0, Lever::Press(Side::B)).expect("kept");
    clock.lever(T0, Lever::Both).expect("kept");
    let new = provision(&mut clock, 12).expect("a key");
    let (shown, _) = clock.shown(At(10_000)).expect("a face");
    assert_eq!(shown.left[0], Millis::secs(50));
    let frame = clock.broadcast(At(10_000)).expect("kept").expect("a frame");
    assert!(StateFrame::decode(&frame, &keys().state).is_err(), "the old key is worth nothing");
    let keys = Keys::derive(&new.master, CLOCK);
    assert!(
        StateFrame::decode(&frame, &keys.state).is_ok() || EventFrame::decode(&frame, &keys.event).is_ok()
    );
}

fn command(clock: &mut TableClock<Paper>, console: &str, nonce: [u8; 8], order: &Order) -> Status {
    let frame = CommandFrame::new(CLOCK, Nonce(nonce), OpId(42), 2, order).encode(&keys().command);
    let said = clock.command(T0, console, &frame).expect("kept").expect("it is served");
    let Some(Say::Result(bytes)) = said.first() else { panic!("a result") };
    ResultFrame::decode(bytes, &keys().result).expect("a result").status
}

/// A clock that was written down before: its op memory is number 2 now.
fn written() -> ClockMemory {
    ClockMemory { flash: Flash { counter: 300, memory: 1, newest_event: 3 }, ..given() }
}

#[test]
fn a_nonce_is_one_connections() {
    let (mut clock, _) = begin(written());
    let one = clock.nonce(T0, "one", [1; 8]).expect("it is served");
    assert_eq!(command(&mut clock, "one", one, &Order::ClearNotice), Status::Applied);
    assert_eq!(command(&mut clock, "one", one, &Order::ClearNotice), Status::AlreadyApplied);
    // It goes and comes back before anybody has looked.
    let again = clock.nonce(T0, "one", [2; 8]).expect("it is served");
    assert_ne!(again, one);
    assert_eq!(command(&mut clock, "one", one, &Order::ClearNotice), Status::WrongNonce, "recorded");
    assert_eq!(command(&mut clock, "one", again, &Order::ClearNotice), Status::AlreadyApplied);
    clock.present(T0, &["one".to_owned()]);
    clock.present(T0, &[]);
    assert_eq!(command(&mut clock, "one", again, &Order::ClearNotice), Status::WrongNonce, "it had left");
}

#[test]
fn a_phone_that_comes_later_does_not_take_the_judges_connection() {
    let (mut clock, _) = begin(written());
    let judge = clock.nonce(T0, "judge", [1; 8]).expect("it is served");
    let both = ["judge".to_owned(), "phone".to_owned()];
    assert_eq!(clock.present(T0, &both), ["phone"], "sent away at once");
    assert_eq!(clock.nonce(T0, "phone", [2; 8]), None);
    assert_eq!(
        clock.command(T0, "phone", &[0x13]).expect("kept"),
        None,
        "no result that would confuse the judge"
    );
    assert_eq!(command(&mut clock, "judge", judge, &Order::ClearNotice), Status::Applied);
    assert_eq!(clock.present(T0, &[]), Vec::<String>::new());
    assert!(clock.nonce(T0, "another", [3; 8]).is_some());
}

#[test]
fn a_recorded_command_buys_a_phone_no_more_than_three_seconds() {
    let (mut clock, _) = begin(written());
    let phone = ["phone".to_owned()];
    let recorded =
        CommandFrame::new(CLOCK, Nonce([8; 8]), OpId(42), 2, &Order::ClearNotice).encode(&keys().command);
    clock.present(T0, &phone);
    clock.nonce(T0, "phone", [1; 8]).expect("it is served");
    let said = clock.command(T0, "phone", &recorded).expect("kept").expect("an answer");
    let [Say::Result(bytes)] = said.as_slice() else { panic!("a result") };
    assert_eq!(ResultFrame::decode(bytes, &keys().result).map(|it| it.status), Ok(Status::WrongNonce));
    assert_eq!(clock.present(At(2_999), &phone), Vec::<String>::new());
    assert_eq!(clock.present(At(3_000), &phone), phone);
}

#[test]
fn the_battery_is_told_when_its_level_is_another() {
    let (mut clock, _) = begin(given());
    assert_eq!(clock.set_battery(Some(80)), Some(Say::Battery(80)));
    assert_eq!(clock.set_battery(Some(80)), None);
    assert_eq!(clock.set_battery(None), None);
}

#[test]
fn who_only_sits_is_sent_away_but_not_while_a_key_is_given() {
    let (mut clock, _) = begin(given());
    let phone = ["phone".to_owned()];
    assert_eq!(clock.present(T0, &phone), Vec::<String>::new());
    assert_eq!(clock.present(At(3_000), &phone), phone);
    clock.lever(At(3_000), Lever::Both).expect("kept");
    assert_eq!(clock.present(At(9_000), &phone), phone, "it begins nothing");
    clock.left("phone");
    let console = ["console".to_owned()];
    assert_eq!(clock.present(At(9_000), &console), Vec::<String>::new());
    let (_, hello) = ConsoleEnd::start(T0, CLOCK, fresh(1));
    assert!(
        !clock.provision(At(9_000), "console", &hello, &fresh(2)).expect("kept").expect("served").is_empty()
    );
    let both = ["console".to_owned(), "phone".to_owned()];
    assert_eq!(clock.present(At(18_000), &both), phone, "an attempt takes its time, and nobody breaks in");
    assert_eq!(clock.provision(At(18_000), "phone", &hello, &fresh(3)).expect("kept"), None);
    clock.present(At(18_500), &[]);
    assert!(clock.told().contains("broke off"), "{}", clock.told());
    let commands = clock.command(At(18_600), "console", &[0x13]).expect("kept");
    assert_eq!(commands, Some(Vec::new()), "no commands in this mode");
}

#[test]
fn what_is_on_paper_is_always_ahead_of_what_was_said() {
    let (mut clock, paper) = begin(given());
    let mut last = 0;
    for second in 0..600_i64 {
        let now = At(second * 1000);
        if second % 7 == 0 {
            let side = if second % 2 == 0 { Side::A } else { Side::B };
            clock.lever(now, Lever::Press(side)).expect("kept");
        }
        let frame = clock.broadcast(now).expect("kept").expect("a frame");
        let kept = paper.last().flash;
        let counter = u32::from_le_bytes([frame[3], frame[4], frame[5], frame[6]]);
        assert!(counter > last && counter < kept.counter, "{last} {counter} {}", kept.counter);
        last = counter;
        if let Ok(event) = EventFrame::decode(&frame, &keys().event) {
            assert!(event.number <= kept.newest_event);
        }
    }
    let (mut again, _) = begin(paper.last());
    let first = again.broadcast(T0).expect("kept").expect("a frame");
    let first = EventFrame::decode(&first, &keys().event).expect("the reboot");
    assert!(first.counter > last && first.number == paper.last().flash.newest_event + 1);
}

#[test]
fn a_lever_that_does_nothing_says_so() {
    let (mut clock, _) = begin(given());
    clock.lever(T0, Lever::Challenge(Side::A)).expect("kept");
    assert!(clock.told().contains("nothing now"));
    for lever in [
        Lever::Press(Side::B),
        Lever::Hold(Side::B),
        Lever::Challenge(Side::B),
        Lever::Resume(Side::A),
        Lever::Stop,
        Lever::Finish,
        Lever::NewGame,
    ] {
        clock.lever(T0, lever).expect("kept");
        assert_eq!(clock.told(), "", "{lever:?}");
    }
}

#[test]
fn what_is_kept_comes_back_and_only_the_owner_reads_it() {
    let place = tempfile::TempDir::new().expect("a folder");
    let path = place.path().join("clock.toml");
    let (mut disk, mut memory) = MemoryDisk::open(&path).expect("none yet");
    assert_eq!(memory, ClockMemory::default());
    for identity in [None, Some(Identity { clock: ClockId(12), master: MasterKey([7; 16]) })] {
        memory.identity = identity;
        memory.flash = Flash { counter: 700, memory: 3, newest_event: 12 };
        disk.keep(&memory).expect("kept");
        assert_eq!(MemoryDisk::open(&path).expect("read").1, memory);
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(fs::metadata(&path).expect("there").permissions().mode() & 0o777, 0o600);
        fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).expect("set");
        assert!(MemoryDisk::open(&path).is_err_and(|problem| problem.to_string().contains("0644")));
    }
}

#[test]
fn a_damaged_memory_is_refused_and_not_begun_anew() {
    for text in ["", "counter = 1", "number = 0\nkey = \"00\"\ncounter = 1\nmemory = 1\nnewest_event = 1"] {
        assert!(read(text).is_err(), "{text}");
    }
    assert!(read("number = 3\ncounter = 1\nmemory = 1\nnewest_event = 1").is_err(), "no key");
}
