//! The hall: every table, the most urgent first; one of them opened; the round as a whole.

mod cells;
mod clocks;
mod draw;
pub(super) mod duplicate;
mod header;
mod keys;
mod marks;
pub(super) mod results;
mod round;
pub(super) mod standings;
mod start;
mod state;
mod table;

pub(super) use cells::need;
pub(super) use draw::draw;
pub(super) use state::HallScreen;
