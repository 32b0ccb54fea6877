//! Makes of clock as data (§2): `clocks/*.toml` says what each can do, how it is found, and how it is spoken to.
//!
//! A station asks [`crate::clock::can`] before it wishes anything; what a clock cannot do is announced, and a person
//! does it by hand. A table without a radio clock is the profile `none`, a case like the others. A file is checked as
//! a whole when it is read, so that nothing about a profile can fail in the hall: what is wrong is named with its
//! place, and so is a capability without the means for it.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::OnceLock;

use serde::Deserialize;

use crate::domain::Millis;

use super::air::Uuid;
use super::looks::Looks;
use super::order::Capability;
use super::patterns::LinePatterns;

/// The profiles that come with ephor: id, file, text.
static BUILT_IN: [(&str, &str, &str); 5] = [
    ("none", "clocks/none.toml", include_str!("../../clocks/none.toml")),
    ("open", "clocks/open.toml", include_str!("../../clocks/open.toml")),
    ("dgt3000-gateway", "clocks/dgt3000-gateway.toml", include_str!("../../clocks/dgt3000-gateway.toml")),
    ("nus-line", "clocks/nus-line.toml", include_str!("../../clocks/nus-line.toml")),
    ("chessclock-esp32", "clocks/chessclock-esp32.toml", include_str!("../../clocks/chessclock-esp32.toml")),
];

/// How bytes get to a clock and back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Transport {
    /// No radio.
    None,
    /// Advertisements, and a connection for commands.
    BroadcastAndGatt,
    /// A connection for everything.
    Gatt,
}

/// The language of a clock: which part of this house reads and writes its bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SpokenLanguage {
    /// None.
    Nothing,
    /// The frames of the open clock profile: [`crate::clock::Session`].
    OpenFrames,
    /// JSON of the DGT 3000 gateway: [`crate::clock::codec::Gateway`].
    GatewayJson,
    /// Lines of text after the profile's patterns: [`crate::clock::codec::LineText`].
    Lines,
    /// JSON of the `ChessClock` firmware, read only: [`crate::clock::codec::Chess`].
    ChessJson,
}

/// Where a connection finds what: the service and its characteristics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gatt {
    /// The service.
    pub service: Uuid,
    /// Where commands are written.
    pub write: Uuid,
    /// Where answers are notified or indicated.
    pub answers: Uuid,
    /// Where the log is notified.
    pub log: Option<Uuid>,
    /// What is read after connecting: a nonce, a version.
    pub greets: Option<Uuid>,
}

/// By what an advertisement is taken for this make. It proves nothing: a person assigns a found clock to a table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recognise {
    /// Services, any of which will do.
    #[serde(default)]
    pub services: Vec<Uuid>,
    /// How the name begins.
    pub name_prefix: Option<String>,
    /// Whether service and name have to fit, or one of them.
    #[serde(default)]
    pub needs: Needs,
}

/// How much of an advertisement has to fit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Needs {
    /// All that is given: for services that others use too.
    #[default]
    Both,
    /// One of them: an advertisement may bring the name and the scan response the service.
    Either,
}

impl Recognise {
    /// Whether an advertisement with this name and these services looks like it.
    pub fn fits(&self, name: Option<&str>, services: &[Uuid]) -> bool {
        let by_service =
            (!self.services.is_empty()).then(|| self.services.iter().any(|it| services.contains(it)));
        let by_name =
            self.name_prefix.as_ref().map(|prefix| name.is_some_and(|name| name.starts_with(prefix)));
        let mut asked = [by_service, by_name].into_iter().flatten();
        match self.needs {
            Needs::Either => asked.any(|fits| fits),
            Needs::Both => by_service.or(by_name).is_some() && asked.all(|fits| fits),
        }
    }
}

/// A make of clock.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// Its name in files and on the command line.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// How bytes get there and back.
    pub transport: Transport,
    /// What the bytes mean.
    pub speaks: SpokenLanguage,
    /// Whether frames prove where they come from. What does not is always shown as unauthenticated.
    pub authenticated: bool,
    /// What it can do.
    pub capabilities: BTreeSet<Capability>,
    /// Letters its display shows at a side, or at both where it is shared; 0 where it shows none.
    pub text_width: u8,
    /// The smallest step of the time it tells, milliseconds; 0 where it tells none.
    pub tick: Millis,
    /// Where a connection finds what.
    pub gatt: Option<Gatt>,
    /// By what its advertisements are recognised.
    pub recognise: Option<Recognise>,
    /// How a notice looks on its display.
    pub looks: Option<Looks>,
    /// What its lines look like, where it speaks lines.
    pub lines: Option<LinePatterns>,
}

impl Profile {
    /// Reads a profile and checks it. `file` is what an error calls it.
    pub fn parse(file: &str, toml: &str) -> Result<Self, BadProfile> {
        let mut profile: Self =
            toml::from_str(toml).map_err(|error| BadProfile::of_toml(file, toml, &error))?;
        if let Some(looks) = &mut profile.looks {
            looks.width = profile.text_width;
        }
        match fault(&profile) {
            None => Ok(profile),
            Some(fault) => Err(BadProfile::of_fault(file, toml, fault)),
        }
    }

    /// The profiles that come with ephor, `none` first.
    pub fn built_in() -> Result<Vec<Self>, BadProfile> {
        BUILT_IN.into_iter().map(|(_, file, toml)| Self::parse(file, toml)).collect()
    }

    /// A profile that comes with ephor, by its id. Every order asks for one, so they are read once.
    pub fn named(id: &str) -> Option<Self> {
        static READ: OnceLock<Vec<Profile>> = OnceLock::new();
        let read = READ.get_or_init(|| Self::built_in().unwrap_or_default());
        read.iter().find(|profile| profile.id == id).cloned()
    }

    /// Whether frames go through the air at all.
    pub fn has_radio(&self) -> bool {
        self.transport != Transport::None
    }

    /// Whether the clock has a capability.
    pub fn has(&self, capability: Capability) -> bool {
        self.capabilities.contains(&capability)
    }
}

#[cfg(test)]
mod tests;

/// Letters of an id, at most, and of a display.
const ID_MAX: usize = 40;
const WIDTH_MAX: u8 = 64;

/// What each language has words for. A profile may have less.
fn sayable(speaks: SpokenLanguage) -> &'static [Capability] {
    use Capability as C;
    match speaks {
        SpokenLanguage::Nothing => &[],
        SpokenLanguage::OpenFrames => &[
            C::BroadcastState,
            C::RaiseChallenge,
            C::ShowNotice,
            C::Start,
            C::Stop,
            C::SetTime,
            C::AddTime,
            C::NegativeTime,
            C::RunningSide,
            C::RemembersOps,
            C::Battery,
        ],
        SpokenLanguage::GatewayJson => &[C::ShowNotice, C::Start, C::Stop, C::SetTime],
        // Nothing that a retry could apply twice: a line carries no proof that it was remembered.
        SpokenLanguage::Lines => {
            &[C::ShowNotice, C::Start, C::Stop, C::SetTime, C::NegativeTime, C::RunningSide]
        }
        SpokenLanguage::ChessJson => &[C::RunningSide],
    }
}

/// The first thing that does not go together.
fn fault(profile: &Profile) -> Option<ProfileFault> {
    names(profile)
        .or_else(|| air(profile))
        .or_else(|| capabilities(profile))
        .or_else(|| display(profile))
        .or_else(|| lines(profile))
}

fn names(profile: &Profile) -> Option<ProfileFault> {
    let letter = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-';
    if profile.id.is_empty() || profile.id.len() > ID_MAX || !profile.id.chars().all(letter) {
        return Some(ProfileFault::new(
            "id",
            format!("write a to z, digits and -, at most {ID_MAX}, such as club-clock"),
        ));
    }
    if profile.title.trim().is_empty() || profile.title.chars().any(char::is_control) {
        return Some(ProfileFault::new("title", "write what people call the clock"));
    }
    None
}

fn air(profile: &Profile) -> Option<ProfileFault> {
    let radio = profile.has_radio();
    if radio == (profile.speaks == SpokenLanguage::Nothing) {
        return Some(ProfileFault::new(
            "speaks",
            "a clock with a transport speaks something, and one without speaks nothing",
        ));
    }
    if (profile.transport == Transport::BroadcastAndGatt) != (profile.speaks == SpokenLanguage::OpenFrames) {
        return Some(ProfileFault::new(
            "transport",
            "broadcast_and_gatt goes with open_frames, gatt with all others",
        ));
    }
    if profile.authenticated != (profile.speaks == SpokenLanguage::OpenFrames) {
        return Some(ProfileFault::new(
            "authenticated",
            "only open_frames prove where they come from: true there, else false",
        ));
    }
    for (key, there) in [("gatt", profile.gatt.is_some()), ("recognise", profile.recognise.is_some())] {
        if there != radio {
            let what =
                if radio { "add the table: the radio needs it" } else { "take it out: there is no radio" };
            return Some(ProfileFault::new(key, what));
        }
    }
    let recognise = profile.recognise.as_ref()?;
    if recognise.name_prefix.as_ref().is_some_and(|prefix| prefix.trim().is_empty()) {
        return Some(ProfileFault::new(
            "recognise.name_prefix",
            "is empty and would fit every device: write how the name begins",
        ));
    }
    if recognise.services.is_empty() && recognise.name_prefix.is_none() {
        return Some(ProfileFault::new("recognise", "give services, a name_prefix or both"));
    }
    None
}

fn capabilities(profile: &Profile) -> Option<ProfileFault> {
    let sayable = sayable(profile.speaks);
    let beyond = profile.capabilities.iter().find(|it| !sayable.contains(it))?;
    let what = format!("{beyond:?} has no words in {:?}: take it out, a person does it", profile.speaks);
    Some(ProfileFault::new("capabilities", what))
}

fn display(profile: &Profile) -> Option<ProfileFault> {
    let shows = profile.has(Capability::ShowNotice);
    if profile.text_width > WIDTH_MAX || shows != (profile.text_width > 0) {
        let what = format!("1 to {WIDTH_MAX} where the capability show_notice is there, else 0");
        return Some(ProfileFault::new("text_width", what));
    }
    if profile.tick < Millis(0) || profile.tick > Millis::secs(60) {
        return Some(ProfileFault::new("tick", "milliseconds, 0 to 60000"));
    }
    match &profile.looks {
        None if shows => {
            Some(ProfileFault::new("looks", "add the table: how a notice looks on this display"))
        }
        Some(_) if !shows => {
            Some(ProfileFault::new("looks", "take it out: without show_notice nothing is shown"))
        }
        None => None,
        Some(looks) => looks.check().err().map(|(key, what)| ProfileFault::new(format!("looks.{key}"), what)),
    }
}

fn lines(profile: &Profile) -> Option<ProfileFault> {
    match &profile.lines {
        None if profile.speaks == SpokenLanguage::Lines => {
            Some(ProfileFault::new("lines", "add the table: how its lines look"))
        }
        Some(_) if profile.speaks != SpokenLanguage::Lines => {
            Some(ProfileFault::new("lines", "take it out, or speak lines"))
        }
        None => None,
        Some(lines) => lines
            .check(|capability| profile.has(capability))
            .err()
            .map(|(key, what)| ProfileFault::new(format!("lines.{key}"), what)),
    }
}

/// A profile that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct BadProfile {
    /// The file.
    pub file: String,
    /// The line, from 1; `None` where the key is not there.
    pub line: Option<usize>,
    /// The key, with its table: `looks.cross`. Empty where the file is no TOML.
    pub key: String,
    /// What is wrong, and what to do.
    pub what: String,
}

impl fmt::Display for BadProfile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        match self.key.as_str() {
            "" => write!(f, ": {}", self.what),
            key => write!(f, ": `{key}`: {}", self.what),
        }
    }
}

/// A fault in what a profile says.
struct ProfileFault {
    key: String,
    what: String,
}

impl ProfileFault {
    fn new(key: impl Into<String>, what: impl Into<String>) -> Self {
        Self { key: key.into(), what: what.into() }
    }
}

impl BadProfile {
    /// A file that is no TOML, or whose values are not of the kinds they have to be.
    fn of_toml(file: &str, toml: &str, error: &toml::de::Error) -> Self {
        let at = error.span().map_or(0, |span| span.start).min(toml.len());
        // The parser marks a missing key at the table that lacks it, or at the whole file.
        let missing = error.message().strip_prefix("missing field `").and_then(|rest| rest.split('`').next());
        let table = table_at(toml, at);
        let key = match missing {
            Some(key) => joined(&table, key),
            None => joined(&table, &key_at(toml, at)),
        };
        let what = match missing {
            Some(_) => "is missing: add it, or copy a profile that comes with the program".to_owned(),
            None => error.message().trim().replace('\n', "; "),
        };
        let line = missing.is_none().then(|| line_of(toml, at));
        Self { file: file.to_owned(), line, key, what }
    }

    /// A file whose values do not go together.
    fn of_fault(file: &str, toml: &str, fault: ProfileFault) -> Self {
        let (table, key) = fault.key.rsplit_once('.').unwrap_or(("", &fault.key));
        let mut inside = String::new();
        let line = toml.lines().position(|line| {
            if let Some(name) = header(line) {
                name.clone_into(&mut inside);
                return name == fault.key;
            }
            inside == table && line.split_once('=').is_some_and(|(name, _)| bare(name) == key)
        });
        Self { file: file.to_owned(), line: line.map(|index| index + 1), key: fault.key, what: fault.what }
    }
}

/// The name in `[name]`.
fn header(line: &str) -> Option<&str> {
    Some(line.trim().strip_prefix('[')?.split(']').next()?.trim_matches('[').trim())
}

fn bare(name: &str) -> &str {
    name.trim().trim_matches(['"', '\''])
}

fn line_of(toml: &str, at: usize) -> usize {
    toml.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1
}

/// The table in which a place of the file lies.
fn table_at(toml: &str, at: usize) -> String {
    let lines: Vec<&str> = toml.lines().take(line_of(toml, at)).collect();
    // An array over several lines begins with a bracket too, but its line holds no name alone.
    let found = lines.iter().rev().filter(|line| !line.contains('=')).find_map(|line| header(line));
    found.unwrap_or_default().to_owned()
}

/// The key whose value lies at a place of the file: on its line, or on the nearest one above.
fn key_at(toml: &str, at: usize) -> String {
    let lines: Vec<&str> = toml.lines().take(line_of(toml, at)).collect();
    let found =
        lines.iter().rev().take_while(|line| header(line).is_none()).find_map(|line| line.split_once('='));
    found.map_or_else(String::new, |(name, _)| bare(name).to_owned())
}

fn joined(table: &str, key: &str) -> String {
    match (table, key) {
        ("", key) => key.to_owned(),
        (table, "") => table.to_owned(),
        (table, key) => format!("{table}.{key}"),
    }
}
