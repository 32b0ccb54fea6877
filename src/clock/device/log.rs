//! The clock's event log: the last events, which of them a console has, and which to put on the air next.

use std::collections::VecDeque;

use crate::clock::frame::Happening;
use crate::domain::{At, Millis};

/// Events that are kept.
pub(super) const KEPT: usize = 64;
/// How long an event that wants no receipt is on the air.
const AIRED: Millis = Millis(3000);
/// How many of the newest waiting events take turns on the air, so that none waits long for its turn.
const TURNS: usize = 4;

/// One event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) number: u16,
    pub(super) what: Happening,
    pub(super) at: At,
    pub(super) since_press: Option<Millis>,
    receipted: bool,
}

/// The log.
#[derive(Clone, Debug, Default)]
pub(super) struct Log {
    newest: u16,
    entries: VecDeque<Entry>,
    /// How many of the oldest will not be on the air again.
    off_air: usize,
    turn: usize,
}

impl Log {
    /// The newest event's number; 0 before the first.
    pub(super) fn newest(&self) -> u16 {
        self.newest
    }

    /// Adds an event under the next number. Numbers go round from 65535 to 1.
    pub(super) fn add(&mut self, at: At, what: Happening, since_press: Option<Millis>) {
        self.newest = self.newest.checked_add(1).unwrap_or(1);
        if self.entries.len() == KEPT {
            self.entries.pop_front();
            self.off_air = self.off_air.saturating_sub(1);
        }
        self.entries.push_back(Entry { number: self.newest, what, at, since_press, receipted: false });
        // The newcomer goes on the air first.
        self.turn = 0;
    }

    /// Goes on behind this number; the entries are gone.
    pub(super) fn go_on(&mut self, newest: u16) {
        *self = Self { newest, ..Self::default() };
    }

    /// Loses the entries, not the numbering.
    pub(super) fn forget(&mut self) {
        self.entries.clear();
        self.off_air = 0;
    }

    /// Notes a receipt; `false` where the event is not kept (any more).
    pub(super) fn receipt(&mut self, number: u16) -> bool {
        let entry = self.entries.iter_mut().find(|entry| entry.number == number);
        entry.is_some_and(|entry| {
            entry.receipted = true;
            true
        })
    }

    /// The events after `number`, oldest first; all where it is not kept.
    pub(super) fn since(&self, number: u16) -> Vec<Entry> {
        let after = self.entries.iter().position(|entry| entry.number == number).map_or(0, |place| place + 1);
        self.entries.iter().skip(after).cloned().collect()
    }

    /// The waiting event whose turn it is, newest first.
    pub(super) fn next_to_air(&mut self, now: At) -> Option<Entry> {
        let waits =
            |entry: &Entry| !entry.receipted && (entry.what.wants_receipt() || now.since(entry.at) < AIRED);
        let over = self.entries.iter().skip(self.off_air).take_while(|entry| !waits(entry)).count();
        self.off_air += over;
        let mut waiting =
            self.entries.iter().skip(self.off_air).rev().filter(|entry| waits(entry)).take(TURNS);
        let turn = self.turn % waiting.clone().count().max(1);
        let entry = waiting.nth(turn)?.clone();
        self.turn = self.turn.wrapping_add(1);
        Some(entry)
    }
}
