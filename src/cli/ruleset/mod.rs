//! `ephor ruleset`: the regulations.

mod explain;
mod show;

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use crate::rules::{Origin, load};

use super::args::Folders;
use super::problem::wrong;
use super::shelf::text;
use super::table::Table;
use super::{Console, Exit, Problem, Shelf};

pub(super) use explain::explain;
pub(super) use show::show;
pub(super) use show::{ABOUT, ShowArgs};

pub(super) fn list(folders: &Folders, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let shelf = Shelf::open(folders)?;
    let mut table = Table::default();
    for id in shelf.rulesets.ids() {
        let origin = match shelf.rulesets.get(id).map(|entry| entry.origin) {
            Some(Origin::User) => "your own",
            Some(Origin::UserOverEmbedded) => "your own, in place of the built-in one",
            _ => "built in",
        };
        match shelf.rulesets.load(id, &BTreeMap::new()) {
            Ok(ruleset) => {
                let identity = &ruleset.identity;
                table.row([id, &identity.title, &identity.edition, origin]);
            }
            Err(_) => table.row([id, "cannot be used: see `ephor ruleset check`", "", origin]),
        }
    }
    console.out.write_all(table.text("").as_bytes())?;
    Ok(Exit::Yes)
}

pub(super) fn check(files: &[PathBuf], console: &mut Console<'_>) -> Result<Exit, Problem> {
    let mut sound = true;
    for path in files {
        let bytes = fs::read(path).map_err(|error| Problem::file(path, &error))?;
        let (name, text) = text((path.clone(), bytes))?;
        match load(&name, &text, &BTreeMap::new()) {
            Ok(ruleset) => {
                let identity = &ruleset.identity;
                writeln!(console.out, "{name}: in order: {} ({})", identity.title, identity.edition)?;
            }
            Err(violations) => {
                sound = false;
                console.err.write_all(wrong(&violations, console.fancy).as_bytes())?;
            }
        }
    }
    Ok(Exit::yes(sound))
}
