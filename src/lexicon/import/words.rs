//! Millions of words in one piece of memory.

use std::cmp::Ordering;
use std::num::NonZero;
use std::thread;

/// Words of at most 255 bytes, one after the other, each after its length.
#[derive(Clone, Debug, Default)]
pub(super) struct PackedWords {
    /// A length is a letter below U+0100, so that all of it is one text.
    text: String,
    places: Vec<WordPlace>,
    /// The letters of all words in their order, once the words are.
    letters: Vec<char>,
}

/// Where a word is.
#[derive(Clone, Copy, Debug)]
struct WordPlace {
    head: WordHead,
    start: u32,
    line: u32,
}

/// The first letters of a word as numbers of a byte each, in the order of the letters, and zeros behind its last. A
/// word that can be laid is known by them, so that sorting looks at no other memory.
type WordHead = [u64; 2];

impl PackedWords {
    /// Adds a word; `false` if there is no room for it, after four thousand million bytes.
    pub(super) fn push(&mut self, word: &str, line: usize) -> bool {
        let (Ok(start), Ok(length)) = (u32::try_from(self.text.len()), u8::try_from(word.len())) else {
            return false;
        };
        self.text.push(char::from(length));
        self.text.push_str(word);
        let line = u32::try_from(line).unwrap_or(u32::MAX);
        self.places.push(WordPlace { head: WordHead::default(), start, line });
        true
    }

    /// Puts the words in byte order and keeps each once, the one of the earliest line; hands over the others.
    pub(super) fn sort(&mut self, mut twice: impl FnMut(&str, usize)) {
        let numbers = Numbers::new(self.iter());
        self.letters = numbers.letters().collect();
        let (text, places) = (self.text.as_str(), &mut self.places);
        let by_word = |a: &WordPlace, b: &WordPlace| numbers.compared(text, *a, *b);
        let in_order = |a: &WordPlace, b: &WordPlace| by_word(a, b).then(a.line.cmp(&b.line));
        let share = places.len().div_ceil(thread::available_parallelism().map_or(1, NonZero::get)).max(1);
        thread::scope(|scope| {
            for part in places.chunks_mut(share) {
                scope.spawn(|| {
                    for place in part.iter_mut() {
                        place.head = numbers.head(word(text, *place));
                    }
                    part.sort_unstable_by(in_order);
                });
            }
        });
        // This one finds the parts in order and merges them.
        places.sort_by(in_order);
        let mut extra = Vec::new();
        places.dedup_by(|later, first| {
            let same = by_word(later, first).is_eq();
            if same {
                extra.push(*later);
            }
            same
        });
        extra.sort_unstable_by_key(|place| (place.line, place.start));
        for place in extra {
            twice(word(text, place), place.line as usize);
        }
    }

    /// The words in their order, each with its line.
    pub(super) fn lines(&self) -> impl Iterator<Item = (&str, usize)> {
        self.places.iter().map(|&place| (word(&self.text, place), place.line as usize))
    }

    /// The letters of words that are in order, in theirs.
    pub(super) fn letters(&self) -> &[char] {
        &self.letters
    }

    /// The words in their order.
    pub(super) fn iter(&self) -> impl Iterator<Item = &str> {
        self.lines().map(|(word, _)| word)
    }
}

/// The letters of some words, numbered from 1 in their order.
struct Numbers {
    /// By code point.
    of: Vec<u8>,
    /// Whether each letter has a number of its own: no alphabet has more than a byte can number.
    own: bool,
}

impl Numbers {
    fn new<'w>(words: impl Iterator<Item = &'w str>) -> Self {
        let mut of = Vec::new();
        for letter in words.flat_map(str::chars).map(|letter| letter as usize) {
            if letter >= of.len() {
                of.resize(letter + 1, 0);
            }
            of[letter] = 1;
        }
        let (mut last, mut own) = (0_u8, true);
        for number in of.iter_mut().filter(|number| **number > 0) {
            own &= last < u8::MAX;
            last = last.saturating_add(1);
            *number = last;
        }
        Self { of, own }
    }

    fn letters(&self) -> impl Iterator<Item = char> {
        let numbered = (0_u32..).zip(&self.of).filter(|(_, number)| **number > 0);
        numbered.filter_map(|(letter, _)| char::from_u32(letter))
    }

    fn head(&self, word: &str) -> WordHead {
        let mut letters = word.chars();
        let mut number = || {
            let number = self.of.get(letters.next()? as usize).copied()?;
            if number == u8::MAX && !self.own {
                // What stands behind a letter that shares its number tells nothing.
                letters = "".chars();
            }
            Some(number)
        };
        [(); 2].map(|()| u64::from_be_bytes([(); 8].map(|()| number().unwrap_or_default())))
    }

    /// The byte order of two words.
    fn compared(&self, text: &str, a: WordPlace, b: WordPlace) -> Ordering {
        let whole = self.own && a.head[1].trailing_zeros() >= u8::BITS;
        a.head
            .cmp(&b.head)
            .then_with(|| if whole { Ordering::Equal } else { word(text, a).cmp(word(text, b)) })
    }
}

fn word(text: &str, place: WordPlace) -> &str {
    let rest = &text[place.start as usize..];
    let length = rest.chars().next().unwrap_or('\0');
    let start = length.len_utf8();
    &rest[start..start + length as usize]
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn words_come_in_byte_order_each_once_from_its_first_line(
            given in prop::collection::vec("[aábcčžαωßẞ\u{10ffff}]{1,20}", 0..60),
        ) {
            let mut words = PackedWords::default();
            given.iter().zip(1..).for_each(|(word, line)| assert!(words.push(word, line)));
            let mut others = Vec::new();
            words.sort(|word, line| others.push((word.to_owned(), line)));
            let mut wanted: Vec<(String, usize)> = given.iter().cloned().zip(1..).collect();
            wanted.sort();
            let (mut first, mut later) = (Vec::<(String, usize)>::new(), Vec::new());
            for (word, line) in wanted {
                let again = first.last().is_some_and(|(last, _)| *last == word);
                if again { &mut later } else { &mut first }.push((word, line));
            }
            later.sort_by_key(|(_, line)| *line);
            prop_assert!(words.lines().map(|(word, line)| (word.to_owned(), line)).eq(first));
            prop_assert_eq!(others, later);
        }
    }

    #[test]
    fn more_letters_than_a_byte_can_number() {
        let mut given: Vec<String> =
            ('\u{4e00}'..'\u{5000}').rev().flat_map(|c| [format!("{c}{c}"), format!("{c}a")]).collect();
        let mut words = PackedWords::default();
        for word in &given {
            assert!(words.push(word, 1));
        }
        words.sort(|word, _| panic!("{word} is there once"));
        given.sort();
        assert!(words.iter().eq(given.iter()));
    }
}
