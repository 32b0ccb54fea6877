//! Files of other programs: read as their own rules say, and written as those rules want them.
//!
//! - TSH: a division (`.t`), the configuration (`config.tsh`), an archive of both; read and written.
//! - AUPAIR and WESPA: TOU, written.
//! - ABSP: one game a line, written.
//! - GCG, the notation of Quackle: a duplicate game, written; the moves of one, read.
//!
//! Nothing here knows a file: bytes come in, values go out. What a file says and an event has no place for is named
//! with its line and never dropped in silence; a line that cannot be understood is named with what belongs there.

mod charset;
mod chart;
mod config;
mod division;
mod gcg;
mod write;

pub use charset::{DecodedText, given_first, plain, text};
pub use chart::{Chart, ChartCell, ChartPlayer, Note};
pub use config::{Archive, Config, ListedDivision, Scalar, unpacked};
pub use division::{Alone, Division, DivisionEntry, EntryKeys, Fixture, Fixtures, Oddity, fixtures};
pub use gcg::{GcgMove, GcgProblem, gcg, gcg_moves};
pub use write::{ExportedText, absp, config, division, tou};

#[cfg(test)]
mod tests;
