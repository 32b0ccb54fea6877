//! The head referee's ruling on the words that no list decides, and how it stands to earlier rulings on them.

use crate::domain::SlipId;
use crate::lexicon::{Finding, Outcome};
use crate::rules::Adjudication;
use crate::tournament::affairs::Precedent;
use crate::tournament::command::WordRuling;
use crate::tournament::event::{VerdictBy, WordVerdict};
use crate::tournament::refusal::{Refusal, RefusalCode};
use crate::tournament::state::SlipPhase;

use super::Decision;
use super::transaction::Transaction;
use super::verdict::by_list;
use crate::tournament::guard::DecisionCtx;

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

pub(super) fn rule(ctx: &DecisionCtx<'_>, id: SlipId, rulings: &[WordRuling], said: Grounds<'_>) -> Decision {
    let slip = ctx.workable(id, &[SlipPhase::Escalated])?;
    let adjudication = &ctx.law.ruleset.adjudication;
    let office = &adjudication.escalate_to;
    if !ctx.by.role.may_act_as(office.value) {
        return Err(Refusal::cited(
            RefusalCode::NotYourOffice,
            format!("the {} decides what the lists do not, not the {}", office.value, ctx.by.role),
            format!("let the {} rule on slip {id}", office.value),
            &office.cite,
        ));
    }
    for (at, ruling) in rulings.iter().enumerate() {
        if rulings[..at].iter().any(|before| before.word == ruling.word) {
            let what = format!("{} is ruled on twice", ruling.word);
            return Err(incomplete(adjudication, what, "rule once on every open word"));
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
            let what = format!("{} is not ruled on", finding.word);
            return Err(incomplete(adjudication, what, "rule on every open word"));
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
        let what = format!("{} is not open on slip {id}", stray.word);
        return Err(incomplete(adjudication, what, "rule only on words that no list decides"));
    }
    let mut tx = Transaction::new(ctx);
    tx.verdict(id, slip, words);
    tx.finish()
}

fn incomplete(adjudication: &Adjudication, what: String, instead: &str) -> Refusal {
    let cite = &adjudication.ruling_needs_reasons.cite;
    Refusal::cited(RefusalCode::IncompleteRuling, what, instead, cite)
}

/// The verdict on a word. Whoever follows an earlier ruling needs no reasons of his own; whoever contradicts it says
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
    match (before, follows) {
        (Some(before), None) if silent => {
            let instead = "rule the same, or write why it is ruled otherwise now";
            return Err(contradicts(adjudication, &finding.word, before, instead));
        }
        (Some(before), None) if several && !said.is_about(ctx, &finding.word) => {
            let instead = format!("rule the same, or name {} in the reasons and say why", finding.word);
            return Err(contradicts(adjudication, &finding.word, before, &instead));
        }
        // Where the regulation is silent the console asks for them all the same: the next ruling on the word needs
        // them.
        (None, _) if silent => {
            let what = format!("the ruling on slip {id} has no reasons");
            return Err(incomplete(adjudication, what, "write why, and from which source"));
        }
        _ => {}
    }
    let taken = follows.map(|before| Grounds { reasons: &before.reasons, sources: &before.sources });
    let reasons = taken.filter(|_| silent || several).unwrap_or(said).reasons;
    let sources = taken.filter(|_| several || !said.names_a_source()).unwrap_or(said);
    // What no aid supports is not acceptable, so the aid is named.
    if adjudication.ruling_needs_reasons.value && valid && !sources.names_a_source() {
        let what = format!("the ruling on slip {id} allows a word and names no source");
        return Err(incomplete(adjudication, what, "name the source that supports the word"));
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

fn contradicts(adjudication: &Adjudication, word: &str, before: &Precedent, instead: &str) -> Refusal {
    let was = if before.valid { "valid" } else { "invalid" };
    Refusal::cited(
        RefusalCode::ContradictsRuling,
        format!("{word} was ruled {was} on slip {}: {}", before.slip, before.reasons),
        instead,
        &adjudication.ruling_needs_reasons.cite,
    )
}

/// Whether a ruling met a word that a referee had to decide.
fn ruled(ruling: &WordRuling, words: &[WordVerdict], ctx: &DecisionCtx<'_>) -> bool {
    let Ok(word) = ctx.law.tiles.read(&ruling.word) else { return false };
    words.iter().any(|verdict| verdict.word == word.text() && matches!(verdict.by, VerdictBy::Referee { .. }))
}
