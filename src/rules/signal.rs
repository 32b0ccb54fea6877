//! The list `[[signal]]`: what everybody in the hall must hear, and when.

use serde::{Deserialize, Serialize};

use super::load::{List, id};

table! {
    /// Something that everybody in the hall must hear.
    pub struct Signal {
        /// Its id: `session_end`.
        pub id: String = id(List::Signal),
        /// What the regulation calls it.
        pub name: String,
        /// When it is due.
        pub when: SignalWhen,
        /// What it sounds like.
        pub sound: Sound,
    }
    check signal::noted(when);
}

/// When a signal is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SignalWhen {
    /// The games of a round begin together.
    Start,
    /// The round's time is over.
    SessionEnd,
    /// So much of the hall's countdown is left as `time.warn_at_s` says.
    CountdownCall,
    /// The hall's countdown is over.
    CountdownEnd,
}

/// What a signal sounds like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sound {
    /// A gong.
    Gong,
    /// A short tone.
    Short,
    /// A long tone.
    Long,
}
