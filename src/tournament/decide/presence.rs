//! The signal to start, who is there and who is not, lost turns that are passed, the playoff.

use crate::clock::Order;
use crate::domain::{Citation, Millis, Role, Side, TableId};
use crate::rules::{ClockPower, FreezeAt, Late, Phase};
use crate::tournament::event::{ClockEvent, Event, MoveCircled, OrderPlaced, RoundEvent, Route, Wish};
use crate::tournament::refusal::{Refusal, RefusalCode, Subject};
use crate::tournament::state::{Absence, Game};

use super::transaction::Transaction;
use super::{Decision, lexicons};
use crate::tournament::guard::DecisionCtx;

pub(super) fn start_play(ctx: &DecisionCtx<'_>) -> Decision {
    let together = &ctx.law.ruleset.start.together;
    if !together.value {
        return Err(Refusal::cited(
            RefusalCode::NotOffered,
            "games do not begin together on a signal here",
            "each begins as soon as its players are ready",
            &together.cite,
        ));
    }
    ctx.office_of(&[Role::HeadReferee], Subject::StartSignal, &together.cite)?;
    let mut games = ctx.state.tables.values().filter_map(|table| table.game.as_ref()).peekable();
    if games.peek().is_none() {
        return Err(Refusal::cited(
            RefusalCode::EventState,
            "there is no game to start",
            "start the round with its pairings first",
            &together.cite,
        ));
    }
    if games.all(|game| game.started_at.is_some()) {
        return Err(Refusal::cited(
            RefusalCode::EventState,
            format!("the signal for round {} was given already", ctx.state.round),
            "it is given once a round",
            &together.cite,
        ));
    }
    let mut tx = Transaction::new(ctx);
    tx.push(Event::Round(RoundEvent::PlayStarted {}), vec![together.cite.clone()]);
    lexicons::freeze(&mut tx, FreezeAt::FirstGame);
    tx.finish()
}

/// The phases in which it matters who is there.
const AWAITED: [Phase; 2] = [Phase::Before, Phase::Playing];

impl DecisionCtx<'_> {
    /// The paragraph on presence: the one on lateness, or the one on how games begin.
    fn presence_cite(&self) -> &Citation {
        let rules = &self.law.ruleset;
        rules.late.as_ref().map_or(&rules.start.trigger.cite, |late| &late.base.cite)
    }

    /// The game at a table with somebody at this side, before or while it is played.
    fn awaited(&self, table: TableId, side: Side, what: Subject) -> Result<&Game, Refusal> {
        let cite = self.presence_cite();
        let game = self.game_in(table, &AWAITED, what, cite)?;
        if game.players[side.index()].is_empty() {
            let what = format!("nobody was paired at side {side} of table {table}");
            return Err(Refusal::cited(RefusalCode::Unknown, what, "name the other side", cite));
        }
        Ok(game)
    }
}

pub(super) fn note_absent(ctx: &DecisionCtx<'_>, table: TableId, side: Side) -> Decision {
    let game = ctx.awaited(table, side, Subject::Absence)?;
    let cite = ctx.presence_cite();
    let player = &game.players[side.index()];
    match &game.absent[side.index()] {
        None => {
            Ok(vec![ctx.record(Event::Round(RoundEvent::AbsenceNoted { table, side }), vec![cite.clone()])])
        }
        Some(Absence { arrived_at: None, .. }) => Err(Refusal::cited(
            RefusalCode::Duplicate,
            format!("{player} is noted as absent already"),
            "note when he comes",
            cite,
        )),
        Some(_) => Err(Refusal::cited(
            RefusalCode::Duplicate,
            format!("{player} was late and has come"),
            "his lateness is over; leaving the table is another matter",
            cite,
        )),
    }
}

pub(super) fn note_arrived(ctx: &DecisionCtx<'_>, table: TableId, side: Side) -> Decision {
    let game = ctx.awaited(table, side, Subject::Arrival)?;
    let player = &game.players[side.index()];
    let Some(absence) = game.absent[side.index()].filter(|absence| absence.arrived_at.is_none()) else {
        return Err(Refusal::cited(
            RefusalCode::NotAllowed,
            format!("{player} is not noted as absent"),
            "whoever is there needs no note",
            ctx.presence_cite(),
        ));
    };
    let mut tx = Transaction::new(ctx);
    let Some(late) = &ctx.law.ruleset.late else {
        let cite = vec![ctx.presence_cite().clone()];
        tx.push(Event::Round(RoundEvent::Arrived { table, side, late: Millis(0) }), cite);
        return tx.finish();
    };
    let length = ctx.lateness(late, game, &absence);
    let mut cite = vec![late.base.cite.clone()];
    if absence.clock_at.is_none() && late.reduces.value {
        cite.push(late.reduces.cite.clone());
    }
    cite.dedup();
    tx.push(Event::Round(RoundEvent::Arrived { table, side, late: length }), cite);
    // Whoever has lost by his lateness plays no more: nothing is taken from his time. His clock stops all the same.
    if absence.clock_at.is_some() {
        stop(&mut tx, table, player);
    }
    let taken = untimed(late, game, side, length, ctx.now.since(absence.clock_at.unwrap_or(ctx.now)));
    if taken > Millis(0) && ctx.lost_by_lateness(late, game, side).is_err() {
        reduce(&mut tx, late, table, (side, player), taken);
    }
    tx.finish()
}

/// How much of a delay is still to be taken from a player's time: what his running clock has not taken.
///
/// Where a clock is started for the absent, what is before that moment costs nothing. A clock that has run for him
/// has taken his delay; only while it ran for his opponent, who was late too, could it not run for him.
fn untimed(late: &Late, game: &Game, side: Side, length: Millis, ran: Millis) -> Millis {
    if !late.reduces.value {
        return Millis(0);
    }
    let free = late.clock.as_ref().map_or(Millis(0), |clock| clock.after.value);
    let delay = (length - free).max(Millis(0));
    let started = |side: Side| game.absent[side.index()].and_then(|absence| absence.clock_at);
    match (started(side), started(side.other())) {
        (None, _) => delay,
        (Some(own), Some(other)) if other < own => (delay - ran).max(Millis(0)),
        _ => Millis(0),
    }
}

/// Stops the clock that ran for the absent, where the console may; else he presses it himself.
fn stop(tx: &mut Transaction<'_>, table: TableId, player: &str) {
    let rules = &tx.ctx.law.ruleset;
    if let Some(grant) = rules.grant(ClockPower::Stop) {
        tx.order(table, None, Order::Stop, &format!("{player} has come"), &grant.cite);
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
    let reason = format!("{player} came late: {} less", taken.age());
    let cite = &late.reduces.cite;
    if tx.ctx.law.ruleset.grant(ClockPower::AddFree).is_some() {
        tx.order(table, None, order, &reason, cite);
    } else {
        tx.by_hand(table, order, reason, cite);
    }
}

impl Transaction<'_> {
    /// An order that a person carries out, whatever the table's clock could do.
    pub(super) fn by_hand(&mut self, table: TableId, order: Order, reason: String, cite: &Citation) {
        let (op, wish) = (self.state.next_op(), Wish::Clock { order });
        let hindrance = self.state.tables.get(&table).is_some_and(|table| table.clock.is_some());
        let hindrance = hindrance.then(|| "only a person may do it".to_owned());
        let placed = Event::Clock(ClockEvent::OrderPlaced(OrderPlaced {
            op,
            table,
            slip: None,
            wish,
            route: Route::ByHand,
            reason,
            hindrance,
        }));
        self.push(placed, vec![cite.clone()]);
    }
}

pub(super) fn circle(ctx: &DecisionCtx<'_>, table: TableId, number: u16) -> Decision {
    let rules = &ctx.law.ruleset;
    let session = rules.session.as_ref();
    let Some((session, playoff)) =
        session.and_then(|it| it.playoff_rounds.as_ref().map(|rounds| (it, rounds)))
    else {
        return Err(Refusal::cited(
            RefusalCode::NotOffered,
            "this regulation knows no playoff, so no move is circled",
            "the game is played to its end",
            session.map_or(&rules.time.mode.cite, |session| &session.base.cite),
        ));
    };
    let game = ctx.game_in(table, &[Phase::Playing], Subject::CircledMove, &playoff.cite)?;
    if number == 0 {
        return Err(Refusal::cited(
            RefusalCode::BadNumber,
            "no move has the number 0",
            "say the number of the move in progress, as both have circled it",
            &playoff.cite,
        ));
    }
    match game.circled {
        Some((circled, _)) if circled == number => return Ok(Vec::new()),
        Some((circled, last)) => {
            return Err(Refusal::cited(
                RefusalCode::Duplicate,
                format!("move {circled} is circled already; the last one is {last}"),
                "where the players disagree, the referee decides",
                &playoff.cite,
            ));
        }
        None => {}
    }
    let (gone, limit) =
        (ctx.round_gone(game).unwrap_or_default(), game.session.unwrap_or(session.base.value));
    if gone < limit {
        return Err(Refusal::cited(
            RefusalCode::TooEarly,
            format!("{} of the round's {} have gone", gone.age(), limit.age()),
            format!("a move is circled in {}", (limit - gone).face()),
            &session.base.cite,
        ));
    }
    let last_move = number.saturating_add(playoff.value.max(1) - 1);
    let event = Event::Round(RoundEvent::MoveCircled(MoveCircled { table, number, last_move }));
    Ok(vec![ctx.record(event, vec![session.base.cite.clone(), playoff.cite.clone()])])
}
