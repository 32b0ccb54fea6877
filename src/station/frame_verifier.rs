//! What of that which is said in a clock's name is proven to be its own: the one judge of broadcasts, for consoles and
//! for whoever only listens.

use crate::clock::{Advert, Fact, MasterKey, Mode, Session, Suspect};
use crate::domain::{At, ClockId};

use super::whereabouts::{Whereabouts, Worth};

/// What a broadcast is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Proven by the key, and newer than everything before.
    Proven,
    /// Nothing new from where the clock is: broadcasts are heard many times.
    Again,
    /// Not to be believed.
    Suspect(Suspect),
}

/// Judges the broadcasts in one clock's name.
pub struct FrameVerifier {
    /// The conversation with the clock.
    pub session: Session,
    /// Where it was heard.
    pub(super) place: Whereabouts,
}

impl FrameVerifier {
    /// For a clock that was not heard yet.
    pub fn new(clock: ClockId, key: &MasterKey, mode: Mode) -> Self {
        Self::of(Session::new(clock, key, mode))
    }

    pub(super) fn of(session: Session) -> Self {
        Self { session, place: Whereabouts::default() }
    }

    /// Weighs an advertisement in the clock's name, and says what follows from it.
    pub fn hear(&mut self, now: At, advert: &Advert, frame: &[u8]) -> (Verdict, Vec<Fact>) {
        let before = self.session.replay_state().counter;
        let mut facts = self.session.on_broadcast(now, frame);
        let believed = self.session.replay_state().counter > before;
        let suspect =
            facts.iter().find_map(|fact| if let Fact::Suspect { why } = fact { Some(*why) } else { None });
        // Whoever sends what no key made says nothing of where the clock is.
        let worth = match suspect {
            // One that is late may be newer than everything before all the same.
            None | Some(Suspect::Late { .. }) if believed => Some(Worth::New),
            None => Some(Worth::Again),
            Some(Suspect::CounterBack { .. }) => Some(Worth::Old),
            Some(_) => None,
        };
        let second = worth.is_some_and(|worth| self.place.hear(now, advert, worth));
        if second {
            facts.push(Fact::Suspect { why: Suspect::SecondDevice });
        }
        let verdict = match suspect.or(second.then_some(Suspect::SecondDevice)) {
            Some(why) => Verdict::Suspect(why),
            None if believed => Verdict::Proven,
            None => Verdict::Again,
        };
        (verdict, facts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::{Address, Control, Device};
    use crate::domain::Millis;

    const KEY: MasterKey = MasterKey([7; 16]);
    const CLOCK: ClockId = ClockId(12);

    fn from(address: &str) -> Advert {
        let (address, adapter) = (Address::new(address), "hci0".to_owned());
        Advert { address, adapter, rssi: None, name: None, services: Vec::new(), maker: None }
    }

    #[test]
    fn only_new_frames_with_the_tag_are_proven() {
        let control = Control { budget: Millis(60_000), mode: Mode::Overtime, neutral_between_moves: false };
        let mut device = Device::new(CLOCK, &KEY, control, At(0));
        let mut verifier = FrameVerifier::new(CLOCK, &KEY, Mode::Overtime);
        let first = device.advertise(At(0));
        let second = device.advertise(At(1_000));
        let (verdict, facts) = verifier.hear(At(0), &from("aa"), &first);
        assert!(
            verdict == Verdict::Proven && facts.iter().any(|it| matches!(it, Fact::Reading(_))),
            "{facts:?}"
        );
        assert_eq!(verifier.hear(At(1), &from("aa"), &first).0, Verdict::Again);
        assert_eq!(verifier.hear(At(2), &from("bb"), &first).0, Verdict::Suspect(Suspect::SecondDevice));
        assert_eq!(verifier.hear(At(1_000), &from("aa"), &second).0, Verdict::Proven);
        let mut forged = second.to_vec();
        forged[7] ^= 1;
        assert_eq!(verifier.hear(At(1_001), &from("aa"), &forged).0, Verdict::Suspect(Suspect::BadTag));
        assert_eq!(verifier.place.heard().map(|heard| heard.address.clone()), Some(Address::new("aa")));
    }
}
