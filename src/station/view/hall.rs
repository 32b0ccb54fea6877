//! What a screen may know of the round and the event as a whole, and of the ruleset.

use crate::domain::{At, Citation, DutyId, Millis};
use crate::rules::{ChosenReading, Due, Treatment, Unit};
use crate::tournament::Offer;

/// Something that the ruleset in force says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleRow {
    /// What it is called: a fact's number, a value's key.
    pub key: String,
    /// The paragraph.
    pub cite: String,
    /// What it says.
    pub says: String,
    /// What ephor does about it.
    pub does: Does,
}

/// What ephor does about something that a regulation says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Does {
    /// It is a value that everything is worked out with, read in this way where it is ambiguous.
    Value {
        /// The question and the reading.
        reading: Option<ChosenReading>,
    },
    /// It is what the paragraph says, in ephor's own words.
    Words {
        /// What becomes of it.
        treatment: Treatment,
        /// How it is read, where it can be read in several ways.
        reads: Option<String>,
    },
}

/// The round and the event as a whole.
#[derive(Clone, Debug, Default)]
pub struct HallView {
    /// Whether tables wait for the signal to start, with the paragraph.
    pub waits: Option<Citation>,
    /// When the session of the round is over, with the paragraph.
    pub session: Option<(At, Citation)>,
    /// What must be left of a move when the clock gives a signal, and by which paragraph; nothing where it gives none.
    pub signals: Option<(Vec<Millis>, Citation)>,
    /// A signal that everybody is to hear now.
    pub signal: Option<SignalView>,
    /// The hall's countdown: what is left, the last call that was reached.
    pub countdown: Option<CountdownView>,
    /// Whether the regulation is about a game that can be played from the console.
    pub leads_duplicate: bool,
    /// Whether no clock stands at the tables: the hall has one countdown, or a server counts.
    pub without_clocks: bool,
    /// What is counted of challenges; `None` where words are not challenged at the tables at all.
    pub counted: Option<Unit>,
    /// What must be reported, published or announced and is not done, overdue first.
    pub duties: Vec<DutyRow>,
    /// What may be done about the round as a whole, where it is in focus.
    pub offers: Vec<Offer>,
    /// Who has no game in the round, where it is in focus.
    pub without_game: Vec<String>,
}

/// A signal that everybody is to hear.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignalView {
    /// What the regulation calls it.
    pub name: String,
    /// The paragraph.
    pub cite: Citation,
    /// Whether the console cannot give it, because its journal stands still.
    pub by_hand: bool,
}

/// The hall's countdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountdownView {
    /// What is left; negative once it is over.
    pub left: Millis,
    /// The call that was reached: so much is or was left.
    pub call: Option<Millis>,
}

/// A duty that is not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DutyRow {
    /// Its number.
    pub duty: DutyId,
    /// What is to be done.
    pub text: String,
    /// To whom.
    pub to: String,
    /// About whom or what.
    pub about: String,
    /// By when.
    pub due: Due,
    /// Whether it should have been done by now.
    pub overdue: bool,
    /// Whether no round comes any more before which it is due: it is due before the results.
    pub before_results: bool,
    /// The paragraph.
    pub cite: Option<Citation>,
}
