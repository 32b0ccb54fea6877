//! Tests of the room, a file a subject, and what they share.

mod addenda;
mod decide;
mod hunspell;
mod import;
mod lists;
mod marks;
mod refused;
mod spelling;

use super::{Language, Library, TileSet};

fn tiles(id: &str) -> TileSet {
    TileSet::embedded(id).expect("sound tile sets").expect("a shipped tile set")
}

fn slovak() -> Language {
    Language::embedded()
        .expect("sound languages")
        .into_iter()
        .find(|language| language.alphabet().language() == "sk")
        .expect("Slovak")
}

fn library() -> Library {
    Library::embedded().expect("sound lists")
}
