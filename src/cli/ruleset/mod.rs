//! `ephor ruleset`: the regulations. `ephor ruleset show` lays every value out with its paragraph: chapters as
//! tables, what has an id as a block with its steps numbered, nothing wider than a page.
//!
//! A question is called as the fact of its regulation is, so that it has one name.

mod explain;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Serialize;
use unicode_width::UnicodeWidthStr as _;

use crate::domain::Digest;
use crate::locale::Locale;
use crate::report;
use crate::rules::{
    Catalogue, Coverage, Identity, Leaf, Question, Ruleset, RulesetFileKind, RulesetOrigin, leaves,
};

use super::args::{Folders, reading};
use super::files::{self, text_named};
use super::problem::wrong;
use super::table::{PAGE, TextTable};
use super::{Console, Exit, Problem, Shelf};

pub(super) use explain::explain;

pub(super) fn list(folders: &Folders, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let shelf = Shelf::open(folders)?;
    shelf.warn(console.err)?;
    let mut table = TextTable::default();
    for id in shelf.rulesets.ids() {
        let origin = match shelf.rulesets.get(id).map(|entry| entry.origin) {
            Some(RulesetOrigin::User) => "ruleset-own",
            Some(RulesetOrigin::UserOverEmbedded) => "ruleset-own-over",
            Some(RulesetOrigin::Embedded) | None => "built-in",
        };
        let origin = console.locale.say(origin);
        match shelf.rulesets.load(id, &BTreeMap::new()) {
            Ok(ruleset) => {
                let identity = &ruleset.identity;
                table.row([id, &identity.title, &identity.edition, &origin]);
            }
            Err(_) => table.row([id, &console.locale.say("ruleset-unusable"), "", &origin]),
        }
    }
    console.out.write_all(table.text("").as_bytes())?;
    Ok(Exit::Yes)
}

pub(super) fn check(
    files: &[PathBuf],
    folders: &Folders,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let mut sound = true;
    let mut texts = Vec::new();
    for path in files {
        let bytes = files::toml(path).map_err(|error| Problem::file(path, &error))?;
        texts.push(text_named((path.clone(), bytes))?);
    }
    // A file may extend what is built in, what lies beside it, or another one that is checked with it.
    let beside = files.iter().flat_map(|path| beside(path));
    let own = Shelf::catalogue(folders, console.err)?;
    let catalogue = own.with_overrides(beside).with_overrides(texts.iter().cloned());
    for (name, text) in &texts {
        match checked(&catalogue, name, text, console.fancy) {
            Ok(what) => writeln!(console.out, "{name}: in order: {what}")?,
            Err(told) => {
                sound = false;
                console.err.write_all(told.as_bytes())?;
            }
        }
    }
    Ok(Exit::yes(sound))
}

/// What a file is, or what is wrong with it.
fn checked(catalogue: &Catalogue, name: &str, text: &str, fancy: bool) -> Result<String, String> {
    match RulesetFileKind::of(text) {
        RulesetFileKind::Ruleset => {
            let ruleset = catalogue.check(name, text).map_err(|violations| wrong(&violations, fancy))?;
            Ok(format!("{} ({})", ruleset.identity.title, ruleset.identity.edition))
        }
        RulesetFileKind::Coverage => {
            let coverage = Coverage::read(text).map_err(|wrong| {
                let help =
                    "every fact has an id, a paragraph, what it says, and one thing that becomes of it";
                format!("error: {name}: {wrong}\n  → {help}\n")
            })?;
            let regulations: Vec<&str> = coverage.shorts().collect();
            Ok(format!("coverage of {}; facts: {}", regulations.join(", "), coverage.facts().len()))
        }
    }
}

/// The rulesets in the folder of a file, as far as they can be read; the folder may hold anything.
fn beside(path: &Path) -> Vec<(String, String)> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "toml"));
    files.sort();
    let read = |path: PathBuf| Some((path.display().to_string(), files::text(&path, files::TEXT).ok()?));
    files.into_iter().filter_map(read).filter(|(_, text)| text.contains("[ruleset]")).collect()
}

/// What the regulations say, as far as it is built in.
fn coverage() -> Result<Coverage, Problem> {
    Coverage::embedded()
        .map_err(|wrong| Problem::told(wrong.to_string(), "please report this: the program is damaged"))
}

/// The help in full.
pub(in crate::cli) const ABOUT: &str = "Show every value of a ruleset with its paragraph

The values stand in the order of the file, with its names and units; its sentences are in your language. Where the \
regulation can be read in more than one way, the question and the reading in force stand beside the value; all \
readings stand at the end.

Examples:
  ephor ruleset show sss-2022
  ephor ruleset show tso-2017 --reading Q6=own_time";

/// `ephor ruleset show`.
#[derive(Debug, clap::Args)]
pub struct ShowArgs {
    /// The ruleset's id
    pub id: String,
    /// Another reading of an open question
    #[arg(long, value_name = "QUESTION=READING", value_parser = reading)]
    pub reading: Vec<(String, String)>,
    /// One JSON object instead of tables
    #[arg(long)]
    pub json: bool,
}

#[derive(Serialize)]
struct ShowOutput<'a> {
    #[serde(flatten)]
    identity: &'a Identity,
    digest: Digest,
    values: Vec<Leaf>,
    questions: Vec<NamedQuestion>,
}

pub(in crate::cli) fn show(
    args: &ShowArgs,
    folders: &Folders,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let coverage = coverage()?;
    let readings = args.reading.iter().cloned().collect();
    let shelf = Shelf::open(folders)?;
    shelf.warn(console.err)?;
    let ruleset = shelf.rulesets.load(&args.id, &readings)?;
    let values = leaves(&ruleset).into_iter().map(|leaf| called(leaf, &coverage)).collect::<Vec<_>>();
    let questions = ruleset.questions.iter().map(|it| NamedQuestion::new(it, &coverage)).collect::<Vec<_>>();
    if args.json {
        let output = ShowOutput { identity: &ruleset.identity, digest: ruleset.digest, values, questions };
        serde_json::to_writer_pretty(&mut *console.out, &output).map_err(std::io::Error::from)?;
        writeln!(console.out)?;
    } else {
        console.out.write_all(for_people(console.locale, &ruleset, &values, &questions).as_bytes())?;
    }
    Ok(Exit::Yes)
}

fn for_people(locale: &Locale, ruleset: &Ruleset, values: &[Leaf], questions: &[NamedQuestion]) -> String {
    let identity = &ruleset.identity;
    let title = format!("{} ({})", identity.title, identity.edition);
    let mut text = hung(&format!("{}  ", identity.id), &title, 4);
    let _ = writeln!(text, "digest  {}", ruleset.digest);
    text.push_str(&blocks(&values.iter().map(|leaf| in_words(locale, leaf)).collect::<Vec<_>>()));
    if !questions.is_empty() {
        let _ = writeln!(text, "\n{}", locale.say("explain-questions"));
        for question in questions {
            text.push_str(&asked(locale, question));
        }
    }
    text
}

/// A value with its sentences in the reader's language; names, numbers and units stay those of the file.
fn in_words(locale: &Locale, leaf: &Leaf) -> Leaf {
    // What may be answered stands behind the sentence.
    let said = |value: &String| match value.rfind(" (").filter(|_| value.ends_with(')')) {
        Some(at) if locale.rule(value) == *value => format!("{}{}", locale.rule(&value[..at]), &value[at..]),
        _ => locale.rule(value),
    };
    let parts = leaf.parts.iter().map(|(key, value)| (key.clone(), said(value))).collect();
    Leaf { value: locale.rule(&leaf.value), parts, ..leaf.clone() }
}

/// A question with its readings; the one in force is marked.
fn asked(locale: &Locale, NamedQuestion { question, own, .. }: &NamedQuestion) -> String {
    let mut table = TextTable::default();
    for reading in &question.readings {
        let sign = if reading.name == question.chosen { "●" } else { "○" };
        table.row([format!("{sign} {}", reading.name), locale.rule(&reading.means)]);
    }
    let mark = if *own { format!(" {}", locale.say("explain-own-question")) } else { String::new() };
    let (asks, cite) = (locale.rule(&question.asks), report::cite(locale, &question.cite));
    let asks = hung("  ", &format!("{} ({cite}): {asks}{mark}", question.id), 4);
    asks + &table.within("    ", PAGE)
}

/// The lists whose items have ids.
const LISTS: [&str; 9] =
    ["threshold", "offence", "procedure", "sanction", "award", "end", "standing", "duty", "signal"];

/// How far in the values of a block begin.
const KEYS: usize = 14;

/// The values, a block for each chapter and for each item that has an id.
fn blocks(leaves: &[Leaf]) -> String {
    let mut text = String::new();
    let mut rest = leaves;
    while let Some(first) = rest.first() {
        let block = block(&first.path);
        let end = rest.iter().position(|leaf| self::block(&leaf.path) != block).unwrap_or(rest.len());
        let (own, others) = rest.split_at(end);
        text.push_str(&if is_item(block) { item(block, own) } else { chapter(block, own) });
        rest = others;
    }
    text
}

/// The chapter of a key; what has an id is a block of its own.
fn block(path: &str) -> &str {
    let (name, rest) = path.split_once('.').unwrap_or((path, ""));
    if LISTS.contains(&name) {
        let id = rest.split_once('.').map_or(rest, |(id, _)| id);
        return path.get(..name.len() + 1 + id.len()).unwrap_or(path);
    }
    name.split_once('[').map_or(name, |(name, _)| name)
}

fn is_item(block: &str) -> bool {
    block.split_once('.').is_some_and(|(list, _)| LISTS.contains(&list))
}

/// Keys, paragraphs, values: sentences among the values push nothing aside.
fn chapter(name: &str, leaves: &[Leaf]) -> String {
    let mut table = TextTable::default();
    for leaf in leaves {
        table.row([&leaf.path, leaf.cite.as_str(), &format!("{}{}", leaf.value, reading_note(leaf))]);
    }
    format!("\n[{name}]\n{}", table.within("  ", PAGE))
}

/// An item: its paragraph once, its keys, and what is one of several with its number.
fn item(name: &str, leaves: &[Leaf]) -> String {
    let own = leaves.iter().find(|leaf| !leaf.path.ends_with(']'));
    let basis = own.map(|leaf| format!("  {}{}", leaf.cite, reading_note(leaf))).unwrap_or_default();
    let mut text = format!("\n{}", hung(&format!("[{name}]"), &basis, 4));
    let mut before = "";
    for leaf in leaves {
        let below = leaf.path.strip_prefix(name).unwrap_or(&leaf.path).trim_start_matches('.');
        let (key, number) = below.split_once('[').unwrap_or((below, ""));
        let (key, fact) = key.split_once('.').unwrap_or((key, ""));
        let mark = match (number.strip_suffix(']'), fact) {
            (Some(number), _) => format!("{number}. "),
            (None, "") => String::new(),
            (None, fact) => format!("{fact}: "),
        };
        let basis = match own {
            Some(own) if own.cite == leaf.cite && own.reading == leaf.reading => String::new(),
            _ => format!("  ({}){}", leaf.cite, reading_note(leaf)),
        };
        let label = if key == before { "" } else { key };
        let line = format!("  {label:<KEYS$}{mark}");
        let hang = 2 + KEYS + mark.width();
        text.push_str(&hung(&line, &format!("{}{basis}", said(leaf)), hang));
        before = key;
    }
    text
}

/// A value as a sentence: the condition first, then what is said, then what the console does.
fn said(leaf: &Leaf) -> String {
    let part =
        |wanted: &str| leaf.parts.iter().find(|(key, _)| key == wanted).map(|(_, value)| value.as_str());
    let condition = part("only_if").map(|it| format!("if {it}: ")).unwrap_or_default();
    let mut done: Vec<String> =
        part("do").filter(|done| *done != "say").map(str::to_owned).into_iter().collect();
    let more = leaf.parts.iter().filter(|(key, _)| !["do", "text", "only_if"].contains(&key.as_str()));
    done.extend(more.map(|(key, value)| format!("{key} = {value}")));
    let done = done.join(", ");
    match part("text") {
        Some(text) if done.is_empty() => format!("{condition}{text}"),
        Some(text) => format!("{condition}{text} → {done}"),
        None if part("do").is_some() => format!("{condition}{done}"),
        None => leaf.value.clone(),
    }
}

/// The question and the reading in force, where there is one.
fn reading_note(leaf: &Leaf) -> String {
    leaf.reading.as_ref().map(|it| format!("  [{} = {}]", it.question, it.reading)).unwrap_or_default()
}

/// A text behind what stands on its first line, broken at the page's edge; further lines hang.
fn hung(first: &str, text: &str, hang: usize) -> String {
    super::table::hung(first, text, hang, PAGE)
}

/// A question as it is shown.
#[derive(Serialize)]
struct NamedQuestion {
    #[serde(flatten)]
    question: Question,
    /// Its id in the ruleset.
    #[serde(skip)]
    switch: String,
    /// Whether no fact of the regulation leaves it open, so that it is the console's own.
    own: bool,
}

impl NamedQuestion {
    fn new(question: &Question, coverage: &Coverage) -> Self {
        let id = coverage.name_of(&question.id);
        let own = coverage.is_own(&question.id);
        Self { switch: question.id.clone(), question: Question { id, ..question.clone() }, own }
    }
}

/// A value with the name of the question that it follows from.
fn called(mut leaf: Leaf, coverage: &Coverage) -> Leaf {
    if let Some(reading) = &mut leaf.reading {
        reading.question = coverage.name_of(&reading.question);
    }
    leaf
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_an_id_is_a_block() {
        assert_eq!(block("offence.noise.proven[2]"), "offence.noise");
        assert_eq!(block("penalty.crosses.threshold"), "penalty");
        assert_eq!(block("effects.upheld[1]"), "effects");
        assert_eq!(block("end"), "end");
    }
}
