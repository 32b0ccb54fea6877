//! `ephor config`: what is set, where it comes from, and setting it.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use clap::builder::PossibleValuesParser;

use super::keys::{begin, replace};
use super::settings::{Found, KEYS, Origin, Settings, allowed, text, told};
use super::{Console, Exit, Problem};

/// The help in full.
pub(super) const ABOUT: &str = "Show what is set for the consoles on this machine, and set it

Without a command, every setting with its value and where that comes from, and the path of the file: config.toml in \
the folder ephor of the configuration folder (~/.config on Linux). Nothing must be there. A file with anything wrong \
in it is named with its line, and the defaults hold; exit status 1 here.

  language         tag of the screens' language; --lang and the variable EPHOR_LANG go before it, the system's after
  theme            dark, light (for white terminals), contrast, colour_blind; --theme goes before it
  bell             whether the terminal's bell rings: true or false
  sound            whether signals have a tone besides: true or false; --no-sound goes before it
  louder_after_s   after how many seconds without an answer a call becomes louder, each time: [60, 180, 300]

Examples:
  ephor config
  ephor config set language cs
  ephor config set theme light
  ephor config set louder_after_s 60,180,300";

/// What a new file begins with.
const HEAD: &str =
    "# Settings of ephor for every console on this machine; `ephor config --help` says what each may be.\n";

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
    /// The rest of the file stays, with its comments, save one in the setting's own line. Where a setting is written in
    /// several lines, the file is written anew, and that is said.
    Set {
        /// The setting
        #[arg(value_parser = PossibleValuesParser::new(KEYS))]
        key: String,
        /// Its value
        #[arg(allow_hyphen_values = true)]
        value: String,
    },
    /// Print the path of the file, whether it is there or not
    Path,
}

pub(super) fn run(args: &ConfigArgs, found: &Found, console: &mut Console<'_>) -> Result<Exit, Problem> {
    match &args.command {
        None => show(found, console),
        Some(ConfigCommand::Path) => {
            writeln!(console.out, "{}", path(found)?.display())?;
            Ok(Exit::Yes)
        }
        Some(ConfigCommand::Set { key, value }) => set(path(found)?, key, value, console),
    }
}

fn path(found: &Found) -> Result<&Path, Problem> {
    let none = || Problem::told("there is no folder for settings", "set HOME");
    found.path.as_deref().ok_or_else(none)
}

fn show(found: &Found, console: &mut Console<'_>) -> Result<Exit, Problem> {
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
    for (key, (value, origin)) in KEYS.iter().zip(rows) {
        writeln!(console.out, "{key:<15} {value:<16} {origin}")?;
    }
    let there = if found.there { "" } else { " (not there)" };
    if let Some(path) = &found.path {
        writeln!(console.out, "\n{}{there}", path.display())?;
    }
    Ok(Exit::yes(found.wrong.is_none()))
}

fn set(path: &Path, key: &str, value: &str, console: &mut Console<'_>) -> Result<Exit, Problem> {
    if value.contains(char::is_control) {
        return Err(Problem::told(format!("{key}: a value stands in one line"), allowed(key)));
    }
    let line = line(key, value);
    let one = Settings::parse(&line).map_err(|wrong| Problem::told(wrong.what(), allowed(key)))?;
    // Whoever keeps the file elsewhere and a link here goes on doing so.
    let path = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = path.parent().map(PathBuf::from).unwrap_or_default();
    fs::create_dir_all(&folder).map_err(|error| Problem::file(&folder, &error))?;
    let new = path.with_extension("toml.new");
    let file = begin(&new)?;
    let done = with(path, key, &line, one).and_then(|(text, anew)| {
        replace(path, &new, file, text.as_bytes()).map_err(|error| Problem::file(path, &error))?;
        Ok(anew)
    });
    if done.is_err() {
        // It was ours; what is wrong is told already.
        let _ = fs::remove_file(&new);
    }
    if done? {
        writeln!(console.err, "warning: {} was written anew, without its comments", path.display())?;
    }
    writeln!(console.out, "{line}")?;
    Ok(Exit::Yes)
}

/// The line of a setting, as it would stand in the file. A word needs no quotes, and numbers no brackets.
fn line(key: &str, value: &str) -> String {
    let value = value.trim();
    let value = match key {
        "language" | "theme" => format!("{:?}", value.trim_matches('"')),
        "louder_after_s" if !value.starts_with('[') => format!("[{value}]"),
        _ => value.to_owned(),
    };
    format!("{key} = {value}")
}

/// The file's text with this line, and whether it had to be written anew.
fn with(path: &Path, key: &str, line: &str, one: Settings) -> Result<(String, bool), Problem> {
    let Some(old) = text(path)? else { return Ok((format!("{HEAD}{line}\n"), false)) };
    let wanted = one.over(Settings::parse(&old).map_err(|wrong| told(path, &wrong))?);
    let mut lines: Vec<&str> = old.lines().collect();
    let is_of = |it: &&str| it.split_once('=').is_some_and(|(name, _)| name.trim() == key);
    match lines.iter().position(is_of) {
        Some(at) => lines[at] = line,
        None => lines.push(line),
    }
    let mended = lines.join("\n") + "\n";
    if Settings::parse(&mended).is_ok_and(|read| read == wanted) {
        return Ok((mended, false));
    }
    Ok((anew(&wanted), true))
}

/// A file that says this and nothing else.
fn anew(settings: &Settings) -> String {
    let quoted = |name: &str| format!("\"{name}\"");
    let values = [
        settings.language.as_ref().map(|tag| quoted(&tag.0)),
        settings.theme.map(|theme| quoted(theme.0.name())),
        settings.bell.map(|bell| bell.to_string()),
        settings.sound.map(|sound| sound.to_string()),
        settings.louder_after_s.as_ref().map(|louder| format!("{:?}", louder.0)),
    ];
    let lines = KEYS.iter().zip(values).filter_map(|(key, value)| Some(format!("{key} = {}\n", value?)));
    std::iter::once(HEAD.to_owned()).chain(lines).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The file after a setting, and whether it was written anew.
    fn after(old: &str, key: &str, value: &str) -> (String, bool) {
        let place = tempfile::tempdir().expect("a folder");
        let path = place.path().join("config.toml");
        fs::write(&path, old).expect("written");
        let line = line(key, value);
        let one = Settings::parse(&line).expect("right");
        with(&path, key, &line, one).expect("a text")
    }

    #[test]
    fn the_rest_of_a_file_stays_with_its_comments() {
        let old = "# mine\nbell = false # at night\n\ntheme=\"dark\"\n";
        let new = "# mine\nbell = false # at night\n\ntheme = \"light\"\n";
        assert_eq!(after(old, "theme", "light"), (new.to_owned(), false));
        assert_eq!(after("# mine", "sound", "false"), ("# mine\nsound = false\n".to_owned(), false));
    }

    #[test]
    fn what_no_line_can_mend_is_written_anew_and_says_so() {
        let (text, written) = after("bell = false\nlouder_after_s = [\n 5,\n]\n", "louder_after_s", "7, 9");
        assert!(written);
        assert_eq!(text, format!("{HEAD}bell = false\nlouder_after_s = [7, 9]\n"));
    }
}
