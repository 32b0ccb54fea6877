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
    /// Reads `TSO 3.1.4`, `tso3.1.4d`, `§3.1.4` or `3.1.4`, where `shorts` are the names of regulations; letters with
    /// marks may be written without them: `CAS`.
    pub fn read<'s>(text: &str, shorts: impl IntoIterator<Item = &'s str>) -> Self {
        Self::called(text, shorts.into_iter().map(|short| (short, short)))
    }

    /// Reads a paragraph whose regulation may be called by several names, each with the short name that stands in its
    /// citations. Another single word before a paragraph is a regulation nobody knows.
    pub fn called<'s>(text: &str, names: impl IntoIterator<Item = (&'s str, &'s str)>) -> Self {
        let text = text.trim();
        let named = names.into_iter().filter_map(|(name, short)| Some((behind(text, name)?, short)));
        if let Some((rest, short)) = named.min_by_key(|(rest, _)| rest.len()) {
            return Self { short: Some(fold(short)), steps: compared(rest) };
        }
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let number = |rest: &str| rest.trim_start().starts_with(|c: char| c == '§' || c.is_ascii_digit());
        let strange = first.len() > 2 && first.chars().all(char::is_alphabetic) && number(rest);
        if strange {
            return Self { short: Some(fold(first)), steps: compared(rest) };
        }
        Self { short: None, steps: compared(text) }
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
        let within = |part: &[String]| {
            let mut pairs = self.steps.iter().zip(part);
            self.steps.len() <= part.len() && pairs.all(|(wanted, step)| covers(step, wanted))
        };
        // People leave out what their regulation has before every number: `D§4` is also found as 4.
        let ways = |part: &Vec<String>| {
            let whole: Vec<String> = part.iter().flat_map(|step| split(step)).collect();
            let lettered = part.first().is_some_and(|first| first.find('§').is_some_and(|at| at > 0));
            within(&whole) || (lettered && within(&whole[1..]))
        };
        !self.steps.is_empty() && parts(cite).iter().any(ways)
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
        // What stands before every number of a regulation is no step of its own: `D§4` is looked for as 4.
        let lettered =
            ways.iter().any(|way| way.first().is_some_and(|first| first.find('§').is_some_and(|at| at > 0)));
        let letter = self.steps.first().is_some_and(|first| first.chars().all(char::is_alphabetic));
        let wanted = if lettered && letter { &self.steps[1..] } else { &self.steps[..] };
        let like = |a: &str, b: &str| a == b || b.rsplit('§').next() == Some(a);
        let same = |way: &[String]| wanted.iter().zip(way).take_while(|(a, b)| like(a, &folded(b))).count();
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
        let at = ways.iter().take_while(|way| order(way, wanted).is_lt()).count();
        let from = at.saturating_sub(most / 2).min(ways.len().saturating_sub(most));
        ways.into_iter().skip(from).take(most).map(|way| written(&way)).collect()
    }
}

/// Whether a text names a place in a regulation, or says that there is none: `§3.1.4`, `D§2`, `A2 n`, `C 9`,
/// `Vorwort ¶1`; `silent`. A heading names a place only with what it is of it.
pub(super) fn is_one(cite: &str) -> bool {
    let mut words =
        cite.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';')).filter(|word| !word.is_empty());
    let Some(first) = words.next() else { return false };
    if let Some((part, number)) = first.split_once('§') {
        let numbered = number.starts_with(char::is_alphanumeric);
        return numbered && part.chars().count() <= 2 && part.chars().all(char::is_uppercase);
    }
    let place =
        |word: &str| word.trim_start_matches(['+', '¶', '•']).starts_with(|c: char| c.is_ascii_digit());
    match first {
        "silent" => true,
        _ if !first.starts_with(char::is_uppercase) => false,
        // An appendix: A2, C 9, C third list 1.
        _ if first.chars().skip(1).all(|c| c.is_ascii_digit()) => {
            first.chars().count() > 1 || words.any(place)
        }
        _ => first.trim_end_matches('.').chars().all(char::is_alphabetic) && words.next().is_some_and(place),
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

/// What stands behind the name of a regulation; `None` where the text begins with something else.
fn behind<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    let name = fold(name);
    let ends = text.char_indices().map(|(at, c)| at + c.len_utf8());
    let rest = ends.map(|end| text.split_at(end)).find(|(begin, _)| fold(begin) == name)?.1;
    let glued = name.ends_with(char::is_alphabetic);
    let next = rest.chars().next();
    let apart = next.is_none_or(|c| c.is_whitespace() || c == '§' || (glued && c.is_ascii_digit()));
    apart.then_some(rest)
}

/// A paragraph's steps as they are compared.
fn compared(paragraph: &str) -> Vec<String> {
    steps(paragraph).iter().flat_map(|step| split(step)).collect()
}

/// A step as it is compared, in two where letters and digits meet: `4d` is 4 and d, `D§4` is d and 4.
fn split(step: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut before: Option<char> = None;
    for c in fold(step).chars() {
        let meet = |one: char, other: char| one.is_alphabetic() && (other.is_ascii_digit() || other == '§');
        if before.is_some_and(|before| meet(before, c) || (before.is_ascii_digit() && c.is_alphabetic())) {
            parts.push(String::new());
        }
        if let (true, Some(last)) = (c != '§', parts.last_mut()) {
            last.push(c);
        }
        before = Some(c);
    }
    parts
}

/// A step without its sign, in small letters.
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
    let number =
        |step: &str| step.rsplit('§').next().and_then(|it| it.parse::<u32>().ok()).unwrap_or(u32::MAX);
    let key = |step: &String| (number(&folded(step)), folded(step));
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
    fn a_paragraph_may_be_written_in_many_ways() {
        for wanted in ["SSO 4.9", "SSO D 4.9", "SSO D§4.9", "sso d4.9", "D 4.9", "4.9", "SSO§4.9"] {
            assert!(holds(wanted, "SSO D§4.5, D§4.9"), "{wanted}");
            assert!(!holds(wanted, "SSO D§4.8"), "{wanted}");
        }
        for wanted in ["tso3.1.4", "TSO3.1.4", "TSO§3.1.4", "TSO 3.1.4d", "tso 3.1.4.d", "3.1.4d"] {
            assert!(holds(wanted, "TSO §3.1.4.d.i"), "{wanted}");
            assert!(!holds(wanted, "TSO §3.1.5"), "{wanted}");
        }
        assert!(!holds("TSO 3.1.4d", "TSO §3.1.4.e") && holds("SSO A2 n", "SSO A2 n, A2 o"));
        let names =
            [("TSO", "TSO"), ("tso-2017", "TSO"), ("PES", "PES"), ("PES-C", "PES"), ("PES-D", "PESD")];
        let called = |wanted: &str, cite: &str| Paragraph::called(wanted, names).holds(cite);
        assert!(called("tso-2017 3.1", "TSO §3.1.4") && !called("tso-2017 3.1", "PES §3.1.4"));
        assert!(called("PES-C Δ.ε ¶7", "PES §Δ.ε ¶7") && called("pes-d 5", "PESD §5.Γ"));
        assert!(!called("PES-D 5", "PES §5"));
        assert!(Paragraph::called("tso-2017", names).is_whole());
        assert!(!Paragraph::called("TSO-Q4", names).is_of_one(), "a question is no paragraph");
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
    fn a_citation_names_a_place() {
        for cite in [
            "§3.1.4",
            "D§4.5 •1",
            "§Δ.ε ¶1",
            "A2 n, A2 o",
            "C 9, §3.f",
            "C third list 1",
            "Vorwort ¶1, §1.1.c",
        ] {
            assert!(is_one(cite), "{cite}");
        }
        assert!(
            is_one("silent")
                && is_one("silent; §1.2.b")
                && is_one("§3, clause after e")
                && is_one("Art. 5")
                && is_one("Príloha 2")
        );
        for cite in
            ["hello", "Hello", "Hello world", "2.4.a", "", " ", "§", "§ ", "¶2", "C", "see §3", "x§3", "…"]
        {
            assert!(!is_one(cite), "{cite}");
        }
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
        assert_eq!(
            Paragraph::read("SSO D 4.7", SHORTS).beside(["D§4.5 •1", "D§4.8", "D§2"], 3),
            ["D§4.5", "D§4.8"]
        );
    }
}
