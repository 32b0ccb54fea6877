//! Taking back what somebody noted, said or imposed by mistake: whether nothing rests on it, and what falls with it.

use crate::domain::{At, Citation, OpId, Role, Seq, Side, TableId};
use crate::tournament::about::{concerns, noted};
use crate::tournament::command::ConductCommand;
use crate::tournament::decide::award::with_recount;
use crate::tournament::decide::{Decision, Transaction};
use crate::tournament::event::{
    Cause, ClockEvent, Concern, ConductEvent, DuplicateEvent, Event, ForcedPassPlayed, GameRef, OrderPlaced,
    OrderWhy, ResultEvent, RoundEvent, SlipEvent, TakenBack,
};
use crate::tournament::guard;
use crate::tournament::guard::{DecisionCtx, official_for};
use crate::tournament::offer::{Need, OfferListing, OfferMenu, Particular, StandingValue, Tick};
use crate::tournament::refusal::{ConductReason, Refusal, Subject};
use crate::tournament::state::{Caused, OrderState, PlacedOrder, RevocableEntry, SlipPhase, SlipState};

const TAKE_BACK: OfferListing = OfferListing::at(21, "kind-mend").sought("sought-take-back");

/// Something that may be taken back now.
struct TakeBackGrant<'g> {
    /// What.
    given: &'g RevocableEntry,
    /// The orders that fall away with it, or are taken back.
    orders: Vec<OpId>,
    /// The paragraph by which it stands once the players were told, where it is such a decision.
    stands: Option<&'g Citation>,
    /// The regulations say nothing of it.
    cite: Citation,
}

impl<'a> DecisionCtx<'a> {
    /// Whether what stands in an entry of the journal may be taken back: by the same office or a higher one, while
    /// nothing rests on it.
    ///
    /// # Errors
    /// Where there is nothing to take back in it, it is another's, something rests on it, or nobody can say whether a
    /// clock has done what followed.
    fn may_take_back(&self, entry: Seq) -> Result<TakeBackGrant<'a>, Refusal> {
        let cite = self.silent();
        let given = self
            .state
            .given_in(entry)
            .ok_or_else(|| Refusal::by(ConductReason::NothingToTakeBack { entry }, &cite))?;
        let offices = self.take_back_offices(given);
        let is_decision = self.is_decision(given);
        if is_decision {
            self.given_to(&offices, Subject::TakeBack, &cite)?;
        } else {
            self.office_of(&offices, Subject::TakeBack, &cite)?;
        }
        self.nothing_rests_on(entry, given).map_err(|why| Refusal::by(why, &cite))?;
        self.not_confirmed_by_now(given)?;
        let orders = self.orders_with(given);
        // Whoever takes the order itself back has looked.
        if !matches!(*given.event, Event::Clock(ClockEvent::OrderPlaced(_))) {
            let doubtful = |op: &&OpId| self.state.orders.get(*op).is_some_and(PlacedOrder::in_doubt);
            if let Some(op) = orders.iter().find(doubtful) {
                return Err(Refusal::by(ConductReason::OrderInDoubt { op: *op }, &cite));
            }
        }
        // Who has done a duty has decided nothing.
        let is_duty = matches!(*given.event, Event::Conduct(ConductEvent::DutyDone { .. }));
        let announced = is_decision && !is_duty;
        let stands = self.law.ruleset.adjudication.announced_stands.as_ref();
        let stands = stands.filter(|rule| rule.value && announced).map(|rule| &rule.cite);
        Ok(TakeBackGrant { given, orders, stands, cite })
    }

    /// Who takes something back: whoever holds the office in which it was done, or a higher one. What players and
    /// clocks said any official takes back for them; a claim that is decided, an office that decides such claims.
    pub(super) fn take_back_offices(&self, given: &RevocableEntry) -> Vec<Role> {
        let office = official_for(given.by);
        let claim = given.claim().and_then(|claim| self.state.claims.get(&claim));
        let decided = claim.filter(|it| it.outcome.is_some());
        let decides = decided.and_then(|claim| self.law.ruleset.offence(&claim.offence));
        match decides.map(|it| it.value.decides) {
            Some(decides) if !office.may_act_as(decides) || self.kept_from(office, decides).is_some() => {
                vec![decides]
            }
            _ => vec![office],
        }
    }

    /// Whether it was decided by an office to which the regulation gives that, and not only noted or said.
    fn is_decision(&self, given: &RevocableEntry) -> bool {
        let claim = given.claim().and_then(|claim| self.state.claims.get(&claim));
        claim.is_some_and(|claim| claim.outcome.is_some())
            || matches!(
                *given.event,
                Event::Result(ResultEvent::GameAwarded(_))
                    | Event::Round(RoundEvent::ByeEntered(_))
                    | Event::Conduct(ConductEvent::SanctionImposed(_) | ConductEvent::DutyDone { .. })
            )
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "nothing else is kept to be taken back")]
    fn nothing_rests_on(&self, entry: Seq, given: &RevocableEntry) -> Result<(), ConductReason> {
        let state = self.state;
        let nothing = || ConductReason::NothingToTakeBack { entry };
        match &*given.event {
            Event::Round(it) => self.nothing_rests_on_round(entry, it),
            // The results of a duplicate game follow from its slips: they are worked out anew.
            Event::Duplicate(DuplicateEvent::MoveAnnulled(_) | DuplicateEvent::PlayerLeft { .. }) => {
                self.still_open()
            }
            // Once the results are announced the board stands (PESD §5.Δ ¶2).
            Event::Duplicate(DuplicateEvent::DuplicateOver { .. }) => {
                match state.duplicate().and_then(|game| game.announced_at) {
                    Some(_) => Err(ConductReason::ResultsRestOnIt),
                    None => Ok(()),
                }
            }
            Event::Slip(SlipEvent::HoldTaken { table, side, .. }) => {
                let mut slips = state.slips.newest_at(&state.here(*table));
                let by_it = |slip: &SlipState| {
                    slip.challenger == *side
                        && slip.raised_at >= given.at
                        && !matches!(slip.phase, SlipPhase::Withdrawn { .. })
                };
                if let Some((slip, _)) = slips.find(|(_, slip)| by_it(slip)) {
                    return Err(ConductReason::SlipRestsOnIt { slip });
                }
                self.is_without_result(*table)?;
                self.none_after(
                    entry,
                    |it| matches!(it, Event::Slip(SlipEvent::HoldTaken { table: other, .. }) if other == table),
                )
            }
            Event::Clock(ClockEvent::OrderPlaced(it)) => self.may_be_unordered(entry, it),
            Event::Clock(ClockEvent::OrderSettled { op }) => self.may_be_unsaid(entry, *op),
            Event::Conduct(ConductEvent::ClaimRaised(it)) => {
                let claim = state.claims.get(&it.claim).ok_or_else(nothing)?;
                if claim.voided_at.is_some() { Err(nothing()) } else { self.still_open() }
            }
            Event::Conduct(ConductEvent::SanctionImposed(_)) => self.act_stands(entry),
            Event::Conduct(ConductEvent::DutyDone { duty, .. }) => {
                let duty = state.duties.get(duty).ok_or_else(nothing)?;
                if duty.voided_at.is_some() { Err(nothing()) } else { Ok(()) }
            }
            Event::Result(ResultEvent::GameAwarded(it)) => {
                let game = state.game_of(it.game);
                let result = game.and_then(|game| game.result.as_ref()).ok_or_else(nothing)?;
                let act = state.acts.get(&entry).ok_or_else(nothing)?;
                if act.voided_at.is_some() {
                    return Err(nothing());
                }
                if result.entry != entry || result.handed_in {
                    return Err(ConductReason::ResultRestsOnIt { table: it.game.table });
                }
                self.still_open()
            }
            _ => Err(nothing()),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "nothing else is kept to be taken back")]
    fn nothing_rests_on_round(&self, entry: Seq, event: &RoundEvent) -> Result<(), ConductReason> {
        let state = self.state;
        match event {
            RoundEvent::AbsenceNoted { table, side } => {
                self.is_without_result(*table)?;
                self.none_after(entry, |it| has_come(it, *table, *side))
            }
            RoundEvent::Arrived { table, .. } => self.is_without_result(*table),
            RoundEvent::MoveCircled(it) => self.is_without_result(it.table),
            RoundEvent::ForcedPassPlayed(ForcedPassPlayed { table, side, .. }) => {
                self.is_without_result(*table)?;
                let player = state.player(state.here(*table), *side).unwrap_or_default();
                // What took the turn may count no more, and the pass with it.
                if !state.effect_of(&player, entry).is_some_and(|passed| state.takes_effect(passed)) {
                    return Err(ConductReason::NothingToTakeBack { entry });
                }
                self.none_after(entry, |it| has_passed(it, *table, *side))
            }
            RoundEvent::ByeEntered(_) => self.act_stands(entry),
            // Whoever has withdrawn and come back is taken back step by step.
            RoundEvent::PlayerWithdrew { player, .. } | RoundEvent::PlayerReturned { player } => {
                self.none_after(entry, |it| leaves_or_returns(it, player))
            }
            _ => Err(ConductReason::NothingToTakeBack { entry }),
        }
    }

    /// What was imposed still counts, and results are still moved by it.
    fn act_stands(&self, entry: Seq) -> Result<(), ConductReason> {
        match self.state.acts.get(&entry) {
            Some(act) if act.voided_at.is_none() => self.still_open(),
            Some(_) | None => Err(ConductReason::NothingToTakeBack { entry }),
        }
    }

    /// An order stands, and nobody came whose clock it started.
    fn may_be_unordered(&self, entry: Seq, placed: &OrderPlaced) -> Result<(), ConductReason> {
        let (state, table) = (self.state, placed.table);
        let nothing = || ConductReason::NothingToTakeBack { entry };
        self.is_without_result(table)?;
        let order = state.orders.get(&placed.op).ok_or_else(nothing)?;
        let back = state.orders.newest_at(&table).any(|(_, it)| it.takes_back == Some(placed.op));
        if back || matches!(order.state, OrderState::Cancelled { .. }) {
            return Err(nothing());
        }
        state.game(table).ok_or_else(nothing)?;
        self.nobody_came_by(entry, table, placed.op)
    }

    /// What was said or done by hand waits to be said or done again, while it still counts and nothing was worked out
    /// by when it was.
    fn may_be_unsaid(&self, entry: Seq, op: OpId) -> Result<(), ConductReason> {
        let state = self.state;
        let counts = |order: &PlacedOrder| {
            // Whoever says that a step is done has done at the clock what it asks: one would go back with the other.
            let of_step = matches!(order.cause, Some(Cause::Run(_))) && !order.wish.is_said();
            matches!(order.state, OrderState::Settled { .. }) && !of_step
        };
        let nothing = || ConductReason::NothingToTakeBack { entry };
        let order = state.orders.get(&op).filter(|order| counts(order)).ok_or_else(nothing)?;
        if state.orders.newest_at(&order.table).any(|(_, it)| it.takes_back == Some(op)) {
            return Err(nothing());
        }
        self.nobody_came_by(entry, order.table, op)
    }

    /// By when his clock ran it is known how late somebody came: nobody has come whose clock an order started.
    fn nobody_came_by(&self, entry: Seq, table: TableId, op: OpId) -> Result<(), ConductReason> {
        let ran = |side: &Side| {
            let absence = self.state.game(table).and_then(|game| game.absent[side.index()]);
            absence.is_some_and(|absence| absence.clock == Some(op))
        };
        let Some(side) = Side::BOTH.into_iter().find(ran) else { return Ok(()) };
        self.is_without_result(table)?;
        self.none_after(entry, |it| has_come(it, table, side))
    }

    /// An award is taken back as long as a result is corrected, and no longer. One that was given after that was never
    /// confirmed, and what is mistaken in it has no other way back.
    fn not_confirmed_by_now(&self, given: &RevocableEntry) -> Result<(), Refusal> {
        if let Event::Result(ResultEvent::GameAwarded(it)) = &*given.event {
            return self.not_closed_since(it.game, given.at);
        }
        if let Event::Duplicate(DuplicateEvent::MoveAnnulled(_) | DuplicateEvent::PlayerLeft { .. }) =
            &*given.event
        {
            let game = self.state.duplicates.get(&given.round);
            return game.map_or(Ok(()), |game| self.in_time_to_mend(game));
        }
        // A claim of an earlier round moves no result that nobody may correct any more.
        let Some(claim) = given.claim().filter(|_| given.round != self.state.round) else { return Ok(()) };
        for it in self.state.all_caused(&Cause::Claim(claim)) {
            let game = match it {
                Caused::Result { game, .. } | Caused::Rescore { game, .. } => Some(*game),
                Caused::Effect(effect) => effect.points_in(),
                Caused::Order(_)
                | Caused::Duty(_)
                | Caused::Adjustment(_)
                | Caused::Absence { .. }
                | Caused::Further(_) => None,
            };
            game.map_or(Ok(()), |game| self.not_closed_since(game, given.at))?;
        }
        Ok(())
    }

    fn not_closed_since(&self, game: GameRef, then: At) -> Result<(), Refusal> {
        let Some(played) = self.state.played(game.round, game.table) else { return Ok(()) };
        let then = DecisionCtx { now: then, ..*self };
        if then.closed(game, played).is_some() {
            return Ok(());
        }
        self.not_closed(self.closed(game, played))
    }

    /// What moves results is not taken back once they are signed as the final ones.
    fn still_open(&self) -> Result<(), ConductReason> {
        self.results_are_open().map_err(|_| ConductReason::FinalResultsRestOnIt)
    }

    /// How a game was played is not changed once it has its result.
    fn is_without_result(&self, table: TableId) -> Result<(), ConductReason> {
        if self.state.game(table).is_some_and(|game| game.result.is_some()) {
            return Err(ConductReason::ResultRestsOnIt { table });
        }
        Ok(())
    }

    /// What came later is taken back first.
    fn none_after(&self, entry: Seq, rests: impl Fn(&Event) -> bool) -> Result<(), ConductReason> {
        let later = self.state.revocable_entries().find(|(at, given)| *at > entry && rests(&given.event));
        later.map_or(Ok(()), |(at, _)| Err(ConductReason::EntryRestsOnIt { entry: at }))
    }

    /// The orders that came with it and were not cancelled.
    #[expect(clippy::wildcard_enum_match_arm, reason = "orders come with no other by why they were given")]
    fn orders_with(&self, given: &RevocableEntry) -> Vec<OpId> {
        let state = self.state;
        let of = |table: TableId, why: &dyn Fn(&OrderWhy) -> bool| -> Vec<OpId> {
            let with_it = |order: &PlacedOrder| {
                order.placed_at == given.at
                    && order.takes_back.is_none()
                    && order.why.as_ref().is_some_and(why)
            };
            let orders = state.orders.newest_at(&table).take_while(|(_, order)| order.placed_at >= given.at);
            let mut all: Vec<OpId> = orders.filter(|(_, order)| with_it(order)).map(|(op, _)| op).collect();
            all.reverse();
            all
        };
        let name = |table: TableId, side: Side| {
            state.game(table).map(|game| game.players[side.index()].clone()).unwrap_or_default()
        };
        let orders = match &*given.event {
            Event::Round(RoundEvent::AbsenceNoted { table, side }) => {
                let game = state.game(*table);
                let absence = game.and_then(|game| game.absent[side.index()]);
                absence.and_then(|absence| absence.clock).into_iter().collect()
            }
            Event::Round(RoundEvent::Arrived { table, side, .. }) => {
                let name = name(*table, *side);
                let about = |why: &OrderWhy| {
                    let (OrderWhy::CameLate { player, .. } | OrderWhy::HasCome { player }) = why else {
                        return false;
                    };
                    *player == name
                };
                of(*table, &about)
            }
            Event::Slip(SlipEvent::HoldTaken { table, side, .. }) => {
                of(*table, &|why| matches!(why, OrderWhy::HeldLastPlay { side: who, .. } if who == side))
            }
            Event::Clock(ClockEvent::OrderPlaced(it)) => vec![it.op],
            _ => Vec::new(),
        };
        let cancelled = |order: &PlacedOrder| matches!(order.state, OrderState::Cancelled { .. });
        let stands = |op: &OpId| state.orders.get(op).is_some_and(|order| !cancelled(order));
        orders.into_iter().filter(stands).collect()
    }
}

/// Whether it is that this player has come.
fn has_come(event: &Event, at: TableId, who: Side) -> bool {
    matches!(event, Event::Round(RoundEvent::Arrived { table, side, .. }) if (*table, *side) == (at, who))
}

/// Whether it is that this player has passed a turn.
fn has_passed(event: &Event, at: TableId, who: Side) -> bool {
    matches!(event, Event::Round(RoundEvent::ForcedPassPlayed(it)) if (it.table, it.side) == (at, who))
}

/// Whether it is that this player has withdrawn, or come back.
fn leaves_or_returns(event: &Event, name: &str) -> bool {
    matches!(
        event,
        Event::Round(RoundEvent::PlayerWithdrew { player, .. } | RoundEvent::PlayerReturned { player })
            if player == name
    )
}

pub(super) fn take_back(ctx: &DecisionCtx<'_>, entry: Seq, reason: &str, misentered: bool) -> Decision {
    let TakeBackGrant { given, orders, stands, cite } = ctx.may_take_back(entry)?;
    if let Some(stands) = stands.filter(|_| !misentered) {
        return Err(Refusal::by(ConductReason::AnnouncedStands, stands));
    }
    // Where nothing hangs on it, it is not said.
    let misentered = misentered && stands.is_some();
    guard::reason(reason, Subject::TakeBack, &cite)?;
    let is_done = |op: &OpId| ctx.state.orders.get(op).is_some_and(|order| order.state.is_done());
    let (done, cancelled): (Vec<OpId>, Vec<OpId>) = orders.into_iter().partition(is_done);
    // What others name as what they follow from.
    let cause = given.event.card().root.map(|root| root.cause(entry));
    let mut tx = Transaction::new(ctx);
    let taken = TakenBack { entry, reason: reason.to_owned(), misentered, cancelled };
    let taken = Event::Conduct(ConductEvent::TakenBack(taken));
    with_recount(&mut tx, (Some(given.round), reason), |tx| tx.push(taken, vec![cite.clone()]))?;
    for op in done {
        tx.take_back(op, reason, std::slice::from_ref(&cite));
    }
    if let Some(cause) = cause {
        tx.void(&cause, reason, &cite);
    }
    tx.finish()
}

impl OfferMenu<'_> {
    /// What was noted, said or imposed at the table, or at none, and may be taken back, the newest first. What was in
    /// an earlier round is at no table: others sit there now.
    pub(super) fn taking_back(&mut self, table: Option<TableId>) {
        let state = self.ctx.state;
        let earlier = |given: &RevocableEntry| (given.round != state.round).then_some(given.round);
        let table_of = |given: &RevocableEntry| concerns(&given.event, state).1;
        let at = |given: &RevocableEntry| table_of(given).filter(|_| earlier(given).is_none());
        for (entry, given) in state.revocable_entries().rev().filter(|(_, given)| at(given) == table) {
            let Ok(grant) = self.ctx.may_take_back(entry) else { continue };
            let (what, round) = (noted(state, &self.ctx.law.ruleset, given), earlier(given));
            let players = if let Concern::Order(op) = given.event.card().concern {
                state.orders.get(&op).and_then(|order| self.who_sat_there(order))
            } else {
                let place = round.zip(table_of(given));
                let game = place.and_then(|(round, table)| state.game_of(GameRef { round, table }));
                game.map(|game| game.players.clone())
            };
            let back = ConductCommand::TakeBack { entry, reason: String::new(), misentered: false };
            self.add(TAKE_BACK, back, grant.stands.unwrap_or(&grant.cite))
                .of_players(players)
                .that_stands(Some(StandingValue::At(given.at)))
                .about(Particular::Noted(what, round))
                .asks(grant.stands.map(|_| ("misentered", Need::Tick(Tick::Misentered))))
                .asks([("reason", Need::Reason { must: true })]);
        }
    }
}
