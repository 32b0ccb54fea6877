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

/// What a value rests on: its paragraph, and the reading that it follows.
#[derive(Clone)]
pub(super) struct Basis {
    pub(super) cite: Citation,
    pub(super) reading: Option<ChosenReading>,
}

impl Basis {
    /// A value that rests on this.
    pub(super) fn cited<T>(&self, value: T) -> Cited<T> {
        Cited { value, cite: self.cite.clone(), reading: self.reading.clone() }
    }
}

impl<T> Cited<T> {
    /// What the value rests on.
    pub(super) fn basis(&self) -> Basis {
        Basis { cite: self.cite.clone(), reading: self.reading.clone() }
    }
}
