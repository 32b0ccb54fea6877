//! Characters, lines and fields of the two files of a dictionary, and what can be wrong in them.

use std::borrow::Cow;

use encoding_rs::{Encoding, UTF_8, WINDOWS_1252};

use super::{CharacterFault, DictionaryFile, HunspellProblem};

/// The character set that an `.aff` names after `SET`; ISO-8859-1 where it names none.
pub(super) fn encoding_of(aff: DictionaryFile<'_>) -> Result<&'static Encoding, HunspellProblem> {
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
    file: DictionaryFile<'a>,
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
pub(super) struct DictionaryLine<'a> {
    raw: &'a str,
    /// The flags with the place of the first, from 1.
    pub(super) flags: (usize, &'a str),
    /// The fields on grammar: `po:noun is:feminine`.
    pub(super) grammar: &'a str,
}

impl<'a> DictionaryLine<'a> {
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
pub(super) fn field<'a>(
    fields: &Fields<'a>,
    at: usize,
    part: AffixPart,
) -> Result<(usize, &'a str), CharacterFault> {
    let end = || fields.last().map_or(1, |(column, text)| column + text.chars().count());
    fields.get(at).copied().ok_or_else(|| (end(), HunspellFault::Missing { part }))
}

/// What is wrong at a place of a dictionary, and what to do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HunspellFault {
    /// The first line of the `.dic` is no number.
    #[error("the number of words is missing: give the .dic and the .aff of one dictionary")]
    NoCount,
    /// There are fewer entries than its first line promises.
    #[error("{declared} entries are promised and {found} are there, so it is cut off: copy it again")]
    CutOff {
        /// As the first line says.
        declared: usize,
        /// As counted.
        found: usize,
    },
    /// There is no end to its forms.
    #[error("more than {most} forms: the dictionary is damaged, take another copy")]
    TooMany {
        /// More than any language has.
        most: u64,
    },
    /// Flags are written in no known way.
    #[error("{name:?} is no kind of flags: write long, num or UTF-8")]
    FlagKind {
        /// As `FLAG` names it.
        name: String,
    },
    /// It puts two prefixes on one word.
    #[error("two prefixes on one word are not expanded: this dictionary cannot be imported")]
    TwoPrefixes,
    /// A class does not begin where one must.
    #[error(
        "{text:?} stands where a class begins with Y or N: there are more rules than its first line says"
    )]
    NoClass {
        /// What stands there.
        text: String,
    },
    /// A class does not say how many rules it has.
    #[error("{text:?} is no number of rules")]
    NoNumber {
        /// What stands there.
        text: String,
    },
    /// A class has fewer rules than it says.
    #[error(
        "{left} rules fewer than the first line of the class says: the .aff is cut off or damaged, copy it again"
    )]
    Fewer {
        /// How many are missing.
        left: usize,
    },
    /// A number that stands for no flags.
    #[error("{text:?} is none of the {known} numbers under AF")]
    NoAlias {
        /// What stands there.
        text: String,
        /// How many there are.
        known: usize,
    },
    /// A flag of two characters has one.
    #[error("{half} is half a flag: with FLAG long each flag has two characters")]
    HalfFlag {
        /// The one.
        half: char,
    },
    /// A flag that is a number is none.
    #[error("{text:?} is no flag: with FLAG num flags are numbers up to 65535 with commas between")]
    NoFlag {
        /// What stands there.
        text: String,
    },
    /// None or several stand where one flag belongs.
    #[error("{text:?} is not one flag: check which FLAG the .aff has")]
    NotOne {
        /// What stands there.
        text: String,
    },
    /// A bracket that is not closed.
    #[error("a [ without its ]: close it")]
    NotClosed,
    /// A bracket that was not opened.
    #[error("a ] without its [: open it, or remove this one")]
    NotOpened,
    /// The character set is unknown.
    #[error("{name:?} is no character set: write one like UTF-8, ISO8859-2 or ISO8859-7")]
    NoSet {
        /// As `SET` names it.
        name: String,
    },
    /// The bytes are not of the character set.
    #[error("this is not UTF-8, which the .aff promises: name the true character set after SET")]
    NotUtf8,
    /// The line ends too early.
    #[error("{} is missing here", part.english())]
    Missing {
        /// What should stand there.
        part: AffixPart,
    },
}

/// What a line of an `.aff` may lack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AffixPart {
    /// The flag.
    Flag,
    /// Whether a prefix and a suffix may come together.
    Cross,
    /// The number of rules.
    Rules,
    /// What is taken off the stem.
    Off,
    /// What is put on.
    On,
}

impl AffixPart {
    /// The name by which messages know it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Flag => "flag",
            Self::Cross => "cross",
            Self::Rules => "rules",
            Self::Off => "off",
            Self::On => "on",
        }
    }

    fn english(self) -> &'static str {
        match self {
            Self::Flag => "a flag",
            Self::Cross => "Y or N",
            Self::Rules => "the number of rules",
            Self::Off => "what is taken off, or 0",
            Self::On => "what is put on, or 0",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Option<(String, usize, &str)> {
        let line = DictionaryLine::parse(line)?;
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
