//! What happened. An event never changes; a correction is a new event that names what it corrects.
//!
//! Events come in families, a file each, so that whoever folds or tells them matches a family completely. In the
//! journal and to programs they are flat: an object with its `type`. What is said about an event besides that stands on
//! its [`Card`], beside it. Most events follow from a [`Cause`].

mod card;
mod clock;
mod conduct;
mod duplicate;
mod result;
mod round;
mod setup;
mod slip;

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};

use super::command::CommandText;
use super::family::families;
use crate::domain::{Actor, At, Citation, ClaimId, RunId, Seq, SlipId, Zone};

pub use super::parts::{
    ClaimOutcome, ClockNote, Dated, Follows, GameRef, HeadSigned, PenaltyBack, Pending, ReopenGround,
    RuledBefore, ScoreParts, SideResult, StepText, Timeliness, Unfinished, VerdictBy, WordVerdict, Worked,
};
pub use card::{Card, Chapter, Concern, Reference, Root, Summons, WayBack, Weight};
pub use clock::{ClockEvent, Hindrance, OrderKind, OrderPlaced, OrderWhy, Route};
pub use conduct::{
    ClaimDecided, ClaimRaised, ConductEvent, Counted, DutyArose, PenaltyImposed, PlayerExcluded,
    ProcedureBegun, ProcedureEnded, ProcedureEvent, SanctionImposed, StepDone, TakenBack, ThresholdReached,
    Voided,
};
pub use duplicate::{
    DuplicateEvent, MasterChosen, MoveAnnulled, MoveHandedIn, RackChanged, RackDrawn, WordRuled,
};
pub use result::{GameAwarded, ResultCorrected, ResultEntered, ResultEvent, ResultRecounted, SpreadAdjusted};
pub use round::{
    AbsenceCorrected, ByeEntered, ByeGiven, ForcedPassPlayed, MoveCircled, PairedLate, Redated, RoundEvent,
    RoundStarted,
};
pub use setup::{EventOpened, SetupEvent};
pub use slip::{SlipEvent, SlipRaised, SlipReopened};

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
    /// What was asked, in the first record of a decision; the others follow from the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<CommandText>,
}

families! {
    /// What happened.
    pub enum Event, tagged "type" {
        /// What happened to the event itself: its law, its lists, its players, its clocks.
        Setup(SetupEvent),
        /// What happened in a round or at the tables besides challenges.
        Round(RoundEvent),
        /// What happened to a word challenge.
        Slip(SlipEvent),
        /// What happened between the desk and a table clock.
        Clock(ClockEvent),
        /// What happened about the conduct of players, and what the regulation made of it.
        Conduct(ConductEvent),
        /// What happened in a guided procedure.
        Procedure(ProcedureEvent),
        /// What happened to the result of a game, or to a place in the standings.
        Result(ResultEvent),
        /// What happened in a duplicate game.
        Duplicate(DuplicateEvent),
    }
}

impl Event {
    /// What there is to know of it besides what it does to the state.
    pub fn card(&self) -> Card<'_> {
        match self {
            Self::Setup(it) => it.card(),
            Self::Round(it) => it.card(),
            Self::Slip(it) => it.card(),
            Self::Clock(it) => it.card(),
            Self::Conduct(it) => it.card(),
            Self::Procedure(it) => it.card(),
            Self::Result(it) => it.card(),
            Self::Duplicate(it) => it.card(),
        }
    }

    /// The zone in which the event's times are shown from here on, where this says one.
    pub fn sets_zone(&self) -> Option<Zone> {
        match self {
            Self::Setup(
                SetupEvent::EventOpened(EventOpened { zone, .. }) | SetupEvent::ZoneChanged { zone, .. },
            ) => Some(*zone),
            Self::Setup(_)
            | Self::Round(_)
            | Self::Slip(_)
            | Self::Clock(_)
            | Self::Conduct(_)
            | Self::Procedure(_)
            | Self::Result(_)
            | Self::Duplicate(_) => None,
        }
    }
}

/// What led to something: every event that follows from another names it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "CauseText", into = "CauseText")]
pub enum Cause {
    /// A word challenge.
    Slip(SlipId),
    /// A claim.
    Claim(ClaimId),
    /// A sanction.
    Sanction(RulesetAct),
    /// An award.
    Award(RulesetAct),
    /// A threshold that was reached.
    Threshold(RulesetAct),
    /// A procedure.
    Run(RunId),
}

/// A cause that the ruleset names and the journal has no number for: its id there, and its entry here.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct RulesetAct {
    /// The id in the ruleset.
    pub id: String,
    /// The number of the entry of the journal in which it happened.
    pub entry: Seq,
}

/// A cause as it is written: an object with the kind as its key, and beside it the entry where it needs one.
#[derive(Clone, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
enum CauseText {
    Slip { slip: SlipId },
    Claim { claim: ClaimId },
    Sanction { sanction: String, entry: Seq },
    Award { award: String, entry: Seq },
    Threshold { threshold: String, entry: Seq },
    Run { run: RunId },
}

impl Cause {
    /// The slip, where it is one.
    pub fn slip(&self) -> Option<SlipId> {
        match self {
            Self::Slip(slip) => Some(*slip),
            Self::Claim(_) | Self::Sanction(_) | Self::Award(_) | Self::Threshold(_) | Self::Run(_) => None,
        }
    }
}

impl From<Cause> for CauseText {
    fn from(cause: Cause) -> Self {
        match cause {
            Cause::Slip(slip) => Self::Slip { slip },
            Cause::Claim(claim) => Self::Claim { claim },
            Cause::Sanction(RulesetAct { id: sanction, entry }) => Self::Sanction { sanction, entry },
            Cause::Award(RulesetAct { id: award, entry }) => Self::Award { award, entry },
            Cause::Threshold(RulesetAct { id: threshold, entry }) => Self::Threshold { threshold, entry },
            Cause::Run(run) => Self::Run { run },
        }
    }
}

impl From<CauseText> for Cause {
    fn from(text: CauseText) -> Self {
        match text {
            CauseText::Slip { slip } => Self::Slip(slip),
            CauseText::Claim { claim } => Self::Claim(claim),
            CauseText::Sanction { sanction: id, entry } => Self::Sanction(RulesetAct { id, entry }),
            CauseText::Award { award: id, entry } => Self::Award(RulesetAct { id, entry }),
            CauseText::Threshold { threshold: id, entry } => Self::Threshold(RulesetAct { id, entry }),
            CauseText::Run { run } => Self::Run(run),
        }
    }
}

impl JsonSchema for Cause {
    fn schema_name() -> Cow<'static, str> {
        "Cause".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        CauseText::json_schema(generator)
    }
}
