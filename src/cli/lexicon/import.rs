//! `ephor lexicon import`: a list from elsewhere becomes a set with its manifest.

use std::fs;
use std::path::{Path, PathBuf};

use crate::lexicon::{BOARD, Imported, ListProblem, Manifest, build_imported, seen};
use crate::locale::{Locale, Value};

use super::super::folder::look;
use super::super::options::Folders;
use super::bar::Bar;
use super::build::{letters_of, own_language};
use super::deciding::{Missed, may_decide, may_not_decide, warnings};
use super::gathered::TRACE;
use super::head::head;
use super::older::Older;
use super::options::{Allow, By, ImportArgs};
use super::place::{RealDisk, put};
use super::report::{dropped, report};
use super::said::{list_problem, nothing, text_fault};
use super::source::gather;
use super::{Console, Exit, Problem, Shelf};

/// So many pieces of a file may be anything.
const FEW: u64 = 20;

pub(in crate::cli) fn import(
    args: &ImportArgs,
    folders: &Folders,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let locale = console.locale;
    sayable(args, locale)?;
    if args.in_force.is_none() && args.authority != By::Advisory {
        let what = locale.with("import-undated", &[("id", (&args.id).into())]);
        return Err(Problem::told(what, locale.say("import-undated-do")));
    }
    let folder = target(args, folders, locale)?;
    let own = if folder.is_dir() { own_language(&folder)? } else { None };
    let Some(language) = letters_of(&args.language, own.as_ref())? else {
        let code = seen(&args.language);
        let what = locale.with("import-no-alphabet", &[("language", (&code).into())]);
        return Err(Problem::told(what, locale.say("import-no-alphabet-do")));
    };
    let alphabet = language.alphabet();
    free(&args.id, folders, &folder, locale)?;
    // Past the writer that lets no control characters through: the bar needs some, and says nothing of the file's.
    let mut terminal = std::io::stderr();
    let mut bar = Bar::new(&mut terminal, console.watched);
    let (gathered, imported) = gather(args, alphabet, locale, &mut bar)?;
    if let Some(problem) = not_a_list(args, &imported, locale) {
        drop(bar);
        console.out.write_all(dropped(&imported, locale).as_bytes())?;
        return Err(problem);
    }
    let missed = Missed::of(args, &imported, &language, &folder);
    if let Some(verdict) = may_not_decide(args, &missed, locale) {
        drop(bar);
        console.out.write_all(dropped(&imported, locale).as_bytes())?;
        writeln!(console.out, "{verdict}")?;
        return Ok(Exit::No);
    }
    bar.begin(&locale.say("import-building"));
    let unbuilt = |problem: ListProblem| nothing(locale, list_problem(locale, &problem));
    let tiles = args.tiles.or_else(|| imported.lengths()).unwrap_or((2, BOARD));
    let built = match build_imported(&head(args, tiles, &gathered, &imported), &imported, alphabet) {
        Ok(built) => built,
        Err(problem) => {
            drop(bar);
            console.out.write_all(dropped(&imported, locale).as_bytes())?;
            return Err(unbuilt(problem));
        }
    };
    let older = Older::of(&folder, &args.id, &built);
    drop(bar);
    fs::create_dir_all(&folder).map_err(|error| Problem::file(&folder, &error))?;
    let glossed = (!gathered.glosses.is_empty()).then(|| imported.lines()).into_iter().flatten();
    let said = glossed.filter_map(|(word, line)| Some((word, gathered.glosses.get(&line)?.as_str())));
    let built = built.glossed(said).map_err(unbuilt)?;
    let set = put(&mut RealDisk, &folder, &args.id, &built)?;
    let text = report(args, &gathered, &imported, &built, &older, &set);
    if args.gloss.is_some() && built.glosses.is_none() {
        let what = locale.say("import-warn-gloss");
        writeln!(console.err, "{}", locale.with("problem-warning", &[("what", (&what).into())]))?;
    }
    console.out.write_all(text.as_bytes())?;
    for line in warnings(args, &built, &imported, &missed, &older, locale) {
        writeln!(console.err, "{}", locale.with("problem-warning", &[("what", (&line).into())]))?;
    }
    writeln!(console.out, "{}", may_decide(args, tiles, locale))?;
    Ok(Exit::Yes)
}

/// What was said of the list can stand in a manifest.
fn sayable(args: &ImportArgs, locale: &Locale) -> Result<(), Problem> {
    // The id becomes a file's name, so it is looked at before any use.
    if let Some(what) = Manifest::wrong_id(&args.id) {
        let what = format!("id: {}", text_fault(locale, &what));
        return Err(Problem::told(what, locale.say("import-id-do")));
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
        |(option, text): (&'static str, Option<&String>)| Some((option, Manifest::wrong_text(text?)?));
    match said.into_iter().find_map(wrong) {
        Some((option, what)) => Err(nothing(locale, format!("{option}: {}", text_fault(locale, &what)))),
        None => Ok(()),
    }
}

/// Why what was read is no word list, if it is none.
fn not_a_list(args: &ImportArgs, imported: &Imported, locale: &Locale) -> Option<Problem> {
    let file = args.file.display();
    let helps = |last: String| locale.items(remedies(args, imported, locale).into_iter().chain([last]));
    if imported.words().next().is_none() {
        let what = format!("{file}: {}", locale.say("import-no-word"));
        return Some(Problem::told(what, helps(locale.say("import-nothing"))));
    }
    let (no_words, read) = (imported.no_words(), imported.read);
    let most = no_words > FEW && no_words * 2 > read;
    let decides = args.authority != By::Advisory && no_words > TRACE as u64 && no_words * 100 > read;
    if args.allows(Allow::Dropped) || !most && !decides {
        return None;
    }
    let values = [("count", Value::from(no_words)), ("read", Value::from(read))];
    let what = if most {
        locale.with("import-no-words", &values)
    } else {
        locale.with("import-no-words-deciding", &values)
    };
    Some(Problem::told(format!("{file}: {what}"), helps(locale.say("import-not-written"))))
}

/// What may help where much was dropped.
fn remedies(args: &ImportArgs, imported: &Imported, locale: &Locale) -> Vec<String> {
    let mut all = vec![locale.say("import-check")];
    if let Some((mark, _)) = imported.mark.filter(|(_, words)| *words > TRACE as u64) {
        let mark = mark.to_string();
        all.push(locale.with("import-check-marks", &[("mark", (&mark).into())]));
    }
    if args.column.is_none() {
        all.push(locale.say("import-check-column"));
    }
    all
}

/// Where the list goes.
fn target(args: &ImportArgs, folders: &Folders, locale: &Locale) -> Result<PathBuf, Problem> {
    args.to.clone().map_or_else(|| home(folders, &args.language, locale), Ok)
}

/// The folder of a language among the user's own lists.
pub(super) fn home(folders: &Folders, language: &str, locale: &Locale) -> Result<PathBuf, Problem> {
    let all = folders.lexicons.clone().or_else(Shelf::usual_lexicons);
    let homeless = || Problem::told(locale.say("import-no-home"), locale.say("import-no-home-do"));
    let all = all.ok_or_else(homeless)?;
    Ok(all.join(language))
}

/// Nothing in the way: no other list of this id among the user's own, and no word file that it is built from.
pub(super) fn free(id: &str, folders: &Folders, folder: &Path, locale: &Locale) -> Result<(), Problem> {
    let manifest = folder.join(format!("{id}.toml"));
    let words = manifest.with_extension("txt");
    if words.exists() {
        let file = words.display().to_string();
        let what = locale.with("import-word-file", &[("file", (&file).into())]);
        return Err(Problem::told(what, locale.say("import-word-file-do")));
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
            let file = path.display().to_string();
            let what = locale.with("import-same-id", &[("file", (&file).into()), ("id", id.into())]);
            return Err(Problem::told(what, locale.say("import-same-id-do")));
        }
    }
    Ok(())
}

fn absolute(path: &Path) -> PathBuf {
    path.canonicalize().or_else(|_| std::path::absolute(path)).unwrap_or_else(|_| path.to_owned())
}
