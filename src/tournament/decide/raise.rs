//! Reservations and challenges: are they admitted, and in time?

use std::collections::BTreeSet;

use crate::clock::Order;
use crate::domain::{At, Millis, Side, SlipId, TableId};
use crate::rules::{Cited, Closer, ClosesOn, Consequence, HoldEffect, Observation, Opening, Repeat, Window};
use crate::tournament::command::SlipSource;
use crate::tournament::event::{
    ClockEvent, Event, OrderKind, OrderPlaced, OrderWhy, Route, SlipEvent, SlipRaised, Timeliness,
};
use crate::tournament::refusal::{ClockReason, Refusal, RefusalCode, SlipReason};
use crate::tournament::state::{SlipPhase, SlipState};

use super::Decision;
use super::transaction::Transaction;
use crate::tournament::guard::{DecisionCtx, Speaks};

/// Two measurements of one press may differ by this much: radio, judge's thumb, whole seconds.
const SAME_PRESS: i64 = 3_000;

/// Without a measured press, a second challenge this soon after the verdict is taken to be of the same play.
const AT_ONCE: i64 = 30_000;

/// Without a measured press, a reservation is taken to belong to a challenge made this soon after it.
const SAME_MOVE: i64 = 120_000;

/// What is told about a challenge or a reservation.
pub(in crate::tournament) struct Told<'a> {
    pub(in crate::tournament) table: TableId,
    pub(in crate::tournament) side: Side,
    /// When it happened at the table, which may be before it is heard here.
    pub(in crate::tournament) at: At,
    pub(in crate::tournament) since_press: Option<Millis>,
    pub(in crate::tournament) marks: &'a BTreeSet<Observation>,
}

impl Told<'_> {
    fn measured_forward(&self) -> Result<(), Refusal> {
        match self.since_press {
            Some(since) if since.0 < 0 => {
                Err(Refusal::own(SlipReason::BeforeThePress { early_ms: since.0.saturating_neg() }))
            }
            _ => Ok(()),
        }
    }
}

pub(in crate::tournament) fn hold(ctx: &DecisionCtx<'_>, told: &Told<'_>) -> Decision {
    let game = ctx.game(told.table)?;
    told.measured_forward()?;
    if let Some(fitted) = ctx.state.clock_at(told.table)
        && ctx.state.is_of_another_event(told.at, ctx.now)
    {
        return Err(Refusal::own(ClockReason::OfAnotherEvent { clock: fitted.clock, at: told.at }));
    }
    // A clock's log may tell the same once more.
    if game.hold.is_some_and(|hold| hold.side == told.side && close(hold.at.since(told.at))) {
        return Ok(Vec::new());
    }
    let hold = ctx.may_hold(told.table)?;
    let challenge = &ctx.law.ruleset.challenge;
    if let Window::Late { closer } = challenge.window(None, false, told.since_press, told.marks) {
        return Err(late(challenge.opens.value, &hold.phrase.value, closer, told.since_press));
    }
    let event = Event::Slip(SlipEvent::HoldTaken {
        table: told.table,
        side: told.side,
        said_at: told.at,
        since_press: told.since_press,
    });
    let restarts = &hold.restarts_clock_at_end;
    let mut tx = Transaction::new(ctx);
    if !restarts.value || !told.marks.contains(&Observation::LastPlay) {
        tx.push(event, vec![hold.effect.cite.clone()]);
        return tx.finish();
    }
    // The clocks stand after the last play: whoever holds it thinks in his own time.
    tx.push(event, vec![hold.effect.cite.clone(), restarts.cite.clone()]);
    let why = OrderWhy::HeldLastPlay { phrase: hold.phrase.value.clone(), side: told.side };
    tx.by_hand(told.table, Order::Start { side: told.side }, why, &restarts.cite);
    tx.finish()
}

pub(in crate::tournament) fn raise(ctx: &DecisionCtx<'_>, told: &Told<'_>, source: &SlipSource) -> Decision {
    ctx.game(told.table)?;
    told.measured_forward()?;
    if let SlipSource::Clock { clock, event, at } = source {
        if ctx.state.table_of(*clock) != Some(told.table) {
            let (clock, table) = (*clock, told.table);
            return Err(Refusal::own(ClockReason::OnAnotherTable { clock, table }));
        }
        if ctx.state.is_of_another_event(*at, ctx.now) {
            return Err(Refusal::own(ClockReason::OfAnotherEvent { clock: *clock, at: *at }));
        }
        if ctx.state.seen_presses.contains(&(*clock, *event)) {
            return Ok(Vec::new());
        }
        if let Some(slip) = brought_before(ctx, told) {
            let event = Event::Slip(SlipEvent::SlipMatched {
                slip,
                since_press: told.since_press,
                source: source.clone(),
            });
            return ctx.one(event);
        }
    }
    match admitted(ctx, told, *source == SlipSource::Desk) {
        Ok((timeliness, cite)) => {
            let event = Event::Slip(SlipEvent::SlipRaised(SlipRaised {
                slip: ctx.state.next_slip(),
                table: told.table,
                round: ctx.state.round,
                challenger: told.side,
                since_press: told.since_press,
                marks: told.marks.clone(),
                source: source.clone(),
                timeliness,
            }));
            Ok(vec![ctx.record(event, vec![cite])])
        }
        // A clock cannot be told off: its stopped game waits for somebody to come and say so.
        Err(refusal) if *source != SlipSource::Desk => Ok(refused_by_clock(ctx, told, source, &refusal)),
        Err(refusal) => Err(refusal),
    }
}

/// A challenge that comes too late, as somebody was told at the table.
pub(in crate::tournament) fn note_refused(ctx: &DecisionCtx<'_>, told: &Told<'_>) -> Decision {
    ctx.game(told.table)?;
    told.measured_forward()?;
    match admitted(ctx, told, true) {
        Ok((_, cite)) => Err(Refusal::by(SlipReason::InTime { table: told.table }, &cite)),
        Err(refusal) if refusal.why.code() == RefusalCode::TooLate => {
            let cite: Vec<_> = refusal.cite.iter().cloned().collect();
            Ok(vec![ctx.record(refused(told, &SlipSource::Desk, &refusal), cite)])
        }
        Err(refusal) => Err(refusal),
    }
}

fn refused(told: &Told<'_>, source: &SlipSource, refusal: &Refusal) -> Event {
    Event::Slip(SlipEvent::SlipRefused {
        table: told.table,
        challenger: told.side,
        since_press: told.since_press,
        source: source.clone(),
        why: refusal.why.clone(),
    })
}

fn refused_by_clock(
    ctx: &DecisionCtx<'_>,
    told: &Told<'_>,
    source: &SlipSource,
    refusal: &Refusal,
) -> Vec<crate::tournament::Record> {
    let cite: Vec<_> = refusal.cite.iter().cloned().collect();
    let refused = refused(told, source, refusal);
    let tell = Event::Clock(ClockEvent::OrderPlaced(OrderPlaced {
        op: ctx.state.next_op(),
        table: told.table,
        slip: None,
        cause: None,
        takes_back: None,
        wish: OrderKind::TellRefused { side: told.side },
        route: Route::ByHand,
        reason: String::new(),
        why: Some(OrderWhy::NotAdmitted { why: refusal.why.clone() }),
        hindrance: None,
    }));
    vec![ctx.record(refused, cite.clone()), ctx.record(tell, cite)]
}

/// The slip that a runner brought to the desk for the challenge that the clock reports only now.
fn brought_before(ctx: &DecisionCtx<'_>, told: &Told<'_>) -> Option<SlipId> {
    let slips = ctx.state.slips.newest_at(&ctx.state.here(told.table));
    let recent = slips.take_while(|(_, slip)| slip.raised_at + Millis(SAME_PRESS) >= told.at);
    let same = |slip: &SlipState| slip.challenger == told.side && slip.source == SlipSource::Desk;
    recent.filter(|(_, slip)| same(slip)).last().map(|(id, _)| id)
}

/// Whether the regulation admits the challenge; on which paragraph it was in time. `by_hand` is how its press was
/// measured.
fn admitted(
    ctx: &DecisionCtx<'_>,
    told: &Told<'_>,
    by_hand: bool,
) -> Result<(Timeliness, crate::domain::Citation), Refusal> {
    let challenge = ctx.may_raise(told.table, told.side)?;
    // Who is missed has laid nothing, and challenges nothing. A clock knows better than whoever noted it.
    if by_hand {
        ctx.both_have_come(ctx.game(told.table)?, told.table)?;
    }
    let hold = ctx.law.ruleset.hold.as_ref();
    let before = challenges_of_it(ctx, told);
    match challenge.repeat.value {
        Repeat::None => {
            if let Some(slip) = same_play(ctx, told, by_hand) {
                return Err(Refusal::by(SlipReason::ChallengedBefore { slip }, &challenge.repeat.cite));
            }
        }
        // One after another, as long as the play lies on the board.
        Repeat::Sequential => {
            if let Some((slip, _)) = before.iter().find(|(_, slip)| takes_the_play_off(slip)) {
                return Err(Refusal::by(SlipReason::PlayIsOff { slip: *slip }, &challenge.repeat.cite));
            }
        }
    }
    let held = hold_covers(ctx, told);
    let speaks = Speaks { table: told.table, side: told.side, at: told.at, since_press: told.since_press };
    let seen = ctx.seen(&speaks, told.marks);
    let since = told.since_press.map(|since| since - stood(told, &before));
    match challenge.window(hold, held, since, &seen) {
        Window::Open => Ok((measured(told), closer_cite(challenge.closers.first(), &challenge.opens.cite))),
        Window::Unmeasured { closer } => Ok((Timeliness::NotMeasured, closer.cite.clone())),
        Window::Late { closer } => {
            Err(late(challenge.opens.value, &challenge.phrase.value, closer, told.since_press))
        }
    }
}

/// Until when nobody has played on after a challenge.
fn still_until(slip: &SlipState, told: &Told<'_>, by_hand: bool) -> At {
    // What was looked up again had been told before that, and the game went on then.
    let first = slip.past.first();
    let ended = first.map_or(slip.ended_at, |past| past.announced_at.or(past.decided_at));
    let decided = first.map_or(slip.decided_at, |past| past.decided_at);
    let until = if by_hand { ended.unwrap_or(told.at) } else { decided.unwrap_or(slip.raised_at) };
    until.max(slip.stopped_at() + Millis(SAME_PRESS))
}

/// Whether a challenge took its play off the board.
fn takes_the_play_off(slip: &SlipState) -> bool {
    slip.phase.is_upheld() && slip.consequences.contains(&Consequence::WithdrawPlay)
}

/// The challenges of the very play that were made before, the newest first; none where nobody measured the press, or
/// the regulation hears one alone.
fn challenges_of_it<'a>(ctx: &DecisionCtx<'a>, told: &Told<'_>) -> Vec<(SlipId, &'a SlipState)> {
    let repeat = ctx.law.ruleset.challenge.repeat.value;
    let Some(since) = told.since_press.filter(|_| repeat == Repeat::Sequential) else { return Vec::new() };
    let pressed = told.at - since;
    let slips = ctx.state.slips.newest_at(&ctx.state.here(told.table));
    let recent = slips.take_while(|(_, slip)| slip.raised_at + Millis(SAME_PRESS) >= pressed);
    let of_it = recent.filter(|(_, slip)| {
        let then = slip.since_press.map(|then| slip.stopped_at() - then);
        slip.challenger == told.side && then.is_some_and(|then| close(then.since(pressed)))
    });
    of_it.collect()
}

/// How long the clock has stood since the press for challenges before.
fn stood(told: &Told<'_>, before: &[(SlipId, &SlipState)]) -> Millis {
    let lengths = before.iter().map(|(_, slip)| {
        let until = slip.ended_at.or(slip.decided_at).unwrap_or(told.at);
        until.min(told.at).since(slip.stopped_at()).0.max(0)
    });
    Millis(lengths.sum())
}

fn measured(told: &Told<'_>) -> Timeliness {
    if told.since_press.is_some() { Timeliness::InTime } else { Timeliness::NotMeasured }
}

fn closer_cite(
    closer: Option<&Cited<Closer>>,
    otherwise: &crate::domain::Citation,
) -> crate::domain::Citation {
    closer.map_or_else(|| otherwise.clone(), |closer| closer.cite.clone())
}

fn late(opens: Opening, phrase: &str, closer: &Cited<Closer>, since: Option<Millis>) -> Refusal {
    let phrase = phrase.to_owned();
    let announced = match opens {
        Opening::TopMoveAnnounced => true,
        Opening::ClockPressed | Opening::ClockNeutral | Opening::Never => false,
    };
    let why = match closer.value.on {
        ClosesOn::After(limit) => SlipReason::TooLate { phrase, announced, since, limit },
        ClosesOn::Mark(mark) => SlipReason::Closed { phrase, mark },
    };
    Refusal::by(why, &closer.cite)
}

/// Whether two measurements mean the same moment.
fn close(difference: Millis) -> bool {
    difference.0.abs() <= SAME_PRESS
}

/// Whether a reservation of the same player covers this play.
pub(in crate::tournament) fn hold_covers(ctx: &DecisionCtx<'_>, told: &Told<'_>) -> bool {
    let hold = ctx.state.game(told.table).and_then(|game| game.hold);
    let Some(hold) = hold.filter(|hold| hold.side == told.side) else { return false };
    let lasts =
        ctx.law.ruleset.hold.as_ref().is_some_and(|it| it.effect.value == HoldEffect::OpenWithoutDelay);
    let elapsed = told.at.since(hold.at);
    match (hold.since_press, told.since_press) {
        (Some(then), Some(now)) => close(now - then - elapsed),
        _ => lasts && elapsed.0 <= SAME_MOVE,
    }
}

/// The slip on which this very play was challenged already. From its press until its verdict is told nobody plays: a
/// press that is said to have been meanwhile was the same. What a clock measures may come before somebody here notes
/// that the verdict was told.
fn same_play(ctx: &DecisionCtx<'_>, told: &Told<'_>, by_hand: bool) -> Option<SlipId> {
    let place = ctx.state.here(told.table);
    let slips = &ctx.state.slips;
    let same = |slip: &SlipState| {
        slip.challenger == told.side
            && !matches!(slip.phase, SlipPhase::Withdrawn { .. })
            && match (slip.since_press, told.since_press) {
                // Pressed after the verdict was told: another play.
                (then, Some(now)) => {
                    let pressed = told.at - now;
                    let before =
                        then.is_some_and(|then| pressed + Millis(SAME_PRESS) < slip.stopped_at() - then);
                    !before && pressed <= still_until(slip, told, by_hand)
                }
                (_, None) => told.at.since(slip.decided_at.unwrap_or(slip.raised_at)).0 <= AT_ONCE,
            }
    };
    if let Some(since) = told.since_press {
        // No slip whose verdict was told before the press is about this play.
        let pressed = told.at - since;
        let reaches = |slip: &SlipState| {
            slip.raised_at + Millis(SAME_PRESS) >= pressed || still_until(slip, told, by_hand) >= pressed
        };
        let mut recent = slips.newest_at(&place).take_while(|(_, slip)| reaches(slip));
        return recent.find(|(_, slip)| same(slip)).map(|(id, _)| id);
    }
    // Unmeasured, the one that waits, or the one that was decided last.
    let last = ctx.state.game_of(place).and_then(|game| game.decided[told.side.index()]);
    let last = last.and_then(|id| Some((id, slips.get(&id)?)));
    slips.live_at(&place).rev().chain(last).find(|(_, slip)| same(slip)).map(|(id, _)| id)
}
