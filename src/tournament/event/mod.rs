//! What happened. An event never changes; a correction is a new event that names what it corrects.

mod claims;
mod games;
mod payload;

use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::clock::GiveUp;
use crate::domain::{
    Actor, At, Citation, ClockId, Digest, DutyId, Millis, OpId, Points, Round, Side, SlipId, TableId,
};
use crate::lexicon::{Adoption, Finding, SourceRef};
use crate::rules::{Consequence, LateBase, Mark};

use super::command::{Pairing, Player, SlipSource};

pub use claims::{
    ClaimDecided, ClaimRaised, Counted, DutyArose, PlayerExcluded, ProcedureBegun, ProcedureEnded,
    SanctionImposed, StepDone, ThresholdReached,
};
pub use games::{
    ByeGiven, ForcedPassPlayed, GameAwarded, MoveCircled, ResultCorrected, ResultEntered, SlipReopened,
    SpreadAdjusted,
};
pub use payload::{
    Cause, ClaimOutcome, ClockNote, Follows, GameRef, PenaltyBack, ReopenGround, Route, RuledBefore,
    ScoreParts, SideResult, StepText, Timeliness, Unfinished, VerdictBy, Wish, WordVerdict, Worked,
};

/// An event with when, by whom, at which station, under which law, and on which paragraphs it rests.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Record {
    /// When it was decided, in milliseconds since 1970.
    pub at: At,
    /// By whom, and at which station.
    pub by: Actor,
    /// The first digits of the digest of the ruleset in force.
    pub ruleset: String,
    /// The first digits of the digest over all word lists in force.
    pub lexicon: String,
    /// The paragraphs it rests on.
    pub cite: Vec<Citation>,
    /// What happened.
    pub event: Event,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// The event was opened.
    EventOpened {
        /// Its name.
        name: String,
        /// The ruleset's id.
        ruleset: String,
        /// The ruleset's digest.
        ruleset_digest: Digest,
        /// The tile set.
        tiles: String,
        /// The time budget.
        budget: Millis,
        /// Readings that differ from the ruleset's own.
        readings: BTreeMap<String, String>,
        /// The adjudication systems that serve; all if empty.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        systems: Vec<String>,
        /// How many minutes the hall's clocks are ahead of universal time.
        #[serde(default)]
        utc_offset_min: i32,
        /// The digest over all word lists.
        lexicon_digest: Digest,
        /// What each word list was, by its id.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        lists: BTreeMap<String, Digest>,
    },
    /// The organiser declared a list binding where the regulation's own sources decide nothing.
    ListAdopted {
        /// Which, for what, why.
        #[serde(flatten)]
        adoption: Adoption,
    },
    /// The organiser took that back.
    ListDropped {
        /// Which.
        source: SourceRef,
        /// Why.
        reason: String,
    },
    /// The lists were fixed: none is adopted, dropped or exchanged any more.
    LexiconFrozen {
        /// Every list, with its edition and digest.
        lists: Vec<SourceRef>,
    },
    /// Players were entered.
    PlayersEntered {
        /// The players.
        players: Vec<Player>,
    },
    /// A table was fitted with a clock, or with none.
    ClockFitted {
        /// The table.
        table: TableId,
        /// The clock.
        clock: Option<ClockId>,
        /// Its device profile.
        profile: String,
    },
    /// A round began.
    RoundStarted {
        /// The round.
        round: Round,
        /// Who plays where.
        pairings: Vec<Pairing>,
        /// When the pairing was drawn and published.
        drawn_at: At,
        /// What lateness is counted from, where the regulation counts it.
        late_base: Option<LateBase>,
        /// Who has no opponent.
        byes: Vec<String>,
        /// Who misses the round.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        missed: Vec<String>,
        /// The tables under permanent supervision.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        supervised: Vec<TableId>,
        /// The round's time, where it is another than the ruleset's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        session: Option<Millis>,
        /// Whether it is the event's last.
        last_round: bool,
        /// Whether play begins only on the head referee's signal.
        waits: bool,
        /// What was not finished: slips, claims, results, duties that were due before it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unfinished: Vec<Unfinished>,
        /// Why it began all the same.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        anyway: Option<String>,
    },
    /// The signal was given: play begins.
    PlayStarted {},
    /// A player is not there.
    AbsenceNoted {
        /// The table.
        table: TableId,
        /// Who.
        side: Side,
    },
    /// A player who was not there has come.
    Arrived {
        /// The table.
        table: TableId,
        /// Who.
        side: Side,
        /// How late, in milliseconds.
        late: Millis,
    },
    /// A reservation was made.
    HoldTaken {
        /// The table.
        table: TableId,
        /// By whom.
        side: Side,
        /// When it was said.
        said_at: At,
        /// Time since the mover's press.
        since_press: Option<Millis>,
    },
    /// A challenge was raised and stands in the queue.
    SlipRaised {
        /// The slip.
        slip: SlipId,
        /// The table.
        table: TableId,
        /// The round.
        round: Round,
        /// Who challenges.
        challenger: Side,
        /// Time since the mover's press.
        since_press: Option<Millis>,
        /// What was seen at the table.
        marks: BTreeSet<Mark>,
        /// How it came in.
        source: SlipSource,
        /// Whether it came in time.
        timeliness: Timeliness,
    },
    /// A clock reports the very challenge that a runner brought to the desk before.
    SlipMatched {
        /// The slip.
        slip: SlipId,
        /// Time since the mover's press, as the clock measured it.
        since_press: Option<Millis>,
        /// The clock's press.
        source: SlipSource,
    },
    /// A clock raised a challenge that the regulation does not admit; somebody must tell the table.
    SlipRefused {
        /// The table.
        table: TableId,
        /// Who wanted to challenge.
        challenger: Side,
        /// Time since the mover's press.
        since_press: Option<Millis>,
        /// How it came in.
        source: SlipSource,
        /// Why it is not admitted.
        why: String,
    },
    /// A station took a slip.
    SlipClaimed {
        /// The slip.
        slip: SlipId,
        /// The station.
        station: String,
    },
    /// A slip went back into the queue.
    SlipReleased {
        /// The slip.
        slip: SlipId,
    },
    /// The challenged words were written.
    WordsEntered {
        /// The slip.
        slip: SlipId,
        /// The words, normalised.
        words: Vec<String>,
    },
    /// The spelling was confirmed by a second person.
    SpellingConfirmed {
        /// The slip.
        slip: SlipId,
    },
    /// At least one word is decided by no installed list.
    Escalated {
        /// The slip.
        slip: SlipId,
        /// What the lists say of each word.
        findings: Vec<Finding>,
        /// Whether the regulation wants a written slip for this.
        needs_slip: bool,
        /// How the referee ruled on these words before in this event.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        ruled_before: Vec<RuledBefore>,
    },
    /// The words were judged.
    VerdictGiven {
        /// The slip.
        slip: SlipId,
        /// Each word's verdict.
        words: Vec<WordVerdict>,
        /// Whether the challenge is upheld.
        upheld: bool,
        /// What follows, each with its paragraph.
        consequences: Vec<(Consequence, Citation)>,
    },
    /// The mover admitted that the play is wrong.
    Conceded {
        /// The slip.
        slip: SlipId,
        /// What follows, each with its paragraph.
        consequences: Vec<(Consequence, Citation)>,
    },
    /// The challenge was taken back.
    SlipWithdrawn {
        /// The slip.
        slip: SlipId,
    },
    /// An unjustified challenge was counted, and perhaps cost something.
    PenaltyImposed {
        /// For what.
        cause: Cause,
        /// The table.
        table: TableId,
        /// The round.
        round: Round,
        /// Who pays.
        side: Side,
        /// Unjustified units (words or challenges) counted now.
        units: u16,
        /// Of these, units that a free allowance covered.
        free: u16,
        /// Points deducted; zero or negative.
        points: Points,
        /// Penalty crosses given.
        crosses: u16,
        /// Turns to come that are lost.
        turns_lost: u16,
        /// Points credited to the opponent.
        credited: Points,
    },
    /// A challenge succeeded, and the free units used so far count no more.
    AllowanceRestored {
        /// The slip.
        slip: SlipId,
        /// Who challenged.
        side: Side,
    },
    /// A wish went to the outbox.
    OrderPlaced {
        /// Its number, unique in the event.
        op: OpId,
        /// The table.
        table: TableId,
        /// The slip that led to it.
        slip: Option<SlipId>,
        /// What is to be done.
        wish: Wish,
        /// Who does it.
        route: Route,
        /// Why, where a person gave the order.
        reason: String,
        /// Why a person has to do it although the table has a clock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hindrance: Option<String>,
    },
    /// The order is being tried under this memory of the clock's.
    OrderTried {
        /// The order.
        op: OpId,
        /// The number of the clock's op memory; 0 where it is not known yet.
        memory: u8,
    },
    /// The clock authenticated that it carried the order out.
    OrderConfirmed {
        /// The order.
        op: OpId,
    },
    /// The clock could not be reached or refused; a person must act.
    OrderUnconfirmed {
        /// The order.
        op: OpId,
        /// What went wrong.
        why: GiveUp,
    },
    /// A person did it by hand.
    OrderSettled {
        /// The order.
        op: OpId,
    },
    /// Somebody spoke up about something besides a word.
    ClaimRaised(ClaimRaised),
    /// A claim was decided or admitted.
    ClaimDecided(ClaimDecided),
    /// A sanction was imposed.
    SanctionImposed(SanctionImposed),
    /// A counter went up.
    Counted(Counted),
    /// A counter reached what the regulation names.
    ThresholdReached(ThresholdReached),
    /// A guided procedure began.
    ProcedureBegun(ProcedureBegun),
    /// A step of a procedure was done.
    StepDone(StepDone),
    /// A procedure is over.
    ProcedureEnded(ProcedureEnded),
    /// A player passed a turn that he had lost.
    ForcedPassPlayed(ForcedPassPlayed),
    /// The number of the move in progress was circled.
    MoveCircled(MoveCircled),
    /// A game was decided without the board, or against it.
    GameAwarded(GameAwarded),
    /// A player had no opponent.
    ByeGiven(ByeGiven),
    /// How a game ended was entered.
    ResultEntered(ResultEntered),
    /// A result was corrected.
    ResultCorrected(ResultCorrected),
    /// The score sheets were handed in.
    ResultHandedIn {
        /// Which.
        game: GameRef,
    },
    /// The spread or the points of the tournament moved, the game did not.
    SpreadAdjusted(SpreadAdjusted),
    /// A decided slip is looked up again: its verdict and what followed from it count no more.
    SlipReopened(SlipReopened),
    /// A player plays on no more.
    PlayerExcluded(PlayerExcluded),
    /// The hall's countdown runs.
    CountdownStarted {
        /// How long, in milliseconds.
        budget: Millis,
    },
    /// The hall's countdown was stopped.
    CountdownStopped {},
    /// Something must be reported, published or announced.
    DutyArose(DutyArose),
    /// A duty is done.
    DutyDone {
        /// The duty.
        duty: DutyId,
    },
    /// The verdict was told to the players.
    Announced {
        /// The slip.
        slip: SlipId,
    },
    /// A clock reported something for the table's record.
    ClockNoted {
        /// The table.
        table: TableId,
        /// The clock.
        clock: ClockId,
        /// What.
        note: ClockNote,
    },
}
