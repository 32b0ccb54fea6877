//! The head referee's ruling on the words that no list decides, and how it stands to earlier rulings on them.

use super::verdict::{SlipGrant, by_list};
use crate::domain::{Role, SlipId};
use crate::lexicon::{Finding, Outcome};
use crate::tournament::command::WordRuling;
use crate::tournament::decide::award::recounting;
use crate::tournament::decide::{Decision, Transaction};
use crate::tournament::event::{VerdictBy, WordVerdict};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::refusal::{Refusal, SlipReason};
use crate::tournament::state::{Precedent, SlipPhase, SlipState};

/// What a ruling rests on.
#[derive(Clone, Copy)]
pub(super) struct Grounds<'g> {
    /// Why.
    pub(super) reasons: &'g str,
    /// From which sources.
    pub(super) sources: &'g [String],
}

impl Grounds<'_> {
    fn names_a_source(&self) -> bool {
        self.sources.iter().any(|source| !source.trim().is_empty())
    }

    /// Whether the reasons name a word.
    fn is_about(&self, ctx: &DecisionCtx<'_>, word: &str) -> bool {
        let named = |piece: &str| ctx.law.tiles.read(piece).is_ok_and(|read| read.text() == word);
        self.reasons.split(|letter: char| !letter.is_alphanumeric()).any(named)
    }
}

impl<'a> DecisionCtx<'a> {
    /// Whether whoever acts may rule on the words of a slip that no list decides.
    ///
    /// # Errors
    /// Where none is open, another office rules, or they play the game and the regulation wants a third person.
    fn may_rule(&self, id: SlipId) -> Result<SlipGrant<'a>, Refusal> {
        let slip = self.workable(id, &[SlipPhase::Escalated])?;
        let ruling = &self.law.ruleset.adjudication.escalate_to;
        let (office, role) = (ruling.value, self.by.role);
        let alone = self.law.ruleset.adjudication.rulings_alone.as_ref();
        let alone = alone.filter(|rule| rule.value && role == Role::Director).map(|rule| &rule.cite);
        if alone.is_some() || !self.may_serve_as(&[office]) {
            let cite = alone.or_else(|| self.kept_from(role, office)).unwrap_or(&ruling.cite);
            return Err(Refusal::by(SlipReason::RulingOfAnother { slip: id, office, role }, cite));
        }
        self.third_person(id, slip)?;
        Ok(SlipGrant { slip, cite: &ruling.cite })
    }

    /// Whoever acts is none of the two who play, where the regulation wants a third person.
    pub(super) fn third_person(&self, id: SlipId, slip: &SlipState) -> Result<(), Refusal> {
        match self.law.ruleset.adjudication.not_by_players.as_ref().filter(|rule| rule.value) {
            Some(rule) if self.is_one_of(&slip.players) => {
                let player = self.by.name.clone();
                Err(Refusal::by(SlipReason::PlaysThisGame { slip: id, player }, &rule.cite))
            }
            Some(_) | None => Ok(()),
        }
    }
}

pub(super) fn rule(ctx: &DecisionCtx<'_>, id: SlipId, rulings: &[WordRuling], said: Grounds<'_>) -> Decision {
    let slip = ctx.may_rule(id)?.slip;
    let incomplete = |why: SlipReason| incomplete(ctx, why);
    for (at, ruling) in rulings.iter().enumerate() {
        if rulings[..at].iter().any(|before| before.word == ruling.word) {
            return Err(incomplete(SlipReason::RuledTwice { word: ruling.word.clone() }));
        }
    }
    let (mut words, mut open) = (Vec::new(), Vec::new());
    for finding in &slip.findings {
        if let Some(verdict) = by_list(finding).filter(|verdict| verdict.outcome != Outcome::NotCovered) {
            words.push(verdict);
            continue;
        }
        let same = |ruling: &&WordRuling| {
            ctx.law.tiles.read(&ruling.word).is_ok_and(|word| word.text() == finding.word)
        };
        let Some(ruling) = rulings.iter().find(same) else {
            return Err(incomplete(SlipReason::NotRuledOn { word: finding.word.clone() }));
        };
        open.push((finding, ruling.valid));
    }
    let several = open.len() > 1;
    for (finding, valid) in open {
        words.push(ruled_word(ctx, id, (finding, several), valid, said)?);
    }
    // As they stand on the slip.
    words.sort_by_key(|verdict| slip.findings.iter().position(|finding| finding.word == verdict.word));
    if let Some(stray) = rulings.iter().find(|ruling| !ruled(ruling, &words, ctx)) {
        return Err(incomplete(SlipReason::NotOpen { slip: id, word: stray.word.clone() }));
    }
    let mut tx = Transaction::new(ctx);
    // Where a duplicate game is played from the console, it counts for every slip.
    recounting(&mut tx, said.reasons, |tx| tx.verdict(id, slip, words))?;
    tx.finish()
}

fn incomplete(ctx: &DecisionCtx<'_>, why: SlipReason) -> Refusal {
    Refusal::by(why, &ctx.law.ruleset.adjudication.ruling_needs_reasons.cite)
}

/// The verdict on a word. Whoever follows an earlier ruling needs no reasons of their own; whoever contradicts it says
/// why. Where several words are ruled on at once, reasons are not taken for those of a word that they may not be about:
/// one that follows keeps its own, and one that contradicts must be named in them.
fn ruled_word(
    ctx: &DecisionCtx<'_>,
    id: SlipId,
    (finding, several): (&Finding, bool),
    valid: bool,
    said: Grounds<'_>,
) -> Result<WordVerdict, Refusal> {
    let adjudication = &ctx.law.ruleset.adjudication;
    let before = ctx.state.precedent(&finding.word);
    let follows = before.filter(|before| before.valid == valid);
    let silent = said.reasons.trim().is_empty();
    let unexplained = silent || (several && !said.is_about(ctx, &finding.word));
    match (before, follows) {
        (Some(before), None) if unexplained => {
            return Err(contradicts(ctx, &finding.word, before, !silent));
        }
        // Where the regulation is silent the console asks for them all the same: the next ruling on the word needs
        // them.
        (None, _) if silent => return Err(incomplete(ctx, SlipReason::NoReasons { slip: id })),
        (Some(_) | None, _) => {}
    }
    let taken = follows.map(|before| Grounds { reasons: &before.reasons, sources: &before.sources });
    let reasons = taken.filter(|_| silent || several).unwrap_or(said).reasons;
    let sources = taken.filter(|_| several || !said.names_a_source()).unwrap_or(said);
    // What no aid supports is not acceptable, so the aid is named.
    if adjudication.ruling_needs_reasons.value && valid && !sources.names_a_source() {
        return Err(incomplete(ctx, SlipReason::NoSource { slip: id }));
    }
    Ok(WordVerdict {
        word: finding.word.clone(),
        outcome: if valid { Outcome::Valid } else { Outcome::Invalid },
        by: VerdictBy::Referee {
            reasons: reasons.to_owned(),
            sources: sources.sources.to_vec(),
            follows: follows.map(|before| before.slip),
        },
        cite: adjudication.escalate_to.cite.clone(),
    })
}

/// `several`: whether reasons are given, and they do not name the word.
fn contradicts(ctx: &DecisionCtx<'_>, word: &str, before: &Precedent, several: bool) -> Refusal {
    let (word, reasons) = (word.to_owned(), before.reasons.clone());
    let (valid, before) = (before.valid, before.slip);
    incomplete(ctx, SlipReason::ContradictsRuling { word, valid, before, reasons, several })
}

/// Whether a ruling met a word that a referee had to decide.
fn ruled(ruling: &WordRuling, words: &[WordVerdict], ctx: &DecisionCtx<'_>) -> bool {
    let Ok(word) = ctx.law.tiles.read(&ruling.word) else { return false };
    words.iter().any(|verdict| verdict.word == word.text() && matches!(verdict.by, VerdictBy::Referee { .. }))
}
