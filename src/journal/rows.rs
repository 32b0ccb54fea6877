//! Rows of a journal's file, as they are read.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use crate::domain::{Digest, Seq};

use super::chain::Row;

/// How long one process waits for another's append.
pub(super) const BUSY: Duration = Duration::from_secs(5);

/// A connection that reads a journal beside the one that writes it.
pub(super) fn reader(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(BUSY)?;
    Ok(connection)
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
