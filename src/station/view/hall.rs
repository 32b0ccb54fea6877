//! What a screen may know of the round and the event as a whole, and of the ruleset; and what the hall may know,
//! the view of a projector. What must not be seen there is not in it.

use std::sync::Arc;

use super::{JournalHealth, LogEnd, StandingsView};
use crate::domain::{At, Citation, DutyId, Millis, NameOrder, Round, Side, TableId, Zone};
use crate::rules::{ChosenReading, Due, Treatment, Unit};
use crate::tournament::{MoveText, Offer, Scoreline, WordVerdict};

/// Something that the ruleset in force says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleRow {
    /// What it is called: a fact's number, a value's key.
    pub key: String,
    /// The paragraph.
    pub cite: String,
    /// What it says.
    pub says: String,
    /// What ephor does about it.
    pub does: Does,
}

/// What ephor does about something that a regulation says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Does {
    /// It is a value that everything is worked out with, read in this way where it is ambiguous.
    Value {
        /// The question and the reading.
        reading: Option<ChosenReading>,
    },
    /// It is what the paragraph says, in ephor's own words.
    Words {
        /// What becomes of it.
        treatment: Treatment,
        /// How it is read, where it can be read in several ways.
        reads: Option<String>,
    },
}

/// The round and the event as a whole.
#[derive(Clone, Debug, Default)]
pub struct HallView {
    /// Whether tables wait for the signal to start, with the paragraph.
    pub waits: Option<Citation>,
    /// When the session of the round is over, with the paragraph.
    pub session: Option<(At, Citation)>,
    /// What must be left of a move when the clock gives a signal, and by which paragraph; nothing where it gives none.
    pub signals: Option<(Vec<Millis>, Citation)>,
    /// A signal that everybody is to hear now.
    pub signal: Option<SignalView>,
    /// The hall's countdown: what is left, the last call that was reached.
    pub countdown: Option<CountdownView>,
    /// Whether the regulation is about a game that can be played from the console.
    pub leads_duplicate: bool,
    /// Whether no clock stands at the tables: the hall has one countdown, or a server counts.
    pub without_clocks: bool,
    /// What is counted of challenges; `None` where words are not challenged at the tables at all.
    pub counted: Option<Unit>,
    /// What must be reported, published or announced and is not done, overdue first.
    pub duties: Vec<DutyRow>,
    /// What may be done about the round as a whole, where it is in focus.
    pub offers: Vec<Offer>,
    /// Who has no game in the round, where it is in focus.
    pub without_game: Vec<String>,
}

/// A signal that everybody is to hear.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignalView {
    /// What the regulation calls it.
    pub name: String,
    /// The paragraph.
    pub cite: Citation,
    /// Whether the console cannot give it, because its journal stands still.
    pub by_hand: bool,
}

/// The hall's countdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountdownView {
    /// What is left; negative once it is over.
    pub left: Millis,
    /// The call that was reached: so much is or was left.
    pub call: Option<Millis>,
}

/// A duty that is not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DutyRow {
    /// Its number.
    pub duty: DutyId,
    /// What is to be done.
    pub text: String,
    /// To whom.
    pub to: String,
    /// About whom or what.
    pub about: String,
    /// By when.
    pub due: Due,
    /// Whether it should have been done by now.
    pub overdue: bool,
    /// Whether no round comes any more before which it is due: it is due before the results.
    pub before_results: bool,
    /// The paragraph.
    pub cite: Option<Citation>,
}

/// A reservation is looked at again so often: it ends by itself.
const HOLDS: Millis = Millis(1_000);

impl BoardView {
    /// Whether it shows something else by now although nothing has happened.
    pub fn changes_by(&self, now: At) -> bool {
        let holds = self.tables.iter().any(|table| table.stands == TableStanding::Hold);
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
    pub stands: TableStanding,
    /// Since when, where that is told.
    pub since: Option<At>,
    /// Whether its result is entered.
    pub over: bool,
    /// The result, where the hall may know it.
    pub result: Option<Scoreline>,
}

/// How a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableStanding {
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
