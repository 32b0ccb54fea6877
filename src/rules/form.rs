//! List `[[form]]`: papers that the regulation asks for, with what the journal fills in and what is left to a person.

use serde::{Deserialize, Serialize};

use super::load::{List, at_least_one, id, or_default};

table! {
    /// A paper that the regulation asks for: a protocol, a notice, a report. All its words are in the regulation's
    /// language, and it is printed in that. Where it shows an act there is one for each duty that arose and is done on
    /// it, else one for the event.
    pub struct Form {
        /// Its id: `final_results`.
        pub id: String = id(List::Form),
        /// Its title.
        pub title: String,
        /// To whom it goes.
        pub to: String,
        /// What the journal says, in this order.
        pub shows: Vec<Shown> = at_least_one,
        /// What only a person knows: each a label with lines to write on.
        pub lines: Vec<String> = or_default,
        /// Who signs, each on a line.
        pub signs: Vec<String> = or_default,
    }
}

/// A part of a form that the journal fills in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    /// Name, days, regulation, readings, size and lists of the event.
    Event,
    /// Who held which office.
    Officials,
    /// What it is about: what was decided, when, where, on which paragraph, by whom.
    Act,
    /// Everybody who is entered, with what entries say.
    Players,
    /// The last standings, with everything that orders them.
    Standings,
    /// The games with their results, by round.
    Games,
    /// All sanctions, exclusions and games decided without the board.
    Sanctions,
    /// What referees ruled on words that no list decides.
    Rulings,
    /// The highest game.
    Highest,
}
