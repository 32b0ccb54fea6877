//! A division's rounds: who played whom at which board, who began, with what scores; and what does not agree.

use std::collections::BTreeSet;

use super::{Division, Entry, Note};

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
        let mut reader = Reader { division, round, odd: &mut odd };
        reader.read()
    });
    let mut rounds: Vec<Fixtures> = rounds.collect();
    while rounds.last().is_some_and(|last| !last.is_paired()) {
        rounds.pop();
    }
    (rounds, odd)
}

struct Reader<'d> {
    division: &'d Division,
    round: usize,
    odd: &'d mut Vec<Oddity>,
}

impl<'d> Reader<'d> {
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

    fn say(&mut self, wrong: bool, entry: &Entry, what: String) {
        let note = Note::new(entry.line, what);
        self.odd.push(Oddity { round: self.round, note, wrong });
    }

    /// A game, once: from the line of the one with the lower number.
    fn game(&mut self, (number, entry): (usize, &'d Entry), other: usize) -> Option<Fixture> {
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
