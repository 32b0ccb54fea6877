//! One clock's voice: what of that which is said in its name is proven to be its own. Nothing is kept and nothing is
//! journaled; a console does that.

use crate::clock::{Address, Advert, Fact, Mode, Reading, Session, Suspect};
use crate::clock::{
    Keys, MasterKey, frame::EventFrame, frame::FrameError, frame::FrameType, frame::StateFrame,
};
use crate::domain::{At, ClockId};

/// What a frame is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Proven by the key, and newer than everything before; a face, where it was one.
    Proven(Option<Reading>),
    /// Its newest frame again: advertisements are heard many times.
    Again,
    /// Not to be believed.
    Suspect(Suspect),
}

/// A clock whose key is known.
pub(super) struct Voice {
    pub(super) session: Session,
    home: Option<Address>,
}

impl Voice {
    /// A clock that was not heard yet.
    pub(super) fn new(clock: ClockId, key: &MasterKey, mode: Mode) -> Self {
        Self { session: Session::new(clock, key, mode), home: None }
    }

    /// Weighs a frame in this clock's name.
    pub(super) fn hear(&mut self, now: At, advert: &Advert, frame: &[u8]) -> Verdict {
        let counter = self.session.replay_state().counter;
        let facts = self.session.on_broadcast(now, frame);
        let mut reading = None;
        for fact in facts {
            match fact {
                Fact::Suspect { why } => return Verdict::Suspect(why),
                Fact::Reading(it) => reading = Some(it),
                _ => {}
            }
        }
        if self.session.replay_state().counter != counter {
            self.home = Some(advert.address.clone());
            return Verdict::Proven(reading);
        }
        // Nothing new in it: from where the clock is, that is how broadcasts are; from elsewhere somebody repeats it.
        if self.home.as_ref() == Some(&advert.address) {
            Verdict::Again
        } else {
            Verdict::Suspect(Suspect::SecondDevice)
        }
    }
}

/// The number that a broadcast claims, if these bytes are a clock's broadcast at all. Anybody can claim a number.
pub(super) fn claimed(maker: &[u8]) -> Option<ClockId> {
    let clock = FrameType::claimed_clock(maker)?;
    // Length and type are checked before the tag, so any key tells whether the rest looks like a frame.
    let any = Keys::derive(&MasterKey([0; 16]), clock);
    let looks = match FrameType::of(maker).ok()? {
        FrameType::State => StateFrame::decode(maker, &any.state).map(drop),
        FrameType::Event => EventFrame::decode(maker, &any.event).map(drop),
        FrameType::Command | FrameType::Result => return None,
    };
    matches!(looks, Ok(()) | Err(FrameError::BadTag)).then_some(clock)
}

/// Why a frame is not believed, in two or three words.
pub(super) fn word(suspect: &Suspect) -> &'static str {
    match suspect {
        Suspect::BadTag => "wrong tag",
        Suspect::Unreadable(_) => "unreadable frame",
        Suspect::OtherClock(_) => "another clock's frame",
        Suspect::CounterBack { .. } => "old frame again",
        Suspect::OtherConnection => "another connection's result",
        Suspect::SecondDevice => "second device",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::{Control, Device};
    use crate::domain::Millis;

    const KEY: MasterKey = MasterKey([7; 16]);
    const CLOCK: ClockId = ClockId(12);

    fn device() -> Device {
        let control = Control { budget: Millis(60_000), mode: Mode::Overtime, neutral_between_moves: false };
        Device::new(CLOCK, &KEY, control, At(0))
    }

    fn from(address: &str) -> Advert {
        let address = Address::new(address);
        let adapter = "hci0".to_owned();
        Advert { address, adapter, rssi: None, name: None, services: Vec::new(), maker: None }
    }

    #[test]
    fn only_new_frames_with_the_tag_are_proven() {
        let (mut device, mut voice) = (device(), Voice::new(CLOCK, &KEY, Mode::Overtime));
        let first = device.advertise(At(0));
        let second = device.advertise(At(1_000));
        assert!(matches!(voice.hear(At(0), &from("aa"), &first), Verdict::Proven(Some(_))));
        assert_eq!(voice.hear(At(1), &from("aa"), &first), Verdict::Again);
        assert_eq!(voice.hear(At(2), &from("bb"), &first), Verdict::Suspect(Suspect::SecondDevice));
        assert!(matches!(voice.hear(At(1_000), &from("aa"), &second), Verdict::Proven(Some(_))));
        let mut forged = second.to_vec();
        forged[7] ^= 1;
        assert_eq!(voice.hear(At(1_001), &from("aa"), &forged), Verdict::Suspect(Suspect::BadTag));
        assert_eq!(voice.home, Some(Address::new("aa")));
    }

    #[test]
    fn a_broadcast_of_a_clock_is_told_from_other_bytes() {
        let frame = device().advertise(At(0));
        assert_eq!(claimed(&frame), Some(CLOCK));
        assert_eq!(claimed(&frame[..23]), None, "too short");
        assert_eq!(claimed(&[0x11, 12, 0]), None, "somebody else's data with the same first byte");
        assert_eq!(claimed(&[]), None);
    }
}
