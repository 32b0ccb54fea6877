//! Expressions and templates: the small arithmetic that regulations are written in.
//!
//! A regulation says "X + 2 tiles", "the lead, but at least 50", "twice the right score minus the announced one, not
//! below zero". A ruleset file says the same as `x + 2`, `max(50, lead)`, `max(0, 2*actual - announced)`. There are
//! whole numbers, names of facts that a person was asked for, `+ - * /` (rounded down), `ceil(a, b)`, `max`, `min`,
//! `if(c, a, b)`, comparisons, `and`, `or`, `not`. Nothing loops, nothing reads a file, every result is a number.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Serialize, Serializer};

/// What is known, by name; yes is 1 and no is 0.
pub type Facts = BTreeMap<String, i64>;

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

/// Expressions are written by people and nest no deeper than they can read.
const DEEPEST: u8 = 32;

impl Expr {
    /// Reads an expression.
    ///
    /// # Errors
    /// Where and why the text is none.
    pub fn parse(text: &str) -> Result<Self, NoExpr> {
        let mut parser = Parser { rest: text, depth: 0 };
        let root = parser.either()?;
        if parser.rest.trim().is_empty() {
            return Ok(Self { text: text.trim().to_owned(), root });
        }
        Err(parser.fail("something is left over"))
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
trait Number: Copy + PartialOrd {
    fn of(whole: i64) -> Self;
    fn add(self, other: Self) -> Self;
    fn sub(self, other: Self) -> Self;
    fn mul(self, other: Self) -> Self;
    /// Rounded down where there are no fractions; `None` for a division by zero.
    fn div(self, other: Self) -> Option<Self>;
    fn up(self, other: Self) -> Option<Self>;
}

impl Number for i64 {
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

impl Number for f64 {
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

    fn value<N: Number>(&self, known: &impl Fn(&str) -> Option<N>) -> Result<N, NoValue> {
        let (op, of) = match self {
            Self::Number(number) => return Ok(N::of(*number)),
            Self::Name(name) => return known(name).ok_or_else(|| NoValue::Missing(name.clone())),
            Self::Call(op, of) => (*op, of),
        };
        let yes = |it: bool| N::of(i64::from(it));
        let truth = |value: N| value != N::of(0);
        let first = of[0].value(known)?;
        // What is not chosen need not be known.
        match op {
            Op::If => return of[if truth(first) { 1 } else { 2 }].value(known),
            Op::And if !truth(first) => return Ok(yes(false)),
            Op::Or if truth(first) => return Ok(yes(true)),
            Op::Not => return Ok(yes(!truth(first))),
            _ => {}
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

/// A parser by descent: either, both, comparison, sum, product, one.
struct Parser<'t> {
    rest: &'t str,
    depth: u8,
}

impl<'t> Parser<'t> {
    fn fail(&self, what: &'static str) -> NoExpr {
        NoExpr { what, rest: self.rest.trim().chars().take(20).collect() }
    }

    fn sign(&mut self, sign: &str) -> bool {
        let rest = self.rest.trim_start();
        rest.strip_prefix(sign).is_some_and(|rest| {
            self.rest = rest;
            true
        })
    }

    fn word(&mut self) -> Option<&'t str> {
        let rest = self.rest.trim_start();
        let inside = |c: char| c.is_ascii_alphanumeric() || c == '_';
        if !rest.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return None;
        }
        let end = rest.find(|c: char| !inside(c)).unwrap_or(rest.len());
        self.rest = &rest[end..];
        Some(&rest[..end])
    }

    fn keyword(&mut self, wanted: &str) -> bool {
        let before = self.rest;
        if self.word() == Some(wanted) {
            return true;
        }
        self.rest = before;
        false
    }

    fn either(&mut self) -> Result<Node, NoExpr> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(self.fail("it nests too deep"));
        }
        let mut left = self.both()?;
        while self.keyword("or") {
            left = Node::Call(Op::Or, vec![left, self.both()?]);
        }
        self.depth -= 1;
        Ok(left)
    }

    fn both(&mut self) -> Result<Node, NoExpr> {
        let mut left = self.compared()?;
        while self.keyword("and") {
            left = Node::Call(Op::And, vec![left, self.compared()?]);
        }
        Ok(left)
    }

    fn compared(&mut self) -> Result<Node, NoExpr> {
        let left = self.sum()?;
        let signs =
            [("==", Op::Eq), ("!=", Op::Ne), ("<=", Op::Le), (">=", Op::Ge), ("<", Op::Lt), (">", Op::Gt)];
        match signs.into_iter().find(|(sign, _)| self.sign(sign)) {
            Some((_, op)) => Ok(Node::Call(op, vec![left, self.sum()?])),
            None => Ok(left),
        }
    }

    fn sum(&mut self) -> Result<Node, NoExpr> {
        let mut left = self.product()?;
        loop {
            let op = if self.sign("+") {
                Op::Add
            } else if self.sign("-") {
                Op::Sub
            } else {
                return Ok(left);
            };
            left = Node::Call(op, vec![left, self.product()?]);
        }
    }

    fn product(&mut self) -> Result<Node, NoExpr> {
        let mut left = self.one()?;
        loop {
            let op = if self.sign("*") {
                Op::Mul
            } else if self.sign("/") {
                Op::Div
            } else {
                return Ok(left);
            };
            left = Node::Call(op, vec![left, self.one()?]);
        }
    }

    fn one(&mut self) -> Result<Node, NoExpr> {
        if self.sign("(") {
            let inner = self.either()?;
            return if self.sign(")") { Ok(inner) } else { Err(self.fail("a bracket is not closed")) };
        }
        if self.sign("-") {
            self.depth += 1;
            if self.depth > DEEPEST {
                return Err(self.fail("it nests too deep"));
            }
            let negated = Node::Call(Op::Sub, vec![Node::Number(0), self.one()?]);
            self.depth -= 1;
            return Ok(negated);
        }
        if let Some(word) = self.word() {
            return self.named(word);
        }
        let rest = self.rest.trim_start();
        let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let number = rest[..end].parse().map_err(|_| self.fail("a number or a name is missing"))?;
        self.rest = &rest[end..];
        Ok(Node::Number(number))
    }

    fn named(&mut self, word: &str) -> Result<Node, NoExpr> {
        let (op, least, most) = match word {
            "max" => (Op::Max, 2, 8),
            "min" => (Op::Min, 2, 8),
            "ceil" => (Op::Ceil, 2, 2),
            "if" => (Op::If, 3, 3),
            "not" => {
                self.depth += 1;
                if self.depth > DEEPEST {
                    return Err(self.fail("it nests too deep"));
                }
                let negated = Node::Call(Op::Not, vec![self.one()?]);
                self.depth -= 1;
                return Ok(negated);
            }
            "and" | "or" => return Err(self.fail("a number or a name is missing")),
            name => return Ok(Node::Name(name.to_owned())),
        };
        if !self.sign("(") {
            return Err(self.fail("a function needs brackets"));
        }
        let mut of = vec![self.either()?];
        while self.sign(",") {
            of.push(self.either()?);
        }
        if !self.sign(")") {
            return Err(self.fail("a bracket is not closed"));
        }
        if of.len() < least || of.len() > most {
            return Err(self.fail("a function with another number of arguments"));
        }
        Ok(Node::Call(op, of))
    }
}

/// A text with expressions in braces: `The opponent turns up {x + 1} tiles.`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    text: String,
    parts: Vec<Part>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Text(String),
    Expr(Expr),
}

impl Template {
    /// Reads a template.
    ///
    /// # Errors
    /// A brace that is not closed, or an expression that is none.
    pub fn parse(text: &str) -> Result<Self, NoExpr> {
        let mut parts = Vec::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('{') {
            let unclosed =
                || NoExpr { what: "a brace is not closed", rest: after.chars().take(20).collect() };
            let (inside, behind) = after.split_once('}').ok_or_else(unclosed)?;
            parts.push(Part::Text(before.to_owned()));
            parts.push(Part::Expr(Expr::parse(inside)?));
            rest = behind;
        }
        parts.push(Part::Text(rest.to_owned()));
        Ok(Self { text: text.to_owned(), parts })
    }

    /// The text as the file writes it.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The names of the facts it needs.
    pub fn names(&self) -> Vec<&str> {
        let of = |part| match part {
            &Part::Text(_) => Vec::new(),
            Part::Expr(expr) => expr.names(),
        };
        self.parts.iter().flat_map(of).collect()
    }

    /// The text with the numbers in it.
    ///
    /// # Errors
    /// A fact that is not known, a division by zero.
    pub fn fill(&self, facts: &Facts) -> Result<String, NoValue> {
        let mut filled = String::new();
        for part in &self.parts {
            match part {
                Part::Text(text) => filled.push_str(text),
                Part::Expr(expr) => filled.push_str(&expr.value(facts)?.to_string()),
            }
        }
        Ok(filled)
    }
}

impl Serialize for Template {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(known: &[(&str, i64)]) -> Facts {
        known.iter().map(|(name, value)| ((*name).to_owned(), *value)).collect()
    }

    fn value(text: &str, known: &[(&str, i64)]) -> Result<i64, NoValue> {
        Expr::parse(text).unwrap_or_else(|error| panic!("{text}: {error}")).value(&facts(known))
    }

    #[test]
    fn the_regulations_sums_come_out() {
        assert_eq!(value("x + 2", &[("x", 3)]), Ok(5));
        let overstated = "max(0, 2*actual - announced)";
        assert_eq!(value(overstated, &[("actual", 30), ("announced", 34)]), Ok(26));
        assert_eq!(value(overstated, &[("actual", 20), ("announced", 60)]), Ok(0));
        assert_eq!(value("-(max(50, deficit) + 50)", &[("deficit", 60)]), Ok(-110));
        assert_eq!(value("-10*ceil(over, 60)", &[("over", 60)]), Ok(-10));
        assert_eq!(value("-10*ceil(over, 60)", &[("over", 61)]), Ok(-20));
        assert_eq!(value("if(bag >= 7 + missing, 1, 2)", &[("bag", 9), ("missing", 2)]), Ok(1));
        assert_eq!(value("not (bag < 7) and x != 1 or 0", &[("bag", 7), ("x", 2)]), Ok(1));
        assert_eq!(value("7 - 2 - 1", &[]), Ok(4));
        assert_eq!(value("-7 / 2", &[]), Ok(-4));
    }

    #[test]
    fn what_is_not_chosen_need_not_be_known() {
        assert_eq!(value("if(played, lead, 50)", &[("played", 0)]), Ok(50));
        assert_eq!(value("0 and lead", &[]), Ok(0));
        assert_eq!(value("1 or lead", &[]), Ok(1));
        assert_eq!(value("lead + 1", &[]), Err(NoValue::Missing("lead".to_owned())));
        assert_eq!(value("1 / n", &[("n", 0)]), Err(NoValue::Zero));
    }

    #[test]
    fn a_slip_of_the_pen_is_named() {
        for text in
            ["", "x +", "max(1)", "(x", "x 2", "ceil 2", "2 ** 3", "and x", "x == ", "99999999999999999999"]
        {
            assert!(Expr::parse(text).is_err(), "{text}");
        }
        assert!(Expr::parse(&"(".repeat(5000)).is_err());
        assert!(Expr::parse(&"-".repeat(5000)).is_err());
        assert!(Expr::parse(&"not ".repeat(5000)).is_err());
    }

    #[test]
    fn a_template_is_filled_with_numbers() {
        let template = Template::parse("Turn up {x + 1}, return {x}.").expect("a template");
        assert_eq!(template.names(), ["x", "x"]);
        assert_eq!(template.fill(&facts(&[("x", 2)])).as_deref(), Ok("Turn up 3, return 2."));
        assert!(Template::parse("open {x").is_err());
    }

    #[test]
    fn standings_are_worked_out_with_fractions() {
        let turcas = Expr::parse("a / rounds * buchholz + b * scored").expect("an expression");
        let known = |name: &str| Some(if name == "a" { 0.5 } else { 2.0 });
        assert_eq!(turcas.fraction(&known), Some(4.5));
        assert_eq!(Expr::parse("1 / (2 - 2)").expect("an expression").fraction(&known), None);
    }
}
