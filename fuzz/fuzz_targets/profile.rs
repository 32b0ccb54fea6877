//! Files of profiles: a profile or a complaint that names the file.

#![no_main]

use ephor::clock::Profile;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Err(bad) = Profile::parse("club.toml", text) {
        assert!(bad.to_string().starts_with("club.toml"));
    }
});
