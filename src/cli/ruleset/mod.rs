//! `ephor ruleset`: the regulations.

mod explain;
mod layout;
mod names;
mod show;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::rules::{Catalogue, Coverage, RulesetFileKind, RulesetOrigin};

use super::args::Folders;
use super::files;
use super::folder::text;
use super::problem::wrong;
use super::table::Table;
use super::{Console, Exit, Problem, Shelf};

pub(super) use explain::explain;
pub(super) use show::show;
pub(super) use show::{ABOUT, ShowArgs};

pub(super) fn list(folders: &Folders, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let shelf = Shelf::open(folders)?;
    shelf.warn(console.err)?;
    let mut table = Table::default();
    for id in shelf.rulesets.ids() {
        let origin = match shelf.rulesets.get(id).map(|entry| entry.origin) {
            Some(RulesetOrigin::User) => "ruleset-own",
            Some(RulesetOrigin::UserOverEmbedded) => "ruleset-own-over",
            Some(RulesetOrigin::Embedded) | None => "built-in",
        };
        let origin = console.locale.say(origin);
        match shelf.rulesets.load(id, &BTreeMap::new()) {
            Ok(ruleset) => {
                let identity = &ruleset.identity;
                table.row([id, &identity.title, &identity.edition, &origin]);
            }
            Err(_) => table.row([id, &console.locale.say("ruleset-unusable"), "", &origin]),
        }
    }
    console.out.write_all(table.text("").as_bytes())?;
    Ok(Exit::Yes)
}

pub(super) fn check(
    files: &[PathBuf],
    folders: &Folders,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let mut sound = true;
    let mut texts = Vec::new();
    for path in files {
        let bytes = files::toml(path).map_err(|error| Problem::file(path, &error))?;
        texts.push(text((path.clone(), bytes))?);
    }
    // A file may extend what is built in, what lies beside it, or another one that is checked with it.
    let beside = files.iter().flat_map(|path| beside(path));
    let own = Shelf::catalogue(folders, console.err)?;
    let catalogue = own.with_overrides(beside).with_overrides(texts.iter().cloned());
    for (name, text) in &texts {
        match checked(&catalogue, name, text, console.fancy) {
            Ok(what) => writeln!(console.out, "{name}: in order: {what}")?,
            Err(told) => {
                sound = false;
                console.err.write_all(told.as_bytes())?;
            }
        }
    }
    Ok(Exit::yes(sound))
}

/// What a file is, or what is wrong with it.
fn checked(catalogue: &Catalogue, name: &str, text: &str, fancy: bool) -> Result<String, String> {
    match RulesetFileKind::of(text) {
        RulesetFileKind::Ruleset => {
            let ruleset = catalogue.check(name, text).map_err(|violations| wrong(&violations, fancy))?;
            Ok(format!("{} ({})", ruleset.identity.title, ruleset.identity.edition))
        }
        RulesetFileKind::Coverage => {
            let coverage = Coverage::read(text).map_err(|wrong| {
                let help =
                    "every fact has an id, a paragraph, what it says, and one thing that becomes of it";
                format!("error: {name}: {wrong}\n  → {help}\n")
            })?;
            let regulations: Vec<&str> = coverage.shorts().collect();
            Ok(format!("coverage of {}; facts: {}", regulations.join(", "), coverage.facts().len()))
        }
    }
}

/// The rulesets in the folder of a file, as far as they can be read; the folder may hold anything.
fn beside(path: &Path) -> Vec<(String, String)> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "toml"));
    files.sort();
    let read = |path: PathBuf| Some((path.display().to_string(), files::text(&path, files::TEXT).ok()?));
    files.into_iter().filter_map(read).filter(|(_, text)| text.contains("[ruleset]")).collect()
}

/// What the regulations say, as far as it is built in.
fn coverage() -> Result<Coverage, Problem> {
    Coverage::embedded()
        .map_err(|wrong| Problem::told(wrong.to_string(), "please report this: the program is damaged"))
}
