//! What this process takes up, as the kernel and the bus count it.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use zbus::zvariant::OwnedValue;

use super::bus::Bus;

/// What may grow where it should not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Footprint {
    /// Open file descriptors.
    pub(crate) files: usize,
    /// Threads.
    pub(crate) threads: usize,
    /// Match rules that the bus holds for everybody.
    pub(crate) rules: u32,
    /// Memory in use, in KiB.
    pub(crate) resident: u64,
}

impl Footprint {
    /// As it is now.
    pub(crate) fn now(bus: &Bus) -> Self {
        let count = |folder| std::fs::read_dir(folder).expect("a folder of the process").count();
        let status = std::fs::read_to_string("/proc/self/status").expect("the process");
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.split_whitespace().next());
        Self {
            files: count("/proc/self/fd"),
            threads: count("/proc/self/task"),
            rules: rules(bus),
            resident: resident.and_then(|kib| kib.parse().ok()).expect("a figure"),
        }
    }
}

fn rules(bus: &Bus) -> u32 {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let address = bus.address();
        let connected =
            zbus::connection::Builder::address(address.as_str()).expect("an address").build().await;
        let (name, path) = ("org.freedesktop.DBus", "/org/freedesktop/DBus");
        let stats = Some("org.freedesktop.DBus.Debug.Stats");
        let connection = connected.expect("the bus");
        let reply = connection.call_method(Some(name), path, stats, "GetStats", &()).await.expect("figures");
        let figures: HashMap<String, OwnedValue> = reply.body().deserialize().expect("figures");
        u32::try_from(figures["MatchRules"].clone()).expect("a number")
    })
}
