//! `ephor clock doctor`: whether Bluetooth works here, and what to change.

#[cfg(target_os = "linux")]
mod bluez;
mod heard;
#[cfg(not(target_os = "linux"))]
mod system;

use crate::cli::{Console, Exit, Problem};

#[cfg(target_os = "linux")]
use bluez::examine;
use heard::Report;
#[cfg(not(target_os = "linux"))]
use system::examine;

pub(super) fn run(args: &DoctorArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let mut report = Report::new(args.json);
    examine(args, &mut report, console)?;
    Ok(Exit::yes(report.is_sound()))
}

pub(in crate::cli::clock) const ABOUT: &str = "Say whether Bluetooth works here, point by point

From the bus to the air: the D-Bus system bus, bluetoothd and its version, each adapter with its driver and its roles, \
whether the controller is set to LE only, whether it scans, how many advertisements a second are heard and the longest \
gap between two, and whether repeated advertisements of a device come through: a radio that filters them out shows \
clocks standing still. ✓ is good; ! works, and could be better; ✗ does not work, and the arrow says what to change.

On Windows and macOS: the adapter as the system shows it, whether it scans, and what is heard; --links counts nothing \
there.

It changes nothing. With --links it connects to the clocks that it hears, one after the other, and measures how many \
connections the adapter holds at once: not while anybody plays, for a clock takes one connection at a time.

Where the console of an event listens on the same adapter at the same time, both hear everything.

Exit status 1 if something does not work.

Examples:
  ephor clock doctor
  ephor clock doctor --adapter hci1 --seconds 60 --links";

/// `ephor clock doctor`.
#[derive(Debug, clap::Args)]
pub struct DoctorArgs {
    /// The Bluetooth adapter that is measured; without this, the first that is on
    #[arg(long, value_name = "NAME")]
    pub adapter: Option<String>,
    /// How long to measure
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    pub seconds: u32,
    /// Connect to the clocks that are heard, and count how many hold at once
    #[arg(long)]
    pub links: bool,
    /// Print a JSON object for each point, and one with what was measured
    #[arg(long)]
    pub json: bool,
}
