//! Powers over clocks, and what became of orders.

use crate::clock::Order;
use crate::domain::{ClockId, Millis, OpId, Side, TableId};
use crate::rules::{Cited, ClockAuthority, ClockGrant, ClockPower};
use crate::tournament::command::Command;
use crate::tournament::event::{ClockNote, Event, Wish};
use crate::tournament::refusal::{Refusal, RefusalCode};
use crate::tournament::state::{Game, OrderState, PlacedOrder};

use super::{Decision, Desk};

pub(super) fn decide(desk: &Desk<'_>, command: &Command) -> Decision {
    match command {
        Command::OrderClock { table, power, side, amount, reason } => {
            let asked = Asked { power: *power, side: *side, amount: *amount };
            order_clock(desk, *table, &asked, reason)
        }
        Command::NoteTry { op, memory } => match desk.order_state(*op)? {
            // Bound once; only a try under an unknown memory, which every clock refuses, is bound anew.
            order if order.owed_to_clock().is_some() && order.tried.is_none_or(|tried| tried == 0) => {
                desk.one(Event::OrderTried { op: *op, memory: *memory })
            }
            _ => Ok(Vec::new()),
        },
        Command::ConfirmOrder { op } => match &desk.order_state(*op)?.state {
            OrderState::Waiting | OrderState::Unconfirmed { .. } => {
                desk.one(Event::OrderConfirmed { op: *op })
            }
            OrderState::Confirmed { .. } | OrderState::Settled { .. } => Ok(Vec::new()),
        },
        Command::GiveUpOrder { op, why } => {
            let order = desk.order_state(*op)?;
            if order.owed_to_clock().is_none() {
                return Ok(Vec::new());
            }
            desk.one(Event::OrderUnconfirmed { op: *op, why: why.clone() })
        }
        Command::SettleOrder { op } => settle(desk, *op),
        Command::NoteClock { table, clock, note } => note_clock(desk, *table, *clock, note),
        _ => Ok(Vec::new()),
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

impl Desk<'_> {
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

fn order_clock(desk: &Desk<'_>, table: TableId, asked: &Asked, reason: &str) -> Decision {
    desk.game(table)?;
    let authority = &desk.law.ruleset.clock;
    let granted: Vec<&Cited<ClockGrant>> =
        authority.grants.iter().filter(|grant| grant.value.power == asked.power).collect();
    let Some(first) = granted.first() else { return Err(not_granted(authority, asked.power)) };
    // One power may be granted to several offices.
    let Some(grant) = granted.iter().find(|grant| desk.by.role.may_act_as(grant.value.who)) else {
        return Err(Refusal::cited(
            RefusalCode::NotYourOffice,
            format!("the {} may {}, not the {}", first.value.who, asked.power, desk.by.role),
            format!("let the {} order it", first.value.who),
            &first.cite,
        ));
    };
    let order = wish(asked, &grant.cite)?;
    if let Some(most) = grant.value.per_game {
        let same = |placed: &&PlacedOrder| {
            placed.table == table
                && placed.placed_at >= desk.state.round_at
                && placed.wish == Wish::Clock { order }
        };
        if desk.state.orders.values().filter(same).count() >= usize::from(most) {
            return Err(Refusal::cited(
                RefusalCode::NotGranted,
                format!("this game has had its {most} already: {}", asked.power),
                "",
                &grant.cite,
            ));
        }
    }
    let op = desk.state.next_op();
    Ok(vec![desk.order(op, (table, None), order, reason, vec![grant.cite.clone()])])
}

fn not_granted(authority: &ClockAuthority, power: ClockPower) -> Refusal {
    let all: Vec<String> =
        authority.grants.iter().map(|grant| format!("{} ({})", grant.value.power, grant.cite)).collect();
    let instead = match all.as_slice() {
        [] => "nothing but display".to_owned(),
        all => format!("granted: {}", all.join("; ")),
    };
    // Where the regulation grants nothing, it is what it says of the clock during a challenge that is left.
    let cite = authority.grants.first().map_or(&authority.stopped_during_challenge.cite, |grant| &grant.cite);
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

fn settle(desk: &Desk<'_>, op: OpId) -> Decision {
    let order = desk.order_state(op)?;
    if !order.needs_person() {
        let (what, instead) = match order.state {
            OrderState::Confirmed { .. } => ("is on the clock", "nothing is left to do"),
            OrderState::Settled { .. } => ("was done by hand", "nothing is left to do"),
            _ => ("is on its way to the clock", "wait until the clock has answered or all tries are spent"),
        };
        return Err(Refusal::plain(RefusalCode::WrongPhase, format!("order {op} {what}"), instead));
    }
    desk.one(Event::OrderSettled { op })
}

fn note_clock(desk: &Desk<'_>, table: TableId, clock: ClockId, note: &ClockNote) -> Decision {
    if desk.state.table_of(clock) != Some(table) {
        return Err(Refusal::plain(
            RefusalCode::Unknown,
            format!("clock {clock} does not stand on table {table}"),
            "fit the table with the clock first",
        ));
    }
    // A clock's log may tell the same once more; a side's time runs out once, and a game ends once.
    let once = matches!(note, ClockNote::TimeOut { .. } | ClockNote::Finished { .. });
    let noted = |game: &Game| game.notes.iter().any(|(_, it)| it == note);
    if once && desk.game(table).is_ok_and(noted) {
        return Ok(Vec::new());
    }
    desk.one(Event::ClockNoted { table, clock, note: note.clone() })
}
