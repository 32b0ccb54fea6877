//! Whether a player may withdraw from the event, or come back.

use crate::domain::Citation;
use crate::rules::{Cited, Excluded, Item, Remedy, Sanction, Serves};
use crate::tournament::refusal::{Refusal, RoundReason};
use crate::tournament::score;

use super::DecisionCtx;

/// Who may withdraw now, or come back.
pub(in crate::tournament) struct StayGrant<'g> {
    /// Who, in the order of entry; never nobody.
    pub(in crate::tournament) players: Vec<&'g str>,
    /// What a round that is missed is worth; where the regulation says nothing of it, that it is silent.
    pub(in crate::tournament) cite: Citation,
}

impl<'a> DecisionCtx<'a> {
    /// Who may withdraw from the event. Before the first round an entry is struck instead.
    ///
    /// # Errors
    /// Where no round has begun, the regulation has a sanction for it, or nobody is left.
    pub(in crate::tournament) fn may_withdraw_player(&self) -> Result<StayGrant<'a>, Refusal> {
        if let Some(sanction) = self.withdrawing_sanction() {
            let why = RoundReason::WithdrawsBySanction { name: sanction.value.name.clone() };
            return Err(Refusal::by(why, &sanction.cite));
        }
        let (state, cite) = (self.state, self.missed_cite());
        if state.round.0 == 0 {
            return Err(Refusal::by(RoundReason::NoneBegun, &cite));
        }
        let stays = |name: &&'a str| !state.has_left(name);
        let players: Vec<&'a str> = state.players.iter().map(|it| it.name.as_str()).filter(stays).collect();
        if players.is_empty() {
            return Err(Refusal::by(RoundReason::NobodyStays, &cite));
        }
        Ok(StayGrant { players, cite })
    }

    /// Who has withdrawn and may come back.
    ///
    /// # Errors
    /// Where nobody has withdrawn.
    pub(in crate::tournament) fn may_return_player(&self) -> Result<StayGrant<'a>, Refusal> {
        let (state, cite) = (self.state, self.missed_cite());
        let players: Vec<&'a str> =
            state.players.iter().map(|it| it.name.as_str()).filter(|name| self.has_withdrawn(name)).collect();
        if players.is_empty() {
            return Err(Refusal::by(RoundReason::NobodyWithdrew, &cite));
        }
        Ok(StayGrant { players, cite })
    }

    /// Whether somebody who is entered has withdrawn and is not excluded besides.
    pub(in crate::tournament) fn has_withdrawn(&self, player: &str) -> bool {
        self.state.withdrawn.contains(player) && self.state.excluded_for_good(player).is_none()
    }

    /// The sanction by which somebody withdraws of his own will and whatever the reason, where the regulation has one.
    fn withdrawing_sanction(&self) -> Option<&'a Cited<Sanction>> {
        self.law.ruleset.sanctions.iter().find(|it| {
            let leaves = |effect: &Cited<Item>| {
                matches!(effect.value.remedy, Remedy::Exclude { from: Excluded::Event, .. })
            };
            it.value.voluntary && it.value.allowed_if.is_none() && it.value.effects.iter().any(leaves)
        })
    }

    /// The paragraph of what a round that is missed is worth; where there is none, that the regulation is silent.
    pub(in crate::tournament) fn missed_cite(&self) -> Citation {
        score::serving(&self.law.ruleset, Serves::Missed).map_or_else(|| self.silent(), |it| it.cite.clone())
    }
}
