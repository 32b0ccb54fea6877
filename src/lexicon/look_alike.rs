//! Letters of different scripts that look alike, and accents typed beside their letter.

use unicode_normalization::UnicodeNormalization as _;

/// The scripts of a row of [`CAPITALS`] and of [`SMALL`], in its order.
const SCRIPTS: [&str; 3] = ["Latin", "Greek", "Cyrillic"];

/// Capitals that cannot be told apart in print: Latin, Greek, Cyrillic; `-` where a script has none.
const CAPITALS: [[char; 3]; 18] = [
    ['A', 'Α', 'А'],
    ['B', 'Β', 'В'],
    ['C', '-', 'С'],
    ['E', 'Ε', 'Е'],
    ['H', 'Η', 'Н'],
    ['I', 'Ι', 'І'],
    ['J', '-', 'Ј'],
    ['K', 'Κ', 'К'],
    ['M', 'Μ', 'М'],
    ['N', 'Ν', '-'],
    ['O', 'Ο', 'О'],
    ['P', 'Ρ', 'Р'],
    ['S', '-', 'Ѕ'],
    ['T', 'Τ', 'Т'],
    ['X', 'Χ', 'Х'],
    ['Y', 'Υ', 'У'],
    ['Z', 'Ζ', '-'],
    ['-', 'Φ', 'Ф'],
];

/// Small letters whose capitals are like no other's: v is a ν, and V is none of Greek.
const SMALL: [[char; 3]; 21] = [
    ['a', 'α', 'а'],
    ['b', 'β', 'в'],
    ['c', '-', 'с'],
    ['e', 'ε', 'е'],
    ['h', '-', 'н'],
    ['i', 'ι', 'і'],
    ['j', '-', 'ј'],
    ['k', 'κ', 'к'],
    ['m', '-', 'м'],
    ['n', 'η', '-'],
    ['o', 'ο', 'о'],
    ['p', 'ρ', 'р'],
    ['s', '-', 'ѕ'],
    ['t', 'τ', 'т'],
    ['u', 'υ', '-'],
    ['v', 'ν', '-'],
    ['w', 'ω', '-'],
    ['x', 'χ', 'х'],
    ['y', 'γ', 'у'],
    ['z', 'ζ', '-'],
    ['-', 'φ', 'ф'],
];

/// What a foreign letter looks like in an alphabet: its script and the letter that was meant. A small letter is shown
/// as its capital while it is typed, so that is what counts; where the capital is like no other, the small one does.
/// Accents count too: Greek Ά in a Slovak word was meant as Á. `letter_of` gives the alphabet's letter for a character
/// that it can read.
pub(super) fn look_alike(
    typed: &str,
    letter_of: impl Fn(char) -> Option<char>,
) -> Option<(&'static str, char)> {
    let mut parts = typed.nfd();
    let (base, marks) = (parts.next()?, parts.collect::<String>());
    let capital = single(base.to_uppercase()).unwrap_or(base);
    let meant = |&letter: &char| single(format!("{letter}{marks}").nfc()).and_then(&letter_of);
    let like = |rows: &[[char; 3]], base: char| {
        let row = rows.iter().find(|row| base != '-' && row.contains(&base))?;
        let script = SCRIPTS[row.iter().position(|&letter| letter == base)?];
        let mut others = row.iter().filter(|&&letter| letter != '-' && letter != base);
        others.find_map(meant).map(|meant| (script, meant))
    };
    like(&CAPITALS, capital).or_else(|| like(&SMALL, base))
}

/// The letter that was meant by an accent typed beside its letter: `ˇ` next to L is Ľ. An apostrophe is one only
/// behind the letters that are printed with it (ď, ľ, ť): elsewhere it is an apostrophe.
pub(super) fn detached(
    accent: char,
    beside: char,
    before: bool,
    known: impl Fn(char) -> bool,
) -> Option<char> {
    let mark = match accent {
        '\'' | '’' if before && matches!(beside, 'd' | 'l' | 'L' | 't') => '\u{30c}',
        'ˇ' => '\u{30c}',
        '´' | '΄' => '\u{301}',
        '¨' => '\u{308}',
        '^' | 'ˆ' => '\u{302}',
        '˚' | '°' => '\u{30a}',
        _ => return None,
    };
    let letter = single([beside, mark].into_iter().nfc()).filter(|&letter| known(letter))?;
    Some(letter.to_uppercase().next().unwrap_or(letter))
}

/// The only character of a sequence.
fn single(mut characters: impl Iterator<Item = char>) -> Option<char> {
    characters.next().filter(|_| characters.next().is_none())
}
