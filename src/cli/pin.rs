//! `ephor office`: the PINs of the offices.

use std::path::{Path, PathBuf};

use clap::Subcommand;

use crate::domain::{Actor, Role};
use crate::locale::Locale;
use crate::report;
use crate::runtime::NOTED_TRIES;
use crate::station::Station;
use crate::tournament::{Command, SetupCommand};
use crate::tui::PinAnswer;

use super::event::EventFolder;
use super::files;
use super::give::give;
use super::office::Office;
use super::{Console, Exit, Problem, Terminal};

const PIN: &str = "Give an office of an event a PIN, or take it away

Who sits down in that office, with `ephor open` or on the screens (Alt-7), is asked for it, and so are the commands \
that act in it: `ephor exec`, `ephor round`. Without PINs nothing asks. The head referee sets them: where that office \
has a PIN itself, it is asked for first. On the screens the head referee sets them too: Alt-7, then Ctrl-N. A higher \
office may do what a lower one may, so give the higher ones a PIN too.

The PIN is typed where nobody sees it, or is the first line of a file. The event's folder keeps a salted hash of it \
in pins.toml, which only the owner of the folder can read, and the journal nothing. After a wrong PIN none is looked \
at for a second, then for two, four, up to four minutes; every third wrong one running is put into the journal.

What a PIN protects against: somebody at an open console who acts in an office that is not theirs, by mistake or on \
purpose. What it does not: whoever can write the files of the event can do everything, with or without a PIN, and \
take pins.toml away; whoever can read them tries all PINs of four digits in minutes. Against that the permissions of \
the folder help, and `ephor log sign` shows afterwards what was changed. A PIN that is forgotten is set anew once \
pins.toml is gone.

Examples:
  ephor office pin spring head-referee
  ephor office pin spring judge --new-pin-file judge.pin
  ephor office pin spring judge --remove";

/// What about offices.
#[derive(Debug, Subcommand)]
pub enum OfficeCommand {
    /// Give an office of an event a PIN, or take it away
    #[command(long_about = PIN)]
    Pin(PinArgs),
    /// List the offices that ask for a PIN
    List {
        /// The event's folder
        event: PathBuf,
    },
}

/// `ephor office pin`.
#[derive(Debug, clap::Args)]
pub struct PinArgs {
    /// The event's folder
    pub event: PathBuf,
    /// The office
    #[arg(value_enum)]
    pub office: Office,
    /// A file with the new PIN in its first line; without this, it is asked for
    #[arg(long, value_name = "FILE", conflicts_with = "remove")]
    pub new_pin_file: Option<PathBuf>,
    /// Take the PIN away
    #[arg(long)]
    pub remove: bool,
    /// A file with the head referee's PIN in its first line, where that office has one
    #[arg(long, value_name = "FILE")]
    pub pin_file: Option<PathBuf>,
}

/// `ephor office`.
pub(super) fn run(command: &OfficeCommand, console: &mut Console<'_>) -> Result<Exit, Problem> {
    match command {
        OfficeCommand::Pin(args) => set(args, console),
        OfficeCommand::List { event } => {
            let folder = EventFolder::at(event);
            folder.must_exist()?;
            let offices = folder.offices_with_pins()?;
            if offices.is_empty() {
                writeln!(console.out, "{}", console.locale.say("pin-told-none"))?;
            }
            for office in offices {
                writeln!(console.out, "{}", report::office(console.locale, office))?;
            }
            Ok(Exit::Yes)
        }
    }
}

fn set(args: &PinArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let folder = EventFolder::at(&args.event);
    folder.must_exist()?;
    let office: Role = args.office.into();
    must_open(&folder, Role::HeadReferee, COMMANDS, args.pin_file.as_deref(), console)?;
    if args.remove {
        let had = folder.set_pin(office, None)?;
        let id = if had { "pin-gone" } else { "pin-told-had-none" };
        writeln!(console.out, "{}", with_office(console.locale, id, office))?;
        return Ok(Exit::Yes);
    }
    let new = if let Some(file) = &args.new_pin_file {
        first_line(file)?
    } else {
        let typed = asked(&with_office(console.locale, "pin-told-new", office), console)?;
        if typed != asked(&console.locale.say("pin-again"), console)? {
            let locale = console.locale;
            return Err(Problem::told(locale.say("pin-differs"), locale.say("pin-differs-do")));
        }
        typed
    };
    folder.set_pin(office, Some(&new))?;
    writeln!(console.out, "{}", with_office(console.locale, "pin-told-kept", office))?;
    let have = folder.offices_with_pins()?;
    for above in [Role::Director, Role::HeadReferee] {
        if above != office && above.may_act_as(office) && !have.contains(&above) {
            writeln!(console.out, "{}", with_office(console.locale, "pin-told-above", above))?;
        }
    }
    Ok(Exit::Yes)
}

/// The station of those who give commands to a shell.
pub(super) const COMMANDS: &str = "office";

/// Refuses whoever does not know the PIN of an office that has one. It is in the file, or asked for, at a station.
pub(super) fn must_open(
    folder: &EventFolder,
    office: Role,
    station: &str,
    file: Option<&Path>,
    console: &mut Console<'_>,
) -> Result<(), Problem> {
    if !folder.offices_with_pins()?.contains(&office) {
        return Ok(());
    }
    let typed = match file {
        Some(file) => first_line(file)?,
        None if console.terminal == Terminal::Ready => {
            asked(&with_office(console.locale, "pin-told-ask", office), console)?
        }
        None => {
            let what = with_office(console.locale, "pin-told-asks", office);
            return Err(Problem::told(what, "--pin-file FILE, with the PIN in its first line"));
        }
    };
    let answer = folder.try_pin(office, &typed, station, (console.now)())?;
    let wait = match answer {
        PinAnswer::Right => return Ok(()),
        PinAnswer::Wrong { tries, wait } => {
            if tries.is_multiple_of(NOTED_TRIES) {
                note(folder, office, (station, tries), console)?;
            }
            wait
        }
        PinAnswer::Wait { wait } => {
            let seconds = (wait.0 + 999) / 1_000;
            let instead = console.locale.with("pin-wait-do", &[("seconds", seconds.into())]);
            return Err(Problem::told(console.locale.say("pin-wait"), instead));
        }
        PinAnswer::Unreadable { why } => return Err(Problem::told(why, "")),
    };
    let instead = console.locale.with("pin-wait-do", &[("seconds", (wait.0 / 1_000).into())]);
    Err(Problem::told(console.locale.say("pin-wrong"), instead))
}

/// Puts wrong PINs into the journal. Who does not know the PIN acts in no office yet: the lowest stands there.
fn note(
    folder: &EventFolder,
    office: Role,
    (station, tries): (&str, u32),
    console: &mut Console<'_>,
) -> Result<(), Problem> {
    let (event, mut journal) = EventFolder::edit(folder.path(), console.locale)?;
    if event.broken.is_some() {
        return Ok(());
    }
    let records = event.records();
    let mut noting = Station::new(station, event.law, std::collections::BTreeMap::new(), records);
    let command = Command::Setup(SetupCommand::NoteWrongPins { office, tries });
    give(&mut noting, &mut journal, (console.now)(), Actor::new(Role::Judge, station), command)?;
    Ok(())
}

fn first_line(file: &Path) -> Result<String, Problem> {
    let text = files::text(file, files::SMALL)?;
    Ok(text.lines().next().unwrap_or_default().trim().to_owned())
}

/// A message about an office.
fn with_office(locale: &Locale, id: &str, office: Role) -> String {
    locale.with(id, &[("office", (&report::office(locale, office)).into())])
}

/// Asks for a PIN; on a terminal nothing of it is shown.
fn asked(question: &str, console: &mut Console<'_>) -> Result<String, Problem> {
    write!(console.err, "{question} ")?;
    console.err.flush()?;
    // Where there is no terminal nothing is shown either.
    let hidden = crossterm::terminal::enable_raw_mode().is_ok();
    let typed = read(console);
    if hidden {
        let _ = crossterm::terminal::disable_raw_mode();
    }
    writeln!(console.err)?;
    typed
}

/// Reads to the end of a line, byte by byte, as a terminal in its raw mode gives them.
fn read(console: &mut Console<'_>) -> Result<String, Problem> {
    const LONGEST: usize = 400;
    let failed = |error: std::io::Error| Problem::told(format!("standard input: {error}"), "--pin-file FILE");
    let given_up = || Problem::told("no PIN was given", "--pin-file FILE, with the PIN in its first line");
    let mut bytes: Vec<u8> = Vec::new();
    loop {
        let next = console.input.fill_buf().map_err(failed)?.first().copied();
        console.input.consume(usize::from(next.is_some()));
        match next {
            None if bytes.is_empty() => return Err(given_up()),
            None | Some(b'\r' | b'\n') => break,
            Some(3 | 4 | 27) => return Err(given_up()),
            Some(8 | 127) => {
                // The last letter, whatever bytes it has.
                while bytes.pop().is_some_and(|byte| byte & 0xc0 == 0x80) {}
            }
            Some(byte) if bytes.len() < LONGEST => bytes.push(byte),
            Some(_) => {}
        }
    }
    String::from_utf8(bytes).map_err(|_| Problem::told("the PIN is not UTF-8", ""))
}
