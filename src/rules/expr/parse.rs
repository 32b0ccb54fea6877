//! Reading an expression, with a parser by descent, and a text with expressions in it.

use serde::{Serialize, Serializer};

use super::{Expr, Facts, NoExpr, NoValue, Node, Op};

/// Expressions are written by people and nest no deeper than they can read.
const DEEPEST: u8 = 32;
/// Nor have they more numbers and names than that: each sign makes a node above those before it, and whatever walks
/// them would come to the end of its stack.
const MOST: u16 = 500;

/// The whole text as an expression.
pub(super) fn root(text: &str) -> Result<Node, NoExpr> {
    let mut parser = Parser { rest: text, depth: 0, leaves: 0 };
    let root = parser.either()?;
    if parser.rest.trim().is_empty() { Ok(root) } else { Err(parser.fail("something is left over")) }
}

/// A parser by descent: either, both, comparison, sum, product, one.
struct Parser<'t> {
    rest: &'t str,
    depth: u8,
    /// Numbers and names so far.
    leaves: u16,
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
        self.leaves += 1;
        if self.leaves > MOST {
            return Err(self.fail("it has too many parts"));
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

/// A text with expressions in braces: `The opponent turns up {x + 1} of them.` With two words behind it the number has
/// the first where it is 1, else the second: `He draws {x|tile|tiles}.` With three, the second is for two to four, as
/// Slavic languages count: `Dolosuje {x|kámen|kameny|kamenů}.`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExprTemplate {
    text: String,
    parts: Vec<TemplatePart>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum TemplatePart {
    Text(String),
    Expr(Expr),
    /// A number and what is counted: one of it, two to four, and any other number.
    Counted(Expr, [String; 3]),
}

impl ExprTemplate {
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
            parts.push(TemplatePart::Text(before.to_owned()));
            parts.push(TemplatePart::read(inside)?);
            rest = behind;
        }
        parts.push(TemplatePart::Text(rest.to_owned()));
        Ok(Self { text: text.to_owned(), parts })
    }

    /// The text as the file writes it.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The names of the facts it needs.
    pub fn names(&self) -> Vec<&str> {
        self.exprs().flat_map(Expr::names).collect()
    }

    /// The expressions in it.
    pub fn exprs(&self) -> impl Iterator<Item = &Expr> {
        self.parts.iter().filter_map(|part| match part {
            TemplatePart::Text(_) => None,
            TemplatePart::Expr(expr) | TemplatePart::Counted(expr, ..) => Some(expr),
        })
    }

    /// The text with the numbers in it.
    ///
    /// # Errors
    /// A fact that is not known, a division by zero.
    pub fn fill(&self, facts: &Facts) -> Result<String, NoValue> {
        let mut filled = String::new();
        for part in &self.parts {
            match part {
                TemplatePart::Text(text) => filled.push_str(text),
                TemplatePart::Expr(expr) => filled.push_str(&expr.value(facts)?.to_string()),
                TemplatePart::Counted(expr, [one, few, many]) => {
                    let number = expr.value(facts)?;
                    let word = match number {
                        1 => one,
                        2..=4 => few,
                        _ => many,
                    };
                    filled.extend([&number.to_string(), " ", word.as_str()]);
                }
            }
        }
        Ok(filled)
    }
}

impl TemplatePart {
    /// What stands in braces: an expression, perhaps with two words or three.
    fn read(inside: &str) -> Result<Self, NoExpr> {
        let Some((expr, words)) = inside.split_once('|') else { return Ok(Self::Expr(Expr::parse(inside)?)) };
        let rest = || words.chars().take(20).collect();
        match words.split('|').map(str::trim).collect::<Vec<_>>()[..] {
            [one, many] if !one.is_empty() && !many.is_empty() => {
                Ok(Self::Counted(Expr::parse(expr)?, [one, many, many].map(str::to_owned)))
            }
            [one, few, many] if !one.is_empty() && !few.is_empty() && !many.is_empty() => {
                Ok(Self::Counted(Expr::parse(expr)?, [one, few, many].map(str::to_owned)))
            }
            _ => Err(NoExpr { what: "a number needs two words, or three", rest: rest() }),
        }
    }
}

impl Serialize for ExprTemplate {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text)
    }
}
