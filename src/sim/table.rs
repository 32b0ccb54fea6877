//! Two players at a table: they think, press, challenge, wait for the verdict, go on.
//!
//! A scene is a situation that a person wants to walk through: a hall that is brought to just before it. It is
//! played by the automata like any other minutes of the hall, at tables where nobody challenges by chance; at one
//! table the players do what the script says. When the moment has come, the newcomer sits down.

use std::collections::VecDeque;

use fastrand::Rng;

use super::invented::SlipWordSource;
use super::people::People;
use crate::domain::{At, Millis, Seq, Side, TableId};
use crate::station::Station;
use crate::tournament::{ClockEvent, ClockNote, Event, SlipEvent};

/// When a challenge comes after the press, and out of a hundred how many come late.
const IN_TIME_AFTER: std::ops::Range<i64> = 1_500..12_000;
const LATE: u8 = 5;
/// When a challenge that the script wants comes after the press.
const AS_WRITTEN: Millis = Millis(4_000);
const LATE_AFTER: std::ops::Range<i64> = 12_000..26_000;
/// Out of a hundred challenges, how many begin with a reservation.
const HELD: u8 = 15;
/// Moves of both players in a game.
const MOVES: std::ops::Range<u16> = 22..34;
/// How long a player thinks.
const THINKS: std::ops::Range<i64> = 12_000..135_000;
/// How long counting, writing and drawing take where neither clock runs meanwhile.
const DRAWS: std::ops::Range<i64> = 9_000..25_000;
/// Out of a hundred moves against a limit of their own, how many come too late.
const TOO_LATE: u8 = 1;
/// How long a runner takes with the slip.
const RUNS: std::ops::Range<i64> = 6_000..25_000;

/// What somebody at the table does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PlayerAct {
    /// The second player starts the clock.
    Start,
    /// The player on move ends his move.
    Press,
    /// The opponent says “moment”.
    Hold,
    /// The opponent challenges.
    Challenge,
    /// The runner puts the paper slip on the desk.
    BringSlip,
    /// The player who has moved and drawn starts his opponent's clock, where neither ran meanwhile.
    HandOver,
    /// After the verdict the clock is started again.
    GoOn,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TablePhase {
    /// The round has not begun.
    Idle,
    /// A player thinks.
    Playing,
    /// A challenge is open.
    Challenged,
    /// The game is over.
    Over,
}

/// A table.
pub(super) struct SimulatedTable {
    pub(super) id: TableId,
    pub(super) phase: TablePhase,
    pub(super) on_move: Side,
    /// The words on the paper slip.
    pub(super) paper: Vec<String>,
    rng: Rng,
    /// Out of a thousand plays, how many are challenged.
    challenged: u16,
    moves_left: u16,
    /// Thinking time in per cent: one player in six is slow and may run out of time.
    pace: [i64; 2],
    /// Acts planned before this number are void.
    pub(super) plan: u32,
    /// What is not left to chance.
    script: Script,
    /// Whether the open challenge is one that the script wants.
    as_written: bool,
}

impl SimulatedTable {
    pub(super) fn new(seed: u64, id: TableId, challenged: u16) -> Self {
        Self {
            id,
            phase: TablePhase::Idle,
            on_move: Side::A,
            paper: Vec::new(),
            rng: Rng::with_seed(seed ^ (u64::from(id.0) << 20) ^ 0x7461_626c),
            challenged,
            moves_left: 0,
            pace: [100; 2],
            plan: 0,
            script: Script::default(),
            as_written: false,
        }
    }

    /// From now on the players do as it is written.
    pub(super) fn follow(&mut self, script: Script) {
        self.script = script;
    }

    /// Whether anybody comes to start the game.
    pub(super) fn comes(&self) -> bool {
        !self.script.nobody
    }

    /// A new game begins; the clock is started within a minute.
    pub(super) fn new_game(&mut self, now: At) -> (At, PlayerAct) {
        self.plan += 1;
        self.phase = TablePhase::Idle;
        self.on_move = Side::A;
        self.paper.clear();
        self.moves_left = self.rng.u16(MOVES);
        self.pace = std::array::from_fn(|_| if self.rng.u8(0..6) == 0 { 150 } else { self.rng.i64(75..110) });
        (now + Millis(self.rng.i64(2_000..60_000)), PlayerAct::Start)
    }

    /// The player on move begins to think.
    ///
    /// `limit` is the time for a single move, where the regulation gives one: players mostly keep it.
    pub(super) fn think(&mut self, now: At, out_of_time: bool, limit: Option<Millis>) -> (At, PlayerAct) {
        self.phase = TablePhase::Playing;
        let mut thinks =
            if out_of_time { 3_000 } else { self.rng.i64(THINKS) * self.pace[self.on_move.index()] / 100 };
        if let Some(limit) = limit {
            let late = self.rng.u8(0..100) < TOO_LATE;
            thinks = if late { limit.0 + 4_000 } else { thinks.min(limit.0 - 2_000) };
        }
        if let Some(written) = self.script.thinks.pop_front() {
            thinks = written.0;
        }
        (now + Millis(thinks), PlayerAct::Press)
    }

    /// The player who has moved counts, writes and draws while neither clock runs.
    pub(super) fn draw(&mut self, now: At) -> (At, PlayerAct) {
        (now + Millis(self.rng.i64(DRAWS)), PlayerAct::HandOver)
    }

    /// The move is made: what follows it. `None` where the game is over.
    pub(super) fn moved(&mut self, now: At) -> Option<Vec<(At, PlayerAct)>> {
        self.moves_left = self.moves_left.saturating_sub(1);
        let challenged = self.rng.u16(0..1000) < self.challenged;
        self.on_move = self.on_move.other();
        self.as_written = self.script.challenged.pop_front().unwrap_or(false);
        if self.as_written {
            return Some(vec![(now + AS_WRITTEN, PlayerAct::Challenge)]);
        }
        if challenged {
            let late = self.rng.u8(0..100) < LATE;
            let after = self.rng.i64(if late { LATE_AFTER } else { IN_TIME_AFTER });
            if self.rng.u8(0..100) < HELD {
                let hold = now + Millis(self.rng.i64(700..1_500));
                return Some(vec![(hold, PlayerAct::Hold), (now + Millis(after), PlayerAct::Challenge)]);
            }
            return Some(vec![(now + Millis(after), PlayerAct::Challenge)]);
        }
        if self.moves_left == 0 {
            self.phase = TablePhase::Over;
            return None;
        }
        Some(Vec::new())
    }

    /// The challenge is made; the slip is written and carried.
    pub(super) fn challenge(&mut self, now: At, words: &SlipWordSource) -> (At, PlayerAct) {
        self.phase = TablePhase::Challenged;
        self.paper =
            if self.as_written { vec![words.right(&mut self.rng)] } else { words.slip(&mut self.rng) };
        self.plan += 1;
        (now + Millis(self.rng.i64(RUNS)), PlayerAct::BringSlip)
    }

    /// The verdict was told: the players go back to the board.
    pub(super) fn told(&mut self, now: At) -> (At, PlayerAct) {
        self.plan += 1;
        self.paper.clear();
        (now + Millis(self.rng.i64(3_000..9_000)), PlayerAct::GoOn)
    }

    /// Whether somebody at the table waits for the judge.
    pub(super) fn waits(&self) -> bool {
        self.phase == TablePhase::Challenged
    }
}

/// The table at which it happens.
pub(super) const SCENE_TABLE: TableId = TableId(1);
/// A scene begins at the latest after this much of the round.
pub(super) const LONGEST_SCENE: Millis = Millis(60 * 60_000);
/// The minute in which the missing player's clock is soon due.
const NEARLY_TEN_MINUTES: Millis = Millis(9 * 60_000 + 30_000);

/// A situation in the simulated hall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RehearsedScene {
    /// The same player has challenged twice without reason, and challenges again.
    ThirdCross,
    /// A player has not come, and his clock is soon to be started.
    Latecomer,
    /// A flag has fallen; its player will pass and then challenge what his opponent plays.
    FlagFall,
}

/// What the players at a table do instead of what chance would have them do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Script {
    /// How long each move takes, the first one first.
    pub(super) thinks: VecDeque<Millis>,
    /// Whether each move is challenged, the first one first; afterwards none is.
    pub(super) challenged: VecDeque<bool>,
    /// Nobody comes to start the game.
    pub(super) nobody: bool,
}

impl RehearsedScene {
    /// What happens at the scene's table, where a clock begins with so much.
    pub(super) fn script(self, budget: Millis) -> Script {
        let secs = |all: &[i64]| all.iter().copied().map(Millis::secs).collect();
        match self {
            // Player A makes every other move; B challenges each of those. After an unfounded challenge B moves.
            Self::ThirdCross => Script {
                thinks: secs(&[25, 30, 25, 30, 25, 30, 25]),
                challenged: [true, false, true, false, true].into(),
                nobody: false,
            },
            Self::Latecomer => Script { nobody: true, ..Script::default() },
            // The flag of A falls; he passes, B plays, and A challenges that.
            Self::FlagFall => Script {
                thinks: [budget + Millis::secs(15), Millis::secs(20)].into(),
                challenged: [false, true].into(),
                nobody: false,
            },
        }
    }

    /// Who is missed when the round begins.
    pub(super) fn missed(self) -> Option<Side> {
        (self == Self::Latecomer).then_some(Side::B)
    }

    /// Whether it is time for the newcomer to sit down.
    pub(super) fn ready(self, station: &Station, people: &People, played: Millis) -> bool {
        let mut records = station.recent(Seq(0)).map(|(_, record)| record);
        match self {
            Self::ThirdCross => {
                let raised = records.filter(|record| {
                    let Event::Slip(SlipEvent::SlipRaised(raised)) = &record.event else { return false };
                    raised.table == SCENE_TABLE
                });
                let raised = raised.count();
                raised >= 3 && !people.paper(SCENE_TABLE).is_empty()
            }
            Self::Latecomer => played >= NEARLY_TEN_MINUTES,
            Self::FlagFall => records.any(|record| {
                let Event::Clock(ClockEvent::ClockNoted { table, note, .. }) = &record.event else {
                    return false;
                };
                *table == SCENE_TABLE && matches!(note, ClockNote::TimeOut { .. })
            }),
        }
    }
}
