//! Identifiers, small counts, and the paragraph that something rests on.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

macro_rules! number {
    ($(#[$doc:meta])* $name:ident($inner:ty), $format:literal) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
        )]
        #[serde(transparent)]
        pub struct $name(pub $inner);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, $format, self.0)
            }
        }
    };
}

number!(
    /// The number on a table, from 1.
    TableId(u16),
    "{}"
);
/// Tables are numbered from 1: nobody sits at this one.
pub const NO_TABLE: TableId = TableId(0);

number!(
    /// The number of a round, from 1.
    Round(u16),
    "{}"
);
number!(
    /// The number of a table clock, as printed on it and sent in every frame of the open profile.
    ClockId(u16),
    "{}"
);
number!(
    /// A challenge slip's number, counted through the event from 1.
    SlipId(u32),
    "{}"
);
number!(
    /// The number of a claim that is no word challenge, counted through the event from 1.
    ClaimId(u32),
    "{}"
);
number!(
    /// The number of a procedure's run, counted through the event from 1.
    RunId(u32),
    "{}"
);
number!(
    /// The number of a duty, counted through the event from 1.
    DutyId(u32),
    "{}"
);
number!(
    /// A wish to a clock or to a person (a penalty to show, a clock to start), counted through the event from 1.
    /// A clock applies each at most once.
    OpId(u32),
    "{}"
);
number!(
    /// The place of an event in the journal, from 1.
    Seq(u64),
    "{}"
);
number!(
    /// Game points; negative for a deduction.
    Points(i32),
    "{}"
);

/// A player's place at a table. `A` is the player listed first in the pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Listed first.
    A,
    /// Listed second.
    B,
}

impl Side {
    /// Both sides, `A` first.
    pub const BOTH: [Self; 2] = [Self::A, Self::B];

    /// The opponent's side.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }

    /// 0 for `A`, 1 for `B`: the index into a pair.
    pub fn index(self) -> usize {
        match self {
            Self::A => 0,
            Self::B => 1,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::A => "A",
            Self::B => "B",
        })
    }
}

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
