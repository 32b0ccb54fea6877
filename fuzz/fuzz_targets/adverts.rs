//! What the Bluetooth service signals, as it comes over the bus.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::adverts::holds(data));
