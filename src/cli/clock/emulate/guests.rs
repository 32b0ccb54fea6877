//! Who is connected, and whom to send away (§8): a phone that sits on a clock keeps the judge out.

use std::collections::BTreeMap;

use crate::clock::Status;
use crate::domain::{At, Millis};

/// Within this time a console has written a command with a good tag.
const PROVED_WITHIN: Millis = Millis::secs(3);
/// Nobody stays longer.
const STAY: Millis = Millis::secs(30);
/// So many bad tags are enough.
const BAD_TAGS: u8 = 3;

#[derive(Clone, Copy, Debug)]
struct Guest {
    since: At,
    proved: bool,
    bad_tags: u8,
}

/// The connected devices by their addresses.
#[derive(Debug, Default)]
pub(super) struct Guests(BTreeMap<String, Guest>);

impl Guests {
    /// Who is connected now. Gives those who have left.
    pub(super) fn present(&mut self, now: At, connected: &[String]) -> Vec<String> {
        let gone: Vec<String> = self.0.keys().filter(|it| !connected.contains(it)).cloned().collect();
        self.0.retain(|address, _| connected.contains(address));
        for address in connected {
            self.0.entry(address.clone()).or_insert(Guest { since: now, proved: false, bad_tags: 0 });
        }
        gone
    }

    /// What became of a command.
    pub(super) fn wrote(&mut self, now: At, address: &str, status: Status) {
        let new = Guest { since: now, proved: false, bad_tags: 0 };
        let guest = self.0.entry(address.to_owned()).or_insert(new);
        match status {
            Status::BadTag => guest.bad_tags = guest.bad_tags.saturating_add(1),
            Status::WrongClock | Status::Malformed => {}
            _ => guest.proved = true,
        }
    }

    /// Who has to go.
    pub(super) fn unwelcome(&self, now: At) -> Vec<String> {
        let must_go = |guest: &Guest| {
            let stayed = now.since(guest.since);
            guest.bad_tags >= BAD_TAGS || stayed >= STAY || (!guest.proved && stayed >= PROVED_WITHIN)
        };
        self.0.iter().filter(|(_, guest)| must_go(guest)).map(|(address, _)| address.clone()).collect()
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.0.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phone_goes_after_three_seconds_a_console_after_thirty() {
        let mut guests = Guests::default();
        let all = ["console".to_owned(), "phone".to_owned()];
        assert_eq!(guests.present(At(0), &all), Vec::<String>::new());
        guests.wrote(At(500), "console", Status::Applied);
        assert_eq!(guests.unwelcome(At(2_999)), Vec::<String>::new());
        assert_eq!(guests.unwelcome(At(3_000)), ["phone"]);
        assert_eq!(guests.present(At(3_100), &all[..1]), ["phone"]);
        assert_eq!(guests.unwelcome(At(29_999)), Vec::<String>::new());
        assert_eq!(guests.unwelcome(At(30_000)), ["console"]);
        assert_eq!(guests.count(), 1);
    }

    #[test]
    fn three_bad_tags_are_enough_and_other_nonsense_proves_nothing() {
        let mut guests = Guests::default();
        guests.present(At(0), &["one".to_owned(), "two".to_owned()]);
        for _ in 0..3 {
            assert_eq!(guests.unwelcome(At(100)), Vec::<String>::new());
            guests.wrote(At(100), "one", Status::BadTag);
            guests.wrote(At(100), "two", Status::Malformed);
        }
        assert_eq!(guests.unwelcome(At(100)), ["one"]);
        assert_eq!(guests.unwelcome(At(3_000)), ["one", "two"]);
    }
}
