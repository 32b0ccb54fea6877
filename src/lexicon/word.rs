//! A word as it lies on the board, what is worth saying about it, and why a text is not one.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use unicode_normalization::UnicodeNormalization as _;

/// A word in the letters of an alphabet: NFC, upper case, folded. Written to the journal as its text.
///
/// Two words are the same if their texts are: the notes follow from the text and the tile set, and a word that
/// comes back from a journal has none.
#[derive(Clone, Debug)]
pub struct Word {
    text: String,
    tiles: u8,
    notes: Vec<WordNote>,
}

impl Word {
    /// A word whose letters an alphabet has checked.
    pub(super) fn spelled(text: String, tiles: u8) -> Self {
        Self { text, tiles, notes: Vec::new() }
    }

    /// The same word with what a tile set has to say about it.
    pub(super) fn noted(mut self, notes: Vec<WordNote>) -> Self {
        self.notes = notes;
        self
    }

    /// The letters: NFC, upper case.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The length in tiles. Every letter is one tile; CH, DZ and DŽ are two letters and two tiles.
    pub fn tiles(&self) -> u8 {
        self.tiles
    }

    /// What is worth telling the judge; nothing in it makes the word invalid.
    pub fn notes(&self) -> &[WordNote] {
        &self.notes
    }
}

impl PartialEq for Word {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for Word {}

impl PartialOrd for Word {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Word {
    fn cmp(&self, other: &Self) -> Ordering {
        self.text.cmp(&other.text)
    }
}

impl Hash for Word {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text.hash(state);
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

impl Serialize for Word {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text)
    }
}

impl<'de> Deserialize<'de> for Word {
    /// Takes what [`Word`] wrote: letters only, composed, upper case. It knows no alphabet.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let composed = text.nfc().eq(text.chars());
        let letters = text.chars().all(|c| c.is_alphabetic() && !c.is_lowercase());
        match u8::try_from(text.chars().count()) {
            Ok(tiles) if tiles > 0 && composed && letters => Ok(Self::spelled(text, tiles)),
            _ => Err(serde::de::Error::custom("a word is written in composed upper-case letters")),
        }
    }
}

impl JsonSchema for Word {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Word".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "minLength": 1 })
    }
}

/// Something about a word that the judge may want to know. None of it decides the word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum WordNote {
    /// No tile carries this letter; a blank may stand for it (SSS §17.1: W Q Ö Ü Ě Ř).
    BlankOnly {
        /// The letter.
        letter: char,
    },
    /// No tile carries this letter and no blank may be it: the word may be legal and cannot be laid.
    NoTile {
        /// The letter.
        letter: char,
    },
    /// The word needs more of its letters than tiles and blanks of the set give.
    TooFewTiles {
        /// The letters that are short, each once, in the word's order.
        letters: String,
        /// Blanks that the word would need.
        blanks_needed: u8,
        /// Blanks of the set.
        blanks: u8,
    },
}

impl fmt::Display for WordNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BlankOnly { letter } => write!(f, "{letter} is on no tile: only a blank can be it"),
            Self::NoTile { letter } => {
                write!(
                    f,
                    "{letter} is on no tile and no blank can be it: the word cannot be laid with this set"
                )
            }
            Self::TooFewTiles { letters, blanks_needed, blanks } => write!(
                f,
                "too few tiles of {letters}: the word needs {blanks_needed} blanks and the set has {blanks}"
            ),
        }
    }
}

/// Why a text is not a word. Each says what is wrong, where, and what to do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WordProblem {
    /// Nothing was typed.
    #[error("no letters: type the challenged word")]
    Empty,
    /// One letter.
    #[error("{text} is a single letter: a word has at least two, type the whole word")]
    TooShort {
        /// The letter.
        text: String,
    },
    /// There is a space inside.
    #[error("{count} words in one field: type each challenged word on its own, without spaces")]
    SeveralWords {
        /// Words between the spaces.
        count: usize,
    },
    /// Something that the alphabet has not got.
    #[error("{typed} at place {position} is not a letter of the {alphabet} alphabet: {}", advice(meant.as_deref()))]
    NotALetter {
        /// What was typed; with its code point where it is not a letter at all.
        typed: String,
        /// Its place among the typed letters, from 1.
        position: usize,
        /// The alphabet's name: `Slovak`.
        alphabet: String,
        /// The letter that was meant, where it was typed in two parts.
        meant: Option<String>,
    },
    /// A letter of another script that looks like one of the alphabet's.
    #[error(
        "{typed} at place {position} is a {script} letter that only looks like {meant}: change the keyboard layout \
         and type {meant} again"
    )]
    LookAlike {
        /// What was typed.
        typed: String,
        /// Its place among the typed letters, from 1.
        position: usize,
        /// The script that it is from: `Cyrillic`.
        script: &'static str,
        /// The alphabet's letter.
        meant: char,
    },
    /// Longer than the board.
    #[error("{tiles} tiles: the board holds {longest}, check the spelling")]
    TooLong {
        /// The length in tiles.
        tiles: usize,
        /// The longest word in tiles.
        longest: u8,
    },
}

/// What to do about something that is no letter.
fn advice(meant: Option<&str>) -> String {
    match meant {
        Some(meant) => format!("type {meant} as one letter"),
        None => "check the slip and type it again".to_owned(),
    }
}
