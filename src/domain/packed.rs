//! Long texts that come with the program.

use std::fmt;
use std::io::Read as _;
use std::sync::OnceLock;

use flate2::read::DeflateDecoder;

/// A text in the program. `build.rs` packed it, and who asks for it unpacks it: half a millisecond for a hundred
/// kilobytes.
pub struct Packed {
    packed: &'static [u8],
    text: OnceLock<String>,
}

impl Packed {
    /// What `build.rs` made of a text: `packed!` says of which.
    pub(crate) const fn of(packed: &'static [u8]) -> Self {
        Self { packed, text: OnceLock::new() }
    }

    /// A text that is not packed.
    #[cfg(test)]
    pub(crate) fn plain(text: &str) -> Self {
        Self { packed: &[], text: OnceLock::from(text.to_owned()) }
    }

    /// The text, for whoever comes back for it.
    pub fn text(&self) -> &str {
        self.text.get_or_init(|| self.unpack())
    }

    /// The text, for whoever makes something else of it.
    ///
    /// # Panics
    /// The program is not what was built: nothing else comes out than what went in.
    pub fn unpack(&self) -> String {
        let mut text = String::new();
        DeflateDecoder::new(self.packed).read_to_string(&mut text).expect("a text that was packed");
        text
    }
}

impl fmt::Debug for Packed {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.text(), to)
    }
}

/// A text of this package by its path from the package's root, packed into the program.
macro_rules! packed {
    ($path:literal) => {
        $crate::domain::Packed::of(include_bytes!(concat!(env!("OUT_DIR"), "/", $path)))
    };
}

pub(crate) use packed;
