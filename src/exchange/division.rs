//! A division of a TSH event: its players by number, and what of their lines an event has no place for.

use std::collections::BTreeMap;

use super::{Entry, Note};

/// A division.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Division {
    /// The players; a player's number is the place here, from 1.
    pub entries: Vec<Entry>,
}

/// The keys that an event takes: boards, who began, the team as the club, who has left.
const TAKEN: [&str; 4] = ["board", "off", "p12", "team"];
/// Those that are looked at elsewhere.
const JUDGED: &str = "penalty";
/// What nobody else ever learns.
const SECRET: &str = "password";

impl Division {
    /// Reads a division's file.
    ///
    /// # Errors
    /// Every line that is no player, with what belongs there: whoever is left out would give all that follow another
    /// number, and so other opponents.
    pub fn read(text: &str) -> Result<Self, Vec<Note>> {
        let (mut division, mut wrong) = (Self::default(), Vec::new());
        for (line, text) in lines(text) {
            match Entry::read(line, text) {
                Ok(entry) => division.entries.push(entry),
                Err(what) => wrong.push(Note::new(line, what)),
            }
        }
        if wrong.is_empty() { Ok(division) } else { Err(wrong) }
    }

    /// Whether a text is a division: every line of players has its scores behind a semicolon.
    pub fn is_one(text: &str) -> bool {
        let mut lines = lines(text).peekable();
        let is_player = |text: &str| text.contains(';') && Entry::read(0, text).is_ok();
        lines.peek().is_some() && lines.all(|(_, text)| is_player(text))
    }

    /// A player by number, from 1.
    pub fn player(&self, number: usize) -> Option<&Entry> {
        self.entries.get(number.checked_sub(1)?)
    }

    /// What the file says and an event has no place for: each key once, with whom it is about.
    pub fn left(&self) -> Vec<Note> {
        let mut keys: BTreeMap<&str, Vec<&Entry>> = BTreeMap::new();
        let mut notes = Vec::new();
        for entry in &self.entries {
            if let Some(joined) = &entry.joined {
                let what = format!("{}: of the ratings {joined} the first is taken", entry.name);
                notes.push(Note::new(entry.line, what));
            }
            for key in entry.keys.keys().filter(|key| !TAKEN.contains(&key.as_str())) {
                keys.entry(key).or_default().push(entry);
            }
            let fines = entry.keys.get(JUDGED).into_iter().flatten().zip(1..);
            notes.extend(fines.filter(|(value, _)| value.as_str() != "0").map(|(value, round)| {
                let what =
                    format!("{}: penalty {value} in round {round}: impose it in the event", entry.name);
                Note::new(entry.line, what)
            }));
        }
        keys.remove(JUDGED);
        for (key, entries) in keys {
            let line = entries.first().map_or(0, |entry| entry.line);
            let many =
                if entries.len() == 1 { String::new() } else { format!(" and {} more", entries.len() - 1) };
            let name = entries.first().map_or("", |entry| entry.name.as_str());
            let what = if key == SECRET {
                "password: passwords are never taken, nor written anywhere".to_owned()
            } else {
                format!("{key} ({name}{many}): an event has no place for it")
            };
            notes.push(Note::new(line, what));
        }
        notes.sort_by_key(|note| note.line);
        notes
    }

    /// How many rounds have opponents.
    pub fn rounds(&self) -> usize {
        self.entries.iter().map(|entry| entry.opponents.len()).max().unwrap_or_default()
    }
}

/// The lines that are data, with their numbers: any run of CR and LF ends one.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let all = (1..).zip(text.split('\n')).flat_map(|(line, text)| text.split('\r').map(move |it| (line, it)));
    all.filter(|(_, text)| !text.trim().is_empty() && !text.starts_with('#'))
}
