//! What the two ends say to each other (§11.2), byte by byte.

use crate::clock::auth::TAG;
use crate::clock::frame::{Field, FrameError, VERSION};
use crate::domain::ClockId;

/// Bytes of the longest frame, the clock's answer.
pub const LONGEST: usize = 51;
/// Bytes of an answer before its commitment; the commitment is over them too.
pub(super) const ANSWER_HEAD: usize = 35;

/// A public key of X25519, as RFC 7748 writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublicKey(pub [u8; 32]);

/// Why an end ended an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProvisionRefusal {
    /// Nobody at the clock has asked for it.
    #[error("the clock is not in provisioning mode: hold both its levers until it shows so")]
    Closed,
    /// Not a provisioning frame of this version.
    #[error("bytes that are no provisioning frame of version {VERSION}: damaged, or from another version")]
    Malformed,
    /// A frame of the protocol at the wrong place.
    #[error("a frame came out of its order")]
    OutOfOrder,
    /// The public key is zero or of low order, or one's own come back.
    #[error("the public key is worth nothing: zero, of low order, or sent back as it came")]
    WeakKey,
    /// The clock has another number already.
    #[error("the clock has number {0}: take that off at the clock first, or provision it as {0}")]
    OtherNumber(ClockId),
    /// The nonce is not the one committed to.
    #[error("the clock's nonce is not the one it committed to: somebody may stand between")]
    Commitment,
    /// A proof of the agreed secret is wrong.
    #[error("the two ends have not agreed on the same secret: somebody may stand between")]
    Proof,
    /// A person said no.
    #[error("a person said that the two numbers differ, or wanted it to end")]
    Declined,
    /// Too slow.
    #[error("it took too long")]
    TooLate,
    /// A nonce that was there before.
    #[error("a nonce came a second time: a recording, or a generator that repeats itself")]
    NonceAgain,
}

impl ProvisionRefusal {
    fn code(self) -> u8 {
        match self {
            Self::Closed => 1,
            Self::Malformed => 2,
            Self::OutOfOrder => 3,
            Self::WeakKey => 4,
            Self::OtherNumber(_) => 5,
            Self::Commitment => 6,
            Self::Proof => 7,
            Self::Declined => 8,
            Self::TooLate => 9,
            Self::NonceAgain => 10,
        }
    }

    fn from_code(code: u8, clock: ClockId) -> Result<Self, FrameError> {
        let reason = match code {
            1 => Self::Closed,
            2 => Self::Malformed,
            3 => Self::OutOfOrder,
            4 => Self::WeakKey,
            5 => return Ok(Self::OtherNumber(clock)),
            6 => Self::Commitment,
            7 => Self::Proof,
            8 => Self::Declined,
            9 => Self::TooLate,
            10 => Self::NonceAgain,
            value => return Err(FrameError::Unknown { field: Field::Reason, value }),
        };
        if clock == ClockId(0) { Ok(reason) } else { Err(FrameError::Reserved(Field::ReasonsNumber)) }
    }
}

/// A provisioning frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProvisionFrame {
    /// Console to clock: be this clock; here is my key.
    Hello {
        /// The number that the clock is to have.
        clock: ClockId,
        /// The console's key of this attempt.
        key: PublicKey,
    },
    /// Clock to console: my key, and a commitment to the nonce that I show later.
    Answer {
        /// The number, again.
        clock: ClockId,
        /// The clock's key of this attempt.
        key: PublicKey,
        /// The CMAC under the clock's nonce over both keys.
        commitment: [u8; 16],
    },
    /// Console to clock: my nonce.
    ConsoleNonce([u8; 16]),
    /// Clock to console: the nonce that I committed to.
    ClockNonce([u8; 16]),
    /// Console to clock: my person agrees, and I have the secret.
    Confirm([u8; TAG]),
    /// Clock to console: mine too, so have I, and it is kept.
    Done([u8; TAG]),
    /// Either way: it is over.
    Refusal(ProvisionRefusal),
    /// On the air, without a connection: a person has put this clock into provisioning mode.
    Open {
        /// The number it has; none yet is 0.
        clock: ClockId,
    },
}

const HELLO: u8 = VERSION << 4 | 8;
const ANSWER: u8 = VERSION << 4 | 9;
const CONSOLE_NONCE: u8 = VERSION << 4 | 0xa;
const CLOCK_NONCE: u8 = VERSION << 4 | 0xb;
pub(super) const CONFIRM: u8 = VERSION << 4 | 0xc;
pub(super) const DONE: u8 = VERSION << 4 | 0xd;
const OPEN: u8 = VERSION << 4 | 0xe;
const REFUSAL: u8 = VERSION << 4 | 0xf;

impl ProvisionFrame {
    /// The frame's bytes.
    pub fn encode(&self) -> Vec<u8> {
        match self {
            Self::Hello { clock, key } => [&[HELLO][..], &clock.0.to_le_bytes(), &key.0].concat(),
            Self::Answer { clock, key, commitment } => {
                [&[ANSWER][..], &clock.0.to_le_bytes(), &key.0, commitment].concat()
            }
            Self::ConsoleNonce(nonce) => [&[CONSOLE_NONCE][..], nonce].concat(),
            Self::ClockNonce(nonce) => [&[CLOCK_NONCE][..], nonce].concat(),
            Self::Confirm(tag) => [&[CONFIRM][..], tag].concat(),
            Self::Done(tag) => [&[DONE][..], tag].concat(),
            Self::Open { clock } => [&[OPEN][..], &clock.0.to_le_bytes()].concat(),
            Self::Refusal(reason) => {
                let clock =
                    if let ProvisionRefusal::OtherNumber(clock) = reason { *clock } else { ClockId(0) };
                [&[REFUSAL, reason.code()][..], &clock.0.to_le_bytes()].concat()
            }
        }
    }

    /// Reads a frame. What it proves is for the ends to check.
    pub fn decode(bytes: &[u8]) -> Result<Self, FrameError> {
        let (first, rest) = bytes.split_first().ok_or(FrameError::TooShort { found: 0, needed: 1 })?;
        if first >> 4 != VERSION {
            return Err(FrameError::Version(first >> 4));
        }
        Ok(match *first {
            HELLO => {
                let (clock, key) = number_and_key(&exactly::<34>(rest)?);
                if clock == ClockId(0) {
                    return Err(FrameError::Unknown { field: Field::ClockNumber, value: 0 });
                }
                Self::Hello { clock, key }
            }
            ANSWER => {
                let body = exactly::<50>(rest)?;
                let (clock, key) = number_and_key(&body);
                Self::Answer { clock, key, commitment: part(&body, 34) }
            }
            CONSOLE_NONCE => Self::ConsoleNonce(exactly(rest)?),
            CLOCK_NONCE => Self::ClockNonce(exactly(rest)?),
            CONFIRM => Self::Confirm(exactly(rest)?),
            DONE => Self::Done(exactly(rest)?),
            OPEN => Self::Open { clock: ClockId(u16::from_le_bytes(exactly(rest)?)) },
            REFUSAL => {
                let [code, low, high] = exactly(rest)?;
                Self::Refusal(ProvisionRefusal::from_code(code, ClockId(u16::from_le_bytes([low, high])))?)
            }
            other => return Err(FrameError::Type(other & 0x0f)),
        })
    }
}

/// A frame's body, of its exact length.
fn exactly<const N: usize>(body: &[u8]) -> Result<[u8; N], FrameError> {
    let (found, needed) = (body.len() + 1, N + 1);
    match body.try_into() {
        Ok(body) => Ok(body),
        Err(_) if found > needed => Err(FrameError::TooLong { found, needed }),
        Err(_) => Err(FrameError::TooShort { found, needed }),
    }
}

fn number_and_key(body: &[u8]) -> (ClockId, PublicKey) {
    (ClockId(u16::from_le_bytes(part(body, 0))), PublicKey(part(body, 2)))
}

/// `N` bytes from a place in a body that is long enough for them.
fn part<const N: usize>(body: &[u8], from: usize) -> [u8; N] {
    let mut part = [0; N];
    part.copy_from_slice(&body[from..from + N]);
    part
}
