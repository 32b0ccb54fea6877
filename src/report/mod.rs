//! What happened, told to people. The screens' timelines and the printed log use the same sentences.

mod line;
mod say;

pub use line::{after, event};
pub use say::{
    Names, aloud, consequence, mark, order_state, penalty, points, power, timeliness, wish, word_note, words,
};
