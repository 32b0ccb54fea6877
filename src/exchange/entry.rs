//! A line of a TSH division: a player's name and rating, whom he met, with what scores, and whatever else is kept.

use std::collections::BTreeMap;

/// Everything behind the scores: a word, and its values.
pub type Keys = BTreeMap<String, Vec<String>>;

/// A player of a division.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The line in the file.
    pub line: usize,
    /// The name, without the comma that parts a name's last digit from the rating.
    pub name: String,
    /// The rating; `None` where there is none (0).
    pub rating: Option<u16>,
    /// Further ratings and counts that stand joined to it (`1500+12`).
    pub joined: Option<String>,
    /// The opponent of each round, by number from 1: 0 for a bye or a forfeit, `None` where nobody was paired (`00`).
    pub opponents: Vec<Option<usize>>,
    /// The score of each round; `None` where there is none yet (`00`).
    pub scores: Vec<Option<i32>>,
    /// The rest.
    pub keys: Keys,
}

impl Entry {
    /// Reads a line.
    ///
    /// # Errors
    /// What belongs there instead.
    pub(super) fn read(line: usize, text: &str) -> Result<Self, String> {
        let mut parts = parts(text).into_iter();
        let head = parts.next().unwrap_or_default();
        let mut entry = Self { line, ..Self::default() };
        entry.head(&head)?;
        if let Some(scores) = parts.next() {
            entry.scores = scores.split_whitespace().map(score).collect::<Result<_, _>>()?;
            let last = entry.scores.iter().rposition(Option::is_some).map_or(0, |at| at + 1);
            entry.scores.truncate(last);
        }
        for part in parts {
            let mut words = part.split_whitespace();
            match words.next() {
                // Old versions wrote the player's number there.
                None | Some("#") => {}
                Some(key) => {
                    let values: Vec<String> = words.map(unescaped).collect();
                    entry.keys.insert(key.to_owned(), values);
                }
            }
        }
        if entry.scores.len() > entry.opponents.len() {
            let (scores, rounds) = (entry.scores.len(), entry.opponents.len());
            return Err(format!(
                "{scores} scores, and {rounds} opponents: write an opponent for each score, 0 for a bye"
            ));
        }
        Ok(entry)
    }

    /// Name, rating, opponents: the name ends where the rest are numbers.
    fn head(&mut self, text: &str) -> Result<(), String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let digits = |word: &&str| word.chars().all(|it| it.is_ascii_digit());
        let mut from = words.iter().rposition(|word| !digits(word)).map_or(0, |at| at + 1);
        // A rating of several numbers is the last word that is not one number.
        let joined = from.checked_sub(1).and_then(|at| words.get(at)).filter(|word| is_joined(word));
        if joined.is_some() && from > 1 {
            from -= 1;
        }
        let (name, numbers) = words.split_at(from);
        let Some((rating, opponents)) = numbers.split_first() else {
            let what = if text.trim().is_empty() { "the name is missing" } else { "the rating is missing" };
            return Err(format!("{what}: write Surname, Given 1500, and 0 for no rating"));
        };
        if name.is_empty() {
            return Err("the name is missing: write Surname, Given 1500".to_owned());
        }
        self.name = shown(text, name);
        let first = rating.split(['+', '.']).next().unwrap_or_default();
        let value = first.parse::<u16>().map_err(|_| format!("“{rating}” is no rating: write a number"))?;
        self.rating = Some(value).filter(|it| *it > 0);
        self.joined = (first.len() < rating.len()).then(|| (*rating).to_owned());
        self.opponents = opponents.iter().map(|word| opponent(word)).collect::<Result<_, _>>()?;
        Ok(())
    }

    /// What stands under a key in a round, from 1.
    pub fn of_round(&self, key: &str, round: usize) -> Option<i64> {
        self.keys.get(key)?.get(round.checked_sub(1)?)?.parse().ok()
    }

    /// What stands under a key, in one line.
    pub fn value(&self, key: &str) -> Option<String> {
        self.keys.get(key).map(|values| values.join(" ")).filter(|it| !it.is_empty())
    }

    /// The opponent in a round, from 1.
    pub fn opponent(&self, round: usize) -> Option<usize> {
        self.opponents.get(round.checked_sub(1)?).copied().flatten()
    }

    /// The score in a round, from 1.
    pub fn score(&self, round: usize) -> Option<i32> {
        self.scores.get(round.checked_sub(1)?).copied().flatten()
    }
}

/// The name as it stands in the line, with its own blanks, without the comma at its end.
fn shown(text: &str, words: &[&str]) -> String {
    let mut rest = text;
    let mut end = 0;
    for word in words {
        let at = rest.find(word).unwrap_or_default() + word.len();
        end += at;
        rest = &rest[at..];
    }
    let name = text.get(..end).unwrap_or_default().trim();
    name.strip_suffix(',').unwrap_or(name).trim_end().to_owned()
}

/// `1500+12` or `1500.1480`, and nothing else.
fn is_joined(word: &str) -> bool {
    let groups: Vec<&str> = word.split(['+', '.']).collect();
    groups.len() > 1 && groups.iter().all(|it| !it.is_empty() && it.chars().all(|c| c.is_ascii_digit()))
}

fn opponent(word: &str) -> Result<Option<usize>, String> {
    match word {
        "00" => Ok(None),
        _ => word.parse().map(Some).map_err(|_| format!("“{word}” is no number of an opponent")),
    }
}

fn score(word: &str) -> Result<Option<i32>, String> {
    match word {
        "00" => Ok(None),
        _ if word.starts_with('+') => Err(format!("“{word}” is no score: write it without the plus")),
        _ => word.parse().map(Some).map_err(|_| format!("“{word}” is no score: write a whole number, or 00")),
    }
}

/// The parts between semicolons; `\;` is none.
fn parts(text: &str) -> Vec<String> {
    let (mut all, mut part, mut escape) = (Vec::new(), String::new(), false);
    for letter in text.chars() {
        match letter {
            ';' if !escape => all.push(std::mem::take(&mut part)),
            _ => part.push(letter),
        }
        escape = letter == '\\' && !escape;
    }
    all.push(part);
    all
}

fn unescaped(word: &str) -> String {
    word.replace("\\;", ";").replace("\\\\", "\\")
}
