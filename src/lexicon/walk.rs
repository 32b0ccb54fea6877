//! A walk through a set.
//!
//! A set has no values, and whoever asks only whether a word is there needs of each node no more than where one letter
//! leads. The nodes are read here as `fst` writes them in version 3 of its format (its `raw/node.rs`); its own reader
//! takes half as long again, since it makes ready what only maps have. Other versions are left to it.

use fst::raw::{CompiledAddr, Fst};

/// The version that is read here.
const VERSION: u64 = 3;
/// From how many ways on a node has a table of all 256 bytes.
const INDEXED: usize = 32;
/// The bytes that stand in the state byte itself, from 1.
const COMMON: &[u8; 63] = b"te/oasripcnw.hlm-du012g=:bf3y5&_4v9678k%?xCDASFIBEjPTzRNM+LOqHG";
/// A final node with no ways; it is not written.
const END: CompiledAddr = 0;

/// Whether a set can be walked through here.
pub(super) fn walkable<D: AsRef<[u8]>>(set: &Fst<D>) -> bool {
    let version = set.as_bytes().first_chunk().map(|bytes| u64::from_le_bytes(*bytes));
    version == Some(VERSION) && u32::try_from(set.size()).is_ok()
}

/// Whether the rest of a word leads from a node to the end of a word. Bytes that are no set give some answer.
#[inline]
pub(super) fn leads_on(set: &[u8], mut node: CompiledAddr, rest: &[u8]) -> bool {
    for &byte in rest {
        match next(set, node, byte) {
            Some(after) => node = after,
            None => return false,
        }
    }
    node == END || set.get(node).is_some_and(|state| state >> 6 == 0b01)
}

/// Where a byte leads from a node.
#[inline]
fn next(set: &[u8], node: CompiledAddr, byte: u8) -> Option<CompiledAddr> {
    if node == END {
        return None;
    }
    let state = *set.get(node)?;
    let low = usize::from(state & 0b11_1111);
    if state >= 0b1000_0000 {
        // One way: its byte, in the state or before it; then, unless the next node stands right here, the step back.
        let (own, at) = match low.checked_sub(1) {
            Some(common) => (*COMMON.get(common)?, node.wrapping_sub(1)),
            None => (*set.get(node.wrapping_sub(1))?, node.wrapping_sub(2)),
        };
        if own != byte {
            return None;
        }
        if state >= 0b1100_0000 {
            return Some(at);
        }
        let size = usize::from(*set.get(at)? >> 4);
        let from = at.wrapping_sub(size);
        return back(set, from, size, from);
    }
    // Several ways: how many, sizes, a table where they are many, their bytes and steps with the last one first.
    let (ways, at) = match low {
        0 => (usize::from(*set.get(node.wrapping_sub(1))?), node.wrapping_sub(2)),
        ways => (ways, node.wrapping_sub(1)),
    };
    // One way has a state of its own, so 1 means 256.
    let ways = if low == 0 && ways == 1 { 256 } else { ways };
    let size = usize::from(*set.get(at)? >> 4);
    let (which, bytes) = if ways > INDEXED {
        let table = at.wrapping_sub(256);
        let which = usize::from(*set.get(table.wrapping_add(usize::from(byte)))?);
        (Some(which).filter(|which| *which < ways)?, table.wrapping_sub(ways))
    } else {
        let bytes = at.wrapping_sub(ways);
        let found = set.get(bytes..at)?.iter().position(|&own| own == byte)?;
        (ways - 1 - found, bytes)
    };
    let from = bytes.wrapping_sub((which + 1) * size);
    back(set, from, size, bytes.wrapping_sub(ways * size))
}

/// The node that a step of some bytes goes back to, from the end of the node that it belongs to.
#[inline]
fn back(set: &[u8], at: usize, size: usize, end: usize) -> Option<CompiledAddr> {
    let bits = 8 * size as u32;
    // A step is followed by the rest of its node, so four bytes are there.
    let four = set.get(at..at.wrapping_add(4))?.first_chunk()?;
    let step = (u32::from_le_bytes(*four) & u32::MAX.checked_shr(32_u32.checked_sub(bits)?)?) as usize;
    Some(if step == 0 { END } else { end.wrapping_sub(step) })
}

#[cfg(test)]
mod tests {
    use fst::Set;

    use super::*;

    fn agrees(words: &[Vec<u8>], asked: impl IntoIterator<Item = Vec<u8>>) {
        let set = Set::from_iter(words).expect("words in order");
        assert!(walkable(set.as_fst()));
        let (bytes, root) = (set.as_fst().as_bytes(), set.as_fst().root().addr());
        for word in asked {
            assert_eq!(leads_on(bytes, root, &word), set.contains(&word), "{word:?}");
        }
    }

    #[test]
    fn every_byte_alone_and_beside_others_is_found_as_fst_finds_it() {
        for byte in 0..=u8::MAX {
            let words = [vec![byte], vec![byte, 7, byte], vec![byte, byte]];
            let mut sorted = words.to_vec();
            sorted.sort();
            sorted.dedup();
            let asked =
                (0..=u8::MAX).flat_map(|other| [vec![other], vec![byte, other], vec![byte, 7, other]]);
            agrees(&sorted, asked.chain([vec![]]));
        }
    }

    #[test]
    fn nodes_of_all_widths_are_read_as_fst_reads_them() {
        for ways in 1..=256_u16 {
            let of = |first: u16| (0..ways).map(move |second| vec![first as u8, second as u8, 1]);
            let words: Vec<Vec<u8>> = [0, 1, 40].into_iter().flat_map(of).collect();
            let asked = (0..=u8::MAX)
                .flat_map(|at| [vec![1, at], vec![40, at, 1], vec![2, at, 1], vec![0, at, 1, 1]]);
            agrees(&words, asked.chain(words.clone()));
        }
    }

    #[test]
    fn an_empty_set_has_no_word_and_a_damaged_one_never_panics() {
        agrees(&[], [vec![], vec![1]]);
        agrees(&[vec![]], [vec![], vec![1]]);
        let words: Vec<String> = (100..900).map(|number| format!("{number}ÄŽ")).collect();
        let set = Set::from_iter(&words).expect("words in order");
        let whole = set.as_fst().as_bytes().to_vec();
        for at in 0..whole.len() {
            for flip in [1, 0x40, 0x80, 0xff] {
                let mut bytes = whole.clone();
                bytes[at] ^= flip;
                for word in ["123ÄŽ", "899ÄŽ", "8"] {
                    leads_on(&bytes, set.as_fst().root().addr(), word.as_bytes());
                    leads_on(&bytes[..at], set.as_fst().root().addr(), word.as_bytes());
                }
            }
        }
    }
}
