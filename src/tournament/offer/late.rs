//! Offers for whoever comes once the round has begun: a game, or what the regulation gives for having none.

use crate::domain::TableId;
use crate::tournament::guard::DecisionCtx;

use crate::tournament::command::{GiveBye, PairLate, RoundCommand};

use super::{Menu, Need, listed};

impl Menu<'_> {
    /// Whoever goes home before the end, and whoever comes back.
    pub(super) fn staying(&mut self) {
        let owned = |players: Vec<&str>| players.into_iter().map(str::to_owned).collect();
        if let Ok(grant) = self.ctx.may_withdraw_player() {
            let withdraw = RoundCommand::WithdrawPlayer { player: String::new(), note: String::new() };
            self.add(listed::WITHDRAW, withdraw, &grant.cite).asks([
                ("player", Need::Player(owned(grant.players))),
                ("note", Need::Reason { must: false }),
            ]);
        }
        if let Ok(grant) = self.ctx.may_return_player() {
            let back = RoundCommand::ReturnPlayer { player: String::new() };
            self.add(listed::RETURN, back, &grant.cite)
                .asks([("player", Need::Player(owned(grant.players)))]);
        }
    }

    /// Whoever has no game may get one, as soon as there are two.
    pub(super) fn late(&mut self) {
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

    /// Whoever has no game and gets none, gets what the regulation gives for that.
    pub(super) fn byes(&mut self) {
        let rules = &self.ctx.law.ruleset;
        for award in rules.awards.iter().filter(|it| it.value.serves.is_some()) {
            let offices = DecisionCtx::bye_offices(&award.value);
            let by = self.acting(&offices);
            let ctx = DecisionCtx { by: &by, ..self.ctx };
            let Ok(grant) = ctx.may_give_bye(&award.value.id) else { continue };
            let players = grant.players.iter().map(|name| (*name).to_owned()).collect();
            let bye = GiveBye { player: String::new(), award: award.value.id.clone(), anyway: None };
            let serves = self.ctx.may_serve_as(&offices) || offices.is_empty();
            self.add(listed::BYE, RoundCommand::GiveBye(bye), &award.cite)
                .named(&award.value.name, "")
                .by(&offices)
                .serving(serves)
                .asks([("player", Need::Player(players)), ("anyway", Need::Reason { must: false })]);
        }
    }
}
