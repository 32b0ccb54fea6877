//! Rulesets that differ from a given one in one value.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use ephor::rules::{Catalogue, NotLoaded};
use toml::{Table, Value};

/// What is no rule: what a ruleset is called, where something stands, what it is called, what is said of it and
/// on which form.
const NO_RULES: [&str; 19] = [
    "ruleset",
    "cite",
    "id",
    "text",
    "name",
    "says",
    "title",
    "label",
    "note",
    "question",
    "reading",
    "phrases",
    "phrase",
    "otherwise",
    "admission_cite",
    "decides_cite",
    "private",
    "voluntary",
    "names",
];
/// What a ruleset says for people: it stands on the rules' screen, at the desk and in `ephor ruleset show`, is heard in
/// the hall or set on a clock by hand, and no decision of the console hangs on it. By the last keys of the way.
const FOR_PEOPLE: [&str; 22] = [
    // Offices and moments whose paragraph is cited, while the acts have offices of their own.
    "start.by",
    "start.trigger",
    "late.clock_must",
    "late.clock_by",
    "verdict.finality",
    // How a word is looked up and what is told of it.
    "slip.required",
    "slip.checked_by_opponent",
    "slip.compared_with_board",
    "verdict.no_hints",
    "verdict.reasons_on_request",
    "verdict.per_word",
    "adjudication.clear_after",
    "systems.travels",
    "systems.needs_slip",
    // What the players and the clocks do by themselves.
    "clock.requires",
    "clock.stopped_during_challenge",
    "time.dead_phases",
    "hold.blocks_draw",
    "hold.stops_clock",
    "end.turns",
    // How grave a sanction is called, and what a signal sounds like.
    "sanction.level",
    "signal.sound",
];
/// Of an award that is given by leaving somebody without a table, nobody asks when it may be given.
const GIVEN_BY_PAIRING: [&str; 1] = ["phases"];
/// The longest word that a board holds: a length beyond it says no more.
const LONGEST: i64 = 15;
/// A cite of what the regulation does not speak of: the value is the console's own.
const SILENT: &str = "silent";
/// No value of anything.
const NOTHING: &str = "no such value";

/// A step on the way to a value.
#[derive(Clone)]
enum Step {
    Key(String),
    At(usize),
}

/// A value that can be left out or be another.
pub(super) struct Site {
    way: Vec<Step>,
    /// The value; `None` where it is left out instead.
    value: Option<Value>,
}

/// A ruleset as it is.
pub(super) struct Original {
    id: String,
    table: Table,
}

/// A ruleset that can be loaded and differs in one value.
pub(super) struct Mutant {
    /// What was changed: the way to it in the file, and how.
    pub(super) what: String,
    /// The rulesets with it.
    pub(super) catalogue: Catalogue,
}

impl Original {
    pub(super) fn of(id: &str, text: &str) -> Self {
        Self { id: id.to_owned(), table: text.parse().expect("a ruleset") }
    }

    /// Every value that is a rule.
    pub(super) fn sites(&self) -> Vec<Site> {
        let mut sites = Vec::new();
        walk(&mut sites, &mut Vec::new(), &Value::Table(self.table.clone()));
        sites
    }

    /// The way to a value, as it is told.
    pub(super) fn way(&self, site: &Site) -> String {
        self.named(&site.way)
    }

    /// The ruleset with another value at a site, or without it; the first that can be loaded.
    pub(super) fn mutant(&self, site: &Site) -> Option<Mutant> {
        let Site { way, value } = site;
        let others = match value {
            None => return self.first(way, [None]),
            Some(Value::Boolean(it)) => vec![Value::Boolean(!it)],
            Some(Value::Integer(it)) => {
                let most = if is_length(way) { LONGEST } else { i64::MAX };
                let others = [it + 1, it - 1, 1, 0].into_iter().filter(|other| other != it && *other <= most);
                others.map(Value::Integer).collect()
            }
            Some(Value::String(it)) => self.other_texts(way, it),
            Some(_) => Vec::new(),
        };
        self.first(way, others.into_iter().map(Some))
    }

    /// A name is replaced by another that may stand there, a condition by its opposite, a number by the next one.
    fn other_texts(&self, way: &[Step], it: &str) -> Vec<Value> {
        let Err(wrong) = self.loaded(way, Some(Value::String(NOTHING.to_owned()))) else {
            // Whatever may stand there is no rule.
            return Vec::new();
        };
        let named = ["allowed: ", "use one of "].into_iter().find_map(|before| wrong.split_once(before));
        let names = named.map_or("", |(_, names)| names.lines().next().unwrap_or_default());
        let names = names.split(", ").map(str::trim).filter(|name| !name.is_empty() && *name != it);
        let worked = [format!("not ({it})"), format!("({it}) + 1")];
        names.map(str::to_owned).chain(worked).map(Value::String).collect()
    }

    fn first(&self, way: &[Step], others: impl IntoIterator<Item = Option<Value>>) -> Option<Mutant> {
        others.into_iter().find_map(|other| {
            let catalogue = self.loaded(way, other.clone()).ok()?;
            let how = other.map_or_else(|| "left out".to_owned(), |other| format!("as {other}"));
            Some(Mutant { what: format!("{} {how}", self.named(way)), catalogue })
        })
    }

    /// The rulesets with another value there, or with none.
    fn loaded(&self, way: &[Step], other: Option<Value>) -> Result<Catalogue, String> {
        let text = self.changed(way, other);
        let catalogue = Catalogue::embedded().with_overrides([(format!("{}.toml", self.id), text)]);
        match catalogue.load(&self.id, &BTreeMap::new()) {
            Ok(_) => Ok(catalogue),
            Err(NotLoaded::Wrong(wrong)) => {
                let said = wrong.list().iter().flat_map(|it| [it.message.as_str(), it.help.as_str()]);
                Err(said.collect::<Vec<_>>().join("\n"))
            }
            Err(NotLoaded::Unknown { .. }) => Err(String::new()),
        }
    }

    fn changed(&self, way: &[Step], other: Option<Value>) -> String {
        let mut table = Value::Table(self.table.clone());
        let (last, before) = way.split_last().expect("a way");
        let parent = before.iter().fold(&mut table, |value, step| match step {
            Step::Key(key) => &mut value[key.as_str()],
            Step::At(place) => &mut value[*place],
        });
        match (last, parent, other) {
            (Step::Key(key), Value::Table(parent), Some(other)) => drop(parent.insert(key.clone(), other)),
            (Step::Key(key), Value::Table(parent), None) => drop(parent.remove(key)),
            (Step::At(place), Value::Array(parent), Some(other)) => parent[*place] = other,
            (Step::At(place), Value::Array(parent), None) => drop(parent.remove(*place)),
            _ => unreachable!("the way leads through the file"),
        }
        toml::to_string(&table).expect("TOML")
    }

    /// The way to a value, for people: elements are named by their ids where they have one.
    fn named(&self, way: &[Step]) -> String {
        let (mut value, mut named) = (&Value::Table(self.table.clone()), String::new());
        for step in way {
            match step {
                Step::Key(key) => {
                    value = &value[key.as_str()];
                    if !named.is_empty() {
                        named.push('.');
                    }
                    named.push_str(key);
                }
                Step::At(place) => {
                    value = &value[*place];
                    let keys = ["id", "mark", "power", "fact", "do"];
                    let _ = match keys.iter().find_map(|key| value.get(key)?.as_str()) {
                        Some(own) => write!(named, "[{place} {own}]"),
                        None => write!(named, "[{place}]"),
                    };
                }
            }
        }
        named
    }
}

/// Whether what stands at a way is for people: `sanction[1].level` is by `sanction.level`, `start.by.is` by `start.by`.
fn for_people(way: &[Step]) -> bool {
    let keys: Vec<&str> =
        way.iter().filter_map(|step| if let Step::Key(key) = step { Some(&**key) } else { None }).collect();
    let keys = keys.strip_suffix(&["is"]).unwrap_or(&keys);
    let last = &keys[keys.len().saturating_sub(2)..];
    FOR_PEOPLE.contains(&last.join(".").as_str())
}

/// Whether a length of words in tiles stands at a way.
fn is_length(way: &[Step]) -> bool {
    way.iter().any(|step| matches!(step, Step::Key(key) if key == "tiles"))
}

fn walk(sites: &mut Vec<Site>, way: &mut Vec<Step>, value: &Value) {
    if for_people(way) {
        return;
    }
    let inner: Vec<(Step, &Value)> = match value {
        Value::Table(table) if table.get("cite").and_then(Value::as_str) == Some(SILENT) => Vec::new(),
        Value::Table(table) => {
            let by_pairing = table.contains_key("serves");
            let no_rule =
                |key: &str| NO_RULES.contains(&key) || by_pairing && GIVEN_BY_PAIRING.contains(&key);
            let rules = table.iter().filter(|(key, _)| !no_rule(key));
            rules.map(|(key, value)| (Step::Key(key.clone()), value)).collect()
        }
        Value::Array(all) => all.iter().enumerate().map(|(at, value)| (Step::At(at), value)).collect(),
        _ => {
            sites.push(Site { way: way.clone(), value: Some(value.clone()) });
            return;
        }
    };
    for (step, value) in inner {
        way.push(step);
        if !for_people(way) {
            sites.push(Site { way: way.clone(), value: None });
        }
        walk(sites, way, value);
        way.pop();
    }
}
