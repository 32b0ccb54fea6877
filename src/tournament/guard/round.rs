//! A round: whether it may begin, the signal, who is there and who is not, lost turns, the playoff.

use crate::domain::{At, Citation, Millis, Role, Round, Side, TableId};
use crate::rules::{Cited, Consequence, Item, OnZero, Phase, Remedy, Ruleset, SessionTime, TimeMode};
use crate::tournament::concerns::concerns;
use crate::tournament::event::{Cause, ClaimOutcome, Event};
use crate::tournament::parts::Dated;
use crate::tournament::refusal::{Refusal, RoundReason, Subject};
use crate::tournament::state::{Absence, Game, OrderState, State};

use super::DecisionCtx;
use super::lateness::session_limit;

/// A game that may be added now to the round that is being played.
pub(in crate::tournament) struct LateGrant<'g> {
    /// Who has no game, as they were entered.
    pub(in crate::tournament) players: Vec<&'g str>,
    /// The tables of the event at which nobody has played in this round.
    pub(in crate::tournament) tables: Vec<TableId>,
    /// Whether the signal to start is still to come.
    pub(in crate::tournament) waits: bool,
    /// The paragraph on who is there, and from when time runs.
    pub(in crate::tournament) cite: &'g Citation,
}

/// The signal to start, which may be given now.
pub(in crate::tournament) struct SignalGrant<'g> {
    /// The paragraph that grants it.
    pub(in crate::tournament) cite: &'g Citation,
}

/// An absence that may be noted now.
pub(in crate::tournament) struct AbsenceGrant<'g> {
    /// The paragraph on presence.
    pub(in crate::tournament) cite: &'g Citation,
}

/// An arrival that may be noted now.
pub(in crate::tournament) struct ArrivalGrant<'g> {
    /// The game.
    pub(in crate::tournament) game: &'g Game,
    /// The absence that it ends.
    pub(in crate::tournament) absence: Absence,
    /// The paragraph on presence.
    pub(in crate::tournament) cite: &'g Citation,
}

/// A moment of the round that may be put right now.
pub(in crate::tournament) struct RedateGrant<'g> {
    /// When it is said to be.
    pub(in crate::tournament) was: At,
    /// The paragraph on what is counted from it.
    pub(in crate::tournament) cite: &'g Citation,
}

/// A lost turn that may be passed now.
pub(in crate::tournament) struct PassGrant<'g> {
    /// How many turns are owed; 0 where each is passed until the game ends in another way.
    pub(in crate::tournament) owed: u16,
    /// The paragraph that took the turn.
    pub(in crate::tournament) cite: &'g Citation,
}

/// A move whose number may be circled now.
pub(in crate::tournament) struct CircleGrant<'g> {
    /// The round's time.
    pub(in crate::tournament) session: &'g SessionTime,
    /// How many rounds of the playoff follow.
    pub(in crate::tournament) playoff: &'g Cited<u16>,
}

/// The phases in which it matters who is there.
const AWAITED: [Phase; 2] = [Phase::Before, Phase::Playing];

/// No round is drawn longer before it is played, and none is played for longer.
pub(in crate::tournament) const A_DAY: Millis = Millis::secs(24 * 60 * 60);

impl State {
    /// The round that may be paired next.
    ///
    /// # Errors
    /// Where the one before was the last.
    pub fn next_round(&self) -> Result<Round, RoundReason> {
        if self.last_round {
            return Err(RoundReason::LastRoundOver { round: self.round });
        }
        Ok(Round(self.round.0 + 1))
    }
}

impl<'a> DecisionCtx<'a> {
    /// Who puts right what was stamped with a wrong time.
    pub(in crate::tournament) const REDATE_OFFICES: [Role; 1] = [Role::HeadReferee];

    /// The round that may be paired now.
    ///
    /// # Errors
    /// Where the one before was the last.
    pub(in crate::tournament) fn next_round(&self) -> Result<Round, Refusal> {
        self.state.next_round().map_err(Refusal::own)
    }

    /// Whether a round may be called the last one, or not the last: any that has begun. What a round begins by.
    ///
    /// # Errors
    /// Before the first round.
    pub(in crate::tournament) fn may_declare_last(&self) -> Result<&'a Citation, Refusal> {
        let cite = &self.law.ruleset.start.together.cite;
        if self.state.round.0 == 0 {
            return Err(Refusal::by(RoundReason::NoneBegun, cite));
        }
        Ok(cite)
    }

    /// Who may be paired in the round that is being played, after it began, and where.
    ///
    /// # Errors
    /// Where no round is being played, everybody plays the same letters, or fewer than two have no game.
    pub(in crate::tournament) fn may_pair_late(&self) -> Result<LateGrant<'a>, Refusal> {
        let (state, rules) = (self.state, &self.law.ruleset);
        let round = state.round;
        let Some((_, beside)) = state.playing().next().filter(|_| !state.is_round_over()) else {
            return Err(Refusal::own(RoundReason::NoRoundToJoin { round }));
        };
        if rules.time.mode.value == TimeMode::CentralRound {
            return Err(Refusal::by(RoundReason::NobodyJoins, &rules.time.mode.cite));
        }
        let out = |name: &str| self.excluded_from(name, round).is_some() || self.has_withdrawn(name);
        let free = |name: &&'a str| state.seat(name).is_none() && !out(name);
        let players: Vec<&'a str> = state.players.iter().map(|it| it.name.as_str()).filter(free).collect();
        if let [alone] = players[..] {
            return Err(Refusal::own(RoundReason::NobodyElse { player: alone.to_owned() }));
        }
        let tables = state.tables.keys().copied().filter(|table| state.game(*table).is_none()).collect();
        let cite = self.presence_cite();
        let waits = rules.start.together.value && beside.started_at.is_none();
        Ok(LateGrant { players, tables, waits, cite })
    }

    /// The game whose pairing may be dissolved now: nothing has happened at its table, and it is not the only one.
    ///
    /// # Errors
    /// Where nobody plays there, everybody plays the same letters, or something has happened.
    pub(in crate::tournament) fn may_unpair(
        &self,
        table: TableId,
    ) -> Result<(&'a Game, &'a Citation), Refusal> {
        let (state, cite) = (self.state, self.presence_cite());
        let game = self.game(table)?;
        let mode = &self.law.ruleset.time.mode;
        if mode.value == TimeMode::CentralRound {
            return Err(Refusal::by(RoundReason::NobodyJoins, &mode.cite));
        }
        let here = state.here(table);
        let is_here = |event: &Event| concerns(event, state).1 == Some(table);
        let given = state.given().any(|(_, it)| it.at >= game.drawn_at && is_here(&it.event));
        let touched = game.result.is_some()
            || given
            || game.hold.is_some()
            || !game.notes.is_empty()
            || game.absent.iter().any(Option::is_some)
            || state.slips.newest_at(&here).next().is_some()
            || state.claims.newest_at(&here).next().is_some()
            || state.runs.newest_at(&here).next().is_some()
            || state.orders.newest_at(&table).any(|(_, order)| order.placed_at >= state.round_at);
        let alone = state.playing().nth(1).is_none();
        if touched || alone {
            return Err(Refusal::own(RoundReason::PlayedThere { table }));
        }
        Ok((game, cite))
    }

    /// Whether the signal to start may be given now.
    ///
    /// # Errors
    /// Where none is given here, for another office, without games, or once it was given.
    pub(in crate::tournament) fn may_start_play(&self) -> Result<SignalGrant<'a>, Refusal> {
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

    /// Whether it may be put right now when the pairing was published, or the signal given.
    ///
    /// # Errors
    /// Where no signal is given here, for another office, or without a game that is counted from it.
    pub(in crate::tournament) fn may_redate(&self, what: Dated) -> Result<RedateGrant<'a>, Refusal> {
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
    pub(in crate::tournament) fn in_order(
        &self,
        what: Dated,
        is: At,
        cite: &Citation,
    ) -> Result<(), Refusal> {
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

    /// A moment at which the next round's pairing can have been published: not later than now, and not so long ago that
    /// it must be a mistake.
    ///
    /// # Errors
    /// Where it is none.
    pub(in crate::tournament) fn published(&self, at: At) -> Result<At, Refusal> {
        if at > self.now {
            return Err(Refusal::own(RoundReason::DrawnLater { at, now: self.now }));
        }
        self.of_today(at).map_err(Refusal::own)
    }

    /// A moment at which a round can officially begin: not before its pairing was published, and within a day.
    ///
    /// # Errors
    /// Where a signal begins it, or it is no such moment.
    pub(in crate::tournament) fn begins(&self, at: At, drawn: At) -> Result<At, Refusal> {
        let together = &self.law.ruleset.start.together;
        if together.value {
            return Err(Refusal::by(RoundReason::SignalBegins, &together.cite));
        }
        if at < drawn || at > self.now + A_DAY {
            return Err(Refusal::own(RoundReason::BeginsThen { at, drawn }));
        }
        Ok(at)
    }

    /// A moment that is not so long ago that it must be a mistake.
    pub(in crate::tournament) fn of_today(&self, at: At) -> Result<At, RoundReason> {
        if self.now.since(at) > A_DAY { Err(RoundReason::LongAgo { at }) } else { Ok(at) }
    }

    /// Whether it may be noted now that a player is not there.
    ///
    /// # Errors
    /// Where the game does not stand there, nobody sits there, or they were missed already.
    pub(in crate::tournament) fn may_note_absent(
        &self,
        table: TableId,
        side: Side,
    ) -> Result<AbsenceGrant<'a>, Refusal> {
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
    pub(in crate::tournament) fn may_note_arrived(
        &self,
        table: TableId,
        side: Side,
    ) -> Result<ArrivalGrant<'a>, Refusal> {
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

    /// The paragraph on presence: the one on lateness, or the one on how games begin.
    fn presence_cite(&self) -> &'a Citation {
        let rules = &self.law.ruleset;
        rules.late.as_ref().map_or(&rules.start.trigger.cite, |late| &late.base.cite)
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

    /// Whether a lost turn may be passed now.
    ///
    /// # Errors
    /// Where the game is not being played, or the side owes no turn.
    pub(in crate::tournament) fn may_pass(
        &self,
        table: TableId,
        side: Side,
    ) -> Result<PassGrant<'a>, Refusal> {
        let rules = &self.law.ruleset;
        let usual = usual(rules);
        let game = self.game_in(table, &[Phase::Playing], Subject::ForcedPass, usual)?;
        if let Some((owed, cite)) = owes(self.state, rules, game, side) {
            Ok(PassGrant { owed, cite })
        } else {
            let on_zero = &rules.time.on_zero;
            let cite = if on_zero.value == OnZero::NoMorePlays { &on_zero.cite } else { usual };
            let player = game.players[side.index()].clone();
            Err(Refusal::by(RoundReason::OwesNoTurn { player }, cite))
        }
    }

    /// Whether the number of the move in progress may be circled now.
    ///
    /// # Errors
    /// Where no playoff follows here, the game is not being played, one is circled, or the round's time is not over.
    pub(in crate::tournament) fn may_circle(&self, table: TableId) -> Result<CircleGrant<'a>, Refusal> {
        let rules = &self.law.ruleset;
        let session = rules.session.as_ref();
        let Some((session, playoff)) =
            session.and_then(|it| it.playoff_rounds.as_ref().map(|rounds| (it, rounds)))
        else {
            let cite = session.map_or(&rules.time.mode.cite, |session| &session.base.cite);
            return Err(Refusal::by(RoundReason::NoPlayoff, cite));
        };
        let game = self.game_in(table, &[Phase::Playing], Subject::CircledMove, &playoff.cite)?;
        if let Some((number, last)) = game.circled {
            return Err(Refusal::by(RoundReason::CircledAlready { number, last }, &playoff.cite));
        }
        let (gone, limit) = (self.round_gone(game).unwrap_or_default(), session_limit(session, game));
        if gone < limit {
            let left = limit - gone;
            return Err(Refusal::by(RoundReason::RoundRuns { gone, limit, left }, &session.base.cite));
        }
        Ok(CircleGrant { session, playoff })
    }
}

/// The paragraph on turns that a penalty costs.
fn usual(rules: &Ruleset) -> &Citation {
    rules.penalty.crosses.as_ref().map_or(&rules.penalty.kind.cite, |rule| &rule.threshold.cite)
}

/// How many turns a player owes, with the paragraph that took the next one; 0 where they lay nothing any more and each
/// of their turns is passed until the game ends in another way.
pub(in crate::tournament) fn owes<'r>(
    state: &State,
    rules: &'r Ruleset,
    game: &Game,
    side: Side,
) -> Option<(u16, &'r Citation)> {
    let owed = game.counters[side.index()].turns_owed();
    if owed > 0 {
        let cause = game.owes_for[side.index()].first();
        let cite = cause.and_then(|cause| took_the_turn(state, rules, cause));
        return Some((owed, cite.unwrap_or_else(|| usual(rules))));
    }
    let on_zero = &rules.time.on_zero;
    (game.ran_out(side) && on_zero.value == OnZero::NoMorePlays).then_some((0, &on_zero.cite))
}

/// The paragraph that took a turn, where what led to it names one of its own.
fn took_the_turn<'r>(state: &State, rules: &'r Ruleset, cause: &Cause) -> Option<&'r Citation> {
    let takes = |items: &'r [Cited<Item>]| {
        items.iter().find(|item| matches!(item.value.remedy, Remedy::LoseTurn { .. })).map(|item| &item.cite)
    };
    match cause {
        Cause::Slip(_) => {
            let follows = rules.rejected.iter().chain(&rules.upheld);
            let mut takes = follows.filter(|it| matches!(it.value, Consequence::LoseTurn { .. }));
            takes.next().map(|it| &it.cite).filter(|_| rules.penalty.crosses.is_none())
        }
        Cause::Claim(id) => {
            let claim = state.claims.get(id)?;
            let offence = &rules.offence(&claim.offence)?.value;
            takes(match claim.outcome? {
                ClaimOutcome::Proven => &offence.proven,
                ClaimOutcome::Unfounded => &offence.unfounded,
                ClaimOutcome::Neither => &offence.neither,
            })
        }
        Cause::Run(id) => {
            let steps = &rules.procedure(&state.runs.get(id)?.procedure)?.value.steps;
            let takes = |remedy: &Option<Remedy>| matches!(remedy, Some(Remedy::LoseTurn { .. }));
            steps.iter().find(|step| takes(&step.value.remedy)).map(|step| &step.cite)
        }
        Cause::Sanction(act) => takes(&rules.sanction(&act.id)?.value.effects),
        Cause::Threshold(act) => {
            takes(&rules.thresholds.iter().find(|it| it.value.id == act.id)?.value.effects)
        }
        Cause::Award(_) => None,
    }
}
