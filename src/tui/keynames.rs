//! What keys, actions and places are called in a file.

use std::fmt::Write as _;

use crossterm::event::{KeyCode, KeyModifiers};

use super::keymap::{Action as A, Mode as M};
use super::keys::Keys;

/// What the actions are called.
pub(super) const ACTIONS: &[(&str, A)] = &[
    ("help", A::Help),
    ("desk", A::Desk),
    ("hall", A::Hall),
    ("log", A::Log),
    ("find", A::Find),
    ("quit", A::Quit),
    ("repaint", A::Repaint),
    ("language", A::Language),
    ("theme", A::Theme),
    ("settings", A::Settings),
    ("rules", A::Rules),
    ("retry", A::Retry),
    ("round", A::Round),
    ("results", A::Results),
    ("standings", A::Standings),
    ("duplicate", A::Duplicate),
    ("start", A::Start),
    ("parts", A::Parts),
    ("clocks", A::Clocks),
    ("take-off", A::TakeOff),
    ("vouch", A::Vouch),
    ("office", A::Office),
    ("pin", A::Pin),
    ("mend", A::Mend),
    ("up", A::Up),
    ("down", A::Down),
    ("left", A::Left),
    ("right", A::Right),
    ("page-up", A::PageUp),
    ("page-down", A::PageDown),
    ("enter", A::Enter),
    ("back", A::Back),
    ("agree", A::Agree),
    ("new-slip", A::NewSlip),
    ("concede", A::Concede),
    ("withdraw", A::Withdraw),
    ("withdraw-blank", A::WithdrawBlank),
    ("mistaken", A::Mistaken),
    ("take-over", A::TakeOver),
    ("settle", A::Settle),
    ("unsay", A::Unsay),
    ("next-aloud", A::NextAloud),
    ("rule", A::Rule),
    ("second", A::Second),
    ("toggle", A::Toggle),
];

/// What the places are called in which a key works, and whether letters are typed there.
pub(super) const PLACES: &[(&str, M, bool)] = &[
    ("everywhere", M::Everywhere, true),
    ("desk", M::Desk, true),
    ("verdict", M::Verdict, false),
    ("claim-verdict", M::ClaimVerdict, false),
    ("new-slip", M::NewSlip, true),
    ("ruling", M::Ruling, true),
    ("hall", M::Hall, true),
    ("table", M::Table, true),
    ("round", M::Round, true),
    ("results", M::Results, true),
    ("standings", M::Standings, true),
    ("duplicate", M::Duplicate, true),
    ("start", M::Start, true),
    ("clocks", M::Clocks, true),
    ("clock-form", M::ClockForm, true),
    ("order-form", M::OrderForm, true),
    ("log", M::Log, true),
    ("log-entry", M::LogEntry, false),
    ("rules", M::Rules, true),
    ("find", M::Find, true),
    ("sit-down", M::SitDown, true),
    ("settings", M::Settings, false),
    ("question", M::Question, false),
    ("help", M::Help, false),
];

/// Keys by their names; the first is the one by which they are told.
const NAMED: &[(&str, KeyCode)] = &[
    ("up", KeyCode::Up),
    ("down", KeyCode::Down),
    ("left", KeyCode::Left),
    ("right", KeyCode::Right),
    ("page-up", KeyCode::PageUp),
    ("pageup", KeyCode::PageUp),
    ("pgup", KeyCode::PageUp),
    ("page-down", KeyCode::PageDown),
    ("pagedown", KeyCode::PageDown),
    ("pgdn", KeyCode::PageDown),
    ("home", KeyCode::Home),
    ("end", KeyCode::End),
    ("insert", KeyCode::Insert),
    ("delete", KeyCode::Delete),
    ("backspace", KeyCode::Backspace),
    ("enter", KeyCode::Enter),
    ("esc", KeyCode::Esc),
    ("tab", KeyCode::Tab),
    ("shift-tab", KeyCode::BackTab),
    ("backtab", KeyCode::BackTab),
    ("space", KeyCode::Char(' ')),
];

/// What a letter with Control cannot be told from, on any terminal.
const SAME: [(char, &str); 5] =
    [('h', "backspace"), ('i', "tab"), ('j', "enter"), ('m', "enter"), ('[', "esc")];

pub(super) type Key = (KeyCode, KeyModifiers);

pub(super) const NAMES: &str = "keys are named so: f6, ctrl-p, alt-7, page-up, shift-tab, esc";

/// Every action with its keys, place by place.
pub fn listed(keys: &Keys) -> String {
    let mut told = String::new();
    for (place, mode, _) in PLACES {
        let _ = writeln!(told, "{place}");
        for (name, action) in ACTIONS {
            let own = keys.rows.iter().filter(|row| row.mode == *mode && row.action == *action);
            let keys: Vec<String> = own.map(|row| written((row.code, row.mods))).collect();
            if !keys.is_empty() {
                let _ = writeln!(told, "  {name:<15} {}", keys.join(", "));
            }
        }
    }
    told
}

pub(super) fn named(mode: M) -> &'static str {
    PLACES.iter().find(|(_, place, _)| *place == mode).map_or("", |(name, ..)| name)
}

pub(super) fn action(wanted: A) -> &'static str {
    ACTIONS.iter().find(|(_, action)| *action == wanted).map_or("", |(name, _)| name)
}

/// A key by its name; else what is wrong, and what to do.
pub(super) fn key(text: &str) -> Result<Key, (String, String)> {
    let unknown = || (format!("there is no key “{text}”"), NAMES.to_owned());
    let lower = text.trim().to_lowercase();
    let (mut rest, mut mods) = (lower.as_str(), KeyModifiers::NONE);
    let code = loop {
        if let Some((_, code)) = NAMED.iter().find(|(name, _)| *name == rest) {
            break *code;
        }
        let behind = |name: &str| rest.strip_prefix(name).and_then(|rest| rest.strip_prefix(['-', '+']));
        if let Some(behind) = behind("ctrl") {
            (rest, mods) = (behind, mods | KeyModifiers::CONTROL);
            continue;
        }
        if let Some(behind) = behind("alt") {
            (rest, mods) = (behind, mods | KeyModifiers::ALT);
            continue;
        }
        if behind("shift").is_some() {
            let what = format!("“{text}”: most terminals do not tell Shift with a key");
            return Err((what, NAMES.to_owned()));
        }
        let number = rest.strip_prefix('f').and_then(|number| number.parse::<u8>().ok());
        if let Some(number) = number.filter(|number| (1..=12).contains(number)) {
            break KeyCode::F(number);
        }
        let mut letters = rest.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) if !letter.is_control() => break KeyCode::Char(letter),
            _ => return Err(unknown()),
        }
    };
    if let KeyCode::Char(letter) = code
        && mods.contains(KeyModifiers::CONTROL)
    {
        if mods.contains(KeyModifiers::ALT) {
            let what = format!("“{text}”: on many keyboards Ctrl and Alt together write a letter (AltGr)");
            return Err((what, "take one of them alone".to_owned()));
        }
        if let Some((_, same)) = SAME.iter().find(|(known, _)| *known == letter) {
            let what = format!("“{text}”: a terminal cannot tell it from {same}");
            return Err((what, "take another letter".to_owned()));
        }
        if !letter.is_ascii_lowercase() {
            let what = format!("“{text}”: a terminal sends Ctrl with the letters a to z only");
            return Err((what, "take one of these letters".to_owned()));
        }
    }
    Ok((code, mods))
}

/// A key as it is named in a file.
pub(super) fn written((code, mods): Key) -> String {
    let mut text = String::new();
    if mods.contains(KeyModifiers::CONTROL) {
        text.push_str("ctrl-");
    }
    if mods.contains(KeyModifiers::ALT) {
        text.push_str("alt-");
    }
    match (NAMED.iter().find(|(_, known)| *known == code), code) {
        (Some((name, _)), _) => text.push_str(name),
        (None, KeyCode::F(number)) => {
            let _ = write!(text, "f{number}");
        }
        (None, KeyCode::Char(letter)) => text.push(letter),
        (None, _) => {}
    }
    text
}
