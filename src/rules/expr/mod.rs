//! Expressions and templates: the small arithmetic that regulations are written in.
//!
//! A regulation says "X + 2 tiles", "the lead, but at least 50", "twice the right score minus the announced one, not
//! below zero". A ruleset file says the same as `x + 2`, `max(50, lead)`, `max(0, 2*actual - announced)`. There are
//! whole numbers, names of facts that a person was asked for, `+ - * /` (rounded down), `ceil(a, b)`, `max`, `min`,
//! `if(c, a, b)`, comparisons, `and`, `or`, `not`. Nothing loops, nothing reads a file, every result is a number.

mod eval;
mod parse;
mod template;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use self::template::Template;

/// What is known, by name; yes is 1 and no is 0.
pub type Facts = BTreeMap<String, i64>;

/// One answer as a program may write it.
#[derive(Deserialize)]
#[serde(untagged)]
enum Answer {
    YesNo(bool),
    Number(i64),
}

/// Reads what is known as programs write it: a yes or no as `true` and `false` too.
pub(crate) fn answers<'de, D: Deserializer<'de>>(from: D) -> Result<Facts, D::Error> {
    let answers = BTreeMap::<String, Answer>::deserialize(from)?;
    let number = |answer| match answer {
        Answer::YesNo(yes) => i64::from(yes),
        Answer::Number(number) => number,
    };
    Ok(answers.into_iter().map(|(fact, answer)| (fact, number(answer))).collect())
}

/// An expression of a ruleset file, parsed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expr {
    text: String,
    root: Node,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Node {
    Number(i64),
    Name(String),
    Call(Op, Vec<Node>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Op {
    Add,
    Sub,
    Mul,
    Div,
    Ceil,
    Max,
    Min,
    If,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    And,
    Or,
    Not,
}

/// A text that is no expression.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("is no expression: {what} at “{rest}”")]
pub struct NoExpr {
    what: &'static str,
    rest: String,
}

/// An expression that cannot be worked out with what is known.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoValue {
    /// A fact was not given.
    #[error("{0} is not known")]
    Missing(String),
    /// Nothing is divided by zero.
    #[error("a division by zero")]
    Zero,
}

impl Expr {
    /// Reads an expression.
    ///
    /// # Errors
    /// Where and why the text is none.
    pub fn parse(text: &str) -> Result<Self, NoExpr> {
        Ok(Self { text: text.trim().to_owned(), root: parse::root(text)? })
    }

    /// The text as the file writes it.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The names of the facts it needs, each once, in the order of the alphabet.
    pub fn names(&self) -> Vec<&str> {
        let mut names = Vec::new();
        self.root.names(&mut names);
        names.sort_unstable();
        names.dedup();
        names
    }

    /// Whether anything is divided in it.
    pub fn divides(&self) -> bool {
        self.root.divides()
    }

    /// The numbers that it names.
    pub fn numbers(&self) -> Vec<i64> {
        let mut numbers = Vec::new();
        self.root.numbers(&mut numbers);
        numbers
    }

    /// Its value, in whole numbers; a sum beyond 64 bits stays at the end of the range.
    ///
    /// # Errors
    /// A fact that is not known, a division by zero.
    pub fn value(&self, facts: &Facts) -> Result<i64, NoValue> {
        self.root.value(&|name| facts.get(name).copied())
    }

    /// Whether it holds: whether its value is not zero.
    ///
    /// # Errors
    /// As [`Self::value`].
    pub fn holds(&self, facts: &Facts) -> Result<bool, NoValue> {
        self.value(facts).map(|value| value != 0)
    }

    /// Its value with fractions, for standings; `None` where a name is not known or something is divided by zero.
    pub fn fraction(&self, known: &impl Fn(&str) -> Option<f64>) -> Option<f64> {
        self.root.value(known).ok().filter(|value: &f64| value.is_finite())
    }
}

impl fmt::Display for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Serialize for Expr {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text)
    }
}
