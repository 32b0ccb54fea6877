//! Opening an event, players, clocks, rounds.

use std::collections::{BTreeMap, BTreeSet};

use crate::domain::{ClockId, Round, TableId};
use crate::rules::Cited;
use crate::tournament::command::{Command, Pairing, Player};
use crate::tournament::event::Event;
use crate::tournament::refusal::{Refusal, RefusalCode};

use super::{Decision, Desk};

pub(super) fn decide(desk: &Desk<'_>, command: &Command) -> Decision {
    if let Command::OpenEvent { .. } = command {
        return open(desk, command);
    }
    if desk.state.event.is_none() {
        return Err(Refusal::plain(
            RefusalCode::EventState,
            "no event is open",
            "begin with the command open_event",
        ));
    }
    match command {
        Command::EnterPlayers { players } => enter_players(desk, players),
        Command::FitClock { table, clock, profile } => fit_clock(desk, *table, *clock, profile),
        Command::StartRound { round, pairings } => start_round(desk, *round, pairings),
        _ => Ok(Vec::new()),
    }
}

fn open(desk: &Desk<'_>, command: &Command) -> Decision {
    let Command::OpenEvent { name, ruleset, tiles, budget, readings } = command else {
        return Ok(Vec::new());
    };
    if let Some(event) = &desk.state.event {
        return Err(Refusal::plain(
            RefusalCode::EventState,
            format!("this journal already holds the event “{}”", event.name),
            "use another file for another event",
        ));
    }
    let law = &desk.law.ruleset;
    if *ruleset != law.identity.id {
        return Err(Refusal::plain(
            RefusalCode::NotOffered,
            format!("the event wants the ruleset {ruleset}, this console has loaded {}", law.identity.id),
            "start the console with --ruleset and the id that the event names",
        ));
    }
    let tiles =
        offered(tiles.as_ref(), &law.lexicon.tiles, &law.lexicon.tiles_options, "tile set", Clone::clone)?;
    let budget =
        offered(budget.as_ref(), &law.time.budget, &law.time.budget_options, "time budget", |it| it.age())?;
    law_is_as_wanted(desk, &tiles, readings)?;
    let (ruleset_digest, lexicon_digest) = desk.law.digests();
    let event = Event::EventOpened {
        name: name.clone(),
        ruleset: ruleset.clone(),
        ruleset_digest,
        tiles,
        budget,
        readings: readings.clone(),
        lexicon_digest,
    };
    Ok(vec![desk.record(event, vec![law.time.budget.cite.clone(), law.lexicon.tiles.cite.clone()])])
}

/// What the journal says of tiles and readings is what words and challenges will be decided by.
fn law_is_as_wanted(
    desk: &Desk<'_>,
    tiles: &str,
    readings: &BTreeMap<String, String>,
) -> Result<(), Refusal> {
    let other = |what: String, instead: &str| Err(Refusal::plain(RefusalCode::NotOffered, what, instead));
    let loaded = desk.law.tiles.id();
    if loaded != tiles {
        return other(
            format!("the event wants the tile set {tiles}, this console has loaded {loaded}"),
            "start the console with the tile set that the event names",
        );
    }
    for (id, reading) in readings {
        let in_force = desk.law.ruleset.questions.iter().any(|question| {
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

fn enter_players(desk: &Desk<'_>, players: &[Player]) -> Decision {
    let mut names: BTreeSet<&str> = desk.state.players.iter().map(|player| player.name.as_str()).collect();
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
    desk.one(Event::PlayersEntered { players: players.to_vec() })
}

fn fit_clock(desk: &Desk<'_>, table: TableId, clock: Option<ClockId>, profile: &str) -> Decision {
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
        && let Some(other) = desk.state.table_of(id)
        && other != table
    {
        return Err(Refusal::plain(
            RefusalCode::Duplicate,
            format!("clock {id} stands on table {other}"),
            format!("fit table {other} with another clock first"),
        ));
    }
    let before =
        desk.state.tables.get(&table).and_then(|table| table.clock.as_ref()).map(|fitted| fitted.clock);
    let mut records =
        vec![desk.record(Event::ClockFitted { table, clock, profile: profile.to_owned() }, Vec::new())];
    if before != clock {
        records.extend(desk.give_up(|it| before == Some(it), "the clock was taken off the table"));
    }
    Ok(records)
}

fn start_round(desk: &Desk<'_>, round: Round, pairings: &[Pairing]) -> Decision {
    if round.0 != desk.state.round.0 + 1 {
        return Err(Refusal::plain(
            RefusalCode::EventState,
            format!("round {round} cannot start after round {}", desk.state.round),
            format!("start round {}", desk.state.round.0 + 1),
        ));
    }
    let known: BTreeSet<&str> = desk.state.players.iter().map(|player| player.name.as_str()).collect();
    let (mut tables, mut seated) = (BTreeSet::new(), BTreeSet::new());
    for pairing in pairings {
        if !tables.insert(pairing.table) {
            return Err(Refusal::plain(
                RefusalCode::Duplicate,
                format!("table {} is paired twice", pairing.table),
                "give every game a table of its own",
            ));
        }
        if !desk.state.tables.is_empty() && !desk.state.tables.contains_key(&pairing.table) {
            return Err(Refusal::plain(
                RefusalCode::Unknown,
                format!("there is no table {}", pairing.table),
                "use a table of the event, or fit it first, with or without a clock",
            ));
        }
        for name in [&pairing.a, &pairing.b] {
            if !known.contains(name.as_str()) {
                return Err(Refusal::plain(
                    RefusalCode::Unknown,
                    format!("{name} at table {} is not entered", pairing.table),
                    "enter the player first, spelt the same",
                ));
            }
            if !seated.insert(name.as_str()) {
                return Err(Refusal::plain(
                    RefusalCode::Duplicate,
                    format!("{name} is paired twice in round {round}"),
                    "a player plays one game a round",
                ));
            }
        }
    }
    let mut records =
        vec![desk.record(Event::RoundStarted { round, pairings: pairings.to_vec() }, Vec::new())];
    records.extend(desk.give_up(|_| true, "the next round began before the clock was reached"));
    Ok(records)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use crate::domain::{Actor, At, Role};
    use crate::lexicon::{Library, TileSet};
    use crate::rules::Catalogue;
    use crate::tournament::{Command, Law, RefusalCode, State, decide};

    /// What comes of opening an event with these choices under the law that its file gives without them.
    fn open(tiles: Option<&str>, reading: Option<(&str, &str)>) -> Result<(), RefusalCode> {
        let ruleset = Catalogue::embedded().load("sss-2022", &BTreeMap::new()).expect("a ruleset");
        let set = TileSet::embedded("sk100").expect("sound").expect("there");
        let law = Law::new(ruleset, Library::default(), set);
        let command = Command::OpenEvent {
            name: "test".to_owned(),
            ruleset: "sss-2022".to_owned(),
            tiles: tiles.map(str::to_owned),
            budget: None,
            readings: reading.map(|(id, name)| (id.to_owned(), name.to_owned())).into_iter().collect(),
        };
        let by = Actor::new(Role::Director, "desk");
        let decided = decide(&State::default(), &law, &command, &by, At(0));
        decided.map(drop).map_err(|refusal| refusal.code)
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
