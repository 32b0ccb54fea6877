//! A journal's file that somebody or something has changed.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::journal::holds(data));
