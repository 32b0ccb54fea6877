//! The supervisor: looks at the system every second and whenever it says that something is new, and does what the
//! manager says.
//!
//! When the radio starts, it lets links go that a console left behind when it was killed. The system keeps them for
//! ever, and a clock that is connected does not advertise: nobody would ever hear it again.

use std::sync::Arc;
use std::time::Duration;

use dbus::arg::{PropMap, prop_cast};
use futures_util::future::join_all;
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::{Instant, timeout};

use crate::clock::{AdapterState, Recognise, Uuid};
use crate::radio::Options;
use crate::radio::ble::news::RadioNews;
use crate::radio::manager::{AdapterAct, Manager};
use crate::radio::outbox::Outbox;

use super::advert_listener::AdvertListener;
use super::bus::{Bus, DEVICE, Objects, device};

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
    news: UnboundedSender<RadioNews>,
    manager: Manager,
    begun: Instant,
    options: Options,
}

impl AdapterSupervisor {
    pub(super) fn new(
        bus: Bus,
        listener: AdvertListener,
        outbox: Arc<Outbox>,
        news: UnboundedSender<RadioNews>,
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
                        let_go(&self.bus, &self.options).await;
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
                        self.tell(RadioNews::Roles(roles));
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

    async fn carry_out(&mut self, act: AdapterAct) {
        match act {
            AdapterAct::Forget => {
                self.listener.memory().forget_all(None);
                self.tell(RadioNews::Forget);
            }
            AdapterAct::Scan(adapter) => self.scan(&adapter).await,
            AdapterAct::ScanAnew(adapter) => {
                self.bus.stop_scan(&adapter).await;
                self.scan(&adapter).await;
            }
            // What cannot be switched is tried again by the next remedy.
            AdapterAct::SwitchOff(adapter) => drop(self.bus.switch(&adapter, false).await),
            AdapterAct::SwitchOn(adapter) => drop(self.bus.switch(&adapter, true).await),
        }
    }

    async fn scan(&mut self, adapter: &str) {
        let begun = self.bus.scan(adapter).await;
        self.manager.scanned(adapter, self.begun.elapsed(), begun);
        if let Ok(objects) = self.bus.objects().await {
            self.listener.remember(&objects);
        }
    }

    fn tell(&self, news: RadioNews) {
        // Whoever waits is gone only when the whole radio is.
        let _ = self.news.send(news);
    }
}

/// Lets go of all of them. For the very beginning, when this program has no links of its own.
pub(super) async fn let_go(bus: &Bus, options: &Options) {
    // Who cannot be asked now says so at the next look.
    let Ok(objects) = bus.objects().await else { return };
    let all = among(&objects, options.adapter.as_deref(), &options.leftovers);
    join_all(all.into_iter().map(|path| bus.disconnect(path))).await;
}

/// The paths of connected devices that look like clocks of these makes, on one adapter or on all.
fn among<'a>(objects: &'a Objects, adapter: Option<&str>, makes: &[Recognise]) -> Vec<&'a str> {
    let ours = |path: &str| device(path).is_some_and(|(on, _)| adapter.is_none_or(|adapter| adapter == on));
    let is_left = |device: &PropMap| {
        let name = prop_cast::<String>(device, "Name").map(String::as_str);
        let uuids = prop_cast::<Vec<String>>(device, "UUIDs").into_iter().flatten();
        let services: Vec<Uuid> = uuids.filter_map(|uuid| uuid.parse().ok()).collect();
        let connected = prop_cast::<bool>(device, "Connected") == Some(&true);
        connected && makes.iter().any(|make| make.fits(name, &services))
    };
    let left = objects.iter().filter(|(path, it)| ours(path) && it.get(DEVICE).is_some_and(is_left));
    left.map(|(path, _)| &**path).collect()
}

#[cfg(test)]
mod tests {
    use dbus::arg::{RefArg, Variant};

    use crate::clock::Profile;

    use super::*;

    #[test]
    fn only_clocks_that_are_connected_are_left_over() {
        let device = |name: &str, service: &str, connected: bool| {
            let values: [(_, Box<dyn RefArg>); 3] = [
                ("Name", Box::new(name.to_owned())),
                ("UUIDs", Box::new(vec![service.to_owned()])),
                ("Connected", Box::new(connected)),
            ];
            let properties =
                values.into_iter().map(|(key, value)| (key.to_owned(), Variant(value))).collect();
            std::collections::HashMap::from([(DEVICE.to_owned(), properties)])
        };
        let (gateway, headset) =
            ("73822f6e-edcd-44bb-974b-93ee97cb0000", "0000110b-0000-1000-8000-00805f9b34fb");
        let path = |name: &str| dbus::Path::from(format!("/org/bluez/{name}"));
        let objects: Objects = [
            (path("hci0/dev_01"), device("DGT3000-Gateway", gateway, true)),
            (path("hci0/dev_02"), device("DGT3000-Gateway", gateway, false)),
            (path("hci0/dev_03"), device("Headset", headset, true)),
            (path("hci1/dev_04"), device("", gateway, true)),
            (path("hci0"), device("DGT3000-Gateway", gateway, true)),
        ]
        .into();
        let makes = Profile::named("dgt3000-gateway").and_then(|make| make.recognise);
        let makes: Vec<Recognise> = makes.into_iter().collect();
        let mut all = among(&objects, None, &makes);
        all.sort_unstable();
        assert_eq!(all, ["/org/bluez/hci0/dev_01", "/org/bluez/hci1/dev_04"]);
        assert_eq!(among(&objects, Some("hci1"), &makes), ["/org/bluez/hci1/dev_04"]);
        assert!(among(&objects, None, &[]).is_empty());
    }
}
