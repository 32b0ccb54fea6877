//! The state frame (§4.2): what the face shows, broadcast once a second.

use crate::clock::auth::TagKey;
use crate::domain::ClockId;

use super::{FaceBlock, FrameError, FrameType, open, seal};

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
