//! `ephor lexicon`: the word lists.

mod bar;
mod build;
mod gathered;
mod import;
mod list;
mod options;
mod place;
mod problem_text;
mod report;
mod source;
mod verify;
mod words;

use crate::lexicon::{Addendum, Manifest};

use super::options::Folders;
use super::table::TextTable;
use super::{Console, Exit, Problem, Shelf};

pub(super) use build::{ABOUT as AMEND_ABOUT, AmendArgs, amend, build};
pub(super) use import::import;
pub(super) use list::{ListArgs, list, unknown_list};
pub(super) use options::{ABOUT as IMPORT_ABOUT, ImportArgs};
pub(super) use verify::verify;
pub(super) use words::{ABOUT as WORDS_ABOUT, DIFF_ABOUT, DiffArgs, WordsArgs, diff, words};

pub(super) fn info(id: &str, folders: &Folders, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let shelf = Shelf::open(folders)?;
    shelf.warn(console.err)?;
    let Some(list) = shelf.library.get(id) else {
        return Err(unknown_list(id, &shelf.library));
    };
    let mut table = TextTable::default();
    head(list.manifest(), &mut table);
    let figures = list.figures();
    let mut row = |name: &str, value: String| table.row([name.to_owned(), value]);
    row("words", figures.words.to_string());
    for (tiles, words) in &figures.lengths {
        row("", format!("{words} of {tiles} tiles"));
    }
    row("set", format!("{} bytes, BLAKE3 {}", figures.bytes, figures.fst));
    if let Some(text) = figures.text {
        row("text", format!("BLAKE3 {text}"));
    }
    row("file", shelf.volume(id).map(|volume| volume.file.clone()).unwrap_or_default());
    for Addendum { in_force, source, text, added, struck } in &list.manifest().addenda {
        row("addendum", format!("in force since {in_force}, {source} (BLAKE3 {text})"));
        for (what, words) in [("added", added), ("struck", struck)].into_iter().filter(|it| !it.1.is_empty())
        {
            row("", format!("{what}: {}", words.join(", ")));
        }
    }
    for repair in &list.manifest().repairs {
        let printed = if repair.printed.is_empty() { "(dropped)" } else { &repair.printed };
        let (reading, confidence, reason) = (&repair.reading, &repair.confidence, &repair.reason);
        row("repair", format!("{printed} → {reading}, confidence {confidence}: {reason}"));
    }
    console.out.write_all(table.text("").as_bytes())?;
    Ok(Exit::Yes)
}

/// What a person wrote into the manifest.
fn head(manifest: &Manifest, table: &mut TextTable) {
    let mut row = |name: &str, value: String| table.row([name.to_owned(), value]);
    row("id", manifest.id.clone());
    row("name", manifest.name.clone());
    row("title", manifest.title.clone());
    row("language", manifest.language.clone());
    row("edition", manifest.edition.clone());
    if !manifest.in_force.is_empty() {
        row("in force", manifest.in_force.clone());
    }
    row("standing", manifest.authority.to_string());
    row("source", manifest.source.clone());
    row("licence", manifest.licence.clone());
    if !manifest.made.is_empty() {
        row("made", manifest.made.clone());
    }
    if let Some((from, to)) = manifest.tiles {
        row(
            "covers",
            format!("{from}–{to} tiles{}", if manifest.exclusive { ", to decide alone" } else { "" }),
        );
    }
    if let Some(declared) = manifest.declared_count {
        row("declared", format!("{declared} words"));
    }
    if manifest.kept_doubts > 0 {
        row("doubts kept", manifest.kept_doubts.to_string());
    }
    if !manifest.notes.is_empty() {
        row("notes", manifest.notes.clone());
    }
}
