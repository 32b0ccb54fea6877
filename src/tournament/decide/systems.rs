//! Who may look a word up: the adjudication systems that serve at an event.

use crate::domain::Role;
use crate::lexicon::{Finding, Outcome, Why, Word};
use crate::tournament::refusal::{Refusal, RefusalCode};

use crate::tournament::guard::DecisionCtx;

/// Whether a system that serves here looks words of this length up, and whoever acts may operate it. The players do
/// so only where a system is theirs; an official may wherever they may, since he stands above.
///
/// # Errors
/// Where systems serve the length, and none of them is for whoever acts.
pub(super) fn serve(ctx: &DecisionCtx<'_>, word: &Word) -> Result<bool, Refusal> {
    let adjudication = &ctx.law.ruleset.adjudication;
    // A ruleset that names no system leaves it to the desk.
    if adjudication.systems.is_empty() {
        return Ok(true);
    }
    let chosen = ctx.state.event.as_ref().map_or(&[][..], |event| &event.systems);
    let serving: Vec<_> = adjudication.serving(word.tiles(), chosen).collect();
    let Some(first) = serving.first() else { return Ok(false) };
    let official = ctx.by.role.may_act_as(Role::Judge);
    let may = |actor: Role| ctx.by.role.may_act_as(actor) || (official && actor == Role::Players);
    if serving.iter().any(|system| may(system.actor.value)) {
        return Ok(true);
    }
    let names: Vec<String> =
        serving.iter().map(|system| format!("{} ({})", system.name.value, system.actor.value)).collect();
    Err(Refusal::cited(
        RefusalCode::NotYourOffice,
        format!("a word of {} tiles is not for the {} to look up", word.tiles(), ctx.by.role),
        format!("here it is looked up with {}", names.join(" or ")),
        &first.actor.cite,
    ))
}

/// The finding on a word that no system serves: the referee decides, whatever a list says.
pub(super) fn unserved(ctx: &DecisionCtx<'_>, finding: Finding) -> Finding {
    Finding {
        outcome: Outcome::NotCovered,
        source: None,
        cite: ctx.law.ruleset.adjudication.escalate_to.cite.clone(),
        why: Why::NoSource,
        ..finding
    }
}
