//! Every challenge of words as one story: pressed, waited, decided, told, delivered, what followed, what was changed.

use schemars::JsonSchema;
use serde::Serialize;

use super::Stamp;
use super::back::{CorrectedVerdict, Decider, Followed};
use crate::domain::{At, Citation, Millis, Points, Round, SlipId, TableId};
use crate::lexicon::{Outcome, SourceRef};
use crate::locale::Locale;
use crate::report::{consequence, say};
use crate::rules::{Consequence, Ruleset};
use crate::tournament::{
    Matter as _, OrderState, PastLookup, PenaltyBack, ReopenGround, SlipEnding, SlipSource, SlipState, State,
    VerdictBy, WordVerdict,
};

/// A challenge from the press to what became of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Challenge {
    /// Its number.
    pub slip: SlipId,
    /// The round.
    pub round: Round,
    /// The table.
    pub table: TableId,
    /// Who challenged.
    pub challenger: String,
    /// Who made the play; empty where everybody plays alone.
    pub mover: String,
    /// Whether it came from the button of the table's clock.
    pub by_clock: bool,
    /// Time since the mover's press, in milliseconds, where somebody measured it.
    pub since_press_ms: Option<Millis>,
    /// When the clock was stopped for it, or the slip came in.
    pub raised_at: Stamp,
    /// The words with their verdicts; those of the last look-up.
    pub words: Vec<JudgedWord>,
    /// How it ended.
    pub ended: SlipEnding,
    /// Who decided.
    pub decided_by: Option<Decider>,
    /// When it was decided last.
    pub decided_at: Option<Stamp>,
    /// When the players were told.
    pub announced_at: Option<Stamp>,
    /// From the press to the first decision, in milliseconds.
    pub waited_ms: Option<Millis>,
    /// From the last decision until the players were told, in milliseconds.
    pub told_after_ms: Option<Millis>,
    /// When the last of the orders that followed was carried out by a clock or a person.
    pub delivered_at: Option<Stamp>,
    /// Orders that followed and that nobody carried out.
    pub undelivered: usize,
    /// What followed, in the language of the report.
    pub follows: Vec<Followed>,
    /// What it cost the challenger: zero or negative.
    pub points: Points,
    /// How it was decided before, the oldest first.
    pub before: Vec<Before>,
    /// Words of it that were found to be wrongly decided when it was too late to decide them anew.
    pub mended: Vec<CorrectedVerdict>,
}

/// A word with its verdict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Judged")]
pub struct JudgedWord {
    /// The word.
    pub word: String,
    /// Whether it is valid; none where nobody has decided yet.
    pub valid: Option<bool>,
    /// The list and its edition, where one decided.
    pub list: Option<SourceRef>,
    /// Whether a referee ruled on it.
    pub ruled: bool,
    /// The paragraph that gives the authority.
    pub cite: Option<Citation>,
}

/// A decision that counts no more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Before {
    /// The words with their verdicts then.
    pub words: Vec<JudgedWord>,
    /// How it ended then.
    pub ended: SlipEnding,
    /// When.
    pub decided_at: Option<Stamp>,
    /// By whom.
    pub decided_by: Option<Decider>,
    /// When it was changed.
    pub changed_at: Stamp,
    /// By whom.
    pub changed_by: Decider,
    /// On what ground.
    pub ground: ReopenGround,
    /// Why.
    pub reason: String,
}

impl Challenge {
    /// Of a slip as it stands.
    pub(super) fn of(
        (id, slip): (SlipId, &SlipState),
        mended: Vec<CorrectedVerdict>,
        state: &State,
        rules: &Ruleset,
        locale: &Locale,
    ) -> Self {
        let challenger = slip.players[slip.challenger.index()].clone();
        let mover = slip.players[slip.challenger.other().index()].clone();
        let announced_at = slip.announced_at();
        let raised_at = slip.stopped_at();
        let first = slip.past.first().and_then(|it| it.decided_at).or(slip.decided_at);
        let cost = slip.imposed();
        // What it cost is told as it was imposed, and where nothing was nothing is.
        let apart = slip.consequences.iter().map(|(it, _)| it);
        let apart = apart.filter(|it| !matches!(it, Consequence::Penalty { .. }));
        let mut follows: Vec<Followed> = apart
            .map(|it| Followed {
                what: consequence(locale, it, &mover, &challenger),
                routine: matches!(it, Consequence::RestartClock { .. } | Consequence::ReactAgain),
            })
            .collect();
        if cost != PenaltyBack::default() {
            let (free, more) = ((cost.free, rules.penalty.free.value), (cost.crosses, cost.turns_lost));
            let (players, points) = ((&*challenger, &*mover), (cost.points, cost.credited));
            let what = say::penalty_and_credit(locale, players, free, points, more);
            follows.push(Followed { what, routine: false });
        }
        let orders = state.orders_of(id);
        let done = |at: &OrderState| match at {
            OrderState::Confirmed { at } | OrderState::Settled { at } => Some(*at),
            OrderState::Waiting | OrderState::Unconfirmed { .. } | OrderState::Cancelled { .. } => None,
        };
        Self {
            slip: id,
            round: slip.round,
            table: slip.table,
            challenger,
            mover,
            by_clock: matches!(slip.source, SlipSource::Clock { .. }),
            since_press_ms: slip.since_press,
            raised_at: Stamp(raised_at),
            words: judged(&slip.words, &slip.verdicts),
            ended: slip.ending(),
            decided_by: slip.decided_by.as_ref().map(Decider::from),
            decided_at: slip.decided_at.map(Stamp),
            announced_at: announced_at.map(Stamp),
            waited_ms: first.map(|at| at.since(raised_at)),
            told_after_ms: announced_at.zip(slip.decided_at).map(|(told, decided)| told.since(decided)),
            delivered_at: orders.iter().filter_map(|(_, order)| done(&order.state)).max().map(Stamp),
            undelivered: orders.iter().filter(|(_, order)| order.is_live()).count(),
            follows,
            points: cost.points,
            before: slip.past.iter().map(Before::from).collect(),
            mended,
        }
    }

    /// When nobody waited for it any more: decided first, or taken back.
    pub(super) fn left_queue(&self) -> Option<At> {
        self.waited_ms.map(|waited| self.raised_at.0 + waited)
    }
}

impl From<&PastLookup> for Before {
    fn from(past: &PastLookup) -> Self {
        Self {
            words: judged(&past.words, &past.verdicts),
            ended: past.ending(),
            decided_at: past.decided_at.map(Stamp),
            decided_by: past.decided_by.as_ref().map(Decider::from),
            changed_at: Stamp(past.reopened_at),
            changed_by: Decider::from(&past.reopened_by),
            ground: past.ground,
            reason: past.reason.clone(),
        }
    }
}

/// The words with their verdicts, or as they were written where there is none.
fn judged(words: &[String], verdicts: &[WordVerdict]) -> Vec<JudgedWord> {
    let written =
        |word: &String| JudgedWord { word: word.clone(), valid: None, list: None, ruled: false, cite: None };
    let decided = |it: &WordVerdict| {
        let (list, ruled) = match &it.by {
            VerdictBy::List { source } | VerdictBy::Adopted { source, .. } => (Some(source.clone()), false),
            VerdictBy::Referee { .. } => (None, true),
        };
        let valid = Some(it.outcome == Outcome::Valid);
        JudgedWord { word: it.word.clone(), valid, list, ruled, cite: Some(it.cite.clone()) }
    };
    if verdicts.is_empty() {
        words.iter().map(written).collect()
    } else {
        verdicts.iter().map(decided).collect()
    }
}
