//! Bytes as text: by a mark, by a name, or by which character set gives the letters of the alphabet.

use std::borrow::Cow;

use encoding_rs::{Encoding, UTF_8};

use super::ImportProblem;
use super::charset::Charset;
use super::likely::likely;
use crate::lexicon::Alphabet;

/// A text and how it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded<'a> {
    /// The text, without a byte order mark; its lines end with `\n`, whatever computer wrote them.
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
            return text(bytes, Charset::Known(encoding), Told::Mark);
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
    text(bytes, likely(bytes, alphabet)?, Told::Letters)
}

/// Reads bytes as text in a character set that is known by its name, whatever its letters: names have others than
/// words. A mark at the beginning goes before the name.
pub fn decoded_as<'a>(bytes: &'a [u8], name: &str) -> Result<Decoded<'a>, ImportProblem> {
    match Encoding::for_bom(bytes) {
        Some((encoding, length)) => text(&bytes[length..], Charset::Known(encoding), Told::Mark),
        None => in_set(bytes, name),
    }
}

fn in_set<'a>(bytes: &'a [u8], name: &str) -> Result<Decoded<'a>, ImportProblem> {
    let set = Charset::named(name).ok_or_else(|| ImportProblem::Encoding { name: name.to_owned() })?;
    if bytes.contains(&0) && !set.has_zeros() {
        return Err(ImportProblem::NoText);
    }
    text(bytes, set, Told::Name)
}

/// Whether every letter has four bytes: by the mark, or because two of four are zero throughout, which no letter of
/// UTF-16 has.
fn is_utf_32(bytes: &[u8]) -> bool {
    let marked = bytes.starts_with(b"\xff\xfe\0\0") || bytes.starts_with(b"\0\0\xfe\xff");
    let begins = |at: usize| bytes.chunks_exact(4).take(64).all(|four| four[at..at + 2] == [0, 0]);
    let something = bytes.iter().take(256).any(|byte| *byte != 0);
    marked || something && bytes.len() >= 8 && bytes.len().is_multiple_of(4) && (begins(0) || begins(2))
}

fn text(bytes: &[u8], set: Charset, told: Told) -> Result<Decoded<'_>, ImportProblem> {
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
}
