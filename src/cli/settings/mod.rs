//! What a person has set for every console on this machine: `ephor/config.toml` in the configuration folder.
//!
//! ```toml
//! language = "cs"
//! theme = "light"
//! bell = true
//! sound = false
//! louder_after_s = [60, 180, 300]
//!
//! [keys]
//! settle = "f12"
//! ```
//!
//! Nothing of it must be there. A file with anything wrong in it counts for nothing: whoever reads half of what was set
//! there would not know which half.

mod file;
mod keep;
mod keymap;
#[cfg(test)]
mod tests;
mod wrong;

use std::sync::Arc;

use serde::Deserialize;

use crate::locale::Locale;
use crate::runtime::Preferences;
use crate::tui::{Choices, KeyBindings, Palette};

use file::text;
pub(super) use file::{Found, told};
use keep::InFile;
pub(super) use keep::keep;
use wrong::Wrong;

/// The settings by name.
pub(super) const KEYS: [&str; 5] = ["language", "theme", "bell", "sound", "louder_after_s"];
/// After so many seconds without an answer a call becomes louder, where nobody has said otherwise.
const LOUDER_S: [u32; 3] = [60, 180, 300];
/// So often a call becomes louder at most, and this is the longest wait before it, in seconds.
const LOUDER_MAX: (usize, u32) = (5, 3600);

/// What the file says, and nothing that it does not.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Settings {
    pub(super) language: Option<Tag>,
    pub(super) theme: Option<Theme>,
    pub(super) bell: Option<bool>,
    pub(super) sound: Option<bool>,
    pub(super) louder_after_s: Option<Louder>,
    /// Other keys; read by themselves.
    #[serde(default, deserialize_with = "keymap::later")]
    keys: Option<Arc<KeyBindings>>,
}

/// The tag of a language that is installed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Tag(pub(super) String);

impl TryFrom<String> for Tag {
    type Error = String;

    fn try_from(tag: String) -> Result<Self, String> {
        let known = Locale::tags().any(|known| known == tag);
        if known { Ok(Self(tag)) } else { Err(format!("there is no language “{tag}”")) }
    }
}

/// The colours of the screens, by their name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Theme(pub(super) Palette);

impl TryFrom<String> for Theme {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        Palette::named(&name).map(Self).ok_or_else(|| format!("there is no theme “{name}”"))
    }
}

/// After how many seconds without an answer a call becomes louder, each time.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Vec<u32>")]
pub(super) struct Louder(pub(super) Vec<u32>);

impl TryFrom<Vec<u32>> for Louder {
    type Error = String;

    fn try_from(seconds: Vec<u32>) -> Result<Self, String> {
        let (most, longest) = LOUDER_MAX;
        if seconds.len() > most {
            Err(format!("there are {} numbers", seconds.len()))
        } else if let Some(wrong) = seconds.iter().find(|it| !(1..=longest).contains(*it)) {
            Err(format!("{wrong} is no number of seconds from 1 to {longest}"))
        } else if !seconds.is_sorted_by(|one, next| one < next) {
            Err("the numbers do not rise".to_owned())
        } else {
            Ok(Self(seconds))
        }
    }
}

impl Settings {
    /// What a text says.
    pub(super) fn parse(text: &str) -> Result<Self, Wrong> {
        let bare = text.strip_prefix('\u{feff}').unwrap_or(text);
        let settings: Self = toml::from_str(bare).map_err(|error| Wrong::of(text, &error))?;
        Ok(Self { keys: keymap::read(bare)?, ..settings })
    }

    /// What this says, and where it says nothing, what another one does.
    pub(super) fn over(self, other: Self) -> Self {
        Self {
            language: self.language.or(other.language),
            theme: self.theme.or(other.theme),
            bell: self.bell.or(other.bell),
            sound: self.sound.or(other.sound),
            louder_after_s: self.louder_after_s.or(other.louder_after_s),
            keys: self.keys.or(other.keys),
        }
    }

    pub(super) fn palette(&self) -> Palette {
        self.theme.map(|Theme(palette)| palette).unwrap_or_default()
    }

    pub(super) fn bell(&self) -> bool {
        self.bell.unwrap_or(true)
    }

    pub(super) fn sound(&self) -> bool {
        self.sound.unwrap_or(true)
    }

    /// After how many seconds without an answer a call becomes louder, each time.
    pub(super) fn louder_after_s(&self) -> &[u32] {
        self.louder_after_s.as_ref().map_or(&LOUDER_S[..], |Louder(seconds)| seconds.as_slice())
    }

    /// Which key does what.
    pub(super) fn keys(&self) -> Arc<KeyBindings> {
        self.keys.clone().unwrap_or_default()
    }

    /// What of it the screens know by themselves.
    pub(super) fn choices(&self) -> Choices {
        let (louder_after_s, keys) = (self.louder_after_s().to_vec(), self.keys());
        Choices { bell: self.bell(), sound: self.sound(), louder_after_s, keys }
    }
}

/// Where a running console keeps what is set on its screen.
pub(super) fn keeper() -> Box<dyn Preferences> {
    Box::new(InFile(Found::usual_path()))
}

/// What a setting may be, or which settings there are.
pub(super) fn allowed(key: &str) -> String {
    let listed = |names: Vec<&str>| format!("allowed: \"{}\"", names.join("\", \""));
    let (most, longest) = LOUDER_MAX;
    match key {
        "language" => listed(Locale::tags().collect()),
        "theme" => listed(Palette::ALL.map(Palette::name).to_vec()),
        "bell" | "sound" => "allowed: true, false".to_owned(),
        "louder_after_s" => {
            format!(
                "allowed: up to {most} rising whole numbers of seconds, 1 to {longest}, as [60, 180, 300]"
            )
        }
        _ => format!("the settings are: {}, and the table [keys]", KEYS.join(", ")),
    }
}
