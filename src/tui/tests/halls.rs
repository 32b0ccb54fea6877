//! Snapshots of a real station: two tables under a ruleset of the repository, with things going on.

use std::collections::BTreeMap;

use super::fixtures::now;
use crate::domain::{Actor, At, Millis, Points, Role, Round, Side, TableId};
use crate::lexicon::{Library, TileSet};
use crate::rules::{Catalogue, Cited, Facts, Standing};
use crate::station::{BoardView, Effect, Focus, FoundMoves, Input, Snapshot, Station, Ticket};
use crate::tournament::{
    Command, ConductCommand, EnterResult, LoadedRules, OpenEvent, Pairing, Player, Refusal, ResultCommand,
    RoundCommand, SetupCommand, State, Sure,
};
use crate::tui::Screens;

/// A station under a ruleset, four players at two tables in the first round.
pub(super) struct Playing {
    station: Station,
    pub(super) now: At,
}

pub(super) fn law(id: &str) -> LoadedRules {
    let path = format!("{}/rulesets/{id}.toml", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a ruleset");
    let catalogue = Catalogue::embedded().with_overrides([(format!("{id}.toml"), text)]);
    let ruleset = catalogue.load(id, &BTreeMap::new()).unwrap_or_else(|error| panic!("{id}: {error:?}"));
    let tiles = TileSet::embedded(&ruleset.lexicon.tiles.value).expect("readable").expect("known tiles");
    LoadedRules::new(ruleset, Library::embedded().expect("sound lists"), tiles)
}

impl Playing {
    /// Imposes the lightest sanction on a player.
    pub(super) fn sanction(&mut self) {
        let sanction = self.law().ruleset.sanctions.iter().map(|it| &it.value);
        let sanction = sanction.min_by_key(|it| it.level).expect("a sanction").clone();
        let facts: Facts = sanction.asks.iter().map(|ask| (ask.fact.clone(), ask.to)).collect();
        self.give(&Command::Conduct(ConductCommand::Impose {
            sanction: sanction.id,
            player: "Nováková".into(),
            facts,
            reason: "phone on the table".into(),
            sure: Sure::new(),
        }));
    }

    pub(super) fn new(id: &str) -> Self {
        let mut playing = Self::before(id, law(id));
        playing.first_round();
        playing
    }

    /// An event that was opened, before its first round.
    pub(super) fn before(id: &str, law: LoadedRules) -> Self {
        Self::entered(id, law, &["Nováková", "Kováč", "Weber", "Šťastný", "Malá"], 2)
    }

    /// An event with these players and so many tables, before its first round.
    pub(super) fn entered(id: &str, law: LoadedRules, players: &[&str], tables: u16) -> Self {
        let station = Station::new("hall", law, BTreeMap::new(), Vec::new()).on_radio_duty();
        let mut playing = Self { station, now: now() };
        playing.give(&Command::Setup(SetupCommand::OpenEvent(OpenEvent {
            name: "Open 2026".into(),
            ruleset: id.into(),
            tiles: None,
            budget: None,
            readings: BTreeMap::new(),
            systems: Vec::new(),
            zone: "+01:00".to_owned(),
            starts_at: None,
            names: crate::domain::NameOrder::Unknown,
        })));
        let players = players.iter().map(|name| Player::named(*name)).collect();
        playing.give(&Command::Setup(SetupCommand::EnterPlayers { players }));
        for table in 1..=tables {
            playing.give(&Command::Setup(SetupCommand::FitClock {
                table: TableId(table),
                clock: None,
                profile: "none".into(),
            }));
        }
        playing
    }

    pub(super) fn first_round(&mut self) {
        let alone = self.law().ruleset.pairing.as_ref().is_some_and(|it| it.alone.is_some());
        let pair = |table: u16, a: &str, b: &str| {
            let b = if alone { String::new() } else { b.into() };
            Pairing { table: TableId(table), a: a.into(), b }
        };
        let pairings = vec![pair(1, "Nováková", "Kováč"), pair(2, "Weber", "Šťastný")];
        self.give(&Command::start_round(Round(1), pairings).anyway("Malá comes later"));
    }

    /// With the signal given, where one is.
    pub(super) fn started(id: &str) -> Self {
        let mut playing = Self::new(id);
        if playing.station.law().ruleset.start.together.value {
            playing.give(&Command::Round(RoundCommand::StartPlay {}));
        }
        playing
    }

    pub(super) fn orders(&self) -> Vec<Cited<Standing>> {
        let players = self.station.state().players.len();
        self.law().ruleset.orders(players).into_iter().cloned().collect()
    }

    pub(super) fn state(&self) -> &State {
        self.station.state()
    }

    /// The best moves of the draw that is under way were found.
    pub(super) fn found_best(&mut self, found: FoundMoves) {
        self.station.found_best(found);
    }

    pub(super) fn law(&self) -> &LoadedRules {
        self.station.law()
    }

    pub(super) fn wait(&mut self, seconds: i64) {
        self.now = self.now + Millis::secs(seconds);
    }

    /// Gives a command in an office and keeps what follows.
    pub(super) fn try_as(&mut self, role: Role, command: &Command) -> Result<(), Refusal> {
        let by = Actor::new(role, "hall");
        let input = Input::Command { ticket: Some(Ticket(1)), by, command: command.clone() };
        let mut effects = self.station.step(self.now, input);
        let mut answer = None;
        while let Some(effect) = effects.pop() {
            match effect {
                Effect::Append { expected, .. } => {
                    let first = crate::domain::Seq(expected.0 + 1);
                    effects.extend(self.station.step(self.now, Input::Appended { first }));
                }
                Effect::Answer { answer: given, .. } => answer = Some(given.map(|_| ())),
                _ => {}
            }
        }
        answer.expect("an answer")
    }

    /// The same in the director's office, or the head referee's for what is his alone, and meant.
    #[track_caller]
    pub(super) fn give(&mut self, command: &Command) {
        let command = &command.clone().sure_of_all();
        let given = self.try_as(Role::Director, command);
        let given = given.or_else(|_| self.try_as(Role::HeadReferee, command));
        given.unwrap_or_else(|no| panic!("{command:?}: {no:?}"));
    }

    /// A snapshot as the screens ask for it.
    pub(super) fn shown(&self, screens: &impl Screens) -> Snapshot {
        self.station.snapshot(self.now, &screens.focus())
    }

    /// What the hall may know.
    pub(super) fn board(&self) -> BoardView {
        self.station.board(self.now)
    }

    /// The journal is damaged from here on.
    pub(super) fn damaged(&mut self) {
        self.station.read_only("its hash does not fit");
    }

    /// A snapshot with a table in focus.
    pub(super) fn at(&self, table: u16, role: Role) -> Snapshot {
        let focus = Focus { table: Some(TableId(table)), role: Some(role), round: true, ..Focus::default() };
        self.station.snapshot(self.now, &focus)
    }
}

/// A hall that waits for the signal, with what may be done about the round.
pub(super) fn round() -> Snapshot {
    Playing::new("cas-2009").at(1, Role::HeadReferee)
}

/// A table of the Slovak hall with a player who is not there.
pub(super) fn absent() -> Playing {
    let mut playing = Playing::started("pes-classic");
    playing.give(&Command::Round(RoundCommand::NoteAbsent {
        table: TableId(1),
        side: Side::B,
        sure: Sure::new(),
    }));
    playing
}

/// The results of a round that has just begun.
pub(super) fn results() -> Snapshot {
    let playing = Playing::started("sss-2022");
    playing.station.snapshot(playing.now, &Focus { results: true, ..Focus::default() })
}

/// The standings of a round in which one of two games has its result.
pub(super) fn standings() -> Snapshot {
    let mut playing = Playing::started("sss-2022");
    playing.give(&result(1, "out", [412, 389]));
    playing.station.snapshot(playing.now, &Focus { standings: true, ..Focus::default() })
}

/// The final sums of a table, as they are entered.
pub(super) fn result(table: u16, end: &str, sums: [i32; 2]) -> Command {
    let result = EnterResult::final_sums(TableId(table), end.into(), sums.map(Points));
    Command::Result(ResultCommand::EnterResult(result))
}

/// A hall of so many tables under the Slovak regulation that are played at.
pub(super) fn tables(count: u16) -> Playing {
    let mut playing = Playing::before("sss-2022", law("sss-2022"));
    let name = |number: u16| format!("Hráč {number:02}");
    let players = (1..=2 * count).map(|number| Player::named(name(number))).collect();
    playing.give(&Command::Setup(SetupCommand::EnterPlayers { players }));
    for table in 3..=count {
        playing.give(&Command::Setup(SetupCommand::FitClock {
            table: TableId(table),
            clock: None,
            profile: "none".into(),
        }));
    }
    let pair = |table: u16| Pairing { table: TableId(table), a: name(2 * table - 1), b: name(2 * table) };
    let pairings = (1..=count).map(pair).collect();
    playing.give(&Command::start_round(Round(1), pairings).anyway("five come later"));
    if playing.law().ruleset.start.together.value {
        playing.give(&Command::Round(RoundCommand::StartPlay {}));
    }
    playing
}

/// An event before its first round, which is being started.
pub(super) fn start() -> Snapshot {
    let playing = Playing::before("sss-2022", law("sss-2022"));
    let focus = Focus { round: true, start: true, role: Some(Role::Director), ..Focus::default() };
    playing.station.snapshot(playing.now, &focus)
}
