//! What `ephor lexicon import` says when it is done.

use std::fs;
use std::path::Path;

use crate::lexicon::{
    Alphabet, Built, Imported, Language, List, Manifest, Standing, set_named, shipped_lists,
};
use crate::report::range;

use super::super::table::Table;
use super::gathered::{Gathered, TRACE};
use super::options::{By, ImportArgs};

/// The list that the new one takes the place of, and what is different.
pub(super) struct Older {
    /// The edition in the folder, if there was one.
    replaced: Option<Changed>,
    /// The one of this id that comes with ephor, if one does.
    shipped: Option<Changed>,
}

struct Changed {
    name: String,
    edition: String,
    /// Words that came in and words that went out.
    words: Option<[usize; 2]>,
}

impl Changed {
    fn between(old: &List, new: &List) -> Self {
        let manifest = old.manifest();
        let only_in = |list: &List, without: &List| {
            let mut count = 0;
            list.each_without(without, |_| count += 1);
            count
        };
        let same = manifest.language == new.manifest().language;
        let words = same.then(|| [only_in(new, old), only_in(old, new)]);
        Self { name: manifest.name.clone(), edition: manifest.edition.clone(), words }
    }

    fn words(&self) -> String {
        self.words
            .map(|[added, removed]| format!(": {added} words added, {removed} removed"))
            .unwrap_or_default()
    }
}

impl Older {
    pub(super) fn of(folder: &Path, id: &str, built: &Built) -> Self {
        let Ok(new) = List::open(&built.manifest, built.fst.clone()) else {
            return Self { replaced: None, shipped: None };
        };
        let mut shipped = shipped_lists()
            .filter(|(_, manifest, _)| Manifest::parse(manifest).is_ok_and(|manifest| manifest.id == id));
        let shipped = shipped.find_map(|(_, manifest, fst)| List::open(manifest, fst).ok());
        Self {
            replaced: installed(folder, id).map(|old| Changed::between(&old, &new)),
            shipped: shipped.map(|old| Changed::between(&old, &new)),
        }
    }
}

/// The sound list of an id in a folder.
fn installed(folder: &Path, id: &str) -> Option<List> {
    let stem = folder.join(id);
    let manifest = fs::read(folder.join(format!("{id}.toml"))).ok()?;
    let named = set_named(&stem.to_string_lossy(), &manifest).and_then(|set| fs::read(set).ok());
    let set = named.or_else(|| fs::read(folder.join(format!("{id}.fst"))).ok())?;
    List::open(&String::from_utf8(manifest).ok()?, set).ok()
}

pub(super) fn report(
    args: &ImportArgs,
    gathered: &Gathered,
    imported: &Imported,
    built: &Built,
    older: &Older,
    set: &Path,
) -> String {
    let mut table = Table::default();
    let mut row = |name: &str, value: String| table.row([name.to_owned(), value]);
    if let Ok(Manifest { name, edition, built: Some(figures), authority, tiles, .. }) =
        Manifest::parse(&built.manifest)
    {
        row("list", format!("{}: {name}, ed. {edition}, {authority}", args.id));
        row("read", format!("{}, {}", imported.read, gathered.how));
        for (name, value) in &gathered.rows {
            row(name, value.clone());
        }
        if imported.unmarked > 0 {
            row("marks", format!("taken off {} words", imported.unmarked));
        }
        row("words", figures.words.to_string());
        let glossed = imported.lines().filter(|(_, line)| gathered.glosses.contains_key(line));
        if args.gloss.is_some() {
            row("gloss", format!("{} words have one, which decides nothing", glossed.count()));
        }
        for (tiles, words) in &figures.lengths {
            row("", format!("{words} of {tiles} tiles"));
        }
        if let Some(tiles) = tiles {
            let why = match args.tiles {
                Some(_) => "as --tiles says",
                None => "the lengths that were found: of others it says nothing",
            };
            row("tiles", format!("{}, {why}", range(tiles)));
        }
        if let Some(old) = &older.replaced {
            row("old", format!("{}, ed. {}, is replaced{}", old.name, old.edition, old.words()));
        }
        row("set", format!("{} bytes, BLAKE3 {}", figures.bytes, figures.fst));
        row("file", set.display().to_string());
    }
    let mut text = table.text("");
    text.push_str(&dropped(imported));
    for note in &gathered.notes {
        text.extend(["note: ", note, "\n"]);
    }
    text
}

/// So many words have every letter of their alphabet, as a rule.
const MANY: usize = 1000;

/// The letters of some kind that no word has, in words; empty where there are too few words to tell.
fn missing(imported: &Imported, alphabet: &Alphabet, of_kind: impl Fn(&char) -> bool) -> String {
    if imported.words().nth(MANY - 1).is_none() {
        return String::new();
    }
    let letters = imported.missing(alphabet).into_iter().filter(of_kind);
    letters.map(String::from).collect::<Vec<_>>().join(" or ")
}

/// What must not be read over.
pub(super) fn warnings(
    args: &ImportArgs,
    built: &Built,
    imported: &Imported,
    alphabet: &Alphabet,
    older: &Older,
) -> Vec<String> {
    let mut lines = Vec::new();
    let (no_words, read) = (imported.no_words(), imported.read);
    let many = no_words > TRACE as u64 && no_words * 100 > read;
    if many || no_words > 0 && args.authority != By::Advisory {
        lines.push(format!(
            "{no_words} of {read} pieces were dropped as no words: where this list decides alone, they are invalid"
        ));
    }
    let missing = missing(imported, alphabet, |_| true);
    if !missing.is_empty() {
        lines.push(format!(
            "not one word has {missing}: if the language has such words, the file has lost that letter"
        ));
    }
    let Ok(manifest) = Manifest::parse(&built.manifest) else { return lines };
    if let Some(Changed { name, edition, .. }) = &older.shipped {
        let words = older.shipped.as_ref().map(Changed::words).unwrap_or_default();
        lines.push(format!(
            "{} is the id of a list that comes with ephor: {name}, ed. {edition}, is out of use where this one is \
             read{words}",
            args.id
        ));
    }
    if let (Some((from, to)), Some(figures)) = (manifest.tiles, manifest.built) {
        let none = (from..=to).filter(|tiles| figures.lengths.iter().all(|(length, _)| length != tiles));
        let none: Vec<String> = none.map(|tiles| tiles.to_string()).collect();
        if !none.is_empty() && manifest.authority != Standing::Advisory {
            lines.push(format!(
                "{} covers {from}–{to} tiles and has no word of {}: where it decides alone, all of them are \
                 invalid; --tiles says which lengths it covers",
                args.id,
                none.join(", ")
            ));
        }
    }
    lines
}

/// In one sentence whether a list that came in may decide.
pub(super) fn may_decide(args: &ImportArgs, (from, to): (u8, u8)) -> String {
    let id = &args.id;
    if args.authority == By::Advisory {
        return format!("{id} advises, and decides nothing");
    }
    let lengths = if from == to { from.to_string() } else { format!("{from} to {to}") };
    let taken = if args.anyway { ", taken as it is with --anyway" } else { "" };
    format!("{id} may decide words of {lengths} tiles where a ruleset names it{taken}")
}

/// Why a list that is to decide may not as it is, in one sentence; `None` where it may. A letter that is on a tile and
/// in no word of a thousand was lost on the way, and every word with it would be invalid.
pub(super) fn may_not_decide(args: &ImportArgs, imported: &Imported, language: &Language) -> Option<String> {
    if args.anyway || args.authority == By::Advisory {
        return None;
    }
    let on_a_tile = |letter: &char| language.tile_sets().iter().any(|set| set.count(*letter) > 0);
    let lost = missing(imported, language.alphabet(), on_a_tile);
    (!lost.is_empty()).then(|| {
        format!(
            "{} may not decide as it is: not one of its words has {lost}, and every word with that would be invalid; \
             bring it from a copy that has not lost the letter; nothing was written, --anyway takes it",
            args.id
        )
    })
}

/// What was dropped, and why.
pub(super) fn dropped(imported: &Imported) -> String {
    let mut table = Table::default();
    for drop in &imported.dropped {
        let more = drop.count.saturating_sub(drop.examples.len() as u64);
        let mut examples: Vec<String> = drop.examples.iter().map(ToString::to_string).collect();
        if more > 0 {
            examples.push(format!("and {more} more"));
        }
        table.row([drop.count.to_string(), drop.reason.to_string(), examples.join("; ")]);
    }
    let rows = table.text("  ");
    if rows.is_empty() { "nothing was dropped\n".to_owned() } else { format!("dropped:\n{rows}") }
}
