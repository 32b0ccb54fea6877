//! Commands about a round: start it, the signal, who is there, lost turns, the playoff.

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use super::Speakers::{Everybody, Officials, People};
use super::{CommandCard, Offices, card};
use crate::domain::{At, Millis, Round, Side, TableId};
use crate::rules::{Facts, LateBase};
use crate::tournament::doubt::Sure;
use crate::tournament::parts::{Dated, Pairing};

/// Lead a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantNames)]
#[serde(tag = "command", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum RoundCommand {
    /// Start a round with its pairings. Counters that live for a game begin anew.
    StartRound(StartRound),
    /// Pair two at a free table in the round that is being played, after it began.
    PairLate(PairLate),
    /// Give somebody who has no game in the round that is being played, after it began, what the regulation gives for
    /// that: a bye, a round that was missed or lost by coming late.
    GiveBye(GiveBye),
    /// Dissolve a pairing of the round that is being played, at a table where nothing has happened yet; both are free
    /// to be paired anew.
    Unpair {
        /// The table.
        table: TableId,
        /// Why.
        reason: String,
    },
    /// Whether the round being played, or played last, is the event's last: it was not said when it was started, or
    /// otherwise.
    DeclareLast {
        /// `false` where another one follows after all.
        is_last: bool,
    },
    /// A player plays on no more: from the next round on he misses every one, until he comes back. The game that he
    /// plays is not touched.
    WithdrawPlayer {
        /// Who.
        player: String,
        /// What was said of it, where somebody asked.
        #[serde(default)]
        note: String,
    },
    /// A player who had withdrawn is there again and is paired in the next round.
    ReturnPlayer {
        /// Who.
        player: String,
    },
    /// The signal to start: play begins at all tables.
    StartPlay {},
    /// A player is not there.
    NoteAbsent {
        /// The table.
        table: TableId,
        /// Who.
        side: Side,
        /// The doubts about this command to which the answer was: it is meant.
        #[serde(default, skip_serializing_if = "Sure::is_empty")]
        sure: Sure,
    },
    /// A player who was not there has come.
    NoteArrived {
        /// The table.
        table: TableId,
        /// Who.
        side: Side,
    },
    /// Somebody else was missing at a game than was noted.
    CorrectAbsence(CorrectAbsence),
    /// A player passed the turn that he had lost.
    PlayForcedPass {
        /// The table.
        table: TableId,
        /// Who.
        side: Side,
    },
    /// Put right when something happened that was stamped with a wrong time. What was decided by the wrong one stays.
    Redate {
        /// What.
        what: Dated,
        /// By how much, in milliseconds; negative for earlier.
        shift: Millis,
        /// Why.
        reason: String,
    },
    /// Both players circled the number of the move in progress: the playoff is fixed.
    CircleMove {
        /// The table.
        table: TableId,
        /// The number.
        number: u16,
    },
    /// Everybody in the hall hears that it is time. An open console does it by itself when it is due.
    GiveSignal {
        /// The signal's id.
        signal: String,
    },
}

impl RoundCommand {
    /// What there is to know of it before it is looked at.
    pub(super) fn card(&self) -> CommandCard<'_> {
        match self {
            Self::StartRound(_) | Self::PairLate(_) => card(Officials, Offices::Director).in_an_event(),
            Self::GiveBye(it) => card(Officials, Offices::Bye(&it.award)).in_an_event(),
            Self::Unpair { .. } | Self::DeclareLast { .. } => card(Officials, Offices::Director),
            Self::StartPlay {} | Self::Redate { .. } => card(Officials, Offices::Beginning),
            Self::GiveSignal { .. } => card(Everybody, Offices::Beginning),
            Self::NoteAbsent { .. }
            | Self::CorrectAbsence(_)
            | Self::CircleMove { .. }
            | Self::WithdrawPlayer { .. }
            | Self::ReturnPlayer { .. } => card(Officials, Offices::Any),
            Self::NoteArrived { .. } | Self::PlayForcedPass { .. } => card(People, Offices::Any),
        }
    }
}

/// Somebody else was missing at a game than was noted: the game goes to whoever was there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CorrectAbsence {
    /// The round; the one being played if left out.
    #[serde(default)]
    pub round: Option<Round>,
    /// The table.
    pub table: TableId,
    /// Who was missing in truth: one of the two, or both.
    pub absent: BTreeSet<Side>,
    /// The answers to what the award for it asks.
    #[serde(default)]
    pub facts: Facts,
    /// Why.
    pub reason: String,
    /// The doubts about this command to which the answer was: it is meant.
    #[serde(default, skip_serializing_if = "Sure::is_empty")]
    pub sure: Sure,
}

/// Start a round with its pairings. Counters that live for a game begin anew.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StartRound {
    /// The round.
    pub round: Round,
    /// Who plays where.
    pub pairings: Vec<Pairing>,
    /// When the pairing was drawn and published; now if left out. RFC 3339, or milliseconds since 1970.
    #[serde(default, deserialize_with = "super::moment")]
    #[schemars(with = "Option<super::Moment>")]
    pub drawn_at: Option<At>,
    /// When the round officially begins, where no signal begins it: it may be later than its pairing, or have been; now
    /// if left out. RFC 3339, or milliseconds since 1970.
    #[serde(default, deserialize_with = "super::moment")]
    #[schemars(with = "Option<super::Moment>")]
    pub begins_at: Option<At>,
    /// What lateness is counted from, where the ruleset offers several.
    #[serde(default)]
    pub late_base: Option<LateBase>,
    /// Who has no opponent.
    #[serde(default)]
    pub byes: Vec<String>,
    /// Who is late, or comes back later, and misses the round.
    #[serde(default)]
    pub missed: Vec<String>,
    /// The seed by which seats are drawn where everybody sits alone; the pairing is then left out.
    #[serde(default)]
    pub lot: Option<String>,
    /// The tables under permanent supervision.
    #[serde(default)]
    pub supervised: Vec<TableId>,
    /// The round's time, where it is another than the ruleset's, in milliseconds.
    #[serde(default)]
    pub session: Option<Millis>,
    /// Whether it is the event's last round.
    #[serde(default)]
    pub last: bool,
    /// Why it begins although something before it is not finished, a slip, a claim, a result, a duty, or although it is
    /// not paired as the regulation wants it.
    #[serde(default)]
    pub anyway: Option<String>,
    /// The doubts about this command to which the answer was: it is meant.
    #[serde(default, skip_serializing_if = "Sure::is_empty")]
    pub sure: Sure,
}

impl StartRound {
    /// A round whose pairing is published at the moment it starts, with everybody paired.
    pub fn new(round: Round, pairings: Vec<Pairing>) -> Self {
        Self {
            round,
            pairings,
            drawn_at: None,
            begins_at: None,
            late_base: None,
            byes: Vec::new(),
            missed: Vec::new(),
            lot: None,
            supervised: Vec::new(),
            session: None,
            last: false,
            anyway: None,
            sure: Sure::new(),
        }
    }
}

/// Pair two at a free table in the round that is being played, after it began: who came late to the event, with whoever
/// has no game. A bye that one of them had falls away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PairLate {
    /// The free table.
    pub table: TableId,
    /// Who is first.
    pub a: String,
    /// Who is second.
    pub b: String,
    /// Why it is so, although it is not paired as the regulation wants it.
    #[serde(default)]
    pub anyway: Option<String>,
}

/// Give somebody who has no game in the round that is being played what the regulation gives for that.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GiveBye {
    /// Who.
    pub player: String,
    /// The award's id: one that serves a player who sits at no table.
    pub award: String,
    /// Why it is so, although it is not as the regulation wants it: another one has a bye already.
    #[serde(default)]
    pub anyway: Option<String>,
}
