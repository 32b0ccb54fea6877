//! What everybody in the hall must hear: the signal to start, and those that follow it.

use super::lists::freeze;
use crate::domain::{At, Citation, Millis, Role};
use crate::rules::{Cited, FreezeAt, Phase, Signal, SignalWhen};
use crate::tournament::command::RoundCommand;
use crate::tournament::decide::{Decision, Transaction};
use crate::tournament::event::{Event, RoundEvent};
use crate::tournament::guard::{DecisionCtx, session_limit};
use crate::tournament::loaded_rules::LoadedRules;
use crate::tournament::offer::{OfferListing, OfferMenu};
use crate::tournament::refusal::{Refusal, RoundReason, Subject};
use crate::tournament::state::State;

const START: OfferListing = OfferListing::at(5, "kind-play").called("offer-start");

/// A second signal to start, while people play, would be taken for the one that ends the round's time.
const LATE_START: Millis = Millis::secs(10);

/// The end of a time is still worth telling where the machine has slept over it.
const LATE_END: Millis = Millis::secs(120);

/// A signal that is to be given once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SignalDue<'l> {
    /// Which.
    pub signal: &'l Cited<Signal>,
    /// From when.
    pub at: At,
    /// When it would say what is true no more.
    pub until: At,
}

impl SignalDue<'_> {
    /// Whether it is to be given now.
    pub fn is_due(&self, now: At) -> bool {
        self.at <= now && now < self.until
    }
}

/// The signals that have not been given, the earliest first; those that were missed are among them.
pub fn signals<'l>(state: &State, law: &'l LoadedRules) -> Vec<SignalDue<'l>> {
    let mut open = Vec::new();
    for signal in &law.ruleset.signals {
        let given = state.signals.get(signal.value.id.as_str()).map(|given| given.due);
        let moments = moments(state, law, signal.value.when).into_iter();
        let moments = moments.filter(|(at, _)| given.is_none_or(|given| *at > given));
        open.extend(moments.map(|(at, until)| SignalDue { signal, at, until }));
    }
    open.sort_by_key(|it| it.at);
    open
}

/// From when until when a signal is to be given, each time that it is.
fn moments(state: &State, law: &LoadedRules, when: SignalWhen) -> Vec<(At, At)> {
    let rules = &law.ruleset;
    match when {
        SignalWhen::Start => state.begun_at.map(|at| (at, at + LATE_START)).into_iter().collect(),
        SignalWhen::SessionEnd => {
            let Some(session) = &rules.session else { return Vec::new() };
            let played = state.playing().map(|(_, game)| game).filter(|game| game.result.is_none());
            let mut ends: Vec<At> = played
                .filter_map(|game| game.started_at.map(|from| from + session_limit(session, game)))
                .collect();
            ends.sort_unstable();
            ends.dedup();
            ends.into_iter().map(|at| (at, at + LATE_END)).collect()
        }
        SignalWhen::CountdownCall => {
            let Some(countdown) = state.countdown else { return Vec::new() };
            let calls = rules.time.warn_at.value.iter().filter(|left| **left < countdown.budget);
            calls.map(|left| (countdown.ends_at() - *left, countdown.ends_at())).collect()
        }
        SignalWhen::CountdownEnd => {
            let end = state.countdown.map(|countdown| countdown.ends_at());
            end.map(|at| (at, at + LATE_END)).into_iter().collect()
        }
    }
}

/// The signal to start, which may be given now.
struct SignalGrant<'g> {
    /// The paragraph that grants it.
    cite: &'g Citation,
}

impl<'a> DecisionCtx<'a> {
    /// Whether the signal to start may be given now.
    ///
    /// # Errors
    /// Where none is given here, for another office, without games, or once it was given.
    fn may_start_play(&self) -> Result<SignalGrant<'a>, Refusal> {
        let together = &self.law.ruleset.start.together;
        let cite = &together.cite;
        if !together.value {
            return Err(Refusal::by(RoundReason::NoSignalHere, cite));
        }
        self.office_of(&[Role::HeadReferee], Subject::StartSignal, cite)?;
        let mut games = self.state.playing().map(|(_, game)| game).peekable();
        if games.peek().is_none() {
            return Err(Refusal::by(RoundReason::NothingToStart, cite));
        }
        if games.all(|game| game.started_at.is_some()) {
            return Err(Refusal::by(RoundReason::SignalGiven { round: self.state.round }, cite));
        }
        Ok(SignalGrant { cite })
    }

    /// Whether a signal may be given now.
    ///
    /// # Errors
    /// Where the regulation knows no such signal, before it is due, once it was given, or when it says nothing true.
    fn may_give_signal(&self, id: &str) -> Result<SignalDue<'a>, Refusal> {
        let rules = &self.law.ruleset;
        let Some(signal) = rules.signal(id) else {
            let known = rules.signals.iter().map(|it| (it.value.id.as_str(), &it.cite));
            return Err(self.unheard_of(Subject::Signal, id, known));
        };
        let open = signals(self.state, self.law).into_iter().filter(|it| it.signal == signal);
        let mut next = None;
        for it in open {
            if it.is_due(self.now) {
                return Ok(it);
            }
            next = next.or(Some(it.at.since(self.now)).filter(|left| *left > Millis(0)));
        }
        let name = signal.value.name.clone();
        Err(match next {
            Some(left) => Refusal::by(RoundReason::SignalTooEarly { signal: name, left }, &signal.cite),
            None => Refusal::by(RoundReason::SignalNotDue { signal: name }, &signal.cite),
        })
    }
}

pub(super) fn start_play(ctx: &DecisionCtx<'_>) -> Decision {
    let cite = ctx.may_start_play()?.cite.clone();
    let mut tx = Transaction::new(ctx);
    tx.push(Event::Round(RoundEvent::PlayStarted {}), vec![cite]);
    freeze(&mut tx, FreezeAt::FirstGame);
    tx.finish()
}

pub(super) fn give_signal(ctx: &DecisionCtx<'_>, id: &str) -> Decision {
    let SignalDue { signal, at, .. } = ctx.may_give_signal(id)?;
    let given = RoundEvent::SignalGiven { signal: signal.value.id.clone(), due: at };
    Ok(vec![ctx.record(Event::Round(given), vec![signal.cite.clone()])])
}

impl OfferMenu<'_> {
    /// Whether somebody waits for the signal.
    pub(super) fn waits(&self) -> bool {
        let games = self.ctx.state.playing().map(|(_, game)| game);
        games.filter(|game| game.round == self.ctx.state.round).any(|game| game.started_at.is_none())
    }

    pub(super) fn start(&mut self) {
        let together = &self.ctx.law.ruleset.start.together;
        if together.value && self.waits() {
            let may = self.ctx.may_start_play();
            self.start_play(&together.cite, may);
        }
    }

    /// The signal, at a table that waits for it.
    pub(super) fn signal(&mut self, phase: Phase) {
        let together = &self.ctx.law.ruleset.start.together;
        if together.value && phase == Phase::Before {
            let may = self.ctx.may_start_play();
            self.start_play(&together.cite, may);
        }
    }

    pub(super) fn start_play<T>(&mut self, cite: &Citation, may: Result<T, Refusal>) {
        let start = RoundCommand::StartPlay {};
        self.add(START, start, cite).by(&[Role::HeadReferee]).checked(may).due_if(true);
    }
}
