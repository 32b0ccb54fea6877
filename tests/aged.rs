//! An event that has gone on for days: slips by the thousand, as a console decided them.
//!
//! One game with its slips and the start of the round after it are decided for real. Every other game is that one with
//! other numbers: a game's slips, orders and counters know nothing of another game's.

use std::collections::{BTreeMap, BTreeSet};

use ephor::domain::{Actor, At, Millis, Role, Round, Seq, Side, SlipId, TableId};
use ephor::journal::{Journal, MemoryJournal, keep};
use ephor::station::{Effect, Input, Station, Ticket};
use ephor::tournament::{
    ClockCommand, Command, LoadedRules, OpenEvent, Pairing, Player, Record, RoundCommand, SetupCommand,
    SlipCommand, SlipSource,
};
use serde_json::Value;

/// Why a round begins without the results of the one before.
const NO_RESULTS: &str = "nobody enters results here";
/// Slips in a game.
const SLIPS: u32 = 3;
/// When an event of its own begins.
pub(crate) const BEGIN: At = At(1_768_035_600_000);
/// So many records are written at once.
const CHUNK: usize = 5_000;
/// From one game's slips to the next one's.
const GAME: Millis = Millis(400_000);

/// The game that all others are copies of.
pub(crate) struct Aged {
    tables: u16,
    /// Everything before the game.
    opening: Vec<Record>,
    game: Vec<Record>,
    /// The start of the round after it.
    next: Vec<Record>,
    /// How many orders the game led to.
    orders: u64,
    /// How many duties the start of a round led to.
    duties: u64,
}

/// Somebody at a console and its journal.
pub(crate) struct Operator<'a> {
    pub(crate) station: &'a mut Station,
    pub(crate) journal: &'a mut dyn Journal,
    pub(crate) now: At,
}

impl Operator<'_> {
    /// Gives a command, which is not refused.
    pub(crate) fn give(&mut self, command: Command) {
        let by = Actor::new(Role::HeadReferee, self.station.name());
        let input = Input::Command { ticket: Some(Ticket(1)), by, command };
        let effects = keep(self.station, self.journal, self.now, input);
        let done = |effect: &Effect| matches!(effect, Effect::Answer { answer: Ok(_), .. });
        assert!(effects.iter().any(done), "{effects:?}");
    }

    /// Opens the event, where it is not open, and starts the first round.
    pub(crate) fn open(&mut self, tables: u16) {
        if self.station.state().event.is_none() {
            let ruleset = self.station.law().ruleset.identity.id.clone();
            self.give(Command::Setup(SetupCommand::OpenEvent(OpenEvent {
                name: "Aged".to_owned(),
                ruleset,
                tiles: None,
                budget: None,
                readings: BTreeMap::new(),
                systems: Vec::new(),
                zone: "UTC".to_owned(),
                starts_at: None,
                names: ephor::domain::NameOrder::Unknown,
            })));
        }
        let player = |n: u16| Player::named(name(n));
        self.give(Command::Setup(SetupCommand::EnterPlayers {
            players: (0..2 * tables).map(player).collect(),
        }));
        self.round(1, tables);
    }

    /// Starts a round, the first or a later one, in which everybody stays where they are.
    pub(crate) fn round(&mut self, round: u16, tables: u16) {
        let pair = |n: u16| Pairing { table: TableId(n + 1), a: name(2 * n), b: name(2 * n + 1) };
        let command = Command::start_round(Round(round), (0..tables).map(pair).collect());
        self.give(if round > 1 { command.anyway(NO_RESULTS) } else { command });
        if self.station.law().ruleset.start.together.value {
            self.give(Command::Round(RoundCommand::StartPlay {}));
        }
    }

    /// A slip from the challenge to the announcement and what has to be done by hand.
    pub(crate) fn slip(&mut self, table: u16, word: &str) {
        self.now = self.now + Millis(100_000);
        self.give(Command::Slip(SlipCommand::RaiseSlip {
            table: TableId(table),
            challenger: Side::B,
            since_press: Some(Millis(1_000)),
            marks: BTreeSet::new(),
            source: SlipSource::Desk,
        }));
        let slip = SlipId(self.station.state().slips.len() as u32);
        self.give(Command::Slip(SlipCommand::EnterWords { slip, words: vec![word.to_owned()] }));
        if self.station.law().ruleset.adjudication.confirm_spelling.value {
            self.give(Command::Slip(SlipCommand::ConfirmSpelling { slip }));
        }
        self.give(Command::Slip(SlipCommand::Decide { slip }));
        self.give(Command::Slip(SlipCommand::Announce { slip }));
        let orders = &self.station.state().orders;
        let owed: Vec<_> = orders.iter().filter(|(_, it)| it.needs_person()).map(|(op, _)| *op).collect();
        for op in owed {
            self.give(Command::Clock(ClockCommand::SettleOrder { op }));
        }
    }
}

impl Aged {
    /// Plays the game, with a word on each slip that the lists decide, and starts the second round.
    pub(crate) fn play(at: &mut Operator<'_>, tables: u16, words: [&str; SLIPS as usize]) -> Self {
        at.open(tables);
        let from = at.station.seq();
        for word in words {
            at.slip(1, word);
        }
        let to = at.station.seq();
        let orders = at.station.state().orders.len() as u64;
        at.round(2, tables);
        let duties = at.station.state().duties.len() as u64;
        let entries = at.journal.since(Seq(0)).expect("it can be read");
        let mut records = entries.into_iter().map(|entry| entry.record);
        let mut take = |many: u64| records.by_ref().take(many as usize).collect::<Vec<_>>();
        let (opening, game) = (take(from.0), take(to.0 - from.0));
        Self { tables, opening, game, next: take(u64::MAX), orders, duties }
    }

    /// The event after so many slips.
    pub(crate) fn records(&self, slips: u32) -> Vec<Record> {
        let mut records = self.opening.clone();
        let games = slips.div_ceil(SLIPS);
        for game in 0..games {
            let (round, table) = (game / u32::from(self.tables), game % u32::from(self.tables));
            let shift = Shift {
                slips: u64::from(game * SLIPS),
                orders: u64::from(game) * self.orders,
                duties: u64::from(round.saturating_sub(1)) * self.duties,
                table: u64::from(table) + 1,
                round: u64::from(round) + 1,
                time: Millis(GAME.0 * i64::from(game)),
            };
            if table == 0 && round > 0 {
                // It starts when the last game before it is over.
                let start = Shift { time: Millis(shift.time.0 - GAME.0), ..shift };
                records.extend(self.next.iter().map(|record| start.round_started(record)));
            }
            records.extend(self.game.iter().map(|record| shift.copy(record)));
        }
        records
    }
}

/// The game under a law, in an event of its own; the lists decide the words.
pub(crate) fn template(law: LoadedRules, tables: u16, words: [&str; SLIPS as usize]) -> Aged {
    let mut station = Station::new("desk", law, BTreeMap::new(), Vec::new());
    let mut journal = MemoryJournal::default();
    let mut operator = Operator { station: &mut station, journal: &mut journal, now: BEGIN };
    Aged::play(&mut operator, tables, words)
}

/// Writes records after those that a journal holds, many in one append.
pub(crate) fn write(journal: &mut dyn Journal, records: &[Record]) {
    let held = journal.since(Seq(0)).expect("it can be read").len();
    for (at, chunk) in records.chunks(CHUNK).enumerate() {
        journal.append(Seq((held + at * CHUNK) as u64), chunk).expect("room on the disk");
    }
}

/// What is other in another game.
#[derive(Clone, Copy)]
struct Shift {
    slips: u64,
    orders: u64,
    duties: u64,
    table: u64,
    round: u64,
    time: Millis,
}

impl Shift {
    fn copy(&self, record: &Record) -> Record {
        let mut value = serde_json::to_value(record).expect("a record is JSON");
        self.renumber(&mut value);
        self.dated(value, record)
    }

    /// The start of the round: what it says of others is of the one before.
    fn round_started(&self, record: &Record) -> Record {
        let mut value = serde_json::to_value(record).expect("a record is JSON");
        let tables = value.clone();
        Self { round: self.round - 1, ..*self }.renumber(&mut value);
        restore_tables(&mut value, &tables);
        if let Some(round) = value["event"].get_mut("round") {
            *round = self.round.into();
        }
        self.dated(value, record)
    }

    fn dated(&self, value: Value, record: &Record) -> Record {
        let copy: Record = serde_json::from_value(value).expect("a record");
        Record { at: record.at + self.time, ..copy }
    }

    fn renumber(&self, value: &mut Value) {
        match value {
            Value::Object(object) => {
                for (key, value) in object {
                    match (key.as_str(), value.as_u64()) {
                        ("slip", Some(slip)) => *value = (slip + self.slips).into(),
                        ("op", Some(op)) => *value = (op + self.orders).into(),
                        ("duty", Some(duty)) => *value = (duty + self.duties).into(),
                        ("table", Some(_)) => *value = self.table.into(),
                        ("round", Some(_)) => *value = self.round.into(),
                        _ => self.renumber(value),
                    }
                }
            }
            Value::Array(array) => array.iter_mut().for_each(|value| self.renumber(value)),
            _ => {}
        }
    }
}

/// The tables of a whole round stay what they were.
fn restore_tables(value: &mut Value, was: &Value) {
    match (value, was) {
        (Value::Object(object), Value::Object(was)) => {
            for (key, value) in object {
                if key == "table" {
                    value.clone_from(&was[key]);
                } else {
                    restore_tables(value, &was[key]);
                }
            }
        }
        (Value::Array(array), Value::Array(was)) => {
            array.iter_mut().zip(was).for_each(|(value, was)| restore_tables(value, was));
        }
        _ => {}
    }
}

fn name(number: u16) -> String {
    format!("Player {number:03}")
}
