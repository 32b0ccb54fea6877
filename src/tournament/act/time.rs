//! Moments and the hall's time: what was stamped with a wrong time, the clock of the console, the time zone.

use crate::domain::{At, Citation, Millis, Role, Side, TableId, Zone};
use crate::tournament::command::{RoundCommand, SetupCommand};
use crate::tournament::decide::Decision;
use crate::tournament::event::{Event, Redated, RoundEvent, SetupEvent};
use crate::tournament::guard;
use crate::tournament::guard::DecisionCtx;
use crate::tournament::offer::{Need, OfferListing, OfferMenu, StandingValue};
use crate::tournament::parts::Dated;
use crate::tournament::refusal::{Reason, Refusal, RoundReason, SetupReason, Subject};
use crate::tournament::state::OrderState;

const REDATE: OfferListing = OfferListing::at(21, "kind-mend").sought("sought-correct");
const CORRECT_TIME: OfferListing = OfferListing::at(22, "kind-play").sought("sought-time");
const ZONE: OfferListing = OfferListing::at(24, "kind-play").called("offer-zone").sought("sought-time");

/// A moment of the round that may be put right now.
struct RedateGrant<'g> {
    /// When it is said to be.
    was: At,
    /// The paragraph on what is counted from it.
    cite: &'g Citation,
}

/// A system's clock that is off by no more than this was not set, only corrected.
pub const ONLY_CORRECTED: Millis = Millis(2_000);

/// The time zone with a name.
///
/// # Errors
/// Where there is none, with the nearest.
pub(super) fn zone_named(name: &str) -> Result<Zone, Refusal> {
    Zone::named(name).ok_or_else(|| {
        let near = Zone::nearest(name).map(str::to_owned);
        Refusal::own(SetupReason::NoSuchZone { zone: name.to_owned(), near })
    })
}

impl<'a> DecisionCtx<'a> {
    /// Who puts right what was stamped with a wrong time.
    const REDATE_OFFICES: [Role; 1] = [Role::HeadReferee];

    /// Whether it may be put right now when the pairing was published, or the signal given.
    ///
    /// # Errors
    /// Where no signal is given here, for another office, or without a game that is counted from it.
    fn may_redate(&self, what: Dated) -> Result<RedateGrant<'a>, Refusal> {
        let together = &self.law.ruleset.start.together;
        let (cite, game) = (self.presence_cite(), self.state.playing().map(|(_, game)| game).next());
        let (cite, was) = match what {
            Dated::Pairing => (cite, game.map(|game| game.drawn_at)),
            Dated::Signal if !together.value => {
                return Err(Refusal::by(RoundReason::NoSignalHere, &together.cite));
            }
            Dated::Signal => (&together.cite, game.and_then(|game| game.started_at)),
            Dated::Clock { table, side } => (cite, self.started_by_hand(table, side)),
        };
        let nothing = || Refusal::by(RoundReason::NothingToRedate { what: what.into() }, cite);
        let was = was.ok_or_else(nothing)?;
        self.office_of(&Self::REDATE_OFFICES, what.into(), cite)?;
        Ok(RedateGrant { was, cite })
    }

    /// When somebody said that the clock had been started by hand for a player who was not there. When a clock that the
    /// console hears was started is not a matter of anybody's word.
    fn started_by_hand(&self, table: TableId, side: Side) -> Option<At> {
        let absence = self.state.game(table)?.absent[side.index()]?;
        match self.state.orders.get(&absence.clock?)?.state {
            OrderState::Settled { at } => Some(at),
            OrderState::Waiting
            | OrderState::Confirmed { .. }
            | OrderState::Unconfirmed { .. }
            | OrderState::Cancelled { .. } => None,
        }
    }

    /// Whether the clock of somebody who was not there could have been started at that moment.
    ///
    /// # Errors
    /// Where it was too early for that.
    fn could_be_started(&self, table: TableId, at: At) -> Result<(), Refusal> {
        let (Some(late), Some(game)) = (&self.law.ruleset.late, self.state.game(table)) else {
            return Ok(());
        };
        let (Some(clock), Some(from)) = (&late.clock, game.late_from(late)) else { return Ok(()) };
        let due = from + clock.after.value;
        if at >= due {
            return Ok(());
        }
        Err(Refusal::by(RoundReason::StartedTooEarly { at, due }, &clock.after.cite))
    }

    /// Whether the signal stays behind the pairing where one of them is put right, and the start of an absent player's
    /// clock behind the moment from which it may be started.
    ///
    /// # Errors
    /// Where it does not.
    fn in_order(&self, what: Dated, is: At, cite: &Citation) -> Result<(), Refusal> {
        if let Dated::Clock { table, .. } = what {
            return self.could_be_started(table, is);
        }
        // Where no signal is given, play begins with the pairing and moves with it.
        let game = self.state.playing().map(|(_, game)| game).next();
        let Some(game) = game.filter(|_| self.law.ruleset.start.together.value) else { return Ok(()) };
        let (drawn, signal) = match what {
            Dated::Pairing => (is, game.started_at),
            Dated::Signal => (game.drawn_at, Some(is)),
            Dated::Clock { .. } => return Ok(()),
        };
        match signal {
            Some(signal) if signal < drawn => {
                Err(Refusal::by(RoundReason::SignalBeforePairing { signal, drawn }, cite))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Whether the time that counts may be put forward or back by this: only to what the clock of a console shows, as
    /// was noted of it.
    ///
    /// # Errors
    /// For another office, and where no clock is off by that.
    fn may_correct_time(&self, by: Millis) -> Result<(), Refusal> {
        self.office_of(&Self::EVENT_OFFICES, Subject::Time, &self.silent())?;
        let ahead = self.state.clock_ahead;
        if by == Millis(0) || (by - ahead).0.abs() > ONLY_CORRECTED.0 {
            return Err(Refusal::own(SetupReason::NotOffByThat { by, ahead }));
        }
        Ok(())
    }

    /// Whether the hall's zone may be changed to the one with a name: that zone, and the one in force.
    ///
    /// # Errors
    /// For another office, where there is no such zone, and where it is in force already.
    fn may_change_zone(&self, name: &str) -> Result<(Zone, Zone), Refusal> {
        self.office_of(&Self::EVENT_OFFICES, Subject::Zone, &self.silent())?;
        let (zone, before) = (zone_named(name)?, self.state.zone());
        if zone == before {
            return Err(Refusal::own(SetupReason::SameZone { zone: zone.name() }));
        }
        Ok((zone, before))
    }
}

/// Puts right when the pairing was published or the signal given.
pub(super) fn redate(ctx: &DecisionCtx<'_>, what: Dated, shift: Millis, reason: &str) -> Decision {
    let RedateGrant { was, cite } = ctx.may_redate(what)?;
    guard::reason(reason, what.into(), cite)?;
    let is = was + shift;
    if is == was {
        return Err(Refusal::by(RoundReason::RedatedByNothing, cite));
    }
    if is > ctx.now {
        return Err(Refusal::by(RoundReason::RedatedLater { at: is, now: ctx.now }, cite));
    }
    let is = ctx.of_today(is).map_err(|why| Refusal::by(why, cite))?;
    ctx.in_order(what, is, cite)?;
    let with_start = what == Dated::Pairing && !ctx.law.ruleset.start.together.value;
    let redated = Redated { what, was, is, with_start, reason: reason.to_owned() };
    Ok(vec![ctx.record(Event::Round(RoundEvent::Redated(redated)), vec![cite.clone()])])
}

/// The time that counts is put forward or back to what the clock of a console shows.
pub(super) fn correct_time(ctx: &DecisionCtx<'_>, shift: Millis, reason: &str) -> Decision {
    ctx.may_correct_time(shift)?;
    let since = ctx.state.clock_since;
    ctx.one(Event::Setup(SetupEvent::TimeCorrected { shift, since, reason: reason.to_owned() }))
}

pub(super) fn change_zone(ctx: &DecisionCtx<'_>, zone: &str) -> Decision {
    let (zone, before) = ctx.may_change_zone(zone)?;
    ctx.one(Event::Setup(SetupEvent::ZoneChanged { zone, before }))
}

impl OfferMenu<'_> {
    /// What the times of the games being played are counted from.
    pub(super) fn redate(&mut self) {
        self.redate_of(Dated::Pairing);
        self.redate_of(Dated::Signal);
    }

    /// Putting one moment right. Where nothing is counted from it, there is nothing to put right.
    pub(super) fn redate_of(&mut self, what: Dated) {
        let may = self.ctx.may_redate(what);
        let none = |why: &Refusal| {
            matches!(*why.why, Reason::Round(RoundReason::NoSignalHere | RoundReason::NothingToRedate { .. }))
        };
        let cite = match &may {
            Ok(grant) => Some(grant.cite.clone()),
            Err(why) => why.cite.clone().filter(|_| !none(why)),
        };
        let Some(cite) = cite else { return };
        let stands = may.as_ref().ok().map(|grant| StandingValue::At(grant.was));
        let redate = RoundCommand::Redate { what, shift: Millis(0), reason: String::new() };
        let name = match what {
            Dated::Pairing => "offer-redate-pairing",
            Dated::Signal => "offer-redate-signal",
            Dated::Clock { .. } => "offer-redate-clock",
        };
        self.add(REDATE.called(name), redate, &cite)
            .that_stands(stands)
            .by(&DecisionCtx::REDATE_OFFICES)
            .checked(may)
            .asks([("shift", Need::Amount), ("reason", Need::Reason { must: true })]);
    }

    /// What is said of the hall's clock and calendar.
    pub(super) fn time(&mut self) {
        let (ctx, silent) = (self.ctx, self.ctx.silent());
        let ahead = ctx.state.clock_ahead;
        if ahead != Millis(0) {
            let correct = SetupCommand::CorrectTime { shift: ahead, reason: String::new() };
            let name = if ahead.0 < 0 { "offer-time-back" } else { "offer-time-forward" };
            self.add(CORRECT_TIME.called(name), correct, &silent)
                .by(&DecisionCtx::EVENT_OFFICES)
                .checked(ctx.may_correct_time(ahead))
                .asks([("reason", Need::Reason { must: false })]);
        }
        let zone = SetupCommand::ChangeZone { zone: ctx.state.zone().name() };
        self.add(ZONE, zone, &silent).by(&DecisionCtx::EVENT_OFFICES).asks([("zone", Need::Zone)]);
    }
}
