//! What a running console asks of its screens, whichever they are.

use crossterm::event::Event;
use ratatui::Frame;

use crate::domain::Role;
use crate::station::{Focus, JournaledNews, Snapshot};

use super::act::{Act, Answer, NewPin, NotRead, PinAnswer, Seat, Sitting};

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
    fn input(&mut self, event: &Event, snapshot: &Snapshot) -> Vec<Act>;

    /// What a line of text names, where the console speaks in lines: it is looked at closely before it is acted on.
    fn prepare(&mut self, _line: &str, _snapshot: &Snapshot) {}

    /// A line of text; gives what is to be done.
    fn line(&mut self, _line: &str, _snapshot: &Snapshot) -> Vec<Act> {
        Vec::new()
    }

    /// What is said in lines: what has happened since the last time, and what is asked next.
    fn told(&mut self, _news: &[JournaledNews], _snapshot: &Snapshot) -> Vec<String> {
        Vec::new()
    }

    /// Time has passed at a locked screen; gives what is to be done.
    fn time(&mut self, _snapshot: &Snapshot) -> Vec<Act> {
        Vec::new()
    }

    /// What was typed while an answer was awaited, and is done now that it is there.
    fn goes_on(&mut self, _snapshot: &Snapshot) -> Vec<Act> {
        Vec::new()
    }

    /// What became of a command: called once for each that was given. A refusal cancels what was given behind it;
    /// what goes on all the same is given back.
    fn answered(&mut self, answer: &Answer) -> Vec<Act>;

    /// What the screens wanted last was the same as before, and was not done once more.
    fn dropped(&mut self, _acts: &[Act]) {}

    /// What became of a PIN that is not the right one.
    fn pin_refused(&mut self, answer: &PinAnswer);

    /// What became of a PIN that was set here; nothing where there is no event to set one for.
    fn pin_set(&mut self, _new: &NewPin, _kept: Option<&Result<(), String>>) {}

    /// Whether and where a change that was set on the screen was kept.
    fn kept(&mut self, _kept: &Result<String, String>) {}

    /// Somebody has sat down here.
    fn sat_down(&mut self, _sitting: &Sitting) {}

    /// The file of pairings that was asked for.
    fn pairings(&mut self, _read: &Result<Vec<Seat>, NotRead>, _snapshot: &Snapshot) {}

    /// Draws a frame.
    fn draw(&mut self, frame: &mut Frame<'_>, snapshot: &Snapshot);
}
