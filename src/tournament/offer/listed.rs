//! What acts are called, what else people look for, and the order in which they stand.

use serde::Serialize;

/// How an act is called and looked for, and where it stands among others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Listed {
    /// The message that names it; empty where it has a name already: the ruleset's, a power's, what is taken back.
    pub name: &'static str,
    /// The message with the word for acts of its kind, which stands once before all of them.
    pub word: &'static str,
    /// The message with what else people call it when they look for it; empty where nobody calls it otherwise.
    pub sought: &'static str,
    /// Its place: what waits for somebody comes first, then what a game needs, what is challenged, what is imposed,
    /// what is mended, what is prepared.
    pub place: u8,
}

impl Listed {
    /// At this place, with the word for its kind.
    pub(in crate::tournament) const fn at(place: u8, word: &'static str) -> Self {
        Self { name: "", word, sought: "", place }
    }

    pub(in crate::tournament) const fn called(self, name: &'static str) -> Self {
        Self { name, ..self }
    }

    pub(in crate::tournament) const fn sought(self, sought: &'static str) -> Self {
        Self { sought, ..self }
    }
}
