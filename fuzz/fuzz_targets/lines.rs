//! Lines of text, in pieces.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::third_party::lines(data));
