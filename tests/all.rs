//! Everything that is tested from outside, in one binary: one link instead of many, and helpers are shared.

mod aged;
#[cfg(target_os = "linux")]
mod bluez;
mod cli;
mod core;
mod corpora;
mod coverage;
mod decoders;
mod durability;
mod golden;
mod hunspell;
mod moves;
mod mutations;
mod naive;
mod processes;
mod pty;
mod scenarios;
mod sim;
mod small;
mod support;
mod tidy;
mod vectors;
