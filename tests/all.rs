//! Everything that is tested from outside, in one binary: one link instead of many, and helpers are shared.

mod cli;
mod core;
mod coverage;
mod durability;
mod hunspell;
mod pty;
mod scenarios;
mod sim;
mod small;
mod support;
mod tidy;
