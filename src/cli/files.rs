//! The one reader of files that somebody names, or that lie in the folder of an event: whatever is there, it gives
//! the bytes of a file of reasonable size, or says at once why not.
//!
//! Such a file may come from anybody. A pipe would be waited for, a device has no end, a sparse file may have any
//! size, and a TOML of a million tables takes an hour to parse. `tests/tidy` names the other modules that may open a
//! file for reading, and refuses any more; SQLite opens the journal, after a check of its own.
//!
//! Of a folder with its subfolders, a file that cannot be read is named and left out.

use std::ffi::OsStr;
use std::fs::{self, File, FileType};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use encoding_rs::{Encoding, UTF_8};

use crate::lexicon::{FileProblem, set_named};

use super::durable::patiently;
use super::problem::{FileNotRead, Problem};

/// The most bytes of a file of a few lines: keys, PINs, signatures, what this machine keeps for itself.
pub(super) const SMALL: u64 = 1 << 20;
/// The most bytes of a text that people write: players, pairings, results, a game.
pub(super) const TEXT: u64 = 1 << 26;
/// The most bytes of a list, and of whatever else lies beside a journal.
pub(super) const LIST: u64 = 1 << 29;

/// The deepest of its dotted keys.
const DOTS: usize = 200;

/// What a TOML may have at most.
struct Bounds {
    bytes: u64,
    tables: usize,
    keys: usize,
}

/// Of any TOML: the longest regulation has a tenth of it.
const ANY: Bounds = Bounds { bytes: 1 << 20, tables: 5_000, keys: 50_000 };
/// Of a file of clocks, which has a table for each of as many as there are numbers for them.
const CLOCKS: Bounds = Bounds { bytes: 16 * SMALL, tables: 70_000, keys: 500_000 };

/// Opens a file to be read. Waits for nobody but whoever holds it for a moment.
pub(super) fn open(path: &Path) -> io::Result<File> {
    patiently(|| opened(path))
}

/// Reads a file that has no more than so many bytes.
pub(super) fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    patiently(|| read_now(path, most))
}

/// The same without patience for whoever holds it.
pub(super) fn read_now(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    if path.extension().is_some_and(|end| end.eq_ignore_ascii_case("toml")) {
        return tamed(path, &Bounds { bytes: most.min(ANY.bytes), ..ANY });
    }
    at_most(opened(path)?, most)
}

/// Reads a file with an event's clocks.
pub(super) fn clocks(path: &Path) -> Result<String, Problem> {
    text_of(path, patiently(|| tamed(path, &CLOCKS)))
}

/// Reads a TOML, whatever the file is called.
pub(super) fn toml(path: &Path) -> io::Result<Vec<u8>> {
    patiently(|| tamed(path, &ANY))
}

/// Reads a text that has no more than so many bytes.
pub(super) fn text(path: &Path, most: u64) -> Result<String, Problem> {
    text_of(path, read(path, most))
}

fn text_of(path: &Path, bytes: io::Result<Vec<u8>>) -> Result<String, Problem> {
    let bytes = bytes.map_err(|error| Problem::file(path, &error))?;
    decoded(bytes).ok_or_else(|| not_utf8(&path.display().to_string()))
}

/// What is said of bytes that are no text.
pub(super) fn not_utf8(name: &str) -> Problem {
    Problem::told(format!("{name}: it is not UTF-8"), "save it again as UTF-8")
}

/// Bytes as text: UTF-8, or what a mark at the beginning says. The mark is no letter of it.
pub(super) fn decoded(bytes: Vec<u8>) -> Option<String> {
    match Encoding::for_bom(&bytes) {
        None => String::from_utf8(bytes).ok(),
        Some((set, mark)) if set == UTF_8 => std::str::from_utf8(&bytes[mark..]).ok().map(str::to_owned),
        Some((set, mark)) => {
            let text = set.decode_without_bom_handling_and_without_replacement(&bytes[mark..]);
            text.map(std::borrow::Cow::into_owned)
        }
    }
}

/// The same as bytes, where a mark at the beginning says how they are to be read; others stay as they are, and so do
/// those that are no text.
pub(super) fn without_mark(bytes: Vec<u8>) -> Vec<u8> {
    if Encoding::for_bom(&bytes).is_none() {
        return bytes;
    }
    decoded(bytes.clone()).map_or(bytes, String::into_bytes)
}

/// The same for a look at what a file is: what is no letter is shown as such.
pub(super) fn roughly(bytes: &[u8]) -> String {
    let (set, mark) = Encoding::for_bom(bytes).unwrap_or((UTF_8, 0));
    set.decode_without_bom_handling(&bytes[mark..]).0.into_owned()
}

fn opened(path: &Path) -> io::Result<File> {
    // Some devices do something when they are opened.
    must_be_file(fs::metadata(path)?.file_type())?;
    let mut options = File::options();
    options.read(true);
    // What was put in its place since must not be waited for either.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, not_waiting());
    let file = options.open(path)?;
    must_be_file(file.metadata()?.file_type())?;
    Ok(file)
}

/// How a file is opened so that a pipe in its place is not waited for.
#[cfg(unix)]
pub(super) fn not_waiting() -> i32 {
    rustix::fs::OFlags::NONBLOCK.bits().cast_signed()
}

fn must_be_file(kind: FileType) -> io::Result<()> {
    if kind.is_file() {
        return Ok(());
    }
    let what = if kind.is_dir() { "folder" } else { special(kind) };
    Err(io::Error::new(io::ErrorKind::InvalidInput, FileNotRead::Other(what)))
}

#[cfg(unix)]
fn special(kind: FileType) -> &'static str {
    use std::os::unix::fs::FileTypeExt as _;
    match kind {
        _ if kind.is_fifo() => "pipe",
        _ if kind.is_socket() => "socket",
        _ => "device",
    }
}

#[cfg(not(unix))]
fn special(_: FileType) -> &'static str {
    "device"
}

fn at_most(file: File, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if file.metadata()?.len() <= most {
        file.take(most + 1).read_to_end(&mut bytes)?;
        if bytes.len() as u64 <= most {
            return Ok(bytes);
        }
    }
    Err(io::Error::new(io::ErrorKind::FileTooLarge, FileNotRead::Larger(most)))
}

/// Reads a TOML that has no more in it than this.
fn tamed(path: &Path, most: &Bounds) -> io::Result<Vec<u8>> {
    let bytes = at_most(opened(path)?, most.bytes)?;
    tame(&bytes, most).map(|()| bytes)
}

/// Refuses a TOML with so much in it, or so deep, that finding out what is wrong with it would take for ever.
fn tame(bytes: &[u8], most: &Bounds) -> io::Result<()> {
    // In UTF-16 no line would begin with a bracket.
    let wide = Encoding::for_bom(bytes).map(|_| roughly(bytes));
    let bytes = wide.as_deref().map_or(bytes, str::as_bytes);
    let refused = |what: String| Err(io::Error::new(io::ErrorKind::InvalidData, what));
    let count = |line: &[u8], sign: u8| line.split(|byte| *byte == sign).count() - 1;
    let (mut tables, mut keys) = (0, 0);
    for (number, line) in (1_usize..).zip(bytes.split(|byte| *byte == b'\n')) {
        tables += usize::from(line.trim_ascii_start().starts_with(b"["));
        keys += count(line, b'=');
        if count(line, b'.') > DOTS {
            return refused(format!("line {number} has more than {DOTS} dots: no key is so deep"));
        }
    }
    if tables > most.tables {
        return refused(format!("it has {tables} tables, and may have {}", most.tables));
    }
    if keys > most.keys {
        return refused(format!("it has {keys} keys, and may have {}", most.keys));
    }
    Ok(())
}

/// What helps where a file of an event is not what it was.
pub(super) const BRING_BACK: &str = "bring it back from a copy of the event";

/// A file and what is in it.
pub(super) type FileContent = (PathBuf, Vec<u8>);

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
pub(super) struct FolderFiles {
    /// The files in the order of their names.
    pub(super) files: Vec<FileContent>,
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
pub(super) fn look(
    named: Option<&Path>,
    usual: Option<PathBuf>,
    ends: &[&str],
) -> Result<FolderFiles, Problem> {
    look_for(named, usual, |path| ends.iter().any(|end| path.extension().is_some_and(|it| it == *end)))
}

/// The same with the files that are wanted. A mark at the beginning of a text is no letter of it, so that what is kept
/// of the file and what its digest is taken from is the text alone.
pub(super) fn look_for(
    named: Option<&Path>,
    usual: Option<PathBuf>,
    wanted: impl Fn(&Path) -> bool,
) -> Result<FolderFiles, Problem> {
    let mut found = gathered(named, usual, wanted)?;
    for (path, bytes) in &mut found.files {
        if path.extension().is_some_and(|end| end == "toml") {
            *bytes = without_mark(std::mem::take(bytes));
        }
    }
    Ok(found)
}

/// The files as they are.
fn gathered(
    named: Option<&Path>,
    usual: Option<PathBuf>,
    wanted: impl Fn(&Path) -> bool,
) -> Result<FolderFiles, Problem> {
    let mut found = FolderFiles::default();
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
) -> Result<Vec<FileContent>, Problem> {
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

impl FolderFiles {
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
        let reading = if self.unread.is_empty() { read } else { read_now };
        match reading(&path, LIST) {
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
fn walk(folder: &Path, is_wanted: &impl Fn(&Path) -> bool, found: &mut FolderFiles) -> io::Result<()> {
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
pub(super) fn text_named((path, bytes): FileContent) -> Result<(String, String), Problem> {
    let name = path.display().to_string();
    match decoded(bytes) {
        Some(text_named) => Ok((name, text_named)),
        None => Err(not_utf8(&name)),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_no_letter_and_says_the_character_set() {
        let wide = |big: bool| -> Vec<u8> {
            let units = "\u{feff}Ľan".encode_utf16();
            units.flat_map(|unit| if big { unit.to_be_bytes() } else { unit.to_le_bytes() }).collect()
        };
        for bytes in [Vec::from("Ľan"), Vec::from("\u{feff}Ľan"), wide(true), wide(false)] {
            assert_eq!(roughly(&bytes), "Ľan");
            assert_eq!(decoded(bytes).as_deref(), Some("Ľan"));
        }
        assert_eq!(decoded(b"\xbean".to_vec()), None);
    }

    #[test]
    fn a_wild_toml_is_refused_before_it_is_parsed() {
        let refused = |text: &str| tame(text.as_bytes(), &ANY).expect_err("wild").to_string();
        let tables = "[t]\n".repeat(300_000);
        assert_eq!(refused(&tables), "it has 300000 tables, and may have 5000");
        let keys = format!("a = {{{}}}", "b=1,".repeat(60_000));
        assert_eq!(refused(&keys), "it has 60001 keys, and may have 50000");
        let deep = format!("x = 1\n{}a = 1", "a.".repeat(100_000));
        assert_eq!(refused(&deep), "line 2 has more than 200 dots: no key is so deep");
        assert!(tame(b"[ruleset]\nid = \"x\"\ntitle = \"1.2.3 ...\"\n", &ANY).is_ok());
        // As many as there may be are no more than that.
        assert!(tame("[t]\n".repeat(5_000).as_bytes(), &ANY).is_ok());
        assert_eq!(refused(&"[t]\n".repeat(5_001)), "it has 5001 tables, and may have 5000");
        assert!(tame("[[clock]]\nkey = 1\n".repeat(65_535).as_bytes(), &CLOCKS).is_ok());
        let units = format!("\u{feff}{tables}");
        let wide: Vec<u8> = units.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let said = tame(&wide, &ANY).expect_err("wild").to_string();
        assert_eq!(said, "it has 300000 tables, and may have 5000", "in any character set");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn what_is_no_file_or_too_large_is_refused_at_once() {
        let place = tempfile::tempdir().expect("a folder");
        let at = |name: &str| place.path().join(name);
        let mode = rustix::fs::Mode::RUSR | rustix::fs::Mode::WUSR;
        rustix::fs::mkfifoat(rustix::fs::CWD, at("pipe"), mode).expect("a pipe");
        let _socket = std::os::unix::net::UnixListener::bind(at("socket")).expect("a socket");
        File::create(at("large")).and_then(|file| file.set_len(2 << 30)).expect("a file without blocks");
        let said = |path: &Path| read(path, SMALL).expect_err("refused").to_string();
        assert_eq!(said(&at("pipe")), "it is a pipe and no file");
        assert_eq!(said(&at("socket")), "it is a socket and no file");
        assert_eq!(said(Path::new("/dev/zero")), "it is a device and no file");
        assert_eq!(said(place.path()), "it is a folder and no file");
        assert_eq!(said(&at("large")), "it is larger than 1 MiB, as no such file is");
        assert!(open(&at("pipe")).is_err());
        fs::write(at("small"), "x").expect("written");
        assert_eq!(read(&at("small"), SMALL).ok(), Some(b"x".to_vec()));
        std::os::unix::fs::symlink("small", at("link")).expect("a link");
        assert_eq!(read(&at("link"), SMALL).ok(), Some(b"x".to_vec()), "whoever puts a link means the file");
    }
}

#[cfg(all(test, unix))]
mod folder_tests {
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
            let mut found = FolderFiles { left, ..FolderFiles::default() };
            walk(place.path(), &|_| true, &mut found).expect("there");
            assert_eq!((found.files.len(), found.unread.len()), (read, 1));
            let [told] = &found.left_out[..] else { panic!("told once: {}", found.left_out.len()) };
            assert!(told.what.starts_with("with it the folder has more in it"), "{}", told.what);
        }
    }
}
