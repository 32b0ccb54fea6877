//! Paragraphs as people write them, and which of them lie in which.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// A paragraph that somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph {
    /// The regulation's short name, folded; `None` for any regulation.
    short: Option<String>,
    steps: Vec<String>,
}

impl Paragraph {
    /// Reads `TSO 3.1.4`, `§3.1.4` or `3.1.4`. The first word is a regulation where it is one of `shorts`; letters with
    /// marks may be written without them: `CAS`. Another single word before a paragraph is a regulation nobody knows.
    pub fn read<'s>(text: &str, shorts: impl IntoIterator<Item = &'s str>) -> Self {
        let text = text.trim();
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let known = shorts.into_iter().any(|short| fold(short) == fold(first));
        let strange = !rest.is_empty() && first.len() > 2 && first.chars().all(char::is_alphabetic);
        if known
            || (strange
                && rest.trim_start().starts_with(['§', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9']))
        {
            return Self {
                short: Some(fold(first)),
                steps: steps(rest).iter().map(|step| folded(step)).collect(),
            };
        }
        Self { short: None, steps: steps(text).iter().map(|step| folded(step)).collect() }
    }

    /// Whether a citation with its regulation's short name rests on it or on a part of it: `TSO §3.1.4.d, §3.1.6`.
    pub fn holds(&self, cite: &str) -> bool {
        let Some((short, rest)) = cite.split_once(' ') else { return false };
        self.is_of(short) && self.holds_in(rest)
    }

    /// Whether it may be a paragraph of this regulation.
    pub fn is_of(&self, short: &str) -> bool {
        self.short.as_ref().is_none_or(|wanted| *wanted == fold(short))
    }

    /// Whether it says of which regulation it is.
    pub fn is_of_one(&self) -> bool {
        self.short.is_some()
    }

    /// Whether a citation without a short name rests on it or on a part of it. No paragraph at all holds nothing.
    pub fn holds_in(&self, cite: &str) -> bool {
        let within = |part: &Vec<String>| {
            let mut pairs = self.steps.iter().zip(part);
            self.steps.len() <= part.len() && pairs.all(|(wanted, step)| covers(&folded(step), wanted))
        };
        !self.steps.is_empty() && parts(cite).iter().any(within)
    }

    /// Whether it names a regulation and nothing in it.
    pub fn is_whole(&self) -> bool {
        self.short.is_some() && self.steps.is_empty()
    }

    /// The paragraphs among some citations that stand nearest to it: as much of the way the same as any, and after that
    /// beside it.
    pub fn beside<'c>(&self, cites: impl IntoIterator<Item = &'c str>, most: usize) -> Vec<String> {
        let mut ways: Vec<Vec<String>> = cites.into_iter().flat_map(parts).collect();
        ways.retain(|way| way.first().is_some_and(|first| first != "silent"));
        // People leave out what their regulation has before every number: `D§4` is also looked for as 4.
        let like = |a: &str, b: &str| a == b || b.rsplit('§').next() == Some(a);
        let same =
            |way: &[String]| self.steps.iter().zip(way).take_while(|(a, b)| like(a, &folded(b))).count();
        let longest = ways.iter().map(|way| same(way)).max().unwrap_or(0);
        ways.retain(|way| same(way) == longest);
        // Where nothing is beside it, the paragraph in which it would be.
        let deeper = ways.iter().any(|way| way.len() > longest);
        ways.retain(|way| !deeper || way.len() > longest);
        for way in &mut ways {
            way.truncate(longest + usize::from(deeper));
        }
        ways.retain(|way| !way.is_empty());
        ways.sort_by(|a, b| order(a, b));
        ways.dedup();
        let at = ways.iter().take_while(|way| order(way, &self.steps).is_lt()).count();
        let from = at.saturating_sub(most / 2).min(ways.len().saturating_sub(most));
        ways.into_iter().skip(from).take(most).map(|way| written(&way)).collect()
    }
}

/// Small letters without marks.
pub(super) fn fold(text: &str) -> String {
    text.nfd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase).collect()
}

/// The paragraphs of a citation, each in its steps. What follows a comma and is no paragraph belongs to the one before.
fn parts(cite: &str) -> Vec<Vec<String>> {
    let mut parts: Vec<Vec<String>> = Vec::new();
    for part in cite.split([',', ';']) {
        let steps = steps(part);
        let begins = part.trim().starts_with(|c: char| c == '§' || c.is_uppercase());
        match parts.last_mut() {
            Some(last) if !begins => last.extend(steps),
            _ => parts.push(steps),
        }
    }
    parts
}

/// A paragraph's number in its steps as they are written: `§3.1.4 +¶1` is §3, 1, 4, +¶1.
fn steps(paragraph: &str) -> Vec<String> {
    let parts = paragraph.split(|c: char| matches!(c, '.' | ',' | ';') || c.is_whitespace());
    parts.filter(|part| !part.trim_start_matches('§').is_empty()).map(str::to_owned).collect()
}

/// A step as it is compared.
fn folded(step: &str) -> String {
    fold(step.trim_start_matches('§'))
}

/// Whether a step of a citation is the wanted one, or a range that has it: `a–g`, `1–17`.
fn covers(step: &str, wanted: &str) -> bool {
    if step == wanted {
        return true;
    }
    let Some((from, to)) = step.split_once('–') else { return false };
    if let (Ok(from), Ok(to), Ok(wanted)) = (from.parse::<u32>(), to.parse::<u32>(), wanted.parse::<u32>()) {
        return (from..=to).contains(&wanted);
    }
    let one = |text: &str| text.chars().count() == 1;
    one(from) && one(to) && one(wanted) && from <= wanted && wanted <= to
}

/// Numbers by their size, everything else by its letters.
fn order(one: &[String], other: &[String]) -> std::cmp::Ordering {
    let key = |step: &String| (folded(step).parse::<u32>().unwrap_or(u32::MAX), folded(step));
    one.iter().map(key).cmp(other.iter().map(key))
}

/// Steps as a person writes them.
fn written(steps: &[String]) -> String {
    let mut text = String::new();
    for step in steps {
        let plain = step.starts_with(char::is_alphanumeric);
        if !text.is_empty() {
            text.push(if plain { '.' } else { ' ' });
        }
        text.push_str(step);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHORTS: [&str; 3] = ["TSO", "ČAS", "SSO"];

    fn holds(wanted: &str, cite: &str) -> bool {
        Paragraph::read(wanted, SHORTS).holds(cite)
    }

    #[test]
    fn a_paragraph_holds_its_parts_and_no_neighbour() {
        assert!(holds("TSO 3.1.4", "TSO §3.1.4 +¶1"));
        assert!(holds("TSO §3.1.4", "TSO §1.2, §3.1.4.d.i"));
        assert!(!holds("TSO 3.1.4", "TSO §3.1.41"));
        assert!(!holds("TSO 3.1.4", "ČAS §3.1.4"));
        assert!(holds("3.1.4", "ČAS §3.1.4"));
        assert!(holds("CAS 10.2.1", "ČAS §10.2.1, §16.11"));
        assert!(holds("SSO D§4.9", "SSO D§4.5, D§4.9"));
        assert!(!holds("", "TSO §3"));
        assert!(!holds("TSO", "TSO §3"));
        assert!(!holds("XYZ 3", "TSO §3"));
    }

    #[test]
    fn a_range_holds_what_lies_in_it() {
        assert!(holds("TSO 4.1.c", "TSO §4.1 a–g"));
        assert!(!holds("TSO 4.1.h", "TSO §4.1 a–g"));
        assert!(holds("TSO 16.3", "TSO §16.1–17, §16.3"));
        assert!(holds("TSO C 12", "TSO C 1–17"));
        assert!(!holds("TSO C 18", "TSO C 1–17"));
    }

    #[test]
    fn what_follows_a_comma_belongs_to_its_paragraph() {
        assert_eq!(parts("§3, clause after e"), [["§3", "clause", "after", "e"]]);
        assert_eq!(parts("A2 n, A2 o").len(), 2);
        assert_eq!(parts("silent; §1.2.b").len(), 2);
    }

    #[test]
    fn neighbours_stand_on_both_sides() {
        let cites = ["§3.1.1", "§3.1.2", "§3.1.10, §3.1.3.a", "§3.2", "§9"];
        let beside = |wanted: &str, most| Paragraph::read(wanted, SHORTS).beside(cites, most);
        assert_eq!(beside("TSO 3.1.4", 2), ["§3.1.3", "§3.1.10"]);
        assert_eq!(beside("TSO 3.1.4", 9), ["§3.1.1", "§3.1.2", "§3.1.3", "§3.1.10"]);
        assert_eq!(beside("TSO 7", 2), ["§3", "§9"]);
        assert_eq!(beside("TSO 3.1.2.f", 3), ["§3.1.2"], "where it would be");
        assert_eq!(Paragraph::read("PES Δ.ζ", ["PES"]).beside(["§Δ.ε ¶9", "§Δ.δ.ii"], 3), ["§Δ.δ", "§Δ.ε"]);
        assert_eq!(Paragraph::read("SSO 4.5", SHORTS).beside(["D§4.5 •1", "D§2", "silent"], 3), ["D§4.5 •1"]);
    }
}
