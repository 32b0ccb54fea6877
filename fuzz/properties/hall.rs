//! A small event that readers of commands and records are tried on: two tables, four players, a round being played.

use std::cell::OnceCell;
use std::collections::BTreeMap;

use ephor::domain::{Actor, At, Role, Round, Seq, TableId};
use ephor::journal::{Journal, MemoryJournal, keep};
use ephor::lexicon::{Library, TileSet};
use ephor::rules::Catalogue;
use ephor::station::{Effect, Input, Station, Ticket};
use ephor::tournament::{Command, LoadedRules, OpenEvent, Pairing, Player, Record, Refusal, SetupCommand};

/// When the event begins: 2026-11-21T10:00:00Z.
pub const BEGUN: At = At(1_795_255_200_000);

thread_local! {
    static LAW: OnceCell<LoadedRules> = const { OnceCell::new() };
}

/// The law of a regulation that comes with ephor, without lists: the referee decides every word.
pub fn law() -> LoadedRules {
    LAW.with(|law| {
        let read = || {
            let ruleset =
                Catalogue::embedded().load("sss-2022", &BTreeMap::new()).expect("it comes with ephor");
            let tiles = TileSet::embedded("sk100").expect("sound").expect("there");
            LoadedRules::new(ruleset, Library::default(), tiles)
        };
        law.get_or_init(read).clone()
    })
}

/// A station and its journal.
pub struct Hall {
    pub station: Station,
    pub journal: MemoryJournal,
    asked: u64,
}

impl Hall {
    /// With the first round begun.
    pub fn playing() -> Self {
        let station = Station::new("exec", law(), BTreeMap::new(), Vec::new());
        let mut hall = Self { station, journal: MemoryJournal::default(), asked: 0 };
        let player = |name: &str| Player::named(name);
        let fit =
            |table| SetupCommand::FitClock { table: TableId(table), clock: None, profile: "none".to_owned() };
        let pairing =
            |table, a: &str, b: &str| Pairing { table: TableId(table), a: a.to_owned(), b: b.to_owned() };
        let commands = [
            Command::Setup(SetupCommand::OpenEvent(OpenEvent {
                name: "fuzz".to_owned(),
                ruleset: "sss-2022".to_owned(),
                tiles: None,
                budget: None,
                readings: BTreeMap::new(),
                systems: Vec::new(),
                zone: "UTC".to_owned(),
                starts_at: None,
                names: ephor::domain::NameOrder::Unknown,
            })),
            Command::Setup(SetupCommand::EnterPlayers { players: ["A", "B", "C", "D"].map(player).to_vec() }),
            Command::Setup(fit(1)),
            Command::Setup(fit(2)),
            Command::start_round(Round(1), vec![pairing(1, "A", "B"), pairing(2, "C", "D")]),
        ];
        for command in commands {
            hall.give(BEGUN, Actor::new(Role::HeadReferee, "desk"), command).expect("the beginning");
        }
        hall
    }

    /// Gives a command; every command has one answer.
    pub fn give(&mut self, at: At, by: Actor, command: Command) -> Result<(Seq, Vec<Record>), Refusal> {
        self.asked += 1;
        let ticket = Ticket(self.asked);
        let input = Input::Command { ticket: Some(ticket), by, command };
        let effects = keep(&mut self.station, &mut self.journal, at, input);
        let mut answers = effects.into_iter().filter_map(|effect| match effect {
            Effect::Answer { ticket: of, answer } => {
                assert_eq!(of, ticket);
                Some(answer)
            }
            _ => None,
        });
        let answer = answers.next().expect("an answer");
        assert!(answers.next().is_none(), "a second answer");
        answer
    }

    /// The records so far.
    pub fn records(&mut self) -> Vec<Record> {
        let entries = self.journal.since(Seq(0)).expect("memory");
        entries.into_iter().map(|entry| entry.record).collect()
    }
}
