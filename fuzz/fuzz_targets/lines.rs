//! Lines of text, in pieces: nothing impossible comes out.

#![no_main]

mod third_party;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| third_party::hear("nus-line", data));
