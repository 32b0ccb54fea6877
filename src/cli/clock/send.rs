//! `ephor clock send`: one order to one clock, by hand.
//!
//! A clock applies an order at most once because the numbers of orders rise, and it refuses what is not above what it
//! has done (open clock profile, §7.2). The journal hands these numbers out. An order with a number that somebody
//! made up would make the clock refuse the event's own orders after it. So whatever changes a clock goes through the
//! journal, as the order of a person in an office to whom the regulation grants it. A question changes nothing and
//! has no number: it connects, reads the clock's log, and the clock's key proves the answer.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use clap::Subcommand;

use crate::cli::office::Office;
use crate::cli::turn::RadioTurn;
use crate::cli::{Console, EventFolder, Exit, KeptClock, Problem};
use crate::clock::{ClockReply, Fact, MasterKey, Mode, NoReply, Nonce, Order, Profile};
use crate::domain::{Actor, At, ClockId, Millis, OpId, Side, TableId};
use crate::journal::{Sqlite, keep, tail};
use crate::locale::Locale;
use crate::report;
use crate::rules::{Cited, ClockGrant, ClockPower};
use crate::station::{
    ClockView, Effect, Focus, FrameVerifier, Input, KnownClocks, LinkEvent, RadioEffect, Station, Ticket,
    Verdict, claimed,
};
use crate::tournament::{ClockCommand, ClockEvent, Command, Event, OrderPlaced, OrderState, Record};

use super::listen::Listener;

pub(super) const ABOUT: &str = "Send one order to one clock, by hand

`events` asks the clock for its log: the test of a connection. It has no number, changes nothing, and is not \
journaled.

`start`, `stop`, `set` and `add` change a clock, so each is a person's order in the event's journal: the regulation \
must grant it to your office (--role), and --reason stands beside it for ever. It cannot be otherwise: a clock \
applies an order once because the numbers of orders rise, and a number that is not the journal's would make it \
refuse the event's own orders from then on. The order is brought to the clock at once: by the console that \
has the event's radio, where one sits there, else by this command. What cannot be brought stays in the journal for a \
console or for a person. What this clock tells meanwhile is journaled, as at any console.

There is no `notice`, `clear` or `resume`: what a display shows follows from a verdict or a ruling, no regulation \
lets a person write on it, and after a stop the players go on by their levers.

Exit status 1 if the order was not confirmed.

Examples:
  ephor clock send spring 12 events
  ephor clock send spring 12 stop --role referee --reason \"a fire alarm\"
  ephor clock send spring 12 add b 120 --role referee --reason \"they referee\"";

/// `ephor clock send`.
#[derive(Debug, clap::Args)]
pub struct SendArgs {
    /// The event's folder
    pub event: PathBuf,
    /// The clock's number
    #[arg(value_parser = clap::value_parser!(u16).range(1..))]
    pub clock: u16,
    /// What
    #[command(subcommand)]
    pub what: SendCommand,
    /// The Bluetooth adapter to use; without this, all there are
    #[arg(long, value_name = "NAME", global = true)]
    pub adapter: Option<String>,
    /// How long to wait for the clock
    #[arg(long, value_name = "N", default_value_t = 30, global = true, value_parser = clap::value_parser!(u32).range(1..=600))]
    pub seconds: u32,
}

/// What is sent.
#[derive(Debug, Subcommand)]
pub enum SendCommand {
    /// Read the clock's log: changes nothing
    Events,
    /// Start the clock of a player who is not there
    Start {
        /// Whose clock: a or b
        #[arg(value_parser = side)]
        side: Side,
        /// By whom and why.
        #[command(flatten)]
        by: OrderedBy,
    },
    /// Stop both sides
    Stop {
        /// By whom and why.
        #[command(flatten)]
        by: OrderedBy,
    },
    /// Set both sides
    Set {
        /// What both have left, in seconds
        #[arg(value_name = "SECONDS", value_parser = clap::value_parser!(i64).range(1..=80_000))]
        left: i64,
        /// By whom and why.
        #[command(flatten)]
        by: OrderedBy,
    },
    /// Add time to a side, or take it
    Add {
        /// Whose clock: a or b
        #[arg(value_parser = side)]
        side: Side,
        /// How many seconds; negative takes
        #[arg(
            value_name = "SECONDS",
            allow_negative_numbers = true,
            value_parser = clap::value_parser!(i64).range(-3_600..=3_600)
        )]
        more: i64,
        /// By whom and why.
        #[command(flatten)]
        by: OrderedBy,
    },
}

/// Who orders something, and why.
#[derive(Debug, clap::Args)]
pub struct OrderedBy {
    /// The office in which you order it
    #[arg(long, value_enum, default_value_t = Office::Judge)]
    pub role: Office,
    /// Why; it stands in the journal
    #[arg(long, value_name = "TEXT")]
    pub reason: String,
    /// The name of this console, which stands beside the order
    #[arg(long, default_value = "by-hand", value_name = "NAME")]
    pub station: String,
}

/// A power that is used.
struct Used<'a> {
    power: ClockPower,
    side: Option<Side>,
    amount: Option<Millis>,
    by: &'a OrderedBy,
}

fn side(text: &str) -> Result<Side, String> {
    match text {
        "a" | "A" => Ok(Side::A),
        "b" | "B" => Ok(Side::B),
        _ => Err("write a or b: whose time it is".to_owned()),
    }
}

pub(super) fn run(args: &SendArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let folder = EventFolder::at(&args.event);
    folder.must_exist()?;
    let number = ClockId(args.clock);
    let Some(clock) = folder.clocks()?.remove(&number) else {
        return Err(Problem::told(
            format!("the event has no clock {number}"),
            format!("`ephor clock key list {}` names those there are", folder.path().display()),
        ));
    };
    if !Profile::named(&clock.profile).is_some_and(|profile| profile.has_radio()) {
        return Err(Problem::told(format!("clock {number} has no radio"), "do it by hand"));
    }
    let power = |power, side, amount, by| Used { power, side, amount, by };
    let used = match &args.what {
        SendCommand::Events => return ask_clock(args, number, &clock, console),
        SendCommand::Start { side, by } => power(ClockPower::StartAbsent, Some(*side), None, by),
        SendCommand::Stop { by } => power(ClockPower::Stop, None, None, by),
        SendCommand::Set { left, by } => {
            power(ClockPower::SetBoth { budget: Millis(left * 1_000) }, None, None, by)
        }
        SendCommand::Add { side, more, by } => {
            let amount = Millis(more * 1_000);
            power(ClockPower::AddFixed { amount }, Some(*side), Some(amount), by)
        }
    };
    place_order(args, number, used, console)
}

/// After the answer the log follows; this long after its last frame it is over.
const LOG: Millis = Millis(1_500);

/// How far it got.
enum LogStep {
    /// It was not heard yet.
    Listening,
    Calling,
    Asked(Nonce),
    Answered {
        last: At,
    },
}

struct Asking {
    clock: ClockId,
    verifier: FrameVerifier,
    step: LogStep,
    begun: At,
    /// Whether it did what it was asked.
    willing: bool,
    told: Vec<String>,
}

fn ask_clock(
    args: &SendArgs,
    number: ClockId,
    clock: &KeptClock,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let profile = Profile::named(&clock.profile);
    let (Some(key), Some(gatt)) = (&clock.key, profile.and_then(|profile| profile.gatt)) else {
        let what = format!("a clock of the profile {} keeps no log", clock.profile);
        return Err(Problem::told(what, "`ephor clock scan --event` says whether it is heard"));
    };
    let mut listener = Listener::start(args.adapter.as_deref(), Some(args.seconds), console.now)?;
    let mut asking = Asking::new(number, key, (console.now)());
    while let Some(inputs) = listener.next(Millis(100))? {
        let now = (console.now)();
        for input in inputs {
            let effect = match input {
                Input::Advert(advert) => {
                    let frame = advert.maker.as_ref().map(|(_, frame)| frame);
                    let frame = frame.filter(|frame| claimed(frame) == Some(number));
                    let verdict = frame.map(|frame| asking.verifier.hear(now, &advert, frame).0);
                    match (verdict, &asking.step) {
                        (Some(Verdict::Proven), LogStep::Listening) => {
                            asking.step = LogStep::Calling;
                            asking.begun = now;
                            let address = advert.address;
                            Some(RadioEffect::Connect { clock: number, address, gatt, urgent: false })
                        }
                        _ => None,
                    }
                }
                Input::Link { clock, event } if clock == number => asking.linked(now, event)?,
                _ => None,
            };
            if let Some(effect) = effect {
                listener.carry_out(effect);
            }
        }
        for line in asking.told.drain(..) {
            writeln!(console.out, "{line}")?;
        }
        console.out.flush()?;
        if let LogStep::Answered { last } = asking.step
            && now.since(last) >= LOG
        {
            listener.carry_out(RadioEffect::Disconnect { clock: number });
            return Ok(Exit::yes(asking.willing));
        }
    }
    let why = match asking.step {
        LogStep::Listening => "no frame that its key proves was heard",
        LogStep::Calling => "it was heard, and did not take a connection",
        LogStep::Asked(_) => "it took a connection, and did not answer",
        LogStep::Answered { .. } => return Ok(Exit::yes(asking.willing)),
    };
    writeln!(console.out, "clock {number}: {why}")?;
    Ok(Exit::No)
}

impl Asking {
    fn new(clock: ClockId, key: &MasterKey, now: At) -> Self {
        // Faces are not shown here, so that it does not matter what the clock does at zero.
        let verifier = FrameVerifier::new(clock, key, Mode::Overtime);
        Self { clock, verifier, step: LogStep::Listening, begun: now, willing: true, told: Vec::new() }
    }

    fn linked(&mut self, now: At, event: LinkEvent) -> Result<Option<RadioEffect>, Problem> {
        let clock = self.clock;
        match event {
            LinkEvent::Up { greeting, drawn } => {
                let Ok(nonce) = <[u8; 8]>::try_from(greeting) else {
                    return Err(Problem::told(
                        "what answered is not this clock",
                        "look at `ephor clock scan`",
                    ));
                };
                self.told.push(format!("clock {clock} is connected after {} ms", now.since(self.begun).0));
                self.step = LogStep::Asked(Nonce(nonce));
                self.begun = now;
                let question = Order::ReadEvents { since: 0 };
                let bytes = self.verifier.session.command(Nonce(nonce), OpId(drawn), &question);
                Ok(Some(RadioEffect::Write { clock, bytes }))
            }
            LinkEvent::Answer { bytes } => {
                let LogStep::Asked(nonce) = self.step else { return Ok(None) };
                match self.verifier.session.on_result(now, nonce, &bytes) {
                    Ok(reply) => self.answered(now, &reply),
                    Err(NoReply::Unread(_)) => {
                        return Err(Problem::told(
                            format!("clock {clock} could not read the question: it did not arrive whole"),
                            "try again nearer to it",
                        ));
                    }
                    Err(NoReply::Suspect(why)) => self.told.push(format!(
                        "clock {clock}: not believed: {}",
                        report::suspect(Locale::english(), why)
                    )),
                }
                Ok(None)
            }
            LinkEvent::Log { bytes } => {
                let facts = self.verifier.session.on_log(now, &bytes);
                self.told.extend(facts.iter().filter_map(said));
                if let LogStep::Answered { last } = &mut self.step {
                    *last = now;
                }
                Ok(None)
            }
            LinkEvent::Down { why } => match self.step {
                LogStep::Answered { .. } => Ok(None),
                _ => Err(Problem::told(
                    format!("clock {clock}: {}", report::no_link(Locale::english(), &why)),
                    "try again nearer to it",
                )),
            },
        }
    }

    fn answered(&mut self, now: At, reply: &ClockReply) {
        let took = now.since(self.begun).0;
        let (clock, newest) = (self.clock, reply.newest_event);
        self.told
            .push(format!("clock {clock} answered after {took} ms, proven; its newest event is {newest}"));
        self.willing = reply.status.is_done();
        if !self.willing {
            self.told.push(format!("clock {clock} does not tell its log: {:?}", reply.status));
        }
        self.step = LogStep::Answered { last: now };
    }
}

/// An event of the log in a line.
fn said(fact: &Fact) -> Option<String> {
    Some(match fact {
        Fact::Started { event, side, at } => format!("  {event}  {at}  {side} was started"),
        Fact::Pressed { event, side, at } => format!("  {event}  {at}  {side} pressed"),
        Fact::ChallengeRaised { event, side, raised_at, .. } => {
            format!("  {event}  {raised_at}  {side} challenged")
        }
        Fact::HoldTaken { event, side, taken_at, .. } => format!("  {event}  {taken_at}  {side} took a hold"),
        Fact::FlagFell { event, side, at } => format!("  {event}  {at}  {side} ran out of time"),
        Fact::Finished { event, at } => format!("  {event}  {at}  the game ended"),
        Fact::Rebooted { event, at } => format!("  {event}  {at}  the clock started anew"),
        Fact::Suspect { why } => format!("  not believed: {}", report::suspect(Locale::english(), *why)),
        Fact::Repeated { .. }
        | Fact::Reading(_)
        | Fact::MemoryLost { .. }
        | Fact::EventMissing { .. }
        | Fact::Late { .. } => return None,
    })
}

/// The only thing that is asked.
const TICKET: Ticket = Ticket(1);

/// How often another console is looked at for what became of the order.
const PAUSE: Millis = Millis(100);

/// A console of one clock for as long as an order takes. It is not on radio duty: what is owed to other clocks is left
/// to the console that is.
struct CommandDesk {
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
    Own { listener: Box<Listener>, _turn: RadioTurn },
    /// The console of the event that has the radio; it is waited for until then.
    Other { until: At },
}

fn place_order(
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
    let mut desk =
        CommandDesk { station, journal, speaker, folder, known: Some(known), adapter, now: console.now };
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

impl CommandDesk {
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
