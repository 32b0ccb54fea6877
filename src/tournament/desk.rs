//! The board of a duplicate game in the engine's terms: what lies there, what is left in the bag, what a move is worth.

use crate::domain::{At, Points, SlipId, TableId};
use crate::engine::{Bag, Board, Index, Laying, Letters, Move, PlayFault, Rack, Scored, Searcher, check};
use crate::lexicon::Outcome;
use crate::rules::{BlankKind, DuplicateRules, RackNeeds};
use crate::tournament::loaded_rules::LoadedRules;
use crate::tournament::move_text::{FormedWord, MoveCheck, MoveFault, MoveText};
use crate::tournament::state::{DuplicateGame, State};

/// What a blank is written as on a rack.
pub const BLANK: char = '?';

/// The board with what was laid, and the tiles of the game.
pub struct BoardAndTiles {
    /// The tiles.
    pub bag: Bag,
    /// The board.
    pub board: Board,
}

/// How many letters of each kind there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kinds {
    /// Vowels.
    pub vowels: u8,
    /// Consonants.
    pub consonants: u8,
    /// Blanks.
    pub blanks: u8,
}

impl Kinds {
    /// Of letters and `?` for blanks.
    pub fn of(letters: impl IntoIterator<Item = char>, rules: &DuplicateRules) -> Self {
        let mut kinds = Self::default();
        for letter in letters {
            match letter {
                BLANK => kinds.blanks += 1,
                _ if rules.vowels.value.contains(letter) => kinds.vowels += 1,
                _ => kinds.consonants += 1,
            }
        }
        kinds
    }

    /// Whether there are so many of each; a blank is what the ruleset says.
    pub fn has(self, each: u8, rules: &DuplicateRules) -> bool {
        let short = each.saturating_sub(self.vowels) + each.saturating_sub(self.consonants);
        match rules.blank.value {
            BlankKind::Short => short <= self.blanks,
            BlankKind::Neither => short == 0,
        }
    }
}

/// How many vowels and consonants a rack needs while these letters are left, rack and bag together.
pub fn needed(left: Kinds, rules: &DuplicateRules) -> u8 {
    match rules.needs.value {
        RackNeeds::TwoThenOne if left.has(2, rules) => 2,
        RackNeeds::TwoThenOne | RackNeeds::One => 1,
    }
}

impl BoardAndTiles {
    /// The board of a game as it lies; `None` where the tiles have more letters than a board can tell apart.
    pub fn of(law: &LoadedRules, game: &DuplicateGame) -> Option<Self> {
        Self::at(law, game, game.draws.len())
    }

    /// The board after so many draws.
    pub fn at(law: &LoadedRules, game: &DuplicateGame, draws: usize) -> Option<Self> {
        let letters = law.tiles.tiles().iter().map(|tile| tile.letter);
        let letters = Letters::of_list(letters.chain(law.tiles.blank_only().iter().copied())).ok()?;
        Self::lettered(law, game, draws, letters)
    }

    /// The same in the letters of a list, as whoever searches it needs the board.
    pub fn lettered(law: &LoadedRules, game: &DuplicateGame, draws: usize, letters: Letters) -> Option<Self> {
        let bag = Bag::of(&law.tiles, letters).ok()?;
        let mut board = Board::default();
        let laid = game.draws.iter().take(draws).filter_map(|draw| draw.master.as_ref());
        for master in laid {
            let Some(word) = Laying::read(&master.play.word, bag.letters()) else { continue };
            for (at, tile) in word.tiles().iter().enumerate() {
                let square = master.play.square.on(master.play.direction, at as u8);
                if let Some(square) = square.filter(|it| board.get(*it).is_none()) {
                    board.set(square, Some(*tile));
                }
            }
        }
        Some(Self { bag, board })
    }

    /// The letters that do not lie on the board, in the order of the tiles, blanks last.
    pub fn off_board(&self) -> Vec<char> {
        let mut left = Vec::new();
        let (mut lying, mut blanks) = ([0_u8; crate::engine::MOST_LETTERS], 0);
        for (_, tile) in self.board.squares() {
            match tile {
                Some(tile) if tile.is_blank() => blanks += 1,
                Some(tile) => lying[usize::from(tile.letter())] += 1,
                None => {}
            }
        }
        for (place, letter) in self.bag.letters().all().iter().enumerate() {
            let there = self.bag.count(place as u8).saturating_sub(lying[place]);
            left.extend(std::iter::repeat_n(*letter, usize::from(there)));
        }
        left.extend(std::iter::repeat_n(BLANK, usize::from(self.bag.blanks().saturating_sub(blanks))));
        left
    }

    /// The squares row by row as they are written: a capital, a small letter for a blank, nothing.
    pub fn squares(&self) -> Vec<Option<char>> {
        let letters = self.bag.letters();
        self.board.squares().map(|(_, tile)| tile.map(|tile| tile.written(letters))).collect()
    }

    /// The letters in the bag while these are on the rack.
    pub fn in_bag(&self, rack: &str) -> Vec<char> {
        without(self.off_board(), rack).0
    }

    /// A sign of a word or a rack that is no letter of the game.
    pub fn strange(&self, text: &str) -> Option<char> {
        text.chars().find(|sign| *sign != BLANK && self.bag.letters().read(*sign).is_none())
    }

    /// What is found of a move with a rack: where it can be laid its score and its words, else its faults.
    pub fn check(&self, law: &LoadedRules, state: &State, rack: &str, play: &MoveText) -> Option<MoveCheck> {
        let letters = self.bag.letters();
        let held = Rack::read(rack, letters).ok()?;
        let word = Laying::read(&play.word, letters)?;
        let it = Move { square: play.square, direction: play.direction, word };
        Some(match check(&self.board, &self.bag, &held, &it, |_| true) {
            Ok(found) => {
                let laid: String = found
                    .laid
                    .iter()
                    .map(|(_, tile)| if tile.is_blank() { BLANK } else { letters.letter(tile.letter()) })
                    .collect();
                let said = |word: &Laying| {
                    let word: String = word.letters().map(|letter| letters.letter(letter)).collect();
                    let outcome = lookup_outcome(law, state, &word);
                    FormedWord { word, outcome }
                };
                MoveCheck {
                    score: Points(i32::from(found.score)),
                    words: found.words.iter().map(|formed| said(&formed.word)).collect(),
                    faults: Vec::new(),
                    leaves: without(rack.chars().collect(), &laid).0.into_iter().collect(),
                }
            }
            Err(faults) => MoveCheck {
                faults: faults.iter().filter_map(|fault| move_fault(fault, letters)).collect(),
                ..MoveCheck::default()
            },
        })
    }
}

/// The moves of the last draw that share the highest score, the one to be laid first; none where none is drawn or its
/// move is laid, or where the list has other letters than the tiles. None of them has a word that was ruled not to be
/// acceptable.
pub fn best(
    law: &LoadedRules,
    state: &State,
    game: &DuplicateGame,
    index: &Index,
) -> Option<Vec<(MoveText, Points)>> {
    let found = searched(law, game, index, |searcher, board, rack| searcher.best(board, rack).moves)?;
    let (desk, rack) = (BoardAndTiles::of(law, game)?, &game.last()?.rack);
    let stands = |(play, _): &(MoveText, Points)| {
        let check = desk.check(law, state, rack, play);
        check.is_none_or(|check| check.words.iter().all(|it| state.ruled(&it.word) != Some(false)))
    };
    let standing: Vec<_> = found.iter().filter(|it| stands(it)).cloned().collect();
    if !standing.is_empty() || found.is_empty() {
        return Some(standing);
    }
    // All of them have fallen: the next best are among all moves.
    let rest: Vec<_> = all(law, game, index)?.into_iter().filter(stands).collect();
    let top = rest.first().map(|(_, points)| *points);
    Some(rest.into_iter().take_while(|(_, points)| Some(*points) == top).collect())
}

/// All moves of the last draw, the best first; none as with [`best`].
pub fn all(law: &LoadedRules, game: &DuplicateGame, index: &Index) -> Option<Vec<(MoveText, Points)>> {
    searched(law, game, index, |searcher, board, rack| searcher.all(board, rack))
}

fn searched(
    law: &LoadedRules,
    game: &DuplicateGame,
    index: &Index,
    search: impl Fn(Searcher<'_>, &Board, &Rack) -> Vec<Scored>,
) -> Option<Vec<(MoveText, Points)>> {
    let draw = game.last().filter(|draw| draw.master.is_none())?;
    let desk = BoardAndTiles::lettered(law, game, game.draws.len(), index.letters().clone())?;
    let rack = Rack::read(&draw.rack, desk.bag.letters()).ok()?;
    let found = search(Searcher::new(index, &desk.bag)?, &desk.board, &rack);
    Some(found.iter().map(|it| in_words(it, desk.bag.letters())).collect())
}

/// A move that was found, in words, with its points.
pub fn in_words(found: &Scored, letters: &Letters) -> (MoveText, Points) {
    let Move { square, direction, word } = found.play;
    let word = word.written(letters);
    (MoveText { square, direction, word }, Points(i32::from(found.score)))
}

/// What the lists in force say of a word.
fn lookup_outcome(law: &LoadedRules, state: &State, word: &str) -> Outcome {
    let adopted = state.adopted.iter().map(|it| &it.adoption);
    law.tiles.read(word).map_or(Outcome::NotCovered, |word| law.judge(&word, adopted).outcome)
}

/// Letters without these; what of these was not among them is the second.
pub fn without(mut letters: Vec<char>, these: &str) -> (Vec<char>, Vec<char>) {
    let mut lacking = Vec::new();
    for sign in these.chars() {
        match letters.iter().position(|it| *it == sign) {
            Some(at) => {
                letters.remove(at);
            }
            None => lacking.push(sign),
        }
    }
    (letters, lacking)
}

/// The ids of the ends that hold at a moment, the regulation's first one first.
pub fn ends<'l>(law: &'l LoadedRules, state: &State, game: &DuplicateGame, now: At) -> Vec<&'l str> {
    let (Some(rules), Some(last)) = (&law.ruleset.duplicate, game.last()) else { return Vec::new() };
    let Some(desk) = BoardAndTiles::of(law, game) else { return Vec::new() };
    let kept = game.kept();
    let bag = desk.in_bag(kept);
    let left = Kinds::of(bag.iter().copied().chain(kept.chars()), rules);
    // As long as time runs somebody may form a word.
    let given_in = last.ends_at.is_some_and(|end| end < now);
    let formed = |table: &TableId| state.move_worth(rules, game, game.number(), *table).may_count();
    let nobody = given_in && !last.slips.keys().any(formed);
    let laid = last.master.is_some();
    let out = laid && kept.is_empty() && bag.is_empty();
    let none_left = if laid { bag.is_empty() } else { rules.no_others(&bag) };
    let holds = [
        (out, &rules.over.letters_out),
        (nobody && none_left && !out, &rules.over.no_word),
        (laid && !out && !left.has(1, rules), &rules.over.one_kind),
    ];
    holds.into_iter().filter(|(holds, _)| *holds).map(|(_, end)| end.as_str()).collect()
}

/// The move of a claim that has won the last draw and does not lie on the board yet, where the regulation lays it: the
/// one with the most points, its slip and its number.
pub fn claim_to_lay(
    law: &LoadedRules,
    state: &State,
    game: &DuplicateGame,
) -> Option<(SlipId, TableId, MoveText)> {
    let last = game.last()?;
    let (master, end) = (last.master.as_ref()?, last.ends_at?);
    law.ruleset.counts_as_top_word()?;
    let of_draw = state
        .slips
        .iter()
        .filter(|(_, slip)| slip.round == state.round && slip.raised_at >= end && slip.phase.is_upheld());
    let moves = of_draw.filter_map(|(id, slip)| {
        let written = last.slips.get(&slip.table)?;
        let words = &written.check.words;
        let claimed = words.iter().any(|it| slip.words.contains(&it.word));
        // A word that crosses it may have been found not to be acceptable: then nobody can lay it.
        let falls = words.iter().any(|it| state.acceptable(&it.word, it.outcome) == Outcome::Invalid);
        let counts = claimed && !falls && !last.annulled.contains_key(&slip.table);
        counts.then(|| (written.check.score, *id, slip.table, &written.play))
    });
    let (score, slip, table, play) = moves.max_by_key(|it| it.0)?;
    (score > master.score && master.play != *play).then(|| (slip, table, play.clone()))
}

fn move_fault(fault: &PlayFault, letters: &Letters) -> Option<MoveFault> {
    Some(match fault {
        PlayFault::TooShort => MoveFault::TooShort,
        PlayFault::OffBoard => MoveFault::OffBoard,
        PlayFault::NotWhole { square } => MoveFault::NotWhole { square: *square },
        PlayFault::DoesNotFit { square, lies } => {
            MoveFault::DoesNotFit { square: *square, lies: letters.letter(*lies) }
        }
        PlayFault::NothingLaid => MoveFault::NothingLaid,
        PlayFault::NotConnected => MoveFault::NotConnected,
        PlayFault::NotInTheMiddle => MoveFault::NotInTheMiddle,
        PlayFault::NotOnRack { letter, lacking } => {
            MoveFault::NotOnRack { letter: letter.map(|it| letters.letter(it)), lacking: *lacking }
        }
        PlayFault::BlankNotMarked { square, letter } => {
            MoveFault::BlankNotCircled { square: *square, letter: letters.letter(*letter) }
        }
        PlayFault::BlankMayNotBe { letter } => MoveFault::BlankMayNotBe { letter: letters.letter(*letter) },
        // Words are asked of the lists one by one.
        PlayFault::NotListed { .. } | PlayFault::CrossNotListed { .. } => return None,
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::rules::Catalogue;

    /// Where a second vowel is left no more: what the readings of PESD-Q1 differ in.
    #[test]
    fn two_of_each_kind_are_needed_as_long_as_they_are_left_or_one() {
        let of = |reading: &str, vowels: u8| {
            let readings = BTreeMap::from([("Q1".to_owned(), reading.to_owned())]);
            let ruleset = Catalogue::embedded().load("pes-duplicate", &readings).expect("built in");
            let rules = ruleset.duplicate.expect("the game's rules");
            needed(Kinds { vowels, consonants: 5, blanks: 0 }, &rules)
        };
        assert_eq!(["two_then_one", "one"].map(|reading| of(reading, 2)), [2, 1]);
        assert_eq!(["two_then_one", "one"].map(|reading| of(reading, 1)), [1, 1]);
    }
}
