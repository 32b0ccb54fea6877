//! The character set of a file of names: by its mark, by its name, or because only one comes into question.

use crate::lexicon::{ImportProblem, Reading, decoded_as};

/// The sets that a file without a name is compared in: the one that TSH takes by itself (Latin-1), and that of Czech
/// and Slovak Windows.
const LATIN: [&str; 2] = ["windows-1252", "windows-1250"];

/// A text, and the character set it was read in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadAs {
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
pub fn text(bytes: &[u8], named: Option<&str>) -> Result<ReadAs, ImportProblem> {
    if let Ok(text) = std::str::from_utf8(bytes)
        && named.is_none()
        && !text.contains('\0')
    {
        return Ok(ReadAs { text: text.strip_prefix('\u{feff}').unwrap_or(text).to_owned(), set: "UTF-8" });
    }
    let read = |name: &str| {
        decoded_as(bytes, name).map(|it| ReadAs { text: it.text.into_owned(), set: it.encoding })
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
        Reading { encoding: LATIN[0], word: word(west, east) },
        Reading { encoding: LATIN[1], word: word(east, west) },
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
