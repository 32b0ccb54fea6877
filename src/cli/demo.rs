//! `ephor` alone: the simulated hall.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::domain::Role;
use crate::runtime::{Setup, run as run_console};
use crate::sim::Rehearsal;
use crate::tournament::Law;

use super::args::Folders;
use super::screen::screens;
use super::shelf::Shelf;
use super::{Console, Exit, Problem};

/// The regulation under which the hall plays until other languages have lists of their own.
const RULESET: &str = "sss-2022";
/// The office of whoever tries the hall: somebody who may do everything.
const OFFICE: Role = Role::HeadReferee;

pub(super) fn run(folders: &Folders, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let law = Shelf::open(folders)?.law(RULESET, &BTreeMap::new(), None)?;
    let now = (console.now)();
    let make_law: Arc<dyn Fn() -> Law> = Arc::new(move || law.clone());
    let (rehearsal, station, journal) = Rehearsal::new(Rehearsal::NEWCOMER, now, &make_law);
    let ui = screens(OFFICE, console.fancy);
    run_console(Setup { station, journal: Box::new(journal), rehearsal: Some(rehearsal), ui, role: OFFICE })?;
    Ok(Exit::Yes)
}
