//! Word lists from elsewhere, in any character set, packed or not.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::import::holds(data));
