//! Makes the index of a list.
//!
//! The words of a length come in order, and nodes are closed from the end of a word as soon as the next word leaves
//! them; a closed node that is there already is that one. So the graph is never larger than it ends.

use std::collections::{BTreeMap, BTreeSet};

use super::graph::{Graph, LEAF, NOWHERE};
use super::{Anagrams, Index, IndexProblem, LONGEST};
use crate::domain::Digest;
use crate::engine::Letters;

/// Bits of a letter in a packed word.
const BITS: usize = 6;

pub(super) fn build<W: AsRef<str>>(list: Digest, words: &[W]) -> Result<Index, IndexProblem> {
    let letters: BTreeSet<char> = letters(words);
    let letters = Letters::of_list(letters)?;
    let mut packed: Vec<Vec<u128>> = vec![Vec::new(); LONGEST + 1];
    for word in words {
        pack(word.as_ref(), &letters, &mut packed);
    }
    let mut nodes = Nodes::new(letters.all().len() > 32);
    let (mut counts, mut forward, mut backward) =
        ([0; LONGEST + 1], [NOWHERE; LONGEST + 1], [NOWHERE; LONGEST + 1]);
    for (length, words) in packed.iter_mut().enumerate().skip(2) {
        words.sort_unstable();
        words.dedup();
        counts[length] = words.len() as u32;
        forward[length] = nodes.graph_of(length, words)?;
        let mut turned: Vec<u128> = words.iter().map(|&word| turned(word, length)).collect();
        turned.sort_unstable();
        backward[length] = nodes.graph_of(length, &turned)?;
    }
    let anagrams = Anagrams::of(|length| {
        packed[length].iter().map(move |&word| (0..length).map(move |at| letter(word, length, at)))
    });
    let graph = Graph { wide: nodes.wide, nodes: nodes.row, leaves: nodes.leaves };
    Ok(Index { letters, list, words: counts, forward, backward, graph, anagrams })
}

fn letters<W: AsRef<str>>(words: &[W]) -> BTreeSet<char> {
    let mut letters = BTreeSet::new();
    // A list has few letters and many words: a set is asked only for what was not just seen.
    let mut seen = [false; 0x1000];
    for letter in words.iter().flat_map(|word| word.as_ref().chars()) {
        match seen.get_mut(letter as usize) {
            Some(seen) if *seen => {}
            Some(seen) => {
                *seen = true;
                letters.insert(letter);
            }
            None => {
                letters.insert(letter);
            }
        }
    }
    letters
}

fn pack(word: &str, letters: &Letters, packed: &mut [Vec<u128>]) {
    let (mut number, mut length) = (0_u128, 0);
    for letter in word.chars() {
        length += 1;
        if length > LONGEST {
            return;
        }
        number = number << BITS | u128::from(letters.place(letter).unwrap_or_default());
    }
    packed[length].push(number);
}

/// The letter at a place of a packed word.
fn letter(word: u128, length: usize, at: usize) -> u8 {
    (word >> (BITS * (length - 1 - at)) & 0x3f) as u8
}

fn turned(word: u128, length: usize) -> u128 {
    (0..length).rev().fold(0, |number, at| number << BITS | u128::from(letter(word, length, at)))
}

/// The nodes so far.
struct Nodes {
    wide: bool,
    row: Vec<u32>,
    leaves: Vec<u64>,
    known_leaves: BTreeMap<u64, u32>,
    /// Places of nodes by a hash of what they are, open addressing; 0 is free.
    slots: Vec<u32>,
    taken: usize,
}

/// A node that may still grow.
#[derive(Clone, Default)]
struct OpenNode {
    mask: u64,
    edges: Vec<u32>,
}

impl Nodes {
    fn new(wide: bool) -> Self {
        let row = vec![NOWHERE; if wide { 2 } else { 1 }];
        Self {
            wide,
            row,
            leaves: Vec::new(),
            known_leaves: BTreeMap::new(),
            slots: vec![0; 1 << 16],
            taken: 0,
        }
    }

    /// The graph of the words of a length, which come in order, each once; gives the node where they begin.
    fn graph_of(&mut self, length: usize, words: &[u128]) -> Result<u32, IndexProblem> {
        let mut open = vec![OpenNode::default(); length];
        let mut last = None;
        for &word in words {
            let shared = last.map_or(0, |last: u128| {
                let differ = (128 - (last ^ word).leading_zeros()) as usize;
                length - differ.div_ceil(BITS)
            });
            self.close_behind(shared, &mut open, last.is_some())?;
            for (at, node) in open.iter_mut().enumerate().skip(shared) {
                node.mask |= 1 << letter(word, length, at);
            }
            last = Some(word);
        }
        if last.is_none() {
            return Ok(NOWHERE);
        }
        self.close_behind(0, &mut open, true)?;
        self.close(&mut open[0])
    }

    /// Closes what the next word leaves: all nodes behind the letter in which it differs.
    fn close_behind(&mut self, shared: usize, open: &mut [OpenNode], any: bool) -> Result<(), IndexProblem> {
        for at in (shared + 1..open.len()).rev().filter(|_| any) {
            let edge = self.close(&mut open[at])?;
            open[at - 1].edges.push(edge);
        }
        Ok(())
    }

    /// The edge to a node, which is empty then.
    fn close(&mut self, open: &mut OpenNode) -> Result<u32, IndexProblem> {
        let OpenNode { mask, edges } = open;
        let mask = std::mem::take(mask);
        if edges.is_empty() {
            let next = self.leaves.len() as u32;
            let leaf = *self.known_leaves.entry(mask).or_insert(next);
            if leaf == next {
                self.leaves.push(mask);
            }
            return Ok(leaf | LEAF);
        }
        if self.taken * 2 >= self.slots.len() {
            self.grow();
        }
        let slot = self.slot(mask, edges);
        if self.slots[slot] == 0 {
            let next = self.row.len() as u32;
            if next >= LEAF - 128 {
                return Err(IndexProblem::TooLong);
            }
            (self.slots[slot], self.taken) = (next, self.taken + 1);
            self.row.push(mask as u32);
            self.row.extend(self.wide.then_some((mask >> 32) as u32));
            self.row.extend_from_slice(edges);
        }
        edges.clear();
        Ok(self.slots[slot])
    }

    /// What stands at a place: a mask, and from where its edges stand.
    fn mask(&self, at: usize) -> (u64, usize) {
        let low = u64::from(self.row[at]);
        if self.wide { (low | u64::from(self.row[at + 1]) << 32, at + 2) } else { (low, at + 1) }
    }

    /// Where a node stands among the slots, or the free one where it would.
    fn slot(&self, mask: u64, edges: &[u32]) -> usize {
        let step = |hash: u64, &edge: &u32| {
            (hash ^ u64::from(edge)).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29)
        };
        let hash = edges.iter().fold(mask.wrapping_mul(0xD6E8_FEB8_6659_FD93), step);
        let last = self.slots.len() - 1;
        let mut slot = (hash ^ hash >> 32) as usize & last;
        loop {
            let at = self.slots[slot] as usize;
            if at == 0 {
                return slot;
            }
            let (other, from) = self.mask(at);
            if other == mask && self.row[from..].starts_with(edges) {
                return slot;
            }
            slot = (slot + 1) & last;
        }
    }

    fn grow(&mut self) {
        let old = std::mem::take(&mut self.slots);
        self.slots = vec![0; old.len() * 4];
        for at in old.into_iter().filter(|&at| at != 0) {
            let (mask, from) = self.mask(at as usize);
            let edges = self.row[from..from + mask.count_ones() as usize].to_vec();
            let slot = self.slot(mask, &edges);
            self.slots[slot] = at;
        }
    }
}
