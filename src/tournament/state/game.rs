//! Games in the state: the one being played at each table, and all that were played before.

use std::sync::Arc;

use serde::Serialize;

use super::State;
use super::order::OrderState;
use super::played::{Played, ResultLayer};
use crate::clock::Order;
use crate::domain::{At, ClockId, Millis, OpId, Points, Round, Seq, Side, SlipId};
use crate::rules::{Counts, Late, LateBase, LateMeasure};
use crate::tournament::event::{Cause, ClockNote};

/// A table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Table {
    /// Its clock, where it has one with a radio.
    pub clock: Option<FittedClock>,
}

/// A clock on a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FittedClock {
    /// Its number.
    pub clock: ClockId,
    /// Its device profile.
    pub profile: String,
}

/// A game, from its pairing on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Game {
    /// The round.
    pub round: Round,
    /// The players, `A` first.
    pub players: [String; 2],
    /// What has been counted for each.
    pub counters: [Counters; 2],
    /// The latest reservation.
    pub hold: Option<HoldTaken>,
    /// What the clock reported, newest last.
    pub notes: Vec<(At, ClockNote)>,
    /// When the pairing was drawn and published.
    pub drawn_at: At,
    /// When it was announced to begin, where that was later than its pairing was published: nobody is late before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub announced_for: Option<At>,
    /// What lateness is counted from.
    pub late_base: Option<LateBase>,
    /// When it begins, where it was put off.
    pub put_off_until: Option<At>,
    /// The round's time, where it is another than the ruleset's.
    pub session: Option<Millis>,
    /// When play began, from when the round's time counts: the signal, or where none is given the round's official
    /// start. `None` while the signal is awaited.
    pub started_at: Option<At>,
    /// Who is not there.
    pub absent: [Option<Absence>; 2],
    /// What has been counted by name for each.
    pub counts: [Counts; 2],
    /// The circled move and the last one, once the playoff is fixed.
    pub circled: Option<(u16, u16)>,
    /// What cost each the turns that are still owed, the oldest first.
    pub owes_for: [Vec<Cause>; 2],
    /// Whether a referee watches all of it.
    pub supervised: bool,
    /// What was ordered of the clock besides showing something, and counts against what may be ordered in a game.
    pub ordered: Vec<(Order, OpId)>,
    /// The last slip of each challenger that was decided.
    pub decided: [Option<SlipId>; 2],
    /// All results that it was given, the oldest first.
    pub results: Vec<ResultLayer>,
    /// What it led to, once it has ended: the top one of them that stands.
    pub result: Option<Arc<Played>>,
}

/// A player who is or was not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Absence {
    /// When it was noted.
    pub noted_at: At,
    /// In which entry.
    pub entry: Seq,
    /// The order to start the clock for them; what became of it says since when it runs.
    pub clock: Option<OpId>,
    /// When the player came.
    pub arrived_at: Option<At>,
    /// How late they came, as it was decided then.
    pub late: Option<Millis>,
}

/// What is counted for a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Counters {
    /// Unjustified units (words or challenges).
    pub unjustified: u16,
    /// Free units used up.
    pub free_used: u16,
    /// Points deducted so far; zero or negative.
    pub points: Points,
    /// Penalty crosses.
    pub crosses: u16,
    /// Turns to come that were lost, also those passed since.
    pub turns_lost: u16,
    /// Lost turns that were passed.
    pub turns_passed: u16,
}

impl Counters {
    /// Lost turns that are still to come.
    pub fn turns_owed(&self) -> u16 {
        self.turns_lost.saturating_sub(self.turns_passed)
    }
}

/// A reservation that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct HoldTaken {
    /// By whom.
    pub side: Side,
    /// When it was said.
    pub at: At,
    /// Time since the press, where measured.
    pub since_press: Option<Millis>,
}

impl Game {
    /// From when lateness counts; `None` while the signal that it is counted from is awaited. For a game that was put
    /// off it is the hour that was fixed.
    pub fn late_from(&self, late: &Late) -> Option<At> {
        if self.put_off_until.is_some() {
            return self.put_off_until;
        }
        match self.late_base.unwrap_or(late.base.value) {
            LateBase::Pairing => Some(self.announced_for.map_or(self.drawn_at, |at| at.max(self.drawn_at))),
            LateBase::PlayStart => self.started_at,
        }
    }

    /// The absence of a player who was missed and has not come.
    pub fn still_missing(&self, side: Side) -> Option<Absence> {
        self.absent[side.index()].filter(|absence| absence.arrived_at.is_none())
    }

    /// How often this was ordered of the clock, of those that were not taken back.
    pub fn times_ordered(&self, same: impl Fn(&Order) -> bool) -> usize {
        self.ordered.iter().filter(|(order, _)| same(order)).count()
    }

    /// Whether a side's clock reported that its time has run out.
    pub fn ran_out(&self, side: Side) -> bool {
        self.notes.iter().any(|(_, note)| *note == ClockNote::TimeOut { side })
    }
}

impl State {
    /// Since when the clock has run for somebody who was missed; `None` as long as nobody has said that it does, be it
    /// ordered.
    pub fn clock_runs_since(&self, absence: &Absence) -> Option<At> {
        match &self.orders.get(&absence.clock?)?.state {
            OrderState::Confirmed { at } | OrderState::Settled { at } => Some(*at),
            OrderState::Waiting | OrderState::Unconfirmed { .. } | OrderState::Cancelled { .. } => None,
        }
    }

    /// From when the lateness counts that loses the game, for somebody who was missed.
    pub fn forfeit_from(&self, late: &Late, game: &Game, absence: &Absence) -> Option<At> {
        match late.measured.value {
            LateMeasure::Base => game.late_from(late),
            LateMeasure::BaseOnceStarted => {
                self.clock_runs_since(absence)?;
                game.late_from(late)
            }
            LateMeasure::Clock => {
                let runs = self.clock_runs_since(absence)?;
                Some(game.put_off_until.map_or(runs, |until| until.max(runs)))
            }
        }
    }
}
