//! BlueZ as the emulated clock needs it: its adapter, the numbers of its services, its troubles in plain words.

use bluer::{Adapter, ErrorKind, Session};
use uuid::Uuid;

use crate::clock::provision;
use crate::clock::uuid::open_profile;

use super::super::Problem;

/// The nonce's place in the profile's family of UUIDs.
pub(super) const NONCE: u16 = 1;
/// The control point's.
pub(super) const CONTROL: u16 = 2;
/// The results'.
pub(super) const RESULT: u16 = 3;
/// The log's.
pub(super) const LOG: u16 = 4;
/// The provisioning frames'.
pub(super) const PROVISION: u16 = provision::PLACE;

/// A UUID of the open profile (§2.2); 0 is the service.
pub(super) fn uuid(place: u16) -> Uuid {
    Uuid::from_u128(open_profile(place).0)
}

/// The adapter of that name, or the only one; on and ready.
pub(super) async fn adapter(session: &Session, name: Option<&str>) -> Result<Adapter, Problem> {
    let adapter = match name {
        Some(name) => session.adapter(name),
        None => session.default_adapter().await,
    };
    let adapter = adapter.map_err(|error| trouble(&error))?;
    match adapter.is_powered().await {
        Ok(true) => Ok(adapter),
        Ok(false) => {
            adapter.set_powered(true).await.map_err(|error| trouble(&error))?;
            Ok(adapter)
        }
        Err(error) => Err(trouble(&error)),
    }
}

/// What is wrong with Bluetooth here, and what to do about it.
pub(super) fn trouble(error: &bluer::Error) -> Problem {
    let text = error.to_string();
    let instead = match &error.kind {
        ErrorKind::NotFound | ErrorKind::InvalidName(_) => {
            "there is no such Bluetooth adapter: plug one in, or name another with --adapter"
        }
        ErrorKind::NotReady => "switch Bluetooth on: `rfkill unblock bluetooth`",
        ErrorKind::NotAuthorized | ErrorKind::NotPermitted => {
            "your account may not use Bluetooth: join the group `bluetooth`, or ask the machine's owner"
        }
        _ if no_bus(&text) => {
            "no D-Bus system bus: it comes with every desktop; in a container there is none"
        }
        _ if text.contains("org.bluez") || text.contains("ServiceUnknown") => {
            "BlueZ is not running: `systemctl start bluetooth`"
        }
        _ => "look at `systemctl status bluetooth` and at `journalctl -u bluetooth`",
    };
    Problem::told(format!("Bluetooth: {text}"), instead)
}

fn no_bus(text: &str) -> bool {
    ["Failed to connect to socket", "NoServer", "FileNotFound", "dbus/system_bus_socket"]
        .iter()
        .any(|it| text.contains(it))
}

#[cfg(test)]
mod tests {
    use crate::clock::Profile;

    use super::*;

    #[test]
    fn the_emulated_clock_offers_what_consoles_look_for() {
        let gatt = Profile::named("open").and_then(|open| open.gatt).expect("it is spoken to over the air");
        let open = [Some(gatt.service), gatt.greets, Some(gatt.write), Some(gatt.answers), gatt.log];
        let looked_for = open.into_iter().chain([Some(provision::gatt().write)]);
        let offered = [0, NONCE, CONTROL, RESULT, LOG, PROVISION].map(|place| Some(uuid(place).as_u128()));
        assert!(looked_for.map(|it| it.map(|it| it.0)).eq(offered));
    }
}
