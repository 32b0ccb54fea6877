//! What must agree in the items of `[[award]]` and `[[end]]`.

use crate::domain::{Role, Side};
use crate::rules::{Against, Ask, Award, Phase, Serves};

use super::diagnostics::Diagnostics;
use super::reader::Reader;
use super::refs::{List, goes_against};

/// What other items must agree with.
pub(in crate::rules) fn note(
    item: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    id: Option<&String>,
    against: Option<&Against>,
    counts: Option<&Vec<String>>,
    counts_absent: Option<&Vec<String>>,
) {
    if let (Some(id), Some(against)) = (id, against) {
        diagnostics.award_goes(id, *against);
    }
    for counter in counts.into_iter().flatten() {
        diagnostics.has(List::Counter, counter, &item.at("counts"));
    }
    for counter in counts_absent.into_iter().flatten() {
        diagnostics.has(List::Counter, counter, &item.at("counts_absent"));
    }
}

/// Where it counts whether somebody has played a turn, both questions for that are asked.
pub(in crate::rules) fn asks_who_moved(
    item: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    asks: Option<&Vec<Ask>>,
    counts_unmoved: Option<&Vec<String>>,
) {
    let (Some(asks), Some(counters)) = (asks, counts_unmoved) else { return };
    for counter in counters {
        diagnostics.has(List::Counter, counter, &item.at("counts_unmoved"));
    }
    let missing =
        Side::BOTH.map(Award::moved).into_iter().find(|fact| asks.iter().all(|ask| ask.fact != *fact));
    if let Some(fact) = missing.filter(|_| !counters.is_empty()) {
        let message = format!("counts who has played no turn, and does not ask for `{fact}`");
        diagnostics.contradiction(
            &item.at("counts_unmoved"),
            message,
            "ask for moved_a and moved_b, each yes or no",
        );
    }
}

/// Whoever may award it may do so somewhere.
pub(in crate::rules) fn given_somewhere(
    item: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    by: Option<&Vec<Role>>,
    phases: Option<&Vec<Phase>>,
    serves: Option<&Option<Serves>>,
) {
    let (Some(by), Some(phases)) = (by, phases) else { return };
    if !by.is_empty() && phases.is_empty() {
        let help = "add phases, or take by out where it only follows from something else";
        diagnostics.lacks(
            &item.at("phases"),
            "says by whom it is awarded, but not where the game stands",
            help,
        );
    }
    if by.is_empty() && matches!(serves, Some(Some(_))) {
        diagnostics.lacks(&item.at("by"), "serves a player without a table, but nobody awards it", "add by");
    }
}

/// One award for what a player without a table gets, and it is for that player alone.
pub(in crate::rules) fn stands_for(
    item: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    serves: Option<&Option<Serves>>,
    against: Option<&Against>,
) {
    let Some(Some(serves)) = serves.copied() else { return };
    let path = item.at("serves");
    if against.is_some_and(|against| *against != Against::None) {
        let help = "set against to \"none\" and say under winner what they get";
        let message = "is for a player who sits at no table, but the award has a loser";
        diagnostics.contradiction(&path, message, help);
    }
    if !diagnostics.scope.counting {
        return;
    }
    if diagnostics.across.serves.contains(&serves) {
        let help = "let one award serve it, or let each count under another reading";
        diagnostics.contradiction(&path, "is served by another award already", help);
    }
    diagnostics.across.serves.push(serves);
}

/// Whoever wins or loses gets something, and nobody else.
pub(in crate::rules) fn scores_agree(
    item: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    against: Option<&Against>,
) {
    let Some(against) = against.copied() else { return };
    let (needed, needless): (&[_], &[_]) = match against {
        Against::One => (&["winner", "loser"], &[]),
        Against::Both => (&["loser"], &["winner"]),
        Against::None => (&["winner"], &["loser"]),
    };
    let goes = goes_against(against);
    for key in needed.iter().filter(|key| !item.has(key)) {
        let message = format!("goes against {goes}, but does not say what the {key} gets");
        let help = format!("add {key} = {{ result = \"…\", scored = \"…\" }}");
        diagnostics.contradiction(&item.path, message, help);
    }
    for key in needless.iter().filter(|key| item.has(key)) {
        let message = format!("has a {key}, but the award goes against {goes}");
        diagnostics.contradiction(&item.at(key), message, "take it out, or set another against");
    }
}

/// What `[time.overtime]` must agree with.
pub(in crate::rules) fn overtime_is_paid(
    item: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    overtime: Option<&bool>,
) {
    if overtime == Some(&true) && diagnostics.scope.counting {
        diagnostics.across.overtime_paid.push(item.at("overtime"));
    }
}
