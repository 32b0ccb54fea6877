//! Offers at a table: what was begun and waits, what may be challenged, ordered, imposed.

use std::collections::BTreeSet;

use crate::domain::{Citation, ClaimId, Role, RunId, Side, TableId};
use crate::rules::{
    Award, Calls, Challenger, Cited, Claimant, ClockGrant, ClockPower, ClosesOn, Facts, Offence, OffenceKind,
    Procedure, Sanction,
};
use crate::tournament::command::{
    Claim, ClockCommand, ConductCommand, ProcedureCommand, SlipCommand, SlipSource,
};
use crate::tournament::doubt::Sure;
use crate::tournament::event::OrderKind;
use crate::tournament::guard::{DecisionCtx, asked, remedies};
use crate::tournament::refusal::Refusal;
use crate::tournament::state::{ClaimState, RunState};

use super::listed::Listed;
use super::menu::{fact, facts, seen};
use super::question::Part;
use super::{Menu, Need, Particular, listed};

impl Menu<'_> {
    /// What was begun here and waits for somebody.
    pub(in crate::tournament) fn open_matters(&mut self, table: TableId) {
        let (state, rules) = (self.ctx.state, &self.ctx.law.ruleset);
        // What an earlier round left open here is still to be decided.
        for (id, claim) in state.claims.live().filter(|(_, claim)| claim.table == table) {
            if let Some(offence) = rules.offence(&claim.offence) {
                self.open_claim(*id, claim, offence);
            }
        }
        for (id, run) in state.runs.live().filter(|(_, run)| run.table == table) {
            if let Some(procedure) = rules.procedure(&run.procedure) {
                self.under_way(*id, run, procedure);
            }
        }
        for (op, order) in state.orders.live_at(&table) {
            if order.needs_person() {
                let (cite, may) = (self.grant_of(&order.wish), self.ctx.may_settle(op));
                let players = self.who_sat_there(order);
                let settle = ClockCommand::SettleOrder { op };
                self.add(listed::SETTLE, settle, &cite)
                    .about(Particular::Order(order.wish))
                    .of_players(players)
                    .checked(may)
                    .due_if(state.is_to_be_said(order));
            }
        }
    }

    pub(in crate::tournament) fn open_claim(
        &mut self,
        id: ClaimId,
        claim: &ClaimState,
        offence: &Cited<Offence>,
    ) {
        let (cite, rule) = (&offence.cite, &offence.value);
        let asks = self.ctx.asks_of(offence).into_iter();
        let open = asks.filter(|ask| !claim.facts.contains_key(&ask.fact));
        let facts = facts(&rule.asks, open);
        let must = rule.proven_if.is_none();
        let may = self.ctx.may_judge_claim(id);
        let judge = ConductCommand::JudgeClaim {
            claim: id,
            outcome: None,
            facts: Facts::new(),
            reasons: String::new(),
            sure: Sure::new(),
        };
        self.add(listed::JUDGE, judge, rule.decides_cite.as_ref().unwrap_or(cite))
            .named(&rule.name, &rule.says)
            .by(&[rule.decides])
            .checked(may)
            .asks(facts.clone())
            .asks([("outcome", Need::Outcome { must }), ("reasons", Need::Reason { must })])
            .due_if(true);
        if rule.admission {
            let may = self.ctx.may_admit_claim(id);
            let admit = ConductCommand::AdmitClaim { claim: id, facts: Facts::new(), sure: Sure::new() };
            self.add(listed::ADMIT, admit, rule.admission_cite.as_ref().unwrap_or(cite))
                .named(&rule.name, &rule.says)
                .checked(may)
                .asks(facts)
                .due_if(true);
        }
    }

    pub(in crate::tournament) fn under_way(
        &mut self,
        id: RunId,
        run: &RunState,
        procedure: &Cited<Procedure>,
    ) {
        let offices = procedure.value.officials();
        if let Some(step) = run.steps.get(run.done) {
            let may = self.ctx.may_step(id);
            let rule = usize::from(step.step).checked_sub(1).and_then(|at| procedure.value.steps.get(at));
            let decides = rule.is_some_and(|it| it.value.decides);
            let done = ProcedureCommand::StepDone { run: id, step: step.step, said: String::new() };
            self.add(listed::STEP, done, &step.cite)
                .about(Particular::Step { at: run.done + 1, of: run.steps.len() })
                .named(&run.name, &step.text)
                .by(&offices)
                .checked(may)
                .asks(decides.then_some(("said", Need::Note)))
                .due_if(true);
        }
        let may = self.ctx.may_drop(id);
        let drop = ProcedureCommand::DropProcedure { run: id, reason: String::new() };
        self.add(listed::DROP, drop, &procedure.cite)
            .named(&run.name, "")
            .by(&offices)
            .checked(may)
            .asks([("reason", Need::Reason { must: true })]);
    }

    /// The paragraph that an order to be carried out by hand rests on, as far as the ruleset has one for its kind.
    pub(in crate::tournament) fn grant_of(&self, wish: &OrderKind) -> Citation {
        let rules = &self.ctx.law.ruleset;
        match wish {
            OrderKind::TellRefused { .. } => rules.challenge.phrase.cite.clone(),
            OrderKind::Clock { .. } | OrderKind::TakeBack { .. } => rules.penalty.kind.cite.clone(),
        }
    }

    /// What may be challenged: words, plays, records, conduct.
    pub(in crate::tournament) fn challenges(&mut self, table: TableId) {
        let seated: Vec<Side> = self.seated(table).collect();
        let rules = &self.ctx.law.ruleset;
        let challenge = &rules.challenge;
        let marks = || seen(&challenge.closers, &[]);
        let ctx = self.ctx;
        match challenge.by.value {
            Challenger::Nobody => {}
            Challenger::Opponent | Challenger::RegisteredTopWord => {
                let (sides, may) = self.sides(table, |side| ctx.may_raise(table, side));
                // Who is missed has laid nothing, and challenges nothing.
                let missed = || ctx.both_have_come(ctx.game(table)?, table);
                let raise = SlipCommand::RaiseSlip {
                    table,
                    challenger: Side::A,
                    since_press: None,
                    marks: BTreeSet::new(),
                    source: SlipSource::Desk,
                };
                self.add(listed::WORD, raise, &challenge.phrase.cite)
                    .named(&challenge.phrase.value, "")
                    .checked(may.and_then(|()| missed()))
                    .asks([("challenger", Need::Side { part: Part::Challenger, of: sides })])
                    .asks([("since_press", Need::Since)])
                    .asks(marks());
            }
        }
        if let Some(hold) = &rules.hold {
            let may = ctx.may_hold(table);
            let take = SlipCommand::TakeHold {
                table,
                side: Side::A,
                said_at: None,
                since_press: None,
                marks: BTreeSet::new(),
            };
            self.add(listed::HOLD, take, &hold.phrase.cite)
                .named(&hold.phrase.value, "")
                .checked(may)
                .asks([("side", Need::Side { part: Part::Challenger, of: seated })])
                .asks([("since_press", Need::Since)])
                .asks(marks());
        }
        for offence in &rules.offences {
            self.offence(table, offence);
        }
        for procedure in rules.procedures.iter().filter(|it| ctx.is_chosen(&it.value)) {
            self.procedure(table, procedure);
        }
    }

    pub(in crate::tournament) fn procedure(&mut self, table: TableId, procedure: &Cited<Procedure>) {
        let (cite, it) = (&procedure.cite, &procedure.value);
        let called_for = self.called_for(table, it);
        let (of, may) = if it.side {
            self.sides(table, |side| self.ctx.may_begin(table, &it.id, Some(side)))
        } else {
            (Vec::new(), self.ctx.may_begin(table, &it.id, None).map(drop))
        };
        let asks = asked(&self.ctx.law.ruleset, &it.asks, remedies(it));
        let begin = ProcedureCommand::BeginProcedure {
            table,
            procedure: it.id.clone(),
            side: None,
            facts: Facts::new(),
        };
        self.add(listed::PROCEDURE, begin, cite)
            .named(&it.name, "")
            .by(&it.officials())
            .due_if(called_for)
            .checked(may)
            .asks(it.side.then_some(("side", Need::Side { part: Part::About, of })))
            .asks(asks.into_iter().map(|ask| fact(ask, Need::Fact)));
    }

    /// Whether what happened at the table calls for a procedure that has not been begun in this game.
    pub(in crate::tournament) fn called_for(&self, table: TableId, procedure: &Procedure) -> bool {
        let Some(game) = self.ctx.state.game(table) else {
            return false;
        };
        let begun = |side| {
            let mut here = self.ctx.state.runs.newest_at(&self.ctx.state.here(table)).map(|(_, run)| run);
            here.any(|run| run.procedure == procedure.id && run.side.is_none_or(|it| it == side))
        };
        match procedure.on {
            Some(Calls::TimeOut) => Side::BOTH.into_iter().any(|side| game.ran_out(side) && !begun(side)),
            None => false,
        }
    }

    pub(in crate::tournament) fn offence(&mut self, table: TableId, offence: &Cited<Offence>) {
        let (cite, it) = (&offence.cite, &offence.value);
        let timed = it.closers.iter().any(|closer| matches!(closer.value.on, ClosesOn::After(_)));
        let speak: Vec<Claimant> = it.by.iter().copied().filter(|who| self.ctx.speaks_as(*who)).collect();
        // Where this office may not speak for any of them, the guard says for the first why not.
        let Some(speaker) = speak.first().or(it.by.first()).copied() else { return };
        let (of, may) = self.sides(table, |side| self.ctx.may_raise_claim(table, &it.id, side, speaker));
        let asks = it.asks.iter().map(|ask| fact(ask.clone(), Need::Fact));
        // The only one who may speak up need not be asked for, but must be said; the opponent is meant where nobody is.
        let only = (speak.len() == 1 && speaker != Claimant::Opponent).then(|| vec![speaker]);
        let choice = (speak.len() > 1).then_some(speak);
        let claim = Claim::of(table, it.id.clone(), Side::A);
        let listed = match it.kind {
            OffenceKind::Challenge => listed::CHALLENGE,
            OffenceKind::Stop => listed::STOP,
            OffenceKind::Fault => listed::FAULT,
            OffenceKind::Conduct => listed::CONDUCT,
        };
        self.add(listed, ConductCommand::Claim(claim), cite)
            .named(&it.name, &it.says)
            .checked(may)
            .asks([("offender", Need::Side { part: Part::Offender, of })])
            .asks(choice.map(|of| ("claimant", Need::Claimant(of))))
            .asks(it.running.map(|_| ("running", Need::Running)))
            .asks(timed.then_some(("since_press", Need::Since)))
            .asks(seen(&it.closers, &it.needs))
            .asks(asks)
            .asks(only.map(|of| ("claimant", Need::Claimant(of))));
    }

    /// The powers over the table's clock.
    pub(in crate::tournament) fn powers(&mut self, table: TableId) {
        let rules = &self.ctx.law.ruleset;
        let mut done: Vec<ClockPower> = Vec::new();
        for grant in &rules.clock.grants {
            let power = grant.value.power;
            // The hall's countdown is no table's; a regulation on lateness without a clock starts none.
            let never = match power {
                ClockPower::CentralTimer => true,
                ClockPower::StartAbsent => rules.late.as_ref().is_some_and(|late| late.clock.is_none()),
                ClockPower::Stop
                | ClockPower::AddFixed { .. }
                | ClockPower::AddFree
                | ClockPower::SetBoth { .. } => false,
            };
            // What follows only from a procedure or a sanction is offered as that.
            let directly = |it: &ClockGrant| it.via.is_empty() && it.via_sanctions.is_empty();
            if never || !directly(&grant.value) || done.contains(&power) {
                continue;
            }
            done.push(power);
            let same = rules.clock.grants.iter().map(|it| (it, &it.value));
            let same = same.filter(|(_, it)| it.power == power && directly(it));
            let same: Vec<_> = same.map(|(it, _)| it).collect();
            let offices: Vec<Role> = same.iter().map(|it| it.value.who).collect();
            let cites: Vec<&str> = same.iter().map(|it| it.cite.as_str()).collect();
            let cite = Citation::new(cites.join("; "));
            let needs_side =
                matches!(power, ClockPower::StartAbsent | ClockPower::AddFixed { .. } | ClockPower::AddFree);
            let by = self.acting(&offices);
            let ctx = DecisionCtx { by: &by, ..self.ctx };
            let (sides, may) = if needs_side {
                self.sides(table, |side| ctx.may_order(table, power, Some(side)))
            } else {
                (Vec::new(), ctx.may_order(table, power, None).map(drop))
            };
            let starts = power == ClockPower::StartAbsent;
            let serves = offices.is_empty() || self.ctx.may_serve_as(&offices);
            let order =
                ClockCommand::OrderClock { table, power, side: None, amount: None, reason: String::new() };
            self.add(listed::POWER, order, &cite)
                .by(&offices)
                .serving(serves)
                .due_if(starts && may.is_ok())
                .checked(may)
                .asks(needs_side.then_some(("side", Need::Side { part: Part::Clock, of: sides.clone() })))
                .asks((power == ClockPower::AddFree).then_some(("amount", Need::Amount)))
                .asks([("reason", Need::Reason { must: false })])
                .suggest(sides.first().copied().filter(|_| starts && sides.len() == 1));
        }
    }

    /// What officials may impose or award.
    pub(in crate::tournament) fn impositions(&mut self, table: TableId) {
        let rules = &self.ctx.law.ruleset;
        // What stands for a bye or a round that was missed is given without a table.
        // Nor is what only follows from something else.
        let given = |award: &&Cited<Award>| award.value.serves.is_none() && !award.value.by.is_empty();
        for award in rules.awards.iter().filter(given) {
            self.award(table, award);
        }
        let players = self.ctx.state.game(table).map(|game| game.players.clone()).unwrap_or_default();
        for sanction in &rules.sanctions {
            let id = &sanction.value.id;
            let (of, may) = self.sides(table, |side| self.ctx.may_impose(id, &players[side.index()]));
            let seated = of.into_iter().map(|side| (side, players[side.index()].clone())).collect();
            self.sanction(listed::SANCTION, sanction, Need::Seated(seated), may);
        }
    }

    /// A sanction on somebody.
    pub(in crate::tournament) fn sanction(
        &mut self,
        listed: Listed,
        sanction: &Cited<Sanction>,
        whom: Need,
        may: Result<(), Refusal>,
    ) {
        let (cite, it) = (&sanction.cite, &sanction.value);
        let remedies = it.effects.iter().map(|item| &item.value.remedy);
        let asks = asked(&self.ctx.law.ruleset, &it.asks, remedies);
        let impose = ConductCommand::Impose {
            sanction: it.id.clone(),
            player: String::new(),
            facts: Facts::new(),
            reason: String::new(),
            sure: Sure::new(),
        };
        self.add(listed, impose, cite)
            .named(&it.name, "")
            .by(&it.by)
            .checked(may)
            .asks([("player", whom)])
            .asks(facts(&it.asks, asks))
            .asks([("reason", Need::Reason { must: true })]);
    }
}
