//! Entries: players who are entered, put right, or struck.

use std::collections::BTreeSet;

use crate::rules::DutyCause;
use crate::tournament::command::{Player, SetupCommand};
use crate::tournament::decide::{Decision, Transaction, tally};
use crate::tournament::event::{Event, SetupEvent};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::offer::{Need, OfferListing, OfferMenu};
use crate::tournament::refusal::{Refusal, SetupReason};

const ENTER_PLAYER: OfferListing =
    OfferListing::at(22, "kind-play").called("offer-enter-player").sought("sought-enter-player");

impl DecisionCtx<'_> {
    /// Whether an entry may be put right.
    ///
    /// # Errors
    /// Where nobody of that name is entered.
    fn may_amend(&self, player: &str) -> Result<(), Refusal> {
        if self.state.players.has(player) {
            return Ok(());
        }
        Err(Refusal::own(SetupReason::NotEntered { player: player.to_owned() }))
    }

    /// Whether an entry may be struck.
    ///
    /// # Errors
    /// Where nobody of that name is entered, or he has taken part in something that names him.
    fn may_strike_entry(&self, player: &str) -> Result<(), Refusal> {
        self.may_amend(player)?;
        if self.state.took_part().contains(player) {
            return Err(Refusal::own(SetupReason::TookPart { player: player.to_owned() }));
        }
        Ok(())
    }
}

pub(super) fn enter_players(ctx: &DecisionCtx<'_>, players: &[Player]) -> Decision {
    let mut names: BTreeSet<&str> = BTreeSet::new();
    for player in players {
        if player.name.trim().is_empty() {
            return Err(Refusal::own(SetupReason::PlayerWithoutName));
        }
        if ctx.state.players.has(&player.name) || !names.insert(&player.name) {
            return Err(Refusal::own(SetupReason::PlayerTwice { player: player.name.clone() }));
        }
    }
    let mut tx = Transaction::new(ctx);
    tx.push(Event::Setup(SetupEvent::PlayersEntered { players: players.to_vec() }), Vec::new());
    let name = tx.state.event.as_ref().map(|event| event.name.clone()).unwrap_or_default();
    tally::duties(&mut tx, &DutyCause::PlayersEntered, None, &name);
    tx.finish()
}

pub(super) fn amend(ctx: &DecisionCtx<'_>, player: &Player) -> Decision {
    ctx.may_amend(&player.name)?;
    ctx.one(Event::Setup(SetupEvent::EntryAmended { player: player.clone() }))
}

pub(super) fn strike(ctx: &DecisionCtx<'_>, player: &str) -> Decision {
    ctx.may_strike_entry(player)?;
    ctx.one(Event::Setup(SetupEvent::EntryStruck { player: player.to_owned() }))
}

impl OfferMenu<'_> {
    /// Somebody more, who was not entered.
    pub(super) fn entering(&mut self) {
        let enter = SetupCommand::EnterPlayers { players: vec![Player::default()] };
        self.add(ENTER_PLAYER, enter, &self.ctx.silent())
            .asks([("players.0.name", Need::Name), ("players.0.club", Need::Club)]);
    }
}
