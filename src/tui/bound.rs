//! Other keys than those of the table, as a person writes them: `settle = "f12"`, `desk.settle = ["f12", "ctrl-s"]`.

use std::fmt::Write as _;

use crossterm::event::{KeyCode, KeyModifiers};

use super::keymap::{Action as A, Binding, KEYMAP, Mode as M};
use super::keys::Keys;

/// What the actions are called.
const ACTIONS: &[(&str, A)] = &[
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
    ("round", A::Round),
    ("results", A::Results),
    ("standings", A::Standings),
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
    ("take-over", A::TakeOver),
    ("settle", A::Settle),
    ("next-aloud", A::NextAloud),
    ("rule", A::Rule),
    ("second", A::Second),
    ("toggle", A::Toggle),
];

/// What the places are called in which a key works, and whether letters are typed there.
const PLACES: &[(&str, M, bool)] = &[
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

type Key = (KeyCode, KeyModifiers);

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
    fn twice(&self) -> Option<(Binding, Binding)> {
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

const FREE: &str = "give one of them another key; `ephor config keys` lists those that are taken";
const NAMES: &str = "keys are named so: f6, ctrl-p, alt-7, page-up, shift-tab, esc";

fn clash(one: &Binding, other: &Binding) -> String {
    let place = if one.mode == M::Everywhere { other.mode } else { one.mode };
    let key = written((one.code, one.mods));
    format!("{key} would be both {} and {} in {}", action(one.action), action(other.action), named(place))
}

fn named(mode: M) -> &'static str {
    PLACES.iter().find(|(_, place, _)| *place == mode).map_or("", |(name, ..)| name)
}

fn action(wanted: A) -> &'static str {
    ACTIONS.iter().find(|(_, action)| *action == wanted).map_or("", |(name, _)| name)
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

/// A key by its name; else what is wrong, and what to do.
fn key(text: &str) -> Result<Key, (String, String)> {
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

/// A key as it is named in a file.
fn written((code, mods): Key) -> String {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(name: &str, keys: &[&str]) -> Wish {
        Wish { name: name.to_owned(), keys: keys.iter().map(|key| (*key).to_owned()).collect() }
    }

    #[test]
    fn every_row_of_the_table_has_a_name_that_reads_as_it_is() {
        for row in KEYMAP {
            assert!(!named(row.mode).is_empty() && !action(row.action).is_empty(), "{row:?}");
            assert_eq!(key(&written((row.code, row.mods))), Ok((row.code, row.mods)), "{row:?}");
        }
        assert_eq!(Keys::default().twice(), None, "the table itself");
        assert!(Keys::with(&[]).is_ok_and(|keys| keys == Keys::default() && keys.told().is_empty()));
    }

    #[test]
    fn keys_are_read_as_people_write_them() {
        let (ctrl, alt) = (KeyModifiers::CONTROL, KeyModifiers::ALT);
        for (text, code, mods) in [
            ("f6", KeyCode::F(6), KeyModifiers::NONE),
            ("F12", KeyCode::F(12), KeyModifiers::NONE),
            ("ctrl-p", KeyCode::Char('p'), ctrl),
            ("Ctrl+P", KeyCode::Char('p'), ctrl),
            ("alt-7", KeyCode::Char('7'), alt),
            ("alt--", KeyCode::Char('-'), alt),
            ("alt-f4", KeyCode::F(4), alt),
            ("page-up", KeyCode::PageUp, KeyModifiers::NONE),
            ("PgDn", KeyCode::PageDown, KeyModifiers::NONE),
            ("shift-tab", KeyCode::BackTab, KeyModifiers::NONE),
        ] {
            assert_eq!(key(text), Ok((code, mods)), "{text}");
        }
        for (text, says) in [
            ("", "no key"),
            ("f13", "no key"),
            ("hyper-p", "no key"),
            ("shift-f6", "Shift"),
            ("ctrl-alt-e", "AltGr"),
            ("ctrl-i", "from tab"),
            ("ctrl-ř", "a to z"),
        ] {
            let (what, instead) = key(text).expect_err(text);
            assert!(what.contains(says) && !instead.is_empty(), "{text}: {what}");
        }
    }

    #[test]
    fn an_action_has_the_keys_that_were_wished_wherever_it_has_one() {
        let keys = Keys::with(&[wish("settle", &["alt-s", "ctrl-s"]), wish("desk.rule", &["f7"])]);
        let keys = keys.expect("no two on one key");
        for mode in [M::Desk, M::Verdict, M::ClaimVerdict] {
            assert_eq!(keys.key_of(mode, A::Settle), "Alt-S", "{mode:?}");
        }
        assert_eq!(keys.key_of(M::Desk, A::Rule), "F7", "which settling has given up");
        let told = keys.told();
        assert!(told.contains(&("verdict.settle".to_owned(), "alt-s, ctrl-s".to_owned())), "{told:?}");
        assert!(listed(&keys).contains("  rule            f7\n"));
        // One place goes before all places, in whatever order they stand.
        let keys =
            Keys::with(&[wish("verdict.settle", &["f12"]), wish("settle", &["alt-s"])]).expect("right");
        assert_eq!(
            [M::Desk, M::Verdict].map(|mode| keys.key_of(mode, A::Settle)),
            ["Alt-S".to_owned(), "F12".to_owned()]
        );
    }

    #[test]
    fn what_cannot_be_bound_is_refused_with_what_and_what_to_do() {
        for (wishes, at, what, instead) in [
            (vec![wish("setle", &["f12"])], 0, "no action “setle”", "settle"),
            (vec![wish("dsk.settle", &["f12"])], 0, "no place “dsk”", "new-slip"),
            (vec![wish("hall.settle", &["f12"])], 0, "no action “settle” in hall", "standings"),
            (vec![wish("settle", &[])], 0, "no key is named", "f6"),
            (vec![wish("settle", &["f99"])], 0, "no key “f99”", "ctrl-p"),
            (vec![wish("settle", &["s"])], 0, "s writes and edits where letters are typed (desk)", "alt-"),
            (vec![wish("help", &["space"])], 0, "space writes", "function key"),
            (vec![wish("desk.agree", &["home"])], 0, "home writes and edits", "function key"),
            (vec![wish("settle", &["f6"])], 0, "f6 would be both new-slip and settle in desk", "another key"),
            (
                vec![wish("desk.settle", &["f3"])],
                0,
                "f3 would be both settle and hall in desk",
                "another key",
            ),
            (
                vec![wish("settle", &["alt-s"]), wish("rule", &["alt-s"])],
                1,
                "alt-s would be both settle and rule in desk",
                "config keys",
            ),
        ] {
            let wrong = Keys::with(&wishes).expect_err(what);
            assert_eq!(wrong.at, at, "{wrong:?}");
            assert!(wrong.what.contains(what) && wrong.instead.contains(instead), "{wrong:?}");
        }
        // A letter where none is typed, and two that change places, do no harm.
        assert!(Keys::with(&[wish("question.enter", &["y", "enter"])]).is_ok());
        assert!(
            Keys::with(&[wish("rule", &["f7"]), wish("settle", &["f8", "f12"]), wish("take-over", &["f5"])])
                .is_err()
        );
        assert!(Keys::with(&[wish("desk.rule", &["f7"]), wish("desk.settle", &["f8"])]).is_ok());
    }
}
