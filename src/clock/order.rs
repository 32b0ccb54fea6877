//! What a station wants of a clock, and how it is put into an opcode and four bytes (§9).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::{Millis, Points, Side};

use super::capability::Capability;
use super::encoding::{Expect, from_centis, i24_bytes, i24_from, to_centis};
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
