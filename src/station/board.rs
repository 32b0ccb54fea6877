//! What the hall may know, taken for a projector. The words of a slip leave this file only where the regulation tells
//! each word's verdict and keeps nothing of it from others; in duplicate no name stands beside a seat.

use crate::domain::{At, Side, TableId};
use crate::rules::{Phase, TimeMode};
use crate::tournament::{ClockNote, Game, Scoreline, SlipPhase, session_end};

use super::Station;
use super::view::{BoardDecision, BoardTable, BoardTime, BoardView, LogEnd, LogRow, TableStanding, Withheld};

/// So many decisions are told.
const LATEST: usize = 60;

impl Station {
    /// What a projector may show now.
    pub fn board(&self, now: At) -> BoardView {
        let (state, duplicate) = (&self.state, self.is_duplicate());
        let standings = self.standings_view();
        let missing = !standings.results.missing.is_empty();
        let withheld = match (standings.duties > 0, duplicate && missing) {
            (_, true) => Some(Withheld::Game),
            (true, false) => Some(Withheld::Duties),
            (false, false) => None,
        };
        let round = state.round;
        let free = state.byes.iter().filter(|bye| bye.round == round && !duplicate);
        BoardView {
            names: *self.names.get_or_init(|| self.state.name_order()),
            now,
            built: now,
            event: state.event.as_ref().map(|event| event.name.clone()).unwrap_or_default(),
            zone: state.zone(),
            round,
            last_round: state.last_round,
            own_edition: !self.law.published,
            journal: self.health.clone(),
            duplicate,
            game: self.duplicate_board(),
            time: self.board_time(now),
            tables: self.board_tables(now),
            free: free.map(|bye| bye.player.clone()).collect(),
            players: state.players.len(),
            latest: self
                .ledger
                .rows()
                .iter()
                .rev()
                .filter_map(|row| self.shown_decision(row))
                .take(LATEST)
                .collect(),
            standings,
            withheld,
        }
    }

    /// What it may show at another moment, where nothing has happened since: what is told of a table is told with its
    /// moment, and only a countdown is another.
    pub fn board_later(&self, view: BoardView, now: At) -> BoardView {
        let runs = matches!(view.time, BoardTime::Countdown(_));
        let time = if runs { self.board_time(now) } else { view.time };
        BoardView { now, time, ..view }
    }

    /// Whether everybody plays the same letters at the hall's one countdown.
    pub fn is_duplicate(&self) -> bool {
        self.law.ruleset.time.mode.value == TimeMode::CentralRound
    }

    /// Whether the hall may know the words of a slip: each is told by itself, nothing is kept back that would help to
    /// another, and nobody clears the screen before others look.
    fn tells_words(&self) -> bool {
        let (verdict, adjudication) = (&self.law.ruleset.verdict, &self.law.ruleset.adjudication);
        verdict.per_word.value && !verdict.no_hints.value && !adjudication.clear_after.value
    }

    fn board_time(&self, now: At) -> BoardTime {
        let hall = self.hall_view(now, &super::Focus::default());
        let unfinished = || self.state.playing().filter(|(_, game)| game.result.is_none());
        if let Some(countdown) = hall.countdown {
            return BoardTime::Countdown(countdown);
        }
        if unfinished().next().is_none() {
            return BoardTime::Rests;
        }
        let since = unfinished().filter_map(|(_, game)| game.started_at).min();
        match (hall.waits, session_end(&self.state, &self.law), since) {
            (Some(_), ..) | (None, None, None) => BoardTime::Waits,
            (None, Some((end, _)), _) => BoardTime::Until(end),
            // Of a move for everybody only the countdown tells the time.
            (None, None, Some(_)) if self.is_duplicate() => BoardTime::Waits,
            (None, None, Some(since)) => BoardTime::Since(since),
        }
    }

    fn board_tables(&self, now: At) -> Vec<BoardTable> {
        let games: Vec<TableId> = self.state.playing().map(|(table, _)| table).collect();
        let all = || self.state.tables.keys().copied().collect();
        let tables = if games.is_empty() { all() } else { games };
        tables.into_iter().map(|table| self.board_table(table, now)).collect()
    }

    fn board_table(&self, table: TableId, now: At) -> BoardTable {
        let game = self.state.game(table);
        let shown = game.filter(|_| !self.is_duplicate());
        let (stands, since) = game.map_or((TableStanding::Empty, None), |game| self.stands(table, game, now));
        BoardTable {
            table,
            players: shown.map(|game| game.players.clone()),
            stands,
            since,
            over: game.is_some_and(|game| game.result.is_some()),
            result: shown.and_then(|game| game.result.as_ref()).map(|played| Scoreline::of(&played.sides)),
        }
    }

    /// How a game stands: what waits for an office before what does not.
    fn stands(&self, table: TableId, game: &Game, now: At) -> (TableStanding, Option<At>) {
        if let Some((_, slip)) = self.state.open_slip(table) {
            let stands = match slip.phase {
                SlipPhase::Escalated => TableStanding::Referee,
                SlipPhase::Decided { .. } => TableStanding::Verdict,
                SlipPhase::Open | SlipPhase::Announced { .. } | SlipPhase::Withdrawn { .. } => {
                    TableStanding::Challenge
                }
            };
            return (stands, Some(slip.stopped_at()));
        }
        let here = self.state.here(table);
        if let Some((_, claim)) = self.state.claims.live_at(&here).next() {
            return (TableStanding::Official, Some(claim.raised_at));
        }
        let phase = self.state.phase(table);
        match phase {
            Phase::HandedIn => return (TableStanding::HandedIn, None),
            Phase::Over => return (TableStanding::Over, None),
            Phase::None => return (TableStanding::Empty, None),
            Phase::Before | Phase::Playing => {}
        }
        let missing = Side::BOTH.into_iter().filter_map(|side| game.still_missing(side));
        if let Some(since) = missing.map(|it| it.noted_at).min() {
            return (TableStanding::Missing, Some(since));
        }
        if phase == Phase::Before {
            return (TableStanding::Before, None);
        }
        if let Some(hold) = self.open_hold(table, now) {
            return (TableStanding::Hold, Some(hold.at));
        }
        let out = game.notes.iter().rev().find_map(|(at, note)| {
            if let ClockNote::TimeOut { side } = note { Some((*side, *at)) } else { None }
        });
        match out {
            Some((side, at)) => (TableStanding::TimeOut(side), Some(at)),
            None => (TableStanding::Playing, None),
        }
    }

    /// A decision as the hall may know it; nothing of one that the players have not been told.
    fn shown_decision(&self, row: &LogRow) -> Option<BoardDecision> {
        let slip = self.state.slip(row.slip)?;
        if !slip.ended() || matches!(row.ended, LogEnd::Reopened | LogEnd::Mistaken) {
            return None;
        }
        let names = || {
            let (by, of) = (row.challenger, row.challenger.other());
            (row.player(by).to_owned(), row.player(of).to_owned())
        };
        Some(BoardDecision {
            at: row.at,
            round: row.round,
            table: row.table,
            players: (!self.is_duplicate()).then(names),
            ended: row.ended,
            words: if self.tells_words() { row.words.clone() } else { [].into() },
        })
    }
}

impl BoardTable {
    /// Whether there is a game that has no result.
    pub fn unfinished(&self) -> bool {
        !self.over && self.stands != TableStanding::Empty
    }

    /// The player whose time has run out.
    pub fn timed_out(&self) -> Option<&str> {
        let TableStanding::TimeOut(side) = self.stands else { return None };
        self.players.as_ref().map(|players| players[Side::index(side)].as_str())
    }
}
