//! Offers about the game as a whole: who is there, lost turns, the playoff, the result.

use crate::domain::{Side, TableId};
use crate::rules::Racks;
use crate::tournament::event::{ClockNote, GameRef};
use crate::tournament::guard::{CorrectionGrant, owes};
use crate::tournament::parts::Dated;
use crate::tournament::refusal::Refusal;
use crate::tournament::state::scored;

use super::{Menu, Need, Offer, OfferKind, Part, Stands, Tick};

impl Menu<'_> {
    /// Presence, lost turns, the playoff, the result.
    pub(super) fn games(&mut self, table: TableId) {
        self.signal(self.ctx.state.phase(table));
        // Only as long as nothing has happened: a game that is played is not paired anew.
        if let Ok((_, cite)) = self.ctx.may_unpair(table) {
            self.add(OfferKind::Unpair, cite).asks([Need::Reason { must: true }]);
        }
        self.presence(table);
        self.lost_turns(table);
        self.playoff(table);
        self.result(table);
    }

    fn presence(&mut self, table: TableId) {
        let rules = &self.ctx.law.ruleset;
        // A regulation that counts no lateness lets it be noted all the same.
        let base = rules.late.as_ref().map_or(&rules.start.trigger.cite, |late| &late.base.cite);
        let come = rules.late.as_ref().map_or(base, |late| &late.reduces.cite);
        let Some(game) = self.ctx.state.game(table) else { return };
        for side in self.seated(table) {
            if game.still_missing(side).is_some() {
                let may = self.ctx.may_note_arrived(table, side);
                self.add(OfferKind::Arrived(side), come).checked(may);
            }
        }
        let (of, may) = self.sides(table, |side| self.ctx.may_note_absent(table, side));
        self.add(OfferKind::Absent, base).checked(may).asks([Need::Side { part: Part::About, of }]);
        for side in Side::BOTH {
            self.redate_of(Dated::Clock { table, side });
        }
    }

    fn lost_turns(&mut self, table: TableId) {
        let Some(game) = self.ctx.state.game(table) else { return };
        for side in Side::BOTH {
            if let Some((owed, cite)) = owes(self.ctx.state, &self.ctx.law.ruleset, game, side) {
                let may = self.ctx.may_pass(table, side);
                self.add(OfferKind::ForcedPass { side, owed }, cite).checked(may).due_if(owed > 0);
            }
        }
    }

    fn playoff(&mut self, table: TableId) {
        let Some(session) = &self.ctx.law.ruleset.session else { return };
        let Some(rounds) = &session.playoff_rounds else { return };
        // One move is circled, and then it is done.
        if self.ctx.state.game(table).is_some_and(|game| game.circled.is_none()) {
            let may = self.ctx.may_circle(table);
            self.add(OfferKind::CircleMove, &rounds.cite).checked(may).asks([Need::Number]).due_if(true);
        }
    }

    fn result(&mut self, table: TableId) {
        let rules = &self.ctx.law.ruleset;
        let seated: Vec<Side> = self.seated(table).collect();
        let finished = self.finished(table);
        for end in &rules.ends {
            let (cite, it) = (&end.cite, &end.value);
            let (racks, last) = match it.racks {
                Racks::Transfer | Racks::ToLast => (true, true),
                Racks::OwnOnly => (true, false),
                Racks::None | Racks::External => (false, false),
            };
            let over = it.overtime && rules.time.overtime.is_some();
            let may = self.ctx.may_enter(table, &it.id, None);
            self.add(OfferKind::EnterResult(it.id.clone()), cite)
                .named(&it.name, "")
                .checked(may)
                .asks(seated.iter().map(|side| Need::Score(*side)))
                .asks(seated.iter().filter(|_| racks).map(|side| Need::Rack(*side)))
                .asks(seated.iter().filter(|_| over).map(|side| Need::Over(*side)))
                .asks(last.then_some(Need::Out))
                .due_if(finished);
        }
        let game = GameRef { round: self.ctx.state.round, table };
        self.correction(game, self.ctx.may_correct(game), seated.into_iter());
        let played = self.ctx.state.played(self.ctx.state.round, table);
        let from_slips = self.ctx.state.from_slips(self.ctx.state.round);
        if let Some(played) = played.filter(|played| !played.handed_in && !from_slips) {
            let may = self.ctx.may_hand_in(table, None);
            let signed = may.as_ref().is_ok_and(|grant| grant.signed);
            self.add(OfferKind::HandIn, &rules.results.signatures.cite)
                .checked(may)
                .asks(signed.then_some(Need::Tick(Tick::Signed)))
                .due_if(!played.awarded);
        }
    }

    /// Correcting the result of a game, as somebody may who was told so.
    pub(super) fn correction(
        &mut self,
        game: GameRef,
        may: Result<CorrectionGrant<'_>, Refusal>,
        seated: impl Iterator<Item = Side>,
    ) -> &mut Offer {
        let (cite, offices, tick) = match &may {
            Ok(grant) => {
                let agree = grant.together.map(|_| Tick::BothAgree);
                let signed = grant.signed.then_some(Tick::NotAsSigned);
                let awarded = self.ctx.state.played(game.round, game.table).filter(|it| it.awarded);
                let played = awarded.map(|_| Tick::Played);
                let tick = grant.announced.map(|_| Tick::Misentered).or(signed).or(agree).or(played);
                (Some(grant.cite), grant.offices.clone(), tick)
            }
            Err(refusal) => (refusal.cite.as_ref(), refusal.why.offices(), None),
        };
        let cite = cite.unwrap_or(&self.ctx.law.ruleset.results.correct_until.cite).clone();
        let played = self.ctx.state.played(game.round, game.table);
        let stands = played.map(|played| Stands::Scored(scored(&played.sides)));
        self.add(OfferKind::CorrectResult(game), &cite)
            .that_stands(stands)
            .by(&offices)
            .checked(may)
            .asks(seated.map(Need::Score))
            .asks(tick.map(Need::Tick))
            .asks([Need::Reason { must: true }])
    }

    /// Whether the clock says that the game is over.
    fn finished(&self, table: TableId) -> bool {
        let game = self.ctx.state.game(table);
        game.is_some_and(|game| game.notes.iter().any(|(_, it)| matches!(it, ClockNote::Finished { .. })))
    }
}
