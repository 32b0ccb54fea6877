//! The frames of provisioning (§11), and both ends of it.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::provision::holds(data));
