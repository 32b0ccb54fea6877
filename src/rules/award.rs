//! Lists `[[award]]` and `[[end]]`: games decided without the board, and the ways in which they end on it; with
//! what must agree in them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::load::across::{IdKind, goes_against};
use super::load::diagnostics::Diagnostics;
use super::load::parse::TableReader;
use super::{AskedFact, Phase};
use crate::domain::{Role, Side};
use crate::rules::Expr;
use crate::rules::explain::where_true;
use crate::rules::load::asks::asks;
use crate::rules::load::{id, or_default};
use crate::rules::offence::refuses_with_a_reason;

table! {
    /// A game that is decided without the board, or against it.
    pub struct Award {
        /// Its id: `no_show`.
        pub id: String = id(IdKind::Award),
        /// What people call it.
        pub name: String,
        /// Against whom it goes.
        pub against: Against,
        /// Who may award it; nobody where it only follows from a sanction, an offence or a counter.
        pub by: Vec<Role> = or_default,
        /// Where the game must stand.
        pub phases: Vec<Phase> = or_default,
        /// What must be known.
        pub asks: Vec<AskedFact> = asks,
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
    check refuses_with_a_reason();
    check note_award(id, against, counts, counts_absent);
    check asks_who_moved(asks, counts_unmoved);
    check given_somewhere(by, phases, serves);
    check scores_agree(against);
    check stands_for(serves, against);
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

impl GameResult {
    /// Its name in files, as in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Draw => "draw",
            Self::Loss => "loss",
            Self::None => "none",
        }
    }
}

table! {
    /// A way a game ends on the board.
    pub struct EndKind {
        /// Its id: `out`.
        pub id: String = id(IdKind::End),
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
    check overtime_is_paid(overtime);
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

/// What other items must agree with.
pub(in crate::rules) fn note_award(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    id: Option<&String>,
    against: Option<&Against>,
    counts: Option<&Vec<String>>,
    counts_absent: Option<&Vec<String>>,
) {
    if let (Some(id), Some(against)) = (id, against) {
        diagnostics.award_goes(id, *against);
    }
    for counter in counts.into_iter().flatten() {
        diagnostics.has(IdKind::Counter, counter, &item.at("counts"));
    }
    for counter in counts_absent.into_iter().flatten() {
        diagnostics.has(IdKind::Counter, counter, &item.at("counts_absent"));
    }
}

/// Where it counts whether somebody has played a turn, both questions for that are asked.
pub(in crate::rules) fn asks_who_moved(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    asks: Option<&Vec<AskedFact>>,
    counts_unmoved: Option<&Vec<String>>,
) {
    let (Some(asks), Some(counters)) = (asks, counts_unmoved) else { return };
    for counter in counters {
        diagnostics.has(IdKind::Counter, counter, &item.at("counts_unmoved"));
    }
    let missing =
        Side::BOTH.map(Award::moved).into_iter().find(|fact| asks.iter().all(|ask| ask.fact != *fact));
    if let Some(fact) = missing.filter(|_| !counters.is_empty()) {
        let message = format!("counts who has played no turn, and does not ask for `{fact}`");
        diagnostics.contradiction(
            &item.at("counts_unmoved"),
            message,
            "ask for moved_a and moved_b, each yes or no",
        );
    }
}

/// Whoever may award it may do so somewhere.
pub(in crate::rules) fn given_somewhere(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    by: Option<&Vec<Role>>,
    phases: Option<&Vec<Phase>>,
    serves: Option<&Option<Serves>>,
) {
    let (Some(by), Some(phases)) = (by, phases) else { return };
    if !by.is_empty() && phases.is_empty() {
        let help = "add phases, or take by out where it only follows from something else";
        diagnostics.lacks(
            &item.at("phases"),
            "says by whom it is awarded, but not where the game stands",
            help,
        );
    }
    if by.is_empty() && matches!(serves, Some(Some(_))) {
        diagnostics.lacks(&item.at("by"), "serves a player without a table, but nobody awards it", "add by");
    }
}

/// One award for what a player without a table gets, and it is for that player alone.
pub(in crate::rules) fn stands_for(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    serves: Option<&Option<Serves>>,
    against: Option<&Against>,
) {
    let Some(Some(serves)) = serves.copied() else { return };
    let path = item.at("serves");
    if against.is_some_and(|against| *against != Against::None) {
        let help = "set against to \"none\" and say under winner what they get";
        let message = "is for a player who sits at no table, but the award has a loser";
        diagnostics.contradiction(&path, message, help);
    }
    if !diagnostics.scope.counting {
        return;
    }
    if diagnostics.across.serves.contains(&serves) {
        let help = "let one award serve it, or let each count under another reading";
        diagnostics.contradiction(&path, "is served by another award already", help);
    }
    diagnostics.across.serves.push(serves);
}

/// Whoever wins or loses gets something, and nobody else.
pub(in crate::rules) fn scores_agree(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    against: Option<&Against>,
) {
    let Some(against) = against.copied() else { return };
    let (needed, needless): (&[_], &[_]) = match against {
        Against::One => (&["winner", "loser"], &[]),
        Against::Both => (&["loser"], &["winner"]),
        Against::None => (&["winner"], &["loser"]),
    };
    let goes = goes_against(against);
    for key in needed.iter().filter(|key| !item.has(key)) {
        let message = format!("goes against {goes}, but does not say what the {key} gets");
        let help = format!("add {key} = {{ result = \"…\", scored = \"…\" }}");
        diagnostics.contradiction(&item.path, message, help);
    }
    for key in needless.iter().filter(|key| item.has(key)) {
        let message = format!("has a {key}, but the award goes against {goes}");
        diagnostics.contradiction(&item.at(key), message, "take it out, or set another against");
    }
}

/// What `[time.overtime]` must agree with.
pub(in crate::rules) fn overtime_is_paid(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    overtime: Option<&bool>,
) {
    if overtime == Some(&true) && diagnostics.scope.counting {
        diagnostics.across.overtime_paid.push(item.at("overtime"));
    }
}
