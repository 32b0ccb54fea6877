//! Devices by adapter and address, as the library below hands them out over one connection to the bus.
//!
//! Every link has a connection of its own while it lasts, and they are used again. On a shared one a link that ends
//! takes away what the others hear by: the bus daemon tells rules for two devices apart by everything but the device
//! (`path_namespace`), and removes the newest when one of them is to go.
//!
//! The library finds a device only by asking the service for everything it knows, so that is done once for all of
//! them, and again for one that is not among them.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use btleplug::api::{BDAddr, Central as _, Manager as _, Peripheral as _};
use btleplug::platform::{Adapter, Manager, Peripheral};

use crate::clock::Address;

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
