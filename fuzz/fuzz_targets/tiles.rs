//! `tiles.toml`: letters and bags of tiles.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::tiles::holds(data));
