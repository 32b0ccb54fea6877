//! The files of lists: which of them belong together, so that an event can keep copies.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::lexicon::{Library, Manifest, SetBytes, glosses_named, shipped_lists};

use super::folder::{File, set_beside};

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
pub(super) fn lists(files: Vec<File>) -> (Library, BTreeMap<String, Volume>) {
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
