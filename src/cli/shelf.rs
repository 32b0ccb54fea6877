//! What is there to work with: rulesets, word lists and tile sets, built in and the user's own.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy as _;

use crate::domain::At;
use crate::lexicon::{
    Alphabet, FileProblem, Language, LeftOut, Library, List, Manifest, Standing, TileSet, glosses_named,
    shipped_languages, shipped_lists,
};
use crate::rules::{Catalogue, Ruleset};
use crate::tournament::LoadedRules;

use super::folder::{File, Found, files, look, set_beside, text};
use super::options::Folders;
use super::problem::Problem;

/// Rulesets, lists and tile sets, with the bytes of the lists so that an event can keep copies.
pub struct Shelf {
    /// The rulesets.
    pub rulesets: Catalogue,
    /// The lists, the user's in place of a built-in one of the same id.
    pub library: Library,
    /// The files of each list by its id.
    volumes: BTreeMap<String, Volume>,
    /// File name and text of each `tiles.toml`, the user's first.
    languages: Vec<(String, String)>,
    /// What is in the folder of the lists and cannot be used, besides what the library left out.
    left_out: Vec<FileProblem>,
}

/// A list's files.
#[derive(Clone)]
pub(super) struct Volume {
    /// The `.fst`, or `built in`.
    pub(super) file: String,
    /// The manifest's text.
    pub(super) manifest: String,
    /// The set's bytes.
    pub(super) fst: Cow<'static, [u8]>,
    /// The name and the bytes of the file of its glosses.
    pub(super) glosses: Option<(String, Vec<u8>)>,
}

impl Shelf {
    /// What is built in and what the user's folders hold. A folder that was named must be there.
    pub(super) fn open(folders: &Folders) -> Result<Self, Problem> {
        let base = etcetera::choose_base_strategy().ok();
        let config = base.as_ref().map(|base| base.config_dir().join("ephor/rulesets"));
        let data = Self::usual_lexicons();
        let rulesets = look(folders.rulesets.as_deref(), config, &["toml"])?;
        let lists = look(folders.lexicons.as_deref(), data, &["toml", "fst", "gloss"])?;
        let (rulesets, left_out) = over_embedded(rulesets);
        Self::with(rulesets, left_out, lists, true)
    }

    /// The user's own folder of lists, whether it is there or not.
    pub(super) fn usual_lexicons() -> Option<PathBuf> {
        Some(etcetera::choose_base_strategy().ok()?.data_dir().join("ephor/lexicons"))
    }

    /// What a folder with `rulesets` and `lexicons` holds, and nothing else but the built-in tile sets.
    pub(super) fn of_event(folder: &Path) -> Result<Self, Problem> {
        let rulesets = files(Some(&folder.join("rulesets")), None, &["toml"])?;
        let lists = look(Some(&folder.join("lexicons")), None, &["toml", "fst", "gloss"])?;
        let texts = rulesets.into_iter().map(text).collect::<Result<Vec<_>, _>>()?;
        Self::with(Catalogue::embedded().with_overrides(texts), Vec::new(), lists, false)
    }

    /// The rulesets alone: what is built in and what the user's folder holds. What is left out of it is said.
    pub(super) fn catalogue(folders: &Folders, err: &mut dyn Write) -> Result<Catalogue, Problem> {
        let config =
            etcetera::choose_base_strategy().ok().map(|base| base.config_dir().join("ephor/rulesets"));
        let (catalogue, left_out) = over_embedded(look(folders.rulesets.as_deref(), config, &["toml"])?);
        warn_of_files(&left_out, err)?;
        Ok(catalogue)
    }

    fn with(
        rulesets: Catalogue,
        mut left_out: Vec<FileProblem>,
        lists: Found,
        shipped: bool,
    ) -> Result<Self, Problem> {
        let Found { files: lists, left_out: unread } = lists;
        left_out.extend(unread);
        let mut languages = Vec::new();
        for (path, bytes) in lists.iter().filter(|(path, _)| is_tiles(path)) {
            match language((path.clone(), bytes.clone())) {
                Ok(language) => languages.push(language),
                // An event is played with its own letters or not at all.
                Err(FileProblem { file, what }) if !shipped => {
                    return Err(Problem::told(
                        format!("{file}: {what}"),
                        "bring it back from a copy of the event",
                    ));
                }
                Err(problem) => left_out.push(problem),
            }
        }
        languages.extend(shipped_languages().map(|(file, text)| (file.to_owned(), text.to_owned())));
        let own = volumes(&lists);
        let named = lists.into_iter().map(|(path, bytes)| (path.display().to_string(), bytes));
        let own_library = Library::sound_of(named);
        let (library, mut volumes) = if shipped {
            (Library::embedded()?.overlaid_with(own_library), shipped_volumes())
        } else {
            (own_library, BTreeMap::new())
        };
        volumes.extend(own);
        volumes.retain(|id, _| library.get(id).is_some());
        Ok(Self { rulesets, library, volumes, languages, left_out })
    }

    /// The law of a ruleset: its lists and its tile set, or another one that it offers.
    pub(super) fn law(
        &self,
        id: &str,
        readings: &BTreeMap<String, String>,
        tiles: Option<&str>,
    ) -> Result<LoadedRules, Problem> {
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
        let library = self.library.narrowed(usable(&ruleset, tiles.alphabet().language()));
        let shipped = TileSet::embedded(&wanted)?.is_some_and(|shipped| shipped.digest() == tiles.digest());
        let own = !self.rulesets.is_published(&ruleset, readings) || !shipped;
        let mut law = LoadedRules::new(ruleset, library, tiles);
        law.published = !own;
        Ok(law)
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
        for (file, text) in &self.languages {
            let language = Language::load(file, text)?;
            if let Some(set) = language.tile_sets().iter().find(|set| set.id() == id) {
                return Ok(Some((file, text, set.clone())));
            }
        }
        Ok(None)
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

    /// The files of a list.
    pub(super) fn volume(&self, id: &str) -> Option<&Volume> {
        self.volumes.get(id)
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
fn over_embedded(found: Found) -> (Catalogue, Vec<FileProblem>) {
    let Found { files, mut left_out } = found;
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
    for list in law.library.iter().map(List::manifest) {
        // Both begin with year, month and day.
        if list.authority != Standing::Advisory
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

/// Whether a ruleset names a list of this id, or its language is the ruleset's: an organiser may adopt it then, and a
/// judge may look into it. What does not say its language, since its manifest cannot be read, may be such a list.
fn usable(ruleset: &Ruleset, language: &str) -> impl Fn(&str, &str) -> bool {
    let sources = ruleset.lexicon.sources.iter();
    let named: BTreeSet<&str> = sources.map(|source| source.list.value.as_str()).collect();
    move |id, of| named.contains(id) || of == language || of.is_empty()
}

pub(super) fn is_tiles(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name == "tiles.toml")
}

/// File name and text of a `tiles.toml` that can be used.
pub(super) fn language((path, bytes): File) -> Result<(String, String), FileProblem> {
    let file = path.display().to_string();
    let problem = |what: String| FileProblem { file: file.clone(), what };
    let text = String::from_utf8(bytes)
        .map_err(|_| problem("it is not UTF-8: save it again as UTF-8".to_owned()))?;
    match Language::load(&file, &text) {
        Ok(_) => Ok((file, text)),
        Err(wrong) => Err(problem(format!("{}: {}", wrong.place, wrong.what))),
    }
}

fn shipped_volumes() -> BTreeMap<String, Volume> {
    shipped_lists()
        .filter_map(|(_, manifest, fst)| {
            let id = Manifest::parse(manifest).ok()?.id;
            let volume = Volume {
                file: "built in".to_owned(),
                manifest: manifest.to_owned(),
                fst: Cow::Borrowed(fst),
                glosses: None,
            };
            Some((id, volume))
        })
        .collect()
}

/// A file by its name alone.
fn beside(files: &[File], name: &str) -> Option<(String, Vec<u8>)> {
    let named = |path: &Path| path.file_name().is_some_and(|it| it == name);
    files.iter().find(|(path, _)| named(path)).map(|(_, bytes)| (name.to_owned(), bytes.clone()))
}

/// The pairs among some files; what does not pair or parse is the library's to complain about.
fn volumes(files: &[File]) -> BTreeMap<String, Volume> {
    files
        .iter()
        .filter(|(path, _)| path.extension().is_some_and(|end| end == "toml"))
        .filter_map(|(path, bytes)| {
            let (fst, set) = set_beside(files, path)?;
            let manifest = String::from_utf8(bytes.clone()).ok()?;
            let Manifest { id, built, .. } = Manifest::parse(&manifest).ok()?;
            let file = fst.display().to_string();
            let glosses = built.and_then(|figures| beside(files, &glosses_named(&id, figures.fst)));
            Some((id, Volume { file, manifest, fst: Cow::Owned(set.clone()), glosses }))
        })
        .collect()
}
