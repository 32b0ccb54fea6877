//! Linux: BlueZ over the system's bus.
//!
//! Every link has a connection of its own to the bus while it lasts, and they are used again. On a shared one a link
//! that ends takes away what the others hear by: the bus daemon tells rules for two devices apart by everything but
//! the device (`path_namespace`), and removes the newest when one of them is to go.
//!
//! The library below finds a device only by asking the service for everything it knows, so that is done once for all
//! connections, and again for a device that is not among them.

mod adapter_supervisor;
mod advert_listener;
mod bus;

use std::collections::BTreeMap;
use std::future::pending;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bluez_async::{BluetoothError, SpawnError};
use btleplug::api::{BDAddr, Central as _, Manager as _, Peripheral as _};
use btleplug::platform::{Adapter, Manager, Peripheral};
use tokio::sync::mpsc::UnboundedSender;

use crate::clock::{Address, AirTrouble};
use crate::radio::Options;
use crate::radio::outbox::Outbox;
use crate::radio::retry::StepFailure;

use super::news::{Ears, RadioNews};

use adapter_supervisor::AdapterSupervisor;

pub use advert_listener::AdvertListener;
pub(crate) use bus::{Bus, adapters, device_path};

/// How long the other end may take to answer a call. It advertises six times in that time, and one and a half seconds
/// are usual; while it is waited for, nobody else can be called through this adapter.
pub(super) const CONNECT: Duration = Duration::from_secs(6);
/// How long it may take to be asked what it has, and to be greeted.
pub(super) const GREET: Duration = Duration::from_secs(8);

/// What of the machine the radio watches, until it breaks; and by what its links are made.
pub(super) async fn open(
    ears: Ears,
    outbox: Arc<Outbox>,
    news: UnboundedSender<RadioNews>,
    options: &Options,
) -> Result<(impl Future<Output = AirTrouble>, ConnectionPool), AirTrouble> {
    let trouble = |why: String| AirTrouble::NoBus { why };
    let (bus, gone) = Bus::open().map_err(trouble)?;
    let listener = AdvertListener::new(ears, Arc::clone(&outbox), news.clone());
    listener.listen(&bus).await.map_err(trouble)?;
    let supervisor = AdapterSupervisor::new(bus, listener, outbox, news, options);
    let watched = async move {
        tokio::select! {
            why = gone => trouble(why),
            why = supervisor.watch() => trouble(why),
        }
    };
    Ok((watched, ConnectionPool::default()))
}

/// Ends when a link is over that nobody has said to be. BlueZ says it.
pub(super) async fn lost(_: &Peripheral) {
    pending::<()>().await;
}

/// What kind of failure this is: the library's own, or the bus's, which has a name.
pub(super) fn kind(error: &btleplug::Error) -> StepFailure {
    use btleplug::Error as E;
    match error {
        E::NotConnected => StepFailure::Lost,
        E::DeviceNotFound | E::NoAdapterAvailable => StepFailure::Gone,
        E::TimedOut(_) => StepFailure::TimedOut,
        E::PermissionDenied => StepFailure::Refused,
        E::Other(inner) => match inner.downcast_ref::<BluetoothError>() {
            Some(BluetoothError::DbusError(error)) => {
                StepFailure::of(error.name().unwrap_or_default(), error.message().unwrap_or_default())
            }
            Some(BluetoothError::ServiceDiscoveryTimedOut) => StepFailure::TimedOut,
            Some(BluetoothError::NoBluetoothAdapters | BluetoothError::UuidNotFound { .. }) => {
                StepFailure::Gone
            }
            _ if inner.is::<SpawnError>() => StepFailure::Bus,
            _ => StepFailure::of("", &inner.to_string()),
        },
        _ => StepFailure::Other,
    }
}

/// One connection, and what was handed out over it. Objects of the service have the same paths after it was started
/// anew, so that nothing of it goes stale.
pub(in crate::radio::ble) struct Directory {
    manager: Manager,
    adapters: BTreeMap<String, Adapter>,
    devices: BTreeMap<(String, Address), Peripheral>,
}

/// Connections that no link uses at the moment.
#[derive(Default)]
pub(in crate::radio::ble) struct ConnectionPool(Mutex<Vec<Directory>>);

impl ConnectionPool {
    /// A connection, a new one where all are in use.
    pub(in crate::radio::ble) async fn take(&self) -> Result<Directory, btleplug::Error> {
        let idle = self.0.lock().unwrap_or_else(PoisonError::into_inner).pop();
        match idle {
            Some(idle) => Ok(idle),
            None => Directory::open().await,
        }
    }

    /// The link is over.
    pub(in crate::radio::ble) fn put_back(&self, directory: Directory) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(directory);
    }
}

impl Directory {
    async fn open() -> Result<Self, btleplug::Error> {
        Ok(Self { manager: Manager::new().await?, adapters: BTreeMap::new(), devices: BTreeMap::new() })
    }

    /// A device on an adapter; `None` where that adapter has not heard it.
    pub(in crate::radio::ble) async fn find(
        &mut self,
        adapter: &str,
        address: &Address,
    ) -> Result<Option<Peripheral>, btleplug::Error> {
        let key = (adapter.to_owned(), address.clone());
        if let Some(device) = self.devices.get(&key) {
            return Ok(Some(device.clone()));
        }
        if !self.adapters.contains_key(adapter) {
            for adapter in self.manager.adapters().await? {
                let info = adapter.adapter_info().await?;
                let name = info.split(' ').next().unwrap_or_default().to_owned();
                self.adapters.insert(name, adapter);
            }
        }
        let Some(through) = self.adapters.get(adapter) else { return Ok(None) };
        for device in through.peripherals().await? {
            self.devices.insert((adapter.to_owned(), address_of(&device)), device);
        }
        Ok(self.devices.get(&key).cloned())
    }
}

/// The address of a device, or what the system shows in its place.
fn address_of(device: &Peripheral) -> Address {
    let address = device.address();
    if address == BDAddr::default() {
        Address::new(&device.id().to_string())
    } else {
        Address::new(&address.to_string())
    }
}
