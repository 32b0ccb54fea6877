//! Presence, results, lost turns, the playoff, later corrections and the hall's countdown in the state.

use crate::clock::Order;
use crate::domain::{At, Points, Side, SlipId, TableId};
use crate::tournament::affairs::{Countdown, Played};
use crate::tournament::event::{
    ClockEvent, Event, GameRef, OrderPlaced, PenaltyBack, Record, ResultEvent, RoundEvent, ScoreParts,
    SideResult, SlipEvent, Wish,
};
use crate::tournament::state::{Absence, Game, SlipPhase, State};

/// How a game ended.
#[derive(Clone, Copy)]
struct How<'e> {
    id: &'e str,
    awarded: bool,
    parts: Option<[ScoreParts; 2]>,
    best: Option<[Points; 2]>,
}

impl State {
    /// Folds what is about games as a whole.
    pub(super) fn apply_games(&mut self, record: &Record) {
        let at = record.at;
        match &record.event {
            Event::Round(RoundEvent::PlayStarted {}) => self.apply_signal(at),
            Event::Round(RoundEvent::AbsenceNoted { .. } | RoundEvent::Arrived { .. })
            | Event::Clock(ClockEvent::OrderPlaced(_)) => {
                self.apply_presence(at, &record.event);
            }
            Event::Round(RoundEvent::ForcedPassPlayed(it)) => {
                if let Some(game) = self.game_mut(it.table) {
                    let counters = &mut game.counters[it.side.index()];
                    // Whose time has run out passes without owing a turn.
                    if counters.turns_owed() > 0 {
                        counters.turns_passed += 1;
                        let owes_for = &mut game.owes_for[it.side.index()];
                        owes_for.drain(..owes_for.len().min(1));
                        let player = game.players[it.side.index()].clone();
                        self.event_counters.entry(player).or_default().turns_passed += 1;
                    }
                }
            }
            Event::Round(RoundEvent::MoveCircled(it)) => {
                if let Some(game) = self.game_mut(it.table) {
                    game.circled = Some((it.number, it.last_move));
                }
            }
            Event::Result(ResultEvent::GameAwarded(it)) => {
                let how = How { id: &it.award, awarded: true, parts: None, best: None };
                self.apply_result(at, it.game, it.sides, how);
            }
            Event::Result(ResultEvent::ResultEntered(it)) => {
                let how = How { id: &it.end, awarded: false, parts: Some(it.parts), best: it.best };
                self.apply_result(at, it.game, it.sides, how);
            }
            Event::Result(ResultEvent::ResultCorrected(it)) => self.apply_corrected(at, it.game, it.sides),
            Event::Result(ResultEvent::ResultHandedIn { game }) => {
                if let Some(played) = self.played_mut(*game) {
                    played.handed_in = true;
                }
            }
            Event::Round(RoundEvent::ByeGiven(it)) => self.byes.push(it.clone()),
            Event::Result(ResultEvent::SpreadAdjusted(it)) => self.adjustments.push(it.clone()),
            Event::Slip(SlipEvent::SlipReopened(it)) => {
                self.forget_rulings(it.slip);
                self.apply_reopened(it.slip, &it.back);
            }
            Event::Slip(SlipEvent::VerdictGiven { slip, .. } | SlipEvent::Conceded { slip, .. }) => {
                if let Event::Slip(SlipEvent::VerdictGiven { words, .. }) = &record.event {
                    self.remember_rulings(record, *slip, words);
                }
                if let Some(slip) = self.slips.get_mut(slip) {
                    slip.decided_by = Some(record.by.clone());
                }
            }
            Event::Round(RoundEvent::CountdownStarted { budget }) => {
                self.countdown = Some(Countdown { started_at: at, budget: *budget });
            }
            Event::Round(RoundEvent::CountdownStopped {}) => self.countdown = None,
            _ => {}
        }
    }

    fn apply_signal(&mut self, at: At) {
        for table in self.tables.values_mut() {
            if let Some(game) = &mut table.game {
                game.started_at = game.started_at.or(Some(at));
            }
        }
    }

    fn apply_presence(&mut self, at: At, event: &Event) {
        match event {
            Event::Round(RoundEvent::AbsenceNoted { table, side }) => {
                if let Some(game) = self.game_mut(*table) {
                    let noted = Absence { noted_at: at, clock_at: None, arrived_at: None };
                    game.absent[side.index()] = Some(noted);
                }
            }
            Event::Round(RoundEvent::Arrived { table, side, .. }) => {
                if let Some(absence) = self.absence_mut(*table, *side) {
                    absence.arrived_at = Some(at);
                }
            }
            // Whoever is not there loses his time from when his clock was ordered to run.
            Event::Clock(ClockEvent::OrderPlaced(OrderPlaced {
                table,
                wish: Wish::Clock { order: Order::Start { side } },
                ..
            })) => {
                if let Some(absence) = self.absence_mut(*table, *side)
                    && absence.arrived_at.is_none()
                {
                    absence.clock_at = absence.clock_at.or(Some(at));
                }
            }
            _ => {}
        }
    }

    fn apply_result(&mut self, at: At, game: GameRef, sides: [SideResult; 2], how: How<'_>) {
        // An award against a result that was handed in leaves the sheets where they are.
        let handed_in = self.played(game.round, game.table).is_some_and(|before| before.handed_in);
        let How { id, awarded, parts, best } = how;
        let players = self.players_of(game).unwrap_or_default();
        let how = id.to_owned();
        self.keep(game, Played { players, sides, parts, best, how, awarded, handed_in, entered_at: at });
    }

    fn apply_corrected(&mut self, at: At, game: GameRef, sides: [SideResult; 2]) {
        if let Some(played) = self.played_mut(game) {
            played.sides = sides;
            played.parts = None;
            played.awarded = false;
            return;
        }
        // A game of an earlier round whose result was never entered; its sheets came with the correction.
        let players = self.players_of(game).unwrap_or_default();
        let (how, parts, best) = (String::new(), None, None);
        let played =
            Played { players, sides, parts, best, how, awarded: false, handed_in: true, entered_at: at };
        self.keep(game, played);
    }

    fn keep(&mut self, game: GameRef, played: Played) {
        self.results.entry(game.round).or_default().insert(game.table, played);
        if let Some(unfinished) = self.unfinished.get_mut(&game.round) {
            unfinished.remove(&game.table);
            if unfinished.is_empty() {
                self.unfinished.remove(&game.round);
            }
        }
    }

    fn apply_reopened(&mut self, id: SlipId, back: &PenaltyBack) {
        self.apply_taken_back(id, back);
        let Some(slip) = self.slips.get_mut(&id) else { return };
        slip.phase = SlipPhase::Open;
        slip.words.clear();
        slip.findings.clear();
        slip.verdicts.clear();
        slip.consequences.clear();
        slip.confirmed = false;
        slip.claimed_by = None;
        slip.decided_at = None;
        slip.decided_by = None;
        slip.ended_at = None;
    }

    fn game_mut(&mut self, table: TableId) -> Option<&mut Game> {
        self.tables.get_mut(&table)?.game.as_mut()
    }

    fn absence_mut(&mut self, table: TableId, side: Side) -> Option<&mut Absence> {
        self.game_mut(table)?.absent[side.index()].as_mut()
    }

    fn played_mut(&mut self, game: GameRef) -> Option<&mut Played> {
        self.results.get_mut(&game.round)?.get_mut(&game.table)
    }
}
