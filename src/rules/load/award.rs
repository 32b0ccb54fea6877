//! The lists `[[award]]` and `[[end]]`: games decided without the board, and on it.

use crate::rules::{Against, Award, AwardScore, Cited, EndKind, Racks, Serves};

use super::book::Book;
use super::facts::{asks, expr, expr_if_any};
use super::leaf::Basis;
use super::measures::allowed;
use super::offence::phases;
use super::parse::{self, list};
use super::reader::Reader;
use super::refs::List;

pub(super) fn read(file: &mut Reader<'_>, book: &mut Book<'_>) -> Option<Vec<Cited<Award>>> {
    file.items(book, "award", award)
}

fn award(item: &mut Reader<'_>, book: &mut Book<'_>, basis: &Basis) -> Option<Cited<Award>> {
    let id = item.id(book, List::Award);
    let name = item.plain(book, "name", parse::text);
    let against = item.plain(book, "against", parse::named::<Against>);
    let by = item.some(book, "by", parse::named);
    let phases = phases(item, book, true);
    let asks = asks(item, book);
    let allowed = allowed(item, book);
    let counts = item.plain_if_any(book, "counts", list(parse::text));
    let serves = item.plain_if_any(book, "serves", parse::named::<Serves>);
    let winner = score(item, book, "winner");
    let loser = score(item, book, "loser");
    if let (Some(id), Some(against)) = (&id, against) {
        book.award_goes(id, against);
    }
    for counter in counts.iter().flatten().flatten() {
        book.has(List::Counter, counter, &item.at("counts"));
    }
    if let Some(against) = against {
        scores_agree(against, item, book);
    }
    if let Some(Some(serves)) = serves {
        stands_for(serves, against, item, book);
    }
    let (allowed_if, otherwise) = allowed?;
    Some(basis.cited(Award {
        id: id?,
        name: name?,
        against: against?,
        by: by?,
        phases: phases?,
        asks: asks?,
        allowed_if,
        otherwise,
        counts: counts?.unwrap_or_default(),
        serves: serves?,
        winner: winner?,
        loser: loser?,
    }))
}

/// One award for what a player without a table gets, and it is for him alone.
fn stands_for(serves: Serves, against: Option<Against>, item: &Reader<'_>, book: &mut Book<'_>) {
    let path = item.at("serves");
    if against.is_some_and(|against| against != Against::None) {
        let help = "set against to \"none\" and say under winner what he gets";
        book.contradiction(&path, "is for a player who sits at no table, but the award has a loser", help);
    }
    if !book.counting {
        return;
    }
    if book.seen.serves.contains(&serves) {
        let help = "let one award serve it, or let each count under another reading";
        book.contradiction(&path, "is served by another award already", help);
    }
    book.seen.serves.push(serves);
}

/// What a side gets; the outer `None` where it is there and wrong.
#[expect(clippy::option_option, reason = "missing and wrong are different answers")]
fn score(item: &mut Reader<'_>, book: &mut Book<'_>, key: &'static str) -> Option<Option<AwardScore>> {
    if !item.has(key) {
        return Some(item.value(key).and(None));
    }
    let mut table = item.chapter(book, key)?;
    let result = table.plain(book, "result", parse::named);
    let scored = expr(&mut table, book, "scored");
    let spread = expr_if_any(&mut table, book, "spread");
    table.close(book);
    Some(Some(AwardScore { result: result?, scored: scored?, spread: spread? }))
}

/// Whoever wins or loses gets something, and nobody else.
fn scores_agree(against: Against, item: &Reader<'_>, book: &mut Book<'_>) {
    let (needed, needless): (&[_], &[_]) = match against {
        Against::One => (&["winner", "loser"], &[]),
        Against::Both => (&["loser"], &["winner"]),
        Against::None => (&["winner"], &["loser"]),
    };
    for key in needed.iter().filter(|key| !item.has(key)) {
        let message = format!("goes against {}, but does not say what the {key} gets", goes(against));
        let help = format!("add {key} = {{ result = \"…\", scored = \"…\" }}");
        book.contradiction(&item.path, message, help);
    }
    for key in needless.iter().filter(|key| item.has(key)) {
        let message = format!("has a {key}, but the award goes against {}", goes(against));
        book.contradiction(&item.at(key), message, "take it out, or set another against");
    }
}

fn goes(against: Against) -> &'static str {
    match against {
        Against::One => "one player",
        Against::Both => "both players",
        Against::None => "nobody",
    }
}

pub(super) fn read_ends(file: &mut Reader<'_>, book: &mut Book<'_>) -> Option<Vec<Cited<EndKind>>> {
    file.items(book, "end", end)
}

fn end(item: &mut Reader<'_>, book: &mut Book<'_>, basis: &Basis) -> Option<Cited<EndKind>> {
    let id = item.id(book, List::End);
    let name = item.plain(book, "name", parse::text);
    let turns = item.plain_if_any(book, "turns", parse::whole::<u16>);
    let racks = item.plain(book, "racks", parse::named::<Racks>);
    let overtime = item.plain(book, "overtime", parse::boolean);
    if turns == Some(Some(0)) {
        book.contradiction(
            &item.at("turns"),
            "ends a game before it begins",
            "write 1 or more, or take turns out",
        );
    }
    if overtime == Some(true) && book.counting {
        book.seen.overtime_paid.push(item.at("overtime"));
    }
    Some(basis.cited(EndKind { id: id?, name: name?, turns: turns?, racks: racks?, overtime: overtime? }))
}
