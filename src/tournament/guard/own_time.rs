//! What the console itself knows of whoever speaks up: whether his time is over, by his clock and the measured press,
//! and what a proven offence of his has settled.

use std::collections::BTreeSet;

use crate::domain::{At, Millis, Side, TableId};
use crate::rules::{Observation, TimeMode};
use crate::tournament::event::{ClaimOutcome, ClockNote};
use crate::tournament::state::Game;

use super::DecisionCtx;

/// Without a measured press, a time-out reported or an offence noted this shortly before is taken to be of the move
/// being made.
const AT_ONCE: i64 = 30_000;

/// Who speaks up at a table, and when.
pub(in crate::tournament) struct Speaks {
    pub(in crate::tournament) table: TableId,
    pub(in crate::tournament) side: Side,
    /// When it was said.
    pub(in crate::tournament) at: At,
    /// How long after the press of the other, where somebody measured it.
    pub(in crate::tournament) since_press: Option<Millis>,
}

impl DecisionCtx<'_> {
    /// What was seen at the table, with what the console knows by itself: that the own time is over, or the play
    /// settled.
    pub(in crate::tournament) fn seen(
        &self,
        speaks: &Speaks,
        marks: &BTreeSet<Observation>,
    ) -> BTreeSet<Observation> {
        let mut seen = marks.clone();
        if self.game(speaks.table).is_ok_and(|game| self.own_time_over(speaks, game)) {
            seen.insert(Observation::OwnLimitOver);
        }
        seen.extend(self.settled(speaks));
        seen
    }

    /// What a proven offence of whoever speaks has settled since the press. A later press is of another play.
    fn settled(&self, speaks: &Speaks) -> Vec<Observation> {
        let pressed = speaks.at - speaks.since_press.unwrap_or(Millis(AT_ONCE));
        let here = self.state.here(speaks.table);
        let claims = self.state.claims.newest_at(&here).map(|(_, claim)| claim);
        let recent = claims.take_while(|claim| claim.raised_at >= pressed);
        let proven = recent.filter(|claim| {
            claim.offender == speaks.side
                && claim.voided_at.is_none()
                && matches!(claim.outcome, Some(ClaimOutcome::Proven))
        });
        let offences = proven.filter_map(|claim| self.law.ruleset.offence(&claim.offence));
        offences.flat_map(|offence| offence.value.settles.iter().copied()).collect()
    }

    fn own_time_over(&self, speaks: &Speaks, game: &Game) -> bool {
        if self.law.ruleset.time.mode.value != TimeMode::PerMove {
            return game.ran_out(speaks.side);
        }
        let ran_out = |from: At| {
            let fell = ClockNote::TimeOut { side: speaks.side };
            game.notes.iter().any(|(at, note)| *note == fell && *at >= from)
        };
        // Every move has a time of its own, so only what was reported in this one counts.
        let Some(since) = speaks.since_press else { return ran_out(speaks.at - Millis(AT_ONCE)) };
        let limit =
            self.state.event.as_ref().map_or(self.law.ruleset.time.budget.value, |event| event.budget);
        let pressed = speaks.at - since;
        match self.stopped_since(speaks.table, pressed) {
            // The clock stood in between and was started anew: the time since the press is not his time.
            Some(stopped) => ran_out(stopped),
            // It is over the moment it has run.
            None => since >= limit,
        }
    }

    /// When the clock of a table was last stopped, and started again, for a slip or a claim since a press.
    fn stopped_since(&self, table: TableId, pressed: At) -> Option<At> {
        let here = self.state.here(table);
        let slips = self.state.slips.newest_at(&here).map(|(_, slip)| slip);
        let slips = slips.take_while(|slip| slip.raised_at >= pressed);
        let slips = slips.filter(|it| it.stopped_at() >= pressed && !it.is_struck());
        let claims = self.state.claims.newest_at(&here).map(|(_, claim)| claim);
        let claims = claims.take_while(|claim| claim.raised_at >= pressed);
        let slips = slips.map(|slip| slip.ended_at.or(slip.decided_at).unwrap_or(slip.raised_at));
        slips.chain(claims.map(|claim| claim.raised_at)).max()
    }
}
