//! Time and the clocks: which powers over clocks the regulation grants to whom, whether a player's own time is over,
//! how late somebody is, how much of the round's time has gone.

use std::collections::BTreeSet;

use super::DecisionCtx;
use crate::clock::Order;
use crate::domain::{At, Millis, Role, Side, TableId};
use crate::rules::{Cited, ClockGrant, ClockPower, Late, LateMeasure, Observation, SessionTime, TimeMode};
use crate::tournament::event::{ClaimOutcome, ClockNote, GameRef};
use crate::tournament::refusal::{ClockReason, Refusal, RoundReason, Subject};
use crate::tournament::state::{Absence, Game};

impl<'a> DecisionCtx<'a> {
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

    pub(in crate::tournament) fn within(
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
    pub(in crate::tournament) fn granted(&self, power: ClockPower) -> Result<&'a Cited<ClockGrant>, Refusal> {
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
}

/// Without a measured press, a time-out reported or an offence noted this shortly before is taken to be of the move
/// being made.
const AT_ONCE: i64 = 30_000;

/// Who speaks up at a table, and when.
pub(in crate::tournament) struct SpeakingTime {
    pub(in crate::tournament) table: TableId,
    pub(in crate::tournament) side: Side,
    /// When it was said.
    pub(in crate::tournament) at: At,
    /// How long after the press of the other, where somebody measured it.
    pub(in crate::tournament) since_press: Option<Millis>,
}

impl DecisionCtx<'_> {
    /// What was seen at the table, with what the console knows by itself: that the own time is over, or the play
    /// settled.
    pub(in crate::tournament) fn seen(
        &self,
        speaks: &SpeakingTime,
        marks: &BTreeSet<Observation>,
    ) -> BTreeSet<Observation> {
        let mut seen = marks.clone();
        if self.game(speaks.table).is_ok_and(|game| self.own_time_over(speaks, game)) {
            seen.insert(Observation::OwnLimitOver);
        }
        seen.extend(self.settled(speaks));
        seen
    }

    /// What a proven offence of whoever speaks has settled since the press. A later press is of another play.
    fn settled(&self, speaks: &SpeakingTime) -> Vec<Observation> {
        let pressed = speaks.at - speaks.since_press.unwrap_or(Millis(AT_ONCE));
        let here = self.state.here(speaks.table);
        let claims = self.state.claims.newest_at(&here).map(|(_, claim)| claim);
        let recent = claims.take_while(|claim| claim.raised_at >= pressed);
        let proven = recent.filter(|claim| {
            claim.offender == speaks.side
                && claim.voided_at.is_none()
                && matches!(claim.outcome, Some(ClaimOutcome::Proven))
        });
        let offences = proven.filter_map(|claim| self.law.ruleset.offence(&claim.offence));
        offences.flat_map(|offence| offence.value.settles.iter().copied()).collect()
    }

    fn own_time_over(&self, speaks: &SpeakingTime, game: &Game) -> bool {
        if self.law.ruleset.time.mode.value != TimeMode::PerMove {
            return game.ran_out(speaks.side);
        }
        let ran_out = |from: At| {
            let fell = ClockNote::TimeOut { side: speaks.side };
            game.notes.iter().any(|(at, note)| *note == fell && *at >= from)
        };
        // Every move has a time of its own, so only what was reported in this one counts.
        let Some(since) = speaks.since_press else { return ran_out(speaks.at - Millis(AT_ONCE)) };
        let limit =
            self.state.event.as_ref().map_or(self.law.ruleset.time.budget.value, |event| event.budget);
        let pressed = speaks.at - since;
        match self.stopped_since(speaks.table, pressed) {
            // The clock stood in between and was started anew: the time since the press is not his time.
            Some(stopped) => ran_out(stopped),
            // It is over the moment it has run.
            None => since >= limit,
        }
    }

    /// When the clock of a table was last stopped, and started again, for a slip or a claim since a press.
    fn stopped_since(&self, table: TableId, pressed: At) -> Option<At> {
        let here = self.state.here(table);
        let slips = self.state.slips.newest_at(&here).map(|(_, slip)| slip);
        let slips = slips.take_while(|slip| slip.raised_at >= pressed);
        let slips = slips.filter(|it| it.stopped_at() >= pressed && !it.is_struck());
        let claims = self.state.claims.newest_at(&here).map(|(_, claim)| claim);
        let claims = claims.take_while(|claim| claim.raised_at >= pressed);
        let slips = slips.map(|slip| slip.ended_at.or(slip.decided_at).unwrap_or(slip.raised_at));
        slips.chain(claims.map(|claim| claim.raised_at)).max()
    }
}

/// A refusal of what counts from a signal that has not been given.
pub(in crate::tournament) fn no_signal(late: &Late, what: Subject) -> Refusal {
    Refusal::by(ClockReason::NoSignal { what }, &late.base.cite)
}

/// How long a game's round takes.
pub(in crate::tournament) fn session_limit(session: &SessionTime, game: &Game) -> Millis {
    game.session.unwrap_or(session.base.value)
}

impl DecisionCtx<'_> {
    /// How much of the round's time has gone; `None` while the signal is awaited.
    pub(in crate::tournament) fn round_gone(&self, game: &Game) -> Option<Millis> {
        game.started_at.map(|from| self.now.since(from))
    }

    /// How late a player is at this moment, or was when they came; nothing before it counts.
    pub(in crate::tournament) fn lateness(&self, late: &Late, game: &Game, absence: &Absence) -> Millis {
        let until = absence.arrived_at.unwrap_or(self.now);
        game.late_from(late).map_or(Millis(0), |from| until.since(from).max(Millis(0)))
    }

    /// Whether a player's lateness has lost them the game.
    pub(in crate::tournament) fn lost_by_lateness(
        &self,
        late: &Late,
        game: &Game,
        side: Side,
    ) -> Result<(), Refusal> {
        let player = game.players[side.index()].clone();
        let cite = &late.forfeit_after.cite;
        let absence = self.missed(late, game, side)?;
        let from = self.state.forfeit_from(late, game, absence).ok_or_else(|| {
            if late.measured.value.needs_clock() && self.state.clock_runs_since(absence).is_none() {
                let player = player.clone();
                return Refusal::by(RoundReason::ClockNotStarted { player }, &late.measured.cite);
            }
            no_signal(late, Subject::Named(player.clone()))
        })?;
        let length = absence.arrived_at.unwrap_or(self.now).since(from);
        if late.forfeits(length) {
            return Ok(());
        }
        let limit = late.forfeit_after.value;
        let (left, exactly) = (limit - length, late.forfeits(limit));
        if absence.arrived_at.is_some() {
            return Err(Refusal::by(RoundReason::CameInTime { player, late: length, limit, exactly }, cite));
        }
        Err(Refusal::by(RoundReason::NotLateEnough { player, late: length, limit, left, exactly }, cite))
    }

    /// Whether a game was begun at all: one that is decided because somebody was not there was not, and nothing was
    /// played in it.
    ///
    /// # Errors
    /// Where it was awarded so.
    pub(in crate::tournament) fn was_begun(&self, game: &Game) -> Result<(), Refusal> {
        let rules = &self.law.ruleset;
        let (Some(late), Some(played)) = (&rules.late, game.result.as_ref()) else { return Ok(()) };
        if !played.awarded || played.how != late.award.value {
            return Ok(());
        }
        let award = rules.award(&played.how);
        let name = award.map_or_else(|| played.how.clone(), |it| it.value.name.clone());
        let cite = award.map_or(&late.award.cite, |it| &it.cite);
        Err(Refusal::by(RoundReason::NeverBegun { name }, cite))
    }

    /// Nobody has played who was not there. Of an earlier round nobody can note any more who came.
    ///
    /// # Errors
    /// Where somebody was noted as absent, and nobody has noted since that they came.
    pub(in crate::tournament) fn both_have_come(&self, game: &Game, table: TableId) -> Result<(), Refusal> {
        let missing = Side::BOTH.into_iter().find(|side| game.still_missing(*side).is_some());
        let Some(side) = missing.filter(|_| game.round == self.state.round) else { return Ok(()) };
        let why = RoundReason::StillAbsent { player: game.players[side.index()].clone(), table };
        let cite = self.law.ruleset.late.as_ref().map(|late| late.award.cite.clone());
        Err(Refusal::by(why, &cite.unwrap_or_else(|| self.silent())))
    }

    /// A game is played on that nobody has lost by coming too late, as far as the hour of their coming is on record.
    /// Where the award for it asks something first, nobody has lost before it is given.
    ///
    /// # Errors
    /// Where somebody came too late, and the game has no result yet.
    pub(in crate::tournament) fn still_played(&self, game: &Game) -> Result<(), Refusal> {
        let rules = &self.law.ruleset;
        let Some(late) = &rules.late else { return Ok(()) };
        let asks = rules.award(&late.award.value).is_none_or(|award| !award.value.asks.is_empty());
        if asks || game.result.is_some() {
            return Ok(());
        }
        for side in Side::BOTH {
            let came = game.absent[side.index()].as_ref().filter(|absence| absence.arrived_at.is_some());
            let Some(absence) = came else { continue };
            // What was counted when they came stays, whatever is put right about the hours since.
            // Whoever was there before it is counted was not late at all, however short the time is that is allowed.
            let counted = |length: Millis| {
                let from = game.late_from(late);
                length.0 > 0 || from.is_some_and(|from| absence.arrived_at.is_some_and(|at| at >= from))
            };
            let lost = match late.measured.value {
                LateMeasure::Base => {
                    absence.late.is_some_and(|length| late.forfeits(length) && counted(length))
                }
                LateMeasure::BaseOnceStarted | LateMeasure::Clock => {
                    self.lost_by_lateness(late, game, side).is_ok()
                }
            };
            if lost {
                let player = game.players[side.index()].clone();
                let (length, limit) = (self.lateness(late, game, absence), late.forfeit_after.value);
                let exactly = late.forfeits(limit);
                let why = RoundReason::CameTooLate { player, late: length, limit, exactly };
                return Err(Refusal::by(why, &late.forfeit_after.cite));
            }
        }
        Ok(())
    }

    /// The absence of a player who was missed, be it that they have come since.
    #[expect(clippy::unused_self, reason = "it reads as the other questions to the context")]
    pub(in crate::tournament) fn missed<'g>(
        &self,
        late: &Late,
        game: &'g Game,
        side: Side,
    ) -> Result<&'g Absence, Refusal> {
        game.absent[side.index()].as_ref().ok_or_else(|| {
            let player = game.players[side.index()].clone();
            Refusal::by(RoundReason::WasNotAbsent { player }, &late.forfeit_after.cite)
        })
    }
}
