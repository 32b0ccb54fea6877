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
use crate::radio::manager::{FoundAdapter, SeenSystem};

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
pub(crate) type Objects =
    std::collections::HashMap<dbus::Path<'static>, std::collections::HashMap<String, PropMap>>;

/// A connection to the system's bus.
#[derive(Clone)]
pub(crate) struct Bus {
    pub(super) connection: Arc<SyncConnection>,
}

impl Bus {
    /// Connects; and a future that ends when the connection does, with the reason.
    pub(crate) fn open() -> Result<(Self, impl Future<Output = String>), String> {
        let (resource, connection) = new_system_sync().map_err(|error| told(&error))?;
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

    /// Who is the service now; `None` where there is none. Asked first, since any other question might start it.
    pub(crate) async fn service(&self) -> Result<Option<String>, String> {
        let owner =
            self.call::<(String,)>(BUS, "/org/freedesktop/DBus", (BUS, "GetNameOwner"), (SERVICE,)).await;
        match owner {
            Ok((owner,)) => Ok(Some(owner)),
            Err(error) if error.name().is_some_and(|name| name.ends_with(".NameHasNoOwner")) => Ok(None),
            Err(error) => Err(told(&error)),
        }
    }

    /// The system as it is now. Which adapters there are is known from the last time, unless it is forgotten: the
    /// service has thousands of objects in a full hall, and would tell of all of them.
    pub(super) async fn look(&self, names: &mut Option<Vec<String>>) -> Result<SeenSystem, String> {
        let Some(service) = self.service().await? else {
            *names = None;
            return Ok(SeenSystem::default());
        };
        if names.is_none() {
            *names = Some(adapters(&self.objects().await?).map(|(name, _)| name.to_owned()).collect());
        }
        let mut seen = Vec::new();
        for name in names.iter().flatten() {
            // Gone between two questions: its going is signalled, and the next look knows.
            if let Ok((all,)) = self
                .call::<(PropMap,)>(SERVICE, &adapter_path(name), (PROPERTIES, "GetAll"), (ADAPTER,))
                .await
            {
                let is = |property| prop_cast::<bool>(&all, property).copied().unwrap_or(false);
                let name = name.clone();
                seen.push(FoundAdapter { name, powered: is("Powered"), discovering: is("Discovering") });
            }
        }
        Ok(SeenSystem { service: Some(service), adapters: seen })
    }

    /// All objects of the service, for what it knew before this program listened.
    pub(crate) async fn objects(&self) -> Result<Objects, String> {
        let managed = ("org.freedesktop.DBus.ObjectManager", "GetManagedObjects");
        let (objects,) = self.call::<(Objects,)>(SERVICE, "/", managed, ()).await.map_err(|it| told(&it))?;
        Ok(objects)
    }

    /// Begins to listen: to everything, again and again, and to LE only.
    pub(crate) async fn scan(&self, adapter: &str) -> Result<(), String> {
        let path = adapter_path(adapter);
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
            started => started.map_err(|error| told(&error)),
        }
    }

    /// Stops listening. That nobody was is no error.
    pub(crate) async fn stop_scan(&self, adapter: &str) {
        let path = adapter_path(adapter);
        let _ = self.call::<()>(SERVICE, &path, (ADAPTER, "StopDiscovery"), ()).await;
    }

    /// Makes a link to a device.
    pub(crate) async fn connect(&self, path: &str, patience: Duration) -> Result<(), String> {
        let proxy = Proxy::new(SERVICE, path, patience, Arc::clone(&self.connection));
        proxy.method_call::<(), _, _, _>(DEVICE, "Connect", ()).await.map_err(|error| told(&error))
    }

    /// Whether a link is there now.
    pub(crate) async fn is_connected(&self, path: &str) -> bool {
        let get = self.call::<(Variant<bool>,)>(SERVICE, path, (PROPERTIES, "Get"), (DEVICE, "Connected"));
        get.await.is_ok_and(|(connected,)| connected.0)
    }

    /// Ends whatever link there is to a device. That there is none any more is no error.
    pub(crate) async fn disconnect(&self, path: &str) {
        let _ = self.call::<()>(SERVICE, path, (DEVICE, "Disconnect"), ()).await;
    }

    /// Switches an adapter on or off.
    pub(super) async fn switch(&self, adapter: &str, on: bool) -> Result<(), String> {
        let path = adapter_path(adapter);
        let arguments = (ADAPTER, "Powered", Variant(on));
        let set = self.call::<()>(SERVICE, &path, (PROPERTIES, "Set"), arguments).await;
        set.map_err(|error| told(&error))
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

/// The path of an adapter.
fn adapter_path(name: &str) -> String {
    format!("{ROOT}/{name}")
}

/// The path of a device.
pub(crate) fn device_path(adapter: &str, address: &Address) -> String {
    format!("{ROOT}/{adapter}/dev_{}", address.as_str().replace(':', "_"))
}

/// The adapters among the service's objects, each with what the service says of it.
pub(crate) fn adapters(objects: &Objects) -> impl Iterator<Item = (&str, &PropMap)> {
    objects.iter().filter_map(|(path, interfaces)| Some((adapter(path)?, interfaces.get(ADAPTER)?)))
}

/// An error in the system's words, without the name of its kind where there are any.
fn told(error: &dbus::Error) -> String {
    let text = error.message().filter(|text| !text.is_empty()).or(error.name());
    text.unwrap_or("no reason was given").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adapters_are_what_has_an_adapters_interface_in_its_place() {
        let with = |interface: &str| [(interface.to_owned(), PropMap::new())].into();
        let path = |path: &str| dbus::Path::from(path.to_owned());
        let objects: Objects = [
            (path("/org/bluez/hci1"), with(ADAPTER)),
            (path("/org/bluez/hci0"), with(ADAPTER)),
            (path("/org/bluez/hci2"), with("org.bluez.Media1")),
            (path("/org/bluez/hci0/dev_01"), with(DEVICE)),
            (path("/org/bluez"), with("org.bluez.AgentManager1")),
        ]
        .into();
        let mut found: Vec<&str> = adapters(&objects).map(|(name, _)| name).collect();
        found.sort_unstable();
        assert_eq!(found, ["hci0", "hci1"]);
        assert_eq!(adapters(&Objects::new()).count(), 0);
    }

    #[test]
    fn a_device_is_known_by_its_path() {
        let found = device("/org/bluez/hci1/dev_C0_FF_EE_00_00_01");
        assert_eq!(found, Some(("hci1", Address::new("c0:ff:ee:00:00:01"))));
        let (adapter, address) = found.expect("a device");
        assert_eq!(device_path(adapter, &address), "/org/bluez/hci1/dev_C0_FF_EE_00_00_01");
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
