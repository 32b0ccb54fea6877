//! What stands now, of what an act puts right: nobody corrects what they do not see.

use serde::Serialize;

use super::Offer;
use crate::domain::{At, Points};

/// What stands now, of what an act puts right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stands {
    /// A result: what each side scored.
    Scored([Points; 2]),
    /// A moment.
    At(At),
}

impl Offer {
    pub(in crate::tournament) fn that_stands(&mut self, stands: Option<Stands>) -> &mut Self {
        self.stands = stands;
        self
    }
}
