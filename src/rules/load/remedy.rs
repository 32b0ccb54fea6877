//! What must agree in remedies (`do = …`): what follows an offence, a sanction, a threshold, a procedure's step.

use crate::rules::{Against, Expr, Facts, Remedy, Who};

use super::diagnostics::Diagnostics;
use super::field::Field;
use super::reader::Reader;
use super::refs::{List, Order};

/// What grants, awards and other chapters must agree with.
pub(in crate::rules) fn note(item: &mut Reader<'_>, diagnostics: &mut Diagnostics<'_>, remedy: &Remedy) {
    let (path, counting) = (item.path.clone(), diagnostics.scope.counting);
    match remedy {
        Remedy::Penalty { .. } if counting => diagnostics.across.prices_asked.push(path),
        Remedy::RestartClock { .. } if counting => diagnostics.across.restarts.push(path),
        Remedy::ClockStop => diagnostics.orders(path, Order::Stop),
        Remedy::ClockStart { .. } => diagnostics.orders(path, Order::Start),
        Remedy::ClockAdd { seconds, .. } => diagnostics.orders(path, Order::Add(constant(seconds))),
        Remedy::ClockSet { seconds } => diagnostics.orders(path, Order::Set(constant(seconds))),
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
    item: &mut Reader<'_>,
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
    item: &mut Reader<'_>,
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
    item: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    key: &'static str,
) -> Option<String> {
    let counter = String::read(item, diagnostics, key)?;
    diagnostics.has(List::Counter, &counter, &item.at(key));
    Some(counter)
}
