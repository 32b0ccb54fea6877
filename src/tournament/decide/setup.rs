//! Opening an event, players, clocks.

use std::collections::{BTreeMap, BTreeSet};

use crate::clock::GiveUp;
use crate::domain::{Citation, ClockId, Millis, TableId};
use crate::rules::{Cited, DutyCause, FreezeAt};
use crate::tournament::command::{OpenEvent, Player, SetupCommand};
use crate::tournament::event::{Event, EventOpened, SetupEvent};
use crate::tournament::refusal::{Refusal, RefusalCode};

use super::transaction::Transaction;
use super::{Decision, lexicons, tally};
use crate::tournament::guard::DecisionCtx;

pub(super) fn decide(ctx: &DecisionCtx<'_>, command: &SetupCommand) -> Decision {
    match command {
        SetupCommand::OpenEvent(it) => open(ctx, it),
        SetupCommand::EnterPlayers { players } => enter_players(ctx, players),
        SetupCommand::FitClock { table, clock, profile } => fit_clock(ctx, *table, *clock, profile),
        SetupCommand::AdoptList { list, tiles, decides, reason } => {
            lexicons::adopt(ctx, list, *tiles, *decides, reason)
        }
        SetupCommand::DropList { list, reason } => lexicons::drop_list(ctx, list, reason),
    }
}

/// Minutes; the zones reach two hours farther to the east.
const HALF_A_DAY: i32 = 12 * 60;

fn open(ctx: &DecisionCtx<'_>, command: &OpenEvent) -> Decision {
    let OpenEvent { name, ruleset, tiles, budget, readings, systems, utc_offset_min } = command;
    if let Some(event) = &ctx.state.event {
        return Err(Refusal::plain(
            RefusalCode::EventState,
            format!("this journal already holds the event “{}”", event.name),
            "use another file for another event",
        ));
    }
    let law = &ctx.law.ruleset;
    if *ruleset != law.identity.id {
        return Err(Refusal::plain(
            RefusalCode::NotOffered,
            format!("the event wants the ruleset {ruleset}, this console has loaded {}", law.identity.id),
            "start the console with --ruleset and the id that the event names",
        ));
    }
    let tiles =
        offered(tiles.as_ref(), &law.lexicon.tiles, &law.lexicon.tiles_options, "tile set", Clone::clone)?;
    let budget = budget_of(ctx, *budget)?;
    let systems_cite = systems_serve(ctx, systems)?;
    if !(-HALF_A_DAY..=HALF_A_DAY + 120).contains(utc_offset_min) {
        return Err(Refusal::plain(
            RefusalCode::NotOffered,
            format!("no hall is {utc_offset_min} minutes ahead of universal time"),
            "give the minutes, such as 60 for Central European Time",
        ));
    }
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
        utc_offset_min: *utc_offset_min,
        lexicon_digest,
        lists: ctx.law.library.identities().map(|(id, identity)| (id.to_owned(), identity)).collect(),
    }));
    let mut cite = vec![law.time.budget.cite.clone(), law.lexicon.tiles.cite.clone()];
    cite.extend(systems_cite);
    let mut tx = Transaction::new(ctx);
    tx.push(event, cite);
    tally::duties(&mut tx, &DutyCause::EventOpen, name);
    lexicons::freeze(&mut tx, FreezeAt::EventOpen);
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
        _ => offered(wanted.as_ref(), &time.budget, &time.budget_options, "time budget", |it| it.age())
            .map_err(|refusal| match &time.budget_range {
                Some(range) => Refusal { cite: Some(range.cite.clone()), ..refusal },
                None => refusal,
            }),
    }
}

/// The systems that are to look words up are the regulation's, and it leaves the choice; the paragraph, where one was
/// made.
fn systems_serve(ctx: &DecisionCtx<'_>, wanted: &[String]) -> Result<Option<Citation>, Refusal> {
    let adjudication = &ctx.law.ruleset.adjudication;
    if wanted.is_empty() {
        return Ok(None);
    }
    let names: Vec<&str> = adjudication.systems.iter().map(|system| system.name.value.as_str()).collect();
    let cite = &adjudication.chosen.cite;
    if !adjudication.chosen.value {
        return Err(Refusal::cited(
            RefusalCode::NotOffered,
            "this regulation does not let the organiser choose who looks words up",
            format!("leave it out; these serve: {}", names.join(", ")),
            cite,
        ));
    }
    for (at, name) in wanted.iter().enumerate() {
        if !names.contains(&name.as_str()) {
            let what = format!("the regulation knows no system “{name}”");
            let instead = format!("choose from: {}", names.join(", "));
            return Err(Refusal::cited(RefusalCode::NotOffered, what, instead, cite));
        }
        if wanted[..at].contains(name) {
            let what = format!("the system {name} is named twice");
            return Err(Refusal::cited(RefusalCode::Duplicate, what, "name each once", cite));
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
    let other = |what: String, instead: &str| Err(Refusal::plain(RefusalCode::NotOffered, what, instead));
    let loaded = ctx.law.tiles.id();
    if loaded != tiles {
        return other(
            format!("the event wants the tile set {tiles}, this console has loaded {loaded}"),
            "start the console with the tile set that the event names",
        );
    }
    for (id, reading) in readings {
        let in_force = ctx.law.ruleset.questions.iter().any(|question| {
            let (_, short) = question.id.split_once('-').unwrap_or(("", &question.id));
            (question.id == *id || short == id) && question.chosen == *reading
        });
        if !in_force {
            return other(
                format!("the event reads {id} as {reading}, the ruleset loaded here does not"),
                "start the console with the readings that the event names",
            );
        }
    }
    Ok(())
}

/// The wanted value if the ruleset offers it, the usual one if none is wanted.
fn offered<T: Clone + PartialEq>(
    wanted: Option<&T>,
    usual: &Cited<T>,
    options: &Cited<Vec<T>>,
    what: &str,
    show: impl Fn(&T) -> String,
) -> Result<T, Refusal> {
    match wanted {
        None => Ok(usual.value.clone()),
        Some(value) if *value == usual.value || options.value.contains(value) => Ok(value.clone()),
        Some(value) => {
            let mut all = vec![show(&usual.value)];
            all.extend(options.value.iter().map(&show));
            Err(Refusal::cited(
                RefusalCode::NotOffered,
                format!("the regulation does not offer the {what} {}", show(value)),
                format!("choose one of: {}", all.join(", ")),
                &options.cite,
            ))
        }
    }
}

fn enter_players(ctx: &DecisionCtx<'_>, players: &[Player]) -> Decision {
    let mut names: BTreeSet<&str> = ctx.state.players.iter().map(|player| player.name.as_str()).collect();
    for player in players {
        if player.name.trim().is_empty() {
            return Err(Refusal::plain(
                RefusalCode::Unknown,
                "a player has no name",
                "give every player a name",
            ));
        }
        if !names.insert(&player.name) {
            return Err(Refusal::plain(
                RefusalCode::Duplicate,
                format!("{} is entered twice", player.name),
                "tell players of the same name apart by a first name or a number",
            ));
        }
    }
    ctx.one(Event::Setup(SetupEvent::PlayersEntered { players: players.to_vec() }))
}

fn fit_clock(ctx: &DecisionCtx<'_>, table: TableId, clock: Option<ClockId>, profile: &str) -> Decision {
    let profiles = crate::clock::Profile::built_in().unwrap_or_default();
    let Some(known) = profiles.iter().find(|known| known.id == profile) else {
        return Err(Refusal::plain(
            RefusalCode::NotOffered,
            format!("there is no clock profile “{profile}”"),
            format!(
                "choose one of: {}",
                profiles.iter().map(|known| known.id.as_str()).collect::<Vec<_>>().join(", ")
            ),
        ));
    };
    if clock.is_some() != known.has_radio() {
        return Err(Refusal::plain(
            RefusalCode::NotOffered,
            format!("the profile “{profile}” and the clock number do not go together"),
            "a clock with a radio has a number, the profile none has not",
        ));
    }
    if let Some(id) = clock
        && let Some(other) = ctx.state.table_of(id)
        && other != table
    {
        return Err(Refusal::plain(
            RefusalCode::Duplicate,
            format!("clock {id} stands on table {other}"),
            format!("fit table {other} with another clock first"),
        ));
    }
    let before =
        ctx.state.tables.get(&table).and_then(|table| table.clock.as_ref()).map(|fitted| fitted.clock);
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

    use crate::domain::{Actor, At, Role};
    use crate::lexicon::{Library, TileSet};
    use crate::rules::Catalogue;
    use crate::tournament::{Command, Law, OpenEvent, RefusalCode, SetupCommand, State, decide};

    /// What comes of opening an event with these choices under the law that its file gives without them.
    fn open(tiles: Option<&str>, reading: Option<(&str, &str)>) -> Result<(), RefusalCode> {
        let ruleset = Catalogue::embedded().load("sss-2022", &BTreeMap::new()).expect("a ruleset");
        let set = TileSet::embedded("sk100").expect("sound").expect("there");
        let law = Law::new(ruleset, Library::default(), set);
        let command = Command::Setup(SetupCommand::OpenEvent(OpenEvent {
            name: "test".to_owned(),
            ruleset: "sss-2022".to_owned(),
            tiles: tiles.map(str::to_owned),
            budget: None,
            readings: reading.map(|(id, name)| (id.to_owned(), name.to_owned())).into_iter().collect(),
            systems: Vec::new(),
            utc_offset_min: 0,
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
