//! Files of rulesets.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::ruleset::holds(data));
