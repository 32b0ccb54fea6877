//! `ephor log sign`, `ephor log countersign` and `ephor log key`: heads of journals signed, here and elsewhere.
//!
//! The key by which this console signs is the user's own, and never in an event's folder, where a copy would take it
//! along. The system's generator makes it when it is first needed, for its owner alone to read.
//!
//! ```toml
//! # By this key this console signs the heads of journals. Whoever has it signs in its place: show it to nobody.
//! secret = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"
//! ```

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use etcetera::BaseStrategy as _;
use serde::Deserialize;

use crate::domain::{Actor, At, Digest, Role, Seq, Signature, SignerKey, cleaned};
use crate::journal::{Entry, Journal, NotSigned, Signatures, Signer};
use crate::station::Station;
use crate::tournament::{Command, HeadSigned, SetupCommand};

use super::event::give;
use super::hall_time::given_or_now;
use super::log::ended;
use super::office::{COMMANDS, Office, must_open};
use super::own_file::{Rights, begin, mine, only_theirs, replace};
use super::problem::Problem;
use super::random::bytes;
use super::{Console, EventFolder, Exit, files};

pub(super) const SIGN: &str = "Sign the head of a copy, and print the signature as a line

For a second official with a computer of their own: the copy is proved, its head is signed with this console's key, \
and the line is sent back, to be put into the journal with `ephor log countersign`. Nothing in the copy is changed. \
Whoever signs says: at this moment I had seen a journal with these entries. Look at the copy first, and sign no copy \
that came a minute ago from whom you would catch.

Example:
  ephor log sign /media/stick/spring-2026-11-22-143005 --role referee --name \"Jana Nová\"";

pub(super) const COUNTERSIGN: &str = "Put a signature into the journal: this console's, or one from another computer

Without a line, this console signs what stands in the journal now. `ephor round` and a console that is open do so by \
themselves when a round ends. With a line of `ephor log sign`, that signature is put into the journal, once it is \
proved: it is refused where it is of another journal, of entries that are not there, or not good.

Examples:
  ephor log countersign spring --role head-referee --name \"Ján Starý\"
  ephor log countersign spring --from line.txt
  ephor log sign copy | ephor log countersign spring --from -";

/// `ephor log sign`.
#[derive(Debug, clap::Args)]
pub struct SignArgs {
    /// The folder of the copy, or of the event
    pub event: PathBuf,
    #[command(flatten)]
    pub who: SignerOptions,
}

/// As whom somebody signs.
#[derive(Debug, clap::Args)]
pub struct SignerOptions {
    /// The office in which you sign
    #[arg(long, value_enum, default_value_t = Office::Judge)]
    pub role: Office,
    /// Your name, which is signed with it
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    pub name: String,
}

/// `ephor log countersign`.
#[derive(Debug, clap::Args)]
pub struct CountersignArgs {
    /// The event's folder
    pub event: PathBuf,
    /// The line that `ephor log sign` printed; this console signs by itself if left out
    #[arg(value_name = "LINE")]
    pub line: Vec<String>,
    /// A file with the line, or - for standard input
    #[arg(long, value_name = "FILE", conflicts_with = "line")]
    pub from: Option<PathBuf>,
    #[command(flatten)]
    pub who: SignerOptions,
    /// A file with the office's PIN in its first line, where it has one; without this, you are asked
    #[arg(long, value_name = "FILE")]
    pub pin_file: Option<PathBuf>,
    /// When it is signed, for scripts that give their own times; now if left out
    #[arg(long, value_name = "TIME", value_parser = super::options::moment)]
    pub at: Option<At>,
}

/// What a line begins with: what it is, and of which kind.
const LABEL: &str = "ephor-head-1";

/// A signature as a line of text. Of the head it has what people write down: the journal has all of it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct SignatureLine {
    entry: Seq,
    head: String,
    key: SignerKey,
    signature: Signature,
    role: Role,
    name: String,
}

impl From<HeadSigned> for SignatureLine {
    fn from(it: HeadSigned) -> Self {
        let HeadSigned { entry, head, role, name, key, signature } = it;
        Self { entry, head: head.groups(), key, signature, role, name }
    }
}

impl std::fmt::Display for SignatureLine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { entry, head, key, signature, role, name } = self;
        let role = serde_json::to_value(role).unwrap_or_default();
        let role = role.as_str().unwrap_or_default();
        let line = format!("{LABEL} {entry} {head} {key} {signature} {role} {name}");
        f.write_str(line.trim_end())
    }
}

impl FromStr for SignatureLine {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut words = text.split_whitespace();
        let mut next = |what: &str| words.next().ok_or_else(|| format!("{what} is missing"));
        if next("the beginning")? != LABEL {
            return Err(format!("it does not begin with {LABEL}"));
        }
        let entry = next("the number of the entry")?;
        let entry = Seq(entry.parse().map_err(|_| format!("“{entry}” is no number of an entry"))?);
        let head = next("the head")?.to_owned();
        let key = next("the key")?.parse()?;
        let signature = next("the signature")?.parse()?;
        let role = next("the office")?.to_owned();
        let role =
            serde_json::from_value(role.clone().into()).map_err(|_| format!("“{role}” is no office"))?;
        let name = words.collect::<Vec<_>>().join(" ");
        Ok(Self { entry, head, key, signature, role, name })
    }
}

pub(super) fn sign(args: &SignArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let (entries, broken) = EventFolder::at(&args.event).journal()?;
    if broken.is_some() {
        return ended(broken, console);
    }
    let signatures = looked_through(&entries)?;
    let name = name(&args.who.name)?;
    let journal = crate::journal::verify(&entries);
    if journal.count == 0 {
        return Err(Problem::told(
            format!("{} opens no event", args.event.display()),
            "there is nothing to sign",
        ));
    }
    let signed = console_key()?.sign(signatures.event(), journal, args.who.role.into(), &name);
    writeln!(console.out, "{}", SignatureLine::from(signed))?;
    Ok(Exit::Yes)
}

pub(super) fn countersign(args: &CountersignArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let line = match &args.from {
        Some(file) if file.as_os_str() == "-" => {
            let mut text = String::new();
            std::io::Read::read_to_string(
                &mut std::io::Read::take(&mut *console.input, files::SMALL),
                &mut text,
            )
            .map_err(|error| Problem::told(format!("standard input: {error}"), ""))?;
            Some(text)
        }
        Some(file) => Some(files::text(file, files::SMALL)?),
        None => (!args.line.is_empty()).then(|| args.line.join(" ")),
    };
    let folder = EventFolder::at(&args.event);
    folder.must_exist()?;
    must_open(&folder, args.who.role.into(), COMMANDS, args.pin_file.as_deref(), console)?;
    let (event, mut journal) = EventFolder::edit(&args.event, console.locale)?;
    event.warn(console.err)?;
    if let Some(broken) = event.broken {
        return Err(broken.into());
    }
    let signatures = looked_through(&event.entries)?;
    let signed = if let Some(line) = line {
        of_line(&line, &signatures)?
    } else {
        let name = name(&args.who.name)?;
        console_key()?.sign(signatures.event(), journal.verified(), args.who.role.into(), &name)
    };
    let records = event.records();
    let mut station = Station::new("log", event.law, BTreeMap::new(), records);
    let by = Actor::new(args.who.role.into(), "log");
    let now = given_or_now(args.at, console)?;
    let (entry, key) = (signed.entry, signed.key.fingerprint());
    let put = give(&mut station, &mut journal, now, by, Command::Setup(SetupCommand::SignHead(signed)))?;
    if put.is_empty() {
        writeln!(console.out, "{key} has signed that already")?;
    } else {
        writeln!(console.out, "signed by {key}: 1 to {entry}")?;
        super::event::JournalHead::from(journal.verified()).below(console)?;
    }
    Ok(Exit::Yes)
}

/// `ephor log key`.
pub(super) fn key(console: &mut Console<'_>) -> Result<Exit, Problem> {
    let key = console_key()?.key();
    writeln!(console.out, "{}", key.fingerprint())?;
    writeln!(console.out, "in full: {key}")?;
    Ok(Exit::Yes)
}

/// Signs the end of a round in an event that was just written. That a round goes on does not hang on it.
pub(super) fn end_of_round(
    station: &mut Station,
    journal: &mut dyn Journal,
    (now, by): (At, Actor),
    err: &mut dyn Write,
) -> Result<(), Problem> {
    let name = station.state().event.as_ref().map(|event| event.name.clone()).unwrap_or_default();
    let signed = console_key().and_then(|key: Signer| {
        let signed = key.sign(&name, journal.verified(), by.role, "");
        give(station, journal, now, by, Command::Setup(SetupCommand::SignHead(signed)))
    });
    if let Err(problem) = signed {
        let what = problem.to_string();
        writeln!(
            err,
            "warning: the journal is not signed: {what}\n  → ephor log countersign signs it later"
        )?;
    }
    Ok(())
}

/// What is signed in a journal; a signature in it that is not good must be looked at first.
fn looked_through(entries: &[Entry]) -> Result<Signatures, Problem> {
    let mut signatures = Signatures::default();
    for entry in entries {
        signatures.look(entry);
    }
    match signatures.found().iter().find(|it| it.wrong.is_some()) {
        None => Ok(signatures),
        Some(bad) => {
            let what =
                format!("the signature in entry {} is not good, and the journal not to be trusted", bad.at);
            Err(Problem::told(what, "`ephor log verify` says more"))
        }
    }
}

pub(super) fn name(typed: &str) -> Result<String, Problem> {
    let name = cleaned(typed)
        .map_err(|problem| Problem::told(format!("the name: {problem}"), "write it another way"))?;
    Ok(name.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// The name of a console, which stands beside everything that is decided there.
pub(super) fn station(typed: &str) -> Result<String, Problem> {
    match name(typed)? {
        name if name.is_empty() => Err(Problem::told(
            "the console's name is empty".to_owned(),
            "name it: --station desk; the name stands beside everything that is decided there",
        )),
        name => Ok(name),
    }
}

/// The signature of a line, once it is proved to be of this journal.
fn of_line(text: &str, signatures: &Signatures) -> Result<HeadSigned, Problem> {
    let again = "copy the whole line that `ephor log sign` printed";
    let line: SignatureLine = text.trim().parse().map_err(|what: String| {
        Problem::told(format!("this is no line of `ephor log sign`: {what}"), again)
    })?;
    let SignatureLine { entry, head: noted, key, signature, role, name } = line;
    let Some(head) = signatures.head_at(entry) else {
        let what = format!("the line is of {entry} entries, and this journal has fewer");
        return Err(Problem::told(what, "it is of another event, or this is an older copy of the event"));
    };
    if head.groups() != noted.to_lowercase() {
        let there = Digest::groups(&head);
        let what = format!("entry {entry} has the head {there} here, and {noted} where it was signed");
        return Err(Problem::told(what, "it is of another event, or one of the two was written anew"));
    }
    let name = cleaned(&name).unwrap_or(name);
    let signed = HeadSigned { entry, head, role, name, key, signature };
    match signatures.wrong(&signed) {
        None => Ok(signed),
        Some(NotSigned::Later | NotSigned::OtherHead(_) | NotSigned::Forged) => {
            let what = format!("the signature is not good: {} has not signed this", key.fingerprint());
            Err(Problem::told(what, again))
        }
    }
}

/// What the file begins with.
const ABOUT: &str = "# By this key this console signs the heads of journals. Whoever has it signs in its place: show it \
                     to nobody.\n";

/// The file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SecretFile {
    /// A secret has as many digits as a key.
    secret: SignerKey,
}

/// This console's key, made now where there is none yet.
pub(super) fn console_key() -> Result<Signer, Problem> {
    let base = etcetera::choose_base_strategy().map_err(|error| {
        Problem::told(format!("there is no folder for the key of this console: {error}"), "set HOME")
    })?;
    kept_in(&base.data_dir().join("ephor"))
}

fn kept_in(folder: &Path) -> Result<Signer, Problem> {
    let path = folder.join("signing.toml");
    if !path.exists() {
        make(folder, &path)?;
    }
    let again = format!("sign with another key: remove {}", path.display());
    only_theirs(&path, Rights::OWNER, &format!("{}; if somebody may have read it, {again}", mine(&path)))?;
    let text = files::text(&path, files::SMALL)?;
    let kept: SecretFile = toml::from_str(&text).map_err(|error| {
        Problem::told(
            format!("{}: {}", path.display(), error.message()),
            format!("bring it back from a copy, or {again}"),
        )
    })?;
    Ok(Signer::of(&kept.secret.0))
}

/// Makes a key, unless another console of the same user has just done it.
fn make(folder: &Path, path: &Path) -> Result<(), Problem> {
    fs::create_dir_all(folder).map_err(|error| Problem::file(folder, &error))?;
    let new = path.with_extension("toml.new");
    let begun = begin(&new, Rights::OWNER)?;
    let made = if path.exists() {
        fs::remove_file(&new).map_err(|error| Problem::file(&new, &error))
    } else {
        let text = format!("{ABOUT}secret = \"{}\"\n", SignerKey(bytes()?));
        replace(path, &new, begun.file, text.as_bytes()).map_err(|error| Problem::file(path, &error))
    };
    if made.is_err() {
        // It was ours; what is wrong is told already.
        let _ = fs::remove_file(&new);
    }
    made
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_as_it_is_written() {
        let line = SignatureLine {
            entry: Seq(1_204),
            head: Digest::of(b"head").groups(),
            key: SignerKey([3; 32]),
            signature: Signature([250; 64]),
            role: Role::HeadReferee,
            name: "Žofia Nová".to_owned(),
        };
        let text = line.to_string();
        assert!(
            text.starts_with("ephor-head-1 1204 ") && text.ends_with(" head_referee Žofia Nová"),
            "{text}"
        );
        assert_eq!(text.parse(), Ok(line.clone()));
        let nameless = SignatureLine { name: String::new(), ..line };
        assert!(!nameless.to_string().ends_with(' '));
        assert_eq!(nameless.to_string().parse(), Ok(nameless));
        for (bad, why) in [
            ("", "the beginning is missing"),
            ("hello", "does not begin with"),
            ("ephor-head-1 x", "no number"),
            ("ephor-head-1 5 head 00", "64 hexadecimal digits"),
            (&text[..text.len() - 25], "128 hexadecimal"),
        ] {
            let refused = bad.parse::<SignatureLine>().expect_err("no line");
            assert!(refused.contains(why) || refused.contains("missing"), "{bad}: {refused}");
        }
    }

    #[test]
    fn a_key_is_made_once_and_for_its_owner_alone() {
        let place = tempfile::tempdir().expect("a folder");
        let folder = place.path().join("data/ephor");
        let first = kept_in(&folder).expect("made").key();
        assert_eq!(kept_in(&folder).expect("read").key(), first);
        assert_ne!(kept_in(&place.path().join("other")).expect("made").key(), first);
        let path = folder.join("signing.toml");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = |mode| fs::set_permissions(&path, fs::Permissions::from_mode(mode)).expect("set");
            assert_eq!(fs::metadata(&path).expect("there").permissions().mode() & 0o777, 0o600);
            mode(0o644);
            let refused = kept_in(&folder)
                .map(|_| ())
                .expect_err("others may read it")
                .rendered(crate::locale::Locale::english(), false);
            assert!(refused.contains("chmod 600"), "{refused}");
            mode(0o600);
        }
        fs::write(&path, "secret = \"00\"\n").expect("written");
        let refused = kept_in(&folder)
            .map(|_| ())
            .expect_err("cut off")
            .rendered(crate::locale::Locale::english(), false);
        assert!(refused.contains("64 hexadecimal digits") && refused.contains("signing.toml"), "{refused}");
        assert!(!folder.join("signing.toml.new").exists());
    }
}
