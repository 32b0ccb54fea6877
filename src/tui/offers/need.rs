//! What an offer still needs, as a field of its form: what it asks, what is known of its answer, what answer was given.

use serde_json::{Value as Json, json};

use crate::domain::{Decimal, Millis, Side};
use crate::lexicon::Binding;
use crate::locale::{Locale, Value};
use crate::report::{self, PlayerNames};
use crate::tournament::{ClaimOutcome, Need};

use crate::tui::form::{
    FieldKind, FieldPrompt, FilledFields, FormField, WrongAnswer, called, seconds, side, yes_no,
};
use crate::tui::rank::folded;
use crate::tui::text;

/// A hole of the offer, by its place, and what it needs.
pub(in crate::tui) struct OfferField {
    pub(super) at: usize,
    pub(super) need: Need,
}

/// The outcomes in the order of the form.
const OUTCOMES: [ClaimOutcome; 3] = [ClaimOutcome::Proven, ClaimOutcome::Unfounded, ClaimOutcome::Neither];

/// The place behind them: the facts say how a claim ends.
pub(super) const BY_FACTS: usize = OUTCOMES.len();

/// What a list may decide, in the order of the form.
const BINDINGS: [Binding; 2] = [Binding::Alone, Binding::IfListed];

/// So many columns of those who may be named are shown.
const NAMES: usize = 36;

/// The answer before anybody gives one: where there is nothing to choose, it is chosen; where leaving it open means no,
/// it is no.
pub(super) fn unanswered(needed: OfferField) -> (OfferField, FilledFields) {
    let filled = match &needed.need {
        Need::Side { of, .. } => FilledFields::one_of(of.len()),
        Need::Seated(of) => FilledFields::one_of(of.len()),
        Need::Word(words) => FilledFields::one_of(words.len()),
        Need::Claimant(of) if of.len() == 1 => FilledFields::Only,
        Need::Claimant(_) => FilledFields::Pick(Some(0)),
        Need::Mark(_) | Need::Tick(_) => FilledFields::tick(false),
        Need::Running => FilledFields::Pick(Some(2)),
        Need::Outcome { must: false } => FilledFields::Pick(Some(BY_FACTS)),
        Need::Outcome { must: true } | Need::Out | Need::Binding => FilledFields::Pick(None),
        Need::Fact(ask) | Need::Later(ask) if ask.yes_no => FilledFields::Pick(None),
        Need::Lengths { from, to } => FilledFields::line(format!("{from}-{to}")),
        Need::FreeTable(tables) if tables.len() == 1 => FilledFields::line(tables[0].to_string()),
        Need::Player(players) if players.len() == 1 => FilledFields::line(players[0].clone()),
        _ => FilledFields::line(""),
    };
    (needed, filled)
}

/// What a field asks.
pub(super) fn asks(field: &FormField<OfferField>, locale: &Locale, names: PlayerNames<'_>) -> FieldPrompt {
    let need = &field.what.need;
    FieldPrompt {
        label: report::need(locale, need, names),
        must: need.must() || matches!(need, Need::Out),
        kind: kind(need, locale, names),
        hint: hint(field, locale),
    }
}

fn kind(need: &Need, locale: &Locale, names: PlayerNames<'_>) -> FieldKind {
    let named = |side: &Side| format!("{side} {}", names.of(*side));
    let sides = || Side::BOTH.iter().map(named);
    FieldKind::Options(match need {
        Need::Side { of, .. } => of.iter().map(named).collect(),
        Need::Seated(of) => of.iter().map(|(side, _)| named(side)).collect(),
        Need::Running => sides().chain([locale.say("form-not-seen")]).collect(),
        Need::Out => sides().chain([locale.say("form-nobody")]).collect(),
        Need::Claimant(of) => of.iter().map(|who| report::claimant(locale, *who)).collect(),
        Need::Outcome { must } => {
            let facts = (!must).then(|| locale.say("form-by-facts"));
            OUTCOMES.iter().map(|it| report::outcome(locale, *it)).chain(facts).collect()
        }
        Need::Word(words) => words.clone(),
        Need::Binding => BINDINGS.iter().map(|it| report::binding(locale, *it)).collect(),
        Need::Mark(_) | Need::Tick(_) => return FieldKind::tick(locale),
        Need::Fact(ask) | Need::Later(ask) if ask.yes_no => yes_no(locale).to_vec(),
        Need::Fact(ask) | Need::Later(ask) if ask.fact.ends_with("_s") => return FieldKind::Time,
        Need::Player(players) | Need::Opponent(players) => return FieldKind::Name(players.clone()),
        Need::Reason { .. } => return FieldKind::Reasons,
        Need::Fact(_)
        | Need::Later(_)
        | Need::FreeTable(_)
        | Need::Number
        | Need::Score(_)
        | Need::Rack(_)
        | Need::Points => return FieldKind::Number,
        Need::Since => return FieldKind::Seconds,
        _ => return FieldKind::Text,
    })
}

/// What stands after the line: the range of a number, the player that was found.
fn hint(field: &FormField<OfferField>, locale: &Locale) -> String {
    let range = |from: String, to: String| {
        locale.with("form-range", &[("from", Value::Text(&from)), ("to", Value::Text(&to))])
    };
    match &field.what.need {
        Need::Fact(ask) | Need::Later(ask) if !ask.yes_no => range(ask.from.to_string(), ask.to.to_string()),
        Need::Lengths { from, to } => range(from.to_string(), to.to_string()),
        // Who may be named; then who is; or where somebody is entered who is not there.
        Need::Player(players) | Need::Opponent(players) => match called(players, field.typed()) {
            Some(player) => player.clone(),
            None if field.typed().is_empty() => text::cut(&players.join(", "), NAMES),
            None => locale.say("form-new-player"),
        },
        Need::FreeTable(tables) => tables.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
        Need::Since if field.typed().is_empty() => locale.say("form-blank"),
        _ => String::new(),
    }
}

/// The option that a letter names.
pub(super) fn option_by_letter(need: &Need, letter: char, locale: &Locale) -> Option<usize> {
    let first = |text: &str| folded(text).chars().next();
    let outcome = |locale: &Locale| {
        OUTCOMES.iter().position(|it| first(&report::outcome(locale, *it)) == first(&letter.to_string()))
    };
    match need {
        Need::Side { of, .. } => side(letter).and_then(|at| of.iter().position(|side| side.index() == at)),
        Need::Seated(of) => side(letter).and_then(|at| of.iter().position(|(side, _)| side.index() == at)),
        Need::Out if matches!(letter, '-' | '−' | '0') => Some(2),
        Need::Running | Need::Out => side(letter),
        Need::Outcome { .. } => match letter {
            '+' => Some(0),
            '-' | '−' => Some(1),
            _ => outcome(locale).or_else(|| outcome(Locale::english())),
        },
        Need::Claimant(_) | Need::Word(_) | Need::Binding => None,
        _ => locale.answer(letter).map(|yes| usize::from(!yes)),
    }
}

/// What is said, as the command has it; nothing where it was left open.
pub(super) fn field_answer(field: &FormField<OfferField>) -> Result<Option<Json>, WrongAnswer> {
    let (need, typed, pick) = (&field.what.need, field.typed(), field.pick());
    let side = pick.and_then(|at| Side::BOTH.get(at));
    Ok(match need {
        Need::Side { of, .. } => chosen_option(of, pick),
        Need::Seated(of) => pick.and_then(|at| Some(json!(of.get(at)?.1))),
        Need::Running => side.map(|side| json!(side)),
        // That nobody went out is said too: with it stands or falls what the tiles left are worth.
        Need::Out if pick.is_none() => return Err(WrongAnswer::Says("form-must")),
        Need::Out => Some(json!(side)),
        Need::Claimant(of) => chosen_option(of, pick),
        Need::Word(words) => chosen_option(words, pick),
        Need::Binding => chosen_option(&BINDINGS, pick),
        Need::Outcome { .. } => chosen_option(&OUTCOMES, pick),
        Need::Mark(mark) => field.ticked().then(|| json!(mark)),
        Need::Tick(_) => Some(json!(field.ticked())),
        Need::Fact(ask) | Need::Later(ask) if ask.yes_no => pick.map(|_| json!(i64::from(field.ticked()))),
        _ if typed.is_empty() => None,
        // What else is known of a player has no field here.
        Need::Name if typed.contains([';', ':']) => return Err(WrongAnswer::Says("form-name-only")),
        Need::Player(players) | Need::Opponent(players) => {
            Some(json!(called(players, typed).ok_or(WrongAnswer::Says("form-no-player"))?))
        }
        Need::Name | Need::Club | Need::Zone | Need::Reason { .. } | Need::Note => Some(json!(typed)),
        _ => Some(number(need, typed)?),
    })
}

/// The chosen one of these.
fn chosen_option<T: serde::Serialize>(of: &[T], pick: Option<usize>) -> Option<Json> {
    pick.and_then(|at| Some(json!(of.get(at)?)))
}

/// Whether two numbers or more are written there, and nothing else.
pub(super) fn reads_as_sums(typed: &str) -> bool {
    let between = |letter: char| letter.is_whitespace() || ":/,;.-−–".contains(letter);
    let parts: Vec<&str> = typed.split(between).filter(|part| !part.is_empty()).collect();
    let number = |part: &&str| part.bytes().all(|byte| byte.is_ascii_digit());
    parts.iter().all(number) && (parts.len() > 1 || parts.first().is_some_and(|part| part.len() == 6))
}

fn number(need: &Need, typed: &str) -> Result<Json, WrongAnswer> {
    let whole = |wrong: WrongAnswer| typed.replace('−', "-").parse::<i32>().map_err(|_| wrong);
    let plain = || WrongAnswer::Says("form-number");
    Ok(match need {
        Need::Since => json!(seconds(typed).ok_or(WrongAnswer::Says("form-since"))?),
        Need::Fact(ask) | Need::Later(ask) => {
            let range = || WrongAnswer::Range(ask.from, ask.to);
            let value = match minutes(typed).filter(|_| ask.fact.ends_with("_s")) {
                Some(seconds) => seconds,
                None => i64::from(whole(range())?),
            };
            if !(ask.from..=ask.to).contains(&value) {
                return Err(range());
            }
            json!(value)
        }
        Need::Amount => json!(amount(typed).ok_or(WrongAnswer::Says("form-amount"))?),
        Need::Lengths { from, to } => {
            let range = || WrongAnswer::Range(i64::from(*from), i64::from(*to));
            json!(lengths(typed).ok_or_else(range)?)
        }
        Need::FreeTable(tables) => {
            let table = u16::try_from(whole(plain())?).map_err(|_| plain())?;
            if !tables.is_empty() && tables.iter().all(|it| it.0 != table) {
                return Err(WrongAnswer::Says("form-no-free-table"));
            }
            json!(table)
        }
        Need::Number => json!(u16::try_from(whole(plain())?).map_err(|_| plain())?),
        Need::Constant(_) => {
            json!(typed.parse::<Decimal>().map_err(|_| WrongAnswer::Says("form-decimal"))?)
        }
        Need::Over(_) => {
            let over = amount(typed).filter(|over| over.0 >= 0);
            json!(over.ok_or(WrongAnswer::Says("form-time"))?)
        }
        _ => json!(whole(plain())?),
    })
}

/// `6-15`, or `6` alone.
fn lengths(typed: &str) -> Option<(u8, u8)> {
    let (from, to) = typed.split_once(['-', '–']).unwrap_or((typed, typed));
    Some((from.trim().parse().ok()?, to.trim().parse().ok()?))
}

/// `+2:00`, `-30`, `1:30`, `-1:00:00`: hours, minutes and seconds, the larger ones left out where there are none.
fn amount(typed: &str) -> Option<Millis> {
    let (sign, rest) = match typed.chars().next()? {
        '-' | '−' => (-1, typed.trim_start_matches(['-', '−'])),
        _ => (1, typed.trim_start_matches('+')),
    };
    if rest.split(':').count() > 3 {
        return None;
    }
    let seconds =
        rest.split(':').try_fold(0, |sum, part| Some(sum * 60 + i64::from(part.parse::<u16>().ok()?)))?;
    Some(Millis::secs(sign * seconds))
}

/// `5:20` in seconds.
fn minutes(typed: &str) -> Option<i64> {
    let (minutes, seconds) = typed.split_once(':')?;
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let both = digits(minutes) && digits(seconds) && minutes.len() < 6;
    let (minutes, seconds): (i64, i64) = (minutes.parse().ok()?, seconds.parse().ok()?);
    (both && seconds < 60).then_some(minutes * 60 + seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_people_write_them() {
        assert_eq!(amount("+2:00"), Some(Millis::secs(120)));
        assert_eq!(amount("−1:30"), Some(Millis::secs(-90)));
        assert_eq!(amount("45"), Some(Millis::secs(45)));
        assert_eq!(amount("-1:00:30"), Some(Millis::secs(-3_630)));
        assert_eq!((amount("soon"), amount("1:0:0:0"), amount("1::2"), amount("")), (None, None, None, None));
        assert_eq!(seconds("11,2"), Some(Millis(11_200)));
        assert_eq!(seconds("11.25"), Some(Millis(11_250)));
        assert_eq!(seconds("-1"), None);
    }

    #[test]
    fn minutes_and_seconds_are_seconds() {
        assert_eq!(["5:20", "0:07", "90:00"].map(minutes), [Some(320), Some(7), Some(5400)]);
        for wrong in ["520", "5:60", ":20", "5:", "-1:20", "5:2:0", "999999:00"] {
            assert_eq!(minutes(wrong), None, "{wrong}");
        }
    }
}
