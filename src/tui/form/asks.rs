//! What a field asks: its name, what it takes, what is known of its answer. It is said anew for every key and every
//! picture, since it may depend on the other answers and on the language.

use crate::domain::Millis;
use crate::locale::{Locale, Value};
use crate::tui::rank::{folded, without_umlauts};
use crate::tui::render_ctx::RenderCtx;

/// What one field asks.
pub(in crate::tui) struct FieldPrompt {
    pub(in crate::tui) label: String,
    /// Whether it must be answered: a star says so.
    pub(in crate::tui) must: bool,
    pub(in crate::tui) kind: FieldKind,
    /// What stands behind the line: the range of a number, the player that was found.
    pub(in crate::tui) hint: String,
}

/// What a field takes.
pub(in crate::tui) enum FieldKind {
    /// One of these, side by side.
    Options(Vec<String>),
    /// Yes or no in one sign; what the two are called.
    Tick([String; 2]),
    /// A value that the arrows change.
    Steps(String),
    /// Text.
    Text,
    /// Text that nobody may read.
    Secret,
    /// Text that is written where a letter finds nothing to write in: nobody who begins with it changes what is chosen.
    Reasons,
    /// The name of one of these, or a part of it.
    Name(Vec<String>),
    /// A whole number.
    Number,
    /// Seconds, which may be written as minutes and seconds too.
    Time,
    /// Seconds with a part behind them, as somebody has measured it.
    Seconds,
}

/// What is wrong with an answer: the message, with the range of a number where one is asked for.
pub(in crate::tui) enum WrongAnswer {
    Says(&'static str),
    Range(i64, i64),
}

impl FieldPrompt {
    /// A field that may stay as it is.
    pub(in crate::tui) fn new(label: String, kind: FieldKind) -> Self {
        Self { label, must: false, kind, hint: String::new() }
    }

    /// The same, to be answered.
    pub(in crate::tui) fn must(self) -> Self {
        self.must_if(true)
    }

    /// The same, to be answered where this holds.
    pub(in crate::tui) fn must_if(self, must: bool) -> Self {
        Self { must, ..self }
    }

    /// The same with this message behind the line; none where it has no name.
    pub(in crate::tui) fn hinted(self, look: &RenderCtx<'_>, id: &str) -> Self {
        Self { hint: if id.is_empty() { String::new() } else { look.say(id) }, ..self }
    }

    /// The name, with a star where it must be answered.
    pub(super) fn starred(&self) -> String {
        if self.must { format!("{} *", self.label) } else { self.label.clone() }
    }

    /// What is asked, in a line of text.
    pub(in crate::tui) fn line(&self) -> String {
        let asked = match self.hint.as_str() {
            "" => self.label.clone(),
            hint => format!("{} ({hint})", self.label),
        };
        let options: Vec<String> =
            (1..).zip(self.kind.options()).map(|(number, option)| format!("{number} {option}")).collect();
        if options.is_empty() { format!("{asked}:") } else { format!("{asked}: {}", options.join(", ")) }
    }
}

impl FieldKind {
    /// A tick.
    pub(in crate::tui) fn tick(locale: &Locale) -> Self {
        Self::Tick(yes_no(locale))
    }

    /// What can be chosen; nothing where something is typed.
    pub(in crate::tui) fn options(&self) -> &[String] {
        match self {
            Self::Options(options) => options,
            Self::Tick(options) => options,
            Self::Steps(_)
            | Self::Text
            | Self::Secret
            | Self::Reasons
            | Self::Name(_)
            | Self::Number
            | Self::Time
            | Self::Seconds => &[],
        }
    }
}

impl WrongAnswer {
    /// What is said of it.
    pub(super) fn said(&self, locale: &Locale) -> String {
        match self {
            Self::Says(id) => locale.say(id),
            Self::Range(from, to) => {
                let (from, to) = (from.to_string(), to.to_string());
                locale.with("form-number-range", &[("from", Value::Text(&from)), ("to", Value::Text(&to))])
            }
        }
    }
}

/// The side that a letter names, by its place.
pub(in crate::tui) fn side(letter: char) -> Option<usize> {
    match letter {
        'a' | 'A' | 'α' | 'Α' => Some(0),
        'b' | 'B' | 'β' | 'Β' => Some(1),
        _ => None,
    }
}

/// `11.2` or `11,2` seconds.
pub(in crate::tui) fn seconds(typed: &str) -> Option<Millis> {
    let (whole, part) = typed.split_once(['.', ',']).unwrap_or((typed, ""));
    let digits = |text: &str| text.bytes().all(|digit| digit.is_ascii_digit());
    if whole.is_empty() && part.is_empty() || !digits(whole) || !digits(part) {
        return None;
    }
    let whole: u16 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    let part: u16 = format!("{part:0<3}").get(..3)?.parse().ok()?;
    Some(Millis(i64::from(whole) * 1000 + i64::from(part)))
}

/// Yes and no, in this order.
pub(in crate::tui) fn yes_no(locale: &Locale) -> [String; 2] {
    ["form-yes", "form-no"].map(|id| locale.say(id))
}

/// The place of the line that an answer names: by its number, from one, or by how it alone begins.
pub(crate) fn chosen_line(answer: &str, lines: &[String]) -> Option<usize> {
    if let Ok(number) = answer.parse::<usize>() {
        return number.checked_sub(1).filter(|at| *at < lines.len());
    }
    let (answer, lines): (String, Vec<String>) =
        (folded(answer), lines.iter().map(|line| folded(line)).collect());
    let one = |named: &dyn Fn(&String) -> bool| {
        let mut all = (0..).zip(&lines).filter(|(_, line)| named(line)).map(|(at, _)| at);
        all.next().filter(|_| all.next().is_none())
    };
    let whole = |line: &String| line.split("  ").next() == Some(answer.as_str());
    one(&whole).or_else(|| one(&|line| line.starts_with(&answer)))
}

/// Which of these names is meant.
pub(in crate::tui) fn called<'n>(names: &'n [String], typed: &str) -> Option<&'n String> {
    let wanted = folded(typed.trim());
    if wanted.is_empty() {
        return None;
    }
    let called = |wanted: &str| names.iter().find(|name| folded(name).contains(wanted));
    called(&wanted).or_else(|| called(&without_umlauts(&wanted)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_named_by_its_number_or_by_how_it_alone_begins() {
        let lines = ["referee", "head referee", "pes-classic    Κανονισμοί", "pes-duplicate  Duplicate"]
            .map(str::to_owned);
        for (answer, at) in [
            ("1", Some(0)),
            ("4", Some(3)),
            ("0", None),
            ("5", None),
            ("Head", Some(1)),
            ("pes", None),
            ("PES-C", Some(2)),
            ("pes-duplicate", Some(3)),
            ("x", None),
        ] {
            assert_eq!(chosen_line(answer, &lines), at, "{answer:?}");
        }
    }
}
