//! A player who plays on no more of his own will, and who comes back.

use crate::domain::Citation;
use crate::rules::{Cited, Excluded, Item, Remedy, Sanction, Serves};
use crate::tournament::command::{RoundCommand, StartRound};
use crate::tournament::decide::Decision;
use crate::tournament::event::{Event, RoundEvent};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::offer::{Need, OfferListing, OfferMenu};
use crate::tournament::refusal::{Refusal, RoundReason};
use crate::tournament::score;

const WITHDRAW: OfferListing =
    OfferListing::at(22, "kind-play").called("offer-withdraw").sought("sought-withdraw");
const RETURN: OfferListing = OfferListing::at(22, "kind-play").called("offer-return");

/// Who may withdraw now, or come back.
struct StayGrant<'g> {
    /// Who, in the order of entry; never nobody.
    players: Vec<&'g str>,
    /// What a round that is missed is worth; where the regulation says nothing of it, that it is silent.
    cite: Citation,
}

impl<'a> DecisionCtx<'a> {
    /// Who may withdraw from the event. Before the first round an entry is struck instead.
    ///
    /// # Errors
    /// Where no round has begun, the regulation has a sanction for it, or nobody is left.
    fn may_withdraw_player(&self) -> Result<StayGrant<'a>, Refusal> {
        if let Some(sanction) = self.withdrawing_sanction() {
            let why = RoundReason::WithdrawsBySanction { name: sanction.value.name.clone() };
            return Err(Refusal::by(why, &sanction.cite));
        }
        let (state, cite) = (self.state, self.missed_cite());
        if state.round.0 == 0 {
            return Err(Refusal::by(RoundReason::NoneBegun, &cite));
        }
        let names = state.players.iter().map(|it| it.name.as_str());
        let players: Vec<&'a str> = names.filter(|name| self.stays(name, &cite).is_ok()).collect();
        if players.is_empty() {
            return Err(Refusal::by(RoundReason::NobodyStays, &cite));
        }
        Ok(StayGrant { players, cite })
    }

    /// Who has withdrawn and may come back.
    ///
    /// # Errors
    /// Where nobody has withdrawn.
    fn may_return_player(&self) -> Result<StayGrant<'a>, Refusal> {
        let (state, cite) = (self.state, self.missed_cite());
        let players: Vec<&'a str> =
            state.players.iter().map(|it| it.name.as_str()).filter(|name| self.has_withdrawn(name)).collect();
        if players.is_empty() {
            return Err(Refusal::by(RoundReason::NobodyWithdrew, &cite));
        }
        Ok(StayGrant { players, cite })
    }

    /// A player is entered, has not withdrawn and is not excluded from the rest of the event.
    fn stays(&self, player: &str, cite: &Citation) -> Result<(), Refusal> {
        self.is_entered(player)?;
        if self.has_withdrawn(player) {
            return Err(Refusal::by(RoundReason::HasWithdrawn { player: player.to_owned() }, cite));
        }
        let excluded = self.state.excluded_for_good(player);
        excluded.map_or(Ok(()), |excluded| Err(self.excluded(player, excluded)))
    }

    fn is_entered(&self, player: &str) -> Result<(), Refusal> {
        if self.state.players.has(player) {
            return Ok(());
        }
        Err(Refusal::own(RoundReason::NotEntered { player: player.to_owned(), table: None, bye: false }))
    }

    /// Whether somebody who is entered has withdrawn and is not excluded besides.
    pub(super) fn has_withdrawn(&self, player: &str) -> bool {
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
    pub(super) fn missed_cite(&self) -> Citation {
        score::serving(&self.law.ruleset, Serves::Missed).map_or_else(|| self.silent(), |it| it.cite.clone())
    }
}

/// From the next round on a player misses every one.
pub(super) fn withdraw(ctx: &DecisionCtx<'_>, player: &str, note: &str) -> Decision {
    let cite = ctx.may_withdraw_player()?.cite;
    ctx.stays(player, &cite)?;
    let event = RoundEvent::PlayerWithdrew { player: player.to_owned(), note: note.trim().to_owned() };
    Ok(vec![ctx.record(Event::Round(event), vec![cite])])
}

/// From the next round on a player plays again.
pub(super) fn give_back(ctx: &DecisionCtx<'_>, player: &str) -> Decision {
    ctx.is_entered(player)?;
    let cite = ctx.missed_cite();
    if !ctx.has_withdrawn(player) {
        return Err(Refusal::by(RoundReason::HasNotWithdrawn { player: player.to_owned() }, &cite));
    }
    let event = RoundEvent::PlayerReturned { player: player.to_owned() };
    Ok(vec![ctx.record(Event::Round(event), vec![cite])])
}

/// A round with those among who miss it who have withdrawn: nobody needs to name them.
pub(super) fn without_them(ctx: &DecisionCtx<'_>, command: &StartRound) -> StartRound {
    let named = |name: &String| {
        let games = command.pairings.iter().any(|it| it.a == *name || it.b == *name);
        games || command.byes.contains(name) || command.missed.contains(name)
    };
    let players = ctx.state.players.iter().map(|it| &it.name);
    let gone = players.filter(|name| ctx.has_withdrawn(name) && !named(name)).cloned();
    let missed = command.missed.iter().cloned().chain(gone).collect();
    StartRound { missed, ..command.clone() }
}

impl OfferMenu<'_> {
    /// Whoever goes home before the end, and whoever comes back.
    pub(super) fn staying(&mut self) {
        let owned = |players: Vec<&str>| players.into_iter().map(str::to_owned).collect();
        if let Ok(grant) = self.ctx.may_withdraw_player() {
            let withdraw = RoundCommand::WithdrawPlayer { player: String::new(), note: String::new() };
            self.add(WITHDRAW, withdraw, &grant.cite).asks([
                ("player", Need::Player(owned(grant.players))),
                ("note", Need::Reason { must: false }),
            ]);
        }
        if let Ok(grant) = self.ctx.may_return_player() {
            let back = RoundCommand::ReturnPlayer { player: String::new() };
            self.add(RETURN, back, &grant.cite).asks([("player", Need::Player(owned(grant.players)))]);
        }
    }
}
