//! An index as it lies in a file: a head, the numbers, and the BLAKE3 of all before it.

use super::graph::{Graph, NOWHERE};
use super::{Anagrams, Index, IndexProblem, LONGEST};
use crate::domain::Digest;
use crate::engine::Letters;

/// What it begins with, with its version.
const MARK: &[u8; 16] = b"ephor moves  1\n\0";
const DIGEST: usize = 32;

pub(super) fn written(index: &Index) -> Vec<u8> {
    let Index { letters, list, words, forward, backward, graph, anagrams } = index;
    let text: String = letters.all().iter().collect();
    let mut bytes = MARK.to_vec();
    bytes.extend_from_slice(&list.0);
    let counts = [text.len(), graph.nodes.len(), graph.leaves.len(), anagrams.bytes().len()];
    let numbers = counts.into_iter().map(|count| count as u32);
    let numbers = numbers.chain(words.iter().chain(forward).chain(backward).copied());
    bytes.extend(numbers.flat_map(u32::to_le_bytes));
    bytes.extend_from_slice(text.as_bytes());
    bytes.extend(graph.nodes.iter().flat_map(|it| it.to_le_bytes()));
    bytes.extend(graph.leaves.iter().flat_map(|it| it.to_le_bytes()));
    bytes.extend_from_slice(anagrams.bytes());
    let digest = Digest::of(&bytes);
    bytes.extend_from_slice(&digest.0);
    bytes
}

pub(super) fn read(bytes: &[u8], list: Digest) -> Result<Index, IndexProblem> {
    let (body, digest) =
        bytes.len().checked_sub(DIGEST).map(|end| bytes.split_at(end)).ok_or(IndexProblem::NotOne)?;
    let rest = body.strip_prefix(MARK.as_slice()).ok_or(IndexProblem::NotOne)?;
    if Digest::of(body).0 != digest {
        return Err(IndexProblem::Damaged);
    }
    let (found, rest) = rest.split_first_chunk::<DIGEST>().ok_or(IndexProblem::Damaged)?;
    if Digest(*found) != list {
        return Err(IndexProblem::OtherList { found: Digest(*found) });
    }
    parsed(rest, list).ok_or(IndexProblem::Damaged)
}

/// Reads what stands behind the head; `None` where it is not as it was written.
fn parsed(mut rest: &[u8], list: Digest) -> Option<Index> {
    let mut number = || {
        let (number, behind) = rest.split_first_chunk()?;
        rest = behind;
        Some(u32::from_le_bytes(*number))
    };
    let [text, nodes, leaves, words_long] = [number()?, number()?, number()?, number()?];
    let mut row = || {
        let mut row = [0; LONGEST + 1];
        for place in &mut row {
            *place = number()?;
        }
        Some(row)
    };
    let (words, forward, backward) = (row()?, row()?, row()?);
    let (text, rest) = rest.split_at_checked(text as usize)?;
    let (nodes, rest) = rest.split_at_checked((nodes as usize).checked_mul(4)?)?;
    let (leaves, anagrams) = rest.split_at_checked((leaves as usize).checked_mul(8)?)?;
    let letters = Letters::of_list(std::str::from_utf8(text).ok()?.chars()).ok()?;
    let nodes: Vec<u32> = nodes.as_chunks().0.iter().map(|it| u32::from_le_bytes(*it)).collect();
    let leaves: Vec<u64> = leaves.as_chunks().0.iter().map(|it| u64::from_le_bytes(*it)).collect();
    let graph = Graph { wide: letters.all().len() > 32, nodes, leaves };
    let proved = graph.proved(letters.all().len())?;
    for (length, &count) in words.iter().enumerate() {
        for root in [forward[length], backward[length]] {
            let ends = *proved.get(root as usize)?;
            let fits = ends.letters() as usize == length && ends.words() == count;
            if !(fits || root == NOWHERE && count == 0) {
                return None;
            }
        }
    }
    let whole = anagrams.len() == words_long as usize;
    let anagrams = Anagrams::read(anagrams, letters.all().len()).filter(|_| whole)?;
    Some(Index { letters, list, words, forward, backward, graph, anagrams })
}
