//! What must agree in `[lexicon]` and its `[[lexicon.sources]]`.

use crate::rules::{Cited, SourceRule};

use super::diagnostics::Diagnostics;
use super::reader::Reader;

/// What other chapters must agree with.
pub(in crate::rules) fn note(
    _: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    max_tiles: Option<&Cited<u8>>,
    sources: Option<&Vec<SourceRule>>,
) {
    diagnostics.across.max_tiles = max_tiles.map(|leaf| leaf.value);
    diagnostics.across.list("lexicon.sources", sources.map(Vec::as_slice));
}

/// A list may decide differently at different lengths, but only once at each.
pub(in crate::rules) fn no_source_twice(
    _: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    sources: Option<&Vec<SourceRule>>,
) {
    let sources = sources.map_or(&[][..], Vec::as_slice);
    for (at, source) in sources.iter().enumerate() {
        let (from, to) = source.tiles.value;
        let same = |other: &&SourceRule| other.list.value == source.list.value;
        let overlaps = |other: &SourceRule| other.tiles.value.0 <= to && from <= other.tiles.value.1;
        if sources[..at].iter().filter(same).any(overlaps) {
            diagnostics.contradiction(
                "lexicon.sources",
                format!("list `{}` speaks twice about the same lengths", source.list.value),
                "name each list once for each length, in the order of precedence",
            );
        }
    }
}
