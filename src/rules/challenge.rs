//! Chapters `[challenge]`, `[hold]` and `[slip]`: who may challenge what, when, and on which paper.

use serde::{Deserialize, Serialize};

use schemars::JsonSchema;

use crate::domain::Millis;

use super::Cited;
use super::load::challenge::closes_on;

table! {
    /// The word challenge.
    pub struct Challenge {
        /// Who may challenge.
        pub by: Cited<Challenger>,
        /// Which verdict bears him out; where nothing is said, that a word falls.
        pub upheld_when: Option<Cited<UpheldWhen>>,
        /// What he says: `námietka`.
        pub phrase: Cited<String>,
        /// What opens the window.
        pub opens: Cited<Opening>,
        /// What closes it; the first that happens counts. Never empty where `by` is not nobody.
        pub closers: Vec<Cited<Closer>>,
        /// Time that the mover must leave before he draws.
        pub courtesy as "courtesy_s": Option<Cited<Millis>>,
        /// The most words in one challenge; `None` for any number.
        pub max_words: Cited<Option<u16>>,
        /// Whether the same play may be challenged again after a verdict.
        pub repeat: Cited<Repeat>,
        /// The shortest word that may be challenged, in tiles.
        pub min_tiles: Cited<u8>,
        /// The list that must not have the word, by its id, where there is one: what it has needs no challenge.
        pub not_in: Option<Cited<String>>,
    }
    refuse max_words if |it| it.value == Some(0) => "lets no word be challenged", "write 1 or more, or \"any\"";
    check challenge::window_agrees(by, opens, closers);
    check challenge::note(by, opens, min_tiles);
}

/// Who may challenge a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Challenger {
    /// The mover's opponent.
    Opponent,
    /// Any player who registered the round's top word (duplicate).
    RegisteredTopWord,
    /// Nobody at a table (online).
    Nobody,
}

/// Which verdict bears a challenger out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UpheldWhen {
    /// He says that a word of another's play is not acceptable: at least one falls.
    WordInvalid,
    /// He says that a word of his own is acceptable: all stand.
    WordValid,
}

/// What opens the challenge window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opening {
    /// The mover pressed the clock.
    ClockPressed,
    /// The mover stopped his clock and none runs.
    ClockNeutral,
    /// The arbiter announced the round's top move.
    TopMoveAnnounced,
    /// Nothing: there is no challenge.
    Never,
}

/// Something seen at the table that matters for a window; a judge ticks it, a clock cannot know it.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
    strum::VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "Mark")]
pub enum Observation {
    /// The opponent has written the score of the play.
    OpponentRecorded,
    /// Both players have written score and running total.
    BothRecorded,
    /// The opponent has begun to write the mover's running total.
    SumBegun,
    /// The mover has drawn and racked the first tile.
    FirstTileRacked,
    /// The opponent has clearly approved ("OK", a nod).
    Approved,
    /// The bag is empty.
    BagEmpty,
    /// The opponent's own time for this move is over.
    OwnLimitOver,
    /// The next round has begun (duplicate).
    NextRoundBegun,
    /// The play was the game's last and the clock was stopped.
    LastPlay,
    /// The score of the play is recorded.
    ScoreRecorded,
    /// The mover has drawn.
    TilesDrawn,
    /// The mover has pressed the clock.
    ClockPressed,
    /// At least one further move was made.
    FurtherMove,
    /// The score sheets are signed.
    Signed,
    /// The tiles are cleared off the board.
    TilesCleared,
    /// A word challenge against the same play was upheld.
    PlayUpheld,
    /// A challenge against the same exchange was upheld.
    ExchangeUpheld,
    /// The opponent has reacted to the move.
    Reacted,
}

table! {
    /// One thing that closes the challenge window.
    pub struct Closer {
        /// What closes it.
        pub on as "": ClosesOn = closes_on,
        /// Counts only where this mark holds (for example `bag_empty`).
        pub only_if: Option<Observation>,
    }
}

/// What closes a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ClosesOn {
    /// More than this long since the window opened; exactly this long is in time.
    After(Millis),
    /// Something seen at the table.
    Mark(Observation),
}

/// Whether a play may be challenged again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Repeat {
    /// One challenge for a play.
    None,
    /// One after another, each judged by itself.
    Sequential,
}

table! {
    /// A reservation (Vorbehalt, moment).
    pub struct Hold {
        /// What he says: `Vorbehalt`.
        pub phrase: Cited<String>,
        /// What it buys.
        pub effect: Cited<HoldEffect>,
        /// Whether it stops the clock.
        pub stops_clock: Cited<bool>,
        /// Whether the mover must wait with drawing.
        pub blocks_draw: Cited<bool>,
        /// Whether a hold on the game's last play, at which the mover stopped the clock, starts the holder's clock.
        pub restarts_clock_at_end: Cited<bool>,
    }
}

/// What a hold buys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HoldEffect {
    /// No time: the window ends when it would have ended.
    SameWindow,
    /// The window stays open; the player must decide without delay.
    OpenWithoutDelay,
}

table! {
    /// The challenge slip.
    pub struct Slip {
        /// Whether a written slip is compulsory.
        pub required: Cited<bool>,
        /// Whether the opponent must check the words before they go to the judge.
        pub checked_by_opponent: Cited<bool>,
        /// Whether the judge must compare the words on the slip with the board.
        pub compared_with_board: Cited<bool>,
        /// Whether and until when it may be taken back.
        pub withdrawal: Cited<Withdrawal>,
    }
}

/// Whether a raised challenge may be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Withdrawal {
    /// Until the words are decided.
    UntilDecided,
    /// Until the slip is handed to the arbiter, which it is once it stands in the queue.
    UntilHandedOver,
    /// Only because the decision of a blank conflict changed the word.
    BlankConflictOnly,
    /// The regulation is silent and the console lets nobody withdraw.
    Never,
}
