//! What a make of clock can do, and why it cannot do something.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One thing a clock can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Capability {
    /// Tells its state without a connection.
    BroadcastState,
    /// Has a challenge button, and keeps a log of events.
    RaiseChallenge,
    /// Shows notices.
    ShowNotice,
    /// Can be started.
    Start,
    /// Can be stopped.
    Stop,
    /// Can be set.
    SetTime,
    /// Can be given time, or have it taken, in one step.
    AddTime,
    /// Counts below zero.
    NegativeTime,
    /// Tells whose time runs.
    RunningSide,
    /// Remembers op ids, so that a retry cannot apply twice.
    RemembersOps,
    /// Tells its battery's charge.
    Battery,
}

/// What a clock cannot do. It is announced, and a person does it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, thiserror::Error)]
#[serde(rename_all = "snake_case", tag = "code", content = "value", deny_unknown_fields)]
pub enum Cannot {
    /// There are no words for it in the clock's language, or not in its profile.
    #[error("this make of clock cannot do it")]
    Unable,
    /// The text does not fit, and what would have to be cut is not only words.
    #[error("“{text}” does not fit into the {width} letters of its display")]
    TooWide {
        /// The text.
        text: String,
        /// Letters that fit.
        width: u8,
    },
    /// Its steps are larger.
    #[error("it can be set in steps of {0} ms only")]
    TooFine(i64),
    /// More or less than it can be set to.
    #[error("it can be set from 0 to {0} s only")]
    OutOfRange(i64),
}
