//! What stands of an act, as papers tell it: the act itself, and what followed from it, each as it is by now.

use std::collections::BTreeMap;

use crate::locale::Locale;
use crate::report::{Names, told};
use crate::tournament::{
    Cause, Caused, ConductEvent, Event, Follows, ProcedureEvent, ResultEvent, State, Worked,
};

use super::affair::{Noted, Standing};

/// Tells what stands of acts.
pub(super) struct Stands<'s> {
    pub(super) state: &'s State,
    pub(super) locale: &'s Locale,
    /// All acts by what others name that follow from them.
    pub(super) acts: BTreeMap<&'s Cause, &'s Noted>,
}

impl Stands<'_> {
    /// An act with what followed from it.
    pub(super) fn of(&self, act: &Noted) -> Standing {
        let mut standing = self.alone(act, false);
        if let Some(cause) = &act.affair.roots.is {
            self.add_further(cause, &mut standing);
        }
        standing
    }

    /// The act by itself: what it decided, without what falls and stands apart from it. The reason stands with the act
    /// that others follow from.
    fn alone(&self, act: &Noted, follows: bool) -> Standing {
        let mut event = act.event.clone();
        match &mut event {
            Event::Conduct(ConductEvent::SanctionImposed(it)) => drop_apart(&mut it.effects),
            Event::Conduct(ConductEvent::ClaimDecided(it)) => drop_apart(&mut it.effects),
            Event::Conduct(ConductEvent::ThresholdReached(it)) if it.must => drop_apart(&mut it.effects),
            Event::Procedure(ProcedureEvent::StepDone(it)) => drop_apart(&mut it.effects),
            Event::Result(ResultEvent::GameAwarded(it)) => {
                // It may give other points by now.
                if let Some(played) = self.state.played(it.game.round, it.game.table) {
                    it.sides = played.sides;
                }
                if follows {
                    it.reason.clear();
                }
            }
            _ => {}
        }
        let line = told(self.locale, &event, Names(act.players.as_ref()), &act.about);
        Standing { lines: vec![line], cite: act.affair.cite.clone() }
    }

    /// Adds the games and thresholds that followed from a cause and stand.
    fn add_further(&self, cause: &Cause, to: &mut Standing) {
        for caused in self.state.consequences_of(cause) {
            let Caused::Further(further) = caused else { continue };
            let Some(act) = self.acts.get(further).filter(|act| act.affair.taken_back.is_none()) else {
                continue;
            };
            // What only may follow has not followed.
            let may = matches!(&act.event,
                Event::Conduct(ConductEvent::ThresholdReached(it)) if !it.must);
            if may || matches!(further, Cause::Run(_)) {
                continue;
            }
            let standing = self.alone(act, true);
            to.lines.extend(standing.lines);
            for cite in standing.cite {
                if !to.cite.contains(&cite) {
                    to.cite.push(cite);
                }
            }
            self.add_further(further, to);
        }
    }
}

/// A game that is taken, and what is counted, is told in a line of its own.
fn drop_apart(effects: &mut Vec<Follows>) {
    effects.retain(|it| !matches!(it.what, Worked::Award { .. } | Worked::Count { .. }));
}
