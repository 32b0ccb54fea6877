//! Which character set a text without a mark is in, as far as its letters say.
//!
//! The sets of one byte a letter give a text for any bytes. One is taken if its letters are those of the alphabet and
//! no other set gives them too: `BE` is ľ in windows-1250 and ž in ISO-8859-2, and a list read in the wrong one of
//! them is a list of other words. Where both fit, the person is asked.

use encoding_rs::{Encoding, ISO_8859_2, ISO_8859_7, UTF_8, WINDOWS_1250, WINDOWS_1252, WINDOWS_1253};

use super::{ImportProblem, Reading};
use crate::lexicon::{Alphabet, seen};

/// The sets that are tried, the more usual first; windows-1252 has all of ISO-8859-1.
const TRIED: [&Encoding; 5] = [WINDOWS_1250, WINDOWS_1252, WINDOWS_1253, ISO_8859_2, ISO_8859_7];

/// Of so many places where two sets differ, one at least must speak against the second: a list may have a word or two
/// that are wrong, but not one word in ten.
const CLEAR: usize = 10;

/// What is left and right of a byte: with a letter there or without.
type Beside = (bool, bool);

/// How often each byte above ASCII stands between what, and an example of each.
struct Found {
    often: Vec<(u8, Beside, usize)>,
}

/// What a set makes of a byte.
#[derive(Clone, PartialEq, Eq)]
enum Made {
    /// A letter of the alphabet, folded.
    Letter(String),
    /// A sign that stands where such signs stand in print.
    Sign(char),
    /// What is not in a word of the language.
    Strange,
}

/// The character set whose letters are those of the alphabet.
pub(super) fn likely(bytes: &[u8], alphabet: &Alphabet) -> Result<&'static Encoding, ImportProblem> {
    if std::str::from_utf8(bytes).is_ok() {
        return Ok(UTF_8);
    }
    let found = Found::of(bytes);
    let strange =
        |encoding| found.count(|byte, beside| made(encoding, byte, beside, alphabet) == Made::Strange);
    let Some((least, best)) =
        TRIED.into_iter().map(|encoding| (strange(encoding), encoding)).min_by_key(|tried| tried.0)
    else {
        return Ok(UTF_8);
    };
    // UTF-8 with a byte gone wrong is still UTF-8.
    let lossy = String::from_utf8_lossy(bytes);
    let unknown = |c: &char| !c.is_ascii() && (*c == '\u{fffd}' || alphabet.folded(*c).is_none());
    if lossy.chars().filter(unknown).count() <= least {
        return Ok(UTF_8);
    }
    for other in TRIED.into_iter().filter(|&other| other != best) {
        let differs = |byte, beside| {
            let made = [best, other].map(|encoding| made(encoding, byte, beside, alphabet));
            made[0] != made[1] && made.iter().any(|made| matches!(made, Made::Letter(_)))
        };
        let places = found.count(differs);
        if places > 0 && (strange(other) - least) * CLEAR < places.max(CLEAR) {
            let readings = [best, other].map(|encoding| reading(bytes, encoding, &differs));
            return Err(ImportProblem::Sets { readings });
        }
    }
    Ok(best)
}

impl Found {
    fn of(bytes: &[u8]) -> Self {
        let mut often = [[0_usize; 4]; 256];
        let letter = |at: Option<usize>| at.and_then(|at| bytes.get(at)).is_some_and(|byte| word(*byte));
        for (at, &byte) in bytes.iter().enumerate().filter(|(_, byte)| **byte >= 0x80) {
            let beside = (letter(at.checked_sub(1)), letter(Some(at + 1)));
            often[usize::from(byte)][usize::from(beside.0) * 2 + usize::from(beside.1)] += 1;
        }
        let all = (0x80..=0xff_u8).flat_map(|byte| (0..4_usize).map(move |at| (byte, at)));
        let often = all
            .map(|(byte, at)| (byte, (at / 2 == 1, at % 2 == 1), often[usize::from(byte)][at]))
            .filter(|(_, _, count)| *count > 0)
            .collect();
        Self { often }
    }

    fn count(&self, which: impl Fn(u8, Beside) -> bool) -> usize {
        self.often.iter().filter(|(byte, beside, _)| which(*byte, *beside)).map(|(_, _, count)| count).sum()
    }
}

fn word(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || byte >= 0x80
}

fn made(encoding: &'static Encoding, byte: u8, beside: Beside, alphabet: &Alphabet) -> Made {
    let at = [byte];
    let (text, _) = encoding.decode_without_bom_handling(&at);
    let Some(c) = text.chars().next() else { return Made::Strange };
    match alphabet.folded(c) {
        Some(folded) => Made::Letter(folded),
        None if in_place(c, beside) => Made::Sign(c),
        None => Made::Strange,
    }
}

/// Whether a sign stands where it does in print: a quotation mark at one side of a word, a dash between words.
fn in_place(sign: char, (left, right): Beside) -> bool {
    match sign {
        '«' | '»' | '„' | '“' | '‚' | '‘' | '‹' | '›' => !(left && right),
        '”' | '’' => !right,
        '–' | '—' | '…' | '•' | '·' | '\u{a0}' | '§' => true,
        _ => false,
    }
}

/// The first word that a set reads otherwise, as it reads it.
fn reading(bytes: &[u8], encoding: &'static Encoding, differs: &dyn Fn(u8, Beside) -> bool) -> Reading {
    let other = |part: &&[u8]| {
        let letter = |at: Option<usize>| at.and_then(|at| part.get(at)).is_some_and(|byte| word(*byte));
        let place = |at: usize| (letter(at.checked_sub(1)), letter(Some(at + 1)));
        part.iter().enumerate().any(|(at, &byte)| byte >= 0x80 && differs(byte, place(at)))
    };
    let part = bytes.split(|byte| byte.is_ascii_whitespace() || b",;".contains(byte)).find(other);
    let (text, _) = encoding.decode_without_bom_handling(part.unwrap_or_default());
    Reading { encoding: encoding.name(), word: seen(&text) }
}
