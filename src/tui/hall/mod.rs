//! The hall: every table, the most urgent first; one of them opened; the round as a whole.

mod cell;
mod clocks;
mod draw;
pub(super) mod duplicate;
mod header;
mod heard;
mod keys;
mod latest;
mod marks;
mod painter;
pub(super) mod results;
mod round;
mod running;
pub(super) mod standings;
mod start;
mod state;
mod table;
mod times;
mod title;

pub(super) use draw::draw;
pub(super) use painter::need;
pub(super) use state::Hall;
