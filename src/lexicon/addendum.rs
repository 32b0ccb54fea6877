//! Addenda: single words that are added to a list, or struck from it, after it was given out.

use std::collections::BTreeSet;

use toml::{Table, Value};

use super::build::{assemble, of_language};
use super::{Addendum, Alphabet, BOARD, Built, LineFault, LineProblem, List, ListProblem, Manifest, Word};
use crate::domain::Digest;

/// An addendum as it came.
#[derive(Clone, Copy, Debug)]
pub struct Amendment<'a> {
    /// In force since, `YYYY-MM-DD`.
    pub in_force: &'a str,
    /// The document that it is from.
    pub source: &'a str,
    /// A word a line, with `+` before what is added and `-` before what is struck; empty lines and lines that begin
    /// with `#` are passed over.
    pub text: &'a str,
}

/// A list with an addendum to it, from the text of its manifest and the list itself.
///
/// It is an edition of its own, called the old one and the day, with a digest of its own: whoever looks a word up asks
/// one list as ever, and every verdict says which. What came in and went out stands in its manifest. An addendum that
/// does not fit the list (a word that is there already, or is not there to be struck) is one to another edition, and
/// nothing of it is taken.
pub fn amend(
    manifest_text: &str,
    list: &List,
    amendment: &Amendment<'_>,
    alphabet: &Alphabet,
) -> Result<Built, ListProblem> {
    of_language(list.manifest(), alphabet)?;
    let addendum = read(list, amendment, alphabet)?;
    let mut words: BTreeSet<String> = list.words().into_iter().collect();
    for word in &addendum.struck {
        words.remove(word);
    }
    words.extend(addendum.added.iter().cloned());
    if words.is_empty() {
        return Err(ListProblem::Emptied { list: list.id().to_owned() });
    }
    let head = head(Manifest::head(manifest_text), list, &addendum)
        .map_err(|what| ListProblem::Manifest { what })?;
    assemble(&head, &Manifest::parse(&head)?, words.iter().map(String::as_str), None)
}

/// What an addendum to a list says.
fn read(list: &List, amendment: &Amendment<'_>, alphabet: &Alphabet) -> Result<Addendum, ListProblem> {
    let id = || list.id().to_owned();
    let Amendment { in_force, source, text } = *amendment;
    let (mut added, mut struck, mut lines) = (BTreeSet::new(), BTreeSet::new(), Vec::new());
    for (index, line) in text.lines().enumerate() {
        let line = line.trim_start_matches('\u{feff}').trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let fault = match change(list, line, alphabet) {
            Ok((Change::Add, word)) => (!added.insert(word.text().to_owned())).then_some(LineFault::Twice),
            Ok((Change::Strike, word)) => {
                (!struck.insert(word.text().to_owned())).then_some(LineFault::Twice)
            }
            Err(fault) => Some(fault),
        };
        lines.extend(fault.map(|fault| LineProblem { line: index + 1, text: line.to_owned(), fault }));
    }
    if !lines.is_empty() {
        return Err(ListProblem::Lines { list: id(), lines });
    }
    if added.is_empty() && struck.is_empty() {
        return Err(ListProblem::NoChange { list: id() });
    }
    let since = &list.manifest().in_force;
    if in_force < since.as_str() {
        return Err(ListProblem::Older { list: id(), in_force: in_force.to_owned(), since: since.clone() });
    }
    Ok(Addendum {
        in_force: in_force.to_owned(),
        source: source.to_owned(),
        text: Digest::of(text.as_bytes()),
        added: added.into_iter().collect(),
        struck: struck.into_iter().collect(),
    })
}

/// What becomes of a word.
enum Change {
    Add,
    Strike,
}

/// What a line says of a list, if it can be so.
fn change(list: &List, line: &str, alphabet: &Alphabet) -> Result<(Change, Word), LineFault> {
    let (change, typed) = if let Some(typed) = line.strip_prefix('+') {
        (Change::Add, typed)
    } else {
        // As a word processor makes it of the hyphen too.
        (Change::Strike, line.strip_prefix(['-', '−', '–']).ok_or(LineFault::Unsigned)?)
    };
    let word = alphabet.read(typed)?;
    // A word of another length would make the list speak of all words of that length.
    let (from, to) = list.lengths().unwrap_or((2, BOARD));
    let tiles = word.tiles();
    if !(from..=to).contains(&tiles) {
        return Err(LineFault::Outside { tiles, from, to });
    }
    match (change, list.contains(&word)) {
        (Change::Add, true) => Err(LineFault::Listed),
        (Change::Strike, false) => Err(LineFault::NotListed),
        (change, true | false) => Ok((change, word)),
    }
}

/// The manifest above the figures, with the addendum: what its publisher said of the edition is kept, except how many
/// words it has.
fn head(old: &str, list: &List, addendum: &Addendum) -> Result<String, String> {
    let manifest = list.manifest();
    let mut table: Table = toml::from_str(old).map_err(|error| error.message().to_owned())?;
    let edition = format!("{} + {}", manifest.edition, addendum.in_force);
    table.insert("edition".to_owned(), edition.into());
    table.insert("in_force".to_owned(), addendum.in_force.clone().into());
    table.remove("declared_count");
    if let Some((from, to)) = list.lengths() {
        table.insert("tiles".to_owned(), Value::Array(vec![i64::from(from).into(), i64::from(to).into()]));
    }
    let addenda = manifest.addenda.iter().chain([addendum]).map(Value::try_from);
    let addenda = addenda.collect::<Result<Vec<_>, _>>().map_err(|error| error.to_string())?;
    table.insert("addenda".to_owned(), Value::Array(addenda));
    let text = toml::to_string(&table).map_err(|error| error.to_string())?;
    Ok(format!("# Written by `ephor lexicon amend`.\n{text}"))
}
