//! What the texts of rulesets are in a language: by the text as the ruleset writes it, and by what it becomes when its
//! numbers are in it.

use std::collections::BTreeMap;

/// The texts of rulesets in one language.
#[derive(Default)]
pub(super) struct RuleTexts {
    /// By the ruleset's own text.
    whole: BTreeMap<String, String>,
    /// Those with numbers in them.
    filled: Vec<FilledText>,
}

/// A text with numbers in it.
struct FilledText {
    english: Vec<NumberedText>,
    here: Vec<NumberedText>,
}

/// A piece of a text: `He draws {x|tile|tiles}.` has three.
#[derive(Debug, PartialEq, Eq)]
enum NumberedText {
    Text(String),
    /// A number, by the expression that it comes from, and the words for what is counted: for one, for two to four
    /// where there are three words, for any other number. No words where it stands alone.
    Number(String, Vec<String>),
}

impl RuleTexts {
    /// Reads a table of texts by the English ones; `None` where it is none, or a text counts what the English one does
    /// not.
    pub(super) fn read(table: &str) -> Option<Self> {
        let whole: BTreeMap<String, String> = toml::from_str(table).ok()?;
        let with_numbers = whole.iter().filter(|(english, _)| english.contains('{'));
        let filled: Vec<FilledText> = with_numbers
            .map(|(english, here)| FilledText { english: pieces(english), here: pieces(here) })
            .collect();
        filled.iter().all(FilledText::is_sound).then_some(Self { whole, filled })
    }

    /// A text in this language, with numbers in it or without; `None` where it is not known.
    pub(super) fn of(&self, english: &str) -> Option<String> {
        if let Some(here) = self.whole.get(english) {
            return Some(here.clone());
        }
        if !english.contains(|letter: char| letter.is_ascii_digit()) {
            return None;
        }
        self.filled.iter().find_map(|filled| {
            let mut numbers = Vec::new();
            matches(&filled.english, english, &mut numbers).then(|| fill_pieces(&filled.here, &numbers))
        })
    }

    /// The texts that are known, with what they are here.
    #[cfg(test)]
    pub(super) fn all(&self) -> &BTreeMap<String, String> {
        &self.whole
    }
}

impl FilledText {
    /// Whether every number of the text here is one of the English text's.
    fn is_sound(&self) -> bool {
        let counts = |expr: &String| {
            self.english.iter().any(|piece| matches!(piece, NumberedText::Number(known, _) if known == expr))
        };
        self.here.iter().all(|piece| match piece {
            NumberedText::Text(text) => !text.contains(['{', '}']),
            NumberedText::Number(expr, words) => counts(expr) && matches!(words.len(), 0 | 2 | 3),
        })
    }
}

fn pieces(text: &str) -> Vec<NumberedText> {
    let (mut pieces, mut rest) = (Vec::new(), text);
    while let Some((before, after)) = rest.split_once('{') {
        let Some((inside, behind)) = after.split_once('}') else { break };
        let mut parts = inside.split('|').map(|part| part.trim().to_owned());
        pieces.push(NumberedText::Text(before.to_owned()));
        pieces.push(NumberedText::Number(parts.next().unwrap_or_default(), parts.collect()));
        rest = behind;
    }
    pieces.push(NumberedText::Text(rest.to_owned()));
    pieces
}

/// Whether a text is made of these pieces; gathers the numbers in it. One expression has one number: a text in which it
/// stands twice with two is another text.
fn matches<'p>(pieces: &'p [NumberedText], text: &str, numbers: &mut Vec<(&'p str, i64)>) -> bool {
    let Some((first, others)) = pieces.split_first() else { return text.is_empty() };
    match first {
        NumberedText::Text(piece) => {
            text.strip_prefix(piece.as_str()).is_some_and(|rest| matches(others, rest, numbers))
        }
        NumberedText::Number(expr, words) => {
            let signed = text.strip_prefix('-').unwrap_or(text);
            let digits = signed.bytes().take_while(u8::is_ascii_digit).count();
            let (number, rest) = text.split_at(text.len() - signed.len() + digits);
            let Ok(number) = number.parse() else { return false };
            if numbers.iter().any(|(known, other)| known == expr && *other != number) {
                return false;
            }
            let before = numbers.len();
            numbers.push((expr, number));
            let behind = |word: &String| rest.strip_prefix(' ')?.strip_prefix(word.as_str());
            let found = if words.is_empty() {
                matches(others, rest, numbers)
            } else {
                words.iter().filter_map(behind).any(|rest| matches(others, rest, numbers))
            };
            if !found {
                numbers.truncate(before);
            }
            found
        }
    }
}

/// The text of these pieces with the numbers in it.
fn fill_pieces(pieces: &[NumberedText], numbers: &[(&str, i64)]) -> String {
    let mut told = String::new();
    for piece in pieces {
        match piece {
            NumberedText::Text(text) => told.push_str(text),
            NumberedText::Number(expr, words) => {
                let known = numbers.iter().find(|(known, _)| known == expr);
                let number = known.map_or(0, |(_, number)| *number);
                told.push_str(&number.to_string());
                let word = match (words.as_slice(), number) {
                    ([], _) => continue,
                    ([one, ..], 1) => one,
                    ([_, few, _], 2..=4) => few,
                    (words, _) => &words[words.len() - 1],
                };
                told.extend([" ", word.as_str()]);
            }
        }
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = r#"
        "He begins." = "Začíná."
        "He draws {7 - x|tile|tiles}; {x} stay." = "Zůstává {x}, lízne {7 - x|kámen|kameny|kamenů}."
        "{x|a|b} and more" = "{x} a víc"
    "#;

    #[test]
    fn numbers_go_where_they_belong_with_the_word_for_so_many() {
        let texts = RuleTexts::read(TABLE).expect("a table");
        let of = |text: &str| texts.of(text);
        assert_eq!(of("He begins.").as_deref(), Some("Začíná."));
        assert_eq!(of("He draws 1 tile; 6 stay.").as_deref(), Some("Zůstává 6, lízne 1 kámen."));
        assert_eq!(of("He draws 3 tiles; 4 stay.").as_deref(), Some("Zůstává 4, lízne 3 kameny."));
        assert_eq!(of("He draws 5 tiles; -2 stay.").as_deref(), Some("Zůstává -2, lízne 5 kamenů."));
        for other in
            ["He draws tiles; 4 stay.", "He draws 3 tiles; 4 stay", "He draws 3 tiles; stay.", "3", ""]
        {
            assert_eq!(of(other), None, "{other}");
        }
        assert_eq!(of("2 b and more").as_deref(), Some("2 a víc"));
        assert!(RuleTexts::read("no table").is_none());
    }

    #[test]
    fn one_expression_has_one_number() {
        let table = r#"
            "{x|tile|tiles} go back, and {x} are drawn; {y} stay." = "Vrací se {x}, zůstává {y}."
        "#;
        let texts = RuleTexts::read(table).expect("a table");
        let of = |text: &str| texts.of(text);
        assert_eq!(
            of("2 tiles go back, and 2 are drawn; 3 stay.").as_deref(),
            Some("Vrací se 2, zůstává 3.")
        );
        assert_eq!(of("2 tiles go back, and 3 are drawn; 3 stay."), None, "two numbers of one expression");
    }

    #[test]
    fn a_text_that_counts_what_is_not_there_is_no_text() {
        for table in [
            r#""He draws {x}." = "Lízne {y}.""#,
            r#""He draws {x}." = "Lízne {x|kámen}.""#,
            r#""He draws {x}." = "Lízne {x|a|b|c|d}.""#,
            r#""He draws {x}." = "Lízne {x.""#,
        ] {
            assert!(RuleTexts::read(table).is_none(), "{table}");
        }
        assert!(RuleTexts::read(r#""He draws {x}." = "Lízne.""#).is_some(), "a number may be left out");
    }
}
