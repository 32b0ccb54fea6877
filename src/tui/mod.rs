//! The screens: desk, verdict, hall, log, rules. They draw owned [`Snapshot`](crate::station::Snapshot)s and emit
//! commands.
//!
//! [`Ui`] is a pure state machine: an input event and a snapshot in, [`Act`]s out; a frame drawn from a snapshot. It
//! knows no terminal, no wall clock and no file. [`terminal`] alone touches the terminal. One file a screen, one file a
//! panel; which key does what is the table in `keymap`, from which the bottom bar and the help page are made as well.

mod act;
mod ahead;
mod air;
mod bars;
mod bigtext;
mod board;
mod bound;
mod choices;
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
mod keynames;
mod keys;
mod kiosk;
mod list;
mod log;
mod offers;
mod office;
mod pen;
mod plain;
mod pointer;
mod question;
mod rank;
mod render_ctx;
mod rules;
mod screen;
mod screens;
mod settings;
mod signs;
mod squares;
pub mod terminal;
mod text;
mod theme;
mod tour;
mod typing;
mod ui;
mod verdict;

pub use act::{Act, Answer, Console, NewPin, NotRead, PIN_LENGTHS, PinAnswer, Seat, Secret, Sitting};
pub use board::{Board, BoardAct, BoardOptions, BoardPage};
pub use bound::{Misbound, Wish};
pub use choices::{Change, Choices};
pub(crate) use form::chosen_line;
pub use keynames::listed;
pub use keys::Keys;
pub use kiosk::{Kiosk, NotForPlayers, Terms};
pub use plain::Plain;
pub(crate) use rank::folded;
pub use screens::Screens;
pub use theme::Palette;
pub use ui::Ui;

#[cfg(test)]
mod tests;
