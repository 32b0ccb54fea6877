//! From a ruleset file to a checked [`Ruleset`], or to everything that is wrong with it at once.
//!
//! serde stops at the first error, and a club secretary who writes a ruleset should not have to start the program
//! twenty times to hear of twenty slips. Therefore nothing here derives `Deserialize` for the file: the file is
//! parsed into a tree with byte spans, and a collecting [`reader::Reader`] walks it chapter by chapter, noting
//! each finding and reading on. Only the words of enums are left to serde. The order is: the files that the ruleset
//! builds on, the regulation's name, the open questions (the leaves need them), the chapters, what must agree across
//! chapters.

mod adjudication;
mod award;
mod book;
mod chain;
mod challenge;
mod check;
mod clock;
mod effects;
mod facts;
mod identity;
mod lateness;
mod leaf;
mod lexicon;
mod measures;
mod merge;
mod nearest;
mod offence;
mod parse;
mod penalty;
mod questions;
mod reader;
mod refs;
mod remedy;
mod results;
mod time;
mod trial;
mod violation;

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use crate::domain::Digest;

use super::{Catalogue, Identity, Question, Ruleset};

use self::book::Book;
use self::chain::Chain;
use self::check::Draft;
use self::reader::Reader;
use self::violation::Finding;

pub(crate) use self::nearest::nearest;
pub use self::violation::{Violation, Violations};

/// Reads and checks a ruleset.
///
/// `name` is the file's name; without folders and `.toml` it must be the ruleset's id. `readings` chooses, by
/// question id (`TSO-Q4`, or `Q4` as in the file), other readings than the file does, as an event may.
///
/// A file that extends another needs [`Catalogue::check`] or [`Catalogue::load`], which know the others.
///
/// # Errors
/// All violations of the file at once; a TOML syntax error alone, since nothing can be read behind it.
pub fn load(name: &str, text: &str, readings: &BTreeMap<String, String>) -> Result<Ruleset, Violations> {
    load_in(None, name, text, readings)
}

/// The same, with the rulesets that this one may extend.
pub(super) fn load_in(
    bases: Option<&Catalogue>,
    name: &str,
    text: &str,
    readings: &BTreeMap<String, String>,
) -> Result<Ruleset, Violations> {
    let (chain, broken) = Chain::of(name, text, bases);
    let (tree, mut changes) = chain.tree(broken.is_some());
    let partial = broken.is_some();
    changes.extend(broken);
    let mut book = Book::new(&chain, changes, partial);
    let mut file = Reader::new(&tree, "", 0..0);
    let identity = identity::read(&mut file, &mut book, name);
    questions::read(&mut file, &mut book, readings);
    let draft = draft(identity, &mut file, &mut book);
    file.close(&mut book);
    check::across(&mut book);
    let (mut found, questions) = book.into_findings();
    let digest = digest(&chain, &questions);
    match draft.finish(digest, questions) {
        Some(ruleset) if found.is_empty() => Ok(ruleset),
        _ => {
            if found.is_empty() {
                // A chapter that fails without a finding is a mistake of the loader's, and must not pass for a ruleset.
                found.push(Finding {
                    span: 0..0,
                    path: "(file)".to_owned(),
                    message: "a chapter could not be read, and the reason was lost".to_owned(),
                    help: "please report this with the file".to_owned(),
                });
            }
            Err(chain.violations(found, bases))
        }
    }
}

/// The ids of the rulesets that a file is made of, its own first; as far as they can be had.
pub(super) fn ids(name: &str, text: &str, bases: &Catalogue) -> Vec<String> {
    Chain::of(name, text, Some(bases)).0.ids().map(str::to_owned).collect()
}

/// All chapters in their order.
fn draft(identity: Option<Identity>, file: &mut Reader<'_>, book: &mut Book<'_>) -> Draft {
    Draft {
        identity,
        time: time::read(file, book),
        clock: clock::read(file, book),
        challenge: challenge::read(file, book),
        hold: challenge::read_hold(file, book),
        slip: challenge::read_slip(file, book),
        adjudication: adjudication::read(file, book),
        verdict: adjudication::read_verdict(file, book),
        effects: effects::read(file, book),
        penalty: penalty::read(file, book),
        lexicon: lexicon::read(file, book),
        start: lateness::read_start(file, book),
        late: lateness::read_late(file, book),
        session: lateness::read_session(file, book),
        thresholds: measures::read_thresholds(file, book),
        offences: offence::read(file, book),
        procedures: measures::read_procedures(file, book),
        sanctions: measures::read_sanctions(file, book),
        awards: award::read(file, book),
        ends: award::read_ends(file, book),
        results: results::read(file, book),
        standings: results::read_standings(file, book),
        late_fix: results::read_late_fix(file, book),
        duties: results::read_duties(file, book),
    }
}

/// The digest of the files' bytes and the readings in force: another reading is another ruleset.
fn digest(chain: &Chain, questions: &[Question]) -> Digest {
    let mut bytes = chain.bytes();
    for question in questions {
        bytes.extend_from_slice(format!("\0{}={}", question.id, question.chosen).as_bytes());
    }
    Digest::of(&bytes)
}
