//! Two challenges of one play of which both are upheld, whichever was first, and the procedure that they lead to.

use crate::domain::{At, Side, SlipId};
use crate::rules::Facts;
use crate::tournament::event::{Cause, ClaimOutcome, GameRef};
use crate::tournament::refusal::Refusal;
use crate::tournament::state::{ClaimState, RunState, SlipState};

use super::procedure::begin_after;
use super::scene::Scene;
use super::transaction::Transaction;

/// What was upheld of a play besides.
pub(in crate::tournament) enum Upheld<'u> {
    /// A challenge of its words; admitted or not.
    Words {
        /// Whether the player admitted it himself.
        admitted: bool,
    },
    /// An offence.
    Offence {
        /// Its id.
        id: &'u str,
        /// Whether the player admitted it himself.
        admitted: bool,
    },
}

/// Begins what follows from two challenges of one play of which both are upheld, where this is the second: the first
/// was decided no longer ago than somebody has to react.
///
/// # Errors
/// Where a step needs a fact that is not known.
pub(in crate::tournament) fn begin_after_both(
    tx: &mut Transaction<'_>,
    (game, mover, raised_at): (GameRef, Side, At),
    upheld: &Upheld<'_>,
    cause: &Cause,
) -> Result<(), Refusal> {
    let rules = &tx.ctx.law.ruleset;
    let limit = tx.state.event.as_ref().map_or(rules.time.budget.value, |event| event.budget);
    for found in &rules.procedures {
        let Some(after) = found.value.after.first().map(|after| &after.value) else { continue };
        let (admitted, other) = match upheld {
            Upheld::Words { admitted } => (*admitted, true),
            Upheld::Offence { id, admitted } => (*admitted, **id == *after.or),
        };
        if !other || admitted && !after.admitted {
            continue;
        }
        let first = |claim: &ClaimState| {
            let proven = claim.outcome == Some(ClaimOutcome::Proven) && claim.voided_at.is_none();
            let of_this_play = |at: At| raised_at >= claim.raised_at && raised_at <= at + limit;
            let same = claim.offence == after.offence && claim.offender == mover;
            proven && same && claim.decided_at.is_some_and(of_this_play)
        };
        let Some(first) = tx.state.claims.newest_at(&game).map(|(_, claim)| claim).find(|claim| first(claim))
        else {
            continue;
        };
        let again = |run: &RunState| {
            run.procedure == found.value.id && run.side == Some(mover) && run.begun_at >= first.raised_at
        };
        if tx.state.runs.newest_at(&game).any(|(_, run)| again(run)) {
            continue;
        }
        let scene = Scene {
            game: Some(game),
            players: tx.state.players_of(game).unwrap_or_default(),
            offender: Some(mover),
            facts: Facts::from([("round".to_owned(), i64::from(game.round.0))]),
            asks: Vec::new(),
            cause: cause.clone(),
            rule: found.value.name.clone(),
            reason: String::new(),
        };
        begin_after(tx, &scene, found)?;
    }
    Ok(())
}

impl Transaction<'_> {
    /// What follows where another challenge of the same play was upheld before.
    ///
    /// # Errors
    /// Where a step needs a fact that is not known.
    pub(in crate::tournament) fn both_upheld(
        &mut self,
        id: SlipId,
        slip: &SlipState,
        admitted: bool,
    ) -> Result<(), Refusal> {
        let play = (slip.game(), slip.mover(), slip.raised_at);
        begin_after_both(self, play, &Upheld::Words { admitted }, &Cause::Slip(id))
    }
}
