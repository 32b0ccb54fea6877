//! `ephor clock doctor`: whether Bluetooth works here, and what to change.

#[cfg(target_os = "linux")]
mod adapter;
mod args;
#[cfg(target_os = "linux")]
mod bluez;
#[cfg(target_os = "linux")]
mod bus;
mod finding;
mod heard;
#[cfg(not(target_os = "linux"))]
mod system;

use super::super::{Console, Exit, Problem};

pub(super) use args::{ABOUT, DoctorArgs};

#[cfg(target_os = "linux")]
use bluez::examine;
use finding::Report;
#[cfg(not(target_os = "linux"))]
use system::examine;

pub(super) fn run(args: &DoctorArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let mut report = Report::new(args.json);
    examine(args, &mut report, console)?;
    Ok(Exit::yes(report.is_sound()))
}
