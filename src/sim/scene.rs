//! Situations that a person wants to walk through: a hall that is brought to just before them.
//!
//! A scene is played by the automata like any other minutes of the hall, at tables where nobody challenges by chance;
//! at one table the players do what the script says. When the moment has come, the newcomer sits down.

use std::collections::VecDeque;

use crate::domain::{Millis, Seq, Side, TableId};
use crate::station::Station;
use crate::tournament::{ClockEvent, ClockNote, Event, SlipEvent};

use super::people::People;

/// The table at which it happens.
pub(super) const TABLE: TableId = TableId(1);
/// A scene begins at the latest after this much of the round.
pub(super) const LONGEST: Millis = Millis(60 * 60_000);
/// The minute in which the missing player's clock is soon due.
const NEARLY_TEN_MINUTES: Millis = Millis(9 * 60_000 + 30_000);

/// A situation in the simulated hall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
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

impl Scene {
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
                    raised.table == TABLE
                });
                let raised = raised.count();
                raised >= 3 && !people.paper(TABLE).is_empty()
            }
            Self::Latecomer => played >= NEARLY_TEN_MINUTES,
            Self::FlagFall => records.any(|record| {
                let Event::Clock(ClockEvent::ClockNoted { table, note, .. }) = &record.event else {
                    return false;
                };
                *table == TABLE && matches!(note, ClockNote::TimeOut { .. })
            }),
        }
    }
}
