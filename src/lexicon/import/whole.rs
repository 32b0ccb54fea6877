//! All that an unpacker gives, and not without end.

use std::io::{self, Read};

use super::ImportProblem;

/// The most that is unpacked: fifty times the largest list known.
pub(super) const LIMIT: u64 = 1 << 29;

/// Reads to the end.
pub(super) fn all(with: &'static str, from: impl Read) -> Result<Vec<u8>, ImportProblem> {
    let mut out = Vec::new();
    let read = from.take(LIMIT + 1).read_to_end(&mut out);
    let packed = |error: io::Error| ImportProblem::Packed { with, what: error.to_string() };
    match read.map_err(packed)? as u64 {
        many if many > LIMIT => Err(ImportProblem::TooBig { limit: LIMIT }),
        _ => Ok(out),
    }
}
