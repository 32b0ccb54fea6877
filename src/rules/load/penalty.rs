//! Chapter `[penalty]` with `[penalty.crosses]`.

use crate::rules::{CrossRule, Penalty, PenaltyKind};

use super::book::Book;
use super::parse;
use super::reader::Reader;

pub(super) fn read(file: &mut Reader<'_>, book: &mut Book<'_>) -> Option<Penalty> {
    let mut chapter = file.chapter(book, "penalty")?;
    let kind = chapter.leaf(book, "kind", parse::penalty_kind);
    let unit = chapter.leaf(book, "unit", parse::named);
    let free = chapter.leaf(book, "free", parse::whole::<u16>);
    let scope = chapter.leaf(book, "scope", parse::named);
    let reset_on_success = chapter.leaf(book, "reset_on_success", parse::boolean);
    let count_in_upheld = chapter.leaf(book, "count_in_upheld", parse::boolean);
    let credit_opponent = chapter.leaf(book, "credit_opponent", parse::boolean);
    let crosses_there = chapter.has("crosses");
    let crosses = chapter.chapter_if_any(book, "crosses").and_then(|table| read_crosses(table, book));
    chapter.close(book);
    book.seen.crosses = Some(crosses_there);
    book.seen.price = kind.as_ref().map(|leaf| leaf.value);
    if let Some(kind) = book.seen.price {
        kind_agrees(book, kind, free.as_ref().map_or(0, |leaf| leaf.value), crosses_there);
    }
    Some(Penalty {
        kind: kind?,
        unit: unit?,
        free: free?,
        scope: scope?,
        reset_on_success: reset_on_success?,
        count_in_upheld: count_in_upheld?,
        credit_opponent: credit_opponent?,
        crosses: if crosses_there { Some(crosses?) } else { None },
    })
}

/// Crosses have a rule, and nothing is not given away free.
fn kind_agrees(book: &mut Book<'_>, kind: PenaltyKind, free: u16, crosses_there: bool) {
    if kind == PenaltyKind::None && free > 0 {
        let help = "set free to 0, or say what the others cost";
        book.contradiction("penalty.free", "gives units free that cost nothing anyway", help);
    }
    if kind == PenaltyKind::Cross && !crosses_there {
        let help = "add [penalty.crosses] with threshold and each_further";
        book.lacks("penalty.kind", "gives crosses, but nothing says what they lead to", help);
    }
}

fn read_crosses(mut chapter: Reader<'_>, book: &mut Book<'_>) -> Option<CrossRule> {
    let threshold = chapter.leaf(book, "threshold", parse::whole);
    let each_further = chapter.leaf(book, "each_further", parse::boolean);
    let turn = chapter.leaf_if_any(book, "turn", parse::named);
    chapter.close(book);
    if threshold.as_ref().is_some_and(|leaf| leaf.value == 0) {
        book.contradiction("penalty.crosses.threshold", "is reached without a cross", "write 1 or more");
    }
    Some(CrossRule { threshold: threshold?, each_further: each_further?, turn: turn? })
}
