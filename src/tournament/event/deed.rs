//! What somebody noted, said or imposed, as it is named where it is taken back.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::{ClaimId, DutyId, OpId, Round, Seq, Side, TableId};
use crate::tournament::parts::GameRef;

use super::order::OrderKind;

/// What somebody noted, said or imposed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "deed", rename_all = "snake_case")]
pub enum Deed {
    /// That a player is not there.
    Absence {
        /// The table.
        table: TableId,
        /// Who.
        side: Side,
    },
    /// That a player has come.
    Arrival {
        /// The table.
        table: TableId,
        /// Who.
        side: Side,
    },
    /// A reservation.
    Hold {
        /// The table.
        table: TableId,
        /// Who.
        side: Side,
    },
    /// That a lost turn was passed.
    ForcedPass {
        /// The table.
        table: TableId,
        /// Who.
        side: Side,
    },
    /// The number of the move in progress.
    CircledMove {
        /// The table.
        table: TableId,
        /// The number.
        number: u16,
    },
    /// An order by a power over a table clock.
    Order {
        /// The table.
        table: TableId,
        /// The order.
        op: OpId,
        /// What it asks for.
        wish: OrderKind,
    },
    /// That somebody has said or done what an order asks for.
    Settled {
        /// The table.
        table: TableId,
        /// The order.
        op: OpId,
        /// What it asks for.
        wish: OrderKind,
    },
    /// A claim.
    Claim {
        /// The table.
        table: TableId,
        /// The claim.
        claim: ClaimId,
    },
    /// A sanction.
    Sanction {
        /// The table, where a game was played.
        table: Option<TableId>,
        /// What people call it.
        name: String,
        /// On whom.
        player: String,
    },
    /// A game that was decided without the board, or against it.
    Award {
        /// Which.
        game: GameRef,
        /// What people call it.
        name: String,
    },
    /// What a player got who had no game in a round that was being played.
    Bye {
        /// The round.
        round: Round,
        /// Who.
        player: String,
        /// What people call it.
        name: String,
    },
    /// That a player plays on no more.
    Withdrawal {
        /// Who.
        player: String,
    },
    /// That a player who had withdrawn is there again.
    Return {
        /// Who.
        player: String,
    },
    /// That a player's move of a draw counts nothing.
    Annulment {
        /// The player's number.
        table: TableId,
        /// The draw.
        draw: u16,
    },
    /// That a player left a duplicate game.
    Leaving {
        /// The player's number.
        table: TableId,
    },
    /// That a duplicate game is over.
    DuplicateEnd {
        /// The id of the end.
        end: String,
    },
    /// That a duty is done.
    DutyDone {
        /// The duty.
        duty: DutyId,
        /// What was to be done.
        text: String,
    },
}

/// Something was noted, said or imposed by mistake: it is as if it had not been.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TakenBack {
    /// The entry of the journal in which it was.
    pub entry: Seq,
    /// What it was.
    pub what: Deed,
    /// The round of the duplicate game that it was about, where another one is played by now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<Round>,
    /// Why.
    pub reason: String,
    /// Whether the players were told something else than what was entered, or nothing yet.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub misentered: bool,
    /// The orders that are cancelled by it; those that were carried out are taken back by orders of their own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cancelled: Vec<OpId>,
}

impl Deed {
    /// The table that it was about, where it was about one.
    pub fn table(&self) -> Option<TableId> {
        match self {
            Self::Absence { table, .. }
            | Self::Arrival { table, .. }
            | Self::Hold { table, .. }
            | Self::ForcedPass { table, .. }
            | Self::CircledMove { table, .. }
            | Self::Order { table, .. }
            | Self::Settled { table, .. }
            | Self::Claim { table, .. }
            | Self::Annulment { table, .. }
            | Self::Leaving { table } => Some(*table),
            Self::Award { game, .. } => Some(game.table),
            Self::Sanction { table, .. } => *table,
            Self::Bye { .. }
            | Self::Withdrawal { .. }
            | Self::Return { .. }
            | Self::DuplicateEnd { .. }
            | Self::DutyDone { .. } => None,
        }
    }

    /// Whether it may still be taken back when the next round has begun.
    pub fn outlasts_round(&self) -> bool {
        // Nobody touches the clock of a game that is over; whether a penalty was said is asked after it, too.
        if let Self::Settled { wish, .. } = self {
            return wish.is_said();
        }
        matches!(
            self,
            Self::Claim { .. }
                | Self::Sanction { .. }
                | Self::Bye { .. }
                | Self::Withdrawal { .. }
                | Self::Return { .. }
                | Self::Annulment { .. }
                | Self::Leaving { .. }
                | Self::DutyDone { .. }
        )
    }
}
