//! How late a player is, and whether that has lost the game.

use crate::domain::{Millis, Side};
use crate::rules::{Late, LateMeasure};
use crate::tournament::refusal::{ClockReason, Refusal, RefusalCode, Subject};
use crate::tournament::state::{Absence, Game};

use super::DecisionCtx;

/// A refusal of what counts from a signal that has not been given.
pub(in crate::tournament) fn no_signal(late: &Late, what: Subject) -> Refusal {
    Refusal::by(ClockReason::NoSignal { what }, &late.base.cite)
}

impl DecisionCtx<'_> {
    /// How much of the round's time has gone: from the signal, or where none is given from the round's official start,
    /// which is when its pairing was published. `None` while the signal is awaited.
    pub(in crate::tournament) fn round_gone(&self, game: &Game) -> Option<Millis> {
        let signal = self.law.ruleset.start.together.value;
        let from = if signal { game.started_at } else { Some(game.drawn_at) };
        from.map(|from| self.now.since(from))
    }

    /// How late a player is at this moment, or was when he came; nothing before it counts.
    pub(in crate::tournament) fn lateness(&self, late: &Late, game: &Game, absence: &Absence) -> Millis {
        let until = absence.arrived_at.unwrap_or(self.now);
        game.late_from(late).map_or(Millis(0), |from| until.since(from).max(Millis(0)))
    }

    /// Whether a player's lateness has lost him the game.
    pub(in crate::tournament) fn lost_by_lateness(
        &self,
        late: &Late,
        game: &Game,
        side: Side,
    ) -> Result<(), Refusal> {
        let player = &game.players[side.index()];
        let cite = &late.forfeit_after.cite;
        let Some(absence) = &game.absent[side.index()] else {
            return Err(Refusal::cited(
                RefusalCode::NotAllowed,
                format!("{player} was not noted as absent"),
                "note that he is not there; lateness counts all the same from its base",
                cite,
            ));
        };
        let from = match late.measured.value {
            LateMeasure::Base => {
                game.late_from(late).ok_or_else(|| no_signal(late, Subject::Named(player.clone())))?
            }
            LateMeasure::Clock => absence.clock_at.ok_or_else(|| {
                Refusal::cited(
                    RefusalCode::NotAllowed,
                    format!("the clock of {player} was not started, and it is on his clock that it counts"),
                    "start his clock first",
                    &late.measured.cite,
                )
            })?,
        };
        let length = absence.arrived_at.unwrap_or(self.now).since(from);
        if late.forfeits(length) {
            return Ok(());
        }
        let limit = late.forfeit_after.value;
        if absence.arrived_at.is_some() {
            return Err(Refusal::cited(
                RefusalCode::NotAllowed,
                format!("{player} came {} late; lost is what is later than {}", length.age(), limit.age()),
                "the game is played with the time that is left",
                cite,
            ));
        }
        let instead = if length == limit {
            format!("exactly {} is still in time", limit.age())
        } else {
            format!("it is lost in {} if he does not come before", (limit - length).face())
        };
        let only = if late.forfeits(limit) { "" } else { "only more than " };
        let what = format!("{player} is {} late, and {only}{} loses the game", length.age(), limit.age());
        Err(Refusal::cited(RefusalCode::TooEarly, what, instead, cite))
    }
}
