//! Lines that are typed into; and what is typed while an answer is awaited. It is kept in its order, the ends of its
//! lines with it, and typed anew once the answer is there; what cannot be typed any more is named.

use std::collections::VecDeque;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tui_input::{Input, InputRequest};

use crate::domain::is_hidden;

/// No word, reason or filter is longer; a stuck key must not fill the memory.
pub(super) const LONGEST: usize = 400;

/// Where the cursor stands.
pub(super) const CURSOR: char = '▏';

/// Whether a line takes no more letters.
pub(super) fn is_full(input: &Input) -> bool {
    input.value().chars().count() >= LONGEST
}

pub(super) fn insert(input: &mut Input, letter: char) {
    if !is_hidden(letter) && input.value().chars().count() < LONGEST {
        input.handle(InputRequest::InsertChar(letter));
    }
}

/// A letter of a line that was refused, or is about something else by now: it begins the line anew.
pub(super) fn insert_anew(input: &mut Input, stale: &mut bool, letter: char) {
    if std::mem::take(stale) {
        input.reset();
    }
    insert(input, letter);
}

/// A key that edits; whether it does. As on every command line, Ctrl-U empties the line.
pub(super) fn edit(input: &mut Input, key: &KeyEvent) -> bool {
    if key.code == KeyCode::Char('u') && key.modifiers == KeyModifiers::CONTROL {
        input.reset();
        return true;
    }
    moved(input, key.code)
}

/// A key that moves in a line or takes letters out of it; whether it does.
pub(super) fn moved(input: &mut Input, code: KeyCode) -> bool {
    let request = match code {
        KeyCode::Backspace => InputRequest::DeletePrevChar,
        KeyCode::Delete => InputRequest::DeleteNextChar,
        KeyCode::Left => InputRequest::GoToPrevChar,
        KeyCode::Right => InputRequest::GoToNextChar,
        KeyCode::Home => InputRequest::GoToStart,
        KeyCode::End => InputRequest::GoToEnd,
        _ => return false,
    };
    input.handle(request);
    true
}

/// The value with a bar where the cursor stands.
pub(super) fn with_cursor(input: &Input) -> String {
    let mut text: String = input.value().chars().take(input.cursor()).collect();
    text.push(CURSOR);
    text.extend(input.value().chars().skip(input.cursor()));
    text
}

/// The most that is kept: a stuck key must not fill the memory.
const MOST: usize = 20_000;

/// Letters and ends of lines that wait.
#[derive(Debug, Default)]
pub(super) struct Ahead {
    waits: VecDeque<char>,
}

impl Ahead {
    /// Whether nothing waits.
    pub(super) fn is_empty(&self) -> bool {
        self.waits.is_empty()
    }

    /// A letter; whether there is room for it.
    pub(super) fn letter(&mut self, letter: char) -> bool {
        let room = self.waits.len() < MOST;
        if room {
            self.waits.push_back(letter);
        }
        room
    }

    /// Enter: what was typed since the last one is a line. Where nothing was, it is the same Enter once more.
    pub(super) fn enter(&mut self) {
        if self.waits.back().is_some_and(|last| *last != '\n') {
            self.waits.push_back('\n');
        }
    }

    /// The last letter is taken back.
    pub(super) fn back(&mut self) {
        if self.waits.back().is_some_and(|last| *last != '\n') {
            self.waits.pop_back();
        }
    }

    /// The next one; `\n` is Enter.
    pub(super) fn next(&mut self) -> Option<char> {
        self.waits.pop_front()
    }

    /// The lines that wait, which do so no more; nothing where there are none.
    pub(super) fn rest(&mut self) -> Option<String> {
        let text: String = self.waits.drain(..).collect();
        let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        (!lines.is_empty()).then(|| lines.join(" · "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_wait_in_their_order_and_are_named_where_nobody_takes_them() {
        let mut ahead = Ahead::default();
        ahead.enter();
        assert!(ahead.is_empty(), "the same Enter once more");
        for letter in "350 34x".chars() {
            assert!(ahead.letter(letter));
        }
        ahead.back();
        ahead.letter('0');
        ahead.enter();
        ahead.enter();
        ahead.letter('7');
        let first: String = std::iter::from_fn(|| ahead.next()).take(8).collect();
        assert_eq!(first, "350 340\n");
        assert_eq!(ahead.rest().as_deref(), Some("7"));
        assert_eq!(ahead.rest(), None);
    }

    #[test]
    fn no_more_is_kept_than_there_is_room_for() {
        let mut ahead = Ahead::default();
        assert_eq!((0..MOST + 5).filter(|_| ahead.letter('a')).count(), MOST);
    }
}
