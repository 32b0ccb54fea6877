//! What somebody noted, said or imposed, kept as long as it may be taken back.

use serde::Serialize;

use super::{HoldTaken, OrderState};
use crate::domain::{At, Role, Round};
use crate::tournament::event::Deed;

/// Something that somebody noted, said or imposed, and what was before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Given {
    /// When.
    pub at: At,
    /// In which round.
    pub round: Round,
    /// In which office.
    pub by: Role,
    /// What.
    pub what: Deed,
    /// The reservation that a new one replaced.
    pub hold: Option<HoldTaken>,
    /// How far the order was before somebody said or did what it asks for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<OrderState>,
}
