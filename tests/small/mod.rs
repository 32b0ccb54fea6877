//! Laws with word lists of a few words, so that a proof does not rest on what a real list holds.

use std::collections::{BTreeMap, BTreeSet};

use ephor::domain::SlipId;
use ephor::lexicon::{Library, TileSet, WordList, build};
use ephor::rules::{Catalogue, Ruleset};
use ephor::tournament::{Command, LoadedRules, SlipCommand};

/// Words that every small list holds.
pub(crate) const GOOD: [&str; 6] = ["NIE", "SATZ", "TOR", "RAST", "SINN", "ORT"];

/// And one for regulations in which only long words are challenged.
pub(crate) const LONG: &str = "RASTSINNORT";

/// A ruleset as its file reads it, with readings of open questions.
pub(crate) fn ruleset(id: &str, readings: &[(&str, &str)]) -> Ruleset {
    let readings: BTreeMap<String, String> =
        readings.iter().map(|(question, reading)| ((*question).to_owned(), (*reading).to_owned())).collect();
    Catalogue::embedded().load(id, &readings).unwrap_or_else(|error| panic!("{id}: {error}"))
}

/// A list of the small words under an id.
pub(crate) fn list(id: &str, tiles: &TileSet) -> WordList {
    let language = tiles.alphabet().language();
    let manifest = format!(
        "id = \"{id}\"\nlanguage = \"{language}\"\ntitle = \"small\"\nname = \"{id}\"\nedition = \"1\"\n\
         in_force = \"2026-01-01\"\nauthority = \"official\"\nsource = \"made up\"\nlicence = \"CC0\"\n"
    );
    let words = [GOOD.join("\n"), LONG.to_owned()].join("\n");
    let built = build(&manifest, &words, tiles.alphabet()).expect("a list of good words");
    WordList::open(&built.manifest, built.fst).expect("what was built")
}

/// A law of a ruleset that knows the small words: installed for every source but those that are `missing`.
pub(crate) fn law(mut ruleset: Ruleset, missing: &[&str]) -> LoadedRules {
    let tiles = TileSet::embedded("de102").expect("readable tiles").expect("known tiles");
    // Whatever alphabet the regulation plays with, here it plays with the letters of the small words.
    tiles.id().clone_into(&mut ruleset.lexicon.tiles.value);
    let ids: BTreeSet<String> =
        ruleset.lexicon.sources.iter().map(|source| source.list.value.clone()).collect();
    let installed = ids.iter().filter(|id| !missing.contains(&id.as_str()));
    let library = Library::with(installed.map(|id| list(id, &tiles))).expect("ids that differ");
    LoadedRules::new(ruleset, library, tiles)
}

/// The words of a slip, as the desk enters them.
pub(crate) fn enter(slip: SlipId, words: &[&str]) -> Command {
    Command::Slip(SlipCommand::EnterWords {
        slip,
        words: words.iter().map(|word| (*word).to_owned()).collect(),
    })
}
