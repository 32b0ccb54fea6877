//! Opening an event: its law, its budget, its lists.

use std::collections::BTreeMap;

use super::lists::freeze;
use super::time::zone_named;
use crate::domain::{Citation, Millis};
use crate::rules::{Cited, DutyCause, FreezeAt};
use crate::tournament::command::OpenEvent;
use crate::tournament::decide::{Decision, Transaction, tally};
use crate::tournament::event::{Event, EventOpened, SetupEvent};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::refusal::{Refusal, SetupReason};

impl DecisionCtx<'_> {
    /// Whether an event may be opened.
    ///
    /// # Errors
    /// Where the journal holds one.
    fn may_open(&self) -> Result<(), Refusal> {
        match &self.state.event {
            Some(event) => Err(Refusal::own(SetupReason::OpenAlready { name: event.name.clone() })),
            None => Ok(()),
        }
    }
}

pub(super) fn open(ctx: &DecisionCtx<'_>, command: &OpenEvent) -> Decision {
    let OpenEvent { name, ruleset, tiles, budget, readings, systems, zone, starts_at, names } = command;
    ctx.may_open()?;
    let law = &ctx.law.ruleset;
    if *ruleset != law.identity.id {
        let (wanted, loaded) = (ruleset.clone(), law.identity.id.clone());
        return Err(Refusal::own(SetupReason::RulesetNotLoaded { wanted, loaded }));
    }
    let lexicon = &law.lexicon;
    let tiles = offered(tiles.as_ref(), &lexicon.tiles, &lexicon.tiles_options, |wanted, offered| {
        Refusal::by(SetupReason::TilesNotOffered { wanted, offered }, &lexicon.tiles_options.cite)
    })?;
    let budget = budget_of(ctx, *budget)?;
    let systems_cite = systems_serve(ctx, systems)?;
    let zone = zone_named(zone)?;
    law_is_as_wanted(ctx, &tiles, readings)?;
    let (ruleset_digest, lexicon_digest) = ctx.law.digests();
    let event = Event::Setup(SetupEvent::EventOpened(EventOpened {
        name: name.clone(),
        ruleset: ruleset.clone(),
        ruleset_digest,
        tiles,
        budget,
        readings: readings.clone(),
        systems: systems.clone(),
        zone,
        starts_at: *starts_at,
        names: *names,
        tiles_digest: ctx.law.tiles_digest(),
        lexicon_digest,
        program: env!("CARGO_PKG_VERSION").to_owned(),
        lists: ctx.law.library.identities().map(|(id, identity)| (id.to_owned(), identity)).collect(),
    }));
    let mut cite = vec![law.time.budget.cite.clone(), law.lexicon.tiles.cite.clone()];
    cite.extend(systems_cite);
    let mut tx = Transaction::new(ctx);
    tx.push(event, cite);
    tally::duties(&mut tx, &DutyCause::EventOpen, None, name);
    freeze(&mut tx, FreezeAt::EventOpen);
    tx.finish()
}

/// The budget that is wanted, where it is the usual one, an option, or within the range that may be announced.
fn budget_of(ctx: &DecisionCtx<'_>, wanted: Option<Millis>) -> Result<Millis, Refusal> {
    let time = &ctx.law.ruleset.time;
    let within = |budget: Millis| {
        time.budget_range.as_ref().is_some_and(|range| (range.value.0..=range.value.1).contains(&budget))
    };
    match wanted {
        Some(budget) if within(budget) => Ok(budget),
        Some(_) | None => offered(wanted.as_ref(), &time.budget, &time.budget_options, |wanted, offered| {
            let Some(range) = &time.budget_range else {
                let cite = &time.budget_options.cite;
                return Refusal::by(SetupReason::BudgetNotOffered { wanted, offered }, cite);
            };
            let (from, to) = range.value;
            Refusal::by(SetupReason::BudgetOutOfRange { wanted, offered, from, to }, &range.cite)
        }),
    }
}

/// The systems that are to look words up are the regulation's, and it leaves the choice; the paragraph, where one was
/// made.
fn systems_serve(ctx: &DecisionCtx<'_>, systems: &[String]) -> Result<Option<Citation>, Refusal> {
    let adjudication = &ctx.law.ruleset.adjudication;
    if systems.is_empty() {
        return Ok(None);
    }
    let known: Vec<String> = adjudication.systems.iter().map(|system| system.name.value.clone()).collect();
    let cite = &adjudication.chosen.cite;
    if !adjudication.chosen.value {
        return Err(Refusal::by(SetupReason::SystemsNotChosen { known }, cite));
    }
    for (at, name) in systems.iter().enumerate() {
        let system = name.clone();
        if !known.contains(name) {
            return Err(Refusal::by(SetupReason::NoSuchSystem { system, known }, cite));
        }
        if systems[..at].contains(name) {
            return Err(Refusal::by(SetupReason::SystemTwice { system }, cite));
        }
    }
    for question in &ctx.law.ruleset.questions {
        if let Some(wanted) = question.wanted_by(systems).filter(|it| **it != *question.chosen) {
            let (systems, reading) = (systems.to_vec(), question.chosen.clone());
            let (question, cite) = (question.id.clone(), &question.cite);
            let why =
                SetupReason::SystemsReadOtherwise { systems, question, wanted: wanted.to_owned(), reading };
            return Err(Refusal::by(why, cite));
        }
    }
    Ok(Some(cite.clone()))
}

/// What the journal says of tiles and readings is what words and challenges will be decided by.
fn law_is_as_wanted(
    ctx: &DecisionCtx<'_>,
    tiles: &str,
    readings: &BTreeMap<String, String>,
) -> Result<(), Refusal> {
    let loaded = ctx.law.tiles.id();
    if loaded != tiles {
        let (wanted, loaded) = (tiles.to_owned(), loaded.to_owned());
        return Err(Refusal::own(SetupReason::TilesNotLoaded { wanted, loaded }));
    }
    for (id, reading) in readings {
        let mut questions = ctx.law.ruleset.questions.iter();
        let in_force = questions.any(|question| question.is_called(id) && question.chosen == *reading);
        if !in_force {
            let (question, reading) = (id.clone(), reading.clone());
            return Err(Refusal::own(SetupReason::ReadingNotLoaded { question, reading }));
        }
    }
    Ok(())
}

/// The wanted value if the ruleset offers it, the usual one if none is wanted; else `refuse` is told what was wanted
/// and what is offered.
fn offered<T: Clone + PartialEq>(
    wanted: Option<&T>,
    usual: &Cited<T>,
    options: &Cited<Vec<T>>,
    refuse: impl Fn(T, Vec<T>) -> Refusal,
) -> Result<T, Refusal> {
    match wanted {
        None => Ok(usual.value.clone()),
        Some(value) if *value == usual.value || options.value.contains(value) => Ok(value.clone()),
        Some(value) => {
            let all = [std::slice::from_ref(&usual.value), &options.value].concat();
            Err(refuse(value.clone(), all))
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use crate::domain::{Actor, At, NameOrder, Role};
    use crate::lexicon::{Library, TileSet};
    use crate::rules::Catalogue;
    use crate::tournament::{Command, LoadedRules, OpenEvent, RefusalCode, SetupCommand, State, decide};

    /// What comes of opening an event with these choices under the law that its file gives without them.
    fn open(tiles: Option<&str>, reading: Option<(&str, &str)>) -> Result<(), RefusalCode> {
        let ruleset = Catalogue::embedded().load("sss-2022", &BTreeMap::new()).expect("a ruleset");
        let set = TileSet::embedded("sk100").expect("sound").expect("there");
        let law = LoadedRules::new(ruleset, Library::default(), set);
        let command = Command::Setup(SetupCommand::OpenEvent(OpenEvent {
            name: "test".to_owned(),
            ruleset: "sss-2022".to_owned(),
            tiles: tiles.map(str::to_owned),
            budget: None,
            readings: reading.map(|(id, name)| (id.to_owned(), name.to_owned())).into_iter().collect(),
            systems: Vec::new(),
            zone: "UTC".to_owned(),
            starts_at: None,
            names: NameOrder::Unknown,
        }));
        let by = Actor::new(Role::Director, "desk");
        let decided = decide(&State::default(), &law, &command, &by, At(0));
        decided.map(drop).map_err(|refusal| refusal.code())
    }

    #[test]
    fn a_journal_names_no_other_law_than_the_one_it_is_decided_by() {
        assert_eq!(open(None, None), Ok(()));
        assert_eq!(open(Some("sk100"), Some(("Q1", "first_tile"))), Ok(()));
        assert_eq!(open(None, Some(("SSS-Q1", "first_tile"))), Ok(()));
        assert_eq!(open(Some("sk110m"), None), Err(RefusalCode::NotOffered));
        assert_eq!(open(None, Some(("Q1", "ten_seconds"))), Err(RefusalCode::NotOffered));
        assert_eq!(open(None, Some(("Q77", "x"))), Err(RefusalCode::NotOffered));
    }
}
