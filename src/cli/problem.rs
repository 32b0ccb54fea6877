//! Why a command could not be done, or a file not read: what, where, and what to do.

use std::fmt::Write as _;
use std::io;
use std::path::Path;

use miette::{GraphicalReportHandler, GraphicalTheme};

use crate::journal::{Broken, ReadError};
use crate::lexicon::{LibraryProblem, TilesProblem};
use crate::locale::Locale;
use crate::report::{self, RefusalText, refused};
use crate::rules::{NotLoaded, Violations};
use crate::tournament::Refusal;

/// Why a command could not be done.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    /// Something is wrong, and this can be done about it.
    #[error("{what}")]
    Told {
        /// What and where.
        what: String,
        /// What to do; empty where nothing helps.
        instead: String,
    },
    /// Something is wrong with what stands in a file.
    #[error("{}", at_their_places(faults, Locale::english()))]
    Faults {
        /// What, each with its place in the file.
        faults: Vec<(String, FileFault)>,
        /// The message that says what to do; empty where nothing helps.
        instead: &'static str,
    },
    /// A file or folder that the system does not give.
    #[error("{path}: {error}")]
    File {
        /// Which.
        path: String,
        /// What kind of trouble.
        kind: io::ErrorKind,
        /// What the system says.
        error: String,
    },
    /// A ruleset file is wrong.
    #[error("{0}")]
    Wrong(Box<Violations>),
    /// The tournament refuses.
    #[error(transparent)]
    Refused(#[from] Box<Refusal>),
    /// The journal cannot be read.
    #[error(transparent)]
    Journal(#[from] ReadError),
    /// Nothing can be written to standard output or error.
    #[error("the output cannot be written: {0}")]
    Output(#[source] io::Error),
}

impl Problem {
    /// What is wrong, and what to do.
    pub fn told(what: impl Into<String>, instead: impl Into<String>) -> Self {
        Self::Told { what: what.into(), instead: instead.into() }
    }

    /// A file or folder that the system does not give.
    pub fn file(path: &Path, error: &io::Error) -> Self {
        if let Some(not_read) = error.get_ref().and_then(|why| why.downcast_ref::<FileNotRead>()) {
            let (fault, instead) = match not_read {
                FileNotRead::Other("folder") => {
                    (FileFault::new("file-is-other").value("kind", "folder"), "file-is-folder-do")
                }
                FileNotRead::Other(kind) => {
                    (FileFault::new("file-is-other").value("kind", *kind), "file-is-other-do")
                }
                FileNotRead::Larger(most) => {
                    (FileFault::new("file-too-large").value("most", &(most >> 20)), "file-too-large-do")
                }
            };
            return fault.at(&path.display(), instead);
        }
        Self::File { path: path.display().to_string(), kind: error.kind(), error: error.to_string() }
    }

    /// The problem as it is written to standard error, in the reader's language as far as it has words in it: what is
    /// wrong with a command is English, and with the contents of most files.
    pub fn rendered(&self, locale: &Locale, fancy: bool) -> String {
        if let Self::Wrong(violations) = self {
            return wrong(violations, fancy);
        }
        let (what, instead) = self.parts(locale);
        let arrow = if instead.is_empty() { String::new() } else { format!("  → {instead}\n") };
        let error = |what: &str| locale.with("problem-error", &[("what", what.into())]);
        let lines: Vec<String> = what.split(NEXT).map(error).collect();
        format!("{}\n{arrow}", lines.join("\n"))
    }

    /// What is wrong, and what to do; empty where nothing helps.
    pub(super) fn parts(&self, locale: &Locale) -> (String, String) {
        match self {
            Self::Wrong(violations) => (wrong(violations, false), String::new()),
            Self::Refused(refusal) => {
                let cite = |cite| format!(" ({})", report::cite(locale, cite));
                let paragraph = refusal.cite.as_ref().map(cite).unwrap_or_default();
                let RefusalText { what, instead } = refused(locale, refusal);
                (format!("{what}{paragraph}"), instead)
            }
            Self::Told { what, instead } => (what.clone(), instead.clone()),
            Self::Faults { faults, instead } => {
                let instead = if instead.is_empty() { String::new() } else { locale.say(instead) };
                (at_their_places(faults, locale), instead)
            }
            Self::File { path, kind, error } => {
                let (what, instead) = match kind {
                    io::ErrorKind::NotFound => ("problem-not-there", "problem-not-there.instead"),
                    io::ErrorKind::PermissionDenied => ("problem-closed", "problem-closed.instead"),
                    io::ErrorKind::ResourceBusy => ("problem-held", "problem-held.instead"),
                    io::ErrorKind::StorageFull => ("problem-full", "problem-full.instead"),
                    _ => ("problem-file", ""),
                };
                let instead = if instead.is_empty() { String::new() } else { locale.say(instead) };
                (locale.with(what, &[("path", path.into()), ("error", error.into())]), instead)
            }
            Self::Journal(_) | Self::Output(_) => (self.to_string(), String::new()),
        }
    }
}

/// What is wrong at a place of a file: the message that says it, with what stands there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileFault {
    id: &'static str,
    values: Vec<(&'static str, String)>,
}

impl FileFault {
    /// What a message says by itself.
    pub(super) fn new(id: &'static str) -> Self {
        Self { id, values: Vec::new() }
    }

    /// The same with a value.
    pub(super) fn value(mut self, name: &'static str, value: &(impl ToString + ?Sized)) -> Self {
        self.values.push((name, value.to_string()));
        self
    }

    /// The same at the only place where something is wrong.
    pub(super) fn at(self, place: &(impl ToString + ?Sized), instead: &'static str) -> Problem {
        Problem::Faults { faults: vec![(place.to_string(), self)], instead }
    }

    fn said(&self, locale: &Locale) -> String {
        let values: Vec<_> = self.values.iter().map(|(name, value)| (*name, value.into())).collect();
        locale.with(self.id, &values)
    }
}

/// What stands between several things that are wrong at once; a reader is told it in his language.
pub(super) const NEXT: &str = "\nerror: ";

/// Faults, each behind its place, one a line.
fn at_their_places(faults: &[(String, FileFault)], locale: &Locale) -> String {
    let said = faults.iter().map(|(place, fault)| format!("{place}: {}", fault.said(locale)));
    said.collect::<Vec<_>>().join(NEXT)
}

/// All violations of a ruleset file: with the lines of the file on a terminal, one to a line elsewhere.
pub(super) fn wrong(violations: &Violations, fancy: bool) -> String {
    let mut text = String::new();
    if fancy {
        let handler = GraphicalReportHandler::new_themed(GraphicalTheme::unicode());
        if handler.render_report(&mut text, violations).is_ok() {
            return text;
        }
        text.clear();
    }
    let _ = writeln!(text, "error: {violations}");
    for it in violations.list() {
        let _ = writeln!(text, "{}:{}:{}: {}: {}", it.file, it.line, it.column, it.path, it.message);
        let _ = writeln!(text, "  → {}", it.help);
    }
    text
}

impl From<NotLoaded> for Problem {
    fn from(error: NotLoaded) -> Self {
        match error {
            NotLoaded::Wrong(violations) => Self::Wrong(Box::new(violations)),
            NotLoaded::Unknown { .. } => {
                Self::told(error.to_string(), "`ephor ruleset list` names those there are")
            }
        }
    }
}

impl From<LibraryProblem> for Problem {
    fn from(error: LibraryProblem) -> Self {
        Self::told(error.to_string(), "no list is used as long as one of them is wrong: repair or remove it")
    }
}

impl From<TilesProblem> for Problem {
    fn from(error: TilesProblem) -> Self {
        Self::told(error.to_string(), "put the tile set right")
    }
}

impl From<Broken> for Problem {
    fn from(error: Broken) -> Self {
        Self::Journal(error.into())
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(Box::new(refusal))
    }
}

impl From<io::Error> for Problem {
    /// Only what is written to a console is passed on without its path.
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// Why a file is not read.
#[derive(Debug, thiserror::Error)]
pub(super) enum FileNotRead {
    /// It is something else, by the word for it.
    #[error("it is a {0} and no file")]
    Other(&'static str),
    /// It has more than so many bytes.
    #[error("it is larger than {} MiB, as no such file is", .0 >> 20)]
    Larger(u64),
}
