//! A division of a TSH event: its players by number, with whom they met and what they scored; its rounds, who
//! played whom at which board; what does not agree, and what of their lines an event has no place for.

use std::collections::{BTreeMap, BTreeSet};

use super::Note;

/// A division.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Division {
    /// The players; a player's number is the place here, from 1.
    pub entries: Vec<DivisionEntry>,
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
            match DivisionEntry::read(line, text) {
                Ok(entry) => division.entries.push(entry),
                Err(what) => wrong.push(Note::new(line, what)),
            }
        }
        if wrong.is_empty() { Ok(division) } else { Err(wrong) }
    }

    /// Whether a text is a division: every line of players has its scores behind a semicolon.
    pub fn is_one(text: &str) -> bool {
        let mut lines = lines(text).peekable();
        let is_player = |text: &str| text.contains(';') && DivisionEntry::read(0, text).is_ok();
        lines.peek().is_some() && lines.all(|(_, text)| is_player(text))
    }

    /// A player by number, from 1.
    pub fn player(&self, number: usize) -> Option<&DivisionEntry> {
        self.entries.get(number.checked_sub(1)?)
    }

    /// What the file says and an event has no place for: each key once, with whom it is about.
    pub fn left(&self) -> Vec<Note> {
        let mut keys: BTreeMap<&str, Vec<&DivisionEntry>> = BTreeMap::new();
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

/// Everything behind the scores: a word, and its values.
pub type EntryKeys = BTreeMap<String, Vec<String>>;

/// A player of a division.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DivisionEntry {
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
    pub keys: EntryKeys,
}

impl DivisionEntry {
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

/// A game of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// The players by number, first the one who began.
    pub players: [usize; 2],
    /// The board.
    pub board: u16,
    /// The final scores, where both are there.
    pub scores: Option<[i32; 2]>,
    /// Whether the file says who began.
    pub starter_known: bool,
}

/// Somebody without an opponent in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alone {
    /// The player's number.
    pub player: usize,
    /// What counts for him: more than 0 for a bye, less for a round that was forfeited, 0 for neither; `None` where
    /// nothing is said yet.
    pub score: Option<i32>,
}

/// A round of a division.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fixtures {
    /// The games, by board.
    pub games: Vec<Fixture>,
    /// Who has a bye.
    pub byes: Vec<Alone>,
    /// Who is not there: a score below 0, or 0.
    pub missed: Vec<Alone>,
}

/// Something of a round that does not agree, or that is not said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Oddity {
    /// The round, from 1.
    pub round: usize,
    /// Where, and what.
    pub note: Note,
    /// Whether the round cannot be read for it.
    pub wrong: bool,
}

impl Fixtures {
    /// Whether anybody is paired in it.
    pub fn is_paired(&self) -> bool {
        !self.games.is_empty() || !self.byes.is_empty()
    }
}

/// The rounds of a division, from the first; as many as have opponents.
pub fn fixtures(division: &Division) -> (Vec<Fixtures>, Vec<Oddity>) {
    let mut odd = Vec::new();
    let rounds = (1..=division.rounds()).map(|round| {
        let mut reader = FixtureReader { division, round, odd: &mut odd };
        reader.read()
    });
    let mut rounds: Vec<Fixtures> = rounds.collect();
    while rounds.last().is_some_and(|last| !last.is_paired()) {
        rounds.pop();
    }
    (rounds, odd)
}

struct FixtureReader<'d> {
    division: &'d Division,
    round: usize,
    odd: &'d mut Vec<Oddity>,
}

impl<'d> FixtureReader<'d> {
    fn read(&mut self) -> Fixtures {
        let mut found = Fixtures::default();
        for (number, entry) in (1..).zip(&self.division.entries) {
            match entry.opponent(self.round) {
                None => {}
                Some(0) => {
                    let alone = Alone { player: number, score: entry.score(self.round) };
                    if alone.score.is_none_or(|score| score > 0) {
                        found.byes.push(alone);
                    } else {
                        found.missed.push(alone);
                    }
                }
                Some(opponent) => found.games.extend(self.game((number, entry), opponent)),
            }
        }
        self.boards(&mut found.games);
        found
    }

    fn say(&mut self, wrong: bool, entry: &DivisionEntry, what: String) {
        let note = Note::new(entry.line, what);
        self.odd.push(Oddity { round: self.round, note, wrong });
    }

    /// A game, once: from the line of the one with the lower number.
    fn game(&mut self, (number, entry): (usize, &'d DivisionEntry), other: usize) -> Option<Fixture> {
        let round = self.round;
        let Some(opponent) = self.division.player(other).filter(|_| other != number) else {
            let what = format!("round {round}: {}: there is no opponent {other}", entry.name);
            self.say(true, entry, what);
            return None;
        };
        if opponent.opponent(round) != Some(number) {
            let what = format!(
                "round {round}: {} is paired with {}, who is not paired with {}",
                entry.name, opponent.name, entry.name
            );
            self.say(true, entry, what);
            return None;
        }
        if other < number {
            return None;
        }
        let firsts = [entry, opponent].map(|it| it.of_round("p12", round));
        let second = matches!(firsts, [Some(2), _] | [_, Some(1)]);
        let starter_known = second || matches!(firsts, [Some(1), _] | [_, Some(2)]);
        if matches!(firsts, [Some(1), Some(1)] | [Some(2), Some(2)]) {
            let what = format!("round {round}: {} and {} both began, or neither", entry.name, opponent.name);
            self.say(false, entry, what);
        }
        let boards = [entry, opponent].map(|it| it.of_round("board", round).filter(|board| *board > 0));
        let board = boards.into_iter().flatten().find_map(|board| u16::try_from(board).ok());
        let scores = match [entry.score(round), opponent.score(round)] {
            [Some(a), Some(b)] => Some([a, b]),
            [None, None] => None,
            _ => {
                let what =
                    format!("round {round}: {} and {}: one score is missing", entry.name, opponent.name);
                self.say(false, entry, what);
                None
            }
        };
        let in_order = Fixture { players: [number, other], board: board.unwrap_or(0), scores, starter_known };
        let turned = |it: Fixture| Fixture {
            players: [it.players[1], it.players[0]],
            scores: it.scores.map(|[a, b]| [b, a]),
            ..it
        };
        Some(if second { turned(in_order) } else { in_order })
    }

    /// Gives every game a board of its own: those of the file, and the free ones to the rest.
    fn boards(&mut self, games: &mut [Fixture]) {
        let (mut taken, mut without) = (BTreeSet::new(), Vec::new());
        for (at, game) in (0..).zip(games.iter()) {
            if game.board == 0 || !taken.insert(game.board) {
                without.push(at);
            }
        }
        for at in without {
            let free = (1..=u16::MAX).find(|board| !taken.contains(board)).unwrap_or(u16::MAX);
            taken.insert(free);
            let Some(game) = games.get_mut(at) else { continue };
            let (was, player) = (std::mem::replace(&mut game.board, free), game.players[0]);
            if let Some(entry) = self.division.player(player).filter(|_| was > 0) {
                let what = format!("round {}: board {was} stands twice: {free} instead", self.round);
                self.say(false, entry, what);
            }
        }
        games.sort_by_key(|game| game.board);
    }
}
