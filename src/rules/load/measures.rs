//! The lists `[[procedure]]`, `[[sanction]]` and `[[threshold]]`: what officials do, and what counters lead to.

use crate::rules::{Cited, Expr, Procedure, ProcedureStep, Sanction, Scope, Threshold};

use super::book::Book;
use super::facts::{asks, expr_if_any, template};
use super::leaf::Basis;
use super::offence::phases;
use super::parse;
use super::reader::Reader;
use super::refs::List;
use super::remedy;

pub(super) fn read_procedures(file: &mut Reader<'_>, book: &mut Book<'_>) -> Option<Vec<Cited<Procedure>>> {
    file.items(book, "procedure", procedure)
}

fn procedure(item: &mut Reader<'_>, book: &mut Book<'_>, basis: &Basis) -> Option<Cited<Procedure>> {
    let id = item.id(book, List::Procedure);
    let name = item.plain(book, "name", parse::text);
    let phases = phases(item, book, true);
    let by = item.some(book, "by", parse::named);
    let side = item.plain(book, "side", parse::boolean);
    let on = item.plain_if_any(book, "on", parse::named);
    let asks = asks(item, book);
    let allowed = allowed(item, book);
    book.sideless = side == Some(false);
    let steps = item.items(book, "steps", step);
    book.sideless = false;
    if steps.as_ref().is_some_and(Vec::is_empty) {
        let help = "add a [[procedure.steps]] with a text";
        book.contradiction(&item.path, "has no step to take", help);
    }
    let (allowed_if, otherwise) = allowed?;
    Some(basis.cited(Procedure {
        id: id?,
        name: name?,
        phases: phases?,
        by: by?,
        side: side?,
        on: on?,
        asks: asks?,
        allowed_if,
        otherwise,
        steps: steps?,
    }))
}

fn step(item: &mut Reader<'_>, book: &mut Book<'_>, basis: &Basis) -> Option<Cited<ProcedureStep>> {
    let text = template(item, book, "text");
    let only_if = expr_if_any(item, book, "only_if");
    let remedy = if item.has("do") { remedy::remedy(item, book).map(Some) } else { Some(None) };
    Some(basis.cited(ProcedureStep { text: text?, only_if: only_if?, remedy: remedy? }))
}

/// The condition under which something is done at all, and what is said where it is not met.
pub(super) fn allowed(item: &mut Reader<'_>, book: &mut Book<'_>) -> Option<(Option<Expr>, Option<String>)> {
    let allowed_if = expr_if_any(item, book, "allowed_if");
    let otherwise = item.plain_if_any(book, "otherwise", parse::text);
    match (item.has("allowed_if"), item.has("otherwise")) {
        (true, false) => {
            let help = "add otherwise = \"why not, and what is allowed instead\"";
            book.contradiction(&item.at("allowed_if"), "refuses without a word", help);
        }
        (false, true) => {
            let help = "add allowed_if, or take otherwise out";
            book.contradiction(&item.at("otherwise"), "says why not, but nothing is refused", help);
        }
        _ => {}
    }
    Some((allowed_if?, otherwise?))
}

pub(super) fn read_sanctions(file: &mut Reader<'_>, book: &mut Book<'_>) -> Option<Vec<Cited<Sanction>>> {
    file.items(book, "sanction", sanction)
}

fn sanction(item: &mut Reader<'_>, book: &mut Book<'_>, basis: &Basis) -> Option<Cited<Sanction>> {
    let id = item.id(book, List::Sanction);
    let name = item.plain(book, "name", parse::text);
    let level = item.plain(book, "level", parse::whole::<u8>);
    let by = item.some(book, "by", parse::named);
    let phases = phases(item, book, true);
    let asks = asks(item, book);
    let allowed = allowed(item, book);
    let effects = item.items(book, "effects", remedy::item);
    if level == Some(0) {
        book.contradiction(
            &item.at("level"),
            "is no place in an order",
            "count the levels from 1, the mildest",
        );
    }
    let (allowed_if, otherwise) = allowed?;
    Some(basis.cited(Sanction {
        id: id?,
        name: name?,
        level: level?,
        by: by?,
        phases: phases?,
        asks: asks?,
        allowed_if,
        otherwise,
        effects: effects?,
    }))
}

pub(super) fn read_thresholds(file: &mut Reader<'_>, book: &mut Book<'_>) -> Option<Vec<Cited<Threshold>>> {
    file.items(book, "threshold", threshold)
}

fn threshold(item: &mut Reader<'_>, book: &mut Book<'_>, basis: &Basis) -> Option<Cited<Threshold>> {
    let id = item.id(book, List::Threshold);
    let counter = item.plain(book, "counter", parse::text);
    let at = item.plain(book, "at", parse::whole::<u16>);
    let each_further = item.plain(book, "each_further", parse::boolean);
    let scope = item.plain(book, "scope", parse::named::<Scope>);
    let must = item.plain(book, "must", parse::boolean);
    book.nothing_asked();
    let effects = item.items(book, "effects", remedy::item);
    if at == Some(0) {
        book.contradiction(&item.at("at"), "is reached before anything is counted", "write 1 or more");
    }
    if effects.as_ref().is_some_and(Vec::is_empty) {
        let help = "add [[threshold.effects]]; do = \"say\" where people do it";
        book.contradiction(&item.path, "leads to nothing", help);
    }
    if let Some(counter) = &counter {
        book.refers(List::Counter, counter, &item.at("counter"));
    }
    Some(basis.cited(Threshold {
        id: id?,
        counter: counter?,
        at: at?,
        each_further: each_further?,
        scope: scope?,
        must: must?,
        effects: effects?,
    }))
}
