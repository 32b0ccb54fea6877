//! Bluetooth LE: a thread that talks to the system, and the console's end of it. What is one system's own is in
//! `bluez/` (Linux) and in `system/` (Windows, macOS), which says where they differ.
//!
//! The thread has a runtime of one thread for itself. The library below panics now and then in a task of its own when
//! a stream of signals is dropped; on a runtime with several threads it does so all the time, and each time a rule
//! stays behind on the bus until the bus takes no more. Here such a panic ends one task, and everything is built anew
//! before enough of them can add up.

#[cfg(target_os = "linux")]
mod bluez;
mod connection_manager;
mod news;
#[cfg(not(target_os = "linux"))]
mod system;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::task::{Context, Poll};
use std::time::Duration;

#[cfg(target_os = "linux")]
use bluez as machine;
#[cfg(not(target_os = "linux"))]
use system as machine;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::mpsc::{self, unbounded_channel};
use tokio::time::{Instant, timeout_at};

use crate::clock::{AirState, AirTrouble, NoLink};
use crate::domain::ClockId;
use crate::station::{Input, LinkEvent, RadioEffect};

use super::outbox::{LinkId, Outbox};
use super::{Options, Radio};

use self::connection_manager::ConnectionManager;
use self::news::{Ears, End};
use connection_manager::Call;

#[cfg(target_os = "linux")]
pub use bluez::AdvertListener;
#[cfg(target_os = "linux")]
pub(crate) use bluez::{Bus, adapters, device_path};

/// The name of the thread.
const THREAD: &str = "radio";
/// Wishes that may wait for the thread: it takes them at once, unless it stands still.
const ORDERS: usize = 256;
/// How long a console that ends waits for its links to be let go.
const FAREWELL: Duration = Duration::from_millis(1_500);

/// A wish on its way to the thread.
#[derive(Debug)]
enum RadioOrder {
    Connect { call: Call, urgent: bool },
    Write { clock: ClockId, link: LinkId, bytes: Vec<u8> },
    Disconnect { clock: ClockId, link: LinkId },
}

/// Bluetooth LE on this machine's adapters.
#[derive(Debug)]
pub(super) struct Ble {
    outbox: Arc<Outbox>,
    orders: Option<mpsc::Sender<RadioOrder>>,
    /// The link of each clock that the station knows of; what comes from others is not for it.
    links: BTreeMap<ClockId, LinkId>,
    made: LinkId,
    ended: Receiver<()>,
}

impl Ble {
    /// Starts listening. Nothing of it can fail: what does not work is said as the state of the air.
    pub(super) fn start(options: Options) -> Self {
        let outbox = Arc::new(Outbox::default());
        let (orders, wishes) = mpsc::channel(ORDERS);
        let (end, ended) = channel();
        let inside = Arc::clone(&outbox);
        let thread = std::thread::Builder::new().name(THREAD.to_owned());
        let started = thread.spawn(move || {
            supervise(wishes, &inside, &options);
            // Nobody may be waiting any more.
            let _ = end.send(());
        });
        if let Err(error) = started {
            let trouble = Some(AirTrouble::Broken { why: error.to_string() });
            outbox.air(&AirState { adapters: Vec::new(), trouble });
        }
        Self { outbox, orders: Some(orders), links: BTreeMap::new(), made: 0, ended }
    }

    fn send(&self, order: RadioOrder) -> bool {
        self.orders.as_ref().is_some_and(|orders| orders.try_send(order).is_ok())
    }
}

impl Radio for Ble {
    fn carry_out(&mut self, effect: RadioEffect) {
        match effect {
            RadioEffect::Connect { clock, address, gatt, urgent } => {
                // A call that nobody has answered yet is called once more where it has become urgent.
                let link = *self.links.entry(clock).or_insert_with(|| {
                    self.made += 1;
                    self.made
                });
                if !self.send(RadioOrder::Connect { call: Call { clock, link, address, gatt }, urgent }) {
                    self.outbox.event(clock, link, LinkEvent::Down { why: NoLink::Busy });
                }
            }
            RadioEffect::Write { clock, bytes } => {
                let Some(link) = self.links.get(&clock).copied() else { return };
                if !self.send(RadioOrder::Write { clock, link, bytes }) {
                    self.outbox.event(clock, link, LinkEvent::Down { why: NoLink::Lost });
                }
            }
            RadioEffect::Disconnect { clock } => {
                if let Some(link) = self.links.remove(&clock) {
                    self.send(RadioOrder::Disconnect { clock, link });
                }
            }
        }
    }

    fn take(&mut self) -> Vec<Input> {
        let taken = self.outbox.take();
        let mut inputs: Vec<Input> = taken.air.map(Input::Air).into_iter().collect();
        inputs.extend(taken.adverts.into_iter().map(Input::Advert));
        for (clock, link, event) in taken.events {
            if self.links.get(&clock) != Some(&link) {
                if let LinkEvent::Up { .. } = event {
                    // It was told that this one is lost, and holds it for nothing.
                    self.send(RadioOrder::Disconnect { clock, link });
                }
                continue;
            }
            if let LinkEvent::Down { .. } = event {
                self.links.remove(&clock);
            }
            inputs.push(Input::Link { clock, event });
        }
        if taken.all_lost {
            let lost = std::mem::take(&mut self.links).into_keys();
            let event = LinkEvent::Down { why: NoLink::Lost };
            inputs.extend(lost.map(|clock| Input::Link { clock, event: event.clone() }));
        }
        inputs
    }

    fn poll_ready(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        self.outbox.poll_ready(cx)
    }
}

impl Drop for Ble {
    fn drop(&mut self) {
        // The thread lets its links go: a clock would hold them for half a minute, and the system for ever.
        self.orders = None;
        let _ = self.ended.recv_timeout(FAREWELL);
    }
}

/// The pause before everything is built anew; each further one is twice as long.
const PAUSE: Duration = Duration::from_millis(500);
const PAUSE_MAX: Duration = Duration::from_secs(8);
/// Who ran for so long was sound: the next pause is short again.
const SOUND: Duration = Duration::from_secs(60);
/// How long tasks may take to end.
const SHUTDOWN: Duration = Duration::from_millis(200);

/// Runs the radio until the console ends.
fn supervise(mut orders: mpsc::Receiver<RadioOrder>, outbox: &Arc<Outbox>, options: &Options) {
    let mut pause = PAUSE;
    loop {
        let mut sound = false;
        let ended = catch_unwind(AssertUnwindSafe(|| {
            once(|| async {
                let begun = Instant::now();
                let end = run(&mut orders, outbox, options).await;
                sound = begun.elapsed() >= SOUND;
                end
            })
        }));
        outbox.all_lost();
        let trouble = match ended {
            Ok(End::Quit) => return,
            Ok(End::Afresh) => continue,
            Ok(End::Trouble(trouble)) => trouble,
            Err(panic) => AirTrouble::Broken { why: words(&*panic) },
        };
        outbox.air(&AirState { adapters: Vec::new(), trouble: Some(trouble) });
        if sound {
            pause = PAUSE;
        }
        if let End::Quit = once(|| wait(&mut orders, outbox, pause)) {
            return;
        }
        pause = (pause * 2).min(PAUSE_MAX);
    }
}

/// A runtime for one future, with everything that it leaves behind.
fn once<F: Future<Output = End>>(run: impl FnOnce() -> F) -> End {
    let runtime: std::io::Result<Runtime> = Builder::new_current_thread().enable_all().build();
    match runtime {
        Ok(runtime) => {
            let end = runtime.block_on(run());
            runtime.shutdown_timeout(SHUTDOWN);
            end
        }
        Err(error) => {
            std::thread::sleep(PAUSE);
            End::Trouble(AirTrouble::Broken { why: error.to_string() })
        }
    }
}

/// Nothing works at the moment: who wants a link is told so.
async fn wait(orders: &mut mpsc::Receiver<RadioOrder>, outbox: &Outbox, pause: Duration) -> End {
    let until = Instant::now() + pause;
    loop {
        match timeout_at(until, orders.recv()).await {
            Err(_) => return End::Afresh,
            Ok(None) => return End::Quit,
            Ok(Some(RadioOrder::Connect { call, .. })) => {
                outbox.event(call.clock, call.link, LinkEvent::Down { why: NoLink::NoAdapter });
            }
            Ok(Some(RadioOrder::Write { .. } | RadioOrder::Disconnect { .. })) => {}
        }
    }
}

async fn run(orders: &mut mpsc::Receiver<RadioOrder>, outbox: &Arc<Outbox>, options: &Options) -> End {
    let (news, heard) = unbounded_channel();
    let ears = Ears::default();
    let (watched, pool) = match machine::open(ears.clone(), Arc::clone(outbox), news, options).await {
        Ok(opened) => opened,
        Err(trouble) => return End::Trouble(trouble),
    };
    let connections = ConnectionManager::new(Arc::clone(outbox), ears, pool, heard);
    tokio::select! {
        trouble = watched => End::Trouble(trouble),
        end = connections.serve(orders) => end,
    }
}

/// What a panic said.
fn words(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|&text| text.to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "it gave no reason".to_owned())
}

#[cfg(test)]
mod tests {
    use crate::clock::{Address, Profile};

    use super::*;

    fn end_of_console() -> (Ble, mpsc::Receiver<RadioOrder>) {
        let (orders, wishes) = mpsc::channel(ORDERS);
        let (_, ended) = channel();
        let outbox = Arc::default();
        (Ble { outbox, orders: Some(orders), links: BTreeMap::new(), made: 0, ended }, wishes)
    }

    fn connect(urgent: bool) -> RadioEffect {
        let gatt = Profile::named("open").and_then(|make| make.gatt).expect("a clock to connect to");
        RadioEffect::Connect { clock: ClockId(1), address: Address::new("aa"), gatt, urgent }
    }

    #[test]
    fn a_call_that_was_told_to_be_lost_and_is_answered_all_the_same_is_let_go() {
        let (mut ble, mut wishes) = end_of_console();
        ble.carry_out(connect(false));
        assert!(matches!(wishes.try_recv(), Ok(RadioOrder::Connect { .. })));
        // The radio was built anew while the call was on its way.
        ble.outbox.all_lost();
        let told = ble.take();
        let [Input::Link { event: LinkEvent::Down { why }, .. }] = told.as_slice() else {
            panic!("{told:?}")
        };
        assert_eq!(*why, NoLink::Lost);
        ble.outbox.event(ClockId(1), 1, LinkEvent::Up { greeting: Vec::new(), drawn: 7 });
        assert!(ble.take().is_empty());
        let asked = wishes.try_recv();
        assert!(matches!(asked, Ok(RadioOrder::Disconnect { clock: ClockId(1), link: 1 })), "{asked:?}");
    }

    #[test]
    fn a_call_that_becomes_urgent_is_the_same_call() {
        let (mut ble, mut wishes) = end_of_console();
        ble.carry_out(connect(false));
        ble.carry_out(connect(true));
        let mut next = || match wishes.try_recv() {
            Ok(RadioOrder::Connect { call, urgent }) => (call.link, urgent),
            other => panic!("{other:?}"),
        };
        assert_eq!([next(), next()], [(1, false), (1, true)]);
    }
}
