//! Windows and macOS: Bluetooth as the system gives it to programs. Where it differs from BlueZ, all in one place:
//!
//! - Adapters have no names. They are `bt0`, `bt1` in the order in which the system lists them; macOS has one.
//! - Only Windows shows addresses. macOS shows an identifier that it makes up for each device and each computer, and
//!   asks the person at the first use whether the program may; until then the radio is off.
//! - No program can switch a radio off and on, so the last remedy for a deaf one is to end its scan and begin another.
//! - Nobody says whether the system scans: a scan that was begun is taken to go on, and silence is what finds the rest.
//! - Windows forgets a device when a link to it is over, and knows it again with its next advertisement; what it said
//!   of its services before is kept here.
//! - All else that was ever heard the library keeps, where BlueZ forgets after a while: it is begun anew when that is
//!   much.
//! - Only what is new of an advertisement has an event of its own; all else is told as a device that has changed.
//! - A call is made by asking for all services, which takes as long as they are many; and where the radio's driver does
//!   not answer, the library asks again for what Windows remembers of them, after five seconds.
//! - Of what happens in one moment the library keeps sixteen things; so whether a link is still there is asked as well.
//! - Links belong to the process and end with it: a console that was killed leaves none behind.
//! - There is no service that could be started anew, and no bus that could be gone.

mod connection_pool;
mod hearing;
mod supervisor;

use std::sync::Arc;
use std::time::Duration;

use btleplug::api::{Manager as _, Peripheral as _};
use btleplug::platform::{Manager, Peripheral};
use tokio::sync::mpsc::UnboundedSender;

use crate::clock::AirTrouble;
use crate::radio::Options;
use crate::radio::outbox::Outbox;
use crate::radio::retry::StepFailure;

use super::news::{Ears, RadioNews};
use supervisor::Supervisor;

pub(super) use connection_pool::ConnectionPool;

/// How long the other end may take to answer a call.
pub(super) const CONNECT: Duration = Duration::from_secs(10);
/// How long it may take to be asked what it has, and to be greeted.
pub(super) const GREET: Duration = Duration::from_secs(16);
/// How often it is asked whether a link is still there.
const ASK: Duration = Duration::from_secs(1);

/// What of the machine the radio watches, until it breaks; and by what its links are made.
pub(super) async fn open(
    ears: Ears,
    outbox: Arc<Outbox>,
    news: UnboundedSender<RadioNews>,
    options: &Options,
) -> Result<(impl Future<Output = AirTrouble>, ConnectionPool), AirTrouble> {
    let broken = |error: btleplug::Error| AirTrouble::Broken { why: without_radio(&error.to_string()) };
    let manager = Manager::new().await.map_err(broken)?;
    let adapters = manager.adapters().await.map_err(broken)?;
    let named = adapters.into_iter().enumerate().map(|(at, adapter)| (format!("bt{at}"), adapter));
    let pool = ConnectionPool::over(named.collect());
    let supervisor = Supervisor::new(manager, pool.clone(), ears, outbox, news, options);
    Ok((supervisor.watch(), pool))
}

/// Why there is no radio, in words. That a class is not registered is how Windows says that it has no Bluetooth for
/// programs, as its editions for servers.
fn without_radio(told: &str) -> String {
    if told.contains("0x80040154") {
        return "this Windows has no Bluetooth for programs (0x80040154)".to_owned();
    }
    told.to_owned()
}

/// Ends when a link is over that nobody has said to be.
pub(super) async fn lost(device: &Peripheral) {
    while !matches!(device.is_connected().await, Ok(false)) {
        tokio::time::sleep(ASK).await;
    }
}

/// What kind of failure this is.
pub(super) fn kind(error: &btleplug::Error) -> StepFailure {
    use btleplug::Error as E;
    match error {
        E::NotConnected => StepFailure::Lost,
        E::DeviceNotFound | E::NoAdapterAvailable => StepFailure::Gone,
        E::TimedOut(_) => StepFailure::TimedOut,
        E::PermissionDenied => StepFailure::Refused,
        other => StepFailure::of("", &other.to_string()),
    }
}
