//! Opening an event, players, clocks.

use std::collections::{BTreeMap, BTreeSet};

use crate::clock::GiveUp;
use crate::domain::{Citation, ClockId, Decimal, Millis, NO_TABLE, TableId};
use crate::rules::{Cited, DutyCause, FreezeAt};
use crate::tournament::act::time::zone_named;
use crate::tournament::command::{OpenEvent, Player, SetupCommand};
use crate::tournament::event::{Event, EventOpened, HeadSigned, SetupEvent};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::refusal::{Refusal, RoundReason, SetupReason};

use super::freeze::freeze;
use super::transaction::Transaction;
use super::{Decision, lexicons, tally};

pub(in crate::tournament) fn decide(ctx: &DecisionCtx<'_>, command: &SetupCommand) -> Decision {
    match command {
        SetupCommand::OpenEvent(it) => open(ctx, it),
        SetupCommand::EnterPlayers { players } => enter_players(ctx, players),
        SetupCommand::AmendEntry { player } => {
            ctx.may_amend(&player.name)?;
            ctx.one(Event::Setup(SetupEvent::EntryAmended { player: player.clone() }))
        }
        SetupCommand::StrikeEntry { player } => {
            ctx.may_strike_entry(player)?;
            ctx.one(Event::Setup(SetupEvent::EntryStruck { player: player.clone() }))
        }
        SetupCommand::FitClock { table, clock, profile } => fit_clock(ctx, *table, *clock, profile),
        SetupCommand::AdoptList { list, tiles, decides, reason } => {
            lexicons::adopt(ctx, list, *tiles, *decides, reason)
        }
        SetupCommand::DropList { list, reason } => lexicons::drop_list(ctx, list, reason),
        SetupCommand::SetConstants { order, constants } => set_constants(ctx, order, constants),
        SetupCommand::SignHead(it) => sign(ctx, it),
        SetupCommand::NoteSystemClock { ahead, since } => {
            ctx.one(Event::Setup(SetupEvent::SystemClockNoted { ahead: *ahead, since: *since }))
        }
        SetupCommand::SitDown { before } => {
            ctx.one(Event::Setup(SetupEvent::OfficerChanged { before: *before }))
        }
        SetupCommand::CorrectTime { shift, reason } => {
            ctx.may_correct_time(*shift)?;
            let (shift, since) = (*shift, ctx.state.clock_since);
            ctx.one(Event::Setup(SetupEvent::TimeCorrected { shift, since, reason: reason.clone() }))
        }
        SetupCommand::ChangeZone { zone } => {
            let (zone, before) = ctx.may_change_zone(zone)?;
            ctx.one(Event::Setup(SetupEvent::ZoneChanged { zone, before }))
        }
        SetupCommand::NoteWrongPins { office, tries } => {
            ctx.one(Event::Setup(SetupEvent::WrongPinsNoted { office: *office, tries: *tries }))
        }
    }
}

fn set_constants(ctx: &DecisionCtx<'_>, order: &str, constants: &BTreeMap<String, Decimal>) -> Decision {
    let standing = ctx.may_set_constants(order)?;
    let wanted = &standing.value.constants;
    if wanted.iter().collect::<BTreeSet<_>>() != constants.keys().collect() {
        let (order, constants) = (order.to_owned(), wanted.clone());
        return Err(Refusal::by(SetupReason::OtherConstants { order, constants }, &standing.cite));
    }
    let event = SetupEvent::ConstantsSet { order: order.to_owned(), constants: constants.clone() };
    Ok(vec![ctx.record(Event::Setup(event), vec![standing.cite.clone()])])
}

fn open(ctx: &DecisionCtx<'_>, command: &OpenEvent) -> Decision {
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

/// What is signed already is not signed again, and neither is what only signatures have been added to: two consoles of
/// one user would go on for ever.
fn sign(ctx: &DecisionCtx<'_>, signed: &HeadSigned) -> Decision {
    ctx.may_sign(signed.entry, signed.role)?;
    let state = ctx.state;
    if state.is_signed_by(&signed.key) || state.signed.get(&signed.key).is_some_and(|it| *it >= signed.entry)
    {
        return Ok(Vec::new());
    }
    ctx.one(Event::Setup(SetupEvent::HeadSigned(signed.clone())))
}

fn enter_players(ctx: &DecisionCtx<'_>, players: &[Player]) -> Decision {
    let mut names: BTreeSet<&str> = BTreeSet::new();
    for player in players {
        if player.name.trim().is_empty() {
            return Err(Refusal::own(SetupReason::PlayerWithoutName));
        }
        if ctx.state.players.has(&player.name) || !names.insert(&player.name) {
            return Err(Refusal::own(SetupReason::PlayerTwice { player: player.name.clone() }));
        }
    }
    let mut tx = Transaction::new(ctx);
    tx.push(Event::Setup(SetupEvent::PlayersEntered { players: players.to_vec() }), Vec::new());
    let name = tx.state.event.as_ref().map(|event| event.name.clone()).unwrap_or_default();
    tally::duties(&mut tx, &DutyCause::PlayersEntered, None, &name);
    tx.finish()
}

fn fit_clock(ctx: &DecisionCtx<'_>, table: TableId, clock: Option<ClockId>, profile: &str) -> Decision {
    if table == NO_TABLE {
        return Err(Refusal::own(RoundReason::NoSuchTable { table }));
    }
    let profiles = crate::clock::Profile::built_in().unwrap_or_default();
    let Some(known) = profiles.iter().find(|known| known.id == profile) else {
        let known = profiles.iter().map(|known| known.id.clone()).collect();
        return Err(Refusal::own(SetupReason::NoSuchProfile { profile: profile.to_owned(), known }));
    };
    if clock.is_some() != known.has_radio() {
        return Err(Refusal::own(SetupReason::NumberAndProfile { profile: profile.to_owned() }));
    }
    if let Some(clock) = clock {
        ctx.may_fit(table, clock)?;
    }
    let before = ctx.state.clock_at(table).map(|fitted| fitted.clock);
    let mut records = vec![ctx.record(
        Event::Setup(SetupEvent::ClockFitted { table, clock, profile: profile.to_owned() }),
        Vec::new(),
    )];
    if before != clock {
        records.extend(ctx.give_up(|it| before == Some(it), &GiveUp::ClockTakenOff));
    }
    Ok(records)
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
