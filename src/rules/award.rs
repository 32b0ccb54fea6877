//! Lists `[[award]]` and `[[end]]`: games decided without the board, and the ways in which they end on it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::{Role, Side};

use super::explain::where_true;
use super::load::asks::asks;
use super::load::{List, id, or_default};
use super::{Ask, Expr, Phase};

table! {
    /// A game that is decided without the board, or against it.
    pub struct Award {
        /// Its id: `no_show`.
        pub id: String = id(List::Award),
        /// What people call it.
        pub name: String,
        /// Against whom it goes.
        pub against: Against,
        /// Who may award it; nobody where it only follows from a sanction, an offence or a counter.
        pub by: Vec<Role> = or_default,
        /// Where the game must stand.
        pub phases: Vec<Phase> = or_default,
        /// What must be known.
        pub asks: Vec<Ask> = asks,
        /// It is awarded only where this holds.
        pub allowed_if: Option<Expr>,
        /// Why not, where it does not.
        pub otherwise: Option<String>,
        /// Whether the loser gives the game up of his own will, or both agree: it is no penalty.
        pub voluntary: bool = or_default,
        /// The counters that go up for whoever loses it.
        pub counts: Vec<String> = or_default,
        /// The counters that go up besides for whoever loses it and never came to the game.
        pub counts_absent: Vec<String> = or_default,
        /// The counters that go up besides for whoever loses it and has played no turn, as its questions `moved_a` and
        /// `moved_b` say.
        pub counts_unmoved: Vec<String> = or_default,
        /// What it stands for where nobody sits at a table.
        pub serves: Option<Serves>,
        /// What the winner gets; for a bye the player, for a draw both.
        pub winner: Option<AwardScore>,
        /// What the loser gets, or both losers.
        pub loser: Option<AwardScore>,
    }
    check measures::refuses_with_a_reason();
    check award::note(id, against, counts, counts_absent);
    check award::asks_who_moved(asks, counts_unmoved);
    check award::given_somewhere(by, phases, serves);
    check award::scores_agree(against);
    check award::stands_for(serves, against);
}

impl Award {
    /// Every counter that may go up for a loser.
    pub fn counters(&self) -> impl Iterator<Item = &String> {
        self.counts.iter().chain(&self.counts_absent).chain(&self.counts_unmoved)
    }

    /// Whether it is for a round that a player has missed, or lost by coming late, and no bye.
    pub fn is_for_a_missed_round(&self) -> bool {
        self.serves.is_some_and(|serves| serves != Serves::Bye)
    }

    /// The question whether the player at a side has played a turn.
    pub fn moved(side: Side) -> &'static str {
        match side {
            Side::A => "moved_a",
            Side::B => "moved_b",
        }
    }
}

/// Against whom an award goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Against {
    /// One player; the other wins.
    One,
    /// Both.
    Both,
    /// Nobody: a bye, an agreed draw.
    None,
}

/// What an award stands for where a player of a round sits at no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Serves {
    /// He has no opponent in this round.
    Bye,
    /// He was not there for it: late, or back later.
    Missed,
    /// He registered late, and has lost by that the round that was being played.
    Late,
}

table! {
    /// What a side gets.
    pub struct AwardScore {
        /// How the game counts.
        pub result: GameResult,
        /// Points of the game.
        pub scored: Expr,
        /// What counts for the sum of differences; `None` for the difference of the points.
        pub spread: Option<Expr>,
    }
}

/// How a game counts for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum GameResult {
    /// Won.
    Win,
    /// Drawn.
    Draw,
    /// Lost.
    Loss,
    /// Not counted.
    None,
}

table! {
    /// A way a game ends on the board.
    pub struct EndKind {
        /// Its id: `out`.
        pub id: String = id(List::End),
        /// What people call it.
        pub name: String,
        /// After how many turns in a row without what counts, where it is that.
        pub turns: Option<u16>,
        /// What becomes of the tiles left.
        pub racks: Racks,
        /// Whether overtime is paid for.
        pub overtime: bool,
        /// Whether it comes only in the playoff: after the round's time, once a move is circled.
        pub playoff: bool = or_default => where_true,
        /// Whether the game is not over after all where a challenge of the play that ended it is upheld.
        pub undone_by_challenge: bool = or_default => where_true,
        /// Whether who made the play that ended it has nothing more to challenge, of whatever kind.
        pub closer_is_done: bool = or_default => where_true,
    }
    refuse turns if |it| *it == Some(0) => "ends a game before it begins", "write 1 or more, or take turns out";
    check award::overtime_is_paid(overtime);
}

/// What becomes of the tiles left on racks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Racks {
    /// They are deducted from their owner and credited to the player who went out.
    Transfer,
    /// They are deducted from their owner and credited to whoever moved last; his own are not deducted.
    ToLast,
    /// They are deducted from their owners.
    OwnOnly,
    /// Nothing.
    None,
    /// The regulation refers to rules that are not in it: the players' final scores are entered as they are.
    External,
}
