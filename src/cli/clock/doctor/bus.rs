//! The doctor's own connection to BlueZ: the radio's, with every advertisement by itself and nothing mended.

use std::pin::Pin;
use std::time::Duration;

use tokio::runtime::Runtime;
use tokio::sync::mpsc::unbounded_channel;
use tokio::time::{Instant, sleep_until};

use crate::clock::{Address, Advert};
use crate::radio::{self, AdvertListener, adapters, device_path};

use super::super::Problem;
use super::adapter::Adapter;

/// The connection. Between two calls nothing moves.
pub(super) struct Bus {
    runtime: Runtime,
    system: radio::Bus,
    /// Ends when the connection does, with the reason.
    gone: Pin<Box<dyn Future<Output = String>>>,
}

impl Bus {
    /// Connects; the reason why not within.
    pub(super) fn open() -> Result<Result<Self, String>, Problem> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let opened = runtime.block_on(async { radio::Bus::open() });
        Ok(opened.map(|(bus, gone)| Self { runtime, system: bus, gone: Box::pin(gone) }))
    }

    /// The adapters; `None` where there is no service.
    pub(super) fn adapters(&self) -> Result<Option<Vec<Adapter>>, String> {
        self.runtime.block_on(async {
            if self.system.service().await?.is_none() {
                return Ok(None);
            }
            let objects = self.system.objects().await?;
            let mut all: Vec<Adapter> =
                adapters(&objects).map(|(name, properties)| Adapter::new(name, properties)).collect();
            all.sort_by(|a, b| a.name.cmp(&b.name));
            Ok(Some(all))
        })
    }

    /// Begins to listen: to LE only, and to everything as often as it comes.
    pub(super) fn scan(&self, adapter: &str) -> Result<(), String> {
        self.runtime.block_on(self.system.scan(adapter))
    }

    /// Stops listening.
    pub(super) fn stop(&self, adapter: &str) {
        // The service stops by itself when this program has ended.
        self.runtime.block_on(self.system.stop_scan(adapter));
    }

    /// Hands on every advertisement that an adapter hears, with how long after the beginning it came.
    pub(super) fn listen(
        &mut self,
        adapter: &str,
        length: Duration,
        mut hear: impl FnMut(Advert, Duration),
    ) -> Result<(), String> {
        let (tell, mut told) = unbounded_channel();
        let (bus, gone) = (&self.system, &mut self.gone);
        self.runtime.block_on(async {
            let begun = Instant::now();
            // Whoever is told is here until the end.
            let heard = move |advert| drop(tell.send((advert, begun.elapsed())));
            let listener = AdvertListener::on(adapter, heard);
            listener.remember(&bus.objects().await?);
            listener.listen(bus).await?;
            loop {
                tokio::select! {
                    Some((advert, at)) = told.recv() => hear(advert, at),
                    () = sleep_until(begun + length) => return Ok(()),
                    why = &mut *gone => return Err(why),
                }
            }
        })
    }

    /// Connects to a device.
    pub(super) fn connect(&self, adapter: &str, address: &Address, patience: Duration) -> Result<(), String> {
        self.runtime.block_on(self.system.connect(&device_path(adapter, address), patience))
    }

    /// Whether a link is there now.
    pub(super) fn is_connected(&self, adapter: &str, address: &Address) -> bool {
        self.runtime.block_on(self.system.is_connected(&device_path(adapter, address)))
    }

    /// Lets a link go, or the attempt to make one, which goes on in the service when nobody waits for it any more.
    pub(super) fn disconnect(&self, adapter: &str, address: &Address) {
        self.runtime.block_on(self.system.disconnect(&device_path(adapter, address)));
    }
}
