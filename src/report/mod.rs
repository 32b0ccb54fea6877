//! What happened, told to people. The screens' timelines and the printed log use the same sentences.

mod affair;
pub mod board;
mod cite;
mod deed;
mod found;
mod line;
mod lists;
pub mod live;
mod mispaired;
mod offer;
pub mod page;
mod pieces;
pub mod print;
mod reason;
mod refused;
mod result;
mod say;
mod seen;
pub mod standings;
pub mod summary;
mod value;
#[cfg(test)]
mod words_tests;

pub use affair::due;
pub use cite::{cite, cited, cites, whom};
pub use found::{finding, list, source};
pub use line::{after, event, told};
pub use offer::{binding, claimant, deadline, need, offer, offer_kind, outcome, sought, why_not};
pub use pieces::{called, counted, following, lasting, pending, phase, points, standing};
pub use reason::{garbled, give_up, hindrance, no_link, order_why, suspect};
pub use refused::{Refused, refused, refused_short};
pub use say::{Names, aloud, consequence, order_state, penalty, wish, worked};
pub use seen::{by, mark, office, power, timeliness, word_note, words};
pub use value::value;
