//! What somebody asks the tournament to do. Who asks and when comes beside it.
//!
//! Commands come in families, a file each; to programs they are flat: an object with its `command`. Each family has its
//! cards beside its commands, an arm a command: who gives it at all, and whose office it is. The guard looks them up.
//! The journal keeps what was asked as a [`CommandText`] beside what followed.

mod clock;
mod conduct;
mod duplicate;
mod result;
mod round;
mod setup;
mod slip;

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use strum::VariantArray as _;

use super::doubt::{Doubt, Sure};
use super::family::families;
use crate::domain::{At, ClaimId, DutyId, Round, RunId, Seq};
use crate::rules::ClockPower;

pub use super::parts::{Pairing, Player, SlipSource, WordRuling};
pub use clock::ClockCommand;
pub use conduct::{Claim, ConductCommand, ProcedureCommand};
pub use duplicate::{ChooseMaster, DuplicateCommand, HandInMove};
pub use result::{AwardGame, CorrectResult, EnterResult, ResultCommand};
pub use round::{CorrectAbsence, GiveBye, PairLate, RoundCommand, StartRound};
pub use setup::{OpenEvent, SetupCommand};
pub use slip::SlipCommand;

families! {
    /// A command.
    pub enum Command, tagged "command" {
        /// Prepare the event: its law, its lists, its players, its clocks.
        Setup(SetupCommand),
        /// Lead a round.
        Round(RoundCommand),
        /// Work on a word challenge.
        Slip(SlipCommand),
        /// Command a table clock, or tell what became of it.
        Clock(ClockCommand),
        /// Speak up, decide, impose, report.
        Conduct(ConductCommand),
        /// Lead a guided procedure.
        Procedure(ProcedureCommand),
        /// Say how a game ended.
        Result(ResultCommand),
        /// Play a duplicate game.
        Duplicate(DuplicateCommand),
    }
}

impl Command {
    /// What there is to know of it before it is looked at.
    pub fn card(&self) -> CommandCard<'_> {
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

    /// A round whose pairing is published at the moment it starts, with everybody paired, whether a list decides words
    /// or none.
    pub fn start_round(round: Round, pairings: Vec<Pairing>) -> Self {
        Self::Round(RoundCommand::StartRound(StartRound::new(round, pairings))).sure(Doubt::NoListDecides)
    }

    /// What somebody is sure of; `None` where nothing about such a command is doubted.
    fn sure_mut(&mut self) -> Option<&mut Sure> {
        match self {
            Self::Result(
                ResultCommand::EnterResult(EnterResult { sure, .. })
                | ResultCommand::CorrectResult(CorrectResult { sure, .. })
                | ResultCommand::HandIn { sure, .. }
                | ResultCommand::AwardGame(AwardGame { sure, .. }),
            )
            | Self::Conduct(
                ConductCommand::Impose { sure, .. }
                | ConductCommand::JudgeClaim { sure, .. }
                | ConductCommand::AdmitClaim { sure, .. }
                | ConductCommand::Claim(Claim { sure, .. }),
            )
            | Self::Round(
                RoundCommand::NoteAbsent { sure, .. }
                | RoundCommand::CorrectAbsence(CorrectAbsence { sure, .. })
                | RoundCommand::StartRound(StartRound { sure, .. }),
            ) => Some(sure),
            Self::Setup(_)
            | Self::Round(_)
            | Self::Slip(_)
            | Self::Clock(_)
            | Self::Conduct(_)
            | Self::Procedure(_)
            | Self::Duplicate(_) => None,
        }
    }

    /// The same command, with this doubt among what somebody is sure of.
    #[must_use]
    pub fn sure(mut self, of: Doubt) -> Self {
        if let Some(sure) = self.sure_mut() {
            sure.insert(of);
        }
        self
    }

    /// The same command, with every doubt among what somebody is sure of.
    #[must_use]
    pub fn sure_of_all(mut self) -> Self {
        if let Some(sure) = self.sure_mut() {
            sure.extend(Doubt::VARIANTS);
        }
        self
    }

    /// The same round, begun although something before it is not finished.
    #[must_use]
    pub fn anyway(mut self, why: &str) -> Self {
        if let Self::Round(RoundCommand::StartRound(StartRound { anyway, .. })) = &mut self {
            *anyway = Some(why.to_owned());
        }
        self
    }
}

/// What there is to know of a command before it is looked at.
#[derive(Clone, Copy, Debug)]
pub struct CommandCard<'c> {
    /// Who gives it at all, whatever the ruleset says of offices.
    pub speakers: Speakers,
    /// Whose office it is.
    pub offices: Offices<'c>,
    /// Whether it is refused for want of an open event; what names a table, a slip or the like is refused for want of
    /// that.
    pub needs_event: bool,
}

/// Who gives commands of a kind at all, whatever the ruleset says of offices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speakers {
    /// Only a clock, or the console on its behalf.
    Clocks,
    /// Officials, players, and clocks too.
    Everybody,
    /// Officials, and players at a terminal or at their table.
    People,
    /// Officials.
    Officials,
}

/// Where it stands whose office something is.
#[derive(Clone, Copy, Debug)]
pub enum Offices<'c> {
    /// Nowhere: it is any official's.
    Any,
    /// In no ruleset: the console says that it is the director's.
    Director,
    /// With the beginning of a round.
    Beginning,
    /// With the rulings on words that no list decides.
    Rulings,
    /// With the mending of verdicts that are found wrong later.
    LateFix,
    /// With the signatures on the sheets.
    Results,
    /// With the lists of a duplicate game.
    Duplicate,
    /// With an award; it may be one that players give.
    Award(&'c str),
    /// With an award for somebody without a game.
    Bye(&'c str),
    /// With a sanction.
    Sanction(&'c str),
    /// With the offence of a claim.
    Claim(ClaimId),
    /// With a duty.
    Duty(DutyId),
    /// With a procedure.
    Procedure(RunId),
    /// With a power over clocks.
    Power(ClockPower),
    /// With what an entry says.
    Entry(Seq),
}

/// A card of what these give, whose office stands there.
const fn card(speakers: Speakers, offices: Offices<'_>) -> CommandCard<'_> {
    CommandCard { speakers, offices, needs_event: false }
}

impl CommandCard<'_> {
    /// It is refused for want of an open event.
    const fn in_an_event(self) -> Self {
        Self { needs_event: true, ..self }
    }
}

/// A moment as it may be written.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
enum Moment {
    /// Milliseconds since 1970-01-01T00:00:00Z.
    Millis(At),
    /// RFC 3339.
    Text(#[schemars(extend("format" = "date-time"))] String),
}

/// Reads a moment that may be left out.
fn moment<'de, D: Deserializer<'de>>(from: D) -> Result<Option<At>, D::Error> {
    match Option::<Moment>::deserialize(from)? {
        None => Ok(None),
        Some(Moment::Millis(at)) => Ok(Some(at)),
        Some(Moment::Text(text)) => At::parse_rfc3339(&text)
            .map(Some)
            .ok_or_else(|| D::Error::custom(format!("“{text}” is no time like 2026-11-21T10:00:00Z"))),
    }
}

/// A command as its JSON text.
///
/// Only what decides once more reads it: a journal opens although a later program has a command no longer, or has
/// given it another field.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CommandText(Box<RawValue>);

impl CommandText {
    /// Keeps a command. `None` where it cannot be written as JSON, which no command is.
    pub(super) fn of(command: &Command) -> Option<Self> {
        to_raw_value(command).ok().map(Self)
    }

    /// The command; an error where this program does not know it.
    pub fn command(&self) -> Result<Command, serde_json::Error> {
        serde_json::from_str(self.0.get())
    }
}

impl PartialEq for CommandText {
    fn eq(&self, other: &Self) -> bool {
        self.0.get() == other.0.get()
    }
}

impl Eq for CommandText {}

impl JsonSchema for CommandText {
    fn schema_name() -> Cow<'static, str> {
        Command::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Command::json_schema(generator)
    }
}
