//! What a screen may know of a table: its clock, its game, what happened, what may be done; and of its slips: who
//! challenges, the words, what followed, how far the orders got.

use std::sync::Arc;

use super::{ClockTrouble, KeyPlace, OrderWay, QueueRow};
use crate::clock::{NoLink, Run, Suspect};
use crate::domain::{At, Citation, ClockId, Millis, OpId, Role, Round, RunId, Seq, Side, SlipId, TableId};
use crate::lexicon::{Advice, Finding, SourceRef, WordNote};
use crate::rules::{Claimant, CountsByName, Phase};
use crate::tournament::{
    About, ClaimOutcome, Consequences, Counters, Deadline, Hindrance, HoldTaken, Offer, OrderKind,
    OrderState, OrderWhy, PastLookup, Route, RuledBefore, Scoreline, SlipPenalty, StepText, Timeliness,
    Withdraws, WordVerdict, Worked,
};

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
    /// How long it has waited for a person; `None` where nobody is waited for.
    pub waits: Option<Millis>,
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
    pub counts: [CountsByName; 2],
    /// Since when each side is not there.
    pub absent: [Option<At>; 2],
    /// The circled move and the last one.
    pub circled: Option<(u16, u16)>,
    /// The oldest open claim: what it is called, and how long it waits.
    pub claim: Option<(String, Millis)>,
    /// A reservation that no challenge has followed yet: whose, and how long ago.
    pub hold: Option<(Side, Millis)>,
    /// The running procedure: what it is called, steps done, steps in all.
    pub run: Option<(String, usize, usize)>,
    /// What it came to, once the result is entered.
    pub result: Option<Scoreline>,
    /// Why there are no sheets of its result; `None` where there are.
    pub no_sheets: Option<NoSheets>,
    /// What the table waits for, or what has come, the earliest first.
    pub deadlines: Vec<Deadline>,
}

impl Default for GameView {
    fn default() -> Self {
        Self {
            phase: Phase::None,
            counts: [CountsByName::new(), CountsByName::new()],
            absent: [None; 2],
            circled: None,
            claim: None,
            hold: None,
            run: None,
            result: None,
            no_sheets: None,
            deadlines: Vec::new(),
        }
    }
}

impl TableRow {
    /// Whether one player sits alone there: nobody is opposite.
    pub fn alone(&self) -> bool {
        self.players.as_ref().is_some_and(|players| players[1].is_empty())
    }
}

/// Why a game with a result has no sheets to hand in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoSheets {
    /// Its result was awarded.
    Awarded,
    /// Its result follows from the slips of a duplicate game.
    FromSlips,
}

/// How much a table needs a person; the first is the most urgent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Urgency {
    /// A slip is with the head referee.
    Referee,
    /// A claim that is no word challenge is open.
    Claim,
    /// A verdict must be announced, or an order carried out by hand.
    ByHand,
    /// A challenge is open.
    Challenge,
    /// A deadline has come: a late player's clock or game, the end of the session.
    Deadline,
    /// The clock stands in challenge and no slip came in.
    ClockInChallenge,
    /// The clock says that it cannot be trusted.
    Fault,
    /// A flag fell or overtime runs.
    TimeOut,
    /// Frames that do not prove to be this clock's. Somebody else sends them, so that they come after what the clock
    /// itself says.
    Suspect,
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
        /// Who could hear it.
        kept: KeyPlace,
        /// Why the last attempt at a link failed.
        no_link: Option<NoLink>,
        /// What is wrong with frames in this clock's name, which are all there is of it.
        suspect: Option<Suspect>,
    },
    /// It is of a make that proves nothing; what it says that it shows, carried forward to now where a side runs.
    Hearsay {
        /// Which.
        clock: ClockId,
        /// Time left of `A` and `B`, where it says so.
        left: [Option<Millis>; 2],
        /// Whose time runs, where that is known.
        running: Option<Side>,
        /// How old that is; `None` before it said anything.
        age: Option<Millis>,
        /// How strong its last advertisement was, in dBm, where the system tells.
        rssi: Option<i16>,
        /// Which adapter heard that.
        adapter: Option<String>,
        /// Why the last attempt at a link failed; `None` after one that did not.
        no_link: Option<NoLink>,
        /// What is wrong with it.
        trouble: Option<ClockTrouble>,
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
        /// Whether the battery needs a look.
        battery_low: bool,
        /// The clock says that it cannot be trusted.
        fault: bool,
        /// Whether the time was carried forward from an older reading.
        extrapolated: bool,
        /// How strong its last frame was, in dBm, where the system tells.
        rssi: Option<i16>,
        /// Which adapter heard that frame.
        adapter: Option<String>,
        /// Why the last attempt at a link failed; `None` after one that did not.
        no_link: Option<NoLink>,
        /// What is wrong with frames in this clock's name.
        suspect: Option<Suspect>,
    },
}

impl ClockView {
    /// What is wrong with frames in the clock's name.
    pub fn suspect(&self) -> Option<Suspect> {
        match self {
            Self::Heard { suspect, .. } | Self::NeverHeard { suspect, .. } => *suspect,
            Self::None | Self::Hearsay { .. } => None,
        }
    }

    /// Whether the clock says that it cannot be trusted.
    pub fn is_faulty(&self) -> bool {
        matches!(self, Self::Heard { fault: true, .. })
    }
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
    /// Orders that are on their way or that nobody could bring, the oldest first.
    pub orders: Vec<OrderRow>,
    /// Open claims.
    pub claims: Vec<ClaimRow>,
    /// Running procedures, the oldest first.
    pub runs: Vec<RunRow>,
}

/// What would follow from an end of a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimConsequence {
    /// This.
    This(Vec<Worked>),
    /// What can be told once this question is answered.
    Once(String),
}

/// What was answered to a question of an offence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownFact {
    /// The question, as the ruleset has it.
    pub text: String,
    /// The answer; of a question of yes and no, 1 is yes.
    pub value: i64,
    /// Whether the question is one of yes and no.
    pub yes_no: bool,
}

/// An open claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimRow {
    /// Who spoke up.
    pub claimant: Claimant,
    /// What would follow, by how it might end.
    pub ends: Vec<(ClaimOutcome, ClaimConsequence)>,
    /// What it is called.
    pub name: String,
    /// What it says.
    pub says: String,
    /// About whom.
    pub offender: Side,
    /// What is known.
    pub facts: Vec<KnownFact>,
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
    pub what: TableHappening,
    /// On which paragraphs.
    pub cite: Vec<Citation>,
    /// What it refers to by a number.
    pub about: About,
}

/// What happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableHappening {
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
    /// How the challenge may be taken back now; nothing where nobody sits at the console.
    pub withdraws: Option<Withdraws>,
    /// What the lists said, where the head referee must rule.
    pub findings: Vec<Finding>,
    /// How the referee ruled before in this event on the words that no list decides.
    pub ruled_before: Vec<RuledBefore>,
    /// Whether the regulation accepts a word that no list decides only from a source that is named.
    pub needs_source: bool,
    /// What the other installed lists say of each word, for the judge's eyes only; it decides nothing.
    pub second: Vec<(String, Vec<Advice>)>,
    /// What the sources of the lists say of each word besides, likewise: the word, the list, the gloss.
    pub glosses: Vec<(String, SourceRef, String)>,
    /// Each word's verdict, once given.
    pub verdicts: Arc<[WordVerdict]>,
    /// Whether the mover admitted it.
    pub conceded: bool,
    /// What follows, each with its paragraph.
    pub consequences: Consequences,
    /// The penalty that was imposed.
    pub penalty: Option<SlipPenalty>,
    /// So many units cost a player nothing; 0 where each costs.
    pub allowance: u16,
    /// So many of those the challenger still has.
    pub free_left: u16,
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
    /// How it was decided before it was looked up again, the oldest first.
    pub past: Vec<PastLookup>,
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
    /// How many sets of its aids serve the players entered, where the regulation says so.
    pub units: Option<usize>,
    /// The paragraph.
    pub cite: Citation,
}

/// For so long it is told that an order was said or done, and one key takes that back.
pub const JUST_SAID: Millis = Millis(10_000);

/// An order that a person has just said to be carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaidRow {
    /// The entry of the journal in which they did.
    pub entry: Seq,
    /// For how long that is told yet.
    pub left: Millis,
    /// The order.
    pub order: OrderRow,
}

/// An order and how far it got.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderRow {
    /// Its number.
    pub op: OpId,
    /// The table.
    pub table: TableId,
    /// The slip that led to it.
    pub slip: Option<SlipId>,
    /// The player it is about; empty where it is about both.
    pub player: String,
    /// What is to be done.
    pub wish: OrderKind,
    /// Whether it tells of a turn that is lost for crosses: the player's next one, not the one being played.
    pub next_turn: bool,
    /// Who does it.
    pub route: Route,
    /// How far it got.
    pub state: OrderState,
    /// Where it is on its way to the clock from here, while it is.
    pub way: Option<OrderWay>,
    /// Whether a confirmation proves anything: a clock of a make without keys only says that it did it.
    pub proven: bool,
    /// Why, in the words of the person who gave it, or decided what it follows from.
    pub reason: String,
    /// Why, where the console gave it of its own accord.
    pub why: Option<OrderWhy>,
    /// Why a person has to do it although the table has a clock.
    pub hindrance: Option<Hindrance>,
    /// How long ago it was placed.
    pub age: Millis,
    /// On which paragraphs.
    pub cite: Vec<Citation>,
}
