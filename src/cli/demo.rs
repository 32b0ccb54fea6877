//! `ephor` alone and `ephor demo`: the simulated hall.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::clock::Control;
use crate::domain::Role;
use crate::runtime::{Setup, run as run_console};
use crate::sim::Rehearsal;
use crate::tournament::Law;

use super::args::Folders;
use super::open::Office;
use super::screen::screens;
use super::shelf::Shelf;
use super::{Console, Exit, Problem};

/// The help in full.
pub(super) const ABOUT: &str = "The simulated hall, under a ruleset of your choice

Twelve tables play, clocks run, challenges come in; nothing is kept. `ephor` alone is the same under sss-2022. \
Words that no installed list decides go to the head referee, whose office you have unless you say otherwise.

Example:
  ephor demo --ruleset cas-2009";

/// The regulation under which the hall plays where nobody names another.
const RULESET: &str = "sss-2022";

/// `ephor demo`.
#[derive(Debug, clap::Args)]
pub struct DemoArgs {
    /// The ruleset's id
    #[arg(long, short, default_value = RULESET, value_name = "ID")]
    pub ruleset: String,
    /// The office in which you act
    #[arg(long, value_enum, default_value_t = Office::HeadReferee)]
    pub role: Office,
}

impl Default for DemoArgs {
    fn default() -> Self {
        Self { ruleset: RULESET.to_owned(), role: Office::HeadReferee }
    }
}

pub(super) fn run(args: &DemoArgs, folders: &Folders, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let law = Shelf::open(folders)?.law(&args.ruleset, &BTreeMap::new(), None)?;
    if Control::of(&law.ruleset.time).is_none() {
        return Err(Problem::told(
            format!("under {} no clocks stand on the tables, so there is no hall to simulate", args.ruleset),
            "make an event with `ephor init`, or choose another ruleset: `ephor ruleset list`",
        ));
    }
    let now = (console.now)();
    let make_law: Arc<dyn Fn() -> Law> = Arc::new(move || law.clone());
    let (rehearsal, station, journal) = Rehearsal::new(Rehearsal::NEWCOMER, now, &make_law);
    let role: Role = args.role.into();
    let ui = screens(role, console.fancy);
    run_console(Setup { station, journal: Box::new(journal), rehearsal: Some(rehearsal), ui, role })?;
    Ok(Exit::Yes)
}
