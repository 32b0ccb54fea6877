//! In which order the tables stand: what waits for a person first, and of that what has waited longest.

use std::cmp::Reverse;

use crate::domain::{At, Millis, TableId};

use super::Station;
use super::view::{TableRow, Urgency};

impl Station {
    /// How long a table has waited for somebody to decide, say or do something; `None` where nobody is waited for.
    pub(super) fn waits(&self, row: &TableRow, now: At) -> Option<Millis> {
        match row.urgency {
            Urgency::Referee
            | Urgency::Claim
            | Urgency::ByHand
            | Urgency::Challenge
            | Urgency::Deadline
            | Urgency::ClockInChallenge => {}
            Urgency::Fault | Urgency::TimeOut | Urgency::Suspect | Urgency::Stale | Urgency::Calm => {
                return None;
            }
        }
        let slip = row.slip.map(|(_, age)| age);
        let claim = row.game.claim.as_ref().map(|(_, age)| *age);
        let by_hand =
            self.state.orders.live_at(&row.table).filter(|(_, order)| self.state.is_to_be_said(order));
        let by_hand = by_hand.map(|(_, order)| now.since(order.placed_at)).max();
        let reached = row.game.deadlines.iter().map(|deadline| now.since(deadline.at));
        let reached = reached.filter(|gone| gone.0 >= 0).max();
        // Since when a clock stands in challenge without a slip nobody has noted.
        Some([slip, claim, by_hand, reached].into_iter().flatten().max().unwrap_or_default())
    }
}

/// By what tables are sorted: those that wait before all others, the longest first; then the worst, then by number.
pub(super) fn rank(row: &TableRow) -> (bool, Reverse<Option<Millis>>, Urgency, TableId) {
    (row.waits.is_none(), Reverse(row.waits), row.urgency, row.table)
}
