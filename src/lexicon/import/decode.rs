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
    /// By its letters: no other set gives letters of the alphabet.
    Letters,
}

/// Reads bytes as text. `named` is what the person says about the character set.
pub fn decoded<'a>(
    bytes: &'a [u8],
    named: Option<&str>,
    alphabet: &Alphabet,
) -> Result<Decoded<'a>, ImportProblem> {
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
        let set = Charset::named(name).ok_or_else(|| ImportProblem::Encoding { name: name.to_owned() })?;
        if bytes.contains(&0) && !set.has_zeros() {
            return Err(ImportProblem::NoText);
        }
        return text(bytes, set, Told::Name);
    }
    if bytes.contains(&0) {
        return Err(ImportProblem::NoText);
    }
    // Before the letters are looked at: what is no text has none.
    sound(bytes)?;
    text(bytes, likely(bytes, alphabet)?, Told::Letters)
}

fn text(bytes: &[u8], set: Charset, told: Told) -> Result<Decoded<'_>, ImportProblem> {
    let text = set.decode(bytes);
    sound(text.as_bytes())?;
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
