//! `ephor lexicon amend`: an addendum to a list makes an edition of its own.

use std::fs;
use std::path::{Path, PathBuf};

use crate::lexicon::{Amendment, Built, Manifest, WordList, amend as amend_list};

use super::super::files;
use super::super::options::Folders;
use super::super::table::Table;
use super::build::{alphabet, own_language};
use super::import::{free, home};
use super::options::date;
use super::place::{RealDisk, put};
use super::{Console, Exit, Problem, Shelf, unknown};

pub(in crate::cli) const ABOUT: &str = "Add words to a list or strike some, as an edition of its own

The addendum is a text with a word a line, + before what is added and - before what is struck; lines that start with \
# are passed over. What comes of it takes the list's place, with a digest of its own, and is called in every verdict \
by the edition and the day: 2024 + 2026-03-01. `ephor lexicon info` shows what came in and went out with which \
addendum. Where one line does not fit the list (a word that it has already, or has not), nothing is written.

A later edition of the publisher's, brought in with `ephor lexicon import`, takes the place of both.

Examples:
  ephor lexicon amend cs-blex dodatek.txt --in-force 2026-03-01
  ephor lexicon amend cs-blex dodatek.txt --in-force 2026-09-01 --source \"ČAS, 12. 8. 2026\" --to next";

/// `ephor lexicon amend`.
#[derive(Debug, clap::Args)]
pub struct AmendArgs {
    /// The list's id: cs-blex
    pub id: String,
    /// The addendum: a word a line, with + or -
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// In force since
    #[arg(long, value_name = "YYYY-MM-DD", value_parser = date)]
    pub in_force: String,
    /// The document that it is from; the file's name if left out
    #[arg(long)]
    pub source: Option<String>,
    /// The folder to write to; the list's own if left out
    #[arg(long, value_name = "DIR")]
    pub to: Option<PathBuf>,
}

pub(in crate::cli) fn amend(
    args: &AmendArgs,
    folders: &Folders,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let shelf = Shelf::open(folders)?;
    shelf.warn(console.err)?;
    let found = shelf.library.get(&args.id).zip(shelf.volume(&args.id));
    let Some((list, volume)) = found else { return Err(unknown(&args.id, &shelf.library)) };
    let file = Path::new(&volume.file);
    let own = file.parent().filter(|_| file.is_file());
    let folder = match (&args.to, own) {
        (Some(to), _) => to.clone(),
        (None, Some(own)) => own.to_owned(),
        (None, None) => home(folders, &list.manifest().language, console.locale)?,
    };
    free(&args.id, folders, &folder, console.locale)?;
    let language = &list.manifest().language;
    let letters = if folder.is_dir() { own_language(&folder)? } else { None };
    let Some(alphabet) = alphabet(language, letters.as_ref())? else {
        return Err(Problem::told(
            format!("there is no alphabet for the language `{language}`"),
            "put the list's tiles.toml into the folder of --to",
        ));
    };
    let text = files::text(&args.file, files::TEXT)?;
    let name = || args.file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let source = args.source.clone().unwrap_or_else(name);
    let amendment = Amendment { in_force: &args.in_force, source: &source, text: &text };
    let built = amend_list(&volume.manifest, list, &amendment, &alphabet)
        .map_err(|problem| Problem::told(problem.to_string(), "nothing was written"))?;
    fs::create_dir_all(&folder).map_err(|error| Problem::file(&folder, &error))?;
    let words = if list.is_glossed() { list.words() } else { Vec::new() };
    let said = words.iter().filter_map(|word| Some((word.as_str(), list.gloss(word)?)));
    let built =
        built.glossed(said).map_err(|problem| Problem::told(problem.to_string(), "nothing was written"))?;
    let set = put(&mut RealDisk, &folder, &args.id, &built)?;
    console.out.write_all(report(list, &built, &set).as_bytes())?;
    if own.is_none() {
        let (id, edition) = (&args.id, &list.manifest().edition);
        writeln!(
            console.err,
            "warning: {id}, ed. {edition}, comes with ephor and is out of use where this one is read"
        )?;
    }
    Ok(Exit::Yes)
}

/// What became of the list.
fn report(old: &WordList, built: &Built, set: &Path) -> String {
    let mut table = Table::default();
    let mut row = |name: &str, value: String| table.row([name.to_owned(), value]);
    if let Ok(Manifest { id, name, edition, authority, addenda, built: Some(figures), .. }) =
        Manifest::parse(&built.manifest)
    {
        row("list", format!("{id}: {name}, ed. {edition}, {authority}"));
        row("old", format!("ed. {}, {} words", old.manifest().edition, old.len()));
        row("words", figures.words.to_string());
        if let Some(addendum) = addenda.last() {
            row("added", addendum.added.join(", "));
            row("struck", addendum.struck.join(", "));
        }
        row("set", format!("{} bytes, BLAKE3 {}", figures.bytes, figures.fst));
        row("file", set.display().to_string());
    }
    table.text("")
}
