//! Whether a list that comes in may decide, and what must not be read over.

use crate::lexicon::{Alphabet, Built, Imported, Language, Manifest, Standing};
use crate::locale::{Locale, Value};

use super::gathered::TRACE;
use super::older::Older;
use super::options::{By, ImportArgs};
use super::said::{either, yes};

/// So many words have every letter of their alphabet, as a rule.
const MANY: usize = 1000;

/// The letters of some kind that no word has, in words; empty where there are too few words to tell.
fn missing(
    imported: &Imported,
    alphabet: &Alphabet,
    locale: &Locale,
    of_kind: impl Fn(&char) -> bool,
) -> String {
    if imported.words().nth(MANY - 1).is_none() {
        return String::new();
    }
    either(locale, imported.missing(alphabet).into_iter().filter(of_kind).map(String::from))
}

/// What must not be read over.
pub(super) fn warnings(
    args: &ImportArgs,
    built: &Built,
    imported: &Imported,
    alphabet: &Alphabet,
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
    let missing = missing(imported, alphabet, locale, |_| true);
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
        if !none.is_empty() && manifest.authority != Standing::Advisory {
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
    locale.with("import-may-decide", &[id, ("lengths", (&lengths).into()), ("anyway", yes(args.anyway))])
}

/// Why a list that is to decide may not as it is, in one sentence; `None` where it may. A letter that is on a tile and
/// in no word of a thousand was lost on the way, and every word with it would be invalid.
pub(super) fn may_not_decide(
    args: &ImportArgs,
    imported: &Imported,
    language: &Language,
    locale: &Locale,
) -> Option<String> {
    if args.anyway || args.authority == By::Advisory {
        return None;
    }
    let on_a_tile = |letter: &char| language.tile_sets().iter().any(|set| set.count(*letter) > 0);
    let lost = missing(imported, language.alphabet(), locale, on_a_tile);
    let values = [("id", (&args.id).into()), ("letters", (&lost).into())];
    (!lost.is_empty()).then(|| locale.with("import-may-not-decide", &values))
}
