//! Working on a slip: taken from the queue, its words written, taken back or struck.

use std::collections::BTreeSet;

use crate::domain::{Actor, At, Citation, Role, SlipId};
use crate::lexicon::{Word, WordNote, WordProblem};
use crate::rules::{Challenger, Withdrawal};
use crate::tournament::decide::Decision;
use crate::tournament::event::{Event, SlipEvent};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::loaded_rules::LoadedRules;
use crate::tournament::refusal::{Refusal, SlipReason, Subject};
use crate::tournament::state::{SlipPhase, SlipState, State};

/// Words that may be written on a slip now.
struct WordsGrant<'g> {
    /// The slip.
    slip: &'g SlipState,
    /// How many there must be, where the sheet was handed over, and the paragraph that says so.
    number: Option<(usize, &'g Citation)>,
}

/// A slip that may be taken back now.
struct WithdrawGrant<'g> {
    /// The paragraph that lets it be taken back.
    cite: &'g Citation,
    /// Whether only where a blank conflict changed the word.
    only_for_blank_conflict: bool,
}

/// Where a slip waits for a verdict.
pub(super) const UNDECIDED: [SlipPhase; 2] = [SlipPhase::Open, SlipPhase::Escalated];

/// How a challenge may be taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Withdraws {
    /// As the challenger likes.
    Freely,
    /// Only where a blank conflict changed the word.
    ForBlankConflict,
    /// Not, or not any more, and why.
    Never(Refusal),
}

impl<'a> DecisionCtx<'a> {
    /// Whether this station may take a slip, or take it over from another.
    ///
    /// # Errors
    /// Where it is decided, or another station works on it and it is not taken over.
    fn may_claim(&self, id: SlipId, take_over: bool) -> Result<&'a SlipState, Refusal> {
        if !take_over {
            return self.workable(id, &UNDECIDED);
        }
        let slip = self.slip(id)?;
        if slip.phase.is_undecided() { Ok(slip) } else { Err(self.wrong_phase(id, slip.phase)) }
    }

    /// Whether this station may put a slip back into the queue.
    ///
    /// # Errors
    /// Where it is decided, or another station works on it.
    fn may_release(&self, id: SlipId) -> Result<&'a SlipState, Refusal> {
        self.workable(id, &UNDECIDED)
    }

    /// Whether words may be written on a slip: a word that was mistyped and so went to the referee too.
    ///
    /// # Errors
    /// Where it is decided, another station works on it, or it was handed over and is not theirs to change.
    fn may_enter_words(&self, id: SlipId) -> Result<WordsGrant<'a>, Refusal> {
        let slip = self.workable(id, &UNDECIDED)?;
        let Some(cite) = self.handed_over(slip) else { return Ok(WordsGrant { slip, number: None }) };
        // What is on the sheet stands; whoever holds it may have mistyped it.
        if !self.by.role.may_act_as(self.law.ruleset.adjudication.escalate_to.value) {
            return Err(Refusal::by(SlipReason::HandedOver { slip: id }, cite));
        }
        Ok(WordsGrant { slip, number: Some((slip.words.len(), cite)) })
    }

    /// The paragraph by which nothing on a sheet changes any more, where that is so: the referee has it.
    pub(super) fn handed_over(&self, slip: &SlipState) -> Option<&'a Citation> {
        let rule = &self.law.ruleset.slip.withdrawal;
        match rule.value {
            Withdrawal::UntilHandedOver => slip.handed_over.then_some(&rule.cite),
            Withdrawal::UntilDecided | Withdrawal::BlankConflictOnly | Withdrawal::Never => None,
        }
    }

    /// Whether a challenge may be taken back.
    ///
    /// # Errors
    /// Where it is decided, or the regulation lets it be taken back no more.
    fn may_withdraw(&self, id: SlipId) -> Result<WithdrawGrant<'a>, Refusal> {
        let slip = self.workable(id, &UNDECIDED)?;
        let rules = &self.law.ruleset;
        let cite = &rules.slip.withdrawal.cite;
        let why = match rules.slip.withdrawal.value {
            Withdrawal::UntilDecided if slip.phase == SlipPhase::Open => {
                return Ok(WithdrawGrant { cite, only_for_blank_conflict: false });
            }
            Withdrawal::BlankConflictOnly => {
                return Ok(WithdrawGrant { cite, only_for_blank_conflict: true });
            }
            Withdrawal::UntilDecided => {
                SlipReason::RulingAwaited { slip: id, office: rules.adjudication.escalate_to.value }
            }
            Withdrawal::UntilHandedOver if !slip.handed_over => {
                return Ok(WithdrawGrant { cite, only_for_blank_conflict: false });
            }
            Withdrawal::UntilHandedOver => SlipReason::HandedOver { slip: id },
            // Where not every word may be challenged and none could be written, nobody has challenged one.
            Withdrawal::Never
                if rules.challenge.not_in.is_some()
                    && slip.words.is_empty()
                    && self.by.role != Role::Players =>
            {
                return Ok(WithdrawGrant { cite, only_for_blank_conflict: false });
            }
            Withdrawal::Never => SlipReason::NeverTakenBack { slip: id },
        };
        Err(Refusal::by(why, cite))
    }

    /// Whether a slip may be struck that was entered by mistake; the paragraph is on what regulations say nothing of.
    ///
    /// # Errors
    /// Where it is decided, or no official does so.
    fn may_strike(&self, id: SlipId) -> Result<Citation, Refusal> {
        self.workable(id, &UNDECIDED)?;
        let cite = self.silent();
        self.office_of(&[Role::Judge], Subject::TakeBack, &cite)?;
        Ok(cite)
    }

    /// A slip that this station may work on, in one of these phases.
    pub(super) fn workable(&self, id: SlipId, phases: &[SlipPhase]) -> Result<&'a SlipState, Refusal> {
        let slip = self.slip(id)?;
        if !phases.contains(&slip.phase) {
            return Err(self.wrong_phase(id, slip.phase));
        }
        match &slip.claimed_by {
            Some(station) if *station != self.by.station => {
                Err(Refusal::own(SlipReason::Claimed { slip: id, station: station.clone() }))
            }
            _ => Ok(slip),
        }
    }

    /// What is wrong with a slip in a phase in which something cannot be done.
    pub(super) fn wrong_phase(&self, slip: SlipId, phase: SlipPhase) -> Refusal {
        let office = &self.law.ruleset.adjudication.escalate_to;
        Refusal::own(match phase {
            SlipPhase::Open => SlipReason::NotDecided { slip },
            SlipPhase::Escalated => {
                return Refusal::by(SlipReason::WithOffice { slip, office: office.value }, &office.cite);
            }
            SlipPhase::Decided { .. } => SlipReason::Decided { slip },
            SlipPhase::Announced { .. } => SlipReason::Announced { slip },
            SlipPhase::Withdrawn { moot: true, .. } => SlipReason::Moot { slip },
            SlipPhase::Withdrawn { .. } => SlipReason::Withdrawn { slip },
        })
    }
}

pub(super) fn claim(ctx: &DecisionCtx<'_>, id: SlipId, take_over: bool) -> Decision {
    let slip = ctx.may_claim(id, take_over)?;
    if slip.claimed_by.as_ref() == Some(&ctx.by.station) {
        return Ok(Vec::new());
    }
    ctx.one(Event::Slip(SlipEvent::SlipClaimed { slip: id, station: ctx.by.station.clone() }))
}

pub(super) fn enter_words(ctx: &DecisionCtx<'_>, id: SlipId, typed: &[String]) -> Decision {
    let grant = ctx.may_enter_words(id)?;
    let max_words = &ctx.law.ruleset.challenge.max_words;
    let typed: Vec<&String> = typed.iter().filter(|word| !word.trim().is_empty()).collect();
    if typed.is_empty() {
        return Err(Refusal::own(SlipReason::NothingWritten { slip: id }));
    }
    if let Some(most) = max_words.value.filter(|most| typed.len() > usize::from(*most)) {
        let why = SlipReason::TooManyWords { words: number(typed.len()), most };
        return Err(Refusal::by(why, &max_words.cite));
    }
    let (mut words, mut seen) = (Vec::new(), BTreeSet::new());
    for text in typed {
        let word = read(ctx, text)?.text().to_owned();
        ctx.stands_on_its_slip(grant.slip, &word)?;
        if !seen.insert(word.clone()) {
            return Err(Refusal::own(SlipReason::WrittenTwice { word }));
        }
        words.push(word);
    }
    if let Some((on_it, cite)) = grant.number.filter(|(on_it, _)| *on_it != words.len()) {
        let (words, on_it) = (number(words.len()), number(on_it));
        return Err(Refusal::by(SlipReason::NumberStands { slip: id, words, on_it }, cite));
    }
    let event = Event::Slip(SlipEvent::WordsEntered { slip: id, words });
    Ok(vec![ctx.record(event, vec![max_words.cite.clone()])])
}

/// A word as it was typed, where it can be challenged.
fn read(ctx: &DecisionCtx<'_>, text: &str) -> Result<Word, Refusal> {
    let rules = &ctx.law.ruleset;
    let min_tiles = &rules.challenge.min_tiles;
    let word = ctx.law.tiles.read(text).map_err(|problem| match problem {
        WordProblem::TooLong { tiles, longest } => {
            let why = SlipReason::TooManyTiles { tiles: number(tiles), longest };
            Refusal::by(why, &rules.lexicon.max_tiles.cite)
        }
        WordProblem::TooShort { text } => {
            Refusal::by(SlipReason::SingleLetter { letter: text }, &min_tiles.cite)
        }
        WordProblem::Empty => Refusal::own(SlipReason::NoLetters),
        WordProblem::SeveralWords { count } => {
            Refusal::own(SlipReason::SeveralWords { words: number(count) })
        }
        WordProblem::NotALetter { typed, position, alphabet, meant } => {
            Refusal::own(SlipReason::NotALetter { typed, position: number(position), alphabet, meant })
        }
        WordProblem::LookAlike { typed, position, script, meant } => Refusal::own(SlipReason::LookAlike {
            typed,
            position: number(position),
            script: script.to_owned(),
            meant: meant.to_string(),
        }),
    })?;
    if word.tiles() < min_tiles.value {
        let (tiles, least) = (word.tiles(), min_tiles.value);
        let why = SlipReason::TooFewTiles { word: word.text().to_owned(), tiles, least };
        return Err(Refusal::by(why, &min_tiles.cite));
    }
    // A word of the two players lies on the board; one that is only claimed must be able to.
    if rules.challenge.by.value == Challenger::RegisteredTopWord
        && let Some(letters) = word.notes().iter().find_map(too_many)
    {
        let (word, blanks) = (word.text().to_owned(), ctx.law.tiles.blanks());
        let why = SlipReason::NotFromTheSet { word, letters, blanks };
        return Err(Refusal::by(why, &rules.lexicon.tiles.cite));
    }
    if let Some(rule) = &rules.challenge.not_in
        && let Some(list) = ctx.law.list_with(&rule.value, &word)
    {
        let (word, list) = (word.text().to_owned(), list.to_owned());
        return Err(Refusal::by(SlipReason::InTheDatabase { word, list }, &rule.cite));
    }
    Ok(word)
}

/// The letters of which a word has more than the set.
fn too_many(note: &WordNote) -> Option<String> {
    match note {
        WordNote::BlankOnly { .. } => None,
        WordNote::NoTile { letter } => Some(letter.to_string()),
        WordNote::TooFewTiles { letters, .. } => Some(letters.clone()),
    }
}

/// A count for a sentence.
fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

pub(super) fn withdraw(
    ctx: &DecisionCtx<'_>,
    id: SlipId,
    (blank_conflict, mistaken): (bool, bool),
) -> Decision {
    if mistaken {
        let slip = ctx.may_strike(id)?;
        return Ok(vec![
            ctx.record(Event::Slip(SlipEvent::SlipWithdrawn { slip: id, mistaken, moot: false }), vec![slip]),
        ]);
    }
    let grant = ctx.may_withdraw(id)?;
    if grant.only_for_blank_conflict && !blank_conflict {
        return Err(Refusal::by(SlipReason::OnlyForBlankConflict { slip: id }, grant.cite));
    }
    Ok(vec![ctx.record(
        Event::Slip(SlipEvent::SlipWithdrawn { slip: id, mistaken, moot: false }),
        vec![grant.cite.clone()],
    )])
}

pub(super) fn release(ctx: &DecisionCtx<'_>, id: SlipId) -> Decision {
    match ctx.may_release(id)?.claimed_by {
        Some(_) => ctx.one(Event::Slip(SlipEvent::SlipReleased { slip: id })),
        None => Ok(Vec::new()),
    }
}

/// How somebody in this office may take a slip back now. Nothing is decided for the answer: the screens ask for every
/// frame.
pub fn withdraws(state: &State, law: &LoadedRules, by: &Actor, now: At, slip: SlipId) -> Withdraws {
    let ctx = DecisionCtx { state, law, by, now };
    match ctx.may_withdraw(slip) {
        Ok(grant) if grant.only_for_blank_conflict => Withdraws::ForBlankConflict,
        Ok(_) => Withdraws::Freely,
        Err(refusal) => Withdraws::Never(refusal),
    }
}
