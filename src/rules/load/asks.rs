//! `asks`: what is asked of people, and the expressions and templates that are worked out from the answers.

use crate::domain::nearest;
use crate::rules::{Ask, Expr, Template};

use super::diagnostics::Diagnostics;
use super::field::{Field, or_default};
use super::parse::{self, TomlValue, Wrong};
use super::reader::Reader;
use super::refs::List;

/// Words of the expressions themselves.
const WORDS: [&str; 7] = ["and", "or", "not", "max", "min", "ceil", "if"];

/// Reads what is asked; what it names may stand in the item's expressions from now on.
pub(in crate::rules) fn asks(
    item: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    key: &'static str,
) -> Option<Vec<Ask>> {
    let mut whole = true;
    let mut asks: Vec<Ask> = Vec::new();
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

fn ask(table: &mut Reader<'_>, diagnostics: &mut Diagnostics<'_>, fact: Option<String>) -> Option<Ask> {
    let text = table.plain(diagnostics, "text", parse::text);
    let yes_no: bool = or_default(table, diagnostics, "yes_no")?;
    let on_demand: bool = or_default(table, diagnostics, "on_demand")?;
    if yes_no {
        let reached: Option<String> = Field::read(table, diagnostics, "reached")?;
        if let Some(threshold) = &reached {
            let path = table.at("reached");
            diagnostics.refers(List::Threshold, threshold, &path);
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
        return Some(Ask { fact: fact?, text: text?, from: 0, to: 1, yes_no, on_demand, reached, owes_turn });
    }
    let from = table.plain(diagnostics, "from", parse::whole::<i64>);
    let to = table.plain(diagnostics, "to", parse::whole::<i64>);
    let (from, to) = (from?, to?);
    if from > to {
        let help = "write the least answer in from and the greatest in to";
        diagnostics.contradiction(&table.at("from"), format!("no answer lies between {from} and {to}"), help);
        return None;
    }
    Some(Ask { fact: fact?, text: text?, from, to, yes_no, on_demand, reached: None, owes_turn: false })
}

/// A name as expressions know names.
pub(super) fn name(value: &TomlValue<'_>) -> Result<String, Wrong> {
    let name = parse::text(value)?;
    let inside = |c: char| c.is_ascii_alphanumeric() || c == '_';
    if name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(inside)
        && !WORDS.contains(&&*name)
    {
        return Ok(name);
    }
    let help = "write a short name of a to z, digits and _, beginning with a letter: surplus_tiles";
    Err(Wrong::new(format!("`{name}` is no name for a fact"), help))
}

/// A text with expressions in it.
pub(super) fn template(value: &TomlValue<'_>) -> Result<Template, Wrong> {
    let help = "write an expression in braces, {x + 1}, or with its words {x|tile|tiles}";
    Template::parse(&parse::text(value)?).map_err(|error| Wrong::new(error.to_string(), help))
}

/// An expression: a text, or a number that stands for itself.
pub(super) fn expression(value: &TomlValue<'_>) -> Result<Expr, Wrong> {
    let text = match value.get_ref().as_integer() {
        Some(_) => parse::whole::<i64>(value)?.to_string(),
        None => parse::text(value)?,
    };
    let help = "write numbers, names of facts, + - * / ( ) < <= == != >= >, and or not, max min ceil if";
    let expr = Expr::parse(&text).map_err(|error| Wrong::new(error.to_string(), help))?;
    match super::trial::by_zero(&[], &expr) {
        Some(_) => Err(Wrong::new("divides by zero", "write another divisor")),
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
        } else if let Some(where_so) = super::trial::by_zero(&diagnostics.scope.asked, expr) {
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
