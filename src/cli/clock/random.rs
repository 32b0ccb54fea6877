//! What is new for each attempt to provision a clock.

use crate::clock::provision::Fresh;

pub(super) use super::super::random::bytes;
use super::Problem;

/// For one attempt to provision a clock.
pub(super) fn fresh() -> Result<Fresh, Problem> {
    Ok(Fresh { secret: bytes()?, nonce: bytes()? })
}
