//! What holds of every reader of something from outside, whatever it is given: one function a reader, which takes any
//! bytes and panics where its property does not hold.
//!
//! The fuzz targets call these with what they make up, and `tests/corpora.rs` with what they have found worth keeping,
//! in every test run and with any compiler.

pub mod adverts;
pub mod clocks_toml;
pub mod device;
pub mod exchange;
pub mod exec;
pub mod expr;
pub mod frames;
mod hall;
pub mod heard;
pub mod import;
pub mod journal;
pub mod list;
pub mod profile;
pub mod provision;
pub mod records;
pub mod ruleset;
pub mod session;
pub mod sheets;
pub mod third_party;
pub mod tiles;

/// A property: it panics where it does not hold.
pub type Property = fn(&[u8]);

/// All of them by the names of their fuzz targets.
pub const ALL: [(&str, Property); 21] = [
    ("adverts", adverts::holds),
    ("chess", third_party::chess),
    ("clocks_toml", clocks_toml::holds),
    ("device", device::holds),
    ("exchange", exchange::holds),
    ("exec", exec::holds),
    ("expr", expr::holds),
    ("frames", frames::holds),
    ("gateway", third_party::gateway),
    ("heard", heard::holds),
    ("import", import::holds),
    ("journal", journal::holds),
    ("lines", third_party::lines),
    ("list", list::holds),
    ("profile", profile::holds),
    ("provision", provision::holds),
    ("records", records::holds),
    ("ruleset", ruleset::holds),
    ("session", session::holds),
    ("sheets", sheets::holds),
    ("tiles", tiles::holds),
];
