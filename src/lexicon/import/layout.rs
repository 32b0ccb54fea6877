//! Plain text as words: one a line, between white space, or in blocks under the letters of the alphabet.

use unicode_normalization::UnicodeNormalization as _;

use crate::lexicon::Alphabet;

/// How a text is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// Words with white space, commas or semicolons between them.
    Words,
    /// As printed: headings such as `A`, `AÁ` or `CH:`, and below them words with white space, commas, dashes or
    /// hyphens between them.
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
}

/// The most letters of a heading: `AÁÄ`.
const HEADING: usize = 5;

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
        // Old computers ended lines with a carriage return alone.
        let ends: &[char] = if text.contains('\n') { &['\n'] } else { &['\r'] };
        let lines = text
            .split(ends)
            .enumerate()
            .filter(|(_, line)| !line.trim_start_matches('\u{feff}').starts_with('#'));
        lines.flat_map(move |(index, line)| {
            let heading = (self == Self::Blocks).then(|| heading(line, alphabet)).flatten();
            let head =
                heading.map(|end| Piece { text: parted(&line[..end]), line: index + 1, heading: true });
            let rest = line[heading.unwrap_or(0)..].split(move |c| self.parts(c));
            let words = rest.filter(|word| !word.is_empty());
            head.into_iter().chain(words.map(move |text| Piece { text, line: index + 1, heading: false }))
        })
    }

    /// Whether a character stands between words.
    fn parts(self, c: char) -> bool {
        let blocks = || matches!(c, '-' | '\u{2010}'..='\u{2015}' | '•' | '·' | '|' | ':');
        c.is_whitespace() || matches!(c, ',' | ';' | '\u{feff}') || (self == Self::Blocks && blocks())
    }
}

/// Where the heading at the beginning of a line ends: after a single letter, or after capitals of one kind (`AÁ`) or
/// a digraph (`CH`) that stand alone, before a colon or before words in small letters.
fn heading(line: &str, alphabet: &Alphabet) -> Option<usize> {
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
    let heads = match count {
        1 => true,
        _ => known && capitals.chars().all(char::is_uppercase) && (before_small || alone),
    };
    heads.then_some(start + length)
}

fn parted(text: &str) -> &str {
    text.trim_matches(|c| Layout::Blocks.parts(c) || c == '.')
}

/// The capitals without their marks.
fn base(text: &str) -> String {
    let bare = text.nfd().filter(|c| c.is_alphabetic());
    bare.flat_map(char::to_uppercase).collect()
}
