//! The real radio against a double of BlueZ on a bus of its own: everything that a Bluetooth service does wrong, as
//! often as it is asked to.
//!
//! Each test runs in a process of its own, since a process looks only once where its system bus is. Where no
//! `dbus-daemon` is installed the tests say so and pass: `apt-get install dbus`.

#![expect(
    clippy::print_stderr,
    reason = "whoever runs the tests is told what was measured, and why one failed"
)]

mod bus;
mod by_hand;
mod crowd;
mod desk;
mod double;
mod ears;
mod faults;
mod footprint;
mod forged;
mod gateway;
mod leftovers;
mod links;
mod mends;
mod penalties;
mod provision;
mod voices;

use crate::support::skipped;

/// Runs a test's body in a process of its own, where the system bus is a private one.
pub(crate) fn on_a_private_bus(test: &str, body: impl FnOnce(bus::Bus)) {
    if let Some(bus) = bus::Bus::of_this_process() {
        return body(bus);
    }
    if !bus::Bus::is_installed() {
        return skipped("dbus-daemon is not installed (apt-get install dbus): the radio is not tested");
    }
    let name = test.split_once("::").map_or(test, |(_, name)| name);
    let run = bus::alone(&[name, "--exact", "--nocapture", "--test-threads=1"]);
    let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let (out, err) = (said(&run.stdout), said(&run.stderr));
    assert!(run.status.success(), "{out}\n{err}");
    assert!(out.contains("1 passed"), "no test is called {name}:\n{out}");
    if !err.is_empty() {
        eprintln!("{err}");
    }
}
