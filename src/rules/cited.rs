//! A value and the paragraph it rests on.

use serde::Serialize;

use crate::domain::Citation;

/// A value of a ruleset with its paragraph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Cited<T> {
    /// What the regulation says.
    pub value: T,
    /// Where it says so; `TSO silent` where it does not and the value is the console's default.
    pub cite: Citation,
    /// Set where the value depends on how an ambiguity is read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reading: Option<ChosenReading>,
}

/// Which reading of which open question a value follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChosenReading {
    /// The question's id: `TSO-Q4`.
    pub question: String,
    /// The reading's name: `each_word`.
    pub reading: String,
}
