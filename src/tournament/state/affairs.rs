//! What else stands in the tournament besides slips and orders: claims, procedures, duties, results, exclusions.

use serde::Serialize;

use crate::domain::{Actor, At, Citation, Millis, Round, Side, SlipId, TableId};
use crate::lexicon::{Adoption, SourceRef};
use crate::rules::{Claimant, Due, Facts};
use crate::tournament::event::{Cause, ClaimOutcome, Follows, GameRef, StepText};
use crate::tournament::matters::Matter;

use super::{Caused, Name};

/// A cause without a number of its own: a sanction, an award, a threshold that was reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ActState {
    /// What it is.
    pub cause: Cause,
    /// What it follows from itself.
    pub after: Option<Cause>,
    /// Whom it is about; empty where it is about a game.
    pub player: String,
    /// The game, where there is one.
    pub game: Option<GameRef>,
    /// What followed from it.
    pub caused: Vec<Caused>,
    /// When it was voided.
    pub voided_at: Option<At>,
}

/// A claim on its way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClaimState {
    /// The table.
    pub table: TableId,
    /// The round.
    pub round: Round,
    /// The offence's id.
    pub offence: String,
    /// About whom.
    pub offender: Side,
    /// Who spoke up.
    pub claimant: Claimant,
    /// What is known.
    pub facts: Facts,
    /// When it was raised.
    pub raised_at: At,
    /// How it ended, once it has.
    pub outcome: Option<ClaimOutcome>,
    /// When it was decided.
    pub decided_at: Option<At>,
    /// What followed.
    pub effects: Vec<Follows>,
    /// What was brought about by it and stands.
    pub caused: Vec<Caused>,
    /// When what followed from it was voided.
    pub voided_at: Option<At>,
}

impl Matter for ClaimState {
    type Place = GameRef;

    fn place(&self) -> GameRef {
        GameRef { round: self.round, table: self.table }
    }

    fn is_live(&self) -> bool {
        self.outcome.is_none() && self.voided_at.is_none()
    }
}

/// A procedure that was begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RunState {
    /// The table.
    pub table: TableId,
    /// The round.
    pub round: Round,
    /// The procedure's id.
    pub procedure: String,
    /// What people call it.
    pub name: String,
    /// Whom it is about.
    pub side: Option<Side>,
    /// What is known.
    pub facts: Facts,
    /// When the game begins that it puts off.
    pub begins_at: Option<At>,
    /// Its steps that apply.
    pub steps: Vec<StepText>,
    /// How many of them are done.
    pub done: usize,
    /// Whether it is over.
    pub ended: bool,
    /// When it was begun.
    pub begun_at: At,
    /// What was brought about by its steps and stands.
    pub caused: Vec<Caused>,
    /// When it was voided.
    pub voided_at: Option<At>,
}

impl Matter for RunState {
    type Place = GameRef;

    fn place(&self) -> GameRef {
        GameRef { round: self.round, table: self.table }
    }

    fn is_live(&self) -> bool {
        !self.ended
    }
}

/// Something that must be reported, published or announced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DutyState {
    /// The id in the ruleset.
    pub id: Name,
    /// What is to be done.
    pub text: String,
    /// To whom.
    pub to: String,
    /// By when.
    pub due: Due,
    /// About whom or what.
    pub about: String,
    /// The round in which it arose.
    pub round: Round,
    /// When it arose.
    pub arose_at: At,
    /// When it was done.
    pub done_at: Option<At>,
    /// What it follows from, where it follows from a single thing.
    pub cause: Option<Cause>,
    /// When it fell away, because what it follows from was voided.
    pub voided_at: Option<At>,
}

impl Matter for DutyState {
    /// The id in the ruleset.
    type Place = Name;

    fn place(&self) -> Name {
        self.id.clone()
    }

    fn is_live(&self) -> bool {
        self.done_at.is_none() && self.voided_at.is_none()
    }
}

/// A list that the organiser has adopted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Adopted {
    /// Which, for what, why.
    pub adoption: Adoption,
    /// By whom.
    pub by: Actor,
    /// When.
    pub at: At,
}

/// A referee's ruling on a word that no list decides. The same word later asks to follow it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Precedent {
    /// The slip.
    pub slip: SlipId,
    /// Whether the word was found acceptable.
    pub valid: bool,
    /// Why.
    pub reasons: String,
    /// From which sources.
    pub sources: Vec<String>,
    /// The paragraph that it rested on.
    pub cite: Citation,
    /// By whom.
    pub by: Actor,
    /// When.
    pub at: At,
}

/// The lists of the event as they were fixed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FrozenLists {
    /// When.
    pub at: At,
    /// Every list, with its edition and digest.
    pub lists: Vec<SourceRef>,
}

/// The hall's countdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Countdown {
    /// When it was started.
    pub started_at: At,
    /// How long it is.
    pub budget: Millis,
}

/// A signal that was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct GivenSignal {
    /// When it was due.
    pub due: At,
    /// When it was given.
    pub at: At,
}

impl Countdown {
    /// When nothing is left.
    pub fn ends_at(&self) -> At {
        self.started_at + self.budget
    }

    /// What is left at a moment; negative once it is over.
    pub fn left(&self, now: At) -> Millis {
        self.budget - now.since(self.started_at)
    }
}

impl DutyState {
    /// How soon it is due: what came up in the event and is overdue, at once, before the next round; what came up
    /// before the first round holds none up; by the event's end.
    pub(super) fn rank(&self, round: Round) -> u8 {
        let prepared = self.round.0 == 0;
        match self.due {
            Due::NextRound if self.overdue(round) => 0,
            Due::AtOnce => 1,
            Due::NextRound if !prepared => 2,
            Due::NextRound => 3,
            Due::EndOfEvent => 4,
        }
    }

    /// Whether it should have been done before the round being played. What came up before the first round is done as
    /// soon as there is time, and nobody is reminded in red in the first seconds of it.
    pub fn overdue(&self, round: Round) -> bool {
        self.is_live() && self.due == Due::NextRound && (1..round.0).contains(&self.round.0)
    }
}
