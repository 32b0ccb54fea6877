//! The line of a duplicate game. Slips are typed as fast as they are read: a line that was given is out of the way at
//! once, the next may be typed while it is on its way to the journal, and what was refused waits aside.

use std::collections::VecDeque;

use tui_input::Input;

use crate::domain::{Round, TableId};
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
    /// Lines that were refused while others were typed, the oldest first, with the draw that they were about.
    refused: Vec<(u16, String)>,
    /// The draw in which the line was refused, or could not be read: the next letter begins a new one, unless it is
    /// edited first.
    stale: Option<u16>,
    /// The slip of an earlier draw, which does not stand on this screen, of which a line was carried out last.
    pub(super) earlier: Option<Slip>,
}

/// Which slip: the round of its game, where that is an earlier one; its draw; its number.
pub(super) type Slip = (Option<Round>, u16, TableId);

/// A line that was given.
struct Given {
    line: String,
    draw: u16,
    command: Command,
    /// The slip of an earlier draw that it is about.
    about: Option<Slip>,
}

impl Entry {
    /// Whether lines are on their way.
    pub(super) fn waits(&self) -> bool {
        !self.under_way.is_empty()
    }

    /// A letter.
    pub(super) fn typed(&mut self, letter: char) {
        self.set_aside();
        edit::insert(&mut self.line, letter);
    }

    /// The line, to be edited.
    pub(super) fn edited(&mut self) -> &mut Input {
        self.stale = None;
        &mut self.line
    }

    /// The line says nothing that could be given, in this draw.
    pub(super) fn unread(&mut self, draw: u16) {
        self.stale = (!self.line.value().is_empty()).then_some(draw);
    }

    /// The lines that went aside.
    pub(super) fn not_taken(&self) -> Vec<&str> {
        self.refused.iter().map(|(_, line)| line.as_str()).collect()
    }

    /// What stands in the line goes aside, where it was refused or could not be read.
    fn set_aside(&mut self) {
        if let Some(draw) = self.stale.take() {
            self.refused.push((draw, self.line.value().to_owned()));
            self.line.reset();
        }
    }

    /// Takes the line that went aside last up again; whether there was one. One about a number says of which draw it
    /// was, where that is an earlier one by now.
    pub(super) fn take_up(&mut self, now: u16) -> bool {
        let Some((draw, line)) = self.refused.pop_if(|_| self.line.value().is_empty()) else { return false };
        let numbered = line.starts_with(|it: char| it.is_ascii_digit());
        self.line = Input::new(if numbered && draw != now { format!("@{draw} {line}") } else { line });
        true
    }

    /// Empties the line, or else forgets what went aside; whether there was either.
    pub(super) fn clear(&mut self) -> bool {
        let any = !self.line.value().is_empty() || !self.refused.is_empty();
        if self.line.value().is_empty() {
            self.refused.clear();
        }
        self.line.reset();
        self.stale = None;
        any
    }

    /// The line goes on its way as this command, in this draw.
    pub(super) fn give(&mut self, command: Command, draw: u16) -> Act {
        let about = slip_of(&command).filter(|(game, of, _)| game.is_some() || *of != draw);
        let line = self.line.value().to_owned();
        self.line.reset();
        self.stale = None;
        self.under_way.push_back(Given { line, draw, command: command.clone(), about });
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
        let Some(Given { line, draw, .. }) = self.under_way.pop_front() else { return Vec::new() };
        if self.line.value().is_empty() && self.under_way.is_empty() && self.refused.is_empty() {
            self.line = Input::new(line);
            self.unread(draw);
        } else if !line.is_empty() {
            self.refused.push((draw, line));
        }
        self.again()
    }

    /// What is on its way, to be given once more: the refusal of something else has cancelled it.
    pub(super) fn again(&self) -> Vec<Act> {
        self.under_way.iter().map(|given| Act::Give(given.command.clone())).collect()
    }

    /// The same as before is not done once more: nobody answers it.
    pub(super) fn dropped(&mut self, command: &Command) {
        if self.under_way.back().is_some_and(|given| given.command == *command) {
            self.under_way.pop_back();
        }
    }
}

/// The slip of a line that names its draw: handed in, or annulled.
fn slip_of(command: &Command) -> Option<Slip> {
    match command {
        Command::Duplicate(DuplicateCommand::HandInMove(it)) => Some((it.round, it.draw?, it.table)),
        Command::Duplicate(DuplicateCommand::AnnulMove { round, draw, table, .. }) => {
            Some((*round, (*draw)?, *table))
        }
        _ => None,
    }
}
