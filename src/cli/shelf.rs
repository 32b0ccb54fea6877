//! What is there to work with: rulesets, word lists and tile sets, built in and the user's own; and which files of a
//! list belong together, so that an event can keep copies.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy as _;

use crate::domain::At;
use crate::lexicon::{
    Alphabet, FileProblem, Language, LeftOut, Library, ListStanding, Manifest, SetBytes, TileSet, WordList,
    glosses_named, shipped_languages, shipped_lists,
};
use crate::rules::{Catalogue, Ruleset};
use crate::tournament::LoadedRules;

use super::files::{
    BRING_BACK, FileContent, FolderFiles, files, look, look_for, not_given, set_beside, text_named,
};
use super::options::Folders;
use super::problem::Problem;

/// Rulesets, lists and tile sets, with the bytes of the lists so that an event can keep copies.
pub struct Shelf {
    /// The rulesets.
    pub rulesets: Catalogue,
    /// The lists, the user's in place of a built-in one of the same id.
    pub library: Library,
    /// The files of each list that is not built in, by its id.
    volumes: BTreeMap<String, Volume>,
    /// File name and text of each `tiles.toml`, the user's first.
    languages: Vec<(String, String)>,
    /// What is in the folder of the lists and cannot be used, besides what the library left out.
    left_out: Vec<FileProblem>,
}

impl Shelf {
    /// What is built in and what the user's folders hold. A folder that was named must be there.
    pub(super) fn open(folders: &Folders) -> Result<Self, Problem> {
        let (shelf, manifests) = Self::without_lists(folders)?;
        shelf.with_lists(folders, manifests, |_, _| true, None)
    }

    /// The same with those lists alone that a ruleset may ask, and its law. The others are not even read. What cannot
    /// be used is said.
    pub(super) fn open_for(
        folders: &Folders,
        id: &str,
        readings: &BTreeMap<String, String>,
        tiles: Option<&str>,
        extent: Extent,
        err: &mut dyn Write,
    ) -> Result<(Self, LoadedRules), Problem> {
        let (shelf, manifests) = Self::without_lists(folders)?;
        // It may be missing because its file cannot be read.
        let rules = shelf.rules(id, readings, tiles);
        let (ruleset, tiles) = rules.or_else(|problem| shelf.warn(err).and(Err(problem)))?;
        let language = tiles.alphabet().language();
        let shelf = match extent {
            Extent::Named => shelf.with_lists(folders, manifests, named(&ruleset), Some(language))?,
            Extent::Language => shelf.with_lists(folders, manifests, usable(&ruleset, language), None)?,
        };
        shelf.warn(err)?;
        let law = shelf.law_of(ruleset, tiles, readings)?;
        Ok((shelf, law))
    }

    /// A law with all lists of its language that its ruleset may ask, in place of those that it names. What cannot be
    /// used is said.
    pub(super) fn widened(
        law: LoadedRules,
        folders: &Folders,
        err: &mut dyn Write,
    ) -> Result<LoadedRules, Problem> {
        let (shelf, manifests) = Self::without_lists(folders)?;
        let LoadedRules { ruleset, tiles, published, .. } = law;
        let wanted = usable(&ruleset, tiles.alphabet().language());
        let shelf = shelf.with_lists(folders, manifests, wanted, None)?;
        shelf.warn(err)?;
        Ok(shelf.law_with(ruleset, tiles, published))
    }

    /// The rulesets and the tile sets, and what the lists in the user's folder say of themselves.
    fn without_lists(folders: &Folders) -> Result<(Self, Vec<FileContent>), Problem> {
        let config =
            etcetera::choose_base_strategy().ok().map(|base| base.config_dir().join("ephor/rulesets"));
        let (rulesets, mut left_out) = over_embedded(look(folders.rulesets.as_deref(), config, &["toml"])?);
        let found = look(folders.lexicons.as_deref(), Self::usual_lexicons(), &["toml"])?;
        left_out.extend(found.left_out);
        let (tiles, manifests): (Vec<_>, Vec<_>) =
            found.files.into_iter().partition(|(path, _)| is_tiles(path));
        let mut languages = Vec::new();
        for read in tiles.into_iter().map(language) {
            match read {
                Ok(language) => languages.push(language),
                Err(problem) => left_out.push(problem),
            }
        }
        Ok((Self::of(rulesets, languages, left_out), manifests))
    }

    /// With the built-in lists and those of the user's folder that are wanted by id and language; those of
    /// `explained`, a language, also where they say what a word means.
    fn with_lists(
        mut self,
        folders: &Folders,
        manifests: Vec<FileContent>,
        wanted: impl Fn(&str, &str) -> bool,
        explained: Option<&str>,
    ) -> Result<Self, Problem> {
        let (mut files, mut passed_over) = (Vec::new(), BTreeSet::new());
        for (path, bytes) in manifests {
            let manifest = std::str::from_utf8(&bytes).ok().and_then(|text| Manifest::parse(text).ok());
            // What cannot be parsed is wanted: what is wrong with it is said when it is opened.
            let explains = |it: &Manifest| {
                explained == Some(it.language.as_str())
                    && glosses_beside(&path, it).is_some_and(|glosses| glosses.exists())
            };
            match manifest.filter(|it| !wanted(&it.id, &it.language) && !explains(it)) {
                Some(unwanted) => passed_over.extend(beside_manifest(&path, &unwanted)),
                None => files.push((path, bytes)),
            }
        }
        let sets = look_for(folders.lexicons.as_deref(), Self::usual_lexicons(), |path| {
            path.extension().is_some_and(|end| end == "fst" || end == "gloss") && !passed_over.contains(path)
        })?;
        self.left_out.extend(sets.left_out);
        files.extend(sets.files);
        files.sort();
        let (own, volumes) = lists(files);
        self.library = Library::embedded_of(&wanted)?.overlaid_with(own);
        self.volumes = volumes;
        Ok(self)
    }

    fn of(rulesets: Catalogue, mut languages: Vec<(String, String)>, left_out: Vec<FileProblem>) -> Self {
        languages.extend(shipped_languages().map(|(file, text)| (file.to_owned(), text.to_owned())));
        Self { rulesets, library: Library::default(), volumes: BTreeMap::new(), languages, left_out }
    }

    /// The user's own folder of lists, whether it is there or not.
    pub(super) fn usual_lexicons() -> Option<PathBuf> {
        Some(etcetera::choose_base_strategy().ok()?.data_dir().join("ephor/lexicons"))
    }

    /// What a folder with `rulesets` and `lexicons` holds, and nothing else but the built-in tile sets.
    pub(super) fn of_event(folder: &Path) -> Result<Self, Problem> {
        let rulesets = Self::rulesets_of_event(folder)?;
        let found = look(Some(&folder.join("lexicons")), None, &["toml", "fst", "gloss"])?;
        let (tiles, files): (Vec<_>, Vec<_>) = found.files.into_iter().partition(|(path, _)| is_tiles(path));
        // What cannot be read just now is not gone: without it, words would go to the referee that a list decides.
        let decides = |path: &Path| path.extension().is_some_and(|end| end != "gloss");
        if let Some((path, error)) = found.unread.iter().find(|(path, _)| decides(path)) {
            return Err(not_given(path, error));
        }
        // An event is played with its own letters or not at all.
        let back = |FileProblem { file, what }| Problem::told(format!("{file}: {what}"), BRING_BACK);
        let languages =
            tiles.into_iter().map(|file| language(file).map_err(back)).collect::<Result<_, _>>()?;
        let mut shelf = Self::of(rulesets, languages, found.left_out);
        (shelf.library, shelf.volumes) = lists(files);
        Ok(shelf)
    }

    /// The rulesets that a folder of an event holds, before those that are built in. A copy in UTF-8 is taken byte for
    /// byte: its digest stands in the journal, and older copies have a mark that counts in it.
    pub(super) fn rulesets_of_event(folder: &Path) -> Result<Catalogue, Problem> {
        let rulesets = files(Some(&folder.join("rulesets")), None, &["toml"])?;
        let as_it_is = |(path, bytes): FileContent| match String::from_utf8(bytes) {
            Ok(whole) => Ok((path.display().to_string(), whole)),
            Err(other) => text_named((path, other.into_bytes())),
        };
        let texts = rulesets.into_iter().map(as_it_is).collect::<Result<Vec<_>, _>>()?;
        Ok(Catalogue::embedded().with_overrides(texts))
    }

    /// The rulesets alone: what is built in and what the user's folder holds. What is left out of it is said.
    pub(super) fn catalogue(folders: &Folders, err: &mut dyn Write) -> Result<Catalogue, Problem> {
        let config =
            etcetera::choose_base_strategy().ok().map(|base| base.config_dir().join("ephor/rulesets"));
        let (catalogue, left_out) = over_embedded(look(folders.rulesets.as_deref(), config, &["toml"])?);
        warn_of_files(&left_out, err)?;
        Ok(catalogue)
    }

    /// The law of a ruleset: its lists and its tile set, or another one that it offers.
    pub(super) fn law(
        &self,
        id: &str,
        readings: &BTreeMap<String, String>,
        tiles: Option<&str>,
    ) -> Result<LoadedRules, Problem> {
        let (ruleset, tiles) = self.rules(id, readings, tiles)?;
        self.law_of(ruleset, tiles, readings)
    }

    /// A ruleset and its tile set, or another one that it offers.
    fn rules(
        &self,
        id: &str,
        readings: &BTreeMap<String, String>,
        tiles: Option<&str>,
    ) -> Result<(Ruleset, TileSet), Problem> {
        let ruleset = self.rulesets.load(id, readings)?;
        let rules = &ruleset.lexicon;
        let wanted = tiles.unwrap_or(&rules.tiles.value).to_owned();
        if wanted != rules.tiles.value && !rules.tiles_options.value.contains(&wanted) {
            let mut all = vec![rules.tiles.value.as_str()];
            all.extend(rules.tiles_options.value.iter().map(String::as_str));
            return Err(Problem::told(
                format!("{id} does not offer the tile set `{wanted}` ({})", rules.tiles_options.cite),
                format!("choose one of: {}", all.join(", ")),
            ));
        }
        let tiles = self.tile_set(&wanted)?;
        Ok((ruleset, tiles))
    }

    fn law_of(
        &self,
        ruleset: Ruleset,
        tiles: TileSet,
        readings: &BTreeMap<String, String>,
    ) -> Result<LoadedRules, Problem> {
        // Where the user has no tile sets, this is a shipped one: reading it again would tell nothing new.
        let shipped = self.languages.len() == shipped_languages().count()
            || TileSet::embedded(tiles.id())?.is_some_and(|shipped| shipped.digest() == tiles.digest());
        let published = shipped && self.rulesets.is_published(&ruleset, readings);
        Ok(self.law_with(ruleset, tiles, published))
    }

    /// A law with the lists here that its ruleset may ask.
    fn law_with(&self, ruleset: Ruleset, tiles: TileSet, published: bool) -> LoadedRules {
        let library = self.library.narrowed(usable(&ruleset, tiles.alphabet().language()));
        let mut law = LoadedRules::new(ruleset, library, tiles);
        law.published = published;
        law
    }

    /// A tile set by its id.
    pub(super) fn tile_set(&self, id: &str) -> Result<TileSet, Problem> {
        self.language_with(id)?.map(|(_, _, set)| set).ok_or_else(|| {
            let file = "a tiles.toml in the folder of --lexicons can describe it";
            Problem::told(format!("there is no tile set `{id}`"), file)
        })
    }

    /// File name and text of the `tiles.toml` that has a tile set, and the set.
    pub(super) fn language_with(&self, id: &str) -> Result<Option<(&str, &str, TileSet)>, Problem> {
        let files = self.languages.iter().map(|(file, text)| (file.as_str(), text.as_str()));
        Ok(TileSet::among(files, id)?)
    }

    /// The letters of a language, if a file describes them.
    pub(super) fn alphabet(&self, language: &str) -> Result<Option<Alphabet>, Problem> {
        for (file, text) in &self.languages {
            let found = Language::load(file, text)?;
            if found.alphabet().language() == language {
                return Ok(Some(found.alphabet().clone()));
            }
        }
        Ok(None)
    }

    /// Says which files and lists are there and not sound, and so are not asked.
    pub(super) fn warn(&self, err: &mut dyn Write) -> Result<(), Problem> {
        warn_of_files(&self.left_out, err)?;
        warn(&self.library, err)
    }

    /// The files of a list that is sound.
    pub(super) fn volume(&self, id: &str) -> Option<Volume> {
        self.library.get(id)?;
        self.volumes.get(id).cloned().or_else(|| shipped_volume(id))
    }
}

/// Says which files were left out.
fn warn_of_files(left_out: &[FileProblem], err: &mut dyn Write) -> Result<(), Problem> {
    for FileProblem { file, what } in left_out {
        writeln!(err, "warning: {file}: {what}\n  → it is left out")?;
    }
    Ok(())
}

/// The user's rulesets over those that are built in. What cannot be read is left out, and so is what is built in under
/// its name: the user means another.
fn over_embedded(found: FolderFiles) -> (Catalogue, Vec<FileProblem>) {
    let FolderFiles { files, mut left_out, .. } = found;
    let mut texts = Vec::new();
    for (path, bytes) in files {
        let file = path.display().to_string();
        match String::from_utf8(bytes) {
            Ok(text) => texts.push((file, text)),
            Err(_) => left_out
                .push(FileProblem { file, what: "it is not UTF-8: save it again as UTF-8".to_owned() }),
        }
    }
    let meant = left_out.iter().filter_map(|left| Path::new(&left.file).file_stem()?.to_str());
    let catalogue = Catalogue::embedded().with_overrides(texts);
    let catalogue = meant.fold(catalogue, Catalogue::without);
    (catalogue, left_out)
}

/// Says which lists of a library were left out.
pub(super) fn warn(library: &Library, err: &mut dyn Write) -> Result<(), Problem> {
    for LeftOut { problem: FileProblem { file, what }, .. } in library.left_out() {
        writeln!(
            err,
            "warning: {file}: {what}\n  → it is left out: what it alone decides goes to the referee"
        )?;
    }
    Ok(())
}

/// Says which lists decide already whose edition is in force only later.
pub(super) fn warn_of_later(law: &LoadedRules, now: At, err: &mut dyn Write) -> Result<(), Problem> {
    let today = now.to_string();
    for list in law.library.iter().map(WordList::manifest) {
        // Both begin with year, month and day.
        if list.authority != ListStanding::Advisory
            && list.in_force.as_str() > today.get(..10).unwrap_or_default()
        {
            let (id, edition, date) = (&list.id, &list.edition, &list.in_force);
            writeln!(
                err,
                "warning: {id}, ed. {edition}, is in force from {date} only\n  → it decides here all the same"
            )?;
        }
    }
    Ok(())
}

/// Which lists are opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    /// Those that the ruleset names, and those of its language that say what words mean.
    Named,
    /// All of its language, too: an organiser may adopt them, a referee may look into them.
    Language,
}

/// Whether a ruleset names a list of this id; what does not say its language may be such a list.
fn named(ruleset: &Ruleset) -> impl Fn(&str, &str) -> bool {
    let sources = ruleset.lexicon.sources.iter();
    let named: BTreeSet<&str> = sources.map(|source| source.list.value.as_str()).collect();
    move |id, of| named.contains(id) || of.is_empty()
}

/// Whether a ruleset names a list of this id, or its language is the ruleset's: an organiser may adopt it then, and a
/// judge may look into it. What does not say its language, since its manifest cannot be read, may be such a list.
fn usable(ruleset: &Ruleset, language: &str) -> impl Fn(&str, &str) -> bool {
    let named = named(ruleset);
    move |id, of| named(id, of) || of == language
}

pub(super) fn is_tiles(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name == "tiles.toml")
}

/// File name and text of a `tiles.toml` that can be used.
pub(super) fn language((path, bytes): FileContent) -> Result<(String, String), FileProblem> {
    let file = path.display().to_string();
    let problem = |what: String| FileProblem { file: file.clone(), what };
    let text = String::from_utf8(bytes)
        .map_err(|_| problem("it is not UTF-8: save it again as UTF-8".to_owned()))?;
    match Language::load(&file, &text) {
        Ok(_) => Ok((file, text)),
        Err(wrong) => Err(problem(format!("{}: {}", wrong.place, wrong.what))),
    }
}

/// Stands for the file of a list that is built in.
pub(super) const BUILT_IN: &str = "built in";

/// A list's files.
#[derive(Clone)]
pub(super) struct Volume {
    /// The `.fst`, or [`BUILT_IN`].
    pub(super) file: String,
    /// The manifest's text.
    pub(super) manifest: String,
    /// The set's bytes.
    pub(super) fst: SetBytes,
    /// The name and the bytes of the file of its glosses.
    pub(super) glosses: Option<(String, Vec<u8>)>,
}

/// The files of a list that is built in.
pub(super) fn shipped_volume(id: &str) -> Option<Volume> {
    let is_it = |manifest: &str| Manifest::parse(manifest).is_ok_and(|it| it.id == id);
    let (_, manifest, fst) = shipped_lists().find(|(_, manifest, _)| is_it(manifest))?;
    let file = BUILT_IN.to_owned();
    Some(Volume { file, manifest: manifest.to_owned(), fst: fst.into(), glosses: None })
}

/// The files that only belong to a manifest: its set, under both names that it may have, and its glosses.
pub(super) fn beside_manifest(toml: &Path, manifest: &Manifest) -> Vec<PathBuf> {
    let digest = manifest.built.as_ref().map(|figures| figures.fst);
    let named = digest.map(|digest| toml.with_extension(format!("{}.fst", digest.short())));
    [Some(toml.with_extension("fst")), named, glosses_beside(toml, manifest)].into_iter().flatten().collect()
}

/// Where a manifest's glosses are, if it has some.
pub(super) fn glosses_beside(toml: &Path, Manifest { id, built, .. }: &Manifest) -> Option<PathBuf> {
    Some(toml.with_file_name(glosses_named(id, built.as_ref()?.fst)))
}

/// The lists among some files, those that are sound, and the files of each pair; what does not pair or parse is the
/// library's to complain about.
pub(super) fn lists(files: Vec<FileContent>) -> (Library, BTreeMap<String, Volume>) {
    let files: Vec<(PathBuf, SetBytes)> =
        files.into_iter().map(|(path, bytes)| (path, bytes.into())).collect();
    let by_name: BTreeMap<_, _> =
        files.iter().filter_map(|(path, bytes)| Some((path.file_name()?.to_str()?, bytes))).collect();
    let volume = |(path, bytes): &(PathBuf, SetBytes)| {
        let (fst, set) = set_beside(&files, path)?;
        let manifest = std::str::from_utf8(bytes.as_ref()).ok()?.to_owned();
        let Manifest { id, built, .. } = Manifest::parse(&manifest).ok()?;
        let name = built.map(|figures| glosses_named(&id, figures.fst));
        let glosses = name.and_then(|name| Some((by_name.get(name.as_str())?.as_ref().to_vec(), name)));
        let glosses = glosses.map(|(bytes, name)| (name, bytes));
        Some((id, Volume { file: fst.display().to_string(), manifest, fst: set.clone(), glosses }))
    };
    let manifests = files.iter().filter(|(path, _)| path.extension().is_some_and(|end| end == "toml"));
    let volumes = manifests.filter_map(volume).collect();
    let library =
        Library::sound_of(files.iter().map(|(path, bytes)| (path.display().to_string(), bytes.clone())));
    (library, volumes)
}
