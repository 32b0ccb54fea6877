//! Names for programs that know only ASCII, or the given name before the surname.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// `Surname, Given, suffix` as `Given Surname suffix`; a name without a comma as it is.
pub fn given_first(name: &str) -> String {
    let mut parts = name.split(',').map(str::trim).filter(|part| !part.is_empty());
    let (Some(surname), Some(given)) = (parts.next(), parts.next()) else {
        return name.trim().trim_end_matches(',').to_owned();
    };
    let rest: Vec<&str> = [given, surname].into_iter().chain(parts).collect();
    rest.join(" ")
}

/// A name in ASCII, and whether it had letters that ASCII has no like of: they become `?`.
pub fn plain(name: &str) -> (String, bool) {
    let (mut found, mut lost) = (String::new(), false);
    for letter in name.nfd().filter(|it| !is_combining_mark(*it)) {
        if letter.is_ascii() && !letter.is_ascii_control() {
            found.push(letter);
        } else if let Some(like) = like(letter) {
            found.push_str(like);
        } else {
            found.push('?');
            lost = true;
        }
    }
    (found, lost)
}

/// Letters that are none of ASCII with a mark, Greek ones as passports have them (ELOT 743).
const LIKE: [(&str, &str); 38] = [
    ("ß", "ss"),
    ("æ", "ae"),
    ("œ", "oe"),
    ("ø", "o"),
    ("đ", "d"),
    ("ð", "d"),
    ("ł", "l"),
    ("þ", "th"),
    ("ı", "i"),
    ("’", "'"),
    ("–", "-"),
    ("—", "-"),
    ("\u{a0}", " "),
    ("α", "a"),
    ("β", "v"),
    ("γ", "g"),
    ("δ", "d"),
    ("ε", "e"),
    ("ζ", "z"),
    ("η", "i"),
    ("θ", "th"),
    ("ι", "i"),
    ("κ", "k"),
    ("λ", "l"),
    ("μ", "m"),
    ("ν", "n"),
    ("ξ", "x"),
    ("ο", "o"),
    ("π", "p"),
    ("ρ", "r"),
    ("σς", "s"),
    ("τ", "t"),
    ("υ", "y"),
    ("φ", "f"),
    ("χ", "ch"),
    ("ψ", "ps"),
    ("ω", "o"),
    ("Σ", "S"),
];

const CAPITALS: [(char, &str); 23] = [
    ('Α', "A"),
    ('Β', "V"),
    ('Γ', "G"),
    ('Δ', "D"),
    ('Ε', "E"),
    ('Ζ', "Z"),
    ('Η', "I"),
    ('Θ', "Th"),
    ('Ι', "I"),
    ('Κ', "K"),
    ('Λ', "L"),
    ('Μ', "M"),
    ('Ν', "N"),
    ('Ξ', "X"),
    ('Ο', "O"),
    ('Π', "P"),
    ('Ρ', "R"),
    ('Τ', "T"),
    ('Υ', "Y"),
    ('Φ', "F"),
    ('Χ', "Ch"),
    ('Ψ', "Ps"),
    ('Ω', "O"),
];

fn like(letter: char) -> Option<&'static str> {
    let small = LIKE.iter().find(|(letters, _)| letters.contains(letter)).map(|(_, like)| *like);
    small.or_else(|| CAPITALS.iter().find(|(it, _)| *it == letter).map(|(_, like)| *like)).or(match letter {
        'Æ' => Some("Ae"),
        'Œ' => Some("Oe"),
        'Ø' => Some("O"),
        'Đ' | 'Ð' => Some("D"),
        'Ł' => Some("L"),
        'Þ' => Some("Th"),
        _ => None,
    })
}
