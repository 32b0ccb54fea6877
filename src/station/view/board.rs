//! What the hall may know: the view of a projector. What must not be seen there is not in it.

use std::sync::Arc;

use crate::domain::{At, Millis, NameOrder, Round, Side, TableId, Zone};
use crate::tournament::{MoveText, Scoreline, WordVerdict};

use super::{CountdownView, JournalHealth, LogEnd, StandingsView};

/// A reservation is looked at again so often: it ends by itself.
const HOLDS: Millis = Millis(1_000);

impl BoardView {
    /// Whether it shows something else by now although nothing has happened.
    pub fn changes_by(&self, now: At) -> bool {
        let holds = self.tables.iter().any(|table| table.stands == Stands::Hold);
        holds && now.since(self.built) >= HOLDS
    }
}

/// Everything that a projector shows.
#[derive(Clone, Debug)]
pub struct BoardView {
    /// The moment that it is of.
    pub now: At,
    /// The moment for which it was worked out.
    pub built: At,
    /// The event's name; empty before it is opened.
    pub event: String,
    /// The zone in which times are shown.
    pub zone: Zone,
    /// The round; 0 before the first.
    pub round: Round,
    /// How the players' names are written.
    pub names: NameOrder,
    /// Whether it is the last.
    pub last_round: bool,
    /// Whether the event goes by a regulation or tiles that somebody has changed.
    pub own_edition: bool,
    /// Whether the journal can be read.
    pub journal: JournalHealth,
    /// Whether everybody plays the same letters at one countdown: then who sits where is the arbiter's.
    pub duplicate: bool,
    /// The duplicate game that is played from the console, once its first letters are read.
    pub game: Option<DuplicateBoard>,
    /// The time of the round.
    pub time: BoardTime,
    /// The tables of the round, by number; all of the event before the first.
    pub tables: Vec<BoardTable>,
    /// Who has no opponent in this round.
    pub free: Vec<String>,
    /// How many players are entered.
    pub players: usize,
    /// The decisions that were announced, the newest first.
    pub latest: Vec<BoardDecision>,
    /// What the standings are worked out from.
    pub standings: Arc<StandingsView>,
    /// Why the hall does not see them yet; `None` where it does.
    pub withheld: Option<Withheld>,
}

/// What everybody may see of a duplicate game: letters, board, the announced move and its place, and nobody's points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DuplicateBoard {
    /// The number of the draw.
    pub draw: u16,
    /// The letters, from the moment at which time begins; what stays of them once the move is laid.
    pub rack: String,
    /// The squares row by row: a capital, a small letter for a blank, nothing.
    pub board: Vec<Option<char>>,
    /// The move that was announced last, with its draw.
    pub laid: Option<(u16, MoveText)>,
    /// What the ruleset calls the end, once the game is over.
    pub over: Option<String>,
}

/// The time of a round, as its regulation has it and the journal knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardTime {
    /// No round is being played.
    Rests,
    /// Everybody waits for the signal to start.
    Waits,
    /// The hall's countdown runs.
    Countdown(CountdownView),
    /// The round is over at a moment.
    Until(At),
    /// Nothing is said of an end: the round has been on since.
    Since(At),
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardTable {
    /// Its number.
    pub table: TableId,
    /// The players, `A` first; empty where no game is played, or where who sits there is the arbiter's.
    pub players: Option<[String; 2]>,
    /// How it stands.
    pub stands: Stands,
    /// Since when, where that is told.
    pub since: Option<At>,
    /// Whether its result is entered.
    pub over: bool,
    /// The result, where the hall may know it.
    pub result: Option<Scoreline>,
}

/// How a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// No game.
    Empty,
    /// Play has not begun.
    Before,
    /// A player is not there.
    Missing,
    /// It is played at.
    Playing,
    /// The mover is asked to wait.
    Hold,
    /// A challenge waits for its verdict.
    Challenge,
    /// The head referee decides it.
    Referee,
    /// The verdict is being told.
    Verdict,
    /// A referee has something else to decide.
    Official,
    /// A player's time has run out.
    TimeOut(Side),
    /// The result is entered.
    Over,
    /// The result is handed in.
    HandedIn,
}

/// A decision that was announced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardDecision {
    /// When it was decided.
    pub at: At,
    /// The round.
    pub round: Round,
    /// The table.
    pub table: TableId,
    /// Who challenged whom; empty where who sits there is the arbiter's.
    pub players: Option<(String, String)>,
    /// How it ended.
    pub ended: LogEnd,
    /// The words; none where the regulation does not let the hall know them.
    pub words: Arc<[WordVerdict]>,
}

/// Why standings are not shown to the hall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Withheld {
    /// Something must be done before they are published.
    Duties,
    /// The points of the game are told when it is over.
    Game,
}
