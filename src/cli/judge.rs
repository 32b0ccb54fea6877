//! `ephor judge`: judges words from the command line, from files and from standard input.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::domain::Citation;
use crate::lexicon::{Advice, Finding, Outcome, Word, WordList, seen};
use crate::locale::Locale;
use crate::report;
use crate::rules::Cited;
use crate::tournament::LoadedRules;

use super::lines::read_line;
use super::options::{Folders, reading};
use super::problem::NEXT;
use super::shelf::{Extent, warn_of_later};
use super::table::TextTable;
use super::{Console, Exit, Problem, Shelf, files};

pub(super) const ABOUT: &str = "Judge words on the command line

Each word is valid, invalid, or not covered: then no installed list may decide it, and the referee does; the lists \
that have it all the same are named. Words come \
from the command line, and with --from out of files, one a line; empty lines and lines that begin with # are passed \
over. What cannot be played with these letters at all is named on standard error, with its file and line, and the \
others are judged.

With --json, \"verdict\" is that of all words together: null where a word could not be read, and \"unread\" then names \
each of these with the reason.

Exit status 0 if all are valid, 1 if one is invalid, 3 if none is invalid and one is not covered; 2 if a word could \
not be read, whatever the others are, or the ruleset is unknown.

Examples:
  ephor judge čo
  ephor judge --from slips.txt
  ephor lexicon words sk-b3 --starts ž | ephor judge --from -
  ephor judge --second sk-b5-crossrefs nátrium
  ephor judge --json --ruleset tso-2017 straße xenien";

/// `ephor judge`.
#[derive(Debug, clap::Args)]
pub struct JudgeArgs {
    /// The ruleset's id; `ephor ruleset list` names them
    #[arg(long, short, default_value = "sss-2022", value_name = "ID")]
    pub ruleset: String,
    /// Another reading of an open question
    #[arg(long, value_name = "QUESTION=READING", value_parser = reading)]
    pub reading: Vec<(String, String)>,
    /// The tile set, where the ruleset offers several
    #[arg(long, value_name = "ID")]
    pub tiles: Option<String>,
    /// What another installed list of the language says besides; it decides nothing
    #[arg(long, value_name = "LIST")]
    pub second: Option<String>,
    /// One JSON object instead of lines for people
    #[arg(long)]
    pub json: bool,
    /// Also the words of this file, one a line; - for standard input
    #[arg(long, value_name = "FILE")]
    pub from: Vec<PathBuf>,
    /// The words
    #[arg(required_unless_present = "from", value_name = "WORD")]
    pub words: Vec<String>,
}

/// The answer to a program.
#[derive(Serialize)]
struct JudgeAnswer<'a> {
    ruleset: &'a str,
    /// Of all words together; nothing where one of them could not be read.
    verdict: Option<Outcome>,
    words: Vec<JudgedLine<'a>>,
    #[serde(skip_serializing_if = "<[Unread]>::is_empty")]
    unread: &'a [Unread],
}

#[derive(Serialize)]
struct JudgedLine<'a> {
    word: &'a str,
    verdict: Outcome,
    source: Option<&'a str>,
    edition: Option<&'a str>,
    cite: &'a Citation,
    why: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    glosses: Vec<Gloss>,
    #[serde(skip_serializing_if = "<[Advice]>::is_empty")]
    advice: &'a [Advice],
    #[serde(skip_serializing_if = "Option::is_none")]
    second: Option<Second<'a>>,
}

/// What the source of a list says of a word besides.
#[derive(Serialize)]
struct Gloss {
    list: String,
    gloss: String,
}

/// What the other list says.
#[derive(Clone, Copy, Serialize)]
struct Second<'a> {
    list: &'a str,
    name: &'a str,
    edition: &'a str,
    /// Whether it has the word; nothing where it does not speak of words of this length.
    advice: Option<bool>,
}

pub(super) fn run(args: &JudgeArgs, folders: &Folders, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let readings = args.reading.iter().cloned().collect();
    let (ruleset, tiles) = (&args.ruleset, args.tiles.as_deref());
    let asked = written(&args.words, &args.from, console.input)?;
    let mut warnings = Vec::new();
    let extent = if args.second.is_some() { Extent::Language } else { Extent::Named };
    let opened = Shelf::open_for(folders, ruleset, &readings, tiles, extent, &mut warnings);
    if opened.is_err() {
        console.err.write_all(&warnings)?;
    }
    let (_, mut law) = opened?;
    let (words, unread) = read(&law, asked);
    // What no list decides, others of the language may know; only then are they read.
    let open_ones = || words.iter().any(|word| law.judge(word, []).outcome == Outcome::NotCovered);
    if extent == Extent::Named && open_ones() {
        warnings.clear();
        law = Shelf::widened(law, folders, &mut warnings)?;
    }
    warn_of_later(&law, (console.now)(), &mut warnings)?;
    console.err.write_all(&warnings)?;
    let other = args.second.as_deref().map(|id| second(&law, id)).transpose()?;
    if !unread.is_empty() {
        let complaint = complaint(&law, &unread);
        if words.is_empty() && !args.json {
            return Err(complaint);
        }
        console.err.write_all(complaint.rendered(console.locale, console.fancy).as_bytes())?;
    }
    let findings: Vec<(Word, Finding)> = words
        .into_iter()
        .map(|word| {
            let finding = heard(&law, law.judge(&word, []), &word);
            (word, finding)
        })
        .collect();
    let has = |outcome| findings.iter().any(|(_, finding)| finding.outcome == outcome);
    let (verdict, exit) = match (has(Outcome::Invalid), has(Outcome::NotCovered)) {
        (true, _) => (Outcome::Invalid, Exit::No),
        (false, true) => (Outcome::NotCovered, Exit::NotCovered),
        (false, false) => (Outcome::Valid, Exit::Yes),
    };
    if args.json {
        let words = findings.iter().map(|(word, finding)| line(&law, word, finding, other)).collect();
        let verdict = unread.is_empty().then_some(verdict);
        let answer = JudgeAnswer { ruleset: &law.ruleset.identity.id, verdict, words, unread: &unread };
        serde_json::to_writer(&mut *console.out, &answer).map_err(std::io::Error::from)?;
        writeln!(console.out)?;
    } else {
        console.out.write_all(for_people(&law, &findings, other, console.locale).as_bytes())?;
    }
    Ok(if unread.is_empty() { exit } else { Exit::Failed })
}

/// With every other list that has a word which none may decide: a referee wants to know of it at any length.
fn heard(law: &LoadedRules, mut finding: Finding, word: &Word) -> Finding {
    if finding.outcome == Outcome::NotCovered {
        let known = |other: &Advice| finding.advice.iter().any(|advice| advice.source == other.source);
        let others = law.second_opinion(word, None).into_iter();
        let others: Vec<Advice> = others.filter(|other| other.listed && !known(other)).collect();
        finding.advice.extend(others);
    }
    finding
}

/// The list of a second opinion.
fn second<'l>(law: &'l LoadedRules, id: &str) -> Result<&'l WordList, Problem> {
    let language = law.tiles.alphabet().language();
    let there = || law.library.iter().filter(|list| list.manifest().language == language);
    there().find(|list| list.id() == id).ok_or_else(|| {
        let ids: Vec<&str> = there().map(WordList::id).collect();
        let what = format!("no list `{id}` of the language {language} is installed");
        Problem::told(what, format!("installed are: {}", ids.join(", ")))
    })
}

fn opinion<'l>(list: &'l WordList, word: &Word) -> Second<'l> {
    let manifest = list.manifest();
    let advice = list.speaks_of(word.tiles()).then(|| list.contains(word));
    Second { list: list.id(), name: &manifest.name, edition: &manifest.edition, advice }
}

fn line<'a>(
    law: &LoadedRules,
    word: &'a Word,
    finding: &'a Finding,
    other: Option<&'a WordList>,
) -> JudgedLine<'a> {
    JudgedLine {
        word: &finding.word,
        verdict: finding.outcome,
        source: finding.source.as_ref().map(|source| source.name.as_str()),
        edition: finding.source.as_ref().map(|source| source.edition.as_str()),
        cite: &finding.cite,
        why: finding.sentence(),
        notes: word.notes().iter().map(ToString::to_string).collect(),
        glosses: law
            .glosses(word)
            .into_iter()
            .map(|(source, gloss)| Gloss { list: source.list, gloss })
            .collect(),
        advice: &finding.advice,
        second: other.map(|list| opinion(list, word)),
    }
}

/// What is to be said besides: of the letters, and what lists say that decide nothing here. A second opinion that was
/// asked for stands alone.
fn notes(
    law: &LoadedRules,
    (word, finding): (&Word, &Finding),
    other: Option<&WordList>,
    locale: &Locale,
) -> Vec<String> {
    let mut notes: Vec<String> = word.notes().iter().map(|note| report::word_note(locale, note)).collect();
    notes.extend(law.glosses(word).into_iter().map(|(source, gloss)| {
        let source = report::source(locale, &source);
        locale.with("judge-gloss", &[("gloss", (&gloss).into()), ("source", (&source).into())])
    }));
    let asked = |advice: &&Advice| other.is_some_and(|list| list.id() == advice.source.list);
    for advice in finding.advice.iter().filter(|advice| !asked(advice)) {
        let id = if advice.listed { "judge-lists" } else { "judge-does-not-list" };
        let source = report::source(locale, &advice.source);
        notes.push(locale.with(id, &[("source", (&source).into())]));
    }
    notes
}

fn for_people(
    law: &LoadedRules,
    findings: &[(Word, Finding)],
    other: Option<&WordList>,
    locale: &Locale,
) -> String {
    let phrases = &law.ruleset.verdict.phrases;
    let mut table = TextTable::default();
    for (word, finding) in findings {
        let phrase: &Cited<String> = match finding.outcome {
            Outcome::Valid => &phrases.valid,
            Outcome::Invalid => &phrases.invalid,
            Outcome::NotCovered => &phrases.not_covered,
        };
        let sign = match finding.outcome {
            Outcome::Valid => "✓",
            Outcome::Invalid => "✗",
            Outcome::NotCovered => "?",
        };
        let word_and_sign = format!("{sign} {}", finding.word);
        let (says, cite) = (report::finding(locale, finding), report::cite(locale, &finding.cite));
        table.row([&word_and_sign, phrase.value.as_str(), &says, &cite]);
        for note in notes(law, (word, finding), other, locale) {
            table.row(["", "", &note]);
        }
        if let Some(second) = other.map(|list| opinion(list, word)) {
            let advice = locale.say(match second.advice {
                Some(true) => "judge-second-listed",
                Some(false) => "judge-second-not-listed",
                None => "judge-second-silent",
            });
            let Second { name, edition, .. } = second;
            let values = [("name", name.into()), ("edition", edition.into()), ("advice", (&advice).into())];
            table.row(["", "", &locale.with("judge-second", &values)]);
        }
    }
    table.text("")
}

/// The longest line that may be a word, in bytes: a word has fifteen letters, and each may have its marks.
const LONGEST_LINE: usize = 4096;
/// So much of a longer line is kept, to name it by.
const BEGINNING: usize = 200;

/// A word that somebody has written.
pub(super) struct WrittenWord {
    text: String,
    /// Its file and line, where it is from one.
    place: Option<String>,
    /// Only its beginning is kept: no word is so long.
    cut: bool,
}

/// What is no word of these letters.
#[derive(Serialize)]
pub(super) struct Unread {
    typed: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<String>,
    why: String,
}

/// The words of the command line, then those of the files.
pub(super) fn written(
    words: &[String],
    from: &[PathBuf],
    input: &mut dyn BufRead,
) -> Result<Vec<WrittenWord>, Problem> {
    let mut all: Vec<WrittenWord> =
        words.iter().map(|text| WrittenWord { text: text.clone(), place: None, cut: false }).collect();
    for path in from {
        if path.as_os_str() == "-" {
            lines(Path::new("standard input"), input, &mut all)?;
        } else {
            let file = files::open(path).map_err(|error| Problem::file(path, &error))?;
            lines(path, &mut BufReader::new(file), &mut all)?;
        }
    }
    if all.is_empty() {
        return Err(Problem::told("there is no word to judge", "write one a line"));
    }
    Ok(all)
}

/// The words of a file, one a line; of a line that is too long for one its beginning.
fn lines(path: &Path, input: &mut dyn BufRead, all: &mut Vec<WrittenWord>) -> Result<(), Problem> {
    let name = path.display();
    let mut bytes = Vec::new();
    for number in 1_u64.. {
        bytes.clear();
        let read = read_line(input, &mut bytes, LONGEST_LINE);
        if read.map_err(|error| Problem::file(path, &error))? == 0 {
            break;
        }
        let cut = bytes.len() > LONGEST_LINE;
        let line = if cut {
            String::from_utf8_lossy(&bytes[..BEGINNING])
        } else {
            let text = std::str::from_utf8(&bytes);
            let wrong = |_| Problem::told(format!("{name}: it is not UTF-8"), "save it again as UTF-8");
            text.map_err(wrong)?.into()
        };
        let line = line.strip_suffix('\n').map_or(&*line, |line| line.strip_suffix('\r').unwrap_or(line));
        let line = if number == 1 { line.trim_start_matches('\u{feff}') } else { line };
        if !line.trim().is_empty() && !line.starts_with('#') {
            all.push(WrittenWord { text: line.to_owned(), place: Some(format!("{name}:{number}")), cut });
        }
    }
    Ok(())
}

/// Reads every word, and keeps apart what cannot be one.
pub(super) fn read(law: &LoadedRules, written: Vec<WrittenWord>) -> (Vec<Word>, Vec<Unread>) {
    let (mut words, mut unread) = (Vec::new(), Vec::new());
    for WrittenWord { text, place, cut } in written {
        if cut {
            let why =
                format!("the line is longer than {LONGEST_LINE} bytes, and no word is: write one a line");
            unread.push(Unread { typed: text, place, why });
            continue;
        }
        match law.tiles.read(&text) {
            Ok(word) => words.push(word),
            Err(problem) => unread.push(Unread { typed: text, place, why: problem.to_string() }),
        }
    }
    (words, unread)
}

/// What is said of words that cannot be read.
pub(super) fn complaint(law: &LoadedRules, unread: &[Unread]) -> Problem {
    let one = |Unread { typed, place, why }: &Unread| {
        let place = place.as_ref().map(|place| format!("{place}: ")).unwrap_or_default();
        format!("{place}“{}”: {why}", seen(typed))
    };
    let all: Vec<String> = unread.iter().map(one).collect();
    let set = format!("the tile set is {} ({})", law.tiles.id(), law.tiles.title());
    Problem::told(all.join(NEXT), set)
}
