//! Whether a journal is what its rules lead to.
//!
//! The first entry of a decision keeps what was asked. Each decision is made once more, under the same law, by the same
//! person, at the same moment, on the state that the entries before it lead to, and must come out as it stands there.
//! What nobody can make anew is what came from outside: that these words were on the board, that this clock was
//! pressed.

use std::collections::BTreeSet;

use serde::Serialize;

use super::act::decide;
use super::command::CommandText;
use super::event::{Event, EventOpened, Record, SetupEvent};
use super::loaded_rules::LoadedRules;
use super::refusal::Refusal;
use super::state::State;
use crate::domain::Seq;
use crate::lexicon::SourceRef;

/// What came of making all decisions once more.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Audited {
    /// How many entries came out as they stand there.
    pub equal: u64,
    /// How many decisions these are of.
    pub decisions: u64,
    /// What could not be checked.
    pub unchecked: Vec<Unchecked>,
    /// The first decision that comes out otherwise; nothing after it was looked at.
    pub difference: Option<Difference>,
}

/// Entries that could not be checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Unchecked {
    /// The first of them.
    pub seq: Seq,
    /// How many.
    pub entries: u64,
    /// Why.
    pub why: NotCheckable,
}

/// Why something could not be checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum NotCheckable {
    /// These lists decided, and are not there as they were.
    Lists(Vec<String>),
    /// This program does not know what was asked: another one wrote it.
    UnknownCommand,
}

/// A decision that stands there otherwise than it comes out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The first entry that differs.
    pub seq: Seq,
    /// What stands there, from that entry on to the end of the decision as it should be, or to that of the journal.
    pub stands: Vec<Record>,
    /// What should stand there.
    pub should: Should,
}

/// What should stand in a journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Should {
    /// These entries.
    Be(Vec<Record>),
    /// Nothing of it: what was asked is refused.
    Refused(Box<Refusal>),
    /// Nothing of it: it follows from something else, which does not stand before it.
    NotFollow,
    /// Nothing of it: the event was opened with other files than those that it has.
    OtherFiles,
}

/// Makes every decision of a journal once more under the law of its event.
pub fn audit(law: &LoadedRules, records: &[Record]) -> Audited {
    let mut audited = Audited::default();
    let mut state = State::default();
    let opened = records.first().and_then(|record| {
        if let Event::Setup(SetupEvent::EventOpened(opened)) = &record.event { Some(opened) } else { None }
    });
    if let Some(opened) = opened
        && !opened_with(law, opened, &mut audited)
    {
        let stands = vec![records[0].clone()];
        audited.difference = Some(Difference { seq: Seq(1), stands, should: Should::OtherFiles });
        return audited;
    }
    // Nobody asked for what stands first.
    if let Some(first) = records.first().filter(|first| first.asked.is_none()) {
        let stands = vec![first.clone()];
        audited.difference = Some(Difference { seq: Seq(1), stands, should: Should::NotFollow });
        return audited;
    }
    let mut at = 0;
    while let Some(asked) = records.get(at).and_then(|first| first.asked.as_ref()) {
        let decision = &records[at..at + length(&records[at..])];
        let (first, entries) = (Seq(at as u64 + 1), decision.len() as u64);
        let unchecked = match made_again(&state, law, asked, decision) {
            Again::Alike => {
                audited.equal += entries;
                audited.decisions += 1;
                None
            }
            Again::Unknown => Some(NotCheckable::UnknownCommand),
            Again::Otherwise { alike, should } => {
                let lists = missing(law, opened, decision);
                if lists.is_empty() {
                    audited.difference = Some(difference(first, &records[at..], alike, should));
                    return audited;
                }
                Some(NotCheckable::Lists(lists))
            }
        };
        audited.unchecked.extend(unchecked.map(|why| Unchecked { seq: first, entries, why }));
        for record in decision {
            state.apply(record);
        }
        at += decision.len();
    }
    audited
}

/// How many entries the first decision has: up to the next entry that keeps what was asked.
fn length(records: &[Record]) -> usize {
    1 + records[1..].iter().take_while(|it| it.asked.is_none()).count()
}

/// What comes of a decision that is made once more.
enum Again {
    /// What stands there.
    Alike,
    /// Something else, after so many entries that are alike.
    Otherwise { alike: usize, should: Should },
    /// Nobody knows: this program does not know what was asked.
    Unknown,
}

fn made_again(state: &State, law: &LoadedRules, asked: &CommandText, decision: &[Record]) -> Again {
    let Ok(command) = asked.command() else { return Again::Unknown };
    // What was carried out was meant: a later program may doubt more.
    let command = command.sure_of_all();
    let mut records = match decide(state, law, &command, &decision[0].by, decision[0].at) {
        Ok(records) => records,
        Err(refusal) => {
            return Again::Otherwise { alike: 0, should: Should::Refused(Box::new(refusal)) };
        }
    };
    let pairs = records.iter_mut().zip(decision);
    let alike = pairs.map_while(|(it, stands)| same(law, it, stands).then_some(())).count();
    match records.len() {
        length if alike < length => Again::Otherwise { alike, should: Should::Be(records.split_off(alike)) },
        _ if alike < decision.len() => Again::Otherwise { alike, should: Should::NotFollow },
        _ => Again::Alike,
    }
}

/// What is said of a decision that comes out otherwise.
fn difference(first: Seq, rest: &[Record], alike: usize, should: Should) -> Difference {
    let wanted = match &should {
        Should::Be(records) => records.len(),
        Should::Refused(_) | Should::NotFollow | Should::OtherFiles => 1,
    };
    let stands = rest.iter().skip(alike).take(wanted).cloned().collect();
    Difference { seq: Seq(first.0 + alike as u64), stands, should }
}

/// Whether a record comes out as it stands there. What the event's files are not asked for is taken as it stands: which
/// program wrote it, in which words it keeps what was asked, and what those lists were that are not there any more.
fn same(law: &LoadedRules, comes_out: &mut Record, stands: &Record) -> bool {
    comes_out.asked.clone_from(&stands.asked);
    match (&mut comes_out.event, &stands.event) {
        (Event::Setup(SetupEvent::EventOpened(it)), Event::Setup(SetupEvent::EventOpened(opened))) => {
            it.program.clone_from(&opened.program);
            for left in law.library.left_out() {
                if let Some(was) = opened.lists.get(&left.id) {
                    it.lists.insert(left.id.clone(), *was);
                }
            }
        }
        (
            Event::Setup(SetupEvent::LexiconFrozen { lists }),
            Event::Setup(SetupEvent::LexiconFrozen { lists: fixed }),
        ) => {
            let there = |it: &&SourceRef| !law.library.is_damaged(&it.list);
            if fixed.iter().filter(there).eq(lists.iter()) {
                lists.clone_from(fixed);
            }
        }
        _ => {}
    }
    *comes_out == *stands
}

/// Whether the files of the event are those that it was opened with, as far as the entry says.
fn opened_with(law: &LoadedRules, opened: &EventOpened, audited: &mut Audited) -> bool {
    let EventOpened { ruleset_digest, tiles_digest, lexicon_digest, .. } = opened;
    if *ruleset_digest != law.digests().0 || *tiles_digest != law.tiles_digest() {
        return false;
    }
    let gone = gone(law, Some(opened));
    if !gone.is_empty() {
        audited.unchecked.push(Unchecked { seq: Seq(1), entries: 0, why: NotCheckable::Lists(gone) });
        return true;
    }
    let (ruleset, library, tiles) = (law.ruleset.clone(), law.library.clone(), law.tiles.clone());
    let (_, there) = LoadedRules::new(ruleset, library, tiles).digests();
    there == *lexicon_digest
}

/// The lists that may have decided it and are not there as they were when the event was opened.
fn missing(law: &LoadedRules, opened: Option<&EventOpened>, decision: &[Record]) -> Vec<String> {
    let asks_lists = decision.iter().any(|record| record.event.card().by_lists);
    if asks_lists { gone(law, opened) } else { Vec::new() }
}

/// The lists that an event was opened with and that are not there as they were.
fn gone(law: &LoadedRules, opened: Option<&EventOpened>) -> Vec<String> {
    let was = |id: &String| opened.is_some_and(|it| it.lists.contains_key(id));
    let left = law.library.left_out().iter().map(|it| &it.id).filter(|id| was(id));
    left.cloned().collect::<BTreeSet<String>>().into_iter().collect()
}
