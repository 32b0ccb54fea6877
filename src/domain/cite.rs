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

    /// Whether another one names every paragraph of this one: `PES §Δ.ε ¶7` of `PES §Δ.ε ¶7, §Δ.ε ¶8`.
    pub fn is_within(&self, other: &Self) -> bool {
        let of = |it: &Self| it.0.strip_prefix(self.short()).map(str::to_owned).unwrap_or_default();
        let (own, others) = (of(self), of(other));
        own.split(',').all(|one| others.split(',').any(|it| it.trim() == one.trim()))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paragraph_is_within_those_that_name_it_of_the_same_regulation() {
        let within = |one: &str, other: &str| Citation::new(one).is_within(&Citation::new(other));
        assert!(within("PES §Δ.ε ¶7", "PES §Δ.ε ¶7, §Δ.ε ¶8"));
        assert!(within("PES §Δ.ε ¶8", "PES §Δ.ε ¶7, §Δ.ε ¶8"));
        assert!(!within("PES §Δ.ε ¶7, §Δ.ε ¶8", "PES §Δ.ε ¶7"));
        assert!(!within("PES §Δ.ε", "PES §Δ.ε ¶7"));
        assert!(!within("TSO §4.1", "SSS §4.1"));
    }
}
