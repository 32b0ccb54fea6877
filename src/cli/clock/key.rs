//! `ephor clock key`: the keys of an event's clocks.

use std::io::BufRead as _;
use std::path::PathBuf;

use clap::Subcommand;

use crate::clock::{MasterKey, Profile};
use crate::domain::{ClockId, Millis};

use super::super::keys::{KeptClock, address, fitting};
use super::super::table::TextTable;
use super::super::{Console, EventFolder, Exit, Problem};

/// Nothing changes a key by itself, so that a card once photographed is good for ever: a clock gets a new key once a
/// year (open clock profile, §5.3).
const KEY_LASTS: Millis = Millis(366 * 86_400_000);

/// What about keys.
#[derive(Debug, Subcommand)]
pub enum KeyCommand {
    /// Enter the key from a clock's card
    #[command(long_about = "Enter the key from a clock's card

The 32 digits are read from standard input, never from the command line, where others on this machine could see them. \
A clock that is there already gets the new key. A clock of a profile without keys is entered with its address instead.

Examples:
  ephor clock key add spring 12
  ephor clock key add spring 3 --profile dgt3000-gateway --address C0:FF:EE:00:00:01")]
    Add(AddArgs),
    /// List the clocks whose keys an event has; the keys stay where they are
    List {
        /// The event's folder
        event: PathBuf,
    },
    /// Take a clock's key out of an event
    Remove {
        /// The event's folder
        event: PathBuf,
        /// The clock's number
        #[arg(value_parser = clap::value_parser!(u16).range(1..))]
        clock: u16,
    },
}

/// `ephor clock key add`.
#[derive(Debug, clap::Args)]
pub struct AddArgs {
    /// The event's folder
    pub event: PathBuf,
    /// The clock's number
    #[arg(value_parser = clap::value_parser!(u16).range(1..))]
    pub clock: u16,
    /// The clock's profile
    #[arg(long, default_value = "open", value_name = "ID")]
    pub profile: String,
    /// The clock's Bluetooth address
    #[arg(long, value_parser = address)]
    pub address: Option<String>,
}

pub(super) fn run(command: &KeyCommand, console: &mut Console<'_>) -> Result<Exit, Problem> {
    match command {
        KeyCommand::Add(args) => add(args, console),
        KeyCommand::List { event } => list(&EventFolder::at(event), console),
        KeyCommand::Remove { event, clock } => remove(&EventFolder::at(event), ClockId(*clock), console),
    }
}

fn add(args: &AddArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let folder = EventFolder::at(&args.event);
    folder.must_exist()?;
    let asks = Profile::named(&args.profile).is_some_and(|profile| profile.authenticated);
    let key = if asks { Some(typed(console)?) } else { None };
    let clock = KeptClock {
        profile: args.profile.clone(),
        key,
        address: args.address.clone(),
        added: (console.now)(),
    };
    fitting(&clock).map_err(|what| Problem::told(what, "`ephor clock key add --help` has examples"))?;
    let number = ClockId(args.clock);
    let before = folder.change_clocks(|clocks| {
        // The same key typed once more is as old as it was.
        let since = clocks.get(&number).filter(|it| it.key.is_some() && it.key == clock.key);
        let added = since.map_or(clock.added, |it| it.added);
        Ok(clocks.insert(number, KeptClock { added, ..clock }))
    })?;
    let what = if before.is_some() { "has a new entry" } else { "is entered" };
    writeln!(console.out, "clock {number} {what} in {}", folder.clocks_file().display())?;
    Ok(Exit::Yes)
}

fn typed(console: &mut Console<'_>) -> Result<MasterKey, Problem> {
    if console.watched {
        write!(console.err, "The 32 digits on the clock's card: ")?;
        console.err.flush()?;
    }
    let mut line = String::new();
    // A card has one line; nobody needs to type more than this for it.
    let read = std::io::Read::take(&mut *console.input, 200).read_line(&mut line);
    read.map_err(|error| Problem::told(format!("standard input: {error}"), "type the key's 32 digits"))?;
    line.trim()
        .parse()
        .map_err(|error| Problem::told(format!("{error}"), "look at the card and type it again"))
}

fn list(folder: &EventFolder, console: &mut Console<'_>) -> Result<Exit, Problem> {
    folder.must_exist()?;
    let mut table = TextTable::default();
    for (number, clock) in folder.clocks()? {
        let old = (console.now)().since(clock.added) > KEY_LASTS;
        let key = match clock.key {
            Some(_) if old => "key, over a year old",
            Some(_) => "key",
            None => "no key",
        };
        let address = clock.address.unwrap_or_else(|| "any address".to_owned());
        table.row([number.to_string(), clock.profile, key.to_owned(), address, clock.added.to_string()]);
    }
    console.out.write_all(table.text("").as_bytes())?;
    Ok(Exit::Yes)
}

fn remove(folder: &EventFolder, clock: ClockId, console: &mut Console<'_>) -> Result<Exit, Problem> {
    folder.change_clocks(|clocks| match clocks.remove(&clock) {
        Some(_) => Ok(()),
        None => Err(Problem::told(
            format!("the event has no clock {clock}"),
            format!("`ephor clock key list {}` names those there are", folder.path().display()),
        )),
    })?;
    writeln!(console.out, "clock {clock} is out of {}", folder.clocks_file().display())?;
    Ok(Exit::Yes)
}
