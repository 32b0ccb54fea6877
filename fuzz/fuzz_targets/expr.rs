//! Expressions and templates of rulesets.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::expr::holds(data));
