//! What must agree in the items of `[[offence]]`.

use crate::rules::{Ask, Cited, Closer, ClosesOn, Expr, Item, Observation, Phase, Running};

use super::diagnostics::Diagnostics;
use super::field::at_least_one;
use super::reader::Reader;

/// Reads where the game must stand; `none` is no place at a table.
pub(in crate::rules) fn phases_of_a_game(
    item: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    key: &'static str,
) -> Option<Vec<Phase>> {
    let phases = at_least_one(item, diagnostics, key)?;
    if phases.contains(&Phase::None) {
        let help = "write where the game must stand: \"before\", \"playing\", \"over\", \"handed_in\"";
        diagnostics.contradiction(&item.at(key), "needs a game, so `none` is no phase of it", help);
        return None;
    }
    Some(phases)
}

/// Somebody's time runs where it must.
pub(in crate::rules) fn is_raised_in_play(
    item: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    running: Option<&Option<Running>>,
    phases: Option<&Vec<Phase>>,
) {
    let playing = |phases: &Vec<Phase>| phases.iter().any(|it| matches!(it, Phase::Playing | Phase::Over));
    if running.is_some_and(Option::is_some) && phases.is_some_and(|phases| !playing(phases)) {
        let help = "take running out, or add \"playing\" to the phases";
        diagnostics.contradiction(&item.at("running"), "nobody's time runs in these phases", help);
    }
}

/// Somebody can speak up at some time.
pub(in crate::rules) fn can_be_raised(
    item: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    needs: Option<&Vec<Observation>>,
    closers: Option<&Vec<Cited<Closer>>>,
) {
    let (Some(needs), Some(closers)) = (needs, closers) else { return };
    let always = |closer: &Cited<Closer>| match closer.value.on {
        ClosesOn::Mark(mark) => {
            needs.contains(&mark) && closer.value.only_if.is_none_or(|only| needs.contains(&only))
        }
        ClosesOn::After(_) => false,
    };
    if closers.iter().any(always) {
        let help = "take that mark out of needs, or the closer out";
        let message = "what it needs has closed it already: nobody could ever speak up";
        diagnostics.contradiction(&item.at("closers"), message, help);
    }
}

/// What is proven is not unfounded.
pub(in crate::rules) fn has_one_outcome(
    item: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    asks: Option<&Vec<Ask>>,
    proven_if: Option<&Option<Expr>>,
    unfounded_if: Option<&Option<Expr>>,
) {
    if let (Some(asks), Some(Some(proven)), Some(Some(unfounded))) = (asks, proven_if, unfounded_if)
        && let Some(both) = super::trial::both(asks, proven, unfounded)
    {
        let help = "let proven_if and unfounded_if exclude each other";
        let message = format!("proven and unfounded at once where {both}");
        diagnostics.contradiction(&item.at("unfounded_if"), message, help);
    }
}

pub(in crate::rules) fn leads_to_something(
    item: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    proven: Option<&Vec<Cited<Item>>>,
    unfounded: Option<&Vec<Cited<Item>>>,
) {
    if proven.is_some_and(Vec::is_empty) && unfounded.is_some_and(Vec::is_empty) {
        let help = "add [[offence.proven]] or [[offence.unfounded]]; do = \"say\" where people do it";
        diagnostics.contradiction(&item.path, "nothing follows, however it is decided", help);
    }
}
