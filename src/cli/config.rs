//! `ephor config`: what is set, where it comes from, and setting it.

use std::path::Path;

use clap::Subcommand;
use clap::builder::PossibleValuesParser;

use crate::tui::listed;

use super::settings::{Found, KEYS, keep};
use super::{Console, Exit, Origin, Problem};

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

pub(super) fn run(args: &ConfigArgs, found: &Found, console: &mut Console<'_>) -> Result<Exit, Problem> {
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
