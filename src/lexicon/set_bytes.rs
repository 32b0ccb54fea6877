//! The bytes of a set.

use std::sync::Arc;

use fst::{IntoStreamer as _, Set};

use super::short::{before_tail, has_tail};

/// The bytes of a set: those in the program itself, or such as were read, which copies share.
#[derive(Clone, Debug)]
pub struct SetBytes {
    source: Source,
    length: usize,
}

#[derive(Clone, Debug)]
enum Source {
    Program(&'static [u8]),
    Read(Arc<Vec<u8>>),
}

impl SetBytes {
    /// The first of them: as many as `length`, where there are so many.
    #[must_use]
    pub fn first(self, length: usize) -> Self {
        Self { length: self.length.min(length), ..self }
    }

    /// Whether they came with the program and were proved when it was built.
    pub fn are_shipped(&self) -> bool {
        matches!(self.source, Source::Program(_))
    }
}

impl AsRef<[u8]> for SetBytes {
    fn as_ref(&self) -> &[u8] {
        let all = match &self.source {
            Source::Program(bytes) => bytes,
            Source::Read(bytes) => bytes.as_slice(),
        };
        &all[..self.length]
    }
}

impl From<&'static [u8]> for SetBytes {
    fn from(bytes: &'static [u8]) -> Self {
        Self { source: Source::Program(bytes), length: bytes.len() }
    }
}

impl From<Vec<u8>> for SetBytes {
    fn from(bytes: Vec<u8>) -> Self {
        Self { length: bytes.len(), source: Source::Read(Arc::new(bytes)) }
    }
}

/// The words of a set that has no manifest, in byte order; `None` where the bytes are no set of words, or a damaged
/// one. Its own checksum says so, which proves only that it is as it was built.
pub fn words_of_set(bytes: &[u8]) -> Option<Vec<String>> {
    let length = if has_tail(bytes) { before_tail(bytes)? } else { bytes.len() };
    let set = Set::new(bytes.get(..length)?).ok()?;
    set.as_fst().verify().ok()?;
    set.into_stream().into_strs().ok()
}
