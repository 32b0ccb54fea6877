//! The keys as they are bound: those of the table, save where the person wants others.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::keymap::{Action, Binding, KEYMAP, Mode, plain};

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

    /// The first key for an action in a mode, as it is written on the screen.
    pub(super) fn key_of(&self, mode: Mode, action: Action) -> String {
        let same = |binding: &&Binding| binding.mode == mode && binding.action == action;
        self.rows.iter().find(same).map(name).unwrap_or_default()
    }
}

fn arrow(code: KeyCode) -> bool {
    matches!(code, KeyCode::Up | KeyCode::Down | KeyCode::Left | KeyCode::Right)
}

/// How a key is written on the screen.
fn name(binding: &Binding) -> String {
    let key = match binding.code {
        KeyCode::Char(' ') => "Space".to_owned(),
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
