//! What the parts of the radio tell the one that makes connections.

use crate::clock::Address;
use crate::domain::ClockId;
use crate::radio::slots::Roles;

/// Something that has happened.
#[derive(Debug)]
pub(super) enum News {
    /// The adapters are used for this from now on.
    Roles(Roles),
    /// The service is another one.
    Forget,
    /// The service says that a device is not connected.
    LinkLost { adapter: String, address: Address },
    /// A link has come up.
    Up(ClockId),
}
