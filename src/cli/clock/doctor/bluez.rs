//! Linux: looks at Bluetooth from the bus to the air: the adapter as the service and the kernel describe it, then
//! what is heard and how many links hold.
//!
//! It speaks to BlueZ itself and not through the radio of `ephor open`: that one mends what it finds, and keeps of
//! the advertisements only the newest, while here each of them is counted.

use std::fs;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::time::Duration;

use dbus::arg::{PropMap, prop_cast};
use serde_json::json;
use tokio::runtime::Runtime;
use tokio::sync::mpsc::unbounded_channel;
use tokio::time::{Instant, sleep_until};

use crate::cli::Console;
use crate::cli::clock::Problem;
use crate::clock::{Address, Advert};
use crate::radio::{self, AdvertListener, adapters, device_path};

use super::DoctorArgs;
use super::heard::{HeardAdverts, Report};

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
    let mut heard = HeardAdverts::new(length);
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
    heard: &HeardAdverts,
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

/// The connection. Between two calls nothing moves.
pub(super) struct Bus {
    runtime: Runtime,
    system: radio::Bus,
    /// Ends when the connection does, with the reason.
    gone: Pin<Box<dyn Future<Output = String>>>,
}

impl Bus {
    /// Connects; the reason why not within.
    pub(super) fn open() -> Result<Result<Self, String>, Problem> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let opened = runtime.block_on(async { radio::Bus::open() });
        Ok(opened.map(|(bus, gone)| Self { runtime, system: bus, gone: Box::pin(gone) }))
    }

    /// The adapters; `None` where there is no service.
    pub(super) fn adapters(&self) -> Result<Option<Vec<Adapter>>, String> {
        self.runtime.block_on(async {
            if self.system.service().await?.is_none() {
                return Ok(None);
            }
            let objects = self.system.objects().await?;
            let mut all: Vec<Adapter> =
                adapters(&objects).map(|(name, properties)| Adapter::new(name, properties)).collect();
            all.sort_by(|a, b| a.name.cmp(&b.name));
            Ok(Some(all))
        })
    }

    /// Begins to listen: to LE only, and to everything as often as it comes.
    pub(super) fn scan(&self, adapter: &str) -> Result<(), String> {
        self.runtime.block_on(self.system.scan(adapter))
    }

    /// Stops listening.
    pub(super) fn stop(&self, adapter: &str) {
        // The service stops by itself when this program has ended.
        self.runtime.block_on(self.system.stop_scan(adapter));
    }

    /// Hands on every advertisement that an adapter hears, with how long after the beginning it came.
    pub(super) fn listen(
        &mut self,
        adapter: &str,
        length: Duration,
        mut hear: impl FnMut(Advert, Duration),
    ) -> Result<(), String> {
        let (tell, mut told) = unbounded_channel();
        let (bus, gone) = (&self.system, &mut self.gone);
        self.runtime.block_on(async {
            let begun = Instant::now();
            // The receiver lives as long as the listener: sending cannot fail.
            let heard = move |advert| drop(tell.send((advert, begun.elapsed())));
            let listener = AdvertListener::on(adapter, heard);
            listener.remember(&bus.objects().await?);
            listener.listen(bus).await?;
            loop {
                tokio::select! {
                    Some((advert, at)) = told.recv() => hear(advert, at),
                    () = sleep_until(begun + length) => return Ok(()),
                    why = &mut *gone => return Err(why),
                }
            }
        })
    }

    /// Connects to a device.
    pub(super) fn connect(&self, adapter: &str, address: &Address, patience: Duration) -> Result<(), String> {
        self.runtime.block_on(self.system.connect(&device_path(adapter, address), patience))
    }

    /// Whether a link is there now.
    pub(super) fn is_connected(&self, adapter: &str, address: &Address) -> bool {
        self.runtime.block_on(self.system.is_connected(&device_path(adapter, address)))
    }

    /// Ends a link, or an attempt to connect: the service would go on with it although nobody waits.
    pub(super) fn disconnect(&self, adapter: &str, address: &Address) {
        self.runtime.block_on(self.system.disconnect(&device_path(adapter, address)));
    }
}

/// The first part of the modalias that BlueZ gives itself; its version follows.
const BLUEZ: &str = "usb:v1D6Bp0246d";

/// An adapter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Adapter {
    pub(super) name: String,
    pub(super) powered: bool,
    address: String,
    alias: String,
    modalias: String,
    /// The class of device of the old Bluetooth; zero where the controller is set to LE only.
    class: Option<u32>,
    /// What it can be on LE; `None` where the service does not say.
    roles: Option<Vec<String>>,
    /// Whether another program scans with it.
    scanned: bool,
}

impl Adapter {
    pub(super) fn new(name: &str, properties: &PropMap) -> Self {
        let text = |key: &str| prop_cast::<String>(properties, key).cloned().unwrap_or_default();
        let is = |key: &str| prop_cast::<bool>(properties, key).copied().unwrap_or(false);
        Self {
            name: name.to_owned(),
            powered: is("Powered"),
            address: text("Address"),
            alias: text("Alias"),
            modalias: text("Modalias"),
            class: prop_cast::<u32>(properties, "Class").copied(),
            roles: prop_cast::<Vec<String>>(properties, "Roles").cloned(),
            scanned: is("Discovering"),
        }
    }

    /// The service's version, which it hides in the modalias: `d0542` is 5.66.
    pub(super) fn version(&self) -> Option<String> {
        let number = u16::from_str_radix(self.modalias.strip_prefix(BLUEZ)?.get(..4)?, 16).ok()?;
        Some(format!("version {}.{}", number >> 8, number & 0xff))
    }

    /// Reports which of its properties are sound and which are not.
    pub(super) fn examine(&self, report: &mut Report, console: &mut Console<'_>) -> Result<(), Problem> {
        let name = &self.name;
        let hardware = hardware(Path::new("/sys/class/bluetooth"), name);
        let hardware = hardware.unwrap_or_else(|| "driver not to be seen from here".to_owned());
        let what = format!("{name}: {} “{}”, {hardware}", self.address, self.alias);
        if !self.powered {
            let instead = "`rfkill unblock bluetooth`, then `bluetoothctl power on`";
            return report.bad(console, "adapter", format!("{what}: it is off"), instead);
        }
        report.good(console, "adapter", what)?;
        self.examine_roles(report, console)?;
        self.examine_mode(report, console)?;
        if self.scanned {
            let what = format!("{name}: another program scans with it");
            report.fair(console, "busy", what, "what is measured below is what both hear together")?;
        }
        Ok(())
    }

    fn examine_roles(&self, report: &mut Report, console: &mut Console<'_>) -> Result<(), Problem> {
        let name = &self.name;
        match &self.roles {
            Some(roles) if roles.iter().any(|role| role.starts_with("central")) => {
                let what = format!("{name}: speaks LE as {}", roles.join(", "));
                report.good(console, "roles", what)
            }
            Some(_) => {
                let what = format!("{name}: cannot connect to LE devices");
                report.bad(console, "roles", what, "an adapter of Bluetooth 4.0 or later is needed")
            }
            None => {
                let what = format!("{name}: the service does not say whether it speaks LE");
                report.fair(console, "roles", what, "what is heard below shows it; a newer BlueZ says it")
            }
        }
    }

    fn examine_mode(&self, report: &mut Report, console: &mut Console<'_>) -> Result<(), Problem> {
        let name = &self.name;
        let le = "set `ControllerMode = le` in /etc/bluetooth/main.conf on a machine that is a console";
        match self.class {
            Some(0) => report.good(console, "mode", format!("{name}: the controller is set to LE only")),
            Some(_) => {
                let what =
                    format!("{name}: the controller also speaks the old Bluetooth, which takes air time");
                report.fair(console, "mode", what, le)
            }
            None => {
                let what = format!("{name}: whether the controller is set to LE only is not to be seen");
                report.fair(console, "mode", what, le)
            }
        }
    }
}

/// The kernel's driver and the hardware's modalias, where this machine has the adapter.
fn hardware(class: &Path, name: &str) -> Option<String> {
    let device: PathBuf = class.join(name).join("device");
    let driver = fs::read_link(device.join("driver")).ok()?;
    let driver = driver.file_name()?.to_string_lossy().into_owned();
    let modalias = fs::read_to_string(device.join("modalias")).unwrap_or_default();
    Some(format!("driver {driver} {}", modalias.trim()).trim_end().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_read_from_the_modalias() {
        let of = |modalias: &str| Adapter { modalias: modalias.to_owned(), ..Adapter::default() }.version();
        assert_eq!(of("usb:v1D6Bp0246d0542").as_deref(), Some("version 5.66"));
        assert_eq!(of("usb:v1D6Bp0246d0554").as_deref(), Some("version 5.84"));
        assert_eq!(of("usb:v1D6Bp0246d05"), None);
        assert_eq!(of("bluetooth:v0001"), None, "somebody set another DeviceID");
    }

    #[test]
    fn the_driver_is_the_name_of_the_link_in_the_kernels_tree() {
        let folder = tempfile::tempdir().expect("a folder");
        let device = folder.path().join("hci0/device");
        fs::create_dir_all(&device).expect("made");
        assert_eq!(hardware(folder.path(), "hci0"), None);
        fs::create_dir(folder.path().join("btusb")).expect("made");
        #[cfg(unix)]
        std::os::unix::fs::symlink("../../btusb", device.join("driver")).expect("linked");
        fs::write(device.join("modalias"), "usb:v0A12p0001d8891\n").expect("written");
        assert_eq!(hardware(folder.path(), "hci0").as_deref(), Some("driver btusb usb:v0A12p0001d8891"));
    }
}
