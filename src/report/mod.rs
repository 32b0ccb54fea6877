//! What happened, told to people. The screens' timelines and the printed log use the same sentences.

mod affair;
mod line;
mod offer;
mod say;
pub mod standings;

pub use affair::due;
pub use line::{after, event, told};
pub use offer::{claimant, deadline, need, offer, offer_kind, outcome, phase, why_not};
pub use say::{
    Names, aloud, consequence, mark, order_state, penalty, points, power, timeliness, wish, word_note, words,
    worked,
};
