//! What was seen and measured at a table, and what stands on a slip, in words.

use crate::domain::Millis;
use crate::lexicon::{Outcome, WordNote};
use crate::locale::{Locale, Value};
use crate::rules::{ClockPower, Mark};
use crate::tournament::{Timeliness, WordVerdict};

use super::say::signed;

/// Something seen at the table.
pub fn mark(locale: &Locale, mark: Mark) -> String {
    locale.say(match mark {
        Mark::OpponentRecorded => "mark-opponent-recorded",
        Mark::BothRecorded => "mark-both-recorded",
        Mark::SumBegun => "mark-sum-begun",
        Mark::FirstTileRacked => "mark-first-tile-racked",
        Mark::Approved => "mark-approved",
        Mark::BagEmpty => "mark-bag-empty",
        Mark::OwnLimitOver => "mark-own-limit-over",
        Mark::NextRoundBegun => "mark-next-round-begun",
        Mark::ScoreRecorded => "mark-score-recorded",
        Mark::TilesDrawn => "mark-tiles-drawn",
        Mark::ClockPressed => "mark-clock-pressed",
        Mark::FurtherMove => "mark-further-move",
        Mark::Signed => "mark-signed",
        Mark::TilesCleared => "mark-tiles-cleared",
        Mark::PlayUpheld => "mark-play-upheld",
        Mark::ExchangeUpheld => "mark-exchange-upheld",
        Mark::Reacted => "mark-reacted",
        Mark::LastPlay => "mark-last-play",
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

/// Whether a challenge came in time, and how that is known.
pub fn timeliness(locale: &Locale, timeliness: Timeliness, since_press: Option<Millis>) -> String {
    match (timeliness, since_press) {
        (Timeliness::InTime, Some(since)) => {
            locale.with("timely-measured", &[("seconds", Value::Text(&since.tenths()))])
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
