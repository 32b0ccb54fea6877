//! Reads a list from elsewhere, whatever it is written in.

use std::path::Path;

use crate::lexicon::{
    Alphabet, BOARD, Capitals, Decoded, ImportProblem, Imported, Importer, Piece, Suspect, Told, Wanted,
    decoded, misread, seen,
};

use super::Problem;
use super::bar::Bar;
use super::dictionary::{ending, expand};
use super::gathered::{Gathered, nothing, read};
use super::options::{Format, ImportArgs};
use super::plain::{Plain, lines_of_words};

pub(super) fn gather(
    args: &ImportArgs,
    alphabet: &Alphabet,
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
        Wanted { tiles: args.tiles.unwrap_or((2, BOARD)), capitals, examples: args.examples },
    )
    .without_marks(args.marks.as_deref().unwrap_or_default());
    let mut gathered = Gathered::default();
    if format == Format::Hunspell {
        expand(args, &mut gathered, &mut importer, bar)?;
    } else {
        plain(args, format, alphabet, &mut gathered, &mut importer, bar)?;
    }
    if capitals == Capitals::Names {
        gathered.how.push_str(if alphabet.noun_capitals() {
            "; names stay, since nouns have capitals too"
        } else {
            "; what has a capital is a name"
        });
    }
    bar.begin("sorting");
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
    let wrong = |problem: ImportProblem| nothing(format!("{}: {problem}", file.path));
    let Decoded { text, encoding, told } =
        decoded(&file.bytes, args.encoding.as_deref(), alphabet).map_err(wrong)?;
    let told = match told {
        Told::Mark => "by its mark",
        Told::Name => "as named",
        Told::Letters => "by its letters",
    };
    if !args.anyway {
        rightly_read(&file.path, &text)?;
    }
    let text = lines_of_words(args, &file.path, &text, gathered)?;
    let plain =
        Plain { args, path: &file.path, text: &text, read_as: format!("{encoding}, {told}"), alphabet };
    bar.begin("reading");
    let lines = text.lines().count();
    let mut take = |piece: Piece<'_>| {
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
fn rightly_read(path: &str, text: &str) -> Result<(), Problem> {
    let Some(Suspect { line, text, count }) = misread(text) else { return Ok(()) };
    let word = seen(&text);
    Err(Problem::told(
        format!("{path}: {count} words are such as no language has, the first “{word}” in line {line}"),
        "it was read in a wrong character set, now or by whoever saved it: check --encoding, or get the file anew; \
         nothing was written, --anyway takes it as it is",
    ))
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
