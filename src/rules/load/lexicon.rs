//! Chapter `[lexicon]` with its `[[lexicon.sources]]`.

use crate::rules::{LexiconRules, SourceRule};

use super::book::Book;
use super::leaf::Basis;
use super::parse::{self, list};
use super::reader::Reader;

pub(super) fn read(file: &mut Reader<'_>, book: &mut Book<'_>) -> Option<LexiconRules> {
    let mut chapter = file.chapter(book, "lexicon")?;
    let tiles = chapter.leaf(book, "tiles", parse::text);
    let tiles_options = chapter.leaf(book, "tiles_options", list(parse::text));
    let max_tiles = chapter.leaf(book, "max_tiles", parse::whole);
    let frozen_at = chapter.leaf(book, "frozen_at", parse::named);
    let sources = chapter.items(book, "sources", source);
    chapter.close(book);
    book.seen.max_tiles = max_tiles.as_ref().map(|leaf| leaf.value);
    book.seen.list("lexicon.sources", sources.as_deref());
    if let Some(sources) = &sources {
        no_source_twice(book, sources);
    }
    Some(LexiconRules {
        tiles: tiles?,
        tiles_options: tiles_options?,
        max_tiles: max_tiles?,
        frozen_at: frozen_at?,
        sources: sources?,
    })
}

fn source(item: &mut Reader<'_>, book: &mut Book<'_>, basis: &Basis) -> Option<SourceRule> {
    let list = item.plain(book, "list", parse::text);
    let name = item.plain(book, "name", parse::text);
    let tiles = item.plain(book, "tiles", parse::tiles);
    let decides = item.plain(book, "decides", parse::named);
    Some(SourceRule {
        list: basis.cited(list?),
        name: basis.cited(name?),
        tiles: basis.cited(tiles?),
        decides: basis.cited(decides?),
    })
}

/// A list may decide differently at different lengths, but only once at each.
fn no_source_twice(book: &mut Book<'_>, sources: &[SourceRule]) {
    for (at, source) in sources.iter().enumerate() {
        let (from, to) = source.tiles.value;
        let same = |other: &&SourceRule| other.list.value == source.list.value;
        if sources[..at]
            .iter()
            .filter(same)
            .any(|other| other.tiles.value.0 <= to && from <= other.tiles.value.1)
        {
            book.contradiction(
                "lexicon.sources",
                format!("list `{}` speaks twice about the same lengths", source.list.value),
                "name each list once for each length, in the order of precedence",
            );
        }
    }
}
