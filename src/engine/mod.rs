//! The playing board of a duplicate game: squares, moves with their exact scores, and the best of them.
//!
//! A [`Board`] holds what was laid, a [`Bag`] says which tiles there are, a [`Rack`] what may be laid now.
//! [`check`](fn@check) scores what a player wrote on a slip or names every fault of it. An [`Index`] is made from a
//! word list once and loaded from then on; with it [`best`] gives the highest-scoring move, or all moves that share
//! the highest score, and [`all_moves`] every move. Letters are small numbers here: their place among [`Letters`],
//! which are the list's and the tiles' own, 64 at most.
//!
//! Moves of one score stand in one fixed order, see [`Scored`]: whoever repeats a search gets the same master move.

#![cfg_attr(not(test), deny(clippy::wildcard_enum_match_arm))]

mod bag;
mod board;
mod check;
mod index;
mod position;
mod search;

pub use bag::{Bag, BagProblem, Rack, RackProblem};
pub use board::{
    Board, Direction, Laid, Laying, Letters, MOST_LETTERS, Move, NotASquare, SIDE, Scored, Square,
    TooManyLetters,
};
pub use check::{CheckedMove, Formed, PlayFault, check};
pub use index::{Index, IndexProblem};
pub use position::{Position, PositionProblem};
pub use search::{Best, Searcher, all_moves, best};
