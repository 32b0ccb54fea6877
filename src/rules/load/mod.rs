//! From a ruleset file to a checked [`Ruleset`], or to everything that is wrong with it at once.
//!
//! serde stops at the first error, and a club secretary who writes a ruleset should not have to start the program
//! twenty times to hear of twenty slips. Therefore nothing here derives `Deserialize` for the file: the file is
//! parsed into a tree with byte spans, and a collecting [`reader::Reader`] walks it chapter by chapter, noting
//! each finding and reading on. Only the words of enums are left to serde. The order is: the regulation's name,
//! the open questions (the leaves need them), the chapters, what must agree across chapters.

mod adjudication;
mod book;
mod challenge;
mod check;
mod clock;
mod effects;
mod identity;
mod leaf;
mod lexicon;
mod nearest;
mod parse;
mod penalty;
mod questions;
mod reader;
mod time;
mod violation;

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use toml::de::DeTable;

use crate::domain::Digest;

use super::{Question, Ruleset};

use self::book::Book;
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
/// # Errors
/// All violations of the file at once; a TOML syntax error alone, since nothing can be read behind it.
pub fn load(name: &str, text: &str, readings: &BTreeMap<String, String>) -> Result<Ruleset, Violations> {
    let document = DeTable::parse(text).map_err(|error| {
        let finding = Finding {
            span: error.span().unwrap_or(0..0),
            path: "(file)".to_owned(),
            message: format!("is no TOML: {}", error.message()),
            help: "put this right first; what is behind it cannot be read yet".to_owned(),
        };
        Violations::new(name, text, vec![finding])
    })?;
    let mut book = Book::new();
    let mut file = Reader::new(document.get_ref(), "", 0..0);
    let identity = identity::read(&mut file, &mut book, name);
    questions::read(&mut file, &mut book, readings);
    let draft = Draft {
        identity,
        time: time::read(&mut file, &mut book),
        clock: clock::read(&mut file, &mut book),
        challenge: challenge::read(&mut file, &mut book),
        hold: challenge::read_hold(&mut file, &mut book),
        slip: challenge::read_slip(&mut file, &mut book),
        adjudication: adjudication::read(&mut file, &mut book),
        verdict: adjudication::read_verdict(&mut file, &mut book),
        effects: effects::read(&mut file, &mut book),
        penalty: penalty::read(&mut file, &mut book),
        lexicon: lexicon::read(&mut file, &mut book),
    };
    file.close(&mut book);
    check::across(&mut book);
    let (mut found, questions) = book.into_findings();
    let digest = digest(text, &questions);
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
            Err(Violations::new(name, text, found))
        }
    }
}

/// The digest of the file's bytes and the readings in force: another reading is another ruleset.
fn digest(text: &str, questions: &[Question]) -> Digest {
    let mut bytes = text.as_bytes().to_vec();
    for question in questions {
        bytes.extend_from_slice(format!("\0{}={}", question.id, question.chosen).as_bytes());
    }
    Digest::of(&bytes)
}
