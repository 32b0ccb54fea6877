//! What must agree in `[duplicate]`: the offences and the ends that it names are there.

use super::diagnostics::Diagnostics;
use super::reader::Reader;
use super::refs::List;

#[expect(clippy::too_many_arguments, reason = "one for each key that names an offence")]
pub(in crate::rules) fn offences_are_there(
    chapter: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    late: Option<&String>,
    writes_on: Option<&String>,
    main_word: Option<&String>,
    cross_word: Option<&String>,
    not_on_rack: Option<&String>,
    wrong_place: Option<&String>,
    blank_not_circled: Option<&String>,
) {
    let named = [
        ("late", late),
        ("writes_on", writes_on),
        ("main_word", main_word),
        ("cross_word", cross_word),
        ("not_on_rack", not_on_rack),
        ("wrong_place", wrong_place),
        ("blank_not_circled", blank_not_circled),
    ];
    refer(chapter, diagnostics, List::Offence, &named);
}

pub(in crate::rules) fn ends_are_there(
    chapter: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    letters_out: Option<&String>,
    no_word: Option<&String>,
    one_kind: Option<&String>,
) {
    let named = [("letters_out", letters_out), ("no_word", no_word), ("one_kind", one_kind)];
    refer(chapter, diagnostics, List::End, &named);
}

fn refer(
    chapter: &Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    list: List,
    named: &[(&'static str, Option<&String>)],
) {
    for (key, id) in named {
        if let Some(id) = id {
            diagnostics.refers(list, id, &chapter.at(key));
        }
    }
}
