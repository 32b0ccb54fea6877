//! Whether a list that comes in may decide, and what must not be read over.

use std::path::Path;

use clap::ValueEnum as _;

use crate::lexicon::{Built, Imported, Language, ListStanding, Manifest};
use crate::locale::{Locale, Value};

use super::gathered::TRACE;
use super::older::{Older, letters_before};
use super::options::{Allow, By, ImportArgs};
use super::said::{either, yes};

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
    if many || no_words > 0 && args.authority != By::Advisory {
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
    if args.authority == By::Advisory {
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
    if missed.lost.is_empty() || args.allows(Allow::LostLetter) || args.authority == By::Advisory {
        return None;
    }
    let lost = either(locale, missed.lost.iter().map(char::to_string));
    let values = [("id", (&args.id).into()), ("letters", (&lost).into())];
    Some(locale.with("import-may-not-decide", &values))
}
