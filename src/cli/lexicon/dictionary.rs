//! Reads a spelling dictionary: the two files, and every form that they make.

use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::sync::mpsc::sync_channel;
use std::{fs, mem, thread};

use crate::lexicon::{DictionaryFile, Expansion, Hunspell, HunspellForm, HunspellProblem, Importer};
use crate::locale::{Locale, Value};

use super::Problem;
use super::bar::Bar;
use super::gathered::{Gathered, read};
use super::how::How;
use super::options::{Allow, ImportArgs};
use super::said::{hunspell_problem, nothing};

/// The forms of a dictionary.
pub(super) fn expand(
    args: &ImportArgs,
    gathered: &mut Gathered,
    importer: &mut Importer<'_>,
    bar: &mut Bar<'_>,
) -> Result<(), Problem> {
    let locale = gathered.locale;
    let (dic, aff) = pair(&args.file, args.affixes.as_deref(), locale)?;
    let (dic, aff) = (read(&dic, gathered)?, read(&aff, gathered)?);
    let wrong = |problem: HunspellProblem| nothing(locale, hunspell_problem(locale, &problem));
    let hunspell = Hunspell::read(
        DictionaryFile { name: &aff.path, bytes: &aff.bytes },
        DictionaryFile { name: &dic.path, bytes: &dic.bytes },
    )
    .map_err(wrong)?;
    match hunspell.whole() {
        Ok(()) => {}
        Err(problem) if args.allows(Allow::CutOff) => gathered.notes.push(hunspell_problem(locale, &problem)),
        Err(problem) => {
            let what = hunspell_problem(locale, &problem);
            return Err(Problem::told(what, locale.say("import-cut-off-do")));
        }
    }
    let lines = hunspell.lines();
    bar.begin(&locale.say("import-expanding"));
    let done = forms(&hunspell, |form| {
        importer.take_form(form);
        bar.at(form.line, lines);
    })
    .map_err(wrong)?;
    match args.gloss.as_deref() {
        None => {}
        Some("stem") => gathered.glosses.extend(hunspell.stems()),
        Some(other) => {
            let what = format!("--gloss {other}: {}", locale.say("import-gloss-dictionary"));
            return Err(Problem::told(what, locale.say("import-gloss-dictionary-do")));
        }
    }
    let compounds = done.compoundable > 0;
    gathered.how = Some(How::Hunspell { encoding: hunspell.encoding(), entries: done.entries, compounds });
    if compounds {
        gathered.notes.push(locale.with("import-compounds", &[("count", Value::from(done.compoundable))]));
    }
    Ok(())
}

/// Forms on their way to whoever reads them.
#[derive(Default)]
struct Block {
    text: String,
    /// Where each ends in the text, its line, and whether it keeps its case.
    forms: Vec<(usize, usize, bool)>,
}

/// Bytes of a block; so many blocks wait at most.
const BLOCK: usize = 1 << 16;
const WAITING: usize = 8;

/// Expands a dictionary and hands over its forms, the one beside the other.
fn forms(
    dictionary: &Hunspell,
    mut take: impl FnMut(HunspellForm<'_>),
) -> Result<Expansion, HunspellProblem> {
    let (send, received) = sync_channel::<Block>(WAITING);
    thread::scope(|scope| {
        let expanding = scope.spawn(move || {
            let mut block = Block::default();
            let done = dictionary.expand(&mut |form| {
                block.text.push_str(form.text);
                block.forms.push((block.text.len(), form.line, form.keep_case));
                if block.text.len() >= BLOCK {
                    // Whoever receives takes all of them.
                    let _ = send.send(mem::take(&mut block));
                }
            });
            let _ = send.send(block);
            done
        });
        for Block { text, forms } in received {
            let mut from = 0;
            for (to, line, keep_case) in forms {
                take(HunspellForm { text: &text[from..to], line, keep_case });
                from = to;
            }
        }
        expanding.join().unwrap_or_else(|panic| resume_unwind(panic))
    })
}

/// The name without `.gz`, `.zst` and `.zip`.
fn bare(path: &Path) -> PathBuf {
    let packed = path
        .extension()
        .is_some_and(|end| ["gz", "zst", "zip"].iter().any(|it| end.eq_ignore_ascii_case(it)));
    if packed { path.with_extension("") } else { path.to_owned() }
}

pub(super) fn ending(path: &Path) -> String {
    bare(path).extension().map(|end| end.to_string_lossy().to_lowercase()).unwrap_or_default()
}

/// The `.dic` and the `.aff`, whichever of the two was named. The other may be packed, and its ending may be written
/// in capitals where that of the first is not: such files come from other systems.
fn pair(path: &Path, affixes: Option<&Path>, locale: &Locale) -> Result<(PathBuf, PathBuf), Problem> {
    if let Some(affixes) = affixes {
        return Ok((path.to_owned(), affixes.to_owned()));
    }
    let named_affixes = ending(path) == "aff";
    let wanted = if named_affixes { "dic" } else { "aff" };
    let stem = bare(path);
    let candidates =
        ["", ".gz", ".zst", ".zip"].map(|packed| stem.with_extension(format!("{wanted}{packed}")));
    let there = candidates.iter().find(|candidate| candidate.exists()).cloned();
    let Some(other) = there.or_else(|| candidates.iter().find_map(|candidate| in_any_case(candidate))) else {
        let (wanted, path) = (stem.with_extension(wanted).display().to_string(), path.display().to_string());
        let what = locale.with("import-no-pair", &[("wanted", (&wanted).into()), ("file", (&path).into())]);
        return Err(Problem::told(what, locale.say("import-no-pair-do")));
    };
    Ok(if named_affixes { (other, path.to_owned()) } else { (path.to_owned(), other) })
}

/// The file that has this name but for capitals.
fn in_any_case(wanted: &Path) -> Option<PathBuf> {
    let folder = wanted.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let name = wanted.file_name()?.to_string_lossy().to_lowercase();
    let mut same: Vec<PathBuf> = fs::read_dir(folder)
        .ok()?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.file_name().is_some_and(|it| it.to_string_lossy().to_lowercase() == name))
        .collect();
    same.sort();
    same.into_iter().next()
}
