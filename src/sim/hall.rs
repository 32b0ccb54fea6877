//! The hall as a console meets it: broadcasts, links, runners with paper slips; and what is going to happen in it,
//! in the order of (time, number).

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use super::faults::{Ether, Faults, SimulationSettings};
use super::invented::SlipWordSource;
use super::key;
use super::table::{PlayerAct, Script, SimulatedTable};
use crate::clock::{Address, Advert, BROADCAST, Control, Device, Mode, NoLink, Nonce};
use crate::domain::{At, ClockId, Millis, Side, TableId};
use crate::station::{LinkEvent, RadioEffect};

/// How far a cheap quartz is off, in millionths, at most.
const DRIFT: i64 = 60;
/// How long an adapter reset lasts.
const RESET: Millis = Millis(20_000);
/// How long a clock can be deaf to connections.
const DEAF: Millis = Millis(90_000);

/// A table and the radio clock on it, if it has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SimulatedSeat {
    /// The table.
    pub table: TableId,
    /// Its radio clock.
    pub clock: Option<ClockId>,
}

/// Something that reaches the console.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reception {
    /// An advertisement.
    Advert(Advert),
    /// Something on a link.
    Link {
        /// With which clock.
        clock: ClockId,
        /// What.
        event: LinkEvent,
    },
    /// A runner is at the desk with a paper slip.
    Runner {
        /// From which table.
        table: TableId,
        /// Who challenges.
        challenger: Side,
        /// What the slip reads.
        words: Vec<String>,
    },
}

enum Coming {
    Advertise(ClockId),
    Arrive(ClockId, [u8; BROADCAST]),
    Link(ClockId, LinkEvent, u32),
    Write(ClockId, Vec<u8>, u32),
    Act(TableId, PlayerAct, u32),
    Reboot(ClockId),
    AdapterReset,
}

/// A clock in the hall.
struct Machine {
    device: Device,
    ppm: i64,
    deaf_until: At,
    always_deaf: bool,
    /// Counts links, so that what belongs to an old one is dropped.
    link: u32,
}

/// The hall.
pub struct SimulatedHall {
    start: At,
    control: Control,
    faults: Faults,
    rng: fastrand::Rng,
    ether: Ether,
    queue: Queue<Coming>,
    tables: BTreeMap<TableId, (SimulatedTable, Option<ClockId>)>,
    /// How many of the tables have ended their game.
    over: usize,
    machines: BTreeMap<ClockId, Machine>,
    words: SlipWordSource,
}

impl SimulatedHall {
    pub(super) fn build(
        settings: &SimulationSettings,
        seats: &[SimulatedSeat],
        control: Control,
        words: SlipWordSource,
        start: At,
    ) -> Self {
        let SimulationSettings { seed, faults, challenged, .. } = *settings;
        let mut rng = fastrand::Rng::with_seed(seed ^ 0x6861_6c6c);
        let mut hall = Self {
            start,
            control,
            faults,
            ether: Ether::new(seed, faults),
            queue: Queue::new(),
            tables: seats
                .iter()
                .map(|seat| (seat.table, (SimulatedTable::new(seed, seat.table, challenged), seat.clock)))
                .collect(),
            over: 0,
            machines: BTreeMap::new(),
            words,
            rng: rng.fork(),
        };
        for clock in seats.iter().filter_map(|seat| seat.clock) {
            let mut device = Device::new(clock, &key(seed, clock), control, start);
            device.set_battery(Some(rng.u8(35..=100)));
            let ppm = if faults.chaos { rng.i64(-DRIFT..=DRIFT) } else { 0 };
            hall.machines
                .insert(clock, Machine { device, ppm, deaf_until: At(0), always_deaf: false, link: 0 });
            hall.queue.push(start + Millis(rng.i64(0..1000)), Coming::Advertise(clock));
            if faults.chaos {
                let first = start + Millis(rng.i64(600_000..14_400_000));
                hall.queue.push(first, Coming::Reboot(clock));
            }
        }
        if faults.chaos {
            hall.queue.push(start + Millis(rng.i64(900_000..3_600_000)), Coming::AdapterReset);
        }
        hall
    }

    /// A clock that is heard but never answers: its table is told everything by mouth.
    pub fn deafen(&mut self, clock: ClockId) {
        if let Some(machine) = self.machines.get_mut(&clock) {
            machine.always_deaf = true;
        }
    }

    /// The players at a table do as it is written, and not by chance.
    pub(super) fn follow(&mut self, table: TableId, script: Script) {
        if let Some((table, _)) = self.tables.get_mut(&table) {
            table.follow(script);
        }
    }

    /// New games on all tables.
    pub fn start_round(&mut self, now: At) {
        self.over = 0;
        for (id, (table, clock)) in &mut self.tables {
            let (at, act) = table.new_game(now);
            if let Some(machine) = clock.and_then(|clock| self.machines.get_mut(&clock)) {
                let local = machine.local(self.start, now);
                machine.device.new_game(local, self.control);
            }
            if table.comes() {
                self.queue.push(at, Coming::Act(*id, act, table.plan));
            }
        }
    }

    /// When something happens next.
    pub fn next_at(&self) -> Option<At> {
        self.queue.next_at()
    }

    /// Lets everything up to `now` happen; what reaches the console, in order.
    pub fn advance(&mut self, now: At) -> Vec<Reception> {
        let mut heard = Vec::new();
        while let Some((at, coming)) = self.queue.pop(now) {
            self.happen(at, coming, &mut heard);
        }
        heard
    }

    /// The radio does what the station wants.
    pub fn radio(&mut self, now: At, effect: &RadioEffect) {
        match effect {
            RadioEffect::Connect { clock, .. } => self.connect(now, *clock),
            RadioEffect::Write { clock, bytes } => {
                let Some(machine) = self.machines.get(clock) else { return };
                let at = self.ether.flight(now);
                self.queue.push(at, Coming::Write(*clock, bytes.clone(), machine.link));
            }
            RadioEffect::Disconnect { clock } => {
                if let Some(machine) = self.machines.get_mut(clock) {
                    machine.link += 1;
                    machine.device.disconnect();
                }
            }
        }
    }

    /// The verdict, or that the challenge is not admitted, was told at the table.
    pub fn told(&mut self, now: At, table: TableId) {
        if let Some((table, _)) = self.tables.get_mut(&table).filter(|(table, _)| table.waits()) {
            let (at, act) = table.told(now);
            self.queue.push(at, Coming::Act(table.id, act, table.plan));
        }
    }

    /// What the paper slip of a table reads.
    pub fn paper(&self, table: TableId) -> &[String] {
        self.tables.get(&table).map_or(&[], |(table, _)| &table.paper)
    }

    /// The clocks in the hall, for whoever checks what they really did.
    pub fn devices(&self) -> impl Iterator<Item = (ClockId, &Device)> {
        self.machines.iter().map(|(clock, machine)| (*clock, &machine.device))
    }

    fn happen(&mut self, now: At, coming: Coming, heard: &mut Vec<Reception>) {
        match coming {
            Coming::Advertise(clock) => self.advertise(now, clock),
            Coming::Arrive(clock, frame) => heard.push(Reception::Advert(advert(clock, &frame))),
            Coming::Link(clock, event, link) => {
                if self.machines.get(&clock).is_some_and(|machine| machine.link == link) {
                    heard.push(Reception::Link { clock, event });
                }
            }
            Coming::Write(clock, bytes, link) => self.write(now, clock, &bytes, link),
            Coming::Act(table, act, plan) => heard.extend(self.act(now, table, act, plan)),
            Coming::Reboot(clock) => {
                let forget = self.rng.bool();
                self.down(now, clock, NoLink::Lost);
                if let Some(machine) = self.machines.get_mut(&clock) {
                    let local = machine.local(self.start, now);
                    machine.device.reboot(local, forget);
                }
                self.queue.push(now + Millis(self.rng.i64(3_600_000..18_000_000)), Coming::Reboot(clock));
            }
            Coming::AdapterReset => {
                self.ether.silence(now + RESET);
                let clocks: Vec<ClockId> = self.machines.keys().copied().collect();
                for clock in clocks {
                    self.down(now, clock, NoLink::Lost);
                }
                self.queue.push(now + Millis(self.rng.i64(1_800_000..7_200_000)), Coming::AdapterReset);
            }
        }
    }

    fn advertise(&mut self, now: At, clock: ClockId) {
        let Some(machine) = self.machines.get_mut(&clock) else { return };
        let local = machine.local(self.start, now);
        let frame = machine.device.advertise(local);
        let next = now + machine.device.interval();
        self.queue.push(next, Coming::Advertise(clock));
        for at in self.ether.broadcast(now) {
            self.queue.push(at, Coming::Arrive(clock, frame));
        }
    }

    fn connect(&mut self, now: At, clock: ClockId) {
        let (at, mut up) = self.ether.connect(now);
        let nonce = Nonce(self.ether.nonce());
        let Some(machine) = self.machines.get_mut(&clock) else { return };
        if self.faults.chaos && self.rng.u8(0..100) == 0 {
            machine.deaf_until = now + DEAF;
        }
        up &= !machine.always_deaf && now >= machine.deaf_until;
        machine.link += 1;
        let event = if up {
            let local = machine.local(self.start, now);
            machine.device.connect(local, nonce);
            let [drawn @ .., _, _, _, _] = nonce.0;
            LinkEvent::Up { greeting: nonce.0.to_vec(), drawn: u32::from_le_bytes(drawn) }
        } else {
            LinkEvent::Down { why: NoLink::TimedOut }
        };
        self.queue.push(at, Coming::Link(clock, event, machine.link));
    }

    /// A write may be lost before the clock sees it, or its answer after: either way the link breaks.
    fn write(&mut self, now: At, clock: ClockId, bytes: &[u8], link: u32) {
        if self.machines.get(&clock).is_none_or(|machine| machine.link != link) {
            return;
        }
        if self.ether.breaks() {
            return self.down(now, clock, NoLink::Lost);
        }
        let Some(machine) = self.machines.get_mut(&clock) else { return };
        let local = machine.local(self.start, now);
        let answer = machine.device.write(local, bytes);
        if self.faults.shows_twice {
            machine.device.show_again();
        }
        if self.ether.breaks() {
            return self.down(now, clock, NoLink::Lost);
        }
        // Indications come in order.
        let mut at = self.ether.flight(now);
        let events = answer.events.iter().map(|frame| LinkEvent::Log { bytes: frame.to_vec() });
        let result = LinkEvent::Answer { bytes: answer.result.to_vec() };
        for event in std::iter::once(result).chain(events) {
            self.queue.push(at, Coming::Link(clock, event, link));
            at = at + Millis(1);
        }
    }

    fn down(&mut self, now: At, clock: ClockId, why: NoLink) {
        let Some(machine) = self.machines.get_mut(&clock) else { return };
        machine.device.disconnect();
        machine.link += 1;
        let event = LinkEvent::Down { why };
        self.queue.push(now, Coming::Link(clock, event, machine.link));
    }

    fn act(&mut self, now: At, id: TableId, act: PlayerAct, plan: u32) -> Option<Reception> {
        let (table, clock) = self.tables.get_mut(&id)?;
        if table.plan != plan {
            return None;
        }
        let mut machine = clock.and_then(|clock| self.machines.get_mut(&clock));
        let local = machine.as_ref().map(|machine| machine.local(self.start, now));
        let mover = table.on_move;
        if let (Some(machine), Some(local)) = (machine.as_mut(), local) {
            // Where a reboot or a penalty shown meanwhile makes the lever do nothing, the players see it and help
            // themselves; the next act finds the clock as it is.
            let device = &mut machine.device;
            let _ = match act {
                PlayerAct::Start => device.press(local, Side::B),
                PlayerAct::Press => device.press(local, mover),
                PlayerAct::Hold => device.hold(local, mover),
                PlayerAct::Challenge => device.challenge(local, mover),
                // The opponent's lever starts the mover, and gives a move of its own its full time.
                PlayerAct::HandOver => device.press(local, mover.other()),
                PlayerAct::GoOn if self.control.mode == Mode::PerMove => device.press(local, mover.other()),
                PlayerAct::GoOn => device.resume(local, mover),
                PlayerAct::BringSlip => Ok(()),
            };
        }
        let out_of_time = |side: Side| match (&machine, local) {
            (Some(machine), Some(local)) => machine.device.shown_at(local).up[side.index()],
            _ => false,
        };
        let limit = (self.control.mode == Mode::PerMove).then_some(self.control.budget);
        let mut next = Vec::new();
        match act {
            PlayerAct::Start | PlayerAct::HandOver | PlayerAct::GoOn => {
                let up = out_of_time(mover);
                next.push(table.think(now, up, limit));
            }
            PlayerAct::Press => match table.moved(now) {
                Some(acts) if acts.is_empty() && self.control.neutral_between_moves => {
                    next.push(table.draw(now));
                }
                Some(acts) if acts.is_empty() => {
                    let up = out_of_time(table.on_move);
                    next.push(table.think(now, up, limit));
                }
                Some(acts) => next = acts,
                None => {
                    self.over += 1;
                    if let (Some(machine), Some(local)) = (machine.as_mut(), local) {
                        let _ = machine.device.finish(local);
                    }
                }
            },
            PlayerAct::Hold => {}
            PlayerAct::Challenge => next.push(table.challenge(now, &self.words)),
            PlayerAct::BringSlip => {
                return Some(Reception::Runner { table: id, challenger: mover, words: table.paper.clone() });
            }
        }
        let plan = table.plan;
        for (at, act) in next {
            self.queue.push(at, Coming::Act(id, act, plan));
        }
        None
    }

    /// Whether every game is over.
    pub fn all_over(&self) -> bool {
        self.over == self.tables.len()
    }
}

impl Machine {
    /// What the clock's own quartz says it is.
    fn local(&self, start: At, now: At) -> At {
        At(now.0 + now.since(start).0 * self.ppm / 1_000_000)
    }
}

/// A frame as an adapter hears it, from an address that is the clock's own.
fn advert(clock: ClockId, frame: &[u8]) -> Advert {
    let [high, low] = clock.0.to_be_bytes();
    Advert {
        address: Address::new(&format!("C0:FF:EE:00:{high:02X}:{low:02X}")),
        adapter: "air".to_owned(),
        rssi: None,
        name: None,
        services: Vec::new(),
        maker: Some((0xffff, frame.to_vec())),
    }
}

struct ScheduledItem<T>(At, u64, T);

impl<T> PartialEq for ScheduledItem<T> {
    fn eq(&self, other: &Self) -> bool {
        (self.0, self.1) == (other.0, other.1)
    }
}

impl<T> Eq for ScheduledItem<T> {}

impl<T> PartialOrd for ScheduledItem<T> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<T> Ord for ScheduledItem<T> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.0, self.1).cmp(&(other.0, other.1))
    }
}

/// A queue of things to come. Things due at the same moment come in the order in which they were put in.
pub(super) struct Queue<T> {
    heap: BinaryHeap<Reverse<ScheduledItem<T>>>,
    number: u64,
}

impl<T> Queue<T> {
    pub(super) fn new() -> Self {
        Self { heap: BinaryHeap::new(), number: 0 }
    }

    pub(super) fn push(&mut self, at: At, thing: T) {
        self.number += 1;
        self.heap.push(Reverse(ScheduledItem(at, self.number, thing)));
    }

    pub(super) fn next_at(&self) -> Option<At> {
        self.heap.peek().map(|Reverse(due)| due.0)
    }

    /// The next thing that is due at `now`, with its own moment.
    pub(super) fn pop(&mut self, now: At) -> Option<(At, T)> {
        if self.next_at()? > now {
            return None;
        }
        self.heap.pop().map(|Reverse(due)| (due.0, due.2))
    }
}
