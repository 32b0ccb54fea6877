//! Characters, lines and fields of the two files.

use std::borrow::Cow;

use encoding_rs::{Encoding, UTF_8, WINDOWS_1252};

use super::{HunspellFault, HunspellProblem, Part, Source, Wrong};

/// The character set that an `.aff` names after `SET`; ISO-8859-1 where it names none.
pub(super) fn encoding_of(aff: Source<'_>) -> Result<&'static Encoding, HunspellProblem> {
    let bytes = aff.bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(aff.bytes);
    for (index, line) in bytes.split(|&byte| byte == b'\n').enumerate() {
        let line = String::from_utf8_lossy(line);
        let mut fields = fields(&line);
        if fields.next().is_none_or(|(_, key)| key != "SET") {
            continue;
        }
        let (column, name) = fields.next().unwrap_or((1, ""));
        let usual = name.to_ascii_lowercase().replace("microsoft-cp", "windows-");
        return Encoding::for_label(usual.as_bytes()).ok_or_else(|| {
            let what = HunspellFault::NoSet { name: name.to_owned() };
            HunspellProblem { file: aff.name.to_owned(), line: index + 1, column, what }
        });
    }
    Ok(WINDOWS_1252)
}

/// The text of a file. Bytes that are no UTF-8 where it was promised are a problem; the other sets have a character
/// for nearly every byte, and what has none becomes U+FFFD, which is in no alphabet.
pub(super) fn decoded<'a>(
    file: Source<'a>,
    encoding: &'static Encoding,
) -> Result<Cow<'a, str>, HunspellProblem> {
    let bytes = file.bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(file.bytes);
    if encoding != UTF_8 {
        return Ok(encoding.decode_without_bom_handling(bytes).0);
    }
    std::str::from_utf8(bytes).map(Cow::Borrowed).map_err(|error| {
        let sound = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        let last = sound.rsplit('\n').next().unwrap_or_default();
        HunspellProblem {
            file: file.name.to_owned(),
            line: sound.matches('\n').count() + 1,
            column: last.chars().count() + 1,
            what: HunspellFault::NotUtf8,
        }
    })
}

/// The fields of a line between white space, each with the place of its first character, from 1.
pub(super) fn fields(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = line;
    let mut column = 1;
    std::iter::from_fn(move || {
        let field = rest.trim_start();
        column += rest[..rest.len() - field.len()].chars().count();
        let end = field.find(char::is_whitespace).unwrap_or(field.len());
        if end == 0 {
            return None;
        }
        let (field, after) = field.split_at(end);
        let at = column;
        column += field.chars().count();
        rest = after;
        Some((at, field))
    })
}

/// A line of a `.dic`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Line<'a> {
    raw: &'a str,
    /// The flags with the place of the first, from 1.
    pub(super) flags: (usize, &'a str),
    /// The fields on grammar: `po:noun is:feminine`.
    pub(super) grammar: &'a str,
}

impl<'a> Line<'a> {
    /// `None` for an empty line and for a remark, which starts with a tab.
    pub(super) fn parse(line: &'a str) -> Option<Self> {
        if line.starts_with('\t') {
            return None;
        }
        let (entry, grammar) = line.split_at(morphology(line));
        let (entry, grammar) = (entry.trim_end(), grammar.trim());
        let mut from = 0;
        let slash = loop {
            match entry[from..].find('/').map(|at| from + at) {
                // A slash of the word is written `\/`; one that begins the line is no separator either.
                Some(at) if at == 0 || entry[..at].ends_with('\\') => from = at + 1,
                found => break found,
            }
        };
        let (raw, flags) = match slash {
            Some(at) => (&entry[..at], &entry[at + 1..]),
            None => (entry, ""),
        };
        let flags = flags.split_whitespace().next().unwrap_or_default();
        (!raw.is_empty()).then(|| Self { raw, flags: (raw.chars().count() + 2, flags), grammar })
    }

    /// The word with its slashes.
    pub(super) fn word(&self) -> Cow<'a, str> {
        if self.raw.contains("\\/") {
            Cow::Owned(self.raw.replace("\\/", "/"))
        } else {
            Cow::Borrowed(self.raw)
        }
    }
}

/// Where the fields on grammar begin: after a tab, or at a field like `po:noun`.
fn morphology(line: &str) -> usize {
    let tab = line.find('\t').unwrap_or(line.len());
    let colon = line.match_indices(':').find_map(|(at, _)| {
        let key = line.get(at.checked_sub(3)?..at)?;
        let space = key.starts_with(' ') && key[1..].bytes().all(|byte| byte.is_ascii_lowercase());
        space.then_some(at - 3)
    });
    tab.min(colon.unwrap_or(line.len()))
}

/// The fields of a line.
pub(super) type Fields<'a> = [(usize, &'a str)];

/// A field of a line, or where it is missing.
pub(super) fn field<'a>(fields: &Fields<'a>, at: usize, part: Part) -> Result<(usize, &'a str), Wrong> {
    let end = || fields.last().map_or(1, |(column, text)| column + text.chars().count());
    fields.get(at).copied().ok_or_else(|| (end(), HunspellFault::Missing { part }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Option<(String, usize, &str)> {
        let line = Line::parse(line)?;
        Some((line.word().into_owned(), line.flags.0, line.flags.1))
    }

    #[test]
    fn a_line_is_a_word_flags_and_grammar() {
        let word = |text: &str, at, flags| Some((text.to_owned(), at, flags));
        assert_eq!(parsed("žena/zZ po:noun is:feminine"), word("žena", 6, "zZ"));
        assert_eq!(parsed("bei\tpo:prep"), word("bei", 5, ""));
        assert_eq!(parsed("km\\/h/Ab"), word("km/h", 7, "Ab"));
        assert_eq!(parsed("New York/S"), word("New York", 10, "S"));
        assert_eq!(parsed("/dev"), word("/dev", 6, ""));
        assert_eq!(parsed("\tremark"), None);
        assert_eq!(parsed(""), None);
        assert_eq!(parsed(" po:x"), None);
    }

    #[test]
    fn fields_know_their_place() {
        let found: Vec<_> = fields("SFX č  0\tých").collect();
        assert_eq!(found, [(1, "SFX"), (5, "č"), (8, "0"), (10, "ých")]);
    }
}
