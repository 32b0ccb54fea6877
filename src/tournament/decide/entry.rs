//! Working on a slip: claiming, words, spelling, taking back.

use std::collections::BTreeSet;

use crate::domain::{Citation, Role, SlipId};
use crate::lexicon::WordProblem;
use crate::rules::Withdrawal;
use crate::tournament::event::{Event, SlipEvent};
use crate::tournament::refusal::{Refusal, RefusalCode};
use crate::tournament::state::{SlipPhase, SlipState};

use super::Decision;
use crate::tournament::guard::DecisionCtx;

impl DecisionCtx<'_> {
    /// A slip that this station may work on, in one of these phases.
    pub(super) fn workable(&self, id: SlipId, phases: &[SlipPhase]) -> Result<&SlipState, Refusal> {
        let slip = self.slip(id)?;
        if !phases.contains(&slip.phase) {
            return Err(wrong_phase(self, id, slip.phase));
        }
        match &slip.claimed_by {
            Some(station) if *station != self.by.station => Err(Refusal::plain(
                RefusalCode::Claimed,
                format!("slip {id} is being worked on at {station}"),
                "take another one, or take it over if that station has gone",
            )),
            _ => Ok(slip),
        }
    }
}

pub(super) fn wrong_phase(ctx: &DecisionCtx<'_>, id: SlipId, phase: SlipPhase) -> Refusal {
    let office = &ctx.law.ruleset.adjudication.escalate_to;
    let (what, instead) = match phase {
        SlipPhase::Open => ("is not decided yet", "decide it first"),
        SlipPhase::Escalated => {
            let (what, instead) = with_office(office.value);
            let what = format!("slip {id} {what}");
            return Refusal::cited(RefusalCode::WrongPhase, what, instead, &office.cite);
        }
        SlipPhase::Decided { .. } => ("is decided", "announce it"),
        SlipPhase::Announced { .. } => ("is decided and announced", "the verdict stands"),
        SlipPhase::Withdrawn => ("was taken back", "raise a new one"),
    };
    Refusal::plain(RefusalCode::WrongPhase, format!("slip {id} {what}"), instead)
}

/// With whom a slip is that no list decides, and what happens to it there.
fn with_office(office: Role) -> (String, String) {
    (format!("is with the {office}"), format!("the {office} rules on it"))
}

pub(super) fn no_words(id: SlipId) -> Refusal {
    Refusal::plain(
        RefusalCode::WordCount,
        format!("slip {id} has no words"),
        "write the challenged word first",
    )
}

pub(super) fn claim(ctx: &DecisionCtx<'_>, id: SlipId, take_over: bool) -> Decision {
    let slip =
        if take_over { ctx.slip(id)? } else { ctx.workable(id, &[SlipPhase::Open, SlipPhase::Escalated])? };
    if !slip.phase.is_undecided() {
        return Err(wrong_phase(ctx, id, slip.phase));
    }
    if slip.claimed_by.as_ref() == Some(&ctx.by.station) {
        return Ok(Vec::new());
    }
    ctx.one(Event::Slip(SlipEvent::SlipClaimed { slip: id, station: ctx.by.station.clone() }))
}

pub(super) fn enter_words(ctx: &DecisionCtx<'_>, id: SlipId, typed: &[String]) -> Decision {
    // A word that was mistyped and so went to the referee can be written again.
    ctx.workable(id, &[SlipPhase::Open, SlipPhase::Escalated])?;
    let challenge = &ctx.law.ruleset.challenge;
    let typed: Vec<&String> = typed.iter().filter(|word| !word.trim().is_empty()).collect();
    if typed.is_empty() {
        return Err(no_words(id));
    }
    if let Some(most) = challenge.max_words.value.filter(|most| typed.len() > usize::from(*most)) {
        return Err(Refusal::cited(
            RefusalCode::WordCount,
            format!("{} words on one slip; the regulation allows {most}", typed.len()),
            "judge them one after another, each on a slip of its own",
            &challenge.max_words.cite,
        ));
    }
    let (mut words, mut seen) = (Vec::new(), BTreeSet::new());
    for text in typed {
        let compare = "compare the word with the slip and with the board";
        let by = |what: String, cite: &Citation| Refusal::cited(RefusalCode::BadWord, what, compare, cite);
        let word = ctx.law.tiles.read(text).map_err(|problem| match problem {
            WordProblem::TooLong { .. } => by(problem.to_string(), &ctx.law.ruleset.lexicon.max_tiles.cite),
            WordProblem::TooShort { .. } => by(problem.to_string(), &challenge.min_tiles.cite),
            problem => Refusal::plain(RefusalCode::BadWord, problem.to_string(), compare),
        })?;
        if word.tiles() < challenge.min_tiles.value {
            return Err(Refusal::cited(
                RefusalCode::BadWord,
                format!(
                    "{} has {} tiles; a challenge needs {}",
                    word.text(),
                    word.tiles(),
                    challenge.min_tiles.value
                ),
                "",
                &challenge.min_tiles.cite,
            ));
        }
        if !seen.insert(word.text().to_owned()) {
            return Err(Refusal::plain(
                RefusalCode::Duplicate,
                format!("{} is written twice", word.text()),
                "write each challenged word once",
            ));
        }
        words.push(word.text().to_owned());
    }
    Ok(vec![ctx.record(
        Event::Slip(SlipEvent::WordsEntered { slip: id, words }),
        vec![challenge.max_words.cite.clone()],
    )])
}

pub(super) fn withdraw(ctx: &DecisionCtx<'_>, id: SlipId, blank_conflict: bool) -> Decision {
    let slip = ctx.workable(id, &[SlipPhase::Open, SlipPhase::Escalated])?;
    let rule = &ctx.law.ruleset.slip.withdrawal;
    let refuse = |what: &str, instead: &str| {
        Err(Refusal::cited(RefusalCode::Irrevocable, format!("slip {id} {what}"), instead, &rule.cite))
    };
    match rule.value {
        Withdrawal::UntilDecided if slip.phase == SlipPhase::Open => {}
        Withdrawal::UntilDecided => {
            let (what, instead) = with_office(ctx.law.ruleset.adjudication.escalate_to.value);
            return refuse(&what, &instead);
        }
        Withdrawal::BlankConflictOnly if blank_conflict => {}
        Withdrawal::BlankConflictOnly => {
            return refuse(
                "can be taken back only because a blank conflict changed the word",
                "say so if it did; otherwise it is judged",
            );
        }
        Withdrawal::UntilHandedOver => return refuse("was handed over and is irrevocable", "it is judged"),
        Withdrawal::Never => return refuse("cannot be taken back", "it is judged"),
    }
    Ok(vec![ctx.record(Event::Slip(SlipEvent::SlipWithdrawn { slip: id }), vec![rule.cite.clone()])])
}
