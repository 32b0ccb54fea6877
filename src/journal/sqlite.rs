//! The journal on disk: SQLite in WAL mode, synced at every append.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension, TransactionBehavior, params};

use crate::domain::{Digest, Seq};
use crate::tournament::Record;

use super::chain::{Broken, Entry, Harm, StoredRow, Verified, check, genesis, rows, walk};
use super::hold::Hold;
use super::reading::{JournalReader, Stream};
#[cfg(test)]
use super::rows::rebuild_triggers;
use super::rows::{
    build, each_row, ends_with, foreign, has, hash_of, is_held, last, must_be_ours, nothing_before,
    read_error, reader_beside, real, row_of, structure, too_long,
};
use super::{AppendError, Journal, ReadError};

/// How long one try waits for another program that holds the journal; then it is said, and tried again.
const A_TRY: Duration = Duration::from_secs(1);

/// A journal file.
pub struct Sqlite {
    path: PathBuf,
    connection: Connection,
    /// The last entry whose hash was checked; appends and tails go on from here.
    known: (Seq, Digest),
    /// Why nobody knows what of the last append stands in the file, until it is opened anew.
    doubt: Option<String>,
    /// Why entries would go where nobody finds them, when that was last looked at.
    lost: Option<String>,
    /// SQLite's count of changes to what the file is made of, when that was last seen to be right.
    schema: i64,
    /// Hears how long another program has held the journal, and that it does no more.
    tell: Box<dyn FnMut(Duration) + Send>,
    /// Let go after the connection.
    hold: Hold,
}

impl Sqlite {
    /// Creates a journal; the file must not exist.
    pub fn create(path: &Path) -> Result<Self, ReadError> {
        let path = &real(path);
        let unusable = |why: String| unusable(path, &why);
        if let Some(why) = too_long(path) {
            return Err(unusable(why));
        }
        if path.exists() {
            return Err(unusable("the file exists already; choose another name or open it".into()));
        }
        // SQLite takes an empty file for a database that is yet to be made; what it puts beside it may be opened by
        // whom the file may be opened.
        let mut options = std::fs::File::options();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(path).map_err(|error| unusable(error.to_string()))?;
        let made = || -> rusqlite::Result<(Connection, i64)> {
            let connection = Connection::open(path)?;
            configure(&connection)?;
            build(&connection)?;
            checkpoint(&connection)?;
            let schema = schema_version(&connection)?;
            Ok((connection, schema))
        };
        let made = made().map_err(|error| unusable(not_given(&error)))?;
        Ok(Self::of(path, made, Hold::take(path).map_err(unusable)?))
    }

    /// Opens a journal for reading and appending.
    pub fn open(path: &Path) -> Result<Self, ReadError> {
        let path = &real(path);
        // Not a byte of a file that is somebody else's is touched.
        JournalReader::open(path)?;
        let unusable = |why: String| unusable(path, &why);
        let hold = Hold::take(path).map_err(unusable)?;
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let open = || -> rusqlite::Result<(Connection, i64)> {
            let connection = Connection::open_with_flags(path, flags)?;
            configure(&connection)?;
            let schema = schema_version(&connection)?;
            Ok((connection, schema))
        };
        let opened = open().map_err(|error| unusable(not_given(&error)))?;
        must_be_ours(&opened.0, path)?;
        Ok(Self::of(path, opened, hold))
    }

    /// A journal of which nothing was read yet: its connection, and SQLite's count of changes to the schema.
    fn of(path: &Path, (connection, schema): (Connection, i64), mut hold: Hold) -> Self {
        hold.log_is_there();
        let known = (Seq(0), genesis());
        Self {
            path: path.to_owned(),
            connection,
            known,
            doubt: None,
            lost: None,
            schema,
            tell: Box::new(|_| ()),
            hold,
        }
    }

    /// The entries from the start, read and checked on threads of their own. Whoever has taken them says so with
    /// [`Self::go_on_from`].
    pub fn stream(&self) -> Stream {
        Stream::of(&self.path, reader_beside)
    }

    /// Appends and tails go on from where a stream of this journal has come.
    ///
    /// # Errors
    /// Where SQLite would write over what stands there already.
    pub fn go_on_from(&mut self, stream: &Stream) -> Result<(), ReadError> {
        self.known = stream.known();
        structure(&self.connection, self.known.0)
    }

    /// Reads everything from the start: the sound entries, and why there are no more where that is not the end.
    pub fn read_all(&mut self) -> (Vec<Entry>, Option<ReadError>) {
        let mut stream = self.stream();
        let (entries, broken) = stream.all();
        let structure = self.go_on_from(&stream);
        (entries, broken.or(structure.err()))
    }

    /// Appends go on after an entry that was proved before, where that is still the last one.
    ///
    /// # Errors
    /// Where it is not.
    pub fn go_on_after(&mut self, before: &Verified) -> Result<(), ReadError> {
        let end = (Seq(before.count), before.head);
        if !ends_with(&self.connection, end)? {
            let why = "it is not the entry that was there before".to_owned();
            return Err(Broken { seq: end.0, harm: Harm::Another, why }.into());
        }
        self.known = end;
        Ok(())
    }

    /// Refuses to go on where the file has gone, or is written by somebody who came by another path.
    fn is_there(&mut self) -> Result<(), String> {
        self.lost = self.hold.lost();
        self.unless(self.lost.clone())
    }

    fn unless(&self, lost: Option<String>) -> Result<(), String> {
        let Some(why) = lost else { return Ok(()) };
        // What stands in a log that has lost its name ends with the last process that has it open.
        let saved = self.hold.log_is_nameless() && checkpoint(&self.connection).is_ok();
        // Neither does the end of this one write into, or remove, what is there under the name now.
        leave_as_it_is(&self.connection).map_err(|error| error.to_string())?;
        let all = if saved { "; what was decided before is in the journal" } else { "" };
        Err(format!("{why}{all}"))
    }

    /// Does something with the file, however long another program holds it.
    fn once_free<T, E>(
        &mut self,
        held: impl Fn(&E) -> bool,
        mut attempt: impl FnMut(&mut Self) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut waited = Duration::ZERO;
        let done = loop {
            match attempt(self) {
                Err(error) if held(&error) => {
                    waited += A_TRY;
                    (self.tell)(waited);
                }
                done => break done,
            }
        };
        if waited > Duration::ZERO {
            (self.tell)(Duration::ZERO);
        }
        done
    }

    /// What others have written after what is known.
    fn read_on(&mut self) -> Result<Vec<Entry>, ReadError> {
        let (last, head) = self.known;
        let mut rows = Vec::new();
        let read = self.once_free(is_held, |journal| {
            rows.clear();
            each_row(&journal.connection, last, |row| {
                rows.push(Ok(row));
                true
            })
        });
        read.map_err(|error| read_error(&error, Seq(last.0 + 1)))?;
        let entries = walk(last, head, rows.into_iter()).collect::<Result<Vec<Entry>, ReadError>>()?;
        if let Some(entry) = entries.last() {
            self.known = (entry.seq, entry.hash);
        }
        Ok(entries)
    }

    /// An entry by itself, checked against the hash of the one before.
    fn entry(&self, seq: Seq) -> Result<Entry, ReadError> {
        let before = Seq(seq.0 - 1);
        let gone = || Broken { seq, harm: Harm::Missing, why: "the row is missing".to_owned() };
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
        hash_of(&self.connection, seq).map_err(|error| read_error(&error, seq))
    }

    /// The last entry, and the chain's hash there.
    pub(super) fn known(&self) -> (Seq, Digest) {
        self.known
    }

    /// Appends rows that were proved to follow from the last one.
    pub(super) fn take_over(&mut self, new: &[StoredRow]) -> Result<(), AppendError> {
        let expected = self.known.0;
        if let Some(why) = self.doubt.clone() {
            return Err(AppendError::Unknown { last: expected, why });
        }
        let lost = self.lost.clone().or_else(|| self.hold.astray());
        self.unless(lost).map_err(|why| AppendError::Lost { last: expected, why })?;
        let inserted = self
            .once_free(|error| matches!(error, NotInserted::Held), |journal| journal.insert(expected, new));
        if let Err(NotInserted::Failed(error)) = inserted {
            if let AppendError::Unknown { why, .. } = &error {
                self.doubt = Some(why.clone());
            }
            return Err(error);
        }
        // Gone between the look and the commit: nobody will find what was written.
        let lost = self.hold.nameless();
        if let Err(why) = self.unless(lost) {
            self.doubt = Some(why.clone());
            return Err(AppendError::Lost { last: expected, why });
        }
        if let Some(last) = new.last() {
            self.known = (last.seq, last.hash);
        }
        Ok(())
    }

    fn insert(&mut self, expected: Seq, new: &[StoredRow]) -> Result<(), NotInserted> {
        let failed = |error: rusqlite::Error| {
            if is_held(&error) {
                return NotInserted::Held;
            }
            NotInserted::Failed(AppendError::Failed { last: expected, why: error.to_string() })
        };
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed)?;
        let found = last(&transaction).map_err(failed)?;
        if found != expected {
            return Err(AppendError::Moved { expected, found }.into());
        }
        let schema = schema_version(&transaction).map_err(failed)?;
        if schema != self.schema {
            if let Some(name) = foreign(&transaction).map_err(failed)? {
                return Err(AppendError::Foreign { last: expected, name }.into());
            }
            self.schema = schema;
        }
        {
            let sql = "INSERT INTO journal (seq, text, hash) VALUES (?1, ?2, ?3)";
            let mut insert = transaction.prepare_cached(sql).map_err(failed)?;
            for row in new {
                insert.execute(params![row.seq.0 as i64, row.text, row.hash.0.as_slice()]).map_err(failed)?;
            }
        }
        // What SQLite says it took is read back: a trigger could have kept another row, or none.
        for row in new {
            if hash_of(&transaction, row.seq).map_err(failed)? != Some(row.hash) {
                return Err(AppendError::Foreign { last: expected, name: "journal".to_owned() }.into());
            }
        }
        transaction.commit().map_err(|error| match error.sqlite_error_code() {
            // Written and not synced: the next who opens the file may find it there.
            Some(ErrorCode::SystemIoFailure) => {
                AppendError::Unknown { last: expected, why: error.to_string() }.into()
            }
            _ => failed(error),
        })
    }
}

/// Why rows did not go into the file at one try.
enum NotInserted {
    /// Another program holds it: it is tried again.
    Held,
    Failed(AppendError),
}

impl From<AppendError> for NotInserted {
    fn from(error: AppendError) -> Self {
        Self::Failed(error)
    }
}

impl Journal for Sqlite {
    fn append(&mut self, expected: Seq, records: &[Record]) -> Result<Seq, AppendError> {
        if self.known.0 != expected {
            return Err(AppendError::Moved { expected, found: self.known.0 });
        }
        let failed =
            |error: serde_json::Error| AppendError::Failed { last: expected, why: error.to_string() };
        let new = rows(expected, self.known.1, records).map_err(failed)?;
        self.take_over(&new)?;
        Ok(Seq(expected.0 + 1))
    }

    fn since(&mut self, seq: Seq) -> Result<Vec<Entry>, ReadError> {
        if let Some(why) = self.doubt.clone() {
            return Err(ReadError::Io { why });
        }
        self.is_there().map_err(|why| ReadError::Lost { why })?;
        if self.known.0 != seq {
            let (entries, broken) = self.read_all();
            return match broken {
                Some(why) => Err(why),
                None => Ok(entries.into_iter().skip(seq.0 as usize).collect()),
            };
        }
        nothing_before(&self.connection, Seq(seq.0 + 1))?;
        let entries = self.read_on()?;
        if entries.is_empty() && last(&self.connection).map_err(|error| read_error(&error, seq))? < seq {
            let why = "the last entries are missing".to_owned();
            return Err(Broken { seq, harm: Harm::Missing, why }.into());
        }
        Ok(entries)
    }

    fn verified(&self) -> Verified {
        let (last, head) = self.known;
        Verified { count: last.0, head }
    }

    fn entries(&mut self, numbers: &[Seq]) -> Result<Vec<Entry>, ReadError> {
        numbers.iter().map(|seq| self.entry(*seq)).collect()
    }

    fn tell_when_held(&mut self, tell: Box<dyn FnMut(Duration) + Send>) {
        self.tell = tell;
    }

    fn settle(&mut self) {
        // Neither a file that is another now nor one of which nobody knows what it holds is written.
        if self.doubt.is_none() && self.is_there().is_ok() {
            let _ = checkpoint(&self.connection);
        }
    }

    fn reopen(&mut self) -> Result<(), ReadError> {
        if let Some(why) = self.hold.doubled() {
            return Err(ReadError::Lost { why });
        }
        // SQLite finds the index of a file that it has open in this process already, also one that has no name any
        // more: first the old connection ends, and until there is a new one nothing is written.
        self.doubt.get_or_insert_with(|| "the journal is not open".to_owned());
        let none = Connection::open_in_memory().map_err(|error| read_error(&error, self.known.0))?;
        let old = std::mem::replace(&mut self.connection, none);
        leave_as_it_is(&old).map_err(|error| read_error(&error, self.known.0))?;
        drop(old);
        JournalReader::open(&self.path)?.verify(&mut |_| ())?;
        let mut fresh = Self::open(&self.path)?;
        if !has(&fresh.connection, self.known)? {
            let why = "it is not the entry that was there before the journal was opened anew".to_owned();
            return Err(Broken { seq: self.known.0, harm: Harm::Another, why }.into());
        }
        // What is new there is read as other processes' entries are.
        fresh.known = self.known;
        std::mem::swap(&mut fresh.tell, &mut self.tell);
        fresh.hold.follows(&mut self.hold);
        *self = fresh;
        Ok(())
    }
}

impl Drop for Sqlite {
    /// Whoever reads at this moment must not keep the last entries out of the one file.
    fn drop(&mut self) {
        self.settle();
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

    /// Takes what the file is made of now for what it must be made of.
    pub(super) fn trusts_its_insides(&mut self) {
        self.schema = schema_version(&self.connection).expect("a number");
    }

    /// Runs SQL as anybody could with a tool of his own.
    pub(super) fn execute(&self, sql: &str) -> Result<(), String> {
        self.connection.execute_batch(sql).map_err(|error| error.to_string())
    }

    /// Runs SQL as somebody who takes the triggers away first, and brings them back.
    pub(super) fn tamper(&self, sql: &str) {
        let triggers = "DROP TRIGGER journal_is_never_edited; DROP TRIGGER journal_is_never_shortened;";
        self.execute(&format!("{triggers} {sql}")).expect("tampered");
        rebuild_triggers(&self.connection).expect("brought back");
    }
}

/// What SQLite says, and what helps where the place is none for a journal: some sticks and network folders have neither
/// locks nor memory that is shared, and programs that synchronise folders keep others from a file.
fn not_given(error: &rusqlite::Error) -> String {
    use ErrorCode::{CannotOpen, FileLockingProtocolFailed, SystemIoFailure};
    let place = [CannotOpen, FileLockingProtocolFailed, SystemIoFailure];
    if error.sqlite_error_code().is_some_and(|code| place.contains(&code)) {
        return format!(
            "{error}. Put the event on this computer's own disk, where no program synchronises it"
        );
    }
    error.to_string()
}

fn unusable(path: &Path, why: &str) -> ReadError {
    ReadError::Unusable { path: path.display().to_string(), why: why.to_owned() }
}

/// SQLite's count of changes to what the file is made of.
fn schema_version(connection: &Connection) -> rusqlite::Result<i64> {
    connection.prepare_cached("PRAGMA schema_version")?.query_row([], |row| row.get(0))
}

/// The end of a connection neither moves the log into the file nor removes it.
fn leave_as_it_is(connection: &Connection) -> rusqlite::Result<()> {
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true).map(|_| ())
}

/// Moves the log into the file, as far as nobody reads what it would write over.
fn checkpoint(connection: &Connection) -> rusqlite::Result<()> {
    connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))
}

/// WAL lets a second process read while one appends; FULL syncs the log at every commit, before it returns. The log is
/// moved into the journal after few pages, from where on it overwrites itself: a sync of a file that grows takes half
/// as long again. macOS has synced only when the drive is asked as well; elsewhere that setting does nothing.
fn configure(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_timeout(A_TRY)?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "wal_autocheckpoint", 128)?;
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "synchronous", "full")
}
