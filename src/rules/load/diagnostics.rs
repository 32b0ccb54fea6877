//! What is shared while one file is read: the findings, the open questions, the places of keys; and what is wrong
//! with a ruleset file, every finding with its place, what it means and what to do.

use std::ops::Range;

use miette::{Diagnostic, NamedSource, SourceSpan};
use serde::Serialize;

use super::across::{Across, Refs};
use super::chain::Chain;
use super::parse::ValueFault;
use crate::domain::Citation;
use crate::rules::{AskedFact, ChosenReading, Question};

/// The state of reading one file.
pub(in crate::rules) struct Diagnostics<'c> {
    /// The files that are read.
    chain: &'c Chain<'c>,
    /// The open questions, with the chosen readings of the event already in them.
    pub(in crate::rules) questions: Vec<UndecidedQuestion>,
    /// What chapters must agree on; filled also by chapters that cannot be read as a whole.
    pub(in crate::rules) across: Across,
    /// What chapters refer to in each other.
    pub(in crate::rules) refs: Refs,
    /// What holds for the list item that is being read.
    pub(in crate::rules) scope: ItemScope,
    /// Whether what the file builds on could not be had as a whole: what is not here may stand there.
    partial: bool,
    /// Where each key that was read stands.
    places: Vec<(String, Range<usize>)>,
    found: Vec<UnplacedFinding>,
}

/// What holds for a list item and the items in it, until it ends.
#[derive(Clone)]
pub(in crate::rules) struct ItemScope {
    /// What expressions may name; `None` where that is not known.
    pub(in crate::rules) facts: Option<Vec<String>>,
    /// What is asked for it, with the least and the greatest answers.
    pub(in crate::rules) asked: Vec<AskedFact>,
    /// Whether it counts under the readings in force.
    pub(in crate::rules) counting: bool,
    /// The question and the reading under which it counts.
    pub(in crate::rules) under: Option<(String, String)>,
    /// Whether it is about none of the players.
    pub(in crate::rules) sideless: bool,
}

/// What is known without being asked for.
const ROUND: &str = "round";

impl Default for ItemScope {
    fn default() -> Self {
        let round = AskedFact {
            fact: ROUND.to_owned(),
            text: String::new(),
            from: 0,
            to: 99,
            yes_no: false,
            on_demand: false,
            reached: None,
            owes_turn: false,
        };
        Self {
            facts: Some(vec![ROUND.to_owned()]),
            asked: vec![round],
            counting: true,
            under: None,
            sideless: false,
        }
    }
}

/// An open question while the file is read.
pub(in crate::rules) struct UndecidedQuestion {
    /// The id as in the file, without the regulation's short name.
    pub(in crate::rules) id: String,
    /// The question as it will stand in the ruleset.
    pub(in crate::rules) question: Question,
    /// Where it stands.
    pub(in crate::rules) span: Range<usize>,
    /// Whether any value depends on it.
    pub(in crate::rules) used: bool,
}

impl<'c> Diagnostics<'c> {
    /// Diagnostics for the files of a chain, with what is wrong with the ways in which they change each other.
    pub(in crate::rules::load) fn new(
        chain: &'c Chain<'c>,
        found: Vec<UnplacedFinding>,
        partial: bool,
    ) -> Self {
        Self {
            chain,
            partial,
            questions: Vec::new(),
            across: Across::default(),
            refs: Refs::default(),
            scope: ItemScope::default(),
            places: Vec::new(),
            found,
        }
    }

    /// Notes that something is wrong at a place.
    pub(in crate::rules) fn complain(
        &mut self,
        span: Range<usize>,
        path: &str,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        self.found.push(UnplacedFinding {
            span,
            path: path.to_owned(),
            message: message.into(),
            help: help.into(),
        });
    }

    /// Notes that a value is none of the kind that is needed.
    pub(in crate::rules) fn wrong(&mut self, span: Range<usize>, path: &str, wrong: ValueFault) {
        self.complain(span, path, wrong.message, wrong.help);
    }

    /// Notes that the values at `path` contradict something, at the place where `path` was read.
    pub(in crate::rules) fn contradiction(
        &mut self,
        path: &str,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        let mut nearest = path;
        let span = loop {
            if let Some((_, span)) = self.places.iter().rfind(|(place, _)| place == nearest) {
                break span.clone();
            }
            let Some(cut) = nearest.rfind(['.', '[']) else { break 0..0 };
            nearest = &nearest[..cut];
        };
        self.complain(span, path, message, help);
    }

    /// Notes that something is not there at a place, unless it may stand in a base that could not be had.
    pub(in crate::rules) fn miss(
        &mut self,
        span: Range<usize>,
        path: &str,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        if !self.partial {
            self.complain(span, path, message, help);
        }
    }

    /// Notes that the values at `path` need something that is not there, unless it may stand in a base that could
    /// not be had.
    pub(in crate::rules) fn lacks(
        &mut self,
        path: &str,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        if !self.partial {
            self.contradiction(path, message, help);
        }
    }

    /// Remembers where a key stands, for contradictions found later.
    pub(in crate::rules) fn note(&mut self, path: String, span: Range<usize>) {
        self.places.push((path, span));
    }

    /// The printed citation: the short name of the regulation in whose file it stands, and the paragraph.
    pub(in crate::rules) fn citation(&self, paragraph: &str, span: &Range<usize>) -> Citation {
        Citation::new(format!("{} {}", self.short(span), paragraph.trim()))
    }

    /// The short name of the regulation in whose file something stands.
    pub(in crate::rules) fn short(&self, span: &Range<usize>) -> &str {
        self.chain.short(span.start)
    }

    /// The id that the file's name stands for.
    pub(in crate::rules) fn file_id(&self) -> &'c str {
        self.chain.ids().next().unwrap_or("?")
    }

    /// The id of the ruleset that this one extends.
    pub(in crate::rules) fn extends(&self) -> Option<&'c str> {
        self.chain.extends()
    }

    /// The reading in force of a question, which counts as used from now on; `None` and a complaint where there
    /// is no such question.
    pub(in crate::rules) fn reading(
        &mut self,
        id: &str,
        span: Range<usize>,
        path: &str,
    ) -> Option<ChosenReading> {
        let known: Vec<String> = self.questions.iter().map(|asked| asked.id.clone()).collect();
        if let Some(asked) = self.questions.iter_mut().find(|asked| asked.id == id) {
            asked.used = true;
            let question = &asked.question;
            return Some(ChosenReading { question: question.id.clone(), reading: question.chosen.clone() });
        }
        let help = if known.is_empty() {
            "add a [[question]] with this id".to_owned()
        } else {
            format!("add a [[question]] with this id, or use one of {}", known.join(", "))
        };
        self.miss(span, path, format!("there is no question `{id}`"), help);
        None
    }

    /// The names of a question's readings.
    pub(in crate::rules) fn reading_names(&self, id: &str) -> Vec<String> {
        let asked = self.questions.iter().find(|asked| asked.id == id);
        asked
            .map(|asked| asked.question.readings.iter().map(|reading| reading.name.clone()).collect())
            .unwrap_or_default()
    }

    /// Everything that was found, in no particular order; also whatever question nothing depends on.
    pub(in crate::rules) fn into_findings(mut self) -> (Vec<UnplacedFinding>, Vec<Question>) {
        for at in 0..self.questions.len() {
            // Whoever changes an inherited value need not know that it hung on a question.
            if !self.questions[at].used && !self.chain.inherited(self.questions[at].span.start) {
                let (span, id) = (self.questions[at].span.clone(), self.questions[at].id.clone());
                self.miss(
                    span,
                    "question",
                    format!("no value depends on question `{id}`"),
                    format!("give some value `question = \"{id}\"`, or take the question out"),
                );
            }
        }
        let chain = self.chain;
        let open = |asked: &UndecidedQuestion| asked.used || !chain.inherited(asked.span.start);
        (self.found, self.questions.into_iter().filter(open).map(|asked| asked.question).collect())
    }
}

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
pub(in crate::rules) struct UnplacedFinding {
    pub(in crate::rules) span: Range<usize>,
    pub(in crate::rules) path: String,
    pub(in crate::rules) message: String,
    pub(in crate::rules) help: String,
}

impl Violations {
    pub(in crate::rules) fn new(name: &str, text: &str, list: Vec<Violation>) -> Self {
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

    pub(in crate::rules) fn into_list(self) -> Vec<Violation> {
        self.list
    }
}

impl Violation {
    /// The same, shown with the lines of the base in which it stands.
    pub(in crate::rules) fn of_base(mut self, text: &str) -> Self {
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

impl UnplacedFinding {
    pub(in crate::rules) fn place(self, file: &str, text: &str) -> Violation {
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
