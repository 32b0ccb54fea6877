//! Text as words: one a line, between white space, in blocks under the letters of the alphabet, or in a column of a
//! table.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use unicode_normalization::UnicodeNormalization as _;

use super::ImportProblem;
use crate::domain::LineCounter;
use crate::lexicon::Alphabet;

/// How a text is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextLayout {
    /// Words with white space, commas, semicolons, `|` or `=` between them.
    Words,
    /// As printed: headings such as `A`, `AÁ` or `CH:`, and below them words with white space, commas or dashes
    /// between them. A hyphen parts words only where it stands alone: within a word it is a sign of the word.
    Blocks,
}

/// A piece of a text with its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextPiece<'a> {
    /// As it stands there.
    pub text: &'a str,
    /// From 1.
    pub line: usize,
    /// It is the heading of a block and no word.
    pub heading: bool,
    /// It is a part of a word that a hyphen at the end of a line has parted.
    pub broken: bool,
}

/// The most letters of a heading: `AÁÄ`.
const HEADING: usize = 5;
/// So many lines at least make a table.
const LINES: usize = 2;

impl TextLayout {
    /// Blocks if there are two headings at least and nine words of ten begin with a letter of their heading.
    pub fn of(text: &str, alphabet: &Alphabet) -> Self {
        let (mut headings, mut words, mut fitting) = (0, 0, 0);
        let mut letters = String::new();
        for piece in Self::Blocks.pieces(text, alphabet) {
            if piece.heading {
                headings += 1;
                letters = base(piece.text);
            } else {
                words += 1;
                let first = base(piece.text).chars().next();
                fitting += usize::from(first.is_some_and(|first| letters.contains(first)));
            }
        }
        if headings >= 2 && fitting * 10 >= words * 9 { Self::Blocks } else { Self::Words }
    }

    /// The words and headings of a text. Lines that start with `#` are remarks.
    pub fn pieces<'a>(self, text: &'a str, alphabet: &'a Alphabet) -> impl Iterator<Item = TextPiece<'a>> {
        let lines = text
            .split('\n')
            .enumerate()
            .filter(|(_, line)| !line.trim_start_matches('\u{feff}').starts_with('#'));
        let (mut block, mut parted) = (String::new(), false);
        lines.flat_map(move |(index, line)| {
            let heading =
                (self == Self::Blocks).then(|| heading(line, &block, alphabet)).flatten().filter(|_| !parted);
            let piece = |text| TextPiece { text, line: index + 1, heading: false, broken: false };
            let mut pieces = Vec::new();
            if let Some(end) = heading {
                let text = self.bare(&line[..end]).trim_end_matches('.');
                block = base(text);
                pieces.push(TextPiece { heading: true, ..piece(text) });
            }
            let words = line[heading.unwrap_or(0)..].split(move |c| self.parts(c));
            pieces.extend(words.filter(|word| !self.is_between(word)).map(piece));
            // The rest of a word that the line before has begun.
            if let Some(first) = pieces.first_mut() {
                first.broken = parted;
                // A line that is one word is no running text: its hyphen is its own.
                let running = self == Self::Blocks || pieces.len() > 1;
                let last = pieces.last_mut().filter(|last| running && !last.heading);
                parted = last.is_some_and(|last| {
                    last.broken |= last.text.ends_with(HYPHENS);
                    last.text.ends_with(HYPHENS)
                });
            }
            pieces
        })
    }

    /// Whether a character stands between words.
    fn parts(self, c: char) -> bool {
        let blocks = || matches!(c, '\u{2012}'..='\u{2015}' | '•' | '·' | ':');
        c.is_whitespace() || c == '\u{feff}' || PARTS.contains(&c) || (self == Self::Blocks && blocks())
    }

    /// Whether what is left between two signs is nothing, or a hyphen alone that is a dash.
    fn is_between(self, text: &str) -> bool {
        text.is_empty() || self == Self::Blocks && text.chars().all(|c| HYPHENS.contains(&c))
    }

    /// Without what stands between words.
    fn bare(self, text: &str) -> &str {
        text.trim_matches(|c| self.parts(c) || HYPHENS.contains(&c))
    }
}

/// Hyphens, the soft one too.
const HYPHENS: [char; 4] = ['-', '\u{2010}', '\u{2011}', '\u{ad}'];

/// Where the heading at the beginning of a line ends: after a single letter, or after capitals of one kind (`AÁ`) or
/// a digraph (`CH`) that stand alone, before a colon or before words in small letters. Below a heading of the same
/// letter, `block`, several capitals are a word: many lists have AÁ, EÉ or OÓ among their A, E and O.
fn heading(line: &str, block: &str, alphabet: &Alphabet) -> Option<usize> {
    let start = line.len() - line.trim_start_matches(|c| TextLayout::Blocks.parts(c)).len();
    let body = &line[start..];
    let length = body.find(|c: char| TextLayout::Blocks.parts(c)).unwrap_or(body.len());
    let (token, rest) = body.split_at(length);
    let token = token.trim_end_matches('.');
    let capitals: String = token.nfc().collect();
    let count = capitals.chars().count();
    if count == 0 || count > HEADING || !capitals.chars().all(char::is_alphabetic) {
        return None;
    }
    let small = rest.chars().find(|c| c.is_alphabetic());
    let before_small = small.is_some_and(char::is_lowercase) || rest.trim_start().starts_with(':');
    let alone = small.is_none();
    let kind = base(&capitals);
    let one_kind = kind.chars().all(|letter| kind.starts_with(letter));
    let known = one_kind || alphabet.digraphs().contains(&capitals);
    let new = kind.chars().next() != block.chars().next();
    let heads = match count {
        1 => true,
        _ => known && new && capitals.chars().all(char::is_uppercase) && (before_small || alone),
    };
    heads.then_some(start + length)
}

/// How many columns a text without a name for it has: where every line, and there are some, has the same number of
/// semicolons, of tabs, of `|` or of `=` between its words.
pub fn columns(text: &str) -> Option<usize> {
    let of = |sign: char| {
        let lines = text.lines().map(str::trim_end).filter(|line| !line.is_empty() && !line.starts_with('#'));
        let (mut many, mut count) = (0, 0);
        for line in lines {
            let here = line.matches(sign).count();
            if here == 0 || many > 0 && here != count {
                return None;
            }
            (many, count) = (many + 1, here);
        }
        (many >= LINES).then_some(count + 1)
    };
    [';', '\t', '|', '='].into_iter().find_map(of)
}

/// The capitals without their marks.
pub(super) fn base(text: &str) -> String {
    let bare = text.nfd().filter(|c| c.is_alphabetic());
    bare.flat_map(char::to_uppercase).collect()
}

/// Which column has the words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WordColumn {
    /// The first word of each line, whatever stands behind it.
    First,
    /// By its place, from 1.
    Number(usize),
    /// By its name in the first row.
    Name(String),
}

impl WordColumn {
    /// A number is a place, `first` the first word of each line, anything else a name.
    pub fn from_text(text: &str) -> Self {
        match text.parse::<usize>() {
            Ok(number) if number > 0 => Self::Number(number),
            _ if text.trim() == "first" => Self::First,
            _ => Self::Name(text.trim().to_owned()),
        }
    }
}

/// Whether the first row is a heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    /// If it looks like one: if the cell is what a column of words is called in one of the languages.
    Guessed,
    /// It is.
    Is,
    /// It is not: a word stands in it.
    IsNot,
}

/// What a column of words is called.
const CALLED: [&str; 16] = [
    "slovo",
    "slova",
    "slová",
    "heslo",
    "hesla",
    "heslá",
    "výraz",
    "tvar",
    "tvary",
    "word",
    "words",
    "wort",
    "wörter",
    "woerter",
    "λέξη",
    "λέξεις",
];

/// What was found in a column.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ColumnFindings {
    /// The first row, cell by cell, where it was taken as a heading.
    pub heading: Option<String>,
    /// The first cell that was handed over.
    pub first: String,
}

/// What may part the cells of a table.
pub(super) const PARTS: [char; 5] = [',', ';', '\t', '|', '='];

/// So many rows tell how a table is made, and in so many columns the words are looked for.
const ROWS: usize = 2000;
const COLUMNS: usize = 50;

/// Hands over the cells of a column with their lines; empty ones are passed over. Cells are parted by what most lines
/// have.
pub fn in_column(
    text: &str,
    column: &WordColumn,
    heading: Heading,
    mut take: impl FnMut(&str, usize),
) -> Result<ColumnFindings, ImportProblem> {
    if *column == WordColumn::First {
        return Ok(first_words(text, take));
    }
    let (mut reader, mut lines) = (table(text), LineCounter::of(text));
    let (mut at, mut taken) = (None, ColumnFindings::default());
    for record in reader.records() {
        let record = record.map_err(|error| {
            let line = lines.at(error.position().map_or(0, csv::Position::byte));
            ImportProblem::Csv { line, what: error.to_string() }
        })?;
        let line = lines.at(record.position().map_or(0, csv::Position::byte));
        if record.iter().any(|cell| cell.contains('\n')) {
            return Err(ImportProblem::OpenQuote { line });
        }
        let place = if let Some(place) = at {
            place
        } else {
            let place = *at.insert(place(&record, column)?);
            if is_heading(record.get(place).unwrap_or_default(), column, heading) {
                taken.heading = Some(record.iter().collect::<Vec<_>>().join(", "));
                continue;
            }
            place
        };
        let Some(cell) = record.get(place) else {
            // A row that ends before the column is no word, and must not be passed over either.
            let rest: Vec<&str> = record.iter().filter(|cell| !cell.is_empty()).collect();
            if !rest.is_empty() {
                take(&format!("{};", rest.join(";")), line as usize);
            }
            continue;
        };
        if !cell.is_empty() {
            if taken.first.is_empty() {
                cell.clone_into(&mut taken.first);
            }
            take(cell, line as usize);
        }
    }
    Ok(taken)
}

/// The first word of each line that is no remark.
fn first_words(text: &str, mut take: impl FnMut(&str, usize)) -> ColumnFindings {
    let mut taken = ColumnFindings::default();
    for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        let parts = |c: char| c.is_whitespace() || c == ':' || PARTS.contains(&c);
        let Some(word) = line.split(parts).find(|word| !word.is_empty()) else { continue };
        if taken.first.is_empty() {
            word.clone_into(&mut taken.first);
        }
        take(word, index + 1);
    }
    taken
}

/// A column that looks as if it had the words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Likely {
    /// Its place, from 1.
    pub place: usize,
    /// A word in it.
    pub word: String,
    /// Whether the first row calls it so.
    pub called: bool,
}

/// The columns of a table that look as if they had the words: the one that is called so, else every one in which most
/// cells are words, and most of these different ones.
pub fn columns_of_words(text: &str, heading: Heading, alphabet: &Alphabet) -> Vec<Likely> {
    let rows: Vec<csv::StringRecord> = table(text).records().take(ROWS).filter_map(Result::ok).collect();
    let Some(first) = rows.first() else { return Vec::new() };
    let mut named = first.iter().enumerate().filter(|(_, cell)| is_called(cell));
    if let (Some((place, _)), None, false) = (named.next(), named.next(), heading == Heading::IsNot) {
        let word = rows.get(1).and_then(|row| row.get(place)).unwrap_or_default().to_owned();
        return vec![Likely { place: place + 1, word, called: true }];
    }
    let likely = |place: usize| {
        let cells: Vec<&str> =
            rows.iter().filter_map(|row| row.get(place)).filter(|cell| !cell.is_empty()).collect();
        let words: Vec<&str> = cells.iter().copied().filter(|cell| alphabet.read(cell).is_ok()).collect();
        let different = words.iter().collect::<BTreeSet<_>>().len();
        // The first may be a heading.
        let word = (*words.get(1).or(words.first())?).to_owned();
        (words.len() * 2 > cells.len() && different * 2 > words.len()).then_some(Likely {
            place: place + 1,
            word,
            called: false,
        })
    };
    let most = rows.iter().map(csv::StringRecord::len).max().unwrap_or_default();
    (0..most.min(COLUMNS)).filter_map(likely).collect()
}

/// A table, its cells parted by what stands in most of its lines; of several such signs by that of which every line
/// has as many, then by that which comes first.
fn table(text: &str) -> csv::Reader<&[u8]> {
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).take(ROWS).collect();
    let looks = |sign: char| {
        let counts: Vec<usize> = lines.iter().map(|line| line.matches(sign).count()).collect();
        let even = counts.windows(2).all(|pair| pair[0] == pair[1]);
        let first = lines.first().and_then(|line| line.find(sign)).unwrap_or(usize::MAX);
        (counts.iter().filter(|&&count| count > 0).count(), even, Reverse(first))
    };
    let delimiter = PARTS.into_iter().rev().max_by_key(|&sign| looks(sign));
    csv::ReaderBuilder::new()
        .delimiter(delimiter.and_then(|sign| u8::try_from(sign).ok()).unwrap_or(b','))
        .has_headers(false)
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes())
}

fn is_heading(cell: &str, column: &WordColumn, heading: Heading) -> bool {
    // Who names a column has read its name in the first row.
    let named = matches!(column, WordColumn::Name(_));
    named || heading == Heading::Is || heading == Heading::Guessed && is_called(cell)
}

fn is_called(cell: &str) -> bool {
    CALLED.contains(&cell.to_lowercase().nfc().collect::<String>().as_str())
}

/// Where the column is.
fn place(first: &csv::StringRecord, column: &WordColumn) -> Result<usize, ImportProblem> {
    match column {
        WordColumn::First => Ok(0),
        WordColumn::Number(number) if *number <= first.len() => Ok(number - 1),
        WordColumn::Number(number) => Err(ImportProblem::NoColumn { column: *number, columns: first.len() }),
        WordColumn::Name(name) => {
            let wanted = name.to_lowercase();
            first.iter().position(|cell| cell.to_lowercase() == wanted).ok_or_else(|| {
                let names = first.iter().collect::<Vec<_>>().join(", ");
                ImportProblem::NoSuchName { column: name.clone(), names }
            })
        }
    }
}
