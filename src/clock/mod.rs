//! What a table clock is: its face, its frames, its keys, its profiles, and one session a clock.
//!
//! The room is pure. Radio brings bytes and the moment they arrived; [`Session`] says what they mean, as
//! [`Fact`]s. [`Device`] is the other end: a clock of the open profile, which the simulation and the emulator
//! run. Both ends share [`Face`] and the frames, so that the specification, `clocks/open-clock-profile.md`, is
//! checked against one implementation. Sections named here (§4.2) are that document's.
//!
//! - [`model`]: the face of a two-sided clock as arithmetic.
//! - [`auth`]: keys and tags.
//! - [`frame`]: what travels, byte by byte.
//! - [`Order`], [`Notice`]: what a station wants of a clock, as the journal stores it.
//! - [`device`]: the clock's side. [`session`]: the console's side.
//! - [`profile`]: what a make of clock can do. [`codec`]: the languages of clocks that others make, which prove
//!   nothing; [`patterns`]: the lines of text and templates that a profile is written with. [`looks`]: how a penalty
//!   looks on a display.
//! - [`air`]: what radios hear and say: addresses, UUIDs, advertisements, why there is no link.
//! - [`provision`]: how a clock gets its number and its key.

#![deny(clippy::wildcard_enum_match_arm)]

pub mod air;
pub mod auth;
pub mod codec;
pub mod device;
pub mod frame;
pub mod looks;
pub mod model;
mod order;
pub mod patterns;
pub mod profile;
pub mod provision;
pub mod session;

#[cfg(test)]
mod exchange_tests;
#[cfg(test)]
mod spec_tests;
#[cfg(test)]
mod tests;

pub use air::{AdapterDoes, AdapterState, Address, Advert, AirState, AirTrouble, GiveUp, NoLink, Uuid};
pub use auth::{KeyMark, Keys, MasterKey};
pub use codec::{Characteristic, Codec, CodecMessage, Garbled, Hearsay, can};
pub use device::{BROADCAST, Device, DeviceAnswer, Flash, NONCE_LIFE};
pub use frame::{FrameType, NO_BATTERY, Nonce, Status};
pub use looks::Looks;
pub use model::{Control, Face, Mode, Run, ShownFace, WrongState};
pub use order::{Cannot, Capability, Notice, Order, OrderError};
pub use profile::{BadProfile, Gatt, Profile, Recognise, SpokenLanguage, Transport};
pub use session::{ClockReading, ClockReply, Fact, NoReply, ReplayState, Session, Suspect};
