//! What was heard, as all parts of the radio share it.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::radio::memory::Memory;

/// What was heard, and by whom; copies are the same one.
#[derive(Clone, Default)]
pub(super) struct Ears(Arc<Mutex<Memory>>);

impl Ears {
    /// The memory itself, for a moment.
    pub(super) fn memory(&self) -> MutexGuard<'_, Memory> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
