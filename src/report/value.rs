//! A value as a reader sees it: what a ruleset's file writes as `playing`, `true` or `do = say, text = …`; what the
//! fields of a form ask, and what may be answered there.

use serde::de::DeserializeOwned;

use super::pieces::{mark, office, phase};
use super::say::PlayerNames;
use crate::domain::{Role, Side};
use crate::locale::Locale;
use crate::rules::{Claimant, Observation, Phase, Treatment};
use crate::tournament::{ClaimOutcome, Need, SideRole, Tick};

/// What becomes of a fact of the regulation, by its number; why, as far as this language says it.
pub fn treatment(locale: &Locale, fact: &str, treatment: &Treatment) -> String {
    let why = match (locale.why(fact), treatment.why()) {
        (None, Some(why)) if locale.tag() == "en" => why,
        (why, _) => why.unwrap_or_default(),
    };
    match treatment {
        Treatment::Enforced(_) => locale.say("words-done"),
        Treatment::Shown(_) => locale.say("words-shown"),
        Treatment::Person(_) if why.is_empty() => locale.say("words-person-alone"),
        Treatment::Person(_) => locale.with("words-person", &[("why", why.into())]),
        Treatment::External(_) if why.is_empty() => locale.say("words-document-alone"),
        Treatment::External(_) => locale.with("words-document", &[("what", why.into())]),
    }
}

/// A value as it stands in a ruleset's file, in the reader's words as far as there are any: its text; else word by
/// word, yes and no, offices, phases, who speaks up.
pub fn value(locale: &Locale, path: &str, value: &str) -> String {
    let whole = locale.rule(value);
    if whole != value {
        return whole;
    }
    if let Some((_, rest)) = value.split_once("text = ") {
        // The text may have commas of its own: the longest that is known is it.
        let ends: Vec<usize> = rest.match_indices(", ").map(|(at, _)| at).chain([rest.len()]).collect();
        let known = |end: &usize| Some(locale.rule(&rest[..*end])).filter(|said| *said != rest[..*end]);
        if let Some(said) = ends.iter().rev().find_map(known) {
            return said;
        }
    }
    value.split(", ").map(|it| word(locale, path, it)).collect::<Vec<_>>().join(", ")
}

/// One word of a value, with the key that it stands behind in a table.
fn word(locale: &Locale, path: &str, word: &str) -> String {
    let (key, word) = word.rsplit_once(" = ").map_or(("", word), |(key, word)| (key, word));
    let before = if key.is_empty() { String::new() } else { format!("{key} = ") };
    let said = match word {
        "true" => locale.say("form-yes"),
        "false" => locale.say("form-no"),
        word => word_meaning(locale, if key.is_empty() { path } else { key }, word),
    };
    format!("{before}{said}")
}

/// What a word names: who speaks up where the key asks for that, a phase, an office, something that is counted.
fn word_meaning(locale: &Locale, path: &str, word: &str) -> String {
    let speaks = || read(word).map(|who: Claimant| claimant(locale, who));
    let first = path.ends_with("claimants").then(speaks).flatten();
    let phase = || read(word).filter(|it| *it != Phase::None).map(|it: Phase| phase(locale, it));
    let office = || read(word).map(|role: Role| office(locale, role));
    let seen = || read(word).map(|seen: Observation| mark(locale, seen));
    if let Some(said) = first.or_else(phase).or_else(office).or_else(speaks).or_else(seen) {
        return said;
    }
    let plain = word.replace('_', " ");
    let known = locale.rule(&plain);
    if known == plain { word.to_owned() } else { known }
}

fn read<T: DeserializeOwned>(word: &str) -> Option<T> {
    serde_json::from_value(word.into()).ok()
}

/// What a field of a form asks.
pub fn need(locale: &Locale, need: &Need, names: PlayerNames<'_>) -> String {
    let of = |id: &str, side: Side| locale.with(id, &[("player", names.of(side).into())]);
    match need {
        Need::Side { part: SideRole::Offender, .. } => locale.say("need-offender"),
        Need::Side { part: SideRole::About, .. } | Need::Seated(_) => locale.say("need-about"),
        Need::Side { part: SideRole::Challenger, .. } => locale.say("form-field-side"),
        Need::Side { part: SideRole::Clock, .. } => locale.say("order-side"),
        Need::Side { part: SideRole::Loser, .. } => locale.say("need-loser"),
        Need::Side { part: SideRole::Demands, .. } => locale.say("need-demands"),
        Need::Name => locale.say("need-name"),
        Need::Zone => locale.say("need-zone"),
        Need::Club => locale.say("column-club"),
        Need::Player(_) => locale.say("need-player"),
        Need::Opponent(_) => locale.say("need-opponent"),
        Need::FreeTable(_) => locale.say("need-free-table"),
        Need::Claimant(_) => locale.say("need-claimant"),
        Need::Running => locale.say("need-running"),
        Need::Since => locale.say("need-since"),
        Need::Mark(it) => mark(locale, *it),
        Need::Fact(ask) | Need::Later(ask) => locale.rule(&ask.text),
        Need::Outcome { .. } => locale.say("need-outcome"),
        Need::Reason { .. } => locale.say("order-reason"),
        Need::Note => locale.say("need-note"),
        Need::Amount => locale.say("order-amount"),
        Need::Number => locale.say("need-number"),
        Need::Score(side) => of("need-score", *side),
        Need::Rack(side) => of("need-rack", *side),
        Need::Over(side) => of("need-over", *side),
        Need::Out => locale.say("need-out"),
        Need::Word(_) => locale.say("need-word"),
        Need::Points => locale.say("need-points"),
        Need::Tick(Tick::BothAgree) => locale.say("need-both-agree"),
        Need::Tick(Tick::Agrees(role)) => {
            locale.with("need-agrees", &[("office", (&office(locale, *role)).into())])
        }
        Need::Lengths { .. } => locale.say("need-lengths"),
        Need::Binding => locale.say("need-binding"),
        Need::Constant(name) => locale.with("need-constant", &[("name", name.into())]),
        Need::Tick(Tick::Signed) => locale.say("need-signed"),
        Need::Tick(Tick::Scored) => locale.say("need-scored"),
        Need::Tick(Tick::Played) => locale.say("need-played"),
        Need::Tick(Tick::Misentered) => locale.say("need-misentered"),
        Need::Tick(Tick::NotAsSigned) => locale.say("need-not-as-signed"),
    }
}

/// Who speaks up.
pub fn claimant(locale: &Locale, who: Claimant) -> String {
    locale.say(match who {
        Claimant::Opponent => "by-opponent",
        Claimant::Player => "by-player",
        Claimant::Referee => "by-referee",
    })
}

/// How a claim ends.
pub fn outcome(locale: &Locale, outcome: ClaimOutcome) -> String {
    locale.say(match outcome {
        ClaimOutcome::Proven => "outcome-proven",
        ClaimOutcome::Unfounded => "outcome-unfounded",
        ClaimOutcome::Neither => "outcome-neither",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_said_in_the_readers_words() {
        let said = |tag: &str, path: &str, text: &str| {
            value(Locale::named(tag).expect("an installed language"), path, text)
        };
        assert_eq!(said("de", "challenge.needs_slip", "true"), "ja");
        assert_eq!(said("el", "offence.x.phases", "playing"), "κατά τη διεξαγωγή");
        assert_eq!(said("sk", "offence.x.by", "players, judge"), "hráči, slovníkový rozhodca");
        assert_eq!(said("sk", "offence.x.claimants", "opponent, referee"), "súper, rozhodca");
        assert_eq!(said("de", "x", "hard_to_say"), "hard_to_say", "a word that nobody knows stays");
        let text = "do = say, text = It is put away. No sanction is named here; the arbiter may propose one to the organisers.";
        assert!(said("el", "x", text).starts_with("Το βοήθημα απομακρύνεται."), "{}", said("el", "x", text));
    }
}
