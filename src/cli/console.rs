//! What a command is given to read from and write to, and what it comes to.

use std::io::{self, BufRead, Write};

use crate::domain::At;
use crate::locale::Locale;

use super::table::hung;

/// Where a setting's value is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// An option of the command.
    Option,
    /// The variable `EPHOR_LANG`.
    Variable,
    /// The file.
    File,
    /// The system's language.
    System,
    /// It is set nowhere: the program's own choice.
    Default,
}

impl Origin {
    /// Where it is from, in words.
    pub(super) fn said(self, locale: &Locale) -> String {
        locale.say(match self {
            Self::Option => "config-from-option",
            Self::Variable => "config-from-variable",
            Self::File => "config-from-file",
            Self::System => "config-from-system",
            Self::Default => "config-from-default",
        })
    }
}

/// Whether there is something to draw on, with keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terminal {
    /// There is.
    Ready,
    /// It says of itself that nothing can be drawn on it (`TERM=dumb`).
    Dumb,
    /// Standard output goes elsewhere.
    NoOutput,
    /// Standard input comes from elsewhere.
    NoInput,
}

/// What a command reads from and writes to.
pub struct Console<'a> {
    /// Standard input.
    pub input: &'a mut dyn BufRead,
    /// Standard output.
    pub out: &'a mut dyn Write,
    /// Standard error.
    pub err: &'a mut dyn Write,
    /// Whether a person looks at a terminal that shows colour.
    pub fancy: bool,
    /// Whether a person looks at standard error while it is written.
    pub watched: bool,
    /// The time of day.
    pub now: fn() -> At,
    /// The language of screens, of what is told of an event, and of refusals. Help and complaints about the command
    /// are English.
    pub locale: &'static Locale,
    /// What has said which language that is.
    pub language: Origin,
    /// Whether there is something to draw on.
    pub terminal: Terminal,
}

impl Console<'_> {
    /// The columns of the terminal; what goes elsewhere is not broken.
    pub(super) fn page(&self) -> usize {
        let size = (self.terminal == Terminal::Ready).then(crossterm::terminal::size);
        size.and_then(Result::ok).map_or(usize::MAX, |(columns, _)| usize::from(columns))
    }

    /// Says a sentence, broken between words at the terminal's edge; further lines stand under the first.
    pub(super) fn said(&mut self, text: &str) -> io::Result<()> {
        let page = self.page();
        self.out.write_all(hung("", text, 0, page).as_bytes())
    }
}

#[cfg(test)]
impl<'a> Console<'a> {
    /// A console of a test: English, one second past the beginning of time, no terminal.
    pub(super) fn in_test(
        input: &'a mut dyn BufRead,
        out: &'a mut dyn Write,
        err: &'a mut dyn Write,
    ) -> Self {
        Self {
            input,
            out,
            err,
            fancy: false,
            watched: false,
            now: || At(1_000),
            locale: Locale::english(),
            language: Origin::Default,
            terminal: Terminal::NoOutput,
        }
    }
}

/// What a command came to, as an exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// Done; the answer is yes.
    Yes,
    /// Done; the answer is no.
    No,
    /// It could not be done as asked.
    Failed,
    /// No installed list may decide.
    NotCovered,
}

impl Exit {
    /// The exit code.
    pub fn code(self) -> u8 {
        match self {
            Self::Yes => 0,
            Self::No => 1,
            Self::Failed => 2,
            Self::NotCovered => 3,
        }
    }

    /// Yes if it holds.
    pub(super) fn yes(holds: bool) -> Self {
        if holds { Self::Yes } else { Self::No }
    }
}
