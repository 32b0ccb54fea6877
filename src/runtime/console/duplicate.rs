//! What a console does for a duplicate game besides giving commands: a seed to draw from, the best moves of a draw.

use crate::tournament::{Command, DuplicateCommand};

use super::Console;

impl Console {
    /// The first letters of a duplicate game are drawn from a seed that the machine gives.
    pub(super) fn seeded(&mut self, command: Command) -> Command {
        let Command::Duplicate(DuplicateCommand::DrawRack { letters: None, seed: None, reason }) = command
        else {
            return command;
        };
        let known = self.station.state().duplicate().is_some_and(|game| game.seed.is_some());
        let seed = if known { None } else { self.best.as_mut().and_then(|best| best.seed()) };
        DuplicateCommand::DrawRack { letters: None, seed, reason }.into()
    }

    /// Has the best moves found for letters that have just been drawn.
    pub(super) fn find_best(&mut self) {
        let (Some(best), Some(game)) = (&mut self.best, self.station.wants_best()) else { return };
        if let Some(found) = best.find(self.station.law(), self.station.state(), game) {
            self.station.found_best(found);
        }
    }
}
