//! Broadcasts, log and results as a console hears them.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::session::holds(data));
