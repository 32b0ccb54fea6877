//! What is proven of frames that are heard: whether they are the clock's own, and where the clock is.
//!
//! A frame proves who made it, and not who sent it. Frames in clocks' names that no key made are counted for the
//! hall as a whole, with where they come from: whoever has a phone can send them, in any name and in any number,
//! and they say nothing of a table whose clock is heard.

use std::collections::BTreeSet;

use super::view::ForgeriesView;
use crate::clock::{Address, Advert, Fact, MasterKey, Mode, Session, Suspect};
use crate::domain::{At, ClockId, Millis};
use crate::tournament::ClockCommand;

/// A place from which nothing came for so long while something came from another is left.
const LEFT_AFTER: Millis = Millis(10_000);

/// Where a clock was heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct HeardPlace {
    pub(super) address: Address,
    pub(super) adapter: String,
    pub(super) rssi: Option<i16>,
    pub(super) at: At,
}

impl HeardPlace {
    pub(super) fn of(now: At, Advert { address, adapter, rssi, .. }: &Advert) -> Self {
        Self { address: address.clone(), adapter: adapter.clone(), rssi: *rssi, at: now }
    }

    /// Takes the next one. Mostly it comes by the same way as the last one, and nothing is copied.
    pub(super) fn again(&mut self, now: At, advert: &Advert) {
        if self.address == advert.address && self.adapter == advert.adapter {
            (self.rssi, self.at) = (advert.rssi, now);
        } else {
            *self = Self::of(now, advert);
        }
    }
}

/// What a frame in a clock's name is worth for knowing where the clock is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FrameWorth {
    /// The key made it, and it is newer than everything before.
    New,
    /// The key made it, and it was heard already.
    Again,
    /// The key made it, long ago.
    Old,
}

/// Where a clock is. What is heard from two places at once comes from the clock at one of them, and from somebody who
/// repeats it at the other, perhaps sooner than the clock itself is heard. So the clock is called where it is known to
/// be: where it was given its key, or where it has answered what nobody could answer in its place. Another place
/// counts only once it has answered so.
#[derive(Clone, Debug, Default)]
pub(super) struct Whereabouts {
    known: Option<Address>,
    /// Where its frames come from: at most two places are kept.
    heard: Vec<HeardPlace>,
    /// Where the newest frame came from that is older than what was believed before.
    old: Option<HeardPlace>,
    /// Which of the two spoke last.
    last: Option<Address>,
}

impl Whereabouts {
    /// It was given its key there.
    pub(super) fn note_where_key_was_given(&mut self, address: Address) {
        self.known.get_or_insert(address);
    }

    /// It has answered there what nobody could answer in its place.
    pub(super) fn answered(&mut self, address: &Address) {
        if self.known.as_ref() != Some(address) {
            self.known = Some(address.clone());
        }
        self.heard.retain(|it| it.address == *address);
    }

    /// Where it is known to be.
    pub(super) fn known(&self) -> Option<&Address> {
        self.known.as_ref()
    }

    /// Whether it is known to be there.
    pub(super) fn is_known(&self, address: &Address) -> bool {
        self.known.as_ref() == Some(address)
    }

    /// How it was heard last where it is believed to be.
    pub(super) fn heard(&self) -> Option<&HeardPlace> {
        self.heard_where_known()
            .filter(|it| !self.is_left(it))
            .or_else(|| self.heard.iter().max_by_key(|it| it.at))
    }

    /// Where to call it, the likeliest first; `vouched` where a person stands at the clock and says that its old
    /// frames are its own.
    pub(super) fn places(&self, vouched: bool) -> Vec<&Address> {
        let silent = self.heard_where_known().is_some_and(|it| self.is_left(it));
        let known = self.known.as_ref();
        let mut newest: Vec<&HeardPlace> = self.heard.iter().collect();
        newest.sort_by_key(|it| std::cmp::Reverse(it.at));
        let (first, last) = if silent && !vouched { (None, known) } else { (known, None) };
        let old = self.old.as_ref().filter(|_| vouched).map(|it| &it.address);
        let all = first.into_iter().chain(newest.into_iter().map(|it| &it.address)).chain(last).chain(old);
        let mut places: Vec<&Address> = Vec::new();
        for place in all {
            if !places.contains(&place) {
                places.push(place);
            }
        }
        places
    }

    /// How it was heard last where it is known to be.
    fn heard_where_known(&self) -> Option<&HeardPlace> {
        self.heard.iter().find(|it| self.is_known(&it.address))
    }

    /// Whether others were heard long after it.
    fn is_left(&self, it: &HeardPlace) -> bool {
        self.heard.iter().any(|other| other.at.since(it.at) >= LEFT_AFTER)
    }

    /// Takes a frame in the clock's name; whether it shows that two devices send what it says. A clock that was
    /// switched off may come back under another address; where both speak, one of them is not the clock.
    pub(super) fn hear(&mut self, now: At, advert: &Advert, worth: FrameWorth) -> bool {
        if worth == FrameWorth::Old {
            match &mut self.old {
                Some(old) => old.again(now, advert),
                old => *old = Some(HeardPlace::of(now, advert)),
            }
            return false;
        }
        let place = self.heard.iter().position(|it| it.address == advert.address);
        let other = self.last.as_ref().is_some_and(|last| *last != advert.address);
        let second = other && (place.is_some() || worth == FrameWorth::Again);
        match (place, worth) {
            (Some(place), _) => self.heard[place].again(now, advert),
            (None, FrameWorth::New) => {
                // Of two others the newer one may be where the clock has moved to.
                if self.heard.len() == 2 {
                    self.heard.remove(usize::from(self.is_known(&self.heard[0].address)));
                }
                self.heard.push(HeardPlace::of(now, advert));
            }
            (None, FrameWorth::Again | FrameWorth::Old) => return second,
        }
        if other || self.last.is_none() {
            self.last = Some(advert.address.clone());
        }
        second
    }
}

/// The journal is told once they have come for so long, and then no sooner again than after the second.
const TOLD_AFTER: Millis = Millis(5_000);
const TOLD_AGAIN: Millis = Millis(600_000);
/// They are over when none was heard for so long.
const OVER: Millis = Millis(60_000);

/// Those that came since it was quiet.
#[derive(Default)]
pub(super) struct Forgeries {
    spell: Option<ForgerySpell>,
    told: Option<At>,
}

struct ForgerySpell {
    since: At,
    last: At,
    frames: u32,
    clocks: BTreeSet<ClockId>,
    from: HeardPlace,
}

impl Forgeries {
    /// Takes one in the name of a clock; what the journal is to be told.
    pub(super) fn hear(&mut self, now: At, clock: ClockId, advert: &Advert) -> Option<ClockCommand> {
        self.spell = self.spell.take().filter(|spell| now.since(spell.last) < OVER);
        let spell = self.spell.get_or_insert_with(|| ForgerySpell {
            since: now,
            last: now,
            frames: 0,
            clocks: BTreeSet::new(),
            from: HeardPlace::of(now, advert),
        });
        spell.last = now;
        spell.frames = spell.frames.saturating_add(1);
        spell.clocks.insert(clock);
        spell.from.again(now, advert);
        let due = now.since(spell.since) >= TOLD_AFTER
            && self.told.is_none_or(|told| now.since(told) >= TOLD_AGAIN);
        if !due {
            return None;
        }
        self.told = Some(now);
        Some(ClockCommand::NoteForgeries {
            clocks: spell.clocks.iter().copied().collect(),
            frames: spell.frames,
            address: spell.from.address.to_string(),
            rssi: spell.from.rssi,
        })
    }

    /// What a screen says of them, as long as they come.
    pub(super) fn view(&self, now: At) -> Option<ForgeriesView> {
        let spell = self.spell.as_ref().filter(|spell| now.since(spell.last) < OVER)?;
        Some(ForgeriesView {
            clocks: spell.clocks.len(),
            frames: spell.frames,
            length: now.since(spell.since),
            address: spell.from.address.clone(),
            rssi: spell.from.rssi,
            adapter: spell.from.adapter.clone(),
        })
    }
}

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
            None | Some(Suspect::Late { .. }) if believed => Some(FrameWorth::New),
            None => Some(FrameWorth::Again),
            Some(Suspect::CounterBack { .. }) => Some(FrameWorth::Old),
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

    fn advert(address: &str) -> Advert {
        Advert {
            address: Address::new(address),
            adapter: "hci0".to_owned(),
            rssi: Some(-60),
            name: None,
            services: Vec::new(),
            maker: None,
        }
    }

    fn places(place: &Whereabouts, vouched: bool) -> Vec<&str> {
        place.places(vouched).into_iter().map(Address::as_str).collect()
    }

    #[test]
    fn a_clock_is_where_its_frames_come_from_until_it_is_known_better() {
        let mut place = Whereabouts::default();
        assert!(!place.hear(At(0), &advert("aa"), FrameWorth::Again), "nothing is known yet");
        assert_eq!(place.heard(), None, "what was heard before may have been recorded");
        assert!(!place.hear(At(1), &advert("bb"), FrameWorth::New));
        assert!(place.hear(At(2), &advert("aa"), FrameWorth::Again), "somebody repeats it");
        assert!(!place.hear(At(3), &advert("bb"), FrameWorth::Again), "the same frame once more");
        assert_eq!(places(&place, false), ["BB"]);
        assert_eq!(place.heard().map(|heard| heard.address.as_str()), Some("BB"));
    }

    #[test]
    fn who_repeats_frames_faster_than_they_are_heard_is_not_called_first() {
        for given in [false, true] {
            let mut place = Whereabouts::default();
            if given {
                place.note_where_key_was_given(Address::new("aa"));
            } else {
                place.hear(At(0), &advert("aa"), FrameWorth::New);
                place.answered(&Address::new("aa"));
            }
            let mut noticed = false;
            for second in 1..60 {
                noticed |= place.hear(At(second * 1_000), &advert("dd"), FrameWorth::New);
                noticed |= place.hear(At(second * 1_000 + 20), &advert("aa"), FrameWorth::Again);
                assert_eq!(places(&place, false), ["AA", "DD"]);
            }
            assert!(noticed);
            // What the clock itself sends was heard already when it comes.
            let heard = place.heard().map(|heard| heard.address.as_str());
            assert_eq!(heard, Some(if given { "DD" } else { "AA" }));
        }
    }

    #[test]
    fn a_clock_may_move_but_not_be_in_two_places() {
        let mut place = Whereabouts::default();
        assert!(!place.hear(At(0), &advert("aa"), FrameWorth::New));
        place.answered(&Address::new("aa"));
        assert!(!place.hear(At(20_000), &advert("bb"), FrameWorth::New), "switched off and on again");
        assert!(!place.hear(At(21_000), &advert("bb"), FrameWorth::New));
        assert_eq!(places(&place, false), ["BB", "AA"]);
        assert!(!place.is_known(&Address::new("bb")));
        assert!(place.hear(At(22_000), &advert("aa"), FrameWorth::New), "and here it speaks again");
        assert_eq!(places(&place, false), ["AA", "BB"]);
        place.answered(&Address::new("bb"));
        assert!(place.is_known(&Address::new("bb")));
        assert_eq!(places(&place, false), ["BB"]);
    }

    #[test]
    fn whoever_is_vouched_for_is_called_where_he_is_known_to_be() {
        let mut place = Whereabouts::default();
        place.note_where_key_was_given(Address::new("aa"));
        place.note_where_key_was_given(Address::new("cc"));
        assert!(!place.hear(At(0), &advert("dd"), FrameWorth::Old), "a recording");
        assert_eq!(places(&place, false), ["AA"]);
        assert_eq!(places(&place, true), ["AA", "DD"]);
        place.hear(At(0), &advert("bb"), FrameWorth::New);
        assert_eq!(places(&place, false), ["AA", "BB"]);
        assert_eq!(places(&place, true), ["AA", "BB", "DD"]);
    }

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
