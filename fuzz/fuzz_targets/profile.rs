//! Files of profiles.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::profile::holds(data));
