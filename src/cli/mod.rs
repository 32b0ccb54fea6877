//! The command line: one definition, one file a subcommand with what only it needs.
//!
//! [`main`] parses and runs. Nothing here prints by itself: everything is written to the [`Console`] that is passed
//! in, so that a test sees what a person would. Exit codes are the same everywhere: 0 done, 1 the answer is no (an
//! invalid word, a wrong file, a broken journal), 2 it could not be done as asked, and for `judge` 3: not covered.

mod args;
mod audit;
mod backup;
mod board;
mod clock;
mod config;
mod console;
mod csv;
mod demo;
mod duplicate;
mod durable;
mod entries;
mod event;
mod exec;
mod export;
mod files;
mod hall_time;
mod init;
mod judge;
mod keys;
mod kiosk;
mod lexicon;
mod lines;
mod log;
mod office;
mod open;
mod options;
mod own_file;
mod pairings;
mod paths;
mod pins;
mod print;
mod problem;
mod random;
mod report;
mod round;
mod ruleset;
mod rulings;
mod schemas;
mod screen;
mod settings;
mod shelf;
mod sign;
mod sim;
mod standings;
mod table;
mod tsh;
mod turn;
mod verify;

use std::ffi::OsString;
use std::io;

use clap::Parser as _;

use crate::locale::Locale;

use args::{Command, LexiconCommand, LogCommand, RulesetCommand};
use console::Visible;
use settings::FoundSettings;

pub use args::{Args, command};
pub use console::{Console, Exit, Origin, Terminal};
pub use csv::{CsvSheet, Fitting};
pub use event::{EventFolder, OpenedEvent};
pub use exec::{Request, refused_answer};
pub use keys::{KeptClock, KeptClocks, read_clocks, written_clocks};
pub use pairings::PairedSeat;
pub use problem::Problem;
pub use shelf::Shelf;

/// Parses the arguments (the program's name first), runs the command and gives the exit code.
pub fn main(args: impl IntoIterator<Item = OsString>, console: &mut Console<'_>) -> u8 {
    let Console { input, out, err, fancy, watched, now, locale, language, terminal } = console;
    let console = &mut Console {
        input: &mut **input,
        out: &mut Visible::new(&mut **out, *fancy),
        err: &mut Visible::new(&mut **err, *fancy),
        fancy: *fancy,
        watched: *watched,
        now: *now,
        locale,
        language: *language,
        terminal: *terminal,
    };
    let exit = match Args::try_parse_from(args) {
        Ok(args) => run(args, console),
        Err(error) => said_by_clap(&error, console),
    };
    let flushed = console.out.flush().map(|()| Exit::Yes).map_err(Problem::Output);
    match exit.and_then(|exit| flushed.map(|_| exit)) {
        Ok(exit) => exit.code(),
        // Whoever reads our output has seen enough (`| head`).
        Err(Problem::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => Exit::Yes.code(),
        Err(problem) => {
            let _ = console.err.write_all(problem.rendered(console.locale, console.fancy).as_bytes());
            Exit::Failed.code()
        }
    }
}

/// Runs a parsed command.
pub fn run(args: Args, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let folders = &args.folders;
    if args.command.is_some() {
        args.tour.must_not_be()?;
    }
    let found = set_up(&args, console)?;
    let settings = &found.settings;
    match args.command {
        None => {
            let demo = demo::DemoArgs::in_lines(args.plain);
            let tour = args.tour.of_a_newcomer();
            demo::run(&demo::DemoArgs { tour, ..demo }, folders, settings, console)
        }
        Some(Command::Demo(demo)) => demo::run(&demo, folders, settings, console),
        Some(Command::Open(open)) => open::run(&open, settings, console),
        Some(Command::Board(board)) => board::run(&board, settings, console),
        Some(Command::Kiosk(kiosk)) => kiosk::run(&kiosk, settings, console),
        Some(Command::Config(config)) => config::run(&config, &found, console),
        Some(Command::Office { command }) => office::run(&command, console),
        Some(Command::Clock { command }) => clock::run(&command, console),
        Some(Command::Judge(judge)) => judge::run(&judge, folders, console),
        Some(Command::Duplicate { command }) => duplicate::run(&command, folders, console),
        Some(Command::Init(init)) => init::run(&init, folders, console),
        Some(Command::Backup(wanted)) => backup::backup(&wanted, console),
        Some(Command::Restore(wanted)) => backup::restore(&wanted, console),
        Some(Command::Round(round)) => round::run(&round, console),
        Some(Command::Standings(standings)) => standings::run(&standings, folders, console),
        Some(Command::Report(wanted)) => report::run(&wanted, console),
        Some(Command::Print(wanted)) => print::run(&wanted, console),
        Some(Command::Export(wanted)) => export::run(&wanted, console),
        Some(Command::Exec(exec)) => exec::run(&exec, folders, console),
        Some(Command::Ruleset { command }) => match command {
            RulesetCommand::List => ruleset::list(folders, console),
            RulesetCommand::Show(show) => ruleset::show(&show, folders, console),
            RulesetCommand::Check { files } => ruleset::check(&files, folders, console),
            RulesetCommand::Explain { paragraph, json } => {
                ruleset::explain(&paragraph.join(" "), json, folders, console)
            }
        },
        Some(Command::Lexicon { command }) => match command {
            LexiconCommand::List(list) => lexicon::list(&list, folders, console),
            LexiconCommand::Info { id } => lexicon::info(&id, folders, console),
            LexiconCommand::Words(wanted) => lexicon::words(&wanted, folders, console),
            LexiconCommand::Verify { dirs } => lexicon::verify(&dirs, folders, console),
            LexiconCommand::Build { dir } => lexicon::build(&dir, console),
            LexiconCommand::Import(import) => lexicon::import(&import, folders, console),
            LexiconCommand::Amend(amend) => lexicon::amend(&amend, folders, console),
            LexiconCommand::Diff(diff) => lexicon::diff(&diff, folders, console),
        },
        Some(Command::Log { command }) => match command {
            LogCommand::Show(show) => log::show(&show, console),
            LogCommand::Verify(verify) => verify::run(&verify, console),
            LogCommand::Audit(wanted) => audit::run(&wanted, console),
            LogCommand::Sign(wanted) => sign::sign(&wanted, console),
            LogCommand::Countersign(wanted) => sign::countersign(&wanted, console),
            LogCommand::Key => sign::key(console),
            LogCommand::Rulings(rulings) => rulings::run(&rulings, console),
            LogCommand::Export { event } => log::export(&event, console),
        },
        Some(Command::Sim(sim)) => sim::run(&sim, folders, console),
        Some(Command::Completions { shell }) => args::print_completions(shell, console),
        Some(Command::Man { dir }) => args::write_man_pages(&dir),
    }
}

/// What the person has set, and in which language that means. A file of settings with something wrong in it is named,
/// save to whoever asks for it by itself or for what has nothing to do with it.
fn set_up(args: &Args, console: &mut Console<'_>) -> Result<FoundSettings, Problem> {
    let found = FoundSettings::usual();
    let named = args.lang.as_deref().and_then(Locale::named);
    let set = found.settings.language.as_ref().and_then(|tag| Locale::named(&tag.0));
    if let Some(locale) = named {
        (console.locale, console.language) = (locale, Origin::Option);
    } else if let Some(locale) = set
        && console.language != Origin::Variable
    {
        (console.locale, console.language) = (locale, Origin::File);
    }
    let apart =
        matches!(args.command, Some(Command::Config(_) | Command::Completions { .. } | Command::Man { .. }));
    if !apart {
        found.warn(console.locale.tag(), console.err)?;
    }
    Ok(found)
}

/// Help and version go where output goes, complaints where errors go.
fn said_by_clap(error: &clap::Error, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let rendered = error.render();
    let text = if console.fancy { rendered.ansi().to_string() } else { rendered.to_string() };
    if error.use_stderr() {
        console.err.write_all(text.as_bytes()).map_err(Problem::Output)?;
        return Ok(Exit::Failed);
    }
    console.out.write_all(text.as_bytes()).map_err(Problem::Output)?;
    Ok(Exit::Yes)
}
