//! Who may look a word up: the adjudication systems that serve at an event.

use crate::domain::Role;
use crate::lexicon::Word;
use crate::tournament::refusal::{Refusal, SlipReason};

use super::DecisionCtx;

impl DecisionCtx<'_> {
    /// Whether a system that serves here looks words of this length up, and whoever acts may operate it. The players do
    /// so only where a system is theirs; an official may wherever they may, since an official stands above.
    ///
    /// # Errors
    /// Where systems serve the length, and none of them is for whoever acts.
    pub(in crate::tournament) fn may_look_up(&self, word: &Word) -> Result<bool, Refusal> {
        let adjudication = &self.law.ruleset.adjudication;
        // A ruleset that names no system leaves it to the desk.
        if adjudication.systems.is_empty() {
            return Ok(true);
        }
        let serving: Vec<_> = adjudication.serving(word.tiles(), self.state.systems()).collect();
        let Some(first) = serving.first() else { return Ok(false) };
        let role = self.by.role;
        let official = role.may_act_as(Role::Judge);
        let may = |actor: Role| role.may_act_as(actor) || (official && actor == Role::Players);
        if serving.iter().any(|system| may(system.actor.value)) {
            return Ok(true);
        }
        let named = serving.iter().map(|system| format!("{} ({})", system.name.value, system.actor.value));
        let why = SlipReason::LookedUpByOthers { tiles: word.tiles(), role, systems: named.collect() };
        Err(Refusal::by(why, &first.actor.cite))
    }
}
