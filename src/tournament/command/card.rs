//! What there is to know of a command before it is looked at: who gives it at all, and whose office it is.
//!
//! Each family has its cards beside its commands, an arm a command; the guard looks them up.

use crate::domain::{ClaimId, DutyId, RunId, Seq};
use crate::rules::ClockPower;

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
pub(super) const fn card(speakers: Speakers, offices: Offices<'_>) -> CommandCard<'_> {
    CommandCard { speakers, offices, needs_event: false }
}

impl CommandCard<'_> {
    /// It is refused for want of an open event.
    pub(super) const fn in_an_event(self) -> Self {
        Self { needs_event: true, ..self }
    }
}
