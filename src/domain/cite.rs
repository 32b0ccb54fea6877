//! The paragraph that something rests on.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A paragraph of a regulation, with the regulation's short name: `TSO §3.1.4 +¶2`.
///
/// Numbered paragraphs are written as printed; `¶n` is the n-th paragraph of a section, `+¶n` the n-th after its
/// last lettered item, `•n` the n-th bullet.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Citation(pub String);

impl Citation {
    /// A citation from its printed form.
    pub fn new(printed: impl Into<String>) -> Self {
        Self(printed.into())
    }

    /// Whether the regulation says nothing, and the value is the console's own: `TSO silent`.
    pub fn is_silent(&self) -> bool {
        self.0.rsplit(' ').next() == Some("silent")
    }

    /// The regulation's short name, with which it begins.
    pub fn short(&self) -> &str {
        self.0.split_once(' ').map_or("", |(short, _)| short)
    }

    /// The printed form.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Citation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
