//! Reads a list from elsewhere, whatever it is written in.

use std::fs;
use std::path::{Path, PathBuf};

use crate::domain::Digest;
use crate::lexicon::{
    Alphabet, Capitals, Column, Hunspell, ImportProblem, Imported, Importer, Layout, Source, Told, Wanted,
    decoded, in_column, unpacked,
};

use super::Problem;
use super::bar::Bar;
use super::options::{Format, ImportArgs};

/// From where the words came and how they were read.
pub(super) struct Gathered {
    /// The name of each file and BLAKE3 of its bytes.
    pub(super) files: Vec<(String, Digest)>,
    /// How they were read.
    pub(super) how: String,
    /// What the person should know besides.
    pub(super) notes: Vec<String>,
}

impl Gathered {
    /// The names of the files.
    pub(super) fn names(&self) -> String {
        self.files.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(", ")
    }
}

/// A file that has been read and unpacked.
struct Read {
    path: String,
    bytes: Vec<u8>,
}

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
    let mut importer =
        Importer::new(alphabet, Wanted { tiles: args.tiles, capitals, examples: args.examples });
    let mut gathered = Gathered { files: Vec::new(), how: String::new(), notes: Vec::new() };
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
    let wrong =
        |problem: ImportProblem| Problem::told(format!("{}: {problem}", file.path), "nothing was written");
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
        let shown = match &column {
            Column::Number(number) => format!("column {number}"),
            Column::Name(name) => format!("column {name:?}"),
        };
        in_column(&text.text, &column, |cell, line| {
            importer.take(cell, line);
            bar.at(line, lines);
        })
        .map_err(wrong)?;
        gathered.how = format!("{shown} of a table in {read_as}");
        return Ok(());
    }
    let layout = match format {
        Format::Words => Layout::Words,
        Format::Blocks => Layout::Blocks,
        _ => Layout::of(&text.text, alphabet),
    };
    let mut headings = 0;
    for piece in layout.pieces(&text.text, alphabet) {
        if piece.heading {
            headings += 1;
        } else {
            importer.take(piece.text, piece.line);
        }
        bar.at(piece.line, lines);
    }
    gathered.how = match layout {
        Layout::Words => format!("text in {read_as}"),
        Layout::Blocks => format!("{headings} printed blocks in {read_as}"),
    };
    Ok(())
}

/// A spelling dictionary.
fn expand(
    args: &ImportArgs,
    gathered: &mut Gathered,
    importer: &mut Importer<'_>,
    bar: &mut Bar<'_>,
) -> Result<(), Problem> {
    let (dic, aff) = pair(&args.file, args.affixes.as_deref())?;
    let (dic, aff) = (read(&dic, gathered)?, read(&aff, gathered)?);
    let wrong =
        |problem: crate::lexicon::HunspellProblem| Problem::told(problem.to_string(), "nothing was written");
    let hunspell = Hunspell::read(
        Source { name: &aff.path, bytes: &aff.bytes },
        Source { name: &dic.path, bytes: &dic.bytes },
    )
    .map_err(wrong)?;
    let lines = hunspell.lines();
    bar.begin("expanding");
    let done = hunspell
        .expand(&mut |form| {
            importer.take_form(form);
            bar.at(form.line, lines);
        })
        .map_err(wrong)?;
    gathered.how = format!("Hunspell in {}, {} entries", hunspell.encoding(), done.entries);
    if done.compoundable > 0 {
        gathered.how.push_str(", compounds not expanded");
        gathered.notes.push(format!(
            "compounds are not expanded: {} entries may be parts of words that this list has not got",
            done.compoundable
        ));
    }
    Ok(())
}

fn read(path: &Path, gathered: &mut Gathered) -> Result<Read, Problem> {
    let bytes = fs::read(path).map_err(|error| Problem::file(path, &error))?;
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    gathered.files.push((name, Digest::of(&bytes)));
    let shown = path.display().to_string();
    let bytes = unpacked(&bytes)
        .map_err(|problem| Problem::told(format!("{shown}: {problem}"), "nothing was written"))?;
    Ok(Read { path: shown, bytes: bytes.into_owned() })
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

/// The name without `.gz` and `.zst`.
fn bare(path: &Path) -> PathBuf {
    match path.extension().and_then(|end| end.to_str()) {
        Some("gz" | "zst") => path.with_extension(""),
        _ => path.to_owned(),
    }
}

fn ending(path: &Path) -> String {
    bare(path).extension().map(|end| end.to_string_lossy().to_lowercase()).unwrap_or_default()
}

/// The `.dic` and the `.aff`, whichever of the two was named.
fn pair(path: &Path, affixes: Option<&Path>) -> Result<(PathBuf, PathBuf), Problem> {
    if let Some(affixes) = affixes {
        return Ok((path.to_owned(), affixes.to_owned()));
    }
    let named_affixes = ending(path) == "aff";
    let wanted = if named_affixes { "dic" } else { "aff" };
    let stem = bare(path);
    let candidates = ["", ".gz", ".zst"].map(|packed| stem.with_extension(format!("{wanted}{packed}")));
    let Some(other) = candidates.into_iter().find(|candidate| candidate.exists()) else {
        let what = format!("there is no {} beside {}", stem.with_extension(wanted).display(), path.display());
        return Err(Problem::told(what, "name the .dic, and the .aff with --affixes"));
    };
    Ok(if named_affixes { (other, path.to_owned()) } else { (path.to_owned(), other) })
}
