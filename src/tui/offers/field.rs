//! One field of a form: what it asks, what is chosen or typed, what answer that is.

use serde_json::{Value as Json, json};
use tui_input::Input;

use crate::domain::{Decimal, Millis, Side};
use crate::lexicon::Binding;
use crate::locale::{Locale, Value};
use crate::report::{self, Names};
use crate::tournament::{ClaimOutcome, Need};

use crate::tui::rank::{folded, without_umlauts};
use crate::tui::text;

pub(super) struct Field {
    /// The place of the hole that it fills.
    pub(super) hole: usize,
    pub(super) need: Need,
    /// The chosen one of the options, where it has some.
    pub(super) pick: Option<usize>,
    /// What is typed, where it has none.
    pub(super) line: Input,
}

/// What is wrong with a field: the message, with the range of a number where one is asked for.
pub(super) enum Wrong {
    Says(&'static str),
    Range(i64, i64),
}

/// The outcomes in the order of the form.
const OUTCOMES: [ClaimOutcome; 3] = [ClaimOutcome::Proven, ClaimOutcome::Unfounded, ClaimOutcome::Neither];

/// What a list may decide, in the order of the form.
const BINDINGS: [Binding; 2] = [Binding::Alone, Binding::IfListed];

/// So many columns of those who may be named are shown.
const NAMES: usize = 36;

impl Field {
    pub(super) fn new(hole: usize, need: Need) -> Self {
        // Where there is nothing to choose, it is chosen; where leaving it open means no, it is no.
        let pick = match &need {
            Need::Side { of, .. } if of.len() == 1 => Some(0),
            Need::Seated(of) if of.len() == 1 => Some(0),
            Need::Claimant(_) => Some(0),
            Need::Word(words) if words.len() == 1 => Some(0),
            Need::Mark(_) | Need::Tick(_) => Some(1),
            Need::Running => Some(2),
            Need::Outcome { must: false } => Some(3),
            _ => None,
        };
        let line = match &need {
            Need::Lengths { from, to } => Input::new(format!("{from}-{to}")),
            Need::FreeTable(tables) if tables.len() == 1 => Input::new(tables[0].to_string()),
            Need::Player(players) if players.len() == 1 => Input::new(players[0].clone()),
            _ => Input::default(),
        };
        Self { hole, need, pick, line }
    }

    /// How many options it has; none where something is typed.
    pub(super) fn options(&self) -> usize {
        match &self.need {
            Need::Side { of, .. } => of.len(),
            Need::Seated(of) => of.len(),
            Need::Mark(_) | Need::Tick(_) | Need::Binding => 2,
            Need::Fact(ask) | Need::Later(ask) if ask.yes_no => 2,
            Need::Running | Need::Out | Need::Outcome { must: true } => 3,
            Need::Outcome { must: false } => 4,
            Need::Claimant(of) => of.len(),
            Need::Word(words) => words.len(),
            _ => 0,
        }
    }

    /// Whether two numbers or more are written there, and nothing else.
    pub(super) fn reads_as_sums(&self) -> bool {
        let between = |letter: char| letter.is_whitespace() || ":/,;.-−–".contains(letter);
        let parts: Vec<&str> = self.line.value().split(between).filter(|part| !part.is_empty()).collect();
        let number = |part: &&str| part.bytes().all(|byte| byte.is_ascii_digit());
        parts.iter().all(number) && (parts.len() > 1 || parts.first().is_some_and(|part| part.len() == 6))
    }

    /// Whether it is a tick: yes or no in one sign.
    pub(super) fn ticks(&self) -> bool {
        matches!(self.need, Need::Mark(_) | Need::Tick(_))
    }

    /// Whether it is how a claim ends, left to the facts.
    pub(super) fn left_to_the_facts(&self) -> bool {
        matches!(self.need, Need::Outcome { must: false }) && self.pick == Some(3)
    }

    /// Whether nothing but a whole number is written there.
    pub(super) fn is_whole_number(&self) -> bool {
        match &self.need {
            Need::Fact(ask) | Need::Later(ask) => !ask.yes_no,
            Need::Number | Need::Score(_) | Need::Rack(_) | Need::Points | Need::FreeTable(_) => true,
            _ => false,
        }
    }

    /// Whether a time in seconds is written there, which may be written as minutes and seconds too.
    pub(super) fn is_time(&self) -> bool {
        let seconds = |fact: &str| fact.ends_with("_s");
        matches!(&self.need, Need::Fact(ask) | Need::Later(ask) if !ask.yes_no && seconds(&ask.fact))
    }

    /// What an option is called.
    pub(super) fn option(&self, at: usize, locale: &Locale, names: Names<'_>) -> String {
        let named = |side: &Side| format!("{side} {}", names.of(*side));
        let side = |at: usize| Side::BOTH.get(at).map(named);
        let yes_no = || locale.say(if at == 0 { "form-yes" } else { "form-no" });
        match &self.need {
            Need::Side { of, .. } => of.get(at).map(named).unwrap_or_default(),
            Need::Seated(of) => of.get(at).map(|(side, _)| named(side)).unwrap_or_default(),
            Need::Running => side(at).unwrap_or_else(|| locale.say("form-not-seen")),
            Need::Out => side(at).unwrap_or_else(|| locale.say("form-nobody")),
            Need::Claimant(of) => of.get(at).map(|who| report::claimant(locale, *who)).unwrap_or_default(),
            Need::Outcome { .. } => OUTCOMES
                .get(at)
                .map_or_else(|| locale.say("form-by-facts"), |it| report::outcome(locale, *it)),
            Need::Word(words) => words.get(at).cloned().unwrap_or_default(),
            Need::Binding => BINDINGS.get(at).map(|it| report::binding(locale, *it)).unwrap_or_default(),
            _ => yes_no(),
        }
    }

    /// What stands after the line: the range of a number, the player that was found.
    pub(super) fn hint(&self, locale: &Locale) -> String {
        match &self.need {
            Need::Fact(ask) | Need::Later(ask) if !ask.yes_no => {
                let (from, to) = (ask.from.to_string(), ask.to.to_string());
                locale.with("form-range", &[("from", Value::Text(&from)), ("to", Value::Text(&to))])
            }
            Need::Lengths { from, to } => {
                let (from, to) = (from.to_string(), to.to_string());
                locale.with("form-range", &[("from", Value::Text(&from)), ("to", Value::Text(&to))])
            }
            // Who may be named; then who is; or where somebody is entered who is not there.
            Need::Player(players) | Need::Opponent(players) => match self.player(players) {
                Some(player) => player.clone(),
                None if self.line.value().trim().is_empty() => text::cut(&players.join(", "), NAMES),
                None => locale.say("form-new-player"),
            },
            Need::FreeTable(tables) => tables.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
            _ => String::new(),
        }
    }

    /// Names the next of those who may be named, or the one before; whether there are any.
    pub(super) fn names_another(&mut self, forward: bool) -> bool {
        let (Need::Player(players) | Need::Opponent(players)) = &self.need else { return false };
        let at = self.player(players).and_then(|now| players.iter().position(|name| name == now));
        let to = match at {
            None => 0,
            Some(at) if forward => (at + 1) % players.len(),
            Some(at) => (at + players.len() - 1) % players.len(),
        };
        let name = players.get(to).cloned().unwrap_or_default();
        self.line = Input::new(name);
        !players.is_empty()
    }

    fn player<'p>(&self, players: &'p [String]) -> Option<&'p String> {
        let wanted = folded(self.line.value().trim());
        if wanted.is_empty() {
            return None;
        }
        let called = |wanted: &str| players.iter().find(|name| folded(name).contains(wanted));
        called(&wanted).or_else(|| called(&without_umlauts(&wanted)?))
    }

    /// The next option, or the one before.
    pub(super) fn turn(&mut self, forward: bool) {
        let options = self.options();
        if options == 0 {
            return;
        }
        self.pick = Some(match self.pick {
            // Of two side by side the arrow to one chooses it: nobody decides the opposite of what they mean.
            _ if options == 2 && !self.ticks() => usize::from(forward),
            None => 0,
            Some(at) if forward => (at + 1) % options,
            Some(at) => (at + options - 1) % options,
        });
    }

    /// A letter on a field with options: the first letter of one. Whether it chooses something.
    pub(super) fn letter(&mut self, letter: char, locale: &Locale) -> bool {
        let side = match letter {
            'a' | 'A' | 'α' | 'Α' => Some(0),
            'b' | 'B' | 'β' | 'Β' => Some(1),
            _ => None,
        };
        let yes = locale.answer(letter).map(|yes| usize::from(!yes));
        let first = |text: &str| folded(text).chars().next();
        let named = |locale: &Locale| {
            OUTCOMES.iter().position(|it| first(&report::outcome(locale, *it)) == first(&letter.to_string()))
        };
        let outcome = match letter {
            '+' => Some(0),
            '-' | '−' => Some(1),
            _ => named(locale).or_else(|| named(Locale::english())),
        };
        let found = match &self.need {
            _ if letter == ' ' => self.options().checked_sub(1).map(|last| match self.pick {
                Some(at) if at < last => at + 1,
                Some(_) | None => 0,
            }),
            Need::Side { of, .. } => side.and_then(|at| of.iter().position(|side| side.index() == at)),
            Need::Seated(of) => side.and_then(|at| of.iter().position(|(side, _)| side.index() == at)),
            Need::Out if matches!(letter, '-' | '−' | '0') => Some(2),
            Need::Running | Need::Out => side,
            Need::Outcome { .. } => outcome,
            Need::Claimant(_) | Need::Word(_) | Need::Binding => None,
            _ => yes,
        };
        self.pick = found.or(self.pick);
        found.is_some()
    }

    /// What is said, as the command has it; nothing where it was left open.
    pub(super) fn said(&self) -> Result<Option<Json>, Wrong> {
        let typed = self.line.value().trim();
        let side = self.pick.and_then(|at| Side::BOTH.get(at));
        let ticked = self.pick == Some(0);
        let chosen = match &self.need {
            Need::Side { of, .. } => self.chosen(of),
            Need::Seated(of) => self.pick.and_then(|at| Some(json!(of.get(at)?.1))),
            Need::Running => side.map(|side| json!(side)),
            // That nobody went out is said too: with it stands or falls what the tiles left are worth.
            Need::Out if self.pick.is_none() => return Err(Wrong::Says("form-must")),
            Need::Out => Some(json!(side)),
            Need::Claimant(of) => self.chosen(of),
            Need::Word(words) => self.chosen(words),
            Need::Binding => self.chosen(&BINDINGS),
            Need::Outcome { .. } => self.chosen(&OUTCOMES),
            Need::Mark(mark) => ticked.then(|| json!(mark)),
            Need::Tick(_) => Some(json!(ticked)),
            Need::Fact(ask) | Need::Later(ask) if ask.yes_no => self.pick.map(|_| json!(i64::from(ticked))),
            _ if typed.is_empty() => None,
            // What else is known of a player has no field here.
            Need::Name if typed.contains([';', ':']) => return Err(Wrong::Says("form-name-only")),
            Need::Player(players) | Need::Opponent(players) => {
                Some(json!(self.player(players).ok_or(Wrong::Says("form-no-player"))?))
            }
            Need::Name | Need::Club | Need::Zone | Need::Reason { .. } | Need::Note => Some(json!(typed)),
            _ => Some(self.number(typed)?),
        };
        Ok(chosen)
    }

    /// The chosen one of these.
    fn chosen<T: serde::Serialize>(&self, of: &[T]) -> Option<Json> {
        self.pick.and_then(|at| Some(json!(of.get(at)?)))
    }

    fn number(&self, typed: &str) -> Result<Json, Wrong> {
        let whole = |wrong: Wrong| typed.replace('−', "-").parse::<i32>().map_err(|_| wrong);
        let plain = || Wrong::Says("form-number");
        Ok(match &self.need {
            Need::Since => json!(seconds(typed).ok_or(Wrong::Says("form-since"))?),
            Need::Fact(ask) | Need::Later(ask) => {
                let range = || Wrong::Range(ask.from, ask.to);
                let value = match minutes(typed).filter(|_| self.is_time()) {
                    Some(seconds) => seconds,
                    None => i64::from(whole(range())?),
                };
                if !(ask.from..=ask.to).contains(&value) {
                    return Err(range());
                }
                json!(value)
            }
            Need::Amount => json!(amount(typed).ok_or(Wrong::Says("form-amount"))?),
            Need::Lengths { from, to } => {
                let range = || Wrong::Range(i64::from(*from), i64::from(*to));
                json!(lengths(typed).ok_or_else(range)?)
            }
            Need::FreeTable(tables) => {
                let table = u16::try_from(whole(plain())?).map_err(|_| plain())?;
                if !tables.is_empty() && tables.iter().all(|it| it.0 != table) {
                    return Err(Wrong::Says("form-no-free-table"));
                }
                json!(table)
            }
            Need::Number => json!(u16::try_from(whole(plain())?).map_err(|_| plain())?),
            Need::Constant(_) => {
                json!(typed.parse::<Decimal>().map_err(|_| Wrong::Says("form-decimal"))?)
            }
            Need::Over(_) => {
                let over = amount(typed).filter(|over| over.0 >= 0);
                json!(over.ok_or(Wrong::Says("form-time"))?)
            }
            _ => json!(whole(plain())?),
        })
    }
}

/// `6-15`, or `6` alone.
fn lengths(typed: &str) -> Option<(u8, u8)> {
    let (from, to) = typed.split_once(['-', '–']).unwrap_or((typed, typed));
    Some((from.trim().parse().ok()?, to.trim().parse().ok()?))
}

/// `11.2` or `11,2` seconds.
fn seconds(typed: &str) -> Option<Millis> {
    let (whole, part) = typed.split_once(['.', ',']).unwrap_or((typed, ""));
    let whole: u32 = whole.parse().ok()?;
    let digits: String = part.chars().chain("000".chars()).take(3).collect();
    let millis: u32 = digits.parse().ok()?;
    Some(Millis(i64::from(whole) * 1000 + i64::from(millis)))
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
