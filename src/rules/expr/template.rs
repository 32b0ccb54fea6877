//! Texts with expressions in them.

use serde::{Serialize, Serializer};

use super::{Expr, Facts, NoExpr, NoValue};

/// A text with expressions in braces: `The opponent turns up {x + 1} of them.` With two words behind it the number has
/// the first where it is 1, else the second: `He draws {x|tile|tiles}.` With three, the second is for two to four, as
/// Slavic languages count: `Dolosuje {x|kámen|kameny|kamenů}.`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    text: String,
    parts: Vec<Part>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Text(String),
    Expr(Expr),
    /// A number and what is counted: one of it, two to four, and any other number.
    Counted(Expr, [String; 3]),
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
            parts.push(Part::read(inside)?);
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
        self.exprs().flat_map(Expr::names).collect()
    }

    /// The expressions in it.
    pub fn exprs(&self) -> impl Iterator<Item = &Expr> {
        self.parts.iter().filter_map(|part| match part {
            Part::Text(_) => None,
            Part::Expr(expr) | Part::Counted(expr, ..) => Some(expr),
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
                Part::Text(text) => filled.push_str(text),
                Part::Expr(expr) => filled.push_str(&expr.value(facts)?.to_string()),
                Part::Counted(expr, [one, few, many]) => {
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

impl Part {
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

impl Serialize for Template {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text)
    }
}
