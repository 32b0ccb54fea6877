//! What must agree in `[ruleset]`. Its values need no paragraph.

use super::diagnostics::Diagnostics;
use super::field::Field;
use super::parse::{self, Wrong};
use super::reader::Reader;

/// Reads one word, since citations are the short name, a space, the paragraph.
pub(in crate::rules) fn one_word(
    chapter: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    key: &'static str,
) -> Option<String> {
    chapter.plain(diagnostics, key, |value| {
        let short = parse::text(value)?;
        if !short.chars().any(char::is_whitespace) {
            return Ok(short);
        }
        Err(Wrong::new(format!("`{short}` is more than one word"), "write one word, like TSO"))
    })
}

/// `drops` changes what the file builds on, and is no value of the ruleset.
pub(in crate::rules) fn drops_from_a_base(chapter: &mut Reader<'_>, diagnostics: &mut Diagnostics<'_>) {
    let drops: Option<Option<Vec<String>>> = Field::read(chapter, diagnostics, "drops");
    if drops.flatten().is_some() && diagnostics.extends().is_none() {
        let help = "name the ruleset it builds on: extends = \"…\"; or take drops out";
        diagnostics.contradiction("ruleset.drops", "drops something, but extends nothing", help);
    }
}

pub(in crate::rules) fn is_called_as_its_file(
    _: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    id: Option<&String>,
) {
    let stem = diagnostics.file_id();
    if let Some(id) = id.filter(|id| *id != stem) {
        diagnostics.contradiction(
            "ruleset.id",
            format!("is `{id}`, but the file is called {stem}.toml"),
            format!("call the file {id}.toml, or the ruleset `{stem}`"),
        );
    }
}
