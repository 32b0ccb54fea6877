//! `ephor lexicon words`: the words of a list, all or some, in the order of the alphabet.

use serde::Serialize;
use unicode_normalization::UnicodeNormalization as _;

use crate::lexicon::{Alphabet, WordList};

use super::super::options::Folders;
use super::options::tiles;
use super::{Console, Exit, Problem, Shelf, unknown};

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
struct Answer<'a> {
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
    let list = shelf.library.get(&args.id).ok_or_else(|| unknown(&args.id, &shelf.library))?;
    let alphabet = shelf.alphabet(&list.manifest().language)?;
    let words = some(args, list, alphabet.as_ref());
    if args.json {
        let edition = &list.manifest().edition;
        let answer = Answer { list: list.id(), edition, count: words.len(), words: &words };
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
