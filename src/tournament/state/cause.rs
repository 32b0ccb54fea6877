//! What followed from what, so that whoever takes a cause back finds all that it led to; and what fell, in which entry.

use std::iter::successors;
use std::sync::Arc;

use serde::Serialize;

use super::effects::PlayerEffect;
use super::{Absence, State};
use crate::domain::{At, DutyId, OpId, Points, Seq, SlipId};
use crate::tournament::event::{Cause, GameRef, SpreadAdjusted};

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
    pub fn consequences_of(&self, cause: &Cause) -> &[Caused] {
        match cause {
            Cause::Slip(id) => self.slips.get(id).map_or(&[], |slip| &slip.caused),
            Cause::Claim(id) => self.claims.get(id).map_or(&[], |claim| &claim.caused),
            Cause::Run(id) => self.runs.get(id).map_or(&[], |run| &run.caused),
            Cause::Sanction(act) | Cause::Award(act) | Cause::Threshold(act) => {
                self.acts.get(&act.entry).map_or(&[], |it| &it.caused)
            }
        }
    }

    /// What was mended of a slip's verdict afterwards, with its entry in the journal.
    pub fn mended(&self, slip: SlipId) -> impl Iterator<Item = (Seq, &SpreadAdjusted)> {
        self.consequences_of(&Cause::Slip(slip)).iter().filter_map(|it| {
            let Caused::Adjustment(entry) = it else { return None };
            Some((*entry, self.adjustments.get(entry)?.as_ref()))
        })
    }

    /// Everything that followed from a cause, directly or by way of something else, and stands.
    pub fn all_caused(&self, cause: &Cause) -> Vec<&Caused> {
        let mut all = Vec::new();
        for it in self.consequences_of(cause) {
            all.push(it);
            if let Caused::Further(cause) = it {
                all.extend(self.all_caused(cause));
            }
        }
        all
    }

    /// The entry in which a cause fell that stood in the entry `since`: it was voided; another result took the place of
    /// the award; a sanction or a threshold took games and nothing else, and each has another result by now. `None`
    /// while it stands.
    pub fn fell_in(&self, cause: &Cause, since: Seq) -> Option<Seq> {
        let voided = self.voided.get(cause).copied().filter(|voided| *voided > since);
        voided.or_else(|| match cause {
            Cause::Award(act) => self.award_replaced_in(cause, act.entry),
            Cause::Sanction(_) | Cause::Threshold(_) => self.spent_in(cause),
            Cause::Slip(_) | Cause::Claim(_) | Cause::Run(_) => None,
        })
    }

    /// The entry that brought the first result that took an award's place and does not follow from it.
    fn award_replaced_in(&self, award: &Cause, entry: Seq) -> Option<Seq> {
        if self.still_counts(award, entry) {
            return None;
        }
        let follows = |cause: &Option<Cause>| {
            successors(cause.clone(), |cause| self.led_to_by(cause)).any(|cause| cause == *award)
        };
        let later = self.standing_results(self.awarded_by(award)?).filter(|layer| layer.entry > entry);
        later.filter(|layer| !follows(&layer.cause)).map(|layer| layer.entry).min()
    }

    /// The entry in which the last game fell that a cause had taken, where nothing else that it led to stands.
    fn spent_in(&self, cause: &Cause) -> Option<Seq> {
        let mut last = None;
        for caused in self.consequences_of(cause) {
            match caused {
                Caused::Further(further @ (Cause::Award(act) | Cause::Threshold(act))) => {
                    last = last.max(Some(self.fell_in(further, act.entry)?));
                }
                Caused::Order(_) | Caused::Duty(_) | Caused::Absence { .. } => {}
                Caused::Effect(_)
                | Caused::Adjustment(_)
                | Caused::Rescore { .. }
                | Caused::Result { .. }
                | Caused::Further(Cause::Slip(_) | Cause::Claim(_) | Cause::Run(_) | Cause::Sanction(_)) => {
                    return None;
                }
            }
        }
        last
    }
}
