//! Builds the set of a list from its words, and the figures of its manifest. The same input gives the same bytes. An
//! addendum adds single words to a list, or strikes them, after it was given out.

use std::collections::{BTreeMap, BTreeSet};

use fst::SetBuilder;
use toml::{Table, Value};

use super::manifest::TABLE;
use super::short::GatheredWords;
use super::{
    Addendum, Alphabet, BOARD, Figures, Glosses, Imported, LineFault, LineProblem, ListProblem, ListStanding,
    Manifest, Word, WordList,
};
use crate::domain::Digest;

/// A list as it goes to disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Built {
    /// The `.fst`: the words' UTF-8, NFC, upper case, in byte order; behind a long list's set its short words.
    pub fst: Vec<u8>,
    /// The `.toml`: as it was, with fresh figures.
    pub manifest: String,
    /// The `.gloss`: what its source says of its words besides, where it says something.
    pub glosses: Option<Vec<u8>>,
}

impl Built {
    /// The same with what its source says of its words, which come in byte order, each once.
    ///
    /// # Errors
    /// Where they come in another order.
    pub fn glossed<'w>(self, words: impl Iterator<Item = (&'w str, &'w str)>) -> Result<Self, ListProblem> {
        let glosses = Glosses::built(Digest::of(&self.fst), words);
        let list = || Manifest::parse(&self.manifest).map(|it| it.id).unwrap_or_default();
        let glosses = glosses.map_err(|_| ListProblem::Damaged { list: list() })?;
        Ok(Self { glosses, ..self })
    }
}

/// Builds a list from the text of its manifest and of its word file.
///
/// A word file has one word a line in any order and case; empty lines and lines that start with `#` are passed
/// over. A word that stands twice is a misreading in an official list, and said; in an advisory one it is merged,
/// since spelling dictionaries have it by design (a noun and a verb that differ in a capital).
pub fn build(manifest_text: &str, words_text: &str, alphabet: &Alphabet) -> Result<Built, ListProblem> {
    let head = Manifest::head(manifest_text);
    let manifest = Manifest::parse(head)?;
    of_language(&manifest, alphabet)?;
    let words = words(&manifest, words_text, alphabet)?;
    let text = Digest::of(words_text.as_bytes());
    assemble(head, &manifest, words.iter().map(|(word, _)| word.as_str()), Some(text))
}

/// Builds a list from what was imported. It needs no word file: the set is the list.
pub fn build_imported(
    manifest_text: &str,
    imported: &Imported,
    alphabet: &Alphabet,
) -> Result<Built, ListProblem> {
    let head = Manifest::head(manifest_text);
    let manifest = Manifest::parse(head)?;
    of_language(&manifest, alphabet)?;
    assemble(head, &manifest, imported.words(), None)
}

/// The set and the manifest of words in byte order, each once.
pub(super) fn assemble<'w>(
    head: &str,
    manifest: &Manifest,
    words: impl Iterator<Item = &'w str>,
    text: Option<Digest>,
) -> Result<Built, ListProblem> {
    let list = manifest.id.clone();
    let mut lengths = BTreeMap::<u8, u64>::new();
    let (mut builder, mut gathered) = (SetBuilder::memory(), GatheredWords::default());
    for word in words {
        *lengths.entry(word.chars().count() as u8).or_default() += 1;
        builder.insert(word).map_err(|_| ListProblem::Damaged { list: list.clone() })?;
        gathered.take(word);
    }
    let found = lengths.values().sum();
    if let Some(declared) = manifest.declared_count.filter(|&declared| declared != found) {
        return Err(ListProblem::Declared { list, declared, found });
    }
    let mut fst = builder.into_inner().map_err(|_| ListProblem::Damaged { list })?;
    fst.extend(gathered.tail());
    let figures = Figures {
        words: found,
        lengths: lengths.into_iter().collect(),
        bytes: fst.len() as u64,
        fst: Digest::of(&fst),
        text,
    };
    let manifest = format!("{}\n\n{}", head.trim_end(), table(&figures));
    Ok(Built { fst, manifest, glosses: None })
}

/// Whether a manifest and an alphabet speak of one language.
pub(super) fn of_language(manifest: &Manifest, alphabet: &Alphabet) -> Result<(), ListProblem> {
    if manifest.language == alphabet.language() {
        return Ok(());
    }
    let (list, language) = (manifest.id.clone(), manifest.language.clone());
    Err(ListProblem::Language { list, language, alphabet: alphabet.language().to_owned() })
}

/// The words with their lengths in tiles, in byte order, each once.
fn words(manifest: &Manifest, text: &str, alphabet: &Alphabet) -> Result<Vec<(String, u8)>, ListProblem> {
    let mut lines = Vec::new();
    let mut words = Vec::new();
    for (index, text) in text.lines().enumerate() {
        if text.trim().is_empty() || text.starts_with('#') {
            continue;
        }
        let problem = |fault: LineFault| LineProblem { line: index + 1, text: text.to_owned(), fault };
        match (alphabet.read(text), manifest.tiles) {
            (Err(problem_of_word), _) => lines.push(problem(problem_of_word.into())),
            (Ok(word), Some((from, to))) if !(from..=to).contains(&word.tiles()) => {
                lines.push(problem(LineFault::Outside { tiles: word.tiles(), from, to }));
            }
            (Ok(word), _) => words.push((word.text().to_owned(), word.tiles(), index + 1)),
        }
    }
    words.sort_unstable();
    if manifest.authority != ListStanding::Advisory {
        let twice = words.windows(2).filter(|pair| pair[0].0 == pair[1].0);
        lines.extend(twice.map(|pair| LineProblem {
            line: pair[1].2,
            text: pair[1].0.clone(),
            fault: LineFault::Twice,
        }));
    }
    if !lines.is_empty() {
        lines.sort_by_key(|line| line.line);
        return Err(ListProblem::Lines { list: manifest.id.clone(), lines });
    }
    words.dedup_by(|a, b| a.0 == b.0);
    Ok(words.into_iter().map(|(word, tiles, _)| (word, tiles)).collect())
}

fn table(figures: &Figures) -> String {
    let Figures { words, lengths, bytes, fst, text } = figures;
    let lengths: Vec<String> = lengths.iter().map(|(tiles, words)| format!("[{tiles}, {words}]")).collect();
    let lengths = lengths.join(", ");
    let (of, text) = match text {
        Some(text) => ("one .fst and one .txt", format!("text = \"{text}\"\n")),
        None => ("one .fst", String::new()),
    };
    format!(
        "{TABLE}\n# Written by the build, for exactly {of}: do not edit.\nwords = {words}\n\
         lengths = [{lengths}]\nbytes = {bytes}\nfst = \"{fst}\"\n{text}"
    )
}

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
    list: &WordList,
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
fn read(list: &WordList, amendment: &Amendment<'_>, alphabet: &Alphabet) -> Result<Addendum, ListProblem> {
    let id = || list.id().to_owned();
    let Amendment { in_force, source, text } = *amendment;
    let (mut added, mut struck, mut lines) = (BTreeSet::new(), BTreeSet::new(), Vec::new());
    for (index, line) in text.lines().enumerate() {
        let line = line.trim_start_matches('\u{feff}').trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let fault = match change(list, line, alphabet) {
            Ok((AddendumChange::Add, word)) => {
                (!added.insert(word.text().to_owned())).then_some(LineFault::Twice)
            }
            Ok((AddendumChange::Strike, word)) => {
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
enum AddendumChange {
    Add,
    Strike,
}

/// What a line says of a list, if it can be so.
fn change(list: &WordList, line: &str, alphabet: &Alphabet) -> Result<(AddendumChange, Word), LineFault> {
    let (change, typed) = if let Some(typed) = line.strip_prefix('+') {
        (AddendumChange::Add, typed)
    } else {
        // As a word processor makes it of the hyphen too.
        (AddendumChange::Strike, line.strip_prefix(['-', '−', '–']).ok_or(LineFault::Unsigned)?)
    };
    let word = alphabet.read(typed)?;
    // A word of another length would make the list speak of all words of that length.
    let (from, to) = list.lengths().unwrap_or((2, BOARD));
    let tiles = word.tiles();
    if !(from..=to).contains(&tiles) {
        return Err(LineFault::Outside { tiles, from, to });
    }
    match (change, list.contains(&word)) {
        (AddendumChange::Add, true) => Err(LineFault::Listed),
        (AddendumChange::Strike, false) => Err(LineFault::NotListed),
        (change, true | false) => Ok((change, word)),
    }
}

/// The manifest above the figures, with the addendum: what its publisher said of the edition is kept, except how many
/// words it has.
fn head(old: &str, list: &WordList, addendum: &Addendum) -> Result<String, String> {
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
