//! The hash chain, and signatures of its head: made with a console's key, proved with what stands in the journal.
//!
//! What is signed is not the head alone but a message that says what it is: a label that nothing else is signed
//! under, the event's name, how many entries the journal had, its head, and as whom somebody signed. Each part is
//! written with its length before it, so that no two of them could be read as another two.

use std::iter;

use ed25519_dalek::{Signer as _, SigningKey, VerifyingKey};

use crate::domain::{Digest, Role, Seq, Signature, SignerKey};
use crate::tournament::{Event, EventOpened, HeadSigned, Record, SetupEvent};

use super::ReadError;

/// A record with its place and its hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its place, from 1.
    pub seq: Seq,
    /// What happened.
    pub record: Record,
    /// The chain's hash up to and with this entry.
    pub hash: Digest,
}

/// A damaged journal: everything before `seq` is sound.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "the journal is damaged at {seq}: {why}. Everything before it is sound and can be read; restore a copy to go on"
)]
pub struct Broken {
    /// The first bad place.
    pub seq: Seq,
    /// What kind of damage it is.
    pub harm: Harm,
    /// What is wrong there.
    pub why: String,
}

/// What became of a row that is not as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Harm {
    /// Its content or its hash was changed.
    Altered,
    /// It is not there, or others stand where none should.
    Missing,
    /// Another entry stands where it stood.
    Another,
    /// What stands there cannot be read as an entry, or the file not as a journal.
    Unreadable,
}

/// A sound journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// How many entries.
    pub count: u64,
    /// The last hash; two journals with the same last hash are the same.
    pub head: Digest,
}

/// The hash before the first entry.
pub(super) fn genesis() -> Digest {
    Digest::of(b"ephor journal, version 2")
}

/// The hash of an entry: BLAKE3 of the previous hash, the number as 8 little-endian bytes, and the text.
pub(super) fn link(previous: Digest, seq: Seq, text: &str) -> Digest {
    Digest::of_parts([previous.0.as_slice(), seq.0.to_le_bytes().as_slice(), text.as_bytes()])
}

/// A row as it is stored.
pub(super) struct StoredRow {
    pub(super) seq: Seq,
    pub(super) text: String,
    pub(super) hash: Digest,
}

/// Turns records into the rows that follow `(last, head)`.
pub(super) fn rows(last: Seq, head: Digest, records: &[Record]) -> Result<Vec<StoredRow>, serde_json::Error> {
    let (mut seq, mut hash) = (last, head);
    records
        .iter()
        .map(|record| {
            let text = serde_json::to_string(record)?;
            seq = Seq(seq.0 + 1);
            hash = link(hash, seq, &text);
            Ok(StoredRow { seq, text, hash })
        })
        .collect()
}

/// Checks a row against the chain so far and reads it.
pub(super) fn check(last: Seq, head: Digest, row: &StoredRow) -> Result<Entry, Broken> {
    let seq = Seq(last.0 + 1);
    let broken = |harm, why: &str| Broken { seq, harm, why: why.to_owned() };
    if row.seq != seq {
        let why = format!("the row is missing; the next one there is {}", row.seq);
        return Err(broken(Harm::Missing, &why));
    }
    if link(head, seq, &row.text) != row.hash {
        return Err(broken(Harm::Altered, "its hash does not fit its content and the row before"));
    }
    let record =
        serde_json::from_str(&row.text).map_err(|error| broken(Harm::Unreadable, &error.to_string()))?;
    Ok(Entry { seq, record, hash: row.hash })
}

/// Entries as rows again, with the chain's figures: what `log verify` reports of them.
pub fn verify<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Verified {
    let last = entries.into_iter().fold(None, |_, entry| Some(entry));
    Verified {
        count: last.map_or(0, |entry| entry.seq.0),
        head: last.map_or_else(genesis, |entry| entry.hash),
    }
}

/// Pairs rows with what the chain expects, up to and with the first broken one.
pub(super) fn walk(
    last: Seq,
    head: Digest,
    mut rows: impl Iterator<Item = Result<StoredRow, ReadError>>,
) -> impl Iterator<Item = Result<Entry, ReadError>> {
    let (mut last, mut head, mut over) = (last, head, false);
    iter::from_fn(move || {
        if over {
            return None;
        }
        let entry = match rows.next()? {
            Ok(row) => check(last, head, &row).map_err(ReadError::from),
            Err(why) => Err(why),
        };
        match &entry {
            Ok(entry) => (last, head) = (entry.seq, entry.hash),
            Err(_) => over = true,
        }
        Some(entry)
    })
}

/// What nothing else is signed under.
const LABEL: &str = "ephor: head of a journal, version 1";

/// The key by which a console signs.
pub struct Signer {
    key: SigningKey,
}

impl Signer {
    /// The key that comes of a secret.
    pub fn of(secret: &[u8; 32]) -> Self {
        Self { key: SigningKey::from_bytes(secret) }
    }

    /// Its public half.
    pub fn key(&self) -> SignerKey {
        SignerKey(self.key.verifying_key().to_bytes())
    }

    /// Signs the head of an event's journal.
    pub fn sign(&self, event: &str, journal: Verified, role: Role, name: &str) -> HeadSigned {
        let mut signed = HeadSigned {
            entry: Seq(journal.count),
            head: journal.head,
            role,
            name: name.to_owned(),
            key: self.key(),
            signature: Signature([0; 64]),
        };
        signed.signature = Signature(self.key.sign(&message(event, &signed)).to_bytes());
        signed
    }
}

/// Whether whoever has the key has signed this, of the journal of this event.
pub fn is_signed(event: &str, signed: &HeadSigned) -> bool {
    let signature = ed25519_dalek::Signature::from_bytes(&signed.signature.0);
    let key = VerifyingKey::from_bytes(&signed.key.0);
    // Strict: there is one key and one message for which a signature is good, and no key for which all are.
    key.is_ok_and(|key| key.verify_strict(&message(event, signed), &signature).is_ok())
}

fn message(event: &str, signed: &HeadSigned) -> Vec<u8> {
    let entry = signed.entry.0.to_le_bytes();
    let role = role(signed.role).as_bytes();
    let parts = [LABEL.as_bytes(), event.as_bytes(), &entry, &signed.head.0, role, signed.name.as_bytes()];
    let mut message = Vec::new();
    for part in parts {
        message.extend_from_slice(&(part.len() as u64).to_le_bytes());
        message.extend_from_slice(part);
    }
    message
}

/// An office as it is signed, whatever it is called on screens.
fn role(role: Role) -> &'static str {
    match role {
        Role::Director => "director",
        Role::HeadReferee => "head_referee",
        Role::Referee => "referee",
        Role::Judge => "judge",
        Role::Players => "players",
        Role::Clock => "clock",
    }
}

/// Why a signature that stands in a journal is none of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotSigned {
    /// It is of an entry that comes after it.
    Later,
    /// The journal had another head at that entry: this one.
    OtherHead(Digest),
    /// Whoever has the key has not signed this.
    Forged,
}

/// A signature that stands in a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signed {
    /// The entry in which it stands.
    pub at: Seq,
    /// The signature.
    pub signed: HeadSigned,
    /// Why it is none, where it is none.
    pub wrong: Option<NotSigned>,
}

/// Looks through a journal, entry by entry from the first, for what was signed.
#[derive(Default)]
pub struct Signatures {
    event: String,
    heads: Vec<Digest>,
    found: Vec<Signed>,
}

impl Signatures {
    /// Looks at the next entry.
    pub fn look(&mut self, entry: &Entry) {
        match &entry.record {
            Record { event: Event::Setup(SetupEvent::EventOpened(EventOpened { name, .. })), .. } => {
                self.event.clone_from(name);
            }
            Record { event: Event::Setup(SetupEvent::HeadSigned(signed)), .. } => {
                let wrong = self.wrong(signed);
                self.found.push(Signed { at: entry.seq, signed: signed.clone(), wrong });
            }
            _ => {}
        }
        self.heads.push(entry.hash);
    }

    /// Why something that is said to be signed is none of the journal so far.
    pub fn wrong(&self, signed: &HeadSigned) -> Option<NotSigned> {
        let place = signed.entry.0.checked_sub(1).and_then(|at| self.heads.get(at as usize));
        match place {
            None => Some(NotSigned::Later),
            Some(head) if *head != signed.head => Some(NotSigned::OtherHead(*head)),
            Some(_) => (!is_signed(&self.event, signed)).then_some(NotSigned::Forged),
        }
    }

    /// The head that the journal had at an entry.
    pub fn head_at(&self, entry: Seq) -> Option<Digest> {
        self.heads.get(entry.0.checked_sub(1)? as usize).copied()
    }

    /// The event's name.
    pub fn event(&self) -> &str {
        &self.event
    }

    /// What was found, in the order of the journal.
    pub fn found(&self) -> &[Signed] {
        &self.found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn signed() -> (Signer, HeadSigned) {
        let signer = Signer::of(&[7; 32]);
        let journal = Verified { count: 12, head: Digest::of(b"a head") };
        let signed = signer.sign("spring", journal, Role::Judge, "Jana");
        (signer, signed)
    }

    #[test]
    fn only_what_was_signed_is_signed() {
        let (signer, good) = signed();
        assert!(is_signed("spring", &good));
        assert_eq!(good.key, signer.key());
        let with = |change: fn(&mut HeadSigned)| {
            let mut other = good.clone();
            change(&mut other);
            other
        };
        let others = [
            with(|it| it.entry = Seq(13)),
            with(|it| it.head = Digest::of(b"another")),
            with(|it| it.role = Role::HeadReferee),
            with(|it| it.name = "Jan".to_owned()),
            with(|it| it.key = Signer::of(&[8; 32]).key()),
            with(|it| it.signature.0[0] ^= 1),
            // The neutral element: a key for which a lax check takes any signature.
            with(|it| {
                it.key.0 = std::array::from_fn(|at| u8::from(at == 0));
                it.signature.0 = std::array::from_fn(|at| u8::from(at == 0));
            }),
        ];
        assert!(!is_signed("autumn", &good));
        for other in others {
            assert!(!is_signed("spring", &other), "{other:?}");
        }
    }

    #[test]
    fn the_parts_of_a_message_do_not_run_into_each_other() {
        let (_, good) = signed();
        let mut moved = good.clone();
        moved.name.clear();
        assert_ne!(message("spring", &good), message("springJana", &moved));
    }

    #[test]
    fn the_message_stays_what_it_was_when_the_first_one_was_signed() {
        // A key that is not this program's any more proves what it signed years ago.
        let (_, good) = signed();
        let part = |bytes: &[u8]| [&[bytes.len() as u8, 0, 0, 0, 0, 0, 0, 0], bytes].concat();
        let wanted = [
            part(b"ephor: head of a journal, version 1"),
            part(b"spring"),
            part(&[12, 0, 0, 0, 0, 0, 0, 0]),
            part(&good.head.0),
            part(b"judge"),
            part(b"Jana"),
        ];
        assert_eq!(message("spring", &good), wanted.concat());
    }
}
