//! What was dropped, and why.

use std::fmt;

use crate::lexicon::{seen, visible};

/// Why something in a source is no word of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// A letter that the alphabet has not got.
    Letter,
    /// A letter of another script that looks like one of the alphabet's.
    LookAlike,
    /// A digit, a hyphen, an apostrophe, a full stop or another sign.
    Sign,
    /// Parted by a hyphen at the end of a line: nobody but a person can tell what was one word.
    Broken,
    /// Several words where one belongs.
    Several,
    /// Written with a capital, which in this language is a name.
    Name,
    /// Capitals within the word, or one that is never written in capitals.
    Abbreviation,
    /// Fewer tiles than the list covers.
    Short,
    /// More tiles than the list covers.
    Long,
    /// It has come before.
    Twice,
}

impl Reason {
    /// The message that says it.
    pub fn message(self) -> &'static str {
        match self {
            Self::Letter => "import-drop-letter",
            Self::LookAlike => "import-drop-look-alike",
            Self::Sign => "import-drop-sign",
            Self::Broken => "import-drop-broken",
            Self::Several => "import-drop-several",
            Self::Name => "import-drop-name",
            Self::Abbreviation => "import-drop-abbreviation",
            Self::Short => "import-drop-short",
            Self::Long => "import-drop-long",
            Self::Twice => "import-drop-twice",
        }
    }

    /// Whether what was dropped for it is no word of the language at all. A list may be too long, or full of names;
    /// where most of it is no words, it is not what it was taken for.
    pub fn is_no_word(self) -> bool {
        matches!(self, Self::Letter | Self::LookAlike | Self::Sign | Self::Broken | Self::Several)
    }
}

/// As manifests have it, in whatever language a person reads.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Letter => "a letter that is not in the alphabet",
            Self::LookAlike => "a letter of another script that looks alike",
            Self::Sign => "a digit, hyphen, apostrophe, full stop or another sign",
            Self::Broken => "parted by a hyphen at a line's end",
            Self::Several => "several words",
            Self::Name => "a name",
            Self::Abbreviation => "capitals within it, or none allowed: an abbreviation or a symbol",
            Self::Short => "too short",
            Self::Long => "too long",
            Self::Twice => "a duplicate",
        })
    }
}

/// What was dropped for one reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dropped {
    /// Why.
    pub reason: Reason,
    /// How many.
    pub count: u64,
    /// The first of them.
    pub examples: Vec<Example>,
}

/// One thing that was dropped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// Its line in the source, from 1; for a dictionary the line of its entry.
    pub line: usize,
    /// As it stands there.
    pub text: String,
    /// The letter that is wrong, where one is.
    pub letter: Option<WrongLetter>,
}

/// A letter for which something was dropped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongLetter {
    /// A sign that is no letter.
    Sign(char),
    /// One that the alphabet has not got.
    Strange {
        /// As it stands there.
        typed: String,
        /// Its place in the word, from 1.
        position: usize,
    },
    /// One of another script that looks like one of the alphabet's.
    LookAlike {
        /// As it stands there.
        typed: String,
        /// Its place in the word, from 1.
        position: usize,
        /// The script that it is from: `Cyrillic`.
        script: &'static str,
        /// The alphabet's letter.
        meant: char,
    },
}

impl fmt::Display for WrongLetter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sign(sign) => write!(f, "{sign}"),
            Self::Strange { typed, position } => write!(f, "{typed} at place {position}"),
            Self::LookAlike { typed, position, script, meant } => {
                write!(f, "{typed} at place {position} is {script} and looks like {meant}")
            }
        }
    }
}

impl fmt::Display for Example {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} {}", self.line, seen(&self.text))?;
        self.letter.as_ref().map_or(Ok(()), |letter| write!(f, " ({})", visible(&letter.to_string())))
    }
}

/// The drops by reason.
#[derive(Clone, Debug, Default)]
pub(super) struct Drops {
    shown: usize,
    dropped: Vec<Dropped>,
}

impl Drops {
    /// With so many examples for each reason.
    pub(super) fn showing(shown: usize) -> Self {
        Self { shown, dropped: Vec::new() }
    }

    pub(super) fn add(&mut self, reason: Reason, line: usize, text: &str, letter: Option<WrongLetter>) {
        let at = self.dropped.iter().position(|dropped| dropped.reason == reason).unwrap_or_else(|| {
            self.dropped.push(Dropped { reason, count: 0, examples: Vec::new() });
            self.dropped.len() - 1
        });
        let dropped = &mut self.dropped[at];
        dropped.count += 1;
        if dropped.examples.len() < self.shown {
            dropped.examples.push(Example { line, text: text.to_owned(), letter });
        }
    }

    /// In the order of the reasons.
    pub(super) fn sorted(mut self) -> Vec<Dropped> {
        self.dropped.sort_by_key(|dropped| dropped.reason);
        self.dropped
    }
}
