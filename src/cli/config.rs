//! `ephor config`: what is set and where it comes from. A value is set here in the file, by the command or on the
//! screen.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use clap::builder::PossibleValuesParser;
use toml::de::{DeTable, DeValue};

use crate::runtime::Preferences;
use crate::tui::{PreferenceChange, listed};

use super::own_file::{Rights, begin, replace};
use super::paths::quoted;
use super::problem::Problem;
use super::settings::{ConsoleSettings, FoundSettings, KEYS, allowed, text, told};
use super::{Console, Exit, Origin};

/// The help in full.
pub(super) const ABOUT: &str = "Show what is set for the consoles on this machine, and set it

Without a command, every setting with its value and where that comes from, and the path of the file: config.toml in \
the folder ephor of the configuration folder (~/.config on Linux, %APPDATA% on Windows). Nothing must be there. A file \
with anything wrong in it is named with its line, and the defaults hold; exit status 1 here.

  language         tag of the screens' language; --lang and the variable EPHOR_LANG go before it, the system's after
  theme            dark, light (for white terminals), contrast, colour_blind; --theme goes before it
  bell             whether the terminal's bell rings: true or false
  sound            whether signals have a tone besides: true or false; --no-sound goes before it
  louder_after_s   after how many seconds without an answer a call becomes louder, each time: [60, 180, 300]
  [keys]           other keys than the usual ones: settle = \"f12\", or desk.settle = [\"f12\", \"ctrl-y\"] where only \
one place is meant; `ephor config keys` lists the actions and places, and what has which key now

On the screens Alt-, shows and sets the first five.

Examples:
  ephor config
  ephor config set language cs
  ephor config set theme light
  ephor config set louder_after_s 60,180,300";

/// `ephor config`.
#[derive(Debug, clap::Args)]
pub struct ConfigArgs {
    /// What about it; nothing to show it.
    #[command(subcommand)]
    pub command: Option<ConfigCommand>,
}

/// What about the settings.
#[derive(Debug, Subcommand)]
pub enum ConfigCommand {
    /// Set one, in the file
    ///
    /// All else in the file stays as it is, with its comments.
    Set {
        /// The setting
        #[arg(value_parser = PossibleValuesParser::new(KEYS))]
        key: String,
        /// Its value
        #[arg(allow_hyphen_values = true)]
        value: String,
    },
    /// List every action on the screens with its keys, place by place
    ///
    /// By these names they are bound to other keys in the table "keys" of the file.
    Keys,
    /// Print the path of the file, whether it is there or not
    Path,
}

pub(super) fn run(
    args: &ConfigArgs,
    found: &FoundSettings,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    match &args.command {
        None => show(found, console),
        Some(ConfigCommand::Path) => {
            writeln!(console.out, "{}", path(found)?.display())?;
            Ok(Exit::Yes)
        }
        Some(ConfigCommand::Set { key, value }) => {
            writeln!(console.out, "{}", keep(path(found)?, key, value)?)?;
            Ok(Exit::Yes)
        }
        Some(ConfigCommand::Keys) => {
            found.warn(console.locale.tag(), console.err)?;
            write!(console.out, "{}", listed(&found.settings.keys()))?;
            Ok(Exit::yes(found.wrong.is_none()))
        }
    }
}

fn path(found: &FoundSettings) -> Result<&Path, Problem> {
    let none = || Problem::told("there is no folder for settings", "set HOME");
    found.path.as_deref().ok_or_else(none)
}

fn show(found: &FoundSettings, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let language = console.locale.tag();
    found.warn(language, console.err)?;
    let settings = &found.settings;
    let from = |said: bool| if said { Origin::File } else { Origin::Default };
    let rows = [
        (language.to_owned(), console.language),
        (settings.palette().name().to_owned(), from(settings.theme.is_some())),
        (settings.bell().to_string(), from(settings.bell.is_some())),
        (settings.sound().to_string(), from(settings.sound.is_some())),
        (format!("{:?}", settings.louder_after_s()), from(settings.louder_after_s.is_some())),
    ];
    let locale = console.locale;
    for (key, (value, origin)) in KEYS.iter().zip(rows) {
        writeln!(console.out, "{key:<15} {value:<16} {}", origin.said(locale))?;
    }
    for (action, keys) in settings.keys().told() {
        writeln!(console.out, "keys.{action:<24} {keys:<16} {}", Origin::File.said(locale))?;
    }
    let there = if found.there { String::new() } else { format!(" ({})", locale.say("config-not-there")) };
    if let Some(path) = &found.path {
        writeln!(console.out, "\n{}{there}", path.display())?;
    }
    Ok(Exit::yes(found.wrong.is_none()))
}

/// What a new file begins with.
const HEAD: &str =
    "# Settings of ephor for every console on this machine; `ephor config --help` says what each may be.\n";

/// Puts a value that somebody has written into the file; gives its line. All else in the file stays as it is.
fn keep(path: &Path, key: &str, value: &str) -> Result<String, Problem> {
    if value.contains(char::is_control) {
        return Err(Problem::told(format!("{key}: a value stands in one line"), allowed(key)));
    }
    let value = written(key, value);
    let line = format!("{key} = {value}");
    let one = ConsoleSettings::parse(&line).map_err(|wrong| Problem::told(wrong.what(), wrong.help()))?;
    // Whoever keeps the file elsewhere and a link here goes on doing so.
    let (named, path) = (path, &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned()));
    // What is put in its place would not ask.
    if fs::metadata(path).is_ok_and(|it| it.permissions().readonly()) {
        let name = named.display();
        let instead = if cfg!(windows) { "attrib -r" } else { "chmod u+w" };
        let instead = format!("{instead} {}", quoted(&name.to_string()));
        return Err(Problem::told(format!("{name}: it may only be read"), instead));
    }
    let folder = path.parent().map(PathBuf::from).unwrap_or_default();
    fs::create_dir_all(&folder).map_err(|error| Problem::file(&folder, &error))?;
    let new = path.with_extension("toml.new");
    let begun = begin(&new, Rights::OWNER)?;
    let done = with(path, key, &value, one).and_then(|text| {
        replace(path, &new, begun.file, text.as_bytes()).map_err(|error| Problem::file(path, &error))
    });
    if done.is_err() {
        // It was ours; what is wrong is told already.
        let _ = fs::remove_file(&new);
    }
    done.map(|()| line)
}

/// A value as it stands in the file. A word needs no quotes, and numbers no brackets.
fn written(key: &str, value: &str) -> String {
    let value = value.trim();
    match key {
        "language" | "theme" => format!("{:?}", value.trim_matches('"')),
        "louder_after_s" if !value.starts_with('[') => format!("[{value}]"),
        _ => value.to_owned(),
    }
}

/// The file's text with this value.
fn with(path: &Path, key: &str, value: &str, one: ConsoleSettings) -> Result<String, Problem> {
    let Some(old) = text(path)? else { return Ok(format!("{HEAD}{key} = {value}\n")) };
    let wanted = one.over(ConsoleSettings::parse(&old).map_err(|wrong| told(path, &wrong))?);
    let new = edited(&old, key, value);
    match new.filter(|new| ConsoleSettings::parse(new).is_ok_and(|read| read == wanted)) {
        Some(new) => Ok(new),
        None => Err(Problem::told(
            format!("{}: {key} cannot be set in it", path.display()),
            "set it there by hand",
        )),
    }
}

/// A text of settings with another value in the old one's place, or in a line of its own before the first table.
fn edited(old: &str, key: &str, value: &str) -> Option<String> {
    let mark = old.len() - old.trim_start_matches('\u{feff}').len();
    let text = &old[mark..];
    let all = DeTable::parse(text).ok()?.into_inner();
    let mut new = old.to_owned();
    if let Some((_, present)) = all.iter().find(|(name, _)| name.get_ref() == key) {
        let place = present.span();
        new.replace_range(mark + place.start..mark + place.end, value);
        return Some(new);
    }
    let heads =
        all.iter().filter(|(_, value)| matches!(value.get_ref(), DeValue::Table(_) | DeValue::Array(_)));
    let begins = heads.filter_map(|(name, _)| {
        let start = text[..name.span().start].rfind('\n').map_or(0, |at| at + 1);
        text[start..].trim_start().starts_with('[').then_some(start)
    });
    let line = format!("{key} = {value}\n");
    if let Some(start) = begins.min() {
        new.insert_str(mark + above(text, start), &line);
        return Some(new);
    }
    if !new.is_empty() && !new.ends_with('\n') {
        new.push('\n');
    }
    new.push_str(&line);
    Some(new)
}

/// Where the comment begins that stands directly above a line.
fn above(text: &str, mut start: usize) -> usize {
    while let Some(before) = text[..start].strip_suffix('\n') {
        let from = before.rfind('\n').map_or(0, |at| at + 1);
        if !before[from..].trim_start().starts_with('#') {
            break;
        }
        start = from;
    }
    start
}

/// Where a running console keeps what is set on its screen.
pub(super) fn keeper() -> Box<dyn Preferences> {
    Box::new(InFile(FoundSettings::usual_path()))
}

/// The file in which what is set on the screen is kept.
struct InFile(Option<PathBuf>);

impl Preferences for InFile {
    fn keep(&mut self, change: &PreferenceChange) -> Result<String, String> {
        let path = self.0.as_ref().ok_or("there is no folder for settings")?;
        let (key, value) = match change {
            PreferenceChange::Language(tag) => ("language", (*tag).to_owned()),
            PreferenceChange::Theme(palette) => ("theme", palette.name().to_owned()),
            PreferenceChange::Bell(on) => ("bell", on.to_string()),
            PreferenceChange::Sound(on) => ("sound", on.to_string()),
            PreferenceChange::LouderAfter(seconds) => ("louder_after_s", format!("{seconds:?}")),
        };
        keep(path, key, &value).map(|_| path.display().to_string()).map_err(|problem| problem.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The file after a setting.
    fn after(old: &str, key: &str, value: &str) -> String {
        let place = tempfile::tempdir().expect("a folder");
        let path = place.path().join("config.toml");
        fs::write(&path, old).expect("written");
        keep(&path, key, value).expect("set");
        fs::read_to_string(&path).expect("a text")
    }

    #[test]
    fn the_rest_of_a_file_stays_with_its_comments() {
        let old = "# mine\nbell = false # at night\n\ntheme=\"dark\" # for now\n";
        let new = "# mine\nbell = false # at night\n\ntheme=\"light\" # for now\n";
        assert_eq!(after(old, "theme", "light"), new);
        assert_eq!(after("# mine", "sound", "false"), "# mine\nsound = false\n");
        assert_eq!(after("\u{feff}bell = true\r\n", "bell", "false"), "\u{feff}bell = false\r\n");
        let old = "bell = false\nlouder_after_s = [\n 5, # five\n]\n# the end\n";
        let new = "bell = false\nlouder_after_s = [7, 9]\n# the end\n";
        assert_eq!(after(old, "louder_after_s", "7, 9"), new, "in several lines");
    }

    #[test]
    fn a_new_setting_stands_before_the_tables() {
        let keys = "# my keys\n[keys]\nsettle = \"f12\" # far away\n";
        let keys = keys.replace("f12", "alt-s");
        let old = format!("bell = true\n\n{keys}");
        assert_eq!(after(&old, "sound", "false"), format!("bell = true\n\nsound = false\n{keys}"));
        assert_eq!(after(&keys, "sound", "false"), format!("sound = false\n{keys}"));
        let old = "keys.settle = \"alt-s\"\n";
        assert_eq!(after(old, "sound", "false"), format!("{old}sound = false\n"));
    }

    #[test]
    fn a_change_on_the_screen_is_kept_or_says_why_not() {
        let place = tempfile::tempdir().expect("a folder");
        let path = place.path().join("new/config.toml");
        let mut file = InFile(Some(path.clone()));
        assert_eq!(file.keep(&PreferenceChange::Language("cs")), Ok(path.display().to_string()));
        assert_eq!(file.keep(&PreferenceChange::LouderAfter(vec![30, 90])), Ok(path.display().to_string()));
        let kept = fs::read_to_string(&path).expect("a text");
        assert_eq!(kept, format!("{HEAD}language = \"cs\"\nlouder_after_s = [30, 90]\n"));
        let mut mode = fs::metadata(&path).expect("it is there").permissions();
        mode.set_readonly(true);
        fs::set_permissions(&path, mode).expect("its mode");
        let why = file.keep(&PreferenceChange::Bell(false)).expect_err("it is read-only");
        assert!(why.contains("config.toml: it may only be read"), "{why}");
        assert_eq!(fs::read_to_string(&path).expect("a text"), kept);
        assert!(InFile(None).keep(&PreferenceChange::Bell(true)).is_err());
    }
}
