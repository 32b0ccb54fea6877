//! A word in block letters, readable from three metres, with every diacritic of the languages played.
//!
//! The font has no Č, Ľ or Ő, and squeezes what accents it has; so every letter is taken apart (NFD), its base is drawn
//! full height, and the marks are drawn over it by us. That gives one height and one weight for a whole word.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_normalization::UnicodeNormalization;

use super::text;

/// Rows above the letter for marks: two drawn and one empty.
const ABOVE: usize = 3;
/// Rows of the letter, with the one for tails and cedillas.
const BODY: usize = 9;
const ROWS: usize = ABOVE + BODY;

/// One letter as pixels, the left one in the lowest bit, as in the font.
type Glyph = [u8; ROWS];

/// How large a word is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LetterSize {
    /// A pixel is so many columns and half as many rows; six for a projector.
    Blocks(u8),
    /// A pixel is half a column and half a row.
    Quadrant,
    /// Bold letters with spaces between.
    Spaced,
}

/// The sizes, the largest first.
const SIZES: [LetterSize; 8] = [
    LetterSize::Blocks(6),
    LetterSize::Blocks(5),
    LetterSize::Blocks(4),
    LetterSize::Blocks(3),
    LetterSize::Blocks(2),
    LetterSize::Blocks(1),
    LetterSize::Quadrant,
    LetterSize::Spaced,
];

/// The largest size at which all words fit into the columns and the rows, given how many stand below one another.
pub(super) fn size_for(words: &[&str], columns: u16, rows: u16) -> LetterSize {
    let extents: Option<Vec<GlyphExtent>> = words.iter().map(|word| GlyphExtent::of(&[word])).collect();
    let Some(extents) = extents else { return LetterSize::Spaced };
    let fits = |size: LetterSize| {
        let tall: usize = extents.iter().map(|it| usize::from(rows_of(it.pixels, size))).sum();
        let wide = extents.iter().map(|it| it.letters).max().unwrap_or(0) * wide(size);
        wide <= usize::from(columns) && tall <= usize::from(rows)
    };
    SIZES.into_iter().find(|size| fits(*size)).unwrap_or(LetterSize::Spaced)
}

/// The least rows that a line in block letters takes, with the empty one below it.
pub(super) const LEAST_ROWS: usize = 2;

/// How much room lines need, whatever their size: measured once, for it costs as much as drawing them.
#[derive(Clone, Copy, Debug)]
pub(super) struct GlyphExtent {
    /// The letters of the longest.
    letters: usize,
    /// The rows of pixels of the highest.
    pixels: usize,
}

impl GlyphExtent {
    /// Of lines; `None` where one has a letter that the font has not.
    pub(super) fn of(lines: &[impl AsRef<str>]) -> Option<Self> {
        lines.iter().try_fold(Self { letters: 0, pixels: 0 }, |so_far, line| {
            let glyphs: Vec<Glyph> = known_letters(line.as_ref()).collect::<Option<_>>()?;
            Some(Self {
                letters: so_far.letters.max(glyphs.len()),
                pixels: so_far.pixels.max(pixels_of(&glyphs)),
            })
        })
    }

    /// The largest size of block letters at which so many of the lines stand below one another, each in a row as high
    /// as the highest; the size and that height.
    pub(super) fn size(self, count: usize, columns: u16, rows: u16) -> Option<(LetterSize, u16)> {
        let blocks = SIZES.into_iter().filter(|size| *size != LetterSize::Spaced);
        let fits = |(size, high): &(LetterSize, u16)| {
            let wide = self.letters * wide(*size);
            wide <= usize::from(columns) && count * usize::from(*high) <= usize::from(rows) + 1
        };
        blocks.map(|size| (size, rows_of(self.pixels, size) + 1)).find(fits)
    }

    /// The columns of the longest line at a size.
    pub(super) fn columns(self, size: LetterSize) -> u16 {
        (self.letters * wide(size)) as u16
    }
}

const fn wide(size: LetterSize) -> usize {
    match size {
        LetterSize::Blocks(scale) => 8 * scale as usize,
        LetterSize::Quadrant => 4,
        LetterSize::Spaced => 2,
    }
}

/// The columns that a word takes at a size.
pub(super) fn columns(word: &str, size: LetterSize) -> u16 {
    (letters(word).len() * wide(size)) as u16
}

/// The rows that a word takes at a size: fewer where it has no marks above.
pub(super) fn height(word: &str, size: LetterSize) -> u16 {
    rows_of(pixels_of(&letters(word)), size)
}

fn rows_of(pixels: usize, size: LetterSize) -> u16 {
    (match size {
        LetterSize::Blocks(scale) => (pixels * usize::from(scale)).div_ceil(2),
        LetterSize::Quadrant => pixels.div_ceil(2),
        LetterSize::Spaced => 1,
    }) as u16
}

/// Draws the word into the area's upper left corner.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, word: &str, size: LetterSize, style: Style) {
    if size == LetterSize::Spaced {
        text::put(buffer, area, (area.x, area.y), &text::spaced(word), style.add_modifier(Modifier::BOLD));
        return;
    }
    let glyphs = letters(word);
    let top = first_row(&glyphs);
    for row in 0..height(word, size).min(area.height) {
        let line: String = glyphs.iter().map(|glyph| cells(glyph, top, usize::from(row), size)).collect();
        text::put(buffer, area, (area.x, area.y + row), line.trim_end(), style);
    }
}

/// The cells of one letter in one row of the screen.
fn cells(glyph: &Glyph, top: usize, row: usize, size: LetterSize) -> String {
    let lit = |y: usize, x: usize| glyph.get(y).is_some_and(|bits| bits >> x & 1 == 1);
    match size {
        LetterSize::Blocks(scale) => {
            let scale = usize::from(scale);
            let upper = top + 2 * row / scale;
            let lower = top + (2 * row + 1) / scale;
            let cell = |x: usize| match (lit(upper, x), lit(lower, x)) {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            };
            (0..8).flat_map(|x| std::iter::repeat_n(cell(x), scale)).collect()
        }
        LetterSize::Quadrant | LetterSize::Spaced => (0..4)
            .map(|x| {
                let y = top + 2 * row;
                let bit = |y, x, value: usize| if lit(y, x) { value } else { 0 };
                let at =
                    bit(y, 2 * x, 1) + bit(y, 2 * x + 1, 2) + bit(y + 1, 2 * x, 4) + bit(y + 1, 2 * x + 1, 8);
                [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█'][at]
            })
            .collect(),
    }
}

fn first_row(glyphs: &[Glyph]) -> usize {
    if glyphs.iter().any(|glyph| glyph[..ABOVE].iter().any(|bits| *bits != 0)) { 0 } else { ABOVE }
}

/// The row after the last one that has anything in it.
fn last_row(glyphs: &[Glyph]) -> usize {
    (0..ROWS).rev().find(|row| glyphs.iter().any(|glyph| glyph[*row] != 0)).map_or(ROWS, |row| row + 1)
}

/// The rows from the first with anything in it to the last.
fn pixels_of(glyphs: &[Glyph]) -> usize {
    last_row(glyphs) - first_row(glyphs)
}

fn letters(word: &str) -> Vec<Glyph> {
    known_letters(word).map(|glyph| glyph.unwrap_or(UNKNOWN)).collect()
}

/// The letters of a word as pixels; `None` for one that cannot be drawn.
fn known_letters(word: &str) -> impl Iterator<Item = Option<Glyph>> {
    text::capitals(word).nfc().collect::<Vec<char>>().into_iter().map(glyph)
}

/// A box, for a letter that cannot be drawn; the word then stands in ordinary letters instead.
const UNKNOWN: Glyph = [0, 0, 0, 0x7f, 0x41, 0x41, 0x41, 0x41, 0x41, 0x7f, 0, 0];

fn glyph(letter: char) -> Option<Glyph> {
    let mut parts = std::iter::once(letter).nfd();
    let mut drawn = base(parts.next()?)?;
    for mark in parts {
        for (row, bits) in overlay(mark)?.iter().enumerate() {
            drawn[row] |= bits;
        }
    }
    Some(drawn)
}

fn base(letter: char) -> Option<Glyph> {
    let place = |rows: [u8; 8]| {
        let mut glyph = [0; ROWS];
        glyph[ABOVE..ABOVE + 8].copy_from_slice(&rows);
        glyph
    };
    let code = letter as usize;
    match letter {
        // A bar through the stem; the font has no such letter.
        'Ł' => base('L').map(|mut glyph| {
            glyph[ABOVE + 2] |= 0b0001_1000;
            glyph[ABOVE + 4] |= 0b0000_0011;
            glyph
        }),
        '✓' => Some(place([0x40, 0x60, 0x30, 0x1B, 0x0E, 0x04, 0, 0])),
        '✗' => Some(place([0x63, 0x36, 0x1C, 0x1C, 0x36, 0x63, 0, 0])),
        'Đ' => base('Ð'),
        'ẞ' => base('ß'),
        'Œ' => None,
        _ if code < 0x80 => Some(place(font8x8::legacy::BASIC_LEGACY[code])),
        _ if (0xA0..=0xFF).contains(&code) => Some(place(font8x8::legacy::LATIN_LEGACY[code - 0xA0])),
        _ if (0x391..=0x3A9).contains(&code) => Some(place(font8x8::legacy::GREEK_LEGACY[code - 0x390])),
        _ => None,
    }
}

/// The pixels of a combining mark.
fn overlay(mark: char) -> Option<Glyph> {
    let above = |first: u8, second: u8| {
        let mut glyph = [0; ROWS];
        (glyph[0], glyph[1]) = (first, second);
        glyph
    };
    let below = |first: u8, second: u8| {
        let mut glyph = [0; ROWS];
        (glyph[ROWS - 2], glyph[ROWS - 1]) = (first, second);
        glyph
    };
    Some(match mark {
        '\u{300}' => above(0b0000_1100, 0b0001_1000),
        '\u{301}' => above(0b0011_0000, 0b0001_1000),
        '\u{302}' => above(0b0001_1000, 0b0110_0110),
        '\u{303}' => above(0b0110_1100, 0b0011_0110),
        '\u{304}' => above(0, 0b0011_1110),
        '\u{306}' => above(0b0110_0110, 0b0011_1100),
        '\u{307}' => above(0, 0b0001_1000),
        '\u{308}' => above(0, 0b0110_0110),
        '\u{30A}' => {
            let mut glyph = above(0b0001_1100, 0b0010_0100);
            glyph[0] = 0b0001_1000;
            glyph[2] = 0b0001_1000;
            glyph
        }
        '\u{30B}' => above(0b0110_0110, 0b0011_0011),
        '\u{30C}' => above(0b0110_0110, 0b0001_1000),
        '\u{327}' => below(0b0000_1000, 0b0000_1100),
        '\u{328}' => below(0b0001_0000, 0b0011_0000),
        '\u{326}' => below(0, 0b0000_1100),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_of_the_languages_played_can_be_drawn() {
        let slovak = "AÁÄBCČDĎEÉFGHIÍJKLĹĽMNŇOÓÔPQRŔSŠTŤUÚVWXYÝZŽ";
        let others = "ĚŘŮÄÖÜẞŐŰΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫĄĆĘŁŃŚŹŻÇÑ";
        for letter in slovak.chars().chain(others.chars()) {
            let glyph = glyph(letter).unwrap_or_else(|| panic!("{letter} has no glyph"));
            assert!(glyph.iter().any(|bits| *bits != 0), "{letter} is empty");
        }
    }

    #[test]
    fn no_two_letters_look_alike() {
        let all: Vec<char> = "AÁÄCČDĎEÉĚIÍLĹĽNŇOÓÔÖŐRŔŘSŠTŤUÚŮÜŰYÝZŽ".chars().collect();
        for (at, one) in all.iter().enumerate() {
            for other in &all[at + 1..] {
                assert_ne!(glyph(*one), glyph(*other), "{one} and {other}");
            }
        }
    }

    #[test]
    fn the_size_follows_the_room() {
        assert_eq!(size_for(&["KÔŇ"], 200, 60), LetterSize::Blocks(6));
        assert_eq!(size_for(&["KÔŇ"], 80, 30), LetterSize::Blocks(3));
        assert_eq!(size_for(&["KÔŇ"], 80, 14), LetterSize::Blocks(2));
        assert_eq!(size_for(&["KÔŇ"], 40, 20), LetterSize::Blocks(1));
        assert_eq!(size_for(&["NAJNEOBYČAJNEJŠ"], 76, 20), LetterSize::Quadrant);
        assert_eq!(size_for(&["NAJNEOBYČAJNEJŠ"], 40, 20), LetterSize::Spaced);
        assert_eq!(size_for(&["漢字"], 200, 50), LetterSize::Spaced);
    }
}
