//! What somebody asks the tournament to do. Who asks and when comes beside it.
//!
//! Commands come in families, a file each; to programs they are flat: an object with its `command`.

mod card;
mod clock;
mod conduct;
mod duplicate;
mod moment;
mod procedure;
mod result;
mod round;
mod setup;
mod slip;

use strum::VariantArray as _;

use crate::domain::Round;

use super::doubt::{Doubt, Sure};
use super::family::families;

pub use super::parts::{Pairing, Player, SlipSource, WordRuling};
pub(super) use card::{CommandCard, Offices, Speakers};
pub use clock::ClockCommand;
pub use conduct::{Claim, ConductCommand};
pub use duplicate::{ChooseMaster, DuplicateCommand, HandInMove};
pub use procedure::ProcedureCommand;
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
