//! What the questions of a ruleset are called: as the facts of its regulation are, so that a question has one name.

use serde::Serialize;

use crate::rules::{Coverage, Leaf, Question};

/// A question as it is shown.
#[derive(Serialize)]
pub(super) struct Named {
    #[serde(flatten)]
    pub(super) question: Question,
    /// Its id in the ruleset.
    #[serde(skip)]
    pub(super) switch: String,
    /// Whether no fact of the regulation leaves it open, so that it is the console's own.
    pub(super) own: bool,
}

impl Named {
    pub(super) fn new(question: &Question, coverage: &Coverage) -> Self {
        let id = coverage.name_of(&question.id);
        let own = coverage.is_own(&question.id);
        Self { switch: question.id.clone(), question: Question { id, ..question.clone() }, own }
    }
}

/// A value with the name of the question that it follows from.
pub(super) fn called(mut leaf: Leaf, coverage: &Coverage) -> Leaf {
    if let Some(reading) = &mut leaf.reading {
        reading.question = coverage.name_of(&reading.question);
    }
    leaf
}
