//! Powers over clocks, and what became of orders.

use crate::clock::Order;
use crate::domain::{At, Citation, ClockId, Millis, Side, TableId};
use crate::rules::{ClockPower, TimeMode};
use crate::tournament::command::ClockCommand;
use crate::tournament::event::{ClockEvent, ClockNote, Event, RoundEvent};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::refusal::{ClockReason, Refusal};
use crate::tournament::state::{Game, OrderState};

use super::{Decision, void};

pub(in crate::tournament) fn decide(ctx: &DecisionCtx<'_>, command: &ClockCommand) -> Decision {
    match command {
        ClockCommand::OrderClock { table, power, side, amount, reason } => {
            order_clock(ctx, *table, &Asked { power: *power, side: *side, amount: *amount }, reason)
        }
        ClockCommand::NoteTry { op, memory, number, key } => match ctx.placed_order(*op)? {
            // Bound once.
            order if order.owed_to_clock().is_some() && order.tried.is_none() => {
                let (memory, number, key) = (*memory, *number, *key);
                ctx.one(Event::Clock(ClockEvent::OrderTried { op: *op, memory, number, key }))
            }
            _ => Ok(Vec::new()),
        },
        ClockCommand::ConfirmOrder { op } => match &ctx.placed_order(*op)?.state {
            OrderState::Waiting | OrderState::Unconfirmed { .. } => {
                ctx.one(Event::Clock(ClockEvent::OrderConfirmed { op: *op }))
            }
            // Cancelled while it was in the air: the clock had carried it out.
            OrderState::Cancelled { .. } => void::confirmed_late(ctx, *op),
            OrderState::Confirmed { .. } | OrderState::Settled { .. } => Ok(Vec::new()),
        },
        ClockCommand::GiveUpOrder { op, why } => {
            let order = ctx.placed_order(*op)?;
            if order.owed_to_clock().is_none() {
                return Ok(Vec::new());
            }
            ctx.one(Event::Clock(ClockEvent::OrderUnconfirmed { op: *op, why: why.clone() }))
        }
        ClockCommand::SettleOrder { op } => {
            ctx.may_settle(*op)?;
            ctx.one(Event::Clock(ClockEvent::OrderSettled { op: *op }))
        }
        ClockCommand::VouchForClock { clock } => match ctx.state.table_of(*clock) {
            Some(table) => ctx.one(Event::Clock(ClockEvent::ClockNoted {
                table,
                clock: *clock,
                note: ClockNote::Vouched,
            })),
            None => Err(Refusal::own(ClockReason::OnNoTable { clock: *clock })),
        },
        ClockCommand::NoteForgeries { clocks, frames, address, rssi } => {
            ctx.one(Event::Clock(ClockEvent::ForgeriesNoted {
                clocks: clocks.clone(),
                frames: *frames,
                address: address.clone(),
                rssi: *rssi,
            }))
        }
        ClockCommand::NoteClock { table, clock, note } => note_clock(ctx, *table, *clock, note),
    }
}

/// The most time added or taken at once: more than any budget is a slip of the finger.
const MOST_ADDED: u64 = 3_600_000;

/// What somebody wants to do to a clock.
struct Asked {
    power: ClockPower,
    side: Option<Side>,
    amount: Option<Millis>,
}

fn order_clock(ctx: &DecisionCtx<'_>, table: TableId, asked: &Asked, reason: &str) -> Decision {
    if asked.power == ClockPower::CentralTimer {
        return central_timer(ctx, asked.amount);
    }
    let cite = ctx.may_order(table, asked.power, asked.side)?.grant.cite.clone();
    let order = order(asked, &cite)?;
    Ok(vec![ctx.order(ctx.state.next_op(), (table, None), order, reason.into(), vec![cite])])
}

/// The order for what is asked, where everything that it needs is said.
fn order(asked: &Asked, cite: &Citation) -> Result<Order, Refusal> {
    let side = || asked.side.ok_or_else(|| Refusal::by(ClockReason::NoSideNamed, cite));
    Ok(match asked.power {
        ClockPower::StartAbsent => Order::Start { side: side()? },
        ClockPower::Stop => Order::Stop,
        ClockPower::AddFixed { amount } => Order::Add { side: side()?, amount },
        ClockPower::AddFree => {
            let amount = asked.amount.ok_or_else(|| Refusal::by(ClockReason::NoTimeNamed, cite))?;
            if amount.0 == 0 || amount.0.unsigned_abs() > MOST_ADDED {
                return Err(Refusal::by(ClockReason::NoTimeToAdd, cite));
            }
            Order::Add { side: side()?, amount }
        }
        ClockPower::SetBoth { budget } => Order::SetBoth { budget },
        ClockPower::CentralTimer => return Err(Refusal::by(ClockReason::NoTablesClock, cite)),
    })
}

/// The hall's single countdown: started with the event's budget, stopped with an amount of nothing.
fn central_timer(ctx: &DecisionCtx<'_>, amount: Option<Millis>) -> Decision {
    if amount == Some(Millis(0)) {
        let grant = ctx.may_stop_countdown()?;
        return Ok(vec![ctx.record(Event::Round(RoundEvent::CountdownStopped {}), vec![grant.cite.clone()])]);
    }
    let grant = ctx.may_start_countdown()?;
    let budget = grant.budget;
    if amount.is_some_and(|amount| amount != budget) {
        let cite = &ctx.law.ruleset.time.budget.cite;
        return Err(Refusal::by(ClockReason::CountdownFixed { budget }, cite));
    }
    Ok(vec![ctx.record(Event::Round(RoundEvent::CountdownStarted { budget }), vec![grant.cite.clone()])])
}

fn note_clock(ctx: &DecisionCtx<'_>, table: TableId, clock: ClockId, note: &ClockNote) -> Decision {
    if ctx.state.table_of(clock) != Some(table) {
        return Err(Refusal::own(ClockReason::OnAnotherTable { clock, table }));
    }
    // A clock's log may tell the same once more; a game ends once, and a side's time runs out once, or where every
    // move has its own no sooner again than after another.
    let once = matches!(note, ClockNote::TimeOut { .. } | ClockNote::Finished { .. });
    let rules = &ctx.law.ruleset;
    let by_moves = rules.time.mode.value == TimeMode::PerMove && matches!(note, ClockNote::TimeOut { .. });
    let budget = || ctx.state.event.as_ref().map_or(rules.time.budget.value, |event| event.budget);
    let again = by_moves.then(budget);
    let same = |at: At| again.is_none_or(|length| ctx.now.since(at) < length);
    let noted = |game: &Game| game.notes.iter().any(|(at, it)| it == note && same(*at));
    if once && ctx.game(table).is_ok_and(noted) {
        return Ok(Vec::new());
    }
    ctx.one(Event::Clock(ClockEvent::ClockNoted { table, clock, note: note.clone() }))
}
