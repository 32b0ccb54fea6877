//! The letters of a list as small numbers.

/// Letters are looked for up to here: Latin, Greek, Cyrillic.
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

    /// A word of at most five letters as a number; `None` where one of its letters is not here.
    #[inline]
    pub(super) fn key(&self, word: &str) -> Option<u32> {
        word.chars().try_fold(0, |key, letter| match self.codes.get(letter as usize) {
            None | Some(0) => None,
            Some(&code) => Some(key << 6 | u32::from(code)),
        })
    }
}
