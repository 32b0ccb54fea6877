//! Pieces that many sentences share: where a game stands, what was seen and measured at a table, what stands on a
//! slip, what of a pairing is not as the regulation wants it, a length with its sign, a reason.

use std::borrow::Cow;

use chrono::NaiveDate;

use super::cite::duty_subject;
use crate::domain::{Millis, Points, Role};
use crate::lexicon::{Outcome, WordNote};
use crate::locale::{Locale, Value};
use crate::rules::{ClockPower, Observation, Phase};
use crate::tournament::{About, GameRef, Mispaired, Pending, Timeliness, WordVerdict};

/// Where a game stands.
pub fn phase(locale: &Locale, phase: Phase) -> String {
    locale.say(match phase {
        Phase::None => "phase-none",
        Phase::Before => "phase-before",
        Phase::Playing => "phase-playing",
        Phase::Over => "phase-over",
        Phase::HandedIn => "phase-handed-in",
    })
}

/// Where a game stands, for a title.
pub fn standing(locale: &Locale, phase: Phase) -> String {
    locale.say(match phase {
        Phase::None => "standing-none",
        Phase::Before => "standing-before",
        Phase::Playing => "standing-playing",
        Phase::Over => "standing-over",
        Phase::HandedIn => "standing-handed-in",
    })
}

/// What is not finished, or not as it should be.
pub fn pending(locale: &Locale, what: &Pending) -> String {
    let of = |id: &str, number: u32, game: &GameRef, name: &str| {
        let (table, round) = (i64::from(game.table.0), i64::from(game.round.0));
        let values = [
            ("number", i64::from(number).into()),
            ("table", table.into()),
            ("round", round.into()),
            ("name", Value::Text(&locale.rule(name))),
        ];
        locale.with(id, &values)
    };
    match what {
        Pending::Slip { slip, game } => of("pending-slip", slip.0, game, ""),
        Pending::Claim { claim, game, name } => of("pending-claim", claim.0, game, name),
        Pending::Run { run, game, name } => of("pending-run", run.0, game, name),
        Pending::NoResult { tables } => {
            let all: Vec<String> = tables.iter().map(ToString::to_string).collect();
            let count = i64::try_from(tables.len()).unwrap_or(i64::MAX);
            locale.with(
                "pending-no-result",
                &[("count", count.into()), ("tables", Value::Text(&all.join(", ")))],
            )
        }
        Pending::Duty { text, about } => {
            let text = locale.rule(text);
            let text = text.trim_end_matches('.');
            if about.is_empty() {
                text.to_owned()
            } else {
                format!("{text} ({})", duty_subject(locale, about))
            }
        }
        Pending::PutOff { by, most } => {
            let [by, most] = [by, most].map(|length| lasting(locale, *length));
            locale.with("pending-put-off", &[("by", (&by).into()), ("most", (&most).into())])
        }
        Pending::TooSoon { gone, least } => {
            let [gone, least] = [gone, least].map(|length| lasting(locale, *length));
            locale.with("pending-too-soon", &[("gone", (&gone).into()), ("least", (&least).into())])
        }
        Pending::Pairing { fault } => mispaired(locale, fault),
    }
}

/// A length as it is said in a sentence: `20 min 45 s`, which no one takes for a quarter to nine.
pub fn lasting(locale: &Locale, length: Millis) -> String {
    let seconds = length.0.max(0) / 1000;
    let (minutes, seconds) = (seconds / 60, seconds % 60);
    locale.with("lasting", &[("minutes", minutes.into()), ("seconds", seconds.into())])
}

/// A length with its sign, for a time that is added.
pub(super) fn signed(length: Millis) -> String {
    let sign = if length.0 < 0 { '−' } else { '+' };
    format!("{sign}{}", Millis(length.0.abs()).age())
}

/// A reason behind a dash; nothing where there is none.
pub(super) fn because(reason: &str) -> String {
    if reason.is_empty() { String::new() } else { format!(" — {reason}") }
}

/// What the event refers to, or its id where nobody knows more.
pub(super) fn referred_name(locale: &Locale, about: &About, id: &str) -> String {
    match about {
        About::Name(name) | About::Offence { name, .. } => locale.rule(name),
        _ => id.to_owned(),
    }
}

/// What a ruleset's id is called, where all that is known of something is its id.
pub fn called(locale: &Locale, id: &str) -> String {
    locale.rule(&id.replace('_', " "))
}

/// What follows, one after another: a sentence stands for itself, as no sign stands behind another and none begins
/// behind a semicolon.
pub fn following(locale: &Locale, parts: impl IntoIterator<Item = String>) -> String {
    let mut all = String::new();
    for part in parts {
        let between = match (all.is_empty(), all.ends_with('.'), part.ends_with('.')) {
            (true, ..) => String::new(),
            (false, true, true) => " ".to_owned(),
            (false, false, true) => ". ".to_owned(),
            (false, _, false) => {
                all.truncate(all.trim_end_matches('.').len());
                locale.say("between-items")
            }
        };
        all.push_str(&between);
        all.push_str(&part);
    }
    all
}

/// So many of what is counted: `3 napomenutia`; the name before the number where a language has no words for it.
pub fn counted(locale: &Locale, counter: &str, count: i64) -> String {
    let english = format!("{count} {}", counter.replace('_', " "));
    let here = locale.rule(&english);
    if here != english {
        return here;
    }
    locale.with("table-count", &[("counter", (&called(locale, counter)).into()), ("count", count.into())])
}

/// Points with their sign, a true minus; nothing has none.
pub fn points(points: Points) -> String {
    let sign = match points.0 {
        ..0 => "−",
        0 => "",
        1.. => "+",
    };
    format!("{sign}{}", points.0.unsigned_abs())
}

/// A day, as the language writes it.
pub fn day(locale: &Locale, day: NaiveDate) -> String {
    // Only where the year stands first do days and months have two figures.
    let format = if locale.tag() == "en" { ("%m", "%d") } else { ("%-m", "%-d") };
    let part = |format: &str| day.format(format).to_string();
    let (year, month, day) = (part("%Y"), part(format.0), part(format.1));
    let values = [("year", Value::Text(&year)), ("month", Value::Text(&month)), ("day", Value::Text(&day))];
    locale.with("print-date", &values)
}

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

/// What of a pairing is not as the regulation wants it.
pub(super) fn mispaired(locale: &Locale, fault: &Mispaired) -> String {
    match fault {
        Mispaired::Opposite { table, a, b } => {
            locale.with("mispaired-opposite", &[("table", table.0.into()), ("a", a.into()), ("b", b.into())])
        }
        Mispaired::MetBefore { table, a, b, round } => locale.with(
            "mispaired-met-before",
            &[("table", table.0.into()), ("a", a.into()), ("b", b.into()), ("round", round.0.into())],
        ),
        Mispaired::Starts { table, first, second } => locale.with(
            "mispaired-starts",
            &[("table", table.0.into()), ("first", first.into()), ("second", second.into())],
        ),
        Mispaired::BeginsAgain { table, first, round } => locale.with(
            "mispaired-begins-again",
            &[("table", table.0.into()), ("first", first.into()), ("round", round.0.into())],
        ),
        Mispaired::Byes { players } => {
            locale.with("mispaired-byes", &[("players", Value::Text(&players.join(", ")))])
        }
        Mispaired::ByeAgain { player, round } => {
            locale.with("mispaired-bye-again", &[("player", player.into()), ("round", round.0.into())])
        }
        Mispaired::LowerSecond { table, first, second } => locale.with(
            "mispaired-lower-second",
            &[("table", table.0.into()), ("first", first.into()), ("second", second.into())],
        ),
        Mispaired::HighestFirst { table, first } => {
            locale.with("mispaired-highest-first", &[("table", table.0.into()), ("first", first.into())])
        }
        Mispaired::Family { table, a, b } => {
            locale.with("mispaired-family", &[("table", table.0.into()), ("a", a.into()), ("b", b.into())])
        }
        Mispaired::TooYoung { player, age, from } => locale.with(
            "mispaired-too-young",
            &[("player", player.into()), ("age", u16::from(*age).into()), ("from", u16::from(*from).into())],
        ),
        Mispaired::Unguarded { player, age } => {
            locale.with("mispaired-unguarded", &[("player", player.into()), ("age", u16::from(*age).into())])
        }
        Mispaired::Unpaid { player } => locale.with("mispaired-unpaid", &[("player", player.into())]),
        Mispaired::Rounds { rounds } => locale.with("mispaired-rounds", &[("rounds", (*rounds).into())]),
        Mispaired::LeftOut { players } => locale.with(
            "mispaired-left-out",
            &[("players", Value::Text(&players.join(", "))), ("count", players.len().into())],
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn locale(tag: &str) -> &'static Locale {
        Locale::named(tag).expect("an installed language")
    }

    #[test]
    fn a_length_is_no_time_of_day() {
        let said = |tag: &str, seconds: i64| lasting(locale(tag), Millis::secs(seconds));
        assert_eq!(said("sk", 45), "45 s");
        assert_eq!(said("sk", 1_245), "20 min 45 s");
        assert_eq!(said("de", 241), "4 min 1 s");
        assert_eq!(said("el", 60), "1 λεπτό");
        assert_eq!(said("el", 425), "7 λεπτά 5 δευτ.");
    }

    #[test]
    fn what_is_counted_is_inflected() {
        let said = |tag: &str, counter: &str, count: i64| counted(locale(tag), counter, count);
        assert_eq!(said("sk", "warnings", 1), "1 napomenutie");
        assert_eq!(said("sk", "warnings", 2), "2 napomenutia");
        assert_eq!(said("sk", "warnings", 5), "5 napomenutí");
        assert_eq!(said("de", "admonitions", 1), "1 Ermahnung");
        assert_eq!(said("el", "absences", 3), "3 απουσίες");
        assert_eq!(said("en", "warnings", 1), "warnings 1");
    }

    #[test]
    fn no_sign_stands_behind_another() {
        let said = |parts: &[&str]| following(locale("de"), parts.iter().map(|part| (*part).to_owned()));
        assert_eq!(said(&["−5 Punkte", "Er zahlt.", "Zug weg"]), "−5 Punkte. Er zahlt; Zug weg");
        assert_eq!(said(&["Er zahlt.", "Er geht."]), "Er zahlt. Er geht.");
        assert_eq!(said(&[]), "");
    }

    #[test]
    fn what_has_english_words_in_the_journal_is_said_in_the_readers() {
        let (el, run) = (locale("el"), Pending::Duty { text: "x".to_owned(), about: "round 1".to_owned() });
        assert_eq!(pending(el, &run), "x (γύρος 1)");
    }
}
