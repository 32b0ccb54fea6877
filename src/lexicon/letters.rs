//! The letters of a list as small numbers.

/// Letters up to here are two bytes of UTF-8 at most: Latin, Greek, Cyrillic.
const PAGE: usize = 0x800;
/// Six bits a letter, and 0 is none.
const MOST: usize = 63;

/// Letters with their codes, from 1 in the order of their code points.
#[derive(Clone)]
pub(super) struct Letters {
    codes: Box<[u8; PAGE]>,
    text: String,
}

impl std::fmt::Debug for Letters {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Letters").field(&self.text).finish()
    }
}

impl Letters {
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

    /// How many numbers a letter's code can be, 0 included.
    pub(super) fn radix(&self) -> usize {
        self.text.chars().count() + 1
    }

    /// The code of the letter that begins a text, and how many bytes it has. Code 0 is a letter that is not here.
    #[inline]
    pub(super) fn first(&self, bytes: &[u8]) -> (u8, usize) {
        match *bytes {
            [one, ..] if one < 0x80 => (self.codes[usize::from(one)], 1),
            [one, two, ..] if one < 0xE0 => {
                (self.codes[usize::from(one & 0x1f) << 6 | usize::from(two & 0x3f)], 2)
            }
            _ => (0, bytes.len().max(1)),
        }
    }

    /// A word of at most five letters as a number; `None` where one of its letters is not here.
    #[inline]
    pub(super) fn key(&self, word: &str) -> Option<u32> {
        let (mut key, mut rest) = (0, word.as_bytes());
        while !rest.is_empty() {
            let (code, length) = self.first(rest);
            if code == 0 {
                return None;
            }
            key = key << 6 | u32::from(code);
            rest = &rest[length..];
        }
        Some(key)
    }
}
