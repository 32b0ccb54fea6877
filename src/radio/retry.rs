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
    /// The bus between this program and the service: the next try is made over a new connection.
    Bus,
    /// The controller holds all the links it can.
    NoSlot,
    /// The other end, or the service in its place, said no.
    Refused,
    /// Nothing came back in time.
    TimedOut,
    /// The link was there and broke.
    Lost,
    /// The device or its adapter is not there.
    Gone,
    /// Something else.
    Other,
}

impl Kind {
    /// Recognises an error by the words in it, and by the system's name for it: either may be all that is told.
    pub(crate) fn of(words: &str) -> Self {
        let words = words.to_lowercase();
        let has = |any: &[&str]| any.iter().any(|piece| words.contains(piece));
        if has(&["abort-by-local", "inprogress", "in progress", "not ready", "busy", "br-connection-unknown"])
            || has(&["error.notready"])
        {
            Self::Passing
        } else if has(&[
            "error.disconnected",
            "failed to send",
            "recipient disconnected",
            "d-bus connection lost",
        ]) || has(&["error.serviceunknown", "error.namehasnoowner", "error.limitsexceeded"])
        {
            Self::Bus
        } else if has(&["not connected", "notconnected"]) {
            Self::Lost
        } else if has(&["too many", "no-resources", "limit", "not enough", "connection-slots", "enomem"]) {
            Self::NoSlot
        } else if has(&["noreply", "no reply", "timed out", "timeout"]) {
            Self::TimedOut
        } else if has(&["refused", "rejected", "abort-by-remote", "notpermitted", "authentication"]) {
            Self::Refused
        } else if has(&["unknownobject", "doesnotexist", "not found", "notavailable", "unknownmethod"]) {
            Self::Gone
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
            Self::Lost => NoLink::Lost,
            Self::Passing => NoLink::Busy,
            Self::Bus => NoLink::NoService,
            Self::Other => {
                NoLink::Other(words.lines().next().unwrap_or_default().chars().take(160).collect())
            }
        }
    }
}

/// Passing failures.
const PASSING: u8 = 9;
const PAUSE: Duration = Duration::from_millis(100);

/// The failures of one connection so far.
#[derive(Debug, Default)]
pub(crate) struct Retry {
    passing: u8,
}

impl Retry {
    /// Counts a failure; how long to wait before the next attempt, or `None` where it is to be given up.
    pub(crate) fn again(&mut self, kind: Kind) -> Option<Duration> {
        // For anything else an adapter would be blocked while it waits for this clock; others may answer meanwhile.
        if kind != Kind::Passing {
            return None;
        }
        self.passing += 1;
        (self.passing < PASSING).then_some(PAUSE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_services_words_are_understood() {
        for (words, kind) in [
            ("le-connection-abort-by-local (org.bluez.Error.Failed)", Kind::Passing),
            ("Operation already in progress (org.bluez.Error.InProgress)", Kind::Passing),
            ("Resource Not Ready (org.bluez.Error.NotReady)", Kind::Passing),
            ("Did not receive a reply (org.freedesktop.DBus.Error.NoReply)", Kind::TimedOut),
            ("Timeout waiting for reply (org.freedesktop.DBus.Error.Timeout)", Kind::TimedOut),
            ("Connection refused (111) (org.bluez.Error.Failed)", Kind::Refused),
            ("Method \"Connect\" … (org.freedesktop.DBus.Error.UnknownObject)", Kind::Gone),
            ("Connection is closed (org.freedesktop.DBus.Error.Disconnected)", Kind::Bus),
            ("Failed to send message (org.freedesktop.DBus.Error.Failed)", Kind::Bus),
            ("Connection has too many rules (org.freedesktop.DBus.Error.LimitsExceeded)", Kind::Bus),
            ("Message recipient disconnected from message bus without replying", Kind::Bus),
            ("Too many links (org.bluez.Error.Failed)", Kind::NoSlot),
            ("Not connected (org.bluez.Error.Failed)", Kind::Lost),
            ("Not Connected (org.bluez.Error.NotConnected)", Kind::Lost),
            ("le-connection-unknown (org.bluez.Error.Failed)", Kind::Other),
        ] {
            assert_eq!(Kind::of(words), kind, "{words}");
        }
    }

    #[test]
    fn what_is_said_to_people_is_no_code() {
        let said = |words: &str| Kind::of(words).no_link(words);
        assert_eq!(said("Not connected"), NoLink::Lost);
        assert_eq!(said("le-connection-abort-by-local"), NoLink::Busy);
        assert_eq!(said("Failed to send message"), NoLink::NoService);
        let other = said("le-connection-unknown\nand more");
        assert_eq!(other, NoLink::Other("le-connection-unknown".to_owned()));
    }

    #[test]
    fn what_passes_is_tried_nine_times_and_what_takes_longer_not_at_all() {
        let count = |kind: Kind| {
            let mut retry = Retry::default();
            (0..20).take_while(|_| retry.again(kind).is_some()).count() + 1
        };
        assert_eq!(count(Kind::Passing), 9);
        for kind in
            [Kind::Bus, Kind::NoSlot, Kind::Refused, Kind::TimedOut, Kind::Lost, Kind::Gone, Kind::Other]
        {
            assert_eq!(count(kind), 1, "{kind:?}");
        }
    }
}
