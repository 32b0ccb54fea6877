//! What a key means at a kiosk. Words are written with letters of the game, and a word that was looked up a moment
//! ago is not looked up again. Whatever has no meaning there does nothing.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::state::{ABANDONED, Kiosk, KioskStep};
use crate::domain::{Side, TableId};
use crate::lexicon::WordProblem;
use crate::rules::Phase;
use crate::station::Snapshot;
use crate::tournament::SlipPhase;
use crate::tui::act::{Secret, UserAct};
use crate::tui::keymap::typed;

/// The key after which the PIN is asked for.
pub(super) const OFFICE: KeyCode = KeyCode::F(10);
/// No PIN is longer.
const LONGEST_PIN: usize = 60;

/// A key is pressed.
pub(super) fn key(kiosk: &mut Kiosk, key: &KeyEvent, snapshot: &Snapshot) -> Vec<UserAct> {
    // Some keyboards have letters with `AltGr`, which is both on some terminals.
    let altgr = KeyModifiers::CONTROL | KeyModifiers::ALT;
    if key.modifiers.contains(altgr) && typed(key).is_some() {
        return self::key(kiosk, &KeyEvent { modifiers: key.modifiers - altgr, ..*key }, snapshot);
    }
    if key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::SUPER) {
        return Vec::new();
    }
    if key.modifiers.contains(KeyModifiers::ALT) {
        // A terminal sends a key with Alt as Esc and the key, and so does somebody who is quick: what was begun is
        // cleared, and the key counts.
        let mut acts = self::key(kiosk, &KeyCode::Esc.into(), snapshot);
        acts.extend(self::key(
            kiosk,
            &KeyEvent { modifiers: key.modifiers - KeyModifiers::ALT, ..*key },
            snapshot,
        ));
        return acts;
    }
    if matches!(kiosk.step, KioskStep::Judging { .. }) {
        // It takes a moment. Where a disk takes it for ever, the PIN must help all the same.
        if key.code != OFFICE || snapshot.now.since(kiosk.touched) < ABANDONED {
            return Vec::new();
        }
    }
    kiosk.touched = snapshot.now;
    if key.code == OFFICE {
        // Whatever was begun is not for the eyes of whoever comes with the PIN.
        let acts = kiosk.clear();
        kiosk.ask(KioskStep::Pin);
        return acts;
    }
    if kiosk.step == KioskStep::Pin {
        return pin(kiosk, key.code);
    }
    if !snapshot.bar.journal.is_sound() {
        return Vec::new();
    }
    match (kiosk.step, key.code) {
        (
            KioskStep::Judging { .. }
            | KioskStep::Verdict
            | KioskStep::Referee
            | KioskStep::Again
            | KioskStep::Stopped
            | KioskStep::Pin,
            _,
        ) => {}
        (_, KeyCode::Esc) => return kiosk.clear(),
        (KioskStep::Table, code) => table(kiosk, code, snapshot),
        (KioskStep::Side, code) => {
            if let Some(side) = side(code) {
                kiosk.challenger = Some(side);
                count_or_word(kiosk);
            } else if matches!(code, KeyCode::Char(_)) {
                kiosk.note = Some(kiosk.locale.say("kiosk-side-do"));
            }
        }
        (KioskStep::Count, code) => {
            let count = digit(code).filter(|count| (1..=kiosk.terms.most).contains(count));
            if let Some(count) = count {
                kiosk.count = usize::from(count);
                kiosk.ask(KioskStep::Word);
            } else if matches!(code, KeyCode::Char(_)) {
                let most = [("most", kiosk.terms.most.into())];
                kiosk.note = Some(kiosk.locale.with("kiosk-count-do", &most));
            }
        }
        (KioskStep::Word, code) => word(kiosk, code, snapshot),
        (KioskStep::Check(asked), code) => return check(kiosk, asked, code),
    }
    Vec::new()
}

/// The side of a key: the first player or the second, as they are shown.
fn side(code: KeyCode) -> Option<Side> {
    match digit(code)? {
        1 => Some(Side::A),
        2 => Some(Side::B),
        _ => None,
    }
}

/// The digit of a key, also where the upper row of a Czech or Slovak keyboard gives letters.
fn digit(code: KeyCode) -> Option<u16> {
    let KeyCode::Char(typed) = code else { return None };
    match typed {
        '0'..='9' => typed.to_digit(10).and_then(|digit| u16::try_from(digit).ok()),
        '+' => Some(1),
        'ě' | 'ľ' => Some(2),
        'š' => Some(3),
        'č' => Some(4),
        'ř' | 'ť' => Some(5),
        'ž' => Some(6),
        'ý' => Some(7),
        'á' => Some(8),
        'í' => Some(9),
        'é' => Some(0),
        _ => None,
    }
}

fn pin(kiosk: &mut Kiosk, code: KeyCode) -> Vec<UserAct> {
    match code {
        KeyCode::Esc => return kiosk.clear(),
        KeyCode::Backspace => {
            kiosk.line.pop();
        }
        KeyCode::Enter if !kiosk.line.is_empty() => {
            return vec![UserAct::Unlock(Secret(std::mem::take(&mut kiosk.line)))];
        }
        KeyCode::Char(letter) if kiosk.line.chars().count() < LONGEST_PIN => {
            kiosk.note = None;
            kiosk.line.push(letter);
        }
        _ => {}
    }
    Vec::new()
}

fn table(kiosk: &mut Kiosk, code: KeyCode, snapshot: &Snapshot) {
    match (code, digit(code)) {
        (_, Some(digit)) if kiosk.line.len() < 4 => {
            kiosk.note = None;
            kiosk.line.push_str(&digit.to_string());
        }
        (KeyCode::Char(_), _) => kiosk.note = Some(kiosk.locale.say("kiosk-table-short")),
        (KeyCode::Backspace, _) => {
            kiosk.line.pop();
        }
        (KeyCode::Enter, _) => {
            if let Ok(number) = kiosk.line.parse() {
                at_table(kiosk, TableId(number), snapshot);
            }
        }
        _ => {}
    }
}

/// Goes on with a table, where a game is played and no referee has its slip.
fn at_table(kiosk: &mut Kiosk, table: TableId, snapshot: &Snapshot) {
    let served = kiosk.terms.serves(table);
    let refuse = |kiosk: &mut Kiosk, id: &str| {
        let note = kiosk.locale.with(id, &[("table", i64::from(table.0).into())]);
        kiosk.ask(KioskStep::Table);
        kiosk.note = Some(note);
    };
    let Some(row) = snapshot.tables.iter().find(|row| row.table == table).filter(|_| served) else {
        return refuse(kiosk, "kiosk-no-table");
    };
    let Some(players) = row.players.as_ref().filter(|players| players.iter().all(|it| !it.is_empty())) else {
        return refuse(kiosk, "kiosk-no-game");
    };
    if row.slip.is_none() && matches!(row.game.phase, Phase::Over | Phase::HandedIn) {
        return refuse(kiosk, "kiosk-over");
    }
    kiosk.table = Some(table);
    kiosk.players.clone_from(players);
    let Some((slip, _)) = row.slip else { return kiosk.ask(KioskStep::Side) };
    let free = |row: &&crate::station::QueueRow| {
        let mine = row.claimed_by.as_ref() == Some(&snapshot.bar.station);
        // A slip of the clock's, and one that a kiosk began before its machine failed, are the players' to go on with.
        row.slip == slip
            && row.phase == SlipPhase::Open
            && (mine || row.claimed_by.is_none() && row.words.is_empty())
    };
    if snapshot.queue.iter().any(|row| free(&row)) {
        kiosk.slip = Some(slip);
        count_or_word(kiosk);
    } else {
        kiosk.show(KioskStep::Referee, snapshot.now);
    }
}

fn count_or_word(kiosk: &mut Kiosk) {
    if kiosk.terms.most == 1 {
        kiosk.count = 1;
        kiosk.ask(KioskStep::Word);
    } else {
        kiosk.ask(KioskStep::Count);
    }
}

/// One player after the other says that the words are right, each with a key of their own; or they are written anew.
fn check(kiosk: &mut Kiosk, asked: Side, code: KeyCode) -> Vec<UserAct> {
    if code == KeyCode::Backspace {
        kiosk.words.clear();
        kiosk.ask(KioskStep::Word);
        return Vec::new();
    }
    match (asked, side(code)) {
        (Side::A, Some(Side::A)) => kiosk.ask(KioskStep::Check(Side::B)),
        (Side::B, Some(Side::B)) => return super::state::begin_judging(kiosk),
        _ => {}
    }
    Vec::new()
}

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
        kiosk.show(KioskStep::Again, snapshot.now);
    } else {
        kiosk.words.push(word.text().to_owned());
        let next = if kiosk.words.len() < kiosk.count { KioskStep::Word } else { KioskStep::Check(Side::A) };
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
