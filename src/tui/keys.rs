//! The keys as they are bound: those of the table, save where the person wants others.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::keymap::{Action, Binding, KEYMAP, Mode, plain};

/// The keys that lead from anywhere to the games of the next round.
pub(super) const TO_NEXT_ROUND: &[(Mode, Action)] =
    &[(Mode::Everywhere, Action::Hall), (Mode::Hall, Action::Round), (Mode::Round, Action::Start)];

/// Which key does what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keys {
    pub(super) rows: Vec<Binding>,
}

impl Default for Keys {
    fn default() -> Self {
        Self { rows: KEYMAP.to_vec() }
    }
}

impl Keys {
    /// What a key asks for in a mode.
    pub(super) fn action(&self, mode: Mode, key: &KeyEvent) -> Option<Action> {
        let (code, held) = plain(key);
        let found = |wanted: Mode| {
            let is = |row: &&Binding| row.mode == wanted && row.code == code && row.mods == held;
            self.rows.iter().find(is).map(|row| row.action)
        };
        found(mode).or_else(|| if mode.open() { found(Mode::Everywhere) } else { None })
    }

    /// The keys of a mode in order, those with the same label together: `↑ ↓`, and the label.
    pub(super) fn shown(&self, mode: Mode, all: bool) -> Vec<(String, &'static str)> {
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
    pub(super) fn hinted(&self, mode: Mode, label: &str, sign: Option<char>) -> Option<Action> {
        let code = match sign {
            Some('↑') => Some(KeyCode::Up),
            Some('↓') => Some(KeyCode::Down),
            Some('←') => Some(KeyCode::Left),
            Some('→') => Some(KeyCode::Right),
            Some(_) => return None,
            None => None,
        };
        let wanted = |binding: &&Binding| {
            binding.mode == mode && binding.label == label && code.is_none_or(|code| binding.code == code)
        };
        self.rows.iter().find(wanted).map(|binding| binding.action)
    }

    /// The first key for an action in a mode, as it is written on the screen.
    pub(super) fn key_of(&self, mode: Mode, action: Action) -> String {
        let same = |binding: &&Binding| binding.mode == mode && binding.action == action;
        self.rows.iter().find(same).map(name).unwrap_or_default()
    }

    /// A text that names keys of the table, with those that are bound in their place.
    pub(super) fn reworded(&self, text: &str, named: &[(Mode, Action)]) -> String {
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
fn name(binding: &Binding) -> String {
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
        assert_eq!(Keys::default().reworded(text, TO_NEXT_ROUND), text);
        let swapped = [wish("hall.round", &["f8"]), wish("hall.results", &["f6"]), wish("start", &["alt-s"])];
        let keys = Keys::with(&swapped).expect("no two on one key");
        assert_eq!(
            keys.reworded(text, TO_NEXT_ROUND),
            "F3, F8, then Alt-S; not F11 and Ctrl-F6 nor PF6",
            "each once"
        );
        let more = Keys::with(&[wish("new-slip", &["alt-n", "ctrl-n"])]).expect("right");
        assert_eq!(more.reworded("Ctrl-N writes", &[(Mode::Desk, Action::NewSlip)]), "Ctrl-N writes");
    }
}
