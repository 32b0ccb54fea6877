//! The lists that are installed, and what is shipped inside the binary.
//!
//! Shipped are alphabets, tile sets, the Slovak lists, and a list for advice in each language that has a free one. The
//! three big ones are 4 MB of the program and a few milliseconds of its start; in return there is no folder that can be
//! missing.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::panic::resume_unwind;
use std::sync::OnceLock;
use std::{fmt, thread};

use super::{Glosses, Language, ListProblem, Manifest, SetBytes, TileSet, TilesProblem, WordList};
use crate::domain::Digest;

/// The installed lists by id.
#[derive(Clone, Debug, Default)]
pub struct Library {
    lists: BTreeMap<String, WordList>,
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
    pub fn with(lists: impl IntoIterator<Item = WordList>) -> Result<Self, LibraryProblem> {
        let mut library = Self::default();
        let named = lists.into_iter().map(|list| (list.id().to_owned(), Ok(list)));
        library.take(named);
        library.whole().map(|()| library)
    }

    /// A library of the `x.toml` and `x.fst` pairs among some files, with their glosses; other files are passed over.
    /// Every problem is reported at once.
    pub fn from_files<P: Into<String>, B: Into<SetBytes> + AsRef<[u8]>>(
        files: impl IntoIterator<Item = (P, B)>,
    ) -> Result<Self, LibraryProblem> {
        let library = Self::sound_of(files);
        library.whole().map(|()| library)
    }

    /// What is sound among some files. What is not is [left out](Self::left_out) by name.
    pub fn sound_of<P: Into<String>, B: Into<SetBytes> + AsRef<[u8]>>(
        files: impl IntoIterator<Item = (P, B)>,
    ) -> Self {
        let mut pairs = BTreeMap::<String, ManifestAndSet>::new();
        let (mut named, mut glosses) = (BTreeMap::<String, SetBytes>::new(), BTreeMap::new());
        for (path, bytes) in files {
            let path: String = path.into();
            let name = path.rsplit(['/', '\\']).next().unwrap_or_default();
            if name == "tiles.toml" {
                continue;
            }
            if let Some(stem) = path.strip_suffix(".toml") {
                pair(&mut pairs, stem).manifest = Some(bytes.as_ref().to_vec());
            } else if set_of(&path).is_some() {
                named.insert(path, bytes.into());
            } else if glosses_of(&path).is_some() {
                glosses.insert(name.to_owned(), bytes);
            } else if let Some(stem) = path.strip_suffix(".fst") {
                pair(&mut pairs, stem).set = Some(bytes.into());
            }
        }
        for (stem, pair) in &mut pairs {
            let own = pair.manifest.as_deref().and_then(|manifest| set_named(stem, manifest));
            if let Some((file, set)) = own.and_then(|own| named.remove_entry(&own)) {
                (pair.set, pair.file) = (Some(set), file);
            }
        }
        let mut library = Self::default();
        library.take(all_opened(pairs).into_iter());
        for list in library.lists.values_mut().filter(|_| !glosses.is_empty()) {
            // What is damaged or of another build is passed over: it decides nothing.
            let own = glosses.get(&glosses_named(list.id(), list.digest()));
            if let Some(own) = own.and_then(|own| Glosses::open(own.as_ref(), list.digest())) {
                *list = list.clone().with_glosses(own);
            }
        }
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
    pub fn get(&self, id: &str) -> Option<&WordList> {
        self.lists.get(id)
    }

    /// The lists in the order of their ids.
    pub fn iter(&self) -> impl Iterator<Item = &WordList> {
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

    /// One digest of what is installed and sound: BLAKE3 over a line `id identity` for each list, in the order of the
    /// ids. Two consoles with the same one give the same findings under the same ruleset.
    pub fn digest(&self) -> Digest {
        let line = |(id, identity): (&str, Digest)| format!("{id} {identity}\n");
        Digest::of(self.identities().map(line).collect::<String>().as_bytes())
    }

    /// What each list is, by its id.
    pub fn identities(&self) -> impl Iterator<Item = (&str, Digest)> {
        self.iter().map(|list| (list.id(), list.identity()))
    }

    /// This library as an event was opened with it. A list that is another one now, or gone, is left out by name, and
    /// so is one that was not there; what is left decides on.
    #[must_use]
    pub fn as_it_was(mut self, was: &BTreeMap<String, Digest>) -> Self {
        let strange = self.lists.iter().filter(|(id, list)| was.get(*id) != Some(&list.identity()));
        let mut left: Vec<LeftOut> =
            strange.map(|(_, list)| list.left_out(was.contains_key(list.id()))).collect();
        let here = |id: &String| self.lists.contains_key(id) || self.is_damaged(id);
        left.extend(was.keys().filter(|id| !here(id)).map(|id| {
            let what = "it is missing: bring the event's own copy of it back".to_owned();
            let problem = FileProblem { file: format!("{id}.toml"), what };
            LeftOut { id: id.clone(), language: String::new(), problem }
        }));
        self.left_out.extend(left);
        self.keep_apart();
        self
    }

    /// Adds what opened, leaves out what did not.
    fn take(&mut self, opened: impl Iterator<Item = (String, Result<WordList, LeftOut>)>) {
        for (file, list) in opened {
            match list {
                Ok(list) if self.lists.contains_key(list.id()) => {
                    let what = format!("another list has the id {} too: remove one of them", list.id());
                    let (id, language) = (list.id().to_owned(), list.manifest().language.clone());
                    self.left_out.push(LeftOut { id, language, problem: FileProblem { file, what } });
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

/// The file of the glosses of a list whose set has this digest.
pub fn glosses_named(id: &str, set: Digest) -> String {
    format!("{id}.{}.gloss", set.short())
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
    named_after_digest(path.strip_suffix(".fst")?)
}

/// The stem in the name of a file of glosses.
pub fn glosses_of(path: &str) -> Option<&str> {
    named_after_digest(path.strip_suffix(".gloss")?)
}

fn named_after_digest(name: &str) -> Option<&str> {
    let (stem, digest) = name.rsplit_once('.')?;
    let hex = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    (digest.len() == 12 && digest.bytes().all(hex)).then_some(stem)
}

/// A manifest and a set, whichever of them there is, and the set's file.
#[derive(Default)]
struct ManifestAndSet {
    manifest: Option<Vec<u8>>,
    set: Option<SetBytes>,
    file: String,
}

/// The pair of a stem, made where there is none yet.
fn pair<'p>(pairs: &'p mut BTreeMap<String, ManifestAndSet>, stem: &str) -> &'p mut ManifestAndSet {
    let new = || ManifestAndSet { file: format!("{stem}.fst"), ..ManifestAndSet::default() };
    pairs.entry(stem.to_owned()).or_insert_with(new)
}

/// Opens all pairs, each processor a part of them: to prove a long list takes milliseconds.
fn all_opened(pairs: BTreeMap<String, ManifestAndSet>) -> Vec<(String, Result<WordList, LeftOut>)> {
    let processors = thread::available_parallelism().map_or(1, NonZero::get).min(pairs.len());
    let mut shares: Vec<Vec<(usize, String, ManifestAndSet)>> = (0..processors).map(|_| Vec::new()).collect();
    for (at, (stem, pair)) in pairs.into_iter().enumerate() {
        shares[at % processors].push((at, stem, pair));
    }
    let open = |(at, stem, pair): (usize, String, ManifestAndSet)| (at, opened(&stem, pair));
    let mut opened: Vec<_> = thread::scope(|scope| {
        let run = |share: Vec<_>| scope.spawn(move || share.into_iter().map(open).collect::<Vec<_>>());
        let running: Vec<_> = shares.into_iter().map(run).collect();
        let joined = running.into_iter().map(|it| it.join().unwrap_or_else(|panic| resume_unwind(panic)));
        joined.flatten().collect()
    });
    opened.sort_by_key(|(at, _)| *at);
    opened.into_iter().map(|(_, opened)| opened).collect()
}

/// Opens a pair of files; gives the file that is to blame where it cannot be opened.
fn opened(
    stem: &str,
    ManifestAndSet { manifest, set, file: set_file }: ManifestAndSet,
) -> (String, Result<WordList, LeftOut>) {
    let head = manifest.as_deref().map(parsed);
    let said =
        head.as_ref().and_then(|head| head.as_ref().ok()).map(|it| (it.id.clone(), it.language.clone()));
    let (file, opened) = match (head, set) {
        (Some(head), Some(set)) => {
            (set_file, head.and_then(|head| WordList::of(head, set)).map_err(|problem| problem.to_string()))
        }
        (Some(_), None) => {
            (format!("{stem}.toml"), Err(format!("there is no {set_file} beside it: build the list")))
        }
        (None, _) => (set_file, Err(format!("there is no {stem}.toml beside it: add the manifest"))),
    };
    let opened = opened.map_err(|what| {
        let name = || stem.rsplit(['/', '\\']).next().unwrap_or_default().to_owned();
        let problem = FileProblem { file: file.clone(), what };
        let (id, language) = said.unwrap_or_else(|| (name(), String::new()));
        LeftOut { id, language, problem }
    });
    (file, opened)
}

impl WordList {
    /// Why it is left out of an event: it is another one than at the opening, or was not there.
    fn left_out(&self, was_there: bool) -> LeftOut {
        let Manifest { id, language, edition, .. } = self.manifest();
        let what = if was_there {
            format!(
                "ed. {edition} here is not the list that the event was opened with: bring the event's own copy back"
            )
        } else {
            "it was not there when the event was opened: lists come with an event when it is made".to_owned()
        };
        let problem = FileProblem { file: format!("{id}.toml"), what };
        LeftOut { id: id.clone(), language: language.clone(), problem }
    }
}

fn parsed(manifest: &[u8]) -> Result<Manifest, ListProblem> {
    let what = "it is not UTF-8: save it again as UTF-8";
    let text = std::str::from_utf8(manifest);
    Manifest::parse(text.map_err(|_| ListProblem::Manifest { what: what.to_owned() })?)
}

macro_rules! shipped {
    ($($name:literal),+ $(,)?) => {
        [$((
            $name,
            include_str!(concat!("../../lexicons/", $name, ".toml")),
            include_bytes!(concat!("../../lexicons/", $name, ".fst")).as_slice(),
        )),+]
    };
}

/// Name, manifest and set of the lists of a regulation.
pub(super) static LISTS: [(&str, &str, &[u8]); 7] = shipped![
    "sk/b2",
    "sk/b3",
    "sk/b5",
    "sk/b5-crossrefs",
    "sk/greek-letter-names",
    "sk/letter-names",
    "sk/tone-names",
];

/// The same of those that only advise; `lexicons/rebuild` makes them.
pub(super) static ADVISORY: [(&str, &str, &[u8]); 3] = shipped!["de/wordlist", "el/hunspell", "sk/hunspell"];

/// Name and text of every shipped `tiles.toml`.
static LANGUAGES: [(&str, &str); 4] = [
    ("lexicons/cs/tiles.toml", include_str!("../../lexicons/cs/tiles.toml")),
    ("lexicons/de/tiles.toml", include_str!("../../lexicons/de/tiles.toml")),
    ("lexicons/el/tiles.toml", include_str!("../../lexicons/el/tiles.toml")),
    ("lexicons/sk/tiles.toml", include_str!("../../lexicons/sk/tiles.toml")),
];

impl Library {
    /// The shipped lists, checked like any others, once.
    pub fn embedded() -> Result<Self, LibraryProblem> {
        static OPENED: OnceLock<Result<Library, LibraryProblem>> = OnceLock::new();
        OPENED.get_or_init(|| Self::embedded_of(|_, _| true)).clone()
    }

    /// The shipped lists of some ids and languages, checked like any others.
    pub fn embedded_of(wanted: impl Fn(&str, &str) -> bool) -> Result<Self, LibraryProblem> {
        let open = |(name, manifest, fst): (&str, &str, &'static [u8])| {
            let opened = match Manifest::parse(manifest) {
                Ok(manifest) if !wanted(&manifest.id, &manifest.language) => return None,
                Ok(manifest) => WordList::of(manifest, fst.into()),
                Err(problem) => Err(problem),
            };
            let file = || format!("lexicons/{name}.fst");
            Some(opened.map_err(|problem| FileProblem { file: file(), what: problem.to_string() }))
        };
        let mut lists = Vec::new();
        let mut problems = Vec::new();
        for opened in shipped_lists().filter_map(open) {
            match opened {
                Ok(list) => lists.push(list),
                Err(problem) => problems.push(problem),
            }
        }
        if problems.is_empty() { Self::with(lists) } else { Err(LibraryProblem(problems)) }
    }
}

/// The files of every shipped list: its name, its manifest, its set.
pub fn shipped_lists() -> impl Iterator<Item = (&'static str, &'static str, &'static [u8])> {
    LISTS.into_iter().chain(ADVISORY)
}

/// The file name and the text of every shipped `tiles.toml`.
pub fn shipped_languages() -> impl Iterator<Item = (&'static str, &'static str)> {
    LANGUAGES.into_iter()
}

impl Language {
    /// The shipped languages in the order of their codes.
    pub fn embedded() -> Result<Vec<Self>, TilesProblem> {
        LANGUAGES.iter().map(|(file, text)| Self::load(file, text)).collect()
    }
}

impl TileSet {
    /// A shipped tile set by the id that rulesets name, `sk100`; `None` where there is none.
    pub fn embedded(id: &str) -> Result<Option<Self>, TilesProblem> {
        Ok(Self::among(LANGUAGES, id)?.map(|(_, _, set)| set))
    }

    /// The first tile set of an id that some files describe, each a name and a text, with its file; `None` where none
    /// does. A file in which the id does not stand, and nothing is spelt otherwise, is not read for it.
    pub fn among<'t>(
        files: impl IntoIterator<Item = (&'t str, &'t str)>,
        id: &str,
    ) -> Result<Option<(&'t str, &'t str, Self)>, TilesProblem> {
        let may_have = |text: &str| text.contains(id) || text.contains('\\');
        for (file, text) in files.into_iter().filter(|(_, text)| may_have(text)) {
            let language = Language::load(file, text)?;
            if let Some(set) = language.tile_sets().iter().find(|set| set.id() == id) {
                return Ok(Some((file, text, set.clone())));
            }
        }
        Ok(None)
    }
}
