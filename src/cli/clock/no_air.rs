//! The link of `ephor clock provision` where there is no BlueZ: it says so.

use crate::domain::Millis;

use super::provision::Wire;
use super::{Problem, Wanted};

/// No link.
pub(super) enum Link {}

impl Link {
    /// Says what to do instead.
    pub(super) fn find(_: &Wanted) -> Result<Self, Problem> {
        Err(Problem::told(
            "clocks are provisioned over the air on Linux only",
            "type the key from the clock's card: `ephor clock key add`",
        ))
    }

    /// Never asked.
    pub(super) fn address(&self) -> &str {
        match *self {}
    }
}

impl Wire for Link {
    fn write(&mut self, _: &[u8]) -> Result<(), Problem> {
        match *self {}
    }

    fn next(&mut self, _: Millis) -> Result<Option<Vec<u8>>, Problem> {
        match *self {}
    }
}
