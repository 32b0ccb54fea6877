//! When something may be done, must be done, or is over: the late player's clock, his game, the session.

use serde::Serialize;

use crate::domain::{At, Citation, Millis, Side, TableId};
use crate::rules::Phase;
use crate::tournament::guard::session_limit;
use crate::tournament::loaded_rules::LoadedRules;
use crate::tournament::state::{Game, State};

/// A moment that a table waits for, or that has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Deadline {
    /// What it is.
    pub kind: DeadlineKind,
    /// When.
    pub at: At,
    /// The paragraph.
    pub cite: Citation,
}

/// What a deadline is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DeadlineKind {
    /// The clock of a player who is not there is started.
    LateClock {
        /// Whose.
        side: Side,
        /// Whether it must be, or may be.
        must: bool,
    },
    /// The game of a player who is not there, or came too late, is lost.
    Forfeit {
        /// Whose.
        side: Side,
        /// How late he came, where he has come: too late.
        late: Option<Millis>,
    },
    /// The session is over.
    SessionEnd,
}

/// The deadlines of a table's game that are not settled, the earliest first.
pub fn deadlines(state: &State, law: &LoadedRules, table: TableId) -> Vec<Deadline> {
    let mut found = Vec::new();
    let Some(game) = state.game(table) else { return found };
    let phase = state.phase(table);
    if !matches!(phase, Phase::Before | Phase::Playing) {
        return found;
    }
    for side in Side::BOTH {
        lateness(state, law, (game, side), &mut found);
    }
    if let Some((at, cite)) = session(law, game).filter(|_| phase == Phase::Playing && game.circled.is_none())
    {
        found.push(Deadline { kind: DeadlineKind::SessionEnd, at, cite });
    }
    found.sort_by_key(|deadline| deadline.at);
    found
}

/// What a player who is noted as absent waits for, or came too late for.
fn lateness(state: &State, law: &LoadedRules, (game, side): (&Game, Side), found: &mut Vec<Deadline>) {
    let Some(late) = &law.ruleset.late else { return };
    let Some(absence) = game.absent[side.index()] else { return };
    let lost = |from: At| absence.arrived_at.is_none_or(|at| late.forfeits(at.since(from)));
    let base = game.late_from(late);
    if let (Some(clock), Some(base), None, None) = (&late.clock, base, absence.clock, absence.arrived_at) {
        found.push(Deadline {
            kind: DeadlineKind::LateClock { side, must: clock.must.value },
            at: base + clock.after.value,
            cite: clock.after.cite.clone(),
        });
    }
    // Whoever came too late has lost all the same: the table waits for that to be said.
    if let Some(from) = state.forfeit_from(late, game, &absence).filter(|from| lost(*from)) {
        found.push(Deadline {
            kind: DeadlineKind::Forfeit { side, late: absence.arrived_at.map(|at| at.since(from)) },
            at: from + late.forfeit_after.value,
            cite: late.forfeit_after.cite.clone(),
        });
    }
}

/// When a game's session is over.
fn session(law: &LoadedRules, game: &Game) -> Option<(At, Citation)> {
    let session = law.ruleset.session.as_ref()?;
    let from = game.started_at?;
    Some((from + session_limit(session, game), session.base.cite.clone()))
}

/// When the session of the round being played is over: that of the game that began last.
pub fn session_end(state: &State, law: &LoadedRules) -> Option<(At, Citation)> {
    let games = state.playing().map(|(_, game)| game);
    games.filter(|game| game.round == state.round).filter_map(|game| session(law, game)).max()
}
