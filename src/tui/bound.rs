//! Other keys than those of the table, as a person writes them: `settle = "f12"`, `desk.settle = ["f12", "ctrl-y"]`.

use crossterm::event::KeyCode;

use super::keymap::{Action as A, Binding, KEYMAP, Mode as M};
use super::keynames::{ACTIONS, Key, NAMES, PLACES, action, key, named, written};
use super::keys::Keys;

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
    keys: Vec<Key>,
}

impl Keys {
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
                let is_of = |bound: &Bound, row: &Binding| {
                    bound.action == row.action
                        && bound.place.is_none_or(|place| place == row.mode)
                        && bound.keys.contains(&(row.code, row.mods))
                };
                let last = |row: &Binding| bound.iter().rposition(|bound| is_of(bound, row));
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
                rows.extend(bound.keys.iter().map(|(code, mods)| Binding {
                    code: *code,
                    mods: *mods,
                    ..*row
                }));
            }
        }
        self.rows = rows;
    }

    /// Two actions on one key in one place.
    pub(super) fn twice(&self) -> Option<(Binding, Binding)> {
        let meet = |one: &Binding, other: &Binding| {
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
        let of = |rows: &[Binding], mode: M, action: A| -> Vec<String> {
            let own = rows.iter().filter(|row| row.mode == mode && row.action == action);
            own.map(|row| written((row.code, row.mods))).collect()
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

fn clash(one: &Binding, other: &Binding) -> String {
    let place = if one.mode == M::Everywhere { other.mode } else { one.mode };
    let key = written((one.code, one.mods));
    format!("{key} would be both {} and {} in {}", action(one.action), action(other.action), named(place))
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
        let there = place.map(|place| format!(" in {}", named(place))).unwrap_or_default();
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
        let key = key(text)?;
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
fn blocks((code, mods): Key, mode: M) -> Result<(), (String, String)> {
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
        format!("{} writes and edits where letters are typed ({})", written((code, mods)), named(mode));
    Err((what, "take a function key, or one with ctrl- or alt-".to_owned()))
}
