//! CSV of players, clocks, pairings and results.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::sheets::holds(data));
