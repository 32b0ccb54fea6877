//! What is asked just now.

use crate::domain::SlipId;
use crate::lexicon::Outcome;
use crate::station::Snapshot;
use crate::tournament::{Command, SlipCommand, WordRuling};

use crate::tui::finder::Found;

/// What the next line answers.
#[derive(Default)]
pub(super) enum Step {
    /// Nothing: it is a command, or it is looked for.
    #[default]
    Idle,
    /// A slip was named.
    Chosen(SlipId),
    /// Which of these?
    Pick(Vec<Found>),
    /// A field of the open form.
    Field(usize),
    /// Is the open form's act to be done?
    Sure,
    /// The words of a slip.
    Words(SlipId),
    /// Is the spelling agreed?
    Agree(SlipId),
    /// Is the verdict announced?
    Announce(SlipId),
    /// A ruling on words that no list decides.
    Rule(Ruling),
}

/// A ruling as far as it was given.
pub(super) struct Ruling {
    slip: SlipId,
    words: Vec<String>,
    pub(super) rulings: Vec<WordRuling>,
    pub(super) reasons: Option<String>,
}

impl Ruling {
    /// Nothing yet of the words that no list decides.
    pub(super) fn of(slip: SlipId, snapshot: &Snapshot) -> Self {
        let detail = snapshot.slip.iter().filter(|detail| detail.row.slip == slip);
        let open = detail.flat_map(|detail| &detail.findings);
        let open = open.filter(|finding| finding.outcome == Outcome::NotCovered);
        let words = open.map(|finding| finding.word.clone()).collect();
        Self { slip, words, rulings: Vec::new(), reasons: None }
    }

    /// The word that is still to be ruled on.
    pub(super) fn missing(&self) -> Option<&str> {
        self.words.get(self.rulings.len()).map(String::as_str)
    }

    /// The ruling with these sources, separated by semicolons.
    pub(super) fn command(self, sources: &str) -> Command {
        let sources = sources.split(';').map(str::trim).filter(|source| !source.is_empty());
        Command::Slip(SlipCommand::Rule {
            slip: self.slip,
            rulings: self.rulings,
            reasons: self.reasons.unwrap_or_default(),
            sources: sources.map(str::to_owned).collect(),
        })
    }
}
