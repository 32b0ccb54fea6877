//! What happened, told to people. The screens' timelines and the printed log use the same sentences.

mod affair;
pub mod board;
mod cite;
pub mod duplicate;
mod found;
mod html;
mod line;
pub mod live;
mod offer;
pub mod page;
mod pieces;
pub mod print;
mod reason;
mod refused;
mod result;
mod say;
pub mod standings;
pub mod summary;
mod value;

#[cfg(test)]
mod words_tests;

pub use cite::{cite, cited, cites, duty_subject};
pub use found::{finding, list, range, source};
pub use html::Isolates;
pub use line::binding;
pub use line::{after, event, event_about};
pub use offer::{offer, offer_says, why_not};
pub use pieces::{by, mark, office, power, station, timeliness, word_note, words};
pub use pieces::{called, counted, day, following, lasting, pending, phase, points, standing};
pub use reason::{garbled, give_up, hindrance, no_link, order_why, suspect};
pub use refused::{RefusalText, asked_whether_meant, refused, refused_cited, refused_short};
pub use result::{score, sums};
pub use say::deadline;
pub use say::due;
pub use say::penalty_and_credit;
pub use say::{PlayerNames, aloud, consequence, consequence_line, order_state, wish};
pub use value::{claimant, need, outcome};
pub use value::{treatment, value};

/// What something is about that was done or decided besides words, as the report's tables are called; empty where it
/// is in none of them.
pub fn kind(locale: &crate::locale::Locale, event: &crate::tournament::Event) -> String {
    let chapter = event.card().chapter;
    chapter.map_or_else(String::new, |it| locale.say(page::label::sheet(it.name())))
}
