//! The `ephor` binary: parse, wire, run.

fn main() {}
