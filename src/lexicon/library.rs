//! The lists that are installed.

use std::collections::BTreeMap;
use std::fmt;

use super::{List, ListProblem};
use crate::domain::Digest;

/// The installed lists by id.
#[derive(Clone, Debug, Default)]
pub struct Library {
    lists: BTreeMap<String, List>,
}

/// A file of a lexicon directory that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileProblem {
    /// The file, or the list where the lists were not read from files.
    pub file: String,
    /// What is wrong and what to do.
    pub what: String,
}

/// Everything that is wrong with some lists, at once. The library is not used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct LibraryProblem(pub Vec<FileProblem>);

impl fmt::Display for LibraryProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.0.iter().enumerate() {
            let line_end = if index == 0 { "" } else { "\n" };
            write!(f, "{line_end}{}: {}", problem.file, problem.what)?;
        }
        Ok(())
    }
}

impl Library {
    /// A library of some lists. Two lists with one id are a problem: nobody could say which decided.
    pub fn with(lists: impl IntoIterator<Item = List>) -> Result<Self, LibraryProblem> {
        let mut library = Self::default();
        let named = lists.into_iter().map(|list| (list.id().to_owned(), Ok(list)));
        library.take(named)?;
        Ok(library)
    }

    /// A library of the `x.toml` and `x.fst` pairs among some files; other files are passed over. Every problem
    /// is reported at once.
    pub fn from_files<P: Into<String>>(
        files: impl IntoIterator<Item = (P, Vec<u8>)>,
    ) -> Result<Self, LibraryProblem> {
        let mut pairs = BTreeMap::<String, (Option<Vec<u8>>, Option<Vec<u8>>)>::new();
        for (path, bytes) in files {
            let path: String = path.into();
            let name = path.rsplit(['/', '\\']).next().unwrap_or_default();
            if name == "tiles.toml" {
                continue;
            }
            if let Some(stem) = path.strip_suffix(".toml") {
                pairs.entry(stem.to_owned()).or_default().0 = Some(bytes);
            } else if let Some(stem) = path.strip_suffix(".fst") {
                pairs.entry(stem.to_owned()).or_default().1 = Some(bytes);
            }
        }
        let mut library = Self::default();
        library.take(pairs.into_iter().map(|(stem, pair)| match pair {
            (Some(manifest), Some(fst)) => (format!("{stem}.fst"), open(manifest, fst)),
            (Some(_), None) => {
                (format!("{stem}.toml"), Err(format!("there is no {stem}.fst beside it: build the list")))
            }
            (None, _) => {
                (format!("{stem}.fst"), Err(format!("there is no {stem}.toml beside it: add the manifest")))
            }
        }))?;
        Ok(library)
    }

    /// This library with the lists of another in place of its own of the same id: an organiser's newer edition
    /// goes before the one that was shipped.
    #[must_use]
    pub fn overlaid_with(mut self, newer: Self) -> Self {
        self.lists.extend(newer.lists);
        self
    }

    /// The list with an id.
    pub fn get(&self, id: &str) -> Option<&List> {
        self.lists.get(id)
    }

    /// The lists in the order of their ids.
    pub fn iter(&self) -> impl Iterator<Item = &List> {
        self.lists.values()
    }

    /// How many lists there are.
    pub fn len(&self) -> usize {
        self.lists.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.lists.is_empty()
    }

    /// One digest of what is installed: BLAKE3 over a line `id standing digest` for each list, in the order of the
    /// ids. Two consoles with the same one give the same findings under the same ruleset.
    pub fn digest(&self) -> Digest {
        let line = |list: &List| format!("{} {} {}\n", list.id(), list.manifest().authority, list.digest());
        Digest::of(self.iter().map(line).collect::<String>().as_bytes())
    }

    /// Adds what opened; collects what did not.
    fn take(
        &mut self,
        opened: impl Iterator<Item = (String, Result<List, String>)>,
    ) -> Result<(), LibraryProblem> {
        let mut problems = Vec::new();
        for (file, list) in opened {
            match list {
                Ok(list) if self.lists.contains_key(list.id()) => {
                    let what = format!("another list has the id {} too: remove one of them", list.id());
                    problems.push(FileProblem { file, what });
                }
                Ok(list) => {
                    self.lists.insert(list.id().to_owned(), list);
                }
                Err(what) => problems.push(FileProblem { file, what }),
            }
        }
        if problems.is_empty() { Ok(()) } else { Err(LibraryProblem(problems)) }
    }
}

/// Opens a pair of files.
fn open(manifest: Vec<u8>, fst: Vec<u8>) -> Result<List, String> {
    let manifest = String::from_utf8(manifest)
        .map_err(|_| ListProblem::Manifest { what: "it is not UTF-8: save it again as UTF-8".to_owned() });
    manifest.and_then(|manifest| List::open(&manifest, fst)).map_err(|problem| problem.to_string())
}
