//! Bytes as text: by a mark, by a name, or by which character set gives the letters of the alphabet.
//!
//! The sets of one byte a letter give a text for any bytes. One is taken if its letters are those of the alphabet, if
//! they stand together as letters do, and if no other set gives such letters too: `BE` is ľ in windows-1250 and ž in
//! ISO-8859-2, and a list read in the wrong one of them is a list of other words. Where two fit, the person is asked;
//! where none does, that is said with what the best of them would make of the words.

use std::borrow::Cow;

use encoding_rs::{Encoding, UTF_8};
use unicode_normalization::UnicodeNormalization as _;

use super::charset::Charset;
use super::{CharsetReading, ImportProblem};
use crate::lexicon::{Alphabet, seen};

/// A text and how it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded<'a> {
    /// The text, without a byte order mark; its lines end with `\n`, whatever computer wrote them.
    pub text: Cow<'a, str>,
    /// The character set.
    pub encoding: &'static str,
    /// Who said so.
    pub told: CharsetGround,
}

/// How the character set is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CharsetGround {
    /// By the bytes at the beginning of the file.
    Mark,
    /// By the person.
    Name,
    /// By its letters: no other set gives letters of the alphabet.
    Letters,
}

/// Reads bytes as text. `named` is what the person says about the character set.
pub fn decoded<'a>(
    bytes: &'a [u8],
    named: Option<&str>,
    alphabet: &Alphabet,
) -> Result<Decoded<'a>, ImportProblem> {
    if is_utf_32(bytes) {
        return Err(ImportProblem::Utf32);
    }
    // Old computers ended a file with a Ctrl-Z.
    let mut bytes = bytes.strip_suffix(b"\x1a").unwrap_or(bytes);
    if let Some((encoding, length)) = Encoding::for_bom(bytes) {
        bytes = &bytes[length..];
        // Some editors put the mark of UTF-8 before a text that is none.
        if encoding != UTF_8 || std::str::from_utf8(bytes).is_ok() {
            return text(bytes, Charset::Known(encoding), CharsetGround::Mark);
        }
    }
    if let Some(name) = named {
        return in_set(bytes, name);
    }
    if bytes.contains(&0) {
        return Err(ImportProblem::NoText);
    }
    // Before the letters are looked at: what is no text has none.
    sound(bytes)?;
    text(bytes, likely(bytes, alphabet)?, CharsetGround::Letters)
}

/// Reads bytes as text in a character set that is known by its name, whatever its letters: names have others than
/// words. A mark at the beginning goes before the name.
pub fn decoded_as<'a>(bytes: &'a [u8], name: &str) -> Result<Decoded<'a>, ImportProblem> {
    match Encoding::for_bom(bytes) {
        Some((encoding, length)) => text(&bytes[length..], Charset::Known(encoding), CharsetGround::Mark),
        None => in_set(bytes, name),
    }
}

fn in_set<'a>(bytes: &'a [u8], name: &str) -> Result<Decoded<'a>, ImportProblem> {
    let set = Charset::named(name).ok_or_else(|| ImportProblem::Encoding { name: name.to_owned() })?;
    if bytes.contains(&0) && !set.has_zeros() {
        return Err(ImportProblem::NoText);
    }
    text(bytes, set, CharsetGround::Name)
}

/// Whether every letter has four bytes: by the mark, or because two of four are zero throughout, which no letter of
/// UTF-16 has.
fn is_utf_32(bytes: &[u8]) -> bool {
    let marked = bytes.starts_with(b"\xff\xfe\0\0") || bytes.starts_with(b"\0\0\xfe\xff");
    let begins = |at: usize| bytes.chunks_exact(4).take(64).all(|four| four[at..at + 2] == [0, 0]);
    let something = bytes.iter().take(256).any(|byte| *byte != 0);
    marked || something && bytes.len() >= 8 && bytes.len().is_multiple_of(4) && (begins(0) || begins(2))
}

fn text(bytes: &[u8], set: Charset, told: CharsetGround) -> Result<Decoded<'_>, ImportProblem> {
    let text = set.decode(bytes);
    sound(text.as_bytes())?;
    // Old Macintoshes ended a line with a carriage return alone.
    let text = if text.contains('\n') { text } else { text.replace('\r', "\n").into() };
    Ok(Decoded { text, encoding: set.name(), told })
}

/// Control characters stand in programs and pictures, not in texts; those that part words, lines and pages do.
fn sound(bytes: &[u8]) -> Result<(), ImportProblem> {
    match bytes.iter().position(|byte| matches!(byte, 0x01..=0x08 | 0x0e..=0x1f)) {
        None => Ok(()),
        Some(at) => {
            let line = bytes[..at].split(|&byte| byte == b'\n').count();
            Err(ImportProblem::Control { byte: bytes[at], line })
        }
    }
}

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
type ByteNeighbours = (bool, bool);

/// How often each byte above ASCII stands between what, and words that have such bytes.
struct ByteStatistics<'a> {
    often: Vec<(u8, ByteNeighbours, usize)>,
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
    let found = ByteStatistics::of(bytes);
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
fn none(tried: &[Tried], found: &ByteStatistics<'_>, alphabet: &Alphabet) -> ImportProblem {
    let strange = |byte, beside| tried.iter().take(1).any(|best| best.made(byte, beside) == Made::Strange);
    let word = found.word(strange);
    let mut readings: Vec<CharsetReading> = Vec::new();
    for reading in tried.iter().map(|tried| tried.reading(word)) {
        if readings.len() < SHOWN && readings.iter().all(|other| other.word != reading.word) {
            readings.push(reading);
        }
    }
    ImportProblem::Strange { alphabet: alphabet.name().to_owned(), readings }
}

impl<'a> ByteStatistics<'a> {
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

    fn count(&self, which: impl Fn(u8, ByteNeighbours) -> bool) -> usize {
        self.often.iter().filter(|(byte, beside, _)| which(*byte, *beside)).map(|(_, _, count)| count).sum()
    }

    /// The first word that has such a byte, else the first of all.
    fn word(&self, which: impl Fn(u8, ByteNeighbours) -> bool) -> &'a [u8] {
        let has = |word: &&&[u8]| {
            word.iter().enumerate().any(|(at, &byte)| byte >= 0x80 && which(byte, beside(word, at)))
        };
        self.words.iter().find(has).or(self.words.first()).copied().unwrap_or_default()
    }
}

/// Whether a letter is left and right of a place.
fn beside(bytes: &[u8], at: usize) -> ByteNeighbours {
    let letter = |at: Option<usize>| {
        let byte = at.and_then(|at| bytes.get(at));
        byte.is_some_and(|byte| byte.is_ascii_alphabetic() || *byte >= 0x80)
    };
    (letter(at.checked_sub(1)), letter(Some(at + 1)))
}

impl Tried {
    fn of(set: Charset, alphabet: &Alphabet, found: &ByteStatistics<'_>) -> Self {
        let high = set.high().into_iter().map(|c| (c, alphabet.folded(c))).collect();
        let mut tried = Self { set, high, strange: 0 };
        let letters = found.count(|byte, beside| tried.made(byte, beside) == Made::Strange);
        let odd = found.words.iter().filter(|word| odd(&tried.text(word)));
        let in_odd: usize = odd.map(|word| word.iter().filter(|&&byte| byte >= 0x80).count()).sum();
        tried.strange = letters + in_odd * found.each;
        tried
    }

    fn made(&self, byte: u8, beside: ByteNeighbours) -> Made<'_> {
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

    fn reading(&self, word: &[u8]) -> CharsetReading {
        CharsetReading { encoding: self.set.name(), word: seen(&self.text(word)) }
    }
}

/// Whether a sign stands where it does in print: a quotation mark at one side of a word, a dash between words. Within
/// a word no set has a sign: it has a letter there, in another set.
fn in_place(sign: char, (left, right): ByteNeighbours) -> bool {
    match sign {
        '”' | '’' => !right,
        '«' | '»' | '„' | '“' | '‚' | '‘' | '‹' | '›' | '–' | '—' | '…' | '•' | '·' | '\u{a0}' | '§' => {
            !(left && right)
        }
        _ => false,
    }
}

/// The tonos.
const TONOS: char = '\u{301}';

/// Whether the letters of a text stand together as in no word of any language: a capital behind a small letter; in
/// Greek, no vowel, a final ς within the word, or two accents. A σ at the end says nothing: who makes small letters of
/// capitals has it there.
pub(super) fn odd(text: &str) -> bool {
    text.split(|c: char| !c.is_alphabetic()).any(|word| capital_within(word) || odd_greek(word))
}

/// A small letter that has no capital of its own, such as ß, says nothing: it stands between capitals too.
fn capital_within(word: &str) -> bool {
    let small = |c: char| c.is_lowercase() && c.to_uppercase().count() == 1;
    let behind = word.chars().skip(1);
    word.chars().zip(behind).any(|(before, c)| small(before) && c.is_uppercase())
}

fn odd_greek(word: &str) -> bool {
    let letters = word.chars().count();
    if letters < 2 || !word.chars().all(|c| matches!(c, '\u{370}'..='\u{3ff}')) {
        return false;
    }
    let vowel = |c: char| matches!(c.to_lowercase().next(), Some('α' | 'ε' | 'η' | 'ι' | 'ο' | 'υ' | 'ω'));
    let within = word.char_indices().any(|(at, c)| c == 'ς' && at + c.len_utf8() < word.len());
    let parts = || word.nfd();
    letters > 2 && !parts().any(vowel) || within || parts().filter(|&c| c == TONOS).count() > 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn utf_32_is_named_with_a_mark_and_without_and_utf_16_is_none() {
        let text = "dom\nčaj\nžena\n";
        let big: Vec<u8> = text.chars().flat_map(|c| u32::from(c).to_be_bytes()).collect();
        let little: Vec<u8> = text.chars().flat_map(|c| u32::from(c).to_le_bytes()).collect();
        let marks: [&[u8]; 2] = [b"\0\0\xfe\xff", b"\xff\xfe\0\0"];
        for (mark, bytes) in marks.into_iter().zip([&big, &little]) {
            assert!(is_utf_32(bytes) && is_utf_32(&[mark, bytes.as_slice()].concat()));
        }
        let sixteen: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert!(!is_utf_32(&sixteen) && !is_utf_32(&[b"\xff\xfe".as_slice(), sixteen.as_slice()].concat()));
        assert!(!is_utf_32(text.as_bytes()) && !is_utf_32(b"") && !is_utf_32(&[0; 64]));
    }

    #[test]
    fn words_are_told_from_what_a_wrong_set_makes_of_them() {
        for word in [
            "λόγος",
            "λόγοσ",
            "ΛΟΓΟΣ",
            "Άλλος",
            "μαΐου",
            "οι",
            "σ",
            "STRAßE",
            "žena",
            "ŽENA",
            "„žena“",
            "x–Y",
        ] {
            assert!(!odd(word), "{word}");
        }
        for word in ["λςγος", "λόγός", "σγρτ", "ΣΓΡ", "dRlat", "FšNF", "„žEna“"] {
            assert!(odd(word), "{word}");
        }
    }
}
