//! What a console does for a duplicate game besides giving commands: a seed to draw from, the best moves of a draw.

use crate::domain::{Actor, At, Millis, Role};
use crate::station::Input;
use crate::tournament::{Command, DuplicateCommand, HandInMove, RoundCommand};

use super::RunningConsole;

/// Between one slip of a simulated hall and the next.
const BETWEEN: Millis = Millis(900);

impl RunningConsole {
    /// The seats and the first letters of a duplicate game are drawn from a seed that the machine gives.
    pub(super) fn seeded(&mut self, command: Command) -> Command {
        if let Command::Round(RoundCommand::StartRound(mut round)) = command {
            if round.lot.as_ref().is_some_and(String::is_empty) {
                round.lot = self.best.as_mut().and_then(|best| best.seed());
            }
            return Command::Round(RoundCommand::StartRound(round));
        }
        let Command::Duplicate(DuplicateCommand::DrawRack { letters: None, seed: None, reason, draw: None }) =
            command
        else {
            return command;
        };
        // Where letters were typed they come from a bag, and go on doing so.
        let known = self.station.state().duplicate().is_some_and(|it| it.seed.is_some() || it.number() > 0);
        let seed = if known { None } else { self.best.as_mut().and_then(|best| best.seed()) };
        DuplicateCommand::DrawRack { letters: None, seed, reason, draw: None }.into()
    }

    /// Has the best moves found for letters that have just been drawn.
    pub(super) fn find_best(&mut self) {
        let (Some(best), Some(game)) = (&mut self.best, self.station.wants_best()) else { return };
        if let Some(found) = best.find(self.station.law(), self.station.state(), game) {
            self.station.found_best(found);
        }
    }

    /// In a simulated hall slips come by themselves once time is up, one after the other.
    pub(super) fn practise(&mut self, now: At) {
        if self.rehearsal.is_none() || self.under_way.is_some() {
            return;
        }
        let (Some(best), Some(game)) = (&mut self.best, self.station.state().duplicate()) else { return };
        let Some(draw) = game.last().filter(|draw| draw.master.is_none()) else { return };
        let latest = draw.slips.values().map(|slip| slip.at).max().or(draw.ends_at);
        if latest.is_none_or(|at| now.since(at) < BETWEEN) {
            return;
        }
        let missing = self.station.state().missing(game, game.number());
        let law = self.station.law();
        let slip = missing.into_iter().find_map(|table| Some((table, best.writes(law, game, table)?)));
        let Some((table, play)) = slip else { return };
        let by = Actor::new(Role::Referee, "practice");
        let command =
            DuplicateCommand::HandInMove(HandInMove { table, draw: None, round: None, play, reason: None })
                .into();
        self.give(now, Input::Command { ticket: None, by, command });
        self.dirty = true;
    }
}
