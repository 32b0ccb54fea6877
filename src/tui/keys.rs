//! The keys as they are bound: those of the table, save where the person wants others; and what keys, actions and
//! places are called in a file, where a person writes such a wish: `settle = "f12"`, `desk.settle = ["f12",
//! "ctrl-y"]`.

use std::fmt::Write as _;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::keymap::{Action, Action as A, KEYMAP, KeyBinding, KeyMode, KeyMode as M, plain};

/// The keys that lead from anywhere to the games of the next round.
pub(super) const TO_NEXT_ROUND: &[(KeyMode, Action)] =
    &[(KeyMode::Everywhere, Action::Hall), (KeyMode::Hall, Action::Round), (KeyMode::Round, Action::Start)];

/// Which key does what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyBindings {
    pub(super) rows: Vec<KeyBinding>,
}

impl Default for KeyBindings {
    fn default() -> Self {
        Self { rows: KEYMAP.to_vec() }
    }
}

impl KeyBindings {
    /// What a key asks for in a mode.
    pub(super) fn action(&self, mode: KeyMode, key: &KeyEvent) -> Option<Action> {
        let (code, held) = plain(key);
        let found = |wanted: KeyMode| {
            let is = |row: &&KeyBinding| row.mode == wanted && row.code == code && row.mods == held;
            self.rows.iter().find(is).map(|row| row.action)
        };
        found(mode).or_else(|| if mode.open() { found(KeyMode::Everywhere) } else { None })
    }

    /// The keys of a mode in order, those with the same label together: `↑ ↓`, and the label.
    pub(super) fn shown(&self, mode: KeyMode, all: bool) -> Vec<(String, &'static str)> {
        let mut rows: Vec<(String, &'static str)> = Vec::new();
        for binding in self.rows.iter().filter(|binding| binding.mode == mode) {
            let name = name(binding);
            match rows.iter_mut().find(|(_, label)| *label == binding.label) {
                Some((keys, _)) if all || arrow(binding.code) => {
                    if all || !keys.ends_with(['↑', '↓', '←', '→']) {
                        keys.push(' ');
                    }
                    keys.push_str(&name);
                }
                Some(_) => {}
                None => rows.push((name, binding.label)),
            }
        }
        rows
    }

    /// What a hint in the bottom bar asks for: its first key, or the arrow that is named.
    pub(super) fn hinted(&self, mode: KeyMode, label: &str, sign: Option<char>) -> Option<Action> {
        let code = match sign {
            Some('↑') => Some(KeyCode::Up),
            Some('↓') => Some(KeyCode::Down),
            Some('←') => Some(KeyCode::Left),
            Some('→') => Some(KeyCode::Right),
            Some(_) => return None,
            None => None,
        };
        let wanted = |binding: &&KeyBinding| {
            binding.mode == mode && binding.label == label && code.is_none_or(|code| binding.code == code)
        };
        self.rows.iter().find(wanted).map(|binding| binding.action)
    }

    /// The first key for an action in a mode, as it is written on the screen.
    pub(super) fn key_of(&self, mode: KeyMode, action: Action) -> String {
        let same = |binding: &&KeyBinding| binding.mode == mode && binding.action == action;
        self.rows.iter().find(same).map(name).unwrap_or_default()
    }

    /// A text that names keys of the table, with those that are bound in their place.
    pub(super) fn reworded(&self, text: &str, named: &[(KeyMode, Action)]) -> String {
        let mut usual: Vec<(String, String)> = Vec::new();
        for (mode, action) in named {
            let own = KEYMAP.iter().filter(|row| row.mode == *mode && row.action == *action);
            usual.extend(own.map(|row| (name(row), self.key_of(*mode, *action))));
            // What is bound still to a key that the text names stays so.
            let kept = self.rows.iter().filter(|row| row.mode == *mode && row.action == *action).map(name);
            for key in kept {
                usual.iter_mut().filter(|(from, _)| *from == key).for_each(|(from, to)| to.clone_from(from));
            }
        }
        // Ctrl-F1 before F1, and F11 before F1.
        usual.sort_by_key(|(from, _)| std::cmp::Reverse(from.len()));
        let mut told = String::new();
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let begins = !told.ends_with(|it: char| it.is_alphanumeric() || it == '-');
            let is_here = |from: &str| {
                rest.strip_prefix(from).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
            };
            if let Some((from, to)) = usual.iter().find(|(from, _)| begins && is_here(from)) {
                told.push_str(to);
                rest = &rest[from.len()..];
            } else {
                told.push(first);
                rest = &rest[first.len_utf8()..];
            }
        }
        told
    }
}

fn arrow(code: KeyCode) -> bool {
    matches!(code, KeyCode::Up | KeyCode::Down | KeyCode::Left | KeyCode::Right)
}

/// The one key that has no sign on it, as `config.toml` calls it.
pub(super) const SPACE: &str = "Space";

/// How a key is written on the screen.
fn name(binding: &KeyBinding) -> String {
    let key = match binding.code {
        KeyCode::Char(' ') => SPACE.to_owned(),
        KeyCode::Char(letter) => letter.to_ascii_uppercase().to_string(),
        KeyCode::F(number) => format!("F{number}"),
        KeyCode::Up => "↑".to_owned(),
        KeyCode::Down => "↓".to_owned(),
        KeyCode::Left => "←".to_owned(),
        KeyCode::Right => "→".to_owned(),
        KeyCode::PageUp => "PgUp".to_owned(),
        KeyCode::PageDown => "PgDn".to_owned(),
        KeyCode::BackTab => "Shift-Tab".to_owned(),
        other => format!("{other:?}"),
    };
    if binding.mods.contains(KeyModifiers::CONTROL) {
        format!("Ctrl-{key}")
    } else if binding.mods.contains(KeyModifiers::ALT) {
        format!("Alt-{key}")
    } else {
        key
    }
}

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

pub(super) type KeyChord = (KeyCode, KeyModifiers);

pub(super) const NAMES: &str = "keys are named so: f6, ctrl-p, alt-7, page-up, shift-tab, esc";

/// Every action with its keys, place by place.
pub fn listed(keys: &KeyBindings) -> String {
    let mut told = String::new();
    for (place, mode, _) in PLACES {
        let _ = writeln!(told, "{place}");
        for (name, action) in ACTIONS {
            let own = keys.rows.iter().filter(|row| row.mode == *mode && row.action == *action);
            let keys: Vec<String> = own.map(|row| key_name((row.code, row.mods))).collect();
            if !keys.is_empty() {
                let _ = writeln!(told, "  {name:<15} {}", keys.join(", "));
            }
        }
    }
    told
}

pub(super) fn mode_name(mode: M) -> &'static str {
    PLACES.iter().find(|(_, place, _)| *place == mode).map_or("", |(name, ..)| name)
}

pub(super) fn action(wanted: A) -> &'static str {
    ACTIONS.iter().find(|(_, action)| *action == wanted).map_or("", |(name, _)| name)
}

/// A key by its name; else what is wrong, and what to do.
pub(super) fn key_of(text: &str) -> Result<KeyChord, (String, String)> {
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
pub(super) fn key_name((code, mods): KeyChord) -> String {
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

/// An action with the keys that it is to have, where it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// The action, behind the place where one is meant: `settle`, `desk.settle`.
    pub name: String,
    /// Its keys; the first is the one that is shown.
    pub keys: Vec<String>,
}

/// Keys that cannot be bound so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misbound {
    /// Which of the wishes.
    pub at: usize,
    /// What is wrong with it.
    pub what: String,
    /// What to do.
    pub instead: String,
}

/// A wish that was understood.
struct Bound {
    place: Option<M>,
    action: A,
    keys: Vec<KeyChord>,
}

impl KeyBindings {
    /// The keys of the table with these in place of its own.
    pub fn with(wishes: &[Wish]) -> Result<Self, Misbound> {
        let mut bound = Vec::new();
        for (at, wish) in wishes.iter().enumerate() {
            let read = read(wish).map_err(|(what, instead)| Misbound { at, what, instead })?;
            bound.push(read);
        }
        let mut keys = Self::default();
        // What is said of one place goes before what is said of all.
        let (one, all): (Vec<&Bound>, Vec<&Bound>) = bound.iter().partition(|bound| bound.place.is_some());
        for bound in all.into_iter().chain(one) {
            keys.bind(bound);
        }
        match keys.twice() {
            None => Ok(keys),
            Some((first, second)) => {
                let is_of = |bound: &Bound, row: &KeyBinding| {
                    bound.action == row.action
                        && bound.place.is_none_or(|place| place == row.mode)
                        && bound.keys.contains(&(row.code, row.mods))
                };
                let last = |row: &KeyBinding| bound.iter().rposition(|bound| is_of(bound, row));
                let at = last(&second).max(last(&first)).unwrap_or_default();
                Err(Misbound { at, what: clash(&first, &second), instead: FREE.to_owned() })
            }
        }
    }

    /// Gives an action its keys in place of those it has, wherever it has one.
    fn bind(&mut self, bound: &Bound) {
        let mut rows = Vec::new();
        let mut done: Vec<M> = Vec::new();
        for row in &self.rows {
            let meant = row.action == bound.action && bound.place.is_none_or(|place| place == row.mode);
            if !meant {
                rows.push(*row);
            } else if !done.contains(&row.mode) {
                done.push(row.mode);
                rows.extend(bound.keys.iter().map(|(code, mods)| KeyBinding {
                    code: *code,
                    mods: *mods,
                    ..*row
                }));
            }
        }
        self.rows = rows;
    }

    /// Two actions on one key in one place.
    pub(super) fn twice(&self) -> Option<(KeyBinding, KeyBinding)> {
        let meet = |one: &KeyBinding, other: &KeyBinding| {
            let shared = one.mode == other.mode
                || one.mode == M::Everywhere && other.mode.open()
                || other.mode == M::Everywhere && one.mode.open();
            shared && (one.code, one.mods) == (other.code, other.mods) && one.action != other.action
        };
        let pairs = self.rows.iter().enumerate().flat_map(|(at, one)| {
            let later = self.rows.get(at + 1..).unwrap_or_default();
            later.iter().map(move |other| (*one, *other))
        });
        pairs.into_iter().find(|(one, other)| meet(one, other))
    }

    /// What was bound otherwise than in the table: the action with its place, and its keys.
    pub fn told(&self) -> Vec<(String, String)> {
        let of = |rows: &[KeyBinding], mode: M, action: A| -> Vec<String> {
            let own = rows.iter().filter(|row| row.mode == mode && row.action == action);
            own.map(|row| key_name((row.code, row.mods))).collect()
        };
        let mut told = Vec::new();
        for (place, mode, _) in PLACES {
            for (name, action) in ACTIONS {
                let keys = of(&self.rows, *mode, *action);
                if keys != of(KEYMAP, *mode, *action) {
                    told.push((format!("{place}.{name}"), keys.join(", ")));
                }
            }
        }
        told
    }
}

const FREE: &str = "give one of them another key; `ephor config keys` lists those that are taken";

fn clash(one: &KeyBinding, other: &KeyBinding) -> String {
    let place = if one.mode == M::Everywhere { other.mode } else { one.mode };
    let key = key_name((one.code, one.mods));
    format!("{key} would be both {} and {} in {}", action(one.action), action(other.action), mode_name(place))
}

/// What is meant by a wish; else what is wrong, and what to do.
fn read(wish: &Wish) -> Result<Bound, (String, String)> {
    let (place, name) = match wish.name.split_once('.') {
        None => (None, wish.name.as_str()),
        Some((place, name)) => {
            let Some((_, mode, _)) = PLACES.iter().find(|(known, ..)| *known == place) else {
                let all: Vec<&str> = PLACES.iter().map(|(name, ..)| *name).collect();
                let what = format!("there is no place “{place}” in which keys work");
                return Err((what, format!("the places are: {}", all.join(", "))));
            };
            (Some(*mode), name)
        }
    };
    let here = |action: A| {
        KEYMAP.iter().any(|row| row.action == action && place.is_none_or(|place| place == row.mode))
    };
    let Some((_, action)) = ACTIONS.iter().find(|(known, action)| *known == name && here(*action)) else {
        let all: Vec<&str> = ACTIONS.iter().filter(|(_, it)| here(*it)).map(|(name, _)| *name).collect();
        let there = place.map(|place| format!(" in {}", mode_name(place))).unwrap_or_default();
        let what = format!("there is no action “{name}”{there}");
        return Err((what, format!("the actions{there} are: {}", all.join(", "))));
    };
    if wish.keys.is_empty() {
        return Err(("no key is named, and it would be out of reach".to_owned(), NAMES.to_owned()));
    }
    let places: Vec<M> = KEYMAP
        .iter()
        .filter(|row| row.action == *action && place.is_none_or(|place| place == row.mode))
        .map(|row| row.mode)
        .collect();
    let mut keys = Vec::new();
    for text in &wish.keys {
        let key = key_of(text)?;
        for mode in &places {
            blocks(key, *mode)?;
        }
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    Ok(Bound { place, action: *action, keys })
}

/// Refuses a key that writes or edits where letters are typed. What the table itself has there does no harm.
fn blocks((code, mods): KeyChord, mode: M) -> Result<(), (String, String)> {
    let edits = match code {
        KeyCode::Char(_) => mods.is_empty(),
        KeyCode::Backspace
        | KeyCode::Delete
        | KeyCode::Home
        | KeyCode::End
        | KeyCode::Left
        | KeyCode::Right => true,
        _ => false,
    };
    let types = PLACES.iter().any(|(_, place, types)| *place == mode && *types);
    let own = KEYMAP.iter().any(|row| row.mode == mode && (row.code, row.mods) == (code, mods));
    if !edits || !types || own {
        return Ok(());
    }
    let what =
        format!("{} writes and edits where letters are typed ({})", key_name((code, mods)), mode_name(mode));
    Err((what, "take a function key, or one with ctrl- or alt-".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tui::Wish;

    #[test]
    fn a_text_names_the_keys_that_are_bound() {
        let wish = |name: &str, keys: &[&str]| Wish {
            name: name.to_owned(),
            keys: keys.iter().map(|key| (*key).to_owned()).collect(),
        };
        let text = "F3, F6, then Ctrl-N; not F11 and Ctrl-F6 nor PF6";
        assert_eq!(KeyBindings::default().reworded(text, TO_NEXT_ROUND), text);
        let swapped = [wish("hall.round", &["f8"]), wish("hall.results", &["f6"]), wish("start", &["alt-s"])];
        let keys = KeyBindings::with(&swapped).expect("no two on one key");
        assert_eq!(
            keys.reworded(text, TO_NEXT_ROUND),
            "F3, F8, then Alt-S; not F11 and Ctrl-F6 nor PF6",
            "each once"
        );
        let more = KeyBindings::with(&[wish("new-slip", &["alt-n", "ctrl-n"])]).expect("right");
        assert_eq!(more.reworded("Ctrl-N writes", &[(KeyMode::Desk, Action::NewSlip)]), "Ctrl-N writes");
    }
}
