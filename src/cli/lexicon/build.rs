//! `ephor lexicon build` and `ephor lexicon amend`: sets from word files, and an edition of its own from a list with
//! an addendum.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::cli::files::{self, look, text_named};
use crate::cli::options::Folders;
use crate::cli::shelf::is_tiles;
use crate::cli::table::TextTable;
use crate::lexicon::{
    Alphabet, Amendment, Built, Language, Manifest, WordList, amend as amend_list, build as build_list,
    shipped_languages,
};

use super::list::unknown_list;
use super::options::date;
use super::place::{RealDisk, home_of_lists, must_be_free, plain, put};
use super::{Console, Exit, Problem, Shelf};

pub(in crate::cli) fn build(dir: &Path, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let mut sources: Vec<PathBuf> = fs::read_dir(dir)
        .map_err(|error| Problem::file(dir, &error))?
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|end| end == "txt"))
        .collect();
    sources.sort();
    if sources.is_empty() {
        let what = format!("{}: there is no word file", dir.display());
        return Err(Problem::told(
            what,
            "put the words into x.txt, one a line, and a manifest x.toml beside it",
        ));
    }
    let own = own_language(dir)?;
    let (mut built, mut wrong) = (Vec::new(), Vec::new());
    for source in sources {
        match one(&source, own.as_ref())? {
            Ok(list) => built.push((source, list)),
            Err(what) => wrong.push(format!("{}: {what}", source.display())),
        }
    }
    wrong.extend(doubled(dir)?);
    if !wrong.is_empty() {
        for line in &wrong {
            writeln!(console.err, "wrong: {line}")?;
        }
        writeln!(console.err, "  → nothing was written; put these right and build again")?;
        return Ok(Exit::No);
    }
    let mut table = TextTable::default();
    for (source, list) in built {
        let stem = source.file_stem().unwrap_or_default().to_string_lossy();
        let set = put(&mut RealDisk, dir, &stem, &list)?;
        plain(&mut RealDisk, &set, &source.with_extension("fst"))?;
        let manifest = list.manifest;
        if let Ok(Manifest { id, built: Some(figures), .. }) = Manifest::parse(&manifest) {
            let set = source.with_extension("fst").display().to_string();
            table.row([id, format!("{} words", figures.words), format!("{} bytes", figures.bytes), set]);
        }
    }
    console.out.write_all(table.text("").as_bytes())?;
    Ok(Exit::Yes)
}

/// Lists of one id in the folder: nobody could say which is meant, and none of them would be asked.
fn doubled(dir: &Path) -> Result<Vec<String>, Problem> {
    let mut ids = BTreeMap::<String, PathBuf>::new();
    let mut wrong = Vec::new();
    let beside = look(Some(dir), None, &["toml"])?.files;
    for (path, bytes) in beside.into_iter().filter(|(path, _)| !is_tiles(path)) {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let Ok(Manifest { id, .. }) = Manifest::parse(Manifest::head(&text)) else { continue };
        match ids.get(&id) {
            Some(other) => wrong.push(format!("{}: {} has the id {id} too", path.display(), other.display())),
            None => drop(ids.insert(id, path)),
        }
    }
    Ok(wrong)
}

/// The language of the folder's `tiles.toml`, if there is one.
pub(super) fn own_language(dir: &Path) -> Result<Option<Language>, Problem> {
    let path = dir.join("tiles.toml");
    if !path.exists() {
        return Ok(None);
    }
    let bytes = files::read(&path, files::LIST).map_err(|error| Problem::file(&path, &error))?;
    let (file, text) = text_named((path, bytes))?;
    Ok(Some(Language::load(&file, &text)?))
}

/// Builds one list; `Err` inside says what is wrong with it.
fn one(source: &Path, own: Option<&Language>) -> Result<Result<Built, String>, Problem> {
    let read = |path: PathBuf| -> Result<String, Problem> {
        let bytes = files::read(&path, files::LIST).map_err(|error| Problem::file(&path, &error))?;
        Ok(text_named((path, bytes))?.1)
    };
    let manifest_path = source.with_extension("toml");
    if !manifest_path.exists() {
        return Ok(Err(format!("there is no {} beside it: add the manifest", manifest_path.display())));
    }
    let (words, manifest) = (read(source.to_owned())?, read(manifest_path)?);
    let head = match Manifest::parse(Manifest::head(&manifest)) {
        Ok(head) => head,
        Err(problem) => return Ok(Err(problem.to_string())),
    };
    let Some(alphabet) = alphabet(&head.language, own)? else {
        return Ok(Err(format!(
            "there is no alphabet for the language {}: put a tiles.toml into the folder",
            head.language
        )));
    };
    Ok(build_list(&manifest, &words, &alphabet).map_err(|problem| problem.to_string()))
}

pub(super) fn alphabet(language: &str, own: Option<&Language>) -> Result<Option<Alphabet>, Problem> {
    Ok(letters_of(language, own)?.map(|it| it.alphabet().clone()))
}

/// The letters and tile sets of a language: the folder's own, else those that come with ephor.
pub(super) fn letters_of(language: &str, own: Option<&Language>) -> Result<Option<Language>, Problem> {
    if let Some(own) = own {
        return Ok(Some(own.clone()));
    }
    for (file, text) in shipped_languages() {
        let shipped = Language::load(file, text)?;
        if shipped.alphabet().language() == language {
            return Ok(Some(shipped));
        }
    }
    Ok(None)
}

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
    let Some((list, volume)) = found else { return Err(unknown_list(&args.id, &shelf.library)) };
    let file = Path::new(&volume.file);
    let own = file.parent().filter(|_| file.is_file());
    let folder = match (&args.to, own) {
        (Some(to), _) => to.clone(),
        (None, Some(own)) => own.to_owned(),
        (None, None) => home_of_lists(folders, &list.manifest().language, console.locale)?,
    };
    must_be_free(&args.id, folders, &folder, console.locale)?;
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
    let mut table = TextTable::default();
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
