//! What a screen may know: owned snapshots of a station, taken once a frame. Typed values, no sentences.

use std::sync::Arc;

use crate::clock::Run;
use crate::domain::{
    Actor, At, Citation, ClockId, DutyId, Millis, OpId, Points, Role, Round, RunId, Seq, Side, SlipId,
    TableId,
};
use crate::lexicon::{Finding, WordNote};
use crate::rules::{ChosenReading, Consequence, Counts, Due, Mark, Phase, VerdictPhrases};
use crate::tournament::{
    About, ClaimOutcome, Counters, Deadline, HoldTaken, Offer, OrderState, Route, SlipPhase, StepText,
    Timeliness, VerdictBy, Wish, WordVerdict,
};

/// Everything that a frame shows.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The moment the snapshot is of.
    pub now: At,
    /// The bar at the top.
    pub bar: Bar,
    /// Slips that this desk must see, oldest first: open, then decided and not yet announced.
    pub queue: Vec<QueueRow>,
    /// Slips with the head referee, oldest first.
    pub referee: Vec<QueueRow>,
    /// Orders that a person must carry out, oldest first.
    pub aloud: Vec<OrderRow>,
    /// All tables, most urgent first, then by number.
    pub tables: Vec<TableRow>,
    /// The slip in focus.
    pub slip: Option<SlipDetail>,
    /// The table in focus.
    pub table: Option<TableDetail>,
    /// All decisions, newest last.
    pub log: Arc<Vec<LogRow>>,
    /// The round and the event as a whole.
    pub hall: HallView,
    /// Every fact and every value of the ruleset in force with its paragraph.
    pub rules: Arc<Vec<RuleRow>>,
    /// What the regulation says aloud.
    pub phrases: Phrases,
}

/// What a screen wants to see closely.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Focus {
    /// This slip.
    pub slip: Option<SlipId>,
    /// This table.
    pub table: Option<TableId>,
    /// What may be done in this office; nothing is offered where none is given.
    pub role: Option<Role>,
    /// What may be done about the round as a whole.
    pub round: bool,
}

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
}

/// The round and the event as a whole.
#[derive(Clone, Debug, Default)]
pub struct HallView {
    /// Whether tables wait for the signal to start, with the paragraph.
    pub waits: Option<Citation>,
    /// When the session of the round is over, with the paragraph.
    pub session: Option<(At, Citation)>,
    /// The hall's countdown: what is left, the last call that was reached.
    pub countdown: Option<CountdownView>,
    /// What must be reported, published or announced and is not done, overdue first.
    pub duties: Vec<DutyRow>,
    /// What may be done about the round as a whole, where it is in focus.
    pub offers: Vec<Offer>,
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
    /// The paragraph.
    pub cite: Option<Citation>,
}

/// The bar at the top; it never lies.
#[derive(Clone, Debug)]
pub struct Bar {
    /// The event's name; empty before it is opened.
    pub event: String,
    /// The round; 0 before the first.
    pub round: Round,
    /// The ruleset's id.
    pub ruleset: String,
    /// This console's name.
    pub station: String,
    /// How many slips wait for this desk.
    pub waiting: usize,
    /// Whether decisions are kept.
    pub journal: JournalHealth,
    /// Tables with a clock heard lately, and tables with a radio clock.
    pub clocks: (usize, usize),
    /// The lists installed for this ruleset: `B2`, `B3`.
    pub lists: Vec<String>,
    /// The lists that the ruleset names and that are not installed: `B6`, `B7`.
    pub lists_missing: Vec<String>,
}

/// Whether decisions are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JournalHealth {
    /// Everything up to here is durable.
    Sound {
        /// The last entry.
        seq: Seq,
    },
    /// The last append failed; rulings have stopped.
    Halted {
        /// What happened and what to do.
        why: String,
    },
    /// The journal is damaged; only reading goes on.
    Damaged {
        /// What is wrong, where, and what to do.
        why: String,
    },
}

/// The words that are said in this regulation.
#[derive(Clone, Debug)]
pub struct Phrases {
    /// The challenge: `námietka`.
    pub challenge: String,
    /// The reservation: `moment`.
    pub hold: Option<String>,
    /// What somebody may have seen at a table that closes this regulation's window.
    pub marks: Vec<Mark>,
    /// The verdicts.
    pub verdicts: VerdictPhrases,
}

/// A slip in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueueRow {
    /// Its number.
    pub slip: SlipId,
    /// The table.
    pub table: TableId,
    /// The words entered so far.
    pub words: Vec<String>,
    /// How long it has waited since it was raised (since the stop).
    pub age: Millis,
    /// Where it stands.
    pub phase: SlipPhase,
    /// The station that works on it.
    pub claimed_by: Option<String>,
}

/// A slip seen closely.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlipDetail {
    /// As in the list.
    pub row: QueueRow,
    /// The round.
    pub round: Round,
    /// The players, `A` first.
    pub players: [String; 2],
    /// Who challenges.
    pub challenger: Side,
    /// Time between the mover's press and the challenge.
    pub since_press: Option<Millis>,
    /// Whether that was in time.
    pub timeliness: Timeliness,
    /// The paragraph by which it was in time.
    pub timely_by: Option<Citation>,
    /// The clock's face at the moment, where it has one.
    pub face: Option<[Millis; 2]>,
    /// How many words the ruleset admits on one slip; `None` for any number; with its paragraph.
    pub max_words: (Option<u16>, Citation),
    /// Whether the spelling must be confirmed before the query, with its paragraph.
    pub confirm_spelling: (bool, Citation),
    /// Whether it is confirmed.
    pub confirmed: bool,
    /// Whether players may settle it themselves, with its paragraph.
    pub concede: (bool, Citation),
    /// What the lists said, where the head referee must rule.
    pub findings: Vec<Finding>,
    /// Each word's verdict, once given.
    pub verdicts: Vec<WordVerdict>,
    /// Whether the mover admitted it.
    pub conceded: bool,
    /// What follows, each with its paragraph.
    pub consequences: Vec<(Consequence, Citation)>,
    /// The penalty that was imposed.
    pub penalty: Option<PenaltyRow>,
    /// What became of the orders that followed.
    pub orders: Vec<OrderRow>,
    /// When it was decided.
    pub decided_at: Option<At>,
    /// When it was announced.
    pub announced_at: Option<At>,
    /// What is written on the paper slip, where the hall is simulated and no runner can hand it over.
    pub paper: Vec<String>,
    /// The reservation that the challenger made before.
    pub hold: Option<HoldTaken>,
    /// What is worth a look in the words written so far: a letter that only a blank can be.
    pub notes: Vec<WordNote>,
    /// The adjudication systems that serve the longest word written so far; all that serve while there is none.
    pub systems: Vec<SystemRow>,
    /// What may still be mended here, where it is decided.
    pub mending: Vec<Offer>,
}

/// An adjudication system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SystemRow {
    /// The regulation's name for it.
    pub name: String,
    /// The lengths that it serves, in tiles.
    pub tiles: (u8, u8),
    /// Whether the words must come on a slip.
    pub needs_slip: bool,
    /// Who carries what, where the regulation says so.
    pub travels: String,
    /// The paragraph.
    pub cite: Citation,
}

/// A penalty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PenaltyRow {
    /// Who pays.
    pub side: Side,
    /// Points; zero or negative.
    pub points: Points,
    /// Crosses.
    pub crosses: u16,
    /// Turns to come that are lost.
    pub turns_lost: u16,
    /// Units that a free allowance covered.
    pub free: u16,
    /// On which paragraphs.
    pub cite: Vec<Citation>,
}

/// An order and how far it got.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderRow {
    /// Its number.
    pub op: OpId,
    /// The table.
    pub table: TableId,
    /// The player it is about; empty where it is about both.
    pub player: String,
    /// What is to be done.
    pub wish: Wish,
    /// Who does it.
    pub route: Route,
    /// How far it got.
    pub state: OrderState,
    /// Why, where a person gave it.
    pub reason: String,
    /// How long ago it was placed.
    pub age: Millis,
    /// On which paragraphs.
    pub cite: Vec<Citation>,
}

/// A table in the hall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Its number.
    pub table: TableId,
    /// The players, `A` first; empty where no game is played.
    pub players: Option<[String; 2]>,
    /// Its clock.
    pub clock: ClockView,
    /// What has been counted for each.
    pub counters: [Counters; 2],
    /// What comes first.
    pub urgency: Urgency,
    /// The slip that is open, and how long.
    pub slip: Option<(SlipId, Millis)>,
    /// The words of the open slip.
    pub words: Vec<String>,
    /// What else stands in the game.
    pub game: GameView,
}

/// What stands in a table's game besides slips and clocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameView {
    /// Where the game stands.
    pub phase: Phase,
    /// What has been counted by name for each side.
    pub counts: [Counts; 2],
    /// Since when each side is not there.
    pub absent: [Option<At>; 2],
    /// The circled move and the last one.
    pub circled: Option<(u16, u16)>,
    /// The oldest open claim: what it is called, and how long it waits.
    pub claim: Option<(String, Millis)>,
    /// The running procedure: what it is called, steps done, steps in all.
    pub run: Option<(String, usize, usize)>,
    /// The final scores, once the result is entered.
    pub result: Option<[Points; 2]>,
    /// What the table waits for, or what has come, the earliest first.
    pub deadlines: Vec<Deadline>,
}

impl Default for GameView {
    fn default() -> Self {
        Self {
            phase: Phase::None,
            counts: [Counts::new(), Counts::new()],
            absent: [None; 2],
            circled: None,
            claim: None,
            run: None,
            result: None,
            deadlines: Vec::new(),
        }
    }
}

/// How much a table needs a person; the first is the most urgent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Urgency {
    /// A slip is with the head referee.
    Referee,
    /// A claim that is no word challenge is open.
    Claim,
    /// An order must be carried out by hand.
    ByHand,
    /// A challenge is open or its verdict not yet announced.
    Challenge,
    /// A deadline has come: a late player's clock or game, the end of the session.
    Deadline,
    /// The clock stands in challenge and no slip came in.
    ClockInChallenge,
    /// Frames that do not prove to be this clock's.
    Suspect,
    /// A flag fell or overtime runs.
    TimeOut,
    /// The clock has not been heard for a while, or its battery is low.
    Stale,
    /// Nothing is needed.
    Calm,
}

/// What is known of a table's clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockView {
    /// The table has no radio clock.
    None,
    /// It has one that was never heard.
    NeverHeard {
        /// Which.
        clock: ClockId,
    },
    /// Its latest reading, carried forward to now where a side runs.
    Heard {
        /// Which.
        clock: ClockId,
        /// What it does.
        run: Run,
        /// Time left of `A` and `B`; negative in overtime.
        left: [Millis; 2],
        /// How old the reading is.
        age: Millis,
        /// Whether it is too old to be trusted to the second.
        stale: bool,
        /// Battery in per cent, where the clock tells it.
        battery: Option<u8>,
        /// Whether the time was carried forward from an older reading.
        extrapolated: bool,
        /// What is wrong with frames in this clock's name.
        suspect: Option<String>,
    },
}

/// A table seen closely.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableDetail {
    /// As in the hall.
    pub row: TableRow,
    /// What happened here in this round, oldest first.
    pub timeline: Vec<TimelineRow>,
    /// Everything that may be done here, and what the regulation knows but does not admit now.
    pub offers: Vec<Offer>,
    /// Open claims.
    pub claims: Vec<ClaimRow>,
    /// Running procedures, the oldest first.
    pub runs: Vec<RunRow>,
}

/// An open claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimRow {
    /// What it is called.
    pub name: String,
    /// What it says.
    pub says: String,
    /// About whom.
    pub offender: Side,
    /// What is known: the question, the answer.
    pub facts: Vec<(String, i64)>,
    /// Who decides.
    pub decides: Role,
    /// What it would end in by the facts that are known.
    pub leads_to: Option<ClaimOutcome>,
    /// How long it waits.
    pub age: Millis,
    /// The paragraph.
    pub cite: Citation,
}

/// A running procedure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunRow {
    /// Its number.
    pub run: RunId,
    /// What people call it.
    pub name: String,
    /// Whom it is about.
    pub side: Option<Side>,
    /// Its steps.
    pub steps: Vec<StepText>,
    /// How many of them are done.
    pub done: usize,
}

/// One thing that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimelineRow {
    /// When.
    pub at: At,
    /// What.
    pub what: Happened,
    /// On which paragraphs.
    pub cite: Vec<Citation>,
    /// What it refers to by a number.
    pub about: About,
}

/// What happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happened {
    /// A player pressed the clock; known from the radio only, not journaled.
    Pressed {
        /// Who.
        side: Side,
    },
    /// Something journaled.
    Journaled {
        /// Where.
        seq: Seq,
        /// What.
        event: Box<crate::tournament::Event>,
    },
}

/// A decision in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogRow {
    /// The place in the journal of the event that ended it.
    pub seq: Seq,
    /// When it was decided.
    pub at: At,
    /// Its number.
    pub slip: SlipId,
    /// The round.
    pub round: Round,
    /// The table.
    pub table: TableId,
    /// The players, `A` first.
    pub players: [String; 2],
    /// Who challenged.
    pub challenger: String,
    /// Whose play it was.
    pub mover: String,
    /// Each word's verdict; empty where the mover admitted it or the challenge was taken back.
    pub words: Vec<WordVerdict>,
    /// How it ended.
    pub ended: LogEnd,
    /// Who decided.
    pub by: Actor,
    /// How long it took since it was raised.
    pub took: Millis,
    /// What it cost.
    pub penalty: Option<PenaltyRow>,
    /// Who loses a turn.
    pub turn_lost: Option<String>,
    /// How far the orders that followed got; `None` where there were none.
    pub delivery: Option<Delivery>,
}

/// How far the orders of a decision got, all together: the one that is furthest behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Delivery {
    /// On the clock.
    OnClock {
        /// Since when.
        at: At,
    },
    /// A person did it.
    ByHand {
        /// When.
        at: At,
    },
    /// On its way to the clock.
    Waiting,
    /// A person must still do it.
    NeedsPerson,
}

/// How a challenge ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogEnd {
    /// At least one word fell.
    Upheld,
    /// All words stand.
    Rejected,
    /// The mover admitted it.
    Conceded,
    /// It was taken back.
    Withdrawn,
}

impl WordVerdict {
    /// What decided, in a few letters: the list's name, or nothing where a referee did.
    pub fn list_name(&self) -> Option<&str> {
        match &self.by {
            VerdictBy::List { source } => Some(&source.name),
            VerdictBy::Referee { .. } => None,
        }
    }
}
