//! Bytes as text: by a mark, by a name, or by which character set gives the letters of the alphabet.

use std::borrow::Cow;

use encoding_rs::{
    Encoding, ISO_8859_2, ISO_8859_7, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1250, WINDOWS_1252, WINDOWS_1253,
};

use super::ImportProblem;
use crate::lexicon::Alphabet;

/// The sets of one byte a letter that are tried, the more usual first; windows-1252 has all of ISO-8859-1.
const TRIED: [&Encoding; 5] = [WINDOWS_1250, WINDOWS_1252, WINDOWS_1253, ISO_8859_2, ISO_8859_7];

/// A text and how it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded<'a> {
    /// The text, without a byte order mark.
    pub text: Cow<'a, str>,
    /// The character set.
    pub encoding: &'static str,
    /// Who said so.
    pub told: Told,
}

/// How the character set is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// By the bytes at the beginning of the file.
    Mark,
    /// By the person.
    Name,
    /// By its letters: of all sets this one gives the most that are in the alphabet.
    Letters,
}

/// Reads bytes as text. `named` is what the person says about the character set.
pub fn decoded<'a>(
    bytes: &'a [u8],
    named: Option<&str>,
    alphabet: &Alphabet,
) -> Result<Decoded<'a>, ImportProblem> {
    let mut bytes = bytes;
    if let Some((encoding, length)) = Encoding::for_bom(bytes) {
        bytes = &bytes[length..];
        // Some editors put the mark of UTF-8 before a text that is none.
        if encoding != UTF_8 || std::str::from_utf8(bytes).is_ok() {
            return Ok(text(bytes, encoding, Told::Mark));
        }
    }
    if let Some(name) = named {
        let encoding = Encoding::for_label(name.trim().to_ascii_lowercase().as_bytes());
        let encoding = encoding.ok_or_else(|| ImportProblem::Encoding { name: name.to_owned() })?;
        if bytes.contains(&0) && encoding != UTF_16LE && encoding != UTF_16BE {
            return Err(ImportProblem::NoText);
        }
        return Ok(text(bytes, encoding, Told::Name));
    }
    if bytes.contains(&0) {
        return Err(ImportProblem::NoText);
    }
    Ok(text(bytes, likely(bytes, alphabet), Told::Letters))
}

fn text<'a>(bytes: &'a [u8], encoding: &'static Encoding, told: Told) -> Decoded<'a> {
    let (text, _) = encoding.decode_without_bom_handling(bytes);
    Decoded { text, encoding: encoding.name(), told }
}

/// The character set whose letters are those of the alphabet.
fn likely(bytes: &[u8], alphabet: &Alphabet) -> &'static Encoding {
    if std::str::from_utf8(bytes).is_ok() {
        return UTF_8;
    }
    let known = |letter: char| {
        let folded = alphabet.fold(&letter.to_string());
        !folded.is_empty() && folded.chars().all(|letter| alphabet.has(letter))
    };
    let mut often = [0_usize; 256];
    for &byte in bytes {
        often[usize::from(byte)] += 1;
    }
    let strange = |encoding: &'static Encoding| -> usize {
        let high = (0x80..=0xff_u8).filter(|&byte| often[usize::from(byte)] > 0);
        let counted = high.map(|byte| {
            let at = [byte];
            let (letter, _) = encoding.decode_without_bom_handling(&at);
            if letter.chars().all(known) { 0 } else { often[usize::from(byte)] }
        });
        counted.sum()
    };
    // UTF-8 with a byte gone wrong is still UTF-8.
    let lossy = String::from_utf8_lossy(bytes);
    let lossy = lossy.chars().filter(|&c| !c.is_ascii() && (c == '\u{fffd}' || !known(c))).count();
    let best = TRIED.into_iter().map(|encoding| (strange(encoding), encoding)).min_by_key(|tried| tried.0);
    best.filter(|best| best.0 < lossy).map_or(UTF_8, |best| best.1)
}
