//! What a console learns from a clock.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::clock::frame::{FaceBlock, FrameError, Status};
use crate::clock::model::{Mode, Run, ShownFace};
use crate::domain::{At, ClockId, Millis, OpId, Side};

/// A face as it was when it arrived.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClockReading {
    /// When it arrived. Whoever shows the reading shows its age.
    pub at: At,
    /// The face and the clock's health.
    pub face: FaceBlock,
    /// How the clock is set up at zero, which a frame does not say.
    pub mode: Mode,
    /// The frame's counter.
    pub counter: u32,
    /// The low byte of the last op id that the clock applied, where the frame tells it; 0 before the first.
    pub last_op: Option<u8>,
}

impl ClockReading {
    /// What the clock shows at `now` if nobody has touched it since: a running side runs on.
    pub fn face_at(&self, now: At) -> ShownFace {
        let mut shown = self.face.shown;
        if let Run::Running(side) = shown.run {
            let left = &mut shown.left[side.index()];
            *left = *left - Millis(now.since(self.at).0.max(0));
            if self.mode.stops_at_zero() {
                *left = (*left).max(Millis(0));
            }
            // The clock knows better than arithmetic whether a flag is down; it never rises again by waiting.
            shown.up[side.index()] |= self.mode.is_up(*left);
        }
        shown
    }
}

/// Something a clock said, checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The newest face.
    Reading(ClockReading),
    /// A side's time was started while nothing ran.
    Started {
        /// The event's number.
        event: u16,
        /// Whose time.
        side: Side,
        /// When.
        at: At,
    },
    /// A side ended its move.
    Pressed {
        /// The event's number.
        event: u16,
        /// Whose move.
        side: Side,
        /// When.
        at: At,
    },
    /// A side challenged.
    ChallengeRaised {
        /// The event's number: the slip is this clock and this number.
        event: u16,
        /// The challenger.
        side: Side,
        /// How long after the last press, measured by the clock; `None` where it does not know a press.
        since_press: Option<Millis>,
        /// When.
        raised_at: At,
    },
    /// A side took a hold.
    HoldTaken {
        /// The event's number.
        event: u16,
        /// Who holds.
        side: Side,
        /// How long after the last press, measured by the clock.
        since_press: Option<Millis>,
        /// When.
        taken_at: At,
    },
    /// A side's time is used up.
    FlagFell {
        /// The event's number.
        event: u16,
        /// Whose.
        side: Side,
        /// When.
        at: At,
    },
    /// The game is over.
    Finished {
        /// The event's number.
        event: u16,
        /// When.
        at: At,
    },
    /// The clock started anew.
    Rebooted {
        /// The event's number.
        event: u16,
        /// When.
        at: At,
    },
    /// The clock says again what was heard before: it has no receipt.
    Repeated {
        /// The event's number.
        event: u16,
    },
    /// The clock no longer knows which commands it applied. Wishes that were sent and not confirmed must be
    /// settled by a person; the session will not let them be applied by a retry.
    MemoryLost {
        /// The number of the memory that is gone.
        was: u16,
    },
    /// The face shows a challenge whose event was not heard: read the log. Said again every ten seconds until
    /// the event is told; a clock that lost its log cannot, then the judge asks at the table.
    EventMissing {
        /// What to ask for in `ReadEvents`.
        since: u16,
    },
    /// The clock's frames come long after they were made, so that neither its face nor its events are known: ask it
    /// over a link. Said again every ten seconds until a new result tells.
    Late {
        /// By how much at least.
        by: Millis,
        /// What to ask for in `ReadEvents`.
        since: u16,
    },
    /// Something pretends to be this clock, or the clock is out of order. Never state.
    Suspect {
        /// Why.
        why: Suspect,
    },
}

impl Fact {
    /// The event that the clock repeats until it has a receipt for it.
    pub fn awaits_receipt(&self) -> Option<u16> {
        match *self {
            Self::ChallengeRaised { event, .. }
            | Self::HoldTaken { event, .. }
            | Self::FlagFell { event, .. }
            | Self::Finished { event, .. }
            | Self::Rebooted { event, .. }
            | Self::Repeated { event } => Some(event),
            Self::Reading(_)
            | Self::Started { .. }
            | Self::Pressed { .. }
            | Self::MemoryLost { .. }
            | Self::EventMissing { .. }
            | Self::Late { .. }
            | Self::Suspect { .. } => None,
        }
    }
}

/// Why a result is no reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoReply {
    /// The clock could not read what arrived (§6.4): something became of it on the way. It is to be written anew.
    Unread(Status),
    /// It is not to be believed.
    Suspect(Suspect),
}

impl From<Suspect> for NoReply {
    fn from(why: Suspect) -> Self {
        Self::Suspect(why)
    }
}

/// Why a frame is not believed. `report::suspect` says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "code", content = "value", deny_unknown_fields)]
pub enum Suspect {
    /// The tag does not fit.
    BadTag,
    /// Not a frame that this version reads.
    Unreadable(FrameError),
    /// A frame of another clock.
    OtherClock(ClockId),
    /// An old frame is sent again, or the clock lost its counter.
    CounterBack {
        /// The highest counter accepted.
        high: u32,
        /// The counter found.
        found: u32,
    },
    /// A result that belongs to another connection.
    OtherConnection,
    /// A result that answers nothing that was asked on this connection: it was recorded on an earlier one.
    OtherCommand,
    /// Frames in this clock's name come from two devices at once.
    SecondDevice,
    /// Its frames come long after they were made: somebody holds them back, or it does not count its seconds.
    Late {
        /// By how much at least.
        by: Millis,
    },
}

impl Suspect {
    /// Whether anybody can send such a frame, with neither a key nor a recording.
    pub fn needs_nothing(self) -> bool {
        match self {
            Self::BadTag | Self::Unreadable(_) | Self::OtherClock(_) => true,
            Self::CounterBack { .. }
            | Self::OtherConnection
            | Self::OtherCommand
            | Self::SecondDevice
            | Self::Late { .. } => false,
        }
    }
}

/// What became of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockReply {
    /// Of which command.
    pub op: OpId,
    /// Whether nobody can have recorded it earlier: it answers under a number that was drawn for it (§6.4).
    pub fresh: bool,
    /// What became of it.
    pub status: Status,
    /// The face after it.
    pub reading: ClockReading,
    /// Whether the reading is newer than every frame accepted before. A result can overtake, or be overtaken
    /// by, a broadcast that another adapter hears.
    pub newest: bool,
    /// The number of the clock's op memory.
    pub memory: u16,
    /// Set where the clock has lost its op memory since the last frame: the number before.
    pub memory_was: Option<u16>,
    /// The newest event's number; 0 before the first.
    pub newest_event: u16,
}
