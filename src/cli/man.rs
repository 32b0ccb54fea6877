//! `ephor man`: a page for every command, from the one definition.

use std::fs;
use std::path::Path;

use super::{Exit, Problem, args};

pub(super) fn run(dir: &Path) -> Result<Exit, Problem> {
    fs::create_dir_all(dir).map_err(|error| Problem::file(dir, &error))?;
    let mut root = args::command().disable_help_subcommand(true);
    root.build();
    page(&root, "ephor", dir)?;
    Ok(Exit::Yes)
}

/// Writes the page of a command, and those of its own commands.
fn page(command: &clap::Command, name: &str, dir: &Path) -> Result<(), Problem> {
    let path = dir.join(format!("{name}.1"));
    // Roff takes names that live for ever; the program ends right after.
    let leaked: &'static str = Box::leak(name.to_owned().into_boxed_str());
    let man = clap_mangen::Man::new(command.clone().name(leaked).display_name(leaked));
    let mut text = Vec::new();
    man.render(&mut text).map_err(Problem::Output)?;
    fs::write(&path, text).map_err(|error| Problem::file(&path, &error))?;
    for sub in command.get_subcommands().filter(|sub| !sub.is_hide_set()) {
        page(sub, &format!("{name}-{}", sub.get_name()), dir)?;
    }
    Ok(())
}
