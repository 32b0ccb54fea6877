//! The words that are made of a whole rack and of what lies in between, each looked up once in a position.

use crate::engine::index::{Anagrams, part};
use crate::engine::{Bag, MOST_LETTERS, Rack};

/// Racks with more blanks are walked: there would be too many combinations to look up.
const MOST_BLANKS: u8 = 2;

/// The words of a rack, by the letters that lie in between.
pub(super) struct Cache<'a> {
    anagrams: &'a Anagrams,
    /// The key of the rack's letters.
    rack: u64,
    /// The letters that a blank may be.
    may_be: Vec<u8>,
    blanks: u8,
    words: Vec<&'a [u8]>,
    /// Which of the words: those where nothing lies, and those where one letter does. What is not there was not asked.
    alone: Option<(usize, usize)>,
    with_one: [Option<(usize, usize)>; MOST_LETTERS],
}

impl<'a> Cache<'a> {
    pub(super) fn new(anagrams: &'a Anagrams, rack: &Rack, bag: &Bag) -> Self {
        let each = |(letter, &count): (usize, &u8)| part(letter as u8).wrapping_mul(u64::from(count));
        let key = rack.counts().iter().enumerate().map(each).fold(0, u64::wrapping_add);
        // A blank that is a letter of no word makes none.
        let letters = 0..bag.letters().listed().len() as u8;
        Self {
            anagrams,
            rack: key,
            may_be: letters.filter(|&letter| bag.blank_may_be(letter)).collect(),
            blanks: rack.blanks(),
            words: Vec::new(),
            alone: None,
            with_one: [None; MOST_LETTERS],
        }
    }

    /// Whether it is to be asked for words of this length.
    pub(super) fn has(&self, length: usize) -> bool {
        self.blanks <= MOST_BLANKS && Anagrams::has_length(length)
    }

    /// The words of a length that have the rack's letters and these. Some may have others: whoever lays them looks.
    pub(super) fn words(&mut self, lies: impl Iterator<Item = u8>, length: usize) -> &[&'a [u8]] {
        let mut lies = lies.fuse();
        let (first, second) = (lies.next(), lies.next());
        let known = match (first, second) {
            (None, _) => self.alone,
            (Some(letter), None) => self.with_one[usize::from(letter)],
            (Some(_), Some(_)) => None,
        };
        if let Some((from, to)) = known {
            return &self.words[from..to];
        }
        let key = first.into_iter().chain(second).map(part).fold(self.rack, u64::wrapping_add);
        let from = self.words.len();
        self.look_up(key, length);
        let range = (from, self.words.len());
        match (first, second) {
            (None, _) => self.alone = Some(range),
            (Some(letter), None) => self.with_one[usize::from(letter)] = Some(range),
            (Some(_), Some(_)) => {}
        }
        &self.words[range.0..range.1]
    }

    fn look_up(&mut self, key: u64, length: usize) {
        let Self { anagrams, may_be, blanks, words, .. } = self;
        let mut each = |key: u64| anagrams.each(key, length, |word| words.push(word));
        match *blanks {
            0 => each(key),
            1 => may_be.iter().for_each(|&letter| each(key.wrapping_add(part(letter)))),
            _ => {
                for (at, &letter) in may_be.iter().enumerate() {
                    let key = key.wrapping_add(part(letter));
                    may_be[at..].iter().for_each(|&other| each(key.wrapping_add(part(other))));
                }
            }
        }
    }
}
