//! The clock on the wall; the only place in the library that reads it.

use std::cell::Cell;
use std::time::{SystemTime, UNIX_EPOCH};

use chrono::Local;

use crate::domain::At;

thread_local! {
    static LATEST: Cell<At> = const { Cell::new(At(0)) };
}

/// Now. Never earlier than it was before, even where the system's clock is set back.
#[expect(clippy::disallowed_methods, reason = "this is where time enters; everywhere else it is passed in")]
pub fn now() -> At {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let now = At(i64::try_from(since.as_millis()).unwrap_or(i64::MAX));
    LATEST.with(|latest| {
        latest.set(latest.get().max(now));
        latest.get()
    })
}

/// Minutes that the wall clock of the hall is ahead of UTC.
pub fn utc_offset_min() -> i32 {
    Local::now().offset().local_minus_utc() / 60
}
