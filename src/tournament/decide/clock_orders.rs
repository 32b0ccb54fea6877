//! Powers over clocks, and what became of orders.

use crate::clock::Order;
use crate::domain::{At, ClockId, Millis, OpId, Side, TableId};
use crate::rules::{Cited, ClockGrant, ClockPower, Late, Phase, TimeMode};
use crate::tournament::command::ClockCommand;
use crate::tournament::event::{ClockEvent, ClockNote, Event, RoundEvent};
use crate::tournament::refusal::{Refusal, RefusalCode};
use crate::tournament::state::{Absence, Game, OrderState, PlacedOrder};

use super::lateness::no_signal;
use super::{Decision, DecisionCtx, void};

pub(super) fn decide(ctx: &DecisionCtx<'_>, command: &ClockCommand) -> Decision {
    match command {
        ClockCommand::OrderClock { table, power, side, amount, reason } => {
            let asked = Asked { power: *power, side: *side, amount: *amount };
            order_clock(ctx, *table, &asked, reason)
        }
        ClockCommand::NoteTry { op, memory } => match ctx.order_state(*op)? {
            // Bound once; only a try under an unknown memory, which every clock refuses, is bound anew.
            order if order.owed_to_clock().is_some() && order.tried.is_none_or(|tried| tried == 0) => {
                ctx.one(Event::Clock(ClockEvent::OrderTried { op: *op, memory: *memory }))
            }
            _ => Ok(Vec::new()),
        },
        ClockCommand::ConfirmOrder { op } => match &ctx.order_state(*op)?.state {
            OrderState::Waiting | OrderState::Unconfirmed { .. } => {
                ctx.one(Event::Clock(ClockEvent::OrderConfirmed { op: *op }))
            }
            // Cancelled while it was in the air: the clock had carried it out.
            OrderState::Cancelled { .. } => void::confirmed_late(ctx, *op),
            OrderState::Confirmed { .. } | OrderState::Settled { .. } => Ok(Vec::new()),
        },
        ClockCommand::GiveUpOrder { op, why } => {
            let order = ctx.order_state(*op)?;
            if order.owed_to_clock().is_none() {
                return Ok(Vec::new());
            }
            ctx.one(Event::Clock(ClockEvent::OrderUnconfirmed { op: *op, why: why.clone() }))
        }
        ClockCommand::SettleOrder { op } => settle(ctx, *op),
        ClockCommand::VouchForClock { clock } => match ctx.state.table_of(*clock) {
            Some(table) => ctx.one(Event::Clock(ClockEvent::ClockNoted {
                table,
                clock: *clock,
                note: ClockNote::Vouched,
            })),
            None => Err(Refusal::plain(
                RefusalCode::Unknown,
                format!("clock {clock} stands on no table"),
                "fit a table with it first",
            )),
        },
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

impl DecisionCtx<'_> {
    fn order_state(&self, op: OpId) -> Result<&PlacedOrder, Refusal> {
        self.state.orders.get(&op).ok_or_else(|| {
            Refusal::plain(
                RefusalCode::Unknown,
                format!("there is no order {op}"),
                "choose one from the list",
            )
        })
    }
}

fn order_clock(ctx: &DecisionCtx<'_>, table: TableId, asked: &Asked, reason: &str) -> Decision {
    if asked.power == ClockPower::CentralTimer {
        return central_timer(ctx, asked.amount);
    }
    ctx.game(table)?;
    let grant = granted(ctx, asked.power)?;
    if ctx.state.phase(table) == Phase::HandedIn {
        return Err(Refusal::cited(
            RefusalCode::NotInThisPhase,
            format!("the game at table {table} is handed in: its clock counts no more"),
            "the next round begins with clocks set anew",
            &grant.cite,
        ));
    }
    only_directly(ctx, asked.power, grant)?;
    let order = wish(asked, &grant.cite)?;
    if let Order::Start { side } = order
        && let Some(late) = &ctx.law.ruleset.late
    {
        absent_clock(ctx, late, table, side)?;
    }
    if let Some(most) = grant.value.per_game {
        let had = ctx.state.game(table).map_or(0, |game| game.times_ordered(|it| *it == order));
        if had >= usize::from(most) {
            return Err(Refusal::cited(
                RefusalCode::NotGranted,
                format!("this game has had its {most} already: {}", asked.power),
                "",
                &grant.cite,
            ));
        }
    }
    let op = ctx.state.next_op();
    Ok(vec![ctx.order(op, (table, None), order, reason, vec![grant.cite.clone()])])
}

/// What a power depends on is asked by procedures, where the regulation makes it depend on something.
fn only_directly(ctx: &DecisionCtx<'_>, power: ClockPower, grant: &Cited<ClockGrant>) -> Result<(), Refusal> {
    let rules = &ctx.law.ruleset;
    let named =
        |id: &String| rules.procedure(id).map_or_else(|| id.clone(), |it| format!("{id}: {}", it.value.name));
    let via: Vec<String> = grant.value.via.iter().map(named).collect();
    if via.is_empty() {
        return Ok(());
    }
    Err(Refusal::cited(
        RefusalCode::NotGranted,
        format!("the power to {power} depends on what is asked first, and is not ordered by itself"),
        format!("begin one of the procedures: {}", via.join("; ")),
        &grant.cite,
    ))
}

/// The grant of a power to whoever acts.
fn granted<'d>(ctx: &'d DecisionCtx<'_>, power: ClockPower) -> Result<&'d Cited<ClockGrant>, Refusal> {
    let authority = &ctx.law.ruleset.clock;
    let granted: Vec<&Cited<ClockGrant>> =
        authority.grants.iter().filter(|grant| grant.value.power == power).collect();
    let Some(first) = granted.first() else { return Err(not_granted(ctx, power)) };
    // One power may be granted to several offices.
    granted.iter().find(|grant| ctx.by.role.may_act_as(grant.value.who)).copied().ok_or_else(|| {
        Refusal::cited(
            RefusalCode::NotYourOffice,
            format!("the {} may {power}, not the {}", first.value.who, ctx.by.role),
            format!("let the {} order it", first.value.who),
            &first.cite,
        )
    })
}

/// The clock of a player who is not there runs from when the regulation lets it.
fn absent_clock(ctx: &DecisionCtx<'_>, late: &Late, table: TableId, side: Side) -> Result<(), Refusal> {
    let what = "the clock of an absent player";
    let Some(clock) = &late.clock else {
        return Err(Refusal::cited(
            RefusalCode::NotGranted,
            "no clock is started for the absent here",
            "lateness is counted without it",
            &late.base.cite,
        ));
    };
    let cite = &clock.after.cite;
    let game = ctx.game_in(table, &[Phase::Before, Phase::Playing], what, cite)?;
    let absent = |side: Side| game.absent[side.index()].filter(|absence| absence.arrived_at.is_none());
    let player = &game.players[side.index()];
    let Some(absence) = absent(side) else {
        return Err(Refusal::cited(
            RefusalCode::NotAllowed,
            format!("{player} is not noted as absent"),
            "note first that he is not there",
            cite,
        ));
    };
    let running = |absence: Option<Absence>| absence.and_then(|absence| absence.clock_at);
    if let Some(at) = absence.clock_at {
        let what = format!("the clock of {player} was ordered to start at {at}");
        return Err(Refusal::cited(RefusalCode::Duplicate, what, "note when he comes", cite));
    }
    if running(absent(side.other())).is_some() {
        return Err(Refusal::cited(
            RefusalCode::NotAllowed,
            format!("the clock runs for {} already, who is late too", game.players[side.other().index()]),
            format!("what {player} loses meanwhile is taken when he comes"),
            cite,
        ));
    }
    let from = game.late_from(late).ok_or_else(|| no_signal(late, what))?;
    let length = ctx.now.since(from);
    if length < clock.after.value {
        return Err(Refusal::cited(
            RefusalCode::TooEarly,
            format!(
                "{player} is {} late, and his clock is started after {}",
                length.age(),
                clock.after.value.age()
            ),
            format!("start it in {}", (clock.after.value - length).face()),
            cite,
        ));
    }
    Ok(())
}

/// The hall's single countdown: started with the event's budget, stopped with an amount of nothing.
fn central_timer(ctx: &DecisionCtx<'_>, amount: Option<Millis>) -> Decision {
    let mode = &ctx.law.ruleset.time.mode;
    let grant = granted(ctx, ClockPower::CentralTimer)?;
    if mode.value != TimeMode::CentralRound {
        return Err(Refusal::cited(
            RefusalCode::NotOffered,
            "there is no single countdown for the hall here",
            "the tables have clocks of their own",
            &mode.cite,
        ));
    }
    let cite = || vec![grant.cite.clone()];
    let left = ctx.state.countdown.map(|countdown| countdown.left(ctx.now)).filter(|left| *left > Millis(0));
    if amount == Some(Millis(0)) {
        return match ctx.state.countdown {
            Some(_) => Ok(vec![ctx.record(Event::Round(RoundEvent::CountdownStopped {}), cite())]),
            None => Err(Refusal::cited(
                RefusalCode::NotAllowed,
                "the hall's countdown does not run",
                "it is started without an amount",
                &grant.cite,
            )),
        };
    }
    let budget = ctx.state.event.as_ref().map_or(ctx.law.ruleset.time.budget.value, |event| event.budget);
    if amount.is_some_and(|amount| amount != budget) {
        return Err(Refusal::cited(
            RefusalCode::NotOffered,
            format!("the countdown is {} in this event", budget.age()),
            "leave the amount out to start it, say 0 to stop it",
            &ctx.law.ruleset.time.budget.cite,
        ));
    }
    if let Some(left) = left {
        return Err(Refusal::cited(
            RefusalCode::NotAllowed,
            format!("the hall's countdown runs, {} are left", left.face()),
            "stop it first, or let it run out",
            &grant.cite,
        ));
    }
    Ok(vec![ctx.record(Event::Round(RoundEvent::CountdownStarted { budget }), cite())])
}

fn not_granted(ctx: &DecisionCtx<'_>, power: ClockPower) -> Refusal {
    let rules = &ctx.law.ruleset;
    let authority = &rules.clock;
    let all: Vec<String> =
        authority.grants.iter().map(|grant| format!("{} ({})", grant.value.power, grant.cite)).collect();
    let instead = match all.as_slice() {
        [] => "nothing but display".to_owned(),
        all => format!("granted: {}", all.join("; ")),
    };
    // Where the regulation grants nothing of the kind, it is what it says of the matter that is left: of lateness, of
    // the time control, of other powers, of the clock during a challenge.
    let others =
        || authority.grants.first().map_or(&authority.stopped_during_challenge.cite, |grant| &grant.cite);
    let cite = match power {
        ClockPower::StartAbsent => rules.late.as_ref().map_or_else(others, |late| &late.base.cite),
        ClockPower::CentralTimer => &rules.time.mode.cite,
        _ => others(),
    };
    let what = format!("this regulation grants a console no power to {power}");
    Refusal::cited(RefusalCode::NotGranted, what, instead, cite)
}

fn wish(asked: &Asked, cite: &crate::domain::Citation) -> Result<Order, Refusal> {
    let missing = |what: &str, instead: &str| Refusal::cited(RefusalCode::NotOffered, what, instead, cite);
    let side = || asked.side.ok_or_else(|| missing("no side was named", "say whose clock: a or b"));
    Ok(match asked.power {
        ClockPower::StartAbsent => Order::Start { side: side()? },
        ClockPower::Stop => Order::Stop,
        ClockPower::AddFixed { amount } => Order::Add { side: side()?, amount },
        ClockPower::AddFree => {
            let amount =
                asked.amount.ok_or_else(|| missing("no time was named", "say how many milliseconds"))?;
            if amount.0 == 0 || amount.0.unsigned_abs() > MOST_ADDED {
                return Err(missing(
                    "that is no time to add or take",
                    "it is more than nothing and at most an hour",
                ));
            }
            Order::Add { side: side()?, amount }
        }
        ClockPower::SetBoth { budget } => Order::SetBoth { budget },
        ClockPower::CentralTimer => {
            return Err(missing("the hall's countdown is not a table's clock", "use the hall's countdown"));
        }
    })
}

fn settle(ctx: &DecisionCtx<'_>, op: OpId) -> Decision {
    let order = ctx.order_state(op)?;
    if !order.needs_person() {
        let (what, instead) = match order.state {
            OrderState::Confirmed { .. } => ("is on the clock", "nothing is left to do"),
            OrderState::Settled { .. } => ("was done by hand", "nothing is left to do"),
            OrderState::Cancelled { .. } => {
                ("is cancelled: what led to it counts no more", "nothing is left to do")
            }
            _ => ("is on its way to the clock", "wait until the clock has answered or all tries are spent"),
        };
        return Err(Refusal::plain(RefusalCode::WrongPhase, format!("order {op} {what}"), instead));
    }
    ctx.one(Event::Clock(ClockEvent::OrderSettled { op }))
}

fn note_clock(ctx: &DecisionCtx<'_>, table: TableId, clock: ClockId, note: &ClockNote) -> Decision {
    if ctx.state.table_of(clock) != Some(table) {
        return Err(Refusal::plain(
            RefusalCode::Unknown,
            format!("clock {clock} does not stand on table {table}"),
            "fit the table with the clock first",
        ));
    }
    // A clock's log may tell the same once more; a game ends once, and a side's time runs out once, or where every
    // move has its own no sooner again than after another.
    let once = matches!(note, ClockNote::TimeOut { .. } | ClockNote::Finished { .. });
    let rules = &ctx.law.ruleset;
    let again = match note {
        ClockNote::TimeOut { .. } if rules.time.mode.value == TimeMode::PerMove => {
            Some(ctx.state.event.as_ref().map_or(rules.time.budget.value, |event| event.budget))
        }
        _ => None,
    };
    let same = |at: At| again.is_none_or(|length| ctx.now.since(at) < length);
    let noted = |game: &Game| game.notes.iter().any(|(at, it)| it == note && same(*at));
    if once && ctx.game(table).is_ok_and(noted) {
        return Ok(Vec::new());
    }
    ctx.one(Event::Clock(ClockEvent::ClockNoted { table, clock, note: note.clone() }))
}
