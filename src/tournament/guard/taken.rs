//! Taking back: whether nothing rests on what somebody noted, said or imposed.

use crate::domain::{At, Citation, OpId, Role, Seq, Side, TableId};
use crate::tournament::event::{Cause, GameRef, OrderWhy};
use crate::tournament::refusal::{ConductReason, Refusal, Subject};
use crate::tournament::state::{
    Caused, Deed, Given, HoldTaken, OrderState, PlacedOrder, SlipPhase, SlipState,
};

use super::DecisionCtx;

/// Something that may be taken back now.
pub(in crate::tournament) struct TakeBackGrant<'g> {
    /// What.
    pub(in crate::tournament) given: &'g Given,
    /// The orders that fall away with it, or are taken back.
    pub(in crate::tournament) orders: Vec<OpId>,
    /// The paragraph by which it stands once the players were told, where it is such a decision.
    pub(in crate::tournament) stands: Option<&'g Citation>,
    /// The regulations say nothing of it.
    pub(in crate::tournament) cite: Citation,
}

impl<'a> DecisionCtx<'a> {
    /// Whether what stands in an entry of the journal may be taken back: by the same office or a higher one, while
    /// nothing rests on it.
    ///
    /// # Errors
    /// Where there is nothing to take back in it, it is another's, something rests on it, or nobody can say whether a
    /// clock has done what followed.
    pub(in crate::tournament) fn may_take_back(&self, entry: Seq) -> Result<TakeBackGrant<'a>, Refusal> {
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
        if !matches!(given.what, Deed::Order { .. }) {
            let doubtful = |op: &&OpId| self.state.orders.get(*op).is_some_and(PlacedOrder::in_doubt);
            if let Some(op) = orders.iter().find(doubtful) {
                return Err(Refusal::by(ConductReason::OrderInDoubt { op: *op }, &cite));
            }
        }
        // Who has done a duty has decided nothing.
        let announced = is_decision && !matches!(given.what, Deed::DutyDone { .. });
        let stands = self.law.ruleset.adjudication.announced_stands.as_ref();
        let stands = stands.filter(|rule| rule.value && announced).map(|rule| &rule.cite);
        Ok(TakeBackGrant { given, orders, stands, cite })
    }

    /// Who takes something back: whoever holds the office in which it was done, or a higher one. What players and
    /// clocks said any official takes back for them; a claim that is decided, an office that decides such claims.
    pub(super) fn take_back_offices(&self, given: &Given) -> Vec<Role> {
        let office = official_for(given.by);
        let claim =
            if let Deed::Claim { claim, .. } = &given.what { self.state.claims.get(claim) } else { None };
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
    fn is_decision(&self, given: &Given) -> bool {
        match &given.what {
            Deed::Award { .. } | Deed::Bye { .. } | Deed::Sanction { .. } | Deed::DutyDone { .. } => true,
            Deed::Claim { claim, .. } => {
                self.state.claims.get(claim).is_some_and(|claim| claim.outcome.is_some())
            }
            Deed::Absence { .. }
            | Deed::Arrival { .. }
            | Deed::CircledMove { .. }
            | Deed::Hold { .. }
            | Deed::ForcedPass { .. }
            | Deed::Withdrawal { .. }
            | Deed::Return { .. }
            | Deed::Annulment { .. }
            | Deed::Leaving { .. }
            | Deed::DuplicateEnd { .. }
            | Deed::Order { .. }
            | Deed::Settled { .. } => false,
        }
    }

    /// The citation of what the regulation says nothing of.
    pub(in crate::tournament) fn silent(&self) -> Citation {
        Citation::new(format!("{} silent", self.law.ruleset.identity.short))
    }

    fn nothing_rests_on(&self, entry: Seq, given: &Given) -> Result<(), ConductReason> {
        let state = self.state;
        let nothing = || ConductReason::NothingToTakeBack { entry };
        match &given.what {
            Deed::Absence { table, side } => {
                self.is_without_result(*table)?;
                self.none_after(entry, |it| arrival(it, *table, *side))
            }
            // The results of a duplicate game follow from its slips: they are worked out anew.
            Deed::Annulment { .. } | Deed::Leaving { .. } => self.still_open(),
            // Once the results are announced the board stands (PESD §5.Δ ¶2).
            Deed::DuplicateEnd { .. } => match state.duplicate().and_then(|game| game.announced_at) {
                Some(_) => Err(ConductReason::ResultsRestOnIt),
                None => Ok(()),
            },
            Deed::Arrival { table, .. } | Deed::CircledMove { table, .. } => self.is_without_result(*table),
            Deed::Hold { table, hold: HoldTaken { side, .. } } => {
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
                self.none_after(entry, |it| matches!(it, Deed::Hold { table: other, .. } if other == table))
            }
            Deed::ForcedPass { table, side } => {
                self.is_without_result(*table)?;
                let player = state.player(state.here(*table), *side).unwrap_or_default();
                // What took the turn may count no more, and the pass with it.
                if !state.effect_of(&player, entry).is_some_and(|passed| state.takes_effect(passed)) {
                    return Err(nothing());
                }
                self.none_after(entry, |it| *it == given.what)
            }
            Deed::Order { table, op, .. } => {
                self.is_without_result(*table)?;
                let order = state.orders.get(op).ok_or_else(nothing)?;
                let back = state.orders.newest_at(table).any(|(_, it)| it.takes_back == Some(*op));
                if back || matches!(order.state, OrderState::Cancelled { .. }) {
                    return Err(nothing());
                }
                let game = state.game(*table).ok_or_else(nothing)?;
                let missed =
                    |side: &Side| game.absent[side.index()].is_some_and(|absence| absence.clock == Some(*op));
                let Some(side) = Side::BOTH.into_iter().find(missed) else { return Ok(()) };
                self.none_after(entry, |it| arrival(it, *table, side))
            }
            Deed::Settled { table, op, .. } => self.may_be_unsaid(entry, *table, *op),
            Deed::Claim { claim, .. } => {
                let claim = state.claims.get(claim).ok_or_else(nothing)?;
                if claim.voided_at.is_some() { Err(nothing()) } else { self.still_open() }
            }
            Deed::Sanction { .. } | Deed::Bye { .. } => {
                let act = state.acts.get(&entry).ok_or_else(nothing)?;
                if act.voided_at.is_some() { Err(nothing()) } else { self.still_open() }
            }
            // Whoever has withdrawn and come back is taken back step by step.
            Deed::Withdrawal { player } | Deed::Return { player } => {
                self.none_after(entry, |it| leaves_or_returns(it, player))
            }
            Deed::Award { game, .. } => {
                let act = state.acts.get(&entry).ok_or_else(nothing)?;
                let result =
                    state.game_of(*game).and_then(|game| game.result.as_ref()).ok_or_else(nothing)?;
                if act.voided_at.is_some() {
                    return Err(nothing());
                }
                if result.entry != entry || result.handed_in {
                    return Err(ConductReason::ResultRestsOnIt { table: game.table });
                }
                self.still_open()
            }
            Deed::DutyDone { duty, .. } => {
                let duty = state.duties.get(duty).ok_or_else(nothing)?;
                if duty.voided_at.is_some() { Err(nothing()) } else { Ok(()) }
            }
        }
    }

    /// What was said or done by hand waits to be said or done again, while it still counts and nothing was worked out
    /// by when it was.
    fn may_be_unsaid(&self, entry: Seq, table: TableId, op: OpId) -> Result<(), ConductReason> {
        let state = self.state;
        let counts = |order: &PlacedOrder| {
            // Whoever says that a step is done has done at the clock what it asks: one would go back with the other.
            let of_step = matches!(order.cause, Some(Cause::Run(_))) && !order.wish.is_said();
            matches!(order.state, OrderState::Settled { .. }) && !of_step
        };
        let back = state.orders.newest_at(&table).any(|(_, it)| it.takes_back == Some(op));
        if back || !state.orders.get(&op).is_some_and(counts) {
            return Err(ConductReason::NothingToTakeBack { entry });
        }
        // By when his clock ran it is known how late somebody came.
        let ran = |side: &Side| {
            let absence = state.game(table).and_then(|game| game.absent[side.index()]);
            absence.is_some_and(|absence| absence.clock == Some(op))
        };
        let Some(side) = Side::BOTH.into_iter().find(ran) else { return Ok(()) };
        self.is_without_result(table)?;
        self.none_after(entry, |it| arrival(it, table, side))
    }

    /// An award is taken back as long as a result is corrected, and no longer. One that was given after that was never
    /// confirmed, and what is mistaken in it has no other way back.
    fn not_confirmed_by_now(&self, given: &Given) -> Result<(), Refusal> {
        if let Deed::Award { game, .. } = &given.what {
            return self.not_closed_since(*game, given.at);
        }
        if let Deed::Annulment { .. } | Deed::Leaving { .. } = &given.what {
            let game = self.state.duplicates.get(&given.round);
            return game.map_or(Ok(()), |game| self.in_time_to_mend(game));
        }
        // A claim of an earlier round moves no result that nobody may correct any more.
        let claim = if let Deed::Claim { claim, .. } = given.what { Some(claim) } else { None };
        let Some(claim) = claim.filter(|_| given.round != self.state.round) else { return Ok(()) };
        for it in self.state.all_caused(&Cause::Claim(claim)) {
            let game = match it {
                Caused::Result { game, .. } | Caused::Rescore { game, .. } => Some(*game),
                Caused::Effect(effect) => effect.points_in(),
                Caused::Order(_) | Caused::Duty(_) | Caused::Adjustment(_) | Caused::Further(_) => None,
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
    fn none_after(&self, entry: Seq, rests: impl Fn(&Deed) -> bool) -> Result<(), ConductReason> {
        let later = self.state.given().find(|(at, given)| *at > entry && rests(&given.what));
        later.map_or(Ok(()), |(at, _)| Err(ConductReason::EntryRestsOnIt { entry: at }))
    }

    /// The orders that came with it and were not cancelled.
    fn orders_with(&self, given: &Given) -> Vec<OpId> {
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
        let orders = match &given.what {
            Deed::Absence { table, side } => {
                let game = state.game(*table);
                let absence = game.and_then(|game| game.absent[side.index()]);
                absence.and_then(|absence| absence.clock).into_iter().collect()
            }
            Deed::Arrival { table, side } => {
                let name = name(*table, *side);
                let about = |why: &OrderWhy| {
                    let (OrderWhy::CameLate { player, .. } | OrderWhy::HasCome { player }) = why else {
                        return false;
                    };
                    *player == name
                };
                of(*table, &about)
            }
            Deed::Hold { table, hold: HoldTaken { side, .. } } => {
                of(*table, &|why| matches!(why, OrderWhy::HeldLastPlay { side: who, .. } if who == side))
            }
            Deed::Order { op, .. } => vec![*op],
            Deed::ForcedPass { .. }
            | Deed::CircledMove { .. }
            | Deed::Settled { .. }
            | Deed::Claim { .. }
            | Deed::Sanction { .. }
            | Deed::Award { .. }
            | Deed::Bye { .. }
            | Deed::Withdrawal { .. }
            | Deed::Return { .. }
            | Deed::Annulment { .. }
            | Deed::Leaving { .. }
            | Deed::DuplicateEnd { .. }
            | Deed::DutyDone { .. } => Vec::new(),
        };
        let cancelled = |order: &PlacedOrder| matches!(order.state, OrderState::Cancelled { .. });
        let stands = |op: &OpId| state.orders.get(op).is_some_and(|order| !cancelled(order));
        orders.into_iter().filter(stands).collect()
    }
}

/// Who takes back what was done in an office: whoever holds it; what players and clocks did, any official.
pub(super) fn official_for(role: Role) -> Role {
    if matches!(role, Role::Players | Role::Clock) { Role::Judge } else { role }
}

/// Whether it is that this player has come.
fn arrival(what: &Deed, table: TableId, side: Side) -> bool {
    *what == Deed::Arrival { table, side }
}

/// Whether it is that this player has withdrawn, or come back.
fn leaves_or_returns(what: &Deed, name: &str) -> bool {
    matches!(what, Deed::Withdrawal { player } | Deed::Return { player } if player == name)
}
