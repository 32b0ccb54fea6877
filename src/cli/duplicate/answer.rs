//! What is said of a position.

use std::io::{self, Write};

use serde::Serialize;

use crate::engine::{Bag, Scored};

use super::spelled::Spelling;

/// The moves of a position, in their order.
pub(super) struct Answer<'a> {
    pub(super) name: &'a str,
    pub(super) moves: &'a [Scored],
    pub(super) micros: u128,
    pub(super) bag: &'a Bag,
    pub(super) spelling: &'a Spelling,
}

/// The answer to a program.
#[derive(Serialize)]
struct Said<'a> {
    id: &'a str,
    /// Nothing where no move is possible.
    score: Option<u16>,
    moves: Vec<Play>,
    micros: u128,
}

#[derive(Serialize)]
struct Play {
    square: String,
    direction: String,
    word: String,
    score: u16,
}

impl Answer<'_> {
    fn word(&self, found: &Scored) -> String {
        self.spelling.out(&found.play.word.written(self.bag.letters()))
    }

    /// A line for each move; one with - where there is none.
    pub(super) fn lines(&self, out: &mut dyn Write) -> io::Result<()> {
        let Self { name, moves, micros, .. } = self;
        if moves.is_empty() {
            writeln!(out, "{name}\t-\t-\t-\t-\t{micros}")?;
        }
        for found in *moves {
            let (square, direction) = (found.play.square, found.play.direction);
            writeln!(out, "{name}\t{}\t{square}\t{direction}\t{}\t{micros}", found.score, self.word(found))?;
        }
        Ok(())
    }

    /// A JSON object on a line.
    pub(super) fn json(&self, out: &mut dyn Write) -> io::Result<()> {
        let play = |found: &Scored| Play {
            square: found.play.square.to_string(),
            direction: found.play.direction.to_string(),
            word: self.word(found),
            score: found.score,
        };
        let said = Said {
            id: self.name,
            score: self.moves.first().map(|best| best.score),
            moves: self.moves.iter().map(play).collect(),
            micros: self.micros,
        };
        serde_json::to_writer(&mut *out, &said)?;
        writeln!(out)
    }
}
