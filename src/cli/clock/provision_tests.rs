//! The command against a clock in memory, with a person on standard input.

use std::collections::VecDeque;
use std::io::Cursor;

use crate::clock::provision::{ClockEnd, Fresh};
use crate::domain::At;

use super::*;

/// A clock at the other end of a wire.
struct Desk {
    clock: ClockEnd,
    back: VecDeque<Vec<u8>>,
    /// Whether the person at the clock agrees.
    agrees: bool,
    /// After how many frames from the console the link is cut.
    cut_after: Option<usize>,
    /// The frame from the console whose arrival is not confirmed.
    unconfirmed: Option<usize>,
    written: usize,
    given: Option<Given>,
}

impl Desk {
    fn new(agrees: bool) -> Self {
        let clock = ClockEnd::open(At(0), None);
        Self {
            clock,
            back: VecDeque::new(),
            agrees,
            cut_after: None,
            unconfirmed: None,
            written: 0,
            given: None,
        }
    }

    fn take(&mut self, step: Step) {
        self.back.extend(step.send);
        match step.news {
            Some(News::Compare(_)) => {
                let step = if self.agrees { self.clock.agree(At(0)) } else { self.clock.decline() };
                self.take(step);
            }
            Some(News::Given(given)) => self.given = Some(given),
            _ => {}
        }
    }
}

impl Wire for Desk {
    fn write(&mut self, bytes: &[u8]) -> Result<(), Problem> {
        self.written += 1;
        let mut fresh = || Fresh { secret: [3; 32], nonce: [4; 16] };
        let step = self.clock.hear(At(0), bytes, &mut fresh);
        self.take(step);
        if self.unconfirmed == Some(self.written) {
            return Err(Problem::told("the connection to the clock broke off", ""));
        }
        Ok(())
    }

    fn next(&mut self, _: Millis) -> Result<Option<Vec<u8>>, Problem> {
        if self.cut_after.is_some_and(|after| self.written >= after) {
            return Err(Problem::told("the connection to the clock broke off", ""));
        }
        Ok(self.back.pop_front())
    }
}

/// Runs the console's side with what the person types.
fn typed(desk: &mut Desk, line: &str) -> (Result<Given, Problem>, String) {
    let (mut input, mut out, mut err) = (Cursor::new(line.as_bytes().to_vec()), Vec::new(), Vec::new());
    let mut console = Console::in_test(&mut input, &mut out, &mut err);
    let done = agree(desk, ClockId(12), &mut console);
    (done, String::from_utf8(out).expect("UTF-8"))
}

#[test]
fn both_persons_agree_and_both_ends_have_the_key() {
    let mut desk = Desk::new(true);
    let (given, said) = typed(&mut desk, "y\n");
    let given = given.expect("a key");
    assert_eq!(Some(&given), desk.given.as_ref());
    assert_eq!(given.clock, ClockId(12));
    let digits: String = said.chars().filter(char::is_ascii_digit).collect();
    assert_eq!(digits.len(), 6, "{said}");
}

#[test]
fn a_no_at_either_end_gives_no_key() {
    for line in ["n\n", "", "yesterday\n"] {
        let mut desk = Desk::new(true);
        let problem = typed(&mut desk, line).0.expect_err("no key");
        assert!(problem.to_string().contains("clock 12 has no key"), "{problem}");
        assert_eq!(desk.given, None, "{line:?}");
    }
    let mut desk = Desk::new(false);
    let problem = typed(&mut desk, "y\n").0.expect_err("no key");
    assert!(problem.to_string().contains("a person said"), "{problem}");
    assert_eq!(desk.given, None);
}

#[test]
fn a_link_cut_after_the_proof_says_that_the_clock_may_have_a_key() {
    for (after, half) in [(1, false), (2, false), (3, true)] {
        let mut desk = Desk { cut_after: Some(after), ..Desk::new(true) };
        let problem = typed(&mut desk, "y\n").0.expect_err("cut");
        assert_eq!(problem.to_string().contains("may have taken a key"), half, "after {after}: {problem}");
    }
}

#[test]
fn a_proof_whose_arrival_is_not_confirmed_may_have_given_the_clock_a_key() {
    for (frame, half) in [(1, false), (2, false), (3, true)] {
        let mut desk = Desk { unconfirmed: Some(frame), ..Desk::new(true) };
        let problem = typed(&mut desk, "y\n").0.expect_err("cut");
        assert_eq!(problem.to_string().contains("may have taken a key"), half, "frame {frame}: {problem}");
        assert_eq!(desk.given.is_some(), half, "frame {frame}");
    }
}

#[test]
fn a_key_that_cannot_be_kept_here_is_said_to_be_in_the_clock() {
    let place = tempfile::TempDir::new().expect("a folder");
    // A folder where the file should be: nothing can be written there, whoever runs this.
    std::fs::create_dir(place.path().join("clocks.toml")).expect("made");
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut input = std::io::empty();
    let mut console = Console::in_test(&mut input, &mut out, &mut err);
    let given = Given { clock: ClockId(12), master: crate::clock::MasterKey([7; 16]) };
    let folder = EventFolder::at(place.path());
    let problem = keep(&folder, given, "C0:FF:EE:00:00:0C", &mut console).expect_err("not kept");
    assert!(problem.to_string().contains("clock 12 has taken a key that nobody else has"), "{problem}");
    assert_eq!(out, Vec::<u8>::new(), "nothing is promised");
}

#[test]
fn a_clock_that_has_another_number_refuses() {
    let mut desk = Desk::new(true);
    desk.clock = ClockEnd::open(At(0), Some(ClockId(7)));
    let problem = typed(&mut desk, "y\n").0.expect_err("another number");
    assert!(problem.to_string().contains("the clock has number 7"), "{problem}");
}
