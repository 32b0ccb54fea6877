//! Powers over clocks: which the regulation grants to whom, how often, and when; the hall's countdown.

use crate::clock::Order;
use crate::domain::{Citation, Millis, Role, Side, TableId};
use crate::rules::{Cited, ClockGrant, ClockPower, Late, Phase, TimeMode};
use crate::tournament::event::GameRef;
use crate::tournament::refusal::{ClockReason, Refusal, Subject};
use crate::tournament::state::{OrderState, PlacedOrder};

use super::DecisionCtx;
use super::lateness::no_signal;

/// A power that may be used now.
pub(in crate::tournament) struct PowerGrant<'g> {
    /// The grant that it rests on.
    pub(in crate::tournament) grant: &'g Cited<ClockGrant>,
}

/// The hall's countdown, which may be started or stopped now.
pub(in crate::tournament) struct CountdownGrant<'g> {
    /// The paragraph that grants it.
    pub(in crate::tournament) cite: &'g Citation,
    /// The event's time budget.
    pub(in crate::tournament) budget: Millis,
}

impl<'a> DecisionCtx<'a> {
    /// Whether a power may be used at a table now, on this side where it is about one.
    ///
    /// # Errors
    /// Where the regulation does not grant it, not to this office, not now, or not once more.
    pub(in crate::tournament) fn may_order(
        &self,
        table: TableId,
        power: ClockPower,
        side: Option<Side>,
    ) -> Result<PowerGrant<'a>, Refusal> {
        let game = self.game(table)?;
        let grant = self.granted(power)?;
        if self.state.phase(table) == Phase::HandedIn {
            return Err(Refusal::by(ClockReason::GameHandedIn { table }, &grant.cite));
        }
        self.only_directly(power, grant)?;
        if power == ClockPower::CentralTimer {
            return Err(Refusal::by(ClockReason::NoTablesClock, &grant.cite));
        }
        if power == ClockPower::StartAbsent
            && let Some(late) = &self.law.ruleset.late
            && let Some(side) = side
        {
            self.absent_clock(late, table, side)?;
        }
        let game = GameRef { round: game.round, table };
        self.within(grant, game, power, side)?;
        Ok(PowerGrant { grant })
    }

    /// A power that a procedure uses is used no oftener than it is granted.
    pub(in crate::tournament) fn not_used_up(
        &self,
        game: GameRef,
        power: ClockPower,
        side: Option<Side>,
    ) -> Result<(), Refusal> {
        let mut grants = self.law.ruleset.grants(power).filter(|grant| grant.value.power == power);
        grants.try_for_each(|grant| self.within(grant, game, power, side))
    }

    fn within(
        &self,
        grant: &Cited<ClockGrant>,
        game: GameRef,
        power: ClockPower,
        side: Option<Side>,
    ) -> Result<(), Refusal> {
        match grant.value.per_game.filter(|most| self.uses(game, power, side) >= usize::from(*most)) {
            Some(most) => Err(Refusal::by(ClockReason::UsedUp { power, most }, &grant.cite)),
            None => Ok(()),
        }
    }

    /// Whether the console may give an order to a clock by itself where something follows: showing always, the rest by
    /// a grant to whoever acts, however the regulation lets it be used.
    pub(in crate::tournament) fn console_may(&self, game: GameRef, order: &Order) -> bool {
        let (exact, free, side) = match *order {
            Order::Stop => (ClockPower::Stop, None, None),
            Order::Start { side } => (ClockPower::StartAbsent, None, Some(side)),
            Order::Add { amount, side } => {
                (ClockPower::AddFixed { amount }, Some(ClockPower::AddFree), Some(side))
            }
            Order::SetBoth { budget } => (ClockPower::SetBoth { budget }, None, None),
            Order::Notice { .. }
            | Order::ClearNotice
            | Order::Resume { .. }
            | Order::Acknowledge { .. }
            | Order::ReadEvents { .. } => return true,
        };
        self.law.ruleset.clock.grants.iter().map(|grant| &grant.value).any(|grant| {
            (grant.power == exact || Some(grant.power) == free)
                && self.by.role.may_act_as(grant.who)
                && grant.per_game.is_none_or(|most| self.uses(game, grant.power, side) < usize::from(most))
        })
    }

    /// How often a power was used in a game, on this side where it is about one: an allowance is a player's own.
    fn uses(&self, game: GameRef, power: ClockPower, side: Option<Side>) -> usize {
        let of_side = |it: &Side| side.is_none_or(|side| side == *it);
        let same = |order: &Order| match (power, order) {
            (ClockPower::StartAbsent, Order::Start { side })
            | (ClockPower::AddFree, Order::Add { side, .. }) => of_side(side),
            (ClockPower::AddFixed { amount: fixed }, Order::Add { side, amount }) => {
                fixed == *amount && of_side(side)
            }
            (ClockPower::Stop, Order::Stop) => true,
            (ClockPower::SetBoth { budget: set }, Order::SetBoth { budget }) => set == *budget,
            (
                ClockPower::StartAbsent
                | ClockPower::Stop
                | ClockPower::AddFixed { .. }
                | ClockPower::AddFree
                | ClockPower::SetBoth { .. }
                | ClockPower::CentralTimer,
                _,
            ) => false,
        };
        self.state.game_of(game).map_or(0, |game| game.times_ordered(same))
    }

    /// The grant of a power to whoever acts; one power may be granted to several offices.
    fn granted(&self, power: ClockPower) -> Result<&'a Cited<ClockGrant>, Refusal> {
        // With its amount: what is granted is two minutes and not one.
        let granted: Vec<&Cited<ClockGrant>> =
            self.law.ruleset.grants(power).filter(|grant| grant.value.power == power).collect();
        let Some(first) = granted.first() else { return Err(self.not_granted(power)) };
        let role = self.by.role;
        granted.iter().find(|grant| self.may_serve_as(&[grant.value.who])).copied().ok_or_else(|| {
            let office: Role = first.value.who;
            Refusal::by(ClockReason::PowerOfAnother { power, office, role }, &first.cite)
        })
    }

    /// Where the regulation grants nothing of the kind, it is what it says of the matter that is left: of lateness, of
    /// the time control, of other powers, of the clock during a challenge.
    fn not_granted(&self, power: ClockPower) -> Refusal {
        let rules = &self.law.ruleset;
        let others = || {
            let first = rules.clock.grants.first();
            first.map_or(&rules.clock.stopped_during_challenge.cite, |grant| &grant.cite)
        };
        let cite = match power {
            ClockPower::StartAbsent => rules.late.as_ref().map_or_else(others, |late| &late.base.cite),
            ClockPower::CentralTimer => &rules.time.mode.cite,
            ClockPower::Stop
            | ClockPower::AddFixed { .. }
            | ClockPower::AddFree
            | ClockPower::SetBoth { .. } => others(),
        };
        let granted = rules.clock.grants.iter().map(|grant| grant.value.power).collect();
        Refusal::by(ClockReason::NoSuchPower { power, granted }, cite)
    }

    /// What a power depends on is asked by procedures and sanctions, where the regulation makes it depend on something.
    fn only_directly(&self, power: ClockPower, grant: &Cited<ClockGrant>) -> Result<(), Refusal> {
        let rules = &self.law.ruleset;
        let sanctions = grant.value.via_sanctions.iter();
        let sanctions: Vec<String> = sanctions
            .map(|id| rules.sanction(id).map_or_else(|| id.clone(), |it| it.value.name.clone()))
            .collect();
        if !sanctions.is_empty() {
            return Err(Refusal::by(ClockReason::OnlyBySanction { power, sanctions }, &grant.cite));
        }
        if grant.value.via.is_empty() {
            return Ok(());
        }
        let named = |id: &String| match rules.procedure(id) {
            Some(it) => format!("{id}: {}", it.value.name),
            None => id.clone(),
        };
        let procedures = grant.value.via.iter().map(named).collect();
        Err(Refusal::by(ClockReason::OnlyByProcedure { power, procedures }, &grant.cite))
    }

    /// The clock of a player who is not there runs from when the regulation lets it.
    fn absent_clock(&self, late: &Late, table: TableId, side: Side) -> Result<(), Refusal> {
        let Some(clock) = &late.clock else {
            return Err(Refusal::by(ClockReason::NoClockForAbsent, &late.base.cite));
        };
        let cite = &clock.after.cite;
        let game = self.game_in(table, &[Phase::Before, Phase::Playing], Subject::AbsentClock, cite)?;
        let player = game.players[side.index()].clone();
        let Some(absence) = game.still_missing(side) else {
            return Err(Refusal::by(ClockReason::NotAbsent { player }, cite));
        };
        let ordered = |op| self.state.orders.get(&op).map(|order| order.placed_at);
        if let Some(at) = absence.clock.and_then(ordered) {
            return Err(Refusal::by(ClockReason::RunsAlready { player, at }, cite));
        }
        if game.still_missing(side.other()).is_some_and(|absence| absence.clock.is_some()) {
            let other = game.players[side.other().index()].clone();
            return Err(Refusal::by(ClockReason::RunsForTheOther { player, other }, cite));
        }
        let from = game.late_from(late).ok_or_else(|| no_signal(late, Subject::AbsentClock))?;
        let (late, after) = (self.now.since(from), clock.after.value);
        if late < after {
            let left = after - late;
            return Err(Refusal::by(ClockReason::TooEarlyForAbsent { player, late, after, left }, cite));
        }
        Ok(())
    }

    /// Whether the hall's single countdown may be started now.
    ///
    /// # Errors
    /// Where there is none, for another office, while it runs, or before a challenge of the last move is decided.
    pub(in crate::tournament) fn may_start_countdown(&self) -> Result<CountdownGrant<'a>, Refusal> {
        let grant = self.countdown()?;
        let left = self.state.countdown.map(|countdown| countdown.left(self.now));
        if let Some(left) = left.filter(|left| *left > Millis(0)) {
            return Err(Refusal::by(ClockReason::CountdownRunning { left }, grant.cite));
        }
        self.may_count_down()?;
        let mut tables = self.state.playing().map(|(table, _)| table);
        let open = |table| self.state.open_slip(table).filter(|(_, slip)| slip.phase.is_undecided());
        match tables.find_map(|table| open(table).map(|(slip, _)| (slip, table))) {
            Some((slip, table)) => {
                let cite = &self.law.ruleset.challenge.opens.cite;
                Err(Refusal::by(ClockReason::ChallengeOpen { slip, table }, cite))
            }
            None => Ok(grant),
        }
    }

    /// Whether the hall's single countdown may be stopped now.
    ///
    /// # Errors
    /// Where there is none, for another office, or where it does not run.
    pub(in crate::tournament) fn may_stop_countdown(&self) -> Result<CountdownGrant<'a>, Refusal> {
        let grant = self.countdown()?;
        match self.state.countdown {
            Some(_) => Ok(grant),
            None => Err(Refusal::by(ClockReason::CountdownNotRunning, grant.cite)),
        }
    }

    pub(in crate::tournament) fn countdown(&self) -> Result<CountdownGrant<'a>, Refusal> {
        let (mode, law) = (&self.law.ruleset.time.mode, self.law);
        let cite = &self.granted(ClockPower::CentralTimer)?.cite;
        if mode.value != TimeMode::CentralRound {
            return Err(Refusal::by(ClockReason::NoCountdown, &mode.cite));
        }
        let budget = self.state.event.as_ref().map_or(law.ruleset.time.budget.value, |event| event.budget);
        Ok(CountdownGrant { cite, budget })
    }

    /// Whether a person may say that they have done what an order asks for.
    ///
    /// # Errors
    /// Where there is no such order, or no person has to do it.
    pub(in crate::tournament) fn may_settle(&self, op: crate::domain::OpId) -> Result<(), Refusal> {
        let order = self.placed_order(op)?;
        if order.needs_person() {
            return Ok(());
        }
        Err(Refusal::own(match order.state {
            OrderState::Confirmed { .. } => ClockReason::OrderConfirmed { op },
            OrderState::Settled { .. } => ClockReason::OrderSettled { op },
            OrderState::Cancelled { .. } => ClockReason::OrderCancelled { op },
            OrderState::Waiting | OrderState::Unconfirmed { .. } => ClockReason::OrderUnderWay { op },
        }))
    }

    /// An order by its number.
    pub(in crate::tournament) fn placed_order(
        &self,
        op: crate::domain::OpId,
    ) -> Result<&'a PlacedOrder, Refusal> {
        self.state.orders.get(&op).ok_or_else(|| Refusal::own(ClockReason::NoOrder { op }))
    }
}
