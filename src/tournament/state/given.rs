//! What somebody noted, said or imposed, kept as long as it may be taken back.

use serde::Serialize;

use super::{HoldTaken, OrderState, State};
use crate::domain::{At, ClaimId, DutyId, OpId, Role, Round, Seq, Side, TableId};
use crate::tournament::event::{GameRef, OrderKind};

/// Something that somebody noted, said or imposed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Given {
    /// When.
    pub at: At,
    /// In which round.
    pub round: Round,
    /// In which office.
    pub by: Role,
    /// What.
    pub what: Deed,
    /// How far the order was before somebody said or did what it asks for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<OrderState>,
    /// Whether it was taken back.
    pub taken_back: bool,
}

/// What somebody noted, said or imposed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
        /// Whose, and when it was said.
        hold: HoldTaken,
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

impl State {
    /// What stands of what people noted, said and imposed, by the number of its entry.
    pub fn given(&self) -> impl DoubleEndedIterator<Item = (Seq, &Given)> {
        let all = self.noted.iter().map(|(entry, given)| (*entry, given.as_ref()));
        all.filter(|(_, given)| !given.taken_back)
    }

    /// The reservation that holds at a table: the last one that stands.
    pub(in crate::tournament) fn last_hold(&self, table: TableId) -> Option<HoldTaken> {
        self.given().rev().find_map(|(_, given)| {
            let Deed::Hold { table: at, hold } = &given.what else { return None };
            (*at == table).then_some(*hold)
        })
    }

    /// What was noted, said or imposed in an entry and stands.
    pub fn given_in(&self, entry: Seq) -> Option<&Given> {
        self.noted_in(entry).filter(|given| !given.taken_back)
    }

    /// What was noted, said or imposed in an entry, taken back or not.
    pub fn noted_in(&self, entry: Seq) -> Option<&Given> {
        self.noted.get(&entry).map(AsRef::as_ref)
    }
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
