//! A list: its manifest, its set and its glosses.

use std::collections::BTreeMap;
use std::sync::Arc;

use fst::{IntoStreamer as _, Set, Streamer as _};

use super::short::{
    CARRIED_FROM, GatheredWords, LetterCodes, OnDemand, SHORT, ShortWords, Tail, before_tail, has_tail,
    read_tail,
};
use super::{Figures, Glosses, ListProblem, Manifest, Word};
use crate::domain::Digest;

/// A list: its manifest and its set, and perhaps glosses. A copy shares them.
#[derive(Clone, Debug)]
pub struct WordList(Arc<OpenedList>, Option<Arc<Glosses>>);

#[derive(Debug)]
struct OpenedList {
    manifest: Manifest,
    figures: Figures,
    set: Set<SetBytes>,
    /// All bytes, what stands behind the set too.
    bytes: SetBytes,
    short: OnDemand,
}

impl WordList {
    /// Opens a list if the bytes are those that the manifest speaks of.
    ///
    /// Checked are the BLAKE3 digest, the set's own checksum, and its number of words against the manifest and the
    /// sum of its lengths. The words of each length are not counted again: the digest proves that these are the
    /// bytes the build counted, and a walk costs about 40 ms for 800,000 words where the first verdict has 3 ms.
    /// [`count_again`](Self::count_again) walks.
    pub fn open(manifest: &str, fst: impl Into<SetBytes>) -> Result<Self, ListProblem> {
        Self::of(Manifest::parse(manifest)?, fst.into())
    }

    /// The same with a manifest that was parsed.
    pub(super) fn of(manifest: Manifest, bytes: SetBytes) -> Result<Self, ListProblem> {
        let list = || manifest.id.clone();
        let Some(figures) = manifest.built.clone() else {
            return Err(ListProblem::NotBuilt { list: list() });
        };
        if Digest::of(bytes.as_ref()) != figures.fst {
            return Err(not_these(&manifest, &figures, bytes.as_ref()));
        }
        let damaged = || ListProblem::Damaged { list: list() };
        let tailless = |set: usize| bytes.clone().first(set);
        let set = if has_tail(bytes.as_ref()) {
            before_tail(bytes.as_ref()).map(tailless).ok_or_else(damaged)?
        } else {
            bytes.clone()
        };
        // What comes with the program was proved when it was built.
        let strange = !bytes.are_shipped();
        let set = Set::new(set).map_err(|_| damaged())?;
        // That the digest fits says whose set it is, and not that it is one: of what is none, a walk leads anywhere.
        if strange && set.as_fst().verify().is_err() {
            return Err(damaged());
        }
        let by_length: u64 = figures.lengths.iter().map(|(_, words)| words).sum();
        if set.len() as u64 != figures.words || by_length != figures.words {
            return Err(ListProblem::Figures { list: list() });
        }
        Ok(Self(Arc::new(OpenedList { manifest, figures, set, bytes, short: OnDemand::default() }), None))
    }

    /// With what its source says of its words besides. It decides nothing.
    #[must_use]
    pub fn with_glosses(self, glosses: Glosses) -> Self {
        Self(self.0, Some(Arc::new(glosses)))
    }

    /// Whether its source says something of its words besides.
    pub fn is_glossed(&self) -> bool {
        self.1.is_some()
    }

    /// What its source says of a word, for the referee's eyes. The word is in the letters of the list: NFC, upper case.
    pub fn gloss(&self, word: &str) -> Option<&str> {
        self.1.as_ref()?.of(word)
    }

    /// Whether a word is listed. Allocates nothing, but for the table of short words once.
    pub fn contains(&self, word: &Word) -> bool {
        let OpenedList { set, short, .. } = &*self.0;
        let short =
            if word.tiles() <= SHORT { short.where_worthwhile(|| self.0.short_words()) } else { None };
        short.map_or_else(|| set.contains(word.text()), |short| short.contains(word.text()))
    }

    /// Whether the list speaks of words of this length; one that does not say speaks of all. Of a list that decides
    /// alone more is asked: [`speaks_of`](Self::speaks_of).
    pub fn covers(&self, word: &Word) -> bool {
        self.0.manifest.tiles.is_none_or(|(from, to)| (from..=to).contains(&word.tiles()))
    }

    /// The shortest and the longest word that it speaks of, in tiles: by its manifest, else as far as its words go.
    /// `None` where it has none and does not say.
    pub fn lengths(&self) -> Option<(u8, u8)> {
        let found = &self.0.figures.lengths;
        self.0.manifest.tiles.or_else(|| Some((found.first()?.0, found.last()?.0)))
    }

    /// Whether a word that is not in it is none, as far as its length goes.
    pub fn speaks_of(&self, tiles: u8) -> bool {
        self.lengths().is_some_and(|(from, to)| (from..=to).contains(&tiles))
    }

    /// The id that rulesets name: `sk-b2`.
    pub fn id(&self) -> &str {
        &self.0.manifest.id
    }

    /// What the list says about itself.
    pub fn manifest(&self) -> &Manifest {
        &self.0.manifest
    }

    /// The figures of its build.
    pub fn figures(&self) -> &Figures {
        &self.0.figures
    }

    /// BLAKE3 of the set's bytes: what verdicts name the list by.
    pub fn digest(&self) -> Digest {
        self.0.figures.fst
    }

    /// BLAKE3 of all that bears on a verdict: the set, and what the manifest says of edition, standing, language and
    /// lengths. Two lists with one identity decide the same and say the same of themselves.
    pub fn identity(&self) -> Digest {
        let Manifest { id, edition, authority, language, tiles, name, .. } = &self.0.manifest;
        let tiles = tiles.map_or_else(String::new, |(from, to)| format!("{from}-{to}"));
        let said = [id, name, edition, &authority.to_string(), language, &tiles, &self.digest().to_string()];
        Digest::of(said.map(|it| format!("{it}\n")).concat().as_bytes())
    }

    /// The number of words.
    pub fn len(&self) -> usize {
        self.0.set.len()
    }

    /// Whether it has no words.
    pub fn is_empty(&self) -> bool {
        self.0.set.is_empty()
    }

    /// All words in byte order, copied out: for comparing lists and for tests, not for look-ups.
    pub fn words(&self) -> Vec<String> {
        let mut words = Vec::with_capacity(self.len());
        self.each(|word| words.push(String::from_utf8_lossy(word).into_owned()));
        words
    }

    /// Hands over, in byte order, the words that another list has not got.
    pub fn each_without(&self, other: &Self, mut take: impl FnMut(&str)) {
        let mut stream = self.0.set.op().add(&other.0.set).difference();
        while let Some(word) = stream.next() {
            take(&String::from_utf8_lossy(word));
        }
    }

    /// Walks the whole set and compares the words of each length with the manifest, and the short words with those
    /// behind the set.
    pub fn count_again(&self) -> Result<(), ListProblem> {
        let mut lengths = BTreeMap::<u8, u64>::new();
        self.each(|word| {
            // One letter is one tile; every byte that does not continue a letter starts one.
            let tiles = word.iter().filter(|&&byte| byte & 0b1100_0000 != 0b1000_0000).count();
            *lengths.entry(tiles as u8).or_default() += 1;
        });
        let of_set = |short: &ShortWords| {
            short_words(&self.0.set).is_some_and(|(letters, keys)| short.is_of(&letters, &keys))
        };
        let short = self.0.short.table(|| self.0.short_words());
        if short.map_or(!has_tail(self.0.bytes.as_ref()), of_set)
            && lengths.into_iter().eq(self.0.figures.lengths.iter().copied())
        {
            Ok(())
        } else {
            Err(ListProblem::Figures { list: self.id().to_owned() })
        }
    }

    fn each(&self, mut take: impl FnMut(&[u8])) {
        let mut stream = self.0.set.stream();
        while let Some(word) = stream.next() {
            take(word);
        }
    }
}

impl OpenedList {
    /// The letters and the short words: those behind the set, or of a list without such those that a walk finds.
    fn short_words(&self) -> Option<(LetterCodes, Vec<u32>)> {
        let bytes = self.bytes.as_ref();
        if has_tail(bytes) {
            read_tail(bytes).map(|Tail { letters, keys, .. }| (letters, keys))
        } else {
            (self.set.len() <= CARRIED_FROM).then(|| short_words(&self.set)).flatten()
        }
    }
}

/// The letters of a set and its short words as sorted numbers; `None` where the letters cannot be numbers.
fn short_words<D: AsRef<[u8]>>(set: &Set<D>) -> Option<(LetterCodes, Vec<u32>)> {
    let mut gathered = GatheredWords::default();
    let mut stream = set.stream();
    while let Some(word) = stream.next() {
        gathered.take(std::str::from_utf8(word).ok()?);
    }
    gathered.numbered()
}

/// Why these are not the bytes that the manifest speaks of. The set's own checksum tells a damaged file from a
/// whole one of another edition.
fn not_these(manifest: &Manifest, figures: &Figures, bytes: &[u8]) -> ListProblem {
    let list = manifest.id.clone();
    let tail = read_tail(bytes).filter(|_| has_tail(bytes));
    let length = tail.as_ref().map_or(bytes.len(), |tail| tail.set);
    let sound = Set::new(&bytes[..length]).is_ok_and(|set| {
        // The tail has no checksum of its own, but it must be the tail of this set.
        let own = |tail: Tail| short_words(&set).is_some_and(|(_, keys)| keys == tail.keys);
        set.as_fst().verify().is_ok() && tail.is_none_or(own)
    });
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

/// The bytes of a set: those in the program itself, or such as were read, which copies share.
#[derive(Clone, Debug)]
pub struct SetBytes {
    source: SetSource,
    length: usize,
}

#[derive(Clone, Debug)]
enum SetSource {
    Program(&'static [u8]),
    Read(Arc<Vec<u8>>),
}

impl SetBytes {
    /// The first of them: as many as `length`, where there are so many.
    #[must_use]
    pub fn first(self, length: usize) -> Self {
        Self { length: self.length.min(length), ..self }
    }

    /// Whether they came with the program and were proved when it was built.
    pub fn are_shipped(&self) -> bool {
        matches!(self.source, SetSource::Program(_))
    }
}

impl AsRef<[u8]> for SetBytes {
    fn as_ref(&self) -> &[u8] {
        let all = match &self.source {
            SetSource::Program(bytes) => bytes,
            SetSource::Read(bytes) => bytes.as_slice(),
        };
        &all[..self.length]
    }
}

impl From<&'static [u8]> for SetBytes {
    fn from(bytes: &'static [u8]) -> Self {
        Self { source: SetSource::Program(bytes), length: bytes.len() }
    }
}

impl From<Vec<u8>> for SetBytes {
    fn from(bytes: Vec<u8>) -> Self {
        Self { length: bytes.len(), source: SetSource::Read(Arc::new(bytes)) }
    }
}

/// The words of a set that has no manifest, in byte order; `None` where the bytes are no set of words, or a damaged
/// one. Its own checksum says so, which proves only that it is as it was built.
pub fn words_of_set(bytes: &[u8]) -> Option<Vec<String>> {
    let length = if has_tail(bytes) { before_tail(bytes)? } else { bytes.len() };
    let set = Set::new(bytes.get(..length)?).ok()?;
    set.as_fst().verify().ok()?;
    set.into_stream().into_strs().ok()
}
