//! The listener: advertisements as the service signals them, and what it says of links.

use std::collections::HashMap;
use std::sync::{Arc, MutexGuard};

use dbus::Message;
use dbus::arg::{PropMap, RefArg, Variant, cast, prop_cast};
use dbus::channel::MatchingReceiver;
use dbus::message::MatchRule;
use tokio::sync::Notify;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::time::Instant;

use crate::clock::{Address, Advert};
use crate::radio::ble::news::{Ears, RadioNews};
use crate::radio::memory::{HeardDevices, KnownDevice};
use crate::radio::outbox::Outbox;

use super::bus::{Bus, DEVICE, Objects, ROOT, SERVICE, adapter, device};

/// The listener; copies are the same one.
#[derive(Clone)]
pub struct AdvertListener {
    ears: Ears,
    heard: Arc<dyn Fn(Advert) + Send + Sync>,
    /// The only adapter whose advertisements are told.
    only: Option<String>,
    news: UnboundedSender<RadioNews>,
    /// Something about adapters or the service has changed.
    pub(super) changed: Arc<Notify>,
}

impl AdvertListener {
    pub(super) fn new(ears: Ears, outbox: Arc<Outbox>, news: UnboundedSender<RadioNews>) -> Self {
        let heard = Arc::new(move |advert| outbox.advert(advert));
        Self { ears, heard, only: None, news, changed: Arc::default() }
    }

    /// One that tells of every advertisement that one adapter hears, and of nothing else.
    pub fn on(adapter: &str, heard: impl Fn(Advert) + Send + Sync + 'static) -> Self {
        let (news, _) = unbounded_channel();
        let (only, heard) = (Some(adapter.to_owned()), Arc::new(heard));
        Self { ears: Ears::default(), heard, only, news, changed: Arc::default() }
    }

    /// Begins to hear what the service signals.
    pub(crate) async fn listen(&self, bus: &Bus) -> Result<(), String> {
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
        let listener = self.clone();
        let every = MatchRule::new().with_type(dbus::MessageType::Signal);
        bus.connection.start_receive(
            every,
            Box::new(move |message, _| {
                listener.signal(&message);
                true
            }),
        );
        Ok(())
    }

    /// Takes in a message as it comes over the bus: what the service signals, or what it answers when it is asked for
    /// all that it knows. `false` where the bytes are no message.
    pub fn hear(&self, bytes: &[u8]) -> bool {
        let Ok(message) = Message::demarshal(bytes) else { return false };
        // The kind is the second byte; the library panics when it is asked for one that it does not know.
        match bytes.get(1) {
            Some(4) => self.signal(&message),
            Some(2) => {
                if let Ok(objects) = message.read1::<Objects>() {
                    self.remember(&objects);
                }
            }
            _ => {}
        }
        true
    }

    /// What was heard, and by whom.
    pub(super) fn memory(&self) -> MutexGuard<'_, HeardDevices> {
        self.ears.memory()
    }

    /// Takes note of what the service knew before. None of it was heard now, so none of it is passed on.
    pub(crate) fn remember(&self, objects: &Objects) {
        for (path, interfaces) in objects {
            if let (Some(device), Some(properties)) = (device(path), interfaces.get(DEVICE)) {
                learn(&mut self.memory(), &device, properties, None);
            }
        }
    }

    fn signal(&self, message: &Message) {
        let (Some(member), Some(path)) = (message.member(), message.path()) else { return };
        match &*member {
            "PropertiesChanged" => {
                let Ok((interface, properties)) = message.read2::<&str, PropMap>() else { return };
                match device(&path) {
                    Some(device) if interface == DEVICE => self.device(&device, &properties),
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
                        self.device(&device, properties);
                    }
                    (Some(device), Some(properties)) => {
                        learn(&mut self.memory(), &device, properties, None);
                    }
                    _ if adapter(&path).is_some() => self.changed.notify_one(),
                    _ => {}
                }
            }
            // The message comes from the root; whose interfaces are removed stands in it.
            "InterfacesRemoved" => {
                let Ok((path, interfaces)) = message.read2::<dbus::Path<'_>, Vec<String>>() else { return };
                match (device(&path), adapter(&path)) {
                    (Some((adapter, address)), _) if interfaces.iter().any(|it| it == DEVICE) => {
                        self.memory().forget(adapter, &address);
                    }
                    (None, Some(adapter)) => {
                        self.memory().forget_all(Some(adapter));
                        self.changed.notify_one();
                    }
                    _ => {}
                }
            }
            "NameOwnerChanged" => self.changed.notify_one(),
            _ => {}
        }
    }

    /// Something about a device is new: an advertisement, or the state of a link.
    fn device(&self, device: &(&str, Address), properties: &PropMap) {
        let (adapter, address) = device;
        if self.only.as_ref().is_some_and(|only| only != adapter) {
            return;
        }
        if prop_cast::<bool>(properties, "Connected") == Some(&false) {
            let (adapter, address) = ((*adapter).to_owned(), address.clone());
            // Whoever waits is gone only when the whole radio is.
            let _ = self.news.send(RadioNews::LinkLost { adapter, address });
        }
        let makers = makers(properties);
        let heard = !makers.is_empty() || properties.contains_key("RSSI");
        let now = Instant::now();
        let advert = {
            let mut memory = self.memory();
            let known = learn(&mut memory, device, properties, heard.then_some(now)).clone();
            let Some((adapter, rssi)) = memory.counting(now, address).filter(|_| heard) else { return };
            let (address, name, services) = (address.clone(), known.name, known.services);
            Advert { address, adapter, rssi, name, services, maker: None }
        };
        if makers.is_empty() {
            return (self.heard)(advert);
        }
        for maker in makers {
            (self.heard)(Advert { maker: Some(maker), ..advert.clone() });
        }
    }
}

/// Adds what the service says of a device to what is known of it.
fn learn<'a>(
    memory: &'a mut HeardDevices,
    (adapter, address): &(&str, Address),
    properties: &PropMap,
    heard: Option<Instant>,
) -> &'a KnownDevice {
    let known = memory.learn(adapter, address, heard);
    if let Some(name) = prop_cast::<String>(properties, "Name") {
        known.name = Some(name.clone());
    }
    if let Some(services) = prop_cast::<Vec<String>>(properties, "UUIDs") {
        known.services = services.iter().filter_map(|uuid| uuid.parse().ok()).collect();
    }
    if let Some(rssi) = prop_cast::<i16>(properties, "RSSI") {
        known.rssi = Some(*rssi);
    }
    known
}

/// The makers' data in an advertisement.
fn makers(properties: &PropMap) -> Vec<(u16, Vec<u8>)> {
    let typed = prop_cast::<HashMap<u16, Variant<Box<dyn RefArg>>>>(properties, "ManufacturerData");
    let data =
        |(maker, data): (&u16, &Variant<Box<dyn RefArg>>)| Some((*maker, cast::<Vec<u8>>(&data.0)?.clone()));
    typed.map(|typed| typed.iter().filter_map(data).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;

    use crate::radio::memory::Hears;

    use super::*;

    fn signal(member: &str) -> Message {
        let interface = "org.freedesktop.DBus.ObjectManager";
        Message::new_signal("/", interface, member).expect("a signal")
    }

    fn path(text: &str) -> dbus::Path<'static> {
        dbus::Path::new(text).expect("a path")
    }

    #[test]
    fn what_the_service_forgets_is_forgotten_and_only_adapters_are_looked_at() {
        let (news, _heard) = unbounded_channel();
        let listener = AdvertListener::new(Ears::default(), Arc::default(), news);
        let looks = || listener.changed.notified().now_or_never().is_some();
        let at = "/org/bluez/hci0/dev_C0_FF_EE_00_00_01";
        let hears = |listener: &AdvertListener| {
            listener.memory().hears(Instant::now(), "hci0", &Address::new("C0:FF:EE:00:00:01"))
        };
        let added = || {
            let rssi: Variant<Box<dyn RefArg>> = Variant(Box::new(-60_i16));
            let device = PropMap::from([("RSSI".to_owned(), rssi)]);
            signal("InterfacesAdded").append2(path(at), HashMap::from([(DEVICE, device)]))
        };
        let removed =
            |at: &str, interface: &str| signal("InterfacesRemoved").append2(path(at), vec![interface]);
        listener.signal(&added());
        assert_eq!(hears(&listener), Hears::Now(-60));
        listener.signal(&removed(&format!("{at}/service000a"), "org.bluez.GattService1"));
        listener.signal(&removed(at, "org.bluez.Battery1"));
        assert_eq!(hears(&listener), Hears::Now(-60), "it is still there");
        listener.signal(&removed(at, DEVICE));
        assert_eq!(hears(&listener), Hears::Not);
        assert!(!looks(), "nothing about adapters");
        listener.signal(&added());
        listener.signal(&removed("/org/bluez/hci0", "org.bluez.Adapter1"));
        assert!(looks());
        assert_eq!(hears(&listener), Hears::Not, "it went with the adapter");
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
