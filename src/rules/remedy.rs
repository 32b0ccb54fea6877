//! What may follow an offence, a sanction, a threshold or a step: the remedies of all regulations (`do = …`), with what
//! must agree in them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::load::across::{IdKind, NeededClockOrder};
use super::load::diagnostics::Diagnostics;
use super::load::field::TableField;
use super::load::id_of;
use super::load::parse::TableReader;
use super::{Against, Expr, ExprTemplate, Facts, Turn, Who};

table! {
    /// A remedy and the condition under which it follows.
    pub struct Item {
        /// What follows.
        pub remedy as "do": Remedy,
        /// Only where this holds.
        pub only_if: Option<Expr>,
    }
}

choice! {
    /// What may follow: the vocabulary of all six regulations besides the word challenge.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    #[serde(rename_all = "snake_case", tag = "do")]
    pub enum Remedy by "do" {
        /// A penalty cross.
        "cross" => Cross {
            /// For whom.
            who: Who = gets_a_cross,
        },
        /// The price of chapter `[penalty]`, as for an unjustified word challenge.
        "penalty" => Penalty {
            /// Who pays.
            who: Who,
        },
        /// Game points.
        "points" => Points {
            /// For whom.
            who: Who,
            /// How many; negative for a deduction.
            amount: Expr,
        },
        /// The play counts this much.
        "set_score" => SetScore {
            /// Points of the play.
            score: Expr,
            /// What it counts in a result that was entered already.
            counted: Option<Expr>,
        },
        /// The announced score is put right.
        "correct_score" => CorrectScore,
        /// The record is put right.
        "correct_record" => CorrectRecord,
        /// The result that was entered counts no more: the game goes on, or is scored anew.
        "void_result" => VoidResult,
        /// The tiles of the play go back.
        "withdraw_play" => WithdrawPlay,
        /// Everything is put back as it was when the move began.
        "reset_move" => ResetMove,
        /// A turn is lost.
        "lose_turn" => LoseTurn {
            /// Whose.
            who: Who = one_player,
            /// Which.
            turn: Turn,
        },
        /// A clock is started by a player: said, never ordered.
        "restart_clock" => RestartClock {
            /// Whose time runs.
            whose: Who = one_player,
            /// Whether with a full budget.
            fresh: bool,
            /// Who presses.
            by: Who,
        },
        /// The table's clock is stopped.
        "clock_stop" => ClockStop,
        /// The table's clock is started.
        "clock_start" => ClockStart {
            /// Whose time runs.
            whose: Who = one_player,
        },
        /// Time is added to the table's clock, or taken.
        "clock_add" => ClockAdd {
            /// Whose.
            whose: Who,
            /// Seconds; negative takes.
            seconds: Expr,
        },
        /// Both sides of the table's clock are set.
        "clock_set" => ClockSet {
            /// Seconds.
            seconds: Expr,
        },
        /// Something is counted.
        "count" => Count {
            /// For whom.
            who: Who,
            /// The counter's name: `warnings`.
            counter: String = counter,
        },
        /// The game is decided without the board.
        "award" => Award {
            /// The award's id.
            award: String,
            /// Who loses it.
            against: Who,
        },
        /// A player plays on no more.
        "exclude" => Exclude {
            /// Who.
            who: Who,
            /// From what.
            from: Excluded,
        },
        /// A guided procedure begins.
        "procedure" => Procedure {
            /// Its id.
            procedure: String = id_of(IdKind::Procedure),
        },
        /// The word is looked up again.
        "relook" => Relook,
        /// The move counts nothing for its player.
        "annul_move" => AnnulMove {
            /// Whose.
            who: Who = one_player,
            /// What the game's result counted for it, where it has one: that is taken off in the standings.
            counted: Option<Expr>,
        },
        /// The spread of the tournament moves, the game does not.
        "spread" => Spread {
            /// Whose.
            who: Who,
            /// By how much.
            points: Expr,
        },
        /// The standings move, no game does.
        "table" => Table {
            /// Whose.
            who: Who,
            /// Half points of matches.
            half_points: Option<Expr>,
            /// Points scored.
            scored: Option<Expr>,
            /// The sum of differences.
            spread: Option<Expr>,
        },
        /// Somebody does something.
        "say" => Say {
            /// What.
            text: ExprTemplate,
        },
    }
    check note;
}

/// What a player is excluded from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Excluded {
    /// The rest of the event.
    Event,
    /// The round.
    Round,
}

/// What grants, awards and other chapters must agree with.
pub(in crate::rules) fn note(item: &mut TableReader<'_>, diagnostics: &mut Diagnostics<'_>, remedy: &Remedy) {
    let (path, counting) = (item.path.clone(), diagnostics.scope.counting);
    match remedy {
        Remedy::Penalty { .. } if counting => diagnostics.across.prices_asked.push(path),
        Remedy::RestartClock { .. } if counting => diagnostics.across.restarts.push(path),
        Remedy::ClockStop => diagnostics.orders(path, NeededClockOrder::Stop),
        Remedy::ClockStart { .. } => diagnostics.orders(path, NeededClockOrder::Start),
        Remedy::ClockAdd { seconds, .. } => {
            diagnostics.orders(path, NeededClockOrder::Add(constant(seconds)));
        }
        Remedy::ClockSet { seconds } => diagnostics.orders(path, NeededClockOrder::Set(constant(seconds))),
        Remedy::Award { award, against } => {
            let wanted = if *against == Who::Both { Against::Both } else { Against::One };
            diagnostics.awards(award, &[wanted], &item.at("award"));
        }
        Remedy::Table { half_points: None, scored: None, spread: None, .. } => {
            let help = "write half_points, scored or spread with an expression";
            diagnostics.contradiction(&path, "moves nothing in the standings", help);
        }
        Remedy::Cross { .. }
        | Remedy::Penalty { .. }
        | Remedy::Points { .. }
        | Remedy::SetScore { .. }
        | Remedy::CorrectScore
        | Remedy::CorrectRecord
        | Remedy::VoidResult
        | Remedy::WithdrawPlay
        | Remedy::ResetMove
        | Remedy::LoseTurn { .. }
        | Remedy::RestartClock { .. }
        | Remedy::Count { .. }
        | Remedy::Exclude { .. }
        | Remedy::Procedure { .. }
        | Remedy::Relook
        | Remedy::AnnulMove { .. }
        | Remedy::Spread { .. }
        | Remedy::Table { .. }
        | Remedy::Say { .. } => {}
    }
}

/// The value of an expression that needs no facts.
fn constant(expr: &Expr) -> Option<i64> {
    expr.value(&Facts::new()).ok()
}

/// Reads one of the players.
pub(in crate::rules) fn one_player(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    key: &'static str,
) -> Option<Who> {
    let who = Who::read(item, diagnostics, key)?;
    if who == Who::Both {
        let help = "write \"offender\" or \"claimant\", and an item for each where it is both";
        diagnostics.contradiction(&item.at(key), "needs one of the two players", help);
        return None;
    }
    Some(who)
}

/// Reads who gets a cross; that there is one is known even where it is not known for whom.
pub(in crate::rules) fn gets_a_cross(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    key: &'static str,
) -> Option<Who> {
    if diagnostics.scope.counting {
        diagnostics.across.crosses_given.push(item.path.clone());
    }
    Who::read(item, diagnostics, key)
}

/// Reads a counter's name, which is known from now on.
pub(in crate::rules) fn counter(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    key: &'static str,
) -> Option<String> {
    let counter = String::read(item, diagnostics, key)?;
    diagnostics.has(IdKind::Counter, &counter, &item.at(key));
    Some(counter)
}
