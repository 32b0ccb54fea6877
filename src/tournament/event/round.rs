//! Events about a round: begun, the signal, who is there, lost turns, byes, the countdown of the hall.

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::domain::{At, DutyId, Millis, OpId, Round, Seq, Side, TableId};
use crate::rules::LateBase;
use crate::tournament::parts::{Dated, GameRef, Pairing, SideResult, Unfinished};

use super::Cause;
use super::card::{Card, Chapter, Concern, Reference, Root, Summons, WayBack, at_table, card};

/// What happened in a round or at the tables besides challenges.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantNames)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum RoundEvent {
    /// A round began.
    RoundStarted(RoundStarted),
    /// Two were paired after the round had begun.
    PairedLate(PairedLate),
    /// A pairing was dissolved, before anything happened at its table.
    Unpaired {
        /// The table.
        table: TableId,
        /// Who sat there, `A` first.
        players: [String; 2],
        /// Why.
        reason: String,
    },
    /// It was said whether the round is the event's last.
    LastDeclared {
        /// Whether it is.
        is_last: bool,
        /// What the end of the event had brought about, where it is not the last after all.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        duties: Vec<DutyId>,
    },
    /// A player plays on no more, from the next round on.
    PlayerWithdrew {
        /// Who.
        player: String,
        /// What was said of it.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
    },
    /// A player who had withdrawn is there again.
    PlayerReturned {
        /// Who.
        player: String,
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
        /// The order to start their clock, where nobody had carried it out: nobody need any more.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cancelled: Option<OpId>,
    },
    /// Somebody else was missing at a game than was noted.
    AbsenceCorrected(AbsenceCorrected),
    /// A player passed a turn that he had lost.
    ForcedPassPlayed(ForcedPassPlayed),
    /// The number of the move in progress was circled.
    MoveCircled(MoveCircled),
    /// Something had been stamped with a wrong time.
    Redated(Redated),
    /// A player had no opponent.
    ByeGiven(ByeGiven),
    /// After the round had begun, somebody who has no game in it was given what the regulation gives for that.
    ByeEntered(ByeEntered),
    /// The hall's countdown runs.
    CountdownStarted {
        /// How long, in milliseconds.
        budget: Millis,
    },
    /// The hall's countdown was stopped.
    CountdownStopped {},
    /// Everybody in the hall was to hear something.
    SignalGiven {
        /// The signal's id.
        signal: String,
        /// When it was due.
        due: At,
    },
}

impl RoundEvent {
    /// What there is to know of it.
    pub(super) fn card(&self) -> Card<'_> {
        match self {
            Self::RoundStarted(_) => card(Concern::Hall).listed(),
            Self::PairedLate(it) => card(Concern::Table(it.pairing.table)).listed(),
            Self::Unpaired { table, .. } => card(Concern::Table(*table)).listed(),
            Self::LastDeclared { .. } | Self::PlayStarted {} => {
                card(Concern::Hall).listed().told(Chapter::Hall)
            }
            Self::PlayerWithdrew { .. } | Self::PlayerReturned { .. } => {
                card(Concern::Hall).listed().told(Chapter::Presence).back(WayBack::Later)
            }
            Self::AbsenceNoted { table, .. } | Self::Arrived { table, .. } => {
                card(Concern::Table(*table)).listed().told(Chapter::Presence).back(WayBack::InRound)
            }
            Self::AbsenceCorrected(it) => {
                card(Concern::Game(it.game)).follows_from(Some(&it.cause)).listed().told(Chapter::Presence)
            }
            Self::ForcedPassPlayed(it) => card(Concern::Table(it.table)).listed().back(WayBack::InRound),
            Self::MoveCircled(it) => card(Concern::Table(it.table)).listed().back(WayBack::InRound),
            Self::Redated(it) => at_table(it.what.table()).listed().told(Chapter::Event),
            Self::ByeEntered(it) => {
                card(Concern::Hall).root(Root::Award(&it.bye.award)).listed().back(WayBack::Later)
            }
            Self::ByeGiven(it) => card(Concern::Hall).refers_to(Reference::Award(&it.award)).listed(),
            Self::CountdownStarted { .. } | Self::CountdownStopped {} => {
                card(Concern::Hall).told(Chapter::Hall)
            }
            Self::SignalGiven { signal, .. } => card(Concern::Hall)
                .refers_to(Reference::Signal(signal))
                .told(Chapter::Hall)
                .calls(Summons::Hall(signal)),
        }
    }
}

/// Somebody else was missing at a game than was noted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct AbsenceCorrected {
    /// The award that the game got for it, with which it falls.
    pub cause: Cause,
    /// The game.
    pub game: GameRef,
    /// Who was missing in truth.
    pub absent: BTreeSet<Side>,
    /// The entries in which it was noted otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub instead_of: Vec<Seq>,
}

/// Two were paired after the round had begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PairedLate {
    /// Where, and who is first.
    pub pairing: Pairing,
    /// Whether the game waits for the signal.
    pub waits: bool,
    /// Who of them was to have no opponent: that counts no more.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<String>,
    /// What of it is not paired as the regulation wants it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unfinished: Vec<Unfinished>,
    /// Why it is so all the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub anyway: Option<String>,
}

/// A player passed a turn that he had lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ForcedPassPlayed {
    /// The table.
    pub table: TableId,
    /// Who.
    pub side: Side,
    /// How many lost turns are still to come.
    pub left: u16,
}

/// The number of the move in progress was circled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MoveCircled {
    /// The table.
    pub table: TableId,
    /// The number.
    pub number: u16,
    /// The number of the last move.
    pub last_move: u16,
}

/// Something had been stamped with a wrong time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Redated {
    /// What.
    pub what: Dated,
    /// When it was said to be.
    pub was: At,
    /// When it was.
    pub is: At,
    /// Whether play began with it, and is counted from there too: no signal is given here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub with_start: bool,
    /// Why.
    pub reason: String,
}

/// A player had no opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ByeGiven {
    /// The round.
    pub round: Round,
    /// Who.
    pub player: String,
    /// The award's id: what it stands for.
    #[serde(default)]
    pub award: String,
    /// What he gets.
    pub result: SideResult,
}

/// After the round had begun, somebody who has no game in it was given what the regulation gives for that.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ByeEntered {
    /// Who, and what.
    pub bye: ByeGiven,
    /// What people call it.
    pub name: String,
    /// What is not as the regulation wants it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unfinished: Vec<Unfinished>,
    /// Why it is so all the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub anyway: Option<String>,
}

/// A round began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RoundStarted {
    /// The round.
    pub round: Round,
    /// Who plays where.
    pub pairings: Vec<Pairing>,
    /// When the pairing was drawn and published.
    pub drawn_at: At,
    /// When it officially begins, where no signal begins it and that is not the moment of the entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begins_at: Option<At>,
    /// What lateness is counted from, where the regulation counts it.
    pub late_base: Option<LateBase>,
    /// Who has no opponent.
    pub byes: Vec<String>,
    /// Who misses the round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub missed: Vec<String>,
    /// The seed by which the seats were drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lot: Option<String>,
    /// The tables under permanent supervision.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub supervised: Vec<TableId>,
    /// The round's time, where it is another than the ruleset's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub session: Option<Millis>,
    /// Whether it is the event's last.
    pub last_round: bool,
    /// Whether play begins only on the head referee's signal.
    pub waits: bool,
    /// What was not finished: slips, claims, results, duties that were due before it; and what of the pairing is not as
    /// the regulation wants it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unfinished: Vec<Unfinished>,
    /// Why it began all the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub anyway: Option<String>,
}
