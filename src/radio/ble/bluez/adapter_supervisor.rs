//! The supervisor: looks at the system every second and whenever it says that something is new, and does what the
//! manager says.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc::UnboundedSender;
use tokio::time::{Instant, timeout};

use crate::clock::AdapterState;
use crate::radio::Options;
use crate::radio::ble::news::News;
use crate::radio::manager::{Act, Manager};
use crate::radio::outbox::Outbox;

use super::advert_listener::AdvertListener;
use super::bus::Bus;
use super::leftovers;

/// Between two looks.
const LOOK: Duration = Duration::from_secs(1);
/// Which adapters there are is asked anew at every so many looks, and whenever the system says that something is new.
const LOOKS: u32 = 3;
/// Looks in vain before everything is built anew.
const IN_VAIN: u8 = 3;
/// A flurry of signals is looked at once.
const FLURRY: Duration = Duration::from_millis(50);

/// The supervisor.
pub(super) struct AdapterSupervisor {
    bus: Bus,
    listener: AdvertListener,
    outbox: Arc<Outbox>,
    news: UnboundedSender<News>,
    manager: Manager,
    begun: Instant,
    options: Options,
}

impl AdapterSupervisor {
    pub(super) fn new(
        bus: Bus,
        listener: AdvertListener,
        outbox: Arc<Outbox>,
        news: UnboundedSender<News>,
        options: &Options,
    ) -> Self {
        let manager = Manager::new(options.adapter.clone(), options.silence);
        Self { bus, listener, outbox, news, manager, begun: Instant::now(), options: options.clone() }
    }

    /// Watches until the service answers no longer; gives the reason.
    pub(super) async fn watch(mut self) -> String {
        self.outbox.air(&self.manager.state());
        let (mut in_vain, mut told, mut names, mut looks) = (0, None, None, 0_u32);
        loop {
            // A signal that never came is made up for.
            looks += 1;
            names = names.filter(|known: &Vec<String>| !known.is_empty() && !looks.is_multiple_of(LOOKS));
            match self.bus.look(&mut names).await {
                Ok(seen) => {
                    in_vain = 0;
                    // Before anybody is told who connects, every link is an old one.
                    if told.is_none() && seen.service.is_some() {
                        leftovers::let_go(&self.bus, &self.options).await;
                    }
                    self.listened();
                    let acts = self.manager.look(self.begun.elapsed(), seen);
                    for act in acts {
                        self.carry_out(act).await;
                    }
                    let roles = self.manager.roles();
                    if told.as_ref() != Some(&roles) {
                        told = Some(roles.clone());
                        self.listener.memory().command(roles.commanding.clone());
                        self.tell(News::Roles(roles));
                    }
                    self.outbox.air(&self.manager.state());
                }
                Err(why) => {
                    in_vain += 1;
                    if in_vain == IN_VAIN {
                        return why;
                    }
                }
            }
            if timeout(LOOK, self.listener.changed.notified()).await.is_ok() {
                names = None;
                tokio::time::sleep(FLURRY).await;
            }
        }
    }

    /// Tells the manager which adapters have heard something.
    fn listened(&mut self) {
        for AdapterState { name, .. } in self.manager.state().adapters {
            let heard = self.listener.memory().heard_at(&name);
            if let Some(at) = heard {
                self.manager.heard(&name, at.saturating_duration_since(self.begun));
            }
        }
    }

    async fn carry_out(&mut self, act: Act) {
        match act {
            Act::Forget => {
                self.listener.memory().forget_all(None);
                self.tell(News::Forget);
            }
            Act::Scan(adapter) => self.scan(&adapter).await,
            Act::ScanAnew(adapter) => {
                self.bus.stop_scan(&adapter).await;
                self.scan(&adapter).await;
            }
            // What cannot be switched is tried again by the next remedy.
            Act::SwitchOff(adapter) => drop(self.bus.switch(&adapter, false).await),
            Act::SwitchOn(adapter) => drop(self.bus.switch(&adapter, true).await),
        }
    }

    async fn scan(&mut self, adapter: &str) {
        let begun = self.bus.scan(adapter).await;
        self.manager.scanned(adapter, self.begun.elapsed(), begun);
        if let Ok(objects) = self.bus.objects().await {
            self.listener.remember(&objects);
        }
    }

    fn tell(&self, news: News) {
        // Whoever waits is gone only when the whole radio is.
        let _ = self.news.send(news);
    }
}
