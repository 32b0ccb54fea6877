//! Reads a list from elsewhere, whatever it is written in.

use std::path::Path;

use crate::lexicon::{
    Alphabet, BOARD, Capitals, Column, Decoded, Heading, ImportProblem, Imported, Importer, Layout, Piece,
    Told, Wanted, columns, decoded, in_column, seen,
};

use super::Problem;
use super::bar::Bar;
use super::dictionary::{ending, expand};
use super::gathered::{Gathered, nothing, read};
use super::options::{Format, ImportArgs};

pub(super) fn gather(
    args: &ImportArgs,
    alphabet: &Alphabet,
    bar: &mut Bar<'_>,
) -> Result<(Gathered, Imported), Problem> {
    let format = match args.format {
        Format::Auto => guessed(&args.file, args.column.is_some()),
        format => format,
    };
    let usual = if format == Format::Hunspell { Capitals::Names } else { Capitals::Nothing };
    let capitals = args.capitals.map_or(usual, Into::into);
    let mut importer = Importer::new(
        alphabet,
        Wanted { tiles: args.tiles.unwrap_or((2, BOARD)), capitals, examples: args.examples },
    );
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
    let text = decoded(&file.bytes, args.encoding.as_deref(), alphabet).map_err(wrong)?;
    let told = match text.told {
        Told::Mark => "by its mark",
        Told::Name => "as named",
        Told::Letters => "by its letters",
    };
    let read_as = format!("{}, {told}", text.encoding);
    let lines = text.text.lines().count();
    bar.begin("reading");
    if format == Format::Csv {
        let column = args.column.as_deref().map_or(Column::Number(1), Column::told);
        let heading = match (args.first_row.header, args.first_row.no_header) {
            (true, _) => Heading::Is,
            (_, true) => Heading::IsNot,
            _ => Heading::Guessed,
        };
        if let (Column::Name(name), Heading::IsNot) = (&column, heading) {
            let what = format!("column {name:?}: where the first row is no heading, no column has a name");
            return Err(Problem::told(what, "give the column's place, --column 1, or leave --no-header out"));
        }
        let taken = in_column(&text.text, &column, heading, |cell, line| {
            importer.take(cell, line);
            bar.at(line, lines);
        })
        .map_err(wrong)?;
        let row = taken.heading.as_ref().map_or_else(
            || "none: the first row is a word too, --header says otherwise".to_owned(),
            |heading| format!("the first row, {}; --no-header says otherwise", seen(heading)),
        );
        gathered.rows.push(("head", row));
        gathered.rows.push(("first", seen(&taken.first)));
        let shown = match &column {
            Column::Number(number) => format!("column {number}"),
            Column::Name(name) => format!("column {name:?}"),
        };
        let headed = if taken.heading.is_some() { " with a heading" } else { "" };
        gathered.how = format!("{shown} of a table{headed} in {read_as}");
        return Ok(());
    }
    if let (Format::Auto, Some(columns)) = (format, columns(&text.text)) {
        let what = format!("{}: every line has {columns} columns, so it looks like a table", file.path);
        let instead =
            "name the column of the words with --column, or say --format words if all of them are words";
        return Err(Problem::told(what, instead));
    }
    let layout = match format {
        Format::Words => Layout::Words,
        Format::Blocks => Layout::Blocks,
        _ => Layout::of(&text.text, alphabet),
    };
    laid_out(layout, &text, alphabet, gathered, &mut |piece| {
        importer.take_piece(piece);
        bar.at(piece.line, lines);
    });
    gathered.how.push_str(&read_as);
    Ok(())
}

/// The words of a text, and its headings.
fn laid_out(
    layout: Layout,
    text: &Decoded<'_>,
    alphabet: &Alphabet,
    gathered: &mut Gathered,
    take: &mut dyn FnMut(Piece<'_>),
) {
    let mut headings = Vec::new();
    for piece in layout.pieces(&text.text, alphabet) {
        if piece.heading {
            headings.push(piece.text);
        } else {
            take(piece);
        }
    }
    gathered.how = match layout {
        Layout::Words => "text in ".to_owned(),
        Layout::Blocks => format!("{} printed blocks in ", headings.len()),
    };
    if layout == Layout::Blocks {
        gathered.rows.push(("heads", headings.join(" ")));
    }
}

/// What a file is, by its name without `.gz` and `.zst`.
fn guessed(path: &Path, column: bool) -> Format {
    match ending(path).as_str() {
        "dic" | "aff" => Format::Hunspell,
        "csv" | "tsv" => Format::Csv,
        _ if column => Format::Csv,
        _ => Format::Auto,
    }
}
