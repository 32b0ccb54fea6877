//! A console that speaks in lines of text.

use crate::domain::{At, Seq};

use super::RunningConsole;

impl RunningConsole {
    /// A line of text, where the console speaks in lines.
    pub fn line(&mut self, now: At, line: &str) {
        let snapshot = self.snapshot(now);
        self.ui.prepare(line, &snapshot);
        // What was named just now is looked at closely.
        let snapshot = self.snapshot(now);
        let acts = self.ui.line(line, &snapshot);
        self.wanted(now, acts);
    }

    /// What there is to say in lines; `seen` is the last entry of the journal that was told.
    pub fn told(&mut self, seen: &mut Seq, now: At) -> Vec<String> {
        let news = self.station.news(*seen);
        *seen = self.station.seq();
        let snapshot = self.snapshot(now);
        let lines = self.ui.told(&news, &snapshot);
        self.dirty = false;
        lines
    }

    /// Whether everything that was asked for is done, and on the disk.
    pub fn idle(&self) -> bool {
        let done = self.under_way.is_none() && self.chain.is_empty();
        done && !self.writer.is_reopening() && self.station.writing_since().is_none()
    }
}
