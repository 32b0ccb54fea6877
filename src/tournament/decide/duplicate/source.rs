//! What a rack is drawn from: the letters that do not lie on the board, and those that wait beside the bag.

use crate::rules::DuplicateRules;
use crate::tournament::desk::{BLANK, Kinds, without};
use crate::tournament::state::DuplicateGame;

/// What a rack is drawn from.
pub(in crate::tournament) struct Source<'a> {
    /// What the regulation says of such games.
    pub(in crate::tournament) rules: &'a DuplicateRules,
    /// The game before the draw.
    pub(in crate::tournament) game: DuplicateGame,
    /// The number of the draw.
    pub(in crate::tournament) number: u16,
    /// What stays on the rack.
    pub(in crate::tournament) kept: String,
    /// What is in the bag then.
    pub(in crate::tournament) bag: Vec<char>,
    /// How many of each kind the rack needs.
    pub(in crate::tournament) needs: u8,
    /// The rack that is changed, where one is: nothing of it is kept.
    pub(in crate::tournament) changed: Option<String>,
}

impl Source<'_> {
    /// How many letters the rack gets.
    pub(in crate::tournament) fn full(&self) -> usize {
        usize::from(self.rules.rack.value)
    }

    /// All letters that do not lie on the board.
    pub(in crate::tournament) fn all(&self) -> Vec<char> {
        self.bag.iter().copied().chain(self.kept.chars()).collect()
    }

    /// The letters that are drawn from where a rack is changed, and those that wait beside the bag until others are
    /// drawn: none where they go back before (PESD-Q30), or where the others are too few or can give no rack that does.
    pub(in crate::tournament) fn beside(&self, rack: &str, all: Vec<char>) -> (Vec<char>, Vec<char>) {
        let (others, _) = without(all.clone(), rack);
        let others_do = Kinds::of(others.iter().copied(), self.rules).has(self.needs, self.rules);
        if self.rules.returned.value || others.len() < self.full() || !others_do {
            return (sorted(all), Vec::new());
        }
        (sorted(others), rack.chars().collect())
    }
}

/// The letters in a bag, in the order from which lots draw.
fn sorted(mut bag: Vec<char>) -> Vec<char> {
    bag.sort_by_key(|letter| (*letter == BLANK, *letter));
    bag
}
