//! Files of TSH: divisions, configurations, archives.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::exchange::holds(data));
