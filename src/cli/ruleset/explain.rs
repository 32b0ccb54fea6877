//! `ephor ruleset explain`: what a paragraph says, what the console makes of it, and what it leaves open.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use serde::Serialize;

use crate::domain::nearest;
use crate::locale::Locale;
use crate::report;
use crate::rules::{Coverage, CoverageFact, Leaf, Paragraph, Question, Ruleset, Treatment, leaves};

use super::super::args::Folders;
use super::super::table::{PAGE, TextTable};
use super::{Console, Exit, NamedQuestion, Problem, Shelf, asked, blocks, called, hung};

/// How many paragraphs are offered in place of one that is not known.
const OFFERED: usize = 8;

/// What one regulation answers.
#[derive(Serialize)]
struct ExplainAnswer<'a> {
    id: &'a str,
    title: &'a str,
    facts: Vec<&'a CoverageFact>,
    values: Vec<Leaf>,
    questions: Vec<NamedQuestion>,
}

/// What is there to look in.
struct Regulations {
    rulesets: Vec<Ruleset>,
    /// The values of each ruleset.
    values: Vec<Vec<Leaf>>,
    coverage: Coverage,
}

pub(in crate::cli) fn explain(
    wanted: &str,
    json: bool,
    folders: &Folders,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let wanted = wanted.trim();
    let regulations = Regulations::open(folders, console.err)?;
    let answers = regulations.answers(wanted);
    if answers.is_empty() {
        return Err(regulations.unknown(wanted));
    }
    if json {
        serde_json::to_writer_pretty(&mut *console.out, &answers).map_err(std::io::Error::from)?;
        writeln!(console.out)?;
        return Ok(Exit::Yes);
    }
    let texts: Vec<String> =
        answers.iter().map(|answer| for_people(console.locale, wanted, answer)).collect();
    console.out.write_all(texts.join("\n").as_bytes())?;
    Ok(Exit::Yes)
}

impl Regulations {
    fn open(folders: &Folders, err: &mut dyn std::io::Write) -> Result<Self, Problem> {
        let catalogue = Shelf::catalogue(folders, err)?;
        let rulesets: Vec<Ruleset> =
            catalogue.ids().filter_map(|id| catalogue.load(id, &BTreeMap::new()).ok()).collect();
        let values = rulesets.iter().map(leaves).collect();
        let coverage = super::coverage()?;
        Ok(Self { rulesets, values, coverage })
    }

    /// Whether a fact is of a ruleset that is here. What a regulation says is not told of a file that is another.
    fn holds(&self, fact: &CoverageFact) -> bool {
        self.rulesets.iter().any(|it| is_published(it) && it.identity.short == fact.short())
    }

    /// All facts of the rulesets that are here.
    fn known(&self) -> impl Iterator<Item = &CoverageFact> {
        self.coverage.facts().iter().filter(|fact| self.holds(fact))
    }

    fn shorts(&self) -> impl Iterator<Item = &str> {
        self.rulesets.iter().map(|ruleset| ruleset.identity.short.as_str()).chain(self.coverage.shorts())
    }

    /// A paragraph whose regulation may be called by its short name, its ruleset's id, or as its facts are.
    fn paragraph(&self, wanted: &str) -> Paragraph {
        let identities = self.rulesets.iter().map(|ruleset| &ruleset.identity);
        let names =
            identities.flat_map(|it| [(it.short.as_str(), it.short.as_str()), (it.id.as_str(), &*it.short)]);
        Paragraph::called(wanted, names.chain(self.coverage.names()))
    }

    /// What every regulation answers. What a ruleset has from the one it extends is said there alone.
    fn answers(&self, wanted: &str) -> Vec<ExplainAnswer<'_>> {
        let paragraph = self.paragraph(wanted);
        let mut facts = self.facts(wanted, &paragraph);
        let mut said: BTreeSet<(String, String)> = BTreeSet::new();
        let mut answers = Vec::new();
        // A ruleset comes before those that extend it: what they inherit is told of it alone.
        let mut order: Vec<usize> = (0..self.rulesets.len()).collect();
        order.sort_by_key(|at| self.depth(&self.rulesets[*at]));
        for at in order {
            let (ruleset, all) = (&self.rulesets[at], &self.values[at]);
            let (own, others) = (facts.into_iter())
                .partition(|fact| is_published(ruleset) && fact.short() == ruleset.identity.short);
            facts = others;
            let (mut values, questions) = self.about(ruleset, all, wanted, &paragraph, &own);
            let new = |leaf: &Leaf| (leaf.path.clone(), format!("{} {}", leaf.cite, leaf.value));
            values.retain(|leaf| !said.contains(&new(leaf)));
            said.extend(values.iter().map(new));
            if own.is_empty()
                && values.is_empty()
                && (questions.is_empty() || ruleset.identity.extends.is_some())
            {
                continue;
            }
            let identity = &ruleset.identity;
            let values = values.into_iter().map(|leaf| called(leaf, &self.coverage)).collect();
            let questions = questions.into_iter().map(|it| NamedQuestion::new(it, &self.coverage)).collect();
            answers.push(ExplainAnswer {
                id: &identity.id,
                title: &identity.title,
                facts: own,
                values,
                questions,
            });
        }
        answers
    }

    /// How many rulesets a ruleset extends, one behind the other.
    fn depth(&self, ruleset: &Ruleset) -> usize {
        let parent = |of: &&Ruleset| {
            let id = of.identity.extends.as_ref()?;
            self.rulesets.iter().find(|it| it.identity.id == *id)
        };
        // None extends itself: the catalogue has refused such.
        std::iter::successors(Some(ruleset), parent).skip(1).count()
    }

    /// What rests on a paragraph, follows from a question, or stands under a key; and the questions behind that.
    fn about<'r>(
        &self,
        ruleset: &'r Ruleset,
        all: &[Leaf],
        wanted: &str,
        paragraph: &Paragraph,
        facts: &[&CoverageFact],
    ) -> (Vec<Leaf>, Vec<&'r Question>) {
        if paragraph.is_whole() {
            return (Vec::new(), Vec::new());
        }
        let named: BTreeSet<&str> = ruleset
            .questions
            .iter()
            .map(|question| question.id.as_str())
            .filter(|id| {
                let asked = |fact: &&CoverageFact| {
                    fact.id.eq_ignore_ascii_case(wanted) && fact.question.as_deref() == Some(id)
                };
                [*id, &self.coverage.name_of(id)].iter().any(|id| id.eq_ignore_ascii_case(wanted))
                    || facts.iter().any(asked)
            })
            .collect();
        let left: BTreeSet<&str> = ruleset
            .questions
            .iter()
            .filter(|question| paragraph.holds(question.cite.as_str()))
            .map(|question| question.id.as_str())
            .collect();
        let of = |leaf: &Leaf, these: &BTreeSet<&str>| {
            leaf.reading.as_ref().is_some_and(|it| these.contains(it.question.as_str()))
        };
        let under = |leaf: &Leaf| {
            leaf.path
                .strip_prefix(wanted)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[', '_']))
        };
        // What follows from what a paragraph leaves open may itself stand elsewhere, or nowhere.
        let rests = |leaf: &Leaf| paragraph.holds(leaf.cite.as_str()) || of(leaf, &left);
        let some =
            |of: &dyn Fn(&Leaf) -> bool| all.iter().filter(|leaf| of(leaf)).cloned().collect::<Vec<_>>();
        let mut found = some(&rests);
        if found.is_empty() {
            found = some(&|leaf| of(leaf, &named) || under(leaf));
        }
        if let (true, Some(fact)) =
            (found.is_empty(), facts.first().filter(|fact| fact.id.eq_ignore_ascii_case(wanted)))
        {
            // Where nothing follows from the fact by name: what stands in the same paragraph.
            let place = Paragraph::read(fact.cite.as_str(), [fact.short()]);
            found = some(&|leaf| place.holds(leaf.cite.as_str()));
        }
        let mut open: BTreeSet<&str> = found
            .iter()
            .filter_map(|leaf| leaf.reading.as_ref())
            .map(|reading| reading.question.as_str())
            .collect();
        open.extend(named);
        open.extend(left);
        let questions =
            ruleset.questions.iter().filter(|question| open.contains(question.id.as_str())).collect();
        (found, questions)
    }

    /// The facts of a whole regulation, one fact by its id, or those that stand in a paragraph.
    fn facts(&self, wanted: &str, paragraph: &Paragraph) -> Vec<&CoverageFact> {
        if let Some(fact) = self.coverage.fact(wanted) {
            return if self.holds(fact) { vec![fact] } else { Vec::new() };
        }
        let mut found: Vec<&CoverageFact> = self.coverage.facts_of(wanted).collect();
        if found.is_empty() && paragraph.is_whole() {
            found = self.known().filter(|fact| paragraph.is_of(fact.short())).collect();
        } else if found.is_empty() {
            found = self.coverage.in_paragraph(paragraph);
        }
        found.retain(|fact| self.holds(fact));
        found
    }

    /// The paragraphs that stand beside the wanted one in its regulation; where none is named, the nearest key or fact.
    fn unknown(&self, wanted: &str) -> Problem {
        let what = format!("no regulation says anything under “{wanted}”");
        let paragraph = self.paragraph(wanted);
        if let Some(own) = self
            .rulesets
            .iter()
            .find(|it| paragraph.is_whole() && !is_published(it) && paragraph.is_of(&it.identity.short))
        {
            let what = format!("{} is a ruleset of your own: it says nothing in words", own.identity.id);
            return Problem::told(
                what,
                format!("see its values with: ephor ruleset show {}", own.identity.id),
            );
        }
        for short in self.shorts().collect::<BTreeSet<_>>() {
            if !paragraph.is_of_one() || !paragraph.is_of(short) {
                continue;
            }
            let all = self.values.iter().flatten().map(|leaf| leaf.cite.as_str());
            let all = all.chain(self.known().map(|fact| fact.cite.as_str()));
            let own = all.filter_map(|cite| cite.split_once(' ')).filter(|(of, _)| *of == short);
            let beside = paragraph.beside(own.map(|(_, cite)| cite), OFFERED);
            if !beside.is_empty() {
                let offered: Vec<String> = beside.iter().map(|it| format!("{short} {it}")).collect();
                return Problem::told(what, format!("the nearest are: {}", offered.join("; ")));
            }
        }
        let mut names: BTreeSet<&str> = self.values.iter().flatten().map(|leaf| leaf.path.as_str()).collect();
        names.extend(
            self.rulesets.iter().flat_map(|it| it.questions.iter().map(|question| question.id.as_str())),
        );
        names.extend(self.known().map(|fact| fact.id.as_str()));
        if let Some(near) = nearest(wanted, names).filter(|_| !paragraph.is_of_one()) {
            return Problem::told(what, format!("did you mean `{near}`?"));
        }
        // Only names under which a paragraph is cited: a federation's own ruleset may cite none.
        let cited = |short: &&str| {
            let is_of = |leaf: &Leaf| leaf.cite.as_str().split_once(' ').is_some_and(|(of, _)| of == *short);
            self.coverage.shorts().any(|it| it == *short) || self.values.iter().flatten().any(is_of)
        };
        let shorts: BTreeSet<String> =
            self.shorts().filter(cited).map(|short| format!("{short} 3.1")).collect();
        let shorts: Vec<String> = shorts.into_iter().collect();
        Problem::told(what, format!("write a paragraph like {}", shorts.join(" or ")))
    }
}

/// Whether a ruleset is the built-in one of its id, word for word.
fn is_published(ruleset: &Ruleset) -> bool {
    ruleset.published.contains(&ruleset.identity.id)
}

/// What a fact says, in the person's language as far as it is said there.
fn says<'a>(locale: &'a Locale, fact: &'a CoverageFact) -> &'a str {
    locale.words(&fact.id).unwrap_or(&fact.says)
}

fn for_people(locale: &Locale, wanted: &str, answer: &ExplainAnswer<'_>) -> String {
    let values = [("wanted", wanted.into()), ("title", answer.title.into()), ("id", answer.id.into())];
    let mut text = hung("", &locale.with("explain-title", &values), 4);
    if answer.values.is_empty() && answer.facts.len() > 1 {
        text.push_str(&list(locale, &answer.facts));
    } else {
        answer.facts.iter().for_each(|fact| text.push_str(&fact_in_full(locale, fact, answer)));
    }
    text.push_str(&blocks(&answer.values));
    for question in &answer.questions {
        let _ = write!(text, "\n{}", asked(locale, question));
    }
    text
}

/// What becomes of a fact, in a word.
fn treated(treatment: &Treatment) -> &'static str {
    match treatment {
        Treatment::Enforced(_) => "treated-enforced",
        Treatment::Shown(_) => "treated-shown",
        Treatment::Person(_) => "treated-person",
        Treatment::External(_) => "treated-needs",
    }
}

/// Many facts, a line for each.
fn list(locale: &Locale, facts: &[&CoverageFact]) -> String {
    let mut table = TextTable::default();
    for fact in facts {
        let cite = report::cite(locale, &fact.cite);
        table.row([
            &fact.id,
            &locale.say(treated(&fact.treatment)),
            &format!("{}  ({cite})", says(locale, fact)),
        ]);
    }
    table.within("  ", PAGE)
}

/// One fact with all that is known of it.
fn fact_in_full(locale: &Locale, fact: &CoverageFact, answer: &ExplainAnswer<'_>) -> String {
    let cite = report::cite(locale, &fact.cite);
    let mut text = format!("  {}  {cite}\n{}", fact.id, hung("    ", says(locale, fact), 4));
    text.push_str(&hung("    ", &report::treatment(locale, &fact.id, &fact.treatment), 6));
    // Which tests hold it, and where it is shown, is for whoever reads the program.
    match &fact.treatment {
        Treatment::Enforced(tests) => text.push_str(&hung("    ", &tests.join(", "), 6)),
        Treatment::Shown(places) => text.push_str(&hung("    ", places, 6)),
        Treatment::Person(_) | Treatment::External(_) => {}
    }
    if let Some(reads) = &fact.reads {
        let switch = answer.questions.iter().find(|it| fact.question.as_ref() == Some(&it.switch));
        let switch = switch.map_or_else(String::new, |it| format!(" ({})", it.question.id));
        let reads = locale.rule(reads);
        let values = [("reads", (&reads).into()), ("switch", (&switch).into())];
        text.push_str(&hung("    ", &locale.with("explain-reads", &values), 6));
    }
    text
}
