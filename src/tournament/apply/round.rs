//! Rounds in the state: begun, the signal, who is there, lost turns, byes, the countdown of the hall.

use std::sync::Arc;

use imbl::{OrdMap, OrdSet};

use crate::domain::{At, Round, Side, TableId};
use crate::rules::Counts;
use crate::tournament::event::{
    Act, Cause, ForcedPassPlayed, GameRef, PairedLate, Redated, RoundEvent, RoundStarted,
};
use crate::tournament::parts::{Dated, Pairing};
use crate::tournament::state::{
    Absence, Caused, Countdown, Counters, EffectKind, Game, GivenSignal, OrderState, State,
};

impl State {
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
            RoundEvent::PlayStarted {} => {
                self.begun_at = Some(at);
                let games: Vec<GameRef> = self.playing().map(|(table, _)| self.here(table)).collect();
                for game in games {
                    if let Some(game) = self.game_mut(game) {
                        game.started_at = game.started_at.or(Some(at));
                    }
                }
            }
            RoundEvent::AbsenceNoted { table, side } => {
                let noted = self.absence_noted(at);
                if let Some(game) = self.game_mut(self.here(*table)) {
                    game.absent[side.index()] = Some(noted);
                }
            }
            RoundEvent::AbsenceCorrected(it) => {
                let noted = self.absence_noted(at);
                let Some(game) = self.game_mut(it.game) else { return };
                let missing = Side::BOTH.map(|side| it.absent.contains(&side).then_some(noted));
                let was = std::mem::replace(&mut game.absent, missing);
                self.followed(Some(&it.cause), Caused::Absence { game: it.game, was });
            }
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
                let cause = Cause::Award(Act { id: it.bye.award.clone(), entry: self.entries });
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
            counts: [Counts::new(), Counts::new()],
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
