//! The supervisor: looks at the adapters every second, and does what the manager says.

use std::sync::Arc;
use std::time::Duration;

use btleplug::api::{Central as _, CentralState, Manager as _, ScanFilter};
use btleplug::platform::{Adapter, Manager as Machine};
use futures_util::FutureExt as _;
use tokio::sync::mpsc::UnboundedSender;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use crate::clock::{AdapterState, AirTrouble};
use crate::radio::Options;
use crate::radio::ble::news::{Ears, RadioNews};
use crate::radio::manager::{AdapterAct, FoundAdapter, Manager, SeenSystem};
use crate::radio::outbox::Outbox;

use super::connection_pool::ConnectionPool;
use super::hearing::Hearing;

/// Between two looks.
const LOOK: Duration = Duration::from_secs(1);
/// Whether there are other adapters than before is asked at every so many looks. Not on macOS: it has one for ever, and
/// asking makes another thread that listens to it.
const LOOKS: u32 = 5;
/// How long the answer to that may take.
const ANSWER: Duration = Duration::from_secs(3);
/// So many devices are known that the library, which forgets none, is to be begun anew. Telephones take other addresses
/// every quarter of an hour.
const DEVICES_MAX: usize = 4_096;
/// There is nothing here that could be another one than before.
const SERVICE: &str = "system";

/// The supervisor.
pub(super) struct Supervisor {
    machine: Machine,
    pool: ConnectionPool,
    ears: Ears,
    outbox: Arc<Outbox>,
    news: UnboundedSender<RadioNews>,
    manager: Manager,
    begun: Instant,
}

impl Supervisor {
    pub(super) fn new(
        machine: Machine,
        pool: ConnectionPool,
        ears: Ears,
        outbox: Arc<Outbox>,
        news: UnboundedSender<RadioNews>,
        options: &Options,
    ) -> Self {
        let manager = Manager::new(options.adapter.clone(), options.silence);
        Self { machine, pool, ears, outbox, news, manager, begun: Instant::now() }
    }

    /// Watches until something breaks, or the adapters are others: then everything is built anew.
    pub(super) async fn watch(mut self) -> AirTrouble {
        let mut hearing = JoinSet::new();
        for (name, adapter) in self.pool.adapters() {
            let (ears, outbox) = (self.ears.clone(), Arc::clone(&self.outbox));
            let (name, adapter, news) = (name.clone(), adapter.clone(), self.news.clone());
            hearing.spawn(Hearing { name, adapter, ears, outbox, news }.listen());
        }
        self.outbox.air(&self.manager.state());
        let (mut told, mut looks) = (None, 0_u32);
        loop {
            let seen = self.seen().await;
            looks += 1;
            if cfg!(windows) && looks.is_multiple_of(LOOKS) && self.others(&seen).await {
                return AirTrouble::Starting;
            }
            if looks.is_multiple_of(LOOKS) && self.devices().await > DEVICES_MAX {
                // Whoever waits is gone only when the whole radio is.
                let _ = self.news.send(RadioNews::Worn);
            }
            for AdapterState { name, .. } in self.manager.state().adapters {
                if let Some(at) = self.ears.memory().heard_at(&name) {
                    self.manager.heard(&name, at.saturating_duration_since(self.begun));
                }
            }
            for act in self.manager.look(self.begun.elapsed(), seen) {
                self.carry_out(act).await;
            }
            let roles = self.manager.roles();
            if told.as_ref() != Some(&roles) {
                told = Some(roles.clone());
                self.ears.memory().command(roles.commanding.clone());
                // Whoever waits is gone only when the whole radio is.
                let _ = self.news.send(RadioNews::Roles(roles));
            }
            self.outbox.air(&self.manager.state());
            tokio::select! {
                () = sleep(LOOK) => {}
                Some(ended) = hearing.join_next() => {
                    let why = match ended {
                        Ok(Ok(())) => "the system tells no more of what it hears".to_owned(),
                        Ok(Err(error)) => error.to_string(),
                        Err(error) => error.to_string(),
                    };
                    return AirTrouble::Broken { why };
                }
            }
        }
    }

    /// The adapters as they are.
    async fn seen(&self) -> SeenSystem {
        let mut adapters = Vec::new();
        for (name, adapter) in self.pool.adapters() {
            let powered = on(adapter).await;
            adapters.push(FoundAdapter { name: name.clone(), powered, discovering: true });
        }
        SeenSystem { service: Some(SERVICE.to_owned()), adapters }
    }

    /// How many devices the adapters have heard since they were opened.
    async fn devices(&self) -> usize {
        let mut known = 0;
        for adapter in self.pool.adapters().values() {
            known += adapter.peripherals().await.map_or(0, |all| all.len());
        }
        known
    }

    /// Whether the machine has other adapters than those: more or fewer, or more that are on. One that was pulled out
    /// and plugged in again is another one, while the one that was there stays off for ever.
    async fn others(&self, seen: &SeenSystem) -> bool {
        let Ok(Ok(now)) = timeout(ANSWER, self.machine.adapters()).await else { return false };
        let mut now_on = 0;
        for adapter in &now {
            now_on += usize::from(on(adapter).await);
        }
        let were_on = seen.adapters.iter().filter(|adapter| adapter.powered).count();
        now.len() != seen.adapters.len() || now_on > were_on
    }

    async fn carry_out(&mut self, act: AdapterAct) {
        match act {
            AdapterAct::Forget => {
                self.ears.memory().forget_all(None);
                let _ = self.news.send(RadioNews::Forget);
            }
            AdapterAct::Scan(name) => self.scan(&name).await,
            AdapterAct::ScanAnew(name) => {
                self.stop(&name).await;
                self.scan(&name).await;
            }
            // The next look finds it on and not scanning, and begins anew.
            AdapterAct::SwitchOff(name) => self.stop(&name).await,
            AdapterAct::SwitchOn(_) => {}
        }
    }

    async fn scan(&mut self, name: &str) {
        let Some(adapter) = self.pool.adapters().get(name) else { return };
        let begun = adapter.start_scan(ScanFilter::default()).await.map_err(|error| error.to_string());
        self.manager.scanned(name, self.begun.elapsed(), begun);
    }

    async fn stop(&self, name: &str) {
        if let Some(adapter) = self.pool.adapters().get(name) {
            // That nobody was scanning is no error.
            let _ = adapter.stop_scan().await;
        }
    }
}

impl Drop for Supervisor {
    fn drop(&mut self) {
        for adapter in self.pool.adapters().values() {
            // A scan that goes on would keep alive all that was heard. What is asked for is done before it is waited
            // for.
            let _ = adapter.stop_scan().now_or_never();
        }
    }
}

async fn on(adapter: &Adapter) -> bool {
    matches!(adapter.adapter_state().await, Ok(CentralState::PoweredOn))
}
