//! A double of BlueZ: adapters, devices that are table clocks or a gateway, and faults as they are asked for.
//!
//! Every message is answered by hand, so that a test decides what is said and what is left unsaid.

mod answers;
pub(crate) mod makes;
mod objects;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use ephor::clock::{Control, Device, Mode};
use ephor::domain::{At, ClockId, Millis};
use ephor::runtime::now;
use ephor::sim::key;
use futures_util::StreamExt as _;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::Instant;
use zbus::{Connection, MessageStream};

use makes::Make;
pub(crate) use objects::address;

/// Something that goes wrong once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// A connection is refused.
    Refuse,
    /// A connection fails for a reason that is over at once.
    Abort,
    /// A connection fails since the caller's own connection to the bus is broken.
    Bus,
    /// A connection is never answered.
    Never,
    /// The services come so much later.
    Late(Duration),
    /// The link is lost before an order reaches the clock.
    CutBefore,
    /// The link is lost after an order has reached the clock, and before it has answered.
    CutAfter,
}

impl Fault {
    fn of_connect(self) -> bool {
        !matches!(self, Self::CutBefore | Self::CutAfter)
    }
}

/// What an adapter has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ails {
    Nothing,
    /// It scans, and hears nothing.
    Deaf,
    /// It refuses to scan.
    Wedged,
}

/// An adapter.
#[derive(Debug)]
pub(crate) struct Adapter {
    pub(crate) powered: bool,
    pub(crate) scanning: bool,
    pub(crate) ails: Ails,
    /// To be switched off and on does not help it.
    pub(crate) broken: bool,
    /// How strong it hears everything.
    pub(crate) rssi: i16,
    /// How often it was switched off.
    pub(crate) resets: u32,
    /// How many links it held at most, and attempts at once.
    pub(crate) most: (usize, usize),
}

impl Adapter {
    fn new() -> Self {
        Self {
            powered: true,
            scanning: false,
            ails: Ails::Nothing,
            broken: false,
            rssi: -60,
            resets: 0,
            most: (0, 0),
        }
    }
}

/// A clock.
pub(crate) struct Clock {
    pub(crate) device: Device,
    pub(crate) make: Make,
    pub(crate) faults: VecDeque<Fault>,
    /// Its last frame.
    pub(crate) frame: Vec<u8>,
    /// Says nothing more.
    pub(crate) silent: bool,
    /// Is out of reach of every adapter but this one.
    pub(crate) only: Option<String>,
    /// Says nothing while somebody is connected.
    pub(crate) shy: bool,
    /// How often somebody connected.
    pub(crate) connects: u32,
    /// Who asked for each connection, by their names on the bus.
    pub(crate) callers: Vec<String>,
    pub(crate) moments: Moments,
    next: At,
    /// The adapters that have heard it.
    known: BTreeSet<String>,
    link: Option<String>,
    /// The adapter that is connecting to it.
    attempt: Option<String>,
    resolved: bool,
    notifying: BTreeSet<&'static str>,
    nonces: u64,
    /// Counts what ended a link or an attempt.
    ends: u32,
}

/// When what happened to a clock last.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Moments {
    /// Somebody asked for a connection.
    pub(crate) called: Option<Instant>,
    /// Its services were there.
    pub(crate) ready: Option<Instant>,
    /// An order was written.
    pub(crate) ordered: Option<Instant>,
}

/// Somebody who sends a clock's frames from elsewhere.
pub(crate) struct Stranger {
    pub(crate) address: String,
    pub(crate) frame: Vec<u8>,
    known: BTreeSet<String>,
    next: At,
}

/// The air and the service.
pub(crate) struct Inside {
    pub(crate) adapters: BTreeMap<String, Adapter>,
    pub(crate) clocks: BTreeMap<ClockId, Clock>,
    pub(crate) strangers: Vec<Stranger>,
    /// Between two advertisements of a clock to which nothing happens.
    pub(crate) calm: Millis,
    /// How long a connection takes, and its services again.
    pub(crate) connect: Duration,
    /// How often somebody asked what adapters there are.
    pub(crate) looks: u32,
    /// Whether the service has its name on the bus.
    pub(crate) up: bool,
}

enum OrderKind {
    Die,
    Live,
    /// An object is gone, and the interface that it had.
    Removed(String, &'static str),
    Lose(ClockId),
}

/// The double; it ends with its last copy.
pub(crate) struct Double {
    inside: Arc<Mutex<Inside>>,
    wishes: Option<UnboundedSender<OrderKind>>,
    thread: Option<JoinHandle<()>>,
}

impl Double {
    /// A service with one adapter and so many clocks in the air, all idle with half an hour.
    pub(crate) fn start(bus: String, clocks: u16) -> Self {
        let inside = Arc::new(Mutex::new(Inside {
            adapters: BTreeMap::from([("hci0".to_owned(), Adapter::new())]),
            clocks: (1..=clocks).map(ClockId).map(|id| (id, Clock::new(id))).collect(),
            strangers: Vec::new(),
            calm: Millis(500),
            connect: Duration::from_millis(20),
            looks: 0,
            up: false,
        }));
        let (wishes, wished) = unbounded_channel();
        let air = Arc::clone(&inside);
        let thread = std::thread::spawn(move || {
            let runtime =
                tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
            runtime.block_on(serve(&bus, &air, wished));
        });
        Self { inside, wishes: Some(wishes), thread: Some(thread) }
    }

    /// Looks at it, or changes it.
    pub(crate) fn with<T>(&self, change: impl FnOnce(&mut Inside) -> T) -> T {
        change(&mut lock(&self.inside))
    }

    /// Does something at a clock.
    pub(crate) fn at<T>(&self, clock: u16, act: impl FnOnce(&mut Clock, At) -> T) -> T {
        self.with(|inside| {
            let clock = inside.clocks.get_mut(&ClockId(clock)).expect("a clock of the double");
            clock.next = now();
            act(clock, now())
        })
    }

    /// Lets a clock's next attempts and orders go wrong.
    pub(crate) fn spoil(&self, clock: u16, faults: &[Fault]) {
        self.at(clock, |clock, _| clock.faults.extend(faults));
    }

    /// Puts something else into a clock's place, or into a new one.
    pub(crate) fn put(&self, clock: u16, make: Make) {
        let id = ClockId(clock);
        self.with(|inside| inside.clocks.insert(id, Clock { make, ..Clock::new(id) }));
    }

    /// Sends a frame from an address of somebody's choice, again and again.
    pub(crate) fn send_as(&self, address: &str, frame: Vec<u8>) {
        let stranger = Stranger { address: address.to_owned(), frame, known: BTreeSet::new(), next: now() };
        self.with(|inside| inside.strangers.push(stranger));
    }

    /// Who sends from this address falls silent, and the service forgets them.
    pub(crate) fn forget(&self, address: &str) {
        let known = self.with(|inside| {
            if let Some(clock) = inside.clock_at(address) {
                clock.silent = true;
                return std::mem::take(&mut clock.known);
            }
            let found = inside.strangers.iter().position(|it| it.address == address);
            found.map(|place| inside.strangers.remove(place).known).unwrap_or_default()
        });
        for adapter in known {
            self.wish(OrderKind::Removed(objects::device_path(&adapter, address), objects::DEVICE));
        }
    }

    /// Somebody has connected to a clock and is gone; the service keeps the link.
    pub(crate) fn leave_connected(&self, clock: u16, adapter: &str) {
        self.at(clock, |clock, _| {
            clock.known.insert(adapter.to_owned());
            (clock.link, clock.resolved, clock.shy) = (Some(adapter.to_owned()), true, true);
        });
    }

    /// Whether somebody is connected to a clock.
    pub(crate) fn is_connected(&self, clock: u16) -> bool {
        self.at(clock, |clock, _| clock.link.is_some())
    }

    /// The service ends, or crashes: nobody asks it.
    pub(crate) fn die(&self) {
        self.wish(OrderKind::Die);
    }

    /// The service is started, as a new process that knows nothing.
    pub(crate) fn live(&self) {
        self.wish(OrderKind::Live);
    }

    /// A clock's link is lost: it is out of reach for a moment.
    pub(crate) fn lose(&self, clock: u16) {
        self.wish(OrderKind::Lose(ClockId(clock)));
    }

    /// An adapter is pulled out.
    pub(crate) fn pull(&self, adapter: &str) {
        self.with(|inside| {
            inside.adapters.remove(adapter);
            inside.unlink(Some(adapter));
        });
        self.wish(OrderKind::Removed(format!("/org/bluez/{adapter}"), objects::ADAPTER));
    }

    /// An adapter is plugged in.
    pub(crate) fn plug(&self, adapter: &str) {
        self.with(|inside| inside.adapters.insert(adapter.to_owned(), Adapter::new()));
    }

    fn wish(&self, wish: OrderKind) {
        self.wishes.as_ref().expect("a double that runs").send(wish).expect("a double that runs");
    }
}

impl Drop for Double {
    fn drop(&mut self) {
        self.wishes = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Inside {
    /// Takes note of how many links an adapter has, and attempts at once.
    fn count(&mut self, name: &str) {
        let count = |on: fn(&Clock) -> Option<&String>| {
            self.clocks.values().filter(|clock| on(clock).is_some_and(|on| on == name)).count()
        };
        let (links, attempts) = (count(|clock| clock.link.as_ref()), count(|clock| clock.attempt.as_ref()));
        if let Some(adapter) = self.adapters.get_mut(name) {
            adapter.most = (adapter.most.0.max(links), adapter.most.1.max(attempts));
        }
    }

    /// All links, or those of one adapter, are gone, and what the service knew with them.
    fn unlink(&mut self, adapter: Option<&str>) {
        for clock in self.clocks.values_mut() {
            if adapter.is_none() || clock.link.is_none() || clock.link.as_deref() == adapter {
                clock.cut();
            }
            clock.known.retain(|known| adapter.is_some_and(|adapter| adapter != known));
        }
        for stranger in &mut self.strangers {
            stranger.known.retain(|known| adapter.is_some_and(|adapter| adapter != known));
        }
    }
}

impl Clock {
    /// Idle, with half an hour.
    fn new(id: ClockId) -> Self {
        let control =
            Control { budget: Millis::secs(1800), mode: Mode::Overtime, neutral_between_moves: false };
        Self {
            device: Device::new(id, &key(1, id), control, now()),
            make: Make::Open,
            faults: VecDeque::new(),
            frame: Vec::new(),
            silent: false,
            only: None,
            shy: false,
            connects: 0,
            callers: Vec::new(),
            moments: Moments::default(),
            next: now() + Millis(i64::from(id.0) * 7 % 500),
            known: BTreeSet::new(),
            link: None,
            attempt: None,
            resolved: false,
            notifying: BTreeSet::new(),
            nonces: 0,
            ends: 0,
        }
    }

    fn cut(&mut self) {
        self.ends += 1;
        self.device.disconnect();
        self.link = None;
        self.attempt = None;
        self.resolved = false;
        self.notifying.clear();
    }
}

fn lock(inside: &Mutex<Inside>) -> MutexGuard<'_, Inside> {
    inside.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Lives and dies as it is wished, until nobody wishes anything.
async fn serve(bus: &str, inside: &Arc<Mutex<Inside>>, mut wishes: UnboundedReceiver<OrderKind>) {
    loop {
        let dies = live(bus, inside, &mut wishes).await;
        {
            let mut inside = lock(inside);
            inside.up = false;
            inside.unlink(None);
            inside.adapters.values_mut().for_each(|adapter| adapter.scanning = false);
        }
        if !dies {
            return;
        }
        loop {
            match wishes.recv().await {
                None => return,
                Some(OrderKind::Live) => break,
                Some(OrderKind::Die | OrderKind::Removed(..) | OrderKind::Lose(_)) => {}
            }
        }
    }
}

/// A connection to a bus that may be there in a moment.
async fn connect(bus: &str) -> Connection {
    loop {
        if let Ok(connection) = zbus::connection::Builder::address(bus).expect("an address").build().await {
            return connection;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// One life of the service: a connection and a name. Whether another may follow.
async fn live(bus: &str, inside: &Arc<Mutex<Inside>>, wishes: &mut UnboundedReceiver<OrderKind>) -> bool {
    let connection = connect(bus).await;
    let mut messages = MessageStream::from(&connection);
    connection.request_name("org.bluez").await.expect("the service's name");
    lock(inside).up = true;
    let mut tick = tokio::time::interval(Duration::from_millis(5));
    tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            message = messages.next() => match message {
                Some(Ok(message)) => {
                    tokio::spawn(answers::answer(connection.clone(), Arc::clone(inside), message));
                }
                // The bus is gone: a service ends with it.
                Some(Err(_)) | None => return true,
            },
            _ = tick.tick() => answers::advertise(&connection, inside).await,
            wish = wishes.recv() => match wish {
                None => return false,
                Some(OrderKind::Die) => {
                    let _ = connection.close().await;
                    return true;
                }
                Some(OrderKind::Removed(path, interface)) => answers::removed(&connection, &path, interface).await,
                Some(OrderKind::Lose(clock)) => answers::lose(&connection, inside, clock).await,
                Some(OrderKind::Live) => {}
            },
        }
    }
}
