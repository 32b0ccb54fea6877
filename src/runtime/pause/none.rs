//! Where programs are not stopped.

use std::future::pending;
use std::io;

/// Listens for nothing.
pub(crate) struct Pauses;

impl Pauses {
    /// Nothing to listen for.
    pub(crate) fn listen(_locked: bool) -> io::Result<Self> {
        Ok(Self)
    }

    /// Never ends.
    pub(crate) async fn over(&mut self) -> io::Result<()> {
        pending().await
    }
}
