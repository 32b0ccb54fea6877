//! Working on a slip: claiming, words, taking back.

use std::collections::BTreeSet;

use crate::domain::SlipId;
use crate::lexicon::{Word, WordNote, WordProblem};
use crate::rules::Challenger;
use crate::tournament::event::{Event, SlipEvent};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::refusal::{Refusal, SlipReason};

use super::Decision;

pub(in crate::tournament) fn claim(ctx: &DecisionCtx<'_>, id: SlipId, take_over: bool) -> Decision {
    let slip = ctx.may_claim(id, take_over)?;
    if slip.claimed_by.as_ref() == Some(&ctx.by.station) {
        return Ok(Vec::new());
    }
    ctx.one(Event::Slip(SlipEvent::SlipClaimed { slip: id, station: ctx.by.station.clone() }))
}

pub(in crate::tournament) fn enter_words(ctx: &DecisionCtx<'_>, id: SlipId, typed: &[String]) -> Decision {
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

pub(in crate::tournament) fn withdraw(
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
