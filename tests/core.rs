//! The core as a whole: what it refuses, what it counts, what it never does, and how a station keeps its promises.

mod absence;
mod aged;
mod air;
mod allocation;
mod attacks;
mod claims;
mod cost;
mod counting;
mod duplicate;
mod guest;
mod hours;
mod law_of_crosses;
mod numbers;
mod random;
mod refusals;
mod reopen;
mod signals;
mod station;
mod table;
mod trust;
mod undone;

use std::collections::{BTreeMap, BTreeSet};

use ephor::domain::{Actor, At, Millis, Role, Round, Side, SlipId, TableId};
use ephor::lexicon::{Finding, Outcome};
use ephor::rules::{Observation, Ruleset};
use ephor::tournament::{
    Command, LoadedRules, OpenEvent, Pairing, Player, Record, Refusal, RoundCommand, SetupCommand,
    SlipCommand, SlipSource, State, WordRuling, decide,
};

use crate::small::enter;

/// When every test begins.
const START: At = At(1_768_035_600_000);

/// Words that no small list holds.
const BAD: [&str; 4] = ["ZZZ", "NIEE", "XQ", "TROO"];

/// A tournament without a station: commands are decided and applied at once.
/// A refusal as a person reads it.
fn said(refusal: &Refusal) -> ephor::report::RefusalText {
    ephor::report::refused(ephor::locale::Locale::english(), refusal)
}

#[derive(Clone)]
struct Hall {
    law: LoadedRules,
    state: State,
    records: Vec<Record>,
    now: At,
}

impl Hall {
    fn new(law: LoadedRules) -> Self {
        Self { law, state: State::default(), records: Vec::new(), now: START }
    }

    /// With the event opened and round 1 begun at tables 1 to 3, six players A to F.
    fn playing(law: LoadedRules) -> Self {
        let mut hall = Self::new(law);
        for command in opening(&hall.law) {
            hall.must(&command);
        }
        hall
    }

    fn give_as(&mut self, role: Role, station: &str, command: &Command) -> Result<Vec<Record>, Refusal> {
        let by = Actor::new(role, station);
        let records = decide(&self.state, &self.law, command, &by, self.now)?;
        for record in &records {
            self.state.apply(record);
        }
        self.records.extend(records.iter().cloned());
        Ok(records)
    }

    fn give(&mut self, command: &Command) -> Result<Vec<Record>, Refusal> {
        self.give_as(Role::HeadReferee, "desk", command)
    }

    fn must(&mut self, command: &Command) -> Vec<Record> {
        self.give(command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}"))
    }

    /// Lets time pass, so that what follows is about another play.
    fn later(&mut self) {
        self.now = self.now + Millis(200_000);
    }

    /// Raises a slip of `B` at table 1 and decides it: by the lists, and by the referee where they are silent.
    fn challenge(&mut self, words: &[&str]) -> Vec<Record> {
        self.later();
        let from = self.records.len();
        let slip = self.state.next_slip();
        self.must(&raise(1, Side::B, Some(5_000)));
        self.must(&enter(slip, words));
        self.must(&Command::Slip(SlipCommand::ConfirmSpelling { slip }));
        self.must(&Command::Slip(SlipCommand::Decide { slip }));
        let open = |finding: &&Finding| finding.outcome == Outcome::NotCovered;
        let open = self.state.slip(slip).map(|slip| slip.findings.iter().filter(open).cloned().collect());
        let open: Vec<Finding> = open.unwrap_or_default();
        if !open.is_empty() {
            let words: Vec<&str> = open.iter().map(|finding| finding.word.as_str()).collect();
            self.must(&rule_all(slip, &words, "as the dictionary says"));
        }
        self.must(&Command::Slip(SlipCommand::Announce { slip }));
        self.records[from..].to_vec()
    }
}

fn opening(law: &LoadedRules) -> Vec<Command> {
    let player = |letter: char| Player::named(letter.to_string());
    let mut commands = vec![
        open(&law.ruleset.identity.id),
        Command::Setup(SetupCommand::EnterPlayers { players: ('A'..='F').map(player).collect() }),
        round_under(&law.ruleset, 1),
    ];
    commands.extend(law.ruleset.start.together.value.then_some(Command::Round(RoundCommand::StartPlay {})));
    commands
}

fn open(ruleset: &str) -> Command {
    Command::Setup(SetupCommand::OpenEvent(OpenEvent {
        name: "Proof".to_owned(),
        ruleset: ruleset.to_owned(),
        tiles: None,
        budget: None,
        readings: BTreeMap::new(),
        systems: Vec::new(),
        zone: "UTC".to_owned(),
        starts_at: None,
        names: ephor::domain::NameOrder::Unknown,
    }))
}

/// A round, with nobody opposite where everybody has a board of his own.
fn round_under(rules: &Ruleset, number: u16) -> Command {
    if rules.pairing.as_ref().is_none_or(|it| it.alone.is_none()) {
        return round(number);
    }
    paired(number, [(1, "A", ""), (2, "C", ""), (3, "E", "")])
}

fn round(number: u16) -> Command {
    paired(number, [(1, "A", "B"), (2, "C", "D"), (3, "E", "F")])
}

fn paired(number: u16, pairs: [(u16, &str, &str); 3]) -> Command {
    let pair = |(table, a, b): (u16, &str, &str)| Pairing {
        table: TableId(table),
        a: a.to_owned(),
        b: b.to_owned(),
    };
    let pairings = pairs.map(pair).to_vec();
    Command::start_round(Round(number), pairings).anyway("only what is proved is played")
}

pub(crate) fn raise(table: u16, challenger: Side, since_press: Option<i64>) -> Command {
    Command::Slip(SlipCommand::RaiseSlip {
        table: TableId(table),
        challenger,
        since_press: since_press.map(Millis),
        marks: BTreeSet::new(),
        source: SlipSource::Desk,
    })
}

fn raise_seeing(mark: Observation) -> Command {
    Command::Slip(SlipCommand::RaiseSlip {
        table: TableId(1),
        challenger: Side::B,
        since_press: None,
        marks: BTreeSet::from([mark]),
        source: SlipSource::Desk,
    })
}

/// A ruling on every word: good words are valid.
fn rule_all(slip: SlipId, words: &[&str], reasons: &str) -> Command {
    let ruling =
        |word: &&str| WordRuling { word: (*word).to_owned(), valid: crate::small::GOOD.contains(word) };
    Command::Slip(SlipCommand::Rule {
        slip,
        rulings: words.iter().map(ruling).collect(),
        reasons: reasons.to_owned(),
        sources: vec!["dictionary".to_owned()],
    })
}
