//! The lists that are installed.

use std::collections::BTreeMap;
use std::fmt;

use super::{List, ListProblem, Manifest, Standing};
use crate::domain::Digest;

/// The installed lists by id.
#[derive(Clone, Debug, Default)]
pub struct Library {
    lists: BTreeMap<String, List>,
    /// No id in it is in `lists`.
    left_out: Vec<LeftOut>,
}

/// A list that is there and not sound. It is never asked, and neither is another one of its id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// The id in its manifest; the name of its file where the manifest cannot be read.
    pub id: String,
    /// Its language, as its manifest says; empty where the manifest cannot be read.
    pub language: String,
    /// What is wrong.
    pub problem: FileProblem,
    /// What it would be if it were sound: its standing, and BLAKE3 of its set as the manifest says and as it is.
    claims: Option<(Standing, [Digest; 2])>,
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
        library.take(named);
        library.whole().map(|()| library)
    }

    /// A library of the `x.toml` and `x.fst` pairs among some files; other files are passed over. Every problem
    /// is reported at once.
    pub fn from_files<P: Into<String>>(
        files: impl IntoIterator<Item = (P, Vec<u8>)>,
    ) -> Result<Self, LibraryProblem> {
        let library = Self::sound_of(files);
        library.whole().map(|()| library)
    }

    /// What is sound among some files. What is not is [left out](Self::left_out) by name.
    pub fn sound_of<P: Into<String>>(files: impl IntoIterator<Item = (P, Vec<u8>)>) -> Self {
        let mut pairs = BTreeMap::<String, Pair>::new();
        let mut named = BTreeMap::<String, Vec<u8>>::new();
        for (path, bytes) in files {
            let path: String = path.into();
            let name = path.rsplit(['/', '\\']).next().unwrap_or_default();
            if name == "tiles.toml" {
                continue;
            }
            if let Some(stem) = path.strip_suffix(".toml") {
                pairs.entry(stem.to_owned()).or_default().0 = Some(bytes);
            } else if set_of(&path).is_some() {
                named.insert(path, bytes);
            } else if let Some(stem) = path.strip_suffix(".fst") {
                pairs.entry(stem.to_owned()).or_default().1 = Some(bytes);
            }
        }
        for (stem, (manifest, fst)) in &mut pairs {
            let own = manifest.as_deref().and_then(|manifest| set_named(stem, manifest));
            if let Some(own) = own.and_then(|own| named.remove(&own)) {
                *fst = Some(own);
            }
        }
        let mut library = Self::default();
        library.take(pairs.into_iter().map(|(stem, pair)| opened(&stem, pair)));
        library
    }

    /// Everything that is wrong, if anything was left out.
    pub fn whole(&self) -> Result<(), LibraryProblem> {
        if self.left_out.is_empty() {
            return Ok(());
        }
        Err(LibraryProblem(self.left_out.iter().map(|left| left.problem.clone()).collect()))
    }

    /// This library with the lists of another in place of its own of the same id: an organiser's newer edition
    /// goes before the one that was shipped. If the newer one is not sound, the older does not come back in its place.
    #[must_use]
    pub fn overlaid_with(mut self, newer: Self) -> Self {
        self.left_out.retain(|left| newer.get(&left.id).is_none());
        self.lists.extend(newer.lists);
        self.left_out.extend(newer.left_out);
        self.keep_apart();
        self
    }

    /// The lists with some ids and languages, and what was left out of them.
    #[must_use]
    pub fn narrowed(&self, wanted: impl Fn(&str, &str) -> bool) -> Self {
        let lists = self.lists.iter().filter(|(id, list)| wanted(id, &list.manifest().language));
        Self {
            lists: lists.map(|(id, list)| (id.clone(), list.clone())).collect(),
            left_out: self.left_out.iter().filter(|left| wanted(&left.id, &left.language)).cloned().collect(),
        }
    }

    /// What is there and not sound, in the order of the files.
    pub fn left_out(&self) -> &[LeftOut] {
        &self.left_out
    }

    /// Whether a list with this id is there and not sound.
    pub fn is_damaged(&self, id: &str) -> bool {
        self.left_out.iter().any(|left| left.id == id)
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
    /// ids. Two consoles with the same one give the same findings under the same ruleset. What was left out counts as
    /// what its manifest says that it is: damage does not make another library of it.
    pub fn digest(&self) -> Digest {
        self.digest_with(&vec![0; self.left_out.len()])
    }

    /// Whether this may be the library with that digest, once what was left out is sound again: each of those is
    /// what its manifest or what its set says.
    pub fn may_be(&self, digest: Digest) -> bool {
        /// So many damaged lists are tried in all ways.
        const TRIED: usize = 8;
        let count = self.left_out.len().min(TRIED);
        (0..1_usize << count).any(|ways| {
            let which: Vec<usize> = (0..self.left_out.len()).map(|at| ways >> at & 1).collect();
            self.digest_with(&which) == digest
        })
    }

    /// The digest where each list that was left out makes one of its two claims.
    fn digest_with(&self, which: &[usize]) -> Digest {
        let sound = self.iter().map(|list| (list.id(), list.manifest().authority, list.digest()));
        let claimed = self.left_out.iter().zip(which).filter_map(|(left, which)| {
            let (standing, digests) = left.claims.as_ref()?;
            Some((left.id.as_str(), *standing, *digests.get(*which)?))
        });
        let mut lines: Vec<_> = sound.chain(claimed).collect();
        lines.sort_by_key(|line| line.0);
        let line = |(id, standing, digest): (&str, Standing, Digest)| format!("{id} {standing} {digest}\n");
        Digest::of(lines.into_iter().map(line).collect::<String>().as_bytes())
    }

    /// Adds what opened, leaves out what did not.
    fn take(&mut self, opened: impl Iterator<Item = (String, Result<List, LeftOut>)>) {
        for (file, list) in opened {
            match list {
                Ok(list) if self.lists.contains_key(list.id()) => {
                    let what = format!("another list has the id {} too: remove one of them", list.id());
                    let claims = Some((list.manifest().authority, [list.digest(); 2]));
                    let (id, language) = (list.id().to_owned(), list.manifest().language.clone());
                    self.left_out.push(LeftOut { id, language, problem: FileProblem { file, what }, claims });
                }
                Ok(list) => {
                    self.lists.insert(list.id().to_owned(), list);
                }
                Err(left) => self.left_out.push(left),
            }
        }
        self.keep_apart();
    }

    /// Nobody could say whether the sound list of an id was meant or the other one.
    fn keep_apart(&mut self) {
        for left in &self.left_out {
            self.lists.remove(&left.id);
        }
    }
}

/// The set that belongs to a manifest and to no other edition: `sk-words.0123456789ab.fst` for `sk-words`, after the
/// digest in the manifest. An import writes it before the manifest, so that the old edition is whole until the new
/// one is. Without such a file the set is `sk-words.fst`.
pub fn set_named(stem: &str, manifest: &[u8]) -> Option<String> {
    let figures = Manifest::parse(std::str::from_utf8(manifest).ok()?).ok()?.built?;
    Some(format!("{stem}.{}.fst", figures.fst.short()))
}

/// The stem in the name of a set that is named after its digest. Without a manifest that speaks of it such a set is
/// what is left of another edition, and is passed over.
pub fn set_of(path: &str) -> Option<&str> {
    let (stem, digest) = path.strip_suffix(".fst")?.rsplit_once('.')?;
    let hex = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    (digest.len() == 12 && digest.bytes().all(hex)).then_some(stem)
}

/// A manifest and a set, whichever of them there is.
type Pair = (Option<Vec<u8>>, Option<Vec<u8>>);

/// Opens a pair of files; gives the file that is to blame where it cannot be opened.
fn opened(stem: &str, (manifest, fst): Pair) -> (String, Result<List, LeftOut>) {
    let set = fst.as_deref().map(Digest::of);
    let head = manifest.as_deref().and_then(|text| Manifest::parse(std::str::from_utf8(text).ok()?).ok());
    let (file, opened) = match (manifest, fst) {
        (Some(manifest), Some(fst)) => (format!("{stem}.fst"), open(manifest, fst)),
        (Some(_), None) => {
            (format!("{stem}.toml"), Err(format!("there is no {stem}.fst beside it: build the list")))
        }
        (None, _) => {
            (format!("{stem}.fst"), Err(format!("there is no {stem}.toml beside it: add the manifest")))
        }
    };
    let opened = opened.map_err(|what| {
        let name = || stem.rsplit(['/', '\\']).next().unwrap_or_default().to_owned();
        let claims = head.as_ref().and_then(|head| {
            let said = head.built.as_ref()?.fst;
            Some((head.authority, [said, set.unwrap_or(said)]))
        });
        let problem = FileProblem { file: file.clone(), what };
        let language = head.as_ref().map(|head| head.language.clone()).unwrap_or_default();
        LeftOut { id: head.map_or_else(name, |head| head.id), language, problem, claims }
    });
    (file, opened)
}

/// Opens a pair of files.
fn open(manifest: Vec<u8>, fst: Vec<u8>) -> Result<List, String> {
    let manifest = String::from_utf8(manifest)
        .map_err(|_| ListProblem::Manifest { what: "it is not UTF-8: save it again as UTF-8".to_owned() });
    manifest.and_then(|manifest| List::open(&manifest, fst)).map_err(|problem| problem.to_string())
}
