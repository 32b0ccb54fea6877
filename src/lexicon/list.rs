//! A word list that has been checked against its manifest.

use std::borrow::Cow;
use std::collections::BTreeMap;

use fst::{Set, Streamer as _};

use super::{Figures, ListProblem, Manifest, Word};
use crate::domain::Digest;

/// A list: its manifest and its set.
#[derive(Clone, Debug)]
pub struct List {
    manifest: Manifest,
    figures: Figures,
    set: Set<Cow<'static, [u8]>>,
}

impl List {
    /// Opens a list if the bytes are those that the manifest speaks of.
    ///
    /// Checked are the BLAKE3 digest, that the set parses, and its number of words against the manifest and the
    /// sum of its lengths. The words of each length are not counted again: the digest proves that these are the
    /// bytes the build counted, and a walk costs about 40 ms for 800,000 words where the first verdict has 3 ms.
    /// [`count_again`](Self::count_again) walks.
    pub fn open(manifest: &str, fst: impl Into<Cow<'static, [u8]>>) -> Result<Self, ListProblem> {
        let manifest = Manifest::parse(manifest)?;
        let bytes = fst.into();
        let list = || manifest.id.clone();
        let Some(figures) = manifest.built.clone() else {
            return Err(ListProblem::NotBuilt { list: list() });
        };
        if Digest::of(&bytes) != figures.fst {
            return Err(not_these(&manifest, &figures, &bytes));
        }
        let set = Set::new(bytes).map_err(|_| ListProblem::Damaged { list: list() })?;
        let by_length: u64 = figures.lengths.iter().map(|(_, words)| words).sum();
        if set.len() as u64 != figures.words || by_length != figures.words {
            return Err(ListProblem::Figures { list: list() });
        }
        Ok(Self { manifest, figures, set })
    }

    /// Whether a word is listed. Allocates nothing.
    pub fn contains(&self, word: &Word) -> bool {
        self.set.contains(word.text())
    }

    /// The id that rulesets name: `sk-b2`.
    pub fn id(&self) -> &str {
        &self.manifest.id
    }

    /// What the list says about itself.
    pub fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    /// The figures of its build.
    pub fn figures(&self) -> &Figures {
        &self.figures
    }

    /// BLAKE3 of the set's bytes: the list's identity in the journal.
    pub fn digest(&self) -> Digest {
        self.figures.fst
    }

    /// The number of words.
    pub fn len(&self) -> usize {
        self.set.len()
    }

    /// Whether it has no words.
    pub fn is_empty(&self) -> bool {
        self.set.is_empty()
    }

    /// All words in byte order, copied out: for comparing lists and for tests, not for look-ups.
    pub fn words(&self) -> Vec<String> {
        let mut words = Vec::with_capacity(self.len());
        self.each(|word| words.push(String::from_utf8_lossy(word).into_owned()));
        words
    }

    /// Walks the whole set and compares the words of each length with the manifest.
    pub fn count_again(&self) -> Result<(), ListProblem> {
        let mut lengths = BTreeMap::<u8, u64>::new();
        self.each(|word| {
            // One letter is one tile; every byte that does not continue a letter starts one.
            let tiles = word.iter().filter(|&&byte| byte & 0b1100_0000 != 0b1000_0000).count();
            *lengths.entry(tiles as u8).or_default() += 1;
        });
        if lengths.into_iter().eq(self.figures.lengths.iter().copied()) {
            Ok(())
        } else {
            Err(ListProblem::Figures { list: self.id().to_owned() })
        }
    }

    fn each(&self, mut take: impl FnMut(&[u8])) {
        let mut stream = self.set.stream();
        while let Some(word) = stream.next() {
            take(word);
        }
    }
}

/// Why these are not the bytes that the manifest speaks of. The set's own checksum tells a damaged file from a
/// whole one of another edition.
fn not_these(manifest: &Manifest, figures: &Figures, bytes: &[u8]) -> ListProblem {
    let list = manifest.id.clone();
    let sound = Set::new(bytes).is_ok_and(|set| set.as_fst().verify().is_ok());
    let found = bytes.len() as u64;
    if sound {
        let edition = manifest.edition.clone();
        ListProblem::OtherEdition { list, edition, found: Digest::of(bytes), expected: figures.fst }
    } else if found < figures.bytes {
        ListProblem::Truncated { list, found, expected: figures.bytes }
    } else {
        ListProblem::Damaged { list }
    }
}
