//! The objects of the double and their properties, as BlueZ has them.

use std::collections::HashMap;

use ephor::domain::ClockId;
use zbus::zvariant::{ObjectPath, Value};

use super::{Adapter, Clock, Inside};

pub(super) const ADAPTER: &str = "org.bluez.Adapter1";
pub(super) const DEVICE: &str = "org.bluez.Device1";
pub(super) const SERVICE: &str = "org.bluez.GattService1";
pub(super) const CHARACTERISTIC: &str = "org.bluez.GattCharacteristic1";

pub(super) const NONCE: &str = "char000b";
pub(super) const CONTROL: &str = "char000d";
pub(super) const RESULT: &str = "char000f";
pub(super) const LOG: &str = "char0012";
/// What a clock has: the name of the object, the last digit of the UUID's first group, what may be done with it.
const GATT: [(&str, u16, &[&str]); 4] =
    [(NONCE, 1, &["read"]), (CONTROL, 2, &["write"]), (RESULT, 3, &["indicate"]), (LOG, 4, &["notify"])];
const SERVICE_NAME: &str = "service000a";

pub(super) type Properties = HashMap<&'static str, Value<'static>>;
pub(super) type Interfaces = HashMap<&'static str, Properties>;

/// The address of a clock.
pub(crate) fn address(clock: ClockId) -> String {
    format!("C0:FF:EE:00:{:02X}:{:02X}", clock.0 >> 8, clock.0 & 0xff)
}

pub(super) fn device_path(adapter: &str, address: &str) -> String {
    format!("/org/bluez/{adapter}/dev_{}", address.replace(':', "_"))
}

pub(super) fn characteristic_path(adapter: &str, address: &str, name: &str) -> String {
    format!("{}/{SERVICE_NAME}/{name}", device_path(adapter, address))
}

fn uuid(number: u16) -> String {
    format!("51da{number:04x}-c2e2-4db7-900c-b6176f49620e")
}

fn path(text: &str) -> Value<'static> {
    Value::from(ObjectPath::try_from(text.to_owned()).expect("a path"))
}

/// A path taken apart: adapter, address, service, characteristic.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) adapter: Option<String>,
    pub(super) address: Option<String>,
    pub(super) service: bool,
    pub(super) characteristic: Option<&'static str>,
}

impl Place {
    pub(super) fn of(path: &str) -> Self {
        let mut parts = path.strip_prefix("/org/bluez/").unwrap_or_default().split('/');
        let adapter = parts.next().filter(|part| !part.is_empty()).map(str::to_owned);
        let address =
            parts.next().and_then(|part| part.strip_prefix("dev_")).map(|part| part.replace('_', ":"));
        let service = parts.next().is_some();
        let characteristic =
            parts.next().and_then(|part| GATT.iter().map(|(name, ..)| *name).find(|name| *name == part));
        Self { adapter, address, service, characteristic }
    }
}

pub(super) fn adapter(adapter: &Adapter) -> Properties {
    let text = |text: &str| Value::from(text.to_owned());
    HashMap::from([
        ("Address", text("00:BB:00:00:00:01")),
        ("AddressType", text("public")),
        ("Name", text("double")),
        ("Alias", text("double")),
        ("Powered", Value::from(adapter.powered)),
        ("Discovering", Value::from(adapter.scanning)),
        ("Modalias", text("usb:v1D6Bp0246d0542")),
    ])
}

/// What is heard of a frame.
pub(super) fn heard(frame: &[u8], rssi: i16) -> Properties {
    let makers: HashMap<u16, Value<'static>> = HashMap::from([(0xffff, Value::from(frame.to_vec()))]);
    HashMap::from([("RSSI", Value::from(rssi)), ("ManufacturerData", Value::from(makers))])
}

pub(super) fn device(adapter: &str, address: &str, connected: bool, resolved: bool) -> Properties {
    HashMap::from([
        ("Address", Value::from(address.to_owned())),
        ("AddressType", Value::from("random".to_owned())),
        ("Name", Value::from(format!("clock {address}"))),
        ("Alias", Value::from(format!("clock {address}"))),
        ("Paired", Value::from(false)),
        ("Trusted", Value::from(false)),
        ("Blocked", Value::from(false)),
        ("LegacyPairing", Value::from(false)),
        ("Connected", Value::from(connected)),
        ("ServicesResolved", Value::from(resolved)),
        ("UUIDs", Value::from(vec![uuid(0)])),
        ("Adapter", path(&format!("/org/bluez/{adapter}"))),
    ])
}

fn service(device: &str) -> Properties {
    HashMap::from([("UUID", Value::from(uuid(0))), ("Primary", Value::from(true)), ("Device", path(device))])
}

fn characteristic(service: &str, (_, number, flags): &(&str, u16, &[&str]), notifying: bool) -> Properties {
    let flags: Vec<String> = flags.iter().map(|&flag| flag.to_owned()).collect();
    HashMap::from([
        ("UUID", Value::from(uuid(*number))),
        ("Service", path(service)),
        ("Flags", Value::from(flags)),
        ("Notifying", Value::from(notifying)),
        ("MTU", Value::from(247_u16)),
    ])
}

impl Clock {
    pub(super) fn properties(&self, adapter: &str, address: &str) -> Properties {
        let here = self.link.as_deref() == Some(adapter);
        device(adapter, address, here, here && self.resolved)
    }
}

impl Inside {
    pub(super) fn clock_at(&mut self, address: &str) -> Option<&mut Clock> {
        self.clocks.iter_mut().find(|(id, _)| super::address(**id) == address).map(|(_, clock)| clock)
    }

    /// Everything there is.
    pub(super) fn objects(&self) -> HashMap<ObjectPath<'static>, Interfaces> {
        let mut all = HashMap::new();
        let mut put = |path: String, interface: &'static str, properties: Properties| {
            let path = ObjectPath::try_from(path).expect("a path");
            all.insert(path, HashMap::from([(interface, properties)]));
        };
        for (name, it) in &self.adapters {
            put(format!("/org/bluez/{name}"), ADAPTER, adapter(it));
            for (id, clock) in &self.clocks {
                let address = address(*id);
                if !clock.known.contains(name) {
                    continue;
                }
                put(device_path(name, &address), DEVICE, clock.properties(name, &address));
                if clock.link.as_ref() == Some(name) && clock.resolved {
                    let below = device_path(name, &address);
                    let at = format!("{below}/{SERVICE_NAME}");
                    put(at.clone(), SERVICE, service(&below));
                    for it in &GATT {
                        let notifying = clock.notifying.contains(it.0);
                        put(format!("{at}/{}", it.0), CHARACTERISTIC, characteristic(&at, it, notifying));
                    }
                }
            }
            for stranger in self.strangers.iter().filter(|stranger| stranger.known.contains(name)) {
                let properties = device(name, &stranger.address, false, false);
                put(device_path(name, &stranger.address), DEVICE, properties);
            }
        }
        all
    }

    /// The properties of one object.
    pub(super) fn properties(&self, path: &str) -> Option<Properties> {
        let path = ObjectPath::try_from(path.to_owned()).ok()?;
        self.objects().remove(&path)?.into_values().next()
    }

    /// The introspection of an object: its children are all that anybody reads of it.
    pub(super) fn introspection(&self, path: &str) -> String {
        let head = format!("{}/", path.trim_end_matches('/'));
        let mut children: Vec<String> = self
            .objects()
            .keys()
            .filter_map(|object| object.strip_prefix(head.as_str()))
            .map(|rest| rest.split('/').next().unwrap_or_default().to_owned())
            .collect();
        children.sort_unstable();
        children.dedup();
        let node = |all: String, name: &String| all + "<node name=\"" + name + "\"/>";
        children.iter().fold("<node>".to_owned(), node) + "</node>"
    }
}
