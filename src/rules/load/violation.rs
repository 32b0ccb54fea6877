//! What is wrong with a ruleset file: every finding with its place, what it means and what to do.

use std::ops::Range;

use miette::{Diagnostic, NamedSource, SourceSpan};
use serde::Serialize;

/// Everything that is wrong with one ruleset file, in the order of the file. Never empty.
#[derive(Debug, thiserror::Error, Diagnostic)]
#[error("{name} is not a usable ruleset: {} to put right", self.list.len())]
#[diagnostic(help("a ruleset is used as a whole or not at all; the games go on with the one they have"))]
pub struct Violations {
    name: String,
    #[source_code]
    source_code: NamedSource<String>,
    #[related]
    list: Vec<Violation>,
}

/// One thing that is wrong with a ruleset file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Diagnostic, Serialize)]
#[error("{path}: {message}")]
pub struct Violation {
    /// The file's name: the ruleset's own, or one that it builds on.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The key it is about, list items counted from 1: `challenge.closers[2].after_s`.
    pub path: String,
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    #[help]
    pub help: String,
    /// The place in bytes.
    #[serde(skip)]
    #[label("{message}")]
    span: SourceSpan,
    /// The text, where it is not the ruleset's own.
    #[serde(skip)]
    #[source_code]
    source_code: Option<NamedSource<String>>,
}

/// A finding before its line is known.
#[derive(Debug)]
pub(super) struct Finding {
    pub(super) span: Range<usize>,
    pub(super) path: String,
    pub(super) message: String,
    pub(super) help: String,
}

impl Violations {
    pub(super) fn new(name: &str, text: &str, list: Vec<Violation>) -> Self {
        Self { name: name.to_owned(), source_code: NamedSource::new(name, text.to_owned()), list }
    }

    /// The file's name as it was given to the loader.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The findings in the order of the file, those in files that it builds on behind its own.
    pub fn list(&self) -> &[Violation] {
        &self.list
    }

    pub(super) fn into_list(self) -> Vec<Violation> {
        self.list
    }
}

impl Violation {
    /// The same, shown with the lines of the base in which it stands.
    pub(super) fn of_base(mut self, text: &str) -> Self {
        if self.source_code.is_none() {
            self.source_code = Some(NamedSource::new(&self.file, text.to_owned()));
        }
        self
    }

    /// The place in bytes of the file.
    pub fn span(&self) -> Range<usize> {
        self.span.offset()..self.span.offset() + self.span.len()
    }
}

impl Finding {
    pub(super) fn place(self, file: &str, text: &str) -> Violation {
        let start =
            (0..=self.span.start.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
        let before = &text[..start];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let end = self.span.end.clamp(start, text.len());
        Violation {
            file: file.to_owned(),
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            path: self.path,
            message: self.message,
            help: self.help,
            span: (start, end - start).into(),
            source_code: None,
        }
    }
}
