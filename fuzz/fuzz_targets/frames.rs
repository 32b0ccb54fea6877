//! The four frames behind a good tag.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::frames::holds(data));
