//! `clocks.toml`, with the keys of an event's clocks.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::clocks_toml::holds(data));
