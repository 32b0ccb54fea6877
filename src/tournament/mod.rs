//! The tournament as an event-sourced core.
//!
//! [`decide`](fn@decide) is the only function that knows rules: it turns a [`Command`] into events or a cited
//! [`Refusal`]. [`State::apply`] folds an event into the state and knows none; replay runs only it.
//! [`react`](fn@react) says what an event asks of the outside world. Wishes that are not yet granted are state (the
//! outbox), so a crash loses none.

mod apply;
mod command;
mod count;
mod decide;
mod event;
mod law;
mod react;
mod refusal;
mod state;

pub use command::{Command, Pairing, Player, SlipSource, WordRuling};
pub use decide::decide;
pub use event::{ClockNote, Event, Record, Route, Timeliness, VerdictBy, Wish, WordVerdict};
pub use law::Law;
pub use react::{Effect, react};
pub use refusal::{Refusal, RefusalCode};
pub use state::{
    Counters, EventInfo, FittedClock, Game, HoldTaken, OrderState, PlacedOrder, SlipPhase, SlipState, State,
    Table,
};
