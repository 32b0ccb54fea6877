//! The objects of the double and their properties, as BlueZ has them.

use std::collections::HashMap;

use ephor::domain::ClockId;
use zbus::zvariant::{ObjectPath, Value};

use super::{Adapter, Clock, Inside, Make};

pub(super) const ADAPTER: &str = "org.bluez.Adapter1";
pub(super) const DEVICE: &str = "org.bluez.Device1";
pub(super) const SERVICE: &str = "org.bluez.GattService1";
pub(super) const CHARACTERISTIC: &str = "org.bluez.GattCharacteristic1";

pub(super) const NONCE: &str = "char000b";
pub(super) const CONTROL: &str = "char000d";
pub(super) const RESULT: &str = "char000f";
pub(super) const LOG: &str = "char0012";
pub(super) const PROVISION: &str = "char0015";
/// A characteristic: the name of the object, the UUID's number in its family, what may be done with it.
type Offer = (&'static str, u16, &'static [&'static str]);
/// What a clock has.
const GATT: [Offer; 5] = [
    (NONCE, 1, &["read"]),
    (CONTROL, 2, &["write"]),
    (RESULT, 3, &["indicate"]),
    (LOG, 4, &["notify"]),
    (PROVISION, 5, &["write", "indicate"]),
];
/// What a gateway has in the same places.
const GATEWAY: [Offer; 4] =
    [(NONCE, 1, &["read"]), (CONTROL, 2, &["write"]), (RESULT, 3, &["notify"]), (LOG, 4, &["read"])];
const SERVICE_NAME: &str = "service000a";

/// What a make calls itself, and the family of its UUIDs.
pub(super) type Named = (&'static str, &'static str);

pub(super) fn named(make: &Make) -> Named {
    match make {
        Make::Open | Make::Waits(_) => ("clock ", "51da****-c2e2-4db7-900c-b6176f49620e"),
        Make::Gateway(_) => ("DGT3000-Gateway", "73822f6e-edcd-44bb-974b-93ee97cb****"),
    }
}

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

fn uuid((_, family): Named, number: u16) -> String {
    family.replace("****", &format!("{number:04x}"))
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

/// What is heard of a frame; who sends none is heard all the same.
pub(super) fn heard(frame: &[u8], rssi: i16) -> Properties {
    if frame.is_empty() {
        return HashMap::from([("RSSI", Value::from(rssi))]);
    }
    let makers: HashMap<u16, Value<'static>> = HashMap::from([(0xffff, Value::from(frame.to_vec()))]);
    HashMap::from([("RSSI", Value::from(rssi)), ("ManufacturerData", Value::from(makers))])
}

pub(super) fn device(
    adapter: &str,
    address: &str,
    named: Named,
    connected: bool,
    resolved: bool,
) -> Properties {
    // Every gateway has the same name.
    let name = if named.0.ends_with(' ') { format!("{}{address}", named.0) } else { named.0.to_owned() };
    HashMap::from([
        ("Address", Value::from(address.to_owned())),
        ("AddressType", Value::from("random".to_owned())),
        ("Name", Value::from(name.clone())),
        ("Alias", Value::from(name)),
        ("Paired", Value::from(false)),
        ("Trusted", Value::from(false)),
        ("Blocked", Value::from(false)),
        ("LegacyPairing", Value::from(false)),
        ("Connected", Value::from(connected)),
        ("ServicesResolved", Value::from(resolved)),
        ("UUIDs", Value::from(vec![uuid(named, 0)])),
        ("Adapter", path(&format!("/org/bluez/{adapter}"))),
    ])
}

fn service(named: Named, device: &str) -> Properties {
    let uuid = Value::from(uuid(named, 0));
    HashMap::from([("UUID", uuid), ("Primary", Value::from(true)), ("Device", path(device))])
}

fn characteristic(named: Named, service: &str, (_, number, flags): &Offer, notifying: bool) -> Properties {
    let flags: Vec<String> = flags.iter().map(|&flag| flag.to_owned()).collect();
    HashMap::from([
        ("UUID", Value::from(uuid(named, *number))),
        ("Service", path(service)),
        ("Flags", Value::from(flags)),
        ("Notifying", Value::from(notifying)),
        ("MTU", Value::from(247_u16)),
    ])
}

impl Clock {
    fn properties(&self, name: &str, adapter: &Adapter, address: &str) -> Properties {
        let here = self.link.as_deref() == Some(name);
        let mut properties = device(name, address, named(&self.make), here, here && self.resolved);
        // While it scans, the service knows how strong it hears a device.
        if adapter.scanning && !self.silent {
            properties.extend(heard(&self.frame, -60));
        }
        properties
    }

    fn offers(&self) -> &'static [Offer] {
        if matches!(self.make, Make::Gateway(_)) { &GATEWAY } else { &GATT }
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
                put(device_path(name, &address), DEVICE, clock.properties(name, it, &address));
                if clock.link.as_ref() == Some(name) && clock.resolved {
                    let below = device_path(name, &address);
                    let at = format!("{below}/{SERVICE_NAME}");
                    let named = named(&clock.make);
                    put(at.clone(), SERVICE, service(named, &below));
                    for it in clock.offers() {
                        let notifying = clock.notifying.contains(it.0);
                        let properties = characteristic(named, &at, it, notifying);
                        put(format!("{at}/{}", it.0), CHARACTERISTIC, properties);
                    }
                }
            }
            for stranger in self.strangers.iter().filter(|stranger| stranger.known.contains(name)) {
                let properties = device(name, &stranger.address, named(&Make::Open), false, false);
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
