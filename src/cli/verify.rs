//! `ephor log verify`: the proof that a journal is whole, and still the one of which a head was noted.

use std::path::PathBuf;
use std::str::FromStr;

use crate::domain::{Digest, Seq};
use crate::journal::{Entry, ReadError, Reading, Verified};

use super::head::Head;
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
        let digits: String = text.chars().filter(|c| !c.is_whitespace() && *c != '-').collect();
        let fits =
            (Self::LEAST..=64).contains(&digits.len()) && digits.chars().all(|c| c.is_ascii_hexdigit());
        let wanted = "a head is 32 to 64 hexadecimal digits, as `ephor log verify` prints them";
        if fits { Ok(Self(digits.to_ascii_lowercase())) } else { Err(wanted.to_owned()) }
    }
}

pub(super) fn run(args: &VerifyArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let event = &args.event;
    let folder = EventFolder::at(event);
    let file = folder.file()?;
    let (mut noted, mut there) = (None, None);
    let mut look = |entry: &Entry| {
        let here = args.head.as_ref().is_some_and(|head| head.is(entry.hash));
        noted = noted.or(here.then_some(entry.seq));
        there = there.or((args.at == Some(entry.seq.0)).then_some(entry.hash));
    };
    match Reading::open(&file).and_then(|journal| journal.verify(&mut look)) {
        Ok(Verified { count, head }) => {
            writeln!(console.out, "{count} entries, sound; head {head}")?;
            Head::from(Verified { count, head }).below(console)?;
            let Some(wanted) = &args.head else { return Ok(Exit::Yes) };
            let why = match (args.at, noted) {
                (Some(at), Some(seq)) if seq.0 != at => Some(format!(
                    "the noted head is that of entry {seq}, not {at}: 1 to {seq} are what they were, the number is wrong"
                )),
                (_, Some(_)) => None,
                (Some(at), _) if at > count => {
                    Some(format!("it ends before entry {at}: the last are missing"))
                }
                (Some(at), _) => Some(format!(
                    "entry {at} has the head {}, not the noted one: what is before it was written anew",
                    there.map(|it| it.groups()).unwrap_or_default()
                )),
                (None, None) => {
                    Some("no entry has the noted head: it is another journal, or was written anew".into())
                }
            };
            let Some(why) = why else {
                let at = noted.unwrap_or(Seq(count));
                writeln!(
                    console.out,
                    "the noted head is that of entry {at}: 1 to {at} are what they were then"
                )?;
                return Ok(Exit::Yes);
            };
            console.out.flush()?;
            writeln!(console.err, "not the journal that {} was noted of: {why}", wanted.0)?;
            Ok(Exit::No)
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
        Err(error @ (ReadError::Io { .. } | ReadError::Lost { .. })) => Err(error.into()),
    }
}
