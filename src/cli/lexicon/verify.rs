//! `ephor lexicon verify`: are the lists those that their manifests speak of?

use std::path::{Path, PathBuf};

use crate::domain::Digest;
use crate::lexicon::{Library, List, set_of, shipped_lists};

use super::super::args::Folders;
use super::super::shelf::{files, set_beside};
use super::super::table::Table;
use super::{Console, Exit, Problem};

pub(in crate::cli) fn verify(
    dirs: &[PathBuf],
    folders: &Folders,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let (mut sound, mut wrong) = (Table::default(), Vec::new());
    let mut look = |file: &str, opened: Result<List, String>| {
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
            let opened = List::open(manifest, fst).map_err(|problem| problem.to_string());
            look(&format!("built in: {name}"), opened);
        }
    }
    let named: Vec<&Path> = match (dirs, &folders.lexicons) {
        ([], Some(dir)) => vec![dir],
        (dirs, _) => dirs.iter().map(PathBuf::as_path).collect(),
    };
    for dir in named {
        for (file, opened) in pairs(dir)? {
            look(&file, opened);
        }
    }
    console.out.write_all(sound.text("").as_bytes())?;
    for line in &wrong {
        writeln!(console.err, "wrong: {line}")?;
    }
    Ok(Exit::yes(wrong.is_empty()))
}

/// A file, and its list or what is wrong with it.
type Looked = (String, Result<List, String>);

/// Every list of a folder, each by itself so that one that is wrong hides no other.
fn pairs(dir: &Path) -> Result<Vec<Looked>, Problem> {
    let files = files(Some(dir), None, &["toml", "fst", "txt"])?;
    let get = |path: &Path| files.iter().find(|(other, _)| other == path);
    let mut stems: Vec<PathBuf> = files
        .iter()
        .filter(|(path, _)| path.file_name().is_some_and(|name| name != "tiles.toml"))
        .filter(|(path, _)| path.extension().is_some_and(|end| end != "txt"))
        .filter(|(path, _)| set_of(&path.to_string_lossy()).is_none())
        .map(|(path, _)| path.with_extension(""))
        .collect();
    stems.dedup();
    let open = |stem: PathBuf| {
        let (toml, txt) = (stem.with_extension("toml"), stem.with_extension("txt"));
        let fst =
            set_beside(&files, &toml).map_or_else(|| stem.with_extension("fst"), |(path, _)| path.clone());
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
    };
    Ok(stems.into_iter().map(open).collect())
}
