//! The screens: desk, verdict, hall, log, rules. They draw owned [`Snapshot`](crate::station::Snapshot)s and emit
//! commands.
//!
//! [`Ui`] is a pure state machine: an input event and a snapshot in, [`UserAct`]s out; a frame drawn from a
//! snapshot. It knows no terminal, no wall clock and no file. [`terminal`] alone touches the terminal. One file a
//! screen, one file a panel; which key does what is the table in `keymap`, from which the bottom bar and the help
//! page are made as well.

mod act;
mod air;
mod bars;
mod bigtext;
mod board;
mod desk;
mod edit;
mod events;
pub mod face;
mod finder;
mod form;
mod frame;
mod hall;
mod help;
mod hint;
mod keymap;
mod keys;
mod kiosk;
mod list;
mod log;
mod offers;
mod office;
mod plain;
mod question;
mod rank;
mod render_ctx;
mod rules;
mod screen;
mod settings;
mod squares;
pub mod terminal;
mod text;
mod theme;
mod ui;
mod verdict;

#[cfg(test)]
mod tests;

pub use act::Screens;
pub use act::{Choices, PreferenceChange};
pub use act::{
    CommandOutcome, ConsoleIdentity, NewPin, PIN_LENGTHS, PairingFileProblem, PairingFileSeat, PinAnswer,
    Secret, Sitting, UserAct,
};
pub use board::{BoardAct, BoardOptions, BoardPage, ProjectorBoard};
pub(crate) use form::chosen_line;
pub use keys::KeyBindings;
pub use keys::listed;
pub use keys::{Misbound, Wish};
pub use kiosk::{Kiosk, NotForPlayers, Terms};
pub use plain::PlainConsole;
pub(crate) use rank::folded;
pub use theme::Palette;
pub use ui::Ui;
