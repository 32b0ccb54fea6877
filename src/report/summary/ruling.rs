//! What referees ruled on words that no list decides, as a federation's word committee wants it.

use schemars::JsonSchema;
use serde::Serialize;

use crate::domain::{Citation, Role, Round, SlipId, TableId};
use crate::lexicon::Outcome;
use crate::tournament::{DuplicateEvent, Event, Record, ResultEvent, SlipEvent, State, VerdictBy, WordRuled};

use super::Stamp;

/// A ruling on a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Ruled {
    /// When.
    pub at: Stamp,
    /// The round.
    pub round: Round,
    /// The table; none of a word of a duplicate game, where it counts for every slip.
    pub table: Option<TableId>,
    /// The slip; none of a word of a duplicate game.
    pub slip: Option<SlipId>,
    /// The word.
    pub word: String,
    /// Whether it was ruled valid.
    pub valid: bool,
    /// Why.
    pub reasons: String,
    /// From which sources.
    pub sources: Vec<String>,
    /// The paragraph that gives the authority.
    pub cite: Citation,
    /// The office.
    pub by: Role,
    /// The slip whose ruling it follows.
    pub follows: Option<SlipId>,
    /// The slip whose ruling it contradicts.
    pub contradicts: Option<SlipId>,
    /// Whether it was not found wrong later: the slip reopened, the verdict made good in the standings, the word of a
    /// duplicate game ruled on anew.
    pub stands: bool,
    /// Whether the verdict was made good in the standings.
    pub made_good: bool,
}

/// All rulings in the order of the journal.
#[derive(Default)]
pub struct Rulings {
    /// They.
    pub all: Vec<Ruled>,
}

impl Rulings {
    /// Takes a record in; `before` is the state without it.
    pub fn take_in(&mut self, record: &Record, before: &State) {
        match &record.event {
            Event::Slip(SlipEvent::VerdictGiven { slip, words, .. }) => {
                let Some(place) = before.slip(*slip) else { return };
                for word in words {
                    let VerdictBy::Referee { reasons, sources, follows } = &word.by else { continue };
                    let valid = word.outcome == Outcome::Valid;
                    let earlier = before.precedent(&word.word);
                    self.all.push(Ruled {
                        at: Stamp(record.at),
                        round: place.round,
                        table: Some(place.table),
                        slip: Some(*slip),
                        word: word.word.clone(),
                        valid,
                        reasons: reasons.clone(),
                        sources: sources.clone(),
                        cite: word.cite.clone(),
                        by: record.by.role,
                        follows: *follows,
                        contradicts: earlier.filter(|it| it.valid != valid).map(|it| it.slip),
                        stands: true,
                        made_good: false,
                    });
                }
            }
            Event::Slip(SlipEvent::SlipReopened(it)) => {
                self.all
                    .iter_mut()
                    .filter(|ruled| ruled.slip == Some(it.slip))
                    .for_each(|ruled| ruled.stands = false);
            }
            // What is made good in the standings was wrong, though nobody looked it up again.
            Event::Result(ResultEvent::SpreadAdjusted(it)) => {
                let of = |ruled: &&mut Ruled| {
                    ruled.slip.is_some()
                        && ruled.slip == it.slip
                        && (it.word.is_empty() || ruled.word == it.word)
                };
                self.all.iter_mut().filter(of).for_each(|ruled| {
                    (ruled.stands, ruled.made_good) = (false, true);
                });
            }
            Event::Duplicate(DuplicateEvent::WordRuled(it)) => self.of_duplicate(record, it, before.round),
            _ => {}
        }
    }

    /// A ruling of the arbiter's in a duplicate game; another on the same word takes its place.
    fn of_duplicate(&mut self, record: &Record, ruling: &WordRuled, round: Round) {
        let Some(cite) = record.cite.first() else { return };
        let earlier = self.all.iter_mut().filter(|it| it.slip.is_none() && it.word == ruling.word);
        earlier.for_each(|it| it.stands = false);
        self.all.push(Ruled {
            at: Stamp(record.at),
            round,
            table: None,
            slip: None,
            word: ruling.word.clone(),
            valid: ruling.valid,
            reasons: ruling.reason.clone(),
            sources: ruling.sources.clone(),
            cite: cite.clone(),
            by: record.by.role,
            follows: None,
            contradicts: None,
            stands: true,
            made_good: false,
        });
    }
}
