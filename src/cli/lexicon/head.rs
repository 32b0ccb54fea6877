//! The manifest of an imported list, as far as a person would write it.

use std::fmt::Write as _;

use crate::lexicon::Imported;
use crate::locale::Locale;

use super::gathered::Gathered;
use super::options::ImportArgs;

/// The text above the figures. The same list imported in the same way has the same text: there is no date of today
/// in it and no folder of this computer.
pub(super) fn head(args: &ImportArgs, tiles: (u8, u8), gathered: &Gathered, imported: &Imported) -> String {
    let mut text = "# Written by `ephor lexicon import`.\n".to_owned();
    let title = args.title.as_ref().unwrap_or(&args.id);
    let quoted = |value: &str| toml::Value::from(value).to_string();
    let mut line = |key: &str, value: &str| {
        // Writing to a string does not fail.
        let _ = writeln!(text, "{key} = {}", quoted(value));
    };
    line("id", &args.id);
    line("language", &args.language);
    line("title", title);
    line("name", args.name.as_ref().unwrap_or(title));
    line("edition", &args.edition);
    if let Some(date) = &args.in_force {
        line("in_force", date);
    }
    line("authority", args.authority.word());
    line("source", args.source.as_ref().unwrap_or(&gathered.names()));
    line("licence", args.licence.as_deref().unwrap_or("not stated: ask the publisher before passing it on"));
    line("made", &made(gathered, imported));
    if let Some(notes) = &args.notes {
        line("notes", notes);
    }
    let (from, to) = tiles;
    let _ = writeln!(text, "tiles = [{from}, {to}]");
    if args.exclusive {
        text.push_str("exclusive = true\n");
    }
    if let Some(declared) = args.declared {
        let _ = writeln!(text, "declared_count = {declared}");
    }
    text
}

/// From which bytes, read how, and what was dropped. A manifest says it in English, wherever it is made.
fn made(gathered: &Gathered, imported: &Imported) -> String {
    let files: Vec<String> =
        gathered.files.iter().map(|(name, digest)| format!("{name} (BLAKE3 {digest})")).collect();
    let dropped: Vec<String> =
        imported.dropped.iter().map(|drop| format!("{} {}", drop.count, drop.reason)).collect();
    let dropped = if dropped.is_empty() { "nothing".to_owned() } else { dropped.join(", ") };
    format!(
        "ephor lexicon import of {}; {}; {} read; dropped: {dropped}",
        files.join(" and "),
        gathered.how(Locale::english()),
        imported.read
    )
}
