//! What a journal's file is made of, and whether a file is made of that and nothing else.
//!
//! SQLite runs whatever triggers a file brings along, and shows a view under a table's name. A file that somebody gave
//! one of either would take an entry, say that it has it, and keep another or none.

use std::path::Path;

use rusqlite::Connection;

use super::ReadError;
use super::rows::read_error;
use crate::domain::Seq;

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
