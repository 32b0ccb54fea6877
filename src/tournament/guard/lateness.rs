//! How late a player is, and whether that has lost the game; how much of the round's time has gone.

use crate::domain::{Millis, Side, TableId};
use crate::rules::{Late, LateMeasure, SessionTime};
use crate::tournament::refusal::{ClockReason, Refusal, RoundReason, Subject};
use crate::tournament::state::{Absence, Game};

use super::DecisionCtx;

/// A refusal of what counts from a signal that has not been given.
pub(in crate::tournament) fn no_signal(late: &Late, what: Subject) -> Refusal {
    Refusal::by(ClockReason::NoSignal { what }, &late.base.cite)
}

/// How long a game's round takes.
pub(in crate::tournament) fn session_limit(session: &SessionTime, game: &Game) -> Millis {
    game.session.unwrap_or(session.base.value)
}

impl DecisionCtx<'_> {
    /// How much of the round's time has gone; `None` while the signal is awaited.
    pub(in crate::tournament) fn round_gone(&self, game: &Game) -> Option<Millis> {
        game.started_at.map(|from| self.now.since(from))
    }

    /// How late a player is at this moment, or was when they came; nothing before it counts.
    pub(in crate::tournament) fn lateness(&self, late: &Late, game: &Game, absence: &Absence) -> Millis {
        let until = absence.arrived_at.unwrap_or(self.now);
        game.late_from(late).map_or(Millis(0), |from| until.since(from).max(Millis(0)))
    }

    /// Whether a player's lateness has lost them the game.
    pub(in crate::tournament) fn lost_by_lateness(
        &self,
        late: &Late,
        game: &Game,
        side: Side,
    ) -> Result<(), Refusal> {
        let player = game.players[side.index()].clone();
        let cite = &late.forfeit_after.cite;
        let absence = self.missed(late, game, side)?;
        let from = self.state.forfeit_from(late, game, absence).ok_or_else(|| {
            if late.measured.value.needs_clock() && self.state.clock_runs_since(absence).is_none() {
                let player = player.clone();
                return Refusal::by(RoundReason::ClockNotStarted { player }, &late.measured.cite);
            }
            no_signal(late, Subject::Named(player.clone()))
        })?;
        let length = absence.arrived_at.unwrap_or(self.now).since(from);
        if late.forfeits(length) {
            return Ok(());
        }
        let limit = late.forfeit_after.value;
        let (left, exactly) = (limit - length, late.forfeits(limit));
        if absence.arrived_at.is_some() {
            return Err(Refusal::by(RoundReason::CameInTime { player, late: length, limit, exactly }, cite));
        }
        Err(Refusal::by(RoundReason::NotLateEnough { player, late: length, limit, left, exactly }, cite))
    }

    /// Whether a game was begun at all: one that is decided because somebody was not there was not, and nothing was
    /// played in it.
    ///
    /// # Errors
    /// Where it was awarded so.
    pub(in crate::tournament) fn was_begun(&self, game: &Game) -> Result<(), Refusal> {
        let rules = &self.law.ruleset;
        let (Some(late), Some(played)) = (&rules.late, game.result.as_ref()) else { return Ok(()) };
        if !played.awarded || played.how != late.award.value {
            return Ok(());
        }
        let award = rules.award(&played.how);
        let name = award.map_or_else(|| played.how.clone(), |it| it.value.name.clone());
        let cite = award.map_or(&late.award.cite, |it| &it.cite);
        Err(Refusal::by(RoundReason::NeverBegun { name }, cite))
    }

    /// Nobody has played who was not there. Of an earlier round nobody can note any more who came.
    ///
    /// # Errors
    /// Where somebody was noted as absent, and nobody has noted since that they came.
    pub(in crate::tournament) fn both_have_come(&self, game: &Game, table: TableId) -> Result<(), Refusal> {
        let missing = Side::BOTH.into_iter().find(|side| game.still_missing(*side).is_some());
        let Some(side) = missing.filter(|_| game.round == self.state.round) else { return Ok(()) };
        let why = RoundReason::StillAbsent { player: game.players[side.index()].clone(), table };
        let cite = self.law.ruleset.late.as_ref().map(|late| late.award.cite.clone());
        Err(Refusal::by(why, &cite.unwrap_or_else(|| self.silent())))
    }

    /// A game is played on that nobody has lost by coming too late, as far as the hour of their coming is on record.
    /// Where the award for it asks something first, nobody has lost before it is given.
    ///
    /// # Errors
    /// Where somebody came too late, and the game has no result yet.
    pub(in crate::tournament) fn still_played(&self, game: &Game) -> Result<(), Refusal> {
        let rules = &self.law.ruleset;
        let Some(late) = &rules.late else { return Ok(()) };
        let asks = rules.award(&late.award.value).is_none_or(|award| !award.value.asks.is_empty());
        if asks || game.result.is_some() {
            return Ok(());
        }
        for side in Side::BOTH {
            let came = game.absent[side.index()].as_ref().filter(|absence| absence.arrived_at.is_some());
            let Some(absence) = came else { continue };
            // What was counted when they came stays, whatever is put right about the hours since.
            // Whoever was there before it is counted was not late at all, however short the time is that is allowed.
            let counted = |length: Millis| {
                let from = game.late_from(late);
                length.0 > 0 || from.is_some_and(|from| absence.arrived_at.is_some_and(|at| at >= from))
            };
            let lost = match late.measured.value {
                LateMeasure::Base => {
                    absence.late.is_some_and(|length| late.forfeits(length) && counted(length))
                }
                LateMeasure::BaseOnceStarted | LateMeasure::Clock => {
                    self.lost_by_lateness(late, game, side).is_ok()
                }
            };
            if lost {
                let player = game.players[side.index()].clone();
                let (length, limit) = (self.lateness(late, game, absence), late.forfeit_after.value);
                let exactly = late.forfeits(limit);
                let why = RoundReason::CameTooLate { player, late: length, limit, exactly };
                return Err(Refusal::by(why, &late.forfeit_after.cite));
            }
        }
        Ok(())
    }

    /// The absence of a player who was missed, be it that they have come since.
    #[expect(clippy::unused_self, reason = "it reads as the other questions to the context")]
    pub(in crate::tournament) fn missed<'g>(
        &self,
        late: &Late,
        game: &'g Game,
        side: Side,
    ) -> Result<&'g Absence, Refusal> {
        game.absent[side.index()].as_ref().ok_or_else(|| {
            let player = game.players[side.index()].clone();
            Refusal::by(RoundReason::WasNotAbsent { player }, &late.forfeit_after.cite)
        })
    }
}
