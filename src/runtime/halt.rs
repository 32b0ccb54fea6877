//! The system's wish that the program ends: by signals on Unix, by console events on Windows.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub use unix::Halt;
#[cfg(unix)]
pub(super) use unix::STOP;
#[cfg(windows)]
pub use windows::Halt;
