//! Offers at a table: what was begun and waits, what may be challenged, ordered, imposed.

use crate::domain::{At, Citation, ClaimId, Role, RunId, Side, TableId};
use crate::rules::{
    Against, Ask, Award, Calls, Challenger, Cited, Claimant, ClockPower, Closer, ClosesOn, Expr, Facts, Mark,
    Offence, OffenceKind, Phase, Procedure, Remedy, Ruleset, Sanction,
};
use crate::tournament::affairs::ClaimState;
use crate::tournament::decide::{asked, by_facts, running};
use crate::tournament::event::{ClaimOutcome, GameRef, Wish};
use crate::tournament::state::Game;

use super::deadline::{DeadlineKind, deadlines};
use super::{Menu, Need, OfferKind, Part, WhyNot};

/// Where a game is on.
const LIVE: [Phase; 3] = [Phase::Before, Phase::Playing, Phase::Over];

impl Menu<'_> {
    /// What was begun here and waits for somebody.
    pub(super) fn open_matters(&mut self, table: TableId) {
        let (state, rules) = (self.ctx.state, &self.ctx.law.ruleset);
        for (id, claim) in &state.claims {
            let Some(offence) = rules.offence(&claim.offence) else { continue };
            if claim.table != table || claim.round != state.round || claim.outcome.is_some() {
                continue;
            }
            let (cite, offence) = (&offence.cite, &offence.value);
            let judged = offence.decides_cite.as_ref().unwrap_or(cite);
            let admitted = offence.admission_cite.as_ref().unwrap_or(cite);
            let follows = offence.proven.iter().chain(&offence.unfounded).map(|item| &item.value.remedy);
            let asks = asked(rules, &offence.asks, follows).into_iter();
            let open = asks.filter(|ask| !claim.facts.contains_key(&ask.fact));
            let facts: Vec<Need> = open.map(Need::Fact).collect();
            let says = offence.says.as_str();
            let must = offence.proven_if.is_none();
            self.add(OfferKind::JudgeClaim(*id), judged)
                .named(&offence.name, says)
                .by(&[offence.decides])
                .asks(facts.clone())
                .asks([Need::Outcome { must }, Need::Reason { must }])
                .due_if(true);
            // What the numbers say already is not admitted against them.
            let known =
                claim.facts.clone().into_iter().chain([("round".to_owned(), i64::from(claim.round.0))]);
            let said = by_facts(offence, &known.collect()).ok().flatten();
            let unproven = said.filter(|said| *said != ClaimOutcome::Proven).and(offence.proven_if.as_ref());
            if offence.admission {
                self.add(OfferKind::AdmitClaim(*id), admitted)
                    .named(&offence.name, says)
                    .not_now(unproven.map(|condition| WhyNot::Condition(condition.text().to_owned())))
                    .asks(facts)
                    .due_if(true);
            }
        }
        for (id, run) in state.runs.iter().filter(|(_, run)| run.table == table && !run.ended) {
            let Some(procedure) = rules.procedure(&run.procedure) else { continue };
            let offices = procedure.value.officials();
            if let Some(step) = run.steps.get(run.done) {
                let place = (run.done + 1, run.steps.len());
                self.add(OfferKind::NextStep { run: *id, step: step.step, place }, &step.cite)
                    .named(&run.name, &step.text)
                    .by(&offices)
                    .due_if(true);
            }
            self.add(OfferKind::DropProcedure(*id), &procedure.cite)
                .named(&run.name, "")
                .by(&offices)
                .asks([Need::Reason { must: true }]);
        }
        for (op, order) in state.orders.iter().filter(|(_, order)| order.table == table) {
            if order.needs_person() {
                let cite = self.grant_of(&order.wish);
                self.add(OfferKind::Settle { op: *op, wish: order.wish }, &cite).due_if(true);
            }
        }
    }

    /// The paragraph that an order to be carried out by hand rests on, as far as the ruleset has one for its kind.
    fn grant_of(&self, wish: &Wish) -> Citation {
        let rules = &self.ctx.law.ruleset;
        match wish {
            Wish::TellRefused { .. } => rules.challenge.phrase.cite.clone(),
            Wish::Clock { .. } => rules.penalty.kind.cite.clone(),
        }
    }

    /// What may be challenged: words, plays, records, conduct.
    pub(super) fn challenges(&mut self, table: TableId) {
        let seated: Vec<Side> = self.seated(table).collect();
        let rules = &self.ctx.law.ruleset;
        let phase = self.ctx.state.phase(table);
        let challenge = &rules.challenge;
        let marks = |closers: &[Cited<Closer>]| seen(closers, &[]).into_iter().map(Need::Mark);
        match challenge.by.value {
            Challenger::Nobody => {}
            Challenger::Opponent | Challenger::RegisteredTopWord => {
                let (sides, may) = self.sides(table, |side| self.ctx.may_raise(table, side));
                self.add(OfferKind::WordChallenge, &challenge.phrase.cite)
                    .named(&challenge.phrase.value, "")
                    .checked(may)
                    .asks([Need::Side { part: Part::Challenger, of: sides }, Need::Since])
                    .asks(marks(&challenge.closers));
            }
        }
        if let Some(hold) = &rules.hold {
            let may = self.ctx.may_hold(table);
            self.add(OfferKind::TakeHold, &hold.phrase.cite)
                .named(&hold.phrase.value, "")
                .checked(may)
                .asks([Need::Side { part: Part::Challenger, of: seated.clone() }, Need::Since])
                .asks(marks(&challenge.closers));
        }
        let waits = self.stopped(table);
        for offence in &rules.offences {
            let stops = matches!(offence.value.kind, OffenceKind::Stop | OffenceKind::Challenge);
            self.offence(phase, offence, waits.filter(|_| stops), &seated);
        }
        for procedure in &rules.procedures {
            let (cite, it) = (&procedure.cite, &procedure.value);
            let condition = self.condition(it.allowed_if.as_ref(), it.otherwise.as_deref(), &it.asks);
            let under_way = self.under_way(table, it);
            let called_for = self.called_for(table, it);
            self.add(OfferKind::Procedure(it.id.clone()), cite)
                .named(&it.name, "")
                .by(&it.officials())
                .in_phases(phase, &it.phases)
                .due_if(called_for)
                .not_now(under_way.map(WhyNot::UnderWay))
                .not_now(condition)
                .asks(it.side.then_some(Need::Side { part: Part::About, of: seated.clone() }))
                .asks(all_asks(
                    rules,
                    &it.asks,
                    it.steps.iter().filter_map(|step| step.value.remedy.as_ref()),
                ));
        }
    }

    /// The claim at a table that stopped the game and is not decided: nothing else stops it meanwhile.
    fn stopped(&self, table: TableId) -> Option<ClaimId> {
        let stops = |offence: &str| {
            let kind = self.ctx.law.ruleset.offence(offence).map(|it| it.value.kind);
            matches!(kind, Some(OffenceKind::Stop | OffenceKind::Challenge))
        };
        let open = |claim: &ClaimState| {
            claim.table == table && claim.round == self.ctx.state.round && claim.outcome.is_none()
        };
        self.ctx.state.claims.iter().find(|(_, it)| open(it) && stops(&it.offence)).map(|(id, _)| *id)
    }

    /// The run of a procedure that cannot be begun once more: for whomever it could be about, it is under way.
    fn under_way(&self, table: TableId, procedure: &Procedure) -> Option<RunId> {
        let game = GameRef { round: self.ctx.state.round, table };
        let run = |side| running(&self.ctx.state.runs, game, &procedure.id, side);
        if !procedure.side {
            return run(None);
        }
        self.seated(table).map(|side| run(Some(side))).collect::<Option<Vec<RunId>>>()?.first().copied()
    }

    /// Whether what happened at the table calls for a procedure that has not been begun in this game.
    fn called_for(&self, table: TableId, procedure: &Procedure) -> bool {
        let Some(game) = self.ctx.state.game(table) else {
            return false;
        };
        let begun = |side| {
            let here =
                self.ctx.state.runs.values().filter(|run| run.table == table && run.round == game.round);
            here.into_iter().any(|run| run.procedure == procedure.id && run.side.is_none_or(|it| it == side))
        };
        match procedure.on {
            Some(Calls::TimeOut) => Side::BOTH.into_iter().any(|side| game.ran_out(side) && !begun(side)),
            None => false,
        }
    }

    fn offence(&mut self, phase: Phase, offence: &Cited<Offence>, waits: Option<ClaimId>, seated: &[Side]) {
        let (cite, it) = (&offence.cite, &offence.value);
        let timed = it.closers.iter().any(|closer| matches!(closer.value.on, ClosesOn::After(_)));
        self.add(OfferKind::Offence { id: it.id.clone(), kind: it.kind }, cite)
            .named(&it.name, &it.says)
            .in_phases(phase, &it.phases)
            .not_now(waits.map(WhyNot::Claimed))
            .asks([Need::Side { part: Part::About, of: seated.to_vec() }])
            .asks((it.by.len() > 1).then(|| Need::Claimant(it.by.clone())))
            .asks(it.running.map(|_| Need::Running))
            .asks(timed.then_some(Need::Since))
            .asks(seen(&it.closers, &it.needs).into_iter().map(Need::Mark))
            .asks(it.asks.iter().cloned().map(Need::Fact));
        if let ([only], Some(last)) = (it.by.as_slice(), self.offers.last_mut())
            && *only != Claimant::Opponent
        {
            // The only one who may speak up need not be asked for, but must be said.
            last.needs.push(Need::Claimant(vec![*only]));
        }
    }

    /// The powers over the table's clock.
    pub(super) fn powers(&mut self, table: TableId) {
        let rules = &self.ctx.law.ruleset;
        let mut done: Vec<ClockPower> = Vec::new();
        for grant in &rules.clock.grants {
            let power = grant.value.power;
            // The hall's countdown is no table's; a regulation on lateness without a clock starts none.
            let never = match power {
                ClockPower::CentralTimer => true,
                ClockPower::StartAbsent => rules.late.as_ref().is_some_and(|late| late.clock.is_none()),
                _ => false,
            };
            // What follows only from a procedure is offered as that procedure.
            if never || !grant.value.via.is_empty() || done.contains(&power) {
                continue;
            }
            done.push(power);
            let same: Vec<_> = rules.clock.grants.iter().filter(|it| it.value.power == power).collect();
            let offices: Vec<Role> = same.iter().map(|it| it.value.who).collect();
            let cites: Vec<&str> = same.iter().map(|it| it.cite.as_str()).collect();
            let cite = Citation::new(cites.join("; "));
            let needs_side =
                matches!(power, ClockPower::StartAbsent | ClockPower::AddFixed { .. } | ClockPower::AddFree);
            let (sides, may) = if needs_side {
                self.sides(table, |side| self.ctx.may_order(table, power, Some(side)))
            } else {
                (Vec::new(), self.ctx.may_order(table, power, None).map(drop))
            };
            let starts = power == ClockPower::StartAbsent;
            self.add(OfferKind::Power(power), &cite)
                .by(&offices)
                .due_if(starts && may.is_ok())
                .checked(may)
                .asks(needs_side.then_some(Need::Side { part: Part::Clock, of: sides.clone() }))
                .asks((power == ClockPower::AddFree).then_some(Need::Amount))
                .asks([Need::Reason { must: false }])
                .suggest(sides.first().copied().filter(|_| starts && sides.len() == 1));
        }
    }

    /// The player who is not there, where the other one is.
    fn only_absent(&self, table: TableId) -> Option<Side> {
        let game = self.ctx.state.game(table)?;
        let missed = |side: &Side| game.absent[side.index()].is_some_and(|it| it.arrived_at.is_none());
        let mut sides = Side::BOTH.into_iter().filter(missed);
        sides.next().filter(|_| sides.next().is_none())
    }

    fn absent(&self, table: TableId) -> bool {
        let game = self.ctx.state.game(table);
        game.is_some_and(|game| game.absent.iter().flatten().any(|it| it.arrived_at.is_none()))
    }

    /// What officials may impose or award.
    pub(super) fn impositions(&mut self, table: TableId) {
        let seated: Vec<Side> = self.seated(table).collect();
        let rules = &self.ctx.law.ruleset;
        let phase = self.ctx.state.phase(table);
        // What stands for a bye or a round that was missed is given without a table.
        for award in rules.awards.iter().filter(|award| award.value.serves.is_none()) {
            self.award(table, phase, award);
        }
        for sanction in &rules.sanctions {
            // One that needs no game may be imposed in any phase of one.
            let needs_none = sanction.value.phases.contains(&Phase::None);
            let phase = if needs_none { Phase::None } else { phase };
            self.sanction(phase, sanction, Need::Side { part: Part::About, of: seated.clone() });
        }
    }

    /// A sanction on somebody.
    pub(super) fn sanction(&mut self, phase: Phase, sanction: &Cited<Sanction>, whom: Need) {
        let (cite, it) = (&sanction.cite, &sanction.value);
        let condition = self.condition(it.allowed_if.as_ref(), it.otherwise.as_deref(), &it.asks);
        let remedies = it.effects.iter().map(|item| &item.value.remedy);
        let asks = all_asks(&self.ctx.law.ruleset, &it.asks, remedies);
        self.add(OfferKind::Sanction(it.id.clone()), cite)
            .named(&it.name, "")
            .by(&it.by)
            .in_phases(phase, &it.phases)
            .not_now(condition)
            .asks([whom])
            .asks(asks)
            .asks([Need::Reason { must: true }]);
    }

    fn award(&mut self, table: TableId, phase: Phase, award: &Cited<Award>) {
        let (cite, it) = (&award.cite, &award.value);
        let condition = self.condition(it.allowed_if.as_ref(), it.otherwise.as_deref(), &it.asks);
        let seated: Vec<Side> = self.seated(table).collect();
        let all = deadlines(self.ctx.state, self.ctx.law, table);
        let rules = &self.ctx.law.ruleset;
        let late = rules.late.as_ref();
        let both = late.and_then(|late| late.award_both.as_ref()).is_some_and(|id| id.value == it.id);
        let one = late.is_some_and(|late| late.award.value == it.id);
        let missed = rules.session.as_ref().and_then(|session| session.award.as_ref());
        let lost = all.iter().filter(|line| matches!(line.kind, DeadlineKind::Forfeit { .. }));
        let lost: Vec<At> = lost.map(|line| line.at).collect();
        let exactly = (one || both) && late.is_some_and(|late| late.exactly_forfeits.value);
        let at = match lost.as_slice() {
            // Whoever came in between has his own answer; the other's time must be over all the same.
            [.., last] if both => Some(*last),
            [first, ..] if one => Some(*first),
            _ if missed.is_some_and(|id| id.value == it.id) => {
                all.iter().find(|line| line.kind == DeadlineKind::SessionEnd).map(|line| line.at)
            }
            _ => None,
        };
        let unmissed = (one || both).then(|| self.unmissed(table, phase)).flatten();
        let unmissed = unmissed.or((both && !self.missed_both(table)).then_some(WhyNot::Nobody));
        let over = |at: At| self.ctx.now > at || (self.ctx.now == at && exactly);
        let early = at.filter(|at| !over(*at)).map(|at| WhyNot::Early(at.since(self.ctx.now)));
        let due = at.is_some_and(over);
        // A game that waits for a player has not begun, though its time runs.
        let waits = phase == Phase::Playing && self.absent(table) && it.phases.contains(&Phase::Before);
        let phase = if waits { Phase::Before } else { phase };
        let missed_one = self.only_absent(table).filter(|_| one);
        let awarded = self.ctx.state.played(self.ctx.state.round, table).is_some_and(|played| played.awarded);
        self.add(OfferKind::Award(it.id.clone()), cite)
            .named(&it.name, "")
            .by(&it.by)
            .in_phases(phase, &it.phases)
            .not_now(awarded.then_some(WhyNot::Closed))
            .not_now(condition)
            .not_now(unmissed)
            .not_now(early)
            .asks(
                (it.against == Against::One).then_some(Need::Side { part: Part::Loser, of: seated.clone() }),
            )
            .asks(it.asks.iter().cloned().map(Need::Fact))
            .asks([Need::Reason { must: true }])
            .suggest(missed_one)
            .due_if(due);
    }

    /// Whether both players were missed, be it that one has come since.
    fn missed_both(&self, table: TableId) -> bool {
        let game = self.ctx.state.game(table);
        game.is_some_and(|game| game.absent.iter().all(Option::is_some))
    }

    /// Whether somebody has come so late that his game is lost all the same.
    fn came_too_late(&self, game: &Game) -> bool {
        let Some(late) = &self.ctx.law.ruleset.late else { return false };
        game.absent.iter().flatten().any(|absence| {
            let from = game.forfeit_from(late, absence);
            absence.arrived_at.zip(from).is_some_and(|(came, from)| late.forfeits(came.since(from)))
        })
    }

    /// Why nobody has lost by lateness yet: nobody is missed, or nothing counts before the signal.
    fn unmissed(&self, table: TableId, phase: Phase) -> Option<WhyNot> {
        let game = self.ctx.state.game(table)?;
        if !self.absent(table) && !self.came_too_late(game) {
            return Some(WhyNot::Nobody);
        }
        let late = self.ctx.law.ruleset.late.as_ref()?;
        game.late_from(late).is_none().then(|| WhyNot::Phase { now: phase, wants: vec![Phase::Playing] })
    }

    /// Why a condition does not hold, where nothing need be asked to know that.
    pub(super) fn condition(
        &self,
        condition: Option<&Expr>,
        otherwise: Option<&str>,
        asks: &[Ask],
    ) -> Option<WhyNot> {
        let condition = condition?;
        if condition.names().iter().any(|name| asks.iter().any(|ask| ask.fact == *name)) {
            return None;
        }
        let known = Facts::from([("round".to_owned(), i64::from(self.ctx.state.round.0))]);
        (condition.holds(&known) == Ok(false))
            .then(|| WhyNot::Condition(otherwise.unwrap_or_else(|| condition.text()).to_owned()))
    }

    /// The sides at which somebody sits.
    pub(super) fn seated(&self, table: TableId) -> impl Iterator<Item = Side> + use<> {
        let game = self.ctx.state.game(table);
        let there = Side::BOTH.map(|side| game.is_some_and(|game| !game.players[side.index()].is_empty()));
        Side::BOTH.into_iter().filter(move |side| there[side.index()])
    }
}

/// What must be known for something and for what follows from it.
fn all_asks<'r>(rules: &'r Ruleset, asks: &[Ask], remedies: impl Iterator<Item = &'r Remedy>) -> Vec<Need> {
    asked(rules, asks, remedies).into_iter().map(Need::Fact).collect()
}

/// What somebody may have seen that matters, each once.
fn seen(closers: &[Cited<Closer>], needs: &[Mark]) -> Vec<Mark> {
    let mut marks = needs.to_vec();
    for closer in closers {
        let closes = match closer.value.on {
            ClosesOn::Mark(mark) => Some(mark),
            ClosesOn::After(_) => None,
        };
        for mark in closes.into_iter().chain(closer.value.only_if) {
            if !marks.contains(&mark) {
                marks.push(mark);
            }
        }
    }
    marks
}
