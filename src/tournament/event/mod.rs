//! What happened. An event never changes; a correction is a new event that names what it corrects.
//!
//! Events come in families, a file each, so that whoever folds or tells them matches a family completely. In the
//! journal and to programs they are flat: an object with its `type`. What is said about an event besides that stands on
//! its [`Card`], beside it.

mod card;
mod cause;
mod clock;
mod conduct;
mod duplicate;
mod order;
mod procedure;
mod result;
mod round;
mod setup;
mod slip;
mod taken;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::{Actor, At, Citation, Zone};

use super::command_text::CommandText;
use super::family::families;

pub use super::parts::{
    ClaimOutcome, ClockNote, Dated, Follows, GameRef, HeadSigned, PenaltyBack, Pending, ReopenGround,
    RuledBefore, ScoreParts, SideResult, StepText, Timeliness, Unfinished, VerdictBy, WordVerdict, Worked,
};
pub use card::{Card, Chapter, Concern, Reference, Root, Summons, WayBack, Weight};
pub use cause::{Act, Cause};
pub use clock::{ClockEvent, OrderPlaced};
pub use conduct::{
    ClaimDecided, ClaimRaised, ConductEvent, Counted, DutyArose, PenaltyImposed, PlayerExcluded,
    SanctionImposed, ThresholdReached, Voided,
};
pub use duplicate::{
    DuplicateEvent, MasterChosen, MoveAnnulled, MoveHandedIn, RackChanged, RackDrawn, WordRuled,
};
pub use order::{Hindrance, OrderKind, OrderWhy, Route};
pub use procedure::{ProcedureBegun, ProcedureEnded, ProcedureEvent, StepDone};
pub use result::{GameAwarded, ResultCorrected, ResultEntered, ResultEvent, ResultRecounted, SpreadAdjusted};
pub use round::{
    AbsenceCorrected, ByeEntered, ByeGiven, ForcedPassPlayed, MoveCircled, PairedLate, Redated, RoundEvent,
    RoundStarted,
};
pub use setup::{EventOpened, SetupEvent};
pub use slip::{SlipEvent, SlipRaised, SlipReopened};
pub use taken::TakenBack;

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
