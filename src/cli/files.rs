//! The one reader of files that somebody names, or that lie in the folder of an event: whatever is there, it gives the
//! bytes of a file of reasonable size, or says at once why not.
//!
//! Such a file may come from anybody. A pipe would be waited for, a device has no end, a sparse file may have any size,
//! and a TOML of a million tables takes an hour to parse. `tests/tidy` names the other modules that may open a file for
//! reading, and refuses any more; SQLite opens the journal, after a check of its own.

use std::fs::{self, File, FileType};
use std::io::{self, Read as _};
use std::path::Path;

use encoding_rs::{Encoding, UTF_8};

use super::not_read::FileNotRead;
use super::patience::patiently;
use super::problem::Problem;

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
