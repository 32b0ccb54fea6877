//! Values of a configuration that is Perl: numbers, quoted strings, lists of them. Nothing is ever carried out.

/// A value that needs no Perl.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scalar {
    /// One.
    One(String),
    /// A flat list.
    List(Vec<String>),
}

impl Scalar {
    /// The value, where it is one.
    pub fn one(&self) -> Option<&str> {
        match self {
            Self::One(text) => Some(text),
            Self::List(_) => None,
        }
    }
}

/// Reads a value; `None` where only Perl could say what it is.
pub(super) fn read(text: &str) -> Option<Scalar> {
    let mut rest = text.trim().trim_end_matches(';').trim_end();
    if let Some(close) = rest.chars().next().and_then(closing) {
        rest = rest.strip_suffix(close)?[1..].trim();
        return list(rest, close).map(Scalar::List);
    }
    let (one, rest) = scalar(rest)?;
    rest.trim().is_empty().then_some(Scalar::One(one))
}

fn closing(open: char) -> Option<char> {
    match open {
        '(' => Some(')'),
        '[' => Some(']'),
        _ => None,
    }
}

fn list(mut rest: &str, close: char) -> Option<Vec<String>> {
    let mut all = Vec::new();
    while !rest.is_empty() {
        let (one, behind) = scalar(rest)?;
        all.push(one);
        let behind = behind.trim_start();
        match behind.strip_prefix(',') {
            Some(more) => rest = more.trim_start(),
            None if behind.is_empty() => break,
            None => return None,
        }
    }
    debug_assert!(close == ')' || close == ']');
    Some(all)
}

/// A number or a quoted string, and what stands behind it.
fn scalar(text: &str) -> Option<(String, &str)> {
    if let quote @ ('\'' | '"') = text.chars().next()? {
        return quoted(&text[1..], quote);
    }
    let end = text.find(|c: char| !(c.is_ascii_digit() || "+-._".contains(c))).unwrap_or(text.len());
    let (number, rest) = text.split_at(end);
    let number = number.replace('_', "");
    number.parse::<f64>().ok().filter(|it| it.is_finite())?;
    Some((number, rest))
}

/// A quoted string up to its end. What Perl would put in for `$x` and `@x` between double quotes is not known here.
fn quoted(text: &str, quote: char) -> Option<(String, &str)> {
    let (mut found, mut chars) = (String::new(), text.char_indices());
    while let Some((at, letter)) = chars.next() {
        match letter {
            it if it == quote => return Some((found, &text[at + 1..])),
            '\\' => match (chars.next()?.1, quote) {
                (next @ ('\\' | '\''), _) | (next @ ('"' | '$' | '@'), '"') => found.push(next),
                (next, '\'') => found.extend(['\\', next]),
                _ => return None,
            },
            '$' | '@' if quote == '"' => return None,
            _ => found.push(letter),
        }
    }
    None
}

/// A text as Perl reads it back, whatever is in it.
pub(super) fn written(text: &str) -> String {
    let line: String = text.chars().map(|it| if it.is_control() { ' ' } else { it }).collect();
    format!("'{}'", line.replace('\\', "\\\\").replace('\'', "\\'"))
}
