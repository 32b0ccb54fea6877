//! How times, run states and numbers are put into bytes (§4.1): what frames and the arguments of orders share.

use crate::domain::{Millis, Side};

use super::model::Run;

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
