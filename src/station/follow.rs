//! Whoever only reads: takes in what others have journaled and carries out nothing.

use crate::domain::At;

use super::{Input, Station};

impl Station {
    /// Takes in what others have written, or why that cannot be said; whether anything is shown otherwise from now on.
    /// Whoever only reads carries out nothing of what it is told to do.
    pub fn follow(&mut self, now: At, news: Option<Input>) -> bool {
        let unread = matches!(news, Some(Input::Unreadable { .. } | Input::Damaged { .. }));
        let recovered = (!unread && self.is_halted()).then_some(Input::Recovered);
        let mut any = false;
        for input in news.into_iter().chain(recovered) {
            drop(self.step(now, input));
            any = true;
        }
        any
    }
}
