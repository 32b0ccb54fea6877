//! The signal to start, who is there and who is not, lost turns that are passed, the playoff.

use crate::clock::Order;
use crate::domain::{Citation, Millis, Side, TableId};
use crate::rules::{ClockPower, FreezeAt, Late, LateReduction};
use crate::tournament::doubt::Sure;
use crate::tournament::event::{
    ClockEvent, Event, GameRef, Hindrance, MoveCircled, OrderKind, OrderPlaced, OrderWhy, RoundEvent, Route,
};
use crate::tournament::guard::{ArrivalGrant, CircleGrant, DecisionCtx, SignalDue};
use crate::tournament::refusal::{Reason, Refusal, RoundReason};
use crate::tournament::state::Game;

use super::transaction::Transaction;
use super::{Decision, lexicons};

pub(in crate::tournament) fn start_play(ctx: &DecisionCtx<'_>) -> Decision {
    let cite = ctx.may_start_play()?.cite.clone();
    let mut tx = Transaction::new(ctx);
    tx.push(Event::Round(RoundEvent::PlayStarted {}), vec![cite]);
    lexicons::freeze(&mut tx, FreezeAt::FirstGame);
    tx.finish()
}

pub(in crate::tournament) fn give_signal(ctx: &DecisionCtx<'_>, id: &str) -> Decision {
    let SignalDue { signal, at, .. } = ctx.may_give_signal(id)?;
    let given = RoundEvent::SignalGiven { signal: signal.value.id.clone(), due: at };
    Ok(vec![ctx.record(Event::Round(given), vec![signal.cite.clone()])])
}

pub(in crate::tournament) fn note_absent(
    ctx: &DecisionCtx<'_>,
    table: TableId,
    side: Side,
    sure: &Sure,
) -> Decision {
    let cite = ctx.may_note_absent(table, side)?.cite.clone();
    ctx.was_not_there(table, side, sure, &cite)?;
    Ok(vec![ctx.record(Event::Round(RoundEvent::AbsenceNoted { table, side }), vec![cite])])
}

pub(in crate::tournament) fn note_arrived(ctx: &DecisionCtx<'_>, table: TableId, side: Side) -> Decision {
    let ArrivalGrant { game, absence, cite } = ctx.may_note_arrived(table, side)?;
    let player = &game.players[side.index()];
    let mut tx = Transaction::new(ctx);
    let runs = ctx.state.clock_runs_since(&absence).is_some();
    // Nobody need start the clock of whoever is there.
    let cancelled = absence.clock.filter(|_| !runs);
    let Some(late) = &ctx.law.ruleset.late else {
        let arrived = Event::Round(RoundEvent::Arrived { table, side, late: Millis(0), cancelled });
        tx.push(arrived, vec![cite.clone()]);
        return tx.finish();
    };
    let length = ctx.lateness(late, game, &absence);
    let mut cite = vec![late.base.cite.clone()];
    if !runs && late.reduces.value {
        cite.push(late.reduces.cite.clone());
    }
    cite.dedup();
    tx.push(Event::Round(RoundEvent::Arrived { table, side, late: length, cancelled }), cite);
    // Whoever has lost by his lateness plays no more: nothing is taken from his time. His clock stops all the same.
    if runs {
        stop(&mut tx, table, player);
    }
    let taken = untimed(ctx, late, (game, side), length);
    if taken > Millis(0) && ctx.lost_by_lateness(late, game, side).is_err() {
        reduce(&mut tx, late, table, (side, player), taken);
    }
    tx.finish()
}

/// How much of a delay is still to be taken from a player's time: what his running clock has not taken.
///
/// Where a clock is started for the absent, what is before the moment for that costs nothing. A clock that has run for
/// him has taken his delay, unless the regulation takes the delay itself; only while it ran for his opponent, who was
/// late too, could it not run for him. One that nobody started has taken nothing, and where only the clock takes it,
/// nobody does.
fn untimed(ctx: &DecisionCtx<'_>, late: &Late, (game, side): (&Game, Side), length: Millis) -> Millis {
    if !late.reduces.value {
        return Millis(0);
    }
    let free = late.clock.as_ref().map_or(Millis(0), |clock| clock.after.value);
    let delay = (length - free).max(Millis(0));
    let since =
        |side: Side| game.absent[side.index()].and_then(|absence| ctx.state.clock_runs_since(&absence));
    let by = late.reduces_by.as_ref().map_or(LateReduction::ClockOrHand, |rule| rule.value);
    let Some(own) = since(side) else {
        return if by == LateReduction::Clock { Millis(0) } else { delay };
    };
    let waited = since(side.other()).is_some_and(|other| other < own);
    if by != LateReduction::Delay && !waited {
        return Millis(0);
    }
    (delay - ctx.now.since(own)).max(Millis(0))
}

/// Stops the clock that ran for the absent: by the clock where the console may, else by hand. Where the regulation
/// lets nobody stop one, they press it themselves.
fn stop(tx: &mut Transaction<'_>, table: TableId, player: &str) {
    let Some(grant) = tx.ctx.law.ruleset.grant(ClockPower::Stop) else { return };
    let game = GameRef { round: tx.state.round, table };
    let why = OrderWhy::HasCome { player: player.to_owned() };
    if tx.now().console_may(game, &Order::Stop) {
        tx.order(table, None, Order::Stop, why, &grant.cite);
    } else {
        tx.by_hand(table, Order::Stop, why, &grant.cite);
    }
}

/// Takes the delay from a player's time: by the clock where the console may, else by hand.
fn reduce(
    tx: &mut Transaction<'_>,
    late: &Late,
    table: TableId,
    (side, player): (Side, &str),
    taken: Millis,
) {
    let order = Order::Add { side, amount: Millis(-taken.0) };
    let why = OrderWhy::CameLate { player: player.to_owned(), taken };
    let cite = &late.reduces.cite;
    let game = GameRef { round: tx.state.round, table };
    if tx.now().console_may(game, &order) {
        tx.order(table, None, order, why, cite);
    } else {
        tx.by_hand(table, order, why, cite);
    }
}

impl Transaction<'_> {
    /// An order that a person carries out, whatever the table's clock could do.
    pub(in crate::tournament) fn by_hand(
        &mut self,
        table: TableId,
        order: Order,
        why: OrderWhy,
        cite: &Citation,
    ) {
        let (op, wish) = (self.state.next_op(), OrderKind::Clock { order });
        let hindrance = self.state.clock_at(table).is_some();
        let hindrance = hindrance.then_some(Hindrance::PersonOnly);
        let placed = Event::Clock(ClockEvent::OrderPlaced(OrderPlaced {
            op,
            table,
            slip: None,
            cause: None,
            takes_back: None,
            wish,
            route: Route::ByHand,
            reason: String::new(),
            why: Some(why),
            hindrance,
        }));
        self.push(placed, vec![cite.clone()]);
    }
}

/// The move that is circled already, where that is why nothing more is.
fn circled(refusal: &Refusal) -> Option<u16> {
    let Reason::Round(RoundReason::CircledAlready { number, .. }) = &*refusal.why else { return None };
    Some(*number)
}

pub(in crate::tournament) fn circle(ctx: &DecisionCtx<'_>, table: TableId, number: u16) -> Decision {
    let CircleGrant { session, playoff } = match ctx.may_circle(table) {
        // The same number said twice is said once.
        Err(refusal) if circled(&refusal) == Some(number) => return Ok(Vec::new()),
        may => may?,
    };
    if number == 0 {
        return Err(Refusal::by(RoundReason::NoMoveZero, &playoff.cite));
    }
    let last_move = number.saturating_add(playoff.value.max(1) - 1);
    let event = Event::Round(RoundEvent::MoveCircled(MoveCircled { table, number, last_move }));
    Ok(vec![ctx.record(event, vec![session.base.cite.clone(), playoff.cite.clone()])])
}
