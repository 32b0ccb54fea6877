//! What goes in and out of the screens beside keys and pictures.

use crate::domain::{Citation, Role, TableId};
use crate::locale::Locale;
use crate::report::{self, Refused};
use crate::tournament::{Command, Refusal};

/// What the person wants done.
///
/// The acts of one key are a chain: they are carried out in order, and **the first refusal cancels the rest**. Otherwise
/// a misspelt word would be refused and the verdict given on the word that was there before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Give this command.
    Give(Command),
    /// Leave the program; the person has confirmed it.
    Quit,
    /// Try the halted journal again.
    Retry,
    /// Draw everything anew.
    Repaint,
    /// Read this file of pairings; what stands in it goes to [`Ui::pairings`](super::Ui::pairings).
    ReadPairings(String),
}

/// A line of a file of pairings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The table, where the line names one.
    pub table: Option<TableId>,
    /// The players; the second is empty where there is no opponent.
    pub players: [String; 2],
}

/// A file of pairings could not be read: why, and what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotRead {
    /// What is wrong, and where.
    pub what: String,
    /// What to do; empty where nothing helps.
    pub instead: String,
}

/// What became of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Done, and kept.
    Done,
    /// Refused; nothing has changed.
    Refused(Refusal),
}

/// What this console is.
#[derive(Clone, Copy, Debug)]
pub struct Console {
    /// The office in which the person at it acts.
    pub role: Role,
    /// Whether rulings beyond the lists may be given here.
    pub may_rule: bool,
    /// Minutes that the wall clock of the hall is ahead of UTC.
    pub utc_offset_min: i32,
    /// Whether colours are wanted (`NO_COLOR` is not set).
    pub colour: bool,
}

/// The error line: what is wrong, by which paragraph, what to do instead. It stays until the person goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Problem {
    pub(super) what: String,
    pub(super) instead: String,
    pub(super) cite: Option<Citation>,
}

impl Problem {
    /// A problem that the screen itself found.
    pub(super) fn plain(what: String, instead: String) -> Self {
        Self { what, instead, cite: None }
    }

    /// A refusal of the tournament's.
    pub(super) fn refused(locale: &Locale, refusal: &Refusal) -> Self {
        let Refused { what, instead } = report::refused(locale, refusal);
        Self { what, instead, cite: refusal.cite.clone() }
    }
}
