//! A move as it stands on a slip, and what the console finds of it: on the board, on the rack, in the lists.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::{Digest, Points};
use crate::engine::{Direction, Square};
use crate::lexicon::Outcome;

/// A move in words: where its main word begins, which way it runs, and its letters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MoveText {
    /// The square of the main word's first letter: `H8`, or `Θ8`.
    pub square: Square,
    /// Which way the word runs.
    pub direction: Direction,
    /// The whole main word, with the letters that lie there already: capitals, and small letters for blanks.
    pub word: String,
}

/// What the console finds of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MoveCheck {
    /// What it scores, where it can be laid: with cross words and the bingo.
    pub score: Points,
    /// The words that it forms, the main word first; none where it cannot be laid.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<FormedWord>,
    /// What is wrong with it besides its words.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<MoveFault>,
    /// What it leaves on the rack: capitals, `?` for a blank.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub leaves: String,
}

/// A word that a move forms, and what the lists say of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct FormedWord {
    /// The word.
    pub word: String,
    /// What the lists in force say.
    pub outcome: Outcome,
}

/// What is wrong with a move besides its words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "fault", rename_all = "snake_case")]
pub enum MoveFault {
    /// It is a single letter.
    TooShort,
    /// It ends beyond the edge.
    OffBoard,
    /// A tile lies right before or behind it, so that it is not the whole word.
    NotWhole {
        /// Where that tile lies.
        square: Square,
    },
    /// Another letter lies there.
    DoesNotFit {
        /// Where.
        square: Square,
        /// What lies there.
        lies: char,
    },
    /// Every tile of it lies there already.
    NothingLaid,
    /// It touches no tile of the board.
    NotConnected,
    /// The board is empty, and it does not cover the middle.
    NotInTheMiddle,
    /// A letter that the rack has not, or not so often; none for a blank.
    NotOnRack {
        /// The letter.
        letter: Option<char>,
        /// How many are lacking.
        lacking: u8,
    },
    /// The letter can only be a blank of the rack, which is not circled.
    BlankNotCircled {
        /// Where.
        square: Square,
        /// The letter.
        letter: char,
    },
    /// No blank may be this letter.
    BlankMayNotBe {
        /// The letter.
        letter: char,
    },
}

/// Which program found a best move, so that anybody can find it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FoundBy {
    /// The program and its version: `ephor 0.1.0`, `Quackle 1.0.4`; `by hand` where a person typed it.
    pub program: String,
    /// The list that it searched, as far as it is known here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub list: Option<String>,
    /// The digest of that list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<Digest>,
    /// How many moves share the highest score, this one among them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ties: Option<u16>,
}

impl FoundBy {
    /// What stands for a program where a person typed the move.
    pub const BY_HAND: &str = "by hand";

    /// A move that a person typed.
    pub fn hand() -> Self {
        Self { program: Self::BY_HAND.to_owned(), list: None, digest: None, ties: None }
    }
}
