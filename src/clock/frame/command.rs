//! The command frame (§4.4), what a console wants, and the result frame (§4.5), what became of it: both bound to one
//! connection, and the command to one op id and a state.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::clock::auth::TagKey;
use crate::clock::order::{Expect, Order, OrderError};
use crate::domain::{ClockId, OpId};

use super::{FaceBlock, Field, FrameError, FrameType, Nonce, open, parts, seal};

/// A command frame. Opcode and argument are kept as they came, so that a clock can say which of them it does
/// not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CommandFrame {
    /// To which clock.
    pub clock: ClockId,
    /// The nonce that the clock handed out on this connection.
    pub nonce: Nonce,
    /// The wish's own number, the same at every try.
    pub op: OpId,
    /// The op memory under which the op was first sent; 0 where the console does not know one yet.
    pub memory: u16,
    /// In which states it may be applied.
    pub expect: Expect,
    /// What to do.
    pub opcode: u8,
    /// With what.
    pub argument: [u8; 4],
}

impl CommandFrame {
    /// Bytes of the frame.
    pub const LENGTH: usize = 31;

    /// A frame that carries `order`.
    pub fn new(clock: ClockId, nonce: Nonce, op: OpId, memory: u16, order: &Order) -> Self {
        let (opcode, argument) = order.to_wire();
        Self { clock, nonce, op, memory, expect: order.expects(), opcode, argument }
    }

    /// The order it carries.
    pub fn order(&self) -> Result<Order, OrderError> {
        Order::from_wire(self.opcode, self.argument)
    }

    /// The frame's bytes.
    pub fn encode(&self, key: &TagKey) -> [u8; Self::LENGTH] {
        seal(FrameType::Command, key, |writer| {
            writer.u16(self.clock.0);
            writer.put(&self.nonce.0);
            writer.u32(self.op.0);
            writer.u16(self.memory);
            writer.u8(self.expect.0);
            writer.u8(self.opcode);
            writer.put(&self.argument);
        })
    }

    /// Checks and reads a frame.
    pub fn decode(bytes: &[u8], key: &TagKey) -> Result<Self, FrameError> {
        let mut reader = open::<{ Self::LENGTH }>(FrameType::Command, key, bytes)?;
        let frame = Self {
            clock: ClockId(reader.u16()?),
            nonce: Nonce(reader.array()?),
            op: OpId(reader.u32()?),
            memory: reader.u16()?,
            expect: Expect(reader.u8()?),
            opcode: reader.u8()?,
            argument: reader.array()?,
        };
        if frame.expect.0 & !Expect::ANY.0 != 0 {
            return Err(FrameError::Reserved(Field::ExpectedStates));
        }
        Ok(frame)
    }

    /// The clock's number as it stands, unchecked: a frame that is for another clock is told from one whose tag is
    /// bad.
    pub fn claimed(bytes: &[u8]) -> Result<ClockId, FrameError> {
        let (body, _) = parts::<{ Self::LENGTH }>(FrameType::Command, bytes)?;
        Ok(ClockId(super::FrameReader::new(&body[1..]).u16()?))
    }

    /// The op id as it stands, for the answer to a frame whose tag was right and whose fields are not.
    pub fn op_of(bytes: &[u8]) -> OpId {
        let four = bytes.get(11..).and_then(|rest| rest.first_chunk::<4>());
        OpId(four.map_or(0, |four| u32::from_le_bytes(*four)))
    }
}

/// What became of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Status {
    /// Done now.
    Applied = 0,
    /// Done before under the same op id; nothing changed.
    AlreadyApplied = 1,
    /// The clock is in another state than the command expects.
    WrongState = 2,
    /// An opcode that the clock does not know.
    UnknownOpcode = 3,
    /// An argument that the opcode cannot have.
    BadArgument = 4,
    /// The tag does not fit.
    BadTag = 5,
    /// For another clock.
    WrongClock = 6,
    /// Not this connection's nonce.
    WrongNonce = 7,
    /// The clock has lost its op memory since the op was first sent, so it may have been applied before.
    Forgotten = 8,
    /// The op id is older than everything the clock remembers, so it may have been applied before.
    TooOld = 9,
    /// Not a command frame of this version.
    Malformed = 10,
}

impl Status {
    /// All, each at its number's place.
    pub const ALL: [Self; 11] = [
        Self::Applied,
        Self::AlreadyApplied,
        Self::WrongState,
        Self::UnknownOpcode,
        Self::BadArgument,
        Self::BadTag,
        Self::WrongClock,
        Self::WrongNonce,
        Self::Forgotten,
        Self::TooOld,
        Self::Malformed,
    ];

    /// Whether the wish is granted, now or before.
    pub fn is_done(self) -> bool {
        matches!(self, Self::Applied | Self::AlreadyApplied)
    }
}

/// A result frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ResultFrame {
    /// From which clock.
    pub clock: ClockId,
    /// This connection's nonce: a result of yesterday proves nothing today.
    pub nonce: Nonce,
    /// Of which command; 0 where none could be read, or no key had made it.
    pub op: OpId,
    /// What became of it.
    pub status: Status,
    /// The number of the clock's op memory, never 0.
    pub memory: u16,
    /// The clock's counter.
    pub counter: u32,
    /// The newest event's number; 0 before the first.
    pub newest_event: u16,
    /// The highest op id in the clock's op memory; 0 where there is none.
    pub highest_op: OpId,
    /// The face after the command.
    pub face: FaceBlock,
}

impl ResultFrame {
    /// Bytes of the frame.
    pub const LENGTH: usize = 44;

    /// The frame's bytes.
    pub fn encode(&self, key: &TagKey) -> [u8; Self::LENGTH] {
        seal(FrameType::Result, key, |writer| {
            writer.u16(self.clock.0);
            writer.put(&self.nonce.0);
            writer.u32(self.op.0);
            writer.u8(self.status as u8);
            writer.u16(self.memory);
            writer.u32(self.counter);
            writer.u16(self.newest_event);
            writer.u32(self.highest_op.0);
            self.face.write(writer);
        })
    }

    /// Checks and reads a frame.
    pub fn decode(bytes: &[u8], key: &TagKey) -> Result<Self, FrameError> {
        let mut reader = open::<{ Self::LENGTH }>(FrameType::Result, key, bytes)?;
        let clock = ClockId(reader.u16()?);
        let nonce = Nonce(reader.array()?);
        let op = OpId(reader.u32()?);
        let status = reader.u8()?;
        let status = *Status::ALL
            .get(usize::from(status))
            .ok_or(FrameError::Unknown { field: Field::Status, value: status })?;
        let memory = reader.u16()?;
        if memory == 0 {
            return Err(FrameError::Unknown { field: Field::MemoryNumber, value: 0 });
        }
        Ok(Self {
            clock,
            nonce,
            op,
            status,
            memory,
            counter: reader.u32()?,
            newest_event: reader.u16()?,
            highest_op: OpId(reader.u32()?),
            face: FaceBlock::read(&mut reader)?,
        })
    }
}
