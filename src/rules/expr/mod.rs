//! Expressions and templates: the small arithmetic that regulations are written in.
//!
//! A regulation says "X + 2 tiles", "the lead, but at least 50", "twice the right score minus the announced one, not
//! below zero". A ruleset file says the same as `x + 2`, `max(50, lead)`, `max(0, 2*actual - announced)`. There are
//! whole numbers, names of facts that a person was asked for, `+ - * /` (rounded down), `ceil(a, b)`, `max`, `min`,
//! `if(c, a, b)`, comparisons, `and`, `or`, `not`. Nothing loops, nothing reads a file, every result is a number.

mod parse;

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use self::parse::ExprTemplate;

/// What is known, by name; yes is 1 and no is 0.
pub type Facts = BTreeMap<String, i64>;

/// One answer as a program may write it.
#[derive(Deserialize)]
#[serde(untagged)]
enum WrittenAnswer {
    YesNo(bool),
    Number(i64),
}

/// Reads what is known as programs write it: a yes or no as `true` and `false` too.
pub(crate) fn answers<'de, D: Deserializer<'de>>(from: D) -> Result<Facts, D::Error> {
    let answers = BTreeMap::<String, WrittenAnswer>::deserialize(from)?;
    let number = |answer| match answer {
        WrittenAnswer::YesNo(yes) => i64::from(yes),
        WrittenAnswer::Number(number) => number,
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

/// The numbers that expressions can be worked out in.
trait ExprNumber: Copy + PartialOrd {
    fn of(whole: i64) -> Self;
    fn add(self, other: Self) -> Self;
    fn sub(self, other: Self) -> Self;
    fn mul(self, other: Self) -> Self;
    /// Rounded down where there are no fractions; `None` for a division by zero.
    fn div(self, other: Self) -> Option<Self>;
    fn up(self, other: Self) -> Option<Self>;
}

impl ExprNumber for i64 {
    fn of(whole: i64) -> Self {
        whole
    }
    fn add(self, other: Self) -> Self {
        self.saturating_add(other)
    }
    fn sub(self, other: Self) -> Self {
        self.saturating_sub(other)
    }
    fn mul(self, other: Self) -> Self {
        self.saturating_mul(other)
    }
    fn div(self, other: Self) -> Option<Self> {
        let whole = self.checked_div(other)?;
        Some(if self % other != 0 && (self < 0) != (other < 0) { whole - 1 } else { whole })
    }
    fn up(self, other: Self) -> Option<Self> {
        let whole = self.checked_div(other)?;
        Some(if self % other != 0 && (self < 0) == (other < 0) { whole + 1 } else { whole })
    }
}

impl ExprNumber for f64 {
    fn of(whole: i64) -> Self {
        whole as Self
    }
    fn add(self, other: Self) -> Self {
        self + other
    }
    fn sub(self, other: Self) -> Self {
        self - other
    }
    fn mul(self, other: Self) -> Self {
        self * other
    }
    fn div(self, other: Self) -> Option<Self> {
        Some(self / other)
    }
    fn up(self, other: Self) -> Option<Self> {
        Some((self / other).ceil())
    }
}

impl Node {
    fn names<'n>(&'n self, found: &mut Vec<&'n str>) {
        match self {
            Self::Number(_) => {}
            Self::Name(name) => found.push(name),
            Self::Call(_, of) => of.iter().for_each(|node| node.names(found)),
        }
    }

    fn divides(&self) -> bool {
        match self {
            Self::Number(_) | Self::Name(_) => false,
            Self::Call(op, of) => matches!(op, Op::Div | Op::Ceil) || of.iter().any(Self::divides),
        }
    }

    fn numbers(&self, found: &mut Vec<i64>) {
        match self {
            Self::Number(number) => found.push(*number),
            Self::Name(_) => {}
            Self::Call(_, of) => of.iter().for_each(|node| node.numbers(found)),
        }
    }

    fn value<N: ExprNumber>(&self, known: &impl Fn(&str) -> Option<N>) -> Result<N, NoValue> {
        let (op, of) = match self {
            Self::Number(number) => return Ok(N::of(*number)),
            Self::Name(name) => return known(name).ok_or_else(|| NoValue::Missing(name.clone())),
            Self::Call(op, of) => (*op, of),
        };
        let yes = |it: bool| N::of(i64::from(it));
        let truth = |value: N| value != N::of(0);
        let first = match (op, of[0].value(known)) {
            // Where the other decides alone this need not be known, whichever stands first.
            (Op::And | Op::Or, Err(unknown)) => {
                let decides = op == Op::Or;
                let other = of[1].value(known).is_ok_and(|it| truth(it) == decides);
                return if other { Ok(yes(decides)) } else { Err(unknown) };
            }
            (_, first) => first?,
        };
        // What is not chosen need not be known.
        match op {
            Op::If => return of[if truth(first) { 1 } else { 2 }].value(known),
            Op::And if !truth(first) => return Ok(yes(false)),
            Op::Or if truth(first) => return Ok(yes(true)),
            Op::Not => return Ok(yes(!truth(first))),
            Op::Add
            | Op::Sub
            | Op::Mul
            | Op::Div
            | Op::Ceil
            | Op::Max
            | Op::Min
            | Op::Eq
            | Op::Ne
            | Op::Lt
            | Op::Le
            | Op::Gt
            | Op::Ge
            | Op::And
            | Op::Or => {}
        }
        let mut value = first;
        for node in &of[1..] {
            let next = node.value(known)?;
            value = match op {
                Op::Add => value.add(next),
                Op::Sub => value.sub(next),
                Op::Mul => value.mul(next),
                Op::Div => value.div(next).ok_or(NoValue::Zero)?,
                Op::Ceil => value.up(next).ok_or(NoValue::Zero)?,
                Op::Max if next > value => next,
                Op::Min if next < value => next,
                Op::Max | Op::Min | Op::If | Op::Not => value,
                Op::Eq => yes(value == next),
                Op::Ne => yes(value != next),
                Op::Lt => yes(value < next),
                Op::Le => yes(value <= next),
                Op::Gt => yes(value > next),
                Op::Ge => yes(value >= next),
                Op::And | Op::Or => yes(truth(next)),
            };
        }
        Ok(value)
    }
}

#[cfg(test)]
mod tests;
