//! When each round began, when play did, when its last result came, and how long the break before it was.

use schemars::JsonSchema;
use serde::Serialize;

use crate::domain::{Millis, Round};
use crate::tournament::State;

use super::Stamp;

/// The times of a round, as they were put right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RoundTimes {
    /// The round.
    pub round: Round,
    /// When its pairing was there.
    pub begun_at: Stamp,
    /// When play began on a signal; none where no signal was noted.
    pub play_at: Option<Stamp>,
    /// When the last of its results came.
    pub last_result_at: Option<Stamp>,
    /// From the last result of the round before to this one's pairing, in milliseconds.
    pub break_ms: Option<Millis>,
}

impl RoundTimes {
    /// Of the round being played, behind the one before it.
    pub(super) fn of(state: &State, before: Option<&Self>) -> Option<Self> {
        if state.round.0 == 0 {
            return None;
        }
        let begun = state.round_at;
        let ended = before.and_then(|it| it.last_result_at);
        Some(Self {
            round: state.round,
            begun_at: Stamp(begun),
            play_at: state.begun_at.filter(|at| *at >= begun).map(Stamp),
            last_result_at: state.last_result_at.filter(|at| *at >= begun).map(Stamp),
            break_ms: ended.map(|at| begun.since(at.0)),
        })
    }
}
