//! The real radio against a double of BlueZ on a bus of its own: everything that a Bluetooth service does wrong, as
//! often as it is asked to.
//!
//! Each test runs in a process of its own, since a process looks only once where its system bus is. Where no
//! `dbus-daemon` is installed the tests say so and pass: `apt-get install dbus`.

mod bus;
mod by_hand;
mod crowd;
mod desk;
mod double;
mod faults;
mod mends;
mod penalties;
mod voices;

pub(crate) use bus::on_a_private_bus;
