//! The journal's records as they are stored.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::records::holds(data));
