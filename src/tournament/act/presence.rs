//! Who is not there, and who has come: what his lateness takes from him.

use crate::clock::Order;
use crate::domain::{Citation, Millis, Side, TableId};
use crate::rules::{ClockPower, Late, LateReduction, OffenceKind, Phase};
use crate::tournament::command::RoundCommand;
use crate::tournament::decide::{Decision, Transaction};
use crate::tournament::doubt::Sure;
use crate::tournament::event::{Event, GameRef, OrderWhy, RoundEvent};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::offer::{Need, OfferListing, OfferMenu, SideRole};
use crate::tournament::parts::Dated;
use crate::tournament::refusal::{Refusal, RoundReason, Subject};
use crate::tournament::state::{Absence, ClaimState, Game, RunState};

const ARRIVED: OfferListing =
    OfferListing::at(7, "kind-play").called("offer-arrived").sought("sought-arrived");
const ABSENT: OfferListing = OfferListing::at(14, "kind-play").called("offer-absent").sought("sought-absent");

/// An absence that may be noted now.
pub(super) struct AbsenceGrant<'g> {
    /// The paragraph on presence.
    pub(super) cite: &'g Citation,
}

/// An arrival that may be noted now.
struct ArrivalGrant<'g> {
    /// The game.
    game: &'g Game,
    /// The absence that it ends.
    absence: Absence,
    /// The paragraph on presence.
    cite: &'g Citation,
}

/// The phases in which it matters who is there.
const AWAITED: [Phase; 2] = [Phase::Before, Phase::Playing];

impl<'a> DecisionCtx<'a> {
    /// Whether it may be noted now that a player is not there.
    ///
    /// # Errors
    /// Where the game does not stand there, nobody sits there, or they were missed already.
    pub(super) fn may_note_absent(&self, table: TableId, side: Side) -> Result<AbsenceGrant<'a>, Refusal> {
        let game = self.awaited(table, side, Subject::Absence)?;
        let cite = self.presence_cite();
        let player = game.players[side.index()].clone();
        // Whoever has challenged or was challenged is there.
        let of_game = game.decided.iter().flatten().copied().next();
        let slip = of_game.or_else(|| Some(self.state.open_slip(table)?.0));
        match &game.absent[side.index()] {
            None => match slip {
                Some(slip) => Err(Refusal::by(RoundReason::HasPlayed { player, slip }, cite)),
                None => Ok(AbsenceGrant { cite }),
            },
            Some(Absence { arrived_at: None, .. }) => {
                Err(Refusal::by(RoundReason::AbsentAlready { player }, cite))
            }
            Some(Absence { arrived_at: Some(_), .. }) => {
                Err(Refusal::by(RoundReason::CameLate { player }, cite))
            }
        }
    }

    /// Whether it may be noted now that a player has come.
    ///
    /// # Errors
    /// Where the game does not stand there, or they are not noted as absent.
    fn may_note_arrived(&self, table: TableId, side: Side) -> Result<ArrivalGrant<'a>, Refusal> {
        let game = self.awaited(table, side, Subject::Arrival)?;
        let cite = self.presence_cite();
        if let Some(absence) = game.still_missing(side) {
            // Whether the clock has taken the time from them decides what is still to be taken.
            let start = absence.clock.and_then(|op| Some((op, self.state.orders.get(&op)?)));
            if let Some((op, _)) = start.filter(|(_, order)| order.in_doubt()) {
                let player = game.players[side.index()].clone();
                return Err(Refusal::by(RoundReason::StartInDoubt { player, op }, cite));
            }
            Ok(ArrivalGrant { game, absence, cite })
        } else {
            let player = game.players[side.index()].clone();
            Err(Refusal::by(RoundReason::NotMissed { player }, cite))
        }
    }

    /// The game at a table with somebody at this side, before or while it is played.
    fn awaited(&self, table: TableId, side: Side, what: Subject) -> Result<&'a Game, Refusal> {
        let cite = self.presence_cite();
        let game = self.game_in(table, &AWAITED, what, cite)?;
        if game.players[side.index()].is_empty() {
            return Err(Refusal::by(RoundReason::NobodyPaired { side, table }, cite));
        }
        Ok(game)
    }

    /// Nothing in the journal shows that somebody was at the table who is noted as absent, or it is meant all the same.
    ///
    /// # Errors
    /// Where a claim or a procedure of the game is about them, and nobody has said that it is meant.
    fn was_not_there(&self, table: TableId, side: Side, sure: &Sure, cite: &Citation) -> Result<(), Refusal> {
        let game = self.state.here(table);
        // Who behaves badly need not sit there.
        let at_board = |claim: &ClaimState| {
            let offence = self.law.ruleset.offence(&claim.offence)?;
            let there = [Some(claim.offender), claim.claimant.side(claim.offender)].contains(&Some(side));
            let is_it = there && offence.value.kind != OffenceKind::Conduct && claim.voided_at.is_none();
            is_it.then(|| offence.value.name.clone())
        };
        let claim = self.state.claims.newest_at(&game).filter_map(|(_, claim)| at_board(claim));
        // Who is to come later has put the game off, and what was broken off tells nothing.
        let led = |run: &RunState| {
            let procedure = self.law.ruleset.procedure(&run.procedure)?;
            let broken_off = run.ended && run.done < run.steps.len();
            let there = run.side == Some(side) && !procedure.value.missing && run.begins_at.is_none();
            (there && !broken_off && run.voided_at.is_none()).then(|| run.name.clone())
        };
        let run = self.state.runs.newest_at(&game).filter_map(|(_, run)| led(run));
        let Some(what) = claim.chain(run).next() else { return Ok(()) };
        let player = self.state.player(game, side).unwrap_or_default();
        Refusal::unless_meant(sure, RoundReason::WasAtTable { player, what }, cite)
    }
}

pub(super) fn note_absent(ctx: &DecisionCtx<'_>, table: TableId, side: Side, sure: &Sure) -> Decision {
    let cite = ctx.may_note_absent(table, side)?.cite.clone();
    ctx.was_not_there(table, side, sure, &cite)?;
    Ok(vec![ctx.record(Event::Round(RoundEvent::AbsenceNoted { table, side }), vec![cite])])
}

pub(super) fn note_arrived(ctx: &DecisionCtx<'_>, table: TableId, side: Side) -> Decision {
    let ArrivalGrant { game, absence, cite } = ctx.may_note_arrived(table, side)?;
    let player = &game.players[side.index()];
    let mut tx = Transaction::new(ctx);
    let runs = ctx.state.clock_runs_since(&absence).is_some();
    // Nobody need start the clock of whoever is there.
    let cancelled = absence.clock.filter(|_| !runs);
    let Some(late) = &ctx.law.ruleset.late else {
        let arrived = Event::Round(RoundEvent::Arrived { table, side, late: Millis(0), cancelled });
        tx.push(arrived, vec![cite.clone()]);
        return tx.finish();
    };
    let length = ctx.lateness(late, game, &absence);
    let mut cite = vec![late.base.cite.clone()];
    if !runs && late.reduces.value {
        cite.push(late.reduces.cite.clone());
    }
    cite.dedup();
    tx.push(Event::Round(RoundEvent::Arrived { table, side, late: length, cancelled }), cite);
    // Whoever has lost by his lateness plays no more: nothing is taken from his time. His clock stops all the same.
    if runs {
        stop(&mut tx, table, player);
    }
    let taken = untimed(ctx, late, (game, side), length);
    if taken > Millis(0) && ctx.lost_by_lateness(late, game, side).is_err() {
        reduce(&mut tx, late, table, (side, player), taken);
    }
    tx.finish()
}

/// How much of a delay is still to be taken from a player's time: what his running clock has not taken.
///
/// Where a clock is started for the absent, what is before the moment for that costs nothing. A clock that has run for
/// him has taken his delay, unless the regulation takes the delay itself; only while it ran for his opponent, who was
/// late too, could it not run for him. One that nobody started has taken nothing, and where only the clock takes it,
/// nobody does.
fn untimed(ctx: &DecisionCtx<'_>, late: &Late, (game, side): (&Game, Side), length: Millis) -> Millis {
    if !late.reduces.value {
        return Millis(0);
    }
    let free = late.clock.as_ref().map_or(Millis(0), |clock| clock.after.value);
    let delay = (length - free).max(Millis(0));
    let since =
        |side: Side| game.absent[side.index()].and_then(|absence| ctx.state.clock_runs_since(&absence));
    let by = late.reduces_by.as_ref().map_or(LateReduction::ClockOrHand, |rule| rule.value);
    let Some(own) = since(side) else {
        return if by == LateReduction::Clock { Millis(0) } else { delay };
    };
    let waited = since(side.other()).is_some_and(|other| other < own);
    if by != LateReduction::Delay && !waited {
        return Millis(0);
    }
    (delay - ctx.now.since(own)).max(Millis(0))
}

/// Stops the clock that ran for the absent: by the clock where the console may, else by hand. Where the regulation
/// lets nobody stop one, they press it themselves.
fn stop(tx: &mut Transaction<'_>, table: TableId, player: &str) {
    let Some(grant) = tx.ctx.law.ruleset.grant(ClockPower::Stop) else { return };
    let game = GameRef { round: tx.state.round, table };
    let why = OrderWhy::HasCome { player: player.to_owned() };
    if tx.now().console_may(game, &Order::Stop) {
        tx.order(table, None, Order::Stop, why, &grant.cite);
    } else {
        tx.by_hand(table, Order::Stop, why, &grant.cite);
    }
}

/// Takes the delay from a player's time: by the clock where the console may, else by hand.
fn reduce(
    tx: &mut Transaction<'_>,
    late: &Late,
    table: TableId,
    (side, player): (Side, &str),
    taken: Millis,
) {
    let order = Order::Add { side, amount: Millis(-taken.0) };
    let why = OrderWhy::CameLate { player: player.to_owned(), taken };
    let cite = &late.reduces.cite;
    let game = GameRef { round: tx.state.round, table };
    if tx.now().console_may(game, &order) {
        tx.order(table, None, order, why, cite);
    } else {
        tx.by_hand(table, order, why, cite);
    }
}

impl OfferMenu<'_> {
    pub(super) fn presence(&mut self, table: TableId) {
        let rules = &self.ctx.law.ruleset;
        // A regulation that counts no lateness lets it be noted all the same.
        let base = rules.late.as_ref().map_or(&rules.start.trigger.cite, |late| &late.base.cite);
        let come = rules.late.as_ref().map_or(base, |late| &late.reduces.cite);
        let Some(game) = self.ctx.state.game(table) else { return };
        for side in self.seated(table) {
            if game.still_missing(side).is_some() {
                let may = self.ctx.may_note_arrived(table, side);
                let arrived = RoundCommand::NoteArrived { table, side };
                self.add(ARRIVED, arrived, come).checked(may);
            }
        }
        let (of, may) = self.sides(table, |side| self.ctx.may_note_absent(table, side));
        let absent = RoundCommand::NoteAbsent { table, side: Side::A, sure: Sure::new() };
        self.add(ABSENT, absent, base)
            .checked(may)
            .asks([("side", Need::Side { part: SideRole::About, of })]);
        for side in Side::BOTH {
            self.redate_of(Dated::Clock { table, side });
        }
    }
}
