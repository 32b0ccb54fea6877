//! The hall's single countdown, where everybody plays the same letters: started and stopped.

use crate::domain::{Citation, Millis, Role};
use crate::rules::{ClockPower, TimeMode};
use crate::tournament::command::ClockCommand;
use crate::tournament::decide::Decision;
use crate::tournament::event::{Event, RoundEvent};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::offer::{OfferListing, OfferMenu};
use crate::tournament::refusal::{ClockReason, DuplicateReason, Reason, Refusal};

const STOP_COUNTDOWN: OfferListing = OfferListing::at(5, "kind-clock").called("offer-stop-countdown");
const START_COUNTDOWN: OfferListing = OfferListing::at(5, "kind-clock").called("power-central-timer");

/// The hall's countdown, which may be started or stopped now.
pub(super) struct CountdownGrant<'g> {
    /// The paragraph that grants it.
    pub(super) cite: &'g Citation,
    /// The event's time budget.
    pub(super) budget: Millis,
}

impl<'a> DecisionCtx<'a> {
    /// Whether the hall's single countdown may be started now.
    ///
    /// # Errors
    /// Where there is none, for another office, while it runs, or before a challenge of the last move is decided.
    fn may_start_countdown(&self) -> Result<CountdownGrant<'a>, Refusal> {
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
    fn may_stop_countdown(&self) -> Result<CountdownGrant<'a>, Refusal> {
        let grant = self.countdown()?;
        match self.state.countdown {
            Some(_) => Ok(grant),
            None => Err(Refusal::by(ClockReason::CountdownNotRunning, grant.cite)),
        }
    }

    pub(super) fn countdown(&self) -> Result<CountdownGrant<'a>, Refusal> {
        let (mode, law) = (&self.law.ruleset.time.mode, self.law);
        let cite = &self.granted(ClockPower::CentralTimer)?.cite;
        if mode.value != TimeMode::CentralRound {
            return Err(Refusal::by(ClockReason::NoCountdown, &mode.cite));
        }
        let budget = self.state.event.as_ref().map_or(law.ruleset.time.budget.value, |event| event.budget);
        Ok(CountdownGrant { cite, budget })
    }

    /// Whether the countdown may begin: in a game that is played from the console it is that of letters to which no
    /// move is announced yet.
    ///
    /// # Errors
    /// Where the game is over, or letters must be drawn first.
    fn may_count_down(&self) -> Result<(), Refusal> {
        let Some(game) = self.state.duplicate() else { return Ok(()) };
        let cite = &self.law.ruleset.start.trigger.cite;
        if let Some(over) = &game.over {
            return Err(Refusal::by(DuplicateReason::Over { end: self.end_name(&over.end) }, cite));
        }
        match game.last() {
            Some(draw) if draw.master.is_none() && game.to_change.is_none() => Ok(()),
            Some(_) | None => Err(Refusal::by(DuplicateReason::NothingDrawn, cite)),
        }
    }
}

/// The hall's single countdown: started with the event's budget, stopped with an amount of nothing.
pub(super) fn central_timer(ctx: &DecisionCtx<'_>, amount: Option<Millis>) -> Decision {
    if amount == Some(Millis(0)) {
        let grant = ctx.may_stop_countdown()?;
        return Ok(vec![ctx.record(Event::Round(RoundEvent::CountdownStopped {}), vec![grant.cite.clone()])]);
    }
    let grant = ctx.may_start_countdown()?;
    let budget = grant.budget;
    if amount.is_some_and(|amount| amount != budget) {
        let cite = &ctx.law.ruleset.time.budget.cite;
        return Err(Refusal::by(ClockReason::CountdownFixed { budget }, cite));
    }
    Ok(vec![ctx.record(Event::Round(RoundEvent::CountdownStarted { budget }), vec![grant.cite.clone()])])
}

impl OfferMenu<'_> {
    pub(super) fn countdown(&mut self) {
        let rules = &self.ctx.law.ruleset;
        let grants: Vec<_> = rules.grants(ClockPower::CentralTimer).collect();
        let Some(first) = grants.first().filter(|_| rules.time.mode.value == TimeMode::CentralRound) else {
            return;
        };
        let offices: Vec<Role> = grants.iter().map(|grant| grant.value.who).collect();
        // It is no table's: any stands for all.
        let table = self.ctx.state.tables.keys().next().copied().unwrap_or_default();
        let timer = |amount| ClockCommand::OrderClock {
            table,
            power: ClockPower::CentralTimer,
            side: None,
            amount,
            reason: String::new(),
        };
        if self.ctx.state.countdown.is_some() {
            let may = self.ctx.may_stop_countdown();
            self.add(STOP_COUNTDOWN, timer(Some(Millis(0))), &first.cite).by(&offices).checked(may);
        }
        let may = self.ctx.may_start_countdown();
        if !matches!(&may, Err(refusal) if matches!(*refusal.why, Reason::Clock(ClockReason::CountdownRunning { .. })))
        {
            self.add(START_COUNTDOWN, timer(None), &first.cite).by(&offices).checked(may);
        }
    }
}
