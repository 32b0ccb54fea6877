//! `ephor print`: papers to hang up, to lay on the tables and to hand in.

use std::path::{Path, PathBuf};

use crate::domain::Round;
use crate::locale::Locale;
use crate::report::Isolates;
use crate::report::print::{PaperSize, Papers, SheetLayout};
use crate::report::summary::{JournalProof, Summary};
use crate::tournament::State;

use super::durable::{beside, put};
use super::event::{JournalHead, damage};
use super::log::ended;
use super::problem::FileFault;
use super::round::drafted;
use super::{Console, EventFolder, Exit, Problem};

/// The help in full.
pub(super) const ABOUT: &str = "Write papers of an event to print: lists, sheets, slips, cards, forms

Each is one HTML file that needs no other, laid out to be printed from any browser: lists and forms flow over A4, \
pieces are laid out on the paper in the printer and cut apart along the dashed lines.

  pairings       who plays whom where and begins, by table and by both ends of the name
  standings      the last ones or those after a round (--round), with everything that orders them
  score-sheets   one for each player of the round (--round), or so many blank ones (--count)
  result-cards   one for each game of the round (--round), for both to sign and hand in, or so many blank ones (--count)
  slips          challenge slips with numbers of their own; in duplicate a packet of slips for the moves of each player
  move-sheets    in duplicate instead of slips: a sheet for each player with a line for each round
  cards          a tournament card for each player, with what is paired already
  table-numbers  to stand on the tables
  letters        the letters of the set with counts and points, a card for each table or so many (--count); where the \
regulation wants them on the score sheets, they are there too
  clock-cards    number, table and kind of each clock with a radio; nothing where there is none
  forms          what the regulation wants in writing, in its language, filled in from the journal: protocols, notices \
of sanctions, reports; what only a person knows is a line to write on. Each is a file of its own, form-ID.html, with \
its pages numbered from 1: they go to different people. What few events need is printed with --only, and so is a form \
about something that nobody has entered yet, with its lines to write on

What is asked for is written together, or none of it. Forms and standings have the head of the journal in their \
margin. Lists, sheets and cards are in the console's language (--lang).

Examples:
  ephor print spring pairings standings
  ephor print spring slips --count 80 --first 161
  ephor print spring score-sheets --paper a5
  ephor print spring pairings --draft round2.csv
  ephor print spring standings --round 2
  ephor print spring forms --only final_results";

/// What is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Printed {
    /// Who plays whom where
    Pairings,
    /// The last standings
    Standings,
    /// A score sheet for each player of the round
    ScoreSheets,
    /// A card for the result of each game of the round
    ResultCards,
    /// Challenge slips, numbered
    Slips,
    /// In duplicate: a sheet for all moves of a player
    MoveSheets,
    /// A tournament card for each player
    Cards,
    /// Numbers for the tables
    TableNumbers,
    /// The letters of the set with their counts and points
    Letters,
    /// A card for each clock with a radio
    ClockCards,
    /// What the regulation wants in writing
    Forms,
}

/// A size of paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum PaperFormat {
    /// 210 × 297 mm
    A4,
    /// 148 × 210 mm
    A5,
    /// 105 × 148 mm
    A6,
    /// 74 × 105 mm
    A7,
}

/// `ephor print`.
#[derive(Debug, clap::Args)]
pub struct PrintArgs {
    /// The event's folder
    pub event: PathBuf,
    /// What is printed; one file each
    #[arg(required = true, value_enum)]
    pub what: Vec<Printed>,
    /// Of which round, for pairings and score sheets, and after which, for standings; the one being played if left out
    #[arg(long, value_name = "N")]
    pub round: Option<u16>,
    /// So many slips (for each player in duplicate), or blank score sheets of no round
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=2000))]
    pub count: Option<u16>,
    /// The number of the first slip
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub first: u32,
    /// So many rounds on a tournament card
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u16).range(1..=40))]
    pub rounds: u16,
    /// The paper in the printer
    #[arg(long, value_enum, default_value = "a4")]
    pub paper: PaperFormat,
    /// The size of each piece; the usual one of its kind if left out
    #[arg(long, value_enum)]
    pub size: Option<PaperFormat>,
    /// With pairings: print them from this file, before the round begins; nothing of it stands in the journal
    ///
    /// A file as `ephor round` takes it. The page says that it is a draft.
    #[arg(long, value_name = "FILE", conflicts_with = "round")]
    pub draft: Option<PathBuf>,
    /// This form alone, by its id in the ruleset
    #[arg(long, value_name = "FORM")]
    pub only: Option<String>,
    /// Where the files go; a folder named after the event's, with -print behind it, if left out
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
}

impl From<PaperFormat> for PaperSize {
    fn from(size: PaperFormat) -> Self {
        match size {
            PaperFormat::A4 => Self::A4,
            PaperFormat::A5 => Self::A5,
            PaperFormat::A6 => Self::A6,
            PaperFormat::A7 => Self::A7,
        }
    }
}

impl Printed {
    /// How large a piece usually is.
    fn usual(self) -> PaperSize {
        match self {
            Self::Pairings | Self::Standings | Self::Forms => PaperSize::A4,
            Self::ScoreSheets | Self::MoveSheets | Self::Cards | Self::TableNumbers => PaperSize::A5,
            Self::ResultCards | Self::Letters => PaperSize::A6,
            Self::Slips | Self::ClockCards => PaperSize::A7,
        }
    }
}

pub(super) fn run(args: &PrintArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let opened = EventFolder::open(&args.event)?;
    let head = JournalHead::of(&opened.entries);
    let records = match &args.draft {
        Some(file) if args.what == [Printed::Pairings] => drafted(file, &opened, console)?,
        Some(_) => return Err(FileFault::new("print-draft-alone").at("--draft", "print-draft-alone-do")),
        None => opened.records(),
    };
    let rules = &opened.law.ruleset;
    let records = || records.iter();
    let state = State::replay(records());
    let folder = args.out.clone().unwrap_or_else(|| beside(&args.event, "print"));
    // All or none: whoever asked for one that cannot be must not take some for all.
    let mut pages: Vec<(String, String)> = Vec::new();
    for what in &args.what {
        // A form is written in the language of its regulation, whoever prints it.
        let own = Locale::named(&rules.identity.language).filter(|_| *what == Printed::Forms);
        let locale = own.unwrap_or(console.locale);
        // A paper of a damaged journal says so itself: whoever holds it has not seen what the console said.
        let damaged = damage(&opened);
        let proof = JournalProof { head: head.digest(), damaged };
        let summary = Summary::of(records(), rules, proof, locale);
        let papers = Papers {
            state: &state,
            rules,
            tiles: &opened.law.tiles,
            summary: &summary,
            locale,
            isolates: Isolates::of(&summary),
            draft: args.draft.is_some(),
            head: head.line(locale),
        };
        if *what == Printed::ClockCards && !papers.has_clocks() {
            writeln!(console.err, "{}", console.locale.say("print-no-clocks"))?;
            continue;
        }
        if *what == Printed::Forms {
            pages.extend(forms(args.only.as_deref(), &papers, &folder)?);
            continue;
        }
        let name: &str = what.into();
        pages.push((format!("{name}.html"), written(*what, args, &papers)?));
    }
    std::fs::create_dir_all(&folder).map_err(|error| Problem::file(&folder, &error))?;
    for (file, page) in pages {
        put(&folder, &file, page.as_bytes())?;
        writeln!(console.out, "{}", folder.join(file).display())?;
    }
    head.below(console)?;
    ended(opened.broken, console)
}

fn written(what: Printed, args: &PrintArgs, papers: &Papers<'_>) -> Result<String, Problem> {
    let size = args.size.map_or_else(|| what.usual().max(args.paper.into()), PaperSize::from);
    let layout = SheetLayout::new(args.paper.into(), size).ok_or_else(|| {
        Problem::told(
            "a piece is larger than the paper in the printer",
            "choose a smaller --size or a larger --paper",
        )
    })?;
    Ok(match what {
        Printed::Pairings => papers.pairings(round(args, papers.state)?),
        // Before the first round everybody stands where he begins.
        Printed::Standings if args.round.is_none() => papers.standings(papers.last_standings()),
        Printed::Standings => papers.standings(round(args, papers.state)?),
        Printed::ScoreSheets => match args.count {
            Some(count) if args.round.is_none() => papers.score_sheets(layout, None, count),
            _ => papers.score_sheets(layout, Some(round(args, papers.state)?), 0),
        },
        Printed::ResultCards if papers.alone() => {
            return Err(not_here(papers, "result cards", "score-sheets has what each player notes"));
        }
        Printed::ResultCards => match args.count {
            Some(count) if args.round.is_none() => papers.result_cards(layout, None, count),
            _ => papers.result_cards(layout, Some(round(args, papers.state)?), 0),
        },
        Printed::MoveSheets if !papers.alone() => {
            return Err(not_here(papers, "move sheets", "score-sheets has what each player notes"));
        }
        Printed::MoveSheets => papers.move_sheets(layout),
        Printed::Letters => papers.letter_cards(layout, args.count),
        Printed::Slips => {
            let tables = u16::try_from(papers.state.tables.len()).unwrap_or(u16::MAX);
            let usual =
                || if papers.alone() { Papers::packet() } else { tables.saturating_mul(4).clamp(8, 2000) };
            papers.slips(layout, args.first, args.count.unwrap_or_else(usual))
        }
        Printed::Cards => papers.cards(layout, args.rounds),
        Printed::TableNumbers => papers.table_numbers(layout),
        Printed::ClockCards => papers.clock_cards(layout),
        // Each is a file of its own.
        Printed::Forms => String::new(),
    })
}

/// The forms, each with its file. One that is asked for by its id and is about no act is there to be written on. One
/// that was there and is about nothing any more says so: nobody must take what was taken back for what counts.
fn forms(only: Option<&str>, papers: &Papers<'_>, folder: &Path) -> Result<Vec<(String, String)>, Problem> {
    let known: Vec<&str> = papers.rules.forms.iter().map(|it| it.value.id.as_str()).collect();
    if let Some(wrong) = only.filter(|only| !known.contains(only)) {
        let what = format!("“{wrong}” is no form of {}", papers.rules.identity.id);
        return Err(Problem::told(what, format!("one of: {}", known.join(", "))));
    }
    let page = |(id, page): (&str, Option<String>)| {
        let file = format!("form-{id}.html");
        let gone = || papers.no_form(id).filter(|_| folder.join(&file).exists());
        let page = page.or_else(|| if only.is_some() { papers.empty_form(id) } else { gone() })?;
        Some((file, page))
    };
    Ok(papers.forms(only).filter_map(page).collect())
}

/// A paper that this regulation has no use for.
fn not_here(papers: &Papers<'_>, what: &str, instead: &str) -> Problem {
    Problem::told(format!("{} has no {what}", papers.rules.identity.id), instead)
}

/// The round that is meant: the one named, or the one being played.
fn round(args: &PrintArgs, state: &State) -> Result<Round, Problem> {
    let round = args.round.map_or(state.round, Round);
    if round.0 == 0 || round > state.round {
        let what = format!("round {round} is not begun: {} are", state.round);
        let help = "begin it, name another with --round, or print blank score sheets with --count";
        return Err(Problem::told(what, help));
    }
    Ok(round)
}
