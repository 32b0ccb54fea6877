//! Glosses: what a list's source says of its words besides that they are words, such as the entry that a form is of or
//! a definition. They are for the referee's eyes and decide nothing, so they are in no digest that decides.
//!
//! A file of glosses belongs to one build of one list, whose digest stands in its first line. Behind it come an `fst`
//! map from each word to the place of its gloss, and the glosses, a line each; forms of one entry share theirs.

use std::collections::BTreeMap;

use fst::{Map, MapBuilder};

use super::alphabet::visible;
use crate::domain::Digest;

/// How the first line begins.
const FIRST: &str = "ephor-gloss 1";
/// The longest gloss, in characters: what is longer is cut. A line of a screen, and not an article.
const LONGEST: usize = 160;

/// The glosses of a list.
#[derive(Debug)]
pub struct Glosses {
    places: Map<Vec<u8>>,
    texts: String,
}

impl Glosses {
    /// The file of glosses of the list whose set has this digest; `None` where not one word has a gloss. The words
    /// come in byte order, each once.
    pub fn built<'w>(
        list: Digest,
        words: impl Iterator<Item = (&'w str, &'w str)>,
    ) -> Result<Option<Vec<u8>>, fst::Error> {
        let (mut places, mut texts, mut known) = (MapBuilder::memory(), String::new(), BTreeMap::new());
        for (word, gloss) in words {
            let gloss = line(gloss);
            if gloss.is_empty() {
                continue;
            }
            let place = *known.entry(gloss).or_insert_with_key(|gloss| {
                let place = texts.len() as u64;
                texts.extend([gloss, "\n"]);
                place
            });
            places.insert(word, place)?;
        }
        if texts.is_empty() {
            return Ok(None);
        }
        let places = places.into_inner()?;
        let rest = [places.as_slice(), texts.as_bytes()].concat();
        let first = format!("{FIRST} {list} {} {}\n", places.len(), digest(places.len(), &rest));
        Ok(Some([first.as_bytes(), &rest].concat()))
    }

    /// Reads a file of glosses; `None` where it is damaged or belongs to another build of the list.
    pub fn open(bytes: &[u8], list: Digest) -> Option<Self> {
        let end = bytes.iter().position(|byte| *byte == b'\n')?;
        let mut first = std::str::from_utf8(&bytes[..end]).ok()?.strip_prefix(FIRST)?.split_whitespace();
        let (of, length, proof) = (first.next()?, first.next()?.parse().ok()?, first.next()?);
        let rest = &bytes[end + 1..];
        let sound = of == list.to_string() && proof == digest(length, rest).to_string();
        let (places, texts) = rest.split_at_checked(length).filter(|_| sound)?;
        Some(Self {
            places: Map::new(places.to_vec()).ok()?,
            texts: std::str::from_utf8(texts).ok()?.to_owned(),
        })
    }

    /// What is said of a word: NFC, upper case.
    pub fn of(&self, word: &str) -> Option<&str> {
        let place = usize::try_from(self.places.get(word)?).ok()?;
        self.texts.get(place..)?.lines().next()
    }
}

/// The proof of what stands behind the first line, and of where its two parts meet.
fn digest(length: usize, rest: &[u8]) -> Digest {
    Digest::of_parts([(length as u64).to_le_bytes().as_slice(), rest])
}

/// A gloss as one line that can be shown.
fn line(gloss: &str) -> String {
    let one = gloss.split_whitespace().collect::<Vec<_>>().join(" ");
    let one = visible(&one);
    match one.char_indices().nth(LONGEST) {
        Some((at, _)) => format!("{}…", one[..at].trim_end()),
        None => one,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_word_has_its_gloss_and_a_damaged_file_or_one_of_another_build_has_none() {
        let list = Digest::of(b"a set");
        let words = [("LES", "les"), ("LESA", "les"), ("ŽENA", "žena\n  (f.)"), ("ŽENY", " ")];
        let file = Glosses::built(list, words.into_iter()).expect("in order").expect("some");
        let glosses = Glosses::open(&file, list).expect("whole");
        assert_eq!(
            ["LES", "LESA", "ŽENA"].map(|word| glosses.of(word)),
            [Some("les"), Some("les"), Some("žena (f.)")]
        );
        assert_eq!((glosses.of("ŽENY"), glosses.of("PES")), (None, None));
        assert!(Glosses::open(&file, Digest::of(b"another")).is_none());
        for at in 0..file.len() {
            let mut damaged = file.clone();
            damaged[at] ^= 1;
            assert!(Glosses::open(&damaged, list).is_none(), "byte {at}");
            assert!(Glosses::open(&file[..at], list).is_none(), "the first {at} bytes");
        }
        assert_eq!(Glosses::built(list, [("LES", "")].into_iter()).expect("in order"), None);
        let long = "x".repeat(500);
        let file =
            Glosses::built(list, [("LES", long.as_str())].into_iter()).expect("in order").expect("some");
        let glosses = Glosses::open(&file, list).expect("whole");
        assert_eq!(glosses.of("LES").map(|gloss| gloss.chars().count()), Some(LONGEST + 1));
    }
}
