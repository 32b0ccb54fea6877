//! `ephor lexicon import`: a list from elsewhere becomes a set with its manifest.

use std::fs;
use std::path::{Path, PathBuf};

use crate::lexicon::{Built, Imported, Manifest, build_imported};

use super::super::args::Folders;
use super::super::shelf::files;
use super::super::table::Table;
use super::bar::Bar;
use super::build::{alphabet, own_language};
use super::head::head;
use super::options::{By, ImportArgs};
use super::place::{RealDisk, put};
use super::source::{Gathered, gather};
use super::{Console, Exit, Problem, Shelf};

pub(in crate::cli) fn import(
    args: &ImportArgs,
    folders: &Folders,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    if args.in_force.is_none() && args.authority != By::Advisory {
        let what = format!("since when is {} in force? Without a day it can only advise", args.id);
        return Err(Problem::told(what, "give the day with --in-force YYYY-MM-DD"));
    }
    let folder = target(args, folders)?;
    let own = if folder.is_dir() { own_language(&folder)? } else { None };
    let Some(alphabet) = alphabet(&args.language, own.as_ref())? else {
        let what = format!("there is no alphabet for the language `{}`", args.language);
        return Err(Problem::told(
            what,
            "choose sk, cs, de or el, or put a tiles.toml into the folder of --to",
        ));
    };
    free(args, folders, &folder)?;
    let mut bar = Bar::new(&mut *console.err, console.watched);
    let (gathered, imported) = gather(args, &alphabet, &mut bar)?;
    if imported.words().next().is_none() {
        drop(bar);
        console.out.write_all(dropped(&imported).as_bytes())?;
        let what = format!("{}: there is not one word in it", args.file.display());
        return Err(Problem::told(what, "check --language, --format and --encoding; nothing was written"));
    }
    bar.begin("building");
    let built = build_imported(&head(args, &gathered, &imported), &imported, &alphabet)
        .map_err(|problem| Problem::told(problem.to_string(), "nothing was written"))?;
    drop(bar);
    fs::create_dir_all(&folder).map_err(|error| Problem::file(&folder, &error))?;
    let set = put(&mut RealDisk, &folder, &args.id, &built)?;
    let text = report(args, &gathered, &imported, &built, &set);
    console.out.write_all(text.as_bytes())?;
    Ok(Exit::Yes)
}

/// Where the list goes.
fn target(args: &ImportArgs, folders: &Folders) -> Result<PathBuf, Problem> {
    if let Some(to) = &args.to {
        return Ok(to.clone());
    }
    let all = folders.lexicons.clone().or_else(Shelf::usual_lexicons);
    let all = all.ok_or_else(|| Problem::told("there is no home folder", "name a folder with --to"))?;
    Ok(all.join(&args.language))
}

/// Nothing in the way: no other list of this id among the user's own, and no word file that it is built from.
fn free(args: &ImportArgs, folders: &Folders, folder: &Path) -> Result<(), Problem> {
    // The id becomes a file's name, so it is looked at before any other use.
    if args.id.is_empty() || !args.id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') {
        let what = format!("id: {:?} is not made of letters, digits and hyphens", args.id);
        return Err(Problem::told(what, "choose an id like sk-b6"));
    }
    let manifest = folder.join(format!("{}.toml", args.id));
    let words = manifest.with_extension("txt");
    if words.exists() {
        let what = format!("{} is there, and the list is built from it", words.display());
        return Err(Problem::told(what, "change it and run `ephor lexicon build`, or move it away first"));
    }
    // A folder apart, for the next season say, may have the id again; the folder that is read may not.
    let read = folders.lexicons.clone().or_else(Shelf::usual_lexicons);
    let inside = |root: &PathBuf| absolute(folder).starts_with(absolute(root));
    let root = read.filter(inside).unwrap_or_else(|| folder.to_owned());
    let beside = if root.is_dir() { files(Some(&root), None, &["toml"])? } else { Vec::new() };
    let here = |path: &Path| absolute(path) == absolute(&manifest);
    for (path, bytes) in beside.iter().filter(|(path, _)| !here(path)) {
        let text = String::from_utf8_lossy(bytes);
        if Manifest::parse(&text).is_ok_and(|other| other.id == args.id) {
            let what = format!("{} has the id {} too", path.display(), args.id);
            return Err(Problem::told(what, "choose another --id, or remove that list first"));
        }
    }
    Ok(())
}

fn absolute(path: &Path) -> PathBuf {
    path.canonicalize().or_else(|_| std::path::absolute(path)).unwrap_or_else(|_| path.to_owned())
}

fn report(args: &ImportArgs, gathered: &Gathered, imported: &Imported, built: &Built, set: &Path) -> String {
    let mut table = Table::default();
    let mut row = |name: &str, value: String| table.row([name.to_owned(), value]);
    if let Ok(Manifest { name, edition, built: Some(figures), authority, .. }) =
        Manifest::parse(&built.manifest)
    {
        row("list", format!("{}: {name}, ed. {edition}, {authority}", args.id));
        row("read", format!("{}, {}", imported.read, gathered.how));
        row("words", figures.words.to_string());
        for (tiles, words) in &figures.lengths {
            row("", format!("{words} of {tiles} tiles"));
        }
        row("set", format!("{} bytes, BLAKE3 {}", figures.bytes, figures.fst));
        row("file", set.display().to_string());
    }
    let mut text = table.text("");
    text.push_str(&dropped(imported));
    for note in &gathered.notes {
        text.extend(["note: ", note, "\n"]);
    }
    text
}

/// What was dropped, and why.
fn dropped(imported: &Imported) -> String {
    let mut table = Table::default();
    for drop in &imported.dropped {
        let more = drop.count.saturating_sub(drop.examples.len() as u64);
        let mut examples: Vec<String> = drop.examples.iter().map(ToString::to_string).collect();
        if more > 0 {
            examples.push(format!("and {more} more"));
        }
        table.row([drop.count.to_string(), drop.reason.to_string(), examples.join("; ")]);
    }
    let rows = table.text("  ");
    if rows.is_empty() { "nothing was dropped\n".to_owned() } else { format!("dropped:\n{rows}") }
}
