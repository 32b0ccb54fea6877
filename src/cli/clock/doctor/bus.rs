//! The doctor's own connection to BlueZ: plain questions, one after the other, and every signal by itself.

use std::collections::HashMap;
use std::time::Duration;

use dbus::Message;
use dbus::arg::{AppendAll, PropMap, ReadAll, RefArg, Variant, prop_cast};
use dbus::blocking::LocalConnection;
use tokio::time::Instant;

use crate::clock::{Address, Advert};
use crate::radio::{device, makers};

use super::adapter::Adapter;

const SERVICE: &str = "org.bluez";
const ROOT: &str = "/org/bluez";
const ADAPTER: &str = "org.bluez.Adapter1";
const DEVICE: &str = "org.bluez.Device1";
const PROPERTIES: &str = "org.freedesktop.DBus.Properties";
const DBUS: &str = "org.freedesktop.DBus";
const OBJECTS: &str = "org.freedesktop.DBus.ObjectManager";
/// How long the service may take for a plain question.
const PATIENCE: Duration = Duration::from_secs(5);

type Objects = HashMap<dbus::Path<'static>, HashMap<String, PropMap>>;

/// The connection.
pub(super) struct Bus {
    connection: LocalConnection,
    /// Names and services, which the service tells only once.
    known: HashMap<Address, (Option<String>, Vec<crate::clock::Uuid>)>,
}

impl Bus {
    pub(super) fn open() -> Result<Self, String> {
        let connection = LocalConnection::new_system().map_err(|error| told(&error))?;
        Ok(Self { connection, known: HashMap::new() })
    }

    fn call<R: ReadAll>(
        &self,
        (to, path): (&str, &str),
        (interface, member): (&str, &str),
        arguments: impl AppendAll,
        patience: Duration,
    ) -> Result<R, dbus::Error> {
        self.connection.with_proxy(to, path, patience).method_call(interface, member, arguments)
    }

    /// The adapters; `None` where there is no service.
    pub(super) fn adapters(&mut self) -> Result<Option<Vec<Adapter>>, String> {
        // Asked first, since any other question might start the service.
        let place = (DBUS, "/org/freedesktop/DBus");
        match self.call::<(String,)>(place, (DBUS, "GetNameOwner"), (SERVICE,), PATIENCE) {
            Err(error) if error.name().is_some_and(|name| name.ends_with(".NameHasNoOwner")) => {
                return Ok(None);
            }
            answer => answer.map_err(|error| told(&error))?,
        };
        let asked = self.call::<(Objects,)>((SERVICE, "/"), (OBJECTS, "GetManagedObjects"), (), PATIENCE);
        let (objects,) = asked.map_err(|error| told(&error))?;
        let mut adapters = Vec::new();
        for (path, interfaces) in &objects {
            if let (Some((_, address)), Some(properties)) = (device(path), interfaces.get(DEVICE)) {
                self.learn(&address, properties);
            }
            let name = path.strip_prefix(ROOT).and_then(|rest| rest.strip_prefix('/'));
            if let (Some(name), Some(properties)) = (name, interfaces.get(ADAPTER)) {
                adapters.push(Adapter::new(name, properties));
            }
        }
        adapters.sort_by(|a, b| a.name.cmp(&b.name));
        Ok(Some(adapters))
    }

    /// Begins to listen: to LE only, and to everything as often as it comes.
    pub(super) fn scan(&self, adapter: &str) -> Result<(), String> {
        let changes = format!("type='signal',sender='{SERVICE}',interface='{PROPERTIES}',arg0='{DEVICE}'");
        let added =
            format!("type='signal',sender='{SERVICE}',interface='{OBJECTS}',member='InterfacesAdded'");
        for rule in [changes, added] {
            self.connection.add_match_no_cb(&rule).map_err(|error| told(&error))?;
        }
        let path = format!("{ROOT}/{adapter}");
        let le: Variant<Box<dyn RefArg>> = Variant(Box::new("le".to_owned()));
        let all: Variant<Box<dyn RefArg>> = Variant(Box::new(true));
        let filter = PropMap::from([("Transport".to_owned(), le), ("DuplicateData".to_owned(), all)]);
        let place = (SERVICE, path.as_str());
        self.call::<()>(place, (ADAPTER, "SetDiscoveryFilter"), (filter,), PATIENCE)
            .and_then(|()| self.call::<()>(place, (ADAPTER, "StartDiscovery"), (), PATIENCE))
            .map_err(|error| told(&error))
    }

    /// Stops listening.
    pub(super) fn stop(&self, adapter: &str) {
        let path = format!("{ROOT}/{adapter}");
        // The service stops by itself when this program has ended.
        let _ = self.call::<()>((SERVICE, &path), (ADAPTER, "StopDiscovery"), (), PATIENCE);
    }

    /// Hands on every advertisement that an adapter hears, with how long after the beginning it came.
    pub(super) fn listen(
        &mut self,
        adapter: &str,
        length: Duration,
        mut hear: impl FnMut(Advert, Duration),
    ) -> Result<(), String> {
        let begun = Instant::now();
        while let Some(left) = length.checked_sub(begun.elapsed()).filter(|left| !left.is_zero()) {
            let message = self.connection.channel().blocking_pop_message(left);
            let message = message.map_err(|error| format!("the bus is gone: {}", told(&error)))?;
            let advert = message.and_then(|message| self.advert(adapter, &message));
            if let Some(advert) = advert {
                hear(advert, begun.elapsed());
            }
        }
        Ok(())
    }

    fn advert(&mut self, adapter: &str, message: &Message) -> Option<Advert> {
        let (path, properties) = match &*message.member()? {
            "PropertiesChanged" => {
                let (_, properties) = message.read2::<&str, PropMap>().ok()?;
                (message.path()?.into_static(), properties)
            }
            "InterfacesAdded" => {
                let (path, mut interfaces) =
                    message.read2::<dbus::Path<'_>, HashMap<String, PropMap>>().ok()?;
                (path.into_static(), interfaces.remove(DEVICE)?)
            }
            _ => return None,
        };
        let (heard_by, address) = device(&path)?;
        self.learn(&address, &properties);
        let rssi = prop_cast::<i16>(&properties, "RSSI").copied();
        let maker = makers(&properties).into_iter().next();
        // Without either it is no advertisement: a link that came or went, or something from the cache.
        if heard_by != adapter || (rssi.is_none() && maker.is_none()) {
            return None;
        }
        let (name, services) = self.known.get(&address).cloned().unwrap_or_default();
        Some(Advert { address, adapter: adapter.to_owned(), rssi, name, services, maker })
    }

    fn learn(&mut self, address: &Address, properties: &PropMap) {
        let known = self.known.entry(address.clone()).or_default();
        if let Some(name) = prop_cast::<String>(properties, "Name") {
            known.0 = Some(name.clone());
        }
        if let Some(services) = prop_cast::<Vec<String>>(properties, "UUIDs") {
            known.1 = services.iter().filter_map(|uuid| uuid.parse().ok()).collect();
        }
    }

    /// Connects to a device.
    pub(super) fn connect(&self, adapter: &str, address: &Address, patience: Duration) -> Result<(), String> {
        let path = device_path(adapter, address);
        let connected = self.call::<()>((SERVICE, &path), (DEVICE, "Connect"), (), patience);
        connected.map_err(|error| told(&error))
    }

    /// Whether a link is there now.
    pub(super) fn is_connected(&self, adapter: &str, address: &Address) -> bool {
        let path = device_path(adapter, address);
        let asked = (DEVICE, "Connected");
        let answer = self.call::<(Variant<bool>,)>((SERVICE, &path), (PROPERTIES, "Get"), asked, PATIENCE);
        answer.is_ok_and(|(connected,)| connected.0)
    }

    /// Lets a link go, or the attempt to make one, which goes on in the service when nobody waits for it any more.
    pub(super) fn disconnect(&self, adapter: &str, address: &Address) {
        let path = device_path(adapter, address);
        // What is gone already cannot be let go.
        let _ = self.call::<()>((SERVICE, &path), (DEVICE, "Disconnect"), (), PATIENCE);
    }
}

fn device_path(adapter: &str, address: &Address) -> String {
    format!("{ROOT}/{adapter}/dev_{}", address.as_str().replace(':', "_"))
}

/// An error in the system's words, without the name of its kind where there are any.
fn told(error: &dbus::Error) -> String {
    let text = error.message().filter(|text| !text.is_empty()).or(error.name());
    text.unwrap_or("no reason was given").to_owned()
}
