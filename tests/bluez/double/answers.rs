//! What the double answers and what it signals.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use ephor::clock::Nonce;
use ephor::domain::{ClockId, Millis};
use ephor::runtime::now;
use tokio::time::Instant;
use zbus::message::{Message, Type};
use zbus::zvariant::{ObjectPath, OwnedValue, Value};
use zbus::{Connection, Error};

use super::objects::{
    ADAPTER, CHARACTERISTIC, DEVICE, NONCE, Place, Properties, characteristic_path, device_path, heard,
};
use super::{Ails, Fault, Inside, Make, lock};

const PROPERTIES: &str = "org.freedesktop.DBus.Properties";
const FAILED: &str = "org.bluez.Error.Failed";

pub(super) async fn changed(bus: &Connection, path: &str, interface: &str, properties: Properties) {
    let none: Vec<&str> = Vec::new();
    let body = (interface, properties, none);
    // A signal to a bus that has just gone is lost, as it would be.
    let _ = bus.emit_signal(None::<&str>, path, PROPERTIES, "PropertiesChanged", &body).await;
}

pub(super) async fn removed(bus: &Connection, path: &str, interface: &str) {
    let path = ObjectPath::try_from(path).expect("a path");
    let manager = "org.freedesktop.DBus.ObjectManager";
    let _ = bus.emit_signal(None::<&str>, "/", manager, "InterfacesRemoved", &(path, vec![interface])).await;
}

/// Every clock whose turn it is sends a frame; every adapter that scans signals it.
pub(super) async fn advertise(bus: &Connection, inside: &Mutex<Inside>) {
    let mut signals = Vec::new();
    {
        let (inside, at) = (&mut *lock(inside), now());
        let calm = inside.calm;
        let ears: Vec<(String, i16)> = inside
            .adapters
            .iter()
            .filter(|(_, it)| it.scanning && it.ails != Ails::Deaf)
            .map(|(name, it)| (name.clone(), it.rssi))
            .collect();
        let mut sent = Vec::new();
        for (id, clock) in &mut inside.clocks {
            let speaks = !(clock.silent || clock.shy && clock.link.is_some());
            if clock.next <= at && speaks {
                clock.frame = clock.broadcast(at);
                clock.next = at + clock.device.interval().min(calm);
                let (named, only) = (super::objects::named(&clock.make), clock.only.clone());
                sent.push((super::address(*id), clock.frame.clone(), named, &mut clock.known, only));
            }
        }
        for stranger in inside.strangers.iter_mut().filter(|stranger| stranger.next <= at) {
            stranger.next = at + Millis(100);
            let named = super::objects::named(&Make::Open);
            sent.push((stranger.address.clone(), stranger.frame.clone(), named, &mut stranger.known, None));
        }
        for (address, frame, named, known, only) in sent {
            let near = |ear: &&(String, i16)| only.as_ref().is_none_or(|only| *only == ear.0);
            for (ear, rssi) in ears.iter().filter(near) {
                let first = known.insert(ear.clone());
                signals.push((ear.clone(), address.clone(), named, heard(&frame, *rssi), first));
            }
        }
    }
    for (adapter, address, named, heard, first) in signals {
        let path = device_path(&adapter, &address);
        if first {
            let mut properties = super::objects::device(&adapter, &address, named, false, false);
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
    let found = {
        let mut inside = lock(inside);
        // A look asks the first adapter how it is.
        inside.looks += u32::from(member == "GetAll" && path == "/org/bluez/hci0");
        inside.properties(path)
    };
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
                    if !adapter.broken {
                        // What a reset is for.
                        adapter.ails = Ails::Nothing;
                    }
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
    let refused = {
        let mut inside = lock(inside);
        match inside.adapters.get_mut(path.trim_start_matches("/org/bluez/")) {
            Some(adapter) if adapter.powered => {
                let wedged = adapter.ails == Ails::Wedged && member == "StartDiscovery";
                match member {
                    "StartDiscovery" => adapter.scanning = !wedged,
                    "StopDiscovery" => adapter.scanning = false,
                    _ => {}
                }
                wedged.then_some((FAILED, "Input/output error (5)"))
            }
            _ => Some(("org.bluez.Error.NotReady", "Resource Not Ready")),
        }
    };
    match refused {
        None => bus.reply(&header, &()).await,
        Some((name, words)) => bus.reply_error(&header, name, &words).await,
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
        clock.callers.extend(header.sender().map(ToString::to_string));
        clock.moments.called = Some(Instant::now());
        clock.attempt = Some(adapter.clone());
        let next = clock.faults.front().copied().filter(|fault| fault.of_connect());
        let found = (takes, next.and_then(|_| clock.faults.pop_front()), clock.ends);
        inside.count(adapter);
        found
    };
    // Whoever disconnects meanwhile ends the attempt; nobody else ends one that is never answered.
    let begun = Instant::now();
    let ended = || lock(inside).clock_at(address).is_none_or(|clock| clock.ends != ends);
    while (begun.elapsed() < takes || fault == Some(Fault::Never)) && !ended() {
        tokio::time::sleep(Duration::from_millis(2).min(takes)).await;
    }
    let cancelled = ended();
    if let Some(clock) = lock(inside).clock_at(address).filter(|_| !cancelled) {
        clock.attempt = None;
    }
    let failed = match fault {
        _ if cancelled => Some((FAILED, "Operation canceled (125)")),
        Some(Fault::Refuse) => Some((FAILED, "Connection refused (111)")),
        Some(Fault::Abort) => Some((FAILED, "le-connection-abort-by-local")),
        Some(Fault::Bus) => Some(("org.freedesktop.DBus.Error.Disconnected", "Connection is closed")),
        _ => None,
    };
    if let Some((name, why)) = failed {
        let _ = bus.reply_error(&header, name, &why).await;
        return;
    }
    {
        let mut inside = lock(inside);
        let Some(clock) = inside.clock_at(address) else { return };
        clock.nonces += 1;
        clock.device.connect(now(), Nonce(clock.nonces.to_le_bytes()));
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
            clock.moments.ready = Some(Instant::now());
            true
        })
    };
    if there {
        changed(bus, path, DEVICE, HashMap::from([("ServicesResolved", Value::from(true))])).await;
    }
}

/// A clock is out of reach for a moment.
pub(super) async fn lose(bus: &Connection, inside: &Mutex<Inside>, clock: ClockId) {
    let adapter = lock(inside).clocks.get(&clock).and_then(|clock| clock.link.clone());
    if let Some(adapter) = adapter {
        lost(bus, inside, &Place::of(&device_path(&adapter, &super::address(clock)))).await;
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
            let value = lock(inside).clock_at(address).map(|clock| clock.greeting()).unwrap_or_default();
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
        let is_order = clock.is_order(bytes);
        if is_order {
            clock.moments.ordered = Some(Instant::now());
        }
        let next = clock.faults.front().copied().filter(|fault| !fault.of_connect() && is_order);
        let fault = next.and_then(|_| clock.faults.pop_front());
        let reaches = fault != Some(Fault::CutBefore);
        let written = place.characteristic.unwrap_or_default();
        (fault, reaches.then(|| clock.take(now(), written, bytes)))
    };
    if fault.is_some() {
        lost(bus, inside, place).await;
        return bus.reply_error(&header, FAILED, &"Not connected").await;
    }
    bus.reply(&header, &()).await?;
    for (name, value) in answer.into_iter().flatten() {
        let path = characteristic_path(adapter, address, name);
        if lock(inside).clock_at(address).is_some_and(|clock| clock.notifying.contains(name)) {
            changed(bus, &path, CHARACTERISTIC, HashMap::from([("Value", Value::from(value))])).await;
        }
    }
    Ok(())
}
