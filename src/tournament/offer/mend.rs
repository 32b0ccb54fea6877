//! Offers about verdicts that were given: looked up again, decided anew, made good later.

use crate::domain::{Actor, At, Points, Role, Round, Side, SlipId, TableId};
use crate::rules::{Overrule, Relook};
use crate::tournament::command::SlipCommand;
use crate::tournament::event::{GameRef, ReopenGround};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::loaded_rules::LoadedRules;
use crate::tournament::refusal::Refusal;
use crate::tournament::state::{SlipPhase, SlipState, State};

use super::question::{Part, Tick};
use super::{Menu, Need, listed};

/// How a challenge may be taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Withdraws {
    /// As the challenger likes.
    Freely,
    /// Only where a blank conflict changed the word.
    ForBlankConflict,
    /// Not, or not any more, and why.
    Never(Refusal),
}

/// How somebody in this office may take a slip back now. Nothing is decided for the answer: the screens ask for every
/// frame.
pub fn withdraws(state: &State, law: &LoadedRules, by: &Actor, now: At, slip: SlipId) -> Withdraws {
    let ctx = DecisionCtx { state, law, by, now };
    match ctx.may_withdraw(slip) {
        Ok(grant) if grant.only_for_blank_conflict => Withdraws::ForBlankConflict,
        Ok(_) => Withdraws::Freely,
        Err(refusal) => Withdraws::Never(refusal),
    }
}

impl Menu<'_> {
    /// What may still be mended on the table's decided slips, the latest first.
    pub(in crate::tournament) fn mending(&mut self, table: TableId) {
        let state = self.ctx.state;
        for (id, slip) in state.slips.newest_at(&state.here(table)) {
            match slip.phase {
                SlipPhase::Decided { .. } | SlipPhase::Announced { .. } => {
                    self.relook(id, slip);
                    self.put_right(id, slip);
                    self.overrule(id, slip);
                    self.later(id, slip);
                    self.strike(id, slip);
                }
                SlipPhase::Open | SlipPhase::Escalated | SlipPhase::Withdrawn { .. } => {}
            }
        }
        // Of earlier rounds only what can still be made good, where anything can.
        if self.ctx.law.ruleset.late_fix.is_none() {
            return;
        }
        for round in (1..state.round.0).rev().map(Round) {
            for (id, slip) in state.slips.newest_at(&GameRef { round, table }) {
                if self.ctx.may_fix(id).is_ok() {
                    self.later(id, slip);
                }
            }
        }
    }

    pub(in crate::tournament) fn relook(&mut self, id: SlipId, slip: &SlipState) {
        let relook = &self.ctx.law.ruleset.verdict.relook;
        match relook.value {
            Relook::Never => {}
            Relook::UntilAnnounced | Relook::UntilScored | Relook::UntilHandedIn => {
                let may = self.ctx.may_relook(id);
                self.add(listed::RELOOK, reopen(id, ReopenGround::WrongWords), &relook.cite)
                    .named("", &slip.words.join(" "))
                    .checked(may)
                    .asks(
                        (relook.value == Relook::UntilScored).then_some(("scored", Need::Tick(Tick::Scored))),
                    )
                    .asks([("reason", Need::Reason { must: true })]);
            }
        }
    }

    /// Listed where the regulation looks slips up: what was told is not changed by it.
    pub(in crate::tournament) fn put_right(&mut self, id: SlipId, slip: &SlipState) {
        if self.ctx.law.ruleset.verdict.relook.value == Relook::Never {
            return;
        }
        let may = self.ctx.may_put_right(id);
        let cite = self.ctx.silent();
        self.add(listed::PUT_RIGHT, reopen(id, ReopenGround::Misentered), &cite)
            .named("", &slip.words.join(" "))
            .checked(may)
            .asks([("reason", Need::Reason { must: true })]);
    }

    /// Listed where it is possible: what else mends a verdict is what somebody looks for first.
    pub(in crate::tournament) fn strike(&mut self, id: SlipId, slip: &SlipState) {
        let Ok((_, cite)) = self.ctx.may_strike_decided(id) else { return };
        self.add(listed::STRIKE, reopen(id, ReopenGround::Struck), &cite)
            .named("", &slip.words.join(" "))
            .asks([("reason", Need::Reason { must: true })]);
    }

    pub(in crate::tournament) fn overrule(&mut self, id: SlipId, slip: &SlipState) {
        let overrule = &self.ctx.law.ruleset.verdict.overrule;
        match overrule.value {
            Overrule::Nobody => {}
            Overrule::HeadReferee => {
                let may = self.ctx.may_overrule(id);
                self.add(listed::OVERRULE, reopen(id, ReopenGround::Overruled), &overrule.cite)
                    .named("", &slip.words.join(" "))
                    .by(&[Role::HeadReferee])
                    .checked(may)
                    .asks([("reason", Need::Reason { must: true })]);
            }
        }
    }

    pub(in crate::tournament) fn later(&mut self, id: SlipId, slip: &SlipState) {
        let Some(fix) = &self.ctx.law.ruleset.late_fix else { return };
        // What the mover admitted has no verdict that could be wrong.
        if slip.verdicts.is_empty() {
            return;
        }
        let all: Vec<&str> = slip.verdicts.iter().map(|verdict| verdict.word.as_str()).collect();
        let agrees = fix.agrees.value;
        let may = self.ctx.may_fix(id);
        let (words, sides) = match &may {
            Ok(grant) => (grant.open.iter().map(|verdict| verdict.word.clone()).collect(), grant.demanders()),
            Err(_) => (Vec::new(), slip.sides()),
        };
        let game = GameRef { round: slip.round, table: slip.table };
        let earlier = (slip.round != self.ctx.state.round)
            .then(|| Side::BOTH.map(|side| self.ctx.state.player(game, side).unwrap_or_default()));
        let blank = SlipCommand::FixVerdict {
            slip: id,
            word: String::new(),
            points: Points(0),
            demanded_by: None,
            agreed: false,
        };
        self.add(listed::FIX, blank, &fix.moves.cite)
            .of_players(earlier)
            .named("", &all.join(" "))
            .by(&[agrees])
            .checked(may)
            .asks([
                ("word", Need::Word(words)),
                ("demanded_by", Need::Side { part: Part::Demands, of: sides }),
                ("points", Need::Points),
                ("agreed", Need::Tick(Tick::Agrees(agrees))),
            ]);
    }
}

/// Looking a slip up again on a ground, nothing more said yet.
fn reopen(slip: SlipId, ground: ReopenGround) -> SlipCommand {
    SlipCommand::ReopenSlip { slip, ground, scored: false, reason: String::new() }
}
