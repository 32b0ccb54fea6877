//! What is shipped inside the binary: alphabets, tile sets, the Slovak lists, and a list for advice in each language
//! that has a free one. The three big ones are 4 MB of the program and a few milliseconds of its start; in return
//! there is no folder that can be missing.

use std::sync::OnceLock;

use super::{FileProblem, Language, Library, LibraryProblem, List, Manifest, TileSet, TilesProblem};

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
                Ok(manifest) => List::of(manifest, fst.into()),
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
