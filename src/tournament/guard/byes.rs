//! What somebody gets who has no game in the round that has begun: whether, who gives it, and to whom.

use crate::domain::Role;
use crate::rules::{Award, Cited, Serves};
use crate::tournament::refusal::{Refusal, RoundReason, Subject};
use crate::tournament::state::Exclusion;

use super::{DecisionCtx, allows};

/// What may be given now to somebody who has no game in the round that has begun.
pub(in crate::tournament) struct ByeGrant<'g> {
    /// The award.
    pub(in crate::tournament) award: &'g Cited<Award>,
    /// Who has neither a game nor a bye, as they were entered; never nobody.
    pub(in crate::tournament) players: Vec<&'g str>,
}

impl<'a> DecisionCtx<'a> {
    /// Who may be given now, without a table, what an award gives in the round that has begun.
    ///
    /// # Errors
    /// Where no round has begun, the award is for games, another office gives it, the results are final, or nobody is
    /// without a game or a bye.
    pub(in crate::tournament) fn may_give_bye(&self, award: &str) -> Result<ByeGrant<'a>, Refusal> {
        let state = self.state;
        let found = self.award(award)?;
        let (award, cite) = (&found.value, &found.cite);
        if award.serves.is_none() {
            return Err(Refusal::by(RoundReason::OnlyAtTable { name: award.name.clone() }, cite));
        }
        if state.round.0 == 0 {
            return Err(Refusal::by(RoundReason::NoneBegun, cite));
        }
        self.given_to(&Self::bye_offices(award), Subject::Named(award.name.clone()), cite)?;
        self.results_are_open()?;
        allows(
            award.allowed_if.as_ref(),
            award.otherwise.as_deref(),
            &self.known_unasked(),
            &award.asks,
            cite,
        )?;
        let free = |name: &&'a str| self.without_game(name, found).is_ok();
        let players: Vec<&'a str> = state.players.iter().map(|it| it.name.as_str()).filter(free).collect();
        if players.is_empty() {
            return Err(Refusal::by(RoundReason::EverybodyPlays { round: state.round }, cite));
        }
        Ok(ByeGrant { award: found, players })
    }

    /// Who gives it to somebody that he has no game: whoever awards it, and whoever pairs the round.
    pub(in crate::tournament) fn bye_offices(award: &Award) -> Vec<Role> {
        let mut offices = award.by.clone();
        if !offices.contains(&Role::Director) {
            offices.push(Role::Director);
        }
        offices
    }

    /// Whether a player has neither a game nor a bye in the round that has begun, and may play in it, so that an award
    /// may be given for that.
    ///
    /// # Errors
    /// Where he has one, is excluded, or has gone home and is to get a bye: he has no opponent to wait for.
    pub(in crate::tournament) fn without_game(
        &self,
        player: &str,
        award: &Cited<Award>,
    ) -> Result<(), Refusal> {
        let (state, round) = (self.state, self.state.round);
        if let Some((table, _)) = state.seat(player) {
            return Err(Refusal::own(RoundReason::HasGame { player: player.to_owned(), table }));
        }
        if let Some(bye) = state.byes.iter().find(|it| it.round == round && it.player == *player) {
            let name = self.law.ruleset.award(&bye.award).map(|it| it.value.name.clone()).unwrap_or_default();
            return Err(Refusal::own(RoundReason::HasBye { player: player.to_owned(), name }));
        }
        if let Some(excluded) = self.excluded_from(player, round) {
            return Err(self.excluded(player, excluded));
        }
        if award.value.serves == Some(Serves::Bye) && self.has_withdrawn(player) {
            return Err(Refusal::by(RoundReason::HasWithdrawn { player: player.to_owned() }, &award.cite));
        }
        Ok(())
    }

    /// That somebody was excluded, by what, and by which paragraph.
    pub(in crate::tournament) fn excluded(&self, player: &str, excluded: &Exclusion) -> Refusal {
        let why = RoundReason::PlayerExcluded {
            player: player.to_owned(),
            from: excluded.from,
            round: excluded.round,
            why: excluded.why.clone(),
        };
        Refusal { cite: self.excluded_by(&excluded.why), why: why.into() }
    }
}
