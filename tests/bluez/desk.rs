//! The console's end: a station, a journal and the real radio, in real time.

use std::collections::BTreeMap;
use std::future::poll_fn;
use std::time::Duration;
use tokio::time::Instant;

use ephor::clock::{AirState, AirTrouble};
use ephor::domain::{Actor, At, ClockId, OpId, Role, Round, Side, SlipId, TableId};
use ephor::journal::{MemoryJournal, keep};
use ephor::radio::{Options, Radio, start};
use ephor::runtime::now;
use ephor::sim::key;
use ephor::station::{ClockView, Effect, Focus, Input, RadioEffect, Snapshot, Station};
use ephor::tournament::{Command, Event, OpenEvent, OrderState, Pairing, Player, SetupCommand, SlipCommand};
use tokio::runtime::Runtime;

use super::bus::Bus;
use super::double::Double;
use crate::small::{enter, law, ruleset};

/// A console with its bus and the air around it.
pub(crate) struct Desk {
    pub(crate) station: Station,
    pub(crate) journal: MemoryJournal,
    pub(crate) double: Double,
    pub(crate) bus: Bus,
    /// What the station wished of the radio.
    pub(crate) wishes: Vec<RadioEffect>,
    /// When the last command was given.
    pub(crate) given: Instant,
    radio: Box<dyn Radio>,
    runtime: Runtime,
}

impl Desk {
    /// At an event with a clock on every table; the radio listens.
    pub(crate) fn open(bus: Bus, clocks: u16) -> Self {
        Self::open_with(bus, clocks, Options::default())
    }

    /// The same with a choice of adapter.
    pub(crate) fn open_with(bus: Bus, clocks: u16, options: Options) -> Self {
        let double = Double::start(bus.address(), clocks);
        Self::over(double, bus, clocks, options)
    }

    /// The same over a double that is there already.
    pub(crate) fn over(double: Double, bus: Bus, clocks: u16, options: Options) -> Self {
        let keys = (1..=clocks).map(ClockId).map(|clock| (clock, key(1, clock))).collect();
        let law = law(ruleset("tso-2017", &[]), &[]);
        let station = Station::new("desk", law, keys, Vec::new()).on_radio_duty();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let radio = start(options);
        let (journal, wishes) = (MemoryJournal::default(), Vec::new());
        let given = Instant::now();
        let mut desk = Self { station, journal, double, bus, wishes, given, radio, runtime };
        desk.begin(clocks);
        desk
    }

    fn begin(&mut self, clocks: u16) {
        let name = |number: u16| format!("P{number}");
        let players = (1..=2 * clocks).map(|it| Player::named(name(it))).collect();
        let mut commands = vec![
            Command::Setup(SetupCommand::OpenEvent(OpenEvent {
                name: "Proof".to_owned(),
                ruleset: "tso-2017".to_owned(),
                tiles: None,
                budget: None,
                readings: BTreeMap::new(),
                systems: Vec::new(),
                zone: "UTC".to_owned(),
                starts_at: None,
                names: ephor::domain::NameOrder::Unknown,
            })),
            Command::Setup(SetupCommand::EnterPlayers { players }),
        ];
        let pairing = |it: u16| Pairing { table: TableId(it), a: name(2 * it - 1), b: name(2 * it) };
        commands.push(Command::start_round(Round(1), (1..=clocks).map(pairing).collect()));
        let fit = |it: u16| {
            Command::Setup(SetupCommand::FitClock {
                table: TableId(it),
                clock: Some(ClockId(it)),
                profile: "open".to_owned(),
            })
        };
        commands.extend((1..=clocks).map(fit));
        for command in commands {
            self.give(command);
        }
    }

    /// Decides something.
    pub(crate) fn give(&mut self, command: Command) {
        let by = Actor::new(Role::HeadReferee, "desk");
        let before = self.journal.entries().len();
        let asked = format!("{command:?}");
        self.given = Instant::now();
        self.take(Input::Command { ticket: None, by, command });
        assert!(self.journal.entries().len() > before, "refused: {asked}");
    }

    fn take(&mut self, input: Input) {
        for effect in keep(&mut self.station, &mut self.journal, now(), input) {
            if let Effect::Radio(effect) = effect {
                self.wishes.push(effect.clone());
                self.radio.carry_out(effect);
            }
        }
    }

    /// One turn of the console's loop.
    pub(crate) fn turn(&mut self) {
        let (radio, runtime) = (&mut self.radio, &self.runtime);
        let pause = Duration::from_millis(10);
        runtime
            .block_on(async { drop(tokio::time::timeout(pause, poll_fn(|cx| radio.poll_ready(cx))).await) });
        for input in self.radio.take() {
            self.take(input);
        }
        if self.station.wake_at().is_some_and(|at| now() >= at) {
            self.take(Input::Tick);
        }
    }

    /// Runs until something is so; fails where it is not so in time. How long it took.
    pub(crate) fn until(
        &mut self,
        seconds: u64,
        what: &str,
        mut is: impl FnMut(&mut Self) -> bool,
    ) -> Duration {
        let begun = Instant::now();
        while !is(self) {
            let air = self.air();
            assert!(begun.elapsed() < Duration::from_secs(seconds), "not in {seconds} s: {what}; {air:?}");
            self.turn();
        }
        begun.elapsed()
    }

    /// Runs for a while.
    pub(crate) fn run(&mut self, length: Duration) {
        let begun = Instant::now();
        while begun.elapsed() < length {
            self.turn();
        }
    }

    pub(crate) fn snapshot(&self) -> Snapshot {
        self.station.snapshot(now(), &Focus::default())
    }

    /// The radio as the screens see it.
    pub(crate) fn air(&self) -> Option<AirState> {
        self.snapshot().bar.air
    }

    pub(crate) fn trouble(&self) -> Option<AirTrouble> {
        self.air().and_then(|air| air.trouble)
    }

    /// A clock as the screens see it.
    pub(crate) fn clock(&self, number: u16) -> ClockView {
        let tables = self.snapshot().tables;
        tables.into_iter().find(|row| row.table == TableId(number)).expect("its table").clock
    }

    /// Whether all clocks have been heard.
    pub(crate) fn all_heard(&self) -> bool {
        let heard = |clock: &ClockView| matches!(clock, ClockView::Heard { .. });
        self.snapshot().tables.iter().all(|row| heard(&row.clock))
    }

    /// At a table B plays, A challenges two good words by the button, and the desk decides: 20 points are owed to the
    /// clock. Gives the order.
    pub(crate) fn penalty(&mut self, number: u16) -> OpId {
        let begun = |clock: &mut super::double::Clock, at: At| {
            clock
                .device
                .press(at, Side::A)
                .and_then(|()| clock.device.press(at, Side::B))
                .and_then(|()| clock.device.challenge(at, Side::A))
        };
        self.double.at(number, begun).expect("a game that is played");
        let table = TableId(number);
        let open = move |desk: &Self| desk.station.state().open_slip(table).map(|(slip, _)| slip);
        self.until(10, "a slip from the clock", |desk| open(desk).is_some());
        let slip: SlipId = open(self).expect("a slip");
        self.decide(slip)
    }

    /// The same where the clock says nothing of it, and the judge raises the slip.
    pub(crate) fn spoken_penalty(&mut self, raise: Command) -> OpId {
        let slip = self.station.state().next_slip();
        self.give(raise);
        self.decide(slip)
    }

    fn decide(&mut self, slip: SlipId) -> OpId {
        let before: Vec<OpId> = self.station.state().orders.keys().copied().collect();
        self.give(enter(slip, &["NIE", "TOR"]));
        self.give(Command::Slip(SlipCommand::ConfirmSpelling { slip }));
        self.give(Command::Slip(SlipCommand::Decide { slip }));
        let orders = &self.station.state().orders;
        *orders.keys().find(|op| !before.contains(op)).expect("an order for the clock")
    }

    pub(crate) fn order(&self, op: OpId) -> &OrderState {
        &self.station.state().orders[&op].state
    }

    pub(crate) fn is_confirmed(&self, op: OpId) -> bool {
        matches!(self.order(op), OrderState::Confirmed { .. })
    }

    /// How often the journal says something.
    pub(crate) fn journaled(&self, is: impl Fn(&Event) -> bool) -> usize {
        self.journal.entries().iter().filter(|entry| is(&entry.record.event)).count()
    }

    /// What a clock's display has shown so far, as often as it has shown it.
    pub(crate) fn shown(&self, number: u16) -> usize {
        self.double.at(number, |clock, _| clock.device.notices().len())
    }
}

/// Another radio on the same bus: what it hears.
pub(crate) struct Second {
    radio: Box<dyn Radio>,
    runtime: Runtime,
    heard: Vec<String>,
}

impl Second {
    pub(crate) fn open() -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        Self { radio: start(Options::default()), runtime, heard: Vec::new() }
    }

    pub(crate) fn heard(&self, number: u16) -> bool {
        self.heard.contains(&super::double::address(ClockId(number)))
    }

    pub(crate) fn until(&mut self, seconds: u64, is: impl Fn(&Self) -> bool) {
        let begun = Instant::now();
        while !is(self) {
            assert!(begun.elapsed() < Duration::from_secs(seconds), "heard only {:?}", self.heard);
            let (radio, runtime) = (&mut self.radio, &self.runtime);
            let pause = Duration::from_millis(10);
            runtime.block_on(async {
                drop(tokio::time::timeout(pause, poll_fn(|cx| radio.poll_ready(cx))).await);
            });
            for input in radio.take() {
                if let Input::Advert(advert) = input {
                    self.heard.push(advert.address.to_string());
                }
            }
        }
    }
}
