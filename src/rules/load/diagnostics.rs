//! What is shared while one file is read: the findings, the open questions, the places of keys.

use std::ops::Range;

use crate::domain::Citation;
use crate::rules::{Ask, ChosenReading, Question};

use super::across::Across;
use super::chain::Chain;
use super::parse::Wrong;
use super::refs::Refs;
use super::violation::Finding;

/// The state of reading one file.
pub(in crate::rules) struct Diagnostics<'c> {
    /// The files that are read.
    chain: &'c Chain<'c>,
    /// The open questions, with the chosen readings of the event already in them.
    pub(super) questions: Vec<Asked>,
    /// What chapters must agree on; filled also by chapters that cannot be read as a whole.
    pub(super) across: Across,
    /// What chapters refer to in each other.
    pub(super) refs: Refs,
    /// What holds for the list item that is being read.
    pub(super) scope: Scope,
    /// Whether what the file builds on could not be had as a whole: what is not here may stand there.
    partial: bool,
    /// Where each key that was read stands.
    places: Vec<(String, Range<usize>)>,
    found: Vec<Finding>,
}

/// What holds for a list item and the items in it, until it ends.
#[derive(Clone)]
pub(super) struct Scope {
    /// What expressions may name; `None` where that is not known.
    pub(super) facts: Option<Vec<String>>,
    /// What is asked for it, with the least and the greatest answers.
    pub(super) asked: Vec<Ask>,
    /// Whether it counts under the readings in force.
    pub(super) counting: bool,
    /// The question and the reading under which it counts.
    pub(super) under: Option<(String, String)>,
    /// Whether it is about none of the players.
    pub(super) sideless: bool,
}

/// What is known without being asked for.
const ROUND: &str = "round";

impl Default for Scope {
    fn default() -> Self {
        let round = Ask {
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
pub(super) struct Asked {
    /// The id as in the file, without the regulation's short name.
    pub(super) id: String,
    /// The question as it will stand in the ruleset.
    pub(super) question: Question,
    /// Where it stands.
    pub(super) span: Range<usize>,
    /// Whether any value depends on it.
    pub(super) used: bool,
}

impl<'c> Diagnostics<'c> {
    /// Diagnostics for the files of a chain, with what is wrong with the ways in which they change each other.
    pub(super) fn new(chain: &'c Chain<'c>, found: Vec<Finding>, partial: bool) -> Self {
        Self {
            chain,
            partial,
            questions: Vec::new(),
            across: Across::default(),
            refs: Refs::default(),
            scope: Scope::default(),
            places: Vec::new(),
            found,
        }
    }

    /// Notes that something is wrong at a place.
    pub(super) fn complain(
        &mut self,
        span: Range<usize>,
        path: &str,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        self.found.push(Finding { span, path: path.to_owned(), message: message.into(), help: help.into() });
    }

    /// Notes that a value is none of the kind that is needed.
    pub(super) fn wrong(&mut self, span: Range<usize>, path: &str, wrong: Wrong) {
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
    pub(super) fn miss(
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
    pub(super) fn lacks(&mut self, path: &str, message: impl Into<String>, help: impl Into<String>) {
        if !self.partial {
            self.contradiction(path, message, help);
        }
    }

    /// Remembers where a key stands, for contradictions found later.
    pub(super) fn note(&mut self, path: String, span: Range<usize>) {
        self.places.push((path, span));
    }

    /// The printed citation: the short name of the regulation in whose file it stands, and the paragraph.
    pub(super) fn citation(&self, paragraph: &str, span: &Range<usize>) -> Citation {
        Citation::new(format!("{} {}", self.short(span), paragraph.trim()))
    }

    /// The short name of the regulation in whose file something stands.
    pub(super) fn short(&self, span: &Range<usize>) -> &str {
        self.chain.short(span.start)
    }

    /// The id that the file's name stands for.
    pub(super) fn file_id(&self) -> &'c str {
        self.chain.ids().next().unwrap_or("?")
    }

    /// The id of the ruleset that this one extends.
    pub(super) fn extends(&self) -> Option<&'c str> {
        self.chain.extends()
    }

    /// The reading in force of a question, which counts as used from now on; `None` and a complaint where there
    /// is no such question.
    pub(super) fn reading(&mut self, id: &str, span: Range<usize>, path: &str) -> Option<ChosenReading> {
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
    pub(super) fn reading_names(&self, id: &str) -> Vec<String> {
        let asked = self.questions.iter().find(|asked| asked.id == id);
        asked
            .map(|asked| asked.question.readings.iter().map(|reading| reading.name.clone()).collect())
            .unwrap_or_default()
    }

    /// Everything that was found, in no particular order; also whatever question nothing depends on.
    pub(super) fn into_findings(mut self) -> (Vec<Finding>, Vec<Question>) {
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
        let open = |asked: &Asked| asked.used || !chain.inherited(asked.span.start);
        (self.found, self.questions.into_iter().filter(open).map(|asked| asked.question).collect())
    }
}
