//! Links that a console left behind when it was killed. The system keeps them for ever, and a clock that is connected
//! does not advertise: nobody would ever hear it again.

use dbus::arg::{PropMap, prop_cast};
use futures_util::future::join_all;

use crate::clock::{Recognise, Uuid};
use crate::radio::Options;

use super::bus::{Bus, DEVICE, Objects, device};

/// Lets go of all of them. For the very beginning, when this program has no links of its own.
pub(super) async fn let_go(bus: &Bus, options: &Options) {
    // Who cannot be asked now says so at the next look.
    let Ok(objects) = bus.objects().await else { return };
    let all = among(&objects, options.adapter.as_deref(), &options.leftovers);
    join_all(all.into_iter().map(|path| bus.disconnect(path))).await;
}

/// The paths of connected devices that look like clocks of these makes, on one adapter or on all.
fn among<'a>(objects: &'a Objects, adapter: Option<&str>, makes: &[Recognise]) -> Vec<&'a str> {
    let ours = |path: &str| device(path).is_some_and(|(on, _)| adapter.is_none_or(|adapter| adapter == on));
    let is_left = |device: &PropMap| {
        let name = prop_cast::<String>(device, "Name").map(String::as_str);
        let uuids = prop_cast::<Vec<String>>(device, "UUIDs").into_iter().flatten();
        let services: Vec<Uuid> = uuids.filter_map(|uuid| uuid.parse().ok()).collect();
        let connected = prop_cast::<bool>(device, "Connected") == Some(&true);
        connected && makes.iter().any(|make| make.fits(name, &services))
    };
    let left = objects.iter().filter(|(path, it)| ours(path) && it.get(DEVICE).is_some_and(is_left));
    left.map(|(path, _)| &**path).collect()
}

#[cfg(test)]
mod tests {
    use dbus::arg::{RefArg, Variant};

    use super::*;
    use crate::clock::Profile;

    #[test]
    fn only_clocks_that_are_connected_are_left_over() {
        let device = |name: &str, service: &str, connected: bool| {
            let values: [(_, Box<dyn RefArg>); 3] = [
                ("Name", Box::new(name.to_owned())),
                ("UUIDs", Box::new(vec![service.to_owned()])),
                ("Connected", Box::new(connected)),
            ];
            let properties =
                values.into_iter().map(|(key, value)| (key.to_owned(), Variant(value))).collect();
            std::collections::HashMap::from([(DEVICE.to_owned(), properties)])
        };
        let (gateway, headset) =
            ("73822f6e-edcd-44bb-974b-93ee97cb0000", "0000110b-0000-1000-8000-00805f9b34fb");
        let path = |name: &str| dbus::Path::from(format!("/org/bluez/{name}"));
        let objects: Objects = [
            (path("hci0/dev_01"), device("DGT3000-Gateway", gateway, true)),
            (path("hci0/dev_02"), device("DGT3000-Gateway", gateway, false)),
            (path("hci0/dev_03"), device("Headset", headset, true)),
            (path("hci1/dev_04"), device("", gateway, true)),
            (path("hci0"), device("DGT3000-Gateway", gateway, true)),
        ]
        .into();
        let makes = Profile::named("dgt3000-gateway").and_then(|make| make.recognise);
        let makes: Vec<Recognise> = makes.into_iter().collect();
        let mut all = among(&objects, None, &makes);
        all.sort_unstable();
        assert_eq!(all, ["/org/bluez/hci0/dev_01", "/org/bluez/hci1/dev_04"]);
        assert_eq!(among(&objects, Some("hci1"), &makes), ["/org/bluez/hci1/dev_04"]);
        assert!(among(&objects, None, &[]).is_empty());
    }
}
