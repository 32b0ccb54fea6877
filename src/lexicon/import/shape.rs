//! What a text looks like, where that is not a list of words: sentences before a list, definitions behind the words,
//! words that somebody has read in a wrong character set and saved again.
//!
//! All of that is read as words by whoever only looks at what stands between blanks, and a word of a preface or of a
//! definition is then a word of the list. So it is asked.

use std::collections::BTreeSet;

use super::decode::odd;
use super::layout::base;

/// Something in a text that should be looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SuspectLine {
    /// The first line of it, from 1.
    pub line: usize,
    /// What stands there.
    pub text: String,
    /// How many lines there are of it.
    pub count: usize,
}

/// So many words in a line may be a sentence.
const SENTENCE: usize = 3;
/// So many words in a line of which no more than so many of a hundred stand behind a smaller one are no row in order.
const SAID: usize = 6;
const MIXED: usize = 60;
/// In fewer lines nobody sees an order.
const ROWS: usize = 5;
/// So many words or lines make a list before which a sentence is seen.
const LIST: usize = 20;

/// So many words with letters above ASCII may be odd, and not more than one in so many.
const ODD: (usize, usize) = (3, 50);

/// So many lines show whether definitions stand in them.
const MANY: usize = 100_000;

/// A line with its words.
struct LineOfWords<'a> {
    line: usize,
    text: &'a str,
    words: Vec<&'a str>,
}

impl LineOfWords<'_> {
    fn suspect(&self, count: usize) -> SuspectLine {
        SuspectLine { line: self.line, text: self.text.trim().to_owned(), count }
    }

    /// Whether it has a word in capitals, and behind it more in small letters than in capitals.
    fn explains_capitals(&self) -> bool {
        self.words.split_first().is_some_and(|(first, rest)| {
            is_capital(first) && rest.iter().filter(|word| is_small(word)).count() * 2 > rest.len()
        })
    }

    fn is_sentence(&self) -> bool {
        self.words.len() >= SENTENCE
            && self.words.iter().filter(|word| is_small(word)).count() * 2 > self.words.len()
    }
}

/// The lines that have words. Those that begin with `#` are remarks.
fn rows(text: &str) -> impl Iterator<Item = LineOfWords<'_>> {
    let row = |(index, text): (usize, _)| LineOfWords { line: index + 1, text, words: words(text) };
    text.split('\n').enumerate().map(row).filter(|row| !row.words.is_empty())
}

fn words(line: &str) -> Vec<&str> {
    if line.trim_start_matches('\u{feff}').starts_with('#') {
        return Vec::new();
    }
    let parts = line.split(|c: char| c.is_whitespace() || matches!(c, '=' | '|'));
    parts.filter(|word| word.contains(char::is_alphabetic)).collect()
}

fn is_small(word: &str) -> bool {
    word.contains(char::is_lowercase)
}

fn is_capital(word: &str) -> bool {
    !is_small(word) && word.chars().filter(|c| c.is_uppercase()).count() > 1
}

/// Sentences where the rest is a list: of words in capitals, of one word a line, or of rows in order.
pub fn sentences(text: &str) -> Option<SuspectLine> {
    let (mut first, mut sentences, mut spoken) = (None, 0, 0);
    let (mut list, mut single, mut all, mut capitals) = (0, 0, 0, 0);
    let (mut ordered, mut disordered) = (0, None);
    for row in rows(text) {
        let words = row.words.len();
        // Most lines of most lists have one word, and no order to be looked at.
        match if words > 1 { rising(row.words.iter().copied()) } else { 0 } {
            100 => ordered += 1,
            // Two words the wrong way round are an order that is not ours.
            ..=MIXED if words >= SAID => disordered.get_or_insert_with(|| (row.suspect(0), 0)).1 += 1,
            _ => {}
        }
        if row.is_sentence() {
            (sentences, spoken) = (sentences + 1, spoken + words);
            first.get_or_insert(row);
        } else {
            (list, all, single) = (list + 1, all + words, single + usize::from(words == 1));
            capitals += row.words.iter().filter(|word| is_capital(word)).count();
        }
    }
    let in_capitals = capitals >= LIST && capitals * 10 >= all * 9 && spoken <= all;
    let one_a_line = single >= LIST && single * 10 >= list * 9 && sentences * 5 <= list;
    if in_capitals || one_a_line {
        return first.map(|row| row.suspect(sentences));
    }
    let (suspect, count) = disordered?;
    (ordered >= LIST && count * 20 <= ordered).then_some(SuspectLine { count, ..suspect })
}

/// Words with a definition behind each: with `=` between them; in capitals before small letters; or in order where
/// what stands behind them is in none.
pub fn definitions(text: &str) -> Option<SuspectLine> {
    let rows: Vec<LineOfWords<'_>> = rows(text).take(MANY).collect();
    let longer: Vec<&LineOfWords<'_>> = rows.iter().filter(|row| row.words.len() > 1).collect();
    let first = longer.first()?;
    let most = |count: usize| count >= ROWS && count * 10 >= rows.len() * 9;
    let equal = rows.iter().filter(|row| row.text.contains('=')).count();
    let explained = longer.iter().filter(|row| row.explains_capitals()).count();
    // Letters with marks are compared without them, so even a list in order is so by four words of five only.
    let (before, behind) =
        (rising(rows.iter().map(|row| row.words[0])), rising(longer.iter().map(|row| row.words[1])));
    let ordered =
        longer.len() >= ROWS && longer.len() * 10 >= rows.len() && before >= 75 && behind * 4 < before * 3;
    (most(equal) || most(explained) || ordered || repeated(&rows, &longer))
        .then(|| first.suspect(longer.len()))
}

/// Whether what stands behind the first words is said in ever the same words, as definitions are, in whatever order
/// they stand: no first word comes twice, and of those behind them a fifth do.
fn repeated(rows: &[LineOfWords<'_>], longer: &[&LineOfWords<'_>]) -> bool {
    let first: BTreeSet<&str> = rows.iter().map(|row| row.words[0]).collect();
    let behind = || longer.iter().flat_map(|row| &row.words[1..]);
    let (all, different) = (behind().count(), behind().collect::<BTreeSet<_>>().len());
    longer.len() >= LIST
        && longer.len() * 10 >= rows.len() * 9
        && first.len() * 100 >= rows.len() * 99
        && (all - different) * 5 >= all
}

/// Words as no language has them, where there is more than a trace of them: the text was read in a wrong character set,
/// now or before somebody saved it.
pub fn misread(text: &str) -> Option<SuspectLine> {
    let (mut first, mut strange, mut all) = (None, 0, 0);
    for (index, line) in text.lines().enumerate() {
        for word in line.split_whitespace().filter(|word| !word.is_ascii()) {
            all += 1;
            if odd(word) {
                strange += 1;
                first.get_or_insert((index + 1, word));
            }
        }
    }
    let (few, one_in) = ODD;
    let (line, word) = first.filter(|_| strange > few && strange * one_in > all)?;
    Some(SuspectLine { line, text: word.to_owned(), count: strange })
}

/// Of a hundred words, so many that do not come before the one that they stand behind.
fn rising<'a>(words: impl Iterator<Item = &'a str>) -> usize {
    let keys: Vec<String> = words.map(base).collect();
    let rising = keys.windows(2).filter(|pair| pair[0] <= pair[1]).count();
    (rising * 100).checked_div(keys.len().saturating_sub(1)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::{LIST, definitions, misread, sentences};

    const WORDS: [&str; 24] = [
        "aba", "ada", "aga", "báb", "cal", "čaj", "dom", "ďas", "ego", "fén", "gól", "had", "ide", "jar",
        "kôň", "les", "máj", "noc", "oko", "pes", "rok", "sad", "tok", "zub",
    ];

    #[test]
    fn a_preface_is_seen_before_a_list_and_not_in_one() {
        let one_a_line = WORDS.join("\n");
        let preface = format!("Zoznam vydal v roku dva\n\n{one_a_line}");
        let found = sentences(&preface).expect("a preface");
        assert_eq!((found.line, found.text.as_str(), found.count), (1, "Zoznam vydal v roku dva", 1));
        let capitals = WORDS.chunks(6).map(|row| row.join(" ").to_uppercase()).collect::<Vec<_>>().join("\n");
        let found = sentences(&format!("{capitals}\nkoniec zoznamu slov\nstrana a strana b\n"));
        assert_eq!(found.map(|it| (it.line, it.count)), Some((5, 2)));
        assert_eq!(sentences(&one_a_line), None);
        assert_eq!(sentences(&capitals), None);
        assert_eq!(sentences(&capitals.to_lowercase()), None, "rows of words");
        assert_eq!(sentences(&format!("# Zoznam vydal v roku\n{one_a_line}")), None, "a remark");
        let blocks: Vec<String> = WORDS.chunks(4).map(|row| format!("AÁ\n{}", row.join(" "))).collect();
        assert_eq!(sentences(&blocks.join("\n")), None);
        // Rows of words in order, as from a PDF, and a sentence above them in small letters like theirs.
        let in_rows = |row: usize| format!("a{0} b{0} c{0} d{0}\n", "e".repeat(row));
        let in_rows: String = (1..=LIST).map(in_rows).collect();
        let found =
            sentences(&format!("zoznam povolených slov platný od januára podľa rozhodnutia\n{in_rows}"));
        assert_eq!(found.map(|it| (it.line, it.count)), Some((1, 1)));
        assert_eq!(sentences(&in_rows), None);
    }

    #[test]
    fn what_was_read_in_a_wrong_set_is_seen_by_its_words() {
        let odd = "μήηοχ ΐξυςφποχ υΐμασσα οωςαξήχ λαμθνΫςα άμιοχ ξεςή σπέτι δςήνοχ βοωξή";
        let found = misread(odd).expect("of a Macintosh");
        assert_eq!((found.line, found.text.as_str(), found.count), (1, "ΐξυςφποχ", 5));
        let right = "λόγος ΛΟΓΟΣ λόγοσ STRAßE ŽENA Žena iPhone eBay eV GmbH kW McX ";
        assert_eq!(misread(&right.repeat(9)), None);
        let slips = format!("{} vŘc vŘc vŘc vŘc", "věc ".repeat(196));
        assert_eq!(misread(&slips), None, "one word in fifty");
        assert_eq!(misread(&slips.replacen("věc", "vŘc", 1)).map(|it| it.count), Some(5));
    }

    #[test]
    fn definitions_in_no_order_are_seen_by_the_words_that_come_again() {
        let mixed: Vec<&str> = (0..WORDS.len()).map(|at| WORDS[at * 11 % WORDS.len()]).collect();
        let behind =
            ["druh hada", "veľký muž", "úder na hlavu", "druh látky na šaty", "zlý duch", "veľký byt"];
        let rows = |words: &[&str], behind: &[&str]| {
            let rows = words.iter().zip(behind.iter().cycle());
            rows.map(|(word, rest)| format!("{word} {rest}")).collect::<Vec<_>>().join("\n")
        };
        let told = rows(&mixed, &behind);
        assert_eq!(definitions(&told).map(|it| (it.line, it.count)), Some((1, WORDS.len())));
        assert_eq!(definitions(&rows(&mixed[..18], &behind)), None, "too few to tell");
        let others: Vec<String> = WORDS.iter().map(|word| format!("{word}y")).collect();
        let others: Vec<&str> = others.iter().map(String::as_str).collect();
        assert_eq!(definitions(&rows(&mixed, &others)), None, "rows of words, each once");
        let prose = rows(&["v", "a"].repeat(12), &behind);
        assert_eq!(definitions(&prose), None, "lines that begin alike");
    }

    #[test]
    fn definitions_are_seen_and_rows_of_words_are_none() {
        let behind = ["zvuk", "druh hada", "muž", "tok", "alebo", "úder", "byt", "zlý duch"];
        let explained = |between: &str| {
            let rows = WORDS.iter().zip(behind.iter().cycle());
            rows.map(|(word, rest)| format!("{word}{between}{rest}")).collect::<Vec<_>>().join("\n")
        };
        for between in [" ", " – ", "\t", " = ", "="] {
            assert!(definitions(&explained(between)).is_some(), "{between:?}");
        }
        let few = "ZUB výrastok v ústach\nABA druh látky\nDOM budova\nLES stromy\nAGA turecký titul\n";
        assert_eq!(definitions(few).map(|it| it.count), Some(5), "capitals, in no order");
        let across: Vec<String> = WORDS.chunks(4).map(|row| row.join(" ")).collect();
        assert_eq!(definitions(&across.join("\n")), None);
        let down: Vec<String> =
            (0..6).map(|at| [WORDS[at], WORDS[at + 6], WORDS[at + 12]].join(" ")).collect();
        assert_eq!(definitions(&down.join("\n")), None);
        assert_eq!(definitions(&WORDS.join("\n")), None);
        let prose = "les je tmavý\na dom je starý\nrok má noc\nkôň je v sade\nhad ide\nčaj\n";
        assert_eq!(definitions(prose), None, "in no order at all");
    }
}
