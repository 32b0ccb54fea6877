//! What a failed step of a connection means, and whether it is worth another try at once.
//!
//! Some errors of the system's Bluetooth service are over a tenth of a second later: they are tried again here. What
//! takes longer is said, and the station decides what goes first by then.

use std::time::Duration;

use crate::clock::NoLink;

/// What kind of failure a step met with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The controller was busy with something else, as when scanning stops for a connection.
    Passing,
    /// The bus between this program and the service.
    Bus,
    /// The controller holds all the links it can.
    NoSlot,
    /// The other end, or the service in its place, said no.
    Refused,
    /// Nothing came back in time.
    TimedOut,
    /// The device or its adapter is not there.
    Gone,
    /// Something else.
    Other,
}

impl Kind {
    /// Recognises an error by the words in it: the service has a name for few of them.
    pub(crate) fn of(words: &str) -> Self {
        let words = words.to_lowercase();
        let has = |any: &[&str]| any.iter().any(|piece| words.contains(piece));
        if has(&["abort-by-local", "inprogress", "in progress", "not ready", "busy", "br-connection-unknown"])
        {
            Self::Passing
        } else if has(&["too many", "no-resources", "limit", "not enough", "connection-slots", "enomem"]) {
            Self::NoSlot
        } else if has(&["noreply", "no reply", "timed out", "timeout"]) {
            Self::TimedOut
        } else if has(&["refused", "rejected", "abort-by-remote", "notpermitted", "authentication"]) {
            Self::Refused
        } else if has(&["unknownobject", "doesnotexist", "not found", "notavailable", "unknownmethod"]) {
            Self::Gone
        } else if has(&["org.freedesktop.dbus", "disconnected"]) {
            Self::Bus
        } else {
            Self::Other
        }
    }

    /// What is said of it.
    pub(crate) fn no_link(self, words: &str) -> NoLink {
        match self {
            Self::NoSlot => NoLink::NoSlot,
            Self::Refused => NoLink::Refused,
            // A device that is not heard any more is forgotten by the service after half a minute.
            Self::TimedOut | Self::Gone => NoLink::TimedOut,
            Self::Passing | Self::Bus | Self::Other => {
                NoLink::Other(words.lines().next().unwrap_or_default().chars().take(160).collect())
            }
        }
    }
}

/// Attempts in all that are not passing failures.
const ATTEMPTS: u8 = 4;
/// Passing failures.
const PASSING: u8 = 9;
const PAUSE: Duration = Duration::from_millis(100);
const PAUSE_BUS: Duration = Duration::from_millis(250);

/// The failures of one connection so far.
#[derive(Debug, Default)]
pub(crate) struct Retry {
    attempts: u8,
    passing: u8,
}

impl Retry {
    /// Counts a failure; how long to wait before the next attempt, or `None` where it is to be given up.
    pub(crate) fn again(&mut self, kind: Kind) -> Option<Duration> {
        match kind {
            Kind::Passing => {
                self.passing += 1;
                (self.passing < PASSING).then_some(PAUSE)
            }
            Kind::Bus => {
                self.attempts += 1;
                (self.attempts < ATTEMPTS).then_some(PAUSE_BUS)
            }
            // An adapter is blocked while it waits for this clock; others may answer meanwhile.
            Kind::NoSlot | Kind::Refused | Kind::TimedOut | Kind::Gone | Kind::Other => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_services_words_are_understood() {
        for (words, kind) in [
            ("org.bluez.Error.Failed: le-connection-abort-by-local", Kind::Passing),
            ("org.bluez.Error.InProgress: Operation already in progress", Kind::Passing),
            ("org.freedesktop.DBus.Error.NoReply: Did not receive a reply", Kind::TimedOut),
            ("org.freedesktop.DBus.Error.Timeout", Kind::TimedOut),
            ("org.bluez.Error.Failed: Connection refused (111)", Kind::Refused),
            ("org.freedesktop.DBus.Error.UnknownObject: Method \"Connect\"", Kind::Gone),
            ("org.freedesktop.DBus.Error.Disconnected", Kind::Bus),
            ("org.bluez.Error.Failed: Too many links", Kind::NoSlot),
            ("org.bluez.Error.Failed: le-connection-unknown", Kind::Other),
        ] {
            assert_eq!(Kind::of(words), kind, "{words}");
        }
        assert_eq!(Kind::Other.no_link("one\ntwo"), NoLink::Other("one".to_owned()));
    }

    #[test]
    fn what_passes_is_tried_nine_times_and_what_takes_longer_not_at_all() {
        let count = |kind: Kind| {
            let mut retry = Retry::default();
            (0..20).take_while(|_| retry.again(kind).is_some()).count() + 1
        };
        assert_eq!(count(Kind::Passing), 9);
        assert_eq!(count(Kind::Bus), 4);
        for kind in [Kind::NoSlot, Kind::Refused, Kind::TimedOut, Kind::Gone, Kind::Other] {
            assert_eq!(count(kind), 1, "{kind:?}");
        }
    }
}
