//! Devices by adapter and address. Only the adapter that has heard a device knows it, so that all links share those
//! that listen.

use std::collections::BTreeMap;
use std::sync::Arc;

use btleplug::api::{Central as _, Peripheral as _};
use btleplug::platform::{Adapter, Peripheral};

use crate::clock::Address;

/// The machine's adapters by name; copies are the same ones.
#[derive(Clone, Default)]
pub(in crate::radio::ble) struct ConnectionPool(Arc<BTreeMap<String, Adapter>>);

/// What a link finds its device in.
pub(in crate::radio::ble) struct Directory(ConnectionPool);

impl ConnectionPool {
    /// Connections over these adapters.
    pub(super) fn over(adapters: BTreeMap<String, Adapter>) -> Self {
        Self(Arc::new(adapters))
    }

    /// The adapters.
    pub(super) fn adapters(&self) -> &BTreeMap<String, Adapter> {
        &self.0
    }

    /// Begins a link.
    #[expect(clippy::unused_async, reason = "where there is a bus, it has to be reached first")]
    pub(in crate::radio::ble) async fn take(&self) -> Result<Directory, btleplug::Error> {
        Ok(Directory(self.clone()))
    }

    /// The link is over.
    #[expect(clippy::unused_self, reason = "where there is a bus, its connection is kept for the next")]
    pub(in crate::radio::ble) fn put_back(&self, directory: Directory) {
        drop(directory);
    }
}

impl Directory {
    /// A device on an adapter; `None` where that adapter has not heard it.
    pub(in crate::radio::ble) async fn find(
        &mut self,
        adapter: &str,
        address: &Address,
    ) -> Result<Option<Peripheral>, btleplug::Error> {
        let Some(through) = self.0.adapters().get(adapter) else { return Ok(None) };
        let known = through.peripherals().await?;
        Ok(known.into_iter().find(|device| Address::new(&device.id().to_string()) == *address))
    }
}
