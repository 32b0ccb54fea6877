//! Puts a set into a folder so that at every moment the old one or the new one is whole there.
//!
//! The set goes in under a name with its digest, which no manifest speaks of yet; then the manifest takes the old
//! one's place in one step; then what belonged to the old one goes. Whoever is stopped in between leaves a file that
//! nobody asks for, and that the next one sweeps away. The folder is the one for the list's language, and no other
//! list there may have its id.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::cli::durable::{rename, sync, sync_names};
use crate::cli::files::look;
use crate::cli::options::Folders;
use crate::domain::Digest;
use crate::lexicon::{Built, Manifest, glosses_named, glosses_of, set_of};
use crate::locale::Locale;

use super::{Problem, Shelf};

/// What is done to a disk, so that a test can make it fail.
pub(super) trait ListDisk {
    /// Writes a new file, durably.
    fn write(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()>;
    /// Gives a file its name, in place of another if there is one.
    fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()>;
    fn remove(&mut self, path: &Path) -> io::Result<()>;
}

pub(super) struct RealDisk;

impl ListDisk for RealDisk {
    fn write(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut file = fs::File::create(path)?;
        file.write_all(bytes)?;
        sync(&file)
    }

    fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()> {
        rename(from, to)?;
        sync_names(to.parent().unwrap_or(Path::new("")))
    }

    fn remove(&mut self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }
}

/// Puts a set, its glosses if it has some, and its manifest into a folder that is there, and gives the set's file.
pub(super) fn put(
    disk: &mut dyn ListDisk,
    folder: &Path,
    id: &str,
    built: &Built,
) -> Result<PathBuf, Problem> {
    let digest = Digest::of(&built.fst);
    let set = folder.join(format!("{id}.{}.fst", digest.short()));
    let (manifest, said) = (folder.join(format!("{id}.toml")), folder.join(glosses_named(id, digest)));
    let mut files = vec![(&set, built.fst.as_slice())];
    files.extend(built.glosses.as_deref().map(|glosses| (&said, glosses)));
    files.push((&manifest, built.manifest.as_bytes()));
    for (path, bytes) in files {
        let part = folder.join(format!(".{id}.part-{}", std::process::id()));
        let written = disk.write(&part, bytes).and_then(|()| disk.rename(&part, path));
        written.map_err(|error| {
            let _ = disk.remove(&part);
            Problem::file(path, &error)
        })?;
    }
    // What cannot be removed now is passed over when lists are read, and removed by the next import.
    let kept = |path: &PathBuf| *path == set || built.glosses.is_some() && *path == said;
    let old = of_list(folder, id).filter(|path| !kept(path));
    for old in old.collect::<Vec<_>>().into_iter().chain(left_behind(folder, id, &set)) {
        let _ = disk.remove(&old);
    }
    Ok(set)
}

/// Gives a set that was just put in the plain name `x.fst`, under which its manifest finds it too.
pub(super) fn plain(disk: &mut dyn ListDisk, set: &Path, plain: &Path) -> Result<(), Problem> {
    disk.rename(set, plain).map_err(|error| Problem::file(plain, &error))
}

/// What imports of this id that were killed have left. One that is still running is left alone: its process is there,
/// and its file is younger than an hour, as the file that was just written tells.
fn left_behind(folder: &Path, id: &str, just: &Path) -> Vec<PathBuf> {
    const LONG: Duration = Duration::from_secs(3600);
    let written = |path: &Path| fs::metadata(path).and_then(|it| it.modified()).ok();
    let now = written(just);
    let old = |path: &Path| {
        let age = now.zip(written(path)).and_then(|(now, then)| now.duration_since(then).ok());
        age.is_some_and(|age| age > LONG)
    };
    let begin = format!(".{id}.part-");
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok).map(|entry| entry.path());
    let left = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let process = name.strip_prefix(&begin).and_then(|pid| pid.parse::<u32>().ok());
        process.is_some_and(|pid| gone(pid) || old(path))
    };
    entries.filter(left).collect()
}

/// Whether a process has ended. Only Linux tells without more ado.
fn gone(pid: u32) -> bool {
    cfg!(target_os = "linux")
        && Path::new("/proc/self").exists()
        && !Path::new(&format!("/proc/{pid}")).exists()
}

/// The sets of a list, of all editions, and their glosses.
fn of_list(folder: &Path, id: &str) -> impl Iterator<Item = PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let of_id = move |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name == format!("{id}.fst") || [set_of(&name), glosses_of(&name)].contains(&Some(id))
    };
    entries.map(|entry| entry.path()).filter(of_id)
}

/// The folder of a language among the user's own lists.
pub(super) fn home_of_lists(folders: &Folders, language: &str, locale: &Locale) -> Result<PathBuf, Problem> {
    let all = folders.lexicons.clone().or_else(Shelf::usual_lexicons);
    let homeless = || Problem::told(locale.say("import-no-home"), locale.say("import-no-home-do"));
    let all = all.ok_or_else(homeless)?;
    Ok(all.join(language))
}

/// Nothing in the way: no other list of this id among the user's own, and no word file that it is built from.
pub(super) fn must_be_free(
    id: &str,
    folders: &Folders,
    folder: &Path,
    locale: &Locale,
) -> Result<(), Problem> {
    let manifest = folder.join(format!("{id}.toml"));
    let words = manifest.with_extension("txt");
    if words.exists() {
        let file = words.display().to_string();
        let what = locale.with("import-word-file", &[("file", (&file).into())]);
        return Err(Problem::told(what, locale.say("import-word-file-do")));
    }
    // A folder apart, for the next season say, may have the id again; the folder that is read may not.
    let read = folders.lexicons.clone().or_else(Shelf::usual_lexicons);
    let inside = |root: &PathBuf| absolute(folder).starts_with(absolute(root));
    let root = read.filter(inside).unwrap_or_else(|| folder.to_owned());
    // What cannot be read there is said by whoever reads it.
    let beside = if root.is_dir() { look(Some(&root), None, &["toml"])?.files } else { Vec::new() };
    let here = |path: &Path| absolute(path) == absolute(&manifest);
    for (path, bytes) in beside.iter().filter(|(path, _)| !here(path)) {
        let text = String::from_utf8_lossy(bytes);
        if Manifest::parse(&text).is_ok_and(|other| other.id == id) {
            let file = path.display().to_string();
            let what = locale.with("import-same-id", &[("file", (&file).into()), ("id", id.into())]);
            return Err(Problem::told(what, locale.say("import-same-id-do")));
        }
    }
    Ok(())
}

fn absolute(path: &Path) -> PathBuf {
    path.canonicalize().or_else(|_| std::path::absolute(path)).unwrap_or_else(|_| path.to_owned())
}

#[cfg(test)]
mod tests {
    use crate::lexicon::{Language, Library, build, shipped_languages};

    use super::*;

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

    impl ListDisk for Failing {
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
    fn what_a_killed_import_left_is_swept_and_what_a_running_one_writes_is_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let part = |of: &str| folder.path().join(format!(".{of}"));
        // No process has the first number, and one always has the second.
        let (dead, alive) = (part("sk-try.part-4294967295"), part("sk-try.part-1"));
        let (other, strange) = (part("sk-tryst.part-4294967295"), part("sk-try.part-x"));
        for path in [&dead, &alive, &other, &strange] {
            fs::write(path, "half").expect("written");
        }
        put(&mut RealDisk, folder.path(), "sk-try", &built("1", "dom\n")).expect("put");
        assert_eq!(dead.exists(), !cfg!(target_os = "linux"));
        assert!(alive.exists() && other.exists() && strange.exists());
        let aged = fs::File::options().write(true).open(&alive).expect("open");
        let then = aged.metadata().expect("data").modified().expect("a time") - Duration::from_secs(3700);
        aged.set_modified(then).expect("older");
        put(&mut RealDisk, folder.path(), "sk-try", &built("2", "dom\n")).expect("put");
        assert!(!alive.exists(), "no import takes an hour");
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
