//! Scenarios played in this process, under any ruleset: some thousand times over.

use std::collections::BTreeMap;

use ephor::cli::{Request, refused_answer};
use ephor::domain::At;
use ephor::journal::{MemoryJournal, keep};
use ephor::lexicon::Library;
use ephor::rules::Catalogue;
use ephor::station::{Effect, Input, Station, Ticket};
use ephor::tournament::{Command, LoadedRules, OpenEvent, Record, Refusal, SetupCommand};
use serde_json::{Value, json};

use crate::scenarios::{Scenario, compare, file, law, library, misplaced, parse};

/// The scenarios of a regulation.
pub(super) struct Table {
    scenarios: Vec<Played>,
    /// The word lists, by the folder that a scenario names.
    libraries: BTreeMap<Option<String>, Library>,
}

/// A scenario with its commands as they are given.
struct Played {
    scenario: Scenario,
    requests: Vec<Result<Request, String>>,
    lists: Option<String>,
}

impl Played {
    fn of(scenario: Scenario) -> Self {
        let requests = scenario.commands().map(|it| Request::parse(it.to_string().as_bytes())).collect();
        Self { lists: scenario.lists(), requests, scenario }
    }

    /// How the event is opened.
    fn opening(&self) -> Option<&OpenEvent> {
        match &self.requests.first()?.as_ref().ok()?.command {
            Command::Setup(SetupCommand::OpenEvent(opening)) => Some(opening),
            _ => None,
        }
    }

    /// Whether it comes out as it says.
    fn comes_out(&self, law: LoadedRules) -> bool {
        let mut station = Station::new("exec", law, BTreeMap::new(), Vec::new());
        let mut memory = MemoryJournal::default();
        let mut last_at = At(i64::MIN);
        self.requests.iter().zip(&self.scenario.steps).all(|(request, step)| {
            let answers: Vec<Value> = match request {
                Ok(request) if request.at < last_at => {
                    vec![refused_answer(1, Refusal::out_of_order(request.at, last_at))]
                }
                Ok(request) => {
                    last_at = request.at;
                    given(&mut station, &mut memory, request.clone())
                }
                Err(error) => vec![json!({ "error": error })],
            };
            compare(step, &answers.iter().collect::<Vec<_>>()).is_none()
                && misplaced(step, station.state(), &station.law().ruleset).is_none()
        })
    }
}

impl Table {
    /// Those of some files that are played under a ruleset.
    pub(super) fn of(id: &str, files: &[&str]) -> Self {
        let all = files.iter().flat_map(|name| parse(&file(name))).map(Played::of);
        let of_it = |it: &Played| it.opening().is_some_and(|opening| opening.ruleset == id);
        let scenarios: Vec<Played> = all.filter(of_it).collect();
        assert!(scenarios.len() > 20, "{id}: {}", scenarios.len());
        let libraries = scenarios.iter().map(|it| (it.lists.clone(), library(it.lists.as_deref()))).collect();
        Self { scenarios, libraries }
    }

    /// The first scenario that comes out otherwise than it says, under the rulesets of a catalogue.
    pub(super) fn differs(&self, catalogue: &Catalogue) -> Option<&str> {
        let mut laws: BTreeMap<String, Option<LoadedRules>> = BTreeMap::new();
        let otherwise = self.scenarios.iter().find(|it| {
            let opening = it.opening().expect("it opens an event");
            let key = format!("{:?} {:?} {:?}", opening.readings, opening.tiles, it.lists);
            let library = &self.libraries[&it.lists];
            let known = laws.entry(key).or_insert_with(|| loaded(catalogue, opening, library));
            match known {
                Some(law) => !it.comes_out(law.clone()),
                // A law that cannot be had is refused before anything is decided.
                None => !it.scenario.steps[0].expected.iter().any(|it| it.get("refused").is_some()),
            }
        });
        otherwise.map(|it| it.scenario.title.as_str())
    }
}

/// The law under which an event is opened; `None` where it cannot be had.
fn loaded(catalogue: &Catalogue, opening: &OpenEvent, library: &Library) -> Option<LoadedRules> {
    let ruleset = catalogue.load(&opening.ruleset, &opening.readings).ok()?;
    let offered = &ruleset.lexicon;
    let tiles = opening.tiles.clone().unwrap_or_else(|| offered.tiles.value.clone());
    let offers = tiles == offered.tiles.value || offered.tiles_options.value.contains(&tiles);
    offers.then(|| law(ruleset, &tiles, library))
}

/// What a command leads to, as `exec` tells it.
fn given(station: &mut Station, memory: &mut MemoryJournal, request: Request) -> Vec<Value> {
    let Request { at, by, command } = request;
    let effects = keep(station, memory, at, Input::Command { ticket: Some(Ticket(1)), by, command });
    let answer = effects.into_iter().find_map(|effect| match effect {
        Effect::Answer { answer, .. } => Some(answer),
        _ => None,
    });
    match answer.expect("an answer") {
        Ok((_, records)) if records.is_empty() => vec![json!({ "seq": 0, "unchanged": true })],
        Ok((_, records)) => records.iter().map(happened).collect(),
        Err(refusal) => vec![refused_answer(1, refusal)],
    }
}

fn happened(record: &Record) -> Value {
    let mut told = serde_json::to_value(&record.event).expect("JSON");
    told["seq"] = 1.into();
    told["at"] = record.at.rfc3339().into();
    told["cite"] = serde_json::to_value(&record.cite).expect("JSON");
    told["by"] = serde_json::to_value(&record.by).expect("JSON");
    told
}
