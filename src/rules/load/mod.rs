//! From a ruleset file to a checked [`Ruleset`], or to everything that is wrong with it at once.
//!
//! serde stops at the first error, and a club secretary who writes a ruleset should not have to start the program
//! twenty times to hear of twenty slips. Therefore nothing derives `Deserialize` for the file: it is parsed into a tree
//! with byte spans, and a collecting [`reader::Reader`] walks it as `table!` declares the chapters, noting each finding
//! and reading on. Only the words of enums are left to serde. The files here named after chapters hold what must agree
//! within them. The order is: the files that the ruleset builds on, the open questions (the leaves need them), the
//! chapters, what must agree across chapters.

mod across;
pub(super) mod adjudication;
pub(super) mod asks;
pub(super) mod award;
mod chain;
pub(super) mod challenge;
pub(super) mod clock;
mod diagnostics;
pub(super) mod duplicate;
pub(super) mod effects;
mod field;
pub(super) mod identity;
pub(super) mod lateness;
mod leaf;
pub(super) mod lexicon;
pub(super) mod measures;
mod merge;
pub(super) mod offence;
pub(super) mod pairing;
mod parse;
pub(super) mod penalty;
mod questions;
mod reader;
mod refs;
pub(super) mod remedy;
pub(super) mod results;
pub(super) mod signal;
pub(super) mod time;
mod trial;
mod violation;

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use crate::domain::Digest;

use super::{Catalogue, Question, Ruleset};

use self::chain::Chain;
use self::violation::Finding;

pub(super) use self::diagnostics::Diagnostics;
pub(super) use self::field::{Field, Table, Value, at_least_one, chapter, id, id_of, or_default};
pub(super) use self::reader::Reader;
pub(super) use self::refs::List;
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
    let (mut chain, broken) = Chain::of(name, text, bases);
    let (tree, mut changes) = chain.take_tree(broken.is_some());
    let partial = broken.is_some();
    changes.extend(broken);
    let mut diagnostics = Diagnostics::new(&chain, changes, partial);
    let mut file = Reader::new(&tree, "", 0..0);
    questions::read(&mut file, &mut diagnostics, readings);
    diagnostics.across.hold = file.has("hold");
    diagnostics.across.session = file.has("session");
    let ruleset = Ruleset::read_keys(&mut file, &mut diagnostics);
    file.close(&mut diagnostics);
    across::agree(&mut diagnostics);
    let (mut found, questions) = diagnostics.into_findings();
    match ruleset {
        Some(ruleset) if found.is_empty() => {
            let published = chain.published();
            Ok(Ruleset { digest: digest(&chain, &questions), published, questions, ..ruleset })
        }
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

/// What is known only once all chapters are read: the digest, and which of the questions anything depends on.
#[expect(clippy::unnecessary_wraps, reason = "as every reader of a field")]
pub(super) fn at_the_end<T: Default>(
    _: &mut Reader<'_>,
    _: &mut Diagnostics<'_>,
    _: &'static str,
) -> Option<T> {
    Some(T::default())
}

/// The digest of the files' bytes and the readings in force: another reading is another ruleset.
fn digest(chain: &Chain<'_>, questions: &[Question]) -> Digest {
    let mut bytes = chain.bytes();
    for question in questions {
        bytes.extend_from_slice(format!("\0{}={}", question.id, question.chosen).as_bytes());
    }
    Digest::of(&bytes)
}
