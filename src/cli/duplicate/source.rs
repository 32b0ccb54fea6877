//! The list and the tiles that somebody names: by an id, or as a file.

use std::path::{Path, PathBuf};

use crate::domain::Digest;
use crate::lexicon::{Alphabet, TileSet, WordList, seen, set_of, words_of_set};

use super::super::files;
use super::super::lexicon::unknown;
use super::super::{Problem, Shelf};

/// A list: proved by its manifest where it has one, else by its set's own checksum.
pub(super) struct Source {
    /// What it is called in complaints: its id or its file.
    pub(super) name: String,
    /// BLAKE3 of its file.
    pub(super) digest: Digest,
    pub(super) words: Words,
    /// The letters of its language, if a file describes them.
    pub(super) alphabet: Option<Alphabet>,
    /// Where its index is kept, if there is a place.
    pub(super) index: Option<PathBuf>,
}

/// The words of a list, which are needed only to make its index.
pub(super) enum Words {
    Listed(WordList),
    Bare(Vec<String>),
}

impl Words {
    pub(super) fn all(&self) -> Vec<String> {
        match self {
            Self::Listed(list) => list.words(),
            Self::Bare(words) => words.clone(),
        }
    }
}

impl Source {
    pub(super) fn open(wanted: &str, shelf: &Shelf) -> Result<Self, Problem> {
        let path = Path::new(wanted);
        if shelf.library.get(wanted).is_none() && (path.is_file() || has_end(path, "fst")) {
            return Self::file(path, shelf);
        }
        let list = shelf.library.get(wanted).ok_or_else(|| unknown(wanted, &shelf.library))?;
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
        Self { name, digest, words: Words::Listed(list), alphabet: None, index }
    }

    fn listed(list: WordList, name: String, folder: Option<PathBuf>, shelf: &Shelf) -> Result<Self, Problem> {
        let (digest, alphabet) = (list.digest(), shelf.alphabet(&list.manifest().language)?);
        let index = folder.map(|folder| folder.join(index_named(list.id(), digest)));
        Ok(Self { name, digest, words: Words::Listed(list), alphabet, index })
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
        Ok(Self { name, digest, words: Words::Bare(words), alphabet: None, index })
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
