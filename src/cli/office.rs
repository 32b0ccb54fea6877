//! `ephor office`: the PINs of the offices; and in which office somebody sits down, named or asked for.

use std::path::{Path, PathBuf};

use clap::Subcommand;

use crate::domain::{Actor, Role};
use crate::locale::Locale;
use crate::report;
use crate::runtime::NOTED_TRIES;
use crate::station::Station;
use crate::tournament::{Command, SetupCommand};
use crate::tui::PinAnswer;

use super::event::{EventFolder, give};
use super::lines::{chosen, listed, none_of_them, question, read_line};
use super::{Console, Exit, Problem, Terminal, files};

/// An office at a console.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Office {
    /// The word judge: queue, words, verdicts
    Judge,
    /// A referee: also rulings, and powers over clocks
    Referee,
    /// The head referee
    HeadReferee,
    /// The tournament director
    Director,
}

impl From<Office> for Role {
    fn from(office: Office) -> Self {
        match office {
            Office::Judge => Self::Judge,
            Office::Referee => Self::Referee,
            Office::HeadReferee => Self::HeadReferee,
            Office::Director => Self::Director,
        }
    }
}

/// The offices as they are asked for.
const OFFICES: [Office; 4] = [Office::Judge, Office::Referee, Office::HeadReferee, Office::Director];
/// Who sits down where nobody says otherwise: never left with a word that another must rule on.
const USUAL: Office = Office::HeadReferee;
/// So often it is asked.
const TRIES: usize = 5;
/// No answer is longer, in bytes.
const LONGEST: usize = 100;

/// Asks on the terminal who sits down, in one of the offices that the regulation knows.
pub(super) fn ask_for_office(known: &[Role], console: &mut Console<'_>) -> Result<Office, Problem> {
    let locale = console.locale;
    let offices: Vec<Office> =
        OFFICES.into_iter().filter(|office| known.contains(&Role::from(*office))).collect();
    let names: Vec<String> = offices.iter().map(|office| report::office(locale, (*office).into())).collect();
    listed(console, &locale.say("sit-down"), &names)?;
    let at = offices.iter().position(|office| *office == USUAL).unwrap_or_default();
    let usual = names.get(at).map_or("", String::as_str);
    let asks = locale.with("sit-choose", &[("last", offices.len().into()), ("usual", usual.into())]);
    for _ in 0..TRIES {
        question(console, &asks)?;
        let mut answer = Vec::new();
        let read = read_line(console.input, &mut answer, LONGEST)
            .map_err(|error| Problem::told(format!("no answer can be read: {error}"), NAMED))?;
        if read == 0 {
            break;
        }
        let answer = String::from_utf8_lossy(&answer);
        let at = chosen(answer.trim(), &names, at);
        if let Some(office) = at.and_then(|at| offices.get(at)) {
            return Ok(*office);
        }
        none_of_them(console, answer.trim())?;
    }
    Err(Problem::told("nobody said who sits down", NAMED))
}

/// What to do where it cannot be asked.
const NAMED: &str = "name the office: --role head-referee";

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

#[cfg(test)]
mod tests {
    use crate::locale::Locale;

    use super::*;

    /// What comes of these lines, and what was said.
    fn typed(lines: &str, locale: &'static Locale) -> (Result<Office, Problem>, String) {
        let (mut input, mut out, mut err) = (lines.as_bytes(), Vec::new(), Vec::new());
        let mut console = Console { locale, ..Console::in_test(&mut input, &mut out, &mut err) };
        let office = ask_for_office(&OFFICES.map(Role::from), &mut console);
        (office, String::from_utf8(out).expect("UTF-8"))
    }

    #[test]
    fn a_number_is_an_office_and_nothing_the_usual_one() {
        for (lines, office) in [
            ("\n", Office::HeadReferee),
            ("1\n", Office::Judge),
            (" 2 \r\n", Office::Referee),
            ("3\n", Office::HeadReferee),
            ("0\n5\nwho?\n4\n", Office::Director),
        ] {
            assert_eq!(typed(lines, Locale::english()).0.expect("an office"), office, "{lines:?}");
        }
    }

    #[test]
    fn only_the_offices_of_the_regulation_are_offered() {
        let known = [Role::Director, Role::HeadReferee, Role::Judge];
        let answer = |lines: &str| {
            let (mut input, mut out, mut err) = (lines.as_bytes(), Vec::new(), Vec::new());
            let office = ask_for_office(&known, &mut Console::in_test(&mut input, &mut out, &mut err));
            (office.expect("an office"), String::from_utf8(out).expect("UTF-8"))
        };
        let (office, said) = answer("2\n");
        assert_eq!(office, Office::HeadReferee);
        assert!(said.contains("1 to 3, Enter = head referee") && !said.contains("  referee\n"), "{said}");
        assert_eq!(answer("\n").0, Office::HeadReferee);
        assert_eq!(answer("4\n3\n").0, Office::Director, "there is no fourth");
    }

    #[test]
    fn it_is_asked_in_the_consoles_language_and_not_for_ever() {
        let czech = Locale::named("cs").expect("installed");
        let (office, said) = typed("", czech);
        assert!(office.expect_err("nobody").rendered(Locale::english(), false).contains("--role"));
        assert!(said.contains("  1  slovníkový rozhodčí\n"), "{said}");
        assert!(said.contains("  3  hlavní rozhodčí\n"), "{said}");
        assert!(said.contains("Enter = hlavní rozhodčí"), "{said}");
        let (office, said) = typed(&"x\n".repeat(100), Locale::english());
        assert!(office.is_err());
        assert_eq!(said.matches("Enter = head referee").count(), TRIES, "{said}");
    }
}
