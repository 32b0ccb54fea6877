//! What goes in and out of the screens beside keys and pictures: what a running console asks of them, what they ask
//! of it, and what a person has chosen for them.

use std::fmt;
use std::sync::Arc;

use crossterm::event::Event;
use ratatui::Frame;

use super::keymap::{Action, KeyMode};
use super::keys::KeyBindings;
use super::theme::Palette;
use crate::domain::{Citation, Millis, Role, TableId, sentences};
use crate::locale::Locale;
use crate::report::{self, RefusalText};
use crate::station::{Focus, JournaledNews, Snapshot};
use crate::tournament::{Command, Refusal};

/// What the person wants done.
///
/// The acts of one key are a chain: they are carried out in order, and **the first refusal cancels the rest**.
/// Otherwise a misspelt word would be refused and the verdict given on the word that was there before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UserAct {
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
    Set(PreferenceChange),
    /// End a locked screen, if this is the PIN of an office that may.
    Unlock(Secret),
    /// Take off a locked screen's terminal whatever was drawn there, also what it keeps of earlier.
    Wipe,
    /// Read this file of pairings; what stands in it goes to [`Screens::pairings`], what is wrong with
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
pub struct PairingFileSeat {
    /// The table, where the line names one.
    pub table: Option<TableId>,
    /// The players; the second is empty where there is no opponent.
    pub players: [String; 2],
}

/// A file of pairings could not be read: why, and what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PairingFileProblem {
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
pub enum CommandOutcome {
    /// Done, and kept.
    Done,
    /// Refused; nothing has changed.
    Refused(Refusal),
}

/// What this console is.
#[derive(Clone, Copy, Debug)]
pub struct ConsoleIdentity {
    /// The office in which the person at it acts.
    pub role: Role,
    /// Whether rulings beyond the lists may be given here.
    pub may_rule: bool,
    /// Whether colours are wanted (`NO_COLOR` is not set).
    pub colour: bool,
}

/// The error line: what is wrong, by which paragraph, what to do instead. It stays until the person goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ScreenProblem {
    pub(super) what: String,
    pub(super) instead: String,
    pub(super) cite: Option<Citation>,
    /// The office that may, where nothing else is wrong.
    pub(super) office: Option<Role>,
    /// Whether nothing is wrong, and it is only said what became of something.
    pub(super) all_well: bool,
}

impl ScreenProblem {
    /// No problem: what became of something that left the screen.
    pub(super) fn all_well(what: String) -> Self {
        Self { all_well: true, ..Self::plain(what, String::new()) }
    }

    /// A problem that the screen itself found.
    pub(super) fn plain(what: String, instead: String) -> Self {
        Self { what, instead, cite: None, office: None, all_well: false }
    }

    /// A refusal of the tournament's.
    pub(super) fn refused(locale: &Locale, keys: &KeyBindings, refusal: &Refusal) -> Self {
        let RefusalText { what, instead } = report::refused(locale, refusal);
        let official = |role: &Role| !matches!(role, Role::Players | Role::Clock);
        let office = refusal.why.offices().into_iter().find(official);
        Self { cite: refusal.cite.clone(), ..Self::plain(what, instead) }.offering(locale, keys, office)
    }

    /// The same, with the key by which somebody in that office may sit down here.
    pub(super) fn offering(mut self, locale: &Locale, keys: &KeyBindings, office: Option<Role>) -> Self {
        if let Some(office) = office {
            let key = keys.key_of(KeyMode::Everywhere, Action::Office);
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

/// The screens of a console as one machine.
pub trait Screens {
    /// What the next snapshot must show closely.
    fn focus(&self) -> Focus;

    /// The office in which whoever is at it acts.
    fn role(&self) -> Role;

    /// The person at it, where somebody sits there; empty where no name was given.
    fn person(&self) -> Option<&str> {
        None
    }

    /// Whether only a PIN and the system end it.
    fn is_locked(&self) -> bool {
        false
    }

    /// The offices that ask for a PIN.
    fn pins_are(&mut self, _offices: Vec<Role>) {}

    /// An event of the terminal; gives what is to be done.
    fn input(&mut self, event: &Event, snapshot: &Snapshot) -> Vec<UserAct>;

    /// What a line of text names, where the console speaks in lines: it is looked at closely before it is acted on.
    fn prepare(&mut self, _line: &str, _snapshot: &Snapshot) {}

    /// A line of text; gives what is to be done.
    fn line(&mut self, _line: &str, _snapshot: &Snapshot) -> Vec<UserAct> {
        Vec::new()
    }

    /// What is said in lines: what has happened since the last time, and what is asked next.
    fn told(&mut self, _news: &[JournaledNews], _snapshot: &Snapshot) -> Vec<String> {
        Vec::new()
    }

    /// Time has passed at a locked screen; gives what is to be done.
    fn time(&mut self, _snapshot: &Snapshot) -> Vec<UserAct> {
        Vec::new()
    }

    /// What was typed while an answer was awaited, and is done now that it is there.
    fn goes_on(&mut self, _snapshot: &Snapshot) -> Vec<UserAct> {
        Vec::new()
    }

    /// What became of a command: called once for each that was given. A refusal cancels what was given behind it;
    /// what goes on all the same is given back.
    fn answered(&mut self, answer: &CommandOutcome) -> Vec<UserAct>;

    /// What the screens wanted last was the same as before, and was not done once more.
    fn dropped(&mut self, _acts: &[UserAct]) {}

    /// What became of a PIN that is not the right one.
    fn pin_refused(&mut self, answer: &PinAnswer);

    /// What became of a PIN that was set here; nothing where there is no event to set one for.
    fn pin_set(&mut self, _new: &NewPin, _kept: Option<&Result<(), String>>) {}

    /// Whether and where a change that was set on the screen was kept.
    fn kept(&mut self, _kept: &Result<String, String>) {}

    /// Somebody has sat down here.
    fn sat_down(&mut self, _sitting: &Sitting) {}

    /// The file of pairings that was asked for.
    fn pairings(&mut self, _read: &Result<Vec<PairingFileSeat>, PairingFileProblem>, _snapshot: &Snapshot) {}

    /// Draws a frame.
    fn draw(&mut self, frame: &mut Frame<'_>, snapshot: &Snapshot);
}

/// Sounds, waiting times and keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// Whether the terminal's bell rings.
    pub bell: bool,
    /// Whether signals have a tone besides.
    pub sound: bool,
    /// After how many seconds a wait is told louder, each time.
    pub louder_after_s: Vec<u32>,
    /// Which key does what.
    pub keys: Arc<KeyBindings>,
}

impl Default for Choices {
    fn default() -> Self {
        Self { bell: true, sound: true, louder_after_s: vec![60, 180, 300], keys: Arc::default() }
    }
}

impl Choices {
    /// How loud a wait has become: the steps that it has passed.
    pub(super) fn loudness(&self, waits: Millis) -> usize {
        self.louder_after_s.iter().filter(|step| waits >= Millis(i64::from(**step) * 1000)).count()
    }
}

/// Something was set on the screen, and holds from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PreferenceChange {
    /// The language, by its tag.
    Language(&'static str),
    /// The colours.
    Theme(Palette),
    /// Whether the terminal's bell rings.
    Bell(bool),
    /// Whether signals have a tone besides.
    Sound(bool),
    /// After how many seconds a wait is told louder.
    LouderAfter(Vec<u32>),
}
