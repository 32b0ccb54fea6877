//! Words by the letters that they are made of: for moves that lay the whole rack.
//!
//! Every letter has a number, and a word's key is the sum of its letters' numbers. Whoever has a rack and the letters
//! that lie in between finds the words of exactly these by one sum; what a blank may be is added letter by letter.

use super::super::MOST_LETTERS;

/// The lengths of the words in it: all seven tiles of a rack, and up to two letters that lie there.
pub(super) const LENGTHS: std::ops::RangeInclusive<usize> = 7..=9;
/// Bytes of a word in the table; what it does not need is [`NONE`].
const STRIDE: usize = *LENGTHS.end();
const NONE: u8 = 0xff;
/// A key's first bits say in which bucket it is; some more, whether there is such a key at all.
const BUCKETS: u32 = 17;
const FILTER: u32 = 22;

/// The words of seven to nine letters by their letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::engine) struct Anagrams {
    /// A bit for each beginning of a key that a word has.
    filter: Vec<u64>,
    /// Where each bucket begins; one more than there are.
    buckets: Vec<u32>,
    /// By buckets: the part of a word's key that the bucket does not say.
    keys: Vec<u32>,
    words: Vec<u8>,
}

/// The number of a letter: well mixed, so that sums of them rarely meet.
const fn number(letter: u64) -> u64 {
    // SplitMix64.
    let mut mixed = (letter + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}

const NUMBERS: [u64; MOST_LETTERS] = {
    let mut numbers = [0; MOST_LETTERS];
    let mut at = 0;
    while at < MOST_LETTERS {
        numbers[at] = number(at as u64);
        at += 1;
    }
    numbers
};

/// What a letter adds to the key of what it is in.
#[inline]
pub(in crate::engine) fn part(letter: u8) -> u64 {
    NUMBERS[usize::from(letter & 63)]
}

impl Anagrams {
    /// The table of the words of each length.
    pub(super) fn of<W, L>(words: impl Fn(usize) -> W) -> Self
    where
        W: Iterator<Item = L>,
        L: Iterator<Item = u8>,
    {
        let mut bytes = Vec::new();
        for word in LENGTHS.flat_map(words) {
            let end = bytes.len() + STRIDE;
            bytes.extend(word);
            bytes.resize(end, NONE);
        }
        let mut words: Vec<(u64, &[u8])> = bytes.chunks_exact(STRIDE).map(|word| (key(word), word)).collect();
        words.sort_unstable();
        let words: Vec<u8> = words.into_iter().flat_map(|(_, word)| word).copied().collect();
        let mut table = Self::empty();
        for word in words.chunks_exact(STRIDE) {
            table.take(key(word));
        }
        table.closed(words)
    }

    fn empty() -> Self {
        let (filter, buckets) = (vec![0; 1 << (FILTER - 6)], vec![0; (1 << BUCKETS) + 1]);
        Self { filter, buckets, keys: Vec::new(), words: Vec::new() }
    }

    /// Takes the key of the next word.
    fn take(&mut self, key: u64) {
        self.buckets[bucket(key) + 1] += 1;
        let beginning = key >> (64 - FILTER);
        self.filter[(beginning >> 6) as usize] |= 1 << (beginning & 63);
        self.keys.push(rest(key));
    }

    /// The table, once the keys of these words were taken.
    fn closed(mut self, words: Vec<u8>) -> Self {
        for at in 1..self.buckets.len() {
            self.buckets[at] += self.buckets[at - 1];
        }
        Self { words, ..self }
    }

    /// The words as they go to a file.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.words
    }

    /// Reads them; `None` where they are no words of so many letters, or in another order.
    pub(super) fn read(bytes: &[u8], letters: usize) -> Option<Self> {
        let (words, rest) = bytes.as_chunks::<STRIDE>();
        let (mut table, mut last) = (Self::empty(), 0);
        table.keys.reserve_exact(words.len());
        for word in words {
            let length = word.iter().position(|&it| it == NONE).unwrap_or(STRIDE);
            let (spelled, behind) = word.split_at(length);
            let key = key(word);
            let sound = LENGTHS.contains(&length)
                && spelled.iter().all(|&it| usize::from(it) < letters)
                && behind.iter().all(|&it| it == NONE)
                && bucket(last) <= bucket(key);
            if !sound {
                return None;
            }
            table.take(key);
            last = key;
        }
        rest.is_empty().then(|| table.closed(bytes.to_vec()))
    }

    /// Whether it is the table of words of this length.
    pub(in crate::engine) fn has_length(length: usize) -> bool {
        LENGTHS.contains(&length)
    }

    /// Calls with every word of a key and a length. Two bags of letters may share a key: whoever asks compares.
    #[inline]
    pub(in crate::engine) fn each<'a>(&'a self, key: u64, length: usize, mut found: impl FnMut(&'a [u8])) {
        let beginning = key >> (64 - FILTER);
        if self.filter[(beginning >> 6) as usize] >> (beginning & 63) & 1 == 0 {
            return;
        }
        let bucket = bucket(key);
        let (from, to) = (self.buckets[bucket] as usize, self.buckets[bucket + 1] as usize);
        for at in from..to {
            if self.keys[at] == rest(key) {
                let word = &self.words[at * STRIDE..][..STRIDE];
                if word.get(length).is_none_or(|&it| it == NONE) && word[length - 1] != NONE {
                    found(&word[..length]);
                }
            }
        }
    }
}

fn key(word: &[u8]) -> u64 {
    word.iter().filter(|&&it| it != NONE).fold(0, |key, &letter| key.wrapping_add(part(letter)))
}

fn bucket(key: u64) -> usize {
    (key >> (64 - BUCKETS)) as usize
}

fn rest(key: u64) -> u32 {
    (key >> (64 - BUCKETS - 32)) as u32
}
