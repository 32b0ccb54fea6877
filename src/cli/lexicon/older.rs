//! The lists that a new one takes the place of, and what is different.

use std::collections::BTreeSet;
use std::path::Path;

use crate::lexicon::{Built, Manifest, WordList, set_named, shipped_lists};
use crate::locale::{Locale, Value};
use crate::report;

use super::super::files;
use super::options::ImportArgs;

/// The list that the new one takes the place of, and what is different.
pub(super) struct Older {
    /// The edition in the folder, if there was one.
    pub(super) replaced: Option<Changed>,
    /// The one of this id that comes with ephor, if one does.
    pub(super) shipped: Option<Changed>,
}

/// A list that is out of use, and the words by which the new one differs.
pub(super) struct Changed {
    name: String,
    edition: String,
    /// Words that came in and words that went out; unknown where the languages differ.
    words: Option<[usize; 2]>,
}

impl Changed {
    fn between(old: &WordList, new: &WordList) -> Self {
        let manifest = old.manifest();
        let only_in = |list: &WordList, without: &WordList| {
            let mut count = 0;
            list.each_without(without, |_| count += 1);
            count
        };
        let same = manifest.language == new.manifest().language;
        let words = same.then(|| [only_in(new, old), only_in(old, new)]);
        Self { name: manifest.name.clone(), edition: manifest.edition.clone(), words }
    }

    /// In a sentence: the first message with how many words came in and went out, the second where nobody knows.
    pub(super) fn said(
        &self,
        locale: &Locale,
        [with, without]: [&str; 2],
        more: &[(&str, Value<'_>)],
    ) -> String {
        let name = report::list(locale, &self.name);
        let list = [("name", (&name).into()), ("edition", (&self.edition).into())];
        match self.words {
            Some([added, removed]) => {
                let words = [("added", Value::from(added)), ("removed", Value::from(removed))];
                locale.with(with, &[more, &list, &words].concat())
            }
            None => locale.with(without, &[more, &list].concat()),
        }
    }
}

impl Older {
    pub(super) fn of(folder: &Path, id: &str, built: &Built) -> Self {
        let Ok(new) = WordList::open(&built.manifest, built.fst.clone()) else {
            return Self { replaced: None, shipped: None };
        };
        let mut shipped = shipped_lists()
            .filter(|(_, manifest, _)| Manifest::parse(manifest).is_ok_and(|manifest| manifest.id == id));
        let shipped = shipped.find_map(|(_, manifest, fst)| WordList::open(manifest, fst).ok());
        Self {
            replaced: installed(folder, id).map(|old| Changed::between(&old, &new)),
            shipped: shipped.map(|old| Changed::between(&old, &new)),
        }
    }
}

/// The letters in words of the older edition of a list, of the lengths that the new one has: that in the folder, and
/// only where there is none the one that comes with ephor. `None` where there is none of this language.
pub(super) fn letters_before(
    folder: &Path,
    args: &ImportArgs,
    lengths: Option<(u8, u8)>,
) -> Option<BTreeSet<char>> {
    let shipped = shipped_lists()
        .filter(|(_, manifest, _)| Manifest::parse(manifest).is_ok_and(|manifest| manifest.id == args.id))
        .filter_map(|(_, manifest, fst)| WordList::open(manifest, fst).ok());
    let is_of_it = |list: &WordList| list.manifest().language == args.language;
    // What is in the folder replaced the shipped one: a letter that it has not is not lost now.
    let older = installed(folder, &args.id).into_iter().chain(shipped).find(is_of_it)?;
    let (from, to) = lengths?;
    let compared = |word: &String| (usize::from(from)..=usize::from(to)).contains(&word.chars().count());
    let words = older.words().into_iter().filter(compared);
    Some(words.flat_map(|word| word.chars().collect::<Vec<_>>()).collect())
}

/// The sound list of an id in a folder.
fn installed(folder: &Path, id: &str) -> Option<WordList> {
    let read = |path: &Path| files::read(path, files::LIST);
    let stem = folder.join(id);
    let manifest = files::without_mark(read(&folder.join(format!("{id}.toml"))).ok()?);
    let named = set_named(&stem.to_string_lossy(), &manifest).and_then(|set| read(Path::new(&set)).ok());
    let set = named.or_else(|| read(&folder.join(format!("{id}.fst"))).ok())?;
    WordList::open(&String::from_utf8(manifest).ok()?, set).ok()
}
