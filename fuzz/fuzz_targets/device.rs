//! Writes as a clock hears them.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::device::holds(data));
