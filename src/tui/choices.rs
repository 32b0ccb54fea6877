//! What a person has chosen for the screens besides their language and colours, and a change of anything of it.

use std::sync::Arc;

use crate::domain::Millis;

use super::keys::Keys;
use super::theme::Palette;

/// Sounds, waiting times and keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// Whether the terminal's bell rings.
    pub bell: bool,
    /// Whether signals have a tone besides.
    pub sound: bool,
    /// After how many seconds a wait is told louder, each time.
    pub louder_after_s: Vec<u32>,
    /// Which key does what.
    pub keys: Arc<Keys>,
}

impl Default for Choices {
    fn default() -> Self {
        Self { bell: true, sound: true, louder_after_s: vec![60, 180, 300], keys: Arc::default() }
    }
}

impl Choices {
    /// How loud a wait has become: the steps that it has passed.
    pub(super) fn loudness(&self, waits: Millis) -> usize {
        self.louder_after_s.iter().filter(|step| waits >= Millis(i64::from(**step) * 1000)).count()
    }
}

/// Something was set on the screen, and holds from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The language, by its tag.
    Language(&'static str),
    /// The colours.
    Theme(Palette),
    /// Whether the terminal's bell rings.
    Bell(bool),
    /// Whether signals have a tone besides.
    Sound(bool),
    /// After how many seconds a wait is told louder.
    LouderAfter(Vec<u32>),
}
