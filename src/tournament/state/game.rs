//! Rounds and their games in the state: the game at each table, all earlier games, the signal, who is there, lost
//! turns, byes, the countdown of the hall.

use std::sync::Arc;

use imbl::{OrdMap, OrdSet};
use serde::Serialize;

use super::order::OrderState;
use super::result::{Played, ResultLayer};
use super::{Absence, Caused, Counters, EffectKind, State};
use crate::clock::Order;
use crate::domain::{At, ClockId, Millis, OpId, Round, Side, SlipId, TableId};
use crate::rules::{CountsByName, Late, LateBase, LateMeasure};
use crate::tournament::event::{
    AbsenceCorrected, Cause, ClockNote, ForcedPassPlayed, GameRef, PairedLate, Redated, RoundEvent,
    RoundStarted, RulesetAct,
};
use crate::tournament::parts::{Dated, Pairing};

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
    pub counts: [CountsByName; 2],
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

/// The hall's countdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Countdown {
    /// When it was started.
    pub started_at: At,
    /// How long it is.
    pub budget: Millis,
}

impl Countdown {
    /// When nothing is left.
    pub fn ends_at(&self) -> At {
        self.started_at + self.budget
    }

    /// What is left at a moment; negative once it is over.
    pub fn left(&self, now: At) -> Millis {
        self.budget - now.since(self.started_at)
    }
}

/// A signal that was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct GivenSignal {
    /// When it was due.
    pub due: At,
    /// When it was given.
    pub at: At,
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

    pub(super) fn apply_round(&mut self, at: At, event: &RoundEvent) {
        match event {
            RoundEvent::RoundStarted(started) => self.apply_started(at, started),
            RoundEvent::PairedLate(it) => self.apply_late(at, it),
            RoundEvent::Unpaired { table, players, .. } => {
                self.games.remove(&self.here(*table));
                self.without_result.remove(table);
                for player in players {
                    self.seats.remove(player.as_str());
                }
            }
            RoundEvent::LastDeclared { is_last, duties } => {
                self.last_round = *is_last;
                self.void_duties(at, duties);
            }
            RoundEvent::PlayerWithdrew { player, .. } => {
                self.withdrawn.insert(player.as_str().into());
            }
            RoundEvent::PlayerReturned { player } => {
                self.withdrawn.remove(player.as_str());
            }
            RoundEvent::PlayStarted {} => self.apply_play_started(at),
            RoundEvent::AbsenceNoted { table, side } => {
                let noted = self.absence_noted(at);
                if let Some(game) = self.game_mut(self.here(*table)) {
                    game.absent[side.index()] = Some(noted);
                }
            }
            RoundEvent::AbsenceCorrected(it) => self.apply_absence_corrected(at, it),
            RoundEvent::Arrived { table, side, late, cancelled } => {
                if let Some(absence) = self.absence_mut(*table, *side) {
                    (absence.arrived_at, absence.late) = (Some(at), Some(*late));
                }
                if let Some(op) = cancelled {
                    self.cancel_order(at, *op);
                }
            }
            RoundEvent::ForcedPassPlayed(passed) => self.apply_passed(passed),
            RoundEvent::MoveCircled(it) => {
                if let Some(game) = self.game_mut(self.here(it.table)) {
                    game.circled = Some((it.number, it.last_move));
                }
            }
            RoundEvent::Redated(Redated { what: Dated::Clock { table, side }, is, .. }) => {
                if let Some(op) = self.absence_mut(*table, *side).and_then(|absence| absence.clock) {
                    self.order_is(op, OrderState::Settled { at: *is });
                }
            }
            RoundEvent::Redated(it) => {
                let games: Vec<GameRef> = self.playing().map(|(table, _)| self.here(table)).collect();
                for game in games {
                    match (self.game_mut(game), it.what) {
                        (Some(game), Dated::Pairing) => {
                            game.drawn_at = it.is;
                            let start = game.started_at.filter(|_| it.with_start);
                            game.started_at = start.map(|at| at + it.is.since(it.was)).or(game.started_at);
                        }
                        (Some(game), Dated::Signal) => game.started_at = game.started_at.and(Some(it.is)),
                        (None, _) | (_, Dated::Clock { .. }) => {}
                    }
                }
            }
            RoundEvent::ByeGiven(it) => self.byes.push_back(Arc::new(it.clone())),
            RoundEvent::ByeEntered(it) => {
                self.byes.push_back(Arc::new(it.bye.clone()));
                let cause = Cause::Award(RulesetAct { id: it.bye.award.clone(), entry: self.entries });
                self.note_act(cause, None, &it.bye.player, None);
            }
            RoundEvent::CountdownStarted { budget } => {
                self.countdown = Some(Countdown { started_at: at, budget: *budget });
                self.countdown_of_draw(at, Some(at + *budget));
            }
            RoundEvent::CountdownStopped {} => {
                self.countdown = None;
                self.countdown_of_draw(at, None);
            }
            RoundEvent::SignalGiven { signal, due } => {
                self.signals.insert(signal.as_str().into(), GivenSignal { due: *due, at });
            }
        }
    }

    fn apply_started(&mut self, at: At, started: &RoundStarted) {
        let RoundStarted {
            round,
            pairings,
            drawn_at,
            begins_at,
            late_base,
            supervised,
            session,
            last_round,
            waits,
            ..
        } = started;
        self.round = *round;
        self.round_at = at;
        self.last_round = *last_round;
        // Presses of an earlier round count no more, and their numbers may come again.
        self.seen_presses = OrdSet::new();
        self.seats = OrdMap::new();
        self.without_result = OrdSet::new();
        self.last_result_at = None;
        // The first round may have been announced for an hour.
        let announced = self.event.as_ref().and_then(|event| event.starts_at).filter(|_| round.0 == 1);
        for pairing in pairings {
            let table = pairing.table;
            self.sit_down(pairing);
            let mut game = Game::new(*round, &pairing.a, &pairing.b, *drawn_at);
            game.late_base = *late_base;
            game.announced_for = announced;
            game.session = *session;
            game.started_at = (!waits).then_some(begins_at.unwrap_or(at));
            game.supervised = supervised.contains(&table);
            self.games.insert(GameRef { round: *round, table }, Arc::new(game));
        }
    }

    /// A game more in the round, counted as those beside it.
    fn apply_late(&mut self, at: At, late: &PairedLate) {
        let (round, pairing) = (self.round, &late.pairing);
        let beside = self.playing().next().map(|(_, game)| (game.late_base, game.session));
        self.byes.retain(|it| it.round != round || !late.byes.contains(&it.player));
        self.sit_down(pairing);
        let mut game = Game::new(round, &pairing.a, &pairing.b, at);
        (game.late_base, game.session) = beside.unwrap_or_default();
        game.started_at = (!late.waits).then_some(at);
        self.games.insert(self.here(pairing.table), Arc::new(game));
    }

    /// Whoever is paired sits at the table, and the game there waits for its result.
    fn sit_down(&mut self, pairing: &Pairing) {
        let table = pairing.table;
        self.tables.entry(table).or_default();
        self.without_result.insert(table);
        for (side, player) in [(Side::A, &pairing.a), (Side::B, &pairing.b)] {
            if !player.is_empty() {
                self.seats.insert(player.as_str().into(), (table, side));
            }
        }
    }

    fn apply_passed(&mut self, passed: &ForcedPassPlayed) {
        let (at, side) = (self.here(passed.table), passed.side);
        let Some(game) = self.game_of(at) else { return };
        // Whose time has run out passes without owing a turn.
        let Some(cause) = game.owes_for[side.index()].first().cloned() else { return };
        let player = game.players[side.index()].clone();
        self.add_effect(&player, Some(&cause), Some((at, side)), EffectKind::TurnPassed);
    }

    fn apply_play_started(&mut self, at: At) {
        self.begun_at = Some(at);
        let games: Vec<GameRef> = self.playing().map(|(table, _)| self.here(table)).collect();
        for game in games {
            if let Some(game) = self.game_mut(game) {
                game.started_at = game.started_at.or(Some(at));
            }
        }
    }

    fn apply_absence_corrected(&mut self, at: At, corrected: &AbsenceCorrected) {
        let AbsenceCorrected { cause, game: of, absent, .. } = corrected;
        let noted = self.absence_noted(at);
        let Some(game) = self.game_mut(*of) else { return };
        let missing = Side::BOTH.map(|side| absent.contains(&side).then_some(noted));
        let was = std::mem::replace(&mut game.absent, missing);
        self.followed(Some(cause), Caused::Absence { game: *of, was });
    }

    /// An absence that is noted in this entry.
    fn absence_noted(&self, at: At) -> Absence {
        Absence { noted_at: at, entry: self.entries, clock: None, arrived_at: None, late: None }
    }

    pub(super) fn absence_mut(&mut self, table: TableId, side: Side) -> Option<&mut Absence> {
        self.game_mut(self.here(table))?.absent[side.index()].as_mut()
    }
}

impl Game {
    fn new(round: Round, a: &str, b: &str, drawn_at: At) -> Self {
        Self {
            round,
            players: [a.to_owned(), b.to_owned()],
            counters: [Counters::default(); 2],
            hold: None,
            notes: Vec::new(),
            drawn_at,
            announced_for: None,
            late_base: None,
            put_off_until: None,
            session: None,
            started_at: None,
            absent: [None; 2],
            counts: [CountsByName::new(), CountsByName::new()],
            circled: None,
            owes_for: [Vec::new(), Vec::new()],
            supervised: false,
            ordered: Vec::new(),
            decided: [None; 2],
            results: Vec::new(),
            result: None,
        }
    }
}
