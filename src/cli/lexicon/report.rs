//! What `ephor lexicon import` says of a list: whether it may decide, what must not be read over, what differs from
//! the lists that it takes the place of, and the report at the end.

use std::collections::BTreeSet;
use std::path::Path;

use clap::ValueEnum as _;

use crate::cli::files;
use crate::cli::table::TextTable;
use crate::lexicon::{
    Built, Example, Imported, Language, ListStanding, Manifest, WordList, seen, set_named, shipped_lists,
    visible,
};
use crate::locale::{Locale, Value};
use crate::report::{self, range};

use super::gathered::{GatheredFiles, TRACE};
use super::list::authority;
use super::options::{Allow, ImportArgs, ListAuthority};
use super::problem_text::{either, wrong_letter, yes};

pub(super) fn report(
    args: &ImportArgs,
    gathered: &GatheredFiles,
    imported: &Imported,
    built: &Built,
    older: &Older,
    set: &Path,
) -> String {
    let locale = gathered.locale;
    let mut table = TextTable::default();
    let mut row = |name: String, value: String| table.row([name, value]);
    if let Ok(Manifest { name, edition, built: Some(figures), authority: standing, tiles, .. }) =
        Manifest::parse(&built.manifest)
    {
        let standing = locale.say(authority(standing));
        let list = [("id", (&args.id).into()), ("name", (&name).into())];
        let whose = [("edition", (&edition).into()), ("standing", (&standing).into())];
        row(locale.say("import-row-list"), locale.with("import-list", &[list, whose].concat()));
        row(locale.say("import-row-read"), format!("{}, {}", imported.read, gathered.how(locale)));
        for (name, value) in &gathered.rows {
            row(name.clone(), value.clone());
        }
        if imported.unmarked > 0 {
            let taken = locale.with("import-marks", &[("count", Value::from(imported.unmarked))]);
            row(locale.say("import-row-marks"), taken);
        }
        row(locale.say("import-row-words"), figures.words.to_string());
        let glossed = imported.lines().filter(|(_, line)| gathered.glosses.contains_key(line));
        if args.gloss.is_some() {
            let glossed = locale.with("import-glossed", &[("count", Value::from(glossed.count()))]);
            row(locale.say("import-row-gloss"), glossed);
        }
        for (tiles, words) in &figures.lengths {
            let values = [("count", Value::from(*words)), ("tiles", Value::from(*tiles))];
            row(String::new(), locale.with("import-length", &values));
        }
        if let Some(tiles) = tiles {
            let range = range(tiles);
            let values = [("range", (&range).into())];
            let covers = match args.tiles {
                Some(_) => locale.with("import-tiles-told", &values),
                None => locale.with("import-tiles-found", &values),
            };
            row(locale.say("import-row-tiles"), covers);
        }
        if let Some(old) = &older.replaced {
            let replaced = old.said(locale, ["import-replaced-words", "import-replaced"], &[]);
            row(locale.say("import-row-old"), replaced);
        }
        let digest = figures.fst.to_string();
        let set_is = [("bytes", Value::from(figures.bytes)), ("digest", (&digest).into())];
        row(locale.say("import-row-set"), locale.with("import-set-bytes", &set_is));
        row(locale.say("import-row-file"), set.display().to_string());
    }
    let mut text = table.text("");
    text.push_str(&dropped(imported, locale));
    for note in &gathered.notes {
        text.push_str(&locale.with("import-note", &[("note", note.into())]));
        text.push('\n');
    }
    text
}

/// What was dropped, and why.
pub(super) fn dropped(imported: &Imported, locale: &Locale) -> String {
    let mut table = TextTable::default();
    for drop in &imported.dropped {
        let more = drop.count.saturating_sub(drop.examples.len() as u64);
        let mut examples: Vec<String> = drop.examples.iter().map(|it| example(it, locale)).collect();
        if more > 0 {
            examples.push(locale.with("import-more", &[("count", Value::from(more))]));
        }
        let why = locale.say(drop.reason.message());
        table.row([drop.count.to_string(), why, locale.items(examples)]);
    }
    let rows = table.text("  ");
    if rows.is_empty() {
        return format!("{}\n", locale.say("import-nothing-dropped"));
    }
    format!("{}\n{rows}", locale.say("import-dropped"))
}

/// One thing that was dropped.
fn example(example: &Example, locale: &Locale) -> String {
    let text = seen(&example.text);
    let place = [("line", Value::from(example.line)), ("text", (&text).into())];
    match &example.letter {
        None => locale.with("import-example", &place),
        Some(letter) => {
            let letter = visible(&wrong_letter(locale, letter));
            locale.with("import-example-letter", &[&place[..], &[("letter", (&letter).into())]].concat())
        }
    }
}

/// So many words have every letter of their alphabet, as a rule.
const MANY: usize = 1000;
/// Fewer words may have other letters than an older edition that is as short, and nothing is lost.
const FEW: usize = 20;

/// The letters that no word of a list has, and should.
pub(super) struct Missed {
    /// Those that words of the older edition have and that are on a tile: the list has lost them.
    lost: Vec<char>,
    /// The others, where the list has many words and no older edition tells that they are in none.
    doubtful: Vec<char>,
}

impl Missed {
    /// Of a list that is to lie in this folder. Few languages have words of each length with each letter, so that
    /// nothing but an older edition can tell that a letter was lost.
    pub(super) fn of(args: &ImportArgs, imported: &Imported, language: &Language, folder: &Path) -> Self {
        let mut missed = Self { lost: Vec::new(), doubtful: Vec::new() };
        let missing = imported.missing(language.alphabet());
        if missing.is_empty() || imported.words().nth(FEW - 1).is_none() {
            return missed;
        }
        let is_long = imported.words().nth(MANY - 1).is_some();
        let older = letters_before(folder, args, imported.lengths());
        let on_a_tile = |letter: char| language.tile_sets().iter().any(|set| set.count(letter) > 0);
        for letter in missing {
            match &older {
                Some(older) if older.contains(&letter) && on_a_tile(letter) => missed.lost.push(letter),
                Some(older) if !older.contains(&letter) => {}
                Some(_) | None if is_long => missed.doubtful.push(letter),
                Some(_) | None => {}
            }
        }
        missed
    }
}

/// What must not be read over.
pub(super) fn warnings(
    args: &ImportArgs,
    built: &Built,
    imported: &Imported,
    missed: &Missed,
    older: &Older,
    locale: &Locale,
) -> Vec<String> {
    let mut lines = Vec::new();
    let (no_words, read) = (imported.no_words(), imported.read);
    let many = no_words > TRACE as u64 && no_words * 100 > read;
    if many || no_words > 0 && args.authority != ListAuthority::Advisory {
        let values = [("count", Value::from(no_words)), ("read", Value::from(read))];
        lines.push(locale.with("import-warn-dropped", &values));
    }
    let missing = missed.lost.iter().chain(&missed.doubtful).map(char::to_string);
    let missing = either(locale, missing);
    if !missing.is_empty() {
        lines.push(locale.with("import-warn-missing", &[("letters", (&missing).into())]));
    }
    let Ok(manifest) = Manifest::parse(&built.manifest) else { return lines };
    if let Some(shipped) = &older.shipped {
        let id = [("id", (&args.id).into())];
        lines.push(shipped.said(locale, ["import-warn-shipped-words", "import-warn-shipped"], &id));
    }
    if let (Some((from, to)), Some(figures)) = (manifest.tiles, manifest.built) {
        let none = (from..=to).filter(|tiles| figures.lengths.iter().all(|(length, _)| length != tiles));
        let none: Vec<String> = none.map(|tiles| tiles.to_string()).collect();
        if !none.is_empty() && manifest.authority != ListStanding::Advisory {
            let none = none.join(", ");
            let covers = [("id", (&args.id).into()), ("from", Value::from(from)), ("to", Value::from(to))];
            let values = [&covers[..], &[("none", (&none).into())]].concat();
            lines.push(locale.with("import-warn-lengths", &values));
        }
    }
    lines
}

/// In one sentence whether a list that came in may decide.
pub(super) fn may_decide(args: &ImportArgs, (from, to): (u8, u8), locale: &Locale) -> String {
    let id = ("id", (&args.id).into());
    if args.authority == ListAuthority::Advisory {
        return locale.with("import-advises", &[id]);
    }
    let lengths = if from == to {
        from.to_string()
    } else {
        locale.with("import-from-to", &[("from", Value::from(from)), ("to", Value::from(to))])
    };
    let names = args.allow.iter().filter_map(Allow::to_possible_value);
    let allowed: Vec<String> = names.map(|it| it.get_name().to_owned()).collect();
    let (taken, allowed) = (yes(!allowed.is_empty()), allowed.join(" --allow "));
    let values = [id, ("lengths", (&lengths).into()), ("taken", taken), ("allowed", (&allowed).into())];
    locale.with("import-may-decide", &values)
}

/// Why a list that is to decide may not as it is, in one sentence; `None` where it may. A letter that the older edition
/// has was lost on the way, and every word with it would be invalid.
pub(super) fn may_not_decide(args: &ImportArgs, missed: &Missed, locale: &Locale) -> Option<String> {
    if missed.lost.is_empty() || args.allows(Allow::LostLetter) || args.authority == ListAuthority::Advisory {
        return None;
    }
    let lost = either(locale, missed.lost.iter().map(char::to_string));
    let values = [("id", (&args.id).into()), ("letters", (&lost).into())];
    Some(locale.with("import-may-not-decide", &values))
}

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
