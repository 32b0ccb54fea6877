//! What must agree in `[results]`, `[late_fix]` and the items of `[[standing]]` and `[[duty]]`.

use strum::VariantArray as _;

use super::across::IdKind;
use super::asks;
use super::diagnostics::Diagnostics;
use super::field::SingleValue;
use super::parse::TableReader;
use super::parse::{self, TomlValue, ValueFault};
use crate::rules::written::WrittenValue;
use crate::rules::{Cited, Criterion, CriterionNames, DutyCause, Expr, ExprTemplate};

pub(in crate::rules) fn draw_lies_between(
    _: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    win: Option<&Cited<u16>>,
    draw: Option<&Cited<u16>>,
    loss: Option<&Cited<u16>>,
) {
    if let (Some(win), Some(draw), Some(loss)) = (win, draw, loss)
        && !(win.value >= draw.value && draw.value >= loss.value)
    {
        let help = "write half points: win = 2, draw = 1, loss = 0";
        diagnostics.contradiction("results.draw", "does not lie between win and loss", help);
    }
}

pub(in crate::rules) fn procedures_are_there(
    chapter: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    kept_open_by: Option<&Option<Cited<Vec<String>>>>,
) {
    for procedure in kept_open_by.into_iter().flatten().flat_map(|leaf| &leaf.value) {
        diagnostics.refers(IdKind::Procedure, procedure, &chapter.at("kept_open_by"));
    }
}

pub(in crate::rules) fn order_is_there(
    chapter: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    order: Option<&Option<Cited<String>>>,
) {
    if let Some(Some(order)) = order {
        diagnostics.refers(IdKind::Standing, &order.value, &chapter.at("order"));
    }
}

pub(in crate::rules) fn knows_the_move(
    _: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    rejected: Option<&Cited<Expr>>,
    accepted: Option<&Cited<Expr>>,
) {
    for (key, expr) in [("wrongly_rejected", rejected), ("wrongly_accepted", accepted)] {
        let names = expr.map(|leaf| leaf.value.names()).unwrap_or_default();
        for name in names.into_iter().filter(|name| *name != "points") {
            let message = format!("`{name}` is not known of a move");
            let help = "known here: points, those of the move";
            diagnostics.contradiction(&format!("late_fix.{key}"), message, help);
        }
    }
}

/// What a formula of standings knows of a player, besides its own constants.
const KNOWN: [&str; 8] = ["points", "wins", "buchholz", "scored", "spread", "starts", "games", "rounds"];

/// Reads the formula of standings, which knows other names than the expressions about a table.
#[expect(clippy::option_option, reason = "missing and wrong are different answers")]
pub(in crate::rules) fn formula(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    key: &'static str,
) -> Option<Option<Expr>> {
    if item.asks_for(key) { item.plain(diagnostics, key, asks::expression).map(Some) } else { Some(None) }
}

/// Reads the names of a formula's constants.
pub(in crate::rules) fn constants(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    key: &'static str,
) -> Option<Vec<String>> {
    if item.asks_for(key) { item.plain(diagnostics, key, parse::list(asks::name)) } else { Some(Vec::new()) }
}

/// No criterion stands there twice, and there is a formula exactly where one of them is it.
pub(in crate::rules) fn criteria_agree(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    criteria: Option<&Vec<Criterion>>,
) {
    let Some(criteria) = criteria else { return };
    if let Some(twice) = (1..criteria.len()).find(|at| criteria[..*at].contains(&criteria[*at])) {
        let message = format!("names its criterion {} twice", twice + 1);
        diagnostics.contradiction(&item.at("criteria"), message, "name each criterion once");
    }
    match (criteria.contains(&Criterion::Formula), item.has("formula")) {
        (true, false) => {
            let help = "add formula = \"…\", or take the criterion out";
            let message = "has the criterion formula, but there is none";
            diagnostics.contradiction(&item.at("criteria"), message, help);
        }
        (false, true) => {
            let help = "add \"formula\" to the criteria, or take it out";
            diagnostics.contradiction(&item.at("formula"), "is a formula that no criterion uses", help);
        }
        (true, true) | (false, false) => {}
    }
}

/// Only a criterion of the order has a name there, and no two have the same.
pub(in crate::rules) fn names_agree(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    criteria: Option<&Vec<Criterion>>,
    names: Option<&Option<CriterionNames>>,
) {
    let (Some(criteria), Some(Some(names))) = (criteria, names) else { return };
    let mut taken: Vec<&str> = Vec::new();
    for criterion in Criterion::VARIANTS {
        let Some(name) = names.of(*criterion) else { continue };
        if !criteria.contains(criterion) {
            let message = format!("calls “{name}” what is no criterion of the order");
            diagnostics.contradiction(&item.at("names"), message, "name what stands in criteria");
        }
        if taken.contains(&name) {
            let message = format!("calls two criteria “{name}”");
            diagnostics.contradiction(&item.at("names"), message, "give each a name of its own");
        }
        taken.push(name);
    }
}

/// A formula names what is known of a player and its constants, and uses each of them.
pub(in crate::rules) fn formula_is_known(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    formula: Option<&Option<Expr>>,
    constants: Option<&Vec<String>>,
) {
    let (Some(formula), Some(constants)) = (formula, constants) else { return };
    let names = formula.as_ref().map(Expr::names).unwrap_or_default();
    let known: Vec<&str> = KNOWN.into_iter().chain(constants.iter().map(String::as_str)).collect();
    for name in names.iter().filter(|name| !known.contains(name)) {
        let help = format!("add it to constants; known are {}", known.join(", "));
        diagnostics.contradiction(&item.at("formula"), format!("`{name}` is not known of a player"), help);
    }
    for constant in constants.iter().filter(|constant| !names.contains(&constant.as_str())) {
        let message = format!("has a constant `{constant}` that no formula uses");
        diagnostics.contradiction(&item.at("constants"), message, "take it out, or use it in the formula");
    }
}

pub(in crate::rules) fn causes_are_there(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    on: Option<&Vec<DutyCause>>,
) {
    let path = item.at("on");
    // A cause that counts under another reading only does not arise here.
    let counting = std::mem::take(&mut diagnostics.scope.counting);
    for cause in on.into_iter().flatten() {
        match cause {
            DutyCause::Sanction(id) => diagnostics.refers(IdKind::Sanction, id, &path),
            DutyCause::Award(id) => diagnostics.refers(IdKind::Award, id, &path),
            DutyCause::Offence(id) => diagnostics.refers(IdKind::Offence, id, &path),
            DutyCause::Threshold(id) => diagnostics.refers(IdKind::Threshold, id, &path),
            DutyCause::EventOpen
            | DutyCause::PlayersEntered
            | DutyCause::RoundEnd
            | DutyCause::EventEnd
            | DutyCause::Escalation => {}
        }
    }
    diagnostics.scope.counting = counting;
}

/// A duty is done on a form that is there.
pub(in crate::rules) fn form_is_there(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    form: Option<&Option<String>>,
) {
    if let Some(Some(id)) = form {
        diagnostics.refers(IdKind::Form, id, &item.at("form"));
    }
}

/// Reads what a duty says, which knows other names than the texts about a table.
pub(in crate::rules) fn duty_text(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    key: &'static str,
) -> Option<ExprTemplate> {
    item.plain(diagnostics, key, asks::template)
}

/// A duty counts places and players where it is about a system, and that is there.
pub(in crate::rules) fn places_are_known(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    text: Option<&ExprTemplate>,
    system: Option<&Option<String>>,
) {
    let (Some(text), Some(system)) = (text, system) else { return };
    let known: &[&str] = if system.is_some() { &["places", "players"] } else { &[] };
    for name in text.names().into_iter().filter(|name| !known.contains(name)) {
        let help = "say in system what it is about and use {places} or {players}, or take the braces out";
        diagnostics.contradiction(&item.at("text"), format!("`{name}` is not known of a duty"), help);
    }
    if let Some(system) = system {
        diagnostics.across.served.push((item.at("system"), system.clone()));
    }
}

impl SingleValue for DutyCause {
    /// `sanction:warning`, `round_end`.
    fn parse(value: &TomlValue<'_>) -> Result<Self, ValueFault> {
        let written = parse::text(value)?;
        let (kind, id) = match written.split_once(':') {
            Some((kind, id)) => (kind, Some(id.trim().to_owned())),
            None => (written.as_str(), None),
        };
        Ok(match (kind, id) {
            ("event_open", None) => Self::EventOpen,
            ("players_entered", None) => Self::PlayersEntered,
            ("round_end", None) => Self::RoundEnd,
            ("event_end", None) => Self::EventEnd,
            ("escalation", None) => Self::Escalation,
            ("sanction", Some(id)) => Self::Sanction(id),
            ("award", Some(id)) => Self::Award(id),
            ("offence", Some(id)) => Self::Offence(id),
            ("threshold", Some(id)) => Self::Threshold(id),
            _ => {
                let causes = [
                    "sanction:ID",
                    "award:ID",
                    "offence:ID",
                    "threshold:ID",
                    "event_open",
                    "players_entered",
                    "round_end",
                    "event_end",
                    "escalation",
                ];
                return Err(parse::unknown_word(&written, &causes));
            }
        })
    }

    fn written(&self) -> WrittenValue {
        match self {
            Self::Sanction(id) => WrittenValue::Event("sanction", id.clone()),
            Self::Award(id) => WrittenValue::Event("award", id.clone()),
            Self::Offence(id) => WrittenValue::Event("offence", id.clone()),
            Self::Threshold(id) => WrittenValue::Event("threshold", id.clone()),
            Self::EventOpen | Self::PlayersEntered | Self::RoundEnd | Self::EventEnd | Self::Escalation => {
                parse::word(self)
            }
        }
    }
}
