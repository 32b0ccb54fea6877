//! The DGT 3000 gateway's JSON, in pieces.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::third_party::gateway(data));
