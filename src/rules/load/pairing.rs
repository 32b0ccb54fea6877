//! What must agree in `[pairing]`.

use crate::rules::Cited;

use super::diagnostics::Diagnostics;
use super::reader::Reader;
use super::refs::List;

pub(in crate::rules) fn awards_are_there(
    chapter: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    unplayed: Option<&Option<Cited<Vec<String>>>>,
) {
    for award in unplayed.into_iter().flatten().flat_map(|leaf| &leaf.value) {
        diagnostics.refers(List::Award, award, &chapter.at("unplayed"));
    }
}
