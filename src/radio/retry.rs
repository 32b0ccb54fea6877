//! What a failed step of a connection means, and whether it is worth another try at once.
//!
//! Some errors of the system's Bluetooth service are over a tenth of a second later: they are tried again here. What
//! takes longer is said, and the station decides what goes first by then.

use std::time::Duration;

use crate::clock::NoLink;

/// What kind of failure a step met with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StepFailure {
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

/// What the service says in the message of `Failed`: codes of its own, or the kernel's words for an error number. Of
/// Windows the numbers, before any words: those are in the language of that Windows.
const CODES: [(&str, StepFailure); 28] = [
    ("gattcommunicationstatus(1)", StepFailure::Gone),
    ("gattcommunicationstatus(3)", StepFailure::Refused),
    ("hresult(0x80070005)", StepFailure::Refused),
    ("hresult(0x800710df)", StepFailure::Gone),
    ("hresult(0x8007048f)", StepFailure::Gone),
    ("hresult(0x8000000e)", StepFailure::Passing),
    ("hresult(0x80070079)", StepFailure::TimedOut),
    ("hresult(0x800705b4)", StepFailure::TimedOut),
    ("abort-by-local", StepFailure::Passing),
    ("br-connection-unknown", StepFailure::Passing),
    ("in progress", StepFailure::Passing),
    ("not ready", StepFailure::Passing),
    ("busy", StepFailure::Passing),
    ("failed to send", StepFailure::Bus),
    ("not connected", StepFailure::Lost),
    ("too many", StepFailure::NoSlot),
    ("no-resources", StepFailure::NoSlot),
    ("limit", StepFailure::NoSlot),
    ("not enough", StepFailure::NoSlot),
    ("connection-slots", StepFailure::NoSlot),
    ("cannot allocate memory", StepFailure::NoSlot),
    ("no reply", StepFailure::TimedOut),
    ("timed out", StepFailure::TimedOut),
    ("timeout", StepFailure::TimedOut),
    ("refused", StepFailure::Refused),
    ("rejected", StepFailure::Refused),
    ("abort-by-remote", StepFailure::Refused),
    ("not found", StepFailure::Gone),
];

impl StepFailure {
    /// What the bus's name for an error means; under its catch-all `Failed`, and under what it does not name, the
    /// service's own codes in the message.
    pub(crate) fn of(name: &str, message: &str) -> Self {
        match name.rsplit('.').next().unwrap_or_default() {
            "InProgress" | "NotReady" => Self::Passing,
            "Disconnected" | "ServiceUnknown" | "NameHasNoOwner" | "LimitsExceeded" => Self::Bus,
            "NotConnected" => Self::Lost,
            // The service fell while it was asked.
            "NoReply" if message.starts_with("Message recipient disconnected") => Self::Bus,
            "NoReply" | "Timeout" | "TimedOut" => Self::TimedOut,
            "NotPermitted"
            | "NotAuthorized"
            | "AuthenticationFailed"
            | "AuthenticationRejected"
            | "AuthenticationCanceled"
            | "AuthenticationTimeout" => Self::Refused,
            "UnknownObject" | "UnknownMethod" | "DoesNotExist" | "NotAvailable" => Self::Gone,
            _ => {
                let message = message.to_lowercase();
                let code = CODES.iter().find(|(code, _)| message.contains(code));
                code.map_or(Self::Other, |(_, kind)| *kind)
            }
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
    pub(crate) fn again(&mut self, kind: StepFailure) -> Option<Duration> {
        // For anything else an adapter would be blocked while it waits for this clock; others may answer meanwhile.
        if kind != StepFailure::Passing {
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
        for (name, message, kind) in [
            ("org.bluez.Error.Failed", "le-connection-abort-by-local", StepFailure::Passing),
            ("org.bluez.Error.InProgress", "Operation already in progress", StepFailure::Passing),
            ("org.bluez.Error.Failed", "Operation already in progress", StepFailure::Passing),
            ("org.bluez.Error.NotReady", "Resource Not Ready", StepFailure::Passing),
            ("org.freedesktop.DBus.Error.NoReply", "Did not receive a reply", StepFailure::TimedOut),
            ("org.freedesktop.DBus.Error.Timeout", "Timeout waiting for reply", StepFailure::TimedOut),
            ("org.bluez.Error.Failed", "Connection refused (111)", StepFailure::Refused),
            ("org.bluez.Error.Failed", "le-connection-abort-by-remote", StepFailure::Refused),
            ("org.bluez.Error.AuthenticationFailed", "", StepFailure::Refused),
            ("org.freedesktop.DBus.Error.UnknownObject", "Method \"Connect\" …", StepFailure::Gone),
            ("org.freedesktop.DBus.Error.Disconnected", "Connection is closed", StepFailure::Bus),
            ("org.freedesktop.DBus.Error.Failed", "Failed to send message", StepFailure::Bus),
            ("org.freedesktop.DBus.Error.LimitsExceeded", "Connection has too many rules", StepFailure::Bus),
            (
                "org.freedesktop.DBus.Error.NoReply",
                "Message recipient disconnected from message bus without replying",
                StepFailure::Bus,
            ),
            ("org.bluez.Error.Failed", "Too many links", StepFailure::NoSlot),
            ("org.bluez.Error.Failed", "Not connected", StepFailure::Lost),
            ("org.bluez.Error.NotConnected", "Not Connected", StepFailure::Lost),
            ("org.bluez.Error.Failed", "le-connection-unknown", StepFailure::Other),
        ] {
            assert_eq!(StepFailure::of(name, message), kind, "{name}: {message}");
        }
    }

    #[test]
    fn what_windows_says_is_understood_by_its_numbers() {
        for (message, kind) in [
            ("Error { code: HRESULT(0x80070005), message: \"Zugriff verweigert\" }", StepFailure::Refused),
            ("Error { code: HRESULT(0x800710DF), message: \"Zařízení není připraveno\" }", StepFailure::Gone),
            ("Error { code: HRESULT(0x800705B4), message: \"\" }", StepFailure::TimedOut),
            ("Windows UWP threw error on write: GattCommunicationStatus(1)", StepFailure::Gone),
            ("Error { code: HRESULT(0x8000FFFF), message: \"Katastrofálne zlyhanie\" }", StepFailure::Other),
        ] {
            assert_eq!(StepFailure::of("", message), kind, "{message}");
        }
    }

    #[test]
    fn what_is_said_to_people_is_no_code() {
        let said = |words: &str| StepFailure::of("org.bluez.Error.Failed", words).no_link(words);
        assert_eq!(said("Not connected"), NoLink::Lost);
        assert_eq!(said("le-connection-abort-by-local"), NoLink::Busy);
        assert_eq!(said("Failed to send message"), NoLink::NoService);
        let other = said("le-connection-unknown\nand more");
        assert_eq!(other, NoLink::Other("le-connection-unknown".to_owned()));
    }

    #[test]
    fn what_passes_is_tried_nine_times_and_what_takes_longer_not_at_all() {
        let count = |kind: StepFailure| {
            let mut retry = Retry::default();
            (0..20).take_while(|_| retry.again(kind).is_some()).count() + 1
        };
        assert_eq!(count(StepFailure::Passing), 9);
        for kind in [
            StepFailure::Bus,
            StepFailure::NoSlot,
            StepFailure::Refused,
            StepFailure::TimedOut,
            StepFailure::Lost,
            StepFailure::Gone,
            StepFailure::Other,
        ] {
            assert_eq!(count(kind), 1, "{kind:?}");
        }
    }
}
