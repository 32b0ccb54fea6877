//! The files that an import reads, and what is noted of them on the way.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::domain::Digest;
use crate::lexicon::{unpacked, visible};

use super::Problem;

/// So many pieces that are no words are all shown and read by a person, in a list however short.
pub(super) const TRACE: usize = 3;

/// From where the words came and how they were read.
#[derive(Default)]
pub(super) struct Gathered {
    /// The name of each file and BLAKE3 of its bytes.
    pub(super) files: Vec<(String, Digest)>,
    /// How they were read.
    pub(super) how: String,
    /// What was found on the way: headings, the first word of a column.
    pub(super) rows: Vec<(&'static str, String)>,
    /// What is said of the words of a line besides, by its number from 1; only where it was asked for.
    pub(super) glosses: BTreeMap<usize, String>,
    /// What the person should know besides.
    pub(super) notes: Vec<String>,
}

impl Gathered {
    /// The names of the files.
    pub(super) fn names(&self) -> String {
        self.files.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(", ")
    }
}

/// A file that has been read and unpacked.
pub(super) struct Read {
    pub(super) path: String,
    pub(super) bytes: Vec<u8>,
}

pub(super) fn nothing(what: String) -> Problem {
    Problem::told(what, "nothing was written")
}

pub(super) fn read(path: &Path, gathered: &mut Gathered) -> Result<Read, Problem> {
    let bytes = fs::read(path).map_err(|error| Problem::file(path, &error))?;
    let name = visible(&path.file_name().unwrap_or_default().to_string_lossy());
    gathered.files.push((name, Digest::of(&bytes)));
    let shown = path.display().to_string();
    let bytes = unpacked(&bytes).map_err(|problem| nothing(format!("{shown}: {problem}")))?;
    Ok(Read { path: shown, bytes: bytes.into_owned() })
}
