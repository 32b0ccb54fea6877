//! That a journal is damaged behind what is told of it: where, and how.

use schemars::JsonSchema;
use serde::Serialize;

use crate::domain::Seq;
use crate::locale::{Locale, Value};

/// What is wrong with the journal behind its sound entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Damage {
    /// The first entry that is not sound.
    pub at: Seq,
    /// What became of it.
    pub kind: DamageKind,
}

/// What became of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DamageKind {
    /// It was changed: its hash does not fit it.
    Altered,
    /// It is not there.
    Missing,
    /// Another entry stands where it stood.
    Another,
    /// It cannot be read.
    Unreadable,
}

impl Damage {
    /// For whoever holds the page.
    pub fn told(self, locale: &Locale) -> String {
        let why = locale.say(match self.kind {
            DamageKind::Altered => "report-damage-altered",
            DamageKind::Missing => "report-damage-missing",
            DamageKind::Another => "report-damage-another",
            DamageKind::Unreadable => "report-damage-unreadable",
        });
        let at = self.at.to_string();
        locale.with("report-damaged", &[("at", Value::from(&at)), ("why", (&why).into())])
    }
}
