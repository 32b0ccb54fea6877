//! The command frame (§4.4): what a console wants, bound to one connection, one op id and a state.

use crate::clock::auth::TagKey;
use crate::clock::encoding::Expect;
use crate::clock::order::{Order, OrderError};
use crate::domain::{ClockId, OpId};

use super::{Field, FrameError, FrameType, Nonce, open, parts, seal};

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
        Ok(ClockId(super::Reader::new(&body[1..]).u16()?))
    }

    /// The op id as it stands, for the answer to a frame whose tag was right and whose fields are not.
    pub fn op_of(bytes: &[u8]) -> OpId {
        let four = bytes.get(11..).and_then(|rest| rest.first_chunk::<4>());
        OpId(four.map_or(0, |four| u32::from_le_bytes(*four)))
    }
}
