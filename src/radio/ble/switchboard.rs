//! The switchboard: who gets a link, through which adapter, and when it has ended.

use std::collections::BTreeMap;
use std::sync::Arc;

use tokio::sync::mpsc::{Receiver, Sender, UnboundedReceiver, UnboundedSender, channel, unbounded_channel};
use tokio::task::{Id, JoinError, JoinSet};

use crate::clock::{Address, NoLink};
use crate::domain::ClockId;
use crate::radio::outbox::Outbox;
use crate::radio::slots::Slots;
use crate::station::LinkEvent;

use super::Order;
use super::directory::Shelf;
use super::ear::Ear;
use super::link::{self, Ask, Call};
use super::thread::End;

/// Writes that may wait on a link; the station sends one after another.
const ASKS: usize = 8;
/// Links after which everything is built anew, as soon as nobody has one. The library leaves a rule on the bus behind
/// now and then; the bus takes 512.
const LINKS_MAX: u32 = 1_000;

/// What the rest of the radio tells the switchboard.
#[derive(Debug)]
pub(super) enum News {
    /// These adapters connect from now on.
    Commanding(Vec<String>),
    /// The service is another one.
    Forget,
    /// The service says that a device is not connected.
    LinkLost { adapter: String, address: Address },
    /// A link has come up.
    Up(ClockId),
}

/// A link that is made or is there.
struct Live {
    call: Call,
    adapter: String,
    asks: Sender<Ask>,
}

/// The switchboard.
pub(super) struct Switchboard {
    outbox: Arc<Outbox>,
    ear: Ear,
    shelf: Arc<Shelf>,
    from_outside: UnboundedReceiver<News>,
    from_links: UnboundedReceiver<News>,
    to_us: UnboundedSender<News>,
    slots: Slots,
    /// Whether it is known which adapters connect: until then calls wait.
    told: bool,
    live: BTreeMap<ClockId, Live>,
    /// Calls that wait for a slot, or until an older link of the same clock is let go.
    waiting: BTreeMap<ClockId, (Call, bool)>,
    tasks: JoinSet<()>,
    clocks: BTreeMap<Id, ClockId>,
    made: u32,
}

impl Switchboard {
    pub(super) fn new(outbox: Arc<Outbox>, ear: Ear, from_outside: UnboundedReceiver<News>) -> Self {
        let (to_us, from_links) = unbounded_channel();
        Self {
            outbox,
            ear,
            shelf: Arc::default(),
            from_outside,
            from_links,
            to_us,
            slots: Slots::default(),
            told: false,
            live: BTreeMap::new(),
            waiting: BTreeMap::new(),
            tasks: JoinSet::new(),
            clocks: BTreeMap::new(),
            made: 0,
        }
    }

    /// Serves until the console ends, or until it is better to begin anew.
    pub(super) async fn serve(mut self, orders: &mut Receiver<Order>) -> End {
        loop {
            self.begin();
            if self.made >= LINKS_MAX && self.slots.idle() {
                return End::Afresh;
            }
            tokio::select! {
                order = orders.recv() => match order {
                    Some(order) => self.order(order),
                    None => break,
                },
                Some(news) = self.from_outside.recv() => self.news(news),
                Some(news) = self.from_links.recv() => self.news(news),
                Some(ended) = self.tasks.join_next_with_id() => self.ended(ended),
            }
        }
        // The console ends: every link is let go first.
        for live in self.live.values() {
            let _ = live.asks.try_send(Ask::LetGo);
        }
        while self.tasks.join_next().await.is_some() {}
        End::Quit
    }

    fn order(&mut self, order: Order) {
        match order {
            Order::Connect { call, .. } if self.told && !self.slots.any() => {
                self.down(&call, NoLink::NoAdapter);
            }
            Order::Connect { call, urgent } => {
                let clock = call.clock;
                if !self.live.contains_key(&clock) {
                    self.slots.ask(clock, urgent);
                }
                self.waiting.insert(clock, (call, urgent));
            }
            Order::Write { clock, link, bytes } => {
                if let Some(live) = self.live.get(&clock).filter(|live| live.call.link == link)
                    && live.asks.try_send(Ask::Write(bytes)).is_err()
                {
                    self.down(&live.call, NoLink::Lost);
                }
            }
            Order::Disconnect { clock, link } => {
                if self.waiting.get(&clock).is_some_and(|(call, _)| call.link == link) {
                    self.waiting.remove(&clock);
                    if self.slots.waits(clock) {
                        self.slots.over(clock);
                    }
                }
                if let Some(live) = self.live.get(&clock).filter(|live| live.call.link == link) {
                    // A link that does not listen is ending.
                    let _ = live.asks.try_send(Ask::LetGo);
                }
            }
        }
    }

    fn news(&mut self, news: News) {
        match news {
            News::Commanding(adapters) => {
                self.told = true;
                self.slots.set_adapters(adapters.clone());
                let gone = |live: &&Live| !adapters.contains(&live.adapter);
                for live in self.live.values().filter(gone) {
                    let _ = live.asks.try_send(Ask::Lost);
                }
                if adapters.is_empty() {
                    for (call, _) in std::mem::take(&mut self.waiting).into_values() {
                        self.slots.over(call.clock);
                        self.down(&call, NoLink::NoAdapter);
                    }
                }
            }
            News::Forget => {
                for live in self.live.values() {
                    let _ = live.asks.try_send(Ask::Lost);
                }
            }
            News::LinkLost { adapter, address } => {
                let there = |live: &&Live| live.adapter == adapter && live.call.address == address;
                if let Some(live) = self.live.values().find(there) {
                    let _ = live.asks.try_send(Ask::Lost);
                }
            }
            News::Up(clock) => self.slots.up(clock),
        }
    }

    /// Begins every attempt that there is room for.
    fn begin(&mut self) {
        let (ear, waiting) = (&self.ear, &self.waiting);
        let hears = |clock: ClockId, adapter: &str| {
            waiting.get(&clock).map_or(i16::MIN, |(call, _)| ear.hears(adapter, &call.address))
        };
        while let Some((clock, adapter)) = self.slots.next(hears) {
            let Some((call, _)) = self.waiting.get(&clock).cloned() else {
                self.slots.over(clock);
                continue;
            };
            let (asks, asked) = channel(ASKS);
            let (through, shelf) = (adapter.clone(), Arc::clone(&self.shelf));
            let (outbox, news, calls) = (Arc::clone(&self.outbox), self.to_us.clone(), call.clone());
            let task = self.tasks.spawn(async move {
                link::run(&calls, &through, &shelf, asked, &news, &outbox).await;
            });
            self.clocks.insert(task.id(), clock);
            self.live.insert(clock, Live { call, adapter, asks });
            self.made += 1;
        }
        // Borrowed until here.
        let live = &self.live;
        self.waiting
            .retain(|clock, (call, _)| live.get(clock).is_none_or(|live| live.call.link != call.link));
    }

    fn ended(&mut self, ended: Result<(Id, ()), JoinError>) {
        let (id, fell) = match ended {
            Ok((id, ())) => (id, None),
            Err(error) => (error.id(), Some(error.to_string())),
        };
        let Some(clock) = self.clocks.remove(&id) else { return };
        self.slots.over(clock);
        if let (Some(live), Some(why)) = (self.live.remove(&clock), fell) {
            self.down(&live.call, NoLink::Other(why));
        }
        if let Some((_, urgent)) = self.waiting.get(&clock) {
            self.slots.ask(clock, *urgent);
        }
    }

    fn down(&self, call: &Call, why: NoLink) {
        self.outbox.event(call.clock, call.link, LinkEvent::Down { why });
    }
}
