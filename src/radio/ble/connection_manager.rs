//! Connections: who gets a link, through which adapter, and when it has ended.

use std::collections::BTreeMap;
use std::sync::Arc;

use tokio::sync::mpsc::{Receiver, Sender, UnboundedReceiver, UnboundedSender, channel, unbounded_channel};
use tokio::task::{Id, JoinError, JoinSet};
use tokio::time::Instant;

use crate::clock::NoLink;
use crate::domain::ClockId;
use crate::radio::memory::Hears;
use crate::radio::outbox::Outbox;
use crate::radio::slots::Slots;
use crate::station::LinkEvent;

use super::Order;
use super::ears::Ears;
use super::link::{self, Ask, Call};
use super::machine::ConnectionPool;
use super::news::{End, News};

/// Writes that may wait on a link; the station sends one after another.
const ASKS: usize = 8;
/// Links after which everything is built anew, as soon as nobody has one. The library leaves a rule on the bus behind
/// now and then; the bus takes 512.
const LINKS_MAX: u32 = 1_000;

/// A link that is made or is there.
struct Live {
    call: Call,
    adapter: String,
    asks: Sender<Ask>,
}

/// Makes connections and ends them.
pub(super) struct ConnectionManager {
    outbox: Arc<Outbox>,
    ears: Ears,
    pool: Arc<ConnectionPool>,
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
    /// Whether it is better to begin anew for another reason.
    worn: bool,
}

impl ConnectionManager {
    pub(super) fn new(
        outbox: Arc<Outbox>,
        ears: Ears,
        pool: ConnectionPool,
        from_outside: UnboundedReceiver<News>,
    ) -> Self {
        let (to_us, from_links) = unbounded_channel();
        Self {
            outbox,
            ears,
            pool: Arc::new(pool),
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
            worn: false,
        }
    }

    /// Serves until the console ends, or until it is better to begin anew.
    pub(super) async fn serve(mut self, orders: &mut Receiver<Order>) -> End {
        loop {
            self.begin();
            if (self.made >= LINKS_MAX || self.worn) && self.slots.idle() {
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
                match self.live.get(&clock) {
                    // It is more urgent than before, and being made already.
                    Some(live) if live.call.link == call.link => return,
                    // The console knows nothing of the link that is there, and will never end it.
                    Some(live) => drop(live.asks.try_send(Ask::LetGo)),
                    None => self.slots.ask(clock, urgent),
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
            News::Roles(roles) => {
                self.told = true;
                self.lose(|live| !roles.uses(&live.adapter));
                self.slots.set_roles(roles);
                if !self.slots.any() {
                    for (call, _) in std::mem::take(&mut self.waiting).into_values() {
                        self.slots.over(call.clock);
                        self.down(&call, NoLink::NoAdapter);
                    }
                }
            }
            News::Forget => self.lose(|_| true),
            News::LinkLost { adapter, address } => {
                self.lose(|live| live.adapter == adapter && live.call.address == address);
            }
            News::Up(clock) => self.slots.up(clock),
            #[cfg(not(target_os = "linux"))]
            News::Worn => self.worn = true,
        }
    }

    /// Tells links that they are lost; one that does not listen is ending.
    fn lose(&self, which: impl Fn(&Live) -> bool) {
        for live in self.live.values().filter(|live| which(live)) {
            let _ = live.asks.try_send(Ask::Lost);
        }
    }

    /// Begins every attempt that there is room for.
    fn begin(&mut self) {
        let now = Instant::now();
        let (ears, waiting) = (&self.ears, &self.waiting);
        let hears = |clock: ClockId, adapter: &str| {
            let call = waiting.get(&clock).map(|(call, _)| call);
            call.map_or(Hears::Not, |call| ears.memory().hears(now, adapter, &call.address))
        };
        while let Some((clock, adapter)) = self.slots.next(hears) {
            let Some((call, _)) = self.waiting.get(&clock).cloned() else {
                self.slots.over(clock);
                continue;
            };
            let Some(adapter) = adapter else {
                self.down(&call, NoLink::Unheard);
                continue;
            };
            let (asks, asked) = channel(ASKS);
            let (through, pool) = (adapter.clone(), Arc::clone(&self.pool));
            let (outbox, news, calls) = (Arc::clone(&self.outbox), self.to_us.clone(), call.clone());
            let task = self.tasks.spawn(async move {
                link::run(&calls, &through, &pool, asked, &news, &outbox).await;
            });
            self.clocks.insert(task.id(), clock);
            self.live.insert(clock, Live { call, adapter, asks });
            self.made += 1;
        }
        // Borrowed until here.
        let (live, slots) = (&self.live, &self.slots);
        self.waiting.retain(|clock, (call, _)| {
            live.get(clock).map_or(slots.waits(*clock), |live| live.call.link != call.link)
        });
    }

    fn ended(&mut self, ended: Result<(Id, ()), JoinError>) {
        let (id, fell) = match ended {
            Ok((id, ())) => (id, false),
            Err(error) => (error.id(), true),
        };
        let Some(clock) = self.clocks.remove(&id) else { return };
        self.slots.over(clock);
        if let Some(live) = self.live.remove(&clock).filter(|_| fell) {
            self.down(&live.call, NoLink::Lost);
        }
        if let Some((_, urgent)) = self.waiting.get(&clock) {
            self.slots.ask(clock, *urgent);
        }
    }

    fn down(&self, call: &Call, why: NoLink) {
        self.outbox.event(call.clock, call.link, LinkEvent::Down { why });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::{Address, Profile};

    #[test]
    fn a_link_that_the_console_does_not_know_any_more_is_let_go_for_the_next() {
        let (outbox, (_news, heard)) = (Arc::<Outbox>::default(), unbounded_channel());
        let pool = ConnectionPool::default();
        let mut board = ConnectionManager::new(outbox, Ears::default(), pool, heard);
        let gatt = Profile::named("open").and_then(|make| make.gatt).expect("a clock to connect to");
        let call = |link| Call { clock: ClockId(1), link, address: Address::new("aa"), gatt };
        let (asks, mut asked) = channel(ASKS);
        board.live.insert(ClockId(1), Live { call: call(1), adapter: "hci0".to_owned(), asks });
        board.order(Order::Connect { call: call(1), urgent: true });
        assert!(asked.try_recv().is_err() && board.waiting.is_empty(), "it is the same one");
        board.order(Order::Connect { call: call(2), urgent: true });
        assert!(matches!(asked.try_recv(), Ok(Ask::LetGo)));
        assert!(board.waiting.contains_key(&ClockId(1)), "the new one follows");
    }
}
