//! What happened. An event never changes; a correction is a new event that names what it corrects.

use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::clock::Order;
use crate::domain::{
    Actor, At, Citation, ClockId, Digest, Millis, OpId, Points, Round, Side, SlipId, TableId,
};
use crate::lexicon::{Finding, Outcome, SourceRef};
use crate::rules::{Consequence, Mark};

use super::command::{Pairing, Player, SlipSource};

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
        /// The digest over all word lists.
        lexicon_digest: Digest,
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
        /// The slip.
        slip: SlipId,
        /// The table.
        table: TableId,
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
        why: String,
    },
    /// A person did it by hand.
    OrderSettled {
        /// The order.
        op: OpId,
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

/// Who or what decided a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "authority", rename_all = "snake_case")]
pub enum VerdictBy {
    /// A list in a known edition.
    List {
        /// Which.
        source: SourceRef,
    },
    /// A referee, with reasons and sources.
    Referee {
        /// Why.
        reasons: String,
        /// From which sources.
        sources: Vec<String>,
    },
}

/// What an order asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "wish", rename_all = "snake_case")]
pub enum Wish {
    /// Something a clock can do; a person does it or says it where no clock can.
    Clock {
        /// What.
        order: Order,
    },
    /// Tell the table that its challenge is not admitted.
    TellRefused {
        /// Whom.
        side: Side,
    },
}

impl Wish {
    /// Whose clock or ear it is about; `None` where it is about both.
    pub fn side(&self) -> Option<Side> {
        match self {
            Self::TellRefused { side }
            | Self::Clock {
                order:
                    Order::Notice { side, .. }
                    | Order::Start { side }
                    | Order::Add { side, .. }
                    | Order::Resume { side },
            } => Some(*side),
            Self::Clock { .. } => None,
        }
    }
}

/// Who carries an order out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "route", rename_all = "snake_case")]
pub enum Route {
    /// A clock over the air.
    Clock {
        /// Which.
        clock: ClockId,
    },
    /// A person at the table.
    ByHand,
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
        why: String,
    },
}
