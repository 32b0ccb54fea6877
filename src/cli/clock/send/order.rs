//! An order that changes a clock: into the journal, and from there to the clock.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::domain::{Actor, At, ClockId, Millis, OpId, TableId};
use crate::journal::{Sqlite, keep, tail};
use crate::locale::Locale;
use crate::report;
use crate::rules::{Cited, ClockGrant, ClockPower};
use crate::station::{ClockView, Effect, Focus, Input, KnownClocks, Station, Ticket};
use crate::tournament::{ClockCommand, ClockEvent, Command, Event, OrderPlaced, OrderState, Record};

use super::super::super::turn::Turn;
use super::super::super::{Console, EventFolder, Exit, Problem};
use super::super::listen::Listener;
use super::{SendArgs, Used};

/// The only thing that is asked.
const TICKET: Ticket = Ticket(1);

/// How often another console is looked at for what became of the order.
const PAUSE: Millis = Millis(100);

/// A console of one clock for as long as an order takes. It is not on radio duty: what is owed to other clocks is left
/// to the console that is.
struct Desk {
    station: Station,
    journal: Sqlite,
    speaker: Speaker,
    folder: EventFolder,
    /// What the event knows of the clock, until it is this process's turn to speak to it.
    known: Option<KnownClocks>,
    adapter: Option<String>,
    now: fn() -> At,
}

/// Who speaks to the clock.
enum Speaker {
    /// This process: no console has the radio.
    Own { listener: Box<Listener>, _turn: Turn },
    /// The console of the event that has the radio; it is waited for until then.
    Other { until: At },
}

pub(super) fn run(
    args: &SendArgs,
    clock: ClockId,
    used: Used<'_>,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let (opened, journal) = EventFolder::edit(&args.event, console.locale)?;
    opened.warn(console.err)?;
    let folder = EventFolder::at(&args.event);
    let mut known = folder.known()?;
    known.keys.retain(|number, _| *number == clock);
    known.third_party.retain(|number, _| *number == clock);
    let keys = known.keys.clone();
    let records = opened.records();
    let used = as_granted(used, &opened.law.ruleset.clock.grants);
    let mut station = Station::new(&used.by.station, opened.law, BTreeMap::new(), records);
    if let Some(broken) = &opened.broken {
        station.read_only(broken.to_string());
    }
    let Some(table) = station.state().table_of(clock) else {
        let what = format!("clock {clock} stands on no table");
        return Err(Problem::told(what, "assign it to a table first: an order is about the game there"));
    };
    let until = (console.now)() + Millis(i64::from(args.seconds) * 1_000);
    let (speaker, adapter) = (Speaker::Other { until }, args.adapter.clone());
    let mut desk = Desk { station, journal, speaker, folder, known: Some(known), adapter, now: console.now };
    let own = desk.takes_its_turn()?;
    if own && !desk.until(|station| heard(station, table))? {
        let what = format!("clock {clock} was not heard, and nothing was ordered");
        return Err(Problem::told(what, "see that it is switched on and in reach; or do it by hand"));
    }
    let op = desk.place(table, &used)?;
    let how = if own { "on its way" } else { "whoever has the event's radio brings it" };
    writeln!(console.err, "order {op} is in the journal; {how} to clock {clock} …")?;
    desk.until(|station| station.state().orders.get(&op).is_none_or(|it| it.state != OrderState::Waiting))?;
    let state = desk.station.state().orders.get(&op).map(|placed| placed.state.clone());
    // Links are let go before anything is said, and what was heard is kept for whoever listens next. That this fails
    // harms nobody but him who believes a recording.
    let _ = desk.folder.keep_heard(&keys, &desk.station.heard_so_far());
    drop(desk);
    told(state, op, clock, console)
}

/// Time is added by the power that grants exactly this much, where there is one; else as ruled.
fn as_granted<'a>(used: Used<'a>, grants: &[Cited<ClockGrant>]) -> Used<'a> {
    let fixed = matches!(used.power, ClockPower::AddFixed { .. });
    let exactly = grants.iter().any(|grant| grant.value.power == used.power);
    let free = grants.iter().any(|grant| grant.value.power == ClockPower::AddFree);
    if fixed && !exactly && free { Used { power: ClockPower::AddFree, ..used } } else { used }
}

fn heard(station: &Station, table: TableId) -> bool {
    let rows = station.snapshot(At(0), &Focus::default()).tables;
    let row = rows.iter().find(|row| row.table == table);
    row.is_some_and(|row| {
        matches!(row.clock, ClockView::Heard { .. } | ClockView::Hearsay { adapter: Some(_), .. })
    })
}

fn told(
    state: Option<OrderState>,
    op: OpId,
    clock: ClockId,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let (said, exit) = match state {
        Some(OrderState::Confirmed { at }) => {
            (format!("clock {clock} has done order {op} at {at}"), Exit::Yes)
        }
        Some(OrderState::Cancelled { at }) => {
            (format!("order {op} was cancelled at {at}: what led to it counts no more"), Exit::No)
        }
        Some(OrderState::Settled { at }) => (format!("a person did order {op} by hand at {at}"), Exit::Yes),
        Some(OrderState::Unconfirmed { why }) => {
            let why = report::give_up(Locale::english(), &why);
            (format!("clock {clock} was not brought order {op}: {why}; do it by hand"), Exit::No)
        }
        Some(OrderState::Waiting) | None => {
            let where_to = "it stays in the journal for the console, or for a person";
            (format!("order {op} has not reached clock {clock}: {where_to}"), Exit::No)
        }
    };
    writeln!(console.out, "{said}")?;
    Ok(exit)
}

impl Desk {
    /// Runs until something is so; whether it is when the time is over.
    fn until(&mut self, is: impl Fn(&Station) -> bool) -> Result<bool, Problem> {
        while !is(&self.station) {
            let Some(inputs) = self.next()? else { return Ok(false) };
            let now = (self.now)();
            let mut effects = tail(&mut self.station, &mut self.journal, now);
            for input in inputs {
                effects.extend(keep(&mut self.station, &mut self.journal, now, input));
            }
            if self.station.wake_at().is_some_and(|at| now >= at) {
                effects.extend(keep(&mut self.station, &mut self.journal, now, Input::Tick));
            }
            self.carry_out(effects);
        }
        Ok(true)
    }

    /// What has come from the air, after a while at most; `None` when it is over.
    fn next(&mut self) -> Result<Option<Vec<Input>>, Problem> {
        match &mut self.speaker {
            Speaker::Own { listener, .. } => listener.next(PAUSE),
            Speaker::Other { until } if (self.now)() >= *until => Ok(None),
            Speaker::Other { .. } => {
                // Whoever had the turn may have been such a command as this one, which is done.
                self.takes_its_turn()?;
                std::thread::sleep(Duration::from_millis(PAUSE.0.unsigned_abs()));
                Ok(Some(Vec::new()))
            }
        }
    }

    /// Speaks to the clock itself, if nobody else has the event's radio.
    fn takes_its_turn(&mut self) -> Result<bool, Problem> {
        let Speaker::Other { until } = self.speaker else { return Ok(true) };
        let Some(turn) = self.folder.radio_turn()? else { return Ok(false) };
        let left = (until.since((self.now)()).0 / 1_000).max(1) as u32;
        let listener = Listener::start(self.adapter.as_deref(), Some(left), self.now)?;
        self.speaker = Speaker::Own { listener: Box::new(listener), _turn: turn };
        let known = Input::Known(self.known.take().unwrap_or_default());
        let effects = keep(&mut self.station, &mut self.journal, (self.now)(), known);
        self.carry_out(effects);
        Ok(true)
    }

    fn carry_out(&mut self, effects: Vec<Effect>) -> Vec<Effect> {
        let mut rest = Vec::new();
        for effect in effects {
            match effect {
                Effect::Radio(effect) => {
                    if let Speaker::Own { listener, .. } = &mut self.speaker {
                        listener.carry_out(effect);
                    }
                }
                other => rest.push(other),
            }
        }
        rest
    }

    /// Puts the order into the journal, as a person's.
    fn place(&mut self, table: TableId, used: &Used<'_>) -> Result<OpId, Problem> {
        let Used { power, side, amount, by } = used;
        let command = Command::Clock(ClockCommand::OrderClock {
            table,
            power: *power,
            side: *side,
            amount: *amount,
            reason: by.reason.clone(),
        });
        let by = Actor::new(by.role.into(), by.station.clone());
        let input = Input::Command { ticket: Some(TICKET), by, command };
        let effects = keep(&mut self.station, &mut self.journal, (self.now)(), input);
        let answer = self.carry_out(effects).into_iter().find_map(|effect| match effect {
            Effect::Answer { ticket: TICKET, answer } => Some(answer),
            _ => None,
        });
        match answer {
            Some(Ok((_, records))) => {
                placed(&records).ok_or_else(|| Problem::told("nothing was ordered", ""))
            }
            Some(Err(refusal)) => Err(Problem::Refused(Box::new(refusal))),
            None => Err(Problem::told("the journal did not answer", "try again")),
        }
    }
}

fn placed(records: &[Record]) -> Option<OpId> {
    records.iter().find_map(|record| match &record.event {
        Event::Clock(ClockEvent::OrderPlaced(OrderPlaced { op, .. })) => Some(*op),
        _ => None,
    })
}
