//! Chapters `[effects]` and `[penalty]`: what follows an upheld or a rejected challenge, and what an unjustified one
//! costs; with what must agree in them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Cited;
use super::load::diagnostics::Diagnostics;
use super::load::field::TableField;
use super::load::parse::TableReader;
use crate::domain::Points;

/// The two players of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Party {
    /// The player whose play is challenged.
    Mover,
    /// The player who challenges.
    Challenger,
    /// Either of them (who may start the clock).
    Either,
}

/// Which turn is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// The turn in question.
    This,
    /// The next own turn that has not begun; several queue up.
    Next,
}

choice! {
    /// One thing that follows. The vocabulary of all six regulations; no expression language.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
    #[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
    pub enum Consequence by "do" {
        /// The tiles of the play go back to the mover's rack.
        "withdraw_play" => WithdrawPlay,
        /// The play stands.
        "play_stands" => PlayStands,
        /// A turn is lost.
        "lose_turn" => LoseTurn {
            /// Whose.
            who: Party = one_side,
            /// Which.
            turn: Turn,
        },
        /// Zero is recorded for the play.
        "score_zero" => ScoreZero,
        /// The line in the record is struck out.
        "strike_line" => StrikeLine,
        /// Blank marks made with the play are struck out.
        "strike_blank" => StrikeBlank,
        /// A clock is started by a player; an announcement, never a command of the console's.
        "restart_clock" => RestartClock {
            /// Whose time runs.
            whose: Party = one_side,
            /// Who presses.
            by: Party,
            /// Whether that player gets a full budget.
            fresh: bool,
        },
        /// The penalty of chapter `[penalty]`.
        "penalty" => Penalty {
            /// Who gets it.
            who: Party = one_side,
        },
        /// The challenger must react again: approve, or challenge another word.
        "react_again" => ReactAgain,
        /// The claim counts as the round's top word (duplicate).
        "counts_as_top_word" => CountsAsTopWord,
    }
    check note_consequence;
}

/// Reads what follows an upheld challenge.
pub(in crate::rules) fn upheld(
    file: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    _: &'static str,
) -> Option<Vec<Cited<Consequence>>> {
    list(file, diagnostics, ["upheld", "rejected"])
}

/// Reads what follows a rejected challenge.
pub(in crate::rules) fn rejected(
    file: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    _: &'static str,
) -> Option<Vec<Cited<Consequence>>> {
    let rejected = list(file, diagnostics, ["rejected", "upheld"]);
    diagnostics.across.rejected_whole = rejected.is_some();
    rejected
}

/// The first of the two lists. Both are known keys of the chapter; what is wrong with it is complained of only once.
fn list(
    file: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    [wanted, other]: [&'static str; 2],
) -> Option<Vec<Cited<Consequence>>> {
    let mut chapter = file.chapter(diagnostics, "effects")?;
    chapter.asks_for("upheld");
    chapter.asks_for(other);
    let path = if wanted == "upheld" { "effects.upheld" } else { "effects.rejected" };
    let list = chapter.items(diagnostics, wanted, |item, diagnostics, basis| {
        Consequence::read(item, diagnostics, "do").map(|consequence| basis.cited(consequence))
    });
    chapter.close(diagnostics);
    diagnostics.across.list(path, list.as_deref());
    list
}

/// What other chapters must agree with.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "as `choice!` hands over what was read")]
pub(in crate::rules) fn note_consequence(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    consequence: &Consequence,
) {
    if !diagnostics.scope.counting {
        return;
    }
    let (path, across) = (item.path.clone(), &mut diagnostics.across);
    match consequence {
        Consequence::RestartClock { .. } => across.restarts.push(path),
        Consequence::Penalty { .. } if path.starts_with("effects.upheld") => {
            across.upheld_penalty = Some(path);
        }
        Consequence::Penalty { .. } => across.rejected_penalty = Some(path),
        Consequence::WithdrawPlay
        | Consequence::PlayStands
        | Consequence::LoseTurn { .. }
        | Consequence::ScoreZero
        | Consequence::StrikeLine
        | Consequence::StrikeBlank
        | Consequence::ReactAgain
        | Consequence::CountsAsTopWord => {}
    }
}

/// Reads one of the two players; "either" has no turn, no clock and no points.
pub(in crate::rules) fn one_side(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    key: &'static str,
) -> Option<Party> {
    let party = Party::read(item, diagnostics, key)?;
    if party == Party::Either {
        let help = "write \"mover\" or \"challenger\"";
        diagnostics.contradiction(&item.at(key), "`either` is no side of the game", help);
        return None;
    }
    Some(party)
}

table! {
    /// The price of an unjustified challenge.
    pub struct Penalty {
        /// What is paid with.
        pub kind: Cited<PenaltyKind>,
        /// Counted for each word or for each challenge.
        pub unit: Cited<Unit>,
        /// How many units cost nothing.
        pub free: Cited<u16>,
        /// Over what the free units are counted.
        pub scope: Cited<Scope>,
        /// Whether an upheld challenge sets the count of free units back.
        pub reset_on_success: Cited<bool>,
        /// Whether good words in an upheld challenge count and cost. This alone says so: the list of what follows an
        /// upheld challenge never names the penalty.
        pub count_in_upheld: Cited<bool>,
        /// Whether the points go to the opponent.
        pub credit_opponent: Cited<bool>,
        /// What crosses lead to, where the kind is a cross.
        pub crosses: Option<CrossRule>,
    }
    check note_penalty(kind);
    check kind_agrees(kind, free);
}

/// What an unjustified challenge is paid with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PenaltyKind {
    /// Game points; the amount is negative.
    Points(Points),
    /// A penalty cross.
    Cross,
    /// Nothing.
    None,
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// Each challenged word that is acceptable.
    Word,
    /// Each rejected challenge.
    Challenge,
}

/// How long a counter lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// One game.
    Game,
    /// The whole event.
    Event,
}

table! {
    /// What crosses lead to.
    pub struct CrossRule {
        /// At how many crosses the next turn is lost.
        pub threshold: Cited<u16>,
        /// Whether every further cross costs another turn.
        pub each_further: Cited<bool>,
        /// Which turn; `None` for the next one that has not begun.
        pub turn: Option<Cited<Turn>>,
    }
    refuse threshold if |it| it.value == 0 => "is reached without a cross", "write 1 or more";
}

/// What other chapters must agree with.
pub(in crate::rules) fn note_penalty(
    chapter: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    kind: Option<&Cited<PenaltyKind>>,
) {
    diagnostics.across.crosses = Some(chapter.has("crosses"));
    diagnostics.across.price = kind.map(|leaf| leaf.value);
}

/// Crosses have a rule, and nothing is not given away free.
pub(in crate::rules) fn kind_agrees(
    chapter: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    kind: Option<&Cited<PenaltyKind>>,
    free: Option<&Cited<u16>>,
) {
    let Some(kind) = kind.map(|leaf| leaf.value) else { return };
    if kind == PenaltyKind::None && free.is_some_and(|free| free.value > 0) {
        let help = "set free to 0, or say what the others cost";
        diagnostics.contradiction("penalty.free", "gives units free that cost nothing anyway", help);
    }
    if kind == PenaltyKind::Cross && !chapter.has("crosses") {
        let help = "add [penalty.crosses] with threshold and each_further";
        diagnostics.lacks("penalty.kind", "gives crosses, but nothing says what they lead to", help);
    }
}
