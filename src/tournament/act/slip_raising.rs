//! Word challenges and reservations: who may raise or make one, and whether it comes in time.

use std::collections::BTreeSet;

use crate::clock::Order;
use crate::domain::{At, Millis, Side, SlipId, TableId};
use crate::rules::{
    Challenge, Challenger, Cited, Closer, ClosesOn, Consequence, Hold, HoldEffect, Observation, Phase,
    Repeat, TimeMode, Window, WindowOpening,
};
use crate::tournament::command::{SlipCommand, SlipSource};
use crate::tournament::decide::{Decision, Transaction};
use crate::tournament::event::{
    ClockEvent, Event, OrderKind, OrderPlaced, OrderWhy, Route, SlipEvent, SlipRaised, Timeliness,
};
use crate::tournament::guard::{DecisionCtx, SpeakingTime};
use crate::tournament::offer::{Need, OfferListing, OfferMenu, SideRole, seen};
use crate::tournament::refusal::{ClockReason, ConductReason, Refusal, RefusalCode, SlipReason};
use crate::tournament::state::{Game, SlipPhase, SlipState};

const WORD: OfferListing = OfferListing::at(8, "kind-words").called("offer-word").sought("sought-word");
const HOLD: OfferListing = OfferListing::at(8, "kind-words").called("offer-hold");

/// Two measurements of one press may differ by this much: radio, judge's thumb, whole seconds.
const SAME_PRESS: i64 = 3_000;

/// Without a measured press, a second challenge this soon after the verdict is taken to be of the same play.
const AT_ONCE: i64 = 30_000;

/// Without a measured press, a reservation is taken to belong to a challenge made this soon after it.
const SAME_MOVE: i64 = 120_000;

/// What is told about a challenge or a reservation.
pub(super) struct ChallengeStatement<'a> {
    pub(super) table: TableId,
    pub(super) side: Side,
    /// When it happened at the table, which may be before it is heard here.
    pub(super) at: At,
    pub(super) since_press: Option<Millis>,
    pub(super) marks: &'a BTreeSet<Observation>,
}

impl ChallengeStatement<'_> {
    fn measured_forward(&self) -> Result<(), Refusal> {
        match self.since_press {
            Some(since) if since.0 < 0 => {
                Err(Refusal::own(SlipReason::BeforeThePress { early_ms: since.0.saturating_neg() }))
            }
            _ => Ok(()),
        }
    }
}

impl<'a> DecisionCtx<'a> {
    /// Whether this side may challenge the words of a play now, if it comes in time and the play was not challenged
    /// before.
    ///
    /// # Errors
    /// Where no game is played there, or the regulation admits no challenge in it, or not now.
    fn may_raise(&self, table: TableId, side: Side) -> Result<&'a Challenge, Refusal> {
        let game = self.game(table)?;
        let challenge = &self.law.ruleset.challenge;
        match challenge.by.value {
            Challenger::Nobody => return Err(Refusal::by(SlipReason::NoChallenge, &challenge.by.cite)),
            Challenger::Opponent | Challenger::RegisteredTopWord => {}
        }
        if game.players[side.index()].is_empty() {
            return Err(Refusal::by(ConductReason::NobodyAtSide { side, table }, &challenge.by.cite));
        }
        self.in_play(table)?;
        self.move_is_announced(challenge)?;
        self.has_a_better_move(table, challenge)?;
        if self.closed_by(game).is_some_and(|(closer, _)| closer == side) {
            return Err(Refusal::by(SlipReason::OwnLastPlay { table }, &challenge.by.cite));
        }
        if let Some((slip, open)) = self.state.open_slip(table)
            && open.phase.is_undecided()
        {
            let full = challenge.max_words.value.is_some_and(|most| open.words.len() >= usize::from(most));
            let why = match self.handed_over(open) {
                Some(_) => SlipReason::UndecidedAndHandedOver { slip, table },
                None if open.words.is_empty() => SlipReason::UndecidedAndEmpty { slip, table },
                None if full => SlipReason::UndecidedAndFull { slip, table },
                None => SlipReason::Undecided { slip, table },
            };
            return Err(Refusal::by(why, &challenge.repeat.cite));
        }
        self.has_own_time(game, side, challenge)?;
        Ok(challenge)
    }

    /// Whether a reservation may be made now, if it comes in time.
    ///
    /// # Errors
    /// Where no game is played there, or the regulation knows no reservation, or admits none now; where somebody is
    /// missed.
    fn may_hold(&self, table: TableId) -> Result<&'a Hold, Refusal> {
        let game = self.game(table)?;
        let rules = &self.law.ruleset;
        let Some(hold) = &rules.hold else {
            let said = &rules.challenge.phrase;
            return Err(Refusal::by(SlipReason::NoHold { phrase: said.value.clone() }, &said.cite));
        };
        self.in_play(table)?;
        self.both_have_come(game, table)?;
        Ok(hold)
    }

    /// Between the signal and the hand-in: before it nothing is laid, after it what is written stands; nor is anything
    /// laid where somebody came too late to play.
    fn in_play(&self, table: TableId) -> Result<(), Refusal> {
        let rules = &self.law.ruleset;
        match self.state.phase(table) {
            Phase::Before => Err(Refusal::by(SlipReason::NotBegun { table }, &rules.start.together.cite)),
            Phase::HandedIn => {
                Err(Refusal::by(SlipReason::HandedIn { table }, &rules.results.signatures.cite))
            }
            Phase::Playing => self.still_played(self.game(table)?),
            Phase::None => Ok(()),
            Phase::Over => {
                self.was_begun(self.game(table)?)?;
                self.results_are_open()
            }
        }
    }

    /// Where one move is announced to all, it is challenged before the letters of the next round are read: the hall's
    /// time runs from then on.
    fn move_is_announced(&self, challenge: &Challenge) -> Result<(), Refusal> {
        let left = self.state.countdown.map(|countdown| countdown.left(self.now));
        match (challenge.opens.value, left) {
            (WindowOpening::TopMoveAnnounced, Some(left)) if left > Millis(0) => {
                let why = SlipReason::RoundRuns { phrase: challenge.phrase.value.clone(), left };
                Err(Refusal::by(why, &challenge.opens.cite))
            }
            _ => Ok(()),
        }
    }

    /// Where the own time being over closes the window, nothing that is said opens it again. Where every move has a
    /// time of its own, it depends on what is said of the press.
    fn has_own_time(&self, game: &Game, side: Side, challenge: &Challenge) -> Result<(), Refusal> {
        if self.law.ruleset.time.mode.value == TimeMode::PerMove || !game.ran_out(side) {
            return Ok(());
        }
        let mark = Observation::OwnLimitOver;
        let closes = |closer: &&Cited<Closer>| {
            closer.value.on == ClosesOn::Mark(mark)
                && closer.value.only_if.is_none_or(|needed| needed == mark)
        };
        match challenge.closers.iter().find(closes) {
            Some(closer) => {
                let phrase = challenge.phrase.value.clone();
                Err(Refusal::by(SlipReason::OwnTimeOver { phrase, mark }, &closer.cite))
            }
            None => Ok(()),
        }
    }
}

pub(super) fn hold(ctx: &DecisionCtx<'_>, told: &ChallengeStatement<'_>) -> Decision {
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

pub(super) fn raise(ctx: &DecisionCtx<'_>, told: &ChallengeStatement<'_>, source: &SlipSource) -> Decision {
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
pub(super) fn note_refused(ctx: &DecisionCtx<'_>, told: &ChallengeStatement<'_>) -> Decision {
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

fn refused(told: &ChallengeStatement<'_>, source: &SlipSource, refusal: &Refusal) -> Event {
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
    told: &ChallengeStatement<'_>,
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
fn brought_before(ctx: &DecisionCtx<'_>, told: &ChallengeStatement<'_>) -> Option<SlipId> {
    let slips = ctx.state.slips.newest_at(&ctx.state.here(told.table));
    let recent = slips.take_while(|(_, slip)| slip.raised_at + Millis(SAME_PRESS) >= told.at);
    let same = |slip: &SlipState| {
        slip.challenger == told.side && slip.source == SlipSource::Desk && !slip.is_struck()
    };
    recent.filter(|(_, slip)| same(slip)).last().map(|(id, _)| id)
}

/// Whether the regulation admits the challenge; on which paragraph it was in time. `by_hand` is how its press was
/// measured.
fn admitted(
    ctx: &DecisionCtx<'_>,
    told: &ChallengeStatement<'_>,
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
    let speaks =
        SpeakingTime { table: told.table, side: told.side, at: told.at, since_press: told.since_press };
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
fn still_until(slip: &SlipState, told: &ChallengeStatement<'_>, by_hand: bool) -> At {
    // What was looked up again had been told before that, and the game went on then.
    let first = slip.past.first();
    let ended = first.map_or(slip.ended_at, |past| past.announced_at.or(past.decided_at));
    let decided = first.map_or(slip.decided_at, |past| past.decided_at);
    let until = if by_hand { ended.unwrap_or(told.at) } else { decided.unwrap_or(slip.raised_at) };
    until.max(slip.stopped_at() + Millis(SAME_PRESS))
}

/// Whether a challenge took its play off the board.
fn takes_the_play_off(slip: &SlipState) -> bool {
    slip.phase.is_upheld() && slip.consequences.iter().any(|(it, _)| *it == Consequence::WithdrawPlay)
}

/// The challenges of the very play that were made before, the newest first; none where nobody measured the press, or
/// the regulation hears one alone.
fn challenges_of_it<'a>(
    ctx: &DecisionCtx<'a>,
    told: &ChallengeStatement<'_>,
) -> Vec<(SlipId, &'a SlipState)> {
    let repeat = ctx.law.ruleset.challenge.repeat.value;
    let Some(since) = told.since_press.filter(|_| repeat == Repeat::Sequential) else { return Vec::new() };
    let pressed = told.at - since;
    let slips = ctx.state.slips.newest_at(&ctx.state.here(told.table));
    let recent = slips.take_while(|(_, slip)| slip.raised_at + Millis(SAME_PRESS) >= pressed);
    let of_it = recent.filter(|(_, slip)| {
        let then = slip.since_press.map(|then| slip.stopped_at() - then);
        let is_of_it = then.is_some_and(|then| close(then.since(pressed)));
        slip.challenger == told.side && is_of_it && !slip.is_struck()
    });
    of_it.collect()
}

/// How long the clock has stood since the press for challenges before.
fn stood(told: &ChallengeStatement<'_>, before: &[(SlipId, &SlipState)]) -> Millis {
    let lengths = before.iter().map(|(_, slip)| {
        let until = slip.ended_at.or(slip.decided_at).unwrap_or(told.at);
        until.min(told.at).since(slip.stopped_at()).0.max(0)
    });
    Millis(lengths.sum())
}

fn measured(told: &ChallengeStatement<'_>) -> Timeliness {
    if told.since_press.is_some() { Timeliness::InTime } else { Timeliness::NotMeasured }
}

fn closer_cite(
    closer: Option<&Cited<Closer>>,
    otherwise: &crate::domain::Citation,
) -> crate::domain::Citation {
    closer.map_or_else(|| otherwise.clone(), |closer| closer.cite.clone())
}

fn late(opens: WindowOpening, phrase: &str, closer: &Cited<Closer>, since: Option<Millis>) -> Refusal {
    let phrase = phrase.to_owned();
    let announced = match opens {
        WindowOpening::TopMoveAnnounced => true,
        WindowOpening::ClockPressed | WindowOpening::ClockNeutral | WindowOpening::Never => false,
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
pub(super) fn hold_covers(ctx: &DecisionCtx<'_>, told: &ChallengeStatement<'_>) -> bool {
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
fn same_play(ctx: &DecisionCtx<'_>, told: &ChallengeStatement<'_>, by_hand: bool) -> Option<SlipId> {
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

impl OfferMenu<'_> {
    /// Challenges of words, and reservations.
    pub(super) fn word_challenges(&mut self, table: TableId) {
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
                self.add(WORD, raise, &challenge.phrase.cite)
                    .named(&challenge.phrase.value, "")
                    .checked(may.and_then(|()| missed()))
                    .asks([("challenger", Need::Side { part: SideRole::Challenger, of: sides })])
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
            self.add(HOLD, take, &hold.phrase.cite)
                .named(&hold.phrase.value, "")
                .checked(may)
                .asks([("side", Need::Side { part: SideRole::Challenger, of: seated })])
                .asks([("since_press", Need::Since)])
                .asks(marks());
        }
    }
}
