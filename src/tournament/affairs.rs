//! What else stands in the tournament besides slips and orders: claims, procedures, duties, results, exclusions.

use serde::Serialize;

use crate::domain::{Actor, At, Citation, Millis, Points, Round, Side, SlipId, TableId};
use crate::lexicon::{Adoption, SourceRef};
use crate::rules::{Claimant, Due, Excluded, Facts};

use super::event::{ClaimOutcome, Follows, ScoreParts, SideResult, StepText};

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
    /// What followed.
    pub effects: Vec<Follows>,
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
    /// Its steps that apply.
    pub steps: Vec<StepText>,
    /// How many of them are done.
    pub done: usize,
    /// Whether it is over.
    pub ended: bool,
    /// When it was begun.
    pub begun_at: At,
}

/// Something that must be reported, published or announced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DutyState {
    /// The id in the ruleset.
    pub id: String,
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
}

/// What a game led to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Played {
    /// The players, `A` first.
    pub players: [String; 2],
    /// What each side gets.
    pub sides: [SideResult; 2],
    /// Where the points come from, where the game ended on the board.
    pub parts: Option<[ScoreParts; 2]>,
    /// The highest single plays, `A` first, where they were entered.
    pub best: Option<[Points; 2]>,
    /// The id of the end or of the award.
    pub how: String,
    /// Whether it was awarded.
    pub awarded: bool,
    /// Whether the sheets are handed in.
    pub handed_in: bool,
    /// When it was entered.
    pub entered_at: At,
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

/// A player who plays on no more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Exclusion {
    /// From what.
    pub from: Excluded,
    /// In which round it was said.
    pub round: Round,
    /// The id of what led to it.
    pub why: String,
}

/// The hall's countdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Countdown {
    /// When it was started.
    pub started_at: At,
    /// How long it is.
    pub budget: Millis,
}

impl Countdown {
    /// What is left at a moment; negative once it is over.
    pub fn left(&self, now: At) -> Millis {
        self.budget - now.since(self.started_at)
    }
}

impl DutyState {
    /// Whether it should have been done by now: at once, or before the round being played.
    pub fn overdue(&self, round: Round) -> bool {
        self.done_at.is_none() && self.due == Due::NextRound && self.round < round
    }
}
