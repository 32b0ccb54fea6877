//! What becomes of every fact of the regulations: computed, shown, left to a person, or waiting for a document.
//!
//! The list is `rulesets/coverage.toml`; a test outside holds it against the list of facts and against the tests that
//! it names.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use crate::domain::{Citation, Packed, packed};

use super::paragraph::{Paragraph, fold};
use super::{Catalogue, Leaf, Ruleset, leaves};

static EMBEDDED: Packed = packed!("rulesets/coverage.toml");

/// A question's id as rulesets have it, where it is called as the facts of its regulation are: `CAS-Q4`, `PES-C-Q1`.
pub fn question_id(name: &str) -> String {
    if !name.contains('-') {
        return name.to_owned();
    }
    Coverage::embedded().map_or_else(|_| name.to_owned(), |coverage| coverage.id_of(name))
}

/// What becomes of every fact of the regulations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coverage {
    facts: Vec<CoverageFact>,
    regulations: Vec<Regulation>,
}

/// The coverage file is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CoverageWrong {
    /// It is no TOML, or something in it is missing or unknown.
    #[error("the coverage cannot be read: {0}")]
    Unreadable(String),
    /// A fact is of no regulation, or not treated in exactly one way.
    #[error("{id}: {what}")]
    Fact {
        /// The fact's id.
        id: String,
        /// What is wrong with it.
        what: &'static str,
    },
}

/// One thing that a regulation says, and what the console makes of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CoverageFact {
    /// Its id: `TSO-36`; open questions are `TSO-Q4`.
    pub id: String,
    /// Where it stands.
    pub cite: Citation,
    /// What it says.
    pub says: String,
    /// What the console makes of it.
    pub treatment: Treatment,
    /// How the console reads it, where it can be read in several ways.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reads: Option<String>,
    /// The ruleset's question about it, where another reading can be chosen: `TSO-Q4`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<String>,
}

/// What the console makes of a fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Treatment {
    /// It computes, refuses, counts, times or orders it; these tests show that.
    Enforced(Vec<String>),
    /// It says so at the right place: these places.
    Shown(String),
    /// The act is a person's: why.
    Person(String),
    /// It hangs on a document that nobody has given us: which.
    External(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CoverageFile {
    regulation: Vec<Regulation>,
    fact: Vec<FactEntry>,
}

/// How the ids of a regulation's facts begin, and the short name in its citations.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Regulation {
    prefix: String,
    short: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FactEntry {
    id: String,
    cite: String,
    says: String,
    enforced: Option<Vec<String>>,
    shown: Option<String>,
    person: Option<String>,
    external: Option<String>,
    reads: Option<String>,
    question: Option<String>,
}

impl Coverage {
    /// The coverage of the built-in rulesets.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn embedded() -> Result<Self, CoverageWrong> {
        Self::read(&EMBEDDED.unpack())
    }

    /// The facts of the built-in rulesets, read once; none where the file is wrong.
    pub fn known() -> &'static [CoverageFact] {
        static KNOWN: OnceLock<Vec<CoverageFact>> = OnceLock::new();
        KNOWN.get_or_init(|| Self::embedded().map(|coverage| coverage.facts).unwrap_or_default())
    }

    /// What holds under a ruleset of what the built-in regulations say. A file of somebody's own has none of it, though
    /// it cites a regulation by its name; one that builds on a built-in ruleset has the facts of those paragraphs whose
    /// values it leaves as they are.
    pub fn under(rules: &Ruleset) -> Vec<&'static CoverageFact> {
        let said = |leaf: &Leaf| (leaf.path.clone(), leaf.value.clone(), leaf.cite.clone());
        let values: BTreeSet<_> = leaves(rules).iter().map(said).collect();
        // Of a built-in ruleset it is known which facts of its base are told of it.
        let (built_in, whole) = (Catalogue::embedded(), rules.published.contains(&rules.identity.id));
        let mut changed: Vec<(String, Vec<Leaf>)> = Vec::new();
        for id in &rules.published {
            if *id == rules.identity.id {
                changed.push((rules.identity.short.clone(), Vec::new()));
            } else if whole && let Some(base) = built_in.load(id, &BTreeMap::new()).ok() {
                changed.push((base.identity.short, Vec::new()));
            } else if let Some(base) = as_built_in(id, rules) {
                let gone = leaves(&base).into_iter().filter(|leaf| !values.contains(&said(leaf)));
                changed.push((base.identity.short.clone(), gone.collect()));
            }
        }
        let holds = |fact: &&CoverageFact| {
            let of = changed.iter().find(|(short, _)| short == fact.short());
            of.is_some_and(|(_, gone)| !gone.iter().any(|leaf| overlap(&leaf.cite, &fact.cite)))
        };
        Self::known().iter().filter(holds).collect()
    }

    /// Reads a coverage file.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Self, CoverageWrong> {
        let CoverageFile { regulation: regulations, fact } =
            toml::from_str(text).map_err(|error| CoverageWrong::Unreadable(error.to_string()))?;
        let facts = fact.into_iter().map(|entry| entry.fact(&regulations)).collect::<Result<_, _>>()?;
        Ok(Self { facts, regulations })
    }

    /// All facts in the order of the file.
    pub fn facts(&self) -> &[CoverageFact] {
        &self.facts
    }

    /// The facts of a regulation by its short name, `ČAS`, or by how their ids begin, `CAS`.
    pub fn facts_of(&self, name: &str) -> impl Iterator<Item = &CoverageFact> {
        let named = |it: &&Regulation| [&it.prefix, &it.short].iter().any(|of| fold(of) == fold(name.trim()));
        let short = self.regulations.iter().find(named).map(|it| it.short.as_str());
        self.facts.iter().filter(move |fact| short.is_some_and(|short| fact.short() == short))
    }

    /// One fact by its id, in small or large letters.
    pub fn fact(&self, id: &str) -> Option<&CoverageFact> {
        self.facts.iter().find(|fact| fact.id.eq_ignore_ascii_case(id.trim()))
    }

    /// The facts that stand in a paragraph or in a part of it.
    pub fn in_paragraph(&self, wanted: &Paragraph) -> Vec<&CoverageFact> {
        self.facts.iter().filter(|fact| wanted.holds(fact.cite.as_str())).collect()
    }

    /// What people call a ruleset's question: as the facts of its regulation are called, `CAS-Q4` for `ČAS-Q4`.
    pub fn name_of(&self, question: &str) -> String {
        self.renamed(question, |it| (&it.short, &it.prefix))
    }

    /// The id of a ruleset's question by what people call it: `ČAS-Q4` for `CAS-Q4`.
    pub fn id_of(&self, name: &str) -> String {
        self.renamed(name, |it| (&it.prefix, &it.short))
    }

    fn renamed(&self, id: &str, way: impl Fn(&Regulation) -> (&str, &str)) -> String {
        let Some((of, number)) = id.rsplit_once('-') else { return id.to_owned() };
        let found = self.regulations.iter().map(way).find(|(from, _)| from.eq_ignore_ascii_case(of));
        found.map_or_else(|| id.to_owned(), |(_, to)| format!("{to}-{number}"))
    }

    /// Whether a ruleset's question is the console's own: its regulation is known, but no fact leaves it open.
    pub fn is_own(&self, question: &str) -> bool {
        let known = question.rsplit_once('-').is_some_and(|(of, _)| self.shorts().any(|short| short == of));
        known && self.fact(&self.name_of(question)).is_none()
    }

    /// What the regulations are called, each with its short name: how the ids of its facts begin, and that name.
    pub fn names(&self) -> impl Iterator<Item = (&str, &str)> {
        self.regulations.iter().flat_map(|it| [(&*it.prefix, &*it.short), (&*it.short, &*it.short)])
    }

    /// The short names of the regulations.
    pub fn shorts(&self) -> impl Iterator<Item = &str> {
        self.regulations.iter().map(|it| it.short.as_str())
    }
}

/// A built-in ruleset with the readings that another one which builds on it has chosen of its questions.
fn as_built_in(id: &str, rules: &Ruleset) -> Option<Ruleset> {
    let built_in = Catalogue::embedded();
    let base = built_in.load(id, &BTreeMap::new()).ok()?;
    let same = |id: &str| rules.questions.iter().find(|it| it.id == id);
    let chosen = base.questions.iter().filter_map(|it| Some((it.id.clone(), same(&it.id)?.chosen.clone())));
    Some(built_in.load(id, &chosen.collect()).unwrap_or(base))
}

/// Whether a paragraph of one citation is, or lies in, or holds one of the other.
fn overlap(one: &Citation, other: &Citation) -> bool {
    let within = |one: &Citation, other: &Citation| {
        let (short, rest) = one.as_str().split_once(' ').unwrap_or_default();
        let mut places = rest.split([',', ';']).map(str::trim);
        places.any(|it| Paragraph::read(&format!("{short} {it}"), [short]).holds(other.as_str()))
    };
    within(one, other) || within(other, one)
}

impl FactEntry {
    fn fact(self, regulations: &[Regulation]) -> Result<CoverageFact, CoverageWrong> {
        let wrong = |what| CoverageWrong::Fact { id: self.id.clone(), what };
        let of = |it: &&Regulation| {
            let number = self.id.strip_prefix(&it.prefix).and_then(|rest| rest.strip_prefix('-'));
            number.is_some_and(|number| !number.contains('-'))
        };
        let short = &regulations.iter().find(of).ok_or_else(|| wrong("is of no regulation"))?.short;
        let treatment = match (&self.enforced, &self.shown, &self.person, &self.external) {
            (Some(tests), None, None, None) => Treatment::Enforced(tests.clone()),
            (None, Some(shown), None, None) => Treatment::Shown(one_line(shown)),
            (None, None, Some(why), None) => Treatment::Person(one_line(why)),
            (None, None, None, Some(what)) => Treatment::External(one_line(what)),
            _ => return Err(wrong("needs exactly one of enforced, shown, person, external")),
        };
        let empty = match &treatment {
            Treatment::Enforced(tests) => tests.is_empty(),
            Treatment::Shown(text) | Treatment::Person(text) | Treatment::External(text) => text.is_empty(),
        };
        if empty || [&self.cite, &self.says].iter().any(|text| text.trim().is_empty()) {
            return Err(wrong("says nothing where it should"));
        }
        Ok(CoverageFact {
            cite: Citation::new(format!("{short} {}", self.cite.trim())),
            says: one_line(&self.says),
            reads: self.reads.as_deref().map(one_line),
            question: self.question.as_ref().map(|question| format!("{short}-{question}")),
            treatment,
            id: self.id,
        })
    }
}

impl CoverageFact {
    /// The regulation's short name.
    pub fn short(&self) -> &str {
        self.cite.as_str().split_once(' ').map_or("", |(short, _)| short)
    }
}

impl Treatment {
    /// Why it is left to people, or the document that it hangs on.
    pub fn why(&self) -> Option<&str> {
        match self {
            Self::Enforced(_) | Self::Shown(_) => None,
            Self::Person(why) | Self::External(why) => Some(why),
        }
    }
}

/// A text without line ends and double spaces, however the file breaks it.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str =
        "[[regulation]]\nprefix = \"X\"\nshort = \"Ž\"\n[[regulation]]\nprefix = \"X-Y\"\nshort = \"XY\"\n";

    fn read(rest: &str) -> Result<Coverage, CoverageWrong> {
        Coverage::read(&format!("{HEAD}{rest}"))
    }

    #[test]
    fn the_built_in_file_has_every_regulation() {
        let coverage = Coverage::embedded().expect("it is in order");
        assert_eq!(coverage.facts().len(), 565);
        for (short, facts) in
            [("TSO", 109), ("ČAS", 137), ("cas", 137), ("PES", 117), ("PES-D", 55), ("SSO", 39)]
        {
            assert_eq!(coverage.facts_of(short).count(), facts, "{short}");
        }
        assert_eq!(coverage.facts_of("XYZ").count(), 0);
        assert_eq!(coverage.facts_of("TSO 3.1").count(), 0, "a paragraph is no regulation");
        let fact = coverage.fact("tso-36").expect("it is there");
        assert!(fact.cite.as_str().starts_with("TSO §3.1.4"), "{}", fact.cite);
        let wanted = Paragraph::read("TSO 3.1.4", coverage.shorts());
        assert!(coverage.in_paragraph(&wanted).contains(&fact));
        assert!(coverage.facts().iter().all(|fact| !fact.says.contains("  ") && !fact.says.contains('\n')));
    }

    #[test]
    fn no_file_has_the_facts_of_another() {
        let ids = |rules: &Ruleset| -> BTreeSet<&str> {
            Coverage::under(rules).into_iter().map(|fact| fact.id.as_str()).collect()
        };
        let built_in = Catalogue::embedded();
        let tso = built_in.get("tso-2017").expect("built in").text.to_string();
        let read = |file: &str, text: &str| built_in.check(file, text).expect("in order");
        let own = ids(&built_in.load("tso-2017", &BTreeMap::new()).expect("built in"));
        assert_eq!(own.len(), 109);
        // Its text under another name, and its name for another text, though it cites TSO all the while.
        let copy = tso.replace("id = \"tso-2017\"", "id = \"my-club\"");
        assert_eq!(ids(&read("my-club.toml", &copy)), BTreeSet::new());
        assert_eq!(ids(&read("tso-2017.toml", &format!("{tso}\n# changed\n"))), BTreeSet::new());
        // Who builds on it has what he leaves as it was, whatever readings he chose.
        let club = "[ruleset]\nid = \"club\"\nshort = \"TSO\"\ntitle = \"t\"\nedition = \"1\"\n\
                    language = \"de\"\nextends = \"tso-2017\"\n";
        assert_eq!(ids(&read("club.toml", club)), own);
        let five = format!("{club}[penalty]\nkind = {{ is = {{ points = -5 }}, cite = \"§1\" }}\n");
        let found = ids(&read("club.toml", &five));
        assert!(!found.contains("TSO-37") && found.contains("TSO-38"), "{found:?}");
        assert!(found.is_subset(&own));
    }

    #[test]
    fn a_fact_belongs_to_the_longest_prefix_that_fits() {
        let coverage = read(
            "[[fact]]\nid = \"X-1\"\ncite = \"§1\"\nsays = \"a\"\nperson = \"b\"\n\
             [[fact]]\nid = \"X-Y-1\"\ncite = \"§1\"\nsays = \"a\\n b\"\nenforced = [\"t\"]\nquestion = \"Q1\"\n",
        );
        let coverage = coverage.expect("in order");
        assert_eq!(coverage.fact("X-1").expect("a fact").cite.as_str(), "Ž §1");
        let other = coverage.fact("x-y-1").expect("a fact");
        assert_eq!(
            (other.short(), other.says.as_str(), other.question.as_deref()),
            ("XY", "a b", Some("XY-Q1"))
        );
    }

    #[test]
    fn what_is_wrong_is_said() {
        let fact = |more: &str| read(&format!("[[fact]]\nid = \"X-1\"\ncite = \"§1\"\nsays = \"a\"\n{more}"));
        let twice = fact("person = \"b\"\nshown = \"c\"").expect_err("two ways");
        assert_eq!(twice.to_string(), "X-1: needs exactly one of enforced, shown, person, external");
        assert!(fact("").is_err());
        assert_eq!(
            fact("enforced = []").expect_err("no test").to_string(),
            "X-1: says nothing where it should"
        );
        assert!(fact("person = \" \"").is_err());
        assert!(matches!(fact("persn = \"b\""), Err(CoverageWrong::Unreadable(_))));
        let strange = read("[[fact]]\nid = \"Z-1\"\ncite = \"§1\"\nsays = \"a\"\nperson = \"b\"\n");
        assert_eq!(strange.expect_err("nobody's").to_string(), "Z-1: is of no regulation");
    }
}
