//! The command line: one definition, one file a subcommand.
//!
//! [`main`] parses and runs. Nothing here prints by itself: everything is written to the [`Console`] that is passed
//! in, so that a test sees what a person would. Exit codes are the same everywhere: 0 done, 1 the answer is no
//! (an invalid word, a wrong file, a broken journal), 2 it could not be done as asked, and for `judge` 3: not covered.

mod args;
mod audit;
mod backup;
mod board;
mod choice;
mod clock;
mod completions;
mod config;
mod console_key;
mod csv;
mod damaged;
mod demo;
mod duplicate;
mod durable;
mod entries;
mod event;
mod exec;
mod export;
mod files;
mod folder;
mod give;
mod hall_time;
mod head;
mod init;
mod judge;
mod keys;
mod kiosk;
mod lexicon;
mod lines;
mod live;
mod log;
mod man;
mod marks;
mod not_read;
mod office;
mod open;
mod opening;
mod options;
mod other;
mod pairings;
mod part;
mod past;
mod paths;
mod patience;
mod pin;
mod pins;
mod preview;
mod print;
mod problem;
mod put;
mod random;
mod report;
mod round;
mod ruleset;
mod rulings;
mod schemas;
mod screen;
mod seats;
mod settings;
mod shelf;
mod sign;
mod sim;
mod standings;
mod table;
mod tour;
mod tsh;
mod turn;
mod verify;
mod visible;
mod volume;
mod written;

use std::ffi::OsString;
use std::io::{self, BufRead, Write};

use clap::Parser as _;

use crate::domain::At;
use crate::locale::Locale;

pub use args::{Args, command};
pub use csv::{Fitting, Sheet};
pub use event::{EventFolder, Opened};
pub use exec::Request;
pub use keys::{KeptClock, KeptClocks, read_clocks, written_clocks};
pub use problem::Problem;
pub use screen::Terminal;
pub use seats::Seat;
pub use settings::Origin;
pub use shelf::Shelf;

use args::{Command, LexiconCommand, LogCommand, RulesetCommand};
use settings::Found;
use table::hung;
use visible::Visible;

/// What a command reads from and writes to.
pub struct Console<'a> {
    /// Standard input.
    pub input: &'a mut dyn BufRead,
    /// Standard output.
    pub out: &'a mut dyn Write,
    /// Standard error.
    pub err: &'a mut dyn Write,
    /// Whether a person looks at a terminal that shows colour.
    pub fancy: bool,
    /// Whether a person looks at standard error while it is written.
    pub watched: bool,
    /// The time of day.
    pub now: fn() -> At,
    /// The language of screens, of what is told of an event, and of refusals. Help and complaints about the command
    /// are English.
    pub locale: &'static Locale,
    /// What has said which language that is.
    pub language: Origin,
    /// Whether there is something to draw on.
    pub terminal: Terminal,
}

impl Console<'_> {
    /// The columns of the terminal; what goes elsewhere is not broken.
    pub(in crate::cli) fn page(&self) -> usize {
        let size = (self.terminal == Terminal::Ready).then(crossterm::terminal::size);
        size.and_then(Result::ok).map_or(usize::MAX, |(columns, _)| usize::from(columns))
    }

    /// Says a sentence, broken between words at the terminal's edge; further lines stand under the first.
    pub(in crate::cli) fn said(&mut self, text: &str) -> io::Result<()> {
        let page = self.page();
        self.out.write_all(hung("", text, 0, page).as_bytes())
    }
}

#[cfg(test)]
impl<'a> Console<'a> {
    /// A console of a test: English, one second past the beginning of time, no terminal.
    pub(in crate::cli) fn in_test(
        input: &'a mut dyn BufRead,
        out: &'a mut dyn Write,
        err: &'a mut dyn Write,
    ) -> Self {
        Self {
            input,
            out,
            err,
            fancy: false,
            watched: false,
            now: || At(1_000),
            locale: Locale::english(),
            language: Origin::Default,
            terminal: Terminal::NoOutput,
        }
    }
}

/// What a command came to, as an exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// Done; the answer is yes.
    Yes,
    /// Done; the answer is no.
    No,
    /// It could not be done as asked.
    Failed,
    /// No installed list may decide.
    NotCovered,
}

impl Exit {
    /// The exit code.
    pub fn code(self) -> u8 {
        match self {
            Self::Yes => 0,
            Self::No => 1,
            Self::Failed => 2,
            Self::NotCovered => 3,
        }
    }

    /// Yes if it holds.
    fn yes(holds: bool) -> Self {
        if holds { Self::Yes } else { Self::No }
    }
}

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
        Some(Command::Office { command }) => pin::run(&command, console),
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
        Some(Command::Completions { shell }) => completions::run(shell, console),
        Some(Command::Man { dir }) => man::run(&dir),
    }
}

/// What the person has set, and in which language that means. A file of settings with something wrong in it is named,
/// save to whoever asks for it by itself or for what has nothing to do with it.
fn set_up(args: &Args, console: &mut Console<'_>) -> Result<Found, Problem> {
    let found = Found::usual();
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
