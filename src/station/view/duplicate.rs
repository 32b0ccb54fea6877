//! What a screen may know of a duplicate game that is played from the console.

use std::sync::Arc;

use crate::domain::{At, Points, TableId};
use crate::tournament::{MoveCheck, MoveText};

/// A duplicate game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DuplicateView {
    /// The number of the draw; 0 before the first.
    pub draw: u16,
    /// What comes next.
    pub stage: DuplicateStage,
    /// Whose move has won on a claim and is to be laid: the number, the player, the move.
    pub claimed: Option<(TableId, String, MoveText)>,
    /// The letters of the draw; what stays of the last rack once its move is laid.
    pub rack: String,
    /// How many racks were changed for it.
    pub changed: u16,
    /// When the countdown ends or ended; `None` before it begins.
    pub ends_at: Option<At>,
    /// The squares row by row: a capital, a small letter for a blank, nothing.
    pub board: Vec<Option<char>>,
    /// The letters in the bag.
    pub in_bag: usize,
    /// The points of the board.
    pub points: Points,
    /// The move that was laid last, with its draw.
    pub laid: Option<(u16, MoveText, Points)>,
    /// What was handed in for the draw, by number.
    pub slips: Vec<SlipOfDraw>,
    /// Who plays and has handed nothing in.
    pub missing: Vec<TableId>,
    /// Of draws whose move is laid: who played in them and handed nothing in.
    pub never_came: Vec<(u16, Vec<TableId>)>,
    /// A rack of typed letters that must be changed; all of them are drawn anew.
    pub to_change: Option<String>,
    /// Whether no other letters are drawn where nothing can be laid: the bag is empty, or the regulation's reading has
    /// it so.
    pub no_others: bool,
    /// Whether letters come from a bag, and are typed.
    pub from_bag: bool,
    /// Words on slips of the game that the arbiter must rule on.
    pub open_words: Vec<String>,
    /// The moves that share the highest score, where the console could search them; hidden until they are shown.
    pub best: Option<Arc<FoundMoves>>,
    /// What the ruleset calls the end that holds now.
    pub end: Option<String>,
    /// The offences for which a slip is annulled: id and paragraph; lateness first.
    pub annuls: Vec<(String, String)>,
}

impl DuplicateView {
    /// Whether the console has found no move with the letters, and nobody has written one that counts or may count.
    pub fn nothing_can_be_laid(&self) -> bool {
        let counts = |slip: &SlipOfDraw| match &slip.worth {
            SlipWorth::Points(_) => slip.play.is_some(),
            SlipWorth::Open(_) => true,
            SlipWorth::Annulled(_) => false,
        };
        self.best.as_ref().is_some_and(|best| best.moves.is_empty()) && !self.slips.iter().any(counts)
    }
}

/// The best moves of a draw.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FoundMoves {
    /// The number of the draw.
    pub draw: u16,
    /// Its letters.
    pub rack: String,
    /// The moves, the one to be laid first.
    pub moves: Vec<(MoveText, Points)>,
    /// The list that was searched.
    pub list: String,
    /// Its digest.
    pub digest: crate::domain::Digest,
}

/// What comes next in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DuplicateStage {
    /// No game is played.
    Waits,
    /// Letters are to be drawn.
    ToDraw,
    /// The letters are to be read and the countdown begun.
    ToStart,
    /// Time runs.
    Runs,
    /// Slips are taken in, and the best move is announced.
    Collects,
    /// The move of a claim that has won is to be laid.
    ToLay,
    /// The end of the game is to be told.
    ToEnd,
    /// The results are to be announced.
    ToAnnounce,
    /// All is done.
    Done,
}

/// A slip of a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlipOfDraw {
    /// The number.
    pub table: TableId,
    /// Who has it.
    pub player: String,
    /// What stands on it; `None` where it never came.
    pub play: Option<MoveText>,
    /// What the console found of it.
    pub check: MoveCheck,
    /// What it counts.
    pub worth: SlipWorth,
    /// When it was entered.
    pub at: Option<At>,
}

/// What a slip counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SlipWorth {
    /// Its points.
    Points(Points),
    /// A word of it is to be ruled on.
    Open(Vec<String>),
    /// It is annulled, for this offence.
    Annulled(String),
}
