//! The letters of a list's words, and its short words.

use std::collections::BTreeSet;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// The longest short word in tiles.
pub(super) const SHORT: u8 = 5;
/// Lists of more words carry their short ones behind the set; of others they are found when the list is opened.
pub(super) const CARRIED_FROM: usize = 10_000;

const MARK: &[u8; 8] = b"ephor-5\n";
/// The length and the mark.
const FOOT: usize = 4 + MARK.len();

/// The short words of a list.
#[derive(Debug)]
pub(super) struct ShortWords {
    letters: LetterCodes,
    /// Open addressing with linear steps; a power of two of slots, at most half of them taken; 0 is free.
    slots: Box<[u32]>,
    shift: u32,
}

impl ShortWords {
    pub(super) fn new(letters: LetterCodes, keys: &[u32]) -> Self {
        let bits = (keys.len() * 2).max(8).next_power_of_two().trailing_zeros();
        let slots = vec![0; 1 << bits].into_boxed_slice();
        let mut short = Self { letters, slots, shift: u32::BITS.saturating_sub(bits) };
        for &key in keys {
            let at = short.slot(key);
            short.slots[at] = key;
        }
        short
    }

    /// Whether a word of at most [`SHORT`] tiles is among them.
    pub(super) fn contains(&self, word: &str) -> bool {
        self.letters.key(word).is_some_and(|key| self.has(key))
    }

    /// Whether it has these words by these letters, and no others.
    pub(super) fn is_of(&self, letters: &LetterCodes, keys: &[u32]) -> bool {
        let taken = self.slots.iter().filter(|&&key| key != 0).count();
        self.letters.text() == letters.text() && taken == keys.len() && keys.iter().all(|&key| self.has(key))
    }

    fn has(&self, key: u32) -> bool {
        self.slots[self.slot(key)] == key
    }

    /// Where a number stands, or the free slot where it would.
    fn slot(&self, key: u32) -> usize {
        let mask = self.slots.len() - 1;
        // Fibonacci hashing: the upper bits of the product depend on all of the number.
        let mut at = (key.wrapping_mul(0x9E37_79B1) >> self.shift) as usize & mask;
        while self.slots[at] != key && self.slots[at] != 0 {
            at = (at + 1) & mask;
        }
        at
    }
}

/// The short words of a list that may be asked once, or all day.
///
/// To make their table takes as long as thousands of walks through the set, so it is made for a list that is asked
/// again and again; a command that judges one word has it from the set at once. There is none where the letters are
/// too many or too strange to be numbers, and where a long list carries no short words: then the set is asked too.
#[derive(Debug, Default)]
pub(super) struct OnDemand {
    made: OnceLock<Option<ShortWords>>,
    /// How often it was asked for before it was made.
    asked: AtomicU32,
}

/// So often a list is asked for short words before their table is made.
const ASKED: u32 = 16;

impl OnDemand {
    /// The table, made where there is none yet.
    pub(super) fn table(
        &self,
        words: impl FnOnce() -> Option<(LetterCodes, Vec<u32>)>,
    ) -> Option<&ShortWords> {
        let made = self.made.get_or_init(|| words().map(|(letters, keys)| ShortWords::new(letters, &keys)));
        made.as_ref()
    }

    /// The table, once the list was asked often enough.
    pub(super) fn where_worthwhile(
        &self,
        words: impl FnOnce() -> Option<(LetterCodes, Vec<u32>)>,
    ) -> Option<&ShortWords> {
        if self.made.get().is_none() && self.asked.fetch_add(1, Ordering::Relaxed) < ASKED {
            return None;
        }
        self.table(words)
    }
}

/// The letters and the short words of words that come in byte order.
#[derive(Default)]
pub(super) struct GatheredWords {
    letters: BTreeSet<char>,
    short: Vec<String>,
    words: usize,
    last: String,
}

impl GatheredWords {
    pub(super) fn take(&mut self, word: &str) {
        // Only behind what it shares with the word before it can there be another letter.
        let shared = word.chars().zip(self.last.chars()).take_while(|(letter, last)| letter == last).count();
        self.letters.extend(word.chars().skip(shared));
        if word.chars().nth(SHORT.into()).is_none() {
            self.short.push(word.to_owned());
        }
        self.words += 1;
        self.last.clear();
        self.last.push_str(word);
    }

    /// The letters, and the short words as sorted numbers; `None` where the letters cannot be numbers.
    pub(super) fn numbered(self) -> Option<(LetterCodes, Vec<u32>)> {
        let letters = LetterCodes::new(self.letters.into_iter())?;
        let mut keys = self.short.iter().map(|word| letters.key(word)).collect::<Option<Vec<u32>>>()?;
        keys.sort_unstable();
        Some((letters, keys))
    }

    /// What goes behind the set of these words: nothing if they are few.
    pub(super) fn tail(self) -> Vec<u8> {
        let carried = (self.words > CARRIED_FROM).then(|| self.numbered()).flatten();
        carried.map(|(letters, keys)| tail(&letters, &keys)).unwrap_or_default()
    }
}

/// What stands behind the set of a long list.
pub(super) struct Tail {
    pub(super) letters: LetterCodes,
    /// Sorted.
    pub(super) keys: Vec<u32>,
    /// Bytes of the set before it.
    pub(super) set: usize,
}

/// The tail of some letters and of numbers in their order.
fn tail(letters: &LetterCodes, keys: &[u32]) -> Vec<u8> {
    let text = letters.text();
    let mut bytes = vec![text.len() as u8];
    bytes.extend_from_slice(text.as_bytes());
    let mut last = 0;
    for &key in keys {
        let mut step = key - last;
        last = key;
        while step >= 0x80 {
            bytes.push(step as u8 | 0x80);
            step >>= 7;
        }
        bytes.push(step as u8);
    }
    let length = bytes.len() as u32;
    bytes.extend_from_slice(&length.to_le_bytes());
    bytes.extend_from_slice(MARK);
    bytes
}

/// Whether there is a tail.
pub(super) fn has_tail(bytes: &[u8]) -> bool {
    bytes.ends_with(MARK)
}

/// How many bytes stand before the tail: the set. `None` where the tail is longer than all of it.
pub(super) fn before_tail(bytes: &[u8]) -> Option<usize> {
    let (rest, foot) = bytes.split_at_checked(bytes.len().checked_sub(FOOT)?)?;
    rest.len().checked_sub(u32::from_le_bytes(*foot.first_chunk()?) as usize)
}

/// Reads the tail behind a set; `None` where it is no tail of ours.
pub(super) fn read_tail(bytes: &[u8]) -> Option<Tail> {
    let set = before_tail(bytes)?;
    let rest = bytes.get(..bytes.len().checked_sub(FOOT)?)?;
    let (&letters, body) = rest.get(set..)?.split_first()?;
    let (letters, steps) = body.split_at_checked(usize::from(letters))?;
    let letters = LetterCodes::new(std::str::from_utf8(letters).ok()?.chars())?;
    let mut keys = Vec::with_capacity(steps.len());
    let (mut last, mut step, mut shift) = (0u32, 0u32, 0);
    for &byte in steps {
        step |= u32::from(byte & 0x7f).checked_shl(shift)?;
        shift += 7;
        if byte < 0x80 {
            last = last.checked_add(step)?;
            keys.push(last);
            (step, shift) = (0, 0);
        }
    }
    (shift == 0).then_some(Tail { letters, keys, set })
}

/// Letters are looked for up to here: Latin, Greek, Cyrillic.
const PAGE: usize = 0x800;
/// Six bits a letter, and 0 is none.
const MOST: usize = 63;

/// Letters with their codes, from 1 in the order of their code points.
#[derive(Clone)]
pub(super) struct LetterCodes {
    codes: Box<[u8; PAGE]>,
    text: String,
}

impl std::fmt::Debug for LetterCodes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Letters").field(&self.text).finish()
    }
}

impl LetterCodes {
    /// The letters of a list; `None` where they are too many or too far out to be small numbers.
    pub(super) fn new(letters: impl Iterator<Item = char>) -> Option<Self> {
        let mut all: Vec<char> = letters.collect();
        all.sort_unstable();
        all.dedup();
        let mut codes = Box::new([0; PAGE]);
        for (index, &letter) in all.iter().enumerate() {
            *codes.get_mut(u32::from(letter) as usize)? = index as u8 + 1;
        }
        (all.len() <= MOST).then(|| Self { codes, text: all.into_iter().collect() })
    }

    /// The letters in their order.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// A word of at most five letters as a number; `None` where one of its letters is not here.
    #[inline]
    pub(super) fn key(&self, word: &str) -> Option<u32> {
        word.chars().try_fold(0, |key, letter| match self.codes.get(letter as usize) {
            None | Some(0) => None,
            Some(&code) => Some(key << 6 | u32::from(code)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tail_is_read_as_it_was_written_and_nothing_else_is_one() {
        let letters = LetterCodes::new("AÄBČΩ".chars()).expect("letters");
        let keys: Vec<u32> = (1..2000).map(|n| n * n * 17).collect();
        let mut bytes = b"a set".to_vec();
        bytes.extend(tail(&letters, &keys));
        let read = read_tail(&bytes).expect("a tail");
        assert_eq!((read.letters.text(), read.keys, read.set), (letters.text(), keys, 5));
        assert!(has_tail(&bytes));
        for cut in 0..bytes.len() {
            // Whatever is left, reading it ends.
            let _ = read_tail(&bytes[cut..]);
            assert!(!has_tail(&bytes[..cut]));
        }
    }

    #[test]
    fn the_table_holds_what_was_put_in_and_nothing_else() {
        let keys: Vec<u32> = (1..3000).map(|n| n * 7919).collect();
        let letters = || LetterCodes::new("AB".chars()).expect("letters");
        let short = ShortWords::new(letters(), &keys);
        assert!((1..3_000_000).all(|key| short.has(key) == keys.binary_search(&key).is_ok()));
        assert!(!ShortWords::new(letters(), &[]).has(1));
    }
}
