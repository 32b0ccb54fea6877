//! Regulations played through the real binary: every scenario of a file is one run of `ephor exec --ephemeral`.
//!
//! A file has, line by line:
//!
//! ```text
//! # a remark
//! lists tests/data/lexicons      word lists for every scenario
//! * 09:00:00 director open_event {…}   a command that begins every scenario
//! = name: what it is about             a scenario; its name is the title up to the first colon
//! @ readings {"Q5":"not_said"}         its own readings, put into open_event
//! @ systems ["BLEX"]                   its own systems of looking words up, put there too
//! @ lists none                         without the word lists, or with those of another folder
//! > 10:05:00 judge@desk:Jana raise_slip {…} a command: time, role, station (desk), person (nobody), name, fields;
//!                                       on another day than 21 November 2026: 2026-11-22T10:05:00
//! < {…}                                expected of its answers, in order; an object may have more than is said
//! ! {…}                                not among its answers
//! ^ swiss {"place":1,"player":"Anna"}   a line of the standings by then, in that order; with the constants of its
//!                                       formula: ^ points:a=0.5,b=0 {…}
//! ```
//!
//! A command without a `<` must be carried out; a refusal must be expected, with its code, and where it rests on a
//! paragraph with that.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use ephor::domain::{At, Decimal};
use ephor::lexicon::{Library, TileSet};
use ephor::report::standings::{StandingsBasis, rank};
use ephor::rules::{Catalogue, Ruleset};
use ephor::station::Station;
use ephor::tournament::{Event, LoadedRules, Record, SetupEvent, State, audit};
use serde_json::{Map, Value, json};

use crate::support::{Place, fits, repository};

/// What happens, and what must come of it.
#[derive(Clone, Default)]
pub(crate) struct Scenario {
    pub(crate) title: String,
    line: usize,
    lists: Option<String>,
    /// What it chooses as the event is opened.
    opens: Map<String, Value>,
    pub(crate) steps: Vec<Step>,
}

/// A command, and what is expected of its answers.
#[derive(Clone)]
pub(crate) struct Step {
    line: usize,
    command: Value,
    pub(crate) expected: Vec<Value>,
    forbidden: Vec<Value>,
    ranked: Vec<Ranked>,
}

/// A line that has to be in the standings.
#[derive(Clone)]
struct Ranked {
    line: usize,
    /// The order of the ruleset.
    order: String,
    constants: BTreeMap<String, Decimal>,
    row: Value,
}

pub(crate) fn parse(file: &str) -> Vec<Scenario> {
    let text = fs::read_to_string(repository(file)).expect("the file of scenarios");
    let (mut common, mut all) = (Scenario::default(), Vec::<Scenario>::new());
    for (number, line) in text.lines().enumerate() {
        let line_number = number + 1;
        let (sign, rest) = line.split_once(' ').unwrap_or((line, ""));
        let place = || format!("{file}:{line_number}: {line}");
        let json =
            || serde_json::from_str::<Value>(rest).unwrap_or_else(|error| panic!("{}: {error}", place()));
        match sign {
            "" | "#" => {}
            "lists" => common.lists = Some(rest.to_owned()),
            "*" => common.steps.push(step(rest, line_number)),
            "=" => all.push(Scenario { title: rest.to_owned(), line: line_number, ..common.clone() }),
            _ => {
                let scenario = all.last_mut().unwrap_or_else(|| panic!("{}: no scenario yet", place()));
                match sign {
                    "@" => match rest.split_once(' ').unwrap_or_else(|| panic!("{}", place())) {
                        ("lists", "none") => scenario.lists = None,
                        ("lists", other) => scenario.lists = Some(other.to_owned()),
                        (field @ ("readings" | "systems"), chosen) => {
                            let chosen = serde_json::from_str(chosen);
                            let chosen = chosen.unwrap_or_else(|error| panic!("{}: {error}", place()));
                            scenario.opens.insert(field.to_owned(), chosen);
                        }
                        _ => panic!("{}: @ lists, readings or systems", place()),
                    },
                    ">" => scenario.steps.push(step(rest, line_number)),
                    "<" => scenario.steps.last_mut().expect("a command").expected.push(json()),
                    "!" => scenario.steps.last_mut().expect("a command").forbidden.push(json()),
                    "^" => {
                        scenario.steps.last_mut().expect("a command").ranked.push(ranked(rest, line_number));
                    }
                    _ => panic!("{}: a line begins with one of # lists * = @ > < ! ^", place()),
                }
            }
        }
    }
    all
}

/// `10:05:00 judge@desk:Jana raise_slip {…}`
fn step(text: &str, line: usize) -> Step {
    let mut parts = text.splitn(4, ' ');
    let mut part = || parts.next().unwrap_or_else(|| panic!("line {line}: time, role, command, fields"));
    let (time, actor, name, fields) = (part(), part(), part(), part());
    let (actor, person) = actor.split_once(':').unwrap_or((actor, ""));
    let (role, station) = actor.split_once('@').unwrap_or((actor, "desk"));
    let mut command: Map<String, Value> =
        serde_json::from_str(fields).unwrap_or_else(|error| panic!("line {line}: {error}"));
    let day = if time.contains('T') { "" } else { "2026-11-21T" };
    command.insert("at".into(), json!(format!("{day}{time}Z")));
    command.insert("by".into(), json!({"role": role, "name": person, "station": station}));
    command.insert("command".into(), json!(name));
    Step {
        line,
        command: Value::Object(command),
        expected: Vec::new(),
        forbidden: Vec::new(),
        ranked: Vec::new(),
    }
}

/// `points:a=0.5,b=0 {…}`
fn ranked(text: &str, line: usize) -> Ranked {
    let (order, row) = text.split_once(' ').unwrap_or_else(|| panic!("line {line}: order, row"));
    let (order, constants) = order.split_once(':').unwrap_or((order, ""));
    let constant = |text: &str| {
        let (name, number) = text.split_once('=')?;
        Some((name.to_owned(), number.parse().ok()?))
    };
    let constants = constants.split(',').filter(|text| !text.is_empty()).map(|text| {
        constant(text).unwrap_or_else(|| panic!("line {line}: {text} is no constant with its number"))
    });
    let row = serde_json::from_str(row).unwrap_or_else(|error| panic!("line {line}: {error}"));
    Ranked { line, order: order.to_owned(), constants: constants.collect(), row }
}

impl Scenario {
    /// The commands as `exec` is given them.
    pub(crate) fn commands(&self) -> impl Iterator<Item = Value> {
        self.steps.iter().map(|step| {
            let mut command = step.command.clone();
            if command["command"] == "open_event" {
                for (field, chosen) in &self.opens {
                    command[field] = chosen.clone();
                }
            }
            command
        })
    }

    /// The folder of word lists that is given with it.
    pub(crate) fn lists(&self) -> Option<String> {
        self.lists.as_deref().map(|path| repository(path).display().to_string())
    }
}

/// Plays a scenario; what does not hold, one paragraph each.
fn play(scenario: &Scenario) -> Vec<String> {
    let input = scenario.commands().map(|command| command.to_string()).collect::<Vec<_>>().join("\n");
    let lists = scenario.lists();
    let mut args = vec!["exec", "--ephemeral"];
    if let Some(lists) = &lists {
        args.extend(["--lexicons", lists]);
    }
    let answers = Place::new().feed(&args, &input).exits(0).lines();
    let mut wrong = Vec::new();
    for (number, step) in scenario.steps.iter().enumerate() {
        let answers: Vec<&Value> = answers.iter().filter(|answer| answer["line"] == number + 1).collect();
        if let Some(what) = compare(step, &answers) {
            wrong.push(format!("line {}, in “{}”:\n{what}", step.line, scenario.title));
        }
    }
    wrong
        .extend(unlawful(lists.as_deref(), &answers).map(|what| format!("in “{}”:\n{what}", scenario.title)));
    for (number, step) in scenario.steps.iter().enumerate().filter(|(_, step)| !step.ranked.is_empty()) {
        let by_then =
            answers.iter().filter(|it| it["line"].as_u64().is_some_and(|line| line <= number as u64 + 1));
        let records: Vec<Record> = by_then.filter(|it| it.get("seq").is_some()).map(record).collect();
        let law = law_of(lists.as_deref(), &records);
        let station = Station::new("exec", law, BTreeMap::new(), records);
        let what = misplaced(step, station.state(), &station.law().ruleset);
        wrong.extend(what.map(|what| format!("in “{}”:\n{what}", scenario.title)));
    }
    wrong
}

/// What the standings have otherwise than a step says.
pub(crate) fn misplaced(step: &Step, state: &State, ruleset: &Ruleset) -> Option<String> {
    let results = StandingsBasis::of(state, ruleset);
    step.ranked.iter().find_map(|Ranked { line, order, constants, row }| {
        let Some(standing) = ruleset.standings.iter().find(|it| it.value.id == *order) else {
            return Some(format!("line {line}: there is no order {order}"));
        };
        let mut known = state.constants.get(order.as_str()).map(|it| (**it).clone()).unwrap_or_default();
        known.extend(constants.clone());
        let rows = match rank(&results, &standing.value, &known) {
            Ok(rows) => serde_json::to_value(rows).expect("JSON"),
            Err(error) => return Some(format!("line {line}: {error}")),
        };
        let stands = rows.as_array().expect("rows").iter().any(|it| fits(row, it));
        (!stands).then(|| format!("line {line}:\n  - {row}\n  the standings: {rows}"))
    })
}

/// What of the entries that came out does not come out once more when every decision is made again.
fn unlawful(lists: Option<&str>, answers: &[Value]) -> Option<String> {
    let records: Vec<Record> = answers.iter().filter(|it| it.get("seq").is_some()).map(record).collect();
    if records.is_empty() {
        // The law itself was refused, and nothing was decided.
        return None;
    }
    let audited = audit(&law_of(lists, &records), &records);
    let whole = audited.difference.is_none() && audited.unchecked.is_empty();
    (!whole || audited.equal != records.len() as u64).then(|| format!("  {audited:#?}"))
}

/// An answer as the record that stands in the journal.
fn record(answer: &Value) -> Record {
    let at = At::parse_rfc3339(answer["at"].as_str().expect("a time")).expect("a time");
    let value = json!({
        "at": at, "by": answer["by"], "ruleset": answer["law"]["ruleset"], "lexicon": answer["law"]["lexicon"],
        "cite": answer["cite"], "event": answer, "asked": answer["asked"],
    });
    serde_json::from_value(value).expect("a record")
}

/// The law under which `exec` decides with these lists.
fn law_of(lists: Option<&str>, records: &[Record]) -> LoadedRules {
    let Event::Setup(SetupEvent::EventOpened(opened)) = &records[0].event else { panic!("nothing is open") };
    let ruleset = Catalogue::embedded().load(&opened.ruleset, &opened.readings).expect("a ruleset");
    law(ruleset, &opened.tiles, &library(lists))
}

/// The lists that come with ephor, and those of a folder.
pub(crate) fn library(lists: Option<&str>) -> Library {
    let mut files = Vec::new();
    if let Some(folder) = lists {
        gather(Path::new(folder), &mut files);
    }
    Library::embedded().expect("sound").overlaid_with(Library::sound_of(files))
}

/// The law of a ruleset with the lists that it names or that are of its language.
pub(crate) fn law(ruleset: Ruleset, tiles: &str, library: &Library) -> LoadedRules {
    let tiles = TileSet::embedded(tiles).expect("readable tiles").expect("known tiles");
    let named: BTreeSet<&str> = ruleset.lexicon.sources.iter().map(|it| it.list.value.as_str()).collect();
    let language = tiles.alphabet().language();
    let library = library.narrowed(|id, of| named.contains(id) || of == language || of.is_empty());
    LoadedRules::new(ruleset, library, tiles)
}

fn gather(folder: &Path, files: &mut Vec<(String, Vec<u8>)>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            gather(&path, files);
        } else if path.extension().is_some_and(|end| end == "toml" || end == "fst") {
            files.push((path.display().to_string(), fs::read(&path).expect("read")));
        }
    }
}

/// What differs between a command's answers and what is expected of them.
pub(crate) fn compare(step: &Step, answers: &[&Value]) -> Option<String> {
    let mut differs = String::new();
    let mut rest = answers;
    for refusal in step.expected.iter().filter_map(|expected| expected.get("refused")) {
        // Any refusal would do otherwise: a wrong one, or one on another paragraph.
        let cites = |answer: &&Value| !answer["refused"]["cite"].is_null();
        let whole =
            refusal.get("code").is_some() && (refusal.get("cite").is_some() || !answers.iter().any(cites));
        if !whole {
            let _ =
                writeln!(differs, "  - a refusal is expected with its code, and its paragraph: {refusal}");
        }
    }
    for expected in &step.expected {
        match rest.iter().position(|answer| fits(expected, answer)) {
            Some(at) => rest = &rest[at + 1..],
            None => {
                let _ = writeln!(differs, "  - {expected}");
            }
        }
    }
    for forbidden in &step.forbidden {
        if answers.iter().any(|answer| fits(forbidden, answer)) {
            let _ = writeln!(differs, "  ! {forbidden}");
        }
    }
    let refused = answers.iter().any(|answer| answer.get("seq").is_none());
    if answers.is_empty() || step.expected.is_empty() && refused {
        let _ = writeln!(differs, "  - (that it is carried out)");
    }
    if differs.is_empty() {
        return None;
    }
    let _ = writeln!(differs, "  answers to {}:", step.command);
    for answer in answers {
        let _ = writeln!(differs, "  + {answer}");
    }
    Some(differs)
}

/// The files of scenarios, and how many each has at least.
const FILES: [(&str, usize); 8] = [
    ("pes-classic", 60),
    ("pes-duplicate", 25),
    ("cas-2009", 100),
    ("cas-2009-systems", 10),
    ("tso-2017", 90),
    ("sss-2022", 130),
    ("sss-online", 45),
    ("lexicons", 10),
];

/// The path of a file of scenarios.
pub(crate) fn file(name: &str) -> String {
    format!("tests/scenarios/{name}.txt")
}

/// What a scenario is called: its title up to the first colon.
fn slug(scenario: &Scenario) -> &str {
    scenario.title.split(": ").next().unwrap_or_default()
}

/// Every scenario of every file: `tso-2017/14`.
pub(crate) fn slugs() -> BTreeSet<String> {
    let of = |(name, _): &(&str, usize)| {
        let scenarios = parse(&file(name));
        scenarios.iter().map(|scenario| format!("{name}/{}", slug(scenario))).collect::<Vec<_>>()
    };
    FILES.iter().flat_map(of).collect()
}

#[track_caller]
fn play_all(name: &str) {
    let (file, scenarios) = (file(name), parse(&file(name)));
    let at_least = FILES.iter().find(|(known, _)| *known == name).expect("a file of scenarios").1;
    assert!(scenarios.len() >= at_least, "{file} has only {} scenarios", scenarios.len());
    assert!(scenarios.iter().all(|scenario| scenario.line > 0));
    let mut seen = BTreeSet::new();
    let twice: Vec<&str> = scenarios.iter().map(slug).filter(|slug| !seen.insert(*slug)).collect();
    assert!(twice.is_empty(), "{file}: {twice:?} stand twice");
    let wrong: Vec<String> = scenarios.iter().flat_map(play).collect();
    assert!(wrong.is_empty(), "{file}\n{}", wrong.join("\n"));
}

#[test]
fn pes_classic() {
    play_all("pes-classic");
}

#[test]
fn pes_duplicate() {
    play_all("pes-duplicate");
}

#[test]
fn cas_2009() {
    play_all("cas-2009");
}

#[test]
fn cas_2009_systems() {
    play_all("cas-2009-systems");
}

#[test]
fn tso_2017() {
    play_all("tso-2017");
}

#[test]
fn sss_2022() {
    play_all("sss-2022");
}

#[test]
fn sss_online() {
    play_all("sss-online");
}

#[test]
fn lexicons() {
    play_all("lexicons");
}

#[test]
fn an_expectation_that_does_not_hold_is_shown_with_the_answers() {
    let mut step = step("10:00:00 judge decide {\"slip\":1}", 7);
    step.expected.push(json!({"type": "verdict_given", "upheld": true}));
    let answer = json!({"line": 1, "seq": 1, "type": "verdict_given", "upheld": false});
    let differs = compare(&step, &[&answer]).expect("it differs");
    assert!(differs.contains("- {\"type\":\"verdict_given\",\"upheld\":true}"), "{differs}");
    assert!(differs.contains("\"upheld\":false"), "{differs}");
    let refused = json!({"line": 1, "refused": {"code": "unknown"}});
    step.expected.clear();
    assert!(compare(&step, &[&refused]).is_some(), "a refusal that nobody expected");
    step.expected.push(json!({"refused": {}}));
    assert!(compare(&step, &[&refused]).is_some(), "a refusal without a code");
    step.expected[0] = json!({"refused": {"code": "unknown"}});
    assert_eq!(compare(&step, &[&refused]), None);
    let cited = json!({"line": 1, "refused": {"code": "unknown", "cite": "TSO §3.1"}});
    assert!(compare(&step, &[&cited]).is_some(), "a refusal without its paragraph");
}
