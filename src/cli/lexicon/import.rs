//! `ephor lexicon import`: a list from elsewhere becomes a set with its manifest.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use crate::lexicon::{BOARD, Imported, Manifest, build_imported, seen};

use super::super::folder::look;
use super::super::options::Folders;
use super::bar::Bar;
use super::build::{letters_of, own_language};
use super::gathered::TRACE;
use super::head::head;
use super::options::{By, ImportArgs};
use super::place::{RealDisk, put};
use super::report::{Older, dropped, may_decide, may_not_decide, report, warnings};
use super::source::gather;
use super::{Console, Exit, Problem, Shelf};

/// So many pieces of a file may be anything.
const FEW: u64 = 20;

pub(in crate::cli) fn import(
    args: &ImportArgs,
    folders: &Folders,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    sayable(args)?;
    if args.in_force.is_none() && args.authority != By::Advisory {
        let what = format!("since when is {} in force? Without a day it can only advise", args.id);
        return Err(Problem::told(what, "give the day with --in-force YYYY-MM-DD"));
    }
    let folder = target(args, folders)?;
    let own = if folder.is_dir() { own_language(&folder)? } else { None };
    let Some(language) = letters_of(&args.language, own.as_ref())? else {
        let what = format!("there is no alphabet for the language `{}`", seen(&args.language));
        return Err(Problem::told(
            what,
            "choose sk, cs, de or el, or put a tiles.toml into the folder of --to",
        ));
    };
    let alphabet = language.alphabet();
    free(&args.id, folders, &folder)?;
    // Past the writer that lets no control characters through: the bar needs some, and says nothing of the file's.
    let mut terminal = std::io::stderr();
    let mut bar = Bar::new(&mut terminal, console.watched);
    let (gathered, imported) = gather(args, alphabet, &mut bar)?;
    if let Some(problem) = not_a_list(args, &imported) {
        drop(bar);
        console.out.write_all(dropped(&imported).as_bytes())?;
        return Err(problem);
    }
    if let Some(verdict) = may_not_decide(args, &imported, &language) {
        drop(bar);
        console.out.write_all(dropped(&imported).as_bytes())?;
        writeln!(console.out, "{verdict}")?;
        return Ok(Exit::No);
    }
    bar.begin("building");
    let tiles = args.tiles.or_else(|| imported.lengths()).unwrap_or((2, BOARD));
    let built = match build_imported(&head(args, tiles, &gathered, &imported), &imported, alphabet) {
        Ok(built) => built,
        Err(problem) => {
            drop(bar);
            console.out.write_all(dropped(&imported).as_bytes())?;
            return Err(Problem::told(problem.to_string(), "nothing was written"));
        }
    };
    let older = Older::of(&folder, &args.id, &built);
    drop(bar);
    fs::create_dir_all(&folder).map_err(|error| Problem::file(&folder, &error))?;
    let glossed = (!gathered.glosses.is_empty()).then(|| imported.lines()).into_iter().flatten();
    let said = glossed.filter_map(|(word, line)| Some((word, gathered.glosses.get(&line)?.as_str())));
    let built =
        built.glossed(said).map_err(|problem| Problem::told(problem.to_string(), "nothing was written"))?;
    let set = put(&mut RealDisk, &folder, &args.id, &built)?;
    let text = report(args, &gathered, &imported, &built, &older, &set);
    if args.gloss.is_some() && built.glosses.is_none() {
        writeln!(console.err, "warning: --gloss: nothing is said of any of these words")?;
    }
    console.out.write_all(text.as_bytes())?;
    for line in warnings(args, &built, &imported, alphabet, &older) {
        writeln!(console.err, "warning: {line}")?;
    }
    writeln!(console.out, "{}", may_decide(args, tiles))?;
    Ok(Exit::Yes)
}

/// What was said of the list can stand in a manifest.
fn sayable(args: &ImportArgs) -> Result<(), Problem> {
    // The id becomes a file's name, so it is looked at before any use.
    if let Some(what) = Manifest::wrong_id(&args.id) {
        return Err(Problem::told(format!("id: {what}"), "choose an id like sk-b6"));
    }
    let said = [
        ("--edition", Some(&args.edition)),
        ("--title", args.title.as_ref()),
        ("--name", args.name.as_ref()),
        ("--source", args.source.as_ref()),
        ("--licence", args.licence.as_ref()),
        ("--notes", args.notes.as_ref()),
    ];
    let wrong =
        |(option, text): (&str, Option<&String>)| Some((option.to_owned(), Manifest::wrong_text(text?)?));
    match said.into_iter().find_map(wrong) {
        Some((option, what)) => Err(Problem::told(format!("{option}: {what}"), "nothing was written")),
        None => Ok(()),
    }
}

/// Why what was read is no word list, if it is none.
fn not_a_list(args: &ImportArgs, imported: &Imported) -> Option<Problem> {
    let file = args.file.display();
    if imported.words().next().is_none() {
        let what = format!("{file}: there is not one word in it");
        return Some(Problem::told(what, format!("{}; nothing was written", remedy(args, imported))));
    }
    let (no_words, read) = (imported.no_words(), imported.read);
    let most = no_words > FEW && no_words * 2 > read;
    let decides = args.authority != By::Advisory && no_words > TRACE as u64 && no_words * 100 > read;
    if args.anyway || !most && !decides {
        return None;
    }
    let mut what = format!("{file}: {no_words} of {read} pieces in it are no words");
    if !most {
        what.push_str(", and what a list that decides has not got is invalid");
    }
    Some(Problem::told(
        what,
        format!("{}; nothing was written, --anyway takes the rest", remedy(args, imported)),
    ))
}

/// What may help where much was dropped.
fn remedy(args: &ImportArgs, imported: &Imported) -> String {
    let mut text = "check --language, --format and --encoding".to_owned();
    if let Some((mark, _)) = imported.mark.filter(|(_, words)| *words > TRACE as u64) {
        let _ = write!(text, "; if {mark} marks words, --marks '{mark}' takes it off");
    }
    if args.column.is_none() {
        text.push_str(
            "; --column says which column has the words, --column first takes the first word of each line",
        );
    }
    text
}

/// Where the list goes.
fn target(args: &ImportArgs, folders: &Folders) -> Result<PathBuf, Problem> {
    args.to.clone().map_or_else(|| home(folders, &args.language), Ok)
}

/// The folder of a language among the user's own lists.
pub(super) fn home(folders: &Folders, language: &str) -> Result<PathBuf, Problem> {
    let all = folders.lexicons.clone().or_else(Shelf::usual_lexicons);
    let all = all.ok_or_else(|| Problem::told("there is no home folder", "name a folder with --to"))?;
    Ok(all.join(language))
}

/// Nothing in the way: no other list of this id among the user's own, and no word file that it is built from.
pub(super) fn free(id: &str, folders: &Folders, folder: &Path) -> Result<(), Problem> {
    let manifest = folder.join(format!("{id}.toml"));
    let words = manifest.with_extension("txt");
    if words.exists() {
        let what = format!("{} is there, and the list is built from it", words.display());
        return Err(Problem::told(what, "change it and run `ephor lexicon build`, or move it away first"));
    }
    // A folder apart, for the next season say, may have the id again; the folder that is read may not.
    let read = folders.lexicons.clone().or_else(Shelf::usual_lexicons);
    let inside = |root: &PathBuf| absolute(folder).starts_with(absolute(root));
    let root = read.filter(inside).unwrap_or_else(|| folder.to_owned());
    // What cannot be read there is said by whoever reads it.
    let beside = if root.is_dir() { look(Some(&root), None, &["toml"])?.files } else { Vec::new() };
    let here = |path: &Path| absolute(path) == absolute(&manifest);
    for (path, bytes) in beside.iter().filter(|(path, _)| !here(path)) {
        let text = String::from_utf8_lossy(bytes);
        if Manifest::parse(&text).is_ok_and(|other| other.id == id) {
            let what = format!("{} has the id {id} too", path.display());
            return Err(Problem::told(what, "choose another --id, or remove that list first"));
        }
    }
    Ok(())
}

fn absolute(path: &Path) -> PathBuf {
    path.canonicalize().or_else(|_| std::path::absolute(path)).unwrap_or_else(|_| path.to_owned())
}
