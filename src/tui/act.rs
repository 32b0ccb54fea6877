//! What goes in and out of the screens beside keys and pictures.

use std::fmt;

use crate::domain::{Citation, Millis, Role, TableId, sentences};
use crate::locale::Locale;
use crate::report::{self, Refused};
use crate::tournament::{Command, Refusal};

use super::choices::Change;
use super::keymap::{Action, Mode};
use super::keys::Keys;

/// What the person wants done.
///
/// The acts of one key are a chain: they are carried out in order, and **the first refusal cancels the rest**.
/// Otherwise a misspelt word would be refused and the verdict given on the word that was there before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Give this command.
    Give(Command),
    /// Sit down here, in another office or as another person.
    SitDown(Sitting),
    /// Give an office a PIN, or take it away.
    SetPin(NewPin),
    /// Leave the program; the person has confirmed it.
    Quit,
    /// Try the halted journal again.
    Retry,
    /// Draw everything anew.
    Repaint,
    /// This was set on the screen, and holds here already: keep it for every console on this machine.
    Set(Change),
    /// End a locked screen, if this is the PIN of an office that may.
    Unlock(Secret),
    /// Take off a locked screen's terminal whatever was drawn there, also what it keeps of earlier.
    Wipe,
    /// Read this file of pairings; what stands in it goes to [`Screens::pairings`](super::Screens::pairings), what is wrong with
    /// it in the language with this tag.
    ReadPairings(String, &'static str),
}

/// A PIN as it was typed.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
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
pub enum NotRead {
    /// There is no such file.
    NoFile(String),
    /// It cannot be read, or not be understood.
    Wrong {
        /// What is wrong, and where.
        what: String,
        /// What to do; empty where nothing helps.
        instead: String,
    },
}

/// Who sits down, in which office.
#[derive(Clone, PartialEq, Eq)]
pub struct Sitting {
    /// The office.
    pub office: Role,
    /// The person's name; empty where none is given.
    pub name: String,
    /// The PIN as it was typed; empty where none was asked for.
    pub pin: String,
}

impl fmt::Debug for Sitting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { office, name, .. } = self;
        f.debug_struct("Sitting").field("office", office).field("name", name).finish_non_exhaustive()
    }
}

/// The fewest and the most characters of a PIN.
pub const PIN_LENGTHS: (usize, usize) = (4, 60);

/// The PIN that an office is to have.
#[derive(Clone, PartialEq, Eq)]
pub struct NewPin {
    /// The office.
    pub office: Role,
    /// The PIN as it was typed; none where the office is to ask for none any more.
    pub pin: Option<String>,
}

impl fmt::Debug for NewPin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewPin").field("office", &self.office).finish_non_exhaustive()
    }
}

/// What became of a PIN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PinAnswer {
    /// It is the office's, or the office asks for none.
    Right,
    /// It is not; how often by now, and how long none is looked at.
    Wrong {
        /// How many times running.
        tries: u32,
        /// From now on.
        wait: Millis,
    },
    /// None is looked at yet.
    Wait {
        /// How much longer.
        wait: Millis,
    },
    /// What is kept of the PINs cannot be read or written.
    Unreadable {
        /// Why.
        why: String,
    },
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
    /// Whether colours are wanted (`NO_COLOR` is not set).
    pub colour: bool,
}

/// The error line: what is wrong, by which paragraph, what to do instead. It stays until the person goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Problem {
    pub(super) what: String,
    pub(super) instead: String,
    pub(super) cite: Option<Citation>,
    /// The office that may, where nothing else is wrong.
    pub(super) office: Option<Role>,
    /// Whether nothing is wrong, and it is only said what became of something.
    pub(super) all_well: bool,
}

impl Problem {
    /// No problem: what became of something that left the screen.
    pub(super) fn all_well(what: String) -> Self {
        Self { all_well: true, ..Self::plain(what, String::new()) }
    }

    /// A problem that the screen itself found.
    pub(super) fn plain(what: String, instead: String) -> Self {
        Self { what, instead, cite: None, office: None, all_well: false }
    }

    /// A refusal of the tournament's.
    pub(super) fn refused(locale: &Locale, keys: &Keys, refusal: &Refusal) -> Self {
        let Refused { what, instead } = report::refused(locale, refusal);
        let official = |role: &Role| !matches!(role, Role::Players | Role::Clock);
        let office = refusal.why.offices().into_iter().find(official);
        Self { cite: refusal.cite.clone(), ..Self::plain(what, instead) }.offering(locale, keys, office)
    }

    /// The same, with the key by which somebody in that office may sit down here.
    pub(super) fn offering(mut self, locale: &Locale, keys: &Keys, office: Option<Role>) -> Self {
        if let Some(office) = office {
            let key = keys.key_of(Mode::Everywhere, Action::Office);
            let office = report::office(locale, office);
            let offer = locale.with("sit-offer", &[("key", (&key).into()), ("office", (&office).into())]);
            self = self.or(&offer);
        }
        self.office = office;
        self
    }

    /// The same, with another sentence behind what is wrong.
    pub(super) fn and(mut self, sentence: &str) -> Self {
        self.what = sentences([&self.what, sentence]);
        self
    }

    /// The same, with something else that may be done instead.
    pub(super) fn or(mut self, other: &str) -> Self {
        if !self.instead.is_empty() {
            self.instead.push_str(" · ");
        }
        self.instead.push_str(other);
        self
    }
}
