//! The journal on disk: SQLite in WAL mode, synced at every append.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension, TransactionBehavior, params};

use crate::domain::{Digest, Seq};
use crate::tournament::Record;

use super::chain::{Broken, Entry, Row, Verified, check, genesis, rows, walk};
use super::rows::{BUSY, each_row, row_of};
use super::stream::Stream;
use super::{AppendError, Journal, ReadError};

/// `epho`, in SQLite's header: the file says whose it is.
const APPLICATION_ID: i64 = 0x6570_686f;
/// The version of the journal: the table below, and what its rows hold. Version 1 kept sentences where reasons are now,
/// and was never released.
const SCHEMA_VERSION: i64 = 2;

const SCHEMA: &str = "
CREATE TABLE journal (
    seq  INTEGER PRIMARY KEY,
    text TEXT NOT NULL,
    hash BLOB NOT NULL
) STRICT;
CREATE TRIGGER journal_is_never_edited BEFORE UPDATE ON journal
    BEGIN SELECT RAISE(ABORT, 'the journal is never edited'); END;
CREATE TRIGGER journal_is_never_shortened BEFORE DELETE ON journal
    BEGIN SELECT RAISE(ABORT, 'the journal is never shortened'); END;
";

/// A journal file.
pub struct Sqlite {
    path: PathBuf,
    connection: Connection,
    /// The last entry whose hash was checked; appends and tails go on from here.
    known: (Seq, Digest),
    /// Why nobody knows what of the last append stands in the file, until it is opened anew.
    doubt: Option<String>,
}

impl Sqlite {
    /// Creates a journal; the file must not exist.
    pub fn create(path: &Path) -> Result<Self, ReadError> {
        let unusable = |why: String| unusable(path, &why);
        if path.exists() {
            return Err(unusable("the file exists already; choose another name or open it".into()));
        }
        let build = || -> rusqlite::Result<Connection> {
            let connection = Connection::open(path)?;
            configure(&connection)?;
            connection.pragma_update(None, "application_id", APPLICATION_ID)?;
            connection.pragma_update(None, "user_version", SCHEMA_VERSION)?;
            connection.execute_batch(SCHEMA)?;
            Ok(connection)
        };
        let connection = build().map_err(|error| unusable(error.to_string()))?;
        Ok(Self { path: path.to_owned(), connection, known: (Seq(0), genesis()), doubt: None })
    }

    /// Opens a journal for reading and appending.
    pub fn open(path: &Path) -> Result<Self, ReadError> {
        let unusable = |why: String| unusable(path, &why);
        if !path.exists() {
            return Err(unusable("no such file; `ephor init` makes an event".into()));
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let read = || -> rusqlite::Result<(Connection, i64, i64)> {
            let connection = Connection::open_with_flags(path, flags)?;
            let id = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
            let version = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
            configure(&connection)?;
            Ok((connection, id, version))
        };
        let (connection, id, version) = read().map_err(|error| unusable(error.to_string()))?;
        if id != APPLICATION_ID {
            return Err(unusable("this is not a journal of ephor's".into()));
        }
        if version == 1 {
            return Err(unusable(
                "the journal has format 1, which was never released and which no program reads any more"
                    .into(),
            ));
        }
        if version != SCHEMA_VERSION {
            return Err(unusable(format!(
                "the journal has format {version}, this program reads format {SCHEMA_VERSION}; use the program that \
                 wrote it"
            )));
        }
        Ok(Self { path: path.to_owned(), connection, known: (Seq(0), genesis()), doubt: None })
    }

    /// The entries from the start, read and checked on threads of their own. Whoever has taken them says so with
    /// [`Self::go_on_from`].
    pub fn stream(&self) -> Stream {
        Stream::of(&self.path)
    }

    /// Appends and tails go on from where a stream of this journal has come.
    pub fn go_on_from(&mut self, stream: &Stream) {
        self.known = stream.known();
    }

    /// Reads everything from the start: the sound entries, and what is wrong after them.
    pub fn read_all(&mut self) -> (Vec<Entry>, Option<Broken>) {
        let (mut stream, mut entries, mut broken) = (self.stream(), Vec::new(), None);
        for entry in stream.by_ref() {
            match entry {
                Ok(entry) => entries.push(entry),
                Err(why) => broken = Some(why),
            }
        }
        self.go_on_from(&stream);
        (entries, broken)
    }

    /// Proves the whole file: SQLite's own structure and the chain. Every sound entry is shown to `look`.
    pub fn verify(&mut self, look: &mut dyn FnMut(&Entry)) -> Result<Verified, Broken> {
        let mut stream = self.stream();
        for entry in stream.by_ref() {
            look(&entry?);
        }
        self.go_on_from(&stream);
        let (last, head) = self.known;
        let seq = Seq(last.0 + 1);
        let structure: Result<String, _> =
            self.connection.pragma_query_value(None, "integrity_check", |row| row.get(0));
        match structure.as_deref() {
            Ok("ok") => Ok(Verified { count: last.0, head }),
            Ok(why) => Err(Broken { seq, why: why.to_owned() }),
            Err(error) => Err(Broken { seq, why: error.to_string() }),
        }
    }

    /// What others have written after what is known.
    fn read_on(&mut self) -> Result<Vec<Entry>, ReadError> {
        let (last, head) = self.known;
        let mut rows = Vec::new();
        let read = each_row(&self.connection, last, |row| {
            rows.push(Ok(row));
            true
        });
        read.map_err(|error| read_error(&error, Seq(last.0 + 1)))?;
        let entries = walk(last, head, rows.into_iter()).collect::<Result<Vec<Entry>, Broken>>()?;
        if let Some(entry) = entries.last() {
            self.known = (entry.seq, entry.hash);
        }
        Ok(entries)
    }

    /// An entry by itself, checked against the hash of the one before.
    fn entry(&self, seq: Seq) -> Result<Entry, ReadError> {
        let before = Seq(seq.0 - 1);
        let gone = || Broken { seq, why: "the row is missing".to_owned() };
        let head = if before == Seq(0) { genesis() } else { self.hash_of(before)?.ok_or_else(gone)? };
        let row = self.connection.query_row(
            "SELECT seq, text, hash FROM journal WHERE seq = ?1",
            [seq.0 as i64],
            row_of,
        );
        let row = row.optional().map_err(|error| read_error(&error, seq))?.ok_or_else(gone)?;
        Ok(check(before, head, &row)?)
    }

    /// The hash that an entry carries, if it is there.
    fn hash_of(&self, seq: Seq) -> Result<Option<Digest>, ReadError> {
        let sql = "SELECT hash FROM journal WHERE seq = ?1";
        let found = self.connection.query_row(sql, [seq.0 as i64], |row| row.get::<_, [u8; 32]>(0));
        found.optional().map(|hash| hash.map(Digest)).map_err(|error| read_error(&error, seq))
    }

    fn insert(&mut self, expected: Seq, new: &[Row]) -> Result<(), AppendError> {
        let failed = |error: rusqlite::Error| AppendError::Failed { last: expected, why: error.to_string() };
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed)?;
        let found = last(&transaction).map_err(failed)?;
        if found != expected {
            return Err(AppendError::Moved { expected, found });
        }
        {
            let sql = "INSERT INTO journal (seq, text, hash) VALUES (?1, ?2, ?3)";
            let mut insert = transaction.prepare_cached(sql).map_err(failed)?;
            for row in new {
                insert.execute(params![row.seq.0 as i64, row.text, row.hash.0.as_slice()]).map_err(failed)?;
            }
        }
        transaction.commit().map_err(|error| match error.sqlite_error_code() {
            // Written and not synced: the next who opens the file may find it there.
            Some(ErrorCode::SystemIoFailure) => {
                AppendError::Unknown { last: expected, why: error.to_string() }
            }
            _ => failed(error),
        })
    }
}

impl Journal for Sqlite {
    fn append(&mut self, expected: Seq, records: &[Record]) -> Result<Seq, AppendError> {
        if let Some(why) = self.doubt.clone() {
            return Err(AppendError::Unknown { last: expected, why });
        }
        let failed = |why: String| AppendError::Failed { last: expected, why };
        if self.known.0 != expected {
            return Err(AppendError::Moved { expected, found: self.known.0 });
        }
        let new = rows(expected, self.known.1, records).map_err(|error| failed(error.to_string()))?;
        if let Err(error) = self.insert(expected, &new) {
            if let AppendError::Unknown { why, .. } = &error {
                self.doubt = Some(why.clone());
            }
            return Err(error);
        }
        if let Some(last) = new.last() {
            self.known = (last.seq, last.hash);
        }
        Ok(Seq(expected.0 + 1))
    }

    fn since(&mut self, seq: Seq) -> Result<Vec<Entry>, ReadError> {
        if let Some(why) = self.doubt.clone() {
            return Err(ReadError::Io { why });
        }
        if self.known.0 != seq {
            let (entries, broken) = self.read_all();
            return match broken {
                Some(broken) => Err(broken.into()),
                None => Ok(entries.into_iter().skip(seq.0 as usize).collect()),
            };
        }
        let entries = self.read_on()?;
        if entries.is_empty() && last(&self.connection).map_err(|error| read_error(&error, seq))? < seq {
            let why = "the last entries are missing".to_owned();
            return Err(Broken { seq, why }.into());
        }
        Ok(entries)
    }

    fn entries(&mut self, numbers: &[Seq]) -> Result<Vec<Entry>, ReadError> {
        numbers.iter().map(|seq| self.entry(*seq)).collect()
    }

    fn reopen(&mut self) -> Result<(), ReadError> {
        let mut fresh = Self::open(&self.path)?;
        fresh.verify(&mut |_| ())?;
        let (seq, hash) = self.known;
        if seq > Seq(0) && fresh.hash_of(seq)? != Some(hash) {
            let why = "it is not the entry that was there before the journal was opened anew".to_owned();
            return Err(Broken { seq, why }.into());
        }
        // What is new there is read as other processes' entries are.
        fresh.known = self.known;
        *self = fresh;
        Ok(())
    }
}

#[cfg(test)]
impl Sqlite {
    /// A disk that takes this many pages more, or any number again.
    pub(super) fn limit_pages(&self, more: Option<i64>) {
        let pages: i64 =
            self.connection.pragma_query_value(None, "page_count", |row| row.get(0)).expect("a number");
        let most = more.map_or(i64::from(u32::MAX) - 1, |more| pages + more);
        self.connection.pragma_update(None, "max_page_count", most).expect("set");
    }

    /// A disk that did not confirm the last append.
    pub(super) fn doubt(&mut self, why: &str) {
        self.doubt = Some(why.to_owned());
    }

    /// Runs SQL as anybody could with a tool of his own.
    pub(super) fn execute(&self, sql: &str) -> Result<(), String> {
        self.connection.execute_batch(sql).map_err(|error| error.to_string())
    }

    /// Runs SQL as somebody who takes the triggers away first.
    pub(super) fn tamper(&self, sql: &str) {
        let triggers = "DROP TRIGGER journal_is_never_edited; DROP TRIGGER journal_is_never_shortened;";
        self.execute(&format!("{triggers} {sql}")).expect("tampered");
    }
}

/// The number of the last row.
fn last(connection: &Connection) -> rusqlite::Result<Seq> {
    let found: Option<i64> =
        connection.query_row("SELECT max(seq) FROM journal", [], |row| row.get(0)).optional()?.flatten();
    Ok(Seq(found.unwrap_or(0) as u64))
}

/// A file that is not what SQLite wrote is damaged; anything else may pass.
fn read_error(error: &rusqlite::Error, seq: Seq) -> ReadError {
    use ErrorCode::{CannotOpen, DatabaseBusy, DatabaseLocked, DiskFull, OutOfMemory, SystemIoFailure};
    let passing = [CannotOpen, DatabaseBusy, DatabaseLocked, DiskFull, OutOfMemory, SystemIoFailure];
    match error.sqlite_error_code() {
        Some(code) if passing.contains(&code) => ReadError::Io { why: error.to_string() },
        _ => Broken { seq, why: error.to_string() }.into(),
    }
}

fn unusable(path: &Path, why: &str) -> ReadError {
    ReadError::Unusable { path: path.display().to_string(), why: why.to_owned() }
}

/// WAL lets a second process read while one appends; FULL syncs the log at every commit, before it returns. The log is
/// moved into the journal after few pages, from where on it overwrites itself: a sync of a file that grows takes half
/// as long again.
fn configure(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_timeout(BUSY)?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "wal_autocheckpoint", 128)?;
    connection.pragma_update(None, "synchronous", "full")
}
