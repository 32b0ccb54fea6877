//! The ear: advertisements as the service signals them, and what it says of links.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use dbus::Message;
use dbus::arg::{PropMap, RefArg, Variant, cast, prop_cast};
use dbus::channel::MatchingReceiver;
use dbus::message::MatchRule;
use tokio::sync::Notify;
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::Instant;

use crate::clock::{Address, Advert};
use crate::radio::outbox::Outbox;

use super::bus::{Bus, Objects, ROOT, SERVICE};
use super::switchboard::News;

const DEVICE: &str = "org.bluez.Device1";
/// Devices that are remembered.
const DEVICES: usize = 4_096;

/// What is known of a device besides what its newest advertisement says.
#[derive(Clone, Debug, Default)]
struct Known {
    name: Option<String>,
    services: Vec<crate::clock::Uuid>,
    rssi: Option<i16>,
}

#[derive(Default)]
struct Inside {
    known: BTreeMap<(String, Address), Known>,
    /// When each adapter heard something.
    heard: BTreeMap<String, Instant>,
}

/// The ear; copies are the same one.
#[derive(Clone)]
pub(super) struct Ear {
    inside: Arc<Mutex<Inside>>,
    outbox: Arc<Outbox>,
    news: UnboundedSender<News>,
    /// Something about adapters or the service has changed.
    pub(super) changed: Arc<Notify>,
}

impl Ear {
    pub(super) fn new(outbox: Arc<Outbox>, news: UnboundedSender<News>) -> Self {
        Self { inside: Arc::default(), outbox, news, changed: Arc::default() }
    }

    /// Begins to hear what the service signals.
    pub(super) async fn listen(&self, bus: &Bus) -> Result<(), String> {
        let properties = "interface='org.freedesktop.DBus.Properties',member='PropertiesChanged'";
        let objects = "interface='org.freedesktop.DBus.ObjectManager'";
        for rule in [
            format!("type='signal',sender='{SERVICE}',{properties},path_namespace='{ROOT}',arg0='{DEVICE}'"),
            format!(
                "type='signal',sender='{SERVICE}',{properties},path_namespace='{ROOT}',arg0='org.bluez.Adapter1'"
            ),
            format!("type='signal',sender='{SERVICE}',{objects}"),
            format!("type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='{SERVICE}'"),
        ] {
            bus.connection.add_match_no_cb(&rule).await.map_err(|error| error.to_string())?;
        }
        let ear = self.clone();
        let every = MatchRule::new().with_type(dbus::MessageType::Signal);
        bus.connection.start_receive(
            every,
            Box::new(move |message, _| {
                ear.signal(&message);
                true
            }),
        );
        Ok(())
    }

    /// When an adapter heard something last.
    pub(super) fn heard_at(&self, adapter: &str) -> Option<Instant> {
        self.inside().heard.get(adapter).copied()
    }

    /// How well an adapter hears a device; the least where it does not.
    pub(super) fn hears(&self, adapter: &str, address: &Address) -> i16 {
        let key = (adapter.to_owned(), address.clone());
        self.inside().known.get(&key).and_then(|known| known.rssi).unwrap_or(i16::MIN)
    }

    /// The service is another one: what was known is void.
    pub(super) fn forget(&self) {
        *self.inside() = Inside::default();
    }

    /// Takes note of what the service knew before. None of it was heard now, so none of it is passed on.
    pub(super) fn remember(&self, objects: &Objects) {
        for (path, interfaces) in objects {
            if let (Some(device), Some(properties)) = (device(path), interfaces.get(DEVICE)) {
                self.learn(device, properties);
            }
        }
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn signal(&self, message: &Message) {
        let (Some(member), Some(path)) = (message.member(), message.path()) else { return };
        match &*member {
            "PropertiesChanged" => {
                let Ok((interface, properties)) = message.read2::<&str, PropMap>() else { return };
                match device(&path) {
                    Some(device) if interface == DEVICE => self.device(device, &properties),
                    None => self.changed.notify_one(),
                    Some(_) => {}
                }
            }
            "InterfacesAdded" => {
                let Ok((path, interfaces)) = message.read2::<dbus::Path<'_>, HashMap<String, PropMap>>()
                else {
                    return;
                };
                match (device(&path), interfaces.get(DEVICE)) {
                    // Without a strength it was not heard, but read from the service's cache.
                    (Some(device), Some(properties)) if properties.contains_key("RSSI") => {
                        self.device(device, properties);
                    }
                    (Some(device), Some(properties)) => drop(self.learn(device, properties)),
                    (None, _) => self.changed.notify_one(),
                    (Some(_), None) => {}
                }
            }
            "InterfacesRemoved" if device(&path).is_none() => self.changed.notify_one(),
            "NameOwnerChanged" => self.changed.notify_one(),
            _ => {}
        }
    }

    /// Something about a device is new: an advertisement, or the state of a link.
    fn device(&self, (adapter, address): (&str, Address), properties: &PropMap) {
        if prop_cast::<bool>(properties, "Connected") == Some(&false) {
            // Whoever waits is gone only when the whole radio is.
            let _ = self.news.send(News::LinkLost { adapter: adapter.to_owned(), address: address.clone() });
        }
        let known = self.learn((adapter, address.clone()), properties);
        let makers = makers(properties);
        if makers.is_empty() && !properties.contains_key("RSSI") {
            return;
        }
        self.inside().heard.insert(adapter.to_owned(), Instant::now());
        let advert = Advert {
            address,
            adapter: adapter.to_owned(),
            rssi: known.rssi,
            name: known.name,
            services: known.services,
            maker: None,
        };
        if makers.is_empty() {
            return self.outbox.advert(advert);
        }
        for maker in makers {
            self.outbox.advert(Advert { maker: Some(maker), ..advert.clone() });
        }
    }

    fn learn(&self, (adapter, address): (&str, Address), properties: &PropMap) -> Known {
        let mut inside = self.inside();
        let key = (adapter.to_owned(), address);
        let mut known = inside.known.get(&key).cloned().unwrap_or_default();
        if let Some(name) = prop_cast::<String>(properties, "Name") {
            known.name = Some(name.clone());
        }
        if let Some(services) = prop_cast::<Vec<String>>(properties, "UUIDs") {
            known.services = services.iter().filter_map(|uuid| uuid.parse().ok()).collect();
        }
        if let Some(rssi) = prop_cast::<i16>(properties, "RSSI") {
            known.rssi = Some(*rssi);
        }
        if inside.known.len() < DEVICES || inside.known.contains_key(&key) {
            inside.known.insert(key, known.clone());
        }
        known
    }
}

/// The adapter and the address of a device by its path: `/org/bluez/hci0/dev_C0_FF_EE_00_00_01`.
pub(crate) fn device(path: &str) -> Option<(&str, Address)> {
    let (adapter, device) = path.strip_prefix(ROOT)?.strip_prefix('/')?.split_once('/')?;
    let address = device.strip_prefix("dev_")?;
    // Services and characteristics lie below it.
    (!address.contains('/')).then(|| (adapter, Address::new(&address.replace('_', ":"))))
}

/// The makers' data in an advertisement.
pub(crate) fn makers(properties: &PropMap) -> Vec<(u16, Vec<u8>)> {
    let typed = prop_cast::<HashMap<u16, Variant<Box<dyn RefArg>>>>(properties, "ManufacturerData");
    let data =
        |(maker, data): (&u16, &Variant<Box<dyn RefArg>>)| Some((*maker, cast::<Vec<u8>>(&data.0)?.clone()));
    typed.map(|typed| typed.iter().filter_map(data).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_known_by_its_path() {
        let found = device("/org/bluez/hci1/dev_C0_FF_EE_00_00_01");
        assert_eq!(found, Some(("hci1", Address::new("c0:ff:ee:00:00:01"))));
        for path in [
            "/org/bluez/hci1",
            "/org/bluez",
            "/",
            "/org/bluez/hci0/dev_C0/service000a",
            "/org/bluezhci0/dev_1",
        ] {
            assert_eq!(device(path), None, "{path}");
        }
    }

    #[test]
    fn the_makers_data_is_read_and_anything_else_is_not() {
        let mut typed: HashMap<u16, Variant<Box<dyn RefArg>>> = HashMap::new();
        typed.insert(0xffff, Variant(Box::new(vec![1_u8, 2])));
        typed.insert(7, Variant(Box::new("no bytes".to_owned())));
        let properties =
            |value: Box<dyn RefArg>| PropMap::from([("ManufacturerData".to_owned(), Variant(value))]);
        assert_eq!(makers(&properties(Box::new(typed))), [(0xffff, vec![1, 2])]);
        assert_eq!(makers(&properties(Box::new("text".to_owned()))), []);
    }
}
