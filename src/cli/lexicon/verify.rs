//! `ephor lexicon verify`: are the lists those that their manifests speak of?

use std::path::{Path, PathBuf};

use crate::cli::files::{FileContent, FolderFiles, look, set_beside};
use crate::domain::Digest;
use crate::lexicon::{Glosses, Library, WordList, glosses_named, set_of, shipped_lists};

use super::super::options::Folders;
use super::super::shelf::{is_tiles, language};
use super::super::table::TextTable;
use super::{Console, Exit, Problem, Shelf};

pub(in crate::cli) fn verify(
    dirs: &[PathBuf],
    folders: &Folders,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let (mut sound, mut wrong) = (TextTable::default(), Vec::new());
    let mut say = |file: &str, opened: Result<WordList, String>| {
        let counted = opened.and_then(|list| match list.count_again() {
            Ok(()) => Ok(list),
            Err(problem) => Err(problem.to_string()),
        });
        match counted {
            Ok(list) => sound.row([
                "sound".to_owned(),
                list.id().to_owned(),
                format!("ed. {}", list.manifest().edition),
                format!("{} words", list.len()),
                list.digest().short(),
                file.to_owned(),
            ]),
            Err(what) => wrong.push(format!("{file}: {what}")),
        }
    };
    if dirs.is_empty() {
        for (name, manifest, fst) in shipped_lists() {
            let opened = WordList::open(manifest, fst).map_err(|problem| problem.to_string());
            say(&format!("built in: {name}"), opened);
        }
    }
    let usual =
        Shelf::usual_lexicons().filter(|dir| dirs.is_empty() && folders.lexicons.is_none() && dir.is_dir());
    let own = if dirs.is_empty() { folders.lexicons.as_ref().or(usual.as_ref()) } else { None };
    for dir in dirs.iter().chain(own) {
        let pairs = pairs(dir)?;
        // What is not looked into by name may be empty; who names a folder believes that lists are in it.
        if pairs.is_empty() && !dirs.is_empty() {
            say(&dir.display().to_string(), Err("there is no list in it".to_owned()));
        }
        for (file, opened) in pairs {
            say(&file, opened);
        }
    }
    console.out.write_all(sound.text("").as_bytes())?;
    for line in &wrong {
        writeln!(console.err, "wrong: {line}")?;
    }
    Ok(Exit::yes(wrong.is_empty()))
}

/// A file, and its list or what is wrong with it.
type VerifiedList = (String, Result<WordList, String>);

/// Every list of a folder, each by itself so that one that is wrong hides no other; and what is there and is none.
fn pairs(dir: &Path) -> Result<Vec<VerifiedList>, Problem> {
    let FolderFiles { files, left_out, .. } = look(Some(dir), None, &["toml", "fst", "txt", "gloss"])?;
    let mut looked: Vec<VerifiedList> =
        left_out.into_iter().map(|left| (left.file, Err(left.what))).collect();
    for tiles in files.iter().filter(|(path, _)| is_tiles(path)) {
        looked.extend(language(tiles.clone()).err().map(|problem| (problem.file, Err(problem.what))));
    }
    let ends = |path: &Path, with: &str| path.extension().is_some_and(|end| end == with);
    let named = |path: &Path| set_of(&path.to_string_lossy()).is_some();
    let mut stems: Vec<PathBuf> = files
        .iter()
        .filter(|(path, _)| !is_tiles(path) && !ends(path, "txt") && !ends(path, "gloss") && !named(path))
        .map(|(path, _)| path.with_extension(""))
        .collect();
    stems.sort();
    stems.dedup();
    let of =
        |stem: &PathBuf| set_beside(&files, &stem.with_extension("toml")).map(|(path, _)| path.as_path());
    let used: Vec<&Path> = stems.iter().filter_map(of).collect();
    let orphans =
        files.iter().filter(|(path, _)| ends(path, "fst") && named(path) && !used.contains(&path.as_path()));
    let why =
        "no manifest speaks of it: it is left of another edition or of an import that was stopped, remove it";
    looked.extend(orphans.map(|(path, _)| (path.display().to_string(), Err(why.to_owned()))));
    looked.extend(stems.iter().map(|stem| opened(&files, stem)));
    let glosses = files.iter().filter(|(path, _)| ends(path, "gloss"));
    let strange = glosses.filter(|(path, bytes)| {
        !looked.iter().any(|(_, list)| list.as_ref().is_ok_and(|list| is_gloss_of(list, path, bytes)))
    });
    let why =
        "these glosses are damaged or of another build of the list, and are not shown: import the list again";
    let strange: Vec<VerifiedList> =
        strange.map(|(path, _)| (path.display().to_string(), Err(why.to_owned()))).collect();
    looked.extend(strange);
    for at in 0..looked.len() {
        let Ok(list) = &looked[at].1 else { continue };
        let id = list.id().to_owned();
        let mut same = looked.iter().enumerate().filter(|(other, _)| *other != at);
        let other = same.find(|(_, (_, other))| other.as_ref().is_ok_and(|other| other.id() == id));
        let Some((other, (file, _))) = other else { continue };
        let why =
            |file: &str| Err(format!("{file} has the id {id} too, and neither is asked: remove one of them"));
        let (here, there) = (why(file), why(&looked[at].0));
        (looked[at].1, looked[other].1) = (here, there);
    }
    Ok(looked)
}

fn is_gloss_of(list: &WordList, path: &Path, bytes: &[u8]) -> bool {
    let name = glosses_named(list.id(), list.digest());
    path.file_name().is_some_and(|it| it == name.as_str()) && Glosses::open(bytes, list.digest()).is_some()
}

/// The list of one manifest.
fn opened(files: &[FileContent], stem: &Path) -> VerifiedList {
    let get = |path: &Path| files.iter().find(|(other, _)| other == path);
    let (toml, txt) = (stem.with_extension("toml"), stem.with_extension("txt"));
    let fst = set_beside(files, &toml).map_or_else(|| stem.with_extension("fst"), |(path, _)| path.clone());
    let pair = [get(&toml), get(&fst)].into_iter().flatten();
    let named: Vec<(String, Vec<u8>)> =
        pair.map(|(path, bytes)| (path.display().to_string(), bytes.clone())).collect();
    let opened = match Library::from_files(named) {
        Ok(library) => library.iter().next().cloned().ok_or_else(|| "there is no list in it".to_owned()),
        Err(problem) => {
            Err(problem.0.first().map_or_else(|| problem.to_string(), |first| first.what.clone()))
        }
    };
    let opened = opened.and_then(|list| match get(&txt) {
        Some((_, words)) if list.figures().text.is_some_and(|text| Digest::of(words) != text) => {
            Err(format!("{} is not the text that it was built from: build it anew", txt.display()))
        }
        _ => Ok(list),
    });
    let file = if get(&fst).is_some() { fst } else { toml };
    (file.display().to_string(), opened)
}
