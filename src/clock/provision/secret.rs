//! The arithmetic of provisioning (§11.3): commitment, check number, master key, proofs.

use x25519_dalek::{PublicKey as Point, SharedSecret, StaticSecret};

use crate::clock::auth::{MasterKey, TAG, TagKey};
use crate::domain::ClockId;

use super::frame::{ANSWER_HEAD, CONFIRM, DONE, Frame};
use super::{Check, Fresh, Given, PublicKey};

/// Under which the shared secret becomes a key: the salt of the first of two steps.
pub(super) const SALT: [u8; 16] = *b"ephor provision1";

/// An end's own part of an attempt. The secret is wiped when it is dropped.
pub(super) struct Own {
    secret: StaticSecret,
    pub(super) nonce: [u8; 16],
}

impl From<Fresh> for Own {
    fn from(fresh: Fresh) -> Self {
        Self { secret: StaticSecret::from(fresh.secret), nonce: fresh.nonce }
    }
}

impl Own {
    /// The public key to the secret.
    pub(super) fn key(&self) -> PublicKey {
        PublicKey(Point::from(&self.secret).to_bytes())
    }

    /// The shared secret; `None` where the other's key is of low order, so that everybody would know it, or is
    /// this end's own come back.
    pub(super) fn shared(&self, theirs: PublicKey) -> Option<Shared> {
        let shared = self.secret.diffie_hellman(&Point::from(theirs.0));
        (shared.was_contributory() && theirs != self.key()).then_some(Shared(shared))
    }
}

/// What both ends can compute and nobody else; wiped when it is dropped.
pub(super) struct Shared(SharedSecret);

/// What the clock commits to before it knows the console's nonce: both keys and the number, under its own.
pub(super) fn commitment(nonce: &[u8; 16], hello: &[u8], answer_head: &[u8]) -> [u8; 16] {
    TagKey::new(*nonce).mac(&[hello, &answer_head[..ANSWER_HEAD]].concat())
}

/// One attempt as both ends saw it: everything that was said until the nonces were open.
#[derive(Clone)]
pub(super) struct Talk {
    pub(super) clock: ClockId,
    pub(super) hello: Vec<u8>,
    pub(super) answer: Vec<u8>,
    pub(super) console_nonce: [u8; 16],
    pub(super) clock_nonce: [u8; 16],
}

impl Talk {
    /// The six digits: under the console's nonce, which the clock could not know when it committed.
    pub(super) fn check(&self) -> Check {
        let said = [&self.hello[..], &self.answer, &self.clock_nonce].concat();
        let [a, b, c, d, ..] = TagKey::new(self.console_nonce).mac(&said);
        Check(u32::from_le_bytes([a, b, c, d]) % 1_000_000)
    }

    /// The agreed keys. The first step makes a key of a point on the curve, the second takes keys from it by
    /// label, bound to number and nonces.
    pub(super) fn keys(&self, shared: &Shared) -> Agreed {
        let keys = [&self.hello[3..ANSWER_HEAD], &self.answer[3..ANSWER_HEAD]].concat();
        let root = TagKey::new(TagKey::new(SALT).mac(&[&shared.0.as_bytes()[..], &keys].concat()));
        let key = |label| root.mac(&self.block(label));
        let given = Given { clock: self.clock, master: MasterKey(key(b"ephor adopt")) };
        Agreed { given, proof: TagKey::new(key(b"ephor proof")), talk: self.clone() }
    }

    pub(super) fn block(&self, label: &[u8; 11]) -> Vec<u8> {
        let number = self.clock.0.to_le_bytes();
        [&[1][..], label, &[0], &number, &self.console_nonce, &self.clock_nonce, &[128]].concat()
    }
}

/// What both ends have agreed on, and how they prove it.
#[derive(Clone)]
pub(super) struct Agreed {
    pub(super) given: Given,
    proof: TagKey,
    talk: Talk,
}

impl Agreed {
    /// The console's proof.
    pub(super) fn confirm(&self) -> Vec<u8> {
        Frame::Confirm(self.proof.tag(&self.said(CONFIRM))).encode()
    }

    /// The clock's proof.
    pub(super) fn done(&self) -> Vec<u8> {
        Frame::Done(self.proof.tag(&self.said(DONE))).encode()
    }

    /// Whether the other end has proved it, in a frame with this first byte.
    pub(super) fn accepts(&self, first: u8, tag: [u8; TAG]) -> bool {
        self.proof.accepts(&self.said(first), &tag)
    }

    /// Everything said before a proof, and the first byte of its frame: neither end's proof can be the other's.
    fn said(&self, first: u8) -> Vec<u8> {
        let talk = &self.talk;
        [&talk.hello[..], &talk.answer, &talk.console_nonce, &talk.clock_nonce, &[first]].concat()
    }
}
