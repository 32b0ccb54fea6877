//! What a station wants of a clock, and how it is put into an opcode and four bytes (§9); what a make of clock can
//! do, and why it cannot do something. Frames put times and run states into bytes the same way (§4.1).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::{Millis, Points, Side};

use super::model::Run;

/// A wish to a clock. Stored in the journal until the clock has confirmed it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "order", deny_unknown_fields)]
pub enum Order {
    /// Show something at a side. Never touches the time.
    Notice {
        /// Where.
        side: Side,
        /// What.
        notice: Notice,
    },
    /// Show the times again at both sides.
    ClearNotice,
    /// Start a side; a per-move clock gives it a full budget.
    Start {
        /// Whose time runs.
        side: Side,
    },
    /// Stop both sides.
    Stop,
    /// Set what both sides have left.
    SetBoth {
        /// Milliseconds, sent in hundredths of a second, 0 to 23 hours.
        budget: Millis,
    },
    /// Add time to a side, or take it.
    Add {
        /// To whom.
        side: Side,
        /// Milliseconds, sent in hundredths of a second; negative takes.
        amount: Millis,
    },
    /// Let a side's time go on with what it had.
    Resume {
        /// Whose time runs.
        side: Side,
    },
    /// A receipt: this event is in the journal, its frames may stop.
    Acknowledge {
        /// The event's number.
        event: u16,
    },
    /// Send the events after this one.
    ReadEvents {
        /// The event's number; all that are kept where the clock does not know it.
        since: u16,
    },
}

/// What a clock can show at a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Notice {
    /// A deduction or a credit of game points; sent as 16 bits.
    Points(Points),
    /// A cross.
    Cross,
    /// A turn is lost.
    LoseTurn,
    /// The word judge's verdict.
    Verdict {
        /// Whether the challenge was upheld: the play comes off the board.
        upheld: bool,
    },
}

/// An opcode or its argument that this version does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OrderError {
    /// No such opcode.
    #[error("unknown opcode {0:#04x}; the console is newer than the clock")]
    UnknownOpcode(u8),
    /// The argument is out of range, or a byte that must be zero is not.
    #[error("opcode {0:#04x} with an argument it cannot have")]
    BadArgument(u8),
}

const NOTICE: u8 = 0x01;
const CLEAR_NOTICE: u8 = 0x02;
const START: u8 = 0x10;
const STOP: u8 = 0x11;
const RESUME: u8 = 0x12;
const SET_BOTH: u8 = 0x13;
const ADD: u8 = 0x14;
const ACKNOWLEDGE: u8 = 0x80;
const READ_EVENTS: u8 = 0x81;

impl Order {
    /// What a clock must be able to do for it.
    pub fn needs(&self) -> Capability {
        match self {
            Self::Notice { .. } | Self::ClearNotice => Capability::ShowNotice,
            Self::Start { .. } | Self::Resume { .. } => Capability::Start,
            Self::Stop => Capability::Stop,
            Self::SetBoth { .. } => Capability::SetTime,
            Self::Add { .. } => Capability::AddTime,
            Self::Acknowledge { .. } | Self::ReadEvents { .. } => Capability::RaiseChallenge,
        }
    }

    /// Whether doing it twice is the same as doing it once, so that the clock need not remember its op id.
    /// The opcode's top bit says the same on the wire.
    pub fn is_housekeeping(&self) -> bool {
        matches!(self, Self::Acknowledge { .. } | Self::ReadEvents { .. })
    }

    /// The states in which it makes sense. Anything else means that the table went on before the command
    /// arrived, and the clock refuses.
    pub fn expects(&self) -> Expect {
        let any = Side::A;
        match self {
            Self::Start { .. } => Expect::of(&[Run::Idle, Run::Neutral]),
            Self::Stop => Expect::of(&[Run::Running(Side::A), Run::Running(Side::B), Run::Neutral]),
            Self::Resume { .. } => Expect::of(&[Run::Challenge(any), Run::Neutral]),
            Self::SetBoth { .. } => Expect::of(&[Run::Idle, Run::Neutral, Run::Challenge(any)]),
            Self::Notice { .. }
            | Self::ClearNotice
            | Self::Add { .. }
            | Self::Acknowledge { .. }
            | Self::ReadEvents { .. } => Expect::ANY,
        }
    }

    /// Opcode and argument. Times and points beyond the wire's range are sent as its ends.
    pub fn to_wire(self) -> (u8, [u8; 4]) {
        match self {
            Self::Notice { side, notice } => {
                let (kind, value) = notice.to_wire();
                let [low, high] = value.to_le_bytes();
                (NOTICE, [byte(side), kind, low, high])
            }
            Self::ClearNotice => (CLEAR_NOTICE, [0; 4]),
            Self::Start { side } => (START, [byte(side), 0, 0, 0]),
            Self::Stop => (STOP, [0; 4]),
            Self::Resume { side } => (RESUME, [byte(side), 0, 0, 0]),
            Self::SetBoth { budget } => {
                let [a, b, c] = i24_bytes(to_centis(budget).max(0));
                (SET_BOTH, [a, b, c, 0])
            }
            Self::Add { side, amount } => {
                let [a, b, c] = i24_bytes(to_centis(amount));
                (ADD, [byte(side), a, b, c])
            }
            Self::Acknowledge { event } => (ACKNOWLEDGE, number(event)),
            Self::ReadEvents { since } => (READ_EVENTS, number(since)),
        }
    }

    /// Reads opcode and argument back.
    pub fn from_wire(opcode: u8, argument: [u8; 4]) -> Result<Self, OrderError> {
        let bad = OrderError::BadArgument(opcode);
        let sided = |a: u8| match a {
            0 => Ok(Side::A),
            1 => Ok(Side::B),
            _ => Err(bad),
        };
        let [a, b, c, d] = argument;
        let order = match opcode {
            NOTICE => Self::Notice {
                side: sided(a)?,
                notice: Notice::from_wire(b, i16::from_le_bytes([c, d])).ok_or(bad)?,
            },
            CLEAR_NOTICE => Self::ClearNotice,
            START => Self::Start { side: sided(a)? },
            STOP => Self::Stop,
            RESUME => Self::Resume { side: sided(a)? },
            SET_BOTH => Self::SetBoth { budget: from_centis(i24_from([a, b, c])) },
            ADD => Self::Add { side: sided(a)?, amount: from_centis(i24_from([b, c, d])) },
            ACKNOWLEDGE => Self::Acknowledge { event: u16::from_le_bytes([a, b]) },
            READ_EVENTS => Self::ReadEvents { since: u16::from_le_bytes([a, b]) },
            unknown => return Err(OrderError::UnknownOpcode(unknown)),
        };
        // One encoding for each order: what is not written back the same had a byte set that must be zero.
        if order.to_wire() == (opcode, argument) { Ok(order) } else { Err(bad) }
    }
}

impl Notice {
    fn to_wire(self) -> (u8, i16) {
        match self {
            Self::Points(Points(points)) => {
                (0, points.clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16)
            }
            Self::Cross => (1, 0),
            Self::LoseTurn => (2, 0),
            Self::Verdict { upheld } => (3, i16::from(upheld)),
        }
    }

    fn from_wire(kind: u8, value: i16) -> Option<Self> {
        match (kind, value) {
            (0, points) => Some(Self::Points(Points(i32::from(points)))),
            (1, 0) => Some(Self::Cross),
            (2, 0) => Some(Self::LoseTurn),
            (3, 0 | 1) => Some(Self::Verdict { upheld: value == 1 }),
            _ => None,
        }
    }
}

fn byte(side: Side) -> u8 {
    side.index() as u8
}

fn number(event: u16) -> [u8; 4] {
    let [low, high] = event.to_le_bytes();
    [low, high, 0, 0]
}

/// One thing a clock can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Capability {
    /// Tells its state without a connection.
    BroadcastState,
    /// Has a challenge button, and keeps a log of events.
    RaiseChallenge,
    /// Shows notices.
    ShowNotice,
    /// Can be started.
    Start,
    /// Can be stopped.
    Stop,
    /// Can be set.
    SetTime,
    /// Can be given time, or have it taken, in one step.
    AddTime,
    /// Counts below zero.
    NegativeTime,
    /// Tells whose time runs.
    RunningSide,
    /// Remembers op ids, so that a retry cannot apply twice.
    RemembersOps,
    /// Tells its battery's charge.
    Battery,
}

/// What a clock cannot do. It is announced, and a person does it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, thiserror::Error)]
#[serde(rename_all = "snake_case", tag = "code", content = "value", deny_unknown_fields)]
pub enum Cannot {
    /// There are no words for it in the clock's language, or not in its profile.
    #[error("this make of clock cannot do it")]
    Unable,
    /// The text does not fit, and what would have to be cut is not only words.
    #[error("“{text}” does not fit into the {width} letters of its display")]
    TooWide {
        /// The text.
        text: String,
        /// Letters that fit.
        width: u8,
    },
    /// Its steps are larger.
    #[error("it can be set in steps of {0} ms only")]
    TooFine(i64),
    /// More or less than it can be set to.
    #[error("it can be set from 0 to {0} s only")]
    OutOfRange(i64),
}

/// The most a signed 24-bit number holds: 23 hours in hundredths of a second.
const I24_MAX: i32 = 0x7f_ffff;

/// Milliseconds to hundredths of a second, towards less time: a clock at −1 ms is in overtime and must not be
/// sent as 0. Saturates at 24 bits.
pub(super) fn to_centis(time: Millis) -> i32 {
    time.0.div_euclid(10).clamp(-i64::from(I24_MAX) - 1, i64::from(I24_MAX)) as i32
}

/// Hundredths of a second to milliseconds.
pub(super) fn from_centis(centis: i32) -> Millis {
    Millis(i64::from(centis) * 10)
}

/// The low three bytes of a number, little-endian.
pub(super) fn i24_bytes(value: i32) -> [u8; 3] {
    let [a, b, c, _] = value.to_le_bytes();
    [a, b, c]
}

/// Three bytes as a signed number.
pub(super) fn i24_from([a, b, c]: [u8; 3]) -> i32 {
    i32::from_le_bytes([0, a, b, c]) >> 8
}

/// The three bits of a run state; a side that challenges has a bit of its own.
pub(super) fn run_number(run: Run) -> u8 {
    match run {
        Run::Idle => 0,
        Run::Running(Side::A) => 1,
        Run::Running(Side::B) => 2,
        Run::Neutral => 3,
        Run::Challenge(_) => 4,
        Run::Finished => 5,
    }
}

/// The run states in which a command may be applied: bit `n` for run state `n` of §4.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Expect(pub(super) u8);

impl Expect {
    /// Any state.
    pub const ANY: Self = Self(0b11_1111);

    /// Exactly these. Who challenged does not matter.
    pub fn of(states: &[Run]) -> Self {
        Self(states.iter().fold(0, |mask, run| mask | 1 << run_number(*run)))
    }

    /// Whether a clock in this state may apply the command.
    pub fn allows(self, run: Run) -> bool {
        self.0 & 1 << run_number(run) != 0
    }
}
