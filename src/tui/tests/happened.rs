//! A line of what happened at a table, made by hand.

use crate::domain::{At, Citation, Millis, Seq};
use crate::station::{TableHappening, TimelineRow};
use crate::tournament::{About, Event};

/// An event so many seconds ago.
pub(super) fn happened(now: At, seconds_ago: i64, event: Event, printed: &str) -> TimelineRow {
    let what = TableHappening::Journaled { seq: Seq(400 - seconds_ago as u64), event: Box::new(event) };
    let cite = vec![Citation::new(printed)];
    TimelineRow { at: now - Millis::secs(seconds_ago), what, cite, about: About::Nothing }
}
