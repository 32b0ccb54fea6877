//! What is going to happen, in the order of (time, number).

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::domain::At;

struct Due<T>(At, u64, T);

impl<T> PartialEq for Due<T> {
    fn eq(&self, other: &Self) -> bool {
        (self.0, self.1) == (other.0, other.1)
    }
}

impl<T> Eq for Due<T> {}

impl<T> PartialOrd for Due<T> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<T> Ord for Due<T> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.0, self.1).cmp(&(other.0, other.1))
    }
}

/// A queue of things to come. Things due at the same moment come in the order in which they were put in.
pub(super) struct Queue<T> {
    heap: BinaryHeap<Reverse<Due<T>>>,
    number: u64,
}

impl<T> Queue<T> {
    pub(super) fn new() -> Self {
        Self { heap: BinaryHeap::new(), number: 0 }
    }

    pub(super) fn push(&mut self, at: At, thing: T) {
        self.number += 1;
        self.heap.push(Reverse(Due(at, self.number, thing)));
    }

    pub(super) fn next_at(&self) -> Option<At> {
        self.heap.peek().map(|Reverse(due)| due.0)
    }

    /// The next thing that is due at `now`, with its own moment.
    pub(super) fn pop(&mut self, now: At) -> Option<(At, T)> {
        if self.next_at()? > now {
            return None;
        }
        self.heap.pop().map(|Reverse(due)| (due.0, due.2))
    }
}
