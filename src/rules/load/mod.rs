//! From a ruleset file to a checked [`Ruleset`], or to everything that is wrong with it at once.
//!
//! serde stops at the first error, and a club secretary who writes a ruleset should not have to start the program
//! twenty times to hear of twenty slips. Therefore nothing derives `Deserialize` for the file: it is parsed into a
//! tree with byte spans, and a collecting [`parse::TableReader`] walks it as `table!` declares the chapters, noting
//! each finding and reading on. Only the words of enums are left to serde. What must agree within a chapter stands
//! in the chapter's file. The order is: the files that the ruleset builds on, the open questions (the leaves need
//! them), the chapters, what must agree across chapters.

pub(super) mod across;
pub(super) mod asks;
mod chain;
pub(super) mod diagnostics;
pub(super) mod field;
pub(super) mod parse;
pub(super) mod results;

use std::collections::BTreeMap;

use self::chain::Chain;
use self::diagnostics::{UndecidedQuestion, UnplacedFinding};
use super::{Catalogue, Question, Reading, Ruleset, question_id};
use crate::domain::Digest;

pub(super) use self::across::IdKind;
pub(super) use self::diagnostics::Diagnostics;
pub use self::diagnostics::{Violation, Violations};
pub(super) use self::field::{
    DeclaredTable, SingleValue, TableField, at_least_one, chapter, id, id_of, or_default,
};
pub(super) use self::parse::TableReader;

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
    let mut file = TableReader::new(&tree, "", 0..0);
    read(&mut file, &mut diagnostics, readings);
    diagnostics.across.hold = file.has("hold");
    diagnostics.across.session = file.has("session");
    let ruleset = Ruleset::read_keys(&mut file, &mut diagnostics);
    file.close(&mut diagnostics);
    across::check_across_chapters(&mut diagnostics);
    let (mut found, questions) = diagnostics.into_findings();
    match ruleset {
        Some(ruleset) if found.is_empty() => {
            let published = chain.published();
            Ok(Ruleset { digest: digest(&chain, &questions), published, questions, ..ruleset })
        }
        _ => {
            if found.is_empty() {
                // A chapter that fails without a finding is a mistake of the loader's, and must not pass for a ruleset.
                found.push(UnplacedFinding {
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
    _: &mut TableReader<'_>,
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

fn read(file: &mut TableReader<'_>, diagnostics: &mut Diagnostics<'_>, overrides: &BTreeMap<String, String>) {
    for table in file.tables(diagnostics, "question").unwrap_or_default() {
        if let Some(asked) = question(table, diagnostics) {
            if diagnostics.questions.iter().any(|other| other.id == asked.id) {
                let message = format!("there are two questions `{}`", asked.id);
                diagnostics.complain(asked.span, "question", message, "give each question an id of its own");
            } else {
                diagnostics.questions.push(asked);
            }
        }
    }
    for (id, reading) in overrides {
        choose(diagnostics, id, reading);
    }
}

fn question(mut table: TableReader<'_>, diagnostics: &mut Diagnostics<'_>) -> Option<UndecidedQuestion> {
    let id = table.plain(diagnostics, "id", parse::text);
    let asks = table.plain(diagnostics, "asks", parse::text);
    let cite = table.cite(diagnostics);
    let chosen = table.plain(diagnostics, "chosen", parse::text);
    let readings = table.chapter(diagnostics, "readings").and_then(|readings| {
        let mut means = Vec::new();
        for (name, value) in readings.entries() {
            match parse::text(value) {
                Ok(text) => means.push(Reading { name: name.to_owned(), means: text }),
                Err(wrong) => diagnostics.wrong(value.span(), &readings.at(name), wrong),
            }
        }
        if readings.entries().len() < 2 {
            let help = "write at least two readings: name = \"what it means\"";
            diagnostics.complain(readings.span.clone(), &readings.path, "leave nothing to choose", help);
        }
        (means.len() == readings.entries().len()).then_some(means)
    });
    let by_system = systems(&mut table, diagnostics, readings.as_deref());
    let (span, path) = (table.span.clone(), table.at("chosen"));
    table.close(diagnostics);
    let (id, readings, chosen) = (id?, readings?, chosen?);
    if readings.iter().all(|reading| reading.name != chosen) {
        let names: Vec<&str> = readings.iter().map(|reading| reading.name.as_str()).collect();
        diagnostics.contradiction(
            &path,
            format!("is no reading of `{id}`"),
            format!("use one of {}", names.join(", ")),
        );
    }
    let question = Question {
        id: format!("{}-{id}", diagnostics.short(&span)),
        asks: asks?,
        cite: cite?,
        readings,
        chosen,
        by_system,
    };
    Some(UndecidedQuestion { id, question, span, used: false })
}

/// Which reading each system wants, where it looks words up alone.
fn systems(
    question: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    readings: Option<&[Reading]>,
) -> BTreeMap<String, String> {
    let mut wanted = BTreeMap::new();
    if !question.has("by_system") {
        return wanted;
    }
    let Some(table) = question.chapter(diagnostics, "by_system") else { return wanted };
    for (system, value) in table.entries() {
        let path = table.at(system);
        match parse::text(value) {
            Ok(reading) if readings.is_none_or(|all| all.iter().any(|it| it.name == reading)) => {
                diagnostics.note(path.clone(), value.span());
                diagnostics.across.served.push((path, system.to_owned()));
                wanted.insert(system.to_owned(), reading);
            }
            Ok(reading) => {
                let message = format!("wants `{reading}`, which is no reading of the question");
                diagnostics.complain(value.span(), &path, message, "write the name of one of its readings");
            }
            Err(wrong) => diagnostics.wrong(value.span(), &path, wrong),
        }
    }
    wanted
}

/// Lets an event choose another reading than the file does.
fn choose(diagnostics: &mut Diagnostics<'_>, id: &str, reading: &str) {
    let (path, full) = (format!("(event) {id}"), question_id(id));
    let known: Vec<String> = diagnostics.questions.iter().map(|asked| asked.question.id.clone()).collect();
    let Some(asked) = diagnostics
        .questions
        .iter_mut()
        .find(|asked| asked.id == id || asked.question.id == id || asked.question.id == full)
    else {
        let help = format!("the questions are {}", known.join(", "));
        diagnostics.complain(
            0..0,
            &path,
            "the event chooses a reading of a question that is not in this file",
            help,
        );
        return;
    };
    if asked.question.readings.iter().any(|known| known.name == reading) {
        reading.clone_into(&mut asked.question.chosen);
        return;
    }
    let names: Vec<&str> = asked.question.readings.iter().map(|known| known.name.as_str()).collect();
    let (span, help) = (asked.span.clone(), format!("use one of {}", names.join(", ")));
    diagnostics.complain(
        span,
        &path,
        format!("the event chooses `{reading}`, which is no reading of it"),
        help,
    );
}

#[cfg(test)]
mod tests;
