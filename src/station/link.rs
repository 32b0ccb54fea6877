//! The connection to one clock, as far as it is the same for every make: whether it stands, since when, what is asked
//! on it. What is said over it is the clock's own affair.

use crate::clock::NoLink;
use crate::domain::{At, ClockId, Millis, OpId};

use super::errand::{ANSWER_MAX, CALL_MAX, Errand, Errands, Rank};
use super::view::Way;

/// A connection; `N` is what the clock greeted with that is needed as long as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Link<N> {
    Down,
    Resting {
        until: At,
    },
    /// For an errand of this rank.
    Calling {
        since: At,
        rank: Rank,
    },
    /// Since then nothing was asked on it.
    Up {
        greeting: N,
        since: At,
    },
    Asking {
        greeting: N,
        since: At,
        errand: Errand,
    },
}

impl<N: Copy> Link<N> {
    /// Whether it takes up one of the adapter's links, or is about to.
    pub(super) fn is_held(&self) -> bool {
        !matches!(self, Self::Down | Self::Resting { .. })
    }

    /// Whether the radio, or the clock, has said nothing for longer than they may.
    pub(super) fn is_overdue(&self, now: At) -> bool {
        match self {
            Self::Calling { since, .. } => now.since(*since) >= CALL_MAX,
            Self::Asking { since, .. } => now.since(*since) >= ANSWER_MAX,
            Self::Down | Self::Resting { .. } | Self::Up { .. } => false,
        }
    }

    /// When it wants to be looked at; one that stands and is asked nothing, after so long.
    pub(super) fn wake_at(&self, idle: Option<Millis>) -> Option<At> {
        match self {
            // With an errand it waits for a link, and is called when one is free.
            Self::Down => None,
            Self::Resting { until } => Some(*until),
            Self::Calling { since, .. } => Some(*since + CALL_MAX),
            Self::Up { since, .. } => idle.map(|idle| *since + idle),
            Self::Asking { since, .. } => Some(*since + ANSWER_MAX),
        }
    }

    /// Something came that is more urgent than what the link is being made for: it is made for that. Whether an order
    /// came, for which the radio should hurry.
    pub(super) fn raise(&mut self, errands: &Errands) -> bool {
        let (Self::Calling { rank, .. }, Some(first)) = (self, errands.first()) else { return false };
        let rises = first.rank() < *rank;
        let hurry = rises && !matches!(rank, Rank::Order(_)) && matches!(first, Errand::Order(_));
        if rises {
            *rank = first.rank();
        }
        hurry
    }

    /// The rank of what it can be taken away from; `None` where it is not held, where an answer is on its way, which is
    /// here sooner than another link, or where an order needs it. `idle` is the rank of one that nothing is asked on.
    pub(super) fn could_yield(&self, errands: &Errands, idle: Rank) -> Option<Rank> {
        match self {
            Self::Calling { rank, .. } => Some(*rank),
            Self::Up { .. } => Some(errands.first().map_or(idle, Errand::rank)),
            Self::Asking { .. } | Self::Down | Self::Resting { .. } => None,
        }
        .filter(|rank| !matches!(rank, Rank::Order(_)))
    }

    /// Where an order is on its way; `None` where it is no errand of this clock.
    pub(super) fn way(
        &self,
        errands: &Errands,
        (op, now): (OpId, At),
        adapter: Option<String>,
        no_link: Option<&NoLink>,
    ) -> Option<Way> {
        let (tries, first) = errands.place_of(op)?;
        Some(match self {
            Self::Calling { .. } if first => Way::Connecting { adapter, nth: tries + 1 },
            Self::Up { .. } | Self::Asking { .. } if first => Way::Asking { adapter, nth: tries + 1 },
            Self::Down | Self::Resting { .. } if first && tries > 0 => {
                let until = if let Self::Resting { until } = self { *until } else { now };
                let pause = Millis(until.since(now).0.max(0));
                Way::Pausing { tries, why: no_link.cloned(), pause }
            }
            _ => Way::Queued,
        })
    }

    /// Drops what another station or a person settled meanwhile: it is no errand any more. What is being asked stays.
    pub(super) fn drop_settled(
        &self,
        errands: &mut Errands,
        owed: impl Fn(OpId) -> Option<ClockId>,
        clock: ClockId,
    ) {
        while let Some(Errand::Order(op)) = errands.first()
            && !matches!(self, Self::Asking { .. })
            && owed(op) != Some(clock)
        {
            errands.done(Errand::Order(op));
        }
    }
}
