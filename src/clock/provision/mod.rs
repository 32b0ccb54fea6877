//! Provisioning (§11): a clock gets its number and its master key at the desk, and the key is never sent.
//!
//! Both ends agree on a secret (X25519) over an open link, and a person compares six digits on both displays, so
//! that nobody can stand between. It is the numeric comparison of Bluetooth LE Secure Connections, made of what a
//! clock of this profile has anyway: one curve besides AES-CMAC. Each end is a machine without a radio, a clock
//! or a generator: [`ConsoleEnd`], [`ClockEnd`] and what they say to each other, [`Frame`].
//!
//! Whatever goes wrong ends the attempt at both ends; the secret is thrown away, and neither number nor key has
//! changed.

mod clock;
mod console;
mod frame;
mod secret;

use std::fmt;

use crate::domain::{ClockId, Millis};

use super::auth::MasterKey;
use super::profile::Gatt;
use super::uuid::{Uuid, open_profile};

pub use clock::{ATTEMPTS, ClockEnd, OPEN_FOR};
pub use console::ConsoleEnd;
pub use frame::{Frame, LONGEST, PublicKey, Reason};

/// The place of the characteristic for provisioning frames in the profile's family of UUIDs (§2.2).
pub const PLACE: u16 = 5;

/// Where on a clock provisioning frames are written and indicated.
pub fn gatt() -> Gatt {
    let frames: Uuid = open_profile(PLACE);
    Gatt { service: open_profile(0), write: frames, answers: frames, log: None, greets: None }
}

/// How long an end waits for the other's next frame.
pub const FRAME_WITHIN: Millis = Millis::secs(10);
/// How long both persons have to compare and to agree.
pub const COMPARE_WITHIN: Millis = Millis::secs(60);

/// Random bytes for one attempt at one end, from the machine's generator. Never used twice.
#[derive(Clone)]
pub struct Fresh {
    /// The secret of the key exchange.
    pub secret: [u8; 32],
    /// The nonce.
    pub nonce: [u8; 16],
}

impl fmt::Debug for Fresh {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Fresh(..)")
    }
}

/// The six digits that stand on both displays if nobody stands between.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Check(u32);

impl fmt::Display for Check {
    /// In two groups, as people read it: `042 917`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:03} {:03}", self.0 / 1000, self.0 % 1000)
    }
}

/// What both ends have in the end, each by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    /// The clock's number.
    pub clock: ClockId,
    /// Its master key.
    pub master: MasterKey,
}

/// Why an attempt ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// This end found it out and has told the other.
    #[error("{0}")]
    Found(Reason),
    /// The other end said so.
    #[error("the other side ended it: {0}")]
    Told(Reason),
    /// The connection is gone.
    #[error("the connection broke off")]
    Lost,
}

/// What an end wants done after each thing that happened to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Step {
    /// To be sent.
    pub send: Option<Vec<u8>>,
    /// To be shown or kept.
    pub news: Option<News>,
}

/// What an end has to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Show these digits, and ask whether the other display has the same.
    Compare(Check),
    /// It is done: keep this.
    Given(Given),
    /// It came to nothing.
    Failed(Failure),
}

impl Step {
    fn send(bytes: Vec<u8>) -> Self {
        Self { send: Some(bytes), news: None }
    }

    fn and(mut self, news: News) -> Self {
        self.news = Some(news);
        self
    }

    /// This end found something wrong, and tells the other.
    fn found(reason: Reason) -> Self {
        Self::send(Frame::Refusal(reason).encode()).and(News::Failed(Failure::Found(reason)))
    }

    /// The other end ended it, or the link: there is nobody to tell.
    fn ended(failure: Failure) -> Self {
        Self::default().and(News::Failed(failure))
    }
}

#[cfg(test)]
mod flip_tests;
#[cfg(test)]
mod spec_tests;
#[cfg(test)]
mod tests;
#[cfg(test)]
pub(super) use spec_tests::{examples, worked_out};
