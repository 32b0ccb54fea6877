//! How well something matches what is typed: what it is called before what is said of it, the beginning of a name
//! before its middle, and last what only has the letters in their order (`ovd` for an overdraw). Accents and capitals
//! do not matter.

use std::cell::RefCell;
use std::cmp::Reverse;
use std::sync::{Arc, LazyLock};

use nucleo_matcher::{Config, Matcher, Utf32Str};
use unicode_normalization::UnicodeNormalization;

thread_local! {
    /// Finds letters that stand apart. Its tables are too large to be made for every letter typed.
    static MATCHER: RefCell<Matcher> = RefCell::new(Matcher::new(Config::DEFAULT));
}

/// How a word is found in something, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Match {
    /// A name begins with this very word.
    Whole,
    /// A name begins with it.
    Prefix,
    /// A word of a name begins with it.
    Starts,
    /// It is somewhere in a name.
    Inside,
    /// Only its paragraph has it: a figure in `§9.4.2` is not the 2 that somebody typed to tell two names apart.
    Cited,
    /// Only what is said of it has it.
    Said,
    /// Its letters are in a name in their order, from the beginning of a word; the better, the closer together.
    Apart(Reverse<u16>),
}

/// How well something matches, the best first: as well as the worst of the words that were typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct MatchRank {
    worst: Match,
    /// The words are not found beside one another.
    apart: bool,
}

impl MatchRank {
    /// It is listed, after everything that matches.
    pub(super) const LAST: Self = Self { worst: Match::Apart(Reverse(0)), apart: true };

    /// Whether it only has the letters in their order. Where anything has the words, that is chance.
    pub(super) fn by_chance(self) -> bool {
        matches!(self.worst, Match::Apart(Reverse(score)) if score > 0)
    }

    /// Its place in a list. What is possible stands above what is not; but whatever is called so stands above what only
    /// speaks of it, so that the name of something impossible never leads to something else.
    pub(super) fn order(self, possible: bool) -> (bool, bool, Self) {
        (self.worst >= Match::Cited, !possible, self)
    }
}

/// What something is called and what is said of it, ready to be searched.
pub(super) struct Searched {
    /// Small letters without accents, a line each.
    names: String,
    cite: Arc<str>,
    /// Much has the same said of it, which is there once.
    says: Arc<str>,
}

impl Searched {
    pub(super) fn new(names: &[&str], says: &[&str]) -> Self {
        Self::of(FoldedLines::of(names), &FoldedLines::of(says).shared())
    }

    /// The same of lines that were made before.
    pub(super) fn of(names: FoldedLines, says: &Arc<str>) -> Self {
        Self { names: names.0, cite: Arc::default(), says: Arc::clone(says) }
    }

    /// The same with the paragraph that grants it, in small letters.
    pub(super) fn citing(self, cite: &Arc<str>) -> Self {
        Self { cite: Arc::clone(cite), ..self }
    }
}

/// Lines in small letters without accents.
pub(super) struct FoldedLines(String);

impl FoldedLines {
    pub(super) fn of(lines: &[&str]) -> Self {
        let mut all = Self::with_room(lines.iter().map(|line| line.len() + 1).sum());
        for line in lines {
            all.add(line);
        }
        all
    }

    /// None yet, with room for so many bytes.
    pub(super) fn with_room(bytes: usize) -> Self {
        Self(String::with_capacity(bytes))
    }

    /// The same for many who share them.
    pub(super) fn shared(self) -> Arc<str> {
        self.0.into()
    }

    /// One more.
    pub(super) fn add(&mut self, line: &str) {
        self.begin();
        line.chars().for_each(|letter| fold(letter, &mut self.0));
    }

    /// One more, of pieces in small letters without accents.
    pub(super) fn add_folded(&mut self, pieces: &[&str]) {
        self.begin();
        for piece in pieces {
            self.0.push_str(piece);
        }
    }

    fn begin(&mut self) {
        if !self.0.is_empty() {
            self.0.push('\n');
        }
    }
}

/// What was typed, word by word.
pub(super) struct SearchTerms {
    words: Vec<String>,
    /// Of each word how it is spelled without umlauts, made once: twenty thousand lines are asked for it.
    plain: Vec<Option<String>>,
    phrase: String,
}

impl SearchTerms {
    pub(super) fn new(typed: &str) -> Self {
        let words = typed.split_whitespace().map(folded).filter(|word| !word.is_empty());
        let words: Vec<String> = words.collect();
        let plain = words.iter().map(|word| without_umlauts(word)).collect();
        Self { phrase: words.join(" "), plain, words }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// How well something matches; `None` where one of the words is nowhere in it. Without a word all match alike.
    pub(super) fn rank(&self, it: &Searched) -> Option<MatchRank> {
        let found = |word: &str| {
            let cited = || it.cite.contains(word).then_some(Match::Cited);
            let said = || it.says.contains(word).then_some(Match::Said);
            called(&it.names, word).or_else(cited).or_else(said)
        };
        let lettered = |word: &str| {
            let names = it.names.lines().filter_map(|name| lettered(name, word));
            names.map(|(score, _)| Match::Apart(Reverse(score))).min()
        };
        let mut worst = Match::Whole;
        for (word, plain) in self.words.iter().zip(&self.plain) {
            let umlauts = || found(plain.as_deref()?);
            worst = worst.max(found(word).or_else(umlauts).or_else(|| lettered(word))?);
        }
        let apart = MatchRank { worst, apart: self.words.len() > 1 };
        // One word is beside itself.
        let beside = if self.words.len() > 1 { found(&self.phrase) } else { None };
        let beside = beside.map(|worst| MatchRank { worst, apart: false });
        Some(beside.map_or(apart, |beside| beside.min(apart)))
    }

    /// A label in pieces, each with whether it is what was typed.
    pub(super) fn marked<'t>(&self, label: &'t str) -> Vec<(&'t str, bool)> {
        // Where in the label each byte of its small letters comes from.
        let (mut small, mut from) = (String::new(), Vec::new());
        for (at, letter) in label.char_indices() {
            fold(letter, &mut small);
            from.resize(small.len(), at);
        }
        from.push(label.len());
        let mut marks = vec![false; label.len()];
        for word in &self.words {
            let best = places(&small, word).min_by_key(|(_, found)| *found);
            if let Some((at, _)) = best {
                marks[from[at]..from[at + word.len()]].fill(true);
            } else if let Some((_, letters)) = lettered(&small, word) {
                let places: Vec<usize> = small.char_indices().map(|(at, _)| at).collect();
                for at in letters.into_iter().filter_map(|letter| places.get(letter as usize).copied()) {
                    let end = from[at..].iter().copied().find(|end| *end > from[at]);
                    marks[from[at]..end.unwrap_or(label.len())].fill(true);
                }
            }
        }
        let (mut pieces, mut begin) = (Vec::new(), 0);
        for end in 1..=label.len() {
            if end == label.len() || marks[end] != marks[begin] {
                pieces.push((&label[begin..end], marks[begin]));
                begin = end;
            }
        }
        pieces
    }
}

/// Where a word is in names, and how.
fn places<'n>(names: &'n str, word: &'n str) -> impl Iterator<Item = (usize, Match)> {
    names.match_indices(word).map(move |(at, _)| {
        let behind = &names[at + word.len()..];
        // `9.1` is not the whole of the paragraph `9.1.a`.
        let goes_on = behind.strip_prefix('.').filter(|_| word.ends_with(|it: char| it.is_ascii_digit()));
        let ends = !goes_on.unwrap_or(behind).starts_with(char::is_alphanumeric);
        let found = match names[..at].chars().next_back() {
            None | Some('\n') if ends => Match::Whole,
            None | Some('\n') => Match::Prefix,
            // A paragraph is looked for by its number, a table or a player is not found by a paragraph's.
            Some('§') if ends && word.contains('.') => Match::Whole,
            Some(before) if before.is_alphanumeric() => Match::Inside,
            Some(_) => Match::Starts,
        };
        (at, found)
    })
}

/// How well a word matches names.
fn called(names: &str, word: &str) -> Option<Match> {
    places(names, word).map(|(_, found)| found).min()
}

/// The letters of a word in a name, in their order though others stand between, the first at the beginning of a word:
/// how close together, and which letters. One letter alone is in too much.
fn lettered(name: &str, word: &str) -> Option<(u16, Vec<u32>)> {
    word.chars().nth(1)?;
    // Most names have not got them: that is seen without the matcher, which wants every name letter by letter.
    let mut rest = name.chars();
    if !word.chars().all(|letter| rest.any(|other| other == letter)) {
        return None;
    }
    let (mut in_name, mut in_word, mut letters) = (Vec::new(), Vec::new(), Vec::new());
    let (hay, needle) = (Utf32Str::new(name, &mut in_name), Utf32Str::new(word, &mut in_word));
    let score = MATCHER.with_borrow_mut(|matcher| matcher.fuzzy_indices(hay, needle, &mut letters))?;
    let before = letters.first()?.checked_sub(1).and_then(|at| name.chars().nth(at as usize));
    (!before.is_some_and(char::is_alphanumeric)).then_some((score, letters))
}

/// Text for comparing: small letters without accents, so that `namietka` finds `námietka`.
pub(crate) fn folded(text: &str) -> String {
    let mut small = String::with_capacity(text.len());
    for letter in text.chars() {
        fold(letter, &mut small);
    }
    small
}

/// A word as it is spelled by who has no key for `ä`, `ö`, `ü` and writes `ae`, `oe`, `ue`: what to look for where the
/// word itself is nowhere. `None` where it has none of them.
pub(super) fn without_umlauts(folded: &str) -> Option<String> {
    let plain = folded.replace("ae", "a").replace("oe", "o").replace("ue", "u");
    (plain != folded).then_some(plain)
}

/// A letter for comparing; an accent by itself is nothing. A letter that is no other with an accent is what people
/// write who have no key for it: `Groß` is found by `gross`.
fn fold(letter: char, into: &mut String) {
    if letter.is_ascii() {
        into.push(letter.to_ascii_lowercase());
        return;
    }
    match FOLDED.get(letter as usize) {
        Some(known) => into.push_str(known),
        None => fold_anew(letter, into),
    }
}

/// Every letter of the languages that the console speaks, folded: a menu in Greek has thousands of them.
static FOLDED: LazyLock<Vec<Box<str>>> = LazyLock::new(|| {
    let folded = |letter: char| {
        let mut text = String::new();
        fold_anew(letter, &mut text);
        text.into_boxed_str()
    };
    ('\0'..'\u{400}').map(folded).collect()
});

fn fold_anew(letter: char, into: &mut String) {
    let written = match letter {
        'ß' | 'ẞ' => "ss",
        'ı' => "i",
        'ł' | 'Ł' => "l",
        'đ' | 'Đ' => "d",
        'ø' | 'Ø' => "o",
        'æ' | 'Æ' => "ae",
        'œ' | 'Œ' => "oe",
        // No keyboard has the true minus.
        '−' | '–' => "-",
        _ => "",
    };
    if !written.is_empty() {
        into.push_str(written);
        return;
    }
    let bare = letter.nfd().filter(|part| !('\u{300}'..'\u{370}').contains(part));
    into.extend(bare.flat_map(char::to_lowercase).map(|small| if small == 'ς' { 'σ' } else { small }));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The labels of what matches, the best first; what begins with `-` is not possible.
    fn found<'l>(typed: &str, lines: &[(&'l str, &str)]) -> Vec<&'l str> {
        let wanted = SearchTerms::new(typed);
        let mut found: Vec<_> = lines
            .iter()
            .filter_map(|(label, says)| {
                let rank = wanted.rank(&Searched::new(&[label.trim_start_matches('-')], &[says]))?;
                Some((rank.order(!label.starts_with('-')), *label))
            })
            .collect();
        found.sort_by_key(|(order, _)| *order);
        found.into_iter().map(|(_, label)| label).collect()
    }

    #[test]
    fn a_paragraph_comes_before_its_parts_and_before_others_that_have_its_figures() {
        let lines = [("ČAS §19.1", ""), ("ČAS §9.1.a", ""), ("ČAS §9.1", ""), ("ČAS §3, §9.1", "")];
        assert_eq!(found("9.1", &lines), ["ČAS §9.1", "ČAS §3, §9.1", "ČAS §9.1.a", "ČAS §19.1"]);
        assert_eq!(found("1", &[("§1", ""), ("1 Anna", "")]), ["1 Anna", "§1"]);
    }

    #[test]
    fn letters_without_a_key_are_found_as_people_write_them() {
        assert_eq!(folded("Größe"), "grosse");
        assert_eq!(folded("STRASSE"), folded("straße"));
        assert_eq!(folded("Łukasz Đorđević"), "lukasz dordevic");
        // Every letter of the label that was matched is marked, though one of them is two.
        assert_eq!(
            SearchTerms::new("gross").marked("Bärbel Groß!"),
            [("Bärbel ", false), ("Groß", true), ("!", false)]
        );
    }

    #[test]
    fn a_name_comes_before_its_middle_and_that_before_what_is_said() {
        let lines = [
            ("a fault", "the stop was not pressed"),
            ("nonstop", ""),
            ("the stop", ""),
            ("stopped", ""),
            ("stop!", ""),
            ("a word", ""),
        ];
        assert_eq!(found("stop", &lines), ["stop!", "stopped", "the stop", "nonstop", "a fault"]);
    }

    #[test]
    fn what_only_speaks_of_it_is_never_chosen_for_what_is_called_so() {
        let lines =
            [("a late claim", "the player was not there when it fell"), ("a player is not there", "")];
        assert_eq!(found("not there", &lines)[0], "a player is not there");
        let lines = [("a late claim", "the player was not there"), ("-a player is not there", "")];
        assert_eq!(found("not there", &lines)[0], "-a player is not there", "and it says why not");
    }

    #[test]
    fn what_is_possible_comes_first() {
        let lines = [("-warning", ""), ("a warning", ""), ("-warned", "")];
        assert_eq!(found("warn", &lines), ["a warning", "-warning", "-warned"]);
        let lines = [("-a fault", "of the clock"), ("another", "of the clock")];
        assert_eq!(found("clock", &lines), ["another", "-a fault"]);
    }

    #[test]
    fn words_beside_one_another_come_before_words_apart() {
        let lines = [("stop with the clock", ""), ("take the stop clock", ""), ("stop clock", "")];
        let expected = ["stop clock", "take the stop clock", "stop with the clock"];
        assert_eq!(found("stop clock", &lines), expected);
        assert_eq!(found("clock stop", &lines).len(), 3);
        assert_eq!(found("stop watch", &lines), Vec::<&str>::new());
        assert_eq!(found("  ", &lines).len(), 3, "nothing typed, nothing left out");
    }

    #[test]
    fn letters_in_their_order_are_found_last() {
        let lines = [("too many tiles drawn", ""), ("a warning", ""), ("overdraw", ""), ("x", "of ovd")];
        assert_eq!(found("ovd", &lines), ["x", "overdraw"]);
        assert_eq!(found("tmtd", &lines), ["too many tiles drawn"]);
        assert_eq!(found("vdr", &lines), Vec::<&str>::new(), "from the beginning of a word");
        assert_eq!(found("tmtd war", &lines), Vec::<&str>::new(), "every word is wanted");
        let close = [("very old red words", ""), ("overdrawn", "")];
        assert_eq!(found("ovdw", &close)[0], "overdrawn");
    }

    #[test]
    fn accents_and_capitals_do_not_matter() {
        for (typed, label) in [
            ("namietka", "Námietka"),
            ("NÁMIETKA", "námietka"),
            ("εφορος", "Έφορος"),
            ("Σ", "τέλος"),
            ("stastny", "Šťastný"),
            ("n\u{30c}", "kôň"),
        ] {
            assert_eq!(found(typed, &[(label, "")]), [label], "{typed}");
        }
    }

    #[test]
    fn a_number_in_full_comes_before_a_longer_one() {
        let rank = |name: &str| SearchTerms::new("1").rank(&Searched::new(&[name, "Kováč"], &[]));
        assert!(rank("1") < rank("11") && rank("11") < rank("§1") && rank("§1") < rank("21"));
        assert_eq!(rank("2"), None);
    }

    #[test]
    fn a_figure_of_the_paragraph_is_no_figure_of_the_name() {
        let slip = |name: &str, cite: &str| Searched::new(&[name], &[]).citing(&folded(cite).into());
        let (first, second) = (slip("NÁMITKÁŘ 1", "ČAS §9.4.2"), slip("NÁMITKÁŘ 2", "ČAS §9.4.3"));
        for typed in ["nam 2", "2 nam", "namitkar 2"] {
            let order = |it, possible| SearchTerms::new(typed).rank(it).map(|rank| rank.order(possible));
            assert!(order(&second, true) < order(&first, true), "{typed}");
            assert!(order(&second, false) < order(&first, true), "{typed}: it says why not");
        }
        assert!(
            SearchTerms::new("9.4.3").rank(&second).is_some()
                && SearchTerms::new("9.4.3").rank(&first).is_none()
        );
    }

    #[test]
    fn what_was_typed_is_marked_with_its_accents() {
        let marked = |typed: &str, label| SearchTerms::new(typed).marked(label);
        assert_eq!(marked("nam", "bodová námietka"), [("bodová ", false), ("nám", true), ("ietka", false)]);
        assert_eq!(marked("kon", "ko\u{302}n\u{30c}!"), [("ko\u{302}n\u{30c}", true), ("!", false)]);
        assert_eq!(marked("a", "tall and"), [("tall ", false), ("a", true), ("nd", false)], "the best place");
        assert_eq!(marked("b c", "cb"), [("cb", true)]);
        assert_eq!(marked("tň", "těžký tón"), [("těžký ", false), ("t", true), ("ó", false), ("n", true)]);
        assert_eq!(marked("x", "tall"), [("tall", false)]);
        assert!(marked("x", "").is_empty());
    }

    #[test]
    fn who_has_no_key_for_umlauts_finds_them() {
        assert!(SearchTerms::new("mueller").rank(&Searched::new(&["Jörg Müller"], &[])).is_some());
        assert!(SearchTerms::new("joerg").rank(&Searched::new(&["Jörg Müller"], &[])).is_some());
        assert!(SearchTerms::new("neue").rank(&Searched::new(&["Neue Runde"], &[])).is_some());
        assert_eq!(without_umlauts("novak"), None);
    }
}
