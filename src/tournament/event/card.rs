//! What there is to know of an event besides what it does to the state.
//!
//! A card says what the event happened to, what it names by a number, where the log and the report list it, whom it
//! calls, what it follows from, how long it may be taken back, and whether word lists decided it. Each family has its
//! cards beside its events, one arm for each event. The log, the report, the bell and the audit look the cards up and
//! match no event themselves.

use schemars::JsonSchema;
use serde::Serialize;
use strum::{IntoStaticStr, VariantArray};

use super::{Cause, RulesetAct};
use crate::domain::{ClaimId, ClockId, DutyId, OpId, RunId, Seq, SlipId, TableId};
use crate::tournament::parts::GameRef;

/// What there is to know of an event.
#[derive(Clone, Copy, Debug)]
pub struct Card<'e> {
    /// What it happened to.
    pub concern: Concern,
    /// What it says only by a number or an id.
    pub refers_to: Reference<'e>,
    /// Whether the log lists it: what people did or decided, and not what followed of itself, was on its way, or stands
    /// in the line of a slip.
    pub listed: bool,
    /// Where the report tells it; nowhere where it is about words, or followed of itself from what is told.
    pub chapter: Option<Chapter>,
    /// How much it stands out among others.
    pub weight: Weight,
    /// Who in the outside world is called by it.
    pub calls: Summons<'e>,
    /// What others name it by that follow from it.
    pub root: Option<Root<'e>>,
    /// What it follows from, and falls with.
    pub cause: Option<&'e Cause>,
    /// How long it may be taken back.
    pub way_back: WayBack,
    /// Whether word lists decided it.
    pub by_lists: bool,
}

/// What an event happened to.
#[derive(Clone, Copy, Debug)]
pub enum Concern {
    /// The event, or the round being played.
    Hall,
    /// Whoever sits at a table in the round being played.
    Table(TableId),
    /// A game of any round.
    Game(GameRef),
    /// A slip, and its game.
    Slip(SlipId),
    /// An order, and what it was given for.
    Order(OpId),
    /// The game of a claim.
    Claim(ClaimId),
    /// The game of a procedure.
    Run(RunId),
    /// What was noted, said or imposed in an entry.
    Entry(Seq),
}

/// What an event says only by a number or an id.
#[derive(Clone, Copy, Debug)]
pub enum Reference<'e> {
    /// Nothing.
    Nothing,
    /// What an order asks for.
    Order(OpId),
    /// A signal.
    Signal(&'e str),
    /// An award.
    Award(&'e str),
    /// An end of a game.
    End(&'e str),
    /// An offence.
    Offence(&'e str),
    /// What somebody was said to have done, and who that is.
    Claim(ClaimId),
    /// A sanction, an award or an offence, whichever has this id.
    Ground(&'e str),
    /// What something followed from.
    Cause(&'e Cause),
    /// What was to be done.
    Duty(DutyId),
    /// A step of a procedure.
    Step(RunId, u16),
    /// A procedure.
    Run(RunId),
    /// How many units cost nothing.
    Allowance,
    /// What the result was before.
    Before(GameRef),
    /// What was noted, said or imposed in an entry.
    Entry(Seq),
}

/// How much an event stands out among others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// A decision.
    Decided,
    /// Something that waits for a person.
    Open,
    /// What is neither.
    Plain,
    /// What only the machinery did.
    Passing,
}

/// Who in the outside world is called by an event.
#[derive(Clone, Copy, Debug)]
pub enum Summons<'e> {
    /// Nobody.
    Nobody,
    /// A person at the desk, for what it happened to.
    Person,
    /// A person at the desk, for this table.
    PersonFor(TableId),
    /// Everybody in the hall, who hears this signal.
    Hall(&'e str),
    /// A clock, to which this order is brought.
    Clock(OpId, ClockId),
    /// A clock that is believed again.
    Readmission(ClockId),
}

/// What others name something by that follow from it: its number, or its id and the entry in which it stands.
#[derive(Clone, Copy, Debug)]
pub enum Root<'e> {
    /// A claim.
    Claim(ClaimId),
    /// A procedure.
    Run(RunId),
    /// A sanction.
    Sanction(&'e str),
    /// An award.
    Award(&'e str),
    /// A threshold that was reached.
    Threshold(&'e str),
}

/// How long what an event says may be taken back, while nothing rests on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WayBack {
    /// Never: it has a way back of its own, or none.
    Never,
    /// While its round is played.
    InRound,
    /// While its round is played; after it, too, where this order is carried out by saying it.
    Settled(OpId),
    /// After its round, too.
    Later,
}

impl Root<'_> {
    /// As a cause, of an event that stands in this entry.
    pub fn cause(self, entry: Seq) -> Cause {
        let act = |id: &str| RulesetAct { id: id.to_owned(), entry };
        match self {
            Self::Claim(claim) => Cause::Claim(claim),
            Self::Run(run) => Cause::Run(run),
            Self::Sanction(id) => Cause::Sanction(act(id)),
            Self::Award(id) => Cause::Award(act(id)),
            Self::Threshold(id) => Cause::Threshold(act(id)),
        }
    }
}

/// What something is about that was done or decided besides words, in the order of the report.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema, IntoStaticStr, VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "AffairKind")]
pub enum Chapter {
    /// A reservation, or a challenge that was not admitted: of neither there is a slip.
    NoSlip,
    /// A claim besides words, raised or decided.
    Claim,
    /// A sanction, what counters led to, an exclusion.
    Sanction,
    /// A guided procedure.
    Procedure,
    /// Who came late or not at all.
    Presence,
    /// A signal, the start of play, the hall's countdown.
    Hall,
    /// A game decided without the board.
    Award,
    /// A result that was changed after it was entered.
    Correction,
    /// What was taken back.
    TakenBack,
    /// A power over clocks that somebody used.
    Power,
    /// A clock that was not reached.
    Unreached,
    /// Something that must be reported or published, or was.
    Duty,
    /// What was changed about the event itself.
    Event,
}

impl Chapter {
    /// Its name for programs, as in JSON.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A card of something that happened to this, and nothing more.
pub(super) const fn card<'e>(concern: Concern) -> Card<'e> {
    Card {
        concern,
        refers_to: Reference::Nothing,
        listed: false,
        chapter: None,
        weight: Weight::Plain,
        calls: Summons::Nobody,
        root: None,
        cause: None,
        way_back: WayBack::Never,
        by_lists: false,
    }
}

/// A card of what happened at the table of a game, where one was played.
pub(super) fn at_table<'e>(table: Option<TableId>) -> Card<'e> {
    card(table.map_or(Concern::Hall, Concern::Table))
}

/// A card of what happened to the slip that it follows from, or to something else where it follows from none.
pub(super) fn of_slip<'e>(cause: &Cause, otherwise: Concern) -> Card<'e> {
    card(cause.slip().map_or(otherwise, Concern::Slip))
}

impl<'e> Card<'e> {
    /// It says this only by a number or an id.
    pub(super) const fn refers_to(self, refers_to: Reference<'e>) -> Self {
        Self { refers_to, ..self }
    }

    /// The log lists it.
    pub(super) const fn listed(self) -> Self {
        Self { listed: true, ..self }
    }

    /// The report tells it in this chapter.
    pub(super) const fn told(self, chapter: Chapter) -> Self {
        Self { chapter: Some(chapter), ..self }
    }

    /// It stands out so much.
    pub(super) const fn weight(self, weight: Weight) -> Self {
        Self { weight, ..self }
    }

    /// It is a decision.
    pub(super) const fn decided(self) -> Self {
        self.weight(Weight::Decided)
    }

    /// These in the outside world are called by it.
    pub(super) const fn calls(self, calls: Summons<'e>) -> Self {
        Self { calls, ..self }
    }

    /// Others follow from it.
    pub(super) const fn root(self, root: Root<'e>) -> Self {
        Self { root: Some(root), ..self }
    }

    /// It follows from this, where it does from anything, and falls with it.
    pub(super) const fn follows_from(self, cause: Option<&'e Cause>) -> Self {
        Self { cause, ..self }
    }

    /// It may be taken back so long.
    pub(super) const fn back(self, way_back: WayBack) -> Self {
        Self { way_back, ..self }
    }

    /// Whether word lists decided it.
    pub(super) const fn by_lists(self, by_lists: bool) -> Self {
        Self { by_lists, ..self }
    }
}
