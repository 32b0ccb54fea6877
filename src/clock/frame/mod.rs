//! What travels between a clock and a console, byte by byte (§4). Little-endian; the last eight bytes of every
//! frame are its tag.
//!
//! A decoder checks, in this order: length, version and type, tag, then the fields. So a field error in a
//! decoded frame comes from a clock that holds the key and speaks something newer, never from the air.

mod command;
mod event;
mod face;
mod result;
mod state;
mod wire;

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::ClockId;

use crate::clock::auth::TagKey;

pub use command::CommandFrame;
pub use event::{EventFrame, Happening, short_memory};
pub use face::{FaceBlock, NO_BATTERY};
pub use result::{ResultFrame, Status};
pub use state::StateFrame;

use wire::{Reader, Writer};

/// The version of the profile in the high half of a frame's first byte.
pub const VERSION: u8 = 1;

/// A connection's nonce: eight bytes that the clock never hands out twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Nonce(pub [u8; 8]);

/// The type of a frame, the low half of its first byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum FrameType {
    /// The face, broadcast.
    State = 1,
    /// An event, broadcast and in the log.
    Event = 2,
    /// Console to clock.
    Command = 3,
    /// Clock to console.
    Result = 4,
}

impl FrameType {
    /// The type these bytes claim; what is not of this profile's version has none.
    pub fn of(bytes: &[u8]) -> Result<Self, FrameError> {
        let first = *bytes.first().ok_or(FrameError::TooShort { found: 0, needed: 1 })?;
        if first >> 4 != VERSION {
            return Err(FrameError::Version(first >> 4));
        }
        match first & 0x0f {
            1 => Ok(Self::State),
            2 => Ok(Self::Event),
            3 => Ok(Self::Command),
            4 => Ok(Self::Result),
            other => Err(FrameError::Type(other)),
        }
    }

    /// The clock that a broadcast claims to be of; whoever believes it checks the tag.
    pub fn claimed_clock(bytes: &[u8]) -> Option<ClockId> {
        Self::of(bytes).ok()?;
        Some(ClockId(u16::from_le_bytes([*bytes.get(1)?, *bytes.get(2)?])))
    }

    fn byte(self) -> u8 {
        VERSION << 4 | self as u8
    }
}

/// A field of a frame that may hold what it must not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "they are named as in §4")]
pub enum Field {
    RunState,
    Battery,
    EventNumber,
    EventKind,
    MemoryNumber,
    Status,
    ExpectedStates,
    Reason,
    ReasonsNumber,
    ClockNumber,
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::RunState => "run state",
            Self::Battery => "battery",
            Self::EventNumber => "event number",
            Self::EventKind => "event kind",
            Self::MemoryNumber => "memory number",
            Self::Status => "status",
            Self::ExpectedStates => "expected states",
            Self::Reason => "reason",
            Self::ReasonsNumber => "reason's number",
            Self::ClockNumber => "clock number",
        })
    }
}

/// Why bytes are not a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, thiserror::Error)]
#[serde(rename_all = "snake_case", tag = "code", content = "value", deny_unknown_fields)]
pub enum FrameError {
    /// Cut off.
    #[error("{found} bytes where the frame has {needed}")]
    TooShort {
        /// Bytes there are.
        found: usize,
        /// Bytes the frame has.
        needed: usize,
    },
    /// Something follows the frame.
    #[error("{found} bytes where the frame has {needed}")]
    TooLong {
        /// Bytes there are.
        found: usize,
        /// Bytes the frame has.
        needed: usize,
    },
    /// Another version of the profile: update the console or the clock.
    #[error("version {0} of the clock profile; this console speaks version {VERSION}")]
    Version(u8),
    /// Not the type of frame that was expected here.
    #[error("frame type {0} is not known here")]
    Type(u8),
    /// Wrong key, damage or forgery.
    #[error("the tag does not fit: another key, a damaged frame or a forged one")]
    BadTag,
    /// A field holds a value that this version does not define.
    #[error("{field} {value} is not defined in version {VERSION}")]
    Unknown {
        /// Which field.
        field: Field,
        /// What it holds.
        value: u8,
    },
    /// Bits are set that must be zero.
    #[error("reserved bits of the {0} are set")]
    Reserved(Field),
    /// What is left and the bit that says that nothing is.
    #[error("time left and its time-up bit contradict each other")]
    Contradiction,
}

/// Writes a frame of `N` bytes: type, whatever `fill` puts, tag.
fn seal<const N: usize>(kind: FrameType, key: &TagKey, fill: impl FnOnce(&mut Writer<N>)) -> [u8; N] {
    let mut writer = Writer::new();
    writer.u8(kind.byte());
    fill(&mut writer);
    let tag = key.tag(writer.written());
    writer.put(&tag);
    writer.finish()
}

/// Checks a frame of `N` bytes and gives a reader over what stands between type and tag.
fn open<'a, const N: usize>(
    kind: FrameType,
    key: &TagKey,
    bytes: &'a [u8],
) -> Result<Reader<'a>, FrameError> {
    let (body, tag) = parts::<N>(kind, bytes)?;
    if key.accepts(body, tag) { Ok(Reader::new(&body[1..])) } else { Err(FrameError::BadTag) }
}

/// Splits a frame of `N` bytes into what is authenticated and the tag, without looking at the tag.
fn parts<const N: usize>(kind: FrameType, bytes: &[u8]) -> Result<(&[u8], &[u8; 8]), FrameError> {
    let found = FrameType::of(bytes)?;
    if found != kind {
        return Err(FrameError::Type(found as u8));
    }
    match bytes.split_last_chunk::<8>() {
        Some(parts) if bytes.len() == N => Ok(parts),
        _ if bytes.len() > N => Err(FrameError::TooLong { found: bytes.len(), needed: N }),
        _ => Err(FrameError::TooShort { found: bytes.len(), needed: N }),
    }
}

#[cfg(test)]
mod tests;
