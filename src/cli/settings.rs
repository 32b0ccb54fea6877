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
//! Under `[keys]`, `desk.settle` or a table `[keys.desk]` binds a key where one place is meant.
//!
//! Nothing of it must be there. A file with anything wrong in it is named with the line, and counts for nothing:
//! whoever reads half of what was set there would not know which half.

use std::fs;
use std::io::{self, Read as _, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use etcetera::BaseStrategy as _;
use serde::Deserialize;
use serde::de::{Deserializer, IgnoredAny};
use toml::de::{DeTable, DeValue};

use crate::locale::Locale;
use crate::tui::{Choices, KeyBindings, Palette, Wish};

use super::files::{not_utf8, open};
use super::problem::Problem;

/// The settings by name.
pub(super) const KEYS: [&str; 5] = ["language", "theme", "bell", "sound", "louder_after_s"];
/// After so many seconds without an answer a call becomes louder, where nobody has said otherwise.
const LOUDER_S: [u32; 3] = [60, 180, 300];
/// So often a call becomes louder at most, and this is the longest wait before it, in seconds.
const LOUDER_MAX: (usize, u32) = (5, 3600);

/// What the file says, and nothing that it does not.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ConsoleSettings {
    pub(super) language: Option<Tag>,
    pub(super) theme: Option<ThemeName>,
    pub(super) bell: Option<bool>,
    pub(super) sound: Option<bool>,
    pub(super) louder_after_s: Option<Louder>,
    /// Other keys; read by themselves.
    #[serde(default, deserialize_with = "later")]
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
pub(super) struct ThemeName(pub(super) Palette);

impl TryFrom<String> for ThemeName {
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

impl ConsoleSettings {
    /// What a text says.
    pub(super) fn parse(text: &str) -> Result<Self, SettingsFault> {
        let bare = text.strip_prefix('\u{feff}').unwrap_or(text);
        let settings: Self = toml::from_str(bare).map_err(|error| SettingsFault::of(text, &error))?;
        Ok(Self { keys: read_keys(bare)?, ..settings })
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
        self.theme.map(|ThemeName(palette)| palette).unwrap_or_default()
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

/// No file of settings is longer, in bytes.
const LONGEST: u64 = 1 << 16;

/// The file as it was found.
#[derive(Default)]
pub(super) struct FoundSettings {
    /// Where it is, or would be.
    pub(super) path: Option<PathBuf>,
    /// Whether it is there.
    pub(super) there: bool,
    /// What it says; nothing where anything in it is wrong.
    pub(super) settings: ConsoleSettings,
    /// Why it counts for nothing.
    pub(super) wrong: Option<Problem>,
}

impl FoundSettings {
    /// The file of the person at this machine.
    pub(super) fn usual() -> Self {
        Self::usual_path().map(Self::at).unwrap_or_default()
    }

    /// Where it is, or would be.
    pub(super) fn usual_path() -> Option<PathBuf> {
        let base = etcetera::choose_base_strategy().ok()?;
        Some(base.config_dir().join("ephor/config.toml"))
    }

    fn at(path: PathBuf) -> Self {
        let (there, read) = match text(&path) {
            Ok(None) => (false, Ok(ConsoleSettings::default())),
            Ok(Some(text)) => (true, ConsoleSettings::parse(&text).map_err(|wrong| told(&path, &wrong))),
            Err(problem) => (true, Err(problem)),
        };
        let (settings, wrong) = match read {
            Ok(settings) => (settings, None),
            Err(problem) => (ConsoleSettings::default(), Some(problem)),
        };
        Self { path: Some(path), there, settings, wrong }
    }

    /// Says what is wrong, and with what ephor goes on.
    pub(super) fn warn(&self, language: &str, err: &mut dyn Write) -> io::Result<()> {
        let Some(wrong) = &self.wrong else { return Ok(()) };
        let rendered = wrong.rendered(Locale::english(), false);
        err.write_all(rendered.replacen("error:", "warning:", 1).as_bytes())?;
        let none = ConsoleSettings::default();
        let (theme, louder) = (none.palette().name(), none.louder_after_s());
        writeln!(
            err,
            "  → ephor goes on with the defaults: language {language}, theme {theme}, bell {}, sound {}, \
             louder_after_s {louder:?}",
            none.bell(),
            none.sound()
        )
    }
}

/// What is wrong in a file, with its place and what would be right.
pub(super) fn told(path: &Path, wrong: &SettingsFault) -> Problem {
    let line = wrong.line.map(|line| format!(":{line}")).unwrap_or_default();
    Problem::told(format!("{}{line}: {}", path.display(), wrong.what()), wrong.help())
}

/// The file's text; `None` where there is no file.
pub(super) fn text(path: &Path) -> Result<Option<String>, Problem> {
    let failed = |error: io::Error| Problem::file(path, &error);
    let kind = match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        kind => kind.map_err(failed)?,
    };
    let name = path.display();
    // Reading a pipe would wait for ever.
    if !kind.is_file() {
        return Err(Problem::told(format!("{name}: it is no file"), "remove it"));
    }
    let mut bytes = Vec::new();
    open(path).and_then(|file| file.take(LONGEST + 1).read_to_end(&mut bytes)).map_err(failed)?;
    if bytes.len() as u64 > LONGEST {
        return Err(Problem::told(format!("{name}: it is longer than any settings"), "remove it"));
    }
    // Its mark stays: whoever changes a line writes the rest back as it was.
    String::from_utf8(bytes).map(Some).map_err(|_| not_utf8(&name.to_string()))
}

/// Passes the table over: it is read with the place of everything in it.
fn later<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Arc<KeyBindings>>, D::Error> {
    IgnoredAny::deserialize(deserializer).map(|_| None)
}

/// Reads the table; `None` where there is none.
fn read_keys(text: &str) -> Result<Option<Arc<KeyBindings>>, SettingsFault> {
    let all = DeTable::parse(text).map_err(|error| SettingsFault::of(text, &error))?.into_inner();
    let Some((name, keys)) = all.iter().find(|(name, _)| name.get_ref() == "keys") else { return Ok(None) };
    let wrong = |span: &Range<usize>, key: String, what: &str, instead: &str| SettingsFault {
        line: text.get(..span.start).map(|before| before.matches('\n').count() + 1),
        key,
        what: what.to_owned(),
        instead: Some(instead.to_owned()),
    };
    let DeValue::Table(table) = keys.get_ref() else {
        return Err(wrong(&name.span(), "keys".to_owned(), "it is no table", HOW));
    };
    let (mut wishes, mut places) = (Vec::new(), Vec::new());
    let mut take = |name: String, span: Range<usize>, value: &DeValue<'_>| {
        let Some(keys) = words(value) else {
            return Err(wrong(&span, format!("keys.{name}"), "that is no key", HOW));
        };
        wishes.push(Wish { name, keys });
        places.push(span);
        Ok(())
    };
    for (name, value) in table {
        match value.get_ref() {
            DeValue::Table(place) => {
                for (action, value) in place {
                    take(format!("{}.{}", name.get_ref(), action.get_ref()), action.span(), value.get_ref())?;
                }
            }
            value => take(name.get_ref().to_string(), name.span(), value)?,
        }
    }
    match KeyBindings::with(&wishes) {
        Ok(keys) => Ok(Some(Arc::new(keys))),
        Err(misbound) => {
            let name = wishes.get(misbound.at).map(|wish| format!("keys.{}", wish.name));
            let span = places.get(misbound.at).cloned().unwrap_or_default();
            Err(wrong(&span, name.unwrap_or_default(), &misbound.what, &misbound.instead))
        }
    }
}

const HOW: &str = "write settle = \"f12\", or desk.settle = [\"f12\", \"ctrl-y\"] under [keys]";

/// A text, or a list of texts.
fn words(value: &DeValue<'_>) -> Option<Vec<String>> {
    match value {
        DeValue::String(text) => Some(vec![text.to_string()]),
        DeValue::Array(all) => all.iter().map(|one| Some(one.get_ref().as_str()?.to_owned())).collect(),
        _ => None,
    }
}

/// What is wrong in a file of settings.
#[derive(Debug)]
pub(super) struct SettingsFault {
    /// The line, from 1, where it is known.
    pub(super) line: Option<usize>,
    /// The setting, where there is one in that line.
    pub(super) key: String,
    what: String,
    /// What to do, where that is not plain from the setting.
    instead: Option<String>,
}

impl SettingsFault {
    fn of(text: &str, error: &toml::de::Error) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let before = error.span().and_then(|span| text.get(..span.start));
        let line = before.map(|before| before.matches('\n').count() + 1);
        let key = line.map(|line| key_at(text, line)).unwrap_or_default();
        let unknown = error.message().starts_with("unknown field");
        let what = if unknown { "there is no such setting".to_owned() } else { error.message().to_owned() };
        Self { line, key, what, instead: None }
    }

    /// What would be right.
    pub(super) fn help(&self) -> String {
        self.instead.clone().unwrap_or_else(|| allowed(&self.key))
    }

    /// The setting and what is wrong with it.
    pub(super) fn what(&self) -> String {
        if self.key.is_empty() { self.what.clone() } else { format!("{}: {}", self.key, self.what) }
    }
}

/// The setting to which a line of a file belongs; empty where it belongs to none.
fn key_at(text: &str, line: usize) -> String {
    let lines: Vec<&str> = text.lines().take(line).collect();
    let Some((last, above)) = lines.split_last() else { return String::new() };
    if let Some((key, _)) = last.split_once('=') {
        return bare(key);
    }
    // The numbers of a setting may stand in lines of their own.
    let begun = above.iter().rev().find_map(|line| line.split_once('='));
    match begun {
        Some((key, value)) if value.contains('[') && !value.contains(']') => bare(key),
        _ => last.split_whitespace().next().map(bare).unwrap_or_default(),
    }
}

fn bare(key: &str) -> String {
    key.trim().trim_matches(['"', '\'', '[', ']']).to_owned()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_whole_file_is_read_and_an_empty_one_has_the_defaults() {
        let none = ConsoleSettings::parse("").expect("nothing must be there");
        assert_eq!(none, ConsoleSettings::default());
        assert_eq!((none.palette(), none.bell(), none.sound()), (Palette::Dark, true, true));
        assert_eq!(none.louder_after_s(), [60, 180, 300]);
        let text = "\u{feff}language = \"cs\"\ntheme = \"colour_blind\"\nbell = false\nsound = false\n\
                louder_after_s = [\n  10,\n  20,\n]\n";
        let all = ConsoleSettings::parse(text).expect("right");
        assert_eq!(all.language, Some(Tag("cs".to_owned())));
        assert_eq!((all.palette(), all.bell(), all.sound()), (Palette::ColourBlind, false, false));
        assert_eq!(all.louder_after_s(), [10, 20]);
        assert_eq!(ConsoleSettings::default().over(all.clone()), all);
    }

    #[test]
    fn what_is_wrong_is_named_with_line_key_and_what_is_allowed() {
        for (text, line, key, help) in [
            ("bell = true\nlanguage = \"xx\"\n", 2, "language", "\"en\", \"cs\""),
            ("# colours\n\ntheme = \"pink\"\n", 3, "theme", "\"colour_blind\""),
            ("bell = \"yes\"\n", 1, "bell", "true, false"),
            ("sound = 1\n", 1, "sound", "true, false"),
            ("louder_after_s = [60, 30]\n", 1, "louder_after_s", "rising"),
            ("louder_after_s = [0]\n", 1, "louder_after_s", "1 to 3600"),
            ("louder_after_s = [1, 2, 3, 4, 5, 6]\n", 1, "louder_after_s", "up to 5"),
            ("louder_after_s = [-1]\n", 1, "louder_after_s", "rising"),
            ("colour = \"red\"\n", 1, "colour", "language, theme, bell"),
            ("bell = true\n[screen]\n", 2, "screen", "language, theme, bell"),
            ("bell = true\ntheme dark\n", 2, "theme", "\"dark\""),
            ("bell = true\nbell = false\n", 2, "bell", "true, false"),
        ] {
            let wrong = ConsoleSettings::parse(text).expect_err(text);
            assert_eq!((wrong.line, wrong.key.as_str()), (Some(line), key), "{text}{}", wrong.what());
            assert!(allowed(&wrong.key).contains(help), "{text}{}", allowed(&wrong.key));
        }
    }

    #[test]
    fn a_file_that_cannot_be_read_counts_for_nothing_and_says_why() {
        let place = tempfile::tempdir().expect("a folder");
        let path = place.path().join("config.toml");
        assert!(!FoundSettings::at(path.clone()).there);
        fs::write(&path, [0xff, 0xfe]).expect("written");
        let found = FoundSettings::at(path.clone());
        assert_eq!(found.settings, ConsoleSettings::default());
        let mut said = Vec::new();
        found.warn("en", &mut said).expect("written");
        let said = String::from_utf8(said).expect("UTF-8");
        assert!(said.starts_with("warning: ") && said.contains("it is not UTF-8"), "{said}");
        assert!(said.contains("the defaults: language en, theme dark, bell true"), "{said}");
        fs::remove_file(&path).expect("removed");
        fs::create_dir(&path).expect("made");
        assert!(
            FoundSettings::at(path).wrong.is_some_and(|wrong| wrong.to_string().contains("it is no file"))
        );
    }

    #[test]
    fn keys_are_bound_in_a_table_of_their_own() {
        let text = "bell = false\n[keys]\nsettle = \"f12\"\n\n[keys.desk]\ntake-over = [\"alt-t\", \"f7\"]\n";
        let read = ConsoleSettings::parse(text).expect("f12 is free, for taking over has given it up");
        let told = read.keys().told();
        assert!(told.contains(&("desk.settle".to_owned(), "f12".to_owned())), "{told:?}");
        assert!(told.contains(&("desk.take-over".to_owned(), "alt-t, f7".to_owned())), "{told:?}");
        assert!(!read.bell());
        for (text, line, key, what, help) in [
            ("keys = 1\n", 1, "keys", "no table", "[keys]"),
            ("[keys]\n\nsettle = 7\n", 3, "keys.settle", "no key", "f12"),
            ("[keys]\nsettle = [\"f12\", 7]\n", 2, "keys.settle", "no key", "f12"),
            ("[keys]\n# mine\nsetle = \"alt-s\"\n", 3, "keys.setle", "no action “setle”", "settle"),
            (
                "[keys]\nhelp = \"f1\"\ndesk.settle = \"ctrl-n\"\n",
                3,
                "keys.desk.settle",
                "both settle and new-slip",
                "another",
            ),
            ("[keys.dsk]\nsettle = \"f12\"\n", 2, "keys.dsk.settle", "no place “dsk”", "desk"),
            ("[keys]\nsettle = \"x\"\n", 2, "keys.settle", "letters are typed", "function key"),
        ] {
            let wrong = ConsoleSettings::parse(text).expect_err(text);
            assert_eq!((wrong.line, wrong.key.as_str()), (Some(line), key), "{text}{}", wrong.what());
            assert!(
                wrong.what().contains(what) && wrong.help().contains(help),
                "{text}{}: {}",
                wrong.what(),
                wrong.help()
            );
        }
    }
}
