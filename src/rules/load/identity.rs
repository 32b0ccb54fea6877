//! Chapter `[ruleset]`: the regulation's name. Its values need no paragraph.

use crate::rules::Identity;
use crate::rules::catalogue::stem;

use super::book::Book;
use super::parse::{self, Wrong};
use super::reader::Reader;

pub(super) fn read(file: &mut Reader<'_>, book: &mut Book<'_>, name: &str) -> Option<Identity> {
    let mut chapter = file.chapter(book, "ruleset")?;
    let id = chapter.plain(book, "id", parse::text);
    let short = chapter.plain(book, "short", |value| {
        let short = parse::text(value)?;
        // Citations are the short name, a space, the paragraph.
        if !short.chars().any(char::is_whitespace) {
            return Ok(short);
        }
        Err(Wrong::new(format!("`{short}` is more than one word"), "write one word, like TSO"))
    });
    let title = chapter.plain(book, "title", parse::text);
    let edition = chapter.plain(book, "edition", parse::text);
    let language = chapter.plain(book, "language", parse::text);
    let extends = chapter.plain_if_any(book, "extends", parse::text);
    let drops = chapter.plain_if_any(book, "drops", parse::list(parse::text));
    chapter.close(book);
    if drops.is_some_and(|drops| drops.is_some()) && book.extends().is_none() {
        let help = "name the ruleset it builds on: extends = \"…\"; or take drops out";
        book.contradiction("ruleset.drops", "drops something, but extends nothing", help);
    }
    let stem = stem(name);
    if let Some(id) = id.as_ref().filter(|id| *id != stem) {
        book.contradiction(
            "ruleset.id",
            format!("is `{id}`, but the file is called {stem}.toml"),
            format!("call the file {id}.toml, or the ruleset `{stem}`"),
        );
    }
    Some(Identity {
        id: id?,
        short: short?,
        title: title?,
        edition: edition?,
        language: language?,
        extends: extends?,
    })
}
