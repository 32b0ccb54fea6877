//! Lines that are typed into.

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
