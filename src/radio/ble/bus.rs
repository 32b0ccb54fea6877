//! The system's bus: who is the Bluetooth service, what adapters there are, and what they are told to do.
//!
//! Everything here has a connection of its own. What is heard comes as signals that carry the advertisement itself;
//! asking for each would cost a question to the service for every frame in the hall.

use std::sync::Arc;
use std::time::Duration;

use dbus::arg::{AppendAll, PropMap, ReadAll, RefArg, Variant, prop_cast};
use dbus::nonblock::{Proxy, SyncConnection};
use dbus_tokio::connection::new_system_sync;

use crate::clock::Address;
use crate::radio::manager::{Found, Seen};

/// The service's name on the bus.
pub(super) const SERVICE: &str = "org.bluez";
/// Where its objects are.
pub(super) const ROOT: &str = "/org/bluez";
/// The interface of devices.
pub(super) const DEVICE: &str = "org.bluez.Device1";
const ADAPTER: &str = "org.bluez.Adapter1";
const PROPERTIES: &str = "org.freedesktop.DBus.Properties";
const BUS: &str = "org.freedesktop.DBus";
/// How long the service may take to answer a question about itself.
const PATIENCE: Duration = Duration::from_secs(5);

/// A path, and the properties of each interface of the object there.
pub(super) type Objects =
    std::collections::HashMap<dbus::Path<'static>, std::collections::HashMap<String, PropMap>>;

/// A connection to the system's bus.
#[derive(Clone)]
pub(super) struct Bus {
    pub(super) connection: Arc<SyncConnection>,
}

impl Bus {
    /// Connects; and a future that ends when the connection does, with the reason.
    pub(super) fn open() -> Result<(Self, impl Future<Output = String>), String> {
        let (resource, connection) = new_system_sync().map_err(|error| error.to_string())?;
        // One signal may be meant for several ears.
        connection.set_signal_match_mode(true);
        let task = tokio::spawn(resource);
        let gone = async move {
            task.await.map_or_else(|error| error.to_string(), |lost| format!("the bus is gone: {lost}"))
        };
        Ok((Self { connection }, gone))
    }

    async fn call<R: ReadAll + 'static>(
        &self,
        to: &str,
        path: &str,
        (interface, member): (&str, &str),
        arguments: impl AppendAll,
    ) -> Result<R, dbus::Error> {
        let proxy = Proxy::new(to, path, PATIENCE, Arc::clone(&self.connection));
        proxy.method_call(interface, member, arguments).await
    }

    /// The system as it is now.
    pub(super) async fn look(&self) -> Result<Seen, String> {
        let owner =
            self.call::<(String,)>(BUS, "/org/freedesktop/DBus", (BUS, "GetNameOwner"), (SERVICE,)).await;
        let service = match owner {
            Ok((owner,)) => owner,
            Err(error) if error.name().is_some_and(|name| name.ends_with(".NameHasNoOwner")) => {
                return Ok(Seen::default());
            }
            Err(error) => return Err(error.to_string()),
        };
        let introspect = ("org.freedesktop.DBus.Introspectable", "Introspect");
        let (xml,) =
            self.call::<(String,)>(SERVICE, ROOT, introspect, ()).await.map_err(|it| it.to_string())?;
        let mut adapters = Vec::new();
        for name in children(&xml) {
            let path = format!("{ROOT}/{name}");
            // Gone between two questions: the next look knows.
            let all = self.call::<(PropMap,)>(SERVICE, &path, (PROPERTIES, "GetAll"), (ADAPTER,)).await;
            if let Ok((all,)) = all {
                let is = |property| prop_cast::<bool>(&all, property).copied().unwrap_or(false);
                let name = name.to_owned();
                adapters.push(Found { name, powered: is("Powered"), discovering: is("Discovering") });
            }
        }
        Ok(Seen { service: Some(service), adapters })
    }

    /// All objects of the service, for what it knew before this program listened.
    pub(super) async fn objects(&self) -> Result<Objects, String> {
        let managed = ("org.freedesktop.DBus.ObjectManager", "GetManagedObjects");
        let (objects,) =
            self.call::<(Objects,)>(SERVICE, "/", managed, ()).await.map_err(|it| it.to_string())?;
        Ok(objects)
    }

    /// Begins to listen: to everything, again and again, and to LE only.
    pub(super) async fn scan(&self, adapter: &str) -> Result<(), String> {
        let path = format!("{ROOT}/{adapter}");
        let mut filter = PropMap::new();
        let le: Variant<Box<dyn RefArg>> = Variant(Box::new("le".to_owned()));
        filter.insert("Transport".to_owned(), le);
        filter.insert("DuplicateData".to_owned(), Variant(Box::new(true)));
        let set = self.call::<()>(SERVICE, &path, (ADAPTER, "SetDiscoveryFilter"), (filter,)).await;
        let started = match set {
            Ok(()) => self.call::<()>(SERVICE, &path, (ADAPTER, "StartDiscovery"), ()).await,
            Err(error) => Err(error),
        };
        match started {
            Err(error) if error.name().is_some_and(|name| name.ends_with(".InProgress")) => Ok(()),
            started => started.map_err(|error| error.to_string()),
        }
    }

    /// Stops listening. That nobody was is no error.
    pub(super) async fn stop_scan(&self, adapter: &str) {
        let path = format!("{ROOT}/{adapter}");
        let _ = self.call::<()>(SERVICE, &path, (ADAPTER, "StopDiscovery"), ()).await;
    }

    /// Ends whatever link there is to a device. That there is none any more is no error.
    pub(super) async fn disconnect(&self, path: &str) {
        let _ = self.call::<()>(SERVICE, path, (DEVICE, "Disconnect"), ()).await;
    }

    /// Switches an adapter on or off.
    pub(super) async fn switch(&self, adapter: &str, on: bool) -> Result<(), String> {
        let path = format!("{ROOT}/{adapter}");
        let arguments = (ADAPTER, "Powered", Variant(on));
        let set = self.call::<()>(SERVICE, &path, (PROPERTIES, "Set"), arguments).await;
        set.map_err(|error| error.to_string())
    }
}

/// The adapter whose path this is: `/org/bluez/hci0`.
pub(super) fn adapter(path: &str) -> Option<&str> {
    path.strip_prefix(ROOT)?.strip_prefix('/').filter(|name| !name.is_empty() && !name.contains('/'))
}

/// The adapter and the address of a device by its path: `/org/bluez/hci0/dev_C0_FF_EE_00_00_01`.
pub(crate) fn device(path: &str) -> Option<(&str, Address)> {
    let (adapter, device) = path.strip_prefix(ROOT)?.strip_prefix('/')?.split_once('/')?;
    let address = device.strip_prefix("dev_")?;
    // Services and characteristics lie below it.
    (!address.contains('/')).then(|| (adapter, Address::new(&address.replace('_', ":"))))
}

/// The names of an object's children, as its introspection has them.
fn children(xml: &str) -> impl Iterator<Item = &str> {
    let nodes = xml.split("<node").skip(1);
    nodes.filter_map(|node| {
        let tag = node.split('>').next()?;
        let name = tag.split_once("name=")?.1;
        let quote = name.chars().next().filter(|c| matches!(c, '"' | '\''))?;
        name.get(1..)?.split(quote).next().filter(|name| !name.is_empty())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adapters_are_children_of_the_service() {
        let xml = "<!DOCTYPE node><node name='/org/bluez'><interface name=\"x\"/>\
                   <node name=\"hci0\"/>\n<node name='hci1'></node><node/></node>";
        let found: Vec<&str> = children(xml).collect();
        assert_eq!(found, ["/org/bluez", "hci0", "hci1"]);
        assert_eq!(children("").count(), 0);
    }

    #[test]
    fn a_device_is_known_by_its_path() {
        let found = device("/org/bluez/hci1/dev_C0_FF_EE_00_00_01");
        assert_eq!(found, Some(("hci1", Address::new("c0:ff:ee:00:00:01"))));
        for path in [
            "/org/bluez/hci1",
            "/org/bluez",
            "/",
            "/org/bluez/hci0/dev_C0/service000a",
            "/org/bluezhci0/dev_1",
        ] {
            assert_eq!(device(path), None, "{path}");
        }
    }
}
