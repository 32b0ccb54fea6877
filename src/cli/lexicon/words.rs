//! `ephor lexicon words` and `ephor lexicon diff`: the words of a list in the order of the alphabet, and what one
//! edition has and the other has not.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use serde::Serialize;
use unicode_normalization::UnicodeNormalization as _;

use crate::cli::files::{FileContent, look, set_beside};
use crate::cli::options::Folders;
use crate::cli::table::TextTable;
use crate::domain::Digest;
use crate::lexicon::{Alphabet, Library, WordList};

use super::list::unknown_list;
use super::options::tiles;
use super::{Console, Exit, Problem, Shelf};

pub(in crate::cli) const ABOUT: &str = "Print the words of a list, all or some

One word a line, in the order of the alphabet, where each letter with a mark stands behind the one without. The \
conditions narrow each other. Exit status 1 if there is no such word.

Examples:
  ephor lexicon words sk-b3
  ephor lexicon words sk-b3 --starts ž
  ephor lexicon words sk-hunspell --contains q --ends a --count
  ephor lexicon words de-wordlist --tiles 3 | column";

/// `ephor lexicon words`.
#[derive(Debug, clap::Args)]
pub struct WordsArgs {
    /// The list's id: sk-b2
    pub id: String,
    /// Only words of these lengths, in tiles
    #[arg(long, value_name = "FROM-TO", value_parser = tiles)]
    pub tiles: Option<(u8, u8)>,
    /// Only words that begin with these letters
    #[arg(long, value_name = "LETTERS")]
    pub starts: Option<String>,
    /// Only words that end with these letters
    #[arg(long, value_name = "LETTERS")]
    pub ends: Option<String>,
    /// Only words that have these letters side by side
    #[arg(long, value_name = "LETTERS")]
    pub contains: Option<String>,
    /// How many there are, and not which
    #[arg(long, conflicts_with = "json")]
    pub count: bool,
    /// One JSON object instead of lines
    #[arg(long)]
    pub json: bool,
}

/// The answer to a program.
#[derive(Serialize)]
struct WordsAnswer<'a> {
    list: &'a str,
    edition: &'a str,
    count: usize,
    words: &'a [String],
}

pub(in crate::cli) fn words(
    args: &WordsArgs,
    folders: &Folders,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let shelf = Shelf::open(folders)?;
    shelf.warn(console.err)?;
    let list = shelf.library.get(&args.id).ok_or_else(|| unknown_list(&args.id, &shelf.library))?;
    let alphabet = shelf.alphabet(&list.manifest().language)?;
    let words = some(args, list, alphabet.as_ref());
    if args.json {
        let edition = &list.manifest().edition;
        let answer = WordsAnswer { list: list.id(), edition, count: words.len(), words: &words };
        writeln!(console.out, "{}", serde_json::to_string(&answer).unwrap_or_default())?;
    } else if args.count {
        writeln!(console.out, "{}", words.len())?;
    } else {
        let lines: String = words.iter().flat_map(|word| [word.as_str(), "\n"]).collect();
        console.out.write_all(lines.as_bytes())?;
    }
    Ok(Exit::yes(!words.is_empty()))
}

/// The words that are wanted, in the order of the alphabet; of a language without one in that of Unicode.
fn some(args: &WordsArgs, list: &WordList, alphabet: Option<&Alphabet>) -> Vec<String> {
    let letters = |typed: &Option<String>| {
        let typed = typed.as_deref().unwrap_or_default();
        alphabet.map_or_else(|| typed.to_uppercase().nfc().collect(), |alphabet| alphabet.part(typed))
    };
    let (starts, ends, contains) = (letters(&args.starts), letters(&args.ends), letters(&args.contains));
    let wanted = |word: &String| {
        let tiles = word.chars().count();
        args.tiles.is_none_or(|(from, to)| (usize::from(from)..=usize::from(to)).contains(&tiles))
            && word.starts_with(&starts)
            && word.ends_with(&ends)
            && word.contains(&contains)
    };
    let mut words: Vec<String> = list.words().into_iter().filter(wanted).collect();
    if let Some(alphabet) = alphabet {
        let order = alphabet.letters();
        // Letters of borrowed words come last.
        let place = |letter: char| order.iter().position(|&it| it == letter).unwrap_or(order.len());
        words.sort_by_cached_key(|word| word.chars().map(place).collect::<Vec<_>>());
    }
    words
}

pub(in crate::cli) const DIFF_ABOUT: &str = "Compare two lists: what came in and what went out

Each list is an id, or a file: the .toml or the .fst of a pair. Added is what the second has and the first has not. \
Exit status 1 if they differ.

Examples:
  ephor lexicon diff sk-advice new/sk-advice.toml
  ephor lexicon diff --json old/cs-blex.fst new/cs-blex.fst";

/// `ephor lexicon diff`.
#[derive(Debug, clap::Args)]
pub struct DiffArgs {
    /// The first list: an id or a file
    pub a: String,
    /// The second list: an id or a file
    pub b: String,
    /// Words to show of each kind
    #[arg(long, default_value_t = 20, value_name = "N")]
    pub limit: usize,
    /// One JSON object with every word instead of lines for people
    #[arg(long)]
    pub json: bool,
}

#[derive(Serialize)]
struct DiffAnswer<'a> {
    a: DiffSide<'a>,
    b: DiffSide<'a>,
    added: WordChange,
    removed: WordChange,
}

#[derive(Serialize)]
struct DiffSide<'a> {
    id: &'a str,
    edition: &'a str,
    words: usize,
    digest: Digest,
}

/// Words that only one of them has.
#[derive(Serialize)]
struct WordChange {
    count: usize,
    by_length: BTreeMap<usize, usize>,
    words: Vec<String>,
}

impl WordChange {
    fn of(list: &WordList, without: &WordList) -> Self {
        let (mut words, mut by_length) = (Vec::new(), BTreeMap::new());
        list.each_without(without, |word| {
            *by_length.entry(word.chars().count()).or_default() += 1;
            words.push(word.to_owned());
        });
        Self { count: words.len(), by_length, words }
    }

    fn shown(&self, sign: char, limit: usize) -> String {
        let words = self.words.iter().take(limit).map(|word| format!("{sign} {word}\n"));
        let more = self.count.saturating_sub(limit);
        let rest = (more > 0).then(|| format!("{sign} and {more} more\n"));
        words.chain(rest).collect()
    }
}

pub(in crate::cli) fn diff(
    args: &DiffArgs,
    folders: &Folders,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let a = named(&args.a, folders, console.err)?;
    let b = named(&args.b, folders, console.err)?;
    if a.manifest().language != b.manifest().language {
        let what =
            format!("{} is in {} and {} in {}", a.id(), a.manifest().language, b.id(), b.manifest().language);
        return Err(Problem::told(what, "compare two lists of one language"));
    }
    let (added, removed) = (WordChange::of(&b, &a), WordChange::of(&a, &b));
    let same = added.count + removed.count == 0;
    if args.json {
        let answer = DiffAnswer { a: side(&a), b: side(&b), added, removed };
        let text = serde_json::to_string(&answer).unwrap_or_default();
        writeln!(console.out, "{text}")?;
        return Ok(Exit::yes(same));
    }
    let mut table = TextTable::default();
    for (sign, list) in [('a', &a), ('b', &b)] {
        let manifest = list.manifest();
        table.row([
            sign.to_string(),
            list.id().to_owned(),
            format!("ed. {}", manifest.edition),
            format!("{} words", list.len()),
            list.digest().short(),
        ]);
    }
    write!(console.out, "{}", table.text(""))?;
    if same {
        writeln!(console.out, "\nno difference")?;
        return Ok(Exit::Yes);
    }
    let mut table = TextTable::default();
    table.row(["tiles", "added", "removed"]);
    for tiles in 0..=usize::from(u8::MAX) {
        let [plus, minus] = [&added, &removed].map(|it| it.by_length.get(&tiles).copied().unwrap_or(0));
        if plus + minus > 0 {
            table.row([tiles.to_string(), plus.to_string(), minus.to_string()]);
        }
    }
    table.row(["all".to_owned(), added.count.to_string(), removed.count.to_string()]);
    let (plus, minus) = (added.shown('+', args.limit), removed.shown('-', args.limit));
    write!(console.out, "\n{}\n{plus}{minus}", table.text(""))?;
    Ok(Exit::No)
}

fn side(list: &WordList) -> DiffSide<'_> {
    DiffSide { id: list.id(), edition: &list.manifest().edition, words: list.len(), digest: list.digest() }
}

/// A list by its file, else by its id.
fn named(name: &str, folders: &Folders, err: &mut dyn Write) -> Result<WordList, Problem> {
    let path = Path::new(name);
    let file = path.extension().is_some_and(|end| end == "toml" || end == "fst");
    if !file {
        let shelf = Shelf::open(folders)?;
        shelf.warn(err)?;
        return shelf.library.get(name).cloned().ok_or_else(|| unknown_list(name, &shelf.library));
    }
    if !path.exists() {
        return Err(Problem::told(format!("{name}: there is no such file"), "check the path"));
    }
    let folder = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let path = folder.join(path.file_name().unwrap_or_default());
    let all = look(Some(folder), None, &["toml", "fst"])?.files;
    let manifests = all.iter().filter(|(other, _)| other.extension().is_some_and(|end| end == "toml"));
    let pairs = manifests.filter_map(|toml| Some((toml, set_beside(&all, &toml.0)?)));
    let mut pairs = pairs.filter(|(toml, set)| toml.0 == path || set.0 == path);
    let Some((toml, set)) = pairs.next() else {
        return Err(Problem::told(
            format!("{name} is not one of a pair"),
            "put its .toml and .fst side by side",
        ));
    };
    let pair = [toml, set].map(|(path, bytes): &FileContent| (path.display().to_string(), bytes.clone()));
    let library = Library::from_files(pair)?;
    library.iter().next().cloned().ok_or_else(|| Problem::told(format!("{name} is no list"), ""))
}
