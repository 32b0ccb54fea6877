//! Puts a set into a folder so that at every moment the old one or the new one is whole there.
//!
//! The set goes in under a name with its digest, which no manifest speaks of yet; then the manifest takes the old
//! one's place in one step; then what belonged to the old one goes. Whoever is stopped in between leaves a file that
//! nobody asks for.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use crate::domain::Digest;
use crate::lexicon::{Built, set_of};

use super::Problem;

/// What is done to a disk, so that a test can make it fail.
pub(super) trait Disk {
    /// Writes a new file, durably.
    fn write(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()>;
    /// Gives a file its name, in place of another if there is one.
    fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()>;
    /// Removes a file.
    fn remove(&mut self, path: &Path) -> io::Result<()>;
}

/// The disk.
pub(super) struct RealDisk;

impl Disk for RealDisk {
    fn write(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut file = fs::File::create(path)?;
        file.write_all(bytes)?;
        file.sync_all()
    }

    fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)?;
        #[cfg(unix)]
        if let Some(folder) = to.parent() {
            fs::File::open(folder)?.sync_all()?;
        }
        Ok(())
    }

    fn remove(&mut self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }
}

/// Puts a set and its manifest into a folder that is there, and gives the set's file.
pub(super) fn put(disk: &mut dyn Disk, folder: &Path, id: &str, built: &Built) -> Result<PathBuf, Problem> {
    let digest = Digest::of(&built.fst).short();
    let set = folder.join(format!("{id}.{digest}.fst"));
    let manifest = folder.join(format!("{id}.toml"));
    for (path, bytes) in [(&set, built.fst.as_slice()), (&manifest, built.manifest.as_bytes())] {
        let part = folder.join(format!(".{id}.part-{}", std::process::id()));
        let written = disk.write(&part, bytes).and_then(|()| disk.rename(&part, path));
        written.map_err(|error| {
            let _ = disk.remove(&part);
            Problem::file(path, &error)
        })?;
    }
    // What cannot be removed now is passed over when lists are read, and removed by the next import.
    for old in old_sets(folder, id, &set) {
        let _ = disk.remove(&old);
    }
    Ok(set)
}

/// The sets of earlier editions.
fn old_sets(folder: &Path, id: &str, set: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let of_id = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name == format!("{id}.fst") || set_of(&name) == Some(id)
    };
    entries.map(|entry| entry.path()).filter(|path| path != set && of_id(path)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::{Language, Library, build, shipped_languages};

    /// A disk that is lost after so many deeds: what it was writing stands there by half, and nothing more happens.
    struct Failing {
        left: usize,
    }

    impl Failing {
        fn tick(&mut self) -> io::Result<()> {
            self.left = self.left.checked_sub(1).ok_or(io::ErrorKind::StorageFull)?;
            Ok(())
        }
    }

    impl Disk for Failing {
        fn write(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()> {
            self.tick().inspect_err(|_| fs::write(path, &bytes[..bytes.len() / 2]).expect("half"))?;
            RealDisk.write(path, bytes)
        }

        fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()> {
            self.tick()?;
            RealDisk.rename(from, to)
        }

        fn remove(&mut self, path: &Path) -> io::Result<()> {
            self.tick()?;
            RealDisk.remove(path)
        }
    }

    fn built(edition: &str, words: &str) -> Built {
        let (file, text) = shipped_languages().find(|(file, _)| file.contains("/sk/")).expect("Slovak");
        let language = Language::load(file, text).expect("sound");
        let manifest = format!(
            "id = \"sk-try\"\nlanguage = \"sk\"\ntitle = \"t\"\nname = \"t\"\nedition = \"{edition}\"\n\
             authority = \"advisory\"\nsource = \"t\"\nlicence = \"t\"\n"
        );
        build(&manifest, words, language.alphabet()).expect("a list")
    }

    /// The edition in a folder, if the folder can be read, and how many words it has.
    fn there(folder: &Path) -> Option<(String, usize)> {
        let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
        let files = entries.map(|path| (path.display().to_string(), fs::read(&path).expect("a file")));
        let library = Library::from_files(files).expect("nothing in the folder is broken");
        library.get("sk-try").map(|list| (list.manifest().edition.clone(), list.len()))
    }

    #[test]
    fn the_old_set_or_the_new_one_is_whole_wherever_the_disk_fails() {
        let (old, new) = (built("1", "dom\n"), built("2", "dom\nles\n"));
        let mut outcomes = Vec::new();
        for left in 0..6 {
            let folder = tempfile::tempdir().expect("a folder");
            put(&mut RealDisk, folder.path(), "sk-try", &old).expect("the old set");
            let put = put(&mut Failing { left }, folder.path(), "sk-try", &new);
            let (edition, words) = there(folder.path()).expect("one of them");
            assert_eq!(words, if edition == "1" { 1 } else { 2 }, "after {left}");
            assert_eq!(put.is_ok(), edition == "2", "after {left}");
            outcomes.push(edition);
            // The next import clears up.
            super::put(&mut RealDisk, folder.path(), "sk-try", &new).expect("again");
            let sets = fs::read_dir(folder.path()).expect("a folder").count();
            assert_eq!(there(folder.path()), Some(("2".to_owned(), 2)));
            assert!(sets <= 3, "set, manifest and at most what was half written: {sets}");
        }
        assert_eq!(outcomes, ["1", "1", "1", "1", "2", "2"]);
    }

    #[test]
    fn a_first_set_that_does_not_get_there_leaves_the_folder_usable() {
        for left in 0..4 {
            let folder = tempfile::tempdir().expect("a folder");
            put(&mut Failing { left }, folder.path(), "sk-try", &built("1", "dom\n"))
                .expect_err("a full disk");
            assert_eq!(there(folder.path()), None);
        }
    }
}
