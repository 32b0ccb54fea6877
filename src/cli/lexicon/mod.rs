//! `ephor lexicon`: the word lists.

mod build;
mod verify;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::lexicon::{List, Manifest};
use crate::rules::{Authority, Ruleset, nearest};

use super::args::Folders;
use super::table::Table;
use super::{Console, Exit, Problem, Shelf};

pub(super) use build::build;
pub(super) use verify::verify;

pub(super) fn list(folders: &Folders, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let shelf = Shelf::open(folders)?;
    let mut table = Table::default();
    for list in shelf.library.iter() {
        let manifest = list.manifest();
        let file = shelf.volume(list.id()).map(|volume| volume.file.clone()).unwrap_or_default();
        table.row([
            manifest.id.clone(),
            manifest.name.clone(),
            format!("ed. {}", manifest.edition),
            format!("{} words", list.len()),
            lengths(list),
            manifest.authority.to_string(),
            file,
        ]);
    }
    let mut text = table.text("");
    for id in shelf.rulesets.ids() {
        if let Ok(ruleset) = shelf.rulesets.load(id, &BTreeMap::new()) {
            text.push_str(&lacking(&ruleset, &shelf));
        }
    }
    console.out.write_all(text.as_bytes())?;
    Ok(Exit::Yes)
}

/// What a ruleset still lacks, and how to get it in.
fn lacking(ruleset: &Ruleset, shelf: &Shelf) -> String {
    let mut table = Table::default();
    let mut missing = BTreeSet::new();
    for source in &ruleset.lexicon.sources {
        let id = source.list.value.as_str();
        if shelf.library.get(id).is_some() || !missing.insert(id) {
            continue;
        }
        let (from, to) = source.tiles.value;
        let range = if from == to { format!("{from} tiles") } else { format!("{from}–{to} tiles") };
        let then = match source.decides.value {
            Authority::Alone => "until then the referee decides these words",
            Authority::IfListed => "until then the referee decides more of these words",
            Authority::Advises => "it only advises",
        };
        table.row([id, &source.name.value, &range, source.decides.cite.as_str(), then]);
    }
    let id = &ruleset.identity.id;
    if missing.is_empty() {
        return format!("\n{id} lacks nothing.\n");
    }
    let mut text = format!("\n{id} lacks:\n{}", table.text("  "));
    let _ = writeln!(
        text,
        "  → put the words into a folder as x.txt, one a line, and a manifest x.toml with that id beside it;\n    run \
         `ephor lexicon build FOLDER`, then give the folder with --lexicons or keep it where `--help` says"
    );
    text
}

fn lengths(list: &List) -> String {
    let lengths = &list.figures().lengths;
    match (lengths.first(), lengths.last()) {
        (Some((from, _)), Some((to, _))) if from == to => format!("{from} tiles"),
        (Some((from, _)), Some((to, _))) => format!("{from}–{to} tiles"),
        _ => String::new(),
    }
}

pub(super) fn info(id: &str, folders: &Folders, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let shelf = Shelf::open(folders)?;
    let Some(list) = shelf.library.get(id) else {
        let near = nearest(id, shelf.library.iter().map(List::id));
        let instead = near.map_or_else(
            || "`ephor lexicon list` names those there are".to_owned(),
            |near| format!("did you mean `{near}`?"),
        );
        return Err(Problem::told(format!("there is no list `{id}`"), instead));
    };
    let mut table = Table::default();
    head(list.manifest(), &mut table);
    let figures = list.figures();
    let mut row = |name: &str, value: String| table.row([name.to_owned(), value]);
    row("words", figures.words.to_string());
    for (tiles, words) in &figures.lengths {
        row("", format!("{words} of {tiles} tiles"));
    }
    row("set", format!("{} bytes, BLAKE3 {}", figures.bytes, figures.fst));
    row("text", format!("BLAKE3 {}", figures.text));
    row("file", shelf.volume(id).map(|volume| volume.file.clone()).unwrap_or_default());
    for repair in &list.manifest().repairs {
        let printed = if repair.printed.is_empty() { "(dropped)" } else { &repair.printed };
        let (reading, confidence, reason) = (&repair.reading, &repair.confidence, &repair.reason);
        row("repair", format!("{printed} → {reading}, confidence {confidence}: {reason}"));
    }
    console.out.write_all(table.text("").as_bytes())?;
    Ok(Exit::Yes)
}

/// What a person wrote into the manifest.
fn head(manifest: &Manifest, table: &mut Table) {
    let mut row = |name: &str, value: String| table.row([name.to_owned(), value]);
    row("id", manifest.id.clone());
    row("name", manifest.name.clone());
    row("title", manifest.title.clone());
    row("language", manifest.language.clone());
    row("edition", manifest.edition.clone());
    row("in force", manifest.in_force.clone());
    row("standing", manifest.authority.to_string());
    row("source", manifest.source.clone());
    row("licence", manifest.licence.clone());
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
