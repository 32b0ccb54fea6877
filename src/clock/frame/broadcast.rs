//! The frames that a clock broadcasts: its state once a second (§4.2), and what happened at it, placed in time, so
//! that a slip needs no connection (§4.3).

use crate::clock::auth::TagKey;
use crate::clock::order::{from_centis, i24_bytes};
use crate::domain::{ClockId, Millis, Side};

use super::{FaceBlock, Field, FrameError, FrameType, open, seal};

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Happening {
    /// This side's time was started while nothing ran.
    Start(Side),
    /// This side ended its move.
    Press(Side),
    /// This side challenged.
    Challenge(Side),
    /// This side took a hold.
    Hold(Side),
    /// This side's time is used up.
    Flag(Side),
    /// The game is over.
    Finish,
    /// The clock started anew.
    Reboot,
}

impl Happening {
    /// The kind on the wire, and the side where it has one.
    fn to_wire(self) -> (u8, Option<Side>) {
        match self {
            Self::Start(side) => (1, Some(side)),
            Self::Press(side) => (2, Some(side)),
            Self::Challenge(side) => (3, Some(side)),
            Self::Hold(side) => (4, Some(side)),
            Self::Flag(side) => (5, Some(side)),
            Self::Finish => (6, None),
            Self::Reboot => (7, None),
        }
    }

    /// Whether the clock repeats it until a console has it. A start and a press are of use for seconds only,
    /// and the state frames tell them too.
    pub fn wants_receipt(self) -> bool {
        !matches!(self, Self::Start(_) | Self::Press(_))
    }
}

/// An event frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EventFrame {
    /// At which clock.
    pub clock: ClockId,
    /// Rises with every authenticated frame and never resets (§6).
    pub counter: u32,
    /// The event's own number, 1 to 65535 and round again; 0 is none.
    pub number: u16,
    /// What.
    pub what: Happening,
    /// The number of the clock's op memory in short ([`short_memory`]), never 0. Another one than before: the clock
    /// has forgotten which commands it applied (§7.3).
    pub memory: u8,
    /// How long ago, when the frame was made. Hundredths of a second, at most 46 hours.
    pub age: Millis,
    /// How long after the last press it happened, on the clock's own time. Hundredths of a second; `None`
    /// before the first press, after a reboot and from 655.35 s on.
    pub since_press: Option<Millis>,
}

/// An op memory's number as an event has room for it: 1 to 255 and round again. It tells that the number is another
/// one; which one, only a result tells.
pub fn short_memory(memory: u16) -> u8 {
    (memory.saturating_sub(1) % 255) as u8 + 1
}

const NO_PRESS: u16 = 0xffff;
const AGE_MAX: i64 = 0xff_ffff;
const SIDE_B: u8 = 1 << 4;

impl EventFrame {
    /// Bytes of the frame.
    pub const LENGTH: usize = 24;

    /// The frame's bytes.
    pub fn encode(&self, key: &TagKey) -> [u8; Self::LENGTH] {
        seal(FrameType::Event, key, |writer| {
            let (kind, side) = self.what.to_wire();
            writer.u16(self.clock.0);
            writer.u32(self.counter);
            writer.u16(self.number);
            writer.u8(kind | if side == Some(Side::B) { SIDE_B } else { 0 });
            writer.u8(self.memory);
            writer.put(&i24_bytes((self.age.0 / 10).clamp(0, AGE_MAX) as i32));
            let since = self.since_press.and_then(|since| u16::try_from(since.0.max(0) / 10).ok());
            writer.u16(since.unwrap_or(NO_PRESS));
        })
    }

    /// Checks and reads a frame.
    pub fn decode(bytes: &[u8], key: &TagKey) -> Result<Self, FrameError> {
        let mut reader = open::<{ Self::LENGTH }>(FrameType::Event, key, bytes)?;
        let clock = ClockId(reader.u16()?);
        let counter = reader.u32()?;
        let number = reader.u16()?;
        let what = happening(reader.u8()?)?;
        let memory = reader.u8()?;
        if number == 0 {
            return Err(FrameError::Unknown { field: Field::EventNumber, value: 0 });
        }
        if memory == 0 {
            return Err(FrameError::Unknown { field: Field::MemoryNumber, value: 0 });
        }
        let age = from_centis(reader.u24()? as i32);
        let since_press = match reader.u16()? {
            NO_PRESS => None,
            centis => Some(from_centis(i32::from(centis))),
        };
        Ok(Self { clock, counter, number, what, memory, age, since_press })
    }
}

fn happening(byte: u8) -> Result<Happening, FrameError> {
    if byte & 0b1110_0000 != 0 {
        return Err(FrameError::Reserved(Field::EventKind));
    }
    let side = if byte & SIDE_B != 0 { Side::B } else { Side::A };
    let what = match byte & 0x0f {
        1 => Happening::Start(side),
        2 => Happening::Press(side),
        3 => Happening::Challenge(side),
        4 => Happening::Hold(side),
        5 => Happening::Flag(side),
        6 => Happening::Finish,
        7 => Happening::Reboot,
        value => return Err(FrameError::Unknown { field: Field::EventKind, value }),
    };
    if byte & SIDE_B != 0 && what.to_wire().1.is_none() {
        return Err(FrameError::Reserved(Field::EventKind));
    }
    Ok(what)
}

/// A state frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StateFrame {
    /// Whose face.
    pub clock: ClockId,
    /// Rises with every authenticated frame and never resets (§6).
    pub counter: u32,
    /// The face.
    pub face: FaceBlock,
    /// The low byte of the last op id applied; 0 before the first.
    pub last_op: u8,
}

impl StateFrame {
    /// Bytes of the frame: all that a legacy advertisement has room for.
    pub const LENGTH: usize = 24;

    /// The frame's bytes.
    pub fn encode(&self, key: &TagKey) -> [u8; Self::LENGTH] {
        seal(FrameType::State, key, |writer| {
            writer.u16(self.clock.0);
            writer.u32(self.counter);
            self.face.write(writer);
            writer.u8(self.last_op);
        })
    }

    /// Checks and reads a frame.
    pub fn decode(bytes: &[u8], key: &TagKey) -> Result<Self, FrameError> {
        let mut reader = open::<{ Self::LENGTH }>(FrameType::State, key, bytes)?;
        Ok(Self {
            clock: ClockId(reader.u16()?),
            counter: reader.u32()?,
            face: FaceBlock::read(&mut reader)?,
            last_op: reader.u8()?,
        })
    }
}
