//! Which character set a text without a mark is in, as far as its letters say.
//!
//! The sets of one byte a letter give a text for any bytes. One is taken if its letters are those of the alphabet, if
//! they stand together as letters do, and if no other set gives such letters too: `BE` is ľ in windows-1250 and ž in
//! ISO-8859-2, and a list read in the wrong one of them is a list of other words. Where two fit, the person is asked;
//! where none does, that is said with what the best of them would make of the words.

use super::charset::Charset;
use super::odd::odd;
use super::{ImportProblem, Reading};
use crate::lexicon::{Alphabet, seen};

/// Of so many places where two sets differ, one at least must speak against the second: a list may have a word or two
/// that are wrong, but not one word in ten. And in fewer places nobody thinks of DOS.
const CLEAR: usize = 10;

/// So many strange letters are somebody's slips, in a text however short.
const SLIPS: usize = 5;

/// Of so many letters above ASCII one may be strange, and not more.
const ONE_IN: usize = 50;

/// So many words are looked at, spread over the text.
const WORDS: usize = 20_000;

/// So many sets are shown where none fits.
const SHOWN: usize = 4;

/// What is left and right of a byte: with a letter there or without.
type Beside = (bool, bool);

/// How often each byte above ASCII stands between what, and words that have such bytes.
struct Found<'a> {
    often: Vec<(u8, Beside, usize)>,
    words: Vec<&'a [u8]>,
    /// So many words stand for each of those.
    each: usize,
}

/// What a set makes of a byte.
#[derive(Clone, PartialEq, Eq)]
enum Made<'a> {
    /// A letter of the alphabet, folded.
    Letter(&'a str),
    /// A sign that stands where such signs stand in print.
    Sign(char),
    /// What is not in a word of the language.
    Strange,
}

/// A set, and what it makes of a text.
struct Tried {
    set: Charset,
    /// What each byte above ASCII is, and the letter of the alphabet that this is.
    high: Vec<(char, Option<String>)>,
    /// Bytes that become no letter of the alphabet, or stand in a word that no word is like.
    strange: usize,
}

/// The character set whose letters are those of the alphabet.
pub(super) fn likely(bytes: &[u8], alphabet: &Alphabet) -> Result<Charset, ImportProblem> {
    if std::str::from_utf8(bytes).is_ok() {
        return Ok(Charset::UTF_8);
    }
    let found = Found::of(bytes);
    let mut tried = Charset::TRIED.map(|set| Tried::of(set, alphabet, &found));
    tried.sort_by_key(|tried| tried.strange);
    let [best, others @ ..] = &tried;
    // UTF-8 with a byte gone wrong is still UTF-8.
    let lossy = String::from_utf8_lossy(bytes);
    let unknown = |c: &char| *c == '\u{fffd}' || alphabet.folded(*c).is_none();
    let above: Vec<char> = lossy.chars().filter(|c| !c.is_ascii()).collect();
    let broken = above.iter().filter(|c| unknown(c)).count();
    let (strange, of, set) = if broken <= best.strange {
        (broken, above.len(), Charset::UTF_8)
    } else {
        (best.strange, found.count(|_, _| true), best.set)
    };
    if strange > SLIPS && strange * ONE_IN > of {
        return Err(none(&tried, &found, alphabet));
    }
    if set == Charset::UTF_8 {
        return Ok(set);
    }
    for other in others {
        let differs = |byte, beside| {
            let made = [best.made(byte, beside), other.made(byte, beside)];
            made[0] != made[1] && made.iter().any(|made| matches!(made, Made::Letter(_)))
        };
        let places = found.count(differs);
        let thought_of = places >= CLEAR || places > 0 && !other.set.is_old();
        if thought_of && (other.strange - best.strange) * CLEAR < places.max(CLEAR) {
            let word = found.word(differs);
            return Err(ImportProblem::Sets { readings: [best, other].map(|tried| tried.reading(word)) });
        }
    }
    Ok(best.set)
}

/// That no set fits, with what those make of a word that fit least badly.
fn none(tried: &[Tried], found: &Found<'_>, alphabet: &Alphabet) -> ImportProblem {
    let strange = |byte, beside| tried.iter().take(1).any(|best| best.made(byte, beside) == Made::Strange);
    let word = found.word(strange);
    let mut readings: Vec<Reading> = Vec::new();
    for reading in tried.iter().map(|tried| tried.reading(word)) {
        if readings.len() < SHOWN && readings.iter().all(|other| other.word != reading.word) {
            readings.push(reading);
        }
    }
    ImportProblem::Strange { alphabet: alphabet.name().to_owned(), readings }
}

impl<'a> Found<'a> {
    fn of(bytes: &'a [u8]) -> Self {
        let mut often = [[0_usize; 4]; 256];
        for (at, &byte) in bytes.iter().enumerate().filter(|(_, byte)| **byte >= 0x80) {
            let (left, right) = beside(bytes, at);
            often[usize::from(byte)][usize::from(left) * 2 + usize::from(right)] += 1;
        }
        let all = (0x80..=0xff_u8).flat_map(|byte| (0..4_usize).map(move |at| (byte, at)));
        let often = all
            .map(|(byte, at)| (byte, (at / 2 == 1, at % 2 == 1), often[usize::from(byte)][at]))
            .filter(|(_, _, count)| *count > 0)
            .collect();
        let words = || {
            let parts = bytes.split(|byte| byte.is_ascii_whitespace() || b",;=|".contains(byte));
            parts.filter(|part| part.iter().any(|&byte| byte >= 0x80))
        };
        let each = words().count().div_ceil(WORDS).max(1);
        Self { often, words: words().step_by(each).collect(), each }
    }

    fn count(&self, which: impl Fn(u8, Beside) -> bool) -> usize {
        self.often.iter().filter(|(byte, beside, _)| which(*byte, *beside)).map(|(_, _, count)| count).sum()
    }

    /// The first word that has such a byte, else the first of all.
    fn word(&self, which: impl Fn(u8, Beside) -> bool) -> &'a [u8] {
        let has = |word: &&&[u8]| {
            word.iter().enumerate().any(|(at, &byte)| byte >= 0x80 && which(byte, beside(word, at)))
        };
        self.words.iter().find(has).or(self.words.first()).copied().unwrap_or_default()
    }
}

/// Whether a letter is left and right of a place.
fn beside(bytes: &[u8], at: usize) -> Beside {
    let letter = |at: Option<usize>| {
        let byte = at.and_then(|at| bytes.get(at));
        byte.is_some_and(|byte| byte.is_ascii_alphabetic() || *byte >= 0x80)
    };
    (letter(at.checked_sub(1)), letter(Some(at + 1)))
}

impl Tried {
    fn of(set: Charset, alphabet: &Alphabet, found: &Found<'_>) -> Self {
        let high = set.high().into_iter().map(|c| (c, alphabet.folded(c))).collect();
        let mut tried = Self { set, high, strange: 0 };
        let letters = found.count(|byte, beside| tried.made(byte, beside) == Made::Strange);
        let odd = found.words.iter().filter(|word| odd(&tried.text(word)));
        let in_odd: usize = odd.map(|word| word.iter().filter(|&&byte| byte >= 0x80).count()).sum();
        tried.strange = letters + in_odd * found.each;
        tried
    }

    fn made(&self, byte: u8, beside: Beside) -> Made<'_> {
        let at = byte.checked_sub(0x80).and_then(|at| self.high.get(usize::from(at)));
        match at {
            Some((_, Some(folded))) => Made::Letter(folded),
            Some((c, None)) if in_place(*c, beside) => Made::Sign(*c),
            Some((_, None)) | None => Made::Strange,
        }
    }

    fn text(&self, word: &[u8]) -> String {
        let letter = |&byte: &u8| match byte.checked_sub(0x80) {
            Some(at) => self.high.get(usize::from(at)).map_or('\u{fffd}', |(c, _)| *c),
            None => char::from(byte),
        };
        word.iter().map(letter).collect()
    }

    fn reading(&self, word: &[u8]) -> Reading {
        Reading { encoding: self.set.name(), word: seen(&self.text(word)) }
    }
}

/// Whether a sign stands where it does in print: a quotation mark at one side of a word, a dash between words. Within
/// a word no set has a sign: it has a letter there, in another set.
fn in_place(sign: char, (left, right): Beside) -> bool {
    match sign {
        '”' | '’' => !right,
        '«' | '»' | '„' | '“' | '‚' | '‘' | '‹' | '›' | '–' | '—' | '…' | '•' | '·' | '\u{a0}' | '§' => {
            !(left && right)
        }
        _ => false,
    }
}
