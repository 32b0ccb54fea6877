//! Plain text as words: one a line, between white space, or in blocks under the letters of the alphabet.

use unicode_normalization::UnicodeNormalization as _;

use super::column::PARTS;
use crate::lexicon::Alphabet;

/// How a text is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// Words with white space, commas, semicolons, `|` or `=` between them.
    Words,
    /// As printed: headings such as `A`, `AÁ` or `CH:`, and below them words with white space, commas or dashes
    /// between them. A hyphen parts words only where it stands alone: within a word it is a sign of the word.
    Blocks,
}

/// A piece of a text with its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece<'a> {
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

impl Layout {
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
    pub fn pieces<'a>(self, text: &'a str, alphabet: &'a Alphabet) -> impl Iterator<Item = Piece<'a>> {
        let lines = text
            .split('\n')
            .enumerate()
            .filter(|(_, line)| !line.trim_start_matches('\u{feff}').starts_with('#'));
        let (mut block, mut parted) = (String::new(), false);
        lines.flat_map(move |(index, line)| {
            let heading =
                (self == Self::Blocks).then(|| heading(line, &block, alphabet)).flatten().filter(|_| !parted);
            let piece = |text| Piece { text, line: index + 1, heading: false, broken: false };
            let mut pieces = Vec::new();
            if let Some(end) = heading {
                let text = self.bare(&line[..end]).trim_end_matches('.');
                block = base(text);
                pieces.push(Piece { heading: true, ..piece(text) });
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
    let start = line.len() - line.trim_start_matches(|c| Layout::Blocks.parts(c)).len();
    let body = &line[start..];
    let length = body.find(|c: char| Layout::Blocks.parts(c)).unwrap_or(body.len());
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
