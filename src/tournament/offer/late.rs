//! Offers for whoever comes once the round has begun: a game, or what the regulation gives for having none.

use crate::domain::TableId;
use crate::tournament::command::{PairLate, RoundCommand};

use super::{Menu, Need, listed};

impl Menu<'_> {
    /// Whoever has no game may get one, as soon as there are two.
    pub(in crate::tournament) fn late(&mut self) {
        let Ok(grant) = self.ctx.may_pair_late() else { return };
        let names = || grant.players.iter().map(|name| (*name).to_owned()).collect();
        if grant.players.len() > 1 {
            let pair = PairLate { table: TableId(0), a: String::new(), b: String::new(), anyway: None };
            self.add(listed::PAIR_LATE, RoundCommand::PairLate(pair), grant.cite).asks([
                ("table", Need::FreeTable(grant.tables.clone())),
                ("a", Need::Player(names())),
                ("b", Need::Opponent(names())),
                ("anyway", Need::Reason { must: false }),
            ]);
        }
    }
}
