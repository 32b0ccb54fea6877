//! The radio: what the station wishes of it goes in, what was heard and what happened on links comes out.
//!
//! [`Radio`] is all that the running console knows of it. What [`start`] gives is Bluetooth LE on this machine's
//! adapters: a thread of its own, since nothing that happens in there may hold up or bring down the console. Whether
//! an attempt is worth repeating, who connects next, when silence is no accident: each is a small machine of values
//! in a file of its own, and what waits and talks to the system is in `ble/`.

#[cfg(any(target_os = "linux", target_os = "macos", windows))]
mod ble;
#[cfg(any(target_os = "linux", target_os = "macos", windows))]
mod manager;
#[cfg(all(test, target_os = "linux"))]
mod manager_tests;
#[cfg(any(target_os = "linux", target_os = "macos", windows))]
mod memory;
#[cfg(any(test, not(any(target_os = "linux", target_os = "macos", windows))))]
mod none;
#[cfg(any(target_os = "linux", target_os = "macos", windows))]
mod outbox;
#[cfg(any(target_os = "linux", target_os = "macos", windows))]
mod retry;
#[cfg(any(target_os = "linux", target_os = "macos", windows))]
mod slots;

use std::task::{Context, Poll};
use std::time::Duration;

use crate::clock::Recognise;
use crate::station::{Input, RadioEffect};

#[cfg(target_os = "linux")]
pub use ble::AdvertListener;
#[cfg(target_os = "linux")]
pub(crate) use ble::{Bus, adapters, device_path};

/// What hears clocks and connects to them.
pub trait Radio {
    /// Does what the station wishes; what comes of it comes by [`Radio::take`].
    fn carry_out(&mut self, effect: RadioEffect);

    /// Everything that has come since the last time, in order, without waiting.
    fn take(&mut self) -> Vec<Input>;

    /// Ready when there is something to take.
    fn poll_ready(&mut self, cx: &mut Context<'_>) -> Poll<()>;
}

/// Silence on an adapter that is no accident: even an empty hall has telephones in it.
const SILENCE: Duration = Duration::from_secs(90);

/// What a person may choose.
#[derive(Clone, Debug)]
pub struct Options {
    /// Use only this adapter: `hci0`.
    pub adapter: Option<String>,
    /// An adapter that hears nothing for so long hears no more.
    pub silence: Duration,
    /// Clocks of these makes that are connected when the radio starts are let go: a console that was killed has left
    /// them so, and they speak to nobody else. For the console that commands; another one would take them from it.
    pub leftovers: Vec<Recognise>,
}

impl Default for Options {
    fn default() -> Self {
        Self { adapter: None, silence: SILENCE, leftovers: Vec::new() }
    }
}

/// Starts the radio of this machine. That cannot fail: what does not work is said as the state of the air.
#[cfg(any(target_os = "linux", target_os = "macos", windows))]
pub fn start(options: Options) -> Box<dyn Radio> {
    Box::new(ble::Ble::start(options))
}

/// Starts the radio of this machine. That cannot fail: what does not work is said as the state of the air.
#[cfg(not(any(target_os = "linux", target_os = "macos", windows)))]
pub fn start(options: Options) -> Box<dyn Radio> {
    Box::new(none::NoRadio::new(options.adapter))
}
