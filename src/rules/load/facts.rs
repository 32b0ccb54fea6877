//! What is asked of people, and the expressions and templates that are worked out from the answers.

use crate::rules::{Ask, Expr, Template};

use super::book::Book;
use super::nearest::nearest;
use super::parse::{self, Value, Wrong};
use super::reader::Reader;

/// Words of the expressions themselves.
const WORDS: [&str; 7] = ["and", "or", "not", "max", "min", "ceil", "if"];

/// What is known without being asked for.
const ROUND: &str = "round";

impl Book<'_> {
    /// Lets expressions name only what is known without asking.
    pub(super) fn nothing_asked(&mut self) {
        self.facts = Some(vec![ROUND.to_owned()]);
        self.asked =
            vec![Ask { fact: ROUND.to_owned(), text: String::new(), from: 0, to: 99, yes_no: false }];
    }
}

/// Reads `asks`; what it names may stand in the item's expressions from now on.
pub(super) fn asks(item: &mut Reader<'_>, book: &mut Book<'_>) -> Option<Vec<Ask>> {
    let mut whole = true;
    let mut asks: Vec<Ask> = Vec::new();
    book.nothing_asked();
    let Some(tables) = item.tables(book, "asks") else {
        // Nobody knows what it would have asked for.
        book.facts = None;
        return None;
    };
    for mut table in tables {
        let named = table.plain(book, "fact", name);
        if let (Some(fact), Some(facts)) = (&named, &mut book.facts) {
            if facts.contains(fact) {
                let message = format!("`{fact}` is known already");
                book.contradiction(
                    &table.at("fact"),
                    message,
                    "ask for each fact once, under a name of its own",
                );
            } else {
                facts.push(fact.clone());
            }
        } else {
            book.facts = None;
        }
        let read = ask(&mut table, book, named);
        table.close(book);
        whole &= read.is_some();
        book.asked.extend(read.clone());
        asks.extend(read);
    }
    whole.then_some(asks)
}

fn ask(table: &mut Reader<'_>, book: &mut Book<'_>, fact: Option<String>) -> Option<Ask> {
    let text = table.plain(book, "text", parse::text);
    let yes_no = table.plain_if_any(book, "yes_no", parse::boolean)?.unwrap_or(false);
    if yes_no {
        return Some(Ask { fact: fact?, text: text?, from: 0, to: 1, yes_no });
    }
    let from = table.plain(book, "from", parse::whole::<i64>);
    let to = table.plain(book, "to", parse::whole::<i64>);
    let (from, to) = (from?, to?);
    if from > to {
        let help = "write the least answer in from and the greatest in to";
        book.contradiction(&table.at("from"), format!("no answer lies between {from} and {to}"), help);
        return None;
    }
    Some(Ask { fact: fact?, text: text?, from, to, yes_no })
}

/// A name as expressions know names.
pub(super) fn name(value: &Value<'_>) -> Result<String, Wrong> {
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

/// Reads an expression that must be there.
pub(super) fn expr(item: &mut Reader<'_>, book: &mut Book<'_>, key: &'static str) -> Option<Expr> {
    let expr = item.plain(book, key, expression)?;
    sound(book, &item.at(key), [&expr]).then_some(expr)
}

/// Reads an expression that may be missing; the outer `None` where it is there and wrong.
#[expect(clippy::option_option, reason = "missing and wrong are different answers")]
pub(super) fn expr_if_any(
    item: &mut Reader<'_>,
    book: &mut Book<'_>,
    key: &'static str,
) -> Option<Option<Expr>> {
    if item.has(key) { expr(item, book, key).map(Some) } else { Some(item.value(key).and(None)) }
}

/// Reads a template that must be there.
pub(super) fn template(item: &mut Reader<'_>, book: &mut Book<'_>, key: &'static str) -> Option<Template> {
    let template = item.plain(book, key, |value| {
        let text = parse::text(value)?;
        Template::parse(&text).map_err(|error| {
            Wrong::new(
                error.to_string(),
                "write an expression in braces, {x + 1}, or with its words {x|tile|tiles}",
            )
        })
    })?;
    sound(book, &item.at(key), template.exprs()).then_some(template)
}

/// An expression: a text, or a number that stands for itself.
pub(super) fn expression(value: &Value<'_>) -> Result<Expr, Wrong> {
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
fn sound<'e>(book: &mut Book<'_>, path: &str, exprs: impl IntoIterator<Item = &'e Expr>) -> bool {
    let mut all = true;
    for expr in exprs {
        if !known(book, path, &expr.names()) {
            all = false;
        } else if let Some(where_so) = super::trial::by_zero(&book.asked, expr) {
            all = false;
            let help = "ask for a number that cannot be 0, or let if(…, …, …) leave that case out";
            book.contradiction(path, format!("divides by zero{where_so}"), help);
        }
    }
    all
}

/// Whether every name is one that is asked for, and a complaint where one is not. Where it is not known what is asked
/// for, nothing is said of it.
fn known(book: &mut Book<'_>, path: &str, names: &[&str]) -> bool {
    let Some(facts) = book.facts.clone() else { return true };
    let mut all = true;
    for name in names.iter().filter(|name| facts.iter().all(|fact| fact != *name)) {
        all = false;
        let help = match nearest(name, facts.iter().map(String::as_str)) {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("add {{ fact = \"{name}\", … }} to asks; known here: {}", facts.join(", ")),
        };
        book.contradiction(path, format!("`{name}` is asked of nobody"), help);
    }
    all
}
