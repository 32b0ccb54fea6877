//! `asks`: what is asked of people, and the expressions and templates that are worked out from the answers. Each
//! expression is tried with some of the answers that may be given, to find what a reader of the file overlooks.

use super::across::IdKind;
use super::diagnostics::Diagnostics;
use super::field::{TableField, or_default};
use super::parse::TableReader;
use super::parse::{self, TomlValue, ValueFault};
use crate::domain::nearest;
use crate::rules::{AskedFact, Expr, ExprTemplate, Facts, NoValue};

/// Words of the expressions themselves.
const WORDS: [&str; 7] = ["and", "or", "not", "max", "min", "ceil", "if"];

/// Reads what is asked; what it names may stand in the item's expressions from now on.
pub(in crate::rules) fn asks(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    key: &'static str,
) -> Option<Vec<AskedFact>> {
    let mut whole = true;
    let mut asks: Vec<AskedFact> = Vec::new();
    let Some(tables) = item.tables(diagnostics, key) else {
        // Nobody knows what it would have asked for.
        diagnostics.scope.facts = None;
        return None;
    };
    for mut table in tables {
        let named = table.plain(diagnostics, "fact", name);
        if let (Some(fact), Some(facts)) = (&named, &mut diagnostics.scope.facts) {
            if facts.contains(fact) {
                let message = format!("`{fact}` is known already");
                diagnostics.contradiction(
                    &table.at("fact"),
                    message,
                    "ask for each fact once, under a name of its own",
                );
            } else {
                facts.push(fact.clone());
            }
        } else {
            diagnostics.scope.facts = None;
        }
        let read = ask(&mut table, diagnostics, named);
        table.close(diagnostics);
        whole &= read.is_some();
        diagnostics.scope.asked.extend(read.clone());
        asks.extend(read);
    }
    whole.then_some(asks)
}

fn ask(
    table: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    fact: Option<String>,
) -> Option<AskedFact> {
    let text = table.plain(diagnostics, "text", parse::text);
    let yes_no: bool = or_default(table, diagnostics, "yes_no")?;
    let on_demand: bool = or_default(table, diagnostics, "on_demand")?;
    if yes_no {
        let reached: Option<String> = TableField::read(table, diagnostics, "reached")?;
        if let Some(threshold) = &reached {
            let path = table.at("reached");
            diagnostics.refers(IdKind::Threshold, threshold, &path);
            if !path.starts_with("sanction.") {
                let help = "take it out: only a sanction is always about somebody whose counts are known";
                diagnostics.contradiction(&path, "stands in no sanction", help);
                return None;
            }
        }
        let owes_turn: bool = or_default(table, diagnostics, "owes_turn")?;
        let path = table.at("owes_turn");
        if owes_turn && !path.starts_with("offence.") {
            let help = "take it out: only an offence is always about somebody at a table";
            diagnostics.contradiction(&path, "stands in no offence", help);
            return None;
        }
        return Some(AskedFact {
            fact: fact?,
            text: text?,
            from: 0,
            to: 1,
            yes_no,
            on_demand,
            reached,
            owes_turn,
        });
    }
    let from = table.plain(diagnostics, "from", parse::whole::<i64>);
    let to = table.plain(diagnostics, "to", parse::whole::<i64>);
    let (from, to) = (from?, to?);
    if from > to {
        let help = "write the least answer in from and the greatest in to";
        diagnostics.contradiction(&table.at("from"), format!("no answer lies between {from} and {to}"), help);
        return None;
    }
    Some(AskedFact { fact: fact?, text: text?, from, to, yes_no, on_demand, reached: None, owes_turn: false })
}

/// A name as expressions know names.
pub(super) fn name(value: &TomlValue<'_>) -> Result<String, ValueFault> {
    let name = parse::text(value)?;
    let inside = |c: char| c.is_ascii_alphanumeric() || c == '_';
    if name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(inside)
        && !WORDS.contains(&&*name)
    {
        return Ok(name);
    }
    let help = "write a short name of a to z, digits and _, beginning with a letter: surplus_tiles";
    Err(ValueFault::new(format!("`{name}` is no name for a fact"), help))
}

/// A text with expressions in it.
pub(super) fn template(value: &TomlValue<'_>) -> Result<ExprTemplate, ValueFault> {
    let help = "write an expression in braces, {x + 1}, or with its words {x|tile|tiles}";
    ExprTemplate::parse(&parse::text(value)?).map_err(|error| ValueFault::new(error.to_string(), help))
}

/// An expression: a text, or a number that stands for itself.
pub(super) fn expression(value: &TomlValue<'_>) -> Result<Expr, ValueFault> {
    let text = match value.get_ref().as_integer() {
        Some(_) => parse::whole::<i64>(value)?.to_string(),
        None => parse::text(value)?,
    };
    let help = "write numbers, names of facts, + - * / ( ) < <= == != >= >, and or not, max min ceil if";
    let expr = Expr::parse(&text).map_err(|error| ValueFault::new(error.to_string(), help))?;
    match by_zero(&[], &expr) {
        Some(_) => Err(ValueFault::new("divides by zero", "write another divisor")),
        None => Ok(expr),
    }
}

/// Whether every name is asked for and no answer lets anything be divided by zero; a complaint where it is not so.
pub(super) fn sound<'e>(
    diagnostics: &mut Diagnostics<'_>,
    path: &str,
    exprs: impl IntoIterator<Item = &'e Expr>,
) -> bool {
    let mut all = true;
    for expr in exprs {
        if !known(diagnostics, path, &expr.names()) {
            all = false;
        } else if let Some(where_so) = by_zero(&diagnostics.scope.asked, expr) {
            all = false;
            let help = "ask for a number that cannot be 0, or let if(…, …, …) leave that case out";
            diagnostics.contradiction(path, format!("divides by zero{where_so}"), help);
        }
    }
    all
}

/// Whether every name is one that is asked for, and a complaint where one is not. Where it is not known what is asked
/// for, nothing is said of it.
fn known(diagnostics: &mut Diagnostics<'_>, path: &str, names: &[&str]) -> bool {
    let Some(facts) = diagnostics.scope.facts.clone() else { return true };
    let mut all = true;
    for name in names.iter().filter(|name| facts.iter().all(|fact| fact != *name)) {
        all = false;
        let help = match nearest(name, facts.iter().map(String::as_str)) {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("add {{ fact = \"{name}\", … }} to asks; known here: {}", facts.join(", ")),
        };
        diagnostics.contradiction(path, format!("`{name}` is asked of nobody"), help);
    }
    all
}

/// The most answers tried together.
const TRIALS: usize = 4096;

/// Answers with which both expressions hold, as a person reads them: `announced = 3, actual = 3`.
pub(in crate::rules) fn both(asks: &[AskedFact], one: &Expr, other: &Expr) -> Option<String> {
    let names: Vec<&str> = one.names().into_iter().chain(other.names()).collect();
    let asked: Vec<&AskedFact> = asks.iter().filter(|ask| names.contains(&&*ask.fact)).collect();
    let holds = |facts: &Facts| one.holds(facts) == Ok(true) && other.holds(facts) == Ok(true);
    answers(&asked).into_iter().find(holds).map(|facts| {
        if facts.is_empty() {
            return "anything is so".to_owned();
        }
        written(&facts)
    })
}

fn written(facts: &Facts) -> String {
    facts.iter().map(|(name, value)| format!("{name} = {value}")).collect::<Vec<_>>().join(", ")
}

/// Answers with which an expression divides by zero, as a person reads them: ` where n = 0`. Every answer is tried
/// where there are few, else those beside the numbers that the expression itself names. What nobody is asked for is a
/// number of its own, so that only what is always zero is found.
pub(super) fn by_zero(asks: &[AskedFact], expr: &Expr) -> Option<String> {
    if !expr.divides() {
        return None;
    }
    let names = expr.names();
    let asked: Vec<&AskedFact> = asks.iter().filter(|ask| names.contains(&&*ask.fact)).collect();
    let most = (1..=TRIALS).rev().find(|most| all_of(*most, asked.len())).unwrap_or(1);
    let ends = asked.iter().flat_map(|ask| [ask.from, ask.to]);
    let marked: Vec<i64> = expr.numbers().into_iter().chain([0]).chain(ends).collect();
    let mut unasked = Facts::new();
    for (number, name) in (0..).zip(names.iter().filter(|name| asked.iter().all(|ask| ask.fact != **name))) {
        unasked.insert((*name).to_owned(), 9_973 + 17 * number);
    }
    let values = |ask: &AskedFact| {
        let beside = marked
            .iter()
            .flat_map(|at| [*at, at.saturating_sub(1), at.saturating_add(1), at.saturating_neg()]);
        let near = (0_i64..).map_while(|step| ask.from.checked_add(step));
        let mut values = Vec::new();
        for value in beside.chain(near.take(most)).filter(|value| (ask.from..=ask.to).contains(value)) {
            if values.len() < most && !values.contains(&value) {
                values.push(value);
            }
        }
        values
    };
    let found = combined(&asked, unasked.clone(), values).into_iter();
    let mut zero = found.filter(|facts| expr.value(facts) == Err(NoValue::Zero));
    zero.next().map(|mut facts| {
        facts.retain(|name, _| !unasked.contains_key(name));
        if facts.is_empty() { String::new() } else { format!(" where {}", written(&facts)) }
    })
}

/// Whether so many answers to each of so many questions can all be tried.
fn all_of(each: usize, questions: usize) -> bool {
    let power = u32::try_from(questions).ok().and_then(|power| each.checked_pow(power));
    power.is_some_and(|all| all <= TRIALS)
}

/// Combinations of the least, the greatest and some answers between; fewer of each where there are many questions.
fn answers(asked: &[&AskedFact]) -> Vec<Facts> {
    let each = (1..=6_usize).rev().find(|each| all_of(*each, asked.len())).unwrap_or(1);
    combined(asked, Facts::new(), |ask| some(ask, each))
}

/// Every combination of some answers to each question.
fn combined(asked: &[&AskedFact], known: Facts, some: impl Fn(&AskedFact) -> Vec<i64>) -> Vec<Facts> {
    let mut all = vec![known];
    for ask in asked {
        let some = some(ask);
        let each = |known: Facts| {
            let with = |value: &i64| {
                let mut known = known.clone();
                known.insert(ask.fact.clone(), *value);
                known
            };
            some.iter().map(with).collect::<Vec<_>>()
        };
        all = all.into_iter().flat_map(each).collect();
    }
    all
}

fn some(ask: &AskedFact, most: usize) -> Vec<i64> {
    let middle = ask.from.midpoint(ask.to);
    let wanted = [
        ask.from,
        ask.to,
        ask.from.saturating_add(1),
        middle,
        ask.to.saturating_sub(1),
        middle.saturating_add(1),
    ];
    let mut some: Vec<i64> = Vec::new();
    for value in wanted.into_iter().filter(|value| (ask.from..=ask.to).contains(value)) {
        if some.len() < most && !some.contains(&value) {
            some.push(value);
        }
    }
    some
}
