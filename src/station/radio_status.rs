//! What goes between a station and its radio, and the radio as the station was last told of it.

use crate::clock::{AdapterDoes, Address, AirState, AirTrouble, Gatt, NoLink};
use crate::domain::{At, ClockId, Millis};

/// Something that happened on a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkEvent {
    /// It is up.
    Up {
        /// What was read first, where the make of clock has something to read: the open profile's nonce.
        greeting: Vec<u8>,
        /// A number that was drawn for this link: this end's part in what proves that an answer is new.
        drawn: u32,
    },
    /// A result frame.
    Answer {
        /// Its bytes.
        bytes: Vec<u8>,
    },
    /// An event frame from the clock's log.
    Log {
        /// Its bytes.
        bytes: Vec<u8>,
    },
    /// It is down, or never came up.
    Down {
        /// Why.
        why: NoLink,
    },
}

/// What the radio is to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RadioEffect {
    /// Connect to a clock.
    Connect {
        /// Which.
        clock: ClockId,
        /// Where it was heard.
        address: Address,
        /// Where on it is what.
        gatt: Gatt,
        /// Whether somebody waits for it: before whatever else the radio has to do.
        urgent: bool,
    },
    /// Write a command frame.
    Write {
        /// To which clock.
        clock: ClockId,
        /// Its bytes.
        bytes: Vec<u8>,
    },
    /// Let the link go, or the attempt to make one.
    Disconnect {
        /// To which clock.
        clock: ClockId,
    },
}

/// How many links there are where no radio said how many: what one adapter is trusted with.
const LINKS_UNTOLD: usize = 3;
/// A radio that has worked may be gone for so long before orders are said aloud instead: unplugged and plugged again,
/// or its service started anew.
const OUTAGE_MAX: Millis = Millis(15_000);

/// The radio as it was last told.
#[derive(Default)]
pub(super) struct RadioStatus {
    state: Option<AirState>,
    worked: bool,
    out_since: Option<At>,
}

impl RadioStatus {
    /// Takes what the radio says of itself.
    pub(super) fn told(&mut self, now: At, state: AirState) {
        let starting = state.trouble == Some(AirTrouble::Starting);
        if state.links() > 0 {
            self.worked = true;
            self.out_since = None;
        } else if !starting {
            self.out_since.get_or_insert(now);
        }
        self.state = Some(state);
    }

    /// The time has jumped: an outage is counted from now.
    pub(super) fn begin_anew(&mut self, now: At) {
        self.out_since = self.out_since.map(|_| now);
    }

    /// As it was told; `None` where no radio speaks for itself, as in a simulated hall.
    pub(super) fn state(&self) -> Option<&AirState> {
        self.state.as_ref()
    }

    /// How many clocks may be connected at once.
    pub(super) fn links(&self) -> usize {
        self.state.as_ref().map_or(LINKS_UNTOLD, AirState::links)
    }

    /// The adapter that connects; `None` where that is not known, as with several.
    pub(super) fn commander(&self) -> Option<String> {
        let adapters = self.state.iter().flat_map(|state| &state.adapters);
        let mut able = adapters.filter(|it| it.powered && it.does != AdapterDoes::Listens);
        let only = able.next()?;
        able.next().is_none().then(|| only.name.clone())
    }

    /// From when on nothing that waits for the radio waits any longer; `None` while it works.
    pub(super) fn given_up_at(&self) -> Option<At> {
        self.out_since.map(|since| if self.worked { since + OUTAGE_MAX } else { since })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::AdapterState;

    #[test]
    fn an_outage_is_waited_for_and_no_radio_is_not() {
        let on = AdapterState {
            name: "hci0".to_owned(),
            powered: true,
            scanning: true,
            does: AdapterDoes::Both,
            links: 2,
        };
        let none =
            || AirState { adapters: Vec::new(), trouble: Some(AirTrouble::NoAdapter { wanted: None }) };
        let mut status = RadioStatus::default();
        assert_eq!((status.links(), status.given_up_at()), (LINKS_UNTOLD, None));
        status.told(At(0), AirState { adapters: Vec::new(), trouble: Some(AirTrouble::Starting) });
        assert_eq!((status.links(), status.given_up_at()), (0, None), "it has not said yet");
        status.told(At(5), none());
        assert_eq!(status.given_up_at(), Some(At(5)), "there is none, and nothing to wait for");
        status.told(At(6), AirState { adapters: vec![on], trouble: None });
        assert_eq!((status.links(), status.given_up_at()), (2, None));
        status.told(At(10), none());
        status.told(At(20), none());
        assert_eq!(status.given_up_at(), Some(At(10) + OUTAGE_MAX), "counted from when it went");
    }
}
