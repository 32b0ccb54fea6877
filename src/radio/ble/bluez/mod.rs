//! Linux: BlueZ over the system's bus.

mod adapter_supervisor;
mod advert_listener;
mod bus;
mod connection_pool;
mod leftovers;

use std::future::pending;
use std::sync::Arc;
use std::time::Duration;

use bluez_async::{BluetoothError, SpawnError};
use btleplug::platform::Peripheral;
use tokio::sync::mpsc::UnboundedSender;

use crate::clock::AirTrouble;
use crate::radio::Options;
use crate::radio::outbox::Outbox;
use crate::radio::retry::Kind;

use super::ears::Ears;
use super::news::News;
use adapter_supervisor::AdapterSupervisor;

pub use advert_listener::AdvertListener;
pub(crate) use bus::{Bus, adapters, device_path};
pub(super) use connection_pool::ConnectionPool;

/// How long the other end may take to answer a call. It advertises six times in that time, and one and a half seconds
/// are usual; while it is waited for, nobody else can be called through this adapter.
pub(super) const CONNECT: Duration = Duration::from_secs(6);
/// How long it may take to be asked what it has, and to be greeted.
pub(super) const GREET: Duration = Duration::from_secs(8);

/// What of the machine the radio watches, until it breaks; and by what its links are made.
pub(super) async fn open(
    ears: Ears,
    outbox: Arc<Outbox>,
    news: UnboundedSender<News>,
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
pub(super) fn kind(error: &btleplug::Error) -> Kind {
    use btleplug::Error as E;
    match error {
        E::NotConnected => Kind::Lost,
        E::DeviceNotFound | E::NoAdapterAvailable => Kind::Gone,
        E::TimedOut(_) => Kind::TimedOut,
        E::PermissionDenied => Kind::Refused,
        E::Other(inner) => match inner.downcast_ref::<BluetoothError>() {
            Some(BluetoothError::DbusError(error)) => {
                Kind::of(error.name().unwrap_or_default(), error.message().unwrap_or_default())
            }
            Some(BluetoothError::ServiceDiscoveryTimedOut) => Kind::TimedOut,
            Some(BluetoothError::NoBluetoothAdapters | BluetoothError::UuidNotFound { .. }) => Kind::Gone,
            _ if inner.is::<SpawnError>() => Kind::Bus,
            _ => Kind::of("", &inner.to_string()),
        },
        _ => Kind::Other,
    }
}
