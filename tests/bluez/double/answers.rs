//! What the double answers and what it signals.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use ephor::clock::Nonce;
use ephor::domain::Millis;
use ephor::runtime::now;
use zbus::message::{Message, Type};
use zbus::zvariant::{ObjectPath, OwnedValue, Value};
use zbus::{Connection, Error};

use super::objects::{
    ADAPTER, CHARACTERISTIC, DEVICE, LOG, NONCE, Place, Properties, RESULT, characteristic_path, device_path,
    heard,
};
use super::{Fault, Inside, lock};

const PROPERTIES: &str = "org.freedesktop.DBus.Properties";
const FAILED: &str = "org.bluez.Error.Failed";

/// Whether an order, and no receipt or question, is in these bytes of a command.
fn is_order(bytes: &[u8]) -> bool {
    bytes.get(17).is_some_and(|opcode| *opcode < 0x80)
}

pub(super) async fn changed(bus: &Connection, path: &str, interface: &str, properties: Properties) {
    let none: Vec<&str> = Vec::new();
    let body = (interface, properties, none);
    // A signal to a bus that has just gone is lost, as it would be.
    let _ = bus.emit_signal(None::<&str>, path, PROPERTIES, "PropertiesChanged", &body).await;
}

pub(super) async fn removed(bus: &Connection, adapter: &str) {
    let path = ObjectPath::try_from(format!("/org/bluez/{adapter}")).expect("a path");
    let manager = "org.freedesktop.DBus.ObjectManager";
    let _ = bus.emit_signal(None::<&str>, "/", manager, "InterfacesRemoved", &(path, vec![ADAPTER])).await;
}

/// Every clock whose turn it is sends a frame; every adapter that scans signals it.
pub(super) async fn advertise(bus: &Connection, inside: &Mutex<Inside>) {
    let mut signals = Vec::new();
    {
        let (inside, at) = (&mut *lock(inside), now());
        let calm = inside.calm;
        let ears: Vec<String> = inside
            .adapters
            .iter()
            .filter(|(_, it)| it.scanning && !it.deaf)
            .map(|(name, _)| name.clone())
            .collect();
        let mut sent = Vec::new();
        for (id, clock) in &mut inside.clocks {
            if clock.next <= at && !clock.silent {
                clock.frame = clock.device.advertise(at).to_vec();
                clock.next = at + clock.device.interval().min(calm);
                sent.push((super::address(*id), clock.frame.clone(), &mut clock.known));
            }
        }
        for stranger in inside.strangers.iter_mut().filter(|stranger| stranger.next <= at) {
            stranger.next = at + Millis(100);
            sent.push((stranger.address.clone(), stranger.frame.clone(), &mut stranger.known));
        }
        for (address, frame, known) in sent {
            for ear in &ears {
                signals.push((ear.clone(), address.clone(), heard(&frame, -60), known.insert(ear.clone())));
            }
        }
    }
    for (adapter, address, heard, first) in signals {
        let path = device_path(&adapter, &address);
        if first {
            let mut properties = super::objects::device(&adapter, &address, false, false);
            properties.extend(heard);
            let interfaces = HashMap::from([(DEVICE, properties)]);
            let path = ObjectPath::try_from(path).expect("a path");
            let manager = "org.freedesktop.DBus.ObjectManager";
            let _ = bus.emit_signal(None::<&str>, "/", manager, "InterfacesAdded", &(path, interfaces)).await;
        } else {
            changed(bus, &path, DEVICE, heard).await;
        }
    }
}

/// Answers a call.
pub(super) async fn answer(bus: Connection, inside: Arc<Mutex<Inside>>, call: Message) {
    if call.message_type() != Type::MethodCall {
        return;
    }
    let header = call.header();
    let (Some(path), Some(member)) = (header.path(), header.member()) else { return };
    let path = path.to_string();
    let interface = header.interface().map(ToString::to_string).unwrap_or_default();
    let answered = match (interface.as_str(), member.as_str()) {
        ("org.freedesktop.DBus.ObjectManager", "GetManagedObjects") => {
            let objects = lock(&inside).objects();
            bus.reply(&header, &objects).await
        }
        ("org.freedesktop.DBus.Introspectable", "Introspect") => {
            let xml = lock(&inside).introspection(&path);
            bus.reply(&header, &xml).await
        }
        (PROPERTIES, member) => properties(&bus, &inside, &call, &path, member).await,
        (ADAPTER, member) => adapter(&bus, &inside, &call, &path, member).await,
        (DEVICE, "Connect") => return connect(&bus, &inside, &call, &path).await,
        (DEVICE, "Disconnect") => {
            lost(&bus, &inside, &Place::of(&path)).await;
            bus.reply(&header, &()).await
        }
        (CHARACTERISTIC, member) => characteristic(&bus, &inside, &call, &path, member).await,
        _ => bus.reply_error(&header, "org.freedesktop.DBus.Error.UnknownMethod", &member.as_str()).await,
    };
    // Who asked may be gone, and so may the bus.
    let _ = answered;
}

async fn properties(
    bus: &Connection,
    inside: &Mutex<Inside>,
    call: &Message,
    path: &str,
    member: &str,
) -> Result<(), Error> {
    let header = call.header();
    let found = lock(inside).properties(path);
    let Some(mut found) = found else {
        return bus.reply_error(&header, "org.freedesktop.DBus.Error.UnknownObject", &path).await;
    };
    match member {
        "GetAll" => bus.reply(&header, &found).await,
        "Get" => {
            let (_, name): (String, String) = call.body().deserialize()?;
            match found.remove(name.as_str()) {
                Some(value) => bus.reply(&header, &value).await,
                None => bus.reply_error(&header, "org.freedesktop.DBus.Error.InvalidArgs", &name).await,
            }
        }
        _ => {
            let (_, _, value): (String, String, OwnedValue) = call.body().deserialize()?;
            let on = bool::try_from(value).unwrap_or(false);
            if let Some(adapter) = lock(inside).adapters.get_mut(path.trim_start_matches("/org/bluez/")) {
                adapter.powered = on;
                if !on {
                    adapter.resets += 1;
                    adapter.scanning = false;
                    // What a reset is for.
                    adapter.deaf = false;
                }
            }
            bus.reply(&header, &()).await?;
            changed(bus, path, ADAPTER, HashMap::from([("Powered", Value::from(on))])).await;
            Ok(())
        }
    }
}

async fn adapter(
    bus: &Connection,
    inside: &Mutex<Inside>,
    call: &Message,
    path: &str,
    member: &str,
) -> Result<(), Error> {
    let header = call.header();
    let ready = {
        let mut inside = lock(inside);
        match inside.adapters.get_mut(path.trim_start_matches("/org/bluez/")) {
            Some(adapter) if adapter.powered => {
                match member {
                    "StartDiscovery" => adapter.scanning = true,
                    "StopDiscovery" => adapter.scanning = false,
                    _ => {}
                }
                true
            }
            _ => false,
        }
    };
    if ready {
        bus.reply(&header, &()).await
    } else {
        bus.reply_error(&header, "org.bluez.Error.NotReady", &"Resource Not Ready").await
    }
}

async fn connect(bus: &Connection, inside: &Mutex<Inside>, call: &Message, path: &str) {
    let (header, place) = (call.header(), Place::of(path));
    let (Some(adapter), Some(address)) = (&place.adapter, &place.address) else { return };
    let (takes, fault, ends) = {
        let mut inside = lock(inside);
        let takes = inside.connect;
        let Some(clock) = inside.clock_at(address) else { return };
        clock.connects += 1;
        clock.attempt = Some(adapter.clone());
        let next = clock.faults.front().copied().filter(|fault| fault.of_connect());
        let found = (takes, next.and_then(|_| clock.faults.pop_front()), clock.ends);
        inside.count(adapter);
        found
    };
    // Whoever disconnects meanwhile ends the attempt; nobody else ends one that is never answered.
    let begun = tokio::time::Instant::now();
    let ended = || lock(inside).clock_at(address).is_none_or(|clock| clock.ends != ends);
    while (begun.elapsed() < takes || fault == Some(Fault::Never)) && !ended() {
        tokio::time::sleep(Duration::from_millis(2).min(takes)).await;
    }
    let cancelled = ended();
    if let Some(clock) = lock(inside).clock_at(address).filter(|_| !cancelled) {
        clock.attempt = None;
    }
    let failed = match fault {
        _ if cancelled => Some("Operation canceled (125)"),
        Some(Fault::Refuse) => Some("Connection refused (111)"),
        Some(Fault::Abort) => Some("le-connection-abort-by-local"),
        _ => None,
    };
    if let Some(why) = failed {
        let _ = bus.reply_error(&header, FAILED, &why).await;
        return;
    }
    {
        let mut inside = lock(inside);
        let Some(clock) = inside.clock_at(address) else { return };
        clock.nonces += 1;
        clock.device.connect(Nonce(clock.nonces.to_le_bytes()));
        clock.link = Some(adapter.clone());
        inside.count(adapter);
    }
    changed(bus, path, DEVICE, HashMap::from([("Connected", Value::from(true))])).await;
    let _ = bus.reply(&header, &()).await;
    // The services are found after the call has returned.
    let late = if let Some(Fault::Late(late)) = fault { late } else { Duration::ZERO };
    tokio::time::sleep(takes + late).await;
    let there = {
        let mut inside = lock(inside);
        let clock = inside.clock_at(address).filter(|clock| clock.link.is_some());
        clock.is_some_and(|clock| {
            clock.resolved = true;
            true
        })
    };
    if there {
        changed(bus, path, DEVICE, HashMap::from([("ServicesResolved", Value::from(true))])).await;
    }
}

/// A link is lost, or let go.
async fn lost(bus: &Connection, inside: &Mutex<Inside>, place: &Place) {
    let (Some(adapter), Some(address)) = (&place.adapter, &place.address) else { return };
    let was = lock(inside).clock_at(address).is_some_and(|clock| {
        let was = clock.link.is_some();
        clock.cut();
        was
    });
    if was {
        let gone =
            HashMap::from([("ServicesResolved", Value::from(false)), ("Connected", Value::from(false))]);
        changed(bus, &device_path(adapter, address), DEVICE, gone).await;
    }
}

async fn characteristic(
    bus: &Connection,
    inside: &Mutex<Inside>,
    call: &Message,
    path: &str,
    member: &str,
) -> Result<(), Error> {
    let (header, place) = (call.header(), Place::of(path));
    let (Some(adapter), Some(address), Some(name)) = (&place.adapter, &place.address, place.characteristic)
    else {
        return bus.reply_error(&header, "org.freedesktop.DBus.Error.UnknownObject", &path).await;
    };
    if lock(inside).clock_at(address).is_none_or(|clock| !clock.resolved) {
        return bus.reply_error(&header, FAILED, &"Not connected").await;
    }
    match member {
        "ReadValue" if name == NONCE => {
            let nonce = lock(inside).clock_at(address).map_or(0, |clock| clock.nonces);
            let value = nonce.to_le_bytes().to_vec();
            // What is read is signalled as well.
            changed(bus, path, CHARACTERISTIC, HashMap::from([("Value", Value::from(value.clone()))])).await;
            bus.reply(&header, &value).await
        }
        "StartNotify" => {
            lock(inside).clock_at(address).map(|clock| clock.notifying.insert(name));
            bus.reply(&header, &()).await
        }
        "WriteValue" => {
            let (bytes, _): (Vec<u8>, HashMap<String, OwnedValue>) = call.body().deserialize()?;
            write(bus, inside, call, &place, (adapter, address), &bytes).await
        }
        _ => bus.reply(&header, &()).await,
    }
}

async fn write(
    bus: &Connection,
    inside: &Mutex<Inside>,
    call: &Message,
    place: &Place,
    (adapter, address): (&str, &str),
    bytes: &[u8],
) -> Result<(), Error> {
    let header = call.header();
    let (fault, answer) = {
        let mut inside = lock(inside);
        let Some(clock) = inside.clock_at(address) else { return Ok(()) };
        let next = clock.faults.front().copied().filter(|fault| !fault.of_connect() && is_order(bytes));
        let fault = next.and_then(|_| clock.faults.pop_front());
        let reaches = fault != Some(Fault::CutBefore);
        (fault, reaches.then(|| clock.device.write(now(), bytes)))
    };
    if fault.is_some() {
        lost(bus, inside, place).await;
        return bus.reply_error(&header, FAILED, &"Not connected").await;
    }
    bus.reply(&header, &()).await?;
    let Some(answer) = answer else { return Ok(()) };
    let events = answer.events.iter().map(|event| (LOG, event.to_vec()));
    for (name, value) in std::iter::once((RESULT, answer.result.to_vec())).chain(events) {
        let path = characteristic_path(adapter, address, name);
        if lock(inside).clock_at(address).is_some_and(|clock| clock.notifying.contains(name)) {
            changed(bus, &path, CHARACTERISTIC, HashMap::from([("Value", Value::from(value))])).await;
        }
    }
    Ok(())
}
