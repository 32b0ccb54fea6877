//! What is typed in the results: a table and both sums, both sums of the chosen table, or a table alone.

use crate::domain::{Points, TableId};
use crate::station::TableRow;

/// What was understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Typed {
    /// Nothing is typed.
    Nothing,
    /// A table is looked for.
    Row(TableId),
    /// The final sums of a table, `A` first, and whether its number was typed with them.
    Sums(TableId, [Points; 2], TableNamed),
}

/// Whether the table's number was typed: sums alone belong to the next table without a result, and to no other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TableNamed {
    Typed,
    Chosen,
}

/// What cannot be understood: the message that says why.
pub(super) type Wrong = &'static str;

/// Reads what was typed. Between numbers stand blanks or one of `: / , ; .`; six digits are two sums of three. Where
/// somebody plays alone the second sum is what was possible, and may be left out.
pub(super) fn read(text: &str, rows: &[&TableRow], chosen: Option<TableId>) -> Result<Typed, Wrong> {
    let between = |letter: char| letter.is_whitespace() || ":/,;.".contains(letter);
    let text = &apart(text);
    let parts: Vec<&str> = text.split(between).filter(|part| !part.is_empty()).collect();
    let there = |table: TableId| rows.iter().copied().find(|row| row.table == table);
    let table = |part: &str| part.parse().ok().and_then(|number| there(TableId(number)));
    let here = chosen.and_then(there).ok_or("results-no-row");
    let (row, sums, named) = match parts.as_slice() {
        [] => return Ok(Typed::Nothing),
        [one] => match (here?, two(one)) {
            (row, _) if row.alone() => (row, [number(one)?, Points(0)], TableNamed::Chosen),
            (row, Some(both)) => (row, both, TableNamed::Chosen),
            (_, None) => return table(one).map(|row| Typed::Row(row.table)).ok_or("results-no-table"),
        },
        [first, second] => match (table(first), two(second)) {
            (Some(row), Some(both)) if !row.alone() => (row, both, TableNamed::Typed),
            (Some(row), _) if row.alone() => (row, [number(second)?, Points(0)], TableNamed::Typed),
            _ => (here?, [number(first)?, number(second)?], TableNamed::Chosen),
        },
        [first, a, b] => {
            (table(first).ok_or("results-no-table")?, [number(a)?, number(b)?], TableNamed::Typed)
        }
        _ => return Err("results-too-many"),
    };
    // Who plays alone is entered with what was possible, which nobody can surpass.
    if row.alone() && sums[1].0 > 0 && sums[0] > sums[1] {
        return Err("results-more-than-possible");
    }
    Ok(Typed::Sums(row.table, sums, named))
}

/// A stroke behind a digit stands between two sums, as on a sheet: `441-333`. One before a sum is its sign.
fn apart(text: &str) -> String {
    let mut told = String::with_capacity(text.len());
    for letter in text.chars() {
        let between = "-−–".contains(letter) && told.ends_with(|it: char| it.is_ascii_digit());
        told.push(if between { ' ' } else { letter });
    }
    told
}

/// Two sums of three digits each, written together.
fn two(part: &str) -> Option<[Points; 2]> {
    if part.len() != 6 || !part.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let (a, b) = part.split_at(3);
    Some([number(a).ok()?, number(b).ok()?])
}

fn number(part: &str) -> Result<Points, Wrong> {
    part.replace('−', "-").parse().map(Points).map_err(|_| "form-number")
}
