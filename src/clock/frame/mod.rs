//! What travels between a clock and a console, byte by byte (§4). Little-endian; the last eight bytes of every frame
//! are its tag.
//!
//! A decoder checks, in this order: length, version and type, tag, then the fields. So a field error in a decoded
//! frame comes from a clock that holds the key and speaks something newer, never from the air.

mod broadcast;
mod command;

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::{ClockId, Millis, Side};

use super::auth::TagKey;
use super::model::{Run, ShownFace};
use super::order::{from_centis, i24_bytes, i24_from, run_number, to_centis};

pub use broadcast::{EventFrame, Happening, StateFrame, short_memory};
pub use command::{CommandFrame, ResultFrame, Status};

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
fn seal<const N: usize>(kind: FrameType, key: &TagKey, fill: impl FnOnce(&mut FrameWriter<N>)) -> [u8; N] {
    let mut writer = FrameWriter::new();
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
) -> Result<FrameReader<'a>, FrameError> {
    let (body, tag) = parts::<N>(kind, bytes)?;
    if key.accepts(body, tag) { Ok(FrameReader::new(&body[1..])) } else { Err(FrameError::BadTag) }
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

/// The battery byte of a clock that cannot measure its battery, or runs from the mains.
pub const NO_BATTERY: u8 = 0xff;

const UP: [u8; 2] = [1 << 3, 1 << 4];
const LOW_BATTERY: u8 = 1 << 5;
const FAULT: u8 = 1 << 6;
const CHALLENGER_B: u8 = 1 << 7;

/// A face and the clock's health.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FaceBlock {
    /// What the face shows; on the wire in hundredths of a second.
    pub shown: ShownFace,
    /// Per cent, or [`NO_BATTERY`].
    pub battery: u8,
    /// The clock asks for a new battery.
    pub low_battery: bool,
    /// The clock does not trust itself: a lever sticks, a test failed. Take it off the table.
    pub fault: bool,
}

impl FaceBlock {
    fn write<const N: usize>(&self, writer: &mut FrameWriter<N>) {
        let mut flags = run_number(self.shown.run);
        if self.shown.run == Run::Challenge(Side::B) {
            flags |= CHALLENGER_B;
        }
        for (bit, set) in [
            (UP[0], self.shown.up[0]),
            (UP[1], self.shown.up[1]),
            (LOW_BATTERY, self.low_battery),
            (FAULT, self.fault),
        ] {
            flags |= if set { bit } else { 0 };
        }
        writer.u8(flags);
        for left in self.shown.left {
            writer.i24(to_centis(left));
        }
        writer.u8(self.battery);
    }

    fn read(reader: &mut FrameReader<'_>) -> Result<Self, FrameError> {
        let flags = reader.u8()?;
        let left = [from_centis(reader.i24()?), from_centis(reader.i24()?)];
        let battery = reader.u8()?;
        let set = |bit| flags & bit != 0;
        let run = match flags & 0b111 {
            0 => Run::Idle,
            1 => Run::Running(Side::A),
            2 => Run::Running(Side::B),
            3 => Run::Neutral,
            4 => Run::Challenge(if set(CHALLENGER_B) { Side::B } else { Side::A }),
            5 => Run::Finished,
            value => return Err(FrameError::Unknown { field: Field::RunState, value }),
        };
        if set(CHALLENGER_B) && !matches!(run, Run::Challenge(_)) {
            return Err(FrameError::Reserved(Field::RunState));
        }
        if battery > 100 && battery != NO_BATTERY {
            return Err(FrameError::Unknown { field: Field::Battery, value: battery });
        }
        let up = UP.map(set);
        for (left, up) in left.into_iter().zip(up) {
            // At exactly 0 only the clock knows whether the flag is down; elsewhere the sign must agree.
            if (left < Millis(0) && !up) || (left > Millis(0) && up) {
                return Err(FrameError::Contradiction);
            }
        }
        Ok(Self {
            shown: ShownFace { run, left, up },
            battery,
            low_battery: set(LOW_BATTERY),
            fault: set(FAULT),
        })
    }
}

/// Fills a frame of `N` bytes from the front.
struct FrameWriter<const N: usize> {
    bytes: [u8; N],
    at: usize,
}

impl<const N: usize> FrameWriter<N> {
    fn new() -> Self {
        Self { bytes: [0; N], at: 0 }
    }

    fn put(&mut self, part: &[u8]) {
        self.bytes[self.at..self.at + part.len()].copy_from_slice(part);
        self.at += part.len();
    }

    fn u8(&mut self, value: u8) {
        self.put(&[value]);
    }

    fn u16(&mut self, value: u16) {
        self.put(&value.to_le_bytes());
    }

    fn u32(&mut self, value: u32) {
        self.put(&value.to_le_bytes());
    }

    fn i24(&mut self, value: i32) {
        self.put(&i24_bytes(value));
    }

    fn written(&self) -> &[u8] {
        &self.bytes[..self.at]
    }

    fn finish(self) -> [u8; N] {
        debug_assert_eq!(self.at, N, "a frame is filled to its last byte");
        self.bytes
    }
}

/// Takes a frame apart from the front.
struct FrameReader<'a>(&'a [u8]);

impl<'a> FrameReader<'a> {
    fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], FrameError> {
        let (head, rest) =
            self.0.split_first_chunk::<N>().ok_or(FrameError::TooShort { found: self.0.len(), needed: N })?;
        self.0 = rest;
        Ok(*head)
    }

    fn u8(&mut self) -> Result<u8, FrameError> {
        self.array().map(|[byte]: [u8; 1]| byte)
    }

    fn u16(&mut self) -> Result<u16, FrameError> {
        self.array().map(u16::from_le_bytes)
    }

    fn u24(&mut self) -> Result<u32, FrameError> {
        self.array().map(|[a, b, c]: [u8; 3]| u32::from_le_bytes([a, b, c, 0]))
    }

    fn u32(&mut self) -> Result<u32, FrameError> {
        self.array().map(u32::from_le_bytes)
    }

    fn i24(&mut self) -> Result<i32, FrameError> {
        self.array().map(i24_from)
    }
}
