//! Files of other programs: read as their own rules say, and written as those rules want them.
//!
//! - TSH: a division (`.t`), the configuration (`config.tsh`), an archive of both; read and written.
//! - AUPAIR and WESPA: TOU, written.
//! - ABSP: one game a line, written.
//! - GCG, the notation of Quackle: a duplicate game, written; the moves of one, read.
//!
//! Nothing here knows a file: bytes come in, values go out. What a file says and an event has no place for is named
//! with its line and never dropped in silence; a line that cannot be understood is named with what belongs there.

mod archive;
mod charset;
mod chart;
mod config;
mod division;
mod entry;
mod fixtures;
mod gcg;
mod latin;
mod perl;
#[cfg(test)]
mod tests;
mod tou;
mod write;

pub use archive::{Archive, unpacked};
pub use charset::{ReadAs, text};
pub use chart::{Cell, Chart, Line};
pub use config::{Config, Listed};
pub use division::Division;
pub use entry::{Entry, Keys};
pub use fixtures::{Alone, Fixture, Fixtures, Oddity, fixtures};
pub use gcg::{GcgMove, GcgProblem, gcg, gcg_moves};
pub use latin::{given_first, plain};
pub use perl::Scalar;
pub use tou::{absp, tou};
pub use write::{Written, config, division};

/// Something about a line of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The line, from 1; 0 where it is about no single one.
    pub line: usize,
    /// What is to be said.
    pub what: String,
}

impl Note {
    /// Something about a line.
    pub fn new(line: usize, what: impl Into<String>) -> Self {
        Self { line, what: what.into() }
    }
}
