//! Where a clock is, as far as that can be known: a frame proves who made it, and not who sent it.

use crate::clock::{Address, Advert};
use crate::domain::{At, Millis};

/// A place from which nothing came for so long while something came from another is left.
const LEFT_AFTER: Millis = Millis(10_000);

/// Where a clock was heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Heard {
    pub(super) address: Address,
    pub(super) adapter: String,
    pub(super) rssi: Option<i16>,
    pub(super) at: At,
}

impl Heard {
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
pub(super) enum Worth {
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
    heard: Vec<Heard>,
    /// Where the newest frame came from that is older than what was believed before.
    old: Option<Heard>,
    /// Which of the two spoke last.
    last: Option<Address>,
}

impl Whereabouts {
    /// It was given its key there.
    pub(super) fn given(&mut self, address: Address) {
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
    pub(super) fn heard(&self) -> Option<&Heard> {
        self.heard_where_known()
            .filter(|it| !self.is_left(it))
            .or_else(|| self.heard.iter().max_by_key(|it| it.at))
    }

    /// Where to call it, the likeliest first; `vouched` where a person stands at the clock and says that its old
    /// frames are its own.
    pub(super) fn places(&self, vouched: bool) -> Vec<&Address> {
        let silent = self.heard_where_known().is_some_and(|it| self.is_left(it));
        let known = self.known.as_ref();
        let mut newest: Vec<&Heard> = self.heard.iter().collect();
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
    fn heard_where_known(&self) -> Option<&Heard> {
        self.heard.iter().find(|it| self.is_known(&it.address))
    }

    /// Whether others were heard long after it.
    fn is_left(&self, it: &Heard) -> bool {
        self.heard.iter().any(|other| other.at.since(it.at) >= LEFT_AFTER)
    }

    /// Takes a frame in the clock's name; whether it shows that two devices send what it says. A clock that was
    /// switched off may come back under another address; where both speak, one of them is not the clock.
    pub(super) fn hear(&mut self, now: At, advert: &Advert, worth: Worth) -> bool {
        if worth == Worth::Old {
            match &mut self.old {
                Some(old) => old.again(now, advert),
                old => *old = Some(Heard::of(now, advert)),
            }
            return false;
        }
        let place = self.heard.iter().position(|it| it.address == advert.address);
        let other = self.last.as_ref().is_some_and(|last| *last != advert.address);
        let second = other && (place.is_some() || worth == Worth::Again);
        match (place, worth) {
            (Some(place), _) => self.heard[place].again(now, advert),
            (None, Worth::New) => {
                // Of two others the newer one may be where the clock has moved to.
                if self.heard.len() == 2 {
                    self.heard.remove(usize::from(self.is_known(&self.heard[0].address)));
                }
                self.heard.push(Heard::of(now, advert));
            }
            (None, Worth::Again | Worth::Old) => return second,
        }
        if other || self.last.is_none() {
            self.last = Some(advert.address.clone());
        }
        second
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert!(!place.hear(At(0), &advert("aa"), Worth::Again), "nothing is known yet");
        assert_eq!(place.heard(), None, "what was heard before may have been recorded");
        assert!(!place.hear(At(1), &advert("bb"), Worth::New));
        assert!(place.hear(At(2), &advert("aa"), Worth::Again), "somebody repeats it");
        assert!(!place.hear(At(3), &advert("bb"), Worth::Again), "the same frame once more");
        assert_eq!(places(&place, false), ["BB"]);
        assert_eq!(place.heard().map(|heard| heard.address.as_str()), Some("BB"));
    }

    #[test]
    fn who_repeats_frames_faster_than_they_are_heard_is_not_called_first() {
        for given in [false, true] {
            let mut place = Whereabouts::default();
            if given {
                place.given(Address::new("aa"));
            } else {
                place.hear(At(0), &advert("aa"), Worth::New);
                place.answered(&Address::new("aa"));
            }
            let mut noticed = false;
            for second in 1..60 {
                noticed |= place.hear(At(second * 1_000), &advert("dd"), Worth::New);
                noticed |= place.hear(At(second * 1_000 + 20), &advert("aa"), Worth::Again);
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
        assert!(!place.hear(At(0), &advert("aa"), Worth::New));
        place.answered(&Address::new("aa"));
        assert!(!place.hear(At(20_000), &advert("bb"), Worth::New), "switched off and on again");
        assert!(!place.hear(At(21_000), &advert("bb"), Worth::New));
        assert_eq!(places(&place, false), ["BB", "AA"]);
        assert!(!place.is_known(&Address::new("bb")));
        assert!(place.hear(At(22_000), &advert("aa"), Worth::New), "and here it speaks again");
        assert_eq!(places(&place, false), ["AA", "BB"]);
        place.answered(&Address::new("bb"));
        assert!(place.is_known(&Address::new("bb")));
        assert_eq!(places(&place, false), ["BB"]);
    }

    #[test]
    fn whoever_is_vouched_for_is_called_where_he_is_known_to_be() {
        let mut place = Whereabouts::default();
        place.given(Address::new("aa"));
        place.given(Address::new("cc"));
        assert!(!place.hear(At(0), &advert("dd"), Worth::Old), "a recording");
        assert_eq!(places(&place, false), ["AA"]);
        assert_eq!(places(&place, true), ["AA", "DD"]);
        place.hear(At(0), &advert("bb"), Worth::New);
        assert_eq!(places(&place, false), ["AA", "BB"]);
        assert_eq!(places(&place, true), ["AA", "BB", "DD"]);
    }
}
