//! The console's side, one session a clock: bytes in, facts out.
//!
//! A session believes only frames with the clock's tag and a counter above every one before (§6). What is a little
//! behind was overtaken on the air and is dropped in silence; what is far behind is reported, and only an arbiter's
//! connected handshake ([`Session::readmit`]) lets the clock back in.
//!
//! A frame proves who made it and not when: whoever jams a hall and plays what he has recorded minutes later, in
//! order, has frames that are all new. But a clock's counter rises by one a second at least (§6.1). So where time has
//! passed and the counter has not risen with it, the frames are late.

mod fact;
mod seen;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::domain::{At, ClockId, Millis, OpId};

use super::auth::{KeyMark, Keys, MasterKey};
use super::frame::{
    CommandFrame, EventFrame, FaceBlock, FrameError, FrameType, Happening, Nonce, ResultFrame, StateFrame,
    Status, short_memory,
};
use super::model::{Mode, Run};
use super::order::Order;

pub use fact::{ClockReading, ClockReply, Fact, NoReply, Suspect};
pub use seen::SeenFrames;

/// How far behind a frame may be and still pass for one that was overtaken.
const OVERTAKEN: u32 = 64;
/// How long a challenge may show before its event counts as missing, and between two reports of that.
const EVENT_GRACE: Millis = Millis(1000);
const EVENT_AGAIN: Millis = Millis(10_000);
/// So long after a clock has power again its word that it had none explains a counter that stood still.
const REBOOTED: Millis = Millis(60_000);
/// Op ids whose memory number is kept.
const SENT_KEPT: usize = 128;

/// What a station keeps of a session over its own restart, and of a key from one event to the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ReplayState {
    /// The highest counter accepted; `None` before the first frame.
    pub counter: Option<u32>,
    /// Which events were heard.
    pub seen: SeenFrames,
    /// The number of the clock's op memory; `None` where no result has told the one that it has now.
    pub memory: Option<u16>,
    /// The highest op id in it, by the newest result.
    pub highest_op: OpId,
    /// Whether the challenge on the face was told by its event.
    pub challenge_told: bool,
    /// How often the clock was let back in with a lower counter.
    pub readmitted: u32,
}

impl ReplayState {
    /// Which of two is the newer one: a counter goes back only where the clock was let back in.
    pub fn is_before(&self, other: &Self) -> bool {
        (self.readmitted, self.counter) < (other.readmitted, other.counter)
    }
}

/// A challenge on the face whose event is being waited for.
#[derive(Clone, Copy, Debug)]
struct SuspectSpell {
    since: At,
    reported: Option<At>,
}

/// The console's end of one clock.
#[derive(Clone, Debug)]
pub struct Session {
    clock: ClockId,
    mark: KeyMark,
    keys: Keys,
    mode: Mode,
    replay: ReplayState,
    /// The command that was made last and has no answer yet, and whether its number was drawn for it.
    asked: Option<(OpId, bool)>,
    /// The counter of the last thing heard over the link since a result that is certainly new. Results and log arrive
    /// there in order.
    link: Option<u32>,
    spell: Option<SuspectSpell>,
    pace: CounterPace,
    /// Whether a new result has told the op memory and the highest op id since this session began.
    acquainted: bool,
    sent: BTreeMap<OpId, u16>,
}

impl Session {
    /// A session with a clock that was never heard.
    pub fn new(clock: ClockId, master: &MasterKey, mode: Mode) -> Self {
        Self::resume(clock, master, mode, ReplayState::default())
    }

    /// A session that goes on after the station's restart.
    pub fn resume(clock: ClockId, master: &MasterKey, mode: Mode, replay: ReplayState) -> Self {
        let keys = Keys::derive(master, clock);
        Self {
            clock,
            mark: master.mark(clock),
            keys,
            mode,
            replay,
            asked: None,
            link: None,
            spell: None,
            pace: CounterPace::default(),
            acquainted: false,
            sent: BTreeMap::new(),
        }
    }

    /// How far another program of this machine has heard the clock meanwhile. What it heard is not told here, so that
    /// its events count as not heard; where it let the clock back in, counter and events began anew, and what was heard
    /// here before says nothing of them.
    pub fn heard_elsewhere(&mut self, kept: ReplayState) {
        if self.replay == ReplayState::default() {
            self.replay = kept;
        } else if self.replay.readmitted < kept.readmitted {
            self.replay = ReplayState { seen: SeenFrames::default(), challenge_told: false, ..kept };
            self.pace = CounterPace::default();
            self.acquainted = false;
        } else if self.replay.is_before(&kept) {
            self.replay.counter = kept.counter;
            self.acquainted = false;
        }
    }

    /// Which clock.
    pub fn clock(&self) -> ClockId {
        self.clock
    }

    /// Which key it has.
    pub fn key_mark(&self) -> KeyMark {
        self.mark
    }

    /// What to keep over a restart.
    pub fn replay_state(&self) -> ReplayState {
        self.replay
    }

    /// Whether a new result has told, since this session began, under which memory an order is bound and above which
    /// op id its number must be. What was kept of an earlier time may have been overtaken by another console.
    pub fn is_acquainted(&self) -> bool {
        self.acquainted && self.replay.memory.is_some()
    }

    /// The clock is set up for another time control.
    pub fn set_mode(&mut self, mode: Mode) {
        self.mode = mode;
    }

    /// An event could not be kept: it counts as not heard, and the next frame or the log brings it again.
    pub fn unhear(&mut self, event: u16) {
        self.replay.seen.unhear(event);
    }

    /// The number after which the log is to be read so that no recent gap stays.
    pub fn read_from(&self) -> u16 {
        self.replay.seen.read_from()
    }

    /// What was heard lately could not be kept. Gives the number after which the log is to be read.
    pub fn hear_again(&mut self) -> u16 {
        self.replay.seen.hear_again();
        self.read_from()
    }

    /// Bytes of a broadcast that claims to be this clock's.
    pub fn on_broadcast(&mut self, at: At, bytes: &[u8]) -> Vec<Fact> {
        let heard = match FrameType::of(bytes) {
            Ok(FrameType::Event) => EventFrame::decode(bytes, &self.keys.event)
                .map_err(suspect)
                .and_then(|frame| self.on_event(at, &frame)),
            _ => StateFrame::decode(bytes, &self.keys.state)
                .map_err(suspect)
                .and_then(|frame| self.on_state(at, &frame)),
        };
        heard.unwrap_or_else(|why| vec![Fact::Suspect { why }])
    }

    /// An event frame that came over the link, in answer to `ReadEvents` and after its result.
    pub fn on_log(&mut self, at: At, bytes: &[u8]) -> Vec<Fact> {
        let frame = match EventFrame::decode(bytes, &self.keys.event) {
            Ok(frame) => frame,
            Err(error) => return vec![Fact::Suspect { why: suspect(error) }],
        };
        // Nobody can have recorded the result before it; what was made after that result is new as well, even where
        // a broadcast made later was heard first.
        match self.link {
            Some(link) if frame.clock == self.clock && frame.counter > link => {
                self.link = Some(frame.counter);
                self.replay.counter = self.replay.counter.max(Some(frame.counter));
                let mut facts = self.event_facts(at, &frame);
                // The log also holds what has its receipt.
                facts.retain(|fact| !matches!(fact, Fact::Repeated { .. }));
                facts
            }
            Some(_) if frame.clock != self.clock => {
                vec![Fact::Suspect { why: Suspect::OtherClock(frame.clock) }]
            }
            _ => Vec::new(),
        }
    }

    /// A connection is there: nothing was asked on it, and nothing that was recorded on another is an answer.
    pub fn connected(&mut self) {
        (self.asked, self.link) = (None, None);
    }

    /// The bytes of a command. The same op id at every try; the session binds it to the op memory that the
    /// clock had at the first, so that a clock which forgot it refuses instead of applying it twice. For housekeeping
    /// it is a number that was drawn for this one command: only the clock can answer under that (§6.4).
    pub fn command(&mut self, nonce: Nonce, op: OpId, order: &Order) -> Vec<u8> {
        self.asked = Some((op, order.is_housekeeping()));
        let now = self.replay.memory.unwrap_or(0);
        let memory = if order.is_housekeeping() { now } else { *self.sent.entry(op).or_insert(now) };
        if self.sent.len() > SENT_KEPT {
            self.sent.pop_first();
        }
        CommandFrame::new(self.clock, nonce, op, memory, order).encode(&self.keys.command).to_vec()
    }

    /// After the station's restart: this op was sent before, under this memory number ([`Session::sent`]).
    pub fn was_sent(&mut self, op: OpId, memory: u16) {
        self.sent.insert(op, memory);
    }

    /// The memory number under which an op was first sent: what the station journals with the try.
    pub fn sent(&self, op: OpId) -> Option<u16> {
        self.sent.get(&op).copied()
    }

    /// Bytes of a result on the connection with this nonce: the answer to the command that was made last.
    pub fn on_result(&mut self, at: At, nonce: Nonce, bytes: &[u8]) -> Result<ClockReply, NoReply> {
        let frame = ResultFrame::decode(bytes, &self.keys.result).map_err(suspect)?;
        if frame.clock != self.clock {
            return Err(Suspect::OtherClock(frame.clock).into());
        }
        if frame.nonce != nonce {
            return Err(Suspect::OtherConnection.into());
        }
        // A clock answers under 0 what it could not read.
        let unread = matches!(frame.status, Status::BadTag | Status::WrongClock | Status::Malformed);
        if frame.op == OpId(0) && unread && self.asked.take_if(|(op, _)| *op != OpId(0)).is_some() {
            return Err(NoReply::Unread(frame.status));
        }
        let asked = self.asked.take_if(|(op, _)| *op == frame.op);
        let (_, fresh) = asked.ok_or(Suspect::OtherCommand)?;
        if fresh {
            self.link = Some(frame.counter);
            self.pace.is(at, frame.counter);
            self.replay.seen.told(frame.newest_event, frame.counter);
            self.acquainted = true;
        }
        // Lower than before only in what nobody can have recorded.
        let highest_op = if fresh { OpId(0) } else { self.replay.highest_op };
        self.replay.highest_op = highest_op.max(frame.highest_op);
        let newest = self.replay.counter.is_none_or(|high| frame.counter > high);
        if newest {
            self.replay.counter = Some(frame.counter);
        }
        let before = self.replay.memory.replace(frame.memory);
        let memory_was = before.filter(|was| *was != frame.memory);
        // A first try under an unknown memory was refused and changed nothing: the next try may bind anew.
        if frame.status == Status::Forgotten && self.sent.get(&frame.op) == Some(&0) {
            self.sent.remove(&frame.op);
        }
        Ok(ClockReply {
            op: frame.op,
            fresh,
            status: frame.status,
            reading: self.reading(at, frame.counter, frame.face),
            newest,
            memory: frame.memory,
            memory_was,
            newest_event: frame.newest_event,
        })
    }

    /// An arbiter looked at the clock and vouches for it: its counter goes on from this result, if nobody can have
    /// recorded that. Does nothing where the counter had not gone back.
    pub fn readmit(&mut self, reply: &ClockReply) {
        let counter = reply.reading.counter;
        if reply.fresh && self.replay.counter.is_some_and(|high| counter < high) {
            self.replay.counter = Some(counter);
            self.replay.readmitted = self.replay.readmitted.saturating_add(1);
            // A clock that lost its counter has lost its event numbers as well: what its log tells is all new.
            self.replay.seen = SeenFrames::default();
        }
    }

    fn on_state(&mut self, at: At, frame: &StateFrame) -> Result<Vec<Fact>, Suspect> {
        if !self.admit(frame.clock, frame.counter)? {
            return Ok(Vec::new());
        }
        if let Timely::Late { by, ask, tell } = self.pace.weigh(at, frame.counter) {
            return Ok(self.late(by, ask, tell));
        }
        let reading =
            ClockReading { last_op: Some(frame.last_op), ..self.reading(at, frame.counter, frame.face) };
        let mut facts = vec![Fact::Reading(reading)];
        if matches!(frame.face.shown.run, Run::Challenge(_)) {
            let spell = self.spell.get_or_insert(SuspectSpell { since: at, reported: None });
            let overdue = !self.replay.challenge_told && at.since(spell.since) >= EVENT_GRACE;
            if overdue && spell.reported.is_none_or(|reported| at.since(reported) >= EVENT_AGAIN) {
                spell.reported = Some(at);
                facts.push(Fact::EventMissing { since: self.replay.seen.read_from() });
            }
        } else {
            self.spell = None;
            self.replay.challenge_told = false;
        }
        Ok(facts)
    }

    fn on_event(&mut self, at: At, frame: &EventFrame) -> Result<Vec<Fact>, Suspect> {
        if !self.admit(frame.clock, frame.counter)? {
            return Ok(Vec::new());
        }
        if frame.what == Happening::Reboot && frame.age < REBOOTED {
            // Nobody counted in the dark.
            self.pace.is(at, frame.counter);
        }
        Ok(match self.pace.weigh(at, frame.counter) {
            Timely::Yes => self.event_facts(at, frame),
            // It is not heard yet: its age is not what it says.
            Timely::Late { by, ask, tell } => self.late(by, ask, tell),
        })
    }

    /// What follows from a frame that was made long before it came.
    fn late(&self, by: Millis, ask: bool, tell: bool) -> Vec<Fact> {
        let asked = ask.then(|| Fact::Late { by, since: self.replay.seen.read_from() });
        let told = tell.then_some(Fact::Suspect { why: Suspect::Late { by } });
        asked.into_iter().chain(told).collect()
    }

    fn event_facts(&mut self, at: At, frame: &EventFrame) -> Vec<Fact> {
        let mut facts = Vec::new();
        // Which one it has now, a result tells.
        if let Some(was) = self.replay.memory.take_if(|was| short_memory(*was) != frame.memory) {
            facts.push(Fact::MemoryLost { was });
        }
        if !self.replay.seen.hear(frame.number, frame.counter) {
            let waits = frame.what.wants_receipt();
            facts.extend(waits.then_some(Fact::Repeated { event: frame.number }));
            return facts;
        }
        let (event, since_press, at_clock) = (frame.number, frame.since_press, at - frame.age);
        facts.push(match frame.what {
            Happening::Start(side) => Fact::Started { event, side, at: at_clock },
            Happening::Press(side) => Fact::Pressed { event, side, at: at_clock },
            Happening::Challenge(side) => {
                self.replay.challenge_told = true;
                Fact::ChallengeRaised { event, side, since_press, raised_at: at_clock }
            }
            Happening::Hold(side) => Fact::HoldTaken { event, side, since_press, taken_at: at_clock },
            Happening::Flag(side) => Fact::FlagFell { event, side, at: at_clock },
            Happening::Finish => Fact::Finished { event, at: at_clock },
            Happening::Reboot => Fact::Rebooted { event, at: at_clock },
        });
        facts
    }

    /// Whether a broadcast is new. An advertisement is received many times over, so that the same counter
    /// again is the rule and no reason to suspect anybody.
    fn admit(&mut self, clock: ClockId, counter: u32) -> Result<bool, Suspect> {
        if clock != self.clock {
            return Err(Suspect::OtherClock(clock));
        }
        match self.replay.counter {
            Some(high) if counter <= high => {
                if high - counter > OVERTAKEN {
                    return Err(Suspect::CounterBack { high, found: counter });
                }
                Ok(false)
            }
            _ => {
                self.replay.counter = Some(counter);
                Ok(true)
            }
        }
    }

    fn reading(&self, at: At, counter: u32, face: FaceBlock) -> ClockReading {
        ClockReading { at, face, mode: self.mode, counter, last_op: None }
    }
}

fn suspect(error: FrameError) -> Suspect {
    if error == FrameError::BadTag { Suspect::BadTag } else { Suspect::Unreadable(error) }
}

/// Radio, system and the clock's own second may make a frame late by so much.
const SLACK: Millis = Millis(5_000);
/// A clock's time may go slow by one part in so many.
const DRIFT: i64 = 200;
/// Frames late for so long are not held up by accident: a result is asked for.
const ASK: Millis = Millis(1_000);
/// Between two times that it is asked, and until it is told.
const AGAIN: Millis = Millis(10_000);

/// A time at which the counter stood so.
#[derive(Clone, Copy, Debug)]
struct Mark {
    at: At,
    counter: u32,
}

/// Since when frames have been late.
#[derive(Clone, Copy, Debug)]
struct LateSpell {
    since: At,
    asked: Option<At>,
}

/// What a frame's time is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Timely {
    /// Counter and time have risen together.
    Yes,
    /// It was made at least so long ago.
    Late {
        by: Millis,
        /// Only a new result can tell what the clock shows now.
        ask: bool,
        /// That has been in vain for some time.
        tell: bool,
    },
}

/// The pace of a clock.
#[derive(Clone, Copy, Debug, Default)]
struct CounterPace {
    /// The soonest that a frame has come for its counter.
    mark: Option<Mark>,
    late: Option<LateSpell>,
}

impl CounterPace {
    /// The counter stands so now: a new result proves it, and a clock that was without power says so.
    fn is(&mut self, at: At, counter: u32) {
        *self = Self { mark: Some(Mark { at, counter }), late: None };
    }

    /// Weighs a broadcast.
    fn weigh(&mut self, at: At, counter: u32) -> Timely {
        let Some(mark) = self.mark else {
            self.is(at, counter);
            return Timely::Yes;
        };
        let passed = at.since(mark.at);
        let by = passed - Millis(i64::from(counter.saturating_sub(mark.counter)) * 1_000);
        if by <= Millis(0) {
            self.is(at, counter);
            return Timely::Yes;
        }
        if by <= SLACK + Millis(passed.0 / DRIFT) {
            self.late = None;
            return Timely::Yes;
        }
        let spell = self.late.get_or_insert(LateSpell { since: at, asked: None });
        let ask = at.since(spell.since) >= ASK && spell.asked.is_none_or(|asked| at.since(asked) >= AGAIN);
        if ask {
            spell.asked = Some(at);
        }
        Timely::Late { by, ask, tell: ask && at.since(spell.since) >= AGAIN }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_late(pace: &mut CounterPace, at: i64, counter: u32) -> Option<i64> {
        match pace.weigh(At(at), counter) {
            Timely::Yes => None,
            Timely::Late { by, .. } => Some(by.0),
        }
    }

    #[test]
    fn frames_that_come_as_they_are_made_are_timely_all_day() {
        let mut pace = CounterPace::default();
        // One part in a thousand slow, heard every other time, with a burst now and then.
        let mut counter = 70_000;
        for second in 0..36_000_i64 {
            counter += if second % 97 == 0 { 5 } else { 1 };
            if second % 2 == 0 {
                assert_eq!(is_late(&mut pace, second * 1_001 + second % 7 * 300, counter), None, "{second}");
            }
        }
    }

    #[test]
    fn recordings_are_late_however_evenly_they_are_played() {
        let mut pace = CounterPace::default();
        for second in 0..60 {
            assert_eq!(is_late(&mut pace, second * 1_000, 100 + second as u32), None);
        }
        // Ten minutes of silence, then what was recorded in them.
        for second in 0..60 {
            assert!(
                is_late(&mut pace, 660_000 + second * 1_000, 160 + second as u32).expect("late") > 590_000
            );
        }
        // The clock itself is heard again.
        assert_eq!(is_late(&mut pace, 720_000, 820), None);
    }

    #[test]
    fn what_stays_late_is_asked_for_and_then_told() {
        let mut pace = CounterPace::default();
        pace.is(At(0), 1);
        let mut told = Vec::new();
        for second in 0..25_u32 {
            let at = At(600_000 + i64::from(second) * 1_000);
            if let Timely::Late { ask: true, tell, .. } = pace.weigh(at, 2 + second) {
                told.push((second, tell));
            }
        }
        assert_eq!(told, [(1, false), (11, true), (21, true)]);
        pace.is(At(630_000), 700);
        assert_eq!(is_late(&mut pace, 631_000, 701), None);
    }
}
