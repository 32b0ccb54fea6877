//! Connections: who gets a link, through which adapter, and when it has ended. Each link is made, greeted, served,
//! and always let go explicitly.
//!
//! An attempt that was given up goes on in the service below, and would hold the clock and a slot of the adapter for
//! nothing. So whatever ends a link, the last thing is to tell the service that it is over.

use std::collections::BTreeMap;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use btleplug::api::{Characteristic, Peripheral as _, ValueNotification, WriteType};
use btleplug::platform::Peripheral;
use futures_util::{Stream, StreamExt as _};
use tokio::sync::mpsc::{Receiver, Sender, UnboundedReceiver, UnboundedSender, channel, unbounded_channel};
use tokio::task::{Id, JoinError, JoinSet};
use tokio::time::{Instant, timeout};

use crate::clock::{Address, Gatt, NoLink, Uuid};
use crate::domain::ClockId;
use crate::radio::memory::Hears;
use crate::radio::outbox::{LinkId, Outbox};
use crate::radio::retry::{Retry, StepFailure};
use crate::radio::slots::Slots;
use crate::station::LinkEvent;

use super::RadioOrder;
use super::machine::{CONNECT, ConnectionPool, GREET, kind, lost};
use super::news::{Ears, End, RadioNews};

/// Writes that may wait on a link; the station sends one after another.
const ASKS: usize = 8;
/// Links after which everything is built anew, as soon as nobody has one. The library leaves a rule on the bus behind
/// now and then; the bus takes 512.
const LINKS_MAX: u32 = 1_000;

/// A link that is made or is there.
struct LiveLink {
    call: Call,
    adapter: String,
    asks: Sender<LinkRequest>,
}

/// Makes connections and ends them.
pub(super) struct ConnectionManager {
    outbox: Arc<Outbox>,
    ears: Ears,
    pool: Arc<ConnectionPool>,
    from_outside: UnboundedReceiver<RadioNews>,
    from_links: UnboundedReceiver<RadioNews>,
    to_us: UnboundedSender<RadioNews>,
    slots: Slots,
    /// Whether it is known which adapters connect: until then calls wait.
    told: bool,
    live: BTreeMap<ClockId, LiveLink>,
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
        from_outside: UnboundedReceiver<RadioNews>,
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
    pub(super) async fn serve(mut self, orders: &mut Receiver<RadioOrder>) -> End {
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
            let _ = live.asks.try_send(LinkRequest::LetGo);
        }
        while self.tasks.join_next().await.is_some() {}
        End::Quit
    }

    fn order(&mut self, order: RadioOrder) {
        match order {
            RadioOrder::Connect { call, .. } if self.told && !self.slots.any() => {
                self.down(&call, NoLink::NoAdapter);
            }
            RadioOrder::Connect { call, urgent } => {
                let clock = call.clock;
                match self.live.get(&clock) {
                    // It is more urgent than before, and being made already.
                    Some(live) if live.call.link == call.link => return,
                    // The console knows nothing of the link that is there, and will never end it.
                    Some(live) => drop(live.asks.try_send(LinkRequest::LetGo)),
                    None => self.slots.ask(clock, urgent),
                }
                self.waiting.insert(clock, (call, urgent));
            }
            RadioOrder::Write { clock, link, bytes } => {
                if let Some(live) = self.live.get(&clock).filter(|live| live.call.link == link)
                    && live.asks.try_send(LinkRequest::Write(bytes)).is_err()
                {
                    self.down(&live.call, NoLink::Lost);
                }
            }
            RadioOrder::Disconnect { clock, link } => {
                if self.waiting.get(&clock).is_some_and(|(call, _)| call.link == link) {
                    self.waiting.remove(&clock);
                    if self.slots.waits(clock) {
                        self.slots.over(clock);
                    }
                }
                if let Some(live) = self.live.get(&clock).filter(|live| live.call.link == link) {
                    // A link that does not listen is ending.
                    let _ = live.asks.try_send(LinkRequest::LetGo);
                }
            }
        }
    }

    fn news(&mut self, news: RadioNews) {
        match news {
            RadioNews::Roles(roles) => {
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
            RadioNews::Forget => self.lose(|_| true),
            RadioNews::LinkLost { adapter, address } => {
                self.lose(|live| live.adapter == adapter && live.call.address == address);
            }
            RadioNews::Up(clock) => self.slots.up(clock),
            #[cfg(not(target_os = "linux"))]
            RadioNews::Worn => self.worn = true,
        }
    }

    /// Tells links that they are lost; one that does not listen is ending.
    fn lose(&self, which: impl Fn(&LiveLink) -> bool) {
        for live in self.live.values().filter(|live| which(live)) {
            let _ = live.asks.try_send(LinkRequest::Lost);
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
                serve_call(&calls, &through, &pool, asked, &news, &outbox).await;
            });
            self.clocks.insert(task.id(), clock);
            self.live.insert(clock, LiveLink { call, adapter, asks });
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

/// How long a write may take.
const WRITE: Duration = Duration::from_secs(5);
/// How long letting go may take: two seconds are usual.
const LET_GO: Duration = Duration::from_secs(5);

/// A link that is wanted.
#[derive(Clone, Debug)]
pub(super) struct Call {
    pub(super) clock: ClockId,
    pub(super) link: LinkId,
    pub(super) address: Address,
    pub(super) gatt: Gatt,
}

/// What a link is told.
#[derive(Debug)]
pub(super) enum LinkRequest {
    /// Write this to the clock.
    Write(Vec<u8>),
    /// The service says that the link is lost.
    Lost,
    /// Nobody needs it any more.
    LetGo,
}

type Notes = Pin<Box<dyn Stream<Item = ValueNotification> + Send>>;

/// A link that is up.
struct ServedLink {
    notes: Notes,
    write: Characteristic,
    greeting: Vec<u8>,
}

/// How a link ended.
enum Over {
    /// As it was asked to.
    LetGo,
    /// For this reason, which the station does not know yet.
    Down(Failed),
}

/// Why a step failed.
struct Failed {
    why: NoLink,
    /// It was the connection to the bus, which is of no more use.
    bus: bool,
}

impl From<NoLink> for Failed {
    fn from(why: NoLink) -> Self {
        Self { why, bus: false }
    }
}

impl From<btleplug::Error> for Failed {
    fn from(error: btleplug::Error) -> Self {
        let kind = kind(&error);
        Self { why: kind.no_link(&error.to_string()), bus: kind == StepFailure::Bus }
    }
}

/// Makes a link, serves it until it ends, and lets it go.
pub(super) async fn serve_call(
    call: &Call,
    adapter: &str,
    pool: &ConnectionPool,
    mut asks: Receiver<LinkRequest>,
    news: &UnboundedSender<RadioNews>,
    outbox: &Outbox,
) {
    let down = |why| outbox.event(call.clock, call.link, LinkEvent::Down { why });
    let mut directory = match pool.take().await {
        Ok(directory) => directory,
        Err(error) => return down(Failed::from(error).why),
    };
    let found = match timeout(GREET, directory.find(adapter, &call.address)).await {
        Ok(Ok(Some(device))) => Ok(device),
        Ok(Ok(None)) => Err(NoLink::Unheard.into()),
        Ok(Err(error)) => Err(error.into()),
        Err(_) => Err(Failed { why: NoLink::TimedOut, bus: true }),
    };
    let (device, over) = match found {
        Ok(device) => (Some(device.clone()), serve(call, &device, &mut asks, news, outbox).await),
        Err(failed) => (None, Over::Down(failed)),
    };
    let mut sound = true;
    if let Over::Down(failed) = over {
        sound = !failed.bus;
        down(failed.why);
    }
    if let Some(device) = device {
        // It may be gone already; then there is nothing to let go.
        let _ = timeout(LET_GO, device.disconnect()).await;
    }
    if sound {
        pool.put_back(directory);
    }
}

async fn serve(
    call: &Call,
    device: &Peripheral,
    asks: &mut Receiver<LinkRequest>,
    news: &UnboundedSender<RadioNews>,
    outbox: &Outbox,
) -> Over {
    let made = tokio::select! {
        made = make(call, device) => made,
        over = unwanted(asks) => return over,
    };
    let ServedLink { mut notes, write, greeting } = match made {
        Ok(line) => line,
        Err(failed) => return Over::Down(failed),
    };
    let drawn = match getrandom::u32() {
        Ok(drawn) => drawn,
        Err(error) => return Over::Down(NoLink::Other(error.to_string()).into()),
    };
    outbox.event(call.clock, call.link, LinkEvent::Up { greeting, drawn });
    // Whoever counts the slots is gone only when the whole radio is.
    let _ = news.send(RadioNews::Up(call.clock));
    let mut lost = pin!(lost(device));
    loop {
        tokio::select! {
            () = &mut lost => return Over::Down(NoLink::Lost.into()),
            note = notes.next() => match note {
                Some(note) => hand_on(call, note, outbox),
                None => return Over::Down(NoLink::Lost.into()),
            },
            ask = asks.recv() => match ask {
                Some(LinkRequest::Write(bytes)) => {
                    let written = timeout(WRITE, device.write(&write, &bytes, WriteType::WithResponse)).await;
                    match written {
                        Ok(Ok(())) => {}
                        Ok(Err(error)) => return Over::Down(error.into()),
                        Err(_) => return Over::Down(NoLink::TimedOut.into()),
                    }
                }
                Some(LinkRequest::Lost) => return Over::Down(NoLink::Lost.into()),
                Some(LinkRequest::LetGo) | None => return Over::LetGo,
            },
        }
    }
}

/// Waits until the link is not wanted any more, while it is being made.
async fn unwanted(asks: &mut Receiver<LinkRequest>) -> Over {
    loop {
        match asks.recv().await {
            // What an attempt in vain leaves behind is told the same way; the attempt itself will say so.
            Some(LinkRequest::Lost | LinkRequest::Write(_)) => {}
            Some(LinkRequest::LetGo) | None => return Over::LetGo,
        }
    }
}

/// Hands a notification on. A value that was read comes as one too; only those of the two that tell are meant.
fn hand_on(call: &Call, note: ValueNotification, outbox: &Outbox) {
    let from = Some(Uuid(note.uuid.as_u128()));
    let bytes = note.value;
    if from == Some(call.gatt.answers) {
        outbox.event(call.clock, call.link, LinkEvent::Answer { bytes });
    } else if from == call.gatt.log {
        outbox.event(call.clock, call.link, LinkEvent::Log { bytes });
    }
}

async fn make(call: &Call, device: &Peripheral) -> Result<ServedLink, Failed> {
    let mut retry = Retry::default();
    loop {
        let error = match timeout(CONNECT, device.connect()).await {
            Ok(Ok(())) => break,
            Ok(Err(error)) => error,
            Err(_) => return Err(NoLink::TimedOut.into()),
        };
        let kind = kind(&error);
        match retry.again(kind) {
            Some(pause) => tokio::time::sleep(pause).await,
            // A link that was never there cannot have broken: nobody answered.
            None if kind == StepFailure::Lost => return Err(NoLink::TimedOut.into()),
            None => return Err(error.into()),
        }
    }
    timeout(GREET, greet(call, device)).await.unwrap_or_else(|_| Err(NoLink::TimedOut.into()))
}

/// Finds what a clock of this make has, and reads its greeting.
async fn greet(call: &Call, device: &Peripheral) -> Result<ServedLink, Failed> {
    device.discover_services().await?;
    let all = device.characteristics();
    let gatt = &call.gatt;
    let find = |uuid: Uuid| {
        let it =
            all.iter().find(|it| it.service_uuid.as_u128() == gatt.service.0 && it.uuid.as_u128() == uuid.0);
        it.cloned().ok_or(NoLink::NotThisClock)
    };
    let write = find(gatt.write)?;
    let notes = device.notifications().await?;
    for uuid in [Some(gatt.answers), gatt.log].into_iter().flatten() {
        device.subscribe(&find(uuid)?).await?;
    }
    let greeting = match gatt.greets {
        Some(uuid) => device.read(&find(uuid)?).await?,
        None => Vec::new(),
    };
    Ok(ServedLink { notes, write, greeting })
}

#[cfg(test)]
mod tests {
    use crate::clock::{Address, Profile};

    use super::*;

    #[test]
    fn a_link_that_the_console_does_not_know_any_more_is_let_go_for_the_next() {
        let (outbox, (_news, heard)) = (Arc::<Outbox>::default(), unbounded_channel());
        let pool = ConnectionPool::default();
        let mut board = ConnectionManager::new(outbox, Ears::default(), pool, heard);
        let gatt = Profile::named("open").and_then(|make| make.gatt).expect("a clock to connect to");
        let call = |link| Call { clock: ClockId(1), link, address: Address::new("aa"), gatt };
        let (asks, mut asked) = channel(ASKS);
        board.live.insert(ClockId(1), LiveLink { call: call(1), adapter: "hci0".to_owned(), asks });
        board.order(RadioOrder::Connect { call: call(1), urgent: true });
        assert!(asked.try_recv().is_err() && board.waiting.is_empty(), "it is the same one");
        board.order(RadioOrder::Connect { call: call(2), urgent: true });
        assert!(matches!(asked.try_recv(), Ok(LinkRequest::LetGo)));
        assert!(board.waiting.contains_key(&ClockId(1)), "the new one follows");
    }
}
