//! What was seen and measured at a table, and what stands on a slip, in words.

use std::borrow::Cow;

use crate::domain::{Millis, Role};
use crate::lexicon::{Outcome, WordNote};
use crate::locale::{Locale, Value};
use crate::rules::{ClockPower, Observation};
use crate::tournament::{Timeliness, WordVerdict};

use super::pieces::signed;

/// Something seen at the table.
pub fn mark(locale: &Locale, mark: Observation) -> String {
    locale.say(match mark {
        Observation::OpponentRecorded => "mark-opponent-recorded",
        Observation::BothRecorded => "mark-both-recorded",
        Observation::SumBegun => "mark-sum-begun",
        Observation::FirstTileRacked => "mark-first-tile-racked",
        Observation::Approved => "mark-approved",
        Observation::BagEmpty => "mark-bag-empty",
        Observation::OwnLimitOver => "mark-own-limit-over",
        Observation::NextRoundBegun => "mark-next-round-begun",
        Observation::ScoreRecorded => "mark-score-recorded",
        Observation::TilesDrawn => "mark-tiles-drawn",
        Observation::ClockPressed => "mark-clock-pressed",
        Observation::FurtherMove => "mark-further-move",
        Observation::Signed => "mark-signed",
        Observation::TilesCleared => "mark-tiles-cleared",
        Observation::PlayUpheld => "mark-play-upheld",
        Observation::ExchangeUpheld => "mark-exchange-upheld",
        Observation::Reacted => "mark-reacted",
        Observation::LastPlay => "mark-last-play",
    })
}

/// A power over a clock.
pub fn power(locale: &Locale, power: &ClockPower) -> String {
    match power {
        ClockPower::StartAbsent => locale.say("power-start-absent"),
        ClockPower::Stop => locale.say("power-stop"),
        ClockPower::AddFixed { amount } => {
            locale.with("power-add-fixed", &[("time", Value::Text(&signed(*amount)))])
        }
        ClockPower::AddFree => locale.say("power-add-free"),
        ClockPower::SetBoth { budget } => {
            locale.with("power-set-both", &[("time", Value::Text(&budget.age()))])
        }
        ClockPower::CentralTimer => locale.say("power-central-timer"),
    }
}

/// An office.
pub fn office(locale: &Locale, role: Role) -> String {
    locale.say(match role {
        Role::Director => "role-director",
        Role::HeadReferee => "role-head-referee",
        Role::Referee => "role-referee",
        Role::Judge => "role-judge",
        Role::Players => "role-players",
        Role::Clock => "role-clock",
    })
}

/// Who, in which office, at which console, where one is named.
pub fn by(locale: &Locale, role: Role, name: &str, station: &str) -> String {
    let name = if name.is_empty() { String::new() } else { format!("{name}, ") };
    let who = format!("{name}{}", office(locale, role));
    if station.is_empty() { who } else { format!("{who} · {}", self::station(locale, station)) }
}

/// A console by its name; what the program itself calls one is said in the language.
pub fn station<'n>(locale: &Locale, name: &'n str) -> Cow<'n, str> {
    match name {
        "desk" => locale.say("station-desk").into(),
        "kiosk" => locale.say("station-kiosk").into(),
        "init" => locale.say("station-init").into(),
        "round" => locale.say("station-round").into(),
        _ => name.into(),
    }
}

/// Whether a challenge came in time, and how that is known.
pub fn timeliness(locale: &Locale, timeliness: Timeliness, since_press: Option<Millis>) -> String {
    match (timeliness, since_press) {
        (Timeliness::InTime, Some(since)) => {
            locale.with("timely-measured", &[("seconds", Value::Text(&locale.decimal(&since.tenths())))])
        }
        (Timeliness::InTime, None) => locale.say("timely"),
        (Timeliness::NotMeasured, _) => locale.say("timely-not-measured"),
    }
}

/// Something worth a look in a word.
pub fn word_note(locale: &Locale, note: &WordNote) -> String {
    match note {
        WordNote::BlankOnly { letter } => {
            locale.with("note-blank-only", &[("letter", (&letter.to_string()).into())])
        }
        WordNote::NoTile { letter } => {
            locale.with("note-no-tile", &[("letter", (&letter.to_string()).into())])
        }
        WordNote::TooFewTiles { letters, blanks_needed, blanks } => {
            let (needed, has) = (u16::from(*blanks_needed), u16::from(*blanks));
            let values = [("letters", letters.into()), ("blanks", needed.into()), ("has", has.into())];
            locale.with("note-too-few", &values)
        }
    }
}

/// Words with their marks: `✓ KÔŇ, ✗ ŤUHÝK`.
pub fn words(words: &[WordVerdict]) -> String {
    let mut line = String::new();
    for word in words {
        if !line.is_empty() {
            line.push_str(", ");
        }
        line.push_str(if word.outcome == Outcome::Valid { "✓ " } else { "✗ " });
        line.push_str(&word.word);
    }
    line
}
