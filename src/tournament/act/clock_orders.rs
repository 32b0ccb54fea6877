//! Orders to clocks: by which power, how often and when one may be given, and what became of it.

use crate::clock::{GiveUp, KeyMark, Order};
use crate::domain::{At, Citation, ClockId, Millis, OpId, Role, Side, TableId};
use crate::rules::{Cited, ClockGrant, ClockPower, Late, Phase, TimeMode};
use crate::tournament::command::ClockCommand;
use crate::tournament::decide::Decision;
use crate::tournament::decide::void::confirmed_late;
use crate::tournament::event::{ClockEvent, ClockNote, Event, GameRef, OrderKind};
use crate::tournament::guard::{DecisionCtx, no_signal};
use crate::tournament::offer::{Need, OfferListing, OfferMenu, Particular, SideRole};
use crate::tournament::refusal::{ClockReason, Refusal, Subject};
use crate::tournament::state::{Game, OrderState, PlacedOrder};

const SETTLE: OfferListing = OfferListing::at(4, "kind-say").called("offer-settle");
const POWER: OfferListing = OfferListing::at(15, "kind-clock");

/// The most time added or taken at once: more than any budget is a slip of the finger.
const MOST_ADDED: u64 = 3_600_000;

/// A power that may be used now.
struct PowerGrant<'g> {
    /// The grant that it rests on.
    grant: &'g Cited<ClockGrant>,
}

/// What somebody wants to do to a clock.
pub(super) struct RequestedClockOrder {
    pub(super) power: ClockPower,
    pub(super) side: Option<Side>,
    pub(super) amount: Option<Millis>,
}

impl<'a> DecisionCtx<'a> {
    /// Whether a power may be used at a table now, on this side where it is about one.
    ///
    /// # Errors
    /// Where the regulation does not grant it, not to this office, not now, or not once more.
    fn may_order(
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

    /// Whether a person may say that they have done what an order asks for.
    ///
    /// # Errors
    /// Where there is no such order, or no person has to do it.
    fn may_settle(&self, op: OpId) -> Result<(), Refusal> {
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
    fn placed_order(&self, op: OpId) -> Result<&'a PlacedOrder, Refusal> {
        self.state.orders.get(&op).ok_or_else(|| Refusal::own(ClockReason::NoOrder { op }))
    }
}

/// By which number of which memory of its clock an order is tried: bound once.
pub(super) fn note_try(
    ctx: &DecisionCtx<'_>,
    op: OpId,
    (memory, number, key): (u16, Option<OpId>, Option<KeyMark>),
) -> Decision {
    let order = ctx.placed_order(op)?;
    if order.owed_to_clock().is_none() || order.tried.is_some() {
        return Ok(Vec::new());
    }
    ctx.one(Event::Clock(ClockEvent::OrderTried { op, memory, number, key }))
}

pub(super) fn confirm(ctx: &DecisionCtx<'_>, op: OpId) -> Decision {
    match &ctx.placed_order(op)?.state {
        OrderState::Waiting | OrderState::Unconfirmed { .. } => {
            ctx.one(Event::Clock(ClockEvent::OrderConfirmed { op }))
        }
        // Cancelled while it was in the air: the clock had carried it out.
        OrderState::Cancelled { .. } => confirmed_late(ctx, op),
        OrderState::Confirmed { .. } | OrderState::Settled { .. } => Ok(Vec::new()),
    }
}

pub(super) fn give_up(ctx: &DecisionCtx<'_>, op: OpId, why: &GiveUp) -> Decision {
    if ctx.placed_order(op)?.owed_to_clock().is_none() {
        return Ok(Vec::new());
    }
    ctx.one(Event::Clock(ClockEvent::OrderUnconfirmed { op, why: why.clone() }))
}

pub(super) fn settle(ctx: &DecisionCtx<'_>, op: OpId) -> Decision {
    ctx.may_settle(op)?;
    ctx.one(Event::Clock(ClockEvent::OrderSettled { op }))
}

pub(super) fn note_forgeries(
    ctx: &DecisionCtx<'_>,
    clocks: &[ClockId],
    (frames, rssi): (u32, Option<i16>),
    address: &str,
) -> Decision {
    let (clocks, address) = (clocks.to_vec(), address.to_owned());
    ctx.one(Event::Clock(ClockEvent::ForgeriesNoted { clocks, frames, address, rssi }))
}

pub(super) fn vouch(ctx: &DecisionCtx<'_>, clock: ClockId) -> Decision {
    let Some(table) = ctx.state.table_of(clock) else {
        return Err(Refusal::own(ClockReason::OnNoTable { clock }));
    };
    ctx.one(Event::Clock(ClockEvent::ClockNoted { table, clock, note: ClockNote::Vouched }))
}

pub(super) fn order_clock(
    ctx: &DecisionCtx<'_>,
    table: TableId,
    asked: &RequestedClockOrder,
    reason: &str,
) -> Decision {
    let cite = ctx.may_order(table, asked.power, asked.side)?.grant.cite.clone();
    let order = order(asked, &cite)?;
    Ok(vec![ctx.order(ctx.state.next_op(), (table, None), order, reason.into(), vec![cite])])
}

/// The order for what is asked, where everything that it needs is said.
fn order(asked: &RequestedClockOrder, cite: &Citation) -> Result<Order, Refusal> {
    let side = || asked.side.ok_or_else(|| Refusal::by(ClockReason::NoSideNamed, cite));
    Ok(match asked.power {
        ClockPower::StartAbsent => Order::Start { side: side()? },
        ClockPower::Stop => Order::Stop,
        ClockPower::AddFixed { amount } => Order::Add { side: side()?, amount },
        ClockPower::AddFree => {
            let amount = asked.amount.ok_or_else(|| Refusal::by(ClockReason::NoTimeNamed, cite))?;
            if amount.0 == 0 || amount.0.unsigned_abs() > MOST_ADDED {
                return Err(Refusal::by(ClockReason::NoTimeToAdd, cite));
            }
            Order::Add { side: side()?, amount }
        }
        ClockPower::SetBoth { budget } => Order::SetBoth { budget },
        ClockPower::CentralTimer => return Err(Refusal::by(ClockReason::NoTablesClock, cite)),
    })
}

pub(super) fn note_clock(
    ctx: &DecisionCtx<'_>,
    table: TableId,
    clock: ClockId,
    note: &ClockNote,
) -> Decision {
    if ctx.state.table_of(clock) != Some(table) {
        return Err(Refusal::own(ClockReason::OnAnotherTable { clock, table }));
    }
    // A clock's log may tell the same once more; a game ends once, and a side's time runs out once, or where every
    // move has its own no sooner again than after another.
    let once = matches!(note, ClockNote::TimeOut { .. } | ClockNote::Finished { .. });
    let rules = &ctx.law.ruleset;
    let by_moves = rules.time.mode.value == TimeMode::PerMove && matches!(note, ClockNote::TimeOut { .. });
    let budget = || ctx.state.event.as_ref().map_or(rules.time.budget.value, |event| event.budget);
    let again = by_moves.then(budget);
    let same = |at: At| again.is_none_or(|length| ctx.now.since(at) < length);
    let noted = |game: &Game| game.notes.iter().any(|(at, it)| it == note && same(*at));
    if once && ctx.game(table).is_ok_and(noted) {
        return Ok(Vec::new());
    }
    ctx.one(Event::Clock(ClockEvent::ClockNoted { table, clock, note: note.clone() }))
}

impl OfferMenu<'_> {
    /// What was ordered here and waits for a person.
    pub(super) fn orders_by_hand(&mut self, table: TableId) {
        let state = self.ctx.state;
        for (op, order) in state.orders.live_at(&table) {
            if order.needs_person() {
                let (cite, may) = (self.grant_of(&order.wish), self.ctx.may_settle(op));
                let players = self.who_sat_there(order);
                let settle = ClockCommand::SettleOrder { op };
                self.add(SETTLE, settle, &cite)
                    .about(Particular::Order(order.wish))
                    .of_players(players)
                    .checked(may)
                    .due_if(state.is_to_be_said(order));
            }
        }
    }

    /// The paragraph that an order to be carried out by hand rests on, as far as the ruleset has one for its kind.
    fn grant_of(&self, wish: &OrderKind) -> Citation {
        let rules = &self.ctx.law.ruleset;
        match wish {
            OrderKind::TellRefused { .. } => rules.challenge.phrase.cite.clone(),
            OrderKind::Clock { .. } | OrderKind::TakeBack { .. } => rules.penalty.kind.cite.clone(),
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
            self.add(POWER, order, &cite)
                .by(&offices)
                .serving(serves)
                .due_if(starts && may.is_ok())
                .checked(may)
                .asks(needs_side.then_some(("side", Need::Side { part: SideRole::Clock, of: sides.clone() })))
                .asks((power == ClockPower::AddFree).then_some(("amount", Need::Amount)))
                .asks([("reason", Need::Reason { must: false })])
                .suggest(sides.first().copied().filter(|_| starts && sides.len() == 1));
        }
    }
}
