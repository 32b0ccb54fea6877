//! Chapters `[results]`, `[late_fix]` and the lists `[[award]]`, `[[end]]`, `[[standing]]`, `[[duty]]`: how games end,
//! what they count, who stands where, what must be reported.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::{Millis, Role};

use super::{Ask, Cited, Expr, Phase};

/// A game that is decided without the board, or against it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Award {
    /// Its id: `no_show`.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Against whom it goes.
    pub against: Against,
    /// Who may award it.
    pub by: Vec<Role>,
    /// Where the game must stand.
    pub phases: Vec<Phase>,
    /// What must be known.
    pub asks: Vec<Ask>,
    /// It is awarded only where this holds.
    pub allowed_if: Option<Expr>,
    /// Why not, where it does not.
    pub otherwise: Option<String>,
    /// The counters that go up for whoever loses it.
    pub counts: Vec<String>,
    /// What it stands for where nobody sits at a table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub serves: Option<Serves>,
    /// What the winner gets; for a bye the player, for a draw both.
    pub winner: Option<AwardScore>,
    /// What the loser gets, or both losers.
    pub loser: Option<AwardScore>,
}

/// Against whom an award goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Against {
    /// One player; the other wins.
    One,
    /// Both.
    Both,
    /// Nobody: a bye, an agreed draw.
    None,
}

/// What an award stands for where a player of a round sits at no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Serves {
    /// He has no opponent in this round.
    Bye,
    /// He was not there for it: late, or back later.
    Missed,
}

/// What a side gets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AwardScore {
    /// How the game counts.
    pub result: GameResult,
    /// Points of the game.
    pub scored: Expr,
    /// What counts for the sum of differences; `None` for the difference of the points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spread: Option<Expr>,
}

/// How a game counts for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum GameResult {
    /// Won.
    Win,
    /// Drawn.
    Draw,
    /// Lost.
    Loss,
    /// Not counted.
    None,
}

/// A way a game ends on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EndKind {
    /// Its id: `out`.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// After how many turns in a row without what counts, where it is that.
    pub turns: Option<u16>,
    /// What becomes of the tiles left.
    pub racks: Racks,
    /// Whether overtime is paid for.
    pub overtime: bool,
}

/// What becomes of the tiles left on racks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Racks {
    /// They are deducted from their owner and credited to the player who went out.
    Transfer,
    /// They are deducted from their owner and credited to whoever moved last; his own are not deducted.
    ToLast,
    /// They are deducted from their owners.
    OwnOnly,
    /// Nothing.
    None,
    /// The regulation refers to rules that are not in it: the players' final scores are entered as they are.
    External,
}

/// What results count and until when they are corrected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ResultRules {
    /// Half points for a win.
    pub win: Cited<u16>,
    /// Half points for a draw.
    pub draw: Cited<u16>,
    /// Half points for a loss.
    pub loss: Cited<u16>,
    /// Who signs.
    pub signatures: Cited<Signatures>,
    /// Until when a result is corrected.
    pub correct_until: Cited<Correction>,
    /// Who may have it corrected until then; `None` for whoever is at the desk.
    pub before: Option<Cited<AfterHandIn>>,
    /// In the last round: so long after the session's deadline.
    pub last_round: Option<Cited<Millis>>,
    /// Who may have it corrected afterwards.
    pub then: Cited<AfterHandIn>,
    /// Whether a referee may correct it at any time at a table under permanent supervision; `None` where the
    /// regulation knows no such table.
    pub supervised: Option<Cited<bool>>,
}

/// Who signs a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Signatures {
    /// Both players.
    Both,
    /// Nobody.
    None,
}

/// Until when a result is corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Correction {
    /// It was signed.
    Signed,
    /// It was handed in.
    HandedIn,
    /// The next round was paired.
    NextPairing,
    /// It is not corrected at all.
    Never,
}

/// Who may have a result corrected after that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AfterHandIn {
    /// Nobody.
    Nobody,
    /// Both players together.
    BothAgree,
    /// A referee.
    Referee,
}

/// An order of standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// Its id: `swiss`.
    pub id: String,
    /// What it is for.
    pub title: String,
    /// The criteria in their order.
    pub criteria: Vec<Criterion>,
    /// What `formula` is.
    pub formula: Option<Expr>,
    /// The formula's constants, which the federation publishes.
    pub constants: Vec<String>,
    /// Points by place, where the regulation gives some; places behind the last one get none.
    pub place_points: Vec<u16>,
}

/// A criterion of standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Criterion {
    /// Match points: half points of wins, draws and byes.
    Points,
    /// Games won; a drawn one is none.
    Wins,
    /// The sum of all opponents' match points.
    Buchholz,
    /// The same without the best and the worst of them.
    MedianBuchholz,
    /// The match points of beaten opponents and half of those with whom it was a draw.
    SonnebornBerger,
    /// The sum of differences, with the adjustments.
    Spread,
    /// The sum of game points.
    Scored,
    /// The game points of the games between two who are level, where there are exactly two and they met.
    HeadToHead,
    /// The match points of the games among all who are level.
    AmongTied,
    /// The highest game, then the second highest, and so on.
    HighestGame,
    /// The highest single play, as it was entered with the results; then the second highest, and so on.
    HighestMove,
    /// The formula of the ruleset.
    Formula,
    /// Points as a part of what was possible (duplicate).
    Percent,
    /// How often the player began.
    Starts,
}

/// A wrong verdict that is found later.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LateFix {
    /// What moves.
    pub moves: Cited<FixMoves>,
    /// By how much for an acceptable word that was rejected; `points` are the move's.
    pub wrongly_rejected: Cited<Expr>,
    /// By how much for an unacceptable word that was accepted.
    pub wrongly_accepted: Cited<Expr>,
    /// Until when it is claimed.
    pub until: Cited<FixUntil>,
    /// Whose agreement it needs.
    pub agrees: Cited<Role>,
    /// What it is counted for.
    pub unit: Cited<FixUnit>,
    /// Who may demand it where an unacceptable word was accepted; where an acceptable one was rejected, its player.
    pub accepted_by: Cited<FixDemand>,
}

/// What a late correction is counted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FixUnit {
    /// Once for the play, however many of its words were wrong.
    Play,
    /// For each word.
    Word,
}

/// Who may demand a late correction of an unacceptable word that was accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FixDemand {
    /// The opponent of the player who made it.
    Opponent,
    /// Anybody.
    Anyone,
}

/// What a late correction moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FixMoves {
    /// The tournament's sum of differences; the game stays.
    Spread,
    /// The player's own points.
    PlayerPoints,
}

/// Until when a late correction is claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FixUntil {
    /// On the same day, after the game.
    SameDay,
    /// At the end of the event.
    EndOfEvent,
}

/// Something that must be reported, published or announced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Duty {
    /// Its id: `publish_warning`.
    pub id: String,
    /// What is to be done.
    pub text: String,
    /// To whom.
    pub to: String,
    /// By when.
    pub due: Due,
    /// What brings it about.
    pub on: Vec<DutyCause>,
    /// Whether it is about the time between two rounds, so that it does not arise with the last.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub between_rounds: bool,
}

/// By when a duty is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// Now.
    AtOnce,
    /// Before the next round.
    NextRound,
    /// Before the event ends.
    EndOfEvent,
}

/// What brings a duty about: `sanction:warning`, `round_end`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DutyCause {
    /// A sanction was imposed.
    Sanction(String),
    /// An award was made.
    Award(String),
    /// An offence was proven.
    Offence(String),
    /// A threshold was reached.
    Threshold(String),
    /// The event was opened.
    EventOpen,
    /// All games of a round have results.
    RoundEnd,
    /// All games of the last round have results.
    EventEnd,
    /// A word went to the referee.
    Escalation,
}
