//! Rows of a journal's file, as they are read, and how a file is opened by those who only read it.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension as _};

use crate::domain::{Digest, Seq};

use super::ReadError;
use super::chain::{Broken, Harm, Row, genesis};
use super::uri::uri;

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
    mut wanted: impl FnMut(Row) -> bool,
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
pub(super) fn row_of(row: &rusqlite::Row<'_>) -> rusqlite::Result<Row> {
    let hash = <[u8; 32]>::try_from(row.get_ref(2)?.as_blob()?).unwrap_or_default();
    Ok(Row { seq: Seq(row.get::<_, i64>(0)? as u64), text: row.get(1)?, hash: Digest(hash) })
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
