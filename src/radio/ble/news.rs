//! What the parts of the radio share: what was heard, what they tell the one that makes connections, and what that
//! one tells at its end.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::clock::{Address, AirTrouble};
use crate::domain::ClockId;
use crate::radio::memory::HeardDevices;
use crate::radio::slots::Roles;

/// Something that has happened.
#[derive(Debug)]
pub(super) enum RadioNews {
    /// The adapters are used for this from now on.
    Roles(Roles),
    /// The service is another one.
    Forget,
    /// The service says that a device is not connected.
    LinkLost { adapter: String, address: Address },
    /// A link has come up.
    Up(ClockId),
    /// The system has gathered so much that it is better to begin anew as soon as nobody has a link.
    #[cfg(not(target_os = "linux"))]
    Worn,
}

/// Why a run ended.
pub(super) enum End {
    /// The console is gone.
    Quit,
    /// So much was done that it is better to begin with nothing left behind.
    Afresh,
    /// Something broke.
    Trouble(AirTrouble),
}

/// What was heard, and by whom; copies are the same one.
#[derive(Clone, Default)]
pub(super) struct Ears(Arc<Mutex<HeardDevices>>);

impl Ears {
    /// The memory itself, for a moment.
    pub(super) fn memory(&self) -> MutexGuard<'_, HeardDevices> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
