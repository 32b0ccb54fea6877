//! The link of `ephor clock provision` over BlueZ: finds a clock in provisioning mode and connects to it.
//!
//! Everything runs on a runtime of this link's own; between two calls nothing moves, and the system's daemon keeps
//! what has come in.

use std::time::Duration;

use bluer::gatt::remote::Characteristic;
use bluer::{Adapter, AdapterEvent, Address, Device, DiscoveryFilter, DiscoveryTransport, Session};
use futures_util::StreamExt as _;
use tokio::runtime::Runtime;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, timeout, timeout_at};
use uuid::Uuid;

use crate::clock::provision::Frame;
use crate::domain::Millis;

use super::bluez::{PROVISION, adapter, trouble, uuid};
use super::provision::Wire;
use super::{Problem, Wanted};

/// How long a clock is looked for.
const LOOK: Duration = Duration::from_secs(30);
/// How long others are looked for when one is found: two that wait at once must not be mixed up.
const OTHERS: Duration = Duration::from_secs(3);
/// How long after its signal strength a device's data are surely those of the same broadcast.
const SETTLED: Duration = Duration::from_millis(150);
/// How long connecting and finding its services may take.
const CONNECT: Duration = Duration::from_secs(20);
/// How often connecting is tried: the air is crowded, and the first try often fails.
const TRIES: u32 = 3;

/// A connection to a clock in provisioning mode.
pub(super) struct Link {
    runtime: Runtime,
    device: Device,
    frames: Characteristic,
    heard: mpsc::Receiver<Vec<u8>>,
    address: String,
}

impl Link {
    /// Finds the one clock that waits, and connects to it.
    pub(super) fn find(wanted: &Wanted) -> Result<Self, Problem> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (device, frames, heard) = runtime.block_on(async {
            let session = Session::new().await.map_err(|error| trouble(&error))?;
            let adapter = adapter(&session, wanted.adapter.as_deref()).await?;
            let device = look(&adapter, wanted.address.as_deref()).await?;
            let (frames, heard) = connect(&device).await?;
            Ok::<_, Problem>((device, frames, heard))
        })?;
        let address = device.address().to_string();
        Ok(Self { runtime, device, frames, heard, address })
    }

    /// The clock's address.
    pub(super) fn address(&self) -> &str {
        &self.address
    }
}

impl Wire for Link {
    fn write(&mut self, bytes: &[u8]) -> Result<(), Problem> {
        let written = self.runtime.block_on(self.frames.write(bytes));
        written.map_err(|error| lost(&error.to_string()))
    }

    fn next(&mut self, within: Millis) -> Result<Option<Vec<u8>>, Problem> {
        let within = Duration::from_millis(within.0.max(0).unsigned_abs());
        self.runtime.block_on(async {
            match timeout(within, self.heard.recv()).await {
                Err(_) => Ok(None),
                Ok(Some(bytes)) => Ok(Some(bytes)),
                Ok(None) => Err(lost("it went away")),
            }
        })
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        // The clock is free for the next console at once; if this fails it lets go by itself.
        let _ = self.runtime.block_on(async { timeout(CONNECT, self.device.disconnect()).await });
    }
}

fn lost(why: &str) -> Problem {
    Problem::told(format!("the connection to the clock broke off: {why}"), "hold its levers and try again")
}

/// The clock in provisioning mode, the only one there is or the one with this address.
async fn look(adapter: &Adapter, address: Option<&str>) -> Result<Device, Problem> {
    let filter =
        DiscoveryFilter { transport: DiscoveryTransport::Le, duplicate_data: true, ..Default::default() };
    adapter.set_discovery_filter(filter).await.map_err(|error| trouble(&error))?;
    let events = adapter.discover_devices_with_changes().await.map_err(|error| trouble(&error))?;
    let mut events = std::pin::pin!(events);
    let mut until = Instant::now() + LOOK;
    let mut found: Vec<Address> = Vec::new();
    while let Ok(Some(event)) = timeout_at(until, events.next()).await {
        let AdapterEvent::DeviceAdded(at) = event else { continue };
        let wanted = address.is_none_or(|address| at.to_string() == address);
        if !wanted || found.contains(&at) || !waits(adapter, at).await {
            continue;
        }
        if found.is_empty() {
            until = Instant::now() + OTHERS;
        }
        found.push(at);
        if address.is_some() {
            break;
        }
    }
    match found.as_slice() {
        [] => Err(Problem::told(
            "no clock waits to be provisioned",
            "hold both levers of the clock until it shows so, and keep it within a few metres",
        )),
        [one] => adapter.device(*one).map_err(|error| trouble(&error)),
        several => {
            let all: Vec<String> = several.iter().map(ToString::to_string).collect();
            let what = format!("several clocks wait to be provisioned: {}", all.join(", "));
            Err(Problem::told(what, "let only one of them wait, or name it with --address"))
        }
    }
}

/// Whether a device broadcasts that somebody has put it into provisioning mode: now, for the daemon also tells what
/// it heard some time ago. What it hears now has a signal strength, and the data follow at once.
async fn waits(adapter: &Adapter, at: Address) -> bool {
    let Ok(device) = adapter.device(at) else { return false };
    if !matches!(device.rssi().await, Ok(Some(_))) {
        return false;
    }
    sleep(SETTLED).await;
    let data = device.manufacturer_data().await.ok().flatten().unwrap_or_default();
    data.values().any(|bytes| matches!(Frame::decode(bytes), Ok(Frame::Open { .. })))
}

async fn connect(device: &Device) -> Result<(Characteristic, mpsc::Receiver<Vec<u8>>), Problem> {
    let mut tries = 1;
    loop {
        match timeout(CONNECT, device.connect()).await {
            Ok(Ok(())) => break,
            Ok(Err(error)) if tries >= TRIES => return Err(lost(&error.to_string())),
            Err(_) if tries >= TRIES => return Err(lost("it does not answer")),
            _ => {
                // A connection that was given up on goes on in the daemon.
                let _ = device.disconnect().await;
                sleep(Duration::from_millis(500)).await;
                tries += 1;
            }
        }
    }
    let frames = match timeout(CONNECT, characteristic(device, uuid(PROVISION))).await {
        Ok(found) => found.map_err(|error| lost(&error.to_string()))?,
        Err(_) => return Err(lost("it does not say what it offers")),
    };
    let Some(frames) = frames else {
        return Err(Problem::told(
            "the clock takes no number over the air",
            "type the key from its card: `ephor clock key add`",
        ));
    };
    let (tell, heard) = mpsc::channel(8);
    let (ready, is_ready) = tokio::sync::oneshot::channel();
    let listened = frames.clone();
    tokio::spawn(async move {
        let indications = match listened.notify().await {
            Ok(indications) => indications,
            Err(error) => return drop(ready.send(Err(error))),
        };
        let _ = ready.send(Ok(()));
        let mut indications = std::pin::pin!(indications);
        while let Some(bytes) = indications.next().await {
            if tell.send(bytes).await.is_err() {
                return;
            }
        }
    });
    match is_ready.await {
        Ok(Ok(())) => Ok((frames, heard)),
        Ok(Err(error)) => Err(lost(&error.to_string())),
        Err(_) => Err(lost("it went away")),
    }
}

async fn characteristic(device: &Device, wanted: Uuid) -> bluer::Result<Option<Characteristic>> {
    for service in device.services().await? {
        for characteristic in service.characteristics().await? {
            if characteristic.uuid().await? == wanted {
                return Ok(Some(characteristic));
            }
        }
    }
    Ok(None)
}
