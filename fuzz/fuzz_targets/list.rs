//! A word list's manifest and its set.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::list::holds(data));
