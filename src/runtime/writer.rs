//! The thread on which the journal is read and written: a sync that takes a second holds up no key and no frame.
//!
//! Everything asked of the journal goes through one queue, and every answer comes back in the same order. The thread
//! remembers what it has told, so that nothing is told twice, whatever was on its way when something was asked.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::task::{Context, Poll, ready};
use std::thread::JoinHandle;
use std::time::Duration;
use std::{io, thread};

use tokio::sync::mpsc;

use crate::domain::{Millis, Seq};
use crate::journal::{Journal, Verified, append, news, settle};
use crate::station::Input;
use crate::tournament::Record;

/// One append, one look and one reopening can be under way at a time.
const QUEUE: usize = 3;
/// How long the end of the program waits for the disk. What is not durable then was never shown as decided.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often it looks whether the disk is done meanwhile.
const GLANCE: Duration = Duration::from_millis(2);

enum Job {
    Append { expected: Seq, records: Vec<Record> },
    News,
    Reopen,
}

/// What came of what was asked.
pub(super) enum WriterReply {
    /// The station is to hear this.
    Hear(Input),
    /// What other processes have written, if anything.
    News(Option<Input>),
    /// The journal was opened anew, with what it holds that was not known; or why it cannot be opened.
    Reopened(Result<Option<Input>, String>),
}

/// The journal's thread, as the console sees it.
pub(super) struct JournalWriter {
    /// `None` once nothing more is asked.
    jobs: Option<SyncSender<Job>>,
    replies: mpsc::Receiver<(WriterReply, Verified)>,
    /// What is proved of the journal, as of the last answer.
    head: Verified,
    /// How long another program has held the journal, in milliseconds; 0 where none does.
    held: Arc<AtomicU64>,
    thread: Option<JoinHandle<()>>,
    looking: bool,
    reopening: bool,
}

impl JournalWriter {
    /// Starts the thread; the station has heard of everything up to `told`.
    pub(super) fn start(mut journal: Box<dyn Journal + Send>, told: Seq) -> io::Result<Self> {
        let (jobs, todo) = sync_channel(QUEUE);
        let (done, replies) = mpsc::channel(QUEUE);
        let (head, held) = (journal.verified(), Arc::new(AtomicU64::new(0)));
        let waits = Arc::clone(&held);
        journal.tell_when_held(Box::new(move |waited| {
            waits.store(u64::try_from(waited.as_millis()).unwrap_or(u64::MAX), Ordering::Relaxed);
        }));
        let work = move || work(journal, told, &todo, &done);
        let thread = thread::Builder::new().name("journal".to_owned()).spawn(work)?;
        Ok(Self {
            jobs: Some(jobs),
            replies,
            head,
            held,
            thread: Some(thread),
            looking: false,
            reopening: false,
        })
    }

    /// Asks for an append; what the station is to hear at once where nobody can do it.
    pub(super) fn append(&mut self, expected: Seq, records: Vec<Record>) -> Option<Input> {
        let why = "the journal's thread has ended; leave the program and start it again".to_owned();
        (!self.ask(Job::Append { expected, records })).then_some(Input::AppendFailed { why })
    }

    /// Asks what other processes have written, unless that is being looked at.
    pub(super) fn look(&mut self) {
        self.looking = self.looking || self.ask(Job::News);
    }

    /// Asks to open the journal anew, unless that is being done.
    pub(super) fn reopen(&mut self) {
        self.reopening = self.reopening || self.ask(Job::Reopen);
    }

    /// How many entries the journal has, and its head, as of the last answer.
    pub(super) fn head(&self) -> Verified {
        self.head
    }

    /// How long another program has held the journal, where one does.
    pub(super) fn held(&self) -> Option<Millis> {
        let waited = self.held.load(Ordering::Relaxed);
        (waited > 0).then(|| Millis(i64::try_from(waited).unwrap_or(i64::MAX)))
    }

    /// Whether the journal is being opened anew.
    pub(super) fn is_reopening(&self) -> bool {
        self.reopening
    }

    fn ask(&mut self, job: Job) -> bool {
        match self.jobs.as_ref().map(|jobs| jobs.try_send(job)) {
            Some(Ok(())) => true,
            Some(Err(TrySendError::Full(_) | TrySendError::Disconnected(_))) | None => false,
        }
    }

    /// The next answer; never where the thread has ended.
    pub(super) fn poll(&mut self, cx: &mut Context<'_>) -> Poll<WriterReply> {
        let Some((reply, head)) = ready!(self.replies.poll_recv(cx)) else { return Poll::Pending };
        self.head = head;
        match reply {
            WriterReply::Hear(_) => {}
            WriterReply::News(_) => self.looking = false,
            WriterReply::Reopened(_) => self.reopening = false,
        }
        Poll::Ready(reply)
    }

    /// Asks for nothing more, and waits until what was asked for is done.
    pub(super) fn end(&mut self) {
        self.jobs = None;
        self.replies.close();
        let Some(thread) = self.thread.take() else { return };
        let glances = PATIENCE.as_millis() / GLANCE.as_millis();
        for _ in 0..glances {
            if thread.is_finished() {
                // Whether it ended well does not matter any more: everything that was told is durable.
                let _ = thread.join();
                return;
            }
            thread::sleep(GLANCE);
        }
    }
}

/// The thread: one thing after another, until nobody asks any more.
fn work(
    mut journal: Box<dyn Journal + Send>,
    mut told: Seq,
    todo: &Receiver<Job>,
    done: &mpsc::Sender<(WriterReply, Verified)>,
) {
    for job in todo {
        let mut appended = Vec::new();
        let (reply, more) = match job {
            Job::Append { expected, records } => {
                let input = append(&mut *journal, told, expected, &records);
                let more = heard(Some(&input), records.len());
                appended = records;
                (WriterReply::Hear(input), more)
            }
            Job::News => {
                let input = news(&mut *journal, told);
                let more = heard(input.as_ref(), 0);
                (WriterReply::News(input), more)
            }
            Job::Reopen => {
                let input = match journal.reopen() {
                    Ok(()) => Ok(news(&mut *journal, told)),
                    Err(error) => Err(error.to_string()),
                };
                let more = heard(input.as_ref().ok().and_then(Option::as_ref), 0);
                (WriterReply::Reopened(input), more)
            }
        };
        told = Seq(told.0 + more as u64);
        // Where nobody hears it any more, what was asked before is still done.
        let _ = done.blocking_send((reply, journal.verified()));
        settle(&mut *journal, &appended);
    }
}

/// How many records the station hears of by an input; `appended` is how many it asked for.
fn heard(input: Option<&Input>, appended: usize) -> usize {
    match input {
        Some(Input::Appended { .. }) => appended,
        Some(Input::Moved { records } | Input::Tailed { records }) => records.len(),
        _ => 0,
    }
}
