//! Chapters `[start]`, `[late]`, `[session]`: when games begin, what lateness costs, when a round must be over.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::{Millis, Role};

use super::Cited;

/// How a game begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Start {
    /// What starts the first player's clock.
    pub trigger: Cited<StartTrigger>,
    /// Who starts it.
    pub by: Cited<Starter>,
    /// Whether all games of a round begin together on the head referee's signal.
    pub together: Cited<bool>,
    /// How long after the last game of a round the next one begins at the earliest; `None` where nothing is said.
    pub gap: Option<Cited<Millis>>,
}

/// What starts the first player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartTrigger {
    /// The head referee's signal.
    Signal,
    /// The first player has drawn a tile.
    FirstTileDrawn,
    /// The first player has a tile on his rack.
    FirstTileRacked,
    /// Both have said that they are ready.
    BothReady,
    /// Both have drawn.
    AfterDraw,
    /// The arbiter has read out the letters (duplicate).
    RackRead,
}

/// Who starts the first player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Starter {
    /// The opponent.
    Opponent,
    /// The first player himself.
    FirstPlayer,
    /// The arbiter.
    Arbiter,
    /// Both, by a click.
    Both,
}

/// What lateness is counted from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LateBase {
    /// The pairing was drawn and published.
    Pairing,
    /// The round's play started.
    PlayStart,
}

/// How long a lateness is measured on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LateMeasure {
    /// From the base.
    Base,
    /// From when the absent player's clock was started.
    Clock,
}

/// Lateness.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Late {
    /// What it is counted from.
    pub base: Cited<LateBase>,
    /// What else it may be counted from, where the referee says so for a round.
    pub base_options: Cited<Vec<LateBase>>,
    /// When and by whom the absent player's clock is started, where it is.
    pub clock: Option<AbsentClock>,
    /// Whether the delay is taken from his time.
    pub reduces: Cited<bool>,
    /// When the game is lost.
    pub forfeit_after: Cited<Millis>,
    /// Whether exactly that long is lost already.
    pub exactly_forfeits: Cited<bool>,
    /// What that is measured on.
    pub measured: Cited<LateMeasure>,
    /// What is then awarded.
    pub award: Cited<String>,
    /// What is awarded where neither came; `None` where the regulation says nothing.
    pub award_both: Option<Cited<String>>,
}

/// The clock of a player who is not there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AbsentClock {
    /// How long after the base it is started.
    pub after: Cited<Millis>,
    /// Whether it must be, or may be.
    pub must: Cited<bool>,
    /// By whom.
    pub by: Cited<Role>,
}

impl Late {
    /// Whether this much lateness loses the game.
    pub fn forfeits(&self, late: Millis) -> bool {
        let limit = self.forfeit_after.value;
        late > limit || (late == limit && self.exactly_forfeits.value)
    }
}

/// The time of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SessionTime {
    /// How long it is.
    pub base: Cited<Millis>,
    /// How many rounds of the playoff follow, counted from the circled move; `None` where there is none.
    pub playoff_rounds: Option<Cited<u16>>,
    /// What a game gets that is not over by then; `None` where it is played out.
    pub award: Option<Cited<String>>,
}
