//! The eight bytes in which state and result frames carry a face (§4.1).

use crate::clock::encoding::{from_centis, run_number, to_centis};
use crate::clock::model::{Run, Shown};
use crate::domain::{Millis, Side};

use super::wire::{Reader, Writer};
use super::{Field, FrameError};

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
    pub shown: Shown,
    /// Per cent, or [`NO_BATTERY`].
    pub battery: u8,
    /// The clock asks for a new battery.
    pub low_battery: bool,
    /// The clock does not trust itself: a lever sticks, a test failed. Take it off the table.
    pub fault: bool,
}

impl FaceBlock {
    pub(super) fn write<const N: usize>(&self, writer: &mut Writer<N>) {
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

    pub(super) fn read(reader: &mut Reader<'_>) -> Result<Self, FrameError> {
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
        Ok(Self { shown: Shown { run, left, up }, battery, low_battery: set(LOW_BATTERY), fault: set(FAULT) })
    }
}
