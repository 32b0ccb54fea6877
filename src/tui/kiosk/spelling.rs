//! Writing the words at a kiosk: letters of the game, words that fit, and none that was looked up a moment ago.

use crossterm::event::KeyCode;

use crate::domain::Side;
use crate::lexicon::WordProblem;
use crate::station::Snapshot;

use super::state::{Kiosk, Step};

/// A key while a word is written.
pub(super) fn word(kiosk: &mut Kiosk, code: KeyCode, snapshot: &Snapshot) {
    match code {
        KeyCode::Backspace => {
            kiosk.note = None;
            kiosk.line.pop();
        }
        KeyCode::Char(letter) => letter_typed(kiosk, letter),
        KeyCode::Enter => word_typed(kiosk, snapshot),
        _ => {}
    }
}

/// A letter of the alphabet goes into the word, whatever keyboard it is from; nothing else does.
fn letter_typed(kiosk: &mut Kiosk, letter: char) {
    let alphabet = kiosk.terms.tiles.alphabet();
    let typed = format!("{}{letter}", kiosk.line);
    let spelt = alphabet.part(&typed);
    if letter.is_whitespace() || !spelt.chars().all(|letter| alphabet.has(letter)) {
        kiosk.note = Some(kiosk.locale.say("kiosk-letters"));
    } else if spelt.chars().count() > usize::from(kiosk.terms.lengths.1) {
        kiosk.note = Some(lengths(kiosk));
    } else {
        kiosk.note = None;
        kiosk.line = typed;
    }
}

fn lengths(kiosk: &Kiosk) -> String {
    let (least, most) = kiosk.terms.lengths;
    kiosk.locale.with("kiosk-length", &[("least", u16::from(least).into()), ("most", u16::from(most).into())])
}

/// A word is written: the next one is asked for, or whether all are right.
fn word_typed(kiosk: &mut Kiosk, snapshot: &Snapshot) {
    let word = match kiosk.terms.tiles.read(&kiosk.line) {
        Ok(word) => word,
        Err(WordProblem::NotALetter { .. } | WordProblem::LookAlike { .. }) => {
            kiosk.note = Some(kiosk.locale.say("kiosk-letters"));
            return;
        }
        Err(_) => {
            kiosk.note = Some(lengths(kiosk));
            return;
        }
    };
    let (least, most) = kiosk.terms.lengths;
    if !(least..=most).contains(&word.tiles()) {
        kiosk.note = Some(lengths(kiosk));
    } else if kiosk.words.iter().any(|it| it == word.text()) {
        kiosk.note = Some(kiosk.locale.say("kiosk-twice"));
    } else if looked_up(kiosk, word.text(), snapshot) {
        kiosk.show(Step::Again, snapshot.now);
    } else {
        kiosk.words.push(word.text().to_owned());
        let next = if kiosk.words.len() < kiosk.count { Step::Word } else { Step::Check(Side::A) };
        kiosk.ask(next);
    }
}

/// Whether the word was looked up at this table a moment ago.
fn looked_up(kiosk: &Kiosk, word: &str, snapshot: &Snapshot) -> bool {
    snapshot.log.iter().rev().any(|row| {
        Some(row.table) == kiosk.table
            && row.round == snapshot.bar.round
            && snapshot.now.since(row.at) < kiosk.terms.again_after
            && row.words.iter().any(|it| it.word == word)
    })
}
