//! Who plays on no more of his own will, and who comes back.

use crate::tournament::command::StartRound;
use crate::tournament::event::{Event, RoundEvent};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::refusal::{Refusal, RoundReason};

use super::Decision;

/// From the next round on a player misses every one.
pub(super) fn withdraw(ctx: &DecisionCtx<'_>, player: &str, note: &str) -> Decision {
    entered(ctx, player)?;
    let cite = ctx.may_withdraw_player()?.cite;
    if ctx.has_withdrawn(player) {
        return Err(Refusal::by(RoundReason::HasWithdrawn { player: player.to_owned() }, &cite));
    }
    if let Some(excluded) = ctx.state.excluded_for_good(player) {
        return Err(ctx.excluded(player, excluded));
    }
    let event = RoundEvent::PlayerWithdrew { player: player.to_owned(), note: note.trim().to_owned() };
    Ok(vec![ctx.record(Event::Round(event), vec![cite])])
}

/// From the next round on a player plays again.
pub(super) fn give_back(ctx: &DecisionCtx<'_>, player: &str) -> Decision {
    entered(ctx, player)?;
    if !ctx.has_withdrawn(player) {
        let why = RoundReason::HasNotWithdrawn { player: player.to_owned() };
        return Err(Refusal::by(why, &ctx.missed_cite()));
    }
    let cite = ctx.missed_cite();
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

fn entered(ctx: &DecisionCtx<'_>, player: &str) -> Result<(), Refusal> {
    if ctx.state.players.has(player) {
        return Ok(());
    }
    Err(Refusal::own(RoundReason::NotEntered { player: player.to_owned(), table: None, bye: false }))
}
