//! What must agree in the items of `[[procedure]]`, `[[sanction]]` and `[[threshold]]`: what officials do, and what
//! counters lead to.

use crate::rules::{AfterBoth, Ask, Cited, Item, ProcedureStep};

use super::diagnostics::Diagnostics;
use super::field::Field;
use super::reader::Reader;

/// Reads whether a procedure is about one of the players; else none of its steps can be.
pub(in crate::rules) fn about_a_player(
    item: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    key: &'static str,
) -> Option<bool> {
    let side = bool::read(item, diagnostics, key);
    diagnostics.scope.sideless = side == Some(false);
    side
}

pub(in crate::rules) fn has_steps(
    item: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    steps: Option<&Vec<Cited<ProcedureStep>>>,
) {
    if steps.is_some_and(Vec::is_empty) {
        let help = "add a [[procedure.steps]] with a text";
        diagnostics.contradiction(&item.path, "has no step to take", help);
    }
}

/// Nobody is asked anything where a procedure begins by itself.
pub(in crate::rules) fn asks_nothing(
    item: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    after: Option<&Vec<Cited<AfterBoth>>>,
    asks: Option<&Vec<Ask>>,
) {
    if let (Some(after), Some(asks)) = (after, asks)
        && !after.is_empty()
        && !asks.is_empty()
    {
        let help = "take out the questions, or after";
        diagnostics.contradiction(&item.at("asks"), "are asked of nobody where it begins by itself", help);
    }
}

/// When a game begins that is put off is one of the questions.
pub(in crate::rules) fn asks_when(
    item: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    puts_off: Option<&Option<String>>,
    asks: Option<&Vec<Ask>>,
) {
    if let (Some(Some(fact)), Some(asks)) = (puts_off, asks)
        && !asks.iter().any(|ask| ask.fact == *fact)
    {
        let help = "name one of the questions under asks";
        diagnostics.contradiction(&item.at("puts_off"), "is no question of this procedure", help);
    }
}

/// A procedure of a system is one of a system that is there.
pub(in crate::rules) fn serves(
    item: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    system: Option<&Option<String>>,
) {
    if let Some(Some(system)) = system {
        diagnostics.across.served.push((item.at("system"), system.clone()));
    }
}

/// What is not always done says why not, and only that.
pub(in crate::rules) fn refuses_with_a_reason(item: &mut Reader<'_>, diagnostics: &mut Diagnostics<'_>) {
    match (item.has("allowed_if"), item.has("otherwise")) {
        (true, false) => {
            let help = "add otherwise = \"why not, and what is allowed instead\"";
            diagnostics.contradiction(&item.at("allowed_if"), "refuses without a word", help);
        }
        (false, true) => {
            let help = "add allowed_if, or take otherwise out";
            diagnostics.contradiction(&item.at("otherwise"), "says why not, but nothing is refused", help);
        }
        (true, true) | (false, false) => {}
    }
}

pub(in crate::rules) fn leads_to_something(
    item: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    effects: Option<&Vec<Cited<Item>>>,
) {
    if effects.is_some_and(Vec::is_empty) {
        let help = "add [[threshold.effects]]; do = \"say\" where people do it";
        diagnostics.contradiction(&item.path, "leads to nothing", help);
    }
}
