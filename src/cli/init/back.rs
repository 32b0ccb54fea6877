//! Going back to the question before: what was answered until then is given once more, unseen, and the question is
//! asked anew. So every question has its way back, also one that was asked only because of an earlier answer.

use std::cell::Cell;
use std::io::{self, BufRead, Read, Write};

use super::super::options::Folders;
use super::super::{Console, Shelf};
use super::args::InitArgs;
use super::asked::{Told, fill};
use super::prompt::{Stop, without_keys};

/// Asks until everything is answered, or nobody answers any more.
pub(super) fn ask_all(
    args: &mut InitArgs,
    known: (&Shelf, &Folders),
    console: &mut Console<'_>,
) -> Result<Told, Stop> {
    let mut given = Vec::new();
    loop {
        let unseen = Cell::new(!given.is_empty());
        let mut answers = Answers { input: &mut *console.input, given, at: 0, unseen: &unseen };
        let mut out = Said { to: &mut *console.out, unseen: &unseen };
        let mut err = Said { to: &mut *console.err, unseen: &unseen };
        let mut again = Console { input: &mut answers, out: &mut out, err: &mut err, ..*console };
        let mut tried = args.clone();
        match fill(&mut tried, known, &mut again) {
            Err(Stop::Back) => given = without_last(&answers.given),
            told => {
                *args = tried;
                return told;
            }
        }
    }
}

/// The lines but the last, which asked to go back, and the answer before it.
fn without_last(given: &[u8]) -> Vec<u8> {
    let lines: Vec<&[u8]> = given.split_inclusive(|byte| *byte == b'\n').collect();
    let kept = lines.len().saturating_sub(2);
    lines.into_iter().take(kept).flat_map(without_keys).collect()
}

/// The answers: first those that were given before, then what is typed, which is kept.
struct Answers<'i> {
    input: &'i mut dyn BufRead,
    given: Vec<u8>,
    /// So much of it was read again.
    at: usize,
    /// Whether something of it is still to be read again.
    unseen: &'i Cell<bool>,
}

impl BufRead for Answers<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.at < self.given.len() { Ok(&self.given[self.at..]) } else { self.input.fill_buf() }
    }

    fn consume(&mut self, amount: usize) {
        // What was looked at is there, and is not waited for; nothing would be.
        if self.at == self.given.len() && amount > 0 {
            if let Ok(chunk) = self.input.fill_buf() {
                self.given.extend(chunk.iter().take(amount));
            }
            self.input.consume(amount);
        }
        self.at = (self.at + amount).min(self.given.len());
        self.unseen.set(self.at < self.given.len());
    }
}

impl Read for Answers<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let chunk = self.fill_buf()?;
        let read = chunk.len().min(into.len());
        into[..read].copy_from_slice(&chunk[..read]);
        self.consume(read);
        Ok(read)
    }
}

/// What is said; nothing while answers are given again.
struct Said<'o> {
    to: &'o mut dyn Write,
    unseen: &'o Cell<bool>,
}

impl Write for Said<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.unseen.get() { Ok(bytes.len()) } else { self.to.write(bytes) }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}
