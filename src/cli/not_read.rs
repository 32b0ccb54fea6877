//! Why a file is not read, whatever the system says of it.

/// Why a file is not read.
#[derive(Debug, thiserror::Error)]
pub(super) enum FileNotRead {
    /// It is something else, by the word for it.
    #[error("it is a {0} and no file")]
    Other(&'static str),
    /// It has more than so many bytes.
    #[error("it is larger than {} MiB, as no such file is", .0 >> 20)]
    Larger(u64),
}
