//! The world of a simulated tournament, moved on step by step: hall, stations, people, one journal, and everything
//! that can go wrong; and a whole tournament in virtual time.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use serde::Serialize;

use super::faults::{FaultyDisk, SimulationSettings};
use super::hall::{Reception, SimulatedHall, SimulatedSeat};
use super::invariant::{BrokenInvariant, CHECKS, check, premature, tally};
use super::invented::{SlipWordSource, name, pairings};
use super::key;
use super::people::{Deed, People, actor};
use crate::clock::{Control, MasterKey, Mode};
use crate::domain::{Actor, At, ClockId, Digest, Millis, Role, Round, Seq, TableId};
use crate::journal::{append, news};
use crate::lexicon::Binding;
use crate::rules::Demand;
use crate::station::{Effect, Input, Station};
use crate::tournament::{
    ClockEvent, Command, Event, LoadedRules, OpenEvent, Player, Record, RoundCommand, SetupCommand,
    SlipEvent, StartRound,
};

/// One table in this many has no radio clock.
const BARE: u16 = 10;
/// Why a simulated round begins: nobody in the hall enters results.
pub(super) const NO_RESULTS: &str = "the simulated hall keeps no results";
/// How long after a failure the first console notices that its disk works again.
const REPAIR: Millis = Millis(5_000);

/// An append on its way to the disk.
struct Writing {
    due: At,
    expected: Seq,
    records: Vec<Record>,
}

/// Hall, consoles, people and the journal they share.
pub(super) struct World {
    pub(super) stations: Vec<Station>,
    pub(super) disk: FaultyDisk,
    /// What each console waits for.
    writing: Vec<Option<Writing>>,
    /// How often a console counted what no disk had confirmed.
    pub(super) premature: usize,
    pub(super) hall: SimulatedHall,
    pub(super) people: People,
    make_law: Arc<dyn Fn() -> LoadedRules>,
    keys: BTreeMap<ClockId, MasterKey>,
    rng: fastrand::Rng,
    chaos: bool,
    pub(super) crashes: usize,
    /// When the first console notices that its disk works again.
    pub(super) recover_at: Option<At>,
}

impl World {
    pub(super) fn new(
        settings: &SimulationSettings,
        start: At,
        make_law: Arc<dyn Fn() -> LoadedRules>,
    ) -> Self {
        let law = make_law();
        let seats = seats(settings.tables, &law);
        let keys: BTreeMap<ClockId, MasterKey> = seats
            .iter()
            .filter_map(|seat| seat.clock)
            .map(|clock| (clock, key(settings.seed, clock)))
            .collect();
        let words = SlipWordSource::of(
            &law.library,
            &law.ruleset.lexicon,
            &law.tiles,
            law.ruleset.challenge.max_words.value,
        );
        let control = Control::of(&law.ruleset.time).unwrap_or(Control {
            budget: law.ruleset.time.budget.value,
            mode: Mode::Overtime,
            neutral_between_moves: false,
        });
        let hall = SimulatedHall::build(settings, &seats, control, words, start);
        let desks = if settings.faults.chaos { 2 } else { 1 };
        let stations = (0..desks).map(|desk| station(desk, make_law(), &keys, None)).collect();
        Self {
            stations,
            disk: FaultyDisk::new(settings.seed),
            writing: (0..desks).map(|_| None).collect(),
            premature: 0,
            hall,
            people: People::new(desks),
            make_law,
            keys,
            rng: fastrand::Rng::with_seed(settings.seed ^ 0x776f_726c),
            chaos: settings.faults.chaos,
            crashes: 0,
            recover_at: None,
        }
    }

    /// Opens the event, enters the players, fits the tables. Before that nothing goes wrong.
    pub(super) fn open(&mut self, now: At, settings: &SimulationSettings) {
        let law = self.stations[0].law();
        let (ruleset, language) =
            (law.ruleset.identity.id.clone(), law.tiles.alphabet().language().to_owned());
        let each = if sits_alone(law) { 1 } else { 2 };
        let players = (0..settings.tables * each).map(|n| Player::named(name(&language, n))).collect();
        let mut commands = vec![
            Command::Setup(SetupCommand::OpenEvent(OpenEvent::of("Demo".to_owned(), ruleset))),
            Command::Setup(SetupCommand::EnterPlayers { players }),
        ];
        for seat in seats(settings.tables, self.stations[0].law()) {
            let profile = if seat.clock.is_some() { "open" } else { "none" }.to_owned();
            commands.push(Command::Setup(SetupCommand::FitClock {
                table: seat.table,
                clock: seat.clock,
                profile,
            }));
        }
        commands.extend(self.adopted());
        for command in commands {
            self.give(now, 0, actor(Role::Director, 0), command);
        }
        self.disk.chaos = self.chaos;
    }

    /// Where the list whose moves are compared is not here, the one of the language that is stands in for it, so that
    /// nobody has to rule on every word of a demonstration.
    fn adopted(&self) -> Option<Command> {
        let law = self.stations[0].law();
        let wanted = &law.ruleset.duplicate.as_ref()?.list.value;
        let language = law.tiles.alphabet().language();
        let list = law.library.iter().find(|list| list.manifest().language == language)?;
        law.library.get(wanted).is_none().then(|| {
            Command::Setup(SetupCommand::AdoptList {
                list: list.id().to_owned(),
                tiles: list.manifest().tiles.unwrap_or((2, 15)),
                decides: Binding::IfListed,
                reason: "demo".to_owned(),
            })
        })
    }

    pub(super) fn start_round(&mut self, now: At, round: u16, tables: u16) {
        let pairings = pairings(self.stations[0].law().tiles.alphabet().language(), round, tables);
        let alone = sits_alone(self.stations[0].law());
        while self.stations[0].state().round.0 < round {
            let mut start = StartRound::new(Round(round), pairings.clone());
            start.anyway = Some(NO_RESULTS.to_owned());
            if alone {
                (start.pairings, start.lot) = (Vec::new(), Some("demo".to_owned()));
            }
            let command = Command::from(RoundCommand::StartRound(start)).sure_of_all();
            self.give(now, 0, actor(Role::Director, 0), command);
            self.finish_writing(now);
            self.recover(now);
        }
        if self.stations[0].law().ruleset.start.together.value {
            self.give(now, 0, actor(Role::HeadReferee, 0), Command::Round(RoundCommand::StartPlay {}));
        }
        self.hall.start_round(now);
    }

    /// When something happens next, `look` at the latest.
    pub(super) fn next_at(&self, look: At) -> At {
        let mut next = look;
        for at in [self.hall.next_at(), self.stations[0].wake_at(), self.recover_at].into_iter().flatten() {
            next = next.min(at);
        }
        self.writing.iter().flatten().fold(next, |next, writing| next.min(writing.due))
    }

    pub(super) fn people_act(&mut self, now: At) {
        for desk in (0..self.stations.len()).rev() {
            self.tail(now, desk);
        }
        for table in self.people.read(&self.stations[0]) {
            self.hall.told(now, table);
        }
        for Deed { desk, by, command } in self.people.look(now, &self.stations[0]) {
            let twice = self.chaos && self.rng.u8(0..40) == 0;
            self.give(now, desk, actor(by, desk), command.clone());
            if twice {
                self.give(now, desk, actor(by, desk), command);
            }
        }
    }

    pub(super) fn give(&mut self, now: At, desk: usize, by: Actor, command: Command) {
        self.step(now, desk, Input::Command { ticket: None, by, command });
    }

    fn step(&mut self, now: At, desk: usize, input: Input) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for effect in self.stations[desk].step(now, input) {
                match effect {
                    Effect::Append { expected, records } => {
                        let due = now + self.disk.takes();
                        let writing = Writing { due, expected, records };
                        if due > now {
                            self.writing[desk] = Some(writing);
                            continue;
                        }
                        inputs.push_back(self.written(desk, &writing));
                        if std::mem::take(&mut self.disk.crashed) {
                            return self.restart(desk);
                        }
                    }
                    Effect::Radio(effect) => self.hall.radio(now, &effect),
                    _ => {}
                }
            }
        }
        self.premature += usize::from(self.stations[desk].seq().0 > self.disk.memory.entries().len() as u64);
        if desk == 0 && !self.stations[0].is_sound() && self.recover_at.is_none() {
            self.recover_at = Some(now + REPAIR);
        } else if desk > 0 && !self.stations[desk].is_sound() {
            self.tail(now, desk);
            self.step(now, desk, Input::Recovered);
        }
    }

    /// The disk has done what it was asked for, or not; what the console hears of it.
    fn written(&mut self, desk: usize, writing: &Writing) -> Input {
        append(&mut self.disk, self.stations[desk].seq(), writing.expected, &writing.records)
    }

    /// Takes in what the other console has written.
    pub(super) fn tail(&mut self, now: At, desk: usize) {
        if let Some(input) = news(&mut self.disk, self.stations[desk].seq()) {
            self.step(now, desk, input);
        }
    }

    /// What was on its way to the disk arrives there, unless its console dies: then perhaps.
    fn arrive(&mut self, now: At, desk: usize, writing: &Writing) {
        let dies = self.disk.kills();
        if dies && self.rng.bool() {
            return self.restart(desk);
        }
        let input = self.written(desk, writing);
        if std::mem::take(&mut self.disk.crashed) || dies {
            return self.restart(desk);
        }
        self.step(now, desk, input);
    }

    /// Waits for the disk, however long it takes.
    pub(super) fn finish_writing(&mut self, now: At) {
        for desk in 0..self.writing.len() {
            while let Some(writing) = self.writing[desk].take() {
                self.arrive(now, desk, &writing);
            }
        }
    }

    /// Whether nothing is on its way to the disk.
    pub(super) fn is_written(&self) -> bool {
        self.writing.iter().all(Option::is_none)
    }

    /// A console starts anew from what the journal holds.
    fn restart(&mut self, desk: usize) {
        self.crashes += 1;
        self.writing[desk] = None;
        let records = self.disk.memory.entries().iter().map(|entry| entry.record.clone());
        self.stations[desk] = station(desk, (self.make_law)(), &self.keys, records);
    }

    /// The journal is opened anew: what it holds is taken in, and rulings go on.
    fn recover(&mut self, now: At) {
        self.recover_at = None;
        self.tail(now, 0);
        self.step(now, 0, Input::Recovered);
    }

    pub(super) fn happen(&mut self, now: At) {
        for heard in self.hall.advance(now) {
            match heard {
                Reception::Advert(advert) => self.step(now, 0, Input::Advert(advert)),
                Reception::Link { clock, event } => self.step(now, 0, Input::Link { clock, event }),
                Reception::Runner { table, challenger, words } => {
                    self.people.runner(now, table, challenger, words);
                }
            }
        }
        for desk in 0..self.writing.len() {
            if let Some(writing) = self.writing[desk].take_if(|writing| now >= writing.due) {
                self.arrive(now, desk, &writing);
            }
        }
        if self.recover_at.is_some_and(|at| now >= at) {
            self.recover(now);
        }
        if self.stations[0].wake_at().is_some_and(|at| now >= at) {
            self.step(now, 0, Input::Tick);
        }
    }
}

fn station(
    desk: usize,
    law: LoadedRules,
    keys: &BTreeMap<ClockId, MasterKey>,
    records: impl IntoIterator<Item = Record>,
) -> Station {
    // Only the first desk has the radio; whichever is first gives the signals.
    let name = format!("desk-{}", desk + 1);
    let station = if desk == 0 {
        Station::new(&name, law, keys.clone(), records).on_radio_duty()
    } else {
        Station::new(&name, law, BTreeMap::new(), records)
    };
    station.giving_signals()
}

/// The tables of a simulated hall: clock numbers as table numbers, every tenth table without a radio clock; none has
/// one where the regulation wants none.
pub(super) fn seats(tables: u16, law: &LoadedRules) -> Vec<SimulatedSeat> {
    let any = Control::of(&law.ruleset.time).is_some();
    let clock = |table: u16| (any && !table.is_multiple_of(BARE)).then_some(ClockId(table));
    (1..=tables).map(|table| SimulatedSeat { table: TableId(table), clock: clock(table) }).collect()
}

/// Whether everybody sits at a table of his own.
pub(super) fn sits_alone(law: &LoadedRules) -> bool {
    let alone = law.ruleset.pairing.as_ref().and_then(|rules| rules.alone.as_ref());
    alone.is_some_and(|rule| rule.value != Demand::Never)
}

/// When every simulated tournament begins: 2026-01-10T09:00:00Z.
pub(super) const START: At = At(1_768_035_600_000);
/// A round is over after this long at the latest.
const ROUND_MAX: Millis = Millis(75 * 60_000);
/// Between two rounds.
const BREAK: Millis = Millis(5 * 60_000);
/// How long everybody may take to finish after the last round.
const DRAIN_MAX: Millis = Millis(60 * 60_000);
/// People look up this often.
const LOOK: Millis = Millis(1_000);

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SimulationOutcome {
    /// The seed.
    pub seed: u64,
    /// Entries in the journal.
    pub entries: u64,
    /// Slips raised.
    pub slips: usize,
    /// Challenges that a clock raised and the regulation did not admit.
    pub refused: usize,
    /// Verdicts given.
    pub verdicts: usize,
    /// Slips that went to the head referee.
    pub escalations: usize,
    /// Challenges that the mover admitted.
    pub conceded: usize,
    /// Orders placed: penalties and what else is to be shown.
    pub ordered: usize,
    /// Of these, confirmed by the clock.
    pub confirmed: usize,
    /// Times that a clock was not reached and a person was asked.
    pub unconfirmed: usize,
    /// Orders that a person carried out.
    pub settled: usize,
    /// How often the console crashed and started anew.
    pub crashes: usize,
    /// How often the disk failed.
    pub disk_failures: usize,
    /// How often the disk was slow.
    pub disk_delays: usize,
    /// How many kinds of invariant were checked.
    pub invariants: usize,
    /// What did not hold.
    pub broken: Vec<BrokenInvariant>,
    /// The last hash of the journal.
    pub journal: Digest,
}

/// Simulates a tournament under the law that `make_law` loads; a console that starts anew loads it again.
pub fn run(settings: &SimulationSettings, make_law: Arc<dyn Fn() -> LoadedRules>) -> SimulationOutcome {
    let mut world = World::new(settings, START, make_law);
    world.open(START, settings);
    let end = START + settings.length;
    let mut now = START;
    let (mut look, mut round_at) = (START, None::<At>);
    let mut round = 0;
    while now < end + DRAIN_MAX {
        let playing = now < end;
        if playing && round_at.is_none_or(|at| world.round_over(now, at)) {
            round += 1;
            world.start_round(now, round, settings.tables);
            round_at = Some(now + if round == 1 { Millis(0) } else { BREAK });
        }
        if now >= look {
            look = now + LOOK;
            world.people_act(now);
            if !playing && world.people.idle() && world.quiet() {
                break;
            }
        }
        now = world.next_at(look).max(now);
        world.happen(now);
    }
    world.outcome(settings)
}

impl World {
    fn round_over(&self, now: At, started: At) -> bool {
        now.since(started) >= ROUND_MAX || now.since(started) > BREAK && self.hall.all_over()
    }

    /// Whether no order and no append is on its way.
    fn quiet(&self) -> bool {
        self.is_written() && self.stations[0].state().orders.live().next().is_none()
    }

    fn outcome(mut self, settings: &SimulationSettings) -> SimulationOutcome {
        let end = START + settings.length + DRAIN_MAX;
        self.finish_writing(end);
        self.tail(end, 0);
        let station = &self.stations[0];
        let records: Vec<Record> =
            self.disk.memory.entries().iter().map(|entry| entry.record.clone()).collect();
        let count = |is: fn(&Event) -> bool| records.iter().filter(|record| is(&record.event)).count();
        let (ordered, confirmed, settled) = tally(station.state());
        let mut broken = check(&records, station.state(), station.law(), &self.hall);
        broken.extend(premature(self.premature));
        SimulationOutcome {
            seed: settings.seed,
            entries: records.len() as u64,
            slips: count(|event| matches!(event, Event::Slip(SlipEvent::SlipRaised(_)))),
            refused: count(|event| matches!(event, Event::Slip(SlipEvent::SlipRefused { .. }))),
            verdicts: count(|event| matches!(event, Event::Slip(SlipEvent::VerdictGiven { .. }))),
            escalations: count(|event| matches!(event, Event::Slip(SlipEvent::Escalated { .. }))),
            conceded: count(|event| matches!(event, Event::Slip(SlipEvent::Conceded { .. }))),
            ordered,
            confirmed,
            unconfirmed: count(|event| matches!(event, Event::Clock(ClockEvent::OrderUnconfirmed { .. }))),
            settled,
            crashes: self.crashes,
            disk_failures: self.disk.failures,
            disk_delays: self.disk.delays,
            invariants: CHECKS,
            broken,
            journal: self.disk.memory.head(),
        }
    }
}
