//! An event as other programs keep it: players by number, and for each what became of every round.

use std::collections::BTreeMap;

use crate::domain::TableId;
use crate::rules::ResultRules;
use crate::tournament::{SideResult, State};

/// What became of a round for a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ChartCell {
    /// He was in no pairing of it.
    #[default]
    Nothing,
    /// A game.
    Game {
        /// The opponent's number, from 1; 0 where he plays alone.
        opponent: usize,
        /// The table.
        table: TableId,
        /// Whether he stands first in the pairing.
        first: bool,
        /// What he and what the opponent got, once it has ended.
        result: Option<[SideResult; 2]>,
    },
    /// He sat at no table, and got this.
    Without(SideResult),
}

/// A player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChartPlayer {
    /// The name.
    pub name: String,
    /// The club or place; empty where nobody said.
    pub club: String,
    /// The rating.
    pub rating: Option<u16>,
    /// A cell for each round.
    pub cells: Vec<ChartCell>,
    /// Whether he plays on no more.
    pub left: bool,
    /// What moved beside the games: half points, and the sum of differences.
    pub moved: (i32, i32),
}

/// An event, player by player in the order of entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chart {
    /// The players.
    pub lines: Vec<ChartPlayer>,
    /// How many rounds were begun.
    pub rounds: u16,
    /// Half points for a win, a draw and a loss.
    pub halves: [u16; 3],
}

impl Chart {
    /// Of an event as it stands.
    pub fn of(state: &State, rules: &ResultRules) -> Self {
        let rounds = usize::from(state.round.0);
        let line = |player: &crate::tournament::Player| ChartPlayer {
            name: player.name.clone(),
            club: player.club.clone(),
            rating: player.rating,
            cells: vec![ChartCell::Nothing; rounds],
            left: state.has_left(&player.name),
            moved: (0, 0),
        };
        let mut lines: Vec<ChartPlayer> = state.players.iter().map(line).collect();
        let numbers: BTreeMap<String, usize> =
            (1..).zip(&lines).map(|(number, line)| (line.name.clone(), number)).collect();
        let number = |name: &str| numbers.get(name).copied().unwrap_or_default();
        let mut put = |player: usize, round: u16, cell: ChartCell| {
            let line = player.checked_sub(1).and_then(|at| lines.get_mut(at));
            let at = usize::from(round).checked_sub(1);
            if let Some(place) = line.zip(at).and_then(|(line, at)| line.cells.get_mut(at)) {
                *place = cell;
            }
        };
        for (at, game) in &state.games {
            let players = [number(&game.players[0]), number(&game.players[1])];
            let sides = game.result.as_ref().map(|played| played.sides);
            for (own, other) in [(0, 1), (1, 0)] {
                let result = sides.map(|sides| [sides[own], sides[other]]);
                let (opponent, table, first) = (players[other], at.table, own == 0);
                put(players[own], at.round.0, ChartCell::Game { opponent, table, first, result });
            }
        }
        for bye in &state.byes {
            put(number(&bye.player), bye.round.0, ChartCell::Without(bye.result));
        }
        for it in state.adjustments.values() {
            let line = number(&it.player).checked_sub(1).and_then(|at| lines.get_mut(at));
            if let Some(line) = line {
                line.moved.0 += it.halves;
                line.moved.1 += it.spread.0;
            }
        }
        let halves = [rules.win.value, rules.draw.value, rules.loss.value];
        Self { lines, rounds: state.round.0, halves }
    }

    /// Whether anybody plays without an opponent at the table, as in a duplicate.
    pub fn is_alone(&self) -> bool {
        let mut cells = self.lines.iter().flat_map(|line| &line.cells);
        cells.any(|cell| matches!(cell, ChartCell::Game { opponent: 0, .. }))
    }

    /// The games of a round by table: the players by number, the first one first, and what each got.
    pub fn games(&self, round: u16) -> Vec<(TableId, [usize; 2], Option<[SideResult; 2]>)> {
        let at = usize::from(round).saturating_sub(1);
        let game = |(number, line): (usize, &ChartPlayer)| match line.cells.get(at)? {
            ChartCell::Game { opponent, table, first: true, result } => {
                Some((*table, [number, *opponent], *result))
            }
            _ => None,
        };
        let mut games: Vec<_> = (1..).zip(&self.lines).filter_map(game).collect();
        games.sort_by_key(|(table, ..)| *table);
        games
    }

    /// A player by number, from 1.
    pub fn line(&self, number: usize) -> Option<&ChartPlayer> {
        self.lines.get(number.checked_sub(1)?)
    }
}

/// Something about a line of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The line, from 1; 0 where it is about no single one.
    pub line: usize,
    /// What is to be said.
    pub what: String,
}

impl Note {
    /// Something about a line.
    pub fn new(line: usize, what: impl Into<String>) -> Self {
        Self { line, what: what.into() }
    }
}
