//! Going back to the question before: what was answered until then is given once more, unseen, and the question is
//! asked anew. So every question has its way back, also one that was asked only because of an earlier answer.

use std::cell::RefCell;
use std::io::{self, BufRead, Read, Write};

use super::super::options::Folders;
use super::super::{Console, Shelf};
use super::InitArgs;
use super::asked::{AskedAnswers, fill};
use super::prompt::{Stop, without_keys};

/// Asks until everything is answered, or nobody answers any more.
pub(super) fn ask_all(
    args: &mut InitArgs,
    known: (&Shelf, &Folders),
    console: &mut Console<'_>,
) -> Result<AskedAnswers, Stop> {
    let mut given = Vec::new();
    loop {
        let unseen = given.len();
        let dialogue = RefCell::new(Dialogue { unseen, asked: Vec::new(), lines: Vec::new() });
        let mut answers = Answers { input: &mut *console.input, dialogue: &dialogue, given };
        let mut out = MutedOutput { to: &mut *console.out, dialogue: &dialogue };
        let mut err = MutedOutput { to: &mut *console.err, dialogue: &dialogue };
        let mut again = Console { input: &mut answers, out: &mut out, err: &mut err, ..*console };
        let mut tried = args.clone();
        match fill(&mut tried, known, &mut again) {
            Err(Stop::Back) => given = dialogue.into_inner().before_the_last(),
            told => {
                *args = tried;
                return told;
            }
        }
    }
}

/// What was asked and answered.
struct Dialogue {
    /// So many bytes of answers are still given once more.
    unseen: usize,
    /// What was said since the last answer; the question stands at its end.
    asked: Vec<u8>,
    /// The answers.
    lines: Vec<TypedAnswer>,
}

/// A line that was typed.
struct TypedAnswer {
    /// What it answers.
    question: Vec<u8>,
    /// Whether the one before answered the same and was not understood.
    again: bool,
    /// With its end.
    line: Vec<u8>,
}

/// So many lines are said at most when a question is asked again; what is asked anew lists what there is to choose.
const ASKED_AGAIN: usize = 2;

impl Dialogue {
    /// Some of an answer was read; a whole one belongs to its question.
    fn read(&mut self, bytes: &[u8]) {
        for byte in bytes {
            if self.lines.last().is_none_or(|it| it.line.ends_with(b"\n")) {
                let asked = std::mem::take(&mut self.asked);
                let question = asked.rsplit(|byte| *byte == b'\n').next().unwrap_or_default().to_vec();
                let brief = asked.split(|byte| *byte == b'\n').count() <= ASKED_AGAIN + 1;
                let again = brief && self.lines.last().is_some_and(|it| it.question == question);
                self.lines.push(TypedAnswer { question, again, line: Vec::new() });
            }
            if let Some(answer) = self.lines.last_mut() {
                answer.line.push(*byte);
            }
        }
    }

    /// The answers before the question that is gone back to. What was asked several times, because an answer was not
    /// understood, is one question.
    fn before_the_last(mut self) -> Vec<u8> {
        for _ in 0..2 {
            while self.lines.pop().is_some_and(|it| it.again) {}
        }
        self.lines.iter().flat_map(|it| without_keys(&it.line)).collect()
    }
}

/// The answers: first those that were given before, then what is typed.
struct Answers<'i> {
    input: &'i mut dyn BufRead,
    dialogue: &'i RefCell<Dialogue>,
    /// The answers that are given once more.
    given: Vec<u8>,
}

impl BufRead for Answers<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        let unseen = self.dialogue.borrow().unseen;
        if unseen > 0 { Ok(&self.given[self.given.len() - unseen..]) } else { self.input.fill_buf() }
    }

    fn consume(&mut self, amount: usize) {
        let mut dialogue = self.dialogue.borrow_mut();
        if dialogue.unseen > 0 {
            let from = self.given.len() - dialogue.unseen;
            let amount = amount.min(dialogue.unseen);
            dialogue.read(&self.given[from..from + amount]);
            dialogue.unseen -= amount;
        } else if amount > 0 {
            // What was looked at is there, and is not waited for; nothing would be.
            if let Ok(chunk) = self.input.fill_buf() {
                dialogue.read(&chunk[..amount.min(chunk.len())]);
            }
            self.input.consume(amount);
        }
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
struct MutedOutput<'o> {
    to: &'o mut dyn Write,
    dialogue: &'o RefCell<Dialogue>,
}

impl Write for MutedOutput<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut dialogue = self.dialogue.borrow_mut();
        dialogue.asked.extend(bytes);
        if dialogue.unseen > 0 { Ok(bytes.len()) } else { self.to.write(bytes) }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}
