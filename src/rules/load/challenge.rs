//! What must agree in `[challenge]`.

use crate::domain::Millis;
use crate::rules::{Challenger, Cited, Closer, ClosesOn, Observation, Opening};

use super::diagnostics::Diagnostics;
use super::field::Field;
use super::reader::Reader;

/// What other chapters must agree with.
pub(in crate::rules) fn note(
    _: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    by: Option<&Cited<Challenger>>,
    opens: Option<&Cited<Opening>>,
    min_tiles: Option<&Cited<u8>>,
) {
    diagnostics.across.by = by.map(|leaf| leaf.value);
    diagnostics.across.opens = opens.map(|leaf| leaf.value);
    diagnostics.across.min_tiles = min_tiles.map(|leaf| leaf.value);
}

/// A window opens exactly where somebody may challenge, and whatever opens also closes.
pub(in crate::rules) fn window_agrees(
    _: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    by: Option<&Cited<Challenger>>,
    opens: Option<&Cited<Opening>>,
    closers: Option<&Vec<Cited<Closer>>>,
) {
    let Some(opens) = opens.map(|leaf| leaf.value != Opening::Never) else { return };
    match (opens, closers.map(Vec::is_empty)) {
        (false, Some(false)) => {
            let help = "take the closers out, or say what opens the window";
            diagnostics.contradiction("challenge.closers", "close a window that never opens", help);
        }
        (true, Some(true)) => {
            let help = "add a [[challenge.closers]] with after_s or mark";
            diagnostics.lacks("challenge.opens", "opens a window that nothing closes", help);
        }
        (false, Some(true) | None) | (true, Some(false) | None) => {}
    }
    match (opens, by.map(|leaf| leaf.value)) {
        (true, Some(Challenger::Nobody)) => {
            let help = "set opens to \"never\"";
            diagnostics.contradiction("challenge.opens", "opens a window for nobody", help);
        }
        (false, Some(Challenger::Opponent | Challenger::RegisteredTopWord)) => {
            let help = "say what opens the window, or set by to \"nobody\"";
            diagnostics.contradiction("challenge.opens", "never opens, yet somebody may challenge", help);
        }
        (true, Some(Challenger::Opponent | Challenger::RegisteredTopWord) | None)
        | (false, Some(Challenger::Nobody) | None) => {}
    }
}

/// Reads what closes a window: a time or something seen.
pub(in crate::rules) fn closes_on(
    item: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    _: &'static str,
) -> Option<ClosesOn> {
    let after: Option<Option<Millis>> = Field::read(item, diagnostics, "after_s");
    let mark: Option<Option<Observation>> = Field::read(item, diagnostics, "mark");
    match (after?, mark?) {
        (Some(after), None) if after.0 <= 0 => {
            let help = "write the seconds that a player has";
            diagnostics.contradiction(&item.at("after_s"), "closes the window before it opens", help);
            None
        }
        (Some(after), None) => Some(ClosesOn::After(after)),
        (None, Some(mark)) => Some(ClosesOn::Mark(mark)),
        (Some(_), Some(_)) | (None, None) => {
            let help = "write either after_s = SECONDS or mark = \"…\"";
            let message = "needs one thing that closes the window";
            diagnostics.complain(item.span.clone(), &item.path, message, help);
            None
        }
    }
}
