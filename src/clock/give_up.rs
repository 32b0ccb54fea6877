//! Why an order was not brought to its clock, as the journal keeps it: values, no sentences.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::ClockId;

use super::air::NoLink;
use super::capability::Cannot;
use super::frame::Status;

/// Why an order was given up, so that it is a person's. `may_be_done`: its try was noted, so that the clock may have
/// done it all the same, and the person has to look first. `report::give_up` says it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "code", deny_unknown_fields)]
pub enum GiveUp {
    /// All tries for a link are spent, or nothing could make one.
    NotReached {
        /// What became of the last.
        link: NoLink,
        /// See above.
        may_be_done: bool,
    },
    /// The console that brings orders has no radio, or no key for this clock.
    NotKnownHere {
        /// Which clock.
        clock: ClockId,
        /// See above.
        may_be_done: bool,
    },
    /// The clock answered that it does not do it.
    Refused {
        /// Its answer.
        status: Status,
    },
    /// A clock of another make answered that it does not do it.
    Declined {
        /// Its own words, harmless and short.
        words: String,
    },
    /// The clock forgot its orders before this one came, and has not done it.
    StartedAnew,
    /// The clock forgot its orders, or so many came since that it cannot say whether it has done this one.
    MemoryForgotten,
    /// The clock has done an order of another event, or of another console, under the same number or a higher one
    /// (§7.2), and not this one.
    OtherEvent,
    /// The clock has no number left for an order (§7.2): it needs a new key.
    NumbersSpent,
    /// It was written once, must not be written twice, and no answer came.
    NoAnswer,
    /// It was tried before, must not be tried twice, and nobody can say whether the clock has done it.
    TriedBefore,
    /// It cannot be said in the clock's language.
    Unable {
        /// Why not.
        why: Cannot,
    },
    /// The next round began before the clock was reached.
    NextRound,
    /// The clock was taken off its table.
    ClockTakenOff,
}
