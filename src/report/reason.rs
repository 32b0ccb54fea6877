//! Why a clock was not reached, is not believed, or has not done what it was asked: the values of the core in words.

use crate::clock::{Garbled, GiveUp, NoLink, Status, Suspect};
use crate::locale::{Locale, Value};
use crate::tournament::{Hindrance, OrderWhy};

use super::found::cannot;
use super::pieces::lasting;

/// Why an order was given up.
pub fn give_up(locale: &Locale, why: &GiveUp) -> String {
    let doubt = |said: String, may_be_done: bool| {
        if may_be_done { locale.with("given-up-doubt", &[("why", (&said).into())]) } else { said }
    };
    match why {
        GiveUp::NotReached { link, may_be_done } => doubt(no_link(locale, link), *may_be_done),
        GiveUp::NotKnownHere { clock, may_be_done } => {
            doubt(locale.with("given-up-not-known-here", &[("clock", clock.0.into())]), *may_be_done)
        }
        GiveUp::Refused { status: Status::WrongState } => locale.say("given-up-wrong-state"),
        GiveUp::Refused { .. } => locale.say("given-up-refused"),
        GiveUp::Declined { words } => locale.with("given-up-declined", &[("words", words.into())]),
        GiveUp::StartedAnew => locale.say("given-up-started-anew"),
        GiveUp::MemoryForgotten => locale.say("given-up-memory-forgotten"),
        GiveUp::OtherEvent => locale.say("given-up-other-event"),
        GiveUp::NumbersSpent => locale.say("given-up-numbers-spent"),
        GiveUp::NoAnswer => locale.say("given-up-no-answer"),
        GiveUp::TriedBefore => locale.say("given-up-tried-before"),
        GiveUp::Unable { why } => cannot(locale, why),
        GiveUp::NextRound => locale.say("given-up-next-round"),
        GiveUp::ClockTakenOff => locale.say("given-up-clock-taken-off"),
    }
}

/// Why the console gave an order of its own accord.
pub fn order_why(locale: &Locale, why: &OrderWhy) -> String {
    match why {
        OrderWhy::CameLate { player, taken } => {
            let values = [("player", player.into()), ("taken", Value::Text(&lasting(locale, *taken)))];
            locale.with("order-why-came-late", &values)
        }
        OrderWhy::HasCome { player } => locale.with("order-why-has-come", &[("player", player.into())]),
        OrderWhy::HeldLastPlay { phrase, side } => {
            let values = [("phrase", phrase.into()), ("side", Value::Text(&side.to_string()))];
            locale.with("order-why-held-last-play", &values)
        }
        OrderWhy::Follows { rule } => rule.clone(),
        OrderWhy::NotAdmitted { why } => super::refused::reason(locale, why).what,
    }
}

/// Why a person has to do what the table's clock might do.
pub fn hindrance(locale: &Locale, why: &Hindrance) -> String {
    match why {
        Hindrance::Unable { why } => cannot(locale, why),
        Hindrance::UnknownMake { make } => locale.with("hindrance-unknown-make", &[("make", make.into())]),
        Hindrance::EarlierRound => locale.say("hindrance-earlier-round"),
        Hindrance::NoPower => locale.say("hindrance-no-power"),
        Hindrance::PersonOnly => locale.say("hindrance-person-only"),
    }
}

/// Why there is no link to a clock, and what to do.
pub fn no_link(locale: &Locale, why: &NoLink) -> String {
    match why {
        NoLink::NeverSeen => locale.say("no-link-never-seen"),
        NoLink::Unheard => locale.say("no-link-unheard"),
        NoLink::Weak(rssi) => locale.with("no-link-weak", &[("rssi", (&rssi.to_string()).into())]),
        NoLink::NoSlot => locale.say("no-link-no-slot"),
        NoLink::Refused => locale.say("no-link-refused"),
        NoLink::TimedOut => locale.say("no-link-timed-out"),
        NoLink::Lost => locale.say("no-link-lost"),
        NoLink::NoAdapter => locale.say("no-link-no-adapter"),
        NoLink::Unauthenticated => locale.say("no-link-unauthenticated"),
        NoLink::NotThisClock => locale.say("no-link-not-this-clock"),
        NoLink::Busy => locale.say("no-link-busy"),
        NoLink::NoService => locale.say("no-link-no-service"),
        NoLink::Other(words) => locale.with("no-link-other", &[("words", words.into())]),
    }
}

/// Why frames in a clock's name are not believed, and what to look at.
pub fn suspect(locale: &Locale, why: Suspect) -> String {
    match why {
        Suspect::BadTag => locale.say("suspect-bad-tag"),
        // In the words of the specification, for whoever builds clocks.
        Suspect::Unreadable(error) => {
            locale.with("suspect-unreadable", &[("error", (&error.to_string()).into())])
        }
        Suspect::OtherClock(clock) => locale.with("suspect-other-clock", &[("clock", clock.0.into())]),
        Suspect::CounterBack { high, found } => {
            let [high, found] = [high, found].map(|counter| counter.to_string());
            locale.with("suspect-counter-back", &[("high", (&high).into()), ("found", (&found).into())])
        }
        Suspect::OtherConnection => locale.say("suspect-other-connection"),
        Suspect::OtherCommand => locale.say("suspect-other-command"),
        Suspect::SecondDevice => locale.say("suspect-second-device"),
        Suspect::Late { by } => locale.with("suspect-late", &[("by", Value::Text(&lasting(locale, by)))]),
    }
}

/// What a clock of another make said that means nothing.
pub fn garbled(locale: &Locale, why: Garbled) -> String {
    match why {
        Garbled::TooLong(bytes) => locale.with("garbled-too-long", &[("bytes", (&bytes.to_string()).into())]),
        Garbled::CutOff => locale.say("garbled-cut-off"),
        Garbled::Unreadable => locale.say("garbled-unreadable"),
        Garbled::UnknownKind => locale.say("garbled-unknown-kind"),
        Garbled::Impossible(what) => locale.with("garbled-impossible", &[("what", what.into())]),
        Garbled::NotAsked => locale.say("garbled-not-asked"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::{Cannot, frame::Field, frame::FrameError};
    use crate::domain::{ClockId, Millis};

    fn links() -> Vec<NoLink> {
        use NoLink as N;
        let words = "le-connection-unknown".to_owned();
        let mut all =
            vec![N::NeverSeen, N::Unheard, N::Weak(-93), N::NoSlot, N::Refused, N::TimedOut, N::Lost];
        all.extend([
            N::NoAdapter,
            N::Unauthenticated,
            N::NotThisClock,
            N::Busy,
            N::NoService,
            N::Other(words),
        ]);
        all
    }

    fn given_up() -> Vec<GiveUp> {
        let clock = ClockId(12);
        let mut all: Vec<GiveUp> =
            links().into_iter().map(|link| GiveUp::NotReached { link, may_be_done: false }).collect();
        all.extend([
            GiveUp::NotReached { link: NoLink::TimedOut, may_be_done: true },
            GiveUp::NotKnownHere { clock, may_be_done: false },
            GiveUp::Refused { status: Status::WrongState },
            GiveUp::Refused { status: Status::UnknownOpcode },
            GiveUp::Declined { words: "no such command (7)".to_owned() },
            GiveUp::StartedAnew,
            GiveUp::MemoryForgotten,
            GiveUp::OtherEvent,
            GiveUp::NumbersSpent,
            GiveUp::NoAnswer,
            GiveUp::TriedBefore,
            GiveUp::Unable { why: Cannot::TooWide { text: "A -1000000000 PTS".to_owned(), width: 11 } },
            GiveUp::NextRound,
            GiveUp::ClockTakenOff,
        ]);
        all
    }

    fn suspicions() -> Vec<Suspect> {
        let error = FrameError::Unknown { field: Field::RunState, value: 6 };
        vec![
            Suspect::BadTag,
            Suspect::Unreadable(error),
            Suspect::Unreadable(FrameError::Reserved(Field::RunState)),
            Suspect::OtherClock(ClockId(3)),
            Suspect::CounterBack { high: 4_000_000, found: 3 },
            Suspect::OtherConnection,
            Suspect::OtherCommand,
            Suspect::SecondDevice,
            Suspect::Late { by: Millis(600_000) },
        ]
    }

    #[test]
    fn every_reason_is_said() {
        let locale = Locale::english();
        let mut all: Vec<String> = given_up().iter().map(|why| give_up(locale, why)).collect();
        all.extend(suspicions().into_iter().map(|why| suspect(locale, why)));
        let garble = [Garbled::TooLong(1024), Garbled::CutOff, Garbled::Unreadable, Garbled::UnknownKind];
        all.extend(
            garble
                .into_iter()
                .chain([Garbled::Impossible("time"), Garbled::NotAsked])
                .map(|why| garbled(locale, why)),
        );
        insta::assert_snapshot!(all.join("\n"));
    }

    #[test]
    fn the_journal_keeps_values_and_gives_them_back() {
        let mut kept = Vec::new();
        for why in given_up() {
            let json = serde_json::to_string(&why).expect("JSON");
            assert_eq!(serde_json::from_str::<GiveUp>(&json).expect("the same"), why);
            kept.push(json);
        }
        for why in suspicions() {
            let json = serde_json::to_string(&why).expect("JSON");
            assert_eq!(serde_json::from_str::<Suspect>(&json).expect("the same"), why);
            kept.push(json);
        }
        insta::assert_snapshot!(kept.join("\n"));
    }
}
