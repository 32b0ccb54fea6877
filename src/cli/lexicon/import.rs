//! `ephor lexicon import`: a list from elsewhere becomes a set with its manifest, as far as a person would write
//! that.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use crate::cli::options::Folders;
use crate::lexicon::{BOARD, Imported, ListProblem, Manifest, build_imported, seen};
use crate::locale::{Locale, Value};

use super::bar::ProgressBar;
use super::build::{letters_of, own_language};
use super::gathered::{GatheredFiles, TRACE};
use super::options::{Allow, ImportArgs, ListAuthority};
use super::place::{RealDisk, home_of_lists, must_be_free, put};
use super::problem_text::{list_problem, nothing, text_fault};
use super::report::{Missed, Older, dropped, may_decide, may_not_decide, report, warnings};
use super::source::gather;
use super::{Console, Exit, Problem};

/// So many pieces of a file may be anything.
const FEW: u64 = 20;

pub(in crate::cli) fn import(
    args: &ImportArgs,
    folders: &Folders,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let locale = console.locale;
    sayable(args, locale)?;
    if args.in_force.is_none() && args.authority != ListAuthority::Advisory {
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
    must_be_free(&args.id, folders, &folder, locale)?;
    // Past the writer that lets no control characters through: the bar needs some, and says nothing of the file's.
    let mut terminal = std::io::stderr();
    let mut bar = ProgressBar::new(&mut terminal, console.watched);
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
    let decides =
        args.authority != ListAuthority::Advisory && no_words > TRACE as u64 && no_words * 100 > read;
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
    args.to.clone().map_or_else(|| home_of_lists(folders, &args.language, locale), Ok)
}

/// The text above the figures. The same list imported in the same way has the same text: there is no date of today
/// in it and no folder of this computer.
pub(super) fn head(
    args: &ImportArgs,
    tiles: (u8, u8),
    gathered: &GatheredFiles,
    imported: &Imported,
) -> String {
    let mut text = "# Written by `ephor lexicon import`.\n".to_owned();
    let title = args.title.as_ref().unwrap_or(&args.id);
    let quoted = |value: &str| toml::Value::from(value).to_string();
    let mut line = |key: &str, value: &str| {
        // Writing to a string does not fail.
        let _ = writeln!(text, "{key} = {}", quoted(value));
    };
    line("id", &args.id);
    line("language", &args.language);
    line("title", title);
    line("name", args.name.as_ref().unwrap_or(title));
    line("edition", &args.edition);
    if let Some(date) = &args.in_force {
        line("in_force", date);
    }
    line("authority", args.authority.word());
    line("source", args.source.as_ref().unwrap_or(&gathered.names()));
    line("licence", args.licence.as_deref().unwrap_or("not stated: ask the publisher before passing it on"));
    line("made", &made(gathered, imported));
    if let Some(notes) = &args.notes {
        line("notes", notes);
    }
    let (from, to) = tiles;
    let _ = writeln!(text, "tiles = [{from}, {to}]");
    if args.exclusive {
        text.push_str("exclusive = true\n");
    }
    if let Some(declared) = args.declared {
        let _ = writeln!(text, "declared_count = {declared}");
    }
    text
}

/// From which bytes, read how, and what was dropped. A manifest says it in English, wherever it is made.
fn made(gathered: &GatheredFiles, imported: &Imported) -> String {
    let files: Vec<String> =
        gathered.files.iter().map(|(name, digest)| format!("{name} (BLAKE3 {digest})")).collect();
    let dropped: Vec<String> =
        imported.dropped.iter().map(|drop| format!("{} {}", drop.count, drop.reason)).collect();
    let dropped = if dropped.is_empty() { "nothing".to_owned() } else { dropped.join(", ") };
    format!(
        "ephor lexicon import of {}; {}; {} read; dropped: {dropped}",
        files.join(" and "),
        gathered.how(Locale::english()),
        imported.read
    )
}
