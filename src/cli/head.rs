//! The head of a journal, said wherever something leaves it: on what is printed, and beside what is exported.
//!
//! On paper it stands at the end. What programs read has no place for it (a CSV file knows no remarks, and another
//! column would break whoever reads it), so there it goes to standard error; JSON objects have a field.

use serde::Serialize;

use crate::domain::Digest;
use crate::journal::{Entry, Verified, verify};
use crate::locale::{Locale, Value};

use super::{Console, Problem};

/// The head of a journal, for programs.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct Head {
    /// How many entries it has.
    entries: u64,
    /// The last hash.
    head: Digest,
}

impl Head {
    /// Of what was read.
    pub(super) fn of(entries: &[Entry]) -> Self {
        verify(entries).into()
    }

    /// The line that somebody writes down.
    pub(super) fn line(self, locale: &Locale) -> String {
        let (head, count) = (self.head.groups(), self.entries.to_string());
        locale.with("log-head", &[("head", Value::Text(&head)), ("count", Value::Text(&count))])
    }

    /// The hash in groups, and how many entries it is of.
    pub(super) fn groups(self) -> String {
        format!("{} / {}", self.head.groups(), self.entries)
    }

    /// The hash in groups.
    pub(super) fn digest(self) -> String {
        self.head.groups()
    }

    /// Ends what is printed on paper.
    pub(super) fn below(self, console: &mut Console<'_>) -> Result<(), Problem> {
        writeln!(console.out, "{}", self.line(console.locale))?;
        Ok(())
    }

    /// Goes beside what a program reads.
    pub(super) fn beside(self, console: &mut Console<'_>) -> Result<(), Problem> {
        console.out.flush()?;
        writeln!(console.err, "{}", self.line(console.locale))?;
        Ok(())
    }
}

impl From<Verified> for Head {
    fn from(Verified { count, head }: Verified) -> Self {
        Self { entries: count, head }
    }
}
