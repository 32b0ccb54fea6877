//! Which commands a clock has applied (§7): the reason why a retry cannot apply twice.

use std::collections::BTreeSet;

use crate::domain::OpId;

/// Op ids that are remembered.
const REMEMBERED: usize = 32;

/// What a clock knows about an op id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Known {
    /// Not applied.
    New,
    /// Applied before.
    Applied,
    /// Older than everything remembered: it cannot be told.
    TooOld,
}

/// The highest op ids applied. The highest, not the latest: when the lowest is dropped, everything below it is
/// refused from then on, so that nothing that was forgotten can ever pass as new.
#[derive(Clone, Debug, Default)]
pub(super) struct OpMemory {
    applied: BTreeSet<OpId>,
    dropped: Option<OpId>,
}

impl OpMemory {
    pub(super) fn know(&self, op: OpId) -> Known {
        if self.applied.contains(&op) {
            Known::Applied
        } else if self.dropped.is_some_and(|dropped| op <= dropped) {
            Known::TooOld
        } else {
            Known::New
        }
    }

    /// The highest number of those; 0 where there is none.
    pub(super) fn highest(&self) -> OpId {
        self.applied.last().copied().unwrap_or(OpId(0))
    }

    pub(super) fn remember(&mut self, op: OpId) {
        self.applied.insert(op);
        if self.applied.len() > REMEMBERED {
            self.dropped = self.applied.pop_first();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_forgotten_is_never_new() {
        let mut memory = OpMemory::default();
        memory.remember(OpId(100));
        for op in 1..=40 {
            if memory.know(OpId(op)) == Known::New {
                memory.remember(OpId(op));
            }
        }
        assert_eq!(memory.know(OpId(100)), Known::Applied);
        assert_eq!(memory.know(OpId(40)), Known::Applied);
        assert_eq!(memory.know(OpId(1)), Known::TooOld);
        assert_eq!(memory.know(OpId(41)), Known::New);
    }
}
