//! `ephor ruleset explain`: what a paragraph means to the console.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::rules::{Leaf, Question, Ruleset, leaves, nearest, paragraph};

use super::super::args::Folders;
use super::show::{asked, table};
use super::{Console, Exit, Problem, Shelf};

/// How many paragraphs are offered in place of one that is not known.
const OFFERED: usize = 8;

pub(in crate::cli) fn explain(
    wanted: &str,
    folders: &Folders,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let shelf = Shelf::open(folders)?;
    let all: Vec<Ruleset> =
        shelf.rulesets.ids().filter_map(|id| shelf.rulesets.load(id, &BTreeMap::new()).ok()).collect();
    let mut text = String::new();
    for ruleset in &all {
        let (leaves, questions) = about(ruleset, wanted);
        if leaves.is_empty() && questions.is_empty() {
            continue;
        }
        let identity = &ruleset.identity;
        let gap = if text.is_empty() { "" } else { "\n" };
        let _ = writeln!(text, "{gap}{} in {} ({})", wanted.trim(), identity.title, identity.id);
        text.push_str(&table(&leaves).text("  "));
        for question in questions {
            let _ = write!(text, "\n{}", asked(question));
        }
    }
    if text.is_empty() {
        return Err(unknown(wanted, &all));
    }
    console.out.write_all(text.as_bytes())?;
    Ok(Exit::Yes)
}

/// What rests on a paragraph, follows from a question, or stands under a key.
fn about<'r>(ruleset: &'r Ruleset, wanted: &str) -> (Vec<Leaf>, Vec<&'r Question>) {
    let wanted = wanted.trim();
    let mut found = paragraph(ruleset, wanted);
    let asked = |question: &&Question| question.id.eq_ignore_ascii_case(wanted);
    let named = ruleset.questions.iter().find(asked).map(|question| question.id.as_str());
    if found.is_empty() {
        let follows = |leaf: &Leaf| {
            leaf.reading.as_ref().is_some_and(|reading| Some(reading.question.as_str()) == named)
        };
        let under = |leaf: &Leaf| {
            leaf.path.strip_prefix(wanted).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
        };
        found = leaves(ruleset).into_iter().filter(|leaf| follows(leaf) || under(leaf)).collect();
    }
    let open: BTreeSet<&str> = found
        .iter()
        .filter_map(|leaf| leaf.reading.as_ref())
        .map(|reading| reading.question.as_str())
        .chain(named)
        .collect();
    let questions = ruleset.questions.iter().filter(|question| open.contains(question.id.as_str())).collect();
    (found, questions)
}

/// The paragraphs that stand beside the wanted one, else the nearest key or regulation.
fn unknown(wanted: &str, all: &[Ruleset]) -> Problem {
    let wanted = wanted.trim();
    let what = format!("nothing of the console rests on “{wanted}”");
    let mut shorter = wanted;
    while let Some((before, _)) = shorter.rsplit_once(['.', ' ']) {
        shorter = before.trim_end();
        let beside: BTreeSet<String> = all
            .iter()
            .filter(|_| shorter.contains(|c: char| c.is_ascii_digit()))
            .flat_map(|ruleset| paragraph(ruleset, shorter))
            .map(|leaf| leaf.cite.to_string())
            .collect();
        if !beside.is_empty() {
            let some: Vec<String> = beside.into_iter().take(OFFERED).collect();
            return Problem::told(what, format!("the nearest are: {}", some.join("; ")));
        }
    }
    let paths: BTreeSet<String> = all
        .iter()
        .flat_map(|ruleset| {
            let questions = ruleset.questions.iter().map(|question| question.id.clone());
            leaves(ruleset).into_iter().map(|leaf| leaf.path).chain(questions)
        })
        .collect();
    if let Some(near) = nearest(wanted, paths.iter().map(String::as_str)) {
        return Problem::told(what, format!("did you mean `{near}`?"));
    }
    let shorts: Vec<String> = all.iter().map(|it| format!("{} 3.1", it.identity.short)).collect();
    Problem::told(what, format!("write a paragraph like {}", shorts.join(" or ")))
}
