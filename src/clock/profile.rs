//! Makes of clock as data (§2): `clocks/*.toml` says what each can do, how it is found, and how it is spoken to.
//!
//! A station asks [`crate::clock::can`] before it wishes anything; what a clock cannot do is announced, and a person
//! does it by hand. A table without a radio clock is the profile `none`, a case like the others. A file is checked
//! as a whole when it is read, so that nothing about a profile can fail in the hall.

mod check;
mod problem;

use std::collections::BTreeSet;
use std::sync::OnceLock;

use serde::Deserialize;

use crate::domain::Millis;

use super::capability::Capability;
use super::looks::Looks;
use super::patterns::Lines;
use super::uuid::Uuid;

pub use problem::BadProfile;

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
pub enum Speaks {
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
    pub speaks: Speaks,
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
    pub lines: Option<Lines>,
}

impl Profile {
    /// Reads a profile and checks it. `file` is what an error calls it.
    pub fn parse(file: &str, toml: &str) -> Result<Self, BadProfile> {
        let mut profile: Self =
            toml::from_str(toml).map_err(|error| BadProfile::of_toml(file, toml, &error))?;
        if let Some(looks) = &mut profile.looks {
            looks.width = profile.text_width;
        }
        match check::fault(&profile) {
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
