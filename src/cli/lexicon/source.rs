//! Reads a list from elsewhere, whatever it is written in.

use std::path::Path;

use crate::lexicon::{
    Alphabet, BOARD, Capitals, Decoded, ImportProblem, Imported, Importer, SuspectLine, TextPiece,
    WantedList, decoded, misread, seen,
};
use crate::locale::{Locale, Value};

use super::Problem;
use super::bar::Bar;
use super::dictionary::{ending, expand};
use super::gathered::{Gathered, read};
use super::how::ReadAs;
use super::options::{Allow, Format, ImportArgs};
use super::plain::Plain;
use super::said::{import_problem, nothing};
use super::word_lines::lines_of_words;

pub(super) fn gather(
    args: &ImportArgs,
    alphabet: &Alphabet,
    locale: &'static Locale,
    bar: &mut Bar<'_>,
) -> Result<(Gathered, Imported), Problem> {
    let format = match args.format {
        Format::Auto => guessed(&args.file, args.column.is_some()),
        Format::Words if args.column.is_some() => Format::Csv,
        format => format,
    };
    let usual = if format == Format::Hunspell { Capitals::Names } else { Capitals::Nothing };
    let capitals = args.capitals.map_or(usual, Into::into);
    let mut importer = Importer::new(
        alphabet,
        WantedList { tiles: args.tiles.unwrap_or((2, BOARD)), capitals, examples: args.examples },
    )
    .without_marks(args.marks.as_deref().unwrap_or_default());
    let mut gathered = Gathered::new(locale);
    if format == Format::Hunspell {
        expand(args, &mut gathered, &mut importer, bar)?;
    } else {
        plain(args, format, alphabet, &mut gathered, &mut importer, bar)?;
    }
    if capitals == Capitals::Names {
        gathered.names_stay = Some(alphabet.noun_capitals());
    }
    bar.begin(&locale.say("import-sorting"));
    Ok((gathered, importer.finish()))
}

/// A text or a table.
fn plain(
    args: &ImportArgs,
    format: Format,
    alphabet: &Alphabet,
    gathered: &mut Gathered,
    importer: &mut Importer<'_>,
    bar: &mut Bar<'_>,
) -> Result<(), Problem> {
    let file = read(&args.file, gathered)?;
    let locale = gathered.locale;
    let wrong = |problem: ImportProblem| {
        nothing(locale, format!("{}: {}", file.path, import_problem(locale, &problem)))
    };
    let Decoded { text, encoding, told } =
        decoded(&file.bytes, args.encoding.as_deref(), alphabet).map_err(wrong)?;
    if !args.allows(Allow::Misread) {
        rightly_read(&file.path, &text, locale)?;
    }
    let text = lines_of_words(args, &file.path, &text, gathered)?;
    let read_as = ReadAs { encoding, told };
    let plain = Plain { args, path: &file.path, text: &text, read_as, alphabet, locale };
    bar.begin(&locale.say("import-reading-file"));
    let lines = text.lines().count();
    let mut take = |piece: TextPiece<'_>| {
        importer.take_piece(piece);
        bar.at(piece.line, lines);
    };
    if format == Format::Csv {
        plain.column(gathered, &mut take)
    } else {
        plain.words(format, gathered, &mut take)
    }
}

/// Not so that its words are such as no language has.
fn rightly_read(path: &str, text: &str, locale: &Locale) -> Result<(), Problem> {
    let Some(SuspectLine { line, text, count: words }) = misread(text) else { return Ok(()) };
    let word = seen(&text);
    let values = [("count", Value::from(words)), ("word", (&word).into()), ("line", Value::from(line))];
    let what = format!("{path}: {}", locale.with("import-misread", &values));
    Err(Problem::told(what, locale.say("import-misread-do")))
}

/// What a file is, by its name without `.gz`, `.zst` and `.zip`.
fn guessed(path: &Path, column: bool) -> Format {
    match ending(path).as_str() {
        _ if column => Format::Csv,
        "dic" | "aff" => Format::Hunspell,
        "csv" | "tsv" => Format::Csv,
        _ => Format::Auto,
    }
}
