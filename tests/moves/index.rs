//! The index of a list: which words are in it, and that nothing else is taken for one.

use ephor::domain::Digest;
use ephor::engine::{Index, IndexProblem};

use super::small;
use crate::naive::positions;

/// Words that share beginnings and ends, and such as are in no move.
const WORDS: [&str; 11] = [
    "A",
    "AB",
    "ABA",
    "ABBA",
    "BA",
    "BABA",
    "CABABAB",
    "CABABABAB",
    "ABABABABABABABA",
    "ABABABABABABABAB",
    "Ω",
];

fn has(index: &Index, word: &str) -> bool {
    index.letters().places(word).is_some_and(|places| index.contains(&places))
}

#[test]
fn every_word_that_fits_a_board_is_in_it_and_no_other() {
    let index = small(&WORDS);
    assert_eq!(index.len(), 8);
    for word in WORDS {
        assert_eq!(has(&index, word), (2..=15).contains(&word.chars().count()), "{word}");
    }
    for word in ["", "AA", "ABB", "BAB", "CA", "CABABABA", "ABABABABABABABB", "AΩ"] {
        assert!(!has(&index, word), "{word}");
    }
}

#[test]
fn the_greek_index_has_the_words_of_the_list() {
    let list = positions::list();
    let words = list.words();
    let index = Index::build(list.digest(), &words).expect("an index");
    let fit = |word: &&String| (2..=15).contains(&word.chars().count());
    assert_eq!(index.len(), words.iter().filter(fit).count());
    assert!(words.iter().filter(fit).all(|word| has(&index, word)));
    // One letter makes another word of it, or none: as the list says.
    let alphabet = index.letters().all().to_vec();
    let mut random = fastrand::Rng::with_seed(6);
    for _ in 0..100_000 {
        let word = &words[random.usize(..words.len())];
        let mut letters: Vec<char> = word.chars().collect();
        let at = random.usize(..letters.len());
        letters[at] = alphabet[random.usize(..alphabet.len())];
        let changed: String = letters.into_iter().collect();
        let listed = words.binary_search(&changed).is_ok() && fit(&&changed);
        assert_eq!(has(&index, &changed), listed, "{changed}");
    }
    let bytes = index.to_bytes();
    assert_eq!(Index::from_bytes(&bytes, list.digest()).as_ref(), Ok(&index));
    assert_eq!(bytes, Index::build(list.digest(), &words).expect("an index").to_bytes(), "byte for byte");
}

#[test]
fn what_is_not_whole_or_of_another_list_is_no_index() {
    let list = Digest::of(b"a list");
    let index = Index::build(list, &WORDS).expect("an index");
    let bytes = index.to_bytes();
    assert_eq!(Index::from_bytes(&bytes, list), Ok(index));
    let other = Digest::of(b"another list");
    assert_eq!(Index::from_bytes(&bytes, other), Err(IndexProblem::OtherList { found: list }));
    for at in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[at] ^= 1;
        let wrong = if at < 16 { IndexProblem::NotOne } else { IndexProblem::Damaged };
        assert_eq!(Index::from_bytes(&damaged, list), Err(wrong), "byte {at}");
        assert!(Index::from_bytes(&bytes[..at], list).is_err(), "cut at {at}");
    }
}

#[test]
fn what_somebody_wrote_who_can_count_leads_nowhere_strange() {
    let list = Digest::of(b"a list");
    let bytes = Index::build(list, &WORDS).expect("an index").to_bytes();
    let body = bytes.len() - 32;
    let mut taken = 0;
    for at in 16 + 32..body {
        for bit in 0..8 {
            let mut forged = bytes[..body].to_vec();
            forged[at] ^= 1 << bit;
            let digest = Digest::of(&forged);
            forged.extend_from_slice(&digest.0);
            // Whatever it is, it is refused, or words can be looked for in it.
            if let Ok(index) = Index::from_bytes(&forged, list) {
                taken += 1;
                for word in WORDS {
                    let _ = has(&index, word);
                }
            }
        }
    }
    // Among them are such as have another letter on an edge, which nobody could see.
    assert!(taken > 0 && taken < (body - 48) * 4, "{taken} of {}", (body - 48) * 8);
}
