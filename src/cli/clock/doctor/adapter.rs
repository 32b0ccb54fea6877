//! An adapter as the service and the kernel describe it.

use std::fs;
use std::path::{Path, PathBuf};

use dbus::arg::{PropMap, prop_cast};

use super::super::super::{Console, Problem};
use super::finding::Report;

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
    /// Whether somebody scans with it already.
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

    /// What is good about it and what is not.
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
