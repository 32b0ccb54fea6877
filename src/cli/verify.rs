//! `ephor log verify`: the proof that a journal is whole, and still the one of which a head was noted.

use std::path::PathBuf;
use std::str::FromStr;

use crate::domain::{Digest, Seq, SignerKey};
use crate::journal::{Entry, JournalReader, NotSigned, ReadError, Signatures, Signed};
use crate::report;
use crate::tournament::HeadSigned;

use super::event::JournalHead;
use super::log::ended;
use super::{Console, EventFolder, Exit, Problem};

/// `ephor log verify`.
#[derive(Debug, clap::Args)]
pub struct VerifyArgs {
    /// The event's folder
    pub event: PathBuf,
    /// A head that was noted: its first digits, 32 or more, in groups or not
    #[arg(long, value_name = "DIGITS")]
    pub head: Option<NotedHead>,
    /// How many entries the journal had when it was noted
    #[arg(long, value_name = "N", requires = "head", value_parser = clap::value_parser!(u64).range(1..))]
    pub at: Option<u64>,
    /// A key that must have signed: its fingerprint, as `ephor log key` shows it; may be given several times
    #[arg(long, value_name = "FINGERPRINT")]
    pub key: Vec<Fingerprint>,
}

/// The first digits of a key, as somebody was told them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fingerprint(String);

impl Fingerprint {
    fn is(&self, key: SignerKey) -> bool {
        key.to_string().starts_with(&self.0)
    }
}

impl FromStr for Fingerprint {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        digits(text, 20).map(Self).ok_or_else(|| {
            "a fingerprint is 20 to 64 hexadecimal digits, as `ephor log key` prints them".to_owned()
        })
    }
}

/// Hexadecimal digits as somebody writes them: at least so many, in groups or not.
fn digits(text: &str, least: usize) -> Option<String> {
    let digits: String = text.chars().filter(|c| !c.is_whitespace() && *c != '-').collect();
    let fits = (least..=64).contains(&digits.len()) && digits.chars().all(|c| c.is_ascii_hexdigit());
    fits.then(|| digits.to_ascii_lowercase())
}

/// The first digits of a head, as somebody wrote them down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotedHead(String);

impl NotedHead {
    /// Fewer digits fit a second chain that somebody prepared with the first.
    const LEAST: usize = 32;

    fn is(&self, hash: Digest) -> bool {
        hash.to_string().starts_with(&self.0)
    }
}

impl FromStr for NotedHead {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        digits(text, Self::LEAST).map(Self).ok_or_else(|| {
            "a head is 32 to 64 hexadecimal digits, as `ephor log verify` prints them".to_owned()
        })
    }
}

pub(super) fn run(args: &VerifyArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let file = EventFolder::at(&args.event).file()?;
    let (mut noted, mut there, mut signatures) = (None, None, Signatures::default());
    let mut look = |entry: &Entry| {
        let here = args.head.as_ref().is_some_and(|head| head.is(entry.hash));
        noted = noted.or(here.then_some(entry.seq));
        there = there.or((args.at == Some(entry.seq.0)).then_some(entry.hash));
        signatures.look(entry);
    };
    match JournalReader::open(&file).and_then(|journal| journal.verify(&mut look)) {
        Ok(verified) => {
            let (count, head) = (verified.count.to_string(), verified.head.to_string());
            let values = [("count", (&count).into()), ("head", (&head).into())];
            writeln!(console.out, "{}", console.locale.with("verify-sound", &values))?;
            JournalHead::from(verified).below(console)?;
            let mut holds = all_signed(signatures.found(), console)?;
            for wanted in &args.key {
                holds &= has_signed(wanted, signatures.found(), verified.count, console)?;
            }
            if let Some(wanted) = &args.head {
                holds &= is_the_noted(wanted, args.at, (noted, there), verified.count, console)?;
            }
            Ok(Exit::yes(holds))
        }
        Err(ReadError::Broken(broken)) => {
            writeln!(console.out, "{}", broken.seq)?;
            ended(Some(broken.into()), console)
        }
        Err(error @ ReadError::Unusable { .. }) => {
            // Not even the first row can be had.
            writeln!(console.out, "{}", Seq(1))?;
            ended(Some(error), console)
        }
        // Nobody knows whether it is sound.
        Err(error @ (ReadError::Io { .. } | ReadError::Lost { .. } | ReadError::OtherFormat { .. })) => {
            Err(error.into())
        }
    }
}

/// Whether the journal still is the one of which a head was noted; `found`: the entry that has it, and the head at the
/// entry that was named.
fn is_the_noted(
    wanted: &NotedHead,
    at: Option<u64>,
    found: (Option<Seq>, Option<Digest>),
    count: u64,
    console: &mut Console<'_>,
) -> Result<bool, Problem> {
    let locale = console.locale;
    let said = |id: &str, at: u64, seq: u64, head: &str| {
        let (at, seq) = (at.to_string(), seq.to_string());
        locale.with(id, &[("at", (&at).into()), ("seq", (&seq).into()), ("head", head.into())])
    };
    let why = match (at, found) {
        (Some(at), (Some(seq), _)) if seq.0 != at => said("verify-other-number", at, seq.0, ""),
        (_, (Some(at), _)) => {
            writeln!(console.out, "{}", said("verify-noted", at.0, at.0, ""))?;
            return Ok(true);
        }
        (Some(at), _) if at > count => said("verify-ends-before", at, 0, ""),
        (Some(at), (_, there)) => {
            said("verify-other-head", at, 0, &there.map(|it| it.groups()).unwrap_or_default())
        }
        (None, _) => locale.say("verify-nowhere"),
    };
    console.out.flush()?;
    let values = [("head", (&wanted.0).into()), ("why", (&why).into())];
    writeln!(console.err, "{}", locale.with("verify-not-the-noted", &values))?;
    Ok(false)
}

/// Lists what was signed; whether all of it is good.
fn all_signed(found: &[Signed], console: &mut Console<'_>) -> Result<bool, Problem> {
    for Signed { at, signed, .. } in found.iter().filter(|it| it.wrong.is_none()) {
        let HeadSigned { entry, role, name, key, .. } = signed;
        let office = report::office(console.locale, *role);
        let who = if name.is_empty() { office } else { format!("{office}, {name}") };
        let (entry, key, at) = (entry.to_string(), key.fingerprint(), at.to_string());
        let values = [
            ("entry", (&entry).into()),
            ("key", (&key).into()),
            ("who", (&who).into()),
            ("at", (&at).into()),
        ];
        writeln!(console.out, "{}", console.locale.with("verify-signed", &values))?;
    }
    console.out.flush()?;
    let mut holds = true;
    for Signed { at, signed: HeadSigned { entry, head, key, .. }, wrong } in found {
        let key = key.fingerprint();
        let (id, here) = match wrong {
            None => continue,
            Some(NotSigned::Later) => ("verify-signed-later", String::new()),
            Some(NotSigned::OtherHead(here)) => ("verify-signed-other", here.groups()),
            Some(NotSigned::Forged) => ("verify-forged", String::new()),
        };
        let (entry, key, head) = (entry.to_string(), key.clone(), head.groups());
        let values = [
            ("entry", (&entry).into()),
            ("key", (&key).into()),
            ("here", (&here).into()),
            ("head", (&head).into()),
        ];
        let (why, at) = (console.locale.with(id, &values), at.to_string());
        let values = [("at", (&at).into()), ("why", (&why).into())];
        writeln!(console.err, "{}", console.locale.with("verify-bad-signature", &values))?;
        holds = false;
    }
    Ok(holds)
}

/// Whether a key has signed, and how much.
fn has_signed(
    wanted: &Fingerprint,
    found: &[Signed],
    count: u64,
    console: &mut Console<'_>,
) -> Result<bool, Problem> {
    let good = found.iter().filter(|it| it.wrong.is_none() && wanted.is(it.signed.key));
    if let Some(entry) = good.map(|it| it.signed.entry).max() {
        let (entry, later) = (entry.to_string(), (count - entry.0).to_string());
        let values = [("key", (&wanted.0).into()), ("entry", (&entry).into()), ("later", (&later).into())];
        writeln!(console.out, "{}", console.locale.with("verify-has-signed", &values))?;
        return Ok(true);
    }
    console.out.flush()?;
    let values = [("key", (&wanted.0).into())];
    writeln!(console.err, "{}", console.locale.with("verify-not-signed", &values))?;
    Ok(false)
}
