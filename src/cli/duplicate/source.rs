//! The list and the tiles in which moves are searched: named by an id or as a file, with the index of the list that
//! is kept beside it.
//!
//! The letters of the tiles and those of the list are the same ones, or such as stand for them. For a game that is
//! played at a console, the list is the one that the regulation names, or else one that the organiser has adopted, or
//! any of the language.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::cli::durable::rename;
use crate::cli::lexicon::unknown_list;
use crate::cli::{Problem, Shelf, files, random};
use crate::domain::{Digest, Lot, TableId};
use crate::engine::{Bag, Index, IndexProblem};
use crate::lexicon::{Alphabet, TileSet, WordList, seen, set_of, words_of_set};
use crate::runtime::BestMoves;
use crate::station::FoundMoves;
use crate::tournament::desk::{all, best};
use crate::tournament::{DuplicateGame, LoadedRules, MoveText, State};

/// A list: proved by its manifest where it has one, else by its set's own checksum.
pub(super) struct WordSource {
    /// What it is called in complaints: its id or its file.
    pub(super) name: String,
    /// BLAKE3 of its file.
    pub(super) digest: Digest,
    pub(super) words: SourceWords,
    /// The letters of its language, if a file describes them.
    pub(super) alphabet: Option<Alphabet>,
    /// Where its index is kept, if there is a place.
    pub(super) index: Option<PathBuf>,
}

/// The words of a list, which are needed only to make its index.
pub(super) enum SourceWords {
    Listed(WordList),
    Bare(Vec<String>),
}

impl SourceWords {
    pub(super) fn all(&self) -> Vec<String> {
        match self {
            Self::Listed(list) => list.words(),
            Self::Bare(words) => words.clone(),
        }
    }
}

impl WordSource {
    pub(super) fn open(wanted: &str, shelf: &Shelf) -> Result<Self, Problem> {
        let path = Path::new(wanted);
        if shelf.library.get(wanted).is_none() && (path.is_file() || has_end(path, "fst")) {
            return Self::file(path, shelf);
        }
        let list = shelf.library.get(wanted).ok_or_else(|| unknown_list(wanted, &shelf.library))?;
        let file =
            shelf.volume(wanted).map(|volume| PathBuf::from(volume.file)).filter(|file| file.is_file());
        let folder = match file {
            Some(file) => file.parent().map(Path::to_owned),
            None => etcetera::choose_base_strategy().ok().map(|base| cache(&base)),
        };
        Self::listed(list.clone(), wanted.to_owned(), folder, shelf)
    }

    /// A list that is loaded already; its index is kept with the data of the user.
    pub(super) fn built_in(list: WordList) -> Self {
        let folder = etcetera::choose_base_strategy().ok().map(|base| cache(&base));
        let (name, digest) = (list.id().to_owned(), list.digest());
        let index = folder.map(|folder| folder.join(index_named(list.id(), digest)));
        Self { name, digest, words: SourceWords::Listed(list), alphabet: None, index }
    }

    fn listed(list: WordList, name: String, folder: Option<PathBuf>, shelf: &Shelf) -> Result<Self, Problem> {
        let (digest, alphabet) = (list.digest(), shelf.alphabet(&list.manifest().language)?);
        let index = folder.map(|folder| folder.join(index_named(list.id(), digest)));
        Ok(Self { name, digest, words: SourceWords::Listed(list), alphabet, index })
    }

    /// A set in a file, with its manifest if that lies beside it.
    fn file(path: &Path, shelf: &Shelf) -> Result<Self, Problem> {
        let bytes = files::read(path, files::LIST).map_err(|error| Problem::file(path, &error))?;
        let name = path.display().to_string();
        let text = path.to_string_lossy();
        let stem = set_of(&text).map_or_else(|| path.with_extension(""), PathBuf::from);
        let folder = path.parent().map(Path::to_owned);
        let manifest = stem.with_file_name(format!("{}.toml", file_name(&stem)));
        if let Ok(manifest) = files::text(&manifest, files::SMALL) {
            let list = WordList::open(&manifest, bytes).map_err(|problem| {
                Problem::told(format!("{name}: {problem}"), "bring in the list that is meant")
            })?;
            return Self::listed(list, name, folder, shelf);
        }
        let words = words_of_set(&bytes).ok_or_else(|| {
            let what = format!("{name}: it is no set of words, or a damaged one");
            Problem::told(
                what,
                "`ephor lexicon import` makes a list of a text, of a table or of a dictionary",
            )
        })?;
        let digest = Digest::of(&bytes);
        let index = folder.map(|folder| folder.join(index_named(&file_name(&stem), digest)));
        Ok(Self { name, digest, words: SourceWords::Bare(words), alphabet: None, index })
    }
}

fn cache(base: &impl etcetera::BaseStrategy) -> PathBuf {
    base.cache_dir().join("ephor")
}

/// The file of the index of a list whose set has this digest.
fn index_named(id: &str, set: Digest) -> String {
    format!("{id}.{}.moves", set.short())
}

fn file_name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn has_end(path: &Path, end: &str) -> bool {
    path.extension().is_some_and(|it| it == end)
}

/// The tiles as they are named: a set, or the text of a file.
pub(super) enum Tiles {
    Set(Box<TileSet>),
    File { name: String, text: String },
}

impl Tiles {
    pub(super) fn open(wanted: &str, shelf: &Shelf) -> Result<Self, Problem> {
        let path = Path::new(wanted);
        if !path.is_file() {
            return shelf.tile_set(wanted).map(|set| Self::Set(Box::new(set))).map_err(|_| {
                let what = format!("there is no file and no tile set `{}`", seen(wanted));
                Problem::told(
                    what,
                    "name a file with a line for each letter, `A 1 12`, or a set such as el104",
                )
            });
        }
        Ok(Self::File { name: path.display().to_string(), text: files::text(path, files::SMALL)? })
    }

    /// What it is called in complaints.
    pub(super) fn name(&self) -> &str {
        match self {
            Self::Set(set) => set.id(),
            Self::File { name, .. } => name,
        }
    }
}

/// The index of a list: the one that is kept if it is whole and of this list, else a fresh one, which is kept then.
///
/// One of another list in its place is left alone: somebody has put it there.
pub(super) fn index(source: &WordSource, err: &mut dyn Write) -> Result<Index, Problem> {
    let Some(path) = &source.index else { return made(source) };
    match files::read(path, files::LIST) {
        Ok(bytes) => match Index::from_bytes(&bytes, source.digest) {
            Ok(index) => return Ok(index),
            Err(problem @ IndexProblem::OtherList { .. }) => {
                let what = format!("{}: {problem}, and not of {}", path.display(), source.name);
                return Err(Problem::told(what, "remove it: the right one is made then"));
            }
            Err(problem) => {
                writeln!(err, "warning: {}: {problem}\n  → it is made anew", path.display())?;
            }
        },
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => {
            writeln!(err, "warning: {}: {error}\n  → the index is made for this time", path.display())?;
            return made(source);
        }
    }
    let index = made(source)?;
    if let Err(error) = keep(path, &index.to_bytes()) {
        writeln!(
            err,
            "warning: {}: the index cannot be kept: {error}\n  → it is made anew each time",
            path.display()
        )?;
    }
    Ok(index)
}

/// The index of a list, made for this time.
pub(super) fn made(source: &WordSource) -> Result<Index, Problem> {
    Index::build(source.digest, &source.words.all())
        .map_err(|problem| Problem::told(format!("{}: {problem}", source.name), "take another list"))
}

/// Puts a file in its place in one step.
fn keep(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let part = folder.join(format!(".{name}.part-{}", std::process::id()));
    let written = fs::write(&part, bytes).and_then(|()| rename(&part, path));
    if written.is_err() {
        let _ = fs::remove_file(&part);
    }
    written
}

/// Searches, and keeps what it searches in.
#[derive(Default)]
pub(in crate::cli) struct MoveFinder {
    /// The index of the list that was searched last.
    index: Option<Index>,
    /// A list that no index could be made of.
    useless: Option<Digest>,
}

impl BestMoves for MoveFinder {
    fn seed(&mut self) -> Option<String> {
        random::seed().ok()
    }

    fn writes(&mut self, law: &LoadedRules, game: &DuplicateGame, number: TableId) -> Option<MoveText> {
        let what = format!("practice {} {number}", game.number());
        let mut lot = Lot::new(game.seed.as_deref().unwrap_or_default(), &what);
        // One in twelve has nothing in hand when time is up.
        if lot.below(12) == 0 {
            return None;
        }
        let moves = all(law, game, self.index.as_ref()?)?;
        let among = moves.len().min(1 + 3 * usize::from(number.0));
        moves.get(lot.below(among)).map(|(play, _)| play.clone())
    }

    fn find(&mut self, law: &LoadedRules, state: &State, game: &DuplicateGame) -> Option<FoundMoves> {
        let list = list(law, state)?;
        let digest = list.digest();
        if self.index.as_ref().is_none_or(|index| index.list() != digest) {
            if self.useless == Some(digest) {
                return None;
            }
            // What is said of a kept index that is damaged, or of another list, is of no use on a screen, and neither
            // stops a game: the index is made for it.
            let source = WordSource::built_in(list.clone());
            let kept = index(&source, &mut io::sink()).or_else(|_| made(&source));
            let Ok(index) = kept else {
                self.useless = Some(digest);
                return None;
            };
            self.index = Some(index);
        }
        let moves = best(law, state, game, self.index.as_ref()?)?;
        let (draw, rack) = (game.number(), game.last()?.rack.clone());
        Some(FoundMoves { draw, rack, moves, list: list.id().to_owned(), digest })
    }
}

/// The list whose moves are compared.
fn list<'l>(law: &'l LoadedRules, state: &State) -> Option<&'l WordList> {
    let wanted = law.ruleset.duplicate.as_ref()?.list.value.as_str();
    let adopted = state.adopted.iter().map(|it| it.adoption.source.list.as_str());
    let named = std::iter::once(wanted).chain(adopted).find_map(|id| law.library.get(id));
    let language = law.tiles.alphabet().language();
    named.or_else(|| law.library.iter().find(|list| list.manifest().language == language))
}

/// How positions are written: each letter and the list's for which it stands. Empty where they are the list's own.
#[derive(Default)]
pub(super) struct Spelling(Vec<(char, char)>);

impl Spelling {
    /// What is read, in the list's letters.
    pub(super) fn read(&self, text: &str) -> String {
        text.chars().map(|sign| self.swapped(sign, |(from, to)| (from, to))).collect()
    }

    /// What is said, in the letters in which it was asked.
    pub(super) fn out(&self, text: &str) -> String {
        text.chars().map(|sign| self.swapped(sign, |(from, to)| (to, from))).collect()
    }

    fn swapped(&self, sign: char, way: impl Fn((char, char)) -> (char, char)) -> char {
        let pairs = || self.0.iter().copied().map(&way);
        let capital = pairs().find(|(from, _)| *from == sign).map(|(_, to)| to);
        let small = || pairs().find(|(from, _)| small(*from) == sign).map(|(_, to)| small(to));
        capital.or_else(small).unwrap_or(sign)
    }
}

fn small(letter: char) -> char {
    let mut small = letter.to_lowercase();
    small.next().filter(|_| small.next().is_none()).unwrap_or(letter)
}

/// The tiles with the letters of the list, and how positions are written with them.
pub(super) fn bag(
    tiles: &Tiles,
    source: &WordSource,
    index: &Index,
    err: &mut dyn Write,
) -> Result<(Bag, Spelling), Problem> {
    let name = tiles.name();
    let wrong = |problem: crate::engine::BagProblem| {
        Problem::told(format!("{name}: {problem}"), "put the tiles right")
    };
    let letters = match tiles {
        Tiles::Set(set) => set.tiles().iter().map(|tile| tile.letter).collect(),
        Tiles::File { text, .. } => Bag::letters_of(text).map_err(wrong)?,
    };
    let spelling = spelling(&letters, source, index, name, err)?;
    let bag = match tiles {
        Tiles::Set(set) => Bag::of(set, index.letters().clone()),
        Tiles::File { text, .. } => Bag::read(&spelling.read(text), index.letters().clone()),
    };
    Ok((bag.map_err(wrong)?, spelling))
}

fn spelling(
    letters: &[char],
    source: &WordSource,
    index: &Index,
    tiles: &str,
    err: &mut dyn Write,
) -> Result<Spelling, Problem> {
    let listed = |letter: &&char| index.letters().place(**letter).is_some();
    let of_language = |letter: &&char| source.alphabet.as_ref().is_some_and(|it| it.has(**letter));
    let strange: Vec<char> = letters.iter().filter(|it| !listed(it) && !of_language(it)).copied().collect();
    if strange.is_empty() {
        return Ok(Spelling::default());
    }
    let own = source.alphabet.as_ref().map_or(index.letters().all(), |alphabet| alphabet.letters());
    let in_a_row = ('A'..='Z').take(letters.len()).eq(letters.iter().copied());
    if strange.len() == letters.len() && in_a_row && own.len() == letters.len() {
        return Ok(Spelling(letters.iter().copied().zip(own.iter().copied()).collect()));
    }
    let strange_row: String = strange.iter().flat_map(|&letter| [' ', letter]).collect();
    // Of a list that does not say its language nobody knows which letters it might have.
    if source.alphabet.is_none() && strange.len() < letters.len() {
        writeln!(err, "warning: {}: no word of it has the letters{strange_row} of {tiles}", source.name)?;
        return Ok(Spelling::default());
    }
    let what = format!("{}: the list has not the letters{strange_row} of the tiles {tiles}", source.name);
    Err(Problem::told(what, "take the tiles of the list's language, in capitals, or another list"))
}
