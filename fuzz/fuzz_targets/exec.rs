//! Lines of `ephor exec`, at an event that is being played.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::exec::holds(data));
