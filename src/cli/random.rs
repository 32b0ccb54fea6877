//! Where chance comes from: the system's generator.

use crate::clock::provision::Fresh;

use super::Problem;

/// Random bytes for a key or a nonce.
pub(super) fn bytes<const N: usize>() -> Result<[u8; N], Problem> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        Problem::told(format!("this machine gives no random numbers: {error}"), "without them no key is safe")
    })?;
    Ok(bytes)
}

/// A seed for a lot, in letters that a person can copy: nobody could have chosen it.
pub(super) fn seed() -> Result<String, Problem> {
    Ok(format!("{:016x}", u64::from_le_bytes(bytes::<8>()?)))
}

/// For one attempt to provision a clock.
pub(super) fn fresh() -> Result<Fresh, Problem> {
    Ok(Fresh { secret: bytes()?, nonce: bytes()? })
}
