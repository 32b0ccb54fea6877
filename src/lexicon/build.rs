//! Builds the set of a list from its words, and the figures of its manifest. The same input gives the same bytes.

use std::collections::BTreeMap;

use fst::SetBuilder;

use super::manifest::TABLE;
use super::short::Gathered;
use super::{Alphabet, Figures, Glosses, Imported, LineFault, LineProblem, ListProblem, Manifest, Standing};
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
    let (mut builder, mut gathered) = (SetBuilder::memory(), Gathered::default());
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
    if manifest.authority != Standing::Advisory {
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
