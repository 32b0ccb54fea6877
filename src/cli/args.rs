//! The one definition of the command line: help, man pages and completions come from it.

use std::fs;
use std::path::{Path, PathBuf};

use clap::builder::PossibleValuesParser;
use clap::{CommandFactory as _, Parser, Subcommand};
use clap_complete::Shell;

use crate::locale::Locale;

use super::audit::AuditArgs;
use super::backup::{BackupArgs, RestoreArgs};
use super::board::BoardArgs;
use super::clock::ClockSubcommand;
use super::config::ConfigArgs;
use super::demo::{DemoArgs, TourArgs};
use super::duplicate::DuplicateSubcommand;
use super::exec::ExecArgs;
use super::export::ExportArgs;
use super::init::InitArgs;
use super::judge::JudgeArgs;
use super::kiosk::KioskArgs;
use super::lexicon::{AmendArgs, DiffArgs, ImportArgs, ListArgs, WordsArgs};
use super::log::ShowArgs as LogShowArgs;
use super::office::OfficeCommand;
use super::open::OpenArgs;
use super::print::PrintArgs;
use super::report::ReportArgs;
use super::round::RoundArgs;
use super::ruleset::ShowArgs as RulesetShowArgs;
use super::rulings::RulingsArgs;
use super::sign::{CountersignArgs, SignArgs};
use super::sim::SimArgs;
use super::standings::StandingsArgs;
use super::verify::VerifyArgs as LogVerifyArgs;
use super::{Console, Exit, Problem};

pub(super) use super::options::{Folders, reading};

const ABOUT: &str = "A terminal console for word judges and arbiters at Scrabble tournaments

Without a command, a simulated hall opens: twelve tables play under a real regulation, clocks run, challenges come \
in. Everything can be tried there; the same screens run a real event. The first time, a tour of one minute shows what \
is what; any key but Space ends it.

A tournament in four lines:
  ephor init spring --ruleset sss-2022 --players players.csv --tables 12
  ephor round spring round-1.csv
  ephor open spring
  ephor log verify spring

Two words, at once:
  ephor judge čo xq";

const AFTER: &str = "Exit status:
  0  done: valid, sound, in order
  1  the answer is no: an invalid word, a wrong ruleset or list, a damaged journal, a broken invariant
  2  it could not be done as asked: usage, an unknown ruleset, a file or a word that cannot be read
  3  judge only: none invalid, and at least one word that no installed list may decide";

/// The arguments.
#[derive(Debug, Parser)]
#[command(name = "ephor", version, about = "A terminal console for word judges at Scrabble tournaments")]
#[command(long_about = ABOUT, after_long_help = AFTER, propagate_version = true, max_term_width = 100)]
pub struct Args {
    /// Where the user's own files are.
    #[command(flatten)]
    pub folders: Folders,
    /// Language of the screens
    ///
    /// Without this option: that of the variable `EPHOR_LANG`, then that of `ephor config`, then the system's
    /// (`LC_ALL`, `LC_MESSAGES`, `LANG`), if it is one of these; else English. On the screens Alt-9 goes on to the
    /// next.
    #[arg(long, global = true, value_name = "TAG", value_parser = PossibleValuesParser::new(Locale::tags()))]
    pub lang: Option<String>,
    /// Whether the simulated hall is explained.
    #[command(flatten)]
    pub tour: TourArgs,
    /// Without a command: the simulated hall in lines of text instead of screens, as `ephor demo --plain`
    #[arg(long)]
    pub plain: bool,
    /// The command; none for the simulated hall.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// A command.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// The simulated hall, under a ruleset of your choice
    #[command(long_about = super::demo::ABOUT)]
    Demo(DemoArgs),
    /// Sit down at an event
    #[command(long_about = super::open::ABOUT)]
    Open(OpenArgs),
    /// Show the hall what it may know, on a second screen
    #[command(long_about = super::board::ABOUT)]
    Board(BoardArgs),
    /// Let the players look their challenged words up at a locked screen
    #[command(long_about = super::kiosk::ABOUT)]
    Kiosk(KioskArgs),
    /// Show what is set for the consoles on this machine, and set it
    #[command(long_about = super::config::ABOUT)]
    Config(ConfigArgs),
    /// The offices of an event: which ask for a PIN
    Office {
        /// What about them.
        #[command(subcommand)]
        command: OfficeCommand,
    },
    /// Table clocks: give them their numbers and keys, or be one
    Clock {
        /// What about them.
        #[command(subcommand)]
        command: ClockSubcommand,
    },
    /// Judge words on the command line
    #[command(long_about = super::judge::ABOUT)]
    Judge(JudgeArgs),
    /// Duplicate: the highest-scoring moves of positions
    Duplicate {
        /// What about it.
        #[command(subcommand)]
        command: DuplicateSubcommand,
    },
    /// Make an event: ruleset, lists, tables, players, clocks
    #[command(long_about = super::init::ABOUT)]
    Init(InitArgs),
    /// Start the next round of an event with its pairings
    #[command(long_about = super::round::ABOUT)]
    Round(RoundArgs),
    /// Show the standings of an event, or of a file of results
    #[command(long_about = super::standings::ABOUT)]
    Standings(StandingsArgs),
    /// Write the report of an event: a page, tables, JSON
    #[command(long_about = super::report::ABOUT)]
    Report(ReportArgs),
    /// Write papers of an event to print: lists, sheets, slips, cards, forms
    #[command(long_about = super::print::ABOUT)]
    Print(PrintArgs),
    /// Write an event for other programs: TSH, TOU, ABSP, Woogles, CSV
    #[command(long_about = super::export::ABOUT)]
    Export(ExportArgs),
    /// Run without a screen: commands in, events out, JSON Lines
    #[command(long_about = super::exec::ABOUT)]
    Exec(ExecArgs),
    /// The regulations: what is there, what a file says, what is wrong with it
    Ruleset {
        /// What about them.
        #[command(subcommand)]
        command: RulesetCommand,
    },
    /// The word lists: what is there, what is missing, whether they are sound
    Lexicon {
        /// What about them.
        #[command(subcommand)]
        command: LexiconCommand,
    },
    /// The journal of an event: read it, prove it, take it elsewhere
    #[command(long_about = super::log::PROOF)]
    Log {
        /// What about it.
        #[command(subcommand)]
        command: LogCommand,
    },
    /// Copy an event, now or as it goes on
    #[command(long_about = super::backup::BACKUP)]
    Backup(BackupArgs),
    /// Make an event of a copy
    #[command(long_about = super::backup::RESTORE)]
    Restore(RestoreArgs),
    /// Play whole tournaments in virtual time, with faults, and check what must hold
    #[command(long_about = super::sim::ABOUT)]
    Sim(SimArgs),
    /// Print a completion script for a shell
    #[command(long_about = "Print a completion script for a shell

Examples:
  ephor completions bash > ~/.local/share/bash-completion/completions/ephor
  ephor completions fish > ~/.config/fish/completions/ephor.fish
  ephor completions powershell | Out-String | Invoke-Expression    in the file $PROFILE")]
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Write the man pages into a folder
    #[command(hide = true)]
    Man {
        /// The folder
        dir: PathBuf,
    },
}

/// What about rulesets.
#[derive(Debug, Subcommand)]
pub enum RulesetCommand {
    /// List the rulesets with title, edition and whose they are
    List,
    /// Show every value of a ruleset with its paragraph
    #[command(long_about = super::ruleset::ABOUT)]
    Show(RulesetShowArgs),
    /// Check ruleset files and name everything that is wrong, with line and remedy
    #[command(long_about = "Check ruleset files and name everything that is wrong, with line and remedy

A file must be named after the id in it: my-club.toml for id = \"my-club\". All findings are named at once. \
Exit status 1 if a file is wrong.

Example:
  ephor ruleset check my-club.toml")]
    Check {
        /// The files
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Say what a paragraph means to the console, and what it leaves open
    #[command(long_about = "Say what a paragraph means to the console, and what it leaves open

For each fact in the paragraph: what it says, whether the console enforces it, shows it, or leaves it to a person; \
then the values that rest on it, and the open questions with the reading in force. Also takes a fact (TSO-36), a \
question (TSO-Q4), a key of the ruleset file (challenge.max_words), or a regulation, of which it lists all facts.

Examples:
  ephor ruleset explain TSO 3.1.4
  ephor ruleset explain \"SSS §3.a •1\"
  ephor ruleset explain CAS-Q18
  ephor ruleset explain TSO")]
    Explain {
        /// The paragraph, with the regulation's short name
        #[arg(required = true, value_name = "PARAGRAPH")]
        paragraph: Vec<String>,
        /// JSON instead of text
        #[arg(long)]
        json: bool,
    },
}

/// What about lists.
#[derive(Debug, Subcommand)]
pub enum LexiconCommand {
    /// List what is installed, what each ruleset still lacks, and how to get it in
    List(ListArgs),
    /// Show a list's manifest in full
    Info {
        /// The list's id: sk-b2
        id: String,
    },
    /// Print the words of a list, all or some
    #[command(long_about = super::lexicon::WORDS_ABOUT)]
    Words(WordsArgs),
    /// Prove that the lists are those that their manifests speak of
    #[command(long_about = "Prove that the lists are those that their manifests speak of

Checks each digest and counts the words of each length again. Without a folder: the built-in lists and those of \
--lexicons, else of your own folder. Files that cannot be read, sets that no manifest speaks of and two lists of one \
id are wrong too. Exit status 1 if something is wrong, with its file, or if there is no list in a folder that was \
named.")]
    Verify {
        /// Folders with lists
        #[arg(value_name = "DIR")]
        dirs: Vec<PathBuf>,
    },
    /// Build the sets of a folder from its word files
    #[command(long_about = "Build the sets of a folder from its word files

For every x.txt with an x.toml beside it, writes x.fst and the figures into x.toml. A word file has one word a \
line; lines that start with # are passed over. The letters come from the folder's tiles.toml, else from the \
built-in language that the manifest names. Nothing is written if one list is wrong.

Example:
  ephor lexicon build ~/.local/share/ephor/lexicons/de")]
    Build {
        /// The folder
        dir: PathBuf,
    },
    /// Bring in a list from a text, a table or a spelling dictionary
    #[command(long_about = super::lexicon::IMPORT_ABOUT)]
    Import(Box<ImportArgs>),
    /// Add words to a list or strike some, as an edition of its own
    #[command(long_about = super::lexicon::AMEND_ABOUT)]
    Amend(AmendArgs),
    /// Compare two lists: what came in and what went out
    #[command(long_about = super::lexicon::DIFF_ABOUT)]
    Diff(DiffArgs),
}

/// What about the journal.
#[derive(Debug, Subcommand)]
pub enum LogCommand {
    /// Show what was decided, one line an event
    #[command(long_about = super::log::ABOUT)]
    Show(LogShowArgs),
    /// Prove that the journal is whole and unaltered
    #[command(long_about = "Prove that the journal is whole and unaltered

Reads every row and recomputes the hash chain. Prints the number of entries and the head: the last hash, and its first \
32 digits in groups, to be written down. The chain alone proves that nothing was altered by accident; whoever can \
write the file can chain it anew. A head that was noted elsewhere (on a score sheet, by an official of another club) \
proves more: with --head, every entry up to the noted one is what it was then. Fewer than 32 digits would not do: \
whoever prepares two journals beforehand finds two that share sixteen digits in an hour.

Lists who has signed the journal, up to which entry, by which key; with --key, that key must have. Exit status 1 and \
the first bad number if the journal is damaged; exit status 1 if a signature in it is not good, if the noted head is \
not in it, or if a key that must have signed has not. `ephor log --help` says what each of these proves.

Examples:
  ephor log verify spring
  ephor log verify spring --head 5351-c3fd-9c0d-c841-0f6b-77e2-aa19-d4c5 --at 1204
  ephor log verify spring --key 9f0c-11d2-7e48-a6b3-05cd")]
    Verify(LogVerifyArgs),
    /// Make every decision once more, under the event's own rules and lists, and compare
    #[command(long_about = super::audit::ABOUT)]
    Audit(AuditArgs),
    /// Sign the head of a copy, and print the signature as a line
    #[command(long_about = super::sign::SIGN)]
    Sign(SignArgs),
    /// Put a signature into the journal: this console's, or one from another computer
    #[command(long_about = super::sign::COUNTERSIGN)]
    Countersign(CountersignArgs),
    /// Show by which key this console signs
    #[command(long_about = "Show by which key this console signs

Prints the fingerprint of the key, its first digits in groups: tell them to others face to face, so that they know \
which signatures are yours. The key is made now if there is none. Its secret half is in ephor/signing.toml in the data \
folder (~/.local/share on Linux, %APPDATA% on Windows), and in no event.")]
    Key,
    /// List the referee's rulings on words, for the federation's word committee
    #[command(long_about = super::rulings::ABOUT)]
    Rulings(RulingsArgs),
    /// Write the journal as JSON Lines: number, hash, time, record
    Export {
        /// The event's folder
        event: PathBuf,
    },
}

/// The definition, for man pages and completions.
pub fn command() -> clap::Command {
    Args::command()
}

pub(super) fn print_completions(shell: Shell, console: &mut Console<'_>) -> Result<Exit, Problem> {
    // The generator panics where it cannot write, so it writes into memory.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command(), "ephor", &mut script);
    console.out.write_all(&script)?;
    Ok(Exit::Yes)
}

pub(super) fn write_man_pages(dir: &Path) -> Result<Exit, Problem> {
    fs::create_dir_all(dir).map_err(|error| Problem::file(dir, &error))?;
    let mut root = command().disable_help_subcommand(true);
    root.build();
    page(&root, "ephor", dir)?;
    Ok(Exit::Yes)
}

/// Writes the page of a command, and those of its own commands.
fn page(command: &clap::Command, name: &str, dir: &Path) -> Result<(), Problem> {
    let path = dir.join(format!("{name}.1"));
    // Roff takes names that live for ever; the program ends right after.
    let leaked: &'static str = Box::leak(name.to_owned().into_boxed_str());
    let man = clap_mangen::Man::new(command.clone().name(leaked).display_name(leaked));
    let mut text = Vec::new();
    man.render(&mut text).map_err(Problem::Output)?;
    fs::write(&path, text).map_err(|error| Problem::file(&path, &error))?;
    for sub in command.get_subcommands().filter(|sub| !sub.is_hide_set()) {
        page(sub, &format!("{name}-{}", sub.get_name()), dir)?;
    }
    Ok(())
}
