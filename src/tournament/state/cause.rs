//! What followed from what, so that whoever takes a cause back finds all that it led to.

use std::sync::Arc;

use serde::Serialize;

use crate::domain::{At, DutyId, OpId, Points, Seq, SlipId};
use crate::tournament::event::{Cause, GameRef, SpreadAdjusted};

use super::effects::PlayerEffect;
use super::{Absence, PlacedOrder, State};

/// Something that followed from a cause and stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Caused {
    /// An order to a clock or a person.
    Order(OpId),
    /// What counts for a player.
    Effect(Arc<PlayerEffect>),
    /// A duty.
    Duty(DutyId),
    /// Something that moved beside the games, by its entry in the journal.
    Adjustment(Seq),
    /// A play that counts otherwise than in the result that was entered.
    Rescore {
        /// The game.
        game: GameRef,
        /// By how much the result moved, `A` first.
        moved: [Points; 2],
    },
    /// A result that was taken out, because the play that ended the game went back.
    Result {
        /// The game.
        game: GameRef,
        /// When it was taken out.
        at: At,
        /// The duties that fell away with it.
        duties: Vec<DutyId>,
    },
    /// Who was missing at a game, as it had been noted before.
    Absence {
        /// The game.
        game: GameRef,
        /// What was noted, `A` first.
        was: [Option<Absence>; 2],
    },
    /// What leads to more by itself: a threshold, an award, a procedure.
    Further(Cause),
}

impl State {
    /// What followed from a cause and stands.
    pub fn caused(&self, cause: &Cause) -> &[Caused] {
        match cause {
            Cause::Slip(id) => self.slips.get(id).map_or(&[], |slip| &slip.caused),
            Cause::Claim(id) => self.claims.get(id).map_or(&[], |claim| &claim.caused),
            Cause::Run(id) => self.runs.get(id).map_or(&[], |run| &run.caused),
            Cause::Sanction(act) | Cause::Award(act) | Cause::Threshold(act) => {
                self.acts.get(&act.entry).map_or(&[], |it| &it.caused)
            }
        }
    }

    /// The orders of a slip that hold: those of its verdict, and those that must still take back an earlier one.
    pub fn orders_of(&self, slip: SlipId) -> Vec<(OpId, &PlacedOrder)> {
        let placed = self.caused(&Cause::Slip(slip)).iter().filter_map(|it| {
            let Caused::Order(op) = it else { return None };
            Some((*op, self.orders.get(op)?))
        });
        let mut all: Vec<(OpId, &PlacedOrder)> = placed.collect();
        let Some(table) = self.slip(slip).map(|slip| slip.table) else { return all };
        let back = |order: &PlacedOrder| order.takes_back.is_some() && order.slip == Some(slip);
        all.extend(self.orders.live_at(&table).filter(|(_, order)| back(order)));
        all
    }

    /// What was mended of a slip's verdict afterwards, with its entry in the journal.
    pub fn mended(&self, slip: SlipId) -> impl Iterator<Item = (Seq, &SpreadAdjusted)> {
        self.caused(&Cause::Slip(slip)).iter().filter_map(|it| {
            let Caused::Adjustment(entry) = it else { return None };
            Some((*entry, self.adjustments.get(entry)?.as_ref()))
        })
    }

    /// Everything that followed from a cause, directly or by way of something else, and stands.
    pub fn all_caused(&self, cause: &Cause) -> Vec<&Caused> {
        let mut all = Vec::new();
        for it in self.caused(cause) {
            all.push(it);
            if let Caused::Further(cause) = it {
                all.extend(self.all_caused(cause));
            }
        }
        all
    }
}
