//! `ephor clock`: table clocks by hand.

mod doctor;
#[cfg(target_os = "linux")]
mod emulate;
mod key;
mod listen;
mod provision;
mod scan;
mod send;
mod watch;

use std::path::PathBuf;

use clap::Subcommand;

use super::{Console, Exit, Problem};

pub(super) use key::KeyCommand;

const EMULATE: &str = "Be a table clock of the open profile

This machine stands on the table: its Bluetooth broadcasts what the screen shows, consoles connect to it, and keys are \
the levers. FILE is the clock's memory, made when it is not there: its number, its key, and the counters that must \
never go back. Keep one file for each clock, and never run two clocks with the same.

A new clock has neither number nor key: press P, and `ephor clock provision` on the console gives it both.

Example:
  ephor clock emulate clock-12.toml --budget 1500";

/// `ephor clock emulate`.
#[derive(Debug, clap::Args)]
pub struct EmulateArgs {
    /// The file with the clock's memory
    pub file: PathBuf,
    /// Each side's time in seconds, or that of a move
    #[arg(long, value_name = "SECONDS", default_value_t = 1500, value_parser = clap::value_parser!(i64).range(1..=80_000))]
    pub budget: i64,
    /// What happens at zero
    #[arg(long, value_enum, default_value_t = EmulatedOnZero::Overtime)]
    pub on_zero: EmulatedOnZero,
    /// A press stops the mover and starts nobody, until the next press
    #[arg(long)]
    pub neutral: bool,
    /// The Bluetooth adapter, where there are several: hci1
    #[arg(long, value_name = "NAME")]
    pub adapter: Option<String>,
    /// The maker's company identifier, four hexadecimal digits; ffff is for tests
    #[arg(long, value_name = "HEX", default_value = "ffff", value_parser = company)]
    pub company: u16,
}

/// What a clock does at zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum EmulatedOnZero {
    /// Counts on below zero
    Overtime,
    /// Stops; the flag is down
    Flag,
    /// Stops; every move has a full budget
    PerMove,
}

fn company(text: &str) -> Result<u16, String> {
    u16::from_str_radix(text, 16).map_err(|_| "write four hexadecimal digits, as ffff".to_owned())
}

/// What about clocks.
#[derive(Debug, Subcommand)]
pub enum ClockSubcommand {
    /// Give a clock its number and its key, at the desk
    #[command(long_about = provision::ABOUT)]
    Provision(provision::ProvisionArgs),
    /// Be a table clock of the open profile
    #[command(long_about = EMULATE)]
    Emulate(EmulateArgs),
    /// Say what is in the air that is a clock
    #[command(long_about = scan::ABOUT)]
    Scan(scan::ScanArgs),
    /// Watch the clocks of an event, a line at every change
    #[command(long_about = watch::ABOUT)]
    Watch(watch::WatchArgs),
    /// Send one order to one clock, by hand
    #[command(long_about = send::ABOUT)]
    Send(send::SendArgs),
    /// Say whether Bluetooth works here, point by point
    #[command(long_about = doctor::ABOUT)]
    Doctor(doctor::DoctorArgs),
    /// The keys of an event's clocks
    Key {
        /// What about them.
        #[command(subcommand)]
        command: KeyCommand,
    },
}

pub(super) fn run(command: &ClockSubcommand, console: &mut Console<'_>) -> Result<Exit, Problem> {
    match command {
        ClockSubcommand::Provision(args) => provision::run(args, console),
        #[cfg(target_os = "linux")]
        ClockSubcommand::Emulate(args) => emulate::run(args, console),
        #[cfg(not(target_os = "linux"))]
        ClockSubcommand::Emulate(_) => Err(Problem::told(
            "a machine can be a clock on Linux only: it needs BlueZ",
            "a Raspberry Pi will do",
        )),
        ClockSubcommand::Scan(args) => scan::run(args, console),
        ClockSubcommand::Watch(args) => watch::run(args, console),
        ClockSubcommand::Send(args) => send::run(args, console),
        ClockSubcommand::Doctor(args) => doctor::run(args, console),
        ClockSubcommand::Key { command } => key::run(command, console),
    }
}
