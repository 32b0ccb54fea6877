//! Who is connected, whom the clock serves, and whom it sends away (§2.3, §8): a phone that sits on a clock keeps the
//! judge out, and one that comes later must not take his connection from him.

use std::collections::{BTreeMap, BTreeSet};

use crate::clock::Status;
use crate::domain::{At, Millis};

/// Within this time a console has written a command that proves its key, and that it is here now.
const PROVED_WITHIN: Millis = Millis::secs(3);
/// Nobody stays longer.
const STAY: Millis = Millis::secs(30);
/// After so many in a row who proved nothing, only those are let in for a while who have proved themselves before.
const IN_VAIN: u8 = 3;
/// For so long.
const GUARDED: Millis = Millis::secs(15);
/// So many who have proved themselves are remembered.
const KNOWN: usize = 16;
/// In provisioning mode whoever is connected begins an attempt within this time.
const BEGINS_WITHIN: Millis = Millis::secs(5);
/// So many bad tags are enough.
const BAD_TAGS: u8 = 3;

#[derive(Clone, Copy, Debug)]
struct Guest {
    since: At,
    /// Whether a look has found it.
    seen: bool,
    /// Whether the last look has not.
    missed: bool,
    proved: bool,
    bad_tags: u8,
}

impl Guest {
    fn new(since: At) -> Self {
        Self { since, seen: false, missed: false, proved: false, bad_tags: 0 }
    }
}

/// The connected devices by their addresses.
#[derive(Debug, Default)]
pub(super) struct Guests {
    all: BTreeMap<String, Guest>,
    /// The one that the clock serves: who asked first.
    served: Option<String>,
    /// Who has proved himself, on whatever connection.
    known: BTreeSet<String>,
    /// How many have gone since who had proved nothing, and how long only those above are let in.
    in_vain: u8,
    guarded_until: At,
}

impl Guests {
    /// These are connected now. Whether the one that was served has left.
    pub(super) fn present(&mut self, now: At, connected: &[String]) -> bool {
        for address in connected {
            let guest = self.all.entry(address.clone()).or_insert_with(|| Guest::new(now));
            (guest.seen, guest.missed) = (true, false);
        }
        let mut gone = Vec::new();
        self.all.retain(|address, guest| {
            // A look may be older than the question of somebody who has just come: whom none has found yet is missed
            // twice before it is gone.
            let here =
                connected.contains(address) || !guest.seen && !std::mem::replace(&mut guest.missed, true);
            gone.extend((!here).then_some(*guest));
            here
        });
        for guest in gone {
            self.gone(guest);
        }
        let left = self.served.as_ref().is_some_and(|served| !self.all.contains_key(served));
        if left {
            self.served = None;
        }
        left
    }

    /// This one has left, though the next look may find it again: on another connection, on which nothing is proved.
    /// Whether it was the one that was served.
    pub(super) fn left(&mut self, address: &str) -> bool {
        if let Some(guest) = self.all.remove(address) {
            self.gone(guest);
        }
        self.served.take_if(|served| served == address).is_some()
    }

    /// Somebody who comes and goes and proves nothing keeps the others out.
    fn gone(&mut self, guest: Guest) {
        self.in_vain = if guest.proved { 0 } else { self.in_vain.saturating_add(1) };
        if self.in_vain >= IN_VAIN {
            self.guarded_until = guest.since + PROVED_WITHIN + GUARDED;
        }
    }

    /// Whether he may come in. After a while of others who proved nothing, only who is known may, if anybody is.
    fn may_enter(&self, now: At, address: &str) -> bool {
        now >= self.guarded_until || self.known.is_empty() || self.known.contains(address)
    }

    /// Somebody asks for something. Whether he is served: one at a time, and nobody else as long as he is here.
    pub(super) fn serves(&mut self, now: At, address: &str) -> bool {
        self.all.entry(address.to_owned()).or_insert_with(|| Guest::new(now));
        if !self.may_enter(now, address) {
            return false;
        }
        self.served.get_or_insert_with(|| address.to_owned()) == address
    }

    /// Somebody is given a new nonce. Who has proved himself under the one before is on another connection, of which no
    /// look has told: he begins anew. Who has not is given no more time by it.
    pub(super) fn greeted(&mut self, now: At, address: &str) {
        if let Some(guest) = self.all.get_mut(address).filter(|guest| guest.proved) {
            *guest = Guest { seen: guest.seen, ..Guest::new(now) };
        }
    }

    /// What became of a command.
    pub(super) fn wrote(&mut self, address: &str, status: Status) {
        let Some(guest) = self.all.get_mut(address) else { return };
        match status {
            Status::BadTag => guest.bad_tags = guest.bad_tags.saturating_add(1),
            // Anybody can have recorded a command with a good tag: only this connection's nonce makes it his own.
            Status::WrongClock | Status::Malformed | Status::WrongNonce => {}
            _ => {
                guest.proved = true;
                (self.in_vain, self.guarded_until) = (0, At(0));
                if self.known.len() == KNOWN {
                    self.known.pop_first();
                }
                self.known.insert(address.to_owned());
            }
        }
    }

    /// Who has to go in provisioning mode, in which the last attempt ended then, or goes on.
    pub(super) fn idle(&self, now: At, attempt: At) -> Vec<String> {
        let must_go = |(address, guest): &(&String, &Guest)| {
            let other = self.served.as_ref().is_some_and(|served| served != *address);
            other || now.since(guest.since.max(attempt)) >= BEGINS_WITHIN
        };
        self.all.iter().filter(must_go).map(|(address, _)| address.clone()).collect()
    }

    /// Who has to go.
    pub(super) fn unwelcome(&self, now: At) -> Vec<String> {
        let must_go = |(address, guest): &(&String, &Guest)| {
            let stayed = now.since(guest.since);
            self.served.as_ref().is_some_and(|served| served != *address)
                || !guest.proved && !self.may_enter(now, address)
                || guest.bad_tags >= BAD_TAGS
                || stayed >= STAY
                || (!guest.proved && stayed >= PROVED_WITHIN)
        };
        self.all.iter().filter(must_go).map(|(address, _)| address.clone()).collect()
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.all.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOBODY: [String; 0] = [];

    #[test]
    fn a_phone_goes_after_three_seconds_a_console_after_thirty() {
        for (served, proves) in [(true, true), (true, false), (false, false)] {
            let (mut guests, one) = (Guests::default(), ["one".to_owned()]);
            assert!(!guests.present(At(0), &one));
            if served {
                assert!(guests.serves(At(500), "one"));
                guests.wrote("one", if proves { Status::Applied } else { Status::Malformed });
            }
            assert_eq!(guests.unwelcome(At(2_999)), NOBODY);
            assert_eq!(guests.unwelcome(At(3_000)) == one, !proves);
            assert_eq!(guests.unwelcome(At(29_999)) == one, !proves);
            assert_eq!(guests.unwelcome(At(30_000)), one);
            assert_eq!(guests.count(), 1);
            assert_eq!(guests.present(At(30_100), &[]), served);
            assert_eq!(guests.count(), 0);
        }
    }

    #[test]
    fn who_leaves_and_comes_back_between_two_looks_has_to_prove_itself_again() {
        let (mut guests, one) = (Guests::default(), ["one".to_owned()]);
        guests.present(At(0), &one);
        guests.serves(At(0), "one");
        guests.wrote("one", Status::Applied);
        assert!(guests.left("one") && !guests.left("one"));
        assert_eq!(guests.count(), 0);
        assert!(!guests.present(At(500), &one));
        assert_eq!(guests.unwelcome(At(3_499)), NOBODY);
        assert_eq!(guests.unwelcome(At(3_500)), one, "a phone that sits under the address of a console");
        assert!(guests.serves(At(3_500), "one"));
    }

    #[test]
    fn three_bad_tags_are_enough_and_other_nonsense_proves_nothing() {
        let mut guests = Guests::default();
        guests.serves(At(0), "one");
        for _ in 0..3 {
            assert_eq!(guests.unwelcome(At(100)), NOBODY);
            guests.wrote("one", Status::BadTag);
        }
        assert_eq!(guests.unwelcome(At(100)), ["one"]);
    }

    #[test]
    fn a_recorded_command_buys_no_time() {
        for (status, proves) in [
            (Status::WrongNonce, false),
            (Status::WrongClock, false),
            (Status::UnknownOpcode, true),
            (Status::AlreadyApplied, true),
        ] {
            let mut guests = Guests::default();
            guests.serves(At(0), "one");
            guests.wrote("one", status);
            assert_eq!(guests.unwelcome(At(3_000)).is_empty(), proves, "{status:?}");
        }
    }

    #[test]
    fn who_comes_back_unseen_has_to_prove_himself_again_and_a_nonce_buys_no_time() {
        let mut guests = Guests::default();
        guests.serves(At(0), "one");
        for second in 0..3 {
            guests.greeted(At(second * 1_000), "one");
        }
        assert_eq!(guests.unwelcome(At(3_000)), ["one"]);
        guests.wrote("one", Status::Applied);
        assert_eq!(guests.unwelcome(At(3_000)), NOBODY);
        guests.greeted(At(4_000), "one");
        guests.wrote("one", Status::WrongNonce);
        assert_eq!(guests.unwelcome(At(6_999)), NOBODY);
        assert_eq!(guests.unwelcome(At(7_000)), ["one"]);
    }

    #[test]
    fn after_three_who_proved_nothing_only_who_is_known_is_let_in() {
        let mut guests = Guests::default();
        let sits = |guests: &mut Guests, phone: &str, at: i64| {
            let phone = [phone.to_owned()];
            guests.present(At(at), &phone);
            guests.serves(At(at), &phone[0]);
            assert_eq!(guests.unwelcome(At(at + 3_000)), phone);
            guests.present(At(at + 3_000), &[]);
        };
        for (nth, phone) in ["p1", "p2", "p3"].iter().enumerate() {
            sits(&mut guests, phone, nth as i64 * 3_000);
        }
        assert!(guests.serves(At(9_000), "judge"), "nobody is known yet, so nobody is kept out");
        guests.wrote("judge", Status::Applied);
        guests.left("judge");
        for (nth, phone) in ["p1", "p2", "p3"].iter().enumerate() {
            sits(&mut guests, phone, 10_000 + nth as i64 * 3_000);
        }
        let phone = ["p4".to_owned()];
        guests.present(At(20_000), &phone);
        assert_eq!(guests.unwelcome(At(20_000)), phone, "at once");
        assert!(!guests.serves(At(20_000), "p4"));
        assert!(guests.serves(At(20_000), "judge"));
        guests.wrote("judge", Status::Applied);
        guests.left("judge");
        guests.left("p4");
        assert!(guests.serves(At(20_500), "another console"), "the judge was there, and all is as it was");
    }

    #[test]
    fn in_provisioning_mode_who_begins_nothing_goes_after_five_seconds() {
        let mut guests = Guests::default();
        let both = ["console".to_owned(), "phone".to_owned()];
        guests.present(At(0), &both);
        assert_eq!(guests.idle(At(4_999), At(0)), NOBODY);
        assert_eq!(guests.idle(At(5_000), At(0)), both);
        assert!(guests.serves(At(1_000), "console"));
        assert_eq!(guests.idle(At(1_000), At(1_000)), ["phone"], "one is served");
        assert_eq!(guests.idle(At(60_000), At(60_000)), ["phone"], "an attempt goes on");
    }

    #[test]
    fn who_comes_later_is_not_served_and_has_to_go_at_once() {
        let mut guests = Guests::default();
        let both = ["judge".to_owned(), "phone".to_owned()];
        assert!(guests.serves(At(0), "judge"));
        assert!(!guests.present(At(10), &both));
        assert!(!guests.serves(At(20), "phone") && guests.serves(At(20), "judge"));
        assert_eq!(guests.unwelcome(At(20)), ["phone"]);
        assert!(guests.present(At(500), &both[1..]), "the judge has left");
        assert!(guests.serves(At(600), "phone"));
    }

    #[test]
    fn a_look_from_before_somebody_came_does_not_mean_that_he_has_left() {
        let mut guests = Guests::default();
        assert!(guests.serves(At(0), "one"));
        assert!(!guests.present(At(1), &[]));
        assert!(guests.present(At(500), &[]), "gone before any look could find him");
        assert!(guests.serves(At(501), "two"));
    }
}
