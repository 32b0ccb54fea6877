//! Names in files: which character set they are read in, by its mark, by its name, or because only one comes into
//! question; and names for programs that know only ASCII, or want the given name before the surname.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use crate::lexicon::{CharsetReading, ImportProblem, decoded_as};

/// The sets that a file without a name is compared in: the one that TSH takes by itself (Latin-1), and that of Czech
/// and Slovak Windows.
const LATIN: [&str; 2] = ["windows-1252", "windows-1250"];

/// A text, and the character set it was read in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecodedText {
    /// The text, without a mark at its beginning.
    pub text: String,
    /// The set's name.
    pub set: &'static str,
}

/// Bytes as text. `named` is what the configuration or a person says about the character set.
///
/// Without a name: UTF-8 where the bytes are that. Else TSH takes Latin-1; here that is done only where no letter of
/// the file would be another one in the set of Czech and Slovak, so that Dvořák never becomes Dvoøák in silence.
///
/// # Errors
/// Where the named set is unknown or the bytes are no text, and where two sets give other letters.
pub fn text(bytes: &[u8], named: Option<&str>) -> Result<DecodedText, ImportProblem> {
    if let Ok(text) = std::str::from_utf8(bytes)
        && named.is_none()
        && !text.contains('\0')
    {
        return Ok(DecodedText {
            text: text.strip_prefix('\u{feff}').unwrap_or(text).to_owned(),
            set: "UTF-8",
        });
    }
    let read = |name: &str| {
        decoded_as(bytes, name).map(|it| DecodedText { text: it.text.into_owned(), set: it.encoding })
    };
    if let Some(name) = named {
        return read(perl_name(name));
    }
    let [western, eastern] = [read(LATIN[0])?, read(LATIN[1])?];
    let differ = western.text.lines().zip(eastern.text.lines()).find(|(west, east)| west != east);
    let Some((west, east)) = differ else { return Ok(western) };
    let word = |line: &str, other: &str| {
        let words = line.split_whitespace().zip(other.split_whitespace());
        words.into_iter().find(|(one, two)| one != two).map_or("", |(one, _)| one).to_owned()
    };
    let readings = [
        CharsetReading { encoding: LATIN[0], word: word(west, east) },
        CharsetReading { encoding: LATIN[1], word: word(east, west) },
    ];
    Err(ImportProblem::Sets { readings })
}

/// What Perl calls a set that others call otherwise.
fn perl_name(name: &str) -> &str {
    match name.trim().to_ascii_lowercase().as_str() {
        "isolatin1" | "latin-1" => "iso-8859-1",
        "isolatin2" | "latin-2" => "iso-8859-2",
        "utf-8-strict" => "utf-8",
        _ => name,
    }
}

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
