//! Linux: from the bus to the air.
//!
//! It speaks to BlueZ itself and not through the radio of `ephor open`: that one mends what it finds, and keeps of the
//! advertisements only the newest, while here each of them is counted.

use std::time::Duration;

use serde_json::json;

use crate::clock::Address;

use super::super::super::{Console, Problem};
use super::adapter::Adapter;
use super::args::DoctorArgs;
use super::bus::Bus;
use super::finding::Report;
use super::heard::Heard;

/// More links than any adapter is known to hold.
const LINKS_MAX: usize = 20;
/// How long one connection may take.
const CONNECT: Duration = Duration::from_secs(12);

/// Looks at one thing after another; what cannot work without something that does not is left out.
pub(super) fn examine(
    args: &DoctorArgs,
    report: &mut Report,
    console: &mut Console<'_>,
) -> Result<(), Problem> {
    let mut bus = match Bus::open()? {
        Ok(bus) => bus,
        Err(why) => {
            let instead = "it comes with every desktop; in a container there is none";
            return report.bad(console, "bus", format!("no D-Bus system bus: {why}"), instead);
        }
    };
    report.good(console, "bus", "the D-Bus system bus answers")?;
    let adapters = match bus.adapters() {
        Ok(Some(adapters)) => adapters,
        Ok(None) => {
            let instead =
                "`systemctl start bluetooth`; where there is no such unit, install the package bluez";
            return report.bad(console, "service", "bluetoothd is not running", instead);
        }
        Err(why) => {
            let instead = "look at `systemctl status bluetooth`; your account may have to join a group";
            return report.bad(console, "service", format!("bluetoothd does not answer: {why}"), instead);
        }
    };
    let version = adapters.iter().find_map(Adapter::version);
    let version = version.unwrap_or_else(|| "its version is not to be seen".to_owned());
    report.good(console, "service", format!("bluetoothd is running, {version}"))?;
    if adapters.is_empty() {
        return report.bad(console, "adapter", "there is no Bluetooth adapter", "plug one in");
    }
    for adapter in &adapters {
        adapter.examine(report, console)?;
    }
    let wanted = |it: &&Adapter| args.adapter.as_ref().is_none_or(|name| *name == it.name);
    let Some(chosen) = adapters.iter().filter(wanted).find(|it| it.powered || args.adapter.is_some()) else {
        let what = args.adapter.as_ref().map_or_else(
            || "no adapter is on: nothing can be heard".to_owned(),
            |name| format!("there is no adapter {name}"),
        );
        return report.bad(console, "scan", what, "switch one on, or name another with --adapter");
    };
    measure(args, chosen, &mut bus, report, console)
}

/// Listens with one adapter, and connects with it where that was asked for.
fn measure(
    args: &DoctorArgs,
    adapter: &Adapter,
    bus: &mut Bus,
    report: &mut Report,
    console: &mut Console<'_>,
) -> Result<(), Problem> {
    let name = &adapter.name;
    if let Err(why) = bus.scan(name) {
        let instead = if adapter.powered {
            "unplug it and plug it in again; look at `journalctl -u bluetooth`"
        } else {
            "switch it on: `rfkill unblock bluetooth`, then `bluetoothctl power on`"
        };
        return report.bad(console, "scan", format!("{name} does not scan: {why}"), instead);
    }
    report.good(console, "scan", format!("{name} scans"))?;
    if console.watched {
        writeln!(console.err, "listening for {} s …", args.seconds)?;
    }
    let length = Duration::from_secs(u64::from(args.seconds));
    let mut heard = Heard::new(length);
    let listened = bus.listen(name, length, |advert, at| heard.hear((console.now)(), &advert, at));
    if let Err(why) = listened {
        return report.bad(console, "scan", why, "look at `journalctl -u bluetooth`");
    }
    heard.examine(name, report, console)?;
    let links = if args.links { Some(hold(name, &heard, bus, report, console)?) } else { None };
    bus.stop(name);
    let mut measured = heard.json();
    measured["adapter"] = json!(name);
    measured["links"] = json!(links);
    report.measured(console, &measured)
}

/// Connects to the clocks that were heard until one more does not hold. How many held at once.
fn hold(
    adapter: &str,
    heard: &Heard,
    bus: &Bus,
    report: &mut Report,
    console: &mut Console<'_>,
) -> Result<usize, Problem> {
    // A link that somebody else holds is counted, and left alone.
    let (theirs, clocks): (Vec<Address>, Vec<Address>) =
        heard.clocks().into_iter().partition(|address| bus.is_connected(adapter, address));
    if theirs.is_empty() && clocks.is_empty() {
        report.fair(
            console,
            "links",
            "no clock is in the air to connect to",
            "switch clocks on, and ask again",
        )?;
        return Ok(0);
    }
    let mut tried = Vec::new();
    let mut refused = None;
    for address in clocks.iter().take(LINKS_MAX) {
        if console.watched {
            writeln!(console.err, "connecting to {address} …")?;
        }
        tried.push(address);
        if let Err(why) = bus.connect(adapter, address, CONNECT) {
            refused = Some(why);
            break;
        }
    }
    // Counted at the end: a link more may have cost one that was there.
    let there = theirs.iter().chain(tried.iter().copied());
    let held = there.filter(|address| bus.is_connected(adapter, address)).count();
    for address in &tried {
        bus.disconnect(adapter, address);
    }
    let several = "a second adapter holds as many again: one listens then, and the other connects";
    match refused {
        Some(why) if held == 0 => {
            let instead = "hold the clock nearer, see that nothing else is connected to it, and ask again";
            report.bad(console, "links", format!("no connection holds: {why}"), instead)?;
        }
        Some(why) if held < 3 => {
            report.fair(console, "links", format!("{held} links hold at once; one more: {why}"), several)?;
        }
        Some(why) => report.good(console, "links", format!("{held} links hold at once; one more: {why}"))?,
        None => {
            let all = format!("{held} links hold at once, to all clocks there were; it may hold more");
            report.good(console, "links", all)?;
        }
    }
    Ok(held)
}
