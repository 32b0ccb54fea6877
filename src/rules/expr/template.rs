//! Texts with expressions in them.

use serde::{Serialize, Serializer};

use super::{Expr, Facts, NoExpr, NoValue};

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
