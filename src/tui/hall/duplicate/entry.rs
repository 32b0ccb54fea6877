//! The line of a duplicate game. Slips are typed as fast as they are read: a line that was given is out of the way at
//! once, the next may be typed while it is on its way to the journal, and what was refused waits aside.

use std::collections::VecDeque;

use tui_input::Input;

use crate::domain::TableId;
use crate::tournament::{Command, DuplicateCommand};
use crate::tui::act::Act;
use crate::tui::edit;

/// What is typed, what is on its way, what was refused.
#[derive(Default)]
pub(super) struct Entry {
    /// The line.
    pub(super) line: Input,
    /// Given to the tournament, the oldest first.
    under_way: VecDeque<Given>,
    /// Lines that were refused while others were typed, the oldest first.
    pub(super) refused: Vec<String>,
    /// Whether the line was refused or could not be read: the next letter begins a new one, unless it is edited first.
    stale: bool,
    /// The slip of an earlier draw, which does not stand on this screen, of which a line was carried out last.
    pub(super) earlier: Option<(u16, TableId)>,
}

/// A line that was given.
struct Given {
    line: String,
    command: Command,
    /// The slip of an earlier draw that it is about.
    about: Option<(u16, TableId)>,
}

impl Entry {
    /// Whether lines are on their way.
    pub(super) fn waits(&self) -> bool {
        !self.under_way.is_empty()
    }

    /// A letter.
    pub(super) fn typed(&mut self, letter: char) {
        if self.stale {
            self.set_aside();
        }
        edit::insert(&mut self.line, letter);
    }

    /// The line, to be edited.
    pub(super) fn edited(&mut self) -> &mut Input {
        self.stale = false;
        &mut self.line
    }

    /// The line says nothing that could be given.
    pub(super) fn unread(&mut self) {
        self.stale = !self.line.value().is_empty();
    }

    /// What stands in the line goes aside, where it was refused or could not be read.
    pub(super) fn set_aside(&mut self) {
        if std::mem::take(&mut self.stale) {
            self.refused.push(self.line.value().to_owned());
            self.line.reset();
        }
    }

    /// Takes the line that went aside last up again; whether there was one.
    pub(super) fn take_up(&mut self) -> bool {
        let last = self.refused.pop_if(|_| self.line.value().is_empty());
        let taken = last.is_some();
        self.line = last.map(Input::new).unwrap_or(std::mem::take(&mut self.line));
        taken
    }

    /// Empties the line, or else forgets what went aside; whether there was either.
    pub(super) fn clear(&mut self) -> bool {
        let any = !self.line.value().is_empty() || !self.refused.is_empty();
        if self.line.value().is_empty() {
            self.refused.clear();
        }
        self.line.reset();
        self.stale = false;
        any
    }

    /// The line goes on its way as this command, in this draw.
    pub(super) fn give(&mut self, command: Command, draw: u16) -> Act {
        let about = slip_of(&command).filter(|(of, _)| *of != draw);
        let line = self.line.value().to_owned();
        self.line.reset();
        self.stale = false;
        self.under_way.push_back(Given { line, command: command.clone(), about });
        Act::Give(command)
    }

    /// The oldest line on its way was carried out.
    pub(super) fn done(&mut self) {
        if let Some(given) = self.under_way.pop_front() {
            self.earlier = given.about;
        }
    }

    /// The oldest line on its way was refused. It stands in the line again where nobody has typed on, else aside; those
    /// behind it are given once more, for a refusal has cancelled them.
    pub(super) fn was_refused(&mut self) -> Vec<Act> {
        let Some(Given { line, .. }) = self.under_way.pop_front() else { return Vec::new() };
        if self.line.value().is_empty() && self.under_way.is_empty() && self.refused.is_empty() {
            self.line = Input::new(line);
            self.unread();
        } else if !line.is_empty() {
            self.refused.push(line);
        }
        self.under_way.iter().map(|given| Act::Give(given.command.clone())).collect()
    }
}

/// The draw and the number of a slip or an annulment that names its draw.
fn slip_of(command: &Command) -> Option<(u16, TableId)> {
    match command {
        Command::Duplicate(DuplicateCommand::HandInMove(it)) => Some((it.draw?, it.table)),
        Command::Duplicate(DuplicateCommand::AnnulMove { draw, table, .. }) => Some(((*draw)?, *table)),
        _ => None,
    }
}
