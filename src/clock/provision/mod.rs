//! Provisioning (§11): a clock gets its number and its master key at the desk, and the key is never sent.
//!
//! Both ends agree on a secret (X25519) over an open link, and a person compares six digits on both displays, so that
//! nobody can stand between. It is the numeric comparison of Bluetooth LE Secure Connections, made of what a clock of
//! this profile has anyway: one curve besides AES-CMAC. Each end is a machine without a radio, a clock or a
//! generator: [`ConsoleEnd`], [`ClockEnd`] and what they say to each other, [`ProvisionFrame`].
//!
//! Whatever goes wrong ends the attempt at both ends; the secret is thrown away, and neither number nor key has
//! changed.

mod ends;
mod frame;

use std::fmt;

use x25519_dalek::{PublicKey as Point, SharedSecret, StaticSecret};

use crate::domain::{ClockId, Millis};

use super::air::{Uuid, open_profile};
use super::auth::{MasterKey, TAG, TagKey};
use super::profile::Gatt;

use self::frame::{ANSWER_HEAD, CONFIRM, DONE};

pub use ends::{ATTEMPTS, ClockEnd, ConsoleEnd, OPEN_FOR};
pub use frame::{LONGEST, ProvisionFrame, ProvisionRefusal, PublicKey};
#[cfg(test)]
pub(super) use spec_tests::{examples, worked_out};

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
pub struct CheckNumber(u32);

impl fmt::Display for CheckNumber {
    /// In two groups, as people read it: `042 917`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:03} {:03}", self.0 / 1000, self.0 % 1000)
    }
}

/// What both ends have in the end, each by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenKey {
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
    Found(ProvisionRefusal),
    /// The other end said so.
    #[error("the other side ended it: {0}")]
    Told(ProvisionRefusal),
    /// The connection is gone.
    #[error("the connection broke off")]
    Lost,
}

/// What an end wants done after each thing that happened to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProvisionStep {
    /// To be sent.
    pub send: Option<Vec<u8>>,
    /// To be shown or kept.
    pub news: Option<ProvisionNews>,
}

/// What an end has to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProvisionNews {
    /// Show these digits, and ask whether the other display has the same.
    Compare(CheckNumber),
    /// It is done: keep this.
    Given(GivenKey),
    /// It came to nothing.
    Failed(Failure),
}

impl ProvisionStep {
    fn send(bytes: Vec<u8>) -> Self {
        Self { send: Some(bytes), news: None }
    }

    fn and(mut self, news: ProvisionNews) -> Self {
        self.news = Some(news);
        self
    }

    /// This end found something wrong, and tells the other.
    fn found(reason: ProvisionRefusal) -> Self {
        Self::send(ProvisionFrame::Refusal(reason).encode())
            .and(ProvisionNews::Failed(Failure::Found(reason)))
    }

    /// The other end ended it, or the link: there is nobody to tell.
    fn ended(failure: Failure) -> Self {
        Self::default().and(ProvisionNews::Failed(failure))
    }
}

#[cfg(test)]
mod spec_tests;
#[cfg(test)]
mod tests;

/// Under which the shared secret becomes a key: the salt of the first of two steps.
const SALT: [u8; 16] = *b"ephor provision1";

/// An end's own part of an attempt. The secret is wiped when it is dropped.
struct Own {
    secret: StaticSecret,
    nonce: [u8; 16],
}

impl From<Fresh> for Own {
    fn from(fresh: Fresh) -> Self {
        Self { secret: StaticSecret::from(fresh.secret), nonce: fresh.nonce }
    }
}

impl Own {
    /// The public key to the secret.
    fn key(&self) -> PublicKey {
        PublicKey(Point::from(&self.secret).to_bytes())
    }

    /// The shared secret; `None` where the other's key is of low order, so that everybody would know it, or is
    /// this end's own come back.
    fn shared(&self, theirs: PublicKey) -> Option<AgreedSecret> {
        let shared = self.secret.diffie_hellman(&Point::from(theirs.0));
        (shared.was_contributory() && theirs != self.key()).then_some(AgreedSecret(shared))
    }
}

/// What both ends can compute and nobody else; wiped when it is dropped.
struct AgreedSecret(SharedSecret);

/// What the clock commits to before it knows the console's nonce: both keys and the number, under its own.
fn commitment(nonce: &[u8; 16], hello: &[u8], answer_head: &[u8]) -> [u8; 16] {
    TagKey::new(*nonce).mac(&[hello, &answer_head[..ANSWER_HEAD]].concat())
}

/// One attempt as both ends saw it: everything that was said until the nonces were open.
#[derive(Clone)]
struct Talk {
    clock: ClockId,
    hello: Vec<u8>,
    answer: Vec<u8>,
    console_nonce: [u8; 16],
    clock_nonce: [u8; 16],
}

impl Talk {
    /// The six digits: under the console's nonce, which the clock could not know when it committed.
    fn check(&self) -> CheckNumber {
        let said = [&self.hello[..], &self.answer, &self.clock_nonce].concat();
        let [a, b, c, d, ..] = TagKey::new(self.console_nonce).mac(&said);
        CheckNumber(u32::from_le_bytes([a, b, c, d]) % 1_000_000)
    }

    /// The agreed keys. The first step makes a key of a point on the curve, the second takes keys from it by
    /// label, bound to number and nonces.
    fn keys(&self, shared: &AgreedSecret) -> Agreed {
        let keys = [&self.hello[3..ANSWER_HEAD], &self.answer[3..ANSWER_HEAD]].concat();
        let root = TagKey::new(TagKey::new(SALT).mac(&[&shared.0.as_bytes()[..], &keys].concat()));
        let key = |label| root.mac(&self.block(label));
        let given = GivenKey { clock: self.clock, master: MasterKey(key(b"ephor adopt")) };
        Agreed { given, proof: TagKey::new(key(b"ephor proof")), talk: self.clone() }
    }

    fn block(&self, label: &[u8; 11]) -> Vec<u8> {
        let number = self.clock.0.to_le_bytes();
        [&[1][..], label, &[0], &number, &self.console_nonce, &self.clock_nonce, &[128]].concat()
    }
}

/// What both ends have agreed on, and how they prove it.
#[derive(Clone)]
struct Agreed {
    given: GivenKey,
    proof: TagKey,
    talk: Talk,
}

impl Agreed {
    /// The console's proof.
    fn confirm(&self) -> Vec<u8> {
        ProvisionFrame::Confirm(self.proof.tag(&self.said(CONFIRM))).encode()
    }

    /// The clock's proof.
    fn done(&self) -> Vec<u8> {
        ProvisionFrame::Done(self.proof.tag(&self.said(DONE))).encode()
    }

    /// Whether the other end has proved it, in a frame with this first byte.
    fn accepts(&self, first: u8, tag: [u8; TAG]) -> bool {
        self.proof.accepts(&self.said(first), &tag)
    }

    /// Everything said before a proof, and the first byte of its frame: neither end's proof can be the other's.
    fn said(&self, first: u8) -> Vec<u8> {
        let talk = &self.talk;
        [&talk.hello[..], &talk.answer, &talk.console_nonce, &talk.clock_nonce, &[first]].concat()
    }
}
