//! What a screen may know for starting the next round.

use std::collections::BTreeMap;

use crate::domain::{Citation, Round};
use crate::rules::{FirstNamed, LateBase};
use crate::tournament::{Player, Refusal};

/// The round that comes next, and who may be paired in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StartView {
    /// Its number.
    pub round: Round,
    /// Why it cannot be begun whatever is typed, where that is so.
    pub none: Option<Refusal>,
    /// Everybody who is entered and not excluded, in the order of entry.
    pub players: Vec<Entrant>,
    /// Whether everybody plays alone at a table.
    pub alone: bool,
    /// Whether the regulation says what whoever has no opponent gets: where it does not, nobody is left without one.
    pub byes: bool,
    /// What it means to be named first, where it means something.
    pub first: Option<FirstNamed>,
    /// Who has played whom, the two in the order of their letters, in which round last.
    pub met: BTreeMap<(String, String), Round>,
    /// The lists that may be adopted only before this round, where no list decides any word, and the paragraph.
    pub no_list: Option<(Vec<String>, Citation)>,
    /// What lateness may be counted from, the usual first; one or none where there is no choice.
    pub bases: Vec<LateBase>,
}

/// Somebody who may be paired.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entrant {
    /// The entry.
    pub entry: Player,
    /// Whether they have taken part in something, and stay in the event.
    pub took_part: bool,
    /// Whether they have withdrawn: they miss the round without being named.
    pub withdrew: bool,
}

impl StartView {
    /// Two players, in the order of their letters.
    pub(in crate::station) fn both(a: &str, b: &str) -> (String, String) {
        let (first, second) = if a < b { (a, b) } else { (b, a) };
        (first.to_owned(), second.to_owned())
    }

    /// In which round two played each other last.
    pub fn round_of(&self, a: &str, b: &str) -> Option<Round> {
        self.met.get(&Self::both(a, b)).copied()
    }

    /// The names of those who have withdrawn: they miss the round without being named.
    pub fn withdrawn(&self) -> impl Iterator<Item = &str> {
        self.players.iter().filter(|it| it.withdrew).map(|it| it.entry.name.as_str())
    }

    /// The names of those who may be paired.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.players.iter().map(|it| it.entry.name.as_str())
    }
}
