//! Offers about verdicts that were given: looked up again, decided anew, made good later.

use crate::domain::{Role, SlipId, TableId};
use crate::rules::{Overrule, OverruleUntil, Phase, Relook};
use crate::tournament::state::{SlipPhase, SlipState};

use super::{Menu, Need, OfferKind, Part, Tick, WhyNot};

/// Where a game is not handed in: until then its verdicts may be looked up again.
const OPEN: [Phase; 3] = [Phase::Before, Phase::Playing, Phase::Over];

impl Menu<'_> {
    /// What may still be mended on the table's decided slips, the latest first.
    pub(super) fn mending(&mut self, table: TableId) {
        let state = self.ctx.state;
        let phase = state.phase(table);
        let here = |slip: &SlipState| slip.table == table && slip.round == state.round;
        for (id, slip) in state.slips.iter().rev().filter(|(_, slip)| here(slip)) {
            if matches!(slip.phase, SlipPhase::Decided { .. } | SlipPhase::Announced { .. }) {
                self.again(*id, slip, phase);
                self.later(*id, slip, phase);
            }
        }
    }

    fn again(&mut self, id: SlipId, slip: &SlipState, phase: Phase) {
        let verdict = &self.ctx.law.ruleset.verdict;
        let words = slip.words.join(" ");
        let relook = verdict.relook.value;
        if relook != Relook::Never {
            let announced = matches!(slip.phase, SlipPhase::Announced { .. });
            let closed = relook == Relook::UntilAnnounced && announced;
            self.add(OfferKind::Relook(id), &verdict.relook.cite)
                .named("", &words)
                .in_phases(phase, &OPEN)
                .not_now(closed.then_some(WhyNot::Closed))
                .asks((relook == Relook::UntilScored).then_some(Need::Tick(Tick::Scored)))
                .asks([Need::Reason { must: true }]);
        }
        if verdict.overrule.value == Overrule::HeadReferee {
            // Nobody changes a verdict of his own; where nobody signs in, of his own office.
            let own = slip.decided_by.as_ref().is_some_and(|by| by.role == self.ctx.by.role);
            let until = verdict.overrule_until.as_ref().map(|until| until.value);
            let open = if until == Some(OverruleUntil::GameEnd) { &OPEN[..2] } else { &OPEN };
            self.add(OfferKind::Overrule(id), &verdict.overrule.cite)
                .named("", &words)
                .by(&[Role::HeadReferee])
                .in_phases(phase, open)
                .not_now(own.then_some(WhyNot::Own))
                .asks([Need::Reason { must: true }]);
        }
    }

    fn later(&mut self, id: SlipId, slip: &SlipState, phase: Phase) {
        let Some(fix) = &self.ctx.law.ruleset.late_fix else { return };
        let words: Vec<String> = slip.verdicts.iter().map(|verdict| verdict.word.clone()).collect();
        // What the mover admitted has no verdict that could be wrong.
        if words.is_empty() {
            return;
        }
        let agrees = fix.agrees.value;
        let done = self.ctx.state.adjustments.iter().any(|it| it.slip == Some(id));
        self.add(OfferKind::FixVerdict(id), &fix.moves.cite)
            .named("", &words.join(" "))
            .by(&[agrees])
            .in_phases(phase, &[Phase::Over, Phase::HandedIn])
            .not_now(done.then_some(WhyNot::Closed))
            .asks([
                Need::Word(words),
                Need::Side { part: Part::Demands, of: slip.sides() },
                Need::Points,
                Need::Tick(Tick::Agrees(agrees)),
            ]);
    }
}
