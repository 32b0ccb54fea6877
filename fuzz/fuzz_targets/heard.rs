//! `clocks.heard.json`: how far clocks were heard before a restart.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::heard::holds(data));
