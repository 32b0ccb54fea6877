//! Files of profiles: a profile or a complaint that names the file.

use ephor::clock::Profile;

/// The property.
pub fn holds(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Err(bad) = Profile::parse("club.toml", text) {
        assert!(bad.to_string().starts_with("club.toml"));
    }
}
