//! The emulated clock's radio: BlueZ's peripheral role with the services of the profile (§2.2). What consoles ask
//! goes to the clock as [`RadioRequest`]; what it broadcasts and says comes from it.
//!
//! BlueZ has no call that changes an advertisement: each broadcast is a new one, which goes on the air at once. The
//! advertisement is full with the frame, so the service's UUID has no room in it, and BlueZ puts only the name into
//! the scan response; consoles know a clock by its frame (§2.1).

use std::collections::BTreeMap;
use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

use bluer::adv::{Advertisement, AdvertisementHandle, Type};
use bluer::gatt::local::{
    Application, ApplicationHandle, Characteristic, CharacteristicNotifier, CharacteristicNotify,
    CharacteristicNotifyMethod, CharacteristicRead, CharacteristicWrite, CharacteristicWriteMethod, ReqError,
    ReqResult, Service,
};
use bluer::{Adapter, Address, DeviceEvent, DeviceProperty, ErrorKind, Session, Uuid, UuidExt as _};
use futures_util::StreamExt as _;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::{AbortHandle, JoinSet};
use tokio::time::{interval, sleep, timeout};

use crate::cli::Problem;
use crate::clock::air::open_profile;
use crate::clock::provision;

use super::table::{RadioRequest, Say};

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
        asked: mpsc::Sender<RadioRequest>,
    ) -> Result<Self, Problem> {
        let (air, on_air) = watch::channel(None);
        let (voice, voices) = mpsc::unbounded_channel();
        let (away, aways) = mpsc::unbounded_channel();
        let offer = AdapterOffer { name, has_battery, asked, voice: voice.clone() };
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
struct AdapterOffer {
    name: Option<String>,
    has_battery: bool,
    asked: mpsc::Sender<RadioRequest>,
    voice: mpsc::UnboundedSender<Voice>,
}

/// What must be held for the services to stay.
struct Stack {
    adapter: Adapter,
    _services: ApplicationHandle,
    _session: Session,
}

impl AdapterOffer {
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
            if self.asked.send(RadioRequest::OnAir(Err(why))).await.is_err() {
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
        let mut watched = WatchedLinks::default();
        loop {
            tokio::select! {
                changed = air.changed() => {
                    if changed.is_err() {
                        return Ok(());
                    }
                    let broadcast = air.borrow_and_update().clone();
                    held = advertise(adapter, held, broadcast).await?;
                    let told = if held.is_some() { "on the air" } else { "not on the air" };
                    if self.asked.send(RadioRequest::OnAir(Ok(told.to_owned()))).await.is_err() {
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
                    let present = RadioRequest::Present(connected(adapter).await?);
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
struct WatchedLinks {
    known: BTreeMap<Address, AbortHandle>,
    tasks: JoinSet<()>,
}

impl WatchedLinks {
    /// Begins to watch whomever the daemon has come to know since. It knows a device from its first connection, until
    /// half a minute after its last.
    async fn watch(&mut self, adapter: &Adapter, asked: &mpsc::Sender<RadioRequest>) -> bluer::Result<()> {
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
                    let left = RadioRequest::Left(address.to_string());
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
    let failed = |message: &str| bluer::Error { kind: ErrorKind::NotRegistered, message: message.to_owned() };
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

/// How long an indication waits for its confirmation, as the Bluetooth specification has it.
const CONFIRMED_WITHIN: Duration = Duration::from_secs(30);

/// The battery level's place among those that are told; it is none of the profile's own family.
const BATTERY: u16 = 6;

type ReadFuture<T> = Pin<Box<dyn Future<Output = ReqResult<T>> + Send>>;

/// To the task that indicates and notifies.
pub(super) enum Voice {
    /// A console listens to this characteristic.
    Open(u16, CharacteristicNotifier),
    /// Say it.
    Say(Say),
}

/// Says what there is to say, one thing after another: the log comes after the result that announces it.
pub(super) async fn speak(mut voices: mpsc::UnboundedReceiver<Voice>) {
    let mut ears: [Option<CharacteristicNotifier>; 7] = Default::default();
    while let Some(voice) = voices.recv().await {
        let (place, bytes) = match voice {
            Voice::Open(place, ear) => {
                if let Some(slot) = ears.get_mut(usize::from(place)) {
                    *slot = Some(ear);
                }
                continue;
            }
            Voice::Say(Say::Result(bytes)) => (RESULT, bytes),
            Voice::Say(Say::Log(bytes)) => (LOG, bytes),
            Voice::Say(Say::Provision(bytes)) => (PROVISION, bytes),
            Voice::Say(Say::Battery(level)) => (BATTERY, vec![level]),
        };
        let slot = &mut ears[usize::from(place)];
        if let Some(ear) = slot
            && !matches!(timeout(CONFIRMED_WITHIN, ear.notify(bytes)).await, Ok(Ok(())))
        {
            // The receiver is gone. The next one registers itself.
            *slot = None;
        }
    }
}

/// All services.
pub(super) fn application(
    has_battery: bool,
    asked: &mpsc::Sender<RadioRequest>,
    voice: &mpsc::UnboundedSender<Voice>,
) -> Application {
    let mut services = vec![own(asked, voice), information()];
    if has_battery {
        services.push(battery(asked, voice));
    }
    Application { services, ..Application::default() }
}

fn service(uuid: Uuid, characteristics: Vec<Characteristic>) -> Service {
    Service { uuid, primary: true, characteristics, ..Service::default() }
}

fn own(asked: &mpsc::Sender<RadioRequest>, voice: &mpsc::UnboundedSender<Voice>) -> Service {
    let nonce = asked.clone();
    let nonce = readable(move |console| {
        let nonce = nonce.clone();
        Box::pin(async move {
            let (reply, answer) = oneshot::channel();
            ask(&nonce, RadioRequest::Nonce { console, reply }).await?;
            answer.await.map(Vec::from).map_err(|_| ReqError::Failed)
        })
    });
    let command = writable(asked, |console, bytes, reply| RadioRequest::Command { console, bytes, reply });
    let provision =
        writable(asked, |console, bytes, reply| RadioRequest::Provision { console, bytes, reply });
    let characteristics = vec![
        Characteristic { uuid: uuid(NONCE), read: Some(nonce), ..Characteristic::default() },
        Characteristic { uuid: uuid(CONTROL), write: Some(command), ..Characteristic::default() },
        Characteristic {
            uuid: uuid(RESULT),
            notify: Some(audible(RESULT, true, voice)),
            ..Characteristic::default()
        },
        Characteristic {
            uuid: uuid(LOG),
            notify: Some(audible(LOG, false, voice)),
            ..Characteristic::default()
        },
        Characteristic {
            uuid: uuid(PROVISION),
            write: Some(provision),
            notify: Some(audible(PROVISION, true, voice)),
            ..Characteristic::default()
        },
    ];
    service(uuid(0), characteristics)
}

/// Maker, model, firmware.
fn information() -> Service {
    let texts = [(0x2a29, "ephor"), (0x2a24, "emulated table clock"), (0x2a26, env!("CARGO_PKG_VERSION"))];
    let characteristic = |(number, text): (u16, &'static str)| Characteristic {
        uuid: Uuid::from_u16(number),
        read: Some(readable(move |_| Box::pin(async move { Ok(text.as_bytes().to_vec()) }))),
        ..Characteristic::default()
    };
    service(Uuid::from_u16(0x180a), texts.into_iter().map(characteristic).collect())
}

fn battery(asked: &mpsc::Sender<RadioRequest>, voice: &mpsc::UnboundedSender<Voice>) -> Service {
    let asked = asked.clone();
    let read = readable(move |_| {
        let asked = asked.clone();
        Box::pin(async move {
            let (reply, answer) = oneshot::channel();
            ask(&asked, RadioRequest::Battery { reply }).await?;
            answer.await.map(|charge| vec![charge]).map_err(|_| ReqError::Failed)
        })
    });
    let level = Characteristic {
        uuid: Uuid::from_u16(0x2a19),
        read: Some(read),
        notify: Some(audible(BATTERY, false, voice)),
        ..Characteristic::default()
    };
    service(Uuid::from_u16(0x180f), vec![level])
}

async fn ask(asked: &mpsc::Sender<RadioRequest>, question: RadioRequest) -> ReqResult<()> {
    asked.send(question).await.map_err(|_| ReqError::Failed)
}

fn readable(read: impl Fn(String) -> ReadFuture<Vec<u8>> + Send + Sync + 'static) -> CharacteristicRead {
    let fun = Box::new(move |request: bluer::gatt::local::CharacteristicReadRequest| {
        read(request.device_address.to_string())
    });
    CharacteristicRead { read: true, fun, ..CharacteristicRead::default() }
}

/// A write with response, answered when the clock has taken it. No frame is longer than a link's packet, so there is
/// no writing in parts.
fn writable(
    asked: &mpsc::Sender<RadioRequest>,
    question: fn(String, Vec<u8>, oneshot::Sender<()>) -> RadioRequest,
) -> CharacteristicWrite {
    let asked = asked.clone();
    let fun =
        move |bytes: Vec<u8>, request: bluer::gatt::local::CharacteristicWriteRequest| -> ReadFuture<()> {
            let asked = asked.clone();
            Box::pin(async move {
                if request.offset != 0 || request.prepare_authorize {
                    return Err(ReqError::NotSupported);
                }
                let (reply, answer) = oneshot::channel();
                ask(&asked, question(request.device_address.to_string(), bytes, reply)).await?;
                answer.await.map_err(|_| ReqError::Failed)
            })
        };
    let method = CharacteristicWriteMethod::Fun(Box::new(fun));
    CharacteristicWrite { write: true, method, ..CharacteristicWrite::default() }
}

fn audible(place: u16, indicate: bool, voice: &mpsc::UnboundedSender<Voice>) -> CharacteristicNotify {
    let voice = voice.clone();
    let fun = move |ear| -> Pin<Box<dyn Future<Output = ()> + Send>> {
        // The task ends with the program only.
        let _ = voice.send(Voice::Open(place, ear));
        Box::pin(std::future::ready(()))
    };
    let method = CharacteristicNotifyMethod::Fun(Box::new(fun));
    CharacteristicNotify { indicate, notify: !indicate, method, ..CharacteristicNotify::default() }
}

/// The nonce's place in the profile's family of UUIDs.
pub(super) const NONCE: u16 = 1;
/// The control point's.
pub(super) const CONTROL: u16 = 2;
/// The results'.
pub(super) const RESULT: u16 = 3;
/// The log's.
pub(super) const LOG: u16 = 4;
/// The provisioning frames'.
pub(super) const PROVISION: u16 = provision::PLACE;

/// A UUID of the open profile (§2.2); 0 is the service.
pub(super) fn uuid(place: u16) -> Uuid {
    Uuid::from_u128(open_profile(place).0)
}

/// The adapter of that name, or the only one; on and ready.
pub(super) async fn adapter(session: &Session, name: Option<&str>) -> Result<Adapter, Problem> {
    let adapter = match name {
        Some(name) => session.adapter(name),
        None => session.default_adapter().await,
    };
    let adapter = adapter.map_err(|error| trouble(&error))?;
    match adapter.is_powered().await {
        Ok(true) => Ok(adapter),
        Ok(false) => {
            adapter.set_powered(true).await.map_err(|error| trouble(&error))?;
            Ok(adapter)
        }
        Err(error) => Err(trouble(&error)),
    }
}

/// What is wrong with Bluetooth here, and what to do about it.
pub(super) fn trouble(error: &bluer::Error) -> Problem {
    let text = error.to_string();
    let instead = match &error.kind {
        ErrorKind::NotFound | ErrorKind::InvalidName(_) => {
            "there is no such Bluetooth adapter: plug one in, or name another with --adapter"
        }
        ErrorKind::NotReady => "switch Bluetooth on: `rfkill unblock bluetooth`",
        ErrorKind::NotAuthorized | ErrorKind::NotPermitted => {
            "your account may not use Bluetooth: join the group `bluetooth`, or ask the machine's owner"
        }
        _ if no_bus(&text) => {
            "no D-Bus system bus: it comes with every desktop; in a container there is none"
        }
        _ if text.contains("org.bluez") || text.contains("ServiceUnknown") => {
            "BlueZ is not running: `systemctl start bluetooth`"
        }
        _ => "look at `systemctl status bluetooth` and at `journalctl -u bluetooth`",
    };
    Problem::told(format!("Bluetooth: {text}"), instead)
}

fn no_bus(text: &str) -> bool {
    ["Failed to connect to socket", "NoServer", "FileNotFound", "dbus/system_bus_socket"]
        .iter()
        .any(|it| text.contains(it))
}

#[cfg(test)]
mod tests {
    use crate::clock::Profile;

    use super::*;

    #[test]
    fn the_emulated_clock_offers_what_consoles_look_for() {
        let gatt = Profile::named("open").and_then(|open| open.gatt).expect("it is spoken to over the air");
        let open = [Some(gatt.service), gatt.greets, Some(gatt.write), Some(gatt.answers), gatt.log];
        let looked_for = open.into_iter().chain([Some(provision::gatt().write)]);
        let offered = [0, NONCE, CONTROL, RESULT, LOG, PROVISION].map(|place| Some(uuid(place).as_u128()));
        assert!(looked_for.map(|it| it.map(|it| it.0)).eq(offered));
    }
}
