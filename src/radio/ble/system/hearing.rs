//! What an adapter hears, as the system tells it: advertisements, and links that are over.

use std::sync::Arc;

use btleplug::api::{Central as _, CentralEvent, Peripheral as _};
use btleplug::platform::{Adapter, PeripheralId};
use futures_util::StreamExt as _;
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::Instant;

use crate::clock::{Address, Advert, Uuid};
use crate::radio::ble::news::{Ears, RadioNews};
use crate::radio::outbox::Outbox;

/// The ear at one adapter.
pub(super) struct Hearing {
    pub(super) name: String,
    pub(super) adapter: Adapter,
    pub(super) ears: Ears,
    pub(super) outbox: Arc<Outbox>,
    pub(super) news: UnboundedSender<RadioNews>,
}

impl Hearing {
    /// Hears until the system tells no more.
    pub(super) async fn listen(self) -> Result<(), btleplug::Error> {
        let mut events = self.adapter.events().await?;
        // Whose advertisement was told already: that the device has changed follows, and is no other one.
        let mut told: Option<PeripheralId> = None;
        while let Some(event) = events.next().await {
            match event {
                CentralEvent::ManufacturerDataAdvertisement { id, manufacturer_data } => {
                    let makers: Vec<(u16, Vec<u8>)> = manufacturer_data.into_iter().collect();
                    self.heard(&id, makers).await;
                    told = Some(id);
                }
                CentralEvent::DeviceDiscovered(id) | CentralEvent::ServicesAdvertisement { id, .. } => {
                    self.heard(&id, Vec::new()).await;
                    told = Some(id);
                }
                // Its maker's data is what was told before, and would be an old frame.
                CentralEvent::DeviceUpdated(id) => {
                    if told.take().as_ref() != Some(&id) {
                        self.heard(&id, Vec::new()).await;
                    }
                }
                CentralEvent::DeviceDisconnected(id) => {
                    let (adapter, address) = (self.name.clone(), Address::new(&id.to_string()));
                    // Whoever waits is gone only when the whole radio is.
                    let _ = self.news.send(RadioNews::LinkLost { adapter, address });
                }
                // What else has changed of a device is asked for with its next advertisement.
                _ => {}
            }
        }
        Ok(())
    }

    /// An advertisement came; what it says besides the maker's data the system has put together.
    async fn heard(&self, id: &PeripheralId, makers: Vec<(u16, Vec<u8>)>) {
        let address = Address::new(&id.to_string());
        let properties = match self.adapter.peripheral(id).await {
            Ok(device) => device.properties().await.ok().flatten(),
            Err(_) => None,
        };
        let now = Instant::now();
        let advert = {
            let mut memory = self.ears.memory();
            let known = memory.learn(&self.name, &address, Some(now));
            if let Some(properties) = properties {
                known.name = properties.local_name.or(known.name.take());
                known.rssi = properties.rssi.or(known.rssi);
                // A device that is known anew has told none yet.
                for uuid in properties.services.iter().map(|uuid| Uuid(uuid.as_u128())) {
                    if !known.services.contains(&uuid) {
                        known.services.push(uuid);
                    }
                }
            }
            let (name, services) = (known.name.clone(), known.services.clone());
            let Some((adapter, rssi)) = memory.counting(now, &address) else { return };
            Advert { address, adapter, rssi, name, services, maker: None }
        };
        if makers.is_empty() {
            return self.outbox.advert(advert);
        }
        for maker in makers {
            self.outbox.advert(Advert { maker: Some(maker), ..advert.clone() });
        }
    }
}
