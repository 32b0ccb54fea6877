//! The emulated clock's radio: BlueZ's peripheral role. What consoles ask goes to the clock as [`Asked`]; what it
//! broadcasts and says comes from it.
//!
//! BlueZ has no call that changes an advertisement: each broadcast is a new one, which goes on the air at once. The
//! advertisement is full with the frame, so the service's UUID has no room in it, and BlueZ puts only the name into
//! the scan response; consoles know a clock by its frame (§2.1).

use std::collections::BTreeMap;
use std::time::Duration;

use bluer::adv::{Advertisement, AdvertisementHandle, Type};
use bluer::gatt::local::ApplicationHandle;
use bluer::{Adapter, Address, DeviceEvent, DeviceProperty, Session};
use futures_util::StreamExt as _;
use tokio::sync::{mpsc, watch};
use tokio::task::{AbortHandle, JoinSet};
use tokio::time::{interval, sleep};

use super::super::super::Problem;
use super::bluez::{adapter, trouble};
use super::services::{Voice, application, speak};
use super::table::{Asked, Say};

/// How often it is looked who is connected.
const LOOK: Duration = Duration::from_millis(500);
/// After this time a Bluetooth that has failed is tried again.
const AGAIN: Duration = Duration::from_secs(2);
/// How long a broadcast is on the air where it takes turns with others; the daemon knows whole seconds.
const TURN: Duration = Duration::from_secs(1);
/// Within this time the daemon has taken a broadcast off the air.
const TAKEN_OFF_WITHIN: Duration = Duration::from_secs(1);
/// How often it is looked whether it has.
const TAKEN_OFF_LOOK: Duration = Duration::from_millis(10);

/// What goes on the air.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Broadcast {
    pub(super) company: u16,
    pub(super) frame: Vec<u8>,
    pub(super) name: String,
}

/// The radio, from the clock's side. Everything is done by a task of its own; nothing here waits.
pub(super) struct Peripheral {
    air: watch::Sender<Option<Broadcast>>,
    voice: mpsc::UnboundedSender<Voice>,
    away: mpsc::UnboundedSender<String>,
}

impl Peripheral {
    /// Opens Bluetooth, offers the services, and begins.
    pub(super) async fn open(
        name: Option<String>,
        has_battery: bool,
        asked: mpsc::Sender<Asked>,
    ) -> Result<Self, Problem> {
        let (air, on_air) = watch::channel(None);
        let (voice, voices) = mpsc::unbounded_channel();
        let (away, aways) = mpsc::unbounded_channel();
        let offer = Offer { name, has_battery, asked, voice: voice.clone() };
        let stack = offer.stack().await?;
        tokio::spawn(speak(voices));
        tokio::spawn(offer.go_on(stack, on_air, aways));
        Ok(Self { air, voice, away })
    }

    /// Changes the broadcast.
    pub(super) fn broadcast(&self, broadcast: Option<Broadcast>) {
        self.air.send_replace(broadcast);
    }

    /// Says something to whoever listens.
    pub(super) fn say(&self, say: Say) {
        // The task ends with the program only.
        let _ = self.voice.send(Voice::Say(say));
    }

    /// Ends a connection.
    pub(super) fn send_away(&self, console: String) {
        let _ = self.away.send(console);
    }
}

/// What is offered, again and again where Bluetooth goes away and comes back.
struct Offer {
    name: Option<String>,
    has_battery: bool,
    asked: mpsc::Sender<Asked>,
    voice: mpsc::UnboundedSender<Voice>,
}

/// What must be held for the services to stay.
struct Stack {
    adapter: Adapter,
    _services: ApplicationHandle,
    _session: Session,
}

impl Offer {
    async fn stack(&self) -> Result<Stack, Problem> {
        let session = Session::new().await.map_err(|error| trouble(&error))?;
        let adapter = adapter(&session, self.name.as_deref()).await?;
        let services = application(self.has_battery, &self.asked, &self.voice);
        let services = adapter.serve_gatt_application(services).await.map_err(|error| trouble(&error))?;
        Ok(Stack { adapter, _services: services, _session: session })
    }

    async fn go_on(
        self,
        first: Stack,
        mut air: watch::Receiver<Option<Broadcast>>,
        mut away: mpsc::UnboundedReceiver<String>,
    ) {
        let mut stack = Some(first);
        loop {
            let why = match stack.take() {
                Some(stack) => match self.serve(&stack, &mut air, &mut away).await {
                    Ok(()) => return,
                    Err(error) => trouble(&error).to_string(),
                },
                None => match self.stack().await {
                    Ok(again) => {
                        stack = Some(again);
                        air.mark_changed();
                        continue;
                    }
                    Err(problem) => problem.to_string(),
                },
            };
            if self.asked.send(Asked::OnAir(Err(why))).await.is_err() {
                return;
            }
            sleep(AGAIN).await;
        }
    }

    /// Until the program ends, or Bluetooth fails.
    async fn serve(
        &self,
        stack: &Stack,
        air: &mut watch::Receiver<Option<Broadcast>>,
        away: &mut mpsc::UnboundedReceiver<String>,
    ) -> bluer::Result<()> {
        let adapter = &stack.adapter;
        let mut look = interval(LOOK);
        let mut held: Option<AdvertisementHandle> = None;
        let mut watched = Watched::default();
        loop {
            tokio::select! {
                changed = air.changed() => {
                    if changed.is_err() {
                        return Ok(());
                    }
                    let broadcast = air.borrow_and_update().clone();
                    held = advertise(adapter, held, broadcast).await?;
                    let told = if held.is_some() { "on the air" } else { "not on the air" };
                    if self.asked.send(Asked::OnAir(Ok(told.to_owned()))).await.is_err() {
                        return Ok(());
                    }
                }
                Some(console) = away.recv() => {
                    if let Ok(address) = console.parse::<Address>() {
                        let device = adapter.device(address)?;
                        // It may have gone by itself meanwhile.
                        tokio::spawn(async move { device.disconnect().await });
                    }
                }
                _ = look.tick() => {
                    watched.watch(adapter, &self.asked).await?;
                    let present = Asked::Present(connected(adapter).await?);
                    if self.asked.send(present).await.is_err() {
                        return Ok(());
                    }
                }
            }
        }
    }
}

/// Who was ever here, each with a task that hears when it leaves. A look finds who is here at that moment; somebody who
/// leaves and comes back between two of them would pass for having stayed.
#[derive(Default)]
struct Watched {
    known: BTreeMap<Address, AbortHandle>,
    tasks: JoinSet<()>,
}

impl Watched {
    /// Begins to watch whomever the daemon has come to know since. It knows a device from its first connection, until
    /// half a minute after its last.
    async fn watch(&mut self, adapter: &Adapter, asked: &mpsc::Sender<Asked>) -> bluer::Result<()> {
        // What the daemon has forgotten is another object when it comes back.
        self.known.retain(|_, task| !task.is_finished());
        while self.tasks.try_join_next().is_some() {}
        for address in adapter.device_addresses().await? {
            if self.known.contains_key(&address) {
                continue;
            }
            let events = adapter.device(address)?.events().await?;
            let asked = asked.clone();
            let task = self.tasks.spawn(async move {
                let mut events = std::pin::pin!(events);
                while let Some(DeviceEvent::PropertyChanged(changed)) = events.next().await {
                    let left = Asked::Left(address.to_string());
                    if matches!(changed, DeviceProperty::Connected(false)) && asked.send(left).await.is_err()
                    {
                        return;
                    }
                }
            });
            self.known.insert(address, task);
        }
        Ok(())
    }
}

/// Takes a broadcast off the air, and waits until the daemon says that it is gone: one that stayed would take turns
/// with those that follow, and each would be on the air half the time.
///
/// # Errors
/// Where the daemon does not know it any more, or keeps it: then everything is begun anew.
async fn take_off(adapter: &Adapter, held: AdvertisementHandle) -> bluer::Result<()> {
    let failed =
        |message: &str| bluer::Error { kind: bluer::ErrorKind::NotRegistered, message: message.to_owned() };
    let before = adapter.active_advertising_instances().await?;
    if before == 0 {
        return Err(failed("the daemon was started again"));
    }
    // It is taken off by a task of the library, which says nothing of how that ended.
    drop(held);
    for _ in 0..TAKEN_OFF_WITHIN.as_millis() / TAKEN_OFF_LOOK.as_millis() {
        if adapter.active_advertising_instances().await? < before {
            return Ok(());
        }
        sleep(TAKEN_OFF_LOOK).await;
    }
    Err(failed("a broadcast could not be taken off the air"))
}

/// Puts a broadcast in the place of the last one.
async fn advertise(
    adapter: &Adapter,
    held: Option<AdvertisementHandle>,
    broadcast: Option<Broadcast>,
) -> bluer::Result<Option<AdvertisementHandle>> {
    if let Some(held) = held {
        take_off(adapter, held).await?;
    }
    let Some(Broadcast { company, frame, name }) = broadcast else { return Ok(None) };
    let advertisement = Advertisement {
        // Also while somebody is connected (§2.1 wants it otherwise): what nobody may connect to, the kernel sends
        // from an address of chance, and consoles would take the clock for somebody who imitates it.
        advertisement_type: Type::Peripheral,
        manufacturer_data: BTreeMap::from([(company, frame)]),
        discoverable: Some(true),
        local_name: Some(name),
        // Where others are on the air from this machine too, they take turns: of several seconds, if nothing is said.
        duration: Some(TURN),
        ..Advertisement::default()
    };
    adapter.advertise(advertisement).await.map(Some)
}

async fn connected(adapter: &Adapter) -> bluer::Result<Vec<String>> {
    let mut connected = Vec::new();
    for address in adapter.device_addresses().await? {
        // A device may be forgotten between the two questions.
        if adapter.device(address)?.is_connected().await.unwrap_or(false) {
            connected.push(address.to_string());
        }
    }
    Ok(connected)
}
