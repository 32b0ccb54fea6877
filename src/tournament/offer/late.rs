//! Offers for whoever comes once the round has begun: a game, or what the regulation gives for having none.

use crate::tournament::guard::DecisionCtx;

use super::{Menu, Need, OfferKind};

impl Menu<'_> {
    /// Whoever goes home before the end, and whoever comes back.
    pub(super) fn staying(&mut self) {
        let owned = |players: Vec<&str>| players.into_iter().map(str::to_owned).collect();
        if let Ok(grant) = self.ctx.may_withdraw_player() {
            let needs = [Need::Player(owned(grant.players)), Need::Reason { must: false }];
            self.add(OfferKind::Withdraw, &grant.cite).asks(needs);
        }
        if let Ok(grant) = self.ctx.may_return_player() {
            self.add(OfferKind::Return, &grant.cite).asks([Need::Player(owned(grant.players))]);
        }
    }

    /// Whoever has no game may get one, as soon as there are two.
    pub(super) fn late(&mut self) {
        let Ok(grant) = self.ctx.may_pair_late() else { return };
        let names = || grant.players.iter().map(|name| (*name).to_owned()).collect();
        if grant.players.len() > 1 {
            self.add(OfferKind::PairLate, grant.cite).asks([
                Need::FreeTable(grant.tables.clone()),
                Need::Player(names()),
                Need::Opponent(names()),
                Need::Reason { must: false },
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
            self.add(OfferKind::Bye(award.value.id.clone()), &award.cite)
                .named(&award.value.name, "")
                .by(&offices)
                .asks([Need::Player(players), Need::Reason { must: false }]);
        }
    }
}
