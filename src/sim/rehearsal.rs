//! The living hall in which a newcomer stands: some minutes of it have been played by automata, then he is the judge.

use std::sync::Arc;

use super::faults::{Faults, SimulationSettings};
use super::hall::{Reception, SimulatedHall};
use super::invented::pairings;
use super::people::{People, actor};
use super::table::{self, RehearsedScene};
use super::world::{NO_RESULTS, World, sits_alone};
use crate::clock::Control;
use crate::domain::{At, ClockId, Millis, Role, Round, TableId};
use crate::journal::MemoryJournal;
use crate::station::{Input, RadioEffect, Station};
use crate::tournament::{Command, LoadedRules, RoundCommand, Sure};

/// Tables in the hall.
const TABLES: u16 = 12;
/// Out of a thousand plays, how many are challenged: enough that nobody has to wait.
const CHALLENGED: u16 = 220;
/// How much was played before.
const PLAYED: Millis = Millis(7 * 60_000);
/// How long before the newcomer sits down nobody judges any more.
const LEFT: Millis = Millis(25_000);
/// The clock that is heard and never answers, so that the desk learns to say things aloud.
const DEAF: ClockId = ClockId(5);
/// Between the last game of a round and the next round.
const BREAK: Millis = Millis(20_000);
const LOOK: Millis = Millis(1_000);

/// The hall around a rehearsing judge.
pub struct Rehearsal {
    hall: SimulatedHall,
    people: People,
    look_at: At,
    next_round_at: Option<At>,
}

impl Rehearsal {
    /// The seed of the hall that a newcomer enters: a slip lies on the desk, and nothing that needs a dictionary.
    pub const NEWCOMER: u64 = 26;

    /// A hall in which some minutes have been played when the clock on the wall shows `now`.
    pub fn new(
        seed: u64,
        now: At,
        make_law: &Arc<dyn Fn() -> LoadedRules>,
    ) -> (Self, Station, MemoryJournal) {
        let faults = Faults { loss: 0.02, chaos: false, shows_twice: false };
        // Where no clock stands on the table, no slip comes from it: a server or the whole hall's desk decides.
        let clocks = Control::of(&make_law().ruleset.time).is_some();
        let challenged = if clocks { CHALLENGED } else { 0 };
        let settings = SimulationSettings { seed, tables: TABLES, length: PLAYED, challenged, faults };
        let start = now - PLAYED;
        let mut world = World::new(&settings, start, Arc::clone(make_law));
        world.hall.deafen(DEAF);
        world.open(start, &settings);
        world.start_round(start, 1, TABLES);
        let mut look = start;
        while look < now {
            let next = world.next_at(look);
            world.happen(next);
            if next >= look {
                look = look + LOOK;
                // The automata leave their desks a little before, so that something is left to judge.
                if next < now - LEFT {
                    world.people_act(next);
                }
            }
        }
        Self::enter(world, now)
    }

    /// A hall that is just before a situation when the clock on the wall shows `now`; what happens at the table is
    /// written, and nothing else disturbs.
    pub fn of(
        scene: RehearsedScene,
        now: At,
        make_law: &Arc<dyn Fn() -> LoadedRules>,
    ) -> (Self, Station, MemoryJournal) {
        // The same happens after the same time, whenever it begins: played once to know how long it takes.
        let (_, takes) = Self::play(scene, now, make_law);
        let (world, _) = Self::play(scene, now - takes, make_law);
        Self::enter(world, now)
    }

    /// Plays until the scene begins, and says how long that took.
    fn play(scene: RehearsedScene, start: At, make_law: &Arc<dyn Fn() -> LoadedRules>) -> (World, Millis) {
        let faults = Faults { loss: 0.0, chaos: false, shows_twice: false };
        let settings = SimulationSettings {
            seed: Self::NEWCOMER,
            tables: TABLES,
            length: PLAYED,
            challenged: 0,
            faults,
        };
        let mut world = World::new(&settings, start, Arc::clone(make_law));
        let budget = world.stations[0].law().ruleset.time.budget.value;
        world.hall.follow(table::SCENE_TABLE, scene.script(budget));
        world.open(start, &settings);
        world.start_round(start, 1, TABLES);
        if let Some(side) = scene.missed() {
            let missed = Command::Round(RoundCommand::NoteAbsent {
                table: table::SCENE_TABLE,
                side,
                sure: Sure::new(),
            });
            world.give(start, 0, actor(Role::HeadReferee, 0), missed);
        }
        let mut look = start;
        while look.since(start) < table::LONGEST_SCENE {
            let next = world.next_at(look);
            world.happen(next);
            if next < look {
                continue;
            }
            look = look + LOOK;
            if scene.ready(&world.stations[0], &world.people, next.since(start)) {
                return (world, next.since(start));
            }
            world.people_act(next);
        }
        (world, table::LONGEST_SCENE)
    }

    /// The automata leave, and the newcomer sits down.
    fn enter(world: World, now: At) -> (Self, Station, MemoryJournal) {
        let World { mut stations, disk, hall, people, .. } = world;
        let station = stations.swap_remove(0);
        (Self { hall, people, look_at: now, next_round_at: None }, station, disk.memory)
    }

    /// When something happens next.
    pub fn next_at(&self) -> At {
        self.hall.next_at().unwrap_or(self.look_at).min(self.look_at)
    }

    /// Lets everything up to `now` happen; what reaches the console.
    pub fn advance(&mut self, now: At, station: &Station) -> Vec<Input> {
        let mut inputs = Vec::new();
        for heard in self.hall.advance(now) {
            match heard {
                Reception::Advert(advert) => inputs.push(Input::Advert(advert)),
                Reception::Link { clock, event } => inputs.push(Input::Link { clock, event }),
                Reception::Runner { table, challenger, words } => {
                    self.people.runner(now, table, challenger, words);
                }
            }
        }
        if now < self.look_at {
            return inputs;
        }
        self.look_at = now + LOOK;
        for table in self.people.read(station) {
            self.hall.told(now, table);
        }
        for deed in self.people.brought(now, station) {
            inputs.push(Input::Command { ticket: None, by: actor(Role::Judge, 0), command: deed.command });
        }
        inputs.extend(self.next_round(now, station));
        inputs
    }

    /// The radio does what the station wants.
    pub fn radio(&mut self, now: At, effect: &RadioEffect) {
        self.hall.radio(now, effect);
    }

    /// What the paper slip on the desk reads.
    pub fn paper(&self, table: TableId) -> &[String] {
        self.people.paper(table)
    }

    fn next_round(&mut self, now: At, station: &Station) -> Vec<Input> {
        // A game in which everybody sits alone goes on until its arbiter has ended it.
        if !self.hall.all_over() || sits_alone(station.law()) {
            return Vec::new();
        }
        let at = *self.next_round_at.get_or_insert(now + BREAK);
        if now < at {
            return Vec::new();
        }
        self.next_round_at = None;
        self.hall.start_round(now);
        let round = station.state().round.0 + 1;
        let language = station.law().tiles.alphabet().language();
        let command =
            Command::start_round(Round(round), pairings(language, round, TABLES)).anyway(NO_RESULTS);
        let mut inputs = vec![Input::Command { ticket: None, by: actor(Role::Director, 0), command }];
        if station.law().ruleset.start.together.value {
            let (by, command) = (actor(Role::HeadReferee, 0), Command::Round(RoundCommand::StartPlay {}));
            inputs.push(Input::Command { ticket: None, by, command });
        }
        inputs
    }
}
