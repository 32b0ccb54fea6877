//! `ephor lexicon list`: what is there, what each ruleset still lacks, and how to get it in.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::lexicon::List;
use crate::rules::{Authority, Ruleset, SourceRule};

use super::super::options::Folders;
use super::super::table::Table;
use super::{Console, Exit, Problem, Shelf};

/// `ephor lexicon list`.
#[derive(Debug, clap::Args)]
pub struct ListArgs {
    /// Only what this ruleset uses and lacks
    #[arg(long, short, value_name = "ID")]
    pub ruleset: Option<String>,
}

pub(in crate::cli) fn list(
    args: &ListArgs,
    folders: &Folders,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let shelf = Shelf::open(folders)?;
    shelf.warn(console.err)?;
    let rulesets: Vec<Ruleset> = match &args.ruleset {
        Some(id) => vec![shelf.rulesets.load(id, &BTreeMap::new())?],
        None => {
            shelf.rulesets.ids().filter_map(|id| shelf.rulesets.load(id, &BTreeMap::new()).ok()).collect()
        }
    };
    let used = |list: &&List| {
        let named = |source: &SourceRule| source.list.value == list.id();
        args.ruleset.is_none() || rulesets.iter().any(|ruleset| ruleset.lexicon.sources.iter().any(named))
    };
    let mut table = Table::default();
    for list in shelf.library.iter().filter(used) {
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
    console.out.write_all(table.text("").as_bytes())?;
    for ruleset in &rulesets {
        console.out.write_all(lacking(ruleset, &shelf)?.as_bytes())?;
    }
    Ok(Exit::Yes)
}

/// A list that is not there, or not as the ruleset wants it, with everything that it is wanted for.
struct Lacking<'a> {
    source: &'a SourceRule,
    tiles: (u8, u8),
    damaged: bool,
    /// It is there, and nobody stands behind it.
    only_advises: bool,
}

/// What a ruleset still lacks, and the command that gets it in.
fn lacking(ruleset: &Ruleset, shelf: &Shelf) -> Result<String, Problem> {
    let mut missing: Vec<Lacking<'_>> = Vec::new();
    for source in &ruleset.lexicon.sources {
        let (id, tiles) = (&source.list.value, source.tiles.value);
        let known = missing.iter_mut().find(|other| other.source.list.value == *id);
        if let Some(known) = known {
            known.tiles = (known.tiles.0.min(tiles.0), known.tiles.1.max(tiles.1));
        } else if shelf.library.standing(source).is_none() {
            let only_advises = shelf.library.get(id).is_some();
            missing.push(Lacking { source, tiles, damaged: shelf.library.is_damaged(id), only_advises });
        }
    }
    let id = &ruleset.identity.id;
    if missing.is_empty() {
        return Ok(format!("\n{id} lacks nothing.\n"));
    }
    let mut table = Table::default();
    for Lacking { source, tiles: (from, to), damaged, only_advises } in &missing {
        let range = if from == to { format!("{from} tiles") } else { format!("{from}–{to} tiles") };
        let then = match source.decides.value {
            _ if *damaged => "it is there and damaged: bring it in again",
            _ if *only_advises => "it is there, but only advisory: bring it in as its publisher's",
            Authority::Alone => "until then the referee decides these words",
            Authority::IfListed => "until then the referee decides more of these words",
            Authority::Advises => "it only advises",
        };
        table.row([&source.list.value, &source.name.value, &range, source.decides.cite.as_str(), then]);
    }
    let mut text = format!("\n{id} lacks:\n{}", table.text("  "));
    text.push_str(
        "  → bring the file of its publisher in; EDITION and YYYY-MM-DD are what it says of itself, AUTHORITY is\n    \
         official if its publisher is that of the regulation, else federation:\n",
    );
    let tile_set = shelf.tile_set(&ruleset.lexicon.tiles.value)?;
    for lacking in &missing {
        // Writing to a string does not fail.
        let all = (2, ruleset.lexicon.max_tiles.value);
        let _ = writeln!(text, "    {}", command(lacking, tile_set.alphabet().language(), all));
    }
    text.push_str(
        "    Or keep the words as x.txt with a manifest x.toml and run `ephor lexicon build FOLDER`\n",
    );
    Ok(text)
}

/// The command that brings a list in. It claims nothing that the ruleset does not say: whose the list is, a person
/// knows, and where the ruleset names no lengths but all, the list's own words say which it covers.
fn command(lacking: &Lacking<'_>, language: &str, all: (u8, u8)) -> String {
    let Lacking { source, tiles, .. } = lacking;
    let (from, to) = tiles;
    let covers = if *tiles == all { String::new() } else { format!(" --tiles {from}-{to}") };
    let name = format!("'{}'", source.name.value.replace('\'', "'\\''"));
    let id = &source.list.value;
    let authority = match source.decides.value {
        Authority::Advises => "",
        Authority::Alone | Authority::IfListed => " --in-force YYYY-MM-DD --authority AUTHORITY",
    };
    format!(
        "ephor lexicon import FILE --language {language} --id {id} --name {name}{covers} --edition EDITION{authority}"
    )
}

fn lengths(list: &List) -> String {
    let lengths = &list.figures().lengths;
    match (lengths.first(), lengths.last()) {
        (Some((from, _)), Some((to, _))) if from == to => format!("{from} tiles"),
        (Some((from, _)), Some((to, _))) => format!("{from}–{to} tiles"),
        _ => String::new(),
    }
}
