//! `ephor ruleset show`: every value with its paragraph.

use std::fmt::Write as _;

use serde::Serialize;

use crate::domain::Digest;
use crate::locale::Locale;
use crate::report;
use crate::rules::{Identity, Leaf, Ruleset, leaves};

use super::super::args::{Folders, reading};
use super::super::table::{PAGE, Table};
use super::layout::{blocks, hung};
use super::names::{Named, called};
use super::{Console, Exit, Problem, Shelf};

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
    questions: Vec<Named>,
}

pub(in crate::cli) fn show(
    args: &ShowArgs,
    folders: &Folders,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let coverage = super::coverage()?;
    let readings = args.reading.iter().cloned().collect();
    let shelf = Shelf::open(folders)?;
    shelf.warn(console.err)?;
    let ruleset = shelf.rulesets.load(&args.id, &readings)?;
    let values = leaves(&ruleset).into_iter().map(|leaf| called(leaf, &coverage)).collect::<Vec<_>>();
    let questions = ruleset.questions.iter().map(|it| Named::new(it, &coverage)).collect::<Vec<_>>();
    if args.json {
        let output = ShowOutput { identity: &ruleset.identity, digest: ruleset.digest, values, questions };
        serde_json::to_writer_pretty(&mut *console.out, &output).map_err(std::io::Error::from)?;
        writeln!(console.out)?;
    } else {
        console.out.write_all(for_people(console.locale, &ruleset, &values, &questions).as_bytes())?;
    }
    Ok(Exit::Yes)
}

fn for_people(locale: &Locale, ruleset: &Ruleset, values: &[Leaf], questions: &[Named]) -> String {
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
pub(super) fn asked(locale: &Locale, Named { question, own, .. }: &Named) -> String {
    let mut table = Table::default();
    for reading in &question.readings {
        let sign = if reading.name == question.chosen { "●" } else { "○" };
        table.row([format!("{sign} {}", reading.name), locale.rule(&reading.means)]);
    }
    let mark = if *own { format!(" {}", locale.say("explain-own-question")) } else { String::new() };
    let (asks, cite) = (locale.rule(&question.asks), report::cite(locale, &question.cite));
    let asks = hung("  ", &format!("{} ({cite}): {asks}{mark}", question.id), 4);
    asks + &table.within("    ", PAGE)
}
