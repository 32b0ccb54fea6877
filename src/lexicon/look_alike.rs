//! Letters of different scripts that look alike, and accents typed beside their letter.

use unicode_normalization::UnicodeNormalization as _;

/// The scripts of a row of [`ROWS`], in its order.
const SCRIPTS: [&str; 3] = ["Latin", "Greek", "Cyrillic"];

/// Capitals that cannot be told apart in print: Latin, Greek, Cyrillic; `-` where a script has none.
const ROWS: [[char; 3]; 18] = [
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

/// What a foreign capital looks like in an alphabet: its script and the letter that was meant. Accents count:
/// Greek Ά in a Slovak word was meant as Á.
pub(super) fn look_alike(capital: &str, known: impl Fn(char) -> bool) -> Option<(&'static str, char)> {
    let mut parts = capital.nfd();
    let (base, marks) = (parts.next()?, parts.collect::<String>());
    let row = ROWS.iter().find(|row| base != '-' && row.contains(&base))?;
    let script = SCRIPTS[row.iter().position(|&letter| letter == base)?];
    let meant = |&letter: &char| single(format!("{letter}{marks}").nfc()).filter(|&c| known(c));
    row.iter().filter(|&&letter| letter != '-' && letter != base).find_map(meant).map(|meant| (script, meant))
}

/// The letter that was meant by an accent typed beside its letter: `ˇ` next to L is Ľ, and so is `'`.
pub(super) fn detached(accent: char, beside: char, known: impl Fn(char) -> bool) -> Option<char> {
    let mark = match accent {
        'ˇ' | '\'' | '’' => '\u{30c}',
        '´' | '΄' => '\u{301}',
        '¨' => '\u{308}',
        '^' | 'ˆ' => '\u{302}',
        '˚' | '°' => '\u{30a}',
        _ => return None,
    };
    single([beside, mark].into_iter().nfc()).filter(|&letter| known(letter))
}

/// The only character of a sequence.
fn single(mut characters: impl Iterator<Item = char>) -> Option<char> {
    characters.next().filter(|_| characters.next().is_none())
}
