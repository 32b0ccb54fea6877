//! What a screen may know: owned snapshots of a station, taken once a frame. Typed values, no sentences.

mod clocks;
mod duplicate;
mod hall;
mod table;

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::clock::AirState;
use crate::domain::{
    Actor, At, Citation, Decimal, Digest, Millis, NameOrder, Points, Role, Round, Seq, Side, SlipId, TableId,
    Zone,
};
use crate::rules::{Cited, FirstNamed, LateBase, Observation, Standing, VerdictPhrases};
use crate::tournament::{
    About, Command, Event, Player, Refusal, SlipPenalty, SlipPhase, StandingsBasis, VerdictBy, WordVerdict,
};

pub use clocks::{ClockRow, ClockTrouble, ClocksView, ForgeriesView, FoundRow, KeyPlace, OrderWay};
pub use duplicate::{DuplicateStage, DuplicateView, FoundMoves, SlipOfDraw, SlipWorth};
pub use hall::{
    BoardDecision, BoardTable, BoardTime, BoardView, CountdownView, Does, DuplicateBoard, DutyRow, HallView,
    RuleRow, SignalView, TableStanding, Withheld,
};
pub use table::{
    ClaimConsequence, ClaimRow, ClockView, GameView, JUST_SAID, KnownFact, NoSheets, OrderRow, RunRow,
    SaidRow, SlipDetail, SystemRow, TableDetail, TableHappening, TableRow, TimelineRow, Urgency,
};

/// Everything that a frame shows.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The moment the snapshot is of.
    pub now: At,
    /// The bar at the top.
    pub bar: StatusBar,
    /// Slips that this desk must see, oldest first: open, then decided and not yet announced.
    pub queue: Vec<QueueRow>,
    /// Slips with the head referee, oldest first.
    pub referee: Vec<QueueRow>,
    /// Orders that a person must carry out, oldest first.
    pub aloud: Vec<OrderRow>,
    /// Orders that a person has just said to be carried out, newest first: that may still be taken back at once.
    pub said: Vec<SaidRow>,
    /// All tables: those that wait for a person first, the longest first; then the most urgent, then by number.
    pub tables: Vec<TableRow>,
    /// The slip in focus.
    pub slip: Option<SlipDetail>,
    /// The table in focus.
    pub table: Option<TableDetail>,
    /// All decisions, newest last.
    pub log: Arc<Vec<LogRow>>,
    /// What would come of what somebody is about to do.
    pub foreseen: Foreseen,
    /// What people did and decided besides, newest last.
    pub affairs: Arc<Vec<AffairRow>>,
    /// The round and the event as a whole.
    pub hall: HallView,
    /// The clocks by themselves, where they are in focus.
    pub clocks: Option<ClocksView>,
    /// How results are entered, where they are in focus.
    pub results: Option<ResultsView>,
    /// The round that comes next, where it is being started.
    pub start: Option<StartView>,
    /// What the standings are worked out from, where they are in focus: the same until something happens.
    pub standings: Option<Arc<StandingsView>>,
    /// The duplicate game of the round, where it is in focus and the regulation knows one.
    pub duplicate: Option<Arc<DuplicateView>>,
    /// Every fact and every value of the ruleset in force with its paragraph.
    pub rules: Arc<Vec<RuleRow>>,
    /// What the regulation says aloud.
    pub phrases: Phrases,
}

/// What a screen wants to see closely.
#[derive(Clone, Debug, Default, PartialEq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is something that is shown closely or not, by itself"
)]
pub struct Focus {
    /// This slip.
    pub slip: Option<SlipId>,
    /// This table.
    pub table: Option<TableId>,
    /// What may be done in this office; nothing is offered where none is given.
    pub role: Option<Role>,
    /// What may be done about the round as a whole.
    pub round: bool,
    /// The clocks by themselves.
    pub clocks: bool,
    /// The results of the round.
    pub results: bool,
    /// The round that comes next.
    pub start: bool,
    /// The standings.
    pub standings: bool,
    /// The duplicate game.
    pub duplicate: bool,
    /// What somebody is about to do: what would come of it.
    pub draft: Option<Box<Command>>,
}

/// What would come of what somebody is about to do.
#[derive(Clone, Debug, Default)]
pub struct Foreseen {
    /// What would happen: the act itself, then what follows from it; each with what it says only by a number.
    pub happens: Vec<(Event, About)>,
    /// Why it would be refused; then nothing comes of it.
    pub refused: Option<Refusal>,
}

/// The bar at the top; it never lies.
#[derive(Clone, Debug)]
pub struct StatusBar {
    /// The event's name; empty before it is opened.
    pub event: String,
    /// The zone in which times are shown.
    pub zone: Zone,
    /// The round; 0 before the first.
    pub round: Round,
    /// How the players' names are written.
    pub names: NameOrder,
    /// The ruleset's id.
    pub ruleset: String,
    /// This console's name.
    pub station: String,
    /// Whether decisions are kept.
    pub journal: JournalHealth,
    /// What waits for the disk; `None` where nothing does.
    pub unwritten: Option<Unwritten>,
    /// How long another program has held the journal, so that what is given waits; `None` where none does. Whoever
    /// keeps the journal says so.
    pub held: Option<Millis>,
    /// How far the system's clock is ahead of the time that counts, or behind it; `None` where it is not off. The
    /// station knows of no clock; whoever reads it says so.
    pub clock_off: Option<Millis>,
    /// How many entries the journal has and its head, to be noted. The station knows no hash; whoever keeps the journal
    /// says so.
    pub head: Option<(Seq, Digest)>,
    /// Tables with a clock heard lately, and tables with a radio clock.
    pub clocks: (usize, usize),
    /// The radio as it says it is; `None` where this console has none that speaks for itself.
    pub air: Option<AirState>,
    /// Whether the event goes by a regulation or tiles that somebody has changed.
    pub own_edition: bool,
    /// Frames in clocks' names that no key made, as long as they come.
    pub forgeries: Option<ForgeriesView>,
    /// The offices that the regulation knows, the highest first.
    pub offices: Vec<Role>,
    /// The lists that decide: those of the ruleset that are installed, and those that were adopted.
    pub lists: Vec<String>,
    /// The lists that would decide and are not installed: `B6`, `B7`.
    pub lists_missing: Vec<String>,
    /// The lists that are heard and decide nothing.
    pub lists_advising: Vec<String>,
}

/// Commands that have been given and do not count yet: the disk has not said that it has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unwritten {
    /// How many.
    pub commands: usize,
    /// How long the oldest has been on its way to the disk.
    pub age: Millis,
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
    /// How many words one slip may have, where the regulation says.
    pub max_words: Option<u16>,
    /// What somebody may have seen at a table that closes this regulation's window.
    pub marks: Vec<Observation>,
    /// The verdicts.
    pub verdicts: VerdictPhrases,
    /// Who decides what no list does.
    pub escalates_to: Role,
    /// What must be heeded with a slip and a verdict, each with its paragraph.
    pub hints: Vec<(Hint, Citation)>,
}

/// Something that this regulation wants heeded with a slip or a verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// A challenge counts only where it comes on a slip.
    SlipRequired,
    /// The opponent checks what is on the slip before it goes to the judge.
    Checked,
    /// The judge compares the slip with the board.
    Compared,
    /// The slip is marked in these colours: valid, invalid.
    Colours(Vec<String>),
    /// It is said only whether the play stands, not of which word.
    PlayOnly,
    /// Reasons are given when somebody asks.
    Reasons {
        /// And none that helps to find another word.
        no_hints: bool,
    },
    /// Nothing is said that helps to find another word.
    NoHints,
    /// The screen is cleared after the verdict.
    ClearScreen,
    /// Neither clock runs during a challenge.
    ClocksStand,
    /// The mover waits so long with drawing, unless the play is approved.
    Courtesy(Millis),
    /// While a reservation stands the mover does not draw.
    HoldBlocksDraw,
    /// What a reservation does to the clock.
    HoldClock {
        /// Whether it stands; else it runs on.
        stops: bool,
    },
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
    pub players: Arc<[String; 2]>,
    /// Who challenged.
    pub challenger: Side,
    /// Each word's verdict; empty where the mover admitted it or the challenge was taken back.
    pub words: Arc<[WordVerdict]>,
    /// The words on the slip where nobody judged them.
    pub unjudged: Arc<[String]>,
    /// How it ended.
    pub ended: LogEnd,
    /// Who decided.
    pub by: Arc<Actor>,
    /// How long it took since it was raised.
    pub took: Millis,
    /// What it cost.
    pub penalty: Option<Box<SlipPenalty>>,
    /// Who loses a turn.
    pub turn_lost: Option<Side>,
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
        /// Whether the clock proved that it answered; one of a make without keys only says so.
        proven: bool,
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
    /// Nobody had challenged: it was entered by mistake.
    Mistaken,
    /// Its game was awarded before it was decided.
    Moot,
    /// It was decided, and looked up again: this counts no more.
    Reopened,
    /// It was decided wrongly, which was found too late and made good in the standings.
    MadeGood,
}

impl LogRow {
    /// The words on the slip, judged or not.
    pub fn spelled(&self) -> impl Iterator<Item = &str> {
        self.words.iter().map(|it| it.word.as_str()).chain(self.unjudged.iter().map(String::as_str))
    }

    /// The name of the player at a side.
    pub fn player(&self, side: Side) -> &str {
        &self.players[side.index()]
    }
}

impl WordVerdict {
    /// What decided, in a few letters: the list's name, or nothing where a referee did.
    pub fn list_name(&self) -> Option<&str> {
        match &self.by {
            VerdictBy::List { source } | VerdictBy::Adopted { source, .. } => Some(&source.name),
            VerdictBy::Referee { .. } => None,
        }
    }
}

/// Something that people did or decided besides words on slips: a claim, a sanction, a procedure with its steps, a
/// reservation, a result, a round, what was taken back, who sat down at the console.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AffairRow {
    /// Its place in the journal.
    pub seq: Seq,
    /// When.
    pub at: At,
    /// The round of the game that it is about, or that was being played.
    pub round: Round,
    /// The table, where it is about one.
    pub table: Option<TableId>,
    /// The players there, `A` first.
    pub players: Option<Arc<[String; 2]>>,
    /// Who did it.
    pub by: Arc<Actor>,
    /// What.
    pub event: Event,
    /// What it refers to by a number.
    pub about: About,
    /// On which paragraphs.
    pub cite: Arc<[Citation]>,
}

/// How results are entered, and what is known beside the sheets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResultsView {
    /// How games end under this regulation, the usual end first.
    pub ends: Vec<EndRow>,
    /// What is known of the games.
    pub sheets: BTreeMap<TableId, SheetRow>,
    /// The paragraph on overtime, where it costs points.
    pub overtime: Option<Citation>,
}

/// A way in which games end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndRow {
    /// Its id.
    pub id: String,
    /// What the regulation calls it.
    pub name: String,
    /// Whether overtime is counted at it.
    pub overtime: bool,
    /// The paragraph.
    pub cite: Citation,
}

/// What is known of a game beside its sheets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SheetRow {
    /// The overtime that its clock told or shows, `A` first.
    pub over: [Millis; 2],
    /// What that costs.
    pub costs: [Points; 2],
    /// Whether both must have signed before it is handed in.
    pub signs: bool,
    /// A slip of it whose verdict the players have not been told.
    pub untold: Option<SlipId>,
}

/// The results so far, and the orders of the ruleset.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StandingsView {
    /// What has been played, and what is missing.
    pub results: StandingsBasis,
    /// The orders of standings; the first is the usual one.
    pub orders: Vec<Cited<Standing>>,
    /// The constants of the orders' formulas that were entered, by the order's id.
    pub constants: BTreeMap<String, Arc<BTreeMap<String, Decimal>>>,
    /// How many duties must be done before the standings are published.
    pub duties: usize,
}

impl StandingsView {
    /// The constants of an order that were entered.
    pub fn constants_of(&self, order: &Standing) -> Arc<BTreeMap<String, Decimal>> {
        self.constants.get(&order.id).cloned().unwrap_or_default()
    }
}

/// The round that comes next, and who may be paired in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StartView {
    /// Its number.
    pub round: Round,
    /// Why it cannot be begun whatever is typed, where that is so.
    pub none: Option<Refusal>,
    /// Everybody who is entered and not excluded, in the order of entry.
    pub players: Vec<PairableEntrant>,
    /// Whether everybody plays alone at a table.
    pub alone: bool,
    /// Whether the regulation says what whoever has no opponent gets: where it does not, nobody is left without one.
    pub byes: bool,
    /// What it means to be named first, where it means something.
    pub first: Option<FirstNamed>,
    /// Who has played whom, the two in the order of their letters, in which round last.
    pub met: BTreeMap<(String, String), Round>,
    /// The lists that may be adopted only before this round, where no list decides any word, and the paragraph.
    pub no_list: Option<(Vec<String>, Citation)>,
    /// What lateness may be counted from, the usual first; one or none where there is no choice.
    pub bases: Vec<LateBase>,
}

/// Somebody who may be paired.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PairableEntrant {
    /// The entry.
    pub entry: Player,
    /// Whether they have taken part in something, and stay in the event.
    pub took_part: bool,
    /// Whether they have withdrawn: they miss the round without being named.
    pub withdrew: bool,
}

impl StartView {
    /// Two players, in the order of their letters.
    pub(in crate::station) fn both(a: &str, b: &str) -> (String, String) {
        let (first, second) = if a < b { (a, b) } else { (b, a) };
        (first.to_owned(), second.to_owned())
    }

    /// In which round two played each other last.
    pub fn round_of(&self, a: &str, b: &str) -> Option<Round> {
        self.met.get(&Self::both(a, b)).copied()
    }

    /// The names of those who have withdrawn: they miss the round without being named.
    pub fn withdrawn(&self) -> impl Iterator<Item = &str> {
        self.players.iter().filter(|it| it.withdrew).map(|it| it.entry.name.as_str())
    }

    /// The names of those who may be paired.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.players.iter().map(|it| it.entry.name.as_str())
    }
}
