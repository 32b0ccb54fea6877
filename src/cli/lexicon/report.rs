//! What `ephor lexicon import` says when it is done.

use std::path::Path;

use crate::lexicon::{Built, Example, Imported, Manifest, seen, visible};
use crate::locale::{Locale, Value};
use crate::report::range;

use super::super::table::Table;
use super::gathered::Gathered;
use super::list::authority;
use super::older::Older;
use super::options::ImportArgs;
use super::said::wrong_letter;

pub(super) fn report(
    args: &ImportArgs,
    gathered: &Gathered,
    imported: &Imported,
    built: &Built,
    older: &Older,
    set: &Path,
) -> String {
    let locale = gathered.locale;
    let mut table = Table::default();
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
    let mut table = Table::default();
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
