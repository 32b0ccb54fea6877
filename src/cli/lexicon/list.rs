//! `ephor lexicon list`: what is there, what each ruleset still lacks, and how to get it in.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::cli::shelf::BUILT_IN;
use crate::domain::nearest;
use crate::lexicon::{Library, ListStanding, WordList};
use crate::locale::{Locale, Value};
use crate::report;
use crate::rules::{Authority, Ruleset, SourceRule};

use super::super::options::Folders;
use super::super::table::{PAGE, TextTable, hung};
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
    let used = |list: &&WordList| {
        let named = |source: &SourceRule| source.list.value == list.id();
        args.ruleset.is_none() || rulesets.iter().any(|ruleset| ruleset.lexicon.sources.iter().any(named))
    };
    let say = |id: &str, values: &[(&str, Value<'_>)]| console.locale.with(id, values);
    let mut table = TextTable::default();
    for list in shelf.library.iter().filter(used) {
        let manifest = list.manifest();
        let file = shelf.volume(list.id()).map(|volume| volume.file.clone()).unwrap_or_default();
        table.row([
            manifest.id.clone(),
            report::list(console.locale, &manifest.name),
            say("lists-edition", &[("edition", (&manifest.edition).into())]),
            say("lists-words", &[("count", list.len().into())]),
            lengths(console.locale, list),
            console.locale.say(authority(manifest.authority)),
            if file == BUILT_IN { console.locale.say("built-in") } else { file },
        ]);
    }
    console.out.write_all(table.text("").as_bytes())?;
    for ruleset in &rulesets {
        console.out.write_all(lacking(console.locale, ruleset, &shelf)?.as_bytes())?;
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
fn lacking(locale: &Locale, ruleset: &Ruleset, shelf: &Shelf) -> Result<String, Problem> {
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
        return Ok(format!("\n{}\n", locale.with("lists-lacks-nothing", &[("id", id.into())])));
    }
    let mut table = TextTable::default();
    for Lacking { source, tiles, damaged, only_advises } in &missing {
        let then = locale.say(match source.decides.value {
            _ if *damaged => "lists-damaged",
            _ if *only_advises => "lists-advisory-only",
            Authority::Alone => "lists-alone",
            Authority::IfListed => "lists-if-listed",
            Authority::Advises => "lists-advises",
        });
        let (range, cite) = (self::tiles(locale, *tiles), report::cite(locale, &source.decides.cite));
        let name = report::list(locale, &source.name.value);
        table.row([&source.list.value, &name, &range, &cite, &then]);
    }
    let mut text = format!("\n{}\n{}", locale.with("lists-lacks", &[("id", id.into())]), table.text("  "));
    text.push_str(&hung("  → ", &locale.say("lists-bring-in"), 4, PAGE));
    let tile_set = shelf.tile_set(&ruleset.lexicon.tiles.value)?;
    for lacking in &missing {
        // Writing to a string does not fail.
        let all = (2, ruleset.lexicon.max_tiles.value);
        let _ = writeln!(text, "    {}", command(locale, lacking, tile_set.alphabet().language(), all));
    }
    text.push_str(&hung("    ", &locale.say("lists-or-build"), 4, PAGE));
    Ok(text)
}

/// The command that brings a list in. It claims nothing that the ruleset does not say: whose the list is, a person
/// knows, and where the ruleset names no lengths but all, the list's own words say which it covers.
fn command(locale: &Locale, lacking: &Lacking<'_>, language: &str, all: (u8, u8)) -> String {
    let Lacking { source, tiles, .. } = lacking;
    let (from, to) = tiles;
    let covers = if *tiles == all { String::new() } else { format!(" --tiles {from}-{to}") };
    let name = format!("'{}'", source.name.value.replace('\'', "'\\''"));
    let id = &source.list.value;
    let authority = match source.decides.value {
        Authority::Advises => String::new(),
        Authority::Alone | Authority::IfListed => {
            format!(" --in-force YYYY-MM-DD --authority {}", locale.say("lists-put-authority"))
        }
    };
    let (file, edition) = (locale.say("lists-put-file"), locale.say("lists-put-edition"));
    format!(
        "ephor lexicon import {file} --language {language} --id {id} --name {name}{covers} --edition \
         {edition}{authority}"
    )
}

fn lengths(locale: &Locale, list: &WordList) -> String {
    let lengths = &list.figures().lengths;
    let ends = lengths.first().zip(lengths.last());
    ends.map_or_else(String::new, |((from, _), (to, _))| tiles(locale, (*from, *to)))
}

/// So long is a word, in tiles.
fn tiles(locale: &Locale, tiles: (u8, u8)) -> String {
    locale.with("lists-tiles", &[("range", (&report::range(tiles)).into())])
}

/// Who stands behind a list.
pub(super) fn authority(authority: ListStanding) -> &'static str {
    match authority {
        ListStanding::Official => "lists-official",
        ListStanding::Federation => "lists-federation",
        ListStanding::Advisory => "lists-advisory",
    }
}

/// There is no list of this name, and perhaps one of nearly the same.
pub(in crate::cli) fn unknown_list(id: &str, library: &Library) -> Problem {
    let near = nearest(id, library.iter().map(WordList::id));
    let instead = near.map_or_else(
        || "`ephor lexicon list` names those there are".to_owned(),
        |near| format!("did you mean `{near}`?"),
    );
    Problem::told(format!("there is no list `{id}`"), instead)
}
