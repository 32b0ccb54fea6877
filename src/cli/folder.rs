//! The files of a folder and its subfolders, read with patience: what cannot be read is named and left out.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::lexicon::{FileProblem, set_named};

use super::files as reader;
use super::problem::Problem;

/// What helps where a file of an event is not what it was.
pub(super) const BRING_BACK: &str = "bring it back from a copy of the event";

/// A file and what is in it.
pub(super) type File = (PathBuf, Vec<u8>);

/// How much is read of a folder in all: far more than any has that is one of rulesets or lists, and less than what
/// would take the machine's memory.
struct Budget {
    bytes: u64,
    files: usize,
}

impl Default for Budget {
    fn default() -> Self {
        Self { bytes: 1 << 30, files: 10_000 }
    }
}

/// What was found in a folder.
#[derive(Default)]
pub(super) struct Found {
    /// The files in the order of their names.
    pub(super) files: Vec<File>,
    /// What is there under a name that was asked for and cannot be read.
    pub(super) left_out: Vec<FileProblem>,
    /// The files among these that are there and that the system does not give.
    pub(super) unread: Vec<(PathBuf, io::Error)>,
    /// What may still be read.
    left: Budget,
    /// Whether there was more than that; no more is looked at then.
    full: bool,
}

/// The files with these endings in a folder and its subfolders: in the one that was named, else in the usual one
/// if there is such a folder. The one that was named must be there.
pub(super) fn look(named: Option<&Path>, usual: Option<PathBuf>, ends: &[&str]) -> Result<Found, Problem> {
    look_for(named, usual, |path| ends.iter().any(|end| path.extension().is_some_and(|it| it == *end)))
}

/// The same with the files that are wanted. A mark at the beginning of a text is no letter of it, so that what is kept
/// of the file and what its digest is taken from is the text alone.
pub(super) fn look_for(
    named: Option<&Path>,
    usual: Option<PathBuf>,
    wanted: impl Fn(&Path) -> bool,
) -> Result<Found, Problem> {
    let mut found = gathered(named, usual, wanted)?;
    for (path, bytes) in &mut found.files {
        if path.extension().is_some_and(|end| end == "toml") {
            *bytes = reader::without_mark(std::mem::take(bytes));
        }
    }
    Ok(found)
}

/// The files as they are.
fn gathered(
    named: Option<&Path>,
    usual: Option<PathBuf>,
    wanted: impl Fn(&Path) -> bool,
) -> Result<Found, Problem> {
    let mut found = Found::default();
    match (named, usual) {
        (Some(named), _) => walk(named, &wanted, &mut found).map_err(|error| Problem::file(named, &error))?,
        (None, Some(usual)) if usual.is_dir() => {
            if let Err(error) = walk(&usual, &wanted, &mut found) {
                found.leave_out(&usual, error.to_string());
            }
        }
        _ => {}
    }
    found.files.sort();
    Ok(found)
}

/// The same of an event, where a file that cannot be read is an error. The files are as they are: the digest in the
/// journal may have been taken from one with a mark.
pub(super) fn files(
    named: Option<&Path>,
    usual: Option<PathBuf>,
    ends: &[&str],
) -> Result<Vec<File>, Problem> {
    let found =
        gathered(named, usual, |path| ends.iter().any(|end| path.extension().is_some_and(|it| it == *end)))?;
    if let Some((path, error)) = found.unread.first() {
        return Err(not_given(path, error));
    }
    match found.left_out.into_iter().next() {
        Some(FileProblem { file, what }) => Err(Problem::told(format!("{file}: {what}"), "")),
        None => Ok(found.files),
    }
}

/// A file of an event that is there, and that the system does not give.
pub(super) fn not_given(path: &Path, error: &io::Error) -> Problem {
    match error.kind() {
        io::ErrorKind::ResourceBusy | io::ErrorKind::PermissionDenied => Problem::file(path, error),
        _ => Problem::told(format!("{}: {error}", path.display()), BRING_BACK),
    }
}

impl Found {
    fn leave_out(&mut self, path: &Path, what: impl Into<String>) {
        self.left_out.push(FileProblem { file: path.display().to_string(), what: what.into() });
    }

    fn not_read(&mut self, path: PathBuf, error: io::Error) {
        self.leave_out(&path, error.to_string());
        self.unread.push((path, error));
    }

    /// Reads a wanted file of so many bytes, as long as the folder has not more in it than any has.
    fn take(&mut self, path: PathBuf, length: u64) {
        let (Some(bytes), Some(files)) =
            (self.left.bytes.checked_sub(length), self.left.files.checked_sub(1))
        else {
            self.full = true;
            let what = "with it the folder has more in it than is read: take out what does not belong there";
            return self.not_read(path, io::Error::new(io::ErrorKind::FileTooLarge, what));
        };
        self.left = Budget { bytes, files };
        // A program that holds one list for long holds others too: only the first is waited for.
        let read = if self.unread.is_empty() { reader::read } else { reader::read_now };
        match read(&path, reader::LIST) {
            Ok(bytes) => self.files.push((path, bytes)),
            Err(error) => self.not_read(path, error),
        }
    }
}

/// What a system or another program lays beside files for itself: no ruleset, no list, nothing of an event. On a stick
/// macOS writes `._x.toml` beside `x.toml`.
pub(super) fn hidden(name: &OsStr) -> bool {
    name.as_encoded_bytes().starts_with(b".")
}

/// Links to folders are not followed: one that leads back would never end.
fn walk(folder: &Path, is_wanted: &impl Fn(&Path) -> bool, found: &mut Found) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        if found.full {
            break;
        }
        let entry = entry?;
        if hidden(&entry.file_name()) {
            continue;
        }
        let path = entry.path();
        let wanted = is_wanted(&path);
        let link = entry.file_type()?.is_symlink();
        let kind = match fs::metadata(&path) {
            Ok(kind) => kind,
            Err(_) if link && wanted => {
                found.leave_out(&path, "it is a link to a file that is not there: remove it");
                continue;
            }
            Err(error) => {
                if wanted {
                    found.leave_out(&path, error.to_string());
                }
                continue;
            }
        };
        if kind.is_dir() && link {
            found.leave_out(
                &path,
                "it is a link to a folder, and those are not followed: put the folder here",
            );
        } else if kind.is_dir() {
            if let Err(error) = walk(&path, is_wanted, found) {
                found.leave_out(&path, error.to_string());
            }
        } else if wanted && !kind.is_file() {
            // Reading a pipe would wait for ever.
            found.leave_out(&path, "it is no file: remove it");
        } else if wanted {
            found.take(path, kind.len());
        }
    }
    Ok(())
}

/// A file's name and its text.
pub(super) fn text((path, bytes): File) -> Result<(String, String), Problem> {
    let name = path.display().to_string();
    match reader::decoded(bytes) {
        Some(text) => Ok((name, text)),
        None => Err(reader::not_utf8(&name)),
    }
}

/// The set that a manifest among some files speaks of: named after its digest, else after the manifest.
pub(super) fn set_beside<'f, B: AsRef<[u8]>>(
    files: &'f [(PathBuf, B)],
    toml: &Path,
) -> Option<&'f (PathBuf, B)> {
    let find = |wanted: &Path| files.iter().find(|(path, _)| path == wanted);
    let (_, manifest) = find(toml)?;
    let stem = toml.with_extension("");
    let own = set_named(&stem.to_string_lossy(), manifest.as_ref());
    own.and_then(|own| find(Path::new(&own))).or_else(|| find(&toml.with_extension("fst")))
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::symlink;

    use super::*;

    #[test]
    fn what_cannot_be_read_is_named_and_links_lead_nowhere() {
        let place = tempfile::tempdir().expect("a folder");
        let root = place.path().join("lists");
        fs::create_dir_all(root.join("sk")).expect("made");
        fs::write(root.join("sk/a.toml"), "a").expect("written");
        symlink(root.join("sk/a.toml"), root.join("b.toml")).expect("a link");
        symlink(&root, root.join("sk/round")).expect("a loop");
        symlink("nowhere", root.join("c.fst")).expect("a link to nothing");
        symlink("nowhere", root.join("c.txt")).expect("a link that nobody asks for");
        fs::create_dir(root.join("d.toml")).expect("a folder with a strange name");
        let found = look(Some(&root), None, &["toml", "fst"]).expect("there");
        let names: Vec<String> = found
            .files
            .iter()
            .map(|(path, _)| path.strip_prefix(&root).expect("below").display().to_string())
            .collect();
        assert_eq!(names, ["b.toml", "sk/a.toml"]);
        let mut said: Vec<String> =
            found.left_out.into_iter().map(|it| format!("{}: {}", it.file, it.what)).collect();
        said.sort();
        assert_eq!(said.len(), 2, "{said:?}");
        assert!(said[0].contains("c.fst: it is a link to a file that is not there"), "{said:?}");
        assert!(said[1].contains("round: it is a link to a folder"), "{said:?}");
        assert!(
            look(Some(&root.join("x")), None, &["toml"]).is_err(),
            "a folder that was named must be there"
        );
    }

    #[test]
    fn a_folder_with_more_in_it_than_any_has_is_not_read_to_its_end() {
        let place = tempfile::tempdir().expect("a folder");
        for at in 0..9 {
            fs::write(place.path().join(format!("{at}.toml")), "abcd").expect("written");
        }
        for (left, read) in [(Budget { bytes: 1 << 20, files: 4 }, 4), (Budget { bytes: 11, files: 100 }, 2)]
        {
            let mut found = Found { left, ..Found::default() };
            walk(place.path(), &|_| true, &mut found).expect("there");
            assert_eq!((found.files.len(), found.unread.len()), (read, 1));
            let [told] = &found.left_out[..] else { panic!("told once: {}", found.left_out.len()) };
            assert!(told.what.starts_with("with it the folder has more in it"), "{}", told.what);
        }
    }
}
