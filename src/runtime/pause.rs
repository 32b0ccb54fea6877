//! The program is stopped and goes on: from its terminal, or from elsewhere. Windows stops none so.

#[cfg(not(unix))]
mod none;
#[cfg(unix)]
mod unix;

#[cfg(not(unix))]
pub(super) use none::Pauses;
#[cfg(unix)]
pub(super) use unix::Pauses;
