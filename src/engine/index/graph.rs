//! Nodes and edges of an index as numbers in a row, and the file that they lie in: a head, the numbers, and the
//! BLAKE3 of all before it.

use super::{Anagrams, Index, IndexProblem, LONGEST};
use crate::domain::Digest;
use crate::engine::Letters;

/// Marks an edge to a leaf.
pub(super) const LEAF: u32 = 1 << 31;
/// What no word leads out of: the first numbers of every graph are 0.
pub(super) const NOWHERE: u32 = 0;

/// The ends of words that a node leads to: how many letters there are until then, and how many words. In one number,
/// since there are as many as there are nodes.
#[derive(Clone, Copy, Default)]
pub(super) struct Ends(u32);

impl Ends {
    const BITS: u32 = 28;

    fn new(letters: u32, words: u32) -> Option<Self> {
        (letters >> (u32::BITS - Self::BITS) == 0 && words >> Self::BITS == 0)
            .then_some(Self(letters << Self::BITS | words))
    }

    pub(super) fn letters(self) -> u32 {
        self.0 >> Self::BITS
    }

    pub(super) fn words(self) -> u32 {
        self.0 & ((1 << Self::BITS) - 1)
    }
}

/// Nodes: the bits of the letters that may follow, in one number or two, then the edges in the order of the letters.
/// An edge is the place of a node, or with [`LEAF`] that of a leaf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::engine) struct Graph {
    /// Whether the bits of a node take two numbers.
    pub(super) wide: bool,
    pub(super) nodes: Vec<u32>,
    pub(super) leaves: Vec<u64>,
}

impl Graph {
    pub(in crate::engine) fn is_wide(&self) -> bool {
        self.wide
    }

    /// The letters that may follow at a node that is no leaf.
    #[inline]
    pub(in crate::engine) fn mask<const WIDE: bool>(&self, node: u32) -> u64 {
        let at = node as usize;
        if WIDE {
            u64::from(self.nodes[at]) | u64::from(self.nodes[at + 1]) << 32
        } else {
            u64::from(self.nodes[at])
        }
    }

    /// The edge by a letter that may follow; `mask` is the node's.
    #[inline]
    pub(in crate::engine) fn edge<const WIDE: bool>(&self, node: u32, mask: u64, bit: u64) -> u32 {
        let before = (mask & (bit - 1)).count_ones() as usize;
        self.nodes[node as usize + if WIDE { 2 } else { 1 } + before]
    }

    /// The letters that end a word at a leaf.
    #[inline]
    pub(in crate::engine) fn leaf(&self, edge: u32) -> u64 {
        self.leaves[(edge & !LEAF) as usize]
    }

    /// Where some letters lead from a node; `None` where they are the beginning of no word.
    pub(in crate::engine) fn walk(&self, from: u32, letters: impl Iterator<Item = u8>) -> Option<u32> {
        if self.wide { self.walk_of::<true>(from, letters) } else { self.walk_of::<false>(from, letters) }
    }

    fn walk_of<const WIDE: bool>(&self, mut node: u32, letters: impl Iterator<Item = u8>) -> Option<u32> {
        for letter in letters {
            if node & LEAF != 0 {
                return None;
            }
            let (mask, bit) = (self.mask::<WIDE>(node), 1 << letter);
            if mask & bit == 0 {
                return None;
            }
            node = self.edge::<WIDE>(node, mask, bit);
        }
        (node != NOWHERE).then_some(node)
    }

    /// What each node leads to, by its place; `None` where an edge leads to where no node is, nodes with rests of
    /// several lengths follow one, or a letter is none of so many.
    pub(super) fn proved(&self, letters: usize) -> Option<Vec<Ends>> {
        let head = if self.wide { 2 } else { 1 };
        let strange = |mask: u64| mask.checked_shr(letters as u32).is_some_and(|beyond| beyond != 0);
        if self.leaves.iter().any(|&leaf| leaf == 0 || strange(leaf)) {
            return None;
        }
        let mut found = vec![Ends::default(); self.nodes.len()];
        if self.nodes.get(..head)?.iter().any(|&it| it != 0) {
            return None;
        }
        let mut at = head;
        while at < self.nodes.len() {
            let (mask, edges) = self.nodes[at..].split_at_checked(head)?;
            let count: u32 = mask.iter().map(|it| it.count_ones()).sum();
            let (mut letters, mut words) = (0, 0_u32);
            for &edge in edges.get(..count as usize)? {
                let below = if edge & LEAF == 0 {
                    *found[..at].get(edge as usize)?
                } else {
                    Ends::new(1, self.leaves.get((edge & !LEAF) as usize)?.count_ones())?
                };
                if below.letters() == 0 || (letters != 0 && letters != below.letters() + 1) {
                    return None;
                }
                (letters, words) = (below.letters() + 1, words.saturating_add(below.words()));
            }
            let low = u64::from(mask[0]);
            if count == 0 || strange(mask.get(1).map_or(low, |&high| low | u64::from(high) << 32)) {
                return None;
            }
            found[at] = Ends::new(letters, words)?;
            at += head + count as usize;
        }
        Some(found)
    }
}

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
