//! The first letters of long words in one step.
//!
//! The widest nodes of a set are those of the first letters, and every look-up would walk through them. The table
//! knows, for any three letters, the node where a walk would be after them, or that no word begins so.

use fst::raw::{CompiledAddr, Fst, Node};

use super::letters::Letters;
use super::walk::{leads_on, walkable};

/// How many letters are jumped over.
pub(super) const JUMPED: u8 = 3;

/// Nodes by the three letters that lead to them.
#[derive(Debug)]
pub(super) struct Jump {
    /// 0 where no word goes on after these letters.
    nodes: Box<[u32]>,
    radix: usize,
}

impl Jump {
    /// The table of a set; `None` where the set has letters that are not among these, or cannot be walked through.
    pub(super) fn new<D: AsRef<[u8]>>(set: &Fst<D>, letters: &Letters) -> Option<Self> {
        if !walkable(set) {
            return None;
        }
        let radix = letters.radix();
        let mut jump = Self { nodes: vec![0; radix.pow(u32::from(JUMPED))].into_boxed_slice(), radix };
        jump.fill(set, letters, &set.root(), 0, JUMPED)?;
        Some(jump)
    }

    /// Enters all ways of `left` more letters from a node.
    fn fill<D: AsRef<[u8]>>(
        &mut self,
        set: &Fst<D>,
        letters: &Letters,
        node: &Node<'_>,
        index: usize,
        left: u8,
    ) -> Option<()> {
        if left == 0 {
            // Without transitions a node has address 0: nothing goes on, as where there is no node at all.
            self.nodes[index] = node.addr() as u32;
            return Some(());
        }
        let enter = |jump: &mut Self, bytes: &[u8], addr: CompiledAddr| match letters.first(bytes) {
            (0, _) => None,
            (code, _) => {
                jump.fill(set, letters, &set.node(addr), index * jump.radix + usize::from(code), left - 1)
            }
        };
        for way in node.transitions() {
            if way.inp < 0x80 {
                enter(self, &[way.inp], way.addr)?;
            } else {
                for second in set.node(way.addr).transitions() {
                    enter(self, &[way.inp, second.inp], second.addr)?;
                }
            }
        }
        Some(())
    }

    /// Whether a set has a word of more than three letters.
    #[inline]
    pub(super) fn contains<D: AsRef<[u8]>>(&self, set: &Fst<D>, letters: &Letters, word: &str) -> bool {
        let (mut index, mut rest) = (0, word.as_bytes());
        for _ in 0..JUMPED {
            let (code, length) = letters.first(rest);
            if code == 0 {
                return false;
            }
            index = index * self.radix + usize::from(code);
            rest = &rest[length..];
        }
        let addr = self.nodes[index];
        if addr == 0 {
            return false;
        }
        leads_on(set.as_bytes(), addr as CompiledAddr, rest)
    }
}
