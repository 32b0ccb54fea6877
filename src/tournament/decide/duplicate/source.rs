//! What a rack is drawn from: the letters that do not lie on the board, and those that wait beside the bag.

use crate::rules::DuplicateRules;
use crate::tournament::desk::{BLANK, Kinds, without};
use crate::tournament::state::DuplicateGame;

/// What a rack is drawn from.
pub(super) struct Source<'a> {
    /// What the regulation says of such games.
    pub(super) rules: &'a DuplicateRules,
    /// The game before the draw.
    pub(super) game: DuplicateGame,
    /// The number of the draw.
    pub(super) number: u16,
    /// What stays on the rack.
    pub(super) kept: String,
    /// What is in the bag then.
    pub(super) bag: Vec<char>,
    /// How many of each kind the rack needs.
    pub(super) needs: u8,
    /// The rack that is changed, where one is: nothing of it is kept.
    pub(super) changed: Option<String>,
}

impl Source<'_> {
    /// How many letters the rack gets.
    pub(super) fn full(&self) -> usize {
        usize::from(self.rules.rack.value)
    }

    /// All letters that do not lie on the board.
    pub(super) fn all(&self) -> Vec<char> {
        self.bag.iter().copied().chain(self.kept.chars()).collect()
    }

    /// The letters that are drawn from where a rack is changed, and those that wait beside the bag until others are
    /// drawn: none where they go back before (PESD-Q30), or where the others are too few or can give no rack that does.
    pub(super) fn beside(&self, rack: &str, all: Vec<char>) -> (Vec<char>, Vec<char>) {
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
