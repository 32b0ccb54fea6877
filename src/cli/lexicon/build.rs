//! `ephor lexicon build`: sets from word files.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::lexicon::{Alphabet, Built, Language, Manifest, build as build_list, shipped_languages};

use super::super::files;
use super::super::folder::{look, text};
use super::super::shelf::is_tiles;
use super::super::table::Table;
use super::place::{RealDisk, plain, put};
use super::{Console, Exit, Problem};

pub(in crate::cli) fn build(dir: &Path, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let mut sources: Vec<PathBuf> = fs::read_dir(dir)
        .map_err(|error| Problem::file(dir, &error))?
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|end| end == "txt"))
        .collect();
    sources.sort();
    if sources.is_empty() {
        let what = format!("{}: there is no word file", dir.display());
        return Err(Problem::told(
            what,
            "put the words into x.txt, one a line, and a manifest x.toml beside it",
        ));
    }
    let own = own_language(dir)?;
    let (mut built, mut wrong) = (Vec::new(), Vec::new());
    for source in sources {
        match one(&source, own.as_ref())? {
            Ok(list) => built.push((source, list)),
            Err(what) => wrong.push(format!("{}: {what}", source.display())),
        }
    }
    wrong.extend(doubled(dir)?);
    if !wrong.is_empty() {
        for line in &wrong {
            writeln!(console.err, "wrong: {line}")?;
        }
        writeln!(console.err, "  → nothing was written; put these right and build again")?;
        return Ok(Exit::No);
    }
    let mut table = Table::default();
    for (source, list) in built {
        let stem = source.file_stem().unwrap_or_default().to_string_lossy();
        let set = put(&mut RealDisk, dir, &stem, &list)?;
        plain(&mut RealDisk, &set, &source.with_extension("fst"))?;
        let manifest = list.manifest;
        if let Ok(Manifest { id, built: Some(figures), .. }) = Manifest::parse(&manifest) {
            let set = source.with_extension("fst").display().to_string();
            table.row([id, format!("{} words", figures.words), format!("{} bytes", figures.bytes), set]);
        }
    }
    console.out.write_all(table.text("").as_bytes())?;
    Ok(Exit::Yes)
}

/// Lists of one id in the folder: nobody could say which is meant, and none of them would be asked.
fn doubled(dir: &Path) -> Result<Vec<String>, Problem> {
    let mut ids = BTreeMap::<String, PathBuf>::new();
    let mut wrong = Vec::new();
    let beside = look(Some(dir), None, &["toml"])?.files;
    for (path, bytes) in beside.into_iter().filter(|(path, _)| !is_tiles(path)) {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let Ok(Manifest { id, .. }) = Manifest::parse(Manifest::head(&text)) else { continue };
        match ids.get(&id) {
            Some(other) => wrong.push(format!("{}: {} has the id {id} too", path.display(), other.display())),
            None => drop(ids.insert(id, path)),
        }
    }
    Ok(wrong)
}

/// The language of the folder's `tiles.toml`, if there is one.
pub(super) fn own_language(dir: &Path) -> Result<Option<Language>, Problem> {
    let path = dir.join("tiles.toml");
    if !path.exists() {
        return Ok(None);
    }
    let bytes = files::read(&path, files::LIST).map_err(|error| Problem::file(&path, &error))?;
    let (file, text) = text((path, bytes))?;
    Ok(Some(Language::load(&file, &text)?))
}

/// Builds one list; `Err` inside says what is wrong with it.
fn one(source: &Path, own: Option<&Language>) -> Result<Result<Built, String>, Problem> {
    let read = |path: PathBuf| -> Result<String, Problem> {
        let bytes = files::read(&path, files::LIST).map_err(|error| Problem::file(&path, &error))?;
        Ok(text((path, bytes))?.1)
    };
    let manifest_path = source.with_extension("toml");
    if !manifest_path.exists() {
        return Ok(Err(format!("there is no {} beside it: add the manifest", manifest_path.display())));
    }
    let (words, manifest) = (read(source.to_owned())?, read(manifest_path)?);
    let head = match Manifest::parse(Manifest::head(&manifest)) {
        Ok(head) => head,
        Err(problem) => return Ok(Err(problem.to_string())),
    };
    let Some(alphabet) = alphabet(&head.language, own)? else {
        return Ok(Err(format!(
            "there is no alphabet for the language {}: put a tiles.toml into the folder",
            head.language
        )));
    };
    Ok(build_list(&manifest, &words, &alphabet).map_err(|problem| problem.to_string()))
}

pub(super) fn alphabet(language: &str, own: Option<&Language>) -> Result<Option<Alphabet>, Problem> {
    Ok(letters_of(language, own)?.map(|it| it.alphabet().clone()))
}

/// The letters and tile sets of a language: the folder's own, else those that come with ephor.
pub(super) fn letters_of(language: &str, own: Option<&Language>) -> Result<Option<Language>, Problem> {
    if let Some(own) = own {
        return Ok(Some(own.clone()));
    }
    for (file, text) in shipped_languages() {
        let shipped = Language::load(file, text)?;
        if shipped.alphabet().language() == language {
            return Ok(Some(shipped));
        }
    }
    Ok(None)
}
