//! What commands, events and reasons carry: players and pairings, where a slip comes from, outcomes, verdicts, signed
//! heads of the journal.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::mispaired::Mispaired;
use crate::clock::{Order, Suspect};
use crate::domain::{
    At, Citation, ClaimId, ClockId, Digest, Millis, Points, Role, Round, RunId, Seq, Side, Signature,
    SignerKey, SlipId, TableId,
};
use crate::lexicon::{Outcome, SourceRef};
use crate::rules::{Excluded, GameResult, Turn};

/// A player, and what of the entry a regulation may ask for before somebody is paired.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Name as it is shown.
    pub name: String,
    /// Club or place, for the report.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub club: String,
    /// The rating by which the first round is seeded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// The age in years; nothing where nobody asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub age: Option<u8>,
    /// The parent or guardian who has consented and is present; empty where there is none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub guardian: String,
    /// A mark that relatives and close persons share; empty where nobody is marked.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub family: String,
    /// Whether the fee is paid; nothing where nobody says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paid: Option<bool>,
}

impl Player {
    /// A player of whom only the name is known.
    pub fn named(name: impl Into<String>) -> Self {
        Self { name: name.into(), ..Self::default() }
    }
}

/// Who plays at which table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pairing {
    /// The table.
    pub table: TableId,
    /// The player listed first.
    pub a: String,
    /// The player listed second; empty where everybody plays alone (duplicate).
    #[serde(default)]
    pub b: String,
}

/// A moment that times are counted from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Dated {
    /// The pairing was drawn and published.
    Pairing,
    /// Play began.
    Signal,
    /// The clock was started by hand for somebody who was not there.
    Clock {
        /// The table.
        table: TableId,
        /// For whom.
        side: Side,
    },
}

impl Dated {
    /// The table that it is about; none where it is the round's.
    pub fn table(self) -> Option<TableId> {
        match self {
            Self::Clock { table, .. } => Some(table),
            Self::Pairing | Self::Signal => None,
        }
    }
}

/// How a slip came in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "from", rename_all = "snake_case", deny_unknown_fields)]
pub enum SlipSource {
    /// Typed at a desk: a runner or a player brought it.
    #[default]
    Desk,
    /// A clock's challenge button.
    Clock {
        /// The clock.
        clock: ClockId,
        /// Its number for this press, which names the press once and for all.
        event: u16,
        /// When the button was pressed.
        at: At,
    },
}

/// The head referee's ruling on one word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WordRuling {
    /// The word.
    pub word: String,
    /// Whether it is acceptable.
    pub valid: bool,
}

/// How a claim ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ClaimOutcome {
    /// It is so.
    Proven,
    /// It is not so, and it costs what it costs.
    Unfounded,
    /// Neither: nothing follows.
    Neither,
}

/// A game: its round and table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub struct GameRef {
    /// The round.
    pub round: Round,
    /// The table.
    pub table: TableId,
}

/// Something that follows, with its numbers worked out and its paragraph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Follows {
    /// What.
    #[serde(flatten)]
    pub what: Worked,
    /// The paragraph.
    pub cite: Citation,
}

/// A remedy with its sides and numbers worked out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "do")]
pub enum Worked {
    /// A penalty cross.
    Cross {
        /// For whom.
        side: Side,
    },
    /// Game points.
    Points {
        /// For whom.
        side: Side,
        /// Negative for a deduction.
        points: Points,
    },
    /// The play counts this much.
    SetScore {
        /// Points.
        score: Points,
    },
    /// The result that was entered moves by what a play in it counts more or less.
    Rescore {
        /// Whose play.
        side: Side,
        /// By how much.
        points: Points,
    },
    /// The announced score is put right.
    CorrectScore,
    /// The record is put right.
    CorrectRecord,
    /// The result that was entered counts no more.
    VoidResult,
    /// The tiles of the play go back.
    WithdrawPlay,
    /// Everything is put back as it was when the move began.
    ResetMove,
    /// A turn is lost.
    LoseTurn {
        /// Whose.
        side: Side,
        /// Which.
        turn: Turn,
    },
    /// A clock is started by a player: said, never ordered.
    RestartClock {
        /// Whose time runs; `None` for either.
        side: Option<Side>,
        /// Whether with a full budget.
        fresh: bool,
        /// Who presses; `None` for either.
        by: Option<Side>,
    },
    /// The table's clock.
    Clock {
        /// The order.
        order: Order,
    },
    /// Something is counted.
    Count {
        /// For whom; `None` where no game is played, and it is the player whom it is about.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        /// The counter.
        counter: String,
    },
    /// The game is decided.
    Award {
        /// The award's id.
        award: String,
        /// Who loses it; `None` for both.
        against: Option<Side>,
    },
    /// A player plays on no more.
    Exclude {
        /// Who; `None` where no game is played, and it is the player whom it is about.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        /// From what.
        from: Excluded,
    },
    /// A guided procedure begins.
    Procedure {
        /// Its id.
        procedure: String,
    },
    /// The word is looked up again.
    Relook,
    /// The move counts nothing.
    AnnulMove {
        /// Whose.
        side: Side,
    },
    /// The standings move, the game does not.
    Table {
        /// Whose place; `None` where no game is played, and it is the player whom it is about.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        /// Half points of matches.
        halves: i32,
        /// Points scored.
        scored: Points,
        /// The sum of differences.
        spread: Points,
    },
    /// Somebody does something.
    Say {
        /// What.
        text: String,
    },
    /// It is one of so many that cost nothing.
    CostsNothing {
        /// How many.
        of: u16,
    },
}

/// A step of a procedure with its numbers in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct StepText {
    /// Its place among the procedure's steps in the ruleset, from 1; steps that do not apply are left out.
    pub step: u16,
    /// What is done, and by whom.
    pub text: String,
    /// The paragraph.
    pub cite: Citation,
}

/// What a side gets for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SideResult {
    /// How it counts.
    pub result: GameResult,
    /// Half points for the standings.
    pub halves: u16,
    /// Points of the game.
    pub scored: Points,
    /// What counts for the sum of differences.
    pub spread: Points,
}

/// Where the points of a result come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ScoreParts {
    /// The sum on the sheet.
    pub sheet: Points,
    /// For the tiles left: own ones deducted, the opponent's credited.
    pub tiles: Points,
    /// For overtime; zero or negative.
    pub overtime: Points,
}

/// What a reopened slip takes back of the challenger's counters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PenaltyBack {
    /// Unjustified units.
    pub units: u16,
    /// Free units.
    pub free: u16,
    /// Points, as they were imposed: zero or negative.
    pub points: Points,
    /// Crosses.
    pub crosses: u16,
    /// Turns to come.
    pub turns_lost: u16,
    /// Points credited to the opponent.
    pub credited: Points,
}

impl PenaltyBack {
    /// Adds what was imposed besides.
    pub fn add(&mut self, more: &Self) {
        self.units += more.units;
        self.free += more.free;
        self.points.0 += more.points.0;
        self.crosses += more.crosses;
        self.turns_lost += more.turns_lost;
        self.credited.0 += more.credited.0;
    }
}

/// Something that was not finished when a round began, or not paired as the regulation wants it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Unfinished {
    /// What, and where.
    #[serde(flatten)]
    pub what: Pending,
    /// The paragraph, where the regulation wants it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cite: Option<Citation>,
}

/// What is not finished, or not as it should be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Pending {
    /// A word challenge is not decided.
    Slip {
        /// Which.
        slip: SlipId,
        /// In which game.
        game: GameRef,
    },
    /// A claim is not decided.
    Claim {
        /// Which.
        claim: ClaimId,
        /// In which game.
        game: GameRef,
        /// What the ruleset calls it.
        name: String,
    },
    /// A procedure is not over.
    Run {
        /// Which.
        run: RunId,
        /// In which game.
        game: GameRef,
        /// What the ruleset calls it.
        name: String,
    },
    /// Games have no result.
    NoResult {
        /// At these tables.
        tables: Vec<TableId>,
    },
    /// A duty is not done.
    Duty {
        /// What is to be done, in the ruleset's words.
        text: String,
        /// About whom or what; empty where it is about nothing.
        about: String,
    },
    /// The first round begins later than it may be put off.
    PutOff {
        /// By how much later than announced.
        by: Millis,
        /// By how much it may be put off at the most.
        most: Millis,
    },
    /// Too little time has gone since the last game of the round before.
    TooSoon {
        /// How much.
        gone: Millis,
        /// How much lies between the two at least.
        least: Millis,
    },
    /// The round is not paired as the regulation wants it.
    Pairing {
        /// What is wrong with it.
        fault: Mispaired,
    },
}

/// Something a clock reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "note", rename_all = "snake_case")]
pub enum ClockNote {
    /// A side's time ran out.
    TimeOut {
        /// Whose.
        side: Side,
    },
    /// The clock started anew and may have forgotten orders.
    Rebooted,
    /// The game was finished on the clock.
    Finished {
        /// Overtime of `A` in milliseconds.
        over_a: Millis,
        /// Overtime of `B` in milliseconds.
        over_b: Millis,
    },
    /// Frames that do not prove to be this clock's.
    Suspect {
        /// What is wrong with them.
        why: Suspect,
    },
    /// Somebody pressed, and the clock told of it when the round in which it was had ended already. It is no slip of
    /// the round that is being played.
    BeforeRound {
        /// Who pressed.
        side: Side,
        /// Whether it was a hold; else a challenge.
        hold: bool,
        /// When.
        at: At,
    },
    /// An official has looked at it: its counter went back, and it is the clock all the same.
    Vouched,
}

/// A head of the journal, signed: whoever has the key says that up to this entry the journal was this one.
///
/// Whether the signature is good is proved where the journal is: nothing here knows a head.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HeadSigned {
    /// The last entry that is signed.
    pub entry: Seq,
    /// The head of the journal there.
    pub head: Digest,
    /// In which office it was signed.
    pub role: Role,
    /// Who signed, as he calls himself; empty where nobody says.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The public half of the key.
    pub key: SignerKey,
    /// The signature.
    pub signature: Signature,
}

/// Whether a challenge came in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Timeliness {
    /// The clock that saw the press, or a person, measured it: in time.
    InTime,
    /// Nobody measured the time; the word of whoever brought the slip counts.
    NotMeasured,
}

/// One word's verdict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct WordVerdict {
    /// The word.
    pub word: String,
    /// Valid or invalid; never not covered.
    pub outcome: Outcome,
    /// Who or what decided.
    pub by: VerdictBy,
    /// The paragraph that gives it the authority.
    pub cite: Citation,
}

impl WordVerdict {
    /// Whether a list decided it.
    pub fn is_by_list(&self) -> bool {
        match self.by {
            VerdictBy::List { .. } | VerdictBy::Adopted { .. } => true,
            VerdictBy::Referee { .. } => false,
        }
    }
}

/// Who or what decided a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "authority", rename_all = "snake_case")]
pub enum VerdictBy {
    /// A list in a known edition.
    List {
        /// Which.
        source: SourceRef,
    },
    /// A list in a known edition that the organiser has adopted; the regulation leaves the word open.
    Adopted {
        /// Which.
        source: SourceRef,
        /// Why it was adopted.
        reason: String,
    },
    /// A referee, with reasons and sources.
    Referee {
        /// Why.
        reasons: String,
        /// From which sources.
        sources: Vec<String>,
        /// The slip whose ruling on the same word it follows, where it does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        follows: Option<SlipId>,
    },
}

/// How a word was ruled on before in this event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RuledBefore {
    /// The word.
    pub word: String,
    /// On which slip.
    pub slip: SlipId,
    /// Whether it was found acceptable.
    pub valid: bool,
    /// Why.
    pub reasons: String,
    /// From which sources.
    pub sources: Vec<String>,
    /// The paragraph that it rested on.
    pub cite: Citation,
}

/// On what ground a decided slip is looked up again, or struck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReopenGround {
    /// The words looked up were not those on the board.
    WrongWords,
    /// Somebody above the judge changes the verdict.
    Overruled,
    /// It was entered otherwise than the players were told, or they were not told yet.
    Misentered,
    /// Nothing was challenged there: it was entered at a wrong table, and is struck at once.
    Struck,
}
