//! A journal's file: how it is opened by those who only read it, its rows, and whether it is made of what a journal
//! is made of and of nothing else.
//!
//! SQLite runs whatever triggers a file brings along, and shows a view under a table's name. A file that somebody
//! gave one of either would take an entry, say that it has it, and keep another or none.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension as _};

use crate::domain::{Digest, Seq};

use super::ReadError;
use super::chain::{Broken, Harm, StoredRow, genesis};

/// How long whoever only reads waits for a journal that another program holds.
const BUSY: Duration = Duration::from_secs(5);

/// The files of the system without their locks, for a file that cannot be locked.
#[cfg(unix)]
const WITHOUT_LOCKS: &str = "unix-none";
#[cfg(windows)]
const WITHOUT_LOCKS: &str = "win32-none";

/// A file of SQLite's beside a journal: `-wal`, `-shm`.
pub(super) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(end);
    name.into()
}

/// A connection that reads a journal and leaves it as it is: beside the one that writes it, on a disk that is full or
/// takes nothing, for somebody who may not write.
///
/// SQLite reads beside a writer through a file that they share, and makes that where it is missing. Where nobody has
/// the journal open there is no log beside it, and nothing needs to be made; where the file cannot be made, the log is
/// read without it.
pub(super) fn reader(path: &Path) -> rusqlite::Result<Connection> {
    if !beside(path, "-wal").exists() {
        return probed(open(path, "immutable=1", None)?);
    }
    match reader_beside(path) {
        Err(error) if lacks_the_index(&error) => {
            let connection = open(path, "mode=ro", Some(WITHOUT_LOCKS))?;
            connection.pragma_update(None, "locking_mode", "exclusive")?;
            probed(connection)
        }
        other => other,
    }
}

/// The same in a process that writes the journal: what is opened without locks would let go of those of the writer.
pub(super) fn reader_beside(path: &Path) -> rusqlite::Result<Connection> {
    open(path, "mode=ro", None).and_then(probed)
}

/// What is no file, of a journal and what SQLite and this program keep beside it: a pipe or a device.
pub(super) fn no_file(path: &Path) -> Option<PathBuf> {
    let other = |path: &PathBuf| fs::metadata(path).is_ok_and(|it| !it.is_file() && !it.is_dir());
    ["", "-wal", "-shm", "-journal", "-lock"].into_iter().map(|end| beside(path, end)).find(other)
}

/// Nothing stands before the first entry: no chain leads there, so that nobody would ever read it, and every reading of
/// the journal would be sound beside it. `next` is the entry after the last sound one.
pub(super) fn nothing_before(connection: &Connection, next: Seq) -> Result<(), ReadError> {
    let sql = "SELECT count(*) FROM (SELECT 1 FROM journal WHERE seq < 1 LIMIT 1000)";
    let before =
        connection.prepare_cached(sql).and_then(|mut it| it.query_row([], |row| row.get::<_, i64>(0)));
    match before.map_err(|error| read_error(&error, next))? {
        0 => Ok(()),
        rows => {
            let why = format!("{rows} rows stand before the first");
            Err(Broken { seq: next, harm: Harm::Missing, why }.into())
        }
    }
}

/// The path that the log is beside: SQLite follows links.
pub(super) fn real(path: &Path) -> PathBuf {
    let followed = if cfg!(unix) { fs::canonicalize(path).ok() } else { None };
    followed.unwrap_or_else(|| path.to_owned())
}

/// Whether it is the shared file beside a log that cannot be made.
fn lacks_the_index(error: &rusqlite::Error) -> bool {
    use rusqlite::ffi::{
        SQLITE_IOERR_SHMLOCK, SQLITE_IOERR_SHMMAP, SQLITE_IOERR_SHMOPEN, SQLITE_IOERR_SHMSIZE,
    };
    let index = [SQLITE_IOERR_SHMLOCK, SQLITE_IOERR_SHMMAP, SQLITE_IOERR_SHMOPEN, SQLITE_IOERR_SHMSIZE];
    let refused =
        [ErrorCode::CannotOpen, ErrorCode::DiskFull, ErrorCode::PermissionDenied, ErrorCode::ReadOnly];
    let code = error.sqlite_error();
    code.is_some_and(|it| index.contains(&it.extended_code) || refused.contains(&it.code))
}

fn open(path: &Path, how: &str, vfs: Option<&str>) -> rusqlite::Result<Connection> {
    let flags =
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    let name = uri(path, how);
    let connection = match vfs {
        Some(vfs) => Connection::open_with_flags_and_vfs(name, flags, vfs),
        None => Connection::open_with_flags(name, flags),
    }?;
    connection.busy_timeout(BUSY)?;
    // Whoever only reads removes no log.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    Ok(connection)
}

/// A connection fails only when it is first read from.
fn probed(connection: Connection) -> rusqlite::Result<Connection> {
    connection.pragma_query_value(None, "schema_version", |row| row.get::<_, i64>(0))?;
    Ok(connection)
}

/// Whether it is the system that does not give the file just now, rather than the file that is wrong.
fn is_passing(error: &rusqlite::Error) -> bool {
    use ErrorCode::{
        CannotOpen, DatabaseBusy, DatabaseLocked, DiskFull, FileLockingProtocolFailed, OperationAborted,
        OperationInterrupted, OutOfMemory, PermissionDenied, ReadOnly, SchemaChanged, SystemIoFailure,
    };
    let passing = [
        CannotOpen,
        DatabaseBusy,
        DatabaseLocked,
        DiskFull,
        FileLockingProtocolFailed,
        OperationAborted,
        OperationInterrupted,
        OutOfMemory,
        PermissionDenied,
        ReadOnly,
        SchemaChanged,
        SystemIoFailure,
    ];
    error.sqlite_error_code().is_some_and(|code| passing.contains(&code))
}

/// Whether another program holds the file just now.
pub(super) fn is_held(error: &rusqlite::Error) -> bool {
    matches!(error.sqlite_error_code(), Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked))
}

/// A file that is not what SQLite wrote is damaged at `seq`; anything else may pass.
pub(super) fn read_error(error: &rusqlite::Error, seq: Seq) -> ReadError {
    match error {
        error if is_passing(error) => {
            // Without the address that SQLite was given.
            let why = error.to_string();
            ReadError::Io { why: why.split(": file:").next().unwrap_or(&why).to_owned() }
        }
        error => Broken { seq, harm: Harm::Unreadable, why: error.to_string() }.into(),
    }
}

/// Hands out the rows after `seq`, as long as they are wanted.
pub(super) fn each_row(
    connection: &Connection,
    seq: Seq,
    mut wanted: impl FnMut(StoredRow) -> bool,
) -> rusqlite::Result<()> {
    let sql = "SELECT seq, text, hash FROM journal WHERE seq > ?1 ORDER BY seq";
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query([seq.0 as i64])?;
    while let Some(row) = rows.next()? {
        if !wanted(row_of(row)?) {
            break;
        }
    }
    Ok(())
}

/// A hash that is none fits no row.
pub(super) fn row_of(row: &rusqlite::Row<'_>) -> rusqlite::Result<StoredRow> {
    let hash = <[u8; 32]>::try_from(row.get_ref(2)?.as_blob()?).unwrap_or_default();
    Ok(StoredRow { seq: Seq(row.get::<_, i64>(0)? as u64), text: row.get(1)?, hash: Digest(hash) })
}

/// Whether SQLite's own structure is sound, after the rows up to `last` were read. Pages that count as free, or as
/// having room, are not seen by whoever only reads: who writes there writes over what stands there.
pub(super) fn structure(connection: &Connection, last: Seq) -> Result<(), ReadError> {
    let next = Seq(last.0 + 1);
    let found: rusqlite::Result<String> =
        connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0));
    match found.map_err(|error| read_error(&error, next))? {
        sound if sound == "ok" => Ok(()),
        why => Err(unsound(why, next)),
    }
}

/// What SQLite says of a structure that it cannot follow: to the end of a page that is not what it should be, or of one
/// that the system did not give.
pub(super) fn unsound(why: String, seq: Seq) -> ReadError {
    use rusqlite::ffi::{SQLITE_CORRUPT, SQLITE_NOTADB};
    let code = why.split("error code=").nth(1).and_then(|rest| {
        let digits = rest.split(|c: char| !c.is_ascii_digit()).next()?;
        digits.parse::<i32>().ok()
    });
    match code {
        Some(code) if ![SQLITE_CORRUPT, SQLITE_NOTADB].contains(&(code & 0xff)) => ReadError::Io { why },
        _ => Broken { seq, harm: Harm::Unreadable, why }.into(),
    }
}

/// The number of the last row.
pub(super) fn last(connection: &Connection) -> rusqlite::Result<Seq> {
    let mut statement = connection.prepare_cached("SELECT max(seq) FROM journal")?;
    let found: Option<i64> = statement.query_row([], |row| row.get(0)).optional()?.flatten();
    Ok(Seq(found.unwrap_or(0) as u64))
}

/// The hash that a row carries, if it is there. One that is none fits no row.
pub(super) fn hash_of(connection: &Connection, seq: Seq) -> rusqlite::Result<Option<Digest>> {
    let mut statement = connection.prepare_cached("SELECT hash FROM journal WHERE seq = ?1")?;
    let hash =
        |row: &rusqlite::Row<'_>| Ok(<[u8; 32]>::try_from(row.get_ref(0)?.as_blob()?).unwrap_or_default());
    let found = statement.query_row([seq.0 as i64], hash).optional()?;
    Ok(found.map(Digest))
}

/// Whether the chain has this hash at an entry.
pub(super) fn has(connection: &Connection, (seq, head): (Seq, Digest)) -> Result<bool, ReadError> {
    if seq == Seq(0) {
        return Ok(head == genesis());
    }
    let hash = hash_of(connection, seq).map_err(|error| read_error(&error, seq))?;
    Ok(hash == Some(head))
}

/// Whether the chain ends with this entry.
pub(super) fn ends_with(connection: &Connection, end: (Seq, Digest)) -> Result<bool, ReadError> {
    let there = last(connection).map_err(|error| read_error(&error, end.0))?;
    Ok(there == end.0 && has(connection, end)?)
}

/// A path as SQLite takes it together with how the file is opened.
pub(super) fn uri(path: &Path, how: &str) -> String {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let bytes = path.as_os_str().as_encoded_bytes();
    format!("file://{}?{how}", if cfg!(windows) { of_windows(bytes) } else { escaped(bytes) })
}

/// The longest path of a file that SQLite opens on Windows, in units of UTF-16: 259, of which a name beside the file
/// takes eight (`-journal`).
const LONGEST: usize = 251;

/// Why SQLite cannot open a path, and what to do, where the path is too long for it.
pub(super) fn too_long(path: &Path) -> Option<String> {
    let whole = || std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    if cfg!(windows) { longer_than(LONGEST, &whole().to_string_lossy()) } else { None }
}

fn longer_than(most: usize, path: &str) -> Option<String> {
    let long = path.encode_utf16().count();
    let why = || {
        format!(
            "the path has {long} letters, and Windows takes {most} here. Choose a folder nearer to the top"
        )
    };
    (long > most).then(why)
}

/// What may not stand in a URI as it is.
fn escaped(path: &[u8]) -> String {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"/._-".contains(byte);
    let signs = path.iter().map(|byte| match byte {
        byte if plain(byte) => char::from(*byte).to_string(),
        byte => format!("%{byte:02x}"),
    });
    signs.collect()
}

/// A path of Windows: `C:\a` is `/C:/a` there, a folder of another computer `\\there\a` is `//there/a`. SQLite takes
/// neither's long form.
fn of_windows(path: &[u8]) -> String {
    let (start, rest) = match (path.strip_prefix(br"\\?\UNC\"), path.strip_prefix(br"\\?\")) {
        (Some(there), _) => ("//", there),
        (None, Some(here)) => ("/", here),
        (None, None) if path.starts_with(b"\\") => ("", path),
        (None, None) => ("/", path),
    };
    let rest: Vec<u8> = rest.iter().map(|byte| if *byte == b'\\' { b'/' } else { *byte }).collect();
    format!("{start}{}", escaped(&rest))
}

/// `epho`, in SQLite's header: the file says whose it is.
const APPLICATION_ID: i64 = 0x6570_686f;
/// The version of the journal: the table below, and what its rows hold. Versions 1 and 2 were never released: the first
/// kept sentences where reasons are now, the second did not keep what was asked. In this one, kinds of events and
/// fields that may be left out are added; what was written in it opens for ever.
const VERSION: i64 = 3;

/// Everything that a journal is made of, by name, as SQLite keeps it.
const PARTS: [(&str, &str); 3] = [
    (
        "journal",
        "CREATE TABLE journal (
    seq  INTEGER PRIMARY KEY,
    text TEXT NOT NULL,
    hash BLOB NOT NULL
) STRICT",
    ),
    (
        "journal_is_never_edited",
        "CREATE TRIGGER journal_is_never_edited BEFORE UPDATE ON journal
    BEGIN SELECT RAISE(ABORT, 'the journal is never edited'); END",
    ),
    (
        "journal_is_never_shortened",
        "CREATE TRIGGER journal_is_never_shortened BEFORE DELETE ON journal
    BEGIN SELECT RAISE(ABORT, 'the journal is never shortened'); END",
    ),
];

/// Makes a journal of an empty file.
pub(super) fn build(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "application_id", APPLICATION_ID)?;
    connection.pragma_update(None, "user_version", VERSION)?;
    PARTS.iter().try_for_each(|(_, sql)| connection.execute_batch(sql))
}

/// Refuses a file that is no journal, or one of another format, or with anything in it that a journal does not have.
pub(super) fn must_be_ours(connection: &Connection, path: &Path) -> Result<(), ReadError> {
    let unusable = |why: String| ReadError::Unusable { path: path.display().to_string(), why };
    let number = |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let failed = |error: rusqlite::Error| match read_error(&error, Seq(1)) {
        ReadError::Broken(broken) => unusable(broken.why),
        other => other,
    };
    if number("application_id").map_err(failed)? != APPLICATION_ID {
        return Err(unusable("this is not a journal of ephor's".into()));
    }
    match number("user_version").map_err(failed)? {
        VERSION => {}
        format => {
            let help = if format < VERSION {
                "it is of a program before the first release: print or export with that program what is needed, and \
                 make the event anew with this one"
            } else {
                "take the newer program that wrote it"
            };
            let path = path.display().to_string();
            return Err(ReadError::OtherFormat { path, format, reads: VERSION, help });
        }
    }
    match foreign(connection).map_err(failed)? {
        None => Ok(()),
        Some(name) => Err(unusable(format!(
            "“{name}” in it is not what ephor writes: somebody changed the file with another tool; restore a copy"
        ))),
    }
}

/// What is in the file besides the parts of a journal, or is not as they are, or is missing.
pub(super) fn foreign(connection: &Connection) -> rusqlite::Result<Option<String>> {
    let mut statement = connection.prepare_cached("SELECT name, sql FROM sqlite_schema ORDER BY name")?;
    let found =
        statement.query_map([], |row| Ok((row.get::<_, String>(0)?, row.get::<_, Option<String>>(1)?)))?;
    let found = found.collect::<rusqlite::Result<Vec<_>>>()?;
    let is_part = |(name, sql): &(String, Option<String>)| {
        PARTS.iter().any(|(part, text)| name == part && sql.as_deref() == Some(text))
    };
    if let Some((name, _)) = found.iter().find(|it| !is_part(it)) {
        return Ok(Some(name.clone()));
    }
    let missing = PARTS.iter().find(|(part, _)| !found.iter().any(|(name, _)| name == part));
    Ok(missing.map(|(part, _)| (*part).to_owned()))
}

/// Brings the triggers back after somebody has taken them away.
#[cfg(test)]
pub(super) fn rebuild_triggers(connection: &Connection) -> rusqlite::Result<()> {
    PARTS[1..].iter().try_for_each(|(_, sql)| connection.execute_batch(sql))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_written_as_sqlite_reads_it() {
        assert_eq!(
            escaped("/home/έφορος/a b?".as_bytes()),
            "/home/%ce%ad%cf%86%ce%bf%cf%81%ce%bf%cf%82/a%20b%3f"
        );
        let of = |path: &str| of_windows(path.as_bytes());
        assert_eq!(of(r"C:\Users\a b\spring"), "/C%3a/Users/a%20b/spring");
        assert_eq!(of(r"\\school\home\spring"), "//school/home/spring");
        assert_eq!(of(r"\\?\C:\spring"), "/C%3a/spring");
        assert_eq!(of(r"\\?\UNC\school\home\spring"), "//school/home/spring");
    }

    #[test]
    fn a_path_that_is_too_long_is_said_to_be() {
        let of = |letters: usize| longer_than(LONGEST, &"ί".repeat(letters));
        assert_eq!(of(251), None);
        let said = of(252).expect("too long");
        assert!(said.contains("252 letters") && said.contains("nearer to the top"), "{said}");
    }
}
